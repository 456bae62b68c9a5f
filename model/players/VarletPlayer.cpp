// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/VarletPlayer.h"

#include "players/FairPick.h"
#include "players/KeepWorths.h"
#include "rules/Game.h"

namespace academy::players
{

using namespace rules;

namespace
{

int squaresOf(Hand cards)
{
    int squares = 0;
    for (int position = 0; position < cards.size(); ++position) {
        squares += cards.at(position).value();
    }
    return squares;
}

// So many squares further, on boards liked more or less. One that is scored this turn is a little more welcome.
int joyOf(const Action &action, const State &table, const Interests &interests)
{
    const auto on = [&](Board board, int squares) {
        const int joy = squares == 0 ? 0 : 2 * squares + (scoresThisTurn(table, board) ? 1 : 0);
        return joy * interests[static_cast<std::size_t>(board)];
    };
    const auto moved = [&](int squares) {
        const int from = table.progress(action.actor(), action.board());
        return on(action.board(), progressAfter(table, action.actor(), action.board(), squares) - from);
    };
    switch (action.kind()) {
    case ActionKind::Keep:
        return action.card().value() * interests[static_cast<std::size_t>(action.card().ownBoard())];
    case ActionKind::Play:
        return moved(action.card().value());
    case ActionKind::Bonus: // R5.1
        return moved(rankPoints(table, Board::Gallantry, table.queued - table.step - 1));
    case ActionKind::TakeStack: { // R9.3: of two stacks the larger
        const auto other = static_cast<std::size_t>(1 - action.actor());
        const int first = squaresOf(table.kept[other]);
        return action.stack() == 0 ? first : squaresOf(table.dealt[other]) - first;
    }
    default:
        return 0;
    }
}

} // namespace

Action VarletPlayer::choose(const View &view, int actor, const Budget & /*budget*/, Random &random)
{
    ActionList actions;
    legalActions(view.table, actor, actions);
    FairPick<Action> pick(random);
    for (const Action &action : actions) {
        pick.consider(action, joyOf(action, view.table, m_interests));
    }
    return pick.best();
}

} // namespace academy::players
