// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "decision/Prompt.h"

#include "rows/ShownChanges.h"

#include <algorithm>
#include <utility>

namespace academy::model
{

Prompt::Prompt(QObject *parent)
    : QObject(parent)
{
}

void Prompt::show(const PromptShown &shown)
{
    if (m_shown == shown) {
        return;
    }
    const PromptShown before = std::exchange(m_shown, shown);
    using Is = PromptShown;
    tellChanges(
        *this, before, m_shown, ShownMember{&Is::decision, &Prompt::decisionChanged},
        ShownMember{&Is::seat, &Prompt::seatChanged}, ShownMember{&Is::player, &Prompt::playerChanged},
        ShownMember{&Is::name, &Prompt::nameChanged}, ShownMember{&Is::tincture, &Prompt::tinctureChanged},
        ShownMember{&Is::curtain, &Prompt::curtainChanged}, ShownMember{&Is::title, &Prompt::titleChanged},
        ShownMember{&Is::subtitle, &Prompt::subtitleChanged}, ShownMember{&Is::question, &Prompt::questionChanged},
        ShownMember{&Is::hint, &Prompt::hintChanged}, ShownMember{&Is::answer, &Prompt::answerChanged},
        ShownMember{&Is::answers, &Prompt::answersChanged}, ShownMember{&Is::buttons, &Prompt::buttonsChanged},
        ShownMember{&Is::refusal, &Prompt::refusalChanged}, ShownMember{&Is::refusalRule, &Prompt::refusalRuleChanged},
        ShownMember{&Is::since, &Prompt::sinceChanged}, ShownMember{&Is::needed, &Prompt::neededChanged},
        ShownMember{&Is::chosenCount, &Prompt::chosenCountChanged}, ShownMember{&Is::stacks, &Prompt::stacksChanged},
        ShownMember{&Is::partners, &Prompt::partnersChanged}, ShownMember{&Is::gives, &Prompt::givesChanged},
        ShownMember{&Is::takes, &Prompt::takesChanged}, ShownMember{&Is::covered, &Prompt::coveredChanged});
    Q_EMIT changed();
}

QString Prompt::confirmText() const
{
    const int button = confirmButton();
    return button < 0 ? QString() : m_shown.buttons.at(button).text;
}

void Prompt::press(int button)
{
    if (button >= 0 && button < m_shown.buttons.size() && m_shown.buttons.at(button).enabled) {
        Q_EMIT pressed(button);
    }
}

void Prompt::confirm()
{
    press(confirmButton());
}

int Prompt::confirmButton() const
{
    const auto ready = [](const PromptButton &button) { return button.first && button.enabled; };
    const QList<PromptButton> &buttons = m_shown.buttons;
    const auto found = std::ranges::find_if(buttons, ready);
    return std::ranges::count_if(buttons, ready) == 1 ? static_cast<int>(found - buttons.begin()) : -1;
}

} // namespace academy::model
