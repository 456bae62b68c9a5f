// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include "rules/Action.h"
#include "rules/Card.h"
#include "rules/Coat.h"
#include "rules/Options.h"
#include "rules/RuleSet.h"
#include "rules/Track.h"

#include <array>
#include <cstdint>
#include <type_traits>

/// The whole game at one moment, secrets included. A plain value without heap: copying it is a memcpy. Only the functions
/// of Game.h change it; players never see it, they see a View. The same phases as in the rulebook, cut where somebody
/// decides, where chance falls, or where the game takes a breath (the *Done phases, which advance() ends).
namespace academy::rules
{

enum class Phase : std::uint8_t {
    Deal, ///< chance: R4.1
    Codex, ///< chance: R10.3.1
    Bet, ///< R10.2.1
    Draft, ///< R4.2, all at once
    Split, ///< R9.3, both at once
    TakeStack, ///< R9.3
    Assign, ///< R9.4, both at once
    DraftDone,
    Play, ///< R4.3, or chance: the neutral squire's card (R8.3)
    Peek, ///< R10.3.2
    PlayDone,
    WinTie, ///< R7.1
    Bonus, ///< R5.1
    TakeToken, ///< R10.3.3
    Exchange, ///< R10.6
    ScoringDone,
    ResetDone,
    Over,
};

/// A card lying face up before a squire, and the board it was played on.
class PlayedCard
{
public:
    constexpr PlayedCard() = default;
    constexpr PlayedCard(Card card, Board board)
        : m_code(static_cast<std::uint8_t>(card.code() | (static_cast<unsigned>(index(board)) << 5U)))
    {
    }

    [[nodiscard]] constexpr Card card() const { return Card::fromCode(m_code & 31U); }
    [[nodiscard]] constexpr Board board() const { return boardAt(m_code >> 5U); }

    friend constexpr bool operator==(PlayedCard, PlayedCard) = default;

private:
    std::uint8_t m_code = 0;
};

/// The White Knight has the Cup at -cupReach, the Black Knight at +cupReach (R10.1.1).
inline constexpr int cupReach = 8;

inline constexpr std::uint8_t scrollOfSix = 1;
inline constexpr std::uint8_t scrollOfTwelve = 2;
inline constexpr std::uint8_t bothScrolls = scrollOfSix | scrollOfTwelve;

/// R10.4.1: the Scrolls, and where each lies.
struct Scroll {
    std::uint8_t bit;
    std::uint8_t square;
};
inline constexpr std::array<Scroll, 2> allScrolls{{{scrollOfSix, landingSquare}, {scrollOfTwelve, throneSquare}}};

/// Codex of one turn: face-down tokens in numbered places (section 10.3).
struct Codex {
    std::array<std::int8_t, maxSquires> token{}; ///< by place: 0, -1, -3; unknownToken in a View
    std::array<std::uint8_t, maxSquires> taker{}; ///< by place: squire, or nobody
    std::array<std::uint8_t, maxSquires> peeked{}; ///< by squire: bit by place looked at

    static constexpr std::int8_t unknownToken = 1;

    friend constexpr bool operator==(const Codex &, const Codex &) = default;
};

/// Who kept the two negative tokens of a past turn, and which players know which is which: the two takers themselves and
/// whoever had looked at one of the two (section 11).
struct CodexMemory {
    std::uint8_t minusOne = nobody;
    std::uint8_t minusThree = nobody;
    std::uint8_t knowers = 0; ///< bit by player

    friend constexpr bool operator==(const CodexMemory &, const CodexMemory &) = default;
};

struct State {
    Options options;

    Phase phase = Phase::Deal;
    std::uint8_t turn = 1; ///< 1..6
    std::uint8_t first = 0; ///< squire holding Excalibur
    std::uint8_t actor = 0; ///< squire or player deciding, where one decides at a time
    std::uint8_t pending = 0; ///< bits of squires or players still to decide, where all do at once
    /// Progress within the phase: bets laid; draft round 0..4; stacks taken; cards played by all; bonuses, tokens or
    /// exchanges done.
    std::uint8_t step = 0;

    std::uint8_t scrolls = 0; ///< bits of Scrolls lying on the board (R10.4.1)
    std::uint8_t scrollsTaken = 0; ///< bits of Scrolls taken this turn
    std::int8_t cup = 0;
    Card drawn; ///< the neutral squire's card of chance, waiting to be played (R8.3)

    std::array<Track, boardCount> tracks{};
    std::array<Coats, maxSquires> coats{};

    /// Cards in hand: in the draft what waits to be chosen from, afterwards what may be played.
    std::array<Hand, maxSquires> hands{};
    /// Cards kept in this turn's draft in the order kept. Lancelot: by player, the stack named in the split.
    std::array<Hand, maxSquires> kept{};
    /// Cards as dealt this turn. Lancelot: by player, and after the exchange of stacks the six cards then held.
    std::array<Hand, maxSquires> dealt{};
    std::array<std::array<PlayedCard, 4>, maxSquires> played{};
    std::array<std::uint8_t, maxSquires> playedCount{};

    std::array<Board, maxSquires> bets{noBoard, noBoard, noBoard, noBoard, noBoard};
    Codex codex;
    std::array<CodexMemory, turnCount> codexMemory{};
    /// Squires in the order in which they move their bonus, take a token, or exchange; `queued` of them.
    std::array<std::uint8_t, maxSquires> queue{};
    std::uint8_t queued = 0;
    std::array<Action, 2> exchanges{}; ///< what was exchanged (R10.6), told to those concerned only
    std::uint8_t exchangeCount = 0;

    [[nodiscard]] constexpr Track &track(Board board) { return tracks[static_cast<std::size_t>(board)]; }
    [[nodiscard]] constexpr const Track &track(Board board) const { return tracks[static_cast<std::size_t>(board)]; }
    [[nodiscard]] constexpr int progress(int squire, Board board) const { return track(board).progress(squire); }
    /// Whether nobody ranks lower there: all on square 0 are last (R3.5, R5.5).
    [[nodiscard]] constexpr bool isLast(int squire, Board board) const
    {
        return track(board).onSquareZero(squire) || track(board).betterDiscs(squire) == squires() - 1;
    }
    [[nodiscard]] constexpr int squires() const { return options.squires; }
    [[nodiscard]] const RuleSet &rules() const { return ruleSet(options); }

    friend constexpr bool operator==(const State &, const State &) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

} // namespace academy::rules
