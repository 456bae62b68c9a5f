// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Reading.h"

#include "Words.h"

#include <algorithm>
#include <numeric>

namespace academy::rules::test
{

namespace
{

std::vector<Card> cards(Hand hand)
{
    std::vector<Card> all;
    for (int position = 0; position < hand.size(); ++position) {
        all.push_back(hand.at(position));
    }
    return all;
}

template <typename Value>
void takeOut(std::vector<Value> &from, const Value &value)
{
    from.erase(std::find(from.begin(), from.end(), value));
}

template <typename Value>
std::vector<Value> withoutDoubles(std::vector<Value> values)
{
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

} // namespace

void PlainTrack::put(int squire, int progress)
{
    discs[at(squire)] = {progress, ++clock};
}

std::vector<int> PlainTrack::ranking() const
{
    std::vector<int> squires;
    for (int squire = 0; squire < static_cast<int>(discs.size()); ++squire) {
        if (discs[at(squire)].progress > 0) {
            squires.push_back(squire);
        }
    }
    std::sort(squires.begin(), squires.end(), [this](int a, int b) {
        const Disc &one = discs[at(a)];
        const Disc &other = discs[at(b)];
        return one.progress != other.progress ? one.progress > other.progress : one.arrived > other.arrived;
    });
    return squires;
}

std::vector<int> PlainTrack::onSquareZero() const
{
    std::vector<int> squires;
    for (int squire = 0; squire < static_cast<int>(discs.size()); ++squire) {
        if (discs[at(squire)].progress == 0) {
            squires.push_back(squire);
        }
    }
    return squires;
}

int PlainTrack::height(int squire) const
{
    const Disc &own = discs[at(squire)];
    return static_cast<int>(std::count_if(discs.begin(), discs.end(), [&own](const Disc &disc) {
        return own.progress > 0 && disc.progress == own.progress && disc.arrived < own.arrived;
    }));
}

Reading::Reading(const Options &options, std::uint64_t seed)
    : m_options(options)
    , m_referee(options, seed)
    , m_squires(options.squires)
    , m_first(options.firstSquire)
    , m_coats(options.squires)
    , m_bets(options.squires, noBoard)
{
    for (PlainTrack &track : m_tracks) {
        track.discs.resize(options.squires);
    }
    if (has(Variation::KingsService)) {
        m_scrolls = {6, 12};
    }
}

void Reading::play()
{
    while (true) {
        deal();
        if (has(Variation::Gallantry)) {
            layBets();
        }
        if (m_options.mode == Mode::Lancelot) {
            exchangeStacks();
        } else {
            draft();
        }
        m_referee.advance(Phase::DraftDone);
        playCards();
        compare();
        m_referee.advance(Phase::PlayDone);
        scoring();
        compare();
        if (m_turn == 6) {
            break;
        }
        m_referee.advance(Phase::ScoringDone);
        reset();
        compare();
        m_referee.advance(Phase::ResetDone);
        changeFirstPlayer();
    }
    compareResult();
}

Action Reading::decide(int actor, const std::vector<Action> &expected)
{
    compare();
    return m_referee.decide(actor, expected);
}

Reading::Squires Reading::turnOrder() const
{
    Squires order(at(m_squires));
    std::iota(order.begin(), order.end(), 0);
    std::rotate(order.begin(), order.begin() + m_first, order.end());
    return order;
}

void Reading::deal()
{
    const Chance chance = m_referee.chance(ChanceKind::Deal);
    m_hands.clear();
    for (std::size_t hand = 0; hand < chance.handCount; ++hand) {
        m_hands.push_back(cards(chance.hands[hand]));
    }
    m_kept.assign(at(m_squires), {});
    m_boardsPlayed.assign(at(m_squires), {});
    m_scrollsTaken.clear();
    if (has(Variation::Education)) {
        const Chance codex = m_referee.chance(ChanceKind::Codex);
        m_tokens.assign(codex.tokens.begin(), codex.tokens.begin() + m_squires);
    }
}

void Reading::layBets()
{
    for (const int squire : turnOrder()) {
        std::vector<Action> bets;
        for (const Board board : allBoards) {
            bets.push_back(Action::bet(squire, board));
        }
        m_bets[at(squire)] = decide(squire, bets).board();
    }
}

void Reading::draft()
{
    for (int round = 1; round <= 5; ++round) {
        draftRound(round);
        if (round == 5) {
            break;
        }
        const bool toTheLeft = m_turn == 1 || m_turn == 3 || m_turn == 5;
        std::rotate(m_hands.begin(), toTheLeft ? m_hands.end() - 1 : m_hands.begin() + 1, m_hands.end());
    }
    m_hands = m_kept;
}

void Reading::draftRound(int round)
{
    Squires waiting = turnOrder();
    while (!waiting.empty()) {
        const int squire = waiting[at(m_referee.any(static_cast<int>(waiting.size())))];
        Card kept;
        if (isNeutral(squire)) {
            kept = m_referee.chance(ChanceKind::NeutralKeeps).card;
            for (const Card other : m_hands[at(squire)]) {
                m_referee.same("the neutral squire's highest card", kept.value() >= other.value(), true);
            }
        } else {
            std::vector<Action> keeps;
            for (const Card one : withoutDoubles(m_hands[at(squire)])) {
                keeps.push_back(Action::keep(squire, one));
            }
            kept = decide(squire, keeps).card();
        }
        takeOut(waiting, squire);
        takeOut(m_hands[at(squire)], kept);
        m_kept[at(squire)].push_back(kept);
        m_referee.same("cards kept", static_cast<int>(m_kept[at(squire)].size()), round);
    }
}

void Reading::exchangeStacks()
{
    const auto threeOf = [](const std::vector<Card> &six) {
        std::vector<std::vector<Card>> triples;
        for (std::size_t a = 0; a < 6; ++a) {
            for (std::size_t b = a + 1; b < 6; ++b) {
                for (std::size_t c = b + 1; c < 6; ++c) {
                    std::vector<Card> triple{six[a], six[b], six[c]};
                    std::sort(triple.begin(), triple.end());
                    triples.push_back(triple);
                }
            }
        }
        return withoutDoubles(triples);
    };
    const auto choose = [&](int player, auto make) {
        std::vector<Action> actions;
        for (const std::vector<Card> &triple : threeOf(m_hands[at(player)])) {
            actions.push_back(make(player, triple[0], triple[1], triple[2]));
        }
        const Action action = decide(player, actions);
        return std::vector<Card>{action.card(0), action.card(1), action.card(2)};
    };
    const auto rest = [](std::vector<Card> six, const std::vector<Card> &three) {
        for (const Card one : three) {
            takeOut(six, one);
        }
        return six;
    };

    std::vector<std::vector<std::vector<Card>>> stacks(2);
    const int earlier = m_referee.any(2);
    for (const int player : {earlier, 1 - earlier}) {
        const std::vector<Card> named = choose(player, Action::split);
        stacks[at(player)] = {named, rest(m_hands[at(player)], named)};
    }
    const int firstPlayer = m_first % 2; // blue and green sit at 0 and 2
    std::vector<std::vector<Card>> now(2);
    for (const int player : {firstPlayer, 1 - firstPlayer}) {
        const int stack = decide(player, {Action::takeStack(player, 0), Action::takeStack(player, 1)}).stack();
        for (const int which : {0, 1}) {
            const int owner = which == stack ? player : 1 - player;
            const std::vector<Card> &moved = stacks[at(1 - player)][at(which)];
            now[at(owner)].insert(now[at(owner)].end(), moved.begin(), moved.end());
        }
    }
    m_hands = now;
    std::vector<std::vector<Card>> assigned(4);
    const int quicker = m_referee.any(2);
    for (const int player : {quicker, 1 - quicker}) {
        assigned[at(player)] = choose(player, Action::assign);
        assigned[at(player + 2)] = rest(m_hands[at(player)], assigned[at(player)]);
    }
    m_hands = assigned;
}

void Reading::playCards()
{
    if (m_options.mode == Mode::Lancelot) {
        for (const int squire : turnOrder()) {
            for (int card = 0; card < 3; ++card) {
                playOne(squire);
            }
        }
        return;
    }
    for (int round = 0; round < 4; ++round) {
        for (const int squire : turnOrder()) {
            playOne(squire);
        }
    }
}

void Reading::playOne(int squire)
{
    std::vector<Card> candidates = withoutDoubles(m_hands[at(squire)]);
    if (isNeutral(squire)) {
        const Card drawn = m_referee.chance(ChanceKind::NeutralPlays).card;
        m_referee.same("the neutral squire's card",
                       std::find(candidates.begin(), candidates.end(), drawn) != candidates.end(), true);
        candidates = {drawn};
    }
    std::vector<Action> plays;
    for (const Card one : candidates) {
        for (const Board board : allBoards) {
            if (one.mayBePlayedOn(board)) {
                plays.push_back(Action::play(squire, one, board));
            }
        }
    }
    const Action played = decide(squire, plays);
    const Board board = played.board();
    const int value = played.card().value();
    takeOut(m_hands[at(squire)], played.card());
    m_boardsPlayed[at(squire)].push_back(board);
    move(squire, board, value);
    if (has(Variation::JoustsTournaments) && board == Board::Jousts) {
        m_cup = std::max(m_cup - value, -8);
    }
    if (has(Variation::JoustsTournaments) && board == Board::Tournaments) {
        m_cup = std::min(m_cup + value, 8);
    }
    if (has(Variation::Education) && board == Board::Education && !isNeutral(squire)) {
        std::vector<Action> peeks{Action::peek(squire, Action::none)};
        for (int place = 0; place < m_squires; ++place) {
            peeks.push_back(Action::peek(squire, place));
        }
        static_cast<void>(decide(squire, peeks));
    }
}

void Reading::move(int squire, Board board, int squares)
{
    const int from = track(board).discs[at(squire)].progress;
    const int to = board == Board::KingsService ? std::min(from + squares, 12) : from + squares;
    if (to == from) {
        return;
    }
    track(board).put(squire, to);
    if (board != Board::KingsService) {
        return;
    }
    for (const int square : {6, 12}) {
        if (from < square && to >= square && std::find(m_scrolls.begin(), m_scrolls.end(), square) != m_scrolls.end()) {
            takeOut(m_scrolls, square);
            m_scrollsTaken.push_back(square);
        }
    }
}

void Reading::reset()
{
    const bool knightsReset = m_turn == 2 || m_turn == 4;
    for (const Board board : allBoards) {
        bool resets = m_turn == 3 && board != Board::Quests && board != Board::Charity;
        bool ranked = m_options.has(Advanced::RankedReset) && board != Board::KingsService;
        if ((board == Board::Jousts || board == Board::Tournaments) && has(Variation::JoustsTournaments)) {
            resets = knightsReset;
            ranked = false;
        }
        if (board == Board::KingsService && has(Variation::KingsService)) {
            resets = std::find(m_scrollsTaken.begin(), m_scrollsTaken.end(), 12) != m_scrollsTaken.end();
            if (resets) {
                m_scrolls = {6, 12};
            }
        }
        if (resets && ranked) {
            rankedReset(board);
        } else if (resets) {
            for (int squire = 0; squire < m_squires; ++squire) {
                track(board).put(squire, 0);
            }
        }
    }
    if (has(Variation::JoustsTournaments) && knightsReset) {
        m_cup = 0;
    }
}

void Reading::rankedReset(Board board)
{
    int square = track(board).onSquareZero().empty() ? 0 : 1;
    const Squires best = track(board).ranking();
    for (auto squire = best.rbegin(); squire != best.rend(); ++squire) {
        track(board).put(*squire, std::min(square, track(board).discs[at(*squire)].progress));
        ++square;
    }
}

void Reading::changeFirstPlayer()
{
    m_first = (m_first + 1) % (m_options.mode == Mode::Karadoc ? 2 : m_squires);
    ++m_turn;
}

} // namespace academy::rules::test
