// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

/// Lancelot's way from the deal to the hands (section 9): each player splits six cards, stacks are exchanged, each player
/// divides its six cards between its two squires.
namespace academy::rules
{

int firstPlayer(const State &state)
{
    return state.options.owner(state.first);
}

namespace phases
{

namespace
{

Hand without(Hand hand, Hand cards)
{
    for (int card = 0; card < cards.size(); ++card) {
        hand.remove(cards.at(card));
    }
    return hand;
}

Hand threeCards(const Action &action)
{
    Hand cards;
    for (int card = 0; card < 3; ++card) {
        cards.insert(action.card(card));
    }
    return cards;
}

Hand joined(Hand hand, Hand cards)
{
    for (int card = 0; card < cards.size(); ++card) {
        hand.insert(cards.at(card));
    }
    return hand;
}

void decided(State &state, int player)
{
    state.pending = static_cast<std::uint8_t>(state.pending & ~(1U << static_cast<unsigned>(player)));
}

} // namespace

void split(State &state, const Action &action, Events *events)
{
    state.kept[static_cast<std::size_t>(action.actor())] = threeCards(action);
    decided(state, action.actor());
    if (state.pending == 0) {
        state.phase = Phase::TakeStack;
        state.step = 0;
        state.actor = static_cast<std::uint8_t>(firstPlayer(state));
        tell(state, events, {.kind = EventKind::StacksShown});
    }
}

void takeStack(State &state, const Action &action, Events *events)
{
    // R9.3: the first player takes from the other, then the other from the first. Until both have, the first choice waits
    // in `queue`; then every player holds the stack it took and the one of its own that was left.
    const auto taker = static_cast<std::size_t>(action.actor());
    state.queue[taker] = static_cast<std::uint8_t>(action.stack());
    tell(state, events,
         {.kind = EventKind::StackTaken,
          .squire = static_cast<std::uint8_t>(action.actor()),
          .value = static_cast<std::int16_t>(action.stack())});
    if (++state.step == 1) {
        state.actor = static_cast<std::uint8_t>(1 - action.actor());
        return;
    }
    const std::array<Hand, 2> dealt{state.dealt[0], state.dealt[1]};
    for (std::size_t player = 0; player < 2; ++player) {
        const std::size_t other = 1 - player;
        const Hand othersFirst = state.kept[other];
        const Hand taken = state.queue[player] == 0 ? othersFirst : without(dealt[other], othersFirst);
        const Hand ownFirst = state.kept[player];
        const Hand left = state.queue[other] == 0 ? without(dealt[player], ownFirst) : ownFirst;
        state.dealt[player] = joined(taken, left);
    }
    state.queue = {};
    state.phase = Phase::Assign;
    state.pending = 0b11;
}

void assign(State &state, const Action &action, Events *events)
{
    // R9.4: player 0 owns squires 0 and 2, player 1 squires 1 and 3.
    const auto player = static_cast<std::size_t>(action.actor());
    const Hand firstSquire = threeCards(action);
    state.hands[player] = firstSquire;
    state.hands[player + 2] = without(state.dealt[player], firstSquire);
    decided(state, action.actor());
    tell(state, events, {.kind = EventKind::CardsAssigned, .squire = static_cast<std::uint8_t>(action.actor())});
    if (state.pending == 0) {
        state.phase = Phase::DraftDone;
    }
}

} // namespace phases
} // namespace academy::rules
