// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/ActionEvaluator.h"

#include "rules/Game.h"
#include <algorithm>

/// Judgement of bets, ties, tokens and coats.
namespace academy::players
{

using namespace rules;

// R10.2.1: a board of which one holds cards, and on which squares are worth something.
int ActionEvaluator::worthOfBet(Board board)
{
    // Half of the cards now in hand will be passed on, others come instead; in 1/16 cards.
    int cards = 8;
    const bool lancelot = table().options.mode == Mode::Lancelot;
    const auto dealt = static_cast<std::size_t>(lancelot ? m_view->player : m_actor);
    if (!table().options.isNeutral(m_actor)) {
        const Hand hand = table().dealt[dealt];
        for (int position = 0; position < hand.size(); ++position) {
            cards += hand.at(position).mayBePlayedOn(board) ? (hand.at(position).isSwords() ? 6 : 9) : 0;
        }
    }
    return cards * prospects(m_actor).at(board, 6) / 16;
}

// R7.1: only what lies open changes, so the boards say exactly what it brings.
int ActionEvaluator::worthOfTie(const Action &action)
{
    Discs discs = m_outlook.discsOn(action.board());
    const Prospects &own = prospects(action.actor());
    const int before = own.value(m_outlook.expectedOn(action.board(), discs));
    discs.moved = action.actor();
    return own.value(m_outlook.expectedOn(action.board(), discs)) - before;
}

// R10.3.2: a place that one does not know yet, better one that nobody knows.
int ActionEvaluator::worthOfPeek(int place) const
{
    const Codex &codex = table().codex;
    if (codex.token[static_cast<std::size_t>(place)] != Codex::unknownToken) {
        return -1;
    }
    int worth = 10;
    for (const std::uint8_t peeked : codex.peeked) {
        worth -= (peeked >> place) & 1;
    }
    return worth;
}

// R10.3.3: known tokens at their value, unknown ones at the mean of what is left; what a rival knew and left is suspect.
int ActionEvaluator::worthOfToken(int place) const
{
    const Codex &codex = table().codex;
    const auto at = static_cast<std::size_t>(place);
    if (codex.token[at] != Codex::unknownToken) {
        return codex.token[at] * point;
    }
    int unknown = 0;
    int left = -4; // all tokens together
    for (std::size_t other = 0; other < static_cast<std::size_t>(table().squires()); ++other) {
        const bool known = codex.token[other] != Codex::unknownToken;
        unknown += known ? 0 : 1;
        left -= known ? codex.token[other] : 0;
    }
    int worth = left * point / std::max(unknown, 1); // this place at least is unknown
    for (int earlier = 0; earlier < table().step; ++earlier) {
        const std::uint8_t squire = table().queue[static_cast<std::size_t>(earlier)];
        worth -= ((codex.peeked[squire] >> place) & 1) != 0 ? point / 2 : 0;
    }
    return worth;
}

// The neutral squire cannot win (R8.5): it takes a bad one out of the way of a squire of one's own that comes later, and
// otherwise leaves it for the rival.
int ActionEvaluator::desireForToken(int place) const
{
    const State &state = table();
    const bool ownComes =
        std::any_of(state.queue.begin() + state.step, state.queue.begin() + state.queued,
                    [&](std::uint8_t squire) { return state.options.owner(squire) == m_view->player; });
    return state.options.isNeutral(m_actor) && ownComes ? -worthOfToken(place) : worthOfToken(place);
}

// R10.6, with the deeds that the coats count for (R10.5.1).
int ActionEvaluator::worthOfExchange(const Action &action) const
{
    State after = table();
    applyLegal(after, action);
    int worth = 0;
    for (int squire = 0; squire < after.squires(); ++squire) {
        const int coats = after.coats[static_cast<std::size_t>(squire)].points();
        worth += (coats + deedPoints(after, squire)) * m_stance[static_cast<std::size_t>(squire)];
    }
    return worth;
}

} // namespace academy::players
