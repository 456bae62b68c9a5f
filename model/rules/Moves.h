// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/State.h"

/// Moves by themselves, for those who show what a choice would do. A game goes on by actions (Game.h), in which more may
/// follow a move.
namespace academy::rules
{

/// Moves a disc up as a Gallantry bonus does (R5.1), with the Scroll that it passes (R10.4.1).
void moveByBonus(State &state, int squire, Board board, int squares);

} // namespace academy::rules
