// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Prompt.h"

#include <algorithm>

namespace academy::model
{

Prompt::Prompt(QObject *parent)
    : QObject(parent)
{
}

void Prompt::show(const PromptShown &shown)
{
    if (m_shown != shown) {
        m_shown = shown;
        Q_EMIT changed();
    }
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
