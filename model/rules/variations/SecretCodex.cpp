// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

#include <algorithm>

/// Variation of Education (10.3): the Secret Codex, face-down tokens worth 0, −1 and −3.
namespace academy::rules::phases::codex
{

void draw(const State &state, Random &random, Chance &chance)
{
    const int places = state.squires();
    chance.tokens = {-1, -3, 0, 0, 0};
    for (int left = places; left > 1; --left) {
        std::swap(chance.tokens[static_cast<std::size_t>(left - 1)],
                  chance.tokens[static_cast<std::size_t>(random.below(left))]);
    }
}

void lay(State &state, const Chance &chance, Events *events)
{
    state.codex = {};
    state.codex.token = chance.tokens;
    state.codex.taker.fill(nobody);
    tell(state, events, {.kind = EventKind::CodexLaid});
    afterDeal(state);
}

void peek(State &state, const Action &action, Events *events)
{
    if (!action.declines()) {
        std::uint8_t &peeked = state.codex.peeked[static_cast<std::size_t>(action.actor())];
        peeked = static_cast<std::uint8_t>(peeked | (1U << static_cast<unsigned>(action.place())));
        tell(state, events,
             {.kind = EventKind::TokenPeeked,
              .squire = static_cast<std::uint8_t>(action.actor()),
              .value = static_cast<std::int16_t>(action.place())});
    }
    nextPlay(state);
}

void beginTaking(State &state)
{
    // R10.3.3: in rank order; squires on square 0 last, in turn order from Excalibur.
    const Track &track = state.track(Board::Education);
    std::array<std::uint8_t, 8> byRank;
    byRank.fill(nobody);
    int beyond = 0;
    for (int squire = 0; squire < state.squires(); ++squire) {
        if (!track.onSquareZero(squire)) {
            byRank[static_cast<std::size_t>(track.betterDiscs(squire))] = static_cast<std::uint8_t>(squire);
            ++beyond;
        }
    }
    std::copy_n(byRank.begin(), maxSquires, state.queue.begin());
    state.queued = static_cast<std::uint8_t>(beyond);
    for (int position = 0; position < state.squires(); ++position) {
        const int squire = squireInTurnOrder(state, position);
        if (track.onSquareZero(squire)) {
            state.queue[state.queued++] = static_cast<std::uint8_t>(squire);
        }
    }
    state.phase = Phase::TakeToken;
    state.step = 0;
    state.actor = state.queue[0];
}

namespace
{

void takeOne(State &state, int squire, int place, Events *events)
{
    state.codex.taker[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(squire);
    tell(state, events,
         {.kind = EventKind::TokenTaken,
          .squire = static_cast<std::uint8_t>(squire),
          .board = Board::Education,
          .value = static_cast<std::int16_t>(place)});
}

/// Who has got a negative token, and who knows of it (section 11).
CodexMemory memoryOf(const State &state)
{
    const Codex &codex = state.codex;
    CodexMemory memory;
    std::uint8_t negativePlaces = 0;
    for (int place = 0; place < state.squires(); ++place) {
        const auto at = static_cast<std::size_t>(place);
        if (codex.token[at] != 0) {
            (codex.token[at] == -1 ? memory.minusOne : memory.minusThree) = codex.taker[at];
            negativePlaces = static_cast<std::uint8_t>(negativePlaces | (1U << at));
        }
    }
    for (int squire = 0; squire < state.squires(); ++squire) {
        const int player = state.options.owner(squire);
        const bool took = squire == memory.minusOne || squire == memory.minusThree;
        if (player != nobody && (took || (codex.peeked[static_cast<std::size_t>(squire)] & negativePlaces) != 0)) {
            memory.knowers = static_cast<std::uint8_t>(memory.knowers | (1U << static_cast<unsigned>(player)));
        }
    }
    return memory;
}

// The 0s are shown and given back, the others kept (R10.3.3). Both are kept before either is told of: a view that is taken
// meanwhile must not find half of what is remembered of it, nor a coat that nothing is remembered of.
void keepNegatives(State &state, Events *events)
{
    const Codex codex = state.codex;
    tell(state, events, {.kind = EventKind::TokensShown, .board = Board::Education});
    state.codexMemory[static_cast<std::size_t>(state.turn - 1)] = memoryOf(state);
    for (int place = 0; place < state.squires(); ++place) {
        const auto at = static_cast<std::size_t>(place);
        if (codex.token[at] != 0) {
            state.coats[codex.taker[at]].add(coatOf(Board::Education, codex.token[at]));
        }
    }
    for (int place = 0; place < state.squires(); ++place) {
        const auto at = static_cast<std::size_t>(place);
        if (codex.token[at] == 0) {
            tell(state, events,
                 {.kind = EventKind::TokenReturned,
                  .squire = codex.taker[at],
                  .board = Board::Education,
                  .value = static_cast<std::int16_t>(place)});
        } else {
            tell(state, events,
                 {.kind = EventKind::CoatGiven,
                  .squire = codex.taker[at],
                  .board = Board::Education,
                  .cause = Cause::CodexToken,
                  .coat = coatOf(Board::Education, codex.token[at]),
                  .value = codex.token[at]});
        }
    }
    state.codex = {};
    state.queue = {};
    state.queued = 0;
    state.phase = Phase::ScoringDone; // unless another board is scored
}

} // namespace

void take(State &state, const Action &action, Events *events)
{
    takeOne(state, action.actor(), action.place(), events);
    if (++state.step + 1 < state.squires()) {
        state.actor = state.queue[state.step];
        return;
    }
    // The last token is no choice.
    const auto free =
        std::find(state.codex.taker.begin(), state.codex.taker.begin() + state.squires(), std::uint8_t{nobody});
    takeOne(state, state.queue[state.step], static_cast<int>(free - state.codex.taker.begin()), events);
    keepNegatives(state, events);
    scoreAfter(state, Board::Education, events);
}

} // namespace academy::rules::phases::codex
