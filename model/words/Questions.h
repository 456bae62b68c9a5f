// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Prompt.h"
#include "match/Scene.h"

#include <QCoreApplication>

/// What is asked of the person who has to decide, and what is said while nobody has to. The parts of a prompt that depend
/// on the choice alone.
namespace academy::model
{

class Questions
{
    Q_DECLARE_TR_FUNCTIONS(Questions)

public:
    /// The prompt of this moment, without refusal and what happened since.
    [[nodiscard]] static PromptShown prompt(const Scene &scene);

private:
    [[nodiscard]] static PromptShown waiting(const Scene &scene);
    [[nodiscard]] static PromptShown person(const Scene &scene);
    [[nodiscard]] static QString title(const Scene &scene);
    [[nodiscard]] static QString subtitle(const Scene &scene);
    [[nodiscard]] static QString oneOfSeveral(const Scene &scene);
    [[nodiscard]] static QString question(const Scene &scene);
    [[nodiscard]] static QString pass(const Scene &scene);
    [[nodiscard]] static QString hint(const Choice &choice);
    [[nodiscard]] static QString hintForExchange(const Choice &choice);
};

} // namespace academy::model
