// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/ActionEvaluator.h"
#include "players/HandPlan.h"
#include "rules/Game.h"

/// Judgement of Lancelot's six cards (section 9). Player 0 owns squires 0 and 2, player 1 squires 1 and 3.
namespace academy::players
{

using namespace rules;

namespace
{

Hand three(const Action &action)
{
    Hand cards;
    for (int position = 0; position < 3; ++position) {
        cards.insert(action.card(position));
    }
    return cards;
}

Hand without(Hand hand, Hand cards)
{
    for (int position = 0; position < cards.size(); ++position) {
        hand.remove(cards.at(position));
    }
    return hand;
}

} // namespace

// Each card counted by itself, for whichever of the player's squires it does more.
int ActionEvaluator::cardsForBoth(Hand cards, int player)
{
    int sum = 0;
    for (int position = 0; position < cards.size(); ++position) {
        const Card card = cards.at(position);
        if (card.isKnown()) {
            sum += std::max(cardWorth(card, player), cardWorth(card, player + 2));
        }
    }
    return sum;
}

// R9.3: the other player takes the stack that suits it, the other one comes back.
void ActionEvaluator::judgeSplits()
{
    const int other = 1 - m_actor;
    const Hand all = table().dealt[static_cast<std::size_t>(m_actor)];
    judgeEach([&](const Action &action) {
        const Hand first = three(action);
        const Hand second = without(all, first);
        const int firstGoes = cardsForBoth(second, m_actor) - cardsForBoth(first, other);
        const int secondGoes = cardsForBoth(first, m_actor) - cardsForBoth(second, other);
        return std::min(firstGoes, secondGoes);
    });
}

void ActionEvaluator::judgeStacks()
{
    const int other = 1 - m_actor;
    const Hand first = table().kept[static_cast<std::size_t>(other)];
    const Hand second = without(table().dealt[static_cast<std::size_t>(other)], first);
    const int firstTaken = cardsForBoth(first, m_actor) - cardsForBoth(second, other);
    const int secondTaken = cardsForBoth(second, m_actor) - cardsForBoth(first, other);
    judgeEach([&](const Action &action) { return action.stack() == 0 ? firstTaken : secondTaken; });
}

// R9.4.
void ActionEvaluator::judgeAssignments()
{
    const Hand all = table().dealt[static_cast<std::size_t>(m_actor)];
    judgeEach([&](const Action &action) {
        const Hand first = three(action);
        const auto best = [&](int squire, Hand cards) {
            const Board bet = table().bets[static_cast<std::size_t>(squire)];
            return HandPlan(cardGain(prospects(squire), bet), cards, 3).best();
        };
        return best(m_actor, first) + best(m_actor + 2, without(all, first));
    });
}

} // namespace academy::players
