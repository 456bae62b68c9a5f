// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/PagePlayer.h"

#include "players/KeepWorths.h"
#include "rules/Game.h"

namespace academy::players
{

using namespace rules;

namespace
{

// How far a thought may stray, against the 10 that a point counts.
constexpr int fancy = 14;
// One decision in so many is taken without looking.
constexpr int distraction = 8;

// What a rank or square there seems to pay. Deeds, tokens and what is exchanged at the end are more than it can reckon
// with: there it goes by the base rules.
int seemsToPay(State table, int squire, Board board)
{
    if (!table.rules()[board].paysKnownPoints()) {
        table.options.variations = 0;
    }
    return paysNow(table, squire, board);
}

// What the squire sees on the board after moving up: the points its rank or square would give now, and its own progress.
int afterMoving(const State &table, int squire, Board board, int squares, const Interests &interests)
{
    State after = table;
    const int before = seemsToPay(after, squire, board);
    after.track(board).place(squire, progressAfter(table, squire, board, squares));
    const int gain = seemsToPay(after, squire, board) - before;
    const int worth = 10 * gain / (scoresThisTurn(table, board) ? 1 : 2) + 3 * squares;
    return worth * interests[static_cast<std::size_t>(board)] / 100;
}

int worthOfCard(const State &table, int squire, Card card, const Interests &interests)
{
    return onBetterBoard(card, [&](Board board) { return afterMoving(table, squire, board, card.value(), interests); });
}

int worthOf(const State &table, const Action &action, const Interests &interests)
{
    const int actor = action.actor();
    switch (action.kind()) {
    case ActionKind::Keep:
        return worthOfCard(table, actor, action.card(), interests);
    case ActionKind::Play:
        return afterMoving(table, actor, action.board(), action.card().value(), interests);
    case ActionKind::Bonus:
        return afterMoving(table, actor, action.board(),
                           rankPoints(table, Board::Gallantry, table.queued - table.step - 1),
                           interests); // R5.1: the 3rd moves 1 square, the 1st 3
    case ActionKind::Assign:
    case ActionKind::Split: { // big cards for the squire that is named first, or a stack that looks fair
        int squares = 0;
        for (int position = 0; position < 3; ++position) {
            squares += action.card(position).value();
        }
        return action.kind() == ActionKind::Assign ? squares : -std::abs(2 * squares - 20);
    }
    case ActionKind::TakeToken: {
        const int token = table.codex.token[static_cast<std::size_t>(action.place())];
        return token == Codex::unknownToken ? -10 : 10 * token;
    }
    case ActionKind::Exchange:
        return action.take(0) == noCoat ? 0 : 10 * facts(action.take(0)).value;
    case ActionKind::Bet:
    case ActionKind::TakeStack:
    case ActionKind::Peek:
    case ActionKind::WinTie:
        break;
    }
    return action.declines() ? -fancy : 0;
}

} // namespace

Action PagePlayer::choose(const View &view, int actor, const Budget & /*budget*/, Random &random)
{
    ActionList actions;
    legalActions(view.table, actor, actions);
    if (random.below(distraction) == 0) {
        return actions[random.below(actions.size())];
    }
    int best = 0;
    int most = -1'000'000;
    for (int position = 0; position < actions.size(); ++position) {
        const int worth = worthOf(view.table, actions[position], m_interests) + random.below(fancy);
        if (worth > most) {
            most = worth;
            best = position;
        }
    }
    return actions[best];
}

} // namespace academy::players
