// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "decision/Preview.h"

#include "rules/Game.h"
#include "rules/Moves.h"

namespace academy::model
{

using rules::Board;
using rules::State;

std::vector<int> Preview::overtaken() const
{
    std::vector<int> squires;
    for (int other = 0; other < before.squires(); ++other) {
        const bool worse = after.track(board).betterDiscs(other) > before.track(board).betterDiscs(other);
        if (other != squire && worse && !after.track(board).onSquareZero(other)) {
            squires.push_back(other);
        }
    }
    return squires;
}

int Preview::scrollTaken() const
{
    const int taken = before.scrolls & ~after.scrolls;
    int square = 0;
    for (const rules::Scroll &scroll : rules::allScrolls) { // of two the upper one
        square = (taken & scroll.bit) != 0 ? scroll.square : square;
    }
    return square;
}

Preview previewCard(const State &table, int squire, rules::Card card, Board board)
{
    State after = table;
    after.phase = rules::Phase::Play;
    after.actor = static_cast<std::uint8_t>(squire);
    rules::Hand &hand = after.hands[static_cast<std::size_t>(squire)]; // which may not be known, or not yet be there
    hand.clear();
    hand.insert(card);
    rules::applyLegal(after, rules::Action::play(squire, card, board));
    return {.squire = squire, .board = board, .before = table, .after = after};
}

Preview previewBonus(const State &table, int squire, Board board)
{
    State after = table;
    rules::moveByBonus(after, squire, board, bonusDue(table));
    return {.squire = squire, .board = board, .before = table, .after = after};
}

Preview previewTie(const State &table, int squire, Board board)
{
    State after = table;
    after.track(board).place(squire, table.progress(squire, board));
    return {.squire = squire, .board = board, .before = table, .after = after};
}

State afterExchange(const State &table, const rules::Action &exchange)
{
    State after = table;
    rules::applyLegal(after, exchange);
    return after;
}

int bonusDue(const State &table)
{
    return rules::rankPoints(table, Board::Gallantry, table.queued - table.step - 1);
}

} // namespace academy::model
