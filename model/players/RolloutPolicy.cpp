// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/RolloutPolicy.h"

#include "players/Prospects.h"
#include "rules/Game.h"

#include <algorithm>
#include <bit>

namespace academy::players
{

using namespace rules;

namespace
{

// A gain as it seems: up to `noise` more than it is. Eight bits of chance are spent on each.
class NoisyGains
{
public:
    NoisyGains(int noise, Random &random)
        : m_noise(noise)
        , m_bits(random.next())
    {
    }

    [[nodiscard]] int seems(int gain)
    {
        const int more = static_cast<int>(m_bits & 0xFFU) * m_noise / 256;
        m_bits = std::rotr(m_bits, 8);
        return gain + more;
    }

private:
    int m_noise;
    std::uint64_t m_bits;
};

} // namespace

RolloutPolicy::RolloutPolicy(const State &table, const Odds &given)
    : m_squires(table.squires())
    , m_cardsPlayed(table.options.cardsPlayed())
{
    const PositionEvaluator outlook(table, given);
    const Worths standing = standings(table, outlook);
    for (int squire = 0; squire < m_squires; ++squire) {
        const auto at = static_cast<std::size_t>(squire);
        readCares(table, outlook, squire, stanceOfSquire(table, squire, standing));
        m_betCards[at] = outlook.betCard(squire);
    }
    for (const Board board : table.rules().boards()) {
        for (int cards = 0; cards <= mostCards; ++cards) {
            readLeads(outlook, board, cards);
        }
    }
    for (int cards = 0; cards <= mostCards / 2; ++cards) {
        for (int square = 0; square <= throneSquare; ++square) {
            m_kings[static_cast<std::size_t>(cards)][static_cast<std::size_t>(square)] =
                static_cast<std::int16_t>(outlook.kingsWorth(square, cards));
        }
    }
    if (table.phase <= Phase::Draft && table.options.mode != Mode::Lancelot) {
        readPlaces(table);
    }
}

// R10.2.2, R10.5.1: a lead may count more often for one than for the other.
void RolloutPolicy::readCares(const State &table, const PositionEvaluator &outlook, int squire, const Worths &stance)
{
    const auto at = static_cast<std::size_t>(squire);
    for (const Board board : table.rules().boards()) {
        const auto counts = [&](int of) {
            return stance[static_cast<std::size_t>(of)] * outlook.leadCounts(board, of) / 16;
        };
        for (int rival = 0; rival < m_squires; ++rival) {
            m_cares[static_cast<std::size_t>(board)][at][static_cast<std::size_t>(rival)] =
                static_cast<std::int16_t>(counts(squire) - counts(rival));
        }
    }
}

void RolloutPolicy::readLeads(const PositionEvaluator &outlook, Board board, int cards)
{
    Leads &leads = m_leads[static_cast<std::size_t>(board)][static_cast<std::size_t>(cards)];
    for (int lead = -far; lead <= far; ++lead) {
        leads[static_cast<std::size_t>(lead + far)] =
            static_cast<std::int16_t>(outlook.leadWorth(board, std::clamp(lead, -reach, reach), cards));
    }
}

void RolloutPolicy::readPlaces(const State &table)
{
    for (int squire = 0; squire < m_squires; ++squire) {
        Mover mover = moverFor(table, squire);
        for (mover.left = 0; mover.left < m_cardsPlayed; ++mover.left) {
            for (const Board board : table.rules().boards()) {
                auto &places = m_places[static_cast<std::size_t>(squire)][static_cast<std::size_t>(board)]
                                       [static_cast<std::size_t>(mover.left)];
                for (std::size_t ahead = 0; ahead < places.size(); ++ahead) {
                    const auto squares = static_cast<int>(ahead);
                    places[ahead] = {.standing = placeWorth(table, mover, board, squares, false),
                                     .arriving = placeWorth(table, mover, board, squares, true)};
                }
            }
        }
    }
}

int RolloutPolicy::cardsLeft(const State &state, int squire) const
{
    return state.phase > Phase::Peek ? 0 : m_cardsPlayed - state.playedCount[static_cast<std::size_t>(squire)];
}

RolloutPolicy::Mover RolloutPolicy::moverFor(const State &state, int squire) const
{
    Mover mover{.squire = squire, .toPlay = {}};
    for (int other = 0; other < m_squires; ++other) {
        mover.toPlay[static_cast<std::size_t>(other)] = static_cast<std::int8_t>(cardsLeft(state, other));
    }
    mover.left = std::max(mover.toPlay[static_cast<std::size_t>(squire)] - 1, 0);
    return mover;
}

const RolloutPolicy::Leads &RolloutPolicy::leadsOver(const Mover &mover, int rival, Board board) const
{
    const int cards = mover.left + mover.toPlay[static_cast<std::size_t>(rival)];
    return m_leads[static_cast<std::size_t>(board)][static_cast<std::size_t>(cards)];
}

int RolloutPolicy::leadOver(const Mover &mover, int rival, const Track &track, int progress)
{
    return 2 * (progress - track.progress(rival)) + mover.left - mover.toPlay[static_cast<std::size_t>(rival)];
}

int RolloutPolicy::placeWorth(const State &table, const Mover &mover, Board board, int ahead, bool arriving) const
{
    const auto at = static_cast<std::size_t>(mover.squire);
    const auto &cares = m_cares[static_cast<std::size_t>(board)][at];
    const Track &track = table.track(board);
    const int progress = track.progress(mover.squire) + ahead;
    if (board == Board::KingsService) {
        return m_kings[static_cast<std::size_t>(mover.left)][static_cast<std::size_t>(std::min(progress, throneSquare))]
            * cares[at == 0 ? 1 : 0];
    }
    int sum = 0;
    for (int rival = 0; rival < m_squires; ++rival) {
        const int lead = leadOver(mover, rival, track, progress) + (arriving ? 1 : 0);
        sum += leadsOver(mover, rival, board)[static_cast<std::size_t>(std::clamp(lead, -far, far) + far)]
            * cares[static_cast<std::size_t>(rival)];
    }
    return sum;
}

int RolloutPolicy::keepGain(const State &state, int squire, int left, Board board, int from, int squares) const
{
    const auto &places =
        m_places[static_cast<std::size_t>(squire)][static_cast<std::size_t>(board)][static_cast<std::size_t>(left)];
    const int gain =
        places[static_cast<std::size_t>(from + squares)].arriving - places[static_cast<std::size_t>(from)].standing;
    return gain / 256 + betGain(state, squire, board);
}

int RolloutPolicy::betGain(const State &state, int squire, Board board) const
{
    const auto at = static_cast<std::size_t>(squire);
    return state.bets[at] == board ? m_betCards[at] : 0;
}

int RolloutPolicy::cardGain(const State &state, const Mover &mover, Board board, int squares) const
{
    return moveGain(state, mover, board, squares) + betGain(state, mover.squire, board);
}

int RolloutPolicy::moveGain(const State &state, const Mover &mover, Board board, int squares) const
{
    const auto at = static_cast<std::size_t>(mover.squire);
    const auto &cares = m_cares[static_cast<std::size_t>(board)][at];
    const Track &track = state.track(board);
    const int from = track.progress(mover.squire);
    if (board == Board::KingsService) {
        const auto &kings = m_kings[static_cast<std::size_t>(mover.left)];
        const int gain = kings[static_cast<std::size_t>(std::min(from + squares, throneSquare))]
            - kings[static_cast<std::size_t>(from)];
        return gain * cares[at == 0 ? 1 : 0] / 256;
    }
    int sum = 0;
    for (int rival = 0; rival < m_squires; ++rival) { // for its lead over itself a squire cares nothing
        // Moving on puts the disc on top of the stack where it arrives (R3.1): half a square more.
        const Leads &leads = leadsOver(mover, rival, board);
        const int lead = std::clamp(leadOver(mover, rival, track, from), -far, reach) + far;
        sum += (leads[static_cast<std::size_t>(lead + 2 * squares + 1)] - leads[static_cast<std::size_t>(lead)])
            * cares[static_cast<std::size_t>(rival)];
    }
    return sum / 256;
}

int RolloutPolicy::bestGain(const State &state, const Mover &mover, Card card) const
{
    const int gain = cardGain(state, mover, card.ownBoard(), card.value());
    return card.isSwords() ? std::max(gain, cardGain(state, mover, card.otherBoard(), card.value())) : gain;
}

Action RolloutPolicy::act(const State &state, int actor, int noise, Random &random) const
{
    switch (state.phase) {
    case Phase::Draft:
        return keep(state, actor, noise, random);
    case Phase::Play:
        if (!state.options.isNeutral(actor)) {
            return play(state, actor, noise, random);
        }
        break;
    case Phase::Assign:
        return assign(state, actor, noise, random);
    default:
        break;
    }
    return any(state, actor, noise, random);
}

Action RolloutPolicy::keep(const State &state, int squire, int noise, Random &random) const
{
    const Hand hand = state.hands[static_cast<std::size_t>(squire)];
    if (hand.size() == 1) {
        return Action::keep(squire, hand.at(0));
    }
    // The cards kept so far count as played, each Swords card where it does more.
    const Hand kept = state.kept[static_cast<std::size_t>(squire)];
    int left = m_cardsPlayed - 1;
    std::array<std::int8_t, boardCount> ahead{};
    const auto better = [&](Card card) {
        const auto on = [&](Board board) {
            const int from = ahead[static_cast<std::size_t>(board)];
            return std::pair(keepGain(state, squire, left, board, from, card.value()), board);
        };
        const auto own = on(card.ownBoard());
        const auto other = card.isSwords() ? on(card.otherBoard()) : own;
        return other.first > own.first ? other : own;
    };
    for (int position = 0; position < kept.size(); ++position) {
        const Card card = kept.at(position);
        std::int8_t &squares = ahead[static_cast<std::size_t>(better(card).second)];
        squares = static_cast<std::int8_t>(squares + card.value());
        left = std::max(left - 1, 0);
    }
    NoisyGains noisy(noise, random);
    int best = 0;
    int most = -1'000'000;
    for (int position = 0; position < hand.size(); ++position) {
        const int worth = noisy.seems(better(hand.at(position)).first);
        if (worth > most) {
            most = worth;
            best = position;
        }
    }
    return Action::keep(squire, hand.at(best));
}

Action RolloutPolicy::play(const State &state, int squire, int noise, Random &random) const
{
    const Hand hand = state.hands[static_cast<std::size_t>(squire)];
    const Mover mover = moverFor(state, squire);
    NoisyGains noisy(noise, random);
    Card bestCard;
    Board bestBoard = noBoard;
    int most = -1'000'000;
    const auto consider = [&](Card card, Board board) {
        const int worth = noisy.seems(cardGain(state, mover, board, card.value()));
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
            consider(card, card.otherBoard());
        }
    }
    return Action::play(squire, bestCard, bestBoard);
}

// R9.4: each card to the squire for which it seems to do more, three to each. A player who never erred here would be one
// that a search could foresee, and rely on.
Action RolloutPolicy::assign(const State &state, int player, int noise, Random &random) const
{
    NoisyGains noisy(noise, random);
    const Hand cards = state.dealt[static_cast<std::size_t>(player)];
    const Mover first = moverFor(state, player);
    const Mover second = moverFor(state, player + 2);
    std::array<std::pair<int, int>, 6> order; // how much more for the first squire, position
    for (int position = 0; position < 6; ++position) {
        const Card card = cards.at(position);
        order[static_cast<std::size_t>(position)] = {
            noisy.seems(bestGain(state, first, card) - bestGain(state, second, card)), position};
    }
    std::sort(order.begin(), order.end(), [](const auto &a, const auto &b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    std::array<int, 3> chosen{order[0].second, order[1].second, order[2].second};
    std::sort(chosen.begin(), chosen.end()); // the hand is sorted, and so are the cards of the action
    return Action::assign(player, cards.at(chosen[0]), cards.at(chosen[1]), cards.at(chosen[2]));
}

Action RolloutPolicy::any(const State &state, int actor, int noise, Random &random) const
{
    ActionList actions;
    legalActions(state, actor, actions);
    if (actions.size() == 1) {
        return actions[0];
    }
    if (state.phase == Phase::Peek || state.phase == Phase::Split) {
        return actions[random.below(actions.size())];
    }
    NoisyGains noisy(state.phase == Phase::TakeToken ? 0 : noise, random);
    int best = 0;
    int most = -1'000'000;
    for (int position = 0; position < actions.size(); ++position) {
        const int worth = noisy.seems(gain(state, actions[position]));
        if (worth > most) {
            most = worth;
            best = position;
        }
    }
    return actions[best];
}

int RolloutPolicy::gain(const State &state, const Action &action) const
{
    const int actor = action.actor();
    const Mover mover = moverFor(state, actor);
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
        return cards * moveGain(state, mover, action.board(), 4) / 2;
    }
    case ActionKind::Keep:
        return bestGain(state, mover, action.card());
    case ActionKind::Play:
        return cardGain(state, mover, action.board(), action.card().value());
    case ActionKind::Bonus:
        return moveGain(state, mover, action.board(),
                        rankPoints(state, Board::Gallantry, state.queued - state.step - 1));
    case ActionKind::TakeStack:
        return stack(state, action);
    case ActionKind::Assign: {
        const Mover other = moverFor(state, actor + 2);
        int sum = 0;
        for (int position = 0; position < 3; ++position) {
            sum += bestGain(state, mover, action.card(position)) - bestGain(state, other, action.card(position));
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

int RolloutPolicy::stack(const State &state, const Action &action) const
{
    // Worth of the named stack less that of the other one, for whichever squire of the player.
    const int other = 1 - action.actor();
    const Hand all = state.dealt[static_cast<std::size_t>(other)];
    const Hand first = state.kept[static_cast<std::size_t>(other)];
    int sum = 0;
    const Mover one = moverFor(state, action.actor());
    const Mover two = moverFor(state, action.actor() + 2);
    const auto worth = [&](Card card) { return std::max(bestGain(state, one, card), bestGain(state, two, card)); };
    for (int position = 0; position < first.size(); ++position) {
        sum += 2 * worth(first.at(position));
    }
    for (int position = 0; position < all.size(); ++position) {
        sum -= worth(all.at(position));
    }
    return action.stack() == 0 ? sum : -sum;
}

// R10.3.3: what the squire itself has looked at; the rest it takes for the mean.
int RolloutPolicy::token(const State &state, int actor, int place) const
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

int RolloutPolicy::coats(const Action &action) const
{
    int sum = 0;
    for (int position = 0; position < 2; ++position) {
        sum += action.take(position) == noCoat ? 0 : facts(action.take(position)).value * point;
    }
    return sum - (action.give() == noCoat ? 0 : facts(action.give()).value * point);
}

// R7.1: a tie counts where something is scored now.
int RolloutPolicy::tie(const State &state, const Action &action) const
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
