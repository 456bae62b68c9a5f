// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Board.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

/// What a player likes: where two choices are nearly as good, its style decides. Players of one level differ by it, and are
/// as strong.
namespace academy::players
{

enum class Style : std::uint8_t {
    Even, ///< no favourites
    Bold, ///< Jousts and Tournaments
    Careful, ///< never last: Education and Charity
    Collector, ///< what adds up: King's Service and Quests
};

/// All but Even, as they are named in records and commands: "bold", "careful", "collector".
[[nodiscard]] std::span<const std::string_view> styleNames();

/// Even for an empty or unknown name.
[[nodiscard]] Style styleNamed(std::string_view name);

/// How much a squire cares for each board, in 1/100.
using Interests = std::array<int, rules::boardCount>;

inline constexpr Interests evenInterests{100, 100, 100, 100, 100, 100, 100};

[[nodiscard]] const Interests &interestsOf(Style style);

} // namespace academy::players
