// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Instinct.h"

#include "rules/Game.h"

#include <algorithm>
#include <bit>

namespace academy::players
{

using namespace rules;

namespace
{

// A gain as it seems: up to `whim` more than it is. Eight bits of chance are spent on each.
class Whims
{
public:
    Whims(int whim, Random &random)
        : m_whim(whim)
        , m_bits(random.next())
    {
    }

    [[nodiscard]] int seems(int gain)
    {
        const int more = static_cast<int>(m_bits & 0xFFU) * m_whim / 256;
        m_bits = std::rotr(m_bits, 8);
        return gain + more;
    }

private:
    int m_whim;
    std::uint64_t m_bits;
};

} // namespace

Instinct::Instinct(const State &table, const Odds &given)
    : m_squires(table.squires())
{
    const Outlook open(table, given);
    const Worths standing = standings(table, open);
    for (int squire = 0; squire < m_squires; ++squire) {
        const auto at = static_cast<std::size_t>(squire);
        Outlook outlook = open;
        outlook.settle(squire);
        const int owner = table.options.owner(squire);
        Prospects prospects(outlook, table, squire,
                            stanceOf(table, owner == nobody ? firstPlayer(table) : owner, standing, given));
        for (const Board board : allBoards) {
            const auto on = static_cast<std::size_t>(board);
            m_from[on][at] = static_cast<std::uint8_t>(table.progress(squire, board));
            for (int squares = 0; squares <= reach; ++squares) {
                m_curves[at][on][static_cast<std::size_t>(squares)] =
                    static_cast<std::int16_t>(std::clamp(prospects.at(board, squares), -32'000, 32'000));
            }
        }
        m_betCards[at] = prospects.betCard();
    }
}

int Instinct::step(int squire, Board board, int from, int squares) const
{
    const auto &curve = m_curves[static_cast<std::size_t>(squire)][static_cast<std::size_t>(board)];
    return curve[static_cast<std::size_t>(std::min(from + squares, reach))]
        - curve[static_cast<std::size_t>(std::min(from, reach))];
}

int Instinct::gained(const State &state, int squire, Board board) const
{
    return std::max(
        state.progress(squire, board) - m_from[static_cast<std::size_t>(board)][static_cast<std::size_t>(squire)], 0);
}

int Instinct::betCard(const State &state, int squire, Board board) const
{
    const auto at = static_cast<std::size_t>(squire);
    return state.bets[at] == board ? m_betCards[at] : 0;
}

int Instinct::cardAlone(Card card, int squire) const
{
    const int worth = step(squire, card.ownBoard(), 0, card.value());
    return card.isSwords() ? std::max(worth, step(squire, Board::Tournaments, 0, card.value())) : worth;
}

Action Instinct::act(const State &state, int actor, int whim, Random &random) const
{
    switch (state.phase) {
    case Phase::Draft:
        return keep(state, actor, whim, random);
    case Phase::Play:
        if (!state.options.isNeutral(actor)) {
            return play(state, actor, whim, random);
        }
        break;
    case Phase::Assign:
        return assign(state, actor);
    default:
        break;
    }
    return any(state, actor, whim, random);
}

Action Instinct::keep(const State &state, int squire, int whim, Random &random) const
{
    const auto at = static_cast<std::size_t>(squire);
    const Hand hand = state.hands[at];
    if (hand.size() == 1) {
        return Action::keep(squire, hand.at(0));
    }
    // The cards kept so far count as played, each Swords card where it does more.
    std::array<int, boardCount> gainedOn{};
    const Hand kept = state.kept[at];
    for (int position = 0; position < kept.size(); ++position) {
        const Card card = kept.at(position);
        Board board = card.ownBoard();
        if (card.isSwords()
            && step(squire, Board::Tournaments, gainedOn[2], card.value())
                > step(squire, board, gainedOn[1], card.value())) {
            board = Board::Tournaments;
        }
        gainedOn[static_cast<std::size_t>(board)] += card.value();
    }
    Whims whims(whim, random);
    int best = 0;
    int most = -1'000'000;
    for (int position = 0; position < hand.size(); ++position) {
        const Card card = hand.at(position);
        const Board board = card.ownBoard();
        int worth = step(squire, board, gainedOn[static_cast<std::size_t>(board)], card.value())
            + betCard(state, squire, board);
        if (card.isSwords()) {
            worth = std::max(worth,
                             step(squire, Board::Tournaments, gainedOn[2], card.value())
                                 + betCard(state, squire, Board::Tournaments));
        }
        worth = whims.seems(worth);
        if (worth > most) {
            most = worth;
            best = position;
        }
    }
    return Action::keep(squire, hand.at(best));
}

Action Instinct::play(const State &state, int squire, int whim, Random &random) const
{
    const Hand hand = state.hands[static_cast<std::size_t>(squire)];
    Whims whims(whim, random);
    Card bestCard;
    Board bestBoard = noBoard;
    int most = -1'000'000;
    const auto consider = [&](Card card, Board board) {
        const int worth = whims.seems(step(squire, board, gained(state, squire, board), card.value())
                                      + betCard(state, squire, board));
        if (worth > most) {
            most = worth;
            bestCard = card;
            bestBoard = board;
        }
    };
    for (int position = 0; position < hand.size(); ++position) {
        const Card card = hand.at(position);
        consider(card, card.ownBoard());
        if (card.isSwords()) {
            consider(card, Board::Tournaments);
        }
    }
    return Action::play(squire, bestCard, bestBoard);
}

// R9.4: each card to the squire for which it does more, three to each.
Action Instinct::assign(const State &state, int player) const
{
    const Hand cards = state.dealt[static_cast<std::size_t>(player)];
    std::array<std::pair<int, int>, 6> order; // how much more for the first squire, position
    for (int position = 0; position < 6; ++position) {
        const Card card = cards.at(position);
        order[static_cast<std::size_t>(position)] = {cardAlone(card, player) - cardAlone(card, player + 2), position};
    }
    std::sort(order.begin(), order.end(), [](const auto &a, const auto &b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    std::array<int, 3> chosen{order[0].second, order[1].second, order[2].second};
    std::sort(chosen.begin(), chosen.end()); // the hand is sorted, and so are the cards of the action
    return Action::assign(player, cards.at(chosen[0]), cards.at(chosen[1]), cards.at(chosen[2]));
}

Action Instinct::any(const State &state, int actor, int whim, Random &random) const
{
    ActionList actions;
    legalActions(state, actor, actions);
    if (actions.size() == 1) {
        return actions[0];
    }
    if (state.phase == Phase::Peek || state.phase == Phase::Split) {
        return actions[random.below(actions.size())];
    }
    Whims whims(state.phase == Phase::TakeToken ? 0 : whim, random);
    int best = 0;
    int most = -1'000'000;
    for (int position = 0; position < actions.size(); ++position) {
        const int worth = whims.seems(gain(state, actions[position]));
        if (worth > most) {
            most = worth;
            best = position;
        }
    }
    return actions[best];
}

int Instinct::gain(const State &state, const Action &action) const
{
    const int actor = action.actor();
    switch (action.kind()) {
    case ActionKind::Bet: {
        int cards = 1;
        if (!state.options.isNeutral(actor)) {
            const Hand hand = state.dealt[static_cast<std::size_t>(
                state.options.mode == Mode::Lancelot ? state.options.owner(actor) : actor)];
            for (int position = 0; position < hand.size(); ++position) {
                cards += hand.at(position).isKnown() && hand.at(position).mayBePlayedOn(action.board()) ? 1 : 0;
            }
        }
        return cards * step(actor, action.board(), 0, 4) / 2;
    }
    case ActionKind::Keep:
        return cardAlone(action.card(), actor);
    case ActionKind::Play:
        return step(actor, action.board(), gained(state, actor, action.board()), action.card().value())
            + betCard(state, actor, action.board());
    case ActionKind::Bonus: {
        const int squares = rankPoints(Board::Gallantry, state.options.stakes, state.queued - state.step - 1);
        return step(actor, action.board(), gained(state, actor, action.board()), squares);
    }
    case ActionKind::TakeStack:
        return stack(state, action);
    case ActionKind::Assign: {
        int sum = 0;
        for (int position = 0; position < 3; ++position) {
            sum += cardAlone(action.card(position), actor) - cardAlone(action.card(position), actor + 2);
        }
        return sum;
    }
    case ActionKind::WinTie:
        return action.declines() ? 0 : tie(state, action);
    case ActionKind::TakeToken:
        return token(state, actor, action.place());
    case ActionKind::Exchange:
        return coats(action);
    case ActionKind::Split:
    case ActionKind::Peek:
        break;
    }
    return 0;
}

int Instinct::stack(const State &state, const Action &action) const
{
    // Worth of the named stack less that of the other one, for whichever squire of the player.
    const int other = 1 - action.actor();
    const Hand all = state.dealt[static_cast<std::size_t>(other)];
    const Hand first = state.kept[static_cast<std::size_t>(other)];
    int sum = 0;
    const auto worth = [&](Card card) {
        return std::max(cardAlone(card, action.actor()), cardAlone(card, action.actor() + 2));
    };
    for (int position = 0; position < first.size(); ++position) {
        sum += 2 * worth(first.at(position));
    }
    for (int position = 0; position < all.size(); ++position) {
        sum -= worth(all.at(position));
    }
    return action.stack() == 0 ? sum : -sum;
}

// R10.3.3: what the squire itself has looked at; the rest it takes for the mean.
int Instinct::token(const State &state, int actor, int place) const
{
    unsigned known = 0;
    for (int squire = 0; squire < m_squires; ++squire) {
        if (state.options.owner(squire) == state.options.owner(actor) && state.options.owner(squire) != nobody) {
            known |= state.codex.peeked[static_cast<std::size_t>(squire)];
        }
    }
    return ((known >> place) & 1U) != 0 ? state.codex.token[static_cast<std::size_t>(place)] * point
                                        : -4 * point / m_squires;
}

int Instinct::coats(const Action &action) const
{
    int sum = 0;
    for (int position = 0; position < 2; ++position) {
        sum += action.take(position) == noCoat ? 0 : facts(action.take(position)).value * point;
    }
    return sum - (action.give() == noCoat ? 0 : facts(action.give()).value * point);
}

// R7.1: a tie counts where something is scored now.
int Instinct::tie(const State &state, const Action &action) const
{
    const Board board = action.board();
    const int squire = action.actor();
    if (!scoresThisTurn(state, board)) {
        return 1;
    }
    State after = state;
    after.track(board).place(squire, after.progress(squire, board));
    return (paysNow(after, squire, board) - paysNow(state, squire, board)) * point
        / (board == Board::Gallantry ? 2 : 1);
}

} // namespace academy::players
