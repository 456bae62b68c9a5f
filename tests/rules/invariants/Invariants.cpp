// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Invariants.h"

#include "Words.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace academy::rules::test
{

namespace
{

using CardCounts = std::array<int, cardCodeCount>;

void count(CardCounts &counts, const Hand &hand)
{
    for (int position = 0; position < hand.size(); ++position) {
        ++counts[hand.at(position).code()];
    }
}

CardCounts counted(const Hand &hand)
{
    CardCounts counts{};
    count(counts, hand);
    return counts;
}

void countPlayed(CardCounts &counts, const State &state, std::size_t squire)
{
    for (std::size_t card = 0; card < state.playedCount[squire]; ++card) {
        ++counts[state.played[squire][card].card().code()];
    }
}

bool contains(const CardCounts &all, const CardCounts &some)
{
    for (std::size_t code = 0; code < cardCodeCount; ++code) {
        if (some[code] > all[code]) {
            return false;
        }
    }
    return true;
}

std::string wrongTrack(const State &state, Board board)
{
    const Track &track = state.track(board);
    const int squires = state.squires();
    unsigned ranks = 0;
    int beyond = 0;
    for (int squire = 0; squire < squires; ++squire) {
        beyond += track.progress(squire) > 0 ? 1 : 0;
    }
    for (int squire = 0; squire < squires; ++squire) {
        const int progress = track.progress(squire);
        if (progress == 0) {
            if (track.height(squire) != 0 || !track.onSquareZero(squire) || track.betterDiscs(squire) != beyond) {
                return "discs on square 0 of " + text(board);
            }
            continue;
        }
        int size = 0;
        int below = 0;
        for (int other = 0; other < squires; ++other) {
            size += track.progress(other) == progress ? 1 : 0;
            below += track.progress(other) == progress && track.height(other) < track.height(squire) ? 1 : 0;
        }
        if (track.height(squire) != below || below >= size) {
            return "heights of a stack on " + text(board);
        }
        ranks |= 1U << static_cast<unsigned>(track.betterDiscs(squire));
        if (!facts(board).ring && progress > facts(board).squares) {
            return "a disc beyond the end of " + text(board);
        }
    }
    if (ranks != (1U << static_cast<unsigned>(beyond)) - 1U) {
        return "ranks on " + text(board);
    }
    for (int nobodysDisc = squires; nobodysDisc < maxSquires; ++nobodysDisc) {
        if (track.progress(nobodysDisc) != 0) {
            return "a disc without a squire on " + text(board);
        }
    }
    return {};
}

bool isDraftOver(const State &state)
{
    return state.phase >= Phase::DraftDone;
}

std::string wrongDraft(const State &state)
{
    CardCounts dealt{};
    CardCounts there{};
    for (std::size_t squire = 0; squire < state.options.squires; ++squire) {
        const Hand &hand = state.hands[squire];
        const Hand &kept = state.kept[squire];
        count(dealt, state.dealt[squire]);
        count(there, hand);
        if (isDraftOver(state)) {
            CardCounts own = counted(hand);
            countPlayed(own, state, squire);
            countPlayed(there, state, squire);
            if (own != counted(kept)) {
                return "a squire has played or holds what it has not kept";
            }
        } else {
            count(there, kept);
        }
        if (state.phase == Phase::Draft) {
            const int rounds = state.step + (((state.pending >> squire) & 1) == 0 ? 1 : 0);
            if (kept.size() != rounds || hand.size() != 5 - rounds) {
                return "how many cards a squire has kept";
            }
        }
    }
    const bool drafted = state.phase == Phase::Draft || isDraftOver(state);
    return drafted && dealt != there ? "cards dealt are not the cards there" : std::string();
}

std::string wrongLancelotHands(const State &state)
{
    for (std::size_t player = 0; player < 2; ++player) {
        const CardCounts dealt = counted(state.dealt[player]);
        if (state.phase <= Phase::TakeStack && !contains(dealt, counted(state.kept[player]))) {
            return "a stack of cards not dealt";
        }
        CardCounts there{};
        for (const std::size_t squire : {player, player + 2}) {
            count(there, state.hands[squire]);
            countPlayed(there, state, squire);
        }
        const bool assigned =
            isDraftOver(state) || (state.phase == Phase::Assign && ((state.pending >> player) & 1) == 0);
        if (assigned ? there != dealt : there != CardCounts{}) {
            return "a player's cards";
        }
    }
    return {};
}

bool mayBeAskedWithOneChoice(const State &state, ActionKind kind)
{
    switch (kind) {
    case ActionKind::Keep:
    case ActionKind::Play:
    case ActionKind::Exchange:
        return true;
    case ActionKind::Split:
    case ActionKind::Assign: { // six times the same card
        const auto isAlike = [](const Hand &hand) { return hand.at(0) == hand.at(hand.size() - 1); };
        return isAlike(state.dealt[0]) || isAlike(state.dealt[1]);
    }
    default:
        return false;
    }
}

} // namespace

std::string wrongOnTheBoards(const State &state)
{
    for (const Board board : allBoards) {
        if (std::string wrong = wrongTrack(state, board); !wrong.empty()) {
            return wrong;
        }
    }
    if (std::abs(state.cup) > cupReach || (state.cup != 0 && !state.options.has(Variation::JoustsTournaments))) {
        return "the Cup";
    }
    const int scrolls = state.scrolls | state.scrollsTaken;
    if ((scrolls != 0 && !state.options.has(Variation::KingsService)) || scrolls > (scrollOfSix | scrollOfTwelve)) {
        return "the Scrolls";
    }
    if (state.turn < 1 || state.turn > turnCount || state.first >= state.squires()
        || state.options.isNeutral(state.first)) {
        return "turn or first player";
    }
    return {};
}

std::string wrongWithTheCards(const State &state)
{
    CardCounts dealt{};
    for (const Hand &hand : state.dealt) {
        count(dealt, hand);
    }
    CardCounts whole{};
    std::copy(copiesInDeck.begin(), copiesInDeck.end(), whole.begin());
    if (!contains(whole, dealt)) {
        return "more cards dealt than the deck has";
    }
    return state.options.mode == Mode::Lancelot ? wrongLancelotHands(state) : wrongDraft(state);
}

std::string wrongWithTheCoats(const State &state)
{
    const Options &options = state.options;
    for (int squire = 0; squire < state.squires(); ++squire) {
        const Coats &coats = state.coats[static_cast<std::size_t>(squire)];
        int sum = 0;
        for (int code = 0; code < coatCount; ++code) {
            const auto coat = static_cast<Coat>(code);
            sum += coats.of(coat) * facts(coat).value;
            const int value = facts(coat).value;
            bool possible = true;
            switch (facts(coat).board) {
            case Board::Jousts:
            case Board::Tournaments:
                possible = options.has(Variation::JoustsTournaments) || value <= 3;
                break;
            case Board::KingsService:
                possible = options.has(Variation::KingsService) ? value <= 6 : value >= 6;
                break;
            case Board::Quests:
                possible = !options.has(Variation::Quests) && (options.stakes == Stakes::Booklet) == (value <= 3);
                break;
            case Board::Charity:
                possible = !options.has(Variation::Charity)
                    && (options.stakes == Stakes::Booklet) == (value == -1 || value == -3);
                break;
            case Board::Gallantry:
            case Board::Education:
                break;
            }
            if (coats.of(coat) > 0 && !possible) {
                return "a coat that no rule gives: " + text(coat);
            }
        }
        const int deeds = state.phase == Phase::Over ? deedPoints(state, squire) : 0;
        if (coats.points() != sum || points(state, squire) != sum + deeds) {
            return "points";
        }
    }
    return {};
}

std::string wrongWithTheChoices(const State &state)
{
    const ActorSet actors = deciding(state);
    const Due next = due(state);
    if ((next == Due::Decision && actors == 0) || (next == Due::Nothing) != (state.phase == Phase::Over)
        || (actors != 0 && next != Due::Decision && state.phase != Phase::Draft)) {
        return "what is due";
    }
    for (int actor = 0; actor < maxSquires; ++actor) {
        ActionList actions;
        legalActions(state, actor, actions);
        if (((actors >> actor) & 1) != (actions.isEmpty() ? 0 : 1)) {
            return "who may choose";
        }
        for (int one = 0; one < actions.size(); ++one) {
            for (int other = 0; other < one; ++other) {
                if (actions[one] == actions[other]) {
                    return "the same choice twice: " + text(actions[one]);
                }
            }
        }
        if (actions.size() == 1 && !mayBeAskedWithOneChoice(state, actions[0].kind())) {
            return "a decision without a choice: " + text(actions[0]);
        }
        if (!actions.isEmpty() && decider(state, actor) >= state.options.players()) {
            return "nobody decides for an actor";
        }
    }
    return {};
}

} // namespace academy::rules::test
