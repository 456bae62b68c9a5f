// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// The seven boards as data. What differs between boards and is not a variation's own rule stands in one table here
/// (R2.3, R2.6): length, ring or stair, the turns that score, the turn that resets, the points by stakes. The order of
/// the enumerators is the scoring order, which is also the order in which boards are shown.
namespace academy::rules
{

enum class Board : std::uint8_t { Gallantry, Jousts, Tournaments, Education, KingsService, Quests, Charity };

inline constexpr int boardCount = 7;
inline constexpr int turnCount = 6;
inline constexpr Board noBoard{0xFF};

inline constexpr std::array<Board, boardCount> allBoards{Board::Gallantry, Board::Jousts,       Board::Tournaments,
                                                         Board::Education, Board::KingsService, Board::Quests,
                                                         Board::Charity};

/// King's Service: its middle and its last square (R5.6). The Scrolls lie there (R10.4).
inline constexpr int landingSquare = 6;
inline constexpr int throneSquare = 12;

/// R10.1.3: what the ranks on a knight's track are paid, where the Cup stands on its side and where it does not.
inline constexpr std::array<int, 3> cupSidePoints{8, 5, 2};
inline constexpr std::array<int, 3> otherSidePoints{5, 3, 1};

/// How the coats are valued (R2.6).
enum class Stakes : std::uint8_t { Booklet, GrandFinale };

/// What a board's ranks or squares give (section 5).
enum class Pays : std::uint8_t {
    Bonus, ///< Gallantry: moves, no points (R5.1)
    BestRanks, ///< positive points to 1st, 2nd and, with four or more squires, 3rd (R5.3)
    WorstRanks, ///< negative points to the last and the second to last (R5.5)
    Squares, ///< by the square reached (R5.6)
};

struct BoardFacts {
    std::string_view name; ///< identifier in records
    std::uint8_t squares; ///< 20, or 12 on King's Service
    bool ring; ///< laps (R3.2); a stair stops at its last square (R3.3)
    std::uint8_t scoringTurns; ///< bit t set: scores at the end of turn t (1..6)
    std::uint8_t resetTurns; ///< bit t set: full reset after the scoring of turn t
    Pays pays;
    /// Per stakes: points of 1st, 2nd, 3rd; or of the last and the second to last.
    std::array<std::array<std::int8_t, 3>, 2> points;
};

namespace detail
{
inline constexpr std::uint8_t everyTurn = 0b1111110;
inline constexpr std::uint8_t third = 1U << 3U;
inline constexpr std::uint8_t sixth = 1U << 6U;
} // namespace detail

/// R2.3 and R2.6. King's Service pays by square: see kingsServicePoints().
inline constexpr std::array<BoardFacts, boardCount> boardTable{{
    {"gallantry", 20, true, detail::everyTurn, detail::third, Pays::Bonus, {{{3, 2, 1}, {3, 2, 1}}}},
    {"jousts", 20, true, detail::everyTurn, detail::third, Pays::BestRanks, {{{3, 2, 1}, {3, 2, 1}}}},
    {"tournaments", 20, true, detail::everyTurn, detail::third, Pays::BestRanks, {{{3, 2, 1}, {3, 2, 1}}}},
    {"education", 20, true, detail::everyTurn, detail::third, Pays::WorstRanks, {{{-3, -1, 0}, {-3, -1, 0}}}},
    {"kings-service",
     throneSquare,
     false,
     detail::third | detail::sixth,
     detail::third,
     Pays::Squares,
     {{{6, 12, 0}, {6, 12, 0}}}},
    {"quests", 20, true, detail::sixth, 0, Pays::BestRanks, {{{3, 2, 1}, {17, 10, 4}}}},
    {"charity", 20, true, detail::sixth, 0, Pays::WorstRanks, {{{-3, -1, 0}, {-10, -5, 0}}}},
}};

[[nodiscard]] constexpr int index(Board board)
{
    return static_cast<int>(board);
}

[[nodiscard]] constexpr Board boardAt(int index)
{
    return static_cast<Board>(index);
}

[[nodiscard]] constexpr const BoardFacts &facts(Board board)
{
    return boardTable[static_cast<std::size_t>(board)];
}

/// Points by rank position (0 = 1st or last, 1 = 2nd or second to last, 2 = 3rd).
[[nodiscard]] constexpr int rankPoints(Board board, Stakes stakes, int position)
{
    return facts(board).points[static_cast<std::size_t>(stakes)][static_cast<std::size_t>(position)];
}

/// R5.6: what a square of King's Service gives, 0 for squares below the landing.
[[nodiscard]] constexpr int kingsServicePoints(int square)
{
    return square >= throneSquare ? 12 : square >= landingSquare ? 6 : 0;
}

} // namespace academy::rules
