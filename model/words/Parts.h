// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Prompt.h"
#include "match/Scene.h"

#include <QCoreApplication>

/// The parts of a prompt that only some decisions have: Lancelot's stacks, the covered discs of a tie, partners and coats of
/// the exchange.
namespace academy::model
{

class Parts
{
    Q_DECLARE_TR_FUNCTIONS(Parts)

public:
    static void add(PromptShown &shown, const Scene &scene, const Choice &choice);

private:
    static void addStacks(PromptShown &shown, const Scene &scene, const Choice &choice);
    static void addCovered(PromptShown &shown, const Scene &scene, const Choice &choice);
    static void addExchange(PromptShown &shown, const Scene &scene, const Choice &choice);
};

} // namespace academy::model
