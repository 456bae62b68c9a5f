// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Rollout.h"

#include "rules/Playout.h"

#include <algorithm>
#include <bit>

namespace academy::players
{

using namespace rules;

namespace
{

constexpr std::size_t at(Board board)
{
    return static_cast<std::size_t>(board);
}

} // namespace

Rollout::Rollout(const Options &options, const Odds &given)
    : m_odds(&given)
{
    const bool knights = options.has(Variation::JoustsTournaments);
    const bool grand = options.stakes == Stakes::GrandFinale;
    for (int turn = 1; turn <= turnCount; ++turn) {
        Turn &one = m_turns[static_cast<std::size_t>(turn)];
        const int scorings = turn <= 3 ? 4 - turn : 7 - turn; // until the reset
        const int weight = scorings == 3 ? 200 : scorings == 2 ? 160 : 100; // in 1/100 of one scoring
        one.pass[at(Board::Gallantry)] = weight * point / 250;
        one.pass[at(Board::Jousts)] = one.pass[at(Board::Tournaments)] =
            knights ? (turn % 2 == 0 ? 5 * point / 2 : 2 * point) : weight * point / 100;
        one.pass[at(Board::Education)] = weight * point / 100;
        const int toGo = turnCount - turn;
        one.pass[at(Board::Quests)] = (grand ? 6 : options.has(Variation::Quests) ? 4 : 1) * point / (1 + toGo / 2);
        one.pass[at(Board::Charity)] = (grand || options.has(Variation::Charity) ? 4 : 1) * point / (1 + toGo / 2);
        for (std::size_t board = 0; board < boardCount; ++board) {
            one.square[board] = one.pass[board] / 6;
        }
        one.kingsAhead = (turn <= 3 ? 3 - turn : 6 - turn) * options.cardsPlayed();
    }
}

void Rollout::playOut(State &state, Random &random) const
{
    while (true) {
        switch (state.phase) {
        case Phase::Over:
            return;
        case Phase::Deal:
            deal(state, random);
            break;
        case Phase::Codex:
            resolveChance(state, random);
            break;
        case Phase::Bet:
            layBets(state);
            break;
        case Phase::Draft:
        case Phase::Split:
            state.phase = Phase::DraftDone;
            break;
        case Phase::Play:
            playCards(state, random);
            break;
        case Phase::DraftDone:
        case Phase::PlayDone:
        case Phase::ScoringDone:
        case Phase::ResetDone:
            advance(state);
            break;
        default:
            applyLegal(state, decide(state, random));
            break;
        }
    }
}

// R4.1. In Lancelot each squire gets three of its player's six cards.
void Rollout::deal(State &state, Random &random) const
{
    resolveChance(state, random);
    if (state.options.mode != Mode::Lancelot) {
        state.hands = state.dealt;
        return;
    }
    for (std::size_t player = 0; player < 2; ++player) {
        Hand left = state.dealt[player];
        Hand &hand = state.hands[player];
        for (int card = 0; card < 3; ++card) {
            const int drawn = random.below(left.size());
            hand.insert(left.at(drawn));
            left.removeAt(drawn);
        }
        state.hands[player + 2] = left;
    }
}

void Rollout::layBets(State &state) const
{
    // On the board of the highest card; a hand is sorted by kind, so the last of equal ones is taken.
    const auto squire = static_cast<std::size_t>(state.actor);
    const Hand hand = state.hands[squire].isEmpty() ? state.dealt[squire & 1U] : state.hands[squire];
    Card highest = hand.at(0);
    for (int position = 1; position < hand.size(); ++position) {
        if (hand.at(position).value() >= highest.value()) {
            highest = hand.at(position);
        }
    }
    applyLegal(state, Action::bet(state.actor, highest.ownBoard()));
}

// Everybody plans when play begins, and follows the plan.
void Rollout::playCards(State &state, Random &random) const
{
    std::array<Hand, maxSquires> plans;
    for (int squire = 0; squire < state.squires(); ++squire) {
        if (!state.options.isNeutral(squire)) {
            plans[static_cast<std::size_t>(squire)] = plan(state, squire, random);
        }
    }
    while (state.phase == Phase::Play || state.phase == Phase::Peek) {
        const int squire = state.actor;
        if (due(state) == Due::Chance) {
            resolveChance(state, random);
        } else if (state.phase == Phase::Peek || state.options.isNeutral(squire)) {
            applyLegal(state, randomAction(state, random));
        } else {
            Hand &cards = plans[static_cast<std::size_t>(squire)];
            const Card card = cards.at(0);
            cards.removeAt(0);
            applyLegal(state, Action::play(squire, card, boardFor(state, squire, card)));
        }
    }
}

// The squire's cards in the order in which it plays them, the best first.
Hand Rollout::plan(const State &state, int squire, Random &random) const
{
    const Hand hand = state.hands[static_cast<std::size_t>(squire)];
    std::uint64_t whims = random.next();
    std::array<int, Hand::capacity> order; // worth, and below it the position
    for (int position = 0; position < hand.size(); ++position) {
        const Card card = hand.at(position);
        int worth = gain(state, squire, card.ownBoard(), card.value());
        if (card.isSwords()) {
            worth = std::max(worth, gain(state, squire, Board::Tournaments, card.value()));
        }
        worth += static_cast<int>(whims & 127U);
        whims = std::rotr(whims, 8);
        const int entry = worth * 8 + position;
        int place = position;
        for (; place > 0 && order[static_cast<std::size_t>(place - 1)] < entry; --place) {
            order[static_cast<std::size_t>(place)] = order[static_cast<std::size_t>(place - 1)];
        }
        order[static_cast<std::size_t>(place)] = entry;
    }
    Hand cards;
    for (int place = 0; place < hand.size(); ++place) {
        cards.append(hand.at(order[static_cast<std::size_t>(place)] & 7));
    }
    return cards;
}

// R4.4.
Board Rollout::boardFor(const State &state, int squire, Card card) const
{
    const Board own = card.ownBoard();
    return card.isSwords()
            && gain(state, squire, Board::Tournaments, card.value()) > gain(state, squire, own, card.value())
        ? Board::Tournaments
        : own;
}

int Rollout::gain(const State &state, int squire, Board board, int squares) const
{
    const Turn &turn = m_turns[state.turn];
    const Track &track = state.track(board);
    if (board == Board::KingsService) {
        const int from = track.progress(squire);
        const int to = std::min(from + squares, 12);
        const int left = state.options.cardsPlayed() - 1 - state.playedCount[static_cast<std::size_t>(squire)];
        const int cards = turn.kingsAhead + left;
        return state.options.has(Variation::KingsService)
            ? m_odds->scrollCoat(to, left) - m_odds->scrollCoat(from, left) + 60 * (to - from)
            : m_odds->kingsService(to, cards) - m_odds->kingsService(from, cards);
    }
    const int passed = track.discsPassed(squire, squares, state.squires());
    const auto on = static_cast<std::size_t>(board);
    return passed * turn.pass[on] + squares * turn.square[on];
}

Action Rollout::decide(const State &state, Random &random) const
{
    if (state.phase != Phase::Bonus) {
        return randomAction(state, random);
    }
    const int squire = state.actor;
    const int squares = rankPoints(Board::Gallantry, state.options.stakes, state.queued - state.step - 1);
    Board best = Board::Quests;
    int most = -1'000'000;
    for (const Board board : allBoards) {
        const int worth = canMove(state, squire, board) ? gain(state, squire, board, squares) : -1'000'000;
        if (worth > most) {
            most = worth;
            best = board;
        }
    }
    return Action::bonus(squire, best);
}

} // namespace academy::players
