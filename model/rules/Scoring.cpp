// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

#include <algorithm>

namespace academy::rules
{

bool scoresThisTurn(const State &state, Board board)
{
    if ((board == Board::Jousts || board == Board::Tournaments) && state.options.has(Variation::JoustsTournaments)) {
        return phases::knights::scoresAt(state.turn);
    }
    if (board == Board::KingsService && state.options.has(Variation::KingsService)) {
        return state.scrollsTaken != 0; // R10.4.2
    }
    return ((facts(board).scoringTurns >> state.turn) & 1U) != 0;
}

namespace
{

struct SquareZero {
    int discs = 0;
    int lowestBeyond = nobody; ///< the lowest ranked squire beyond square 0
    int secondLowestBeyond = nobody;
};

// What R5.5 asks of a track: who is on square 0, who are the two lowest of the others.
SquareZero lowEnd(const State &state, Board board)
{
    const Track &track = state.track(board);
    SquareZero end;
    for (int squire = 0; squire < state.squires(); ++squire) {
        if (track.onSquareZero(squire)) {
            ++end.discs;
        } else if (end.lowestBeyond == nobody || track.ranksBetter(end.lowestBeyond, squire)) {
            end.secondLowestBeyond = end.lowestBeyond;
            end.lowestBeyond = squire;
        } else if (end.secondLowestBeyond == nobody || track.ranksBetter(end.secondLowestBeyond, squire)) {
            end.secondLowestBeyond = squire;
        }
    }
    return end;
}

// 0 = last, 1 = second to last, -1 = neither.
int positionFromLast(const State &state, const SquareZero &end, Board board, int squire)
{
    if (end.discs > 0) {
        if (state.track(board).onSquareZero(squire)) {
            return 0;
        }
        return end.discs == 1 && squire == end.lowestBeyond ? 1 : -1;
    }
    return squire == end.lowestBeyond ? 0 : squire == end.secondLowestBeyond ? 1 : -1;
}

struct RankCoats {
    std::array<std::array<std::array<Coat, 3>, 2>, boardCount> coats{};

    constexpr RankCoats()
    {
        for (int board = 0; board < boardCount; ++board) {
            for (int stakes = 0; stakes < 2; ++stakes) {
                for (int position = 0; position < 3; ++position) {
                    coats[static_cast<std::size_t>(board)][static_cast<std::size_t>(stakes)]
                         [static_cast<std::size_t>(position)] =
                             coatOf(boardAt(board), rankPoints(boardAt(board), static_cast<Stakes>(stakes), position));
                }
            }
        }
    }
};

constexpr RankCoats rankCoats;

Coat rankCoat(const State &state, Board board, int position)
{
    return rankCoats.coats[static_cast<std::size_t>(board)][static_cast<std::size_t>(state.options.stakes)]
                          [static_cast<std::size_t>(position)];
}

// R5.3, R5.4.
void scoreBestRanks(State &state, Board board, Events *events)
{
    const Track &track = state.track(board);
    const int paying = state.options.payingRanks();
    for (int squire = 0; squire < state.squires(); ++squire) {
        const int rank = track.betterDiscs(squire);
        if (rank < paying && !track.onSquareZero(squire)) {
            phases::giveCoat(state, squire, rankCoat(state, board, rank),
                             {.cause = Cause::Rank, .rank = static_cast<std::uint8_t>(rank + 1)}, events);
        }
    }
}

// R5.5.
void scoreWorstRanks(State &state, Board board, Events *events)
{
    const SquareZero end = lowEnd(state, board);
    for (int squire = 0; squire < state.squires(); ++squire) {
        const int position = positionFromLast(state, end, board, squire);
        if (position >= 0) {
            phases::giveCoat(state, squire, rankCoat(state, board, position),
                             {.cause = position == 0 ? Cause::Last : Cause::SecondToLast}, events);
        }
    }
}

// R5.6.
void scoreSquares(State &state, Events *events)
{
    constexpr Coat landing = coatOf(Board::KingsService, kingsServicePoints(landingSquare));
    constexpr Coat throne = coatOf(Board::KingsService, kingsServicePoints(throneSquare));
    for (int squire = 0; squire < state.squires(); ++squire) {
        const int square = state.progress(squire, Board::KingsService);
        if (square >= landingSquare) {
            phases::giveCoat(state, squire, square == throneSquare ? throne : landing,
                             {.cause = Cause::Square, .from = static_cast<std::int16_t>(square)}, events);
        }
    }
}

void scoreByTable(State &state, Board board, Events *events)
{
    switch (facts(board).pays) {
    case Pays::Bonus:
        break;
    case Pays::BestRanks:
        scoreBestRanks(state, board, events);
        break;
    case Pays::WorstRanks:
        scoreWorstRanks(state, board, events);
        break;
    case Pays::Squares:
        scoreSquares(state, events);
        break;
    }
}

} // namespace

int paysNow(const State &state, int squire, Board board)
{
    const Track &track = state.track(board);
    const Options &options = state.options;
    const int rank = track.betterDiscs(squire);
    const bool ranked = !track.onSquareZero(squire) && rank < options.payingRanks();
    switch (facts(board).pays) {
    case Pays::Bonus:
        if (!ranked) {
            return 0;
        }
        return rankPoints(board, options.stakes, rank)
            * (options.has(Variation::Gallantry) ? phases::bet::cardsOnBet(state, squire) : 1);
    case Pays::BestRanks:
        if (board == Board::Quests) {
            return options.has(Variation::Quests) || !ranked ? 0 : rankPoints(board, options.stakes, rank);
        }
        if (!ranked) {
            return 0;
        }
        return options.has(Variation::JoustsTournaments) ? phases::knights::pointsFor(state, board, rank)
                                                         : rankPoints(board, options.stakes, rank);
    case Pays::WorstRanks: {
        if (board == Board::Education ? options.has(Variation::Education) : options.has(Variation::Charity)) {
            return 0;
        }
        const int position = positionFromLast(state, lowEnd(state, board), board, squire);
        return position < 0 ? 0 : rankPoints(board, options.stakes, position);
    }
    case Pays::Squares:
        return options.has(Variation::KingsService) ? phases::scrolls::paysNow(state, squire)
                                                    : kingsServicePoints(track.progress(squire));
    }
    return 0;
}

namespace phases
{

void giveCoat(State &state, int squire, Coat coat, const Event &why, Events *events)
{
    state.coats[static_cast<std::size_t>(squire)].add(coat);
    if (events != nullptr) {
        Event event = why;
        event.kind = EventKind::CoatGiven;
        event.squire = static_cast<std::uint8_t>(squire);
        event.board = facts(coat).board;
        event.coat = coat;
        event.value = facts(coat).value;
        events->push_back(event);
    }
}

void beginScoring(State &state, Events *events)
{
    if (state.options.has(Advanced::WinATie) && anyTieToWin(state)) {
        state.phase = Phase::WinTie;
        state.actor = state.first;
    } else {
        scoreGallantry(state, events);
    }
}

void scoreGallantry(State &state, Events *events)
{
    // R5.1: ranks are taken once; the 3rd moves first, the 1st last.
    const Track &track = state.track(Board::Gallantry);
    std::array<std::uint8_t, 8> byRank;
    byRank.fill(nobody);
    for (int squire = 0; squire < state.squires(); ++squire) {
        if (!track.onSquareZero(squire)) {
            byRank[static_cast<std::size_t>(track.betterDiscs(squire))] = static_cast<std::uint8_t>(squire);
        }
    }
    state.queued = 0;
    state.step = 0;
    for (int rank = state.options.payingRanks() - 1; rank >= 0; --rank) {
        if (byRank[static_cast<std::size_t>(rank)] != nobody) {
            state.queue[state.queued++] = byRank[static_cast<std::size_t>(rank)];
        }
    }
    tell(events, {.kind = EventKind::BoardScores, .board = Board::Gallantry});
    if (state.queued == 0) {
        scoreFrom(state, Board::Jousts, events);
    } else if (state.options.has(Variation::Gallantry)) {
        bet::moveBonuses(state, events);
        scoreFrom(state, Board::Jousts, events);
    } else {
        state.phase = Phase::Bonus;
        state.actor = state.queue[0];
    }
}

void useBonus(State &state, const Action &action, Events *events)
{
    const int rank = state.queued - state.step; // the queue ends with the 1st
    const int squares = rankPoints(Board::Gallantry, state.options.stakes, rank - 1);
    tell(events,
         {.kind = EventKind::BonusAwarded,
          .squire = static_cast<std::uint8_t>(action.actor()),
          .board = action.board(),
          .value = static_cast<std::int16_t>(squares),
          .rank = static_cast<std::uint8_t>(rank)});
    moveUp(state, action.actor(), action.board(), squares, Cause::Bonus, events);
    stepBack(state, action.actor(), events);
    if (++state.step < state.queued) {
        state.actor = state.queue[state.step];
    } else {
        scoreFrom(state, Board::Jousts, events);
    }
}

void scoreFrom(State &state, Board board, Events *events)
{
    const Options &options = state.options;
    for (int next = index(board); next < boardCount; ++next) {
        const Board scored = boardAt(next);
        if (!scoresThisTurn(state, scored)) {
            continue;
        }
        tell(events, {.kind = EventKind::BoardScores, .board = scored});
        if ((scored == Board::Jousts || scored == Board::Tournaments) && options.has(Variation::JoustsTournaments)) {
            knights::score(state, scored, events);
        } else if (scored == Board::Education && options.has(Variation::Education)) {
            codex::beginTaking(state);
            return;
        } else if (scored == Board::KingsService && options.has(Variation::KingsService)) {
            scrolls::score(state, events);
        } else if (scored == Board::Quests && options.has(Variation::Quests)) {
            // R10.5.1: deeds are counted when everything else is done
        } else if (scored == Board::Charity && options.has(Variation::Charity)) {
            if (exchange::begin(state)) {
                return;
            }
        } else {
            scoreByTable(state, scored, events);
        }
    }
    state.phase = state.turn == turnCount ? Phase::Over : Phase::ScoringDone; // R4.8
    if (state.phase == Phase::Over) {
        tell(events, {.kind = EventKind::GameEnded});
    }
}

} // namespace phases
} // namespace academy::rules
