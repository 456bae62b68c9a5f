// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Rollout.h"

#include "rules/Playout.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace academy::players
{

using namespace rules;

namespace
{

constexpr std::size_t at(Board board)
{
    return static_cast<std::size_t>(board);
}

// Whether a card does nothing but move a disc.
bool isSimple(const Options &options)
{
    return options.mode == Mode::Standard && !options.has(Variation::JoustsTournaments)
        && !options.has(Variation::Gallantry) && !options.has(Variation::Education)
        && !options.has(Variation::KingsService);
}

} // namespace

Rollout::Rollout(const Options &options, const Odds &given)
    : m_odds(&given)
    , m_isSimple(isSimple(options))
{
    const bool knights = options.has(Variation::JoustsTournaments);
    const bool grand = options.stakes == Stakes::GrandFinale;
    for (int turn = 1; turn <= turnCount; ++turn) {
        Turn &one = m_turns[static_cast<std::size_t>(turn)];
        const int scorings = turn <= 3 ? 4 - turn : 7 - turn; // until the reset
        const int weight = scorings == 3 ? 200 : scorings == 2 ? 160 : 100; // in 1/100 of one scoring
        one.pass[at(Board::Gallantry)] = weight * point / 250;
        one.pass[at(Board::Jousts)] = one.pass[at(Board::Tournaments)] =
            knights ? (turn % 2 == 0 ? 5 * point / 2 : 2 * point) : weight * point / 100;
        one.pass[at(Board::Education)] = weight * point / 100;
        const int toGo = turnCount - turn;
        one.pass[at(Board::Quests)] = (grand ? 6 : options.has(Variation::Quests) ? 4 : 1) * point / (1 + toGo / 2);
        one.pass[at(Board::Charity)] = (grand || options.has(Variation::Charity) ? 4 : 1) * point / (1 + toGo / 2);
        for (std::size_t board = 0; board < boardCount; ++board) {
            one.square[board] = one.pass[board] / 6;
        }
        one.kingsAhead = (turn <= 3 ? 3 - turn : 6 - turn) * options.cardsPlayed();
    }
}

void Rollout::playOut(State &state, Random &random) const
{
    while (true) {
        switch (state.phase) {
        case Phase::Over:
            return;
        case Phase::Deal:
            if (m_isSimple) {
                playSimpleTurn(state, random);
            } else {
                deal(state, random);
            }
            break;
        case Phase::Codex:
            resolveChance(state, random);
            break;
        case Phase::Bet:
            layBets(state);
            break;
        case Phase::Draft:
        case Phase::Split:
            state.phase = Phase::DraftDone;
            break;
        case Phase::Play:
            playCards(state, random);
            break;
        case Phase::DraftDone:
        case Phase::PlayDone:
        case Phase::ScoringDone:
        case Phase::ResetDone:
            advance(state);
            break;
        default:
            applyLegal(state, decide(state, random));
            break;
        }
    }
}

// R4.1 to R4.5 at once, for nobody asks afterwards who held what. Each squire leaves out the card that seems to do least.
void Rollout::playSimpleTurn(State &state, Random &random) const
{
    constexpr std::size_t dealt = 5;
    constexpr std::size_t played = 4;
    std::array<std::array<Move, dealt>, maxSquires> moves;
    std::array<Card, deckSize> cards = deck;
    int left = deckSize;
    for (int squire = 0; squire < state.squires(); ++squire) {
        std::array<Move, dealt> &own = moves[static_cast<std::size_t>(squire)];
        std::uint64_t whims = random.next();
        int least = std::numeric_limits<int>::max();
        std::size_t worst = 0;
        for (std::size_t card = 0; card < dealt; ++card) {
            const auto drawn = static_cast<std::size_t>(random.below(left));
            own[card] = bestMove(state, squire, cards[drawn]);
            cards[drawn] = cards[static_cast<std::size_t>(--left)];
            const int worth = own[card].worth + static_cast<int>(whims & 127U);
            whims = std::rotr(whims, 8);
            worst = worth < least ? card : worst;
            least = std::min(worth, least);
        }
        own[worst] = own[played];
    }
    for (std::size_t card = 0; card < played; ++card) {
        for (int position = 0; position < state.squires(); ++position) {
            const int squire = squireInTurnOrder(state, position);
            const Move move = moves[static_cast<std::size_t>(squire)][card];
            if (canMove(state, squire, move.board)) {
                state.track(move.board).place(squire, progressAfter(state, squire, move.board, move.squares));
            }
        }
    }
    state.phase = Phase::PlayDone;
}

// R4.4.
Rollout::Move Rollout::bestMove(const State &state, int squire, Card card) const
{
    const int left = std::max(state.options.cardsPlayed() - 1 - state.playedCount[static_cast<std::size_t>(squire)], 0);
    const auto on = [&](Board board) {
        const int worth = gain(state, squire, board, card.value(), left);
        return Move{.board = board, .squares = card.value(), .worth = worth};
    };
    const Move own = on(card.ownBoard());
    if (!card.isSwords()) {
        return own;
    }
    const Move other = on(Board::Tournaments);
    return other.worth > own.worth ? other : own;
}

// R4.1. In Lancelot each squire gets three of its player's six cards.
void Rollout::deal(State &state, Random &random) const
{
    resolveChance(state, random);
    if (state.options.mode != Mode::Lancelot) {
        state.hands = state.dealt;
        return;
    }
    for (std::size_t player = 0; player < 2; ++player) {
        Hand left = state.dealt[player];
        Hand &hand = state.hands[player];
        for (int card = 0; card < 3; ++card) {
            const int drawn = random.below(left.size());
            hand.insert(left.at(drawn));
            left.removeAt(drawn);
        }
        state.hands[player + 2] = left;
    }
}

void Rollout::layBets(State &state) const
{
    // On the board of the highest card; a hand is sorted by kind, so the last of equal ones is taken.
    const auto squire = static_cast<std::size_t>(state.actor);
    const Hand hand = state.hands[squire].isEmpty() ? state.dealt[squire & 1U] : state.hands[squire];
    Card highest = hand.at(0);
    for (int position = 1; position < hand.size(); ++position) {
        if (hand.at(position).value() >= highest.value()) {
            highest = hand.at(position);
        }
    }
    applyLegal(state, Action::bet(state.actor, highest.ownBoard()));
}

// Everybody plans when play begins, and follows the plan.
void Rollout::playCards(State &state, Random &random) const
{
    std::array<Hand, maxSquires> plans;
    for (int squire = 0; squire < state.squires(); ++squire) {
        if (!state.options.isNeutral(squire)) {
            plans[static_cast<std::size_t>(squire)] = plan(state, squire, random);
        }
    }
    while (state.phase == Phase::Play || state.phase == Phase::Peek) {
        const int squire = state.actor;
        if (due(state) == Due::Chance) {
            resolveChance(state, random);
        } else if (state.phase == Phase::Peek || state.options.isNeutral(squire)) {
            applyLegal(state, randomAction(state, random));
        } else {
            Hand &cards = plans[static_cast<std::size_t>(squire)];
            const Card card = cards.at(0);
            cards.removeAt(0);
            applyLegal(state, Action::play(squire, card, bestMove(state, squire, card).board));
        }
    }
}

// The squire's cards in the order in which it plays them, the best first.
Hand Rollout::plan(const State &state, int squire, Random &random) const
{
    const Hand hand = state.hands[static_cast<std::size_t>(squire)];
    std::uint64_t whims = random.next();
    std::array<int, Hand::capacity> order; // worth, and below it the position
    for (int position = 0; position < hand.size(); ++position) {
        const Card card = hand.at(position);
        const int worth = bestMove(state, squire, card).worth + static_cast<int>(whims & 127U);
        whims = std::rotr(whims, 8);
        const int entry = worth * 8 + position;
        int place = position;
        for (; place > 0 && order[static_cast<std::size_t>(place - 1)] < entry; --place) {
            order[static_cast<std::size_t>(place)] = order[static_cast<std::size_t>(place - 1)];
        }
        order[static_cast<std::size_t>(place)] = entry;
    }
    Hand cards;
    for (int place = 0; place < hand.size(); ++place) {
        cards.append(hand.at(order[static_cast<std::size_t>(place)] & 7));
    }
    return cards;
}

int Rollout::gain(const State &state, int squire, Board board, int squares, int left) const
{
    const Turn &turn = m_turns[state.turn];
    const Track &track = state.track(board);
    if (board == Board::KingsService) {
        const int from = track.progress(squire);
        const int to = std::min(from + squares, 12);
        const int cards = turn.kingsAhead + left;
        return state.options.has(Variation::KingsService)
            ? m_odds->scrollCoat(to, left) - m_odds->scrollCoat(from, left) + 60 * (to - from)
            : m_odds->kingsService(to, cards) - m_odds->kingsService(from, cards);
    }
    const int passed = track.discsPassed(squire, squares, state.squires());
    const auto on = static_cast<std::size_t>(board);
    return passed * turn.pass[on] + squares * turn.square[on];
}

Action Rollout::decide(const State &state, Random &random) const
{
    if (state.phase != Phase::Bonus) {
        return randomAction(state, random);
    }
    const int squire = state.actor;
    const int squares = rankPoints(Board::Gallantry, state.options.stakes, state.queued - state.step - 1);
    Board best = Board::Quests;
    int most = -1'000'000;
    for (const Board board : allBoards) {
        const int worth = canMove(state, squire, board) ? gain(state, squire, board, squares, 0) : -1'000'000;
        if (worth > most) {
            most = worth;
            best = board;
        }
    }
    return Action::bonus(squire, best);
}

} // namespace academy::players
