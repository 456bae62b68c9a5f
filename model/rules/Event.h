// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include "rules/State.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// What happened, told in order, for animation, chronicle and audit. Events never hold the rules up: when a rule returns,
/// the state is final and the events only tell how it came to be.
namespace academy::rules
{

enum class EventKind : std::uint8_t {
    TurnBegan, ///< value: turn
    Dealt,
    CodexLaid, ///< R10.3.1
    BetLaid, ///< squire, board
    CardKept, ///< squire, card (secret)
    HandsPassed, ///< value: +1 to the left (next seat), -1 to the right
    StacksShown, ///< R9.3
    StackTaken, ///< squire: player, value: stack
    CardsAssigned, ///< squire: player (the division is secret)
    CardPlayed, ///< squire, card, board
    DiscMoved, ///< squire, board, from, to, why
    CupMoved, ///< from, to
    ScrollTaken, ///< squire, value: 6 or 12
    TokenPeeked, ///< squire, value: place (the token is secret)
    TieWon, ///< squire, board
    BoardScores, ///< board: the walk of scoring arrives there
    BonusAwarded, ///< squire, rank 1..3, value: squares
    CoatGiven, ///< squire, coat, rank (or square) as `from`, why
    TokenTaken, ///< squire, value: place (the token is secret)
    TokensShown, ///< the 0s are given back
    TokenReturned, ///< squire: had a 0
    CoatsExchanged, ///< squire, other, value: how many it took (which coats is secret)
    ExcaliburPassed, ///< squire: the new holder
    BoardReset, ///< board
    ScrollsReturned,
    GameEnded,
};

/// Why a disc moved or a coat was given.
enum class Cause : std::uint8_t {
    None,
    Card, ///< R4.3
    Bonus, ///< R5.1
    Bet, ///< R10.2.2
    StepBack, ///< R7.2
    WinATie, ///< R7.1
    Reset, ///< R4.6
    RankedReset, ///< R7.3
    Rank, ///< R5.3: rank from the top, 1..3
    Last, ///< R5.5
    SecondToLast, ///< R5.5
    Square, ///< R5.6: `from` is the square
    ScrollSquare, ///< R10.4.2: `from` is the square
    CupSide, ///< R10.1.3: on the track of the knight who has the Cup
    OtherSide, ///< R10.1.3: on the other track, or the Cup in the centre
    CodexToken, ///< R10.3.3 (the value is secret)
};

/// Identifiers in messages between a table and its seats, by enumerator.
inline constexpr std::array<std::string_view, 16> causeNames{
    "none", "card", "bonus",          "bet",    "step-back",     "win-a-tie", "reset",      "ranked-reset",
    "rank", "last", "second-to-last", "square", "scroll-square", "cup-side",  "other-side", "codex-token"};
static_assert(causeNames.size() == static_cast<std::size_t>(Cause::CodexToken) + 1);

struct Event {
    EventKind kind{};
    std::uint8_t squire = 0xFF;
    Board board = noBoard;
    Cause cause = Cause::None;
    Card card{};
    Coat coat = noCoat;
    std::int16_t from = 0;
    std::int16_t to = 0;
    std::int16_t value = 0;
    std::uint8_t rank = 0;
    std::uint8_t other = 0xFF;

    friend constexpr bool operator==(const Event &, const Event &) = default;
};

/// Events in the order in which they happened, and how the game stood right after each: what a table displays on the way.
/// The phase, and who decides next, are settled only when the last one has happened.
class Events
{
public:
    void tell(const Event &event, const State &state)
    {
        m_events.push_back(event);
        m_states.push_back(state);
    }
    void clear()
    {
        m_events.clear();
        m_states.clear();
    }

    [[nodiscard]] bool empty() const { return m_events.empty(); }
    [[nodiscard]] std::size_t size() const { return m_events.size(); }
    [[nodiscard]] const Event &operator[](std::size_t number) const { return m_events[number]; }
    [[nodiscard]] const State &stateAfter(std::size_t number) const { return m_states[number]; }
    [[nodiscard]] auto begin() const { return m_events.begin(); }
    [[nodiscard]] auto end() const { return m_events.end(); }

private:
    std::vector<Event> m_events;
    std::vector<State> m_states;
};

} // namespace academy::rules
