// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <cstdint>
#include <limits>

/// Sets of squires or players as bits: who decides now, who has won, who knows.
namespace academy::rules
{

/// Whether the one of that number is in the set. `nobody`, and any number that is no squire's or player's, is in none.
[[nodiscard]] constexpr bool isIn(std::uint8_t set, int number)
{
    return number >= 0 && number < std::numeric_limits<std::uint8_t>::digits && ((set >> number) & 1) != 0;
}

} // namespace academy::rules
