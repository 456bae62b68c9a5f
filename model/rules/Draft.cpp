// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

namespace academy::rules::phases
{

namespace
{

// R4.2: everybody has kept a card; the rest goes to the neighbour.
void endRound(State &state, Events *events)
{
    const int squires = state.squires();
    if (++state.step == draftRounds) {
        for (int squire = 0; squire < squires; ++squire) {
            const Hand kept = state.kept[static_cast<std::size_t>(squire)];
            Hand &hand = state.hands[static_cast<std::size_t>(squire)];
            for (int card = 0; card < kept.size(); ++card) {
                hand.insert(kept.at(card));
            }
        }
        state.phase = Phase::DraftDone;
        return;
    }
    const std::array<Hand, maxSquires> hands = state.hands;
    for (int squire = 0; squire < squires; ++squire) {
        const int next = passesTo(squire, squires, state.turn);
        state.hands[static_cast<std::size_t>(next)] = hands[static_cast<std::size_t>(squire)];
    }
    state.pending = static_cast<std::uint8_t>((1U << state.options.squires) - 1U);
    tell(state, events,
         {.kind = EventKind::HandsPassed, .value = static_cast<std::int16_t>(passingDirection(state.turn))});
}

} // namespace

void keepAt(State &state, int squire, int position, Events *events)
{
    Hand &hand = state.hands[static_cast<std::size_t>(squire)];
    const Card card = hand.at(position);
    hand.removeAt(position);
    state.kept[static_cast<std::size_t>(squire)].append(card);
    state.pending = static_cast<std::uint8_t>(state.pending & ~(1U << static_cast<unsigned>(squire)));
    tell(state, events, {.kind = EventKind::CardKept, .squire = static_cast<std::uint8_t>(squire), .card = card});
    if (state.pending == 0) {
        endRound(state, events);
    }
}

void keep(State &state, int squire, Card card, Events *events)
{
    keepAt(state, squire, state.hands[static_cast<std::size_t>(squire)].find(card), events);
}

Card drawNeutralKeep(const State &state, Random &random)
{
    // R8.2: its highest card, among equals one at random.
    const Hand &hand = state.hands[Options::neutralSquire];
    int highest = 0;
    for (int card = 0; card < hand.size(); ++card) {
        highest = hand.at(card).value() > highest ? hand.at(card).value() : highest;
    }
    Hand candidates;
    for (int card = 0; card < hand.size(); ++card) {
        if (hand.at(card).value() == highest) {
            candidates.append(hand.at(card));
        }
    }
    return candidates.at(random.below(candidates.size()));
}

} // namespace academy::rules::phases
