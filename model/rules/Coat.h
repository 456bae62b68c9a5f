// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include "rules/Board.h"

#include <array>
#include <cstdint>

/// Coats of arms: tokens worth Chivalry Points (R5.7). A coat is one of the kinds (board and value) that the sides of the
/// boards can give at any stakes. They are numbered in the order of their text (`board:value`), so sorting coats as text is
/// sorting them by number. A squire's coats are counted by kind.
namespace academy::rules
{

enum class Coat : std::uint8_t { };

inline constexpr Coat noCoat{0xFF};

struct CoatFacts {
    Board board = noBoard;
    std::int8_t value = 0;

    friend constexpr bool operator==(const CoatFacts &, const CoatFacts &) = default;
};

namespace detail
{

/// Every kind of coat, as the boards' table has them.
class CoatKinds
{
public:
    constexpr CoatKinds()
    {
        for (int board = 0; board < boardCount; ++board) {
            addSide(boardAt(board), boardTable[static_cast<std::size_t>(board)].usual);
            addSide(boardAt(board), boardTable[static_cast<std::size_t>(board)].turned);
        }
    }

    std::array<CoatFacts, 64> kinds{};
    std::size_t count = 0;

private:
    constexpr void addSide(Board board, const BoardSide &side)
    {
        if (side.scoring == Scoring::Bonus || side.scoring == Scoring::Bet) {
            return; // squares to move, no points
        }
        for (const RankPoints &points : side.points) {
            addAll(board, points);
        }
        addAll(board, side.cupPoints);
        if (side.paysSquares()) {
            for (const StairPoints::Step step : *side.stair) {
                add({board, step.points});
            }
        }
    }

    constexpr void addAll(Board board, const RankPoints &points)
    {
        for (const std::int8_t value : points) {
            add({board, value});
        }
    }

    // In its place by the order of the text.
    constexpr void add(CoatFacts coat)
    {
        std::size_t place = 0;
        while (place < count && isBefore(kinds[place], coat)) {
            ++place;
        }
        if (coat.value == 0 || (place < count && kinds[place] == coat)) {
            return;
        }
        for (std::size_t later = count++; later > place; --later) {
            kinds[later] = kinds[later - 1];
        }
        kinds[place] = coat;
    }

    [[nodiscard]] static constexpr bool isBefore(CoatFacts one, CoatFacts other)
    {
        if (one.board != other.board) {
            return facts(one.board).name < facts(other.board).name;
        }
        return text(one.value) < text(other.value);
    }

    // A value's text as a number that sorts like it: sign, then two places for its digits.
    [[nodiscard]] static constexpr int text(int value)
    {
        const int size = value < 0 ? -value : value;
        const int tens = size < 10 ? size : size / 10;
        const int ones = size < 10 ? 0 : size % 10 + 1;
        return (value < 0 ? 0 : 1000) + tens * 20 + ones;
    }
};

inline constexpr CoatKinds coatKinds;

} // namespace detail

inline constexpr int coatCount = static_cast<int>(detail::coatKinds.count);

inline constexpr std::array<CoatFacts, coatCount> coatTable = [] {
    std::array<CoatFacts, coatCount> table;
    for (std::size_t coat = 0; coat < table.size(); ++coat) {
        table[coat] = detail::coatKinds.kinds[coat];
    }
    return table;
}();

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
    return facts(coat).value > 0 && facts(facts(coat).board).deeds;
}

/// R10.6.1: a coat that may be taken in an exchange.
[[nodiscard]] constexpr bool mayBeTaken(Coat coat)
{
    constexpr int mostValue = 3;
    return isDeed(coat) && facts(coat).value <= mostValue;
}

/// Coats of one squire, counted by kind.
struct Coats {
    std::array<std::uint8_t, 32> count{}; ///< those of no coat stay 0: a round size is summed faster
    static_assert(coatCount <= 32);

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
