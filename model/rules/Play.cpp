// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

namespace academy::rules
{

namespace
{

// R9.6: the Turn Order card, as seats counted from the squire chosen at setup; one row a turn.
constexpr std::array<std::array<std::uint8_t, 4>, turnCount> lancelotTurnOrder{
    {{0, 1, 2, 3}, {1, 2, 3, 0}, {2, 3, 0, 1}, {3, 0, 1, 2}, {0, 1, 2, 3}, {1, 2, 3, 0}}};

} // namespace

int squireInTurnOrder(const State &state, int position)
{
    const int squires = state.squires();
    const int start = state.options.mode == Mode::Lancelot ? state.options.firstSquire
            + lancelotTurnOrder[static_cast<std::size_t>(state.turn - 1)][static_cast<std::size_t>(position)]
                                                           : state.first + position;
    return start >= squires ? (start - squires) % squires : start;
}

namespace phases
{

void beginPlay(State &state)
{
    state.phase = Phase::Play;
    state.step = 0;
    state.actor = static_cast<std::uint8_t>(squireInTurnOrder(state, 0));
}

void playAt(State &state, int squire, int position, Board board, Events *events)
{
    const auto place = static_cast<std::size_t>(squire);
    const Card card = state.hands[place].at(position);
    state.hands[place].removeAt(position);
    state.played[place][state.playedCount[place]++] = PlayedCard(card, board);
    state.drawn = Card();
    tell(state, events,
         {.kind = EventKind::CardPlayed, .squire = static_cast<std::uint8_t>(squire), .board = board, .card = card});
    moveUp(state, squire, board, card.value(), Cause::Card, events);
    const Scoring scoring = state.rules()[board].scoring;
    if (scoring == Scoring::CupRanks) {
        knights::moveCup(state, board, card.value(), events);
    }
    if (scoring == Scoring::Codex && !state.options.isNeutral(squire)) {
        state.phase = Phase::Peek;
        return;
    }
    nextPlay(state);
}

void play(State &state, const Action &action, Events *events)
{
    const int position = state.hands[static_cast<std::size_t>(action.actor())].find(action.card());
    playAt(state, action.actor(), position, action.board(), events);
}

void nextPlay(State &state)
{
    const int squires = state.squires();
    if (++state.step == squires * state.options.cardsPlayed()) {
        state.phase = Phase::PlayDone;
        return;
    }
    state.phase = Phase::Play;
    if (state.options.mode == Mode::Lancelot) {
        // R9.5: a squire plays its three cards one after another.
        state.actor = static_cast<std::uint8_t>(squireInTurnOrder(state, state.step / state.options.cardsPlayed()));
    } else {
        state.actor = static_cast<std::uint8_t>(state.actor + 1 == squires ? 0 : state.actor + 1);
    }
}

} // namespace phases
} // namespace academy::rules
