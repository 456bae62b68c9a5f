// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Coat.h"
#include "rules/Options.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

/// What a game of a kind plays by, resolved once from its options: the boards on the table and their order, which side of
/// each lies up, what it is scored by, when it scores and is reset, what each rank and square is paid. Everybody reads it:
/// rules, computer players, records and what is shown. There is one for each choice of variations and stakes, made by the
/// compiler; the rest of the options stands in Options.
namespace academy::rules
{

/// A board in one game.
struct BoardRules {
    Scoring scoring = Scoring::Absent;
    std::uint8_t scoringTurns = 0; ///< bit t set: scores at the end of turn t; by Scrolls: none
    std::uint8_t resetTurns = 0; ///< bit t set: reset after the scoring of turn t; by Scrolls: none
    bool rankedReset = false; ///< R7.3 holds here
    RankPoints points{}; ///< of 1st, 2nd, 3rd; or of the last and the second to last; squares where it moves discs
    std::array<Coat, 3> coats{noCoat, noCoat, noCoat}; ///< those points as coats
    RankPoints cupPoints{}; ///< instead, where the Cup stands on this knight's side
    std::array<Coat, 3> cupCoats{noCoat, noCoat, noCoat};
    const BoardSide *side = nullptr; ///< what lies up

    [[nodiscard]] constexpr bool scoresAt(int turn) const { return ((scoringTurns >> turn) & 1U) != 0; }
    [[nodiscard]] constexpr bool resetsAt(int turn) const { return ((resetTurns >> turn) & 1U) != 0; }
    /// R10.4: scores when a Scroll was taken, is reset when that of 12 was.
    [[nodiscard]] constexpr bool followsScrolls() const { return scoring == Scoring::ScrollSquares; }

    /// The disc's rank decides what is moved (R5.1, R10.2.2).
    [[nodiscard]] constexpr bool movesDiscs() const { return scoring == Scoring::Bonus || scoring == Scoring::Bet; }
    /// The square reached decides what is paid (R5.6, R10.4.2).
    [[nodiscard]] constexpr bool paysSquares() const { return side->paysSquares(); }
    /// The last has to fear for its points: for a penalty (R5.5), a token (R10.3.3), or in the exchange (R10.6).
    [[nodiscard]] constexpr bool isFeared() const
    {
        return scoring == Scoring::WorstRanks || scoring == Scoring::Codex || scoring == Scoring::Exchange;
    }
    /// The last place gives something that no other one gives (R5.5, R10.5.1, R10.6).
    [[nodiscard]] constexpr bool paysLast() const
    {
        return scoring == Scoring::WorstRanks || scoring == Scoring::Deeds || scoring == Scoring::Exchange;
    }
    /// What is won or lost can be said in points beforehand: not what tokens, deeds and the exchange bring.
    [[nodiscard]] constexpr bool paysKnownPoints() const
    {
        return scoring != Scoring::Codex && scoring != Scoring::Deeds && scoring != Scoring::Exchange;
    }
};

namespace detail
{

/// Each side of each board, resolved for each of the stakes: what all rule sets are put together from.
class ResolvedSides
{
public:
    constexpr ResolvedSides()
    {
        for (std::size_t at = 0; at < boardTable.size(); ++at) {
            for (std::size_t stakes = 0; stakes < m_usual[at].size(); ++stakes) {
                m_usual[at][stakes] = resolve(static_cast<Board>(at), boardTable[at].usual, stakes);
                m_turned[at][stakes] = resolve(static_cast<Board>(at), boardTable[at].turned, stakes);
            }
        }
    }

    [[nodiscard]] constexpr const BoardRules &of(std::size_t board, bool turned, Stakes stakes) const
    {
        return (turned ? m_turned : m_usual)[board][static_cast<std::size_t>(stakes)];
    }

private:
    [[nodiscard]] static constexpr BoardRules resolve(Board board, const BoardSide &side, std::size_t stakes)
    {
        BoardRules rules{.scoring = side.scoring,
                         .scoringTurns = side.scoringTurns,
                         .resetTurns = side.resetTurns,
                         .rankedReset = side.rankedReset,
                         .points = side.points[stakes],
                         .cupPoints = side.cupPoints,
                         .side = &side};
        for (std::size_t rank = 0; rank < rules.points.size(); ++rank) {
            rules.coats[rank] = coatOf(board, rules.points[rank]);
            rules.cupCoats[rank] = coatOf(board, rules.cupPoints[rank]);
        }
        return rules;
    }

    using Sides = std::array<std::array<BoardRules, 2>, boardCount>;

    Sides m_usual{};
    Sides m_turned{};
};

} // namespace detail

class RuleSet
{
public:
    constexpr RuleSet() = default;
    constexpr RuleSet(unsigned variations, Stakes stakes, const detail::ResolvedSides &sides)
    {
        for (std::size_t at = 0; at < boardTable.size(); ++at) {
            const bool isTurned = ((variations >> static_cast<unsigned>(boardTable[at].turnedBy)) & 1U) != 0;
            m_boards[at] = sides.of(at, isTurned, stakes);
            if (m_boards[at].scoring != Scoring::Absent) {
                m_scorings =
                    static_cast<std::uint16_t>(m_scorings | (1U << static_cast<unsigned>(m_boards[at].scoring)));
            }
        }
        for (const bool exchanges : {false, true}) { // R10.6.1: after all other scoring
            for (std::size_t at = 0; at < boardTable.size(); ++at) {
                const Scoring scoring = m_boards[at].scoring;
                if (scoring != Scoring::Absent && (scoring == Scoring::Exchange) == exchanges) {
                    m_order[m_count++] = static_cast<Board>(at);
                }
            }
        }
    }

    /// The boards on the table, in scoring order (R2.3, R10.6.1).
    [[nodiscard]] constexpr std::span<const Board> boards() const { return {m_order.data(), m_count}; }
    /// Those that are scored after that one, which is on the table.
    [[nodiscard]] constexpr std::span<const Board> boardsAfter(Board board) const
    {
        const std::span<const Board> all = boards();
        return {std::ranges::find(all, board) + 1, all.end()};
    }
    [[nodiscard]] constexpr bool has(Board board) const { return (*this)[board].scoring != Scoring::Absent; }
    [[nodiscard]] constexpr const BoardRules &operator[](Board board) const
    {
        return m_boards[static_cast<std::size_t>(board)];
    }

    /// Whether a board is scored so; and with it, which decisions and things there are: bets (Bet), the Cup (CupRanks), the
    /// Codex, Scrolls (ScrollSquares), the exchange.
    [[nodiscard]] constexpr bool uses(Scoring scoring) const
    {
        return ((m_scorings >> static_cast<unsigned>(scoring)) & 1U) != 0;
    }

private:
    std::array<BoardRules, boardCount> m_boards{};
    std::array<Board, boardCount> m_order{};
    std::uint8_t m_count = 0;
    std::uint16_t m_scorings = 0; ///< bit by Scoring
};

namespace detail
{

inline constexpr std::size_t ruleSetCount = 2U << static_cast<unsigned>(variationCount);
/// By variations, then stakes.
extern const std::array<RuleSet, ruleSetCount> ruleSets;

} // namespace detail

/// The rule set of a game. Options must have passed check().
[[nodiscard]] inline const RuleSet &ruleSet(const Options &options)
{
    return detail::ruleSets[2U * options.variations + static_cast<std::size_t>(options.stakes)];
}

/// What stands for a board in drawings and texts: the identifier of the side that lies up, or would if its variation was
/// played; empty for noBoard.
[[nodiscard]] inline std::string_view artKey(Board board, const Options &options)
{
    if (board == noBoard) {
        return {};
    }
    const RuleSet &rules = ruleSet(options);
    return rules.has(board) ? rules[board].side->artKey : facts(board).turned.artKey;
}

} // namespace academy::rules
