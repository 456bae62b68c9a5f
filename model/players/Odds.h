// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Tuning.h"

#include <algorithm>
#include <array>
#include <cstdint>

/// Small tables of chances, made once from a Tuning: who will end above whom on a track, what a square of King's Service
/// will have brought by its scoring, how a lead in points turns into a share of victories. All in whole numbers.
namespace academy::players
{

/// Certainty. Chances are counted in 1/1024.
inline constexpr int certain = 1024;

namespace detail
{

// e^x for x in -16..16; used at compile time only, where every compiler reckons alike.
constexpr double exponential(double x)
{
    double term = 1;
    double sum = 1;
    for (int i = 1; i < 24; ++i) {
        term *= x / 16 / i;
        sum += term;
    }
    sum *= sum;
    sum *= sum;
    sum *= sum;
    return sum * sum;
}

/// 1 / (1 + e^-x) for x from -8 to 8 in steps of 1/16.
inline constexpr std::array<std::int16_t, 257> logistic = [] {
    std::array<std::int16_t, 257> table{};
    for (int i = 0; i < 257; ++i) {
        const double x = (i - 128) / 16.0;
        table[static_cast<std::size_t>(i)] = static_cast<std::int16_t>(certain / (1 + exponential(-x)) + 0.5);
    }
    return table;
}();

/// e^-x for x from 0 to 10 in steps of 1/32, in 1/65536.
inline constexpr std::array<std::uint32_t, 321> decay = [] {
    std::array<std::uint32_t, 321> table{};
    for (int i = 0; i < 321; ++i) {
        table[static_cast<std::size_t>(i)] = static_cast<std::uint32_t>(65536 * exponential(-i / 32.0) + 0.5);
    }
    return table;
}();

constexpr int squareRoot(int number)
{
    int root = 0;
    while ((root + 1) * (root + 1) <= number) {
        ++root;
    }
    return root;
}

} // namespace detail

class Odds
{
public:
    /// Cards of two discs together, from now to the end of the game.
    static constexpr int mostCards = 48;

    constexpr explicit Odds(const Tuning &given)
        : tuning(given)
    {
        for (int cards = 1; cards <= mostCards; ++cards) {
            // 1.702 turns the logistic curve into the normal one; 16 steps of the table to one; 256 to keep precision.
            m_steepness[static_cast<std::size_t>(cards)] = static_cast<std::int32_t>(
                16 * 256 * 17.02 / detail::squareRoot(cards * tuning.cardVariance * 100) * 10);
        }
        fillKingsService();
    }

    /// The chance that a disc `lead` half squares ahead of another is above it after so many unknown cards of the two.
    [[nodiscard]] constexpr int staysAbove(int lead, int cards) const
    {
        const int step = (lead * m_steepness[static_cast<std::size_t>(cards)]) / 512;
        return detail::logistic[static_cast<std::size_t>(std::clamp(step, -128, 128) + 128)];
    }

    /// What King's Service brings at its next scoring (R5.6) to a disc on that square with so many unknown cards to come.
    [[nodiscard]] constexpr int kingsService(int square, int cards) const
    {
        return m_kings[static_cast<std::size_t>(std::min(cards, 12))][static_cast<std::size_t>(square)];
    }
    /// The same for one coat of the Scrolls variation (R10.4.2).
    [[nodiscard]] constexpr int scrollCoat(int square, int cards) const
    {
        return m_scrolls[static_cast<std::size_t>(std::min(cards, 12))][static_cast<std::size_t>(square)];
    }
    /// The chance that one disc moves at least so far on King's Service with so many unknown cards.
    [[nodiscard]] constexpr int kingsReach(int squares, int cards) const
    {
        return m_reach[static_cast<std::size_t>(std::min(cards, 12))]
                      [static_cast<std::size_t>(std::clamp(squares, 0, 12))];
    }

    Tuning tuning;

private:
    // One unknown card after the other: it is a King's Service card with chance kingsCard, of a value as in the deck (R2.2).
    constexpr void fillKingsService()
    {
        constexpr std::array<int, 13> landing{0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 12};
        constexpr std::array<int, 13> coat{0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 6};
        constexpr std::array<int, 4> copies{2, 3, 2, 1};
        for (std::size_t square = 0; square <= 12; ++square) {
            m_kings[0][square] = landing[square] * point;
            m_scrolls[0][square] = coat[square] * point;
            m_reach[0][square] = square == 0 ? certain : 0; // here: how far it is still to go
        }
        for (std::size_t cards = 1; cards <= 12; ++cards) {
            for (std::size_t square = 0; square <= 12; ++square) {
                int kings = (100 - tuning.kingsCard) * 8 * m_kings[cards - 1][square];
                int scrolls = (100 - tuning.kingsCard) * 8 * m_scrolls[cards - 1][square];
                int reach = (100 - tuning.kingsCard) * 8 * m_reach[cards - 1][square];
                for (std::size_t value = 2; value <= 5; ++value) {
                    const std::size_t to = std::min<std::size_t>(square + value, 12);
                    kings += tuning.kingsCard * copies[value - 2] * m_kings[cards - 1][to];
                    scrolls += tuning.kingsCard * copies[value - 2] * m_scrolls[cards - 1][to];
                    reach +=
                        tuning.kingsCard * copies[value - 2] * m_reach[cards - 1][square < value ? 0 : square - value];
                }
                m_kings[cards][square] = kings / 800;
                m_scrolls[cards][square] = scrolls / 800;
                m_reach[cards][square] = reach / 800;
            }
        }
    }

    std::array<std::int32_t, mostCards + 1> m_steepness{};
    std::array<std::array<int, 13>, 13> m_kings{};
    std::array<std::array<int, 13>, 13> m_scrolls{};
    std::array<std::array<int, 13>, 13> m_reach{};
};

/// The odds that play is judged by.
inline constexpr Odds odds{tuning};

} // namespace academy::players
