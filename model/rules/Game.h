// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include "rules/Event.h"
#include "rules/Random.h"
#include "rules/Refusal.h"
#include "rules/State.h"

#include <optional>

/// Playing the game. Whoever drives a game repeats one step: ask due(), then draw chance, let somebody decide, or advance.
/// legalActions() is the only authority on what may be done, and applying an action, a chance outcome or an advance are
/// the only ways to change a state. Rules that have no choice and no chance run by themselves within these.
///
///     while (due(state) != Due::Nothing) {
///         switch (due(state)) {
///         case Due::Chance: resolveChance(state, random); break;
///         case Due::Decision: apply(state, somebodyChooses(state)); break;
///         case Due::Advance: advance(state); break;
///         }
///     }
namespace academy::rules
{

enum class Due : std::uint8_t { Chance, Decision, Advance, Nothing };

enum class ChanceKind : std::uint8_t { Deal, Codex, NeutralKeeps, NeutralPlays };

/// An outcome of chance, drawn or read from a record.
struct Chance {
    ChanceKind kind{};
    std::array<Hand, maxSquires> hands{}; ///< Deal: by squire, in Lancelot by player
    std::uint8_t handCount = 0;
    std::array<std::int8_t, maxSquires> tokens{}; ///< Codex: by place
    Card card; ///< NeutralKeeps, NeutralPlays
};

/// Bits of squires (or players, see actorIsPlayer) with a decision to take now.
using ActorSet = std::uint8_t;

/// The game before its first deal. Options must have passed check().
[[nodiscard]] State newGame(const Options &options);

/// What has to happen next. In Karadoc's draft chance is due before the players' decisions, but either may come first.
[[nodiscard]] Due due(const State &state);

/// Everybody who may decide now; several at once in the draft, the split and the assignment (R4.2, R9.3, R9.4).
[[nodiscard]] ActorSet deciding(const State &state);

/// Whether actors are players rather than squires in this phase (R9.3, R9.4).
[[nodiscard]] bool actorIsPlayer(Phase phase);

/// The player who takes an actor's decision: its owner, or for the neutral squire the first player (R8.4).
[[nodiscard]] int decider(const State &state, int actor);

/// Who is asked where that action may be taken: its actor, but for who may win a tie with another own squire (R7.1, R9.6).
[[nodiscard]] int askedFor(const State &state, const Action &action);

/// The player who owns the squire holding Excalibur (R9.6).
[[nodiscard]] int firstPlayer(const State &state);

/// All actions the actor may take now; empty when it has nothing to decide. Equal cards and coats are listed once.
void legalActions(const State &state, int actor, ActionList &actions);

/// Why the action may not be taken now; nothing when it may.
[[nodiscard]] std::optional<Refusal> check(const State &state, const Action &action);

/// Takes the action, or refuses it and changes nothing.
[[nodiscard]] std::optional<Refusal> apply(State &state, const Action &action, Events *events = nullptr);

/// Takes an action known to be legal, without looking.
void applyLegal(State &state, const Action &action, Events *events = nullptr);

/// The chance due now. due() must be Chance.
[[nodiscard]] ChanceKind awaitedChance(const State &state);

/// Draws the chance due now.
[[nodiscard]] Chance drawChance(const State &state, Random &random);

/// Lets chance fall as told, or refuses it and changes nothing.
[[nodiscard]] std::optional<Refusal> applyChance(State &state, const Chance &chance, Events *events = nullptr);

/// Draws the chance due now and lets it fall.
void resolveChance(State &state, Random &random, Events *events = nullptr);

/// Ends a *Done phase: play begins, scoring begins, boards are reset, the next turn begins. due() must be Advance.
void advance(State &state, Events *events = nullptr);

/// Points of a squire now: the sum of its coats, and when the game is over the deeds with it (R10.5.1).
[[nodiscard]] int points(const State &state, int squire);

/// Points that the Quests variation adds or takes when the game ends now (R10.5.1).
[[nodiscard]] int deedPoints(const State &state, int squire);

struct Result {
    std::array<int, maxPlayers> scores{}; ///< by player; Karadoc's neutral squire is left out (R8.5)
    std::uint8_t winners = 0; ///< bits of players; several share the victory (R6.1)
};

/// The result as it stands; final when the phase is Over.
[[nodiscard]] Result result(const State &state);

/// Seats clockwise in playing order of this turn: the position-th squire to play (R4.3, R9.6).
[[nodiscard]] int squireInTurnOrder(const State &state, int position);

/// How many cards each squire keeps in a turn's draft, one a round (R4.2).
inline constexpr int draftRounds = 5;

/// +1 when cards are passed to the next seat this turn, -1 to the seat before (R4.2).
[[nodiscard]] constexpr int passingDirection(int turn)
{
    return turn % 2 == 1 ? 1 : -1;
}

/// The squire that gets what this one passes on this turn (R4.2).
[[nodiscard]] constexpr int passesTo(int squire, int squires, int turn)
{
    const int next = squire + passingDirection(turn);
    return next == squires ? 0 : next < 0 ? squires - 1 : next;
}

/// Whether the board takes part in this turn's scoring (R2.3, with the variations R10.1.3 and R10.4.2 as things stand).
[[nodiscard]] bool scoresThisTurn(const State &state, Board board);

/// Whether the board goes back to square 0 in this turn's reset phase (R4.6, R10.1.4, R10.4.3), ranked or not.
[[nodiscard]] bool resetsThisTurn(const State &state, Board board);

/// R10.1.3: whether the Cup stands on that knight's side.
[[nodiscard]] bool hasCup(const State &state, Board board);

/// What a rank is paid on the board now: 0 is the 1st or the last, 1 the 2nd or the second to last, 2 the 3rd. Points, or
/// squares on Gallantry; with the Cup where it stands.
[[nodiscard]] int rankPoints(const State &state, Board board, int position);

/// What a squire's rank or square on the board would give if it were scored now: points, or squares on Gallantry. Not
/// defined for the Codex, deeds and the exchange, which give 0.
[[nodiscard]] int paysNow(const State &state, int squire, Board board);

/// How many coats the exchange would bring a squire if it were made now, or cost it where negative (R10.6); fewer where
/// there are not so many.
[[nodiscard]] int exchangesNow(const State &state, int squire);

/// Whether the disc can move upward on the track (R5.2).
[[nodiscard]] bool canMove(const State &state, int squire, Board board);

/// Progress after moving up by so many squares (R3.2, R3.3).
[[nodiscard]] int progressAfter(const State &state, int squire, Board board, int squares);

} // namespace academy::rules
