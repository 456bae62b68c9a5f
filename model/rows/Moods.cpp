// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rows/Moods.h"

namespace academy::model
{

using Enums::Mood;

Mood Moods::atTable(bool deciding, std::optional<bool> won)
{
    if (won) {
        return *won ? Mood::Proud : Mood::Calm;
    }
    return deciding ? Mood::Thinking : Mood::Calm;
}

Mood Moods::paid(int value)
{
    return value > 0 ? Mood::Proud : value < 0 ? Mood::Dismayed : Mood::Calm;
}

Mood Moods::atEnd(bool winner, int total, int fewest, int most)
{
    if (winner) {
        return Mood::Proud;
    }
    return total == fewest && fewest < most ? Mood::Dismayed : Mood::Calm;
}

} // namespace academy::model
