// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

#include <algorithm>
#include <bit>

namespace academy::rules::phases
{

void drawDeal(const State &state, Random &random, Chance &chance)
{
    // R4.1: all 52 cards are shuffled each turn. Only those dealt have to be drawn. A hand is collected as bits of a
    // sorted deck and so needs no sorting.
    constexpr std::array<std::uint8_t, deckSize> sortedDeck = [] {
        std::array<std::uint8_t, deckSize> places{};
        for (std::size_t place = 0; place < deckSize; ++place) {
            places[place] = static_cast<std::uint8_t>(place);
        }
        return places;
    }();
    std::array<std::uint8_t, deckSize> places = sortedDeck;
    const int hands = state.options.handsDealt();
    const int size = state.options.cardsDealt();
    int left = deckSize;
    for (int hand = 0; hand < hands; ++hand) {
        std::uint64_t drawnPlaces = 0;
        for (int card = 0; card < size; ++card) {
            const auto drawn = static_cast<std::size_t>(random.below(left));
            drawnPlaces |= std::uint64_t{1} << places[drawn];
            places[drawn] = places[static_cast<std::size_t>(--left)];
        }
        Hand &dealt = chance.hands[static_cast<std::size_t>(hand)];
        dealt.clear();
        for (int card = 0; card < size; ++card) {
            dealt.append(deck[static_cast<std::size_t>(std::countr_zero(drawnPlaces))]);
            drawnPlaces &= drawnPlaces - 1;
        }
    }
    chance.handCount = static_cast<std::uint8_t>(hands);
}

void deal(State &state, const Chance &chance, Events *events)
{
    tell(state, events, {.kind = EventKind::TurnBegan, .squire = state.first, .value = state.turn});
    state.dealt = {};
    std::copy_n(chance.hands.begin(), chance.handCount, state.dealt.begin());
    tell(state, events, {.kind = EventKind::Dealt});
    if (state.rules().uses(Scoring::Codex)) {
        state.phase = Phase::Codex;
    } else {
        afterDeal(state);
    }
}

void afterDeal(State &state)
{
    if (state.rules().uses(Scoring::Bet)) {
        state.phase = Phase::Bet;
        state.step = 0;
        state.actor = state.first;
    } else {
        afterBets(state);
    }
}

void afterBets(State &state)
{
    state.step = 0;
    if (state.options.mode == Mode::Lancelot) {
        state.phase = Phase::Split;
        state.pending = 0b11;
    } else {
        state.phase = Phase::Draft;
        state.pending = static_cast<std::uint8_t>((1U << state.options.squires) - 1U);
        state.hands = state.dealt;
    }
}

} // namespace academy::rules::phases
