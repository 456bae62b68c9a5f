// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "decision/Prompt.h"

#include "rows/RuleEnums.h"
#include "rows/ShownChanges.h"

#include <algorithm>
#include <utility>

namespace academy::model
{

namespace
{

// One of them, by a row that QML names.
template <typename Thing>
std::optional<Thing> chosenFrom(const std::vector<Thing> &things, int row)
{
    return row >= 0 && row < static_cast<int>(things.size()) ? std::optional(things[static_cast<std::size_t>(row)])
                                                             : std::nullopt;
}

} // namespace

Prompt::Prompt(QObject *parent)
    : QObject(parent)
{
}

void Prompt::ask(const Choice &choice)
{
    m_choice = choice;
    m_open = true;
}

void Prompt::withdraw()
{
    m_choice.reset();
    m_open = false;
}

template <typename Tap>
void Prompt::tap(Tap tap)
{
    if (!m_open) {
        return;
    }
    const std::vector<int> before = m_choice->chosenCards();
    const Choice::Answer objection = tap(*m_choice);
    const std::vector<int> after = m_choice->chosenCards();
    Q_EMIT tapped(objection);
    if (after.size() >= before.size() && after != before) {
        Q_EMIT cardLifted();
    }
}

void Prompt::choose(const rules::Action &action)
{
    if (m_open) {
        m_choice->choose(action);
        Q_EMIT tapped({});
    }
}

void Prompt::chooseCard(int row)
{
    tap([row](Choice &choice) { return choice.tapCard(row); });
}

void Prompt::chooseBoard(Enums::Board board)
{
    tap([where = toRules(board)](Choice &choice) {
        return where ? choice.tapBoard(*where) : Choice::Answer(notAsked);
    });
}

void Prompt::choosePlace(int place)
{
    tap([place](Choice &choice) { return choice.tapPlace(place); });
}

void Prompt::chooseStack(int row)
{
    tap([this, row](Choice &choice) {
        const bool offered = row >= 0 && row < m_shown.stacks.size() && m_shown.stacks.at(row).mayBeTaken;
        return offered ? choice.tapStack(m_shown.stacks.at(row).stack) : Choice::Answer(notAsked);
    });
}

void Prompt::chooseCovered(int row)
{
    tap([row](Choice &choice) { return choice.tapCovered(row); });
}

void Prompt::choosePartner(int row)
{
    tap([row](Choice &choice) { return choice.tapPartner(chosenFrom(choice.partners(), row).value_or(-1)); });
}

void Prompt::chooseGive(int row)
{
    tap([row](Choice &choice) { return choice.tapGive(chosenFrom(choice.gives(), row).value_or(rules::noCoat)); });
}

void Prompt::chooseTake(int row)
{
    tap([row](Choice &choice) {
        const auto coat = chosenFrom(choice.takeable(), row);
        return coat ? choice.tapTake(*coat) : Choice::Answer(notAsked);
    });
}

void Prompt::drop(int row, Enums::Board board)
{
    tap([row, where = toRules(board)](Choice &choice) {
        return where ? choice.drop(row, *where) : Choice::Answer(notAsked);
    });
}

void Prompt::cancel()
{
    tap([](Choice &choice) {
        choice.clear();
        return Choice::Answer();
    });
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
    if (m_open && button >= 0 && button < m_shown.buttons.size() && m_shown.buttons.at(button).action) {
        const rules::Action action = *m_shown.buttons.at(button).action; // what is shown changes with it
        Q_EMIT decided(action);
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
