// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

/// Variation of Gallantry (10.2): every squire bets on the board that its bonus will move on.
namespace academy::rules::phases::bet
{

void lay(State &state, const Action &action, Events *events)
{
    state.bets[static_cast<std::size_t>(action.actor())] = action.board();
    tell(state, events,
         {.kind = EventKind::BetLaid, .squire = static_cast<std::uint8_t>(action.actor()), .board = action.board()});
    if (++state.step == state.options.squires) {
        afterBets(state);
    } else {
        state.actor = static_cast<std::uint8_t>(squireInTurnOrder(state, state.step));
    }
}

int cardsOnBet(const State &state, int squire)
{
    const auto place = static_cast<std::size_t>(squire);
    int cards = 0;
    for (std::size_t card = 0; card < state.playedCount[place]; ++card) {
        cards += state.played[place][card].board() == state.bets[place] ? 1 : 0;
    }
    return cards;
}

void moveBonuses(State &state, Events *events)
{
    // R10.2.2: the 3rd first, as in R5.1; the queue ends with the 1st.
    for (int position = 0; position < state.queued; ++position) {
        const int squire = state.queue[static_cast<std::size_t>(position)];
        const int rank = state.queued - position;
        const int squares = rankPoints(state, Board::Gallantry, rank - 1) * cardsOnBet(state, squire);
        const Board board = state.bets[static_cast<std::size_t>(squire)];
        tell(state, events,
             {.kind = EventKind::BonusAwarded,
              .squire = static_cast<std::uint8_t>(squire),
              .board = board,
              .cause = Cause::Bet,
              .value = static_cast<std::int16_t>(squares),
              .rank = static_cast<std::uint8_t>(rank)});
        moveUp(state, squire, board, squares, Cause::Bet, events);
        stepBack(state, squire, events); // R7.2: also where the bonus moved nothing
    }
}

} // namespace academy::rules::phases::bet
