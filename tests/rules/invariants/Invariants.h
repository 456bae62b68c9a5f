// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Game.h"

#include <string>

/// What holds in every state of every game, whatever is played. Each function says what is wrong, or nothing.
namespace academy::rules::test
{

/// Discs, stacks and ranks; Cup and Scrolls; where King's Service ends (section 3, R10.1.1, R10.4.1).
[[nodiscard]] std::string wrongOnTheBoards(const State &state);

/// Every card dealt is in a hand, kept or played, and none is there twice (R2.2, section 4, R9.2 to R9.5).
[[nodiscard]] std::string wrongWithTheCards(const State &state);

/// Only coats that the options can give, and points that are their sum (R5.7, R10.5.1).
[[nodiscard]] std::string wrongWithTheCoats(const State &state);

/// Who decides, what is offered to choose from, what is asked at all.
[[nodiscard]] std::string wrongWithTheChoices(const State &state);

} // namespace academy::rules::test
