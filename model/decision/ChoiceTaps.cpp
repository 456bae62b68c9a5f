// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "decision/Choice.h"

#include <algorithm>
#include <utility>

/// What a tap does to a choice, save for the exchange of coats.
namespace academy::model
{

using rules::Action;
using rules::Board;
using rules::Reason;
using Decision = Enums::Decision;

namespace
{

Objection rule(Reason reason)
{
    return {.kind = Objection::Kind::Rule, .reason = reason};
}

constexpr Objection enough{.kind = Objection::Kind::Enough, .reason = {}};

// Chooses the thing, or puts it back.
template <typename Thing>
void toggle(std::optional<Thing> &chosen, Thing thing)
{
    if (chosen == thing) {
        chosen.reset();
    } else {
        chosen = thing;
    }
}

} // namespace

Choice::Answer Choice::tapCard(int position)
{
    if (position < 0 || position >= m_cards.size()) {
        return rule(Reason::CardNotInHand);
    }
    const auto chosen = std::ranges::find(m_chosenCards, position);
    switch (m_decision) {
    case Decision::Split:
    case Decision::Assign:
        if (chosen != m_chosenCards.end()) {
            m_chosenCards.erase(chosen);
        } else if (static_cast<int>(m_chosenCards.size()) == needed()) {
            return enough;
        } else {
            m_chosenCards.push_back(position);
            std::ranges::sort(m_chosenCards);
        }
        return std::nullopt;
    case Decision::Keep:
    case Decision::Play:
        if (m_view.table.options.isNeutral(m_actor)) {
            return rule(Reason::CardWasDrawn);
        }
        if (chosen != m_chosenCards.end()) {
            m_chosenCards.clear();
        } else {
            m_chosenCards = {position};
        }
        if (m_board && !mayChoose(*m_board)) {
            m_board.reset();
        }
        return std::nullopt;
    default:
        return notAsked;
    }
}

Choice::Answer Choice::tapBoard(Board board)
{
    switch (m_decision) {
    case Decision::Play:
        if (!card()) {
            return Objection{.kind = Objection::Kind::CardFirst, .reason = {}};
        }
        if (!mayChoose(board)) {
            return rule(Reason::WrongBoardForCard);
        }
        break;
    case Decision::Bonus:
        if (!mayChoose(board)) {
            return rule(Reason::CannotMoveThere);
        }
        break;
    case Decision::WinTie: {
        const std::vector<Action> discs = coveredDiscs();
        for (std::size_t position = 0; position < discs.size(); ++position) {
            if (discs[position].board() == board) {
                return tapCovered(static_cast<int>(position));
            }
        }
        return rule(Reason::NotCovered);
    }
    case Decision::Bet:
        break;
    default:
        return notAsked;
    }
    toggle(m_board, board);
    return std::nullopt;
}

Choice::Answer Choice::tapPlace(int place)
{
    if (m_decision == Decision::Peek && isLegal(Action::peek(m_actor, place))) {
        toggle(m_place, place);
        return std::nullopt;
    }
    if (m_decision == Decision::TakeToken) {
        if (!isLegal(Action::takeToken(m_actor, place))) {
            return rule(place >= 0 && place < m_view.table.squires() ? Reason::TokenTaken : Reason::NoSuchPlace);
        }
        toggle(m_place, place);
        return std::nullopt;
    }
    return notAsked;
}

Choice::Answer Choice::tapStack(int stack)
{
    if (m_decision != Decision::TakeStack) {
        return notAsked;
    }
    if (!isLegal(Action::takeStack(m_actor, stack))) {
        return rule(Reason::NoSuchStack);
    }
    toggle(m_stack, stack);
    return std::nullopt;
}

Choice::Answer Choice::tapCovered(int position)
{
    const std::vector<Action> discs = coveredDiscs();
    if (position < 0 || position >= static_cast<int>(discs.size())) {
        return notAsked;
    }
    toggle(m_covered, discs[static_cast<std::size_t>(position)]);
    return std::nullopt;
}

Choice::Answer Choice::drop(int position, Board board)
{
    if (m_decision != Decision::Keep && m_decision != Decision::Play) {
        return notAsked;
    }
    Choice dropped = *this;
    dropped.clear();
    if (dropped.m_chosenCards != std::vector{position}) { // R8.3: a card drawn by chance is chosen already
        if (auto objection = dropped.tapCard(position)) {
            return objection;
        }
    }
    if (m_decision == Decision::Play) {
        if (auto objection = dropped.tapBoard(board)) {
            return objection;
        }
    } else if (!dropped.card()->mayBePlayedOn(board)) {
        return rule(Reason::WrongBoardForCard);
    }
    *this = std::move(dropped);
    return std::nullopt;
}

void Choice::choose(const Action &action)
{
    clear();
    const auto tap = [this](rules::Card card) {
        for (int position = 0; position < m_cards.size(); ++position) {
            if (m_cards.at(position) == card && std::ranges::find(m_chosenCards, position) == m_chosenCards.end()) {
                tapCard(position);
                return;
            }
        }
    };
    switch (m_decision) {
    case Decision::Split:
    case Decision::Assign:
        for (int position = 0; position < needed(); ++position) {
            tap(action.card(position));
        }
        break;
    case Decision::Keep:
        tap(action.card());
        break;
    case Decision::Play:
        tap(action.card()); // nothing where chance has chosen the card (R8.3)
        if (action.card().isSwords()) {
            tapBoard(action.board());
        }
        break;
    case Decision::Bet:
    case Decision::Bonus:
        tapBoard(action.board());
        break;
    case Decision::TakeStack:
        tapStack(action.stack());
        break;
    case Decision::Peek:
    case Decision::TakeToken:
        tapPlace(action.place());
        break;
    case Decision::WinTie: {
        const std::vector<Action> discs = coveredDiscs();
        tapCovered(static_cast<int>(std::ranges::find(discs, action) - discs.begin()));
        break;
    }
    case Decision::Exchange:
        chooseExchange(action);
        break;
    case Decision::None:
        break;
    }
}

} // namespace academy::model
