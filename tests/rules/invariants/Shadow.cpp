// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Shadow.h"

#include "Words.h"

#include <algorithm>

namespace academy::rules::test
{

Shadow::Shadow(const State &state)
    : m_tracks(state.tracks)
    , m_coats(state.coats)
    , m_bets(state.bets)
    , m_cup(state.cup)
    , m_scrolls(state.scrolls)
    , m_turn(state.turn)
    , m_first(state.first)
{
}

std::string Shadow::follow(const Events &events, const Action *action)
{
    for (const Event &event : events) {
        if (std::string wrong = follow(event); !wrong.empty()) {
            return wrong;
        }
        if (event.kind == EventKind::CoatsExchanged) {
            if (action == nullptr || action->kind() != ActionKind::Exchange || event.squire != action->actor()
                || event.other != action->partner()
                || event.value != (action->take(0) != noCoat ? 1 : 0) + (action->take(1) != noCoat ? 1 : 0)) {
                return "an exchange that nobody made";
            }
            exchange(*action);
        }
    }
    return {};
}

std::string Shadow::follow(const Event &event)
{
    const std::size_t squire = event.squire;
    const auto board = static_cast<std::size_t>(event.board);
    switch (event.kind) {
    case EventKind::TurnBegan:
        m_played = {};
        m_bets.fill(noBoard);
        return event.value == m_turn && event.squire == m_first ? std::string() : "turn begun";
    case EventKind::BetLaid:
        m_bets[squire] = event.board;
        break;
    case EventKind::CardPlayed:
        ++m_played[squire];
        return event.card.mayBePlayedOn(event.board) ? std::string() : "card played";
    case EventKind::DiscMoved:
        if (event.cause == Cause::None || event.from == event.to
            || m_tracks[board].progress(event.squire) != event.from) {
            return "disc moved";
        }
        m_tracks[board].place(event.squire, event.to);
        break;
    case EventKind::TieWon:
        if (event.cause != Cause::WinATie || !m_tracks[board].isCovered(event.squire)) {
            return "tie won";
        }
        m_tracks[board].place(event.squire, m_tracks[board].progress(event.squire));
        break;
    case EventKind::CupMoved:
        if (event.cause == Cause::None || event.from != m_cup || event.to == event.from) {
            return "Cup moved";
        }
        m_cup = event.to;
        break;
    case EventKind::ScrollTaken: {
        const int scroll = event.value == 6 ? scrollOfSix : scrollOfTwelve;
        if ((m_scrolls & scroll) == 0 || m_tracks[board].progress(event.squire) < event.value) {
            return "Scroll taken";
        }
        m_scrolls &= ~scroll;
        break;
    }
    case EventKind::ScrollsReturned:
        m_scrolls = scrollOfSix | scrollOfTwelve;
        break;
    case EventKind::CoatGiven:
        if (event.cause == Cause::None || event.coat == noCoat || facts(event.coat).board != event.board
            || facts(event.coat).value != event.value) {
            return "coat given";
        }
        m_coats[squire].add(event.coat);
        break;
    case EventKind::ExcaliburPassed:
        m_first = event.squire;
        ++m_turn;
        break;
    case EventKind::GameEnded:
        m_over = true;
        break;
    default:
        break;
    }
    return {};
}

void Shadow::exchange(const Action &action)
{
    Coats &own = m_coats[static_cast<std::size_t>(action.actor())];
    Coats &theirs = m_coats[static_cast<std::size_t>(action.partner())];
    const auto pass = [](Coat coat, Coats &from, Coats &to) {
        if (coat != noCoat) {
            from.remove(coat);
            to.add(coat);
        }
    };
    pass(action.give(), own, theirs);
    pass(action.take(0), theirs, own);
    pass(action.take(1), theirs, own);
}

std::string Shadow::difference(const State &state) const
{
    for (const Board board : allBoards) {
        if (m_tracks[static_cast<std::size_t>(board)] != state.track(board)) {
            return "discs on " + text(board);
        }
    }
    for (std::size_t squire = 0; squire < state.options.squires; ++squire) {
        if (m_coats[squire] != state.coats[squire]) {
            return "coats of squire " + std::to_string(squire);
        }
        // nextTurn() clears the table, the next deal tells of it
        if (state.phase != Phase::Deal
            && (m_played[squire] != state.playedCount[squire] || m_bets[squire] != state.bets[squire])) {
            return "cards played and bets";
        }
    }
    if (m_cup != state.cup || m_scrolls != state.scrolls) {
        return "Cup or Scrolls";
    }
    if (m_first != state.first || m_turn != state.turn || m_over != (state.phase == Phase::Over)) {
        return "turn, first player or end";
    }
    return {};
}

} // namespace academy::rules::test
