// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Invariants.h"

#include "rules/View.h"

#include <array>
#include <cstdio>
#include <cstdlib>

namespace academy::fuzz
{

namespace
{

using rules::Board;
using rules::Phase;
using rules::State;

using CardCounts = std::array<int, rules::cardCodeCount>;

void count(const rules::Hand &hand, CardCounts &counts)
{
    for (int position = 0; position < hand.size(); ++position) {
        const rules::Card card = hand.at(position);
        require(card.isKnown() && card.code() < rules::cardCodeCount, "a state knows all its cards");
        ++counts[card.code()];
    }
}

CardCounts cardsDealt(const State &state)
{
    CardCounts counts{};
    for (const rules::Hand &hand : state.dealt) {
        count(hand, counts);
    }
    return counts;
}

/// Discs that share a square: heights 0, 1, 2, … without a gap.
void checkStack(const rules::Track &track, int squires, int square)
{
    unsigned heights = 0;
    int discs = 0;
    for (int squire = 0; squire < squires; ++squire) {
        if (track.progress(squire) == square) {
            heights |= 1U << static_cast<unsigned>(track.height(squire));
            ++discs;
        }
    }
    require(heights == (1U << static_cast<unsigned>(discs)) - 1, "the discs of a stack lie one on another");
}

bool sameActions(const rules::ActionList &one, const rules::ActionList &other)
{
    bool same = one.size() == other.size();
    for (int i = 0; same && i < one.size(); ++i) {
        same = one[i] == other[i];
    }
    return same;
}

void checkChoicesOf(const State &state, int actor)
{
    rules::ActionList actions;
    rules::legalActions(state, actor, actions);
    require(!actions.isEmpty(), "whoever decides has a choice");
    for (const rules::Action &action : actions) {
        require(!rules::check(state, action), "a legal action is allowed");
    }
    const int player = rules::decider(state, actor);
    require(player >= 0 && player < state.options.players(), "a player takes every decision");
    rules::ActionList seen;
    rules::legalActions(rules::viewOf(state, player).table, actor, seen);
    require(sameActions(actions, seen), "a player sees its legal actions");
}

} // namespace

void require(bool holds, const char *what)
{
    if (!holds) {
        std::fprintf(stderr, "This does not hold: %s\n", what);
        std::abort();
    }
}

void checkState(const State &state)
{
    checkCards(state);
    checkTracks(state);
    checkTokens(state);
    checkChoices(state);
}

void checkCards(const State &state)
{
    const CardCounts dealt = cardsDealt(state);
    for (std::size_t code = 0; code < rules::cardCodeCount; ++code) {
        require(dealt[code] <= rules::copiesInDeck[code], "no more cards are dealt than there are (R2.2)");
    }
    const bool drafting = state.phase == Phase::Draft;
    if (!drafting && state.phase != Phase::Play && state.phase != Phase::Peek && state.phase != Phase::PlayDone) {
        return;
    }
    CardCounts held{};
    for (std::size_t squire = 0; squire < static_cast<std::size_t>(state.squires()); ++squire) {
        count(state.hands[squire], held);
        if (drafting) {
            count(state.kept[squire], held);
        }
        for (std::size_t i = 0; i < state.playedCount[squire]; ++i) {
            ++held[state.played[squire][i].card().code()];
        }
    }
    require(held == dealt, "the cards of a turn are the cards dealt (R4.1)");
}

void checkTracks(const State &state)
{
    for (const Board board : rules::allBoards) {
        const rules::Track &track = state.track(board);
        for (int squire = 0; squire < rules::maxSquires; ++squire) {
            const int progress = track.progress(squire);
            require(squire < state.squires() || progress == 0, "only squires of the game move");
            require(progress >= 0, "no disc is behind square 0");
            require(rules::facts(board).ring || progress <= rules::facts(board).squares,
                    "no disc is beyond the end (R3.3)");
            if (progress == 0) {
                require(track.height(squire) == 0, "discs on square 0 have no order (R3.6)");
            } else {
                checkStack(track, state.squires(), progress);
            }
        }
    }
}

void checkTokens(const State &state)
{
    for (int squire = 0; squire < rules::maxSquires; ++squire) {
        const rules::Coats &coats = state.coats[static_cast<std::size_t>(squire)];
        const int deeds = state.phase == Phase::Over && squire < state.squires() ? rules::deedPoints(state, squire) : 0;
        require(squire < state.squires() || coats.size() == 0, "only squires of the game hold coats");
        require(squire >= state.squires() || rules::points(state, squire) == coats.points() + deeds,
                "points are coats (R5.7)");
    }
    require(state.cup >= -rules::cupReach && state.cup <= rules::cupReach, "the Cup stays on its track (R10.1.1)");
    require(state.options.has(rules::Variation::JoustsTournaments) || state.cup == 0, "no Cup without its variation");
    require((state.scrolls & ~(rules::scrollOfSix | rules::scrollOfTwelve)) == 0, "there are two Scrolls (R10.4.1)");
    require(state.options.has(rules::Variation::KingsService) || state.scrolls == 0,
            "no Scrolls without their variation");
    require(state.turn >= 1 && state.turn <= rules::turnCount, "there are six turns");
    require(state.options.owner(state.first) != rules::nobody, "Excalibur is held by a player's squire (R8.1)");
}

void checkChoices(const State &state)
{
    const rules::ActorSet deciding = rules::deciding(state);
    require((rules::due(state) == rules::Due::Nothing) == (state.phase == Phase::Over),
            "something is due until the end");
    require(rules::due(state) != rules::Due::Decision || deciding != 0, "a decision that is due is somebody's");
    for (int actor = 0; actor < 8; ++actor) {
        if ((deciding >> actor & 1) != 0) {
            checkChoicesOf(state, actor);
        }
    }
}

void checkEvents(const rules::Events &events)
{
    for (const rules::Event &event : events) {
        const bool needsCause = event.kind == rules::EventKind::DiscMoved || event.kind == rules::EventKind::CoatGiven;
        require(!needsCause || event.cause != rules::Cause::None, "discs and coats have a cause");
        require(event.kind != rules::EventKind::DiscMoved || event.squire < rules::maxSquires, "a disc is a squire's");
    }
}

} // namespace academy::fuzz
