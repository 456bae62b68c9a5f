// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Reading.h"

#include <algorithm>
#include <set>

/// The second reading's scoring and what it compares.
namespace academy::rules::test
{

bool PlainCoat::isDeed() const
{
    return value > 0 && (board == Board::Jousts || board == Board::Tournaments || board == Board::KingsService);
}

void Reading::give(int squire, Board board, int value)
{
    m_coats[at(squire)].push_back({board, value});
}

void Reading::scoring()
{
    winTie();
    scoreGallantry();
    scoreJoustsOrTournaments(Board::Jousts);
    scoreJoustsOrTournaments(Board::Tournaments);
    scoreEducation();
    scoreKingsService();
    scoreQuests();
    scoreCharity();
}

void Reading::winTie()
{
    if (!m_options.has(Advanced::WinATie)) {
        return;
    }
    const int player = m_options.owner(m_first);
    std::vector<Action> choices{Action::winTie(m_first, noBoard)};
    for (int squire = 0; squire < m_squires; ++squire) {
        for (const Board board : allBoards) {
            const std::vector<PlainTrack::Disc> &discs = track(board).discs;
            const PlainTrack::Disc own = discs[at(squire)];
            const bool covered = std::any_of(discs.begin(), discs.end(), [&own](const PlainTrack::Disc &disc) {
                return own.progress > 0 && disc.progress == own.progress && disc.arrived > own.arrived;
            });
            if (covered && m_options.owner(squire) == player) {
                choices.push_back(Action::winTie(squire, board));
            }
        }
    }
    if (choices.size() > 1) {
        const Action action = decide(m_first, choices);
        if (!action.declines()) {
            PlainTrack &tied = track(action.board());
            tied.put(action.actor(), tied.discs[at(action.actor())].progress);
        }
    }
}

void Reading::scoreGallantry()
{
    const Squires ranks = track(Board::Gallantry).ranking();
    for (int rank = m_squires == 3 ? 2 : 3; rank >= 1; --rank) {
        if (rank > static_cast<int>(ranks.size())) {
            continue;
        }
        const int squire = ranks[at(rank - 1)];
        const int bonus = 4 - rank;
        if (has(Variation::Gallantry)) {
            const std::vector<Board> &played = m_boardsPlayed[at(squire)];
            const Board bet = m_bets[at(squire)];
            move(squire, bet, bonus * static_cast<int>(std::count(played.begin(), played.end(), bet)));
        } else {
            std::vector<Action> choices;
            for (const Board board : allBoards) {
                if (board != Board::KingsService || track(board).discs[at(squire)].progress < 12) {
                    choices.push_back(Action::bonus(squire, board));
                }
            }
            move(squire, decide(squire, choices).board(), bonus);
        }
        const int square = track(Board::Gallantry).discs[at(squire)].progress;
        if (m_options.has(Advanced::StepBack)) {
            track(Board::Gallantry).put(squire, square - 1);
        }
    }
}

void Reading::scoreJoustsOrTournaments(Board board)
{
    std::vector<int> points{3, 2, 1};
    if (has(Variation::JoustsTournaments)) {
        if (m_turn % 2 == 1) {
            return;
        }
        const bool wins = board == Board::Jousts ? m_cup < 0 : m_cup > 0;
        points = wins ? std::vector{8, 5, 2} : std::vector{5, 3, 1};
    }
    const Squires ranks = track(board).ranking();
    for (std::size_t rank = 0; rank < (m_squires == 3 ? 2 : 3) && rank < ranks.size(); ++rank) {
        give(ranks[rank], board, points[rank]);
    }
}

void Reading::scoreLast(Board board, int last, int secondToLast)
{
    Squires ranks = track(board).ranking();
    const Squires zeros = track(board).onSquareZero();
    if (zeros.size() >= 2) {
        for (const int squire : zeros) {
            give(squire, board, last);
        }
        return;
    }
    ranks.insert(ranks.end(), zeros.begin(), zeros.end());
    give(ranks[at(m_squires - 1)], board, last);
    give(ranks[at(m_squires - 2)], board, secondToLast);
}

void Reading::scoreEducation()
{
    if (has(Variation::Education)) {
        takeTokens();
    } else {
        scoreLast(Board::Education, -3, -1);
    }
}

void Reading::takeTokens()
{
    Squires order = track(Board::Education).ranking();
    for (const int squire : turnOrder()) {
        if (track(Board::Education).discs[at(squire)].progress == 0) {
            order.push_back(squire);
        }
    }
    Squires places;
    for (int place = 0; place < m_squires; ++place) {
        places.push_back(place);
    }
    Squires takers(at(m_squires));
    for (const int squire : order) {
        std::vector<Action> choices;
        for (const int place : places) {
            choices.push_back(Action::takeToken(squire, place));
        }
        const int place = places.size() > 1 ? decide(squire, choices).place() : places.front();
        places.erase(std::find(places.begin(), places.end(), place));
        takers[at(place)] = squire;
    }
    for (int place = 0; place < m_squires; ++place) {
        if (m_tokens[at(place)] != 0) {
            give(takers[at(place)], Board::Education, m_tokens[at(place)]);
        }
    }
}

void Reading::scoreKingsService()
{
    const PlainTrack &service = track(Board::KingsService);
    for (int squire = 0; squire < m_squires; ++squire) {
        const int square = service.discs[at(squire)].progress;
        if (has(Variation::KingsService)) {
            const int value = square == 12 ? 6 : square >= 9 ? 4 : square >= 6 ? 3 : square >= 3 ? 2 : 1;
            for (std::size_t scroll = 0; scroll < m_scrollsTaken.size() && square > 0; ++scroll) {
                give(squire, Board::KingsService, value);
            }
        } else if ((m_turn == 3 || m_turn == 6) && square >= 6) {
            give(squire, Board::KingsService, square == 12 ? 12 : 6);
        }
    }
}

void Reading::scoreQuests()
{
    if (m_turn < 6 || has(Variation::Quests)) {
        return;
    }
    const std::vector<int> points = m_options.stakes == Stakes::Booklet ? std::vector{3, 2, 1} : std::vector{17, 10, 4};
    const Squires ranks = track(Board::Quests).ranking();
    for (std::size_t rank = 0; rank < (m_squires == 3 ? 2 : 3) && rank < ranks.size(); ++rank) {
        give(ranks[rank], Board::Quests, points[rank]);
    }
}

void Reading::scoreCharity()
{
    if (m_turn < 6) {
        return;
    }
    if (!has(Variation::Charity)) {
        const bool booklet = m_options.stakes == Stakes::Booklet;
        scoreLast(Board::Charity, booklet ? -3 : -10, booklet ? -1 : -5);
        return;
    }
    const Squires ranks = track(Board::Charity).ranking();
    const Squires zeros = track(Board::Charity).onSquareZero();
    if (ranks.empty()) {
        return;
    }
    exchange(ranks.front(), zeros.empty() ? Squires{ranks.back()} : zeros, 2);
    if (m_squires >= 4 && zeros.size() <= 1) {
        exchange(ranks[1], {zeros.empty() ? ranks[ranks.size() - 2] : ranks.back()}, 1);
    }
}

void Reading::exchange(int squire, const Squires &partners, int count)
{
    std::set<Coat> gives;
    for (const PlainCoat &coat : m_coats[at(squire)]) {
        if (coat.value < 0) {
            gives.insert(coatOf(coat.board, coat.value));
        }
    }
    if (gives.empty()) {
        gives.insert(noCoat);
    }
    std::vector<Action> choices;
    for (const int partner : partners) {
        std::vector<Coat> takeable;
        for (const PlainCoat &coat : m_coats[at(partner)]) {
            if (coat.isDeed() && coat.value <= 3) {
                takeable.push_back(coatOf(coat.board, coat.value));
            }
        }
        std::sort(takeable.begin(), takeable.end());
        std::set<std::pair<Coat, Coat>> takes;
        for (std::size_t first = 0; first < takeable.size(); ++first) {
            for (std::size_t second = first + 1; second < takeable.size() && count == 2; ++second) {
                takes.insert({takeable[first], takeable[second]});
            }
            if (count == 1 || takeable.size() == 1) {
                takes.insert({takeable[first], noCoat});
            }
        }
        if (takeable.empty()) {
            takes.insert({noCoat, noCoat});
        }
        for (const Coat given : gives) {
            for (const auto &[first, second] : takes) {
                choices.push_back(Action::exchange(squire, partner, given, first, second));
            }
        }
    }
    const Action made = decide(squire, choices);
    const auto pass = [this](Coat coat, int from, int to) {
        if (coat != noCoat) {
            std::vector<PlainCoat> &coats = m_coats[at(from)];
            const PlainCoat token{facts(coat).board, facts(coat).value};
            coats.erase(std::find(coats.begin(), coats.end(), token));
            m_coats[at(to)].push_back(token);
        }
    };
    pass(made.give(), squire, made.partner());
    pass(made.take(0), made.partner(), squire);
    pass(made.take(1), made.partner(), squire);
}

std::vector<int> Reading::finalPoints() const
{
    const PlainTrack &quests = track(Board::Quests);
    const Squires ranks = quests.ranking();
    std::vector<int> points;
    for (int squire = 0; squire < m_squires; ++squire) {
        int sum = 0;
        int deeds = 0;
        for (const PlainCoat &coat : m_coats[at(squire)]) {
            sum += coat.value;
            deeds += coat.isDeed() ? 1 : 0;
        }
        if (has(Variation::Quests)) {
            const bool onZero = quests.discs[at(squire)].progress == 0;
            sum += !ranks.empty() && ranks[0] == squire ? deeds : 0;
            sum += ranks.size() > 1 && ranks[1] == squire ? deeds / 2 : 0;
            sum -= onZero || (quests.onSquareZero().empty() && ranks.back() == squire) ? deeds / 2 : 0;
        }
        points.push_back(sum);
    }
    return points;
}

void Reading::compare() const
{
    const State &engine = m_referee.state();
    m_referee.same("turn", static_cast<int>(engine.turn), m_turn);
    m_referee.same("first player", static_cast<int>(engine.first), m_first);
    m_referee.same("Cup", static_cast<int>(engine.cup), m_cup);
    for (const Board board : allBoards) {
        for (int squire = 0; squire < m_squires; ++squire) {
            m_referee.same(facts(board).name, engine.progress(squire, board), track(board).discs[at(squire)].progress);
            m_referee.same("stack", engine.track(board).height(squire), track(board).height(squire));
        }
    }
    int scrolls = 0;
    for (const int square : m_scrolls) {
        scrolls |= square == 6 ? scrollOfSix : scrollOfTwelve;
    }
    m_referee.same("Scrolls", static_cast<int>(engine.scrolls), scrolls);
    for (int squire = 0; squire < m_squires; ++squire) {
        Coats coats;
        for (const PlainCoat &coat : m_coats[at(squire)]) {
            coats.add(coatOf(coat.board, coat.value));
        }
        m_referee.same("coats", engine.coats[at(squire)], coats);
    }
}

void Reading::compareResult() const
{
    const State &engine = m_referee.state();
    m_referee.same("phase", engine.phase, Phase::Over);
    std::vector<int> scores(at(m_options.players()));
    const std::vector<int> points = finalPoints();
    for (int squire = 0; squire < m_squires; ++squire) {
        m_referee.same("points", rules::points(engine, squire), points[at(squire)]);
        if (!isNeutral(squire)) {
            scores[at(m_options.mode == Mode::Lancelot ? squire % 2 : squire)] += points[at(squire)];
        }
    }
    const int best = *std::max_element(scores.begin(), scores.end());
    const auto isTied = [&](int squire) {
        return !isNeutral(squire) && scores[at(m_options.mode == Mode::Lancelot ? squire % 2 : squire)] == best;
    };
    unsigned winners = 0;
    for (int squire = 0; squire < m_squires; ++squire) {
        winners |= isTied(squire) ? 1U << static_cast<unsigned>(m_options.owner(squire)) : 0U;
    }
    for (const int squire : track(Board::Gallantry).ranking()) {
        if (isTied(squire)) {
            winners = 1U << static_cast<unsigned>(m_options.owner(squire));
            break;
        }
    }
    const Result result = rules::result(engine);
    m_referee.same("winners", static_cast<unsigned>(result.winners), winners);
    for (std::size_t player = 0; player < scores.size(); ++player) {
        m_referee.same("scores", result.scores[player], scores[player]);
    }
}

} // namespace academy::rules::test
