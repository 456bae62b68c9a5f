// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "decision/Choice.h"

#include "rules/Game.h"

#include <algorithm>

namespace academy::model
{

using rules::Action;
using rules::ActionKind;
using rules::Board;
using rules::Card;
using rules::Coat;
using rules::Phase;
using Decision = Enums::Decision;

namespace
{

Decision decisionOf(Phase phase)
{
    switch (phase) {
    case Phase::Bet:
        return Decision::Bet;
    case Phase::Draft:
        return Decision::Keep;
    case Phase::Split:
        return Decision::Split;
    case Phase::TakeStack:
        return Decision::TakeStack;
    case Phase::Assign:
        return Decision::Assign;
    case Phase::Play:
        return Decision::Play;
    case Phase::Peek:
        return Decision::Peek;
    case Phase::WinTie:
        return Decision::WinTie;
    case Phase::Bonus:
        return Decision::Bonus;
    case Phase::TakeToken:
        return Decision::TakeToken;
    case Phase::Exchange:
        return Decision::Exchange;
    default:
        return Decision::None;
    }
}

// What the decider has in hand: before the draft the cards dealt, in Lancelot's exchange the player's six.
rules::Hand cardsOf(const rules::State &table, int actor)
{
    const auto place = static_cast<std::size_t>(actor);
    switch (table.phase) {
    case Phase::Bet: {
        const int owner = table.options.owner(actor);
        return owner == rules::nobody ? rules::Hand() : table.dealt[static_cast<std::size_t>(owner)];
    }
    case Phase::Split:
    case Phase::TakeStack:
    case Phase::Assign:
        return table.dealt[place];
    case Phase::Play:
        if (table.options.isNeutral(actor)) { // R8.3: only the card drawn is known
            rules::Hand drawn;
            drawn.insert(table.drawn);
            return drawn;
        }
        return table.hands[place];
    default:
        return table.options.isNeutral(actor) ? rules::Hand() : table.hands[place];
    }
}

} // namespace

Choice::Choice(const rules::View &view, int actor)
    : m_view(view)
    , m_actor(actor)
    , m_decision(decisionOf(view.table.phase))
    , m_cards(cardsOf(view.table, actor))
{
    rules::ActionList actions;
    rules::legalActions(view.table, actor, actions);
    m_legal.assign(actions.begin(), actions.end());
    clear();
}

void Choice::clear()
{
    m_chosenCards.clear();
    m_board.reset();
    m_place.reset();
    m_stack.reset();
    m_covered.reset();
    m_partner.reset();
    m_give.reset();
    m_takes.clear();
    if (m_decision == Decision::Play && m_view.table.options.isNeutral(m_actor)) {
        m_chosenCards = {0}; // R8.3: chance has chosen the card
    }
    settleExchange();
}

bool Choice::isLegal(const Action &action) const
{
    return std::ranges::find(m_legal, action) != m_legal.end();
}

int Choice::needed() const
{
    switch (m_decision) {
    case Decision::Split:
    case Decision::Assign:
        return 3;
    case Decision::Exchange:
        for (const Action &action : m_legal) {
            if (m_partner && action.partner() == *m_partner) {
                return (action.take(0) != rules::noCoat ? 1 : 0) + (action.take(1) != rules::noCoat ? 1 : 0);
            }
        }
        return 0;
    default:
        return 0;
    }
}

int Choice::missing() const
{
    return needed() - static_cast<int>(m_decision == Decision::Exchange ? m_takes.size() : m_chosenCards.size());
}

std::optional<Card> Choice::card() const
{
    return m_chosenCards.size() == 1 ? std::optional(m_cards.at(m_chosenCards.front())) : std::nullopt;
}

std::vector<Action> Choice::playsOf(Card card) const
{
    std::vector<Action> plays;
    std::ranges::copy_if(m_legal, std::back_inserter(plays), [card](const Action &action) {
        return action.kind() == ActionKind::Play && action.card() == card;
    });
    return plays;
}

std::vector<Board> Choice::boardsForCard() const
{
    std::vector<Board> boards;
    if (const auto chosen = card(); chosen && (m_decision == Decision::Play || m_decision == Decision::Keep)) {
        for (const Board board : m_view.table.rules().boards()) {
            if (chosen->mayBePlayedOn(board)) {
                boards.push_back(board);
            }
        }
    }
    return boards;
}

bool Choice::mayChoose(Board board) const
{
    switch (m_decision) {
    case Decision::Bet:
        return true;
    case Decision::Play:
        return card() && card()->mayBePlayedOn(board);
    case Decision::WinTie:
        return std::ranges::any_of(coveredDiscs(), [board](const Action &action) { return action.board() == board; });
    case Decision::Bonus:
        return isLegal(Action::bonus(m_actor, board));
    default:
        return false;
    }
}

std::vector<Action> Choice::coveredDiscs() const
{
    std::vector<Action> discs;
    std::ranges::copy_if(m_legal, std::back_inserter(discs), [](const Action &action) {
        return action.kind() == ActionKind::WinTie && !action.declines();
    });
    std::ranges::stable_sort(discs, {}, &Action::board);
    return discs;
}

std::vector<Action> Choice::ready() const
{
    std::vector<Action> actions;
    const auto add = [&actions](const auto &part, auto make) {
        if (part) {
            actions.push_back(make(*part));
        }
    };
    switch (m_decision) {
    case Decision::Bet:
        add(m_board, [this](Board board) { return Action::bet(m_actor, board); });
        break;
    case Decision::Keep:
        add(card(), [this](Card card) { return Action::keep(m_actor, card); });
        break;
    case Decision::Split:
    case Decision::Assign:
        add(threeCards(), [](const Action &action) { return action; });
        break;
    case Decision::TakeStack:
        add(m_stack, [this](int stack) { return Action::takeStack(m_actor, stack); });
        break;
    case Decision::Play:
        if (const auto chosen = card()) {
            actions = playsOf(*chosen);
            std::erase_if(actions, [this](const Action &action) { return m_board && action.board() != *m_board; });
        }
        break;
    case Decision::Peek:
        add(m_place, [this](int place) { return Action::peek(m_actor, place); });
        break;
    case Decision::WinTie:
        add(m_covered, [](const Action &action) { return action; });
        break;
    case Decision::Bonus:
        add(m_board, [this](Board board) { return Action::bonus(m_actor, board); });
        break;
    case Decision::TakeToken:
        add(m_place, [this](int place) { return Action::takeToken(m_actor, place); });
        break;
    case Decision::Exchange:
        add(exchange(), [](const Action &action) { return action; });
        break;
    case Decision::None:
        break;
    }
    return actions;
}

std::optional<Action> Choice::declining() const
{
    const auto found = std::ranges::find_if(m_legal, [](const Action &action) {
        return (action.kind() == ActionKind::Peek || action.kind() == ActionKind::WinTie) && action.declines();
    });
    return found == m_legal.end() ? std::nullopt : std::optional(*found);
}

std::optional<Action> Choice::threeCards() const
{
    if (static_cast<int>(m_chosenCards.size()) != needed()) {
        return std::nullopt;
    }
    const auto at = [this](std::size_t position) { return m_cards.at(m_chosenCards[position]); };
    return m_decision == Decision::Split ? Action::split(m_actor, at(0), at(1), at(2))
                                         : Action::assign(m_actor, at(0), at(1), at(2));
}

} // namespace academy::model
