// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Prompt.h"
#include "match/Scene.h"

#include <QCoreApplication>

/// The buttons under a question: what the actions of a choice are called.
namespace academy::model
{

class Buttons
{
    Q_DECLARE_TR_FUNCTIONS(Buttons)

public:
    /// Always at least one; the first ones are the golden ones, disabled until the choice is complete; declining comes last.
    [[nodiscard]] static QList<PromptButton> of(const Scene &scene, const Choice &choice);

    /// What an action would be called on a button.
    [[nodiscard]] static QString text(const Choice &choice, const People &people, const rules::Action &action);

private:
    [[nodiscard]] static QString incomplete(const Choice &choice);
    [[nodiscard]] static QString incompleteExchange(const Choice &choice);
};

} // namespace academy::model
