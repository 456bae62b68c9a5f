// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include "rules/Board.h"

#include <array>
#include <cstdint>

/// Coats of arms: tokens worth Chivalry Points (R5.7). A coat is one of the 28 kinds (board and value) that any stakes or
/// variation can give. They are numbered in the order of their text (`board:value`), so sorting coats as text is sorting
/// them by number. A squire's coats are counted by kind.
namespace academy::rules
{

enum class Coat : std::uint8_t { };

inline constexpr Coat noCoat{0xFF};

struct CoatFacts {
    Board board;
    std::int8_t value;
};

inline constexpr int coatCount = 28;

inline constexpr std::array<CoatFacts, coatCount> coatTable{{
    {Board::Charity, -1},      {Board::Charity, -10},    {Board::Charity, -3},     {Board::Charity, -5},
    {Board::Education, -1},    {Board::Education, -3},   {Board::Jousts, 1},       {Board::Jousts, 2},
    {Board::Jousts, 3},        {Board::Jousts, 5},       {Board::Jousts, 8},       {Board::KingsService, 1},
    {Board::KingsService, 12}, {Board::KingsService, 2}, {Board::KingsService, 3}, {Board::KingsService, 4},
    {Board::KingsService, 6},  {Board::Quests, 1},       {Board::Quests, 10},      {Board::Quests, 17},
    {Board::Quests, 2},        {Board::Quests, 3},       {Board::Quests, 4},       {Board::Tournaments, 1},
    {Board::Tournaments, 2},   {Board::Tournaments, 3},  {Board::Tournaments, 5},  {Board::Tournaments, 8},
}};

[[nodiscard]] constexpr const CoatFacts &facts(Coat coat)
{
    return coatTable[static_cast<std::size_t>(coat)];
}

[[nodiscard]] constexpr int index(Coat coat)
{
    return static_cast<int>(coat);
}

/// The coat of that board and value; noCoat when no rule gives such a one.
[[nodiscard]] constexpr Coat coatOf(Board board, int value)
{
    for (std::size_t i = 0; i < coatTable.size(); ++i) {
        if (coatTable[i].board == board && coatTable[i].value == value) {
            return static_cast<Coat>(i);
        }
    }
    return noCoat;
}

/// R10.5.1, R10.6.1: a positive coat of Jousts, Tournaments or King's Service.
[[nodiscard]] constexpr bool isDeed(Coat coat)
{
    const CoatFacts &f = facts(coat);
    return f.value > 0 && (f.board == Board::Jousts || f.board == Board::Tournaments || f.board == Board::KingsService);
}

/// Coats of one squire, counted by kind.
struct Coats {
    std::array<std::uint8_t, 32> count{}; ///< the last four stay 0: a round size is summed faster

    constexpr void add(Coat coat) { ++count[static_cast<std::size_t>(coat)]; }
    constexpr void remove(Coat coat) { --count[static_cast<std::size_t>(coat)]; }
    [[nodiscard]] constexpr int of(Coat coat) const { return count[static_cast<std::size_t>(coat)]; }

    [[nodiscard]] constexpr int size() const
    {
        int sum = 0;
        for (const std::uint8_t n : count) {
            sum += n;
        }
        return sum;
    }

    [[nodiscard]] constexpr int points() const
    {
        int sum = 0;
        for (std::size_t i = 0; i < coatTable.size(); ++i) {
            sum += count[i] * coatTable[i].value;
        }
        return sum;
    }

    friend constexpr bool operator==(const Coats &, const Coats &) = default;
};

} // namespace academy::rules
