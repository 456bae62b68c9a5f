// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"

#include <optional>

/// The faces that squires make. Proud ones stand before gold, which means now: only who gets something or has won is proud.
namespace academy::model::Moods
{

/// At the table: who has a decision to make thinks. `won` is told when the game is over.
[[nodiscard]] Enums::Mood atTable(bool deciding, std::optional<bool> won);

/// When a board pays: honour or squares to move, dishonour, or nothing that may be seen.
[[nodiscard]] Enums::Mood paid(int value);

/// At the end: the winners; whoever has the fewest points, unless that is as many as all the others.
[[nodiscard]] Enums::Mood atEnd(bool winner, int total, int fewest, int most);

} // namespace academy::model::Moods
