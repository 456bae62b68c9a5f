// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/ActionEvaluator.h"

#include "players/FairPick.h"
#include "players/HandPlan.h"
#include "players/KeepWorths.h"
#include "rules/Game.h"

#include <algorithm>

namespace academy::players
{

using namespace rules;

ActionEvaluator::ActionEvaluator(const View &view, int actor, const Odds &given, const Interests &interests)
    : m_view(&view)
    , m_odds(&given)
    , m_interests(interests)
    , m_actor(actor)
    , m_outlook(view.table, given)
    , m_standings(standings(view.table, m_outlook))
    , m_stance(stanceFor(view.player))
{
    legalActions(table(), actor, m_actions);
    switch (table().phase) {
    case Phase::Bet:
        judgeEach([this](const Action &action) { return worthOfBet(action.board()); });
        break;
    case Phase::Draft:
        judgeKeeps();
        break;
    case Phase::Split:
        judgeSplits();
        break;
    case Phase::TakeStack:
        judgeStacks();
        break;
    case Phase::Assign:
        judgeAssignments();
        break;
    case Phase::Play:
        judgePlays();
        break;
    case Phase::Peek:
        judgeEach([this](const Action &action) { return action.declines() ? 0 : worthOfPeek(action.place()); });
        break;
    case Phase::WinTie:
        judgeEach([this](const Action &action) { return action.declines() ? 0 : worthOfTie(action); });
        break;
    case Phase::Bonus: {
        const int rank = table().queued - table().step; // the 3rd moves 1 square, the 1st 3 (R5.1)
        const int squares = rankPoints(table(), Board::Gallantry, rank - 1);
        judgeEach([&](const Action &action) { return prospects(m_actor).at(action.board(), squares); });
        break;
    }
    case Phase::TakeToken:
        judgeEach([this](const Action &action) { return desireForToken(action.place()); });
        break;
    case Phase::Exchange:
        judgeEach([this](const Action &action) { return worthOfExchange(action); });
        break;
    default:
        break;
    }
}

int ActionEvaluator::best() const
{
    int best = 0;
    for (int position = 1; position < m_actions.size(); ++position) {
        if (worth(position) > worth(best)) {
            best = position;
        }
    }
    return best;
}

Action ActionEvaluator::pick(Random &random) const
{
    FairPick<Action> pick(random);
    for (int position = 0; position < m_actions.size(); ++position) {
        pick.consider(m_actions[position], worth(position));
    }
    return pick.best();
}

Worths ActionEvaluator::stanceFor(int player) const
{
    Worths stance = stanceOf(table(), player, m_standings);
    if (!m_odds->tuning.sees.rivals) {
        std::ranges::replace_if(stance, [](int worth) { return worth < 0; }, 0);
    }
    return stance;
}

Prospects &ActionEvaluator::prospects(int squire)
{
    const auto at = static_cast<std::size_t>(squire);
    if (!m_prospects[at]) {
        m_outlooks[at] = m_outlook;
        m_outlooks[at]->settle(squire);
        const int owner = table().options.owner(squire);
        m_prospects[at].emplace(*m_outlooks[at], table(), squire,
                                owner == m_view->player || owner == nobody ? m_stance : stanceFor(owner), m_interests);
    }
    return *m_prospects[at];
}

int ActionEvaluator::cardWorth(Card card, int squire)
{
    return onBetterBoard(card, [&](Board board) { return prospects(squire).at(board, card.value()); });
}

// R4.2: a card is worth what it adds to those kept, and what the neighbour does not get.
void ActionEvaluator::judgeKeeps()
{
    const auto squire = static_cast<std::size_t>(m_actor);
    Prospects &own = prospects(m_actor);
    const int neighbour = passesTo(m_actor, table().squires(), table().turn);
    const bool denies = table().options.owner(neighbour) != nobody && neighbour != m_actor;
    const Hand hand = table().hands[squire];
    const KeepWorths worths = keepWorths(
        hand, table().kept[squire], [&](Board board, int from, int to) { return own.gain(board, from, to); },
        [&](Board board) { return board == table().bets[squire] ? own.betCard() : 0; },
        [&](Board board, int squares) { return prospects(neighbour).at(board, squares); },
        denies ? m_odds->tuning.denial : 0);
    judgeEach([&](const Action &action) { return worths[static_cast<std::size_t>(hand.find(action.card()))]; });
}

// R4.3: the best plan for the whole hand that begins with this card; of equal ones what need not wait.
void ActionEvaluator::judgePlays()
{
    const auto squire = static_cast<std::size_t>(m_actor);
    Hand hand = table().hands[squire];
    int plays = table().options.cardsPlayed() - table().playedCount[squire];
    if (table().options.isNeutral(m_actor)) {
        hand.clear();
        hand.insert(table().drawn);
        plays = 1;
    }
    if (!m_odds->tuning.sees.plans) {
        const auto gain = cardGain(prospects(m_actor), table().bets[squire]);
        judgeEach([&](const Action &action) { return gain(action.board(), 0, action.card().value()); });
        return;
    }
    const HandPlan plan(cardGain(prospects(m_actor), table().bets[squire]), hand, plays);
    judgeEach([&](const Action &action) {
        return plan.bestWith(action.card(), action.board())
            - reasonsToWait(table(), m_actor, action.board(), m_odds->tuning.patience);
    });
}

} // namespace academy::players
