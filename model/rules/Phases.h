// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#pragma once

#include "rules/Game.h"

#include <array>

/// The rules' own steps, one function a step, named after the rulebook. Private to this library: everybody else uses
/// Game.h. Each takes the state forward; `events` may be null.
namespace academy::rules::phases
{

// Tells of an event that has just changed the state.
inline void tell(const State &state, Events *events, const Event &event)
{
    if (events != nullptr) {
        events->tell(event, state);
    }
}

// Deal.cpp and Draft.cpp: phases 1 and 2.
void deal(State &state, const Chance &chance, Events *events);
void drawDeal(const State &state, Random &random, Chance &chance);
void afterDeal(State &state);
void afterBets(State &state);
void keepAt(State &state, int squire, int position, Events *events);
void keep(State &state, int squire, Card card, Events *events);
[[nodiscard]] Card drawNeutralKeep(const State &state, Random &random);

// Lancelot.cpp: section 9.
void split(State &state, const Action &action, Events *events);
void takeStack(State &state, const Action &action, Events *events);
void assign(State &state, const Action &action, Events *events);

// Play.cpp: phase 3.
void beginPlay(State &state);
void playAt(State &state, int squire, int position, Board board, Events *events);
void play(State &state, const Action &action, Events *events);
void nextPlay(State &state);

// Scoring.cpp: phase 4.
void beginScoring(State &state, Events *events);
void scoreGallantry(State &state, Events *events);
void useBonus(State &state, const Action &action, Events *events);
void scoreAfter(State &state, Board last, Events *events); // the boards that follow that one
void giveCoat(State &state, int squire, Coat coat, const Event &why, Events *events);
/// The squires with a disc beyond square 0, the best ranked first (R3.4): so all that ranks bring is given, and told.
struct Ranking {
    std::array<std::uint8_t, Track::places> squires{};
    int count = 0;

    [[nodiscard]] int operator[](int rank) const { return squires[static_cast<std::size_t>(rank)]; }
};
[[nodiscard]] Ranking rankingOn(const State &state, Board board);

// Reset.cpp: phases 5 and 6.
void reset(State &state, Events *events);
void nextTurn(State &state, Events *events);

// Advanced.cpp: section 7.
[[nodiscard]] bool canWinTie(const State &state, int squire, Board board);
[[nodiscard]] bool anyTieToWin(const State &state);
void winTie(State &state, const Action &action, Events *events);
void stepBack(State &state, int squire, Events *events);
void rankedReset(State &state, Board board, Events *events);

// Moves.cpp: section 3.
/// Puts the disc on top of what stands on the square at `to`, and tells so if it stood on another one.
void placeDisc(State &state, int squire, Board board, int to, Cause cause, Events *events);
void moveUp(State &state, int squire, Board board, int squares, Cause cause, Events *events);

// variations/
namespace knights
{
void moveCup(State &state, Board board, int squares, Events *events);
void score(State &state, Board board, Events *events);
} // namespace knights
namespace bet
{
void lay(State &state, const Action &action, Events *events);
void moveBonuses(State &state, Events *events);
[[nodiscard]] int cardsOnBet(const State &state, int squire);
} // namespace bet
namespace codex
{
void lay(State &state, const Chance &chance, Events *events);
void draw(const State &state, Random &random, Chance &chance);
void peek(State &state, const Action &action, Events *events);
void beginTaking(State &state);
void take(State &state, const Action &action, Events *events);
} // namespace codex
namespace scrolls
{
void pass(State &state, int squire, int from, int to, Events *events);
[[nodiscard]] int paysNow(const State &state, int squire);
void score(State &state, Events *events);
void reset(State &state, Events *events);
} // namespace scrolls
namespace exchange
{
/// False when there is nobody to exchange (R10.6.4).
[[nodiscard]] bool begin(State &state);
void make(State &state, const Action &action, Events *events);
void listActions(const State &state, ActionList &actions);
[[nodiscard]] bool mayBePartner(const State &state, int squire);
[[nodiscard]] int toTake(const State &state, int partner);
[[nodiscard]] int coatsNow(const State &state, int squire);
} // namespace exchange

} // namespace academy::rules::phases
