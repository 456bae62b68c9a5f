// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/PlayModel.h"

#include "players/FairPick.h"
#include "players/HandPlan.h"
#include "players/Prospects.h"
#include "rules/Game.h"

#include <algorithm>
#include <bit>

namespace academy::players
{

using namespace rules;

namespace
{

constexpr int unknown = 1 << 30;
constexpr int curvesBits = 11; // of each board

std::size_t placeOf(const Track &track, int key, int squires)
{
    std::uint64_t hash = static_cast<std::uint64_t>(key);
    for (int squire = 0; squire < squires; ++squire) {
        const auto disc = static_cast<std::uint64_t>(track.progress(squire) * maxSquires + track.height(squire));
        hash = (std::rotl(hash, 23) ^ disc) * 0x9E3779B97F4A7C15U;
    }
    return static_cast<std::size_t>(hash >> (64 - curvesBits));
}

} // namespace

PlayModel::PlayModel(const State &table, const Odds &given)
    : m_patience(given.tuning.patience)
    , m_outlook(table, given)
    , m_curves(boardCount << curvesBits)
{
    const Worths expected = standings(table, m_outlook);
    for (int squire = 0; squire < table.squires(); ++squire) {
        m_stances[static_cast<std::size_t>(squire)] = stanceOfSquire(table, squire, expected);
    }
}

Action PlayModel::play(const State &state, int squire, Random &random)
{
    const auto at = static_cast<std::size_t>(squire);
    const Hand hand = state.hands[at];
    std::array<Curve *, boardCount> curves{};
    const auto worthOn = [&](Board board, int squares) {
        Curve *&curve = curves[static_cast<std::size_t>(board)];
        curve = curve != nullptr ? curve : &curveOf(state, squire, board);
        return worth(*curve, state, squire, board, squares);
    };
    const int bet = state.bets[at] == noBoard ? 0 : betCard(state, squire);
    const auto gain = [&](Board board, int from, int to) {
        return worthOn(board, to) - worthOn(board, from) + (board == state.bets[at] ? bet : 0);
    };
    const HandPlan plan(gain, hand, state.options.cardsPlayed() - state.playedCount[at]);
    FairPick<Action> pick(random);
    for (int position = 0; position < hand.size(); ++position) {
        const Card card = hand.at(position);
        if (hand.find(card) != position) {
            continue; // another copy is the same choice
        }
        const auto consider = [&](Board board) {
            pick.consider(Action::play(squire, card, board),
                          plan.bestWith(card, board) - reasonsToWait(state, squire, board, m_patience));
        };
        consider(card.ownBoard());
        if (card.isSwords()) {
            consider(card.otherBoard());
        }
    }
    return pick.best();
}

// Whose turn it is and how many cards have been played say how many each of the others has still to play.
PlayModel::Curve &PlayModel::curveOf(const State &state, int squire, Board board)
{
    int played = 0;
    for (int other = 0; other < state.squires(); ++other) {
        played += state.playedCount[static_cast<std::size_t>(other)];
    }
    const int key = 1 + squire + maxSquires * played;
    const Track &track = state.track(board);
    Curve &curve = m_curves[(static_cast<std::size_t>(board) << curvesBits) + placeOf(track, key, state.squires())];
    if (curve.key != key || !(curve.track == track)) {
        curve.track = track;
        curve.key = key;
        curve.now = unknown;
        curve.betCard = unknown;
        curve.worths.fill(unknown);
        curve.worths[0] = 0;
    }
    return curve;
}

int PlayModel::worth(Curve &curve, const State &state, int squire, Board board, int squares)
{
    squares = std::min(squares, reach);
    int &worth = curve.worths[static_cast<std::size_t>(squares)];
    if (worth == unknown) {
        lookAt(state, squire, board);
        const Discs discs = m_outlook.discsOn(board);
        if (curve.now == unknown) {
            curve.now = value(squire, board, discs);
        }
        worth = value(squire, board, moved(discs, state, squire, board, squares)) - curve.now;
    }
    return worth;
}

// R10.2.2.
int PlayModel::betCard(const State &state, int squire)
{
    Curve &curve = curveOf(state, squire, Board::Gallantry);
    if (curve.betCard == unknown) {
        lookAt(state, squire, Board::Gallantry);
        curve.betCard = m_outlook.betCard(squire);
    }
    return curve.betCard;
}

int PlayModel::value(int squire, Board board, const Discs &discs) const
{
    return valueOf(m_outlook.expectedOn(board, discs), m_stances[static_cast<std::size_t>(squire)]);
}

void PlayModel::lookAt(const State &state, int squire, Board board)
{
    m_outlook.stand(board, state.track(board));
    for (int other = 0; other < state.squires(); ++other) {
        m_outlook.expect(other, state.options.cardsPlayed() - state.playedCount[static_cast<std::size_t>(other)]);
    }
    m_outlook.settle(squire);
}

} // namespace academy::players
