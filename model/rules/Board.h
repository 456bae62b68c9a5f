// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include "rules/StairPoints.h"
#include "rules/Variation.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The boards as data, one row each: identifier, track, and the two sides with what they pay and when (R2.3, R2.6, section
/// 10). A variation turns its boards to their other side; which side lies up in a game, RuleSet.h resolves. The order of the
/// enumerators is the scoring order, which is also the order in which boards are shown. A board that only a variation
/// brings has an absent usual side and stands behind those of every game.
namespace academy::rules
{

enum class Board : std::uint8_t { Gallantry, Jousts, Tournaments, Education, KingsService, Quests, Charity };

inline constexpr int boardCount = 7;
inline constexpr int turnCount = 6;
inline constexpr Board noBoard{0xFF};

/// How the coats are valued (R2.6).
enum class Stakes : std::uint8_t { Booklet, GrandFinale };

/// What the side of a board that lies up gives, and by what (sections 5 and 10).
enum class Scoring : std::uint8_t {
    Absent, ///< nothing: the board is not on the table
    Bonus, ///< R5.1: squares to move, by rank
    Bet, ///< R10.2.2: squares to move for each card on the bet board, by rank
    BestRanks, ///< R5.3: positive points to 1st, 2nd and, with four or more squires, 3rd
    CupRanks, ///< R10.1.3: the same, more on the track of the knight who has the Cup
    WorstRanks, ///< R5.5: negative points to the last and the second to last
    Codex, ///< R10.3.3: tokens, taken in rank order
    Squares, ///< R5.6: by the square reached
    ScrollSquares, ///< R10.4.2: by the square reached, in a turn in which a Scroll was taken
    Deeds, ///< R10.5.1: for coats held at the end, by rank
    Exchange, ///< R10.6: coats are exchanged, by rank
};
inline constexpr int scoringCount = static_cast<int>(Scoring::Exchange) + 1;

/// Points, or squares, of 1st, 2nd and 3rd; or of the last and the second to last.
using RankPoints = std::array<std::int8_t, 3>;

struct BoardSide {
    std::string_view artKey; ///< identifier of its emblem and pigment
    Scoring scoring = Scoring::Absent;
    std::uint8_t scoringTurns = 0; ///< bit t set: scores at the end of turn t (1..6)
    std::uint8_t resetTurns = 0; ///< bit t set: all discs go to square 0 after the scoring of turn t
    bool rankedReset = false; ///< R7.3 holds here: with that rule its reset goes by rank
    std::array<RankPoints, 2> points{}; ///< by stakes
    RankPoints cupPoints{}; ///< R10.1.3: instead of `points`, where the Cup stands on this knight's side
    const StairPoints *stair = nullptr; ///< what squares pay

    /// The square reached decides what is paid; `stair` says what. (With a sanitizer GCC compares no pointer at compile time.)
    [[nodiscard]] constexpr bool paysSquares() const
    {
        return scoring == Scoring::Squares || scoring == Scoring::ScrollSquares;
    }
};

struct BoardFacts {
    std::string_view name; ///< identifier in records and files
    std::uint8_t squares; ///< 20, or 12 on King's Service
    bool ring; ///< laps (R3.2); a stair stops at its last square (R3.3)
    std::uint8_t markedEvery; ///< R2.4: each so many squares one is marked
    bool deeds; ///< its positive coats are deeds, and may be exchanged (R10.5.1, R10.6.1)
    BoardSide usual;
    Variation turnedBy; ///< that variation turns it to its other side
    BoardSide turned;
};

namespace detail
{

inline constexpr std::uint8_t turnTwo = 1U << 2U;
inline constexpr std::uint8_t turnThree = 1U << 3U;
inline constexpr std::uint8_t turnFour = 1U << 4U;
inline constexpr std::uint8_t turnSix = 1U << 6U;
inline constexpr std::uint8_t everyTurn = 0b1111110;

[[nodiscard]] constexpr std::array<RankPoints, 2> always(RankPoints points)
{
    return {points, points};
}

/// A ring that scores every turn and is reset after III, by rank where R7.3 is played.
[[nodiscard]] constexpr BoardSide everyTurnSide(std::string_view artKey, Scoring scoring, RankPoints points)
{
    return {.artKey = artKey,
            .scoring = scoring,
            .scoringTurns = everyTurn,
            .resetTurns = turnThree,
            .rankedReset = true,
            .points = always(points)};
}

/// R10.1: it scores at II, IV and VI, and is reset after II and IV.
[[nodiscard]] constexpr BoardSide knightSide(std::string_view artKey)
{
    return {.artKey = artKey,
            .scoring = Scoring::CupRanks,
            .scoringTurns = turnTwo | turnFour | turnSix,
            .resetTurns = turnTwo | turnFour,
            .points = always({5, 3, 1}),
            .cupPoints = {8, 5, 2}};
}

/// A ring that scores once, at the end, and is never reset.
[[nodiscard]] constexpr BoardSide lastTurnSide(std::string_view artKey, Scoring scoring,
                                               std::array<RankPoints, 2> points = {})
{
    return {.artKey = artKey, .scoring = scoring, .scoringTurns = turnSix, .points = points};
}

} // namespace detail

/// R2.3, R2.6 and section 10.
inline constexpr std::array<BoardFacts, boardCount> boardTable{{
    {.name = "gallantry",
     .squares = 20,
     .ring = true,
     .markedEvery = 5,
     .deeds = false,
     .usual = detail::everyTurnSide("gallantry", Scoring::Bonus, {3, 2, 1}),
     .turnedBy = Variation::Gallantry,
     .turned = detail::everyTurnSide("gallantry", Scoring::Bet, {3, 2, 1})},
    {.name = "jousts",
     .squares = 20,
     .ring = true,
     .markedEvery = 5,
     .deeds = true,
     .usual = detail::everyTurnSide("jousts", Scoring::BestRanks, {3, 2, 1}),
     .turnedBy = Variation::JoustsTournaments,
     .turned = detail::knightSide("white-knight")},
    {.name = "tournaments",
     .squares = 20,
     .ring = true,
     .markedEvery = 5,
     .deeds = true,
     .usual = detail::everyTurnSide("tournaments", Scoring::BestRanks, {3, 2, 1}),
     .turnedBy = Variation::JoustsTournaments,
     .turned = detail::knightSide("black-knight")},
    {.name = "education",
     .squares = 20,
     .ring = true,
     .markedEvery = 5,
     .deeds = false,
     .usual = detail::everyTurnSide("education", Scoring::WorstRanks, {-3, -1}),
     .turnedBy = Variation::Education,
     .turned = detail::everyTurnSide("education", Scoring::Codex, {-3, -1})},
    {.name = "kings-service",
     .squares = throneSquare,
     .ring = false,
     .markedEvery = landingSquare,
     .deeds = true,
     .usual = {.artKey = "kings-service",
               .scoring = Scoring::Squares,
               .scoringTurns = detail::turnThree | detail::turnSix,
               .resetTurns = detail::turnThree,
               .stair = &stairPoints},
     .turnedBy = Variation::KingsService,
     .turned = {.artKey = "kings-service", .scoring = Scoring::ScrollSquares, .stair = &scrollPoints}},
    {.name = "quests",
     .squares = 20,
     .ring = true,
     .markedEvery = 5,
     .deeds = false,
     .usual = detail::lastTurnSide("quests", Scoring::BestRanks, {{{3, 2, 1}, {17, 10, 4}}}),
     .turnedBy = Variation::Quests,
     .turned = detail::lastTurnSide("quests", Scoring::Deeds)},
    {.name = "charity",
     .squares = 20,
     .ring = true,
     .markedEvery = 5,
     .deeds = false,
     .usual = detail::lastTurnSide("charity", Scoring::WorstRanks, {{{-3, -1}, {-10, -5}}}),
     .turnedBy = Variation::Charity,
     .turned = detail::lastTurnSide("charity", Scoring::Exchange)},
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

/// Every board there is, on the table or not.
inline constexpr std::array<Board, boardCount> allBoards = [] {
    std::array<Board, boardCount> boards{};
    for (std::size_t board = 0; board < boards.size(); ++board) {
        boards[board] = static_cast<Board>(board);
    }
    return boards;
}();

/// The first of the boards that a variation turns.
[[nodiscard]] constexpr Board boardOf(Variation variation)
{
    for (int board = 0; board < boardCount; ++board) {
        if (boardTable[static_cast<std::size_t>(board)].turnedBy == variation) {
            return boardAt(board);
        }
    }
    return noBoard;
}

} // namespace academy::rules
