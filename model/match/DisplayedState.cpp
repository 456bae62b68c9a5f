// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "match/DisplayedState.h"

#include <utility>

namespace academy::model
{

using rules::EventKind;
using rules::State;

namespace
{

// R4.2: every hand goes to the neighbour, and everybody has to choose again.
void passHands(State &table, int direction)
{
    const int squires = table.squires();
    const auto hands = table.hands;
    for (int squire = 0; squire < squires; ++squire) {
        const int next = (squire + direction + squires) % squires;
        table.hands[static_cast<std::size_t>(next)] = hands[static_cast<std::size_t>(squire)];
    }
    table.pending = static_cast<std::uint8_t>((1U << table.options.squires) - 1U);
    ++table.step;
}

void keepCard(State &table, std::size_t squire, rules::Card card)
{
    table.hands[squire].remove(card);
    table.kept[squire].append(card);
    table.pending = static_cast<std::uint8_t>(table.pending & ~(1U << squire));
}

void playCard(State &table, std::size_t squire, const rules::Event &event)
{
    table.hands[squire].remove(event.card);
    table.played[squire][table.playedCount[squire]++] = rules::PlayedCard(event.card, event.board);
    table.drawn = rules::Card();
}

void takeScroll(State &table, int square)
{
    for (const rules::Scroll &scroll : rules::allScrolls) {
        if (scroll.square == square) {
            table.scrolls = static_cast<std::uint8_t>(table.scrolls & ~scroll.bit);
            table.scrollsTaken = static_cast<std::uint8_t>(table.scrollsTaken | scroll.bit);
        }
    }
}

// R10.6: which coats went is not in the event, only in the state it led to.
void exchangeCoats(State &table, const State &after)
{
    const rules::Action &exchange = after.exchanges[table.exchangeCount];
    rules::Coats &own = table.coats[static_cast<std::size_t>(exchange.actor())];
    rules::Coats &theirs = table.coats[static_cast<std::size_t>(exchange.partner())];
    const auto move = [](rules::Coats &from, rules::Coats &to, rules::Coat coat) {
        if (coat != rules::noCoat) {
            from.remove(coat);
            to.add(coat);
        }
    };
    move(own, theirs, exchange.give());
    move(theirs, own, exchange.take(0));
    move(theirs, own, exchange.take(1));
    table.exchanges[table.exchangeCount++] = exchange;
}

void reachBoard(DisplayedState &told, rules::Board board)
{
    told.scoring = board;
    if (std::exchange(told.tokensShown, false)) {
        told.table.codex = {};
        told.table.phase = rules::Phase::ScoringDone;
    }
}

} // namespace

void follow(DisplayedState &told, const rules::Event &event, const State &after)
{
    State &table = told.table;
    const auto squire = static_cast<std::size_t>(event.squire);
    switch (event.kind) {
    case EventKind::TurnBegan:
        table.turn = static_cast<std::uint8_t>(event.value);
        told.scoring = rules::noBoard;
        break;
    case EventKind::BetLaid:
        table.bets[squire] = event.board;
        break;
    case EventKind::CardKept:
        keepCard(table, squire, event.card);
        break;
    case EventKind::HandsPassed:
        passHands(table, event.value);
        break;
    case EventKind::CardPlayed:
        playCard(table, squire, event);
        break;
    case EventKind::DiscMoved:
        table.track(event.board).place(event.squire, event.to);
        break;
    case EventKind::CupMoved:
        table.cup = static_cast<std::int8_t>(event.to);
        break;
    case EventKind::ScrollTaken:
        takeScroll(table, event.value);
        break;
    case EventKind::TokenPeeked:
        table.codex.peeked[squire] = static_cast<std::uint8_t>(table.codex.peeked[squire] | (1U << event.value));
        break;
    case EventKind::TieWon:
        table.track(event.board).place(event.squire, table.progress(event.squire, event.board));
        break;
    case EventKind::BoardScores:
        reachBoard(told, event.board);
        break;
    case EventKind::CoatGiven:
        table.coats[squire].add(event.coat);
        break;
    case EventKind::TokenTaken:
        table.codex.taker[static_cast<std::size_t>(event.value)] = event.squire;
        break;
    case EventKind::TokensShown:
        told.tokensShown = true;
        break;
    case EventKind::CoatsExchanged:
        exchangeCoats(table, after);
        break;
    case EventKind::ExcaliburPassed:
        table.first = event.squire;
        break;
    case EventKind::ScrollsReturned:
        table.scrolls = rules::bothScrolls;
        break;
    case EventKind::Dealt:
    case EventKind::CodexLaid:
    case EventKind::StacksShown:
    case EventKind::StackTaken:
    case EventKind::CardsAssigned:
    case EventKind::BonusAwarded:
    case EventKind::TokenReturned:
    case EventKind::BoardReset:
    case EventKind::GameEnded:
        break; // nothing on the table moves, or all of it when the step ends
    }
}

void arrive(DisplayedState &told, const State &after)
{
    told.table = after;
    told.tokensShown = false;
    if (after.phase <= rules::Phase::PlayDone) {
        told.scoring = rules::noBoard;
    }
}

} // namespace academy::model
