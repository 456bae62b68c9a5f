// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Actors.h"
#include "rules/Phases.h"

namespace academy::rules
{

namespace
{

void listKeeps(const State &state, int squire, ActionList &actions)
{
    const Hand hand = state.hands[static_cast<std::size_t>(squire)];
    Card previous;
    for (int position = 0; position < hand.size(); ++position) {
        const Card card = hand.at(position);
        if (card != previous) {
            actions.add(Action::keep(squire, card));
        }
        previous = card;
    }
}

void addPlays(int squire, Card card, ActionList &actions)
{
    actions.add(Action::play(squire, card, card.ownBoard()));
    if (card.isSwords()) {
        actions.add(Action::play(squire, card, card.otherBoard()));
    }
}

void listPlays(const State &state, int squire, ActionList &actions)
{
    if (state.options.isNeutral(squire)) {
        if (state.drawn.isKnown()) {
            addPlays(squire, state.drawn, actions);
        }
        return;
    }
    const Hand hand = state.hands[static_cast<std::size_t>(squire)];
    Card previous;
    for (int position = 0; position < hand.size(); ++position) {
        const Card card = hand.at(position);
        if (card != previous) {
            addPlays(squire, card, actions);
        }
        previous = card;
    }
}

// Every different choice of three of the six cards. The hand is sorted, so equal cards are neighbours: a choice is listed
// for its first copies only.
template <typename Make>
void listTriples(Hand hand, ActionList &actions, Make make)
{
    const int size = hand.size();
    for (int a = 0; a < size; ++a) {
        if (a > 0 && hand.at(a) == hand.at(a - 1)) {
            continue;
        }
        for (int b = a + 1; b < size; ++b) {
            if (b > a + 1 && hand.at(b) == hand.at(b - 1)) {
                continue;
            }
            for (int c = b + 1; c < size; ++c) {
                if (c > b + 1 && hand.at(c) == hand.at(c - 1)) {
                    continue;
                }
                actions.add(make(hand.at(a), hand.at(b), hand.at(c)));
            }
        }
    }
}

void listTies(const State &state, ActionList &actions)
{
    actions.add(Action::winTie(state.first, noBoard));
    for (int squire = 0; squire < state.squires(); ++squire) {
        for (const Board board : state.rules().boards()) {
            if (phases::canWinTie(state, squire, board)) {
                actions.add(Action::winTie(squire, board));
            }
        }
    }
}

} // namespace

bool actorIsPlayer(Phase phase)
{
    return phase == Phase::Split || phase == Phase::TakeStack || phase == Phase::Assign;
}

int decider(const State &state, int actor)
{
    if (actorIsPlayer(state.phase)) {
        return actor;
    }
    return state.options.isNeutral(actor) ? firstPlayer(state) : state.options.owner(actor);
}

int askedFor(const State &state, const Action &action)
{
    return state.phase == Phase::WinTie ? state.actor : action.actor();
}

ActorSet deciding(const State &state)
{
    switch (state.phase) {
    case Phase::Draft: {
        const unsigned neutral = state.options.mode == Mode::Karadoc ? 1U << Options::neutralSquire : 0U;
        return static_cast<ActorSet>(state.pending & ~neutral);
    }
    case Phase::Split:
    case Phase::Assign:
        return state.pending;
    case Phase::Play:
        if (state.options.isNeutral(state.actor) && !state.drawn.isKnown()) {
            return 0;
        }
        [[fallthrough]];
    case Phase::Bet:
    case Phase::TakeStack:
    case Phase::Peek:
    case Phase::WinTie:
    case Phase::Bonus:
    case Phase::TakeToken:
    case Phase::Exchange:
        return static_cast<ActorSet>(1U << state.actor);
    case Phase::Deal:
    case Phase::Codex:
    case Phase::DraftDone:
    case Phase::PlayDone:
    case Phase::ScoringDone:
    case Phase::ResetDone:
    case Phase::Over:
        break;
    }
    return 0;
}

void legalActions(const State &state, int actor, ActionList &actions)
{
    actions.clear();
    if (!isIn(deciding(state), actor)) {
        return;
    }
    switch (state.phase) {
    case Phase::Bet:
        for (const Board board : state.rules().boards()) {
            actions.add(Action::bet(actor, board));
        }
        break;
    case Phase::Draft:
        listKeeps(state, actor, actions);
        break;
    case Phase::Split:
        listTriples(state.dealt[static_cast<std::size_t>(actor)], actions,
                    [actor](Card a, Card b, Card c) { return Action::split(actor, a, b, c); });
        break;
    case Phase::TakeStack:
        actions.add(Action::takeStack(actor, 0));
        actions.add(Action::takeStack(actor, 1));
        break;
    case Phase::Assign:
        listTriples(state.dealt[static_cast<std::size_t>(actor)], actions,
                    [actor](Card a, Card b, Card c) { return Action::assign(actor, a, b, c); });
        break;
    case Phase::Play:
        listPlays(state, actor, actions);
        break;
    case Phase::Peek:
        actions.add(Action::peek(actor, Action::none));
        for (int place = 0; place < state.squires(); ++place) {
            actions.add(Action::peek(actor, place));
        }
        break;
    case Phase::WinTie:
        listTies(state, actions);
        break;
    case Phase::Bonus:
        for (const Board board : state.rules().boards()) {
            if (canMove(state, actor, board)) { // R5.2
                actions.add(Action::bonus(actor, board));
            }
        }
        break;
    case Phase::TakeToken:
        for (int place = 0; place < state.squires(); ++place) {
            if (state.codex.taker[static_cast<std::size_t>(place)] == nobody) {
                actions.add(Action::takeToken(actor, place));
            }
        }
        break;
    case Phase::Exchange:
        phases::exchange::listActions(state, actions);
        break;
    case Phase::Deal:
    case Phase::Codex:
    case Phase::DraftDone:
    case Phase::PlayDone:
    case Phase::ScoringDone:
    case Phase::ResetDone:
    case Phase::Over:
        break;
    }
}

} // namespace academy::rules
