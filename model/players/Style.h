// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Board.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
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

/// How much for one board, in 1/100.
struct Interest {
    rules::Board board{};
    int percent = 100;
};

/// So much for these boards, and `others`, in 1/100, for every other one.
[[nodiscard]] constexpr Interests interestsIn(std::initializer_list<Interest> boards, int others = 100)
{
    Interests interests{};
    interests.fill(others);
    for (const Interest &interest : boards) {
        interests[static_cast<std::size_t>(interest.board)] = interest.percent;
    }
    return interests;
}

inline constexpr Interests evenInterests = interestsIn({});

/// Of players who see what the boards are worth; weaker ones may need another balance (Likings.h).
[[nodiscard]] const Interests &interestsOf(Style style);

} // namespace academy::players
