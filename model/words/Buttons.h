// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Prompt.h"
#include "match/Scene.h"

#include <QCoreApplication>

#include <vector>

/// The buttons under a question, and the actions that they stand for.
namespace academy::model
{

class Buttons
{
    Q_DECLARE_TR_FUNCTIONS(Buttons)

public:
    /// Always at least one; the first ones are the golden ones, disabled until the choice is complete; declining comes last.
    [[nodiscard]] static QList<PromptButton> of(const Scene &scene, const Choice &choice);
    /// The action of each button, in the same order; nothing for a disabled one.
    [[nodiscard]] static std::vector<std::optional<rules::Action>> actions(const Choice &choice);

    /// What an action would be called on a button.
    [[nodiscard]] static QString text(const Choice &choice, const People &people, const rules::Action &action);

private:
    [[nodiscard]] static QString incomplete(const Choice &choice);
};

} // namespace academy::model
