// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
// SPDX-License-Identifier: MIT

#include "rules/Phases.h"

#include <algorithm>

namespace academy::rules
{

bool scoresThisTurn(const State &state, Board board)
{
    const BoardRules &rules = state.rules()[board];
    return rules.followsScrolls() ? state.scrollsTaken != 0 : rules.scoresAt(state.turn); // R10.4.2
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

Coat rankCoat(const State &state, Board board, int position)
{
    return state.rules()[board].coats[static_cast<std::size_t>(position)];
}

// R5.3, R5.4.
void scoreBestRanks(State &state, Board board, Events *events)
{
    const phases::Ranking ranking = phases::rankingOn(state, board);
    const int paid = std::min(ranking.count, state.options.payingRanks());
    for (int rank = 0; rank < paid; ++rank) {
        phases::giveCoat(state, ranking[rank], rankCoat(state, board, rank),
                         {.cause = Cause::Rank, .rank = static_cast<std::uint8_t>(rank + 1)}, events);
    }
}

// R5.5; as everywhere the better placed come first.
void scoreWorstRanks(State &state, Board board, Events *events)
{
    const SquareZero end = lowEnd(state, board);
    for (const int position : {1, 0}) {
        for (int squire = 0; squire < state.squires(); ++squire) {
            if (positionFromLast(state, end, board, squire) == position) {
                phases::giveCoat(state, squire, rankCoat(state, board, position),
                                 {.cause = position == 0 ? Cause::Last : Cause::SecondToLast}, events);
            }
        }
    }
}

// R5.6.
void scoreSquares(State &state, Board board, Events *events)
{
    const phases::Ranking ranking = phases::rankingOn(state, board);
    for (int rank = 0; rank < ranking.count; ++rank) {
        const int square = state.progress(ranking[rank], board);
        const Coat coat = coatOf(board, stairPoints.at(square));
        if (coat != noCoat) {
            phases::giveCoat(state, ranking[rank], coat,
                             {.cause = Cause::Square, .from = static_cast<std::int16_t>(square)}, events);
        }
    }
}

} // namespace

bool hasCup(const State &state, Board board)
{
    return board == Board::Jousts ? state.cup < 0 : state.cup > 0;
}

int rankPoints(const State &state, Board board, int position)
{
    const BoardRules &rules = state.rules()[board];
    const bool wins = rules.scoring == Scoring::CupRanks && hasCup(state, board);
    return (wins ? rules.cupPoints : rules.points)[static_cast<std::size_t>(position)];
}

int paysNow(const State &state, int squire, Board board)
{
    const Track &track = state.track(board);
    const int rank = track.betterDiscs(squire);
    const bool ranked = !track.onSquareZero(squire) && rank < state.options.payingRanks();
    switch (state.rules()[board].scoring) {
    case Scoring::Bonus:
    case Scoring::BestRanks:
    case Scoring::CupRanks:
        return ranked ? rankPoints(state, board, rank) : 0;
    case Scoring::Bet:
        return ranked ? rankPoints(state, board, rank) * phases::bet::cardsOnBet(state, squire) : 0;
    case Scoring::WorstRanks: {
        const int position = positionFromLast(state, lowEnd(state, board), board, squire);
        return position < 0 ? 0 : rankPoints(state, board, position);
    }
    case Scoring::Squares:
        return stairPoints.at(track.progress(squire));
    case Scoring::ScrollSquares:
        return phases::scrolls::paysNow(state, squire);
    case Scoring::Codex:
    case Scoring::Deeds:
    case Scoring::Exchange:
    case Scoring::Absent:
        break;
    }
    return 0;
}

int exchangesNow(const State &state, int squire)
{
    return phases::exchange::coatsNow(state, squire);
}

namespace phases
{

Ranking rankingOn(const State &state, Board board)
{
    const Track &track = state.track(board);
    Ranking ranking;
    for (int squire = 0; squire < state.squires(); ++squire) {
        if (!track.onSquareZero(squire)) {
            ranking.squires[static_cast<std::size_t>(track.betterDiscs(squire))] = static_cast<std::uint8_t>(squire);
            ++ranking.count;
        }
    }
    return ranking;
}

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
        tell(state, events, event);
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
    const Ranking ranking = rankingOn(state, Board::Gallantry);
    state.queued = 0;
    state.step = 0;
    for (int rank = std::min(ranking.count, state.options.payingRanks()) - 1; rank >= 0; --rank) {
        state.queue[state.queued++] = static_cast<std::uint8_t>(ranking[rank]);
    }
    tell(state, events, {.kind = EventKind::BoardScores, .board = Board::Gallantry});
    if (state.queued == 0) {
        scoreAfter(state, Board::Gallantry, events);
    } else if (state.rules()[Board::Gallantry].scoring == Scoring::Bet) {
        bet::moveBonuses(state, events);
        scoreAfter(state, Board::Gallantry, events);
    } else {
        state.phase = Phase::Bonus;
        state.actor = state.queue[0];
    }
}

void useBonus(State &state, const Action &action, Events *events)
{
    const int rank = state.queued - state.step; // the queue ends with the 1st
    const int squares = rankPoints(state, Board::Gallantry, rank - 1);
    tell(state, events,
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
        scoreAfter(state, Board::Gallantry, events);
    }
}

namespace
{

// False when somebody has to decide first.
bool score(State &state, Board board, Events *events)
{
    tell(state, events, {.kind = EventKind::BoardScores, .board = board});
    switch (state.rules()[board].scoring) {
    case Scoring::BestRanks:
        scoreBestRanks(state, board, events);
        break;
    case Scoring::CupRanks:
        knights::score(state, board, events);
        break;
    case Scoring::WorstRanks:
        scoreWorstRanks(state, board, events);
        break;
    case Scoring::Codex:
        codex::beginTaking(state);
        return false;
    case Scoring::Squares:
        scoreSquares(state, board, events);
        break;
    case Scoring::ScrollSquares:
        scrolls::score(state, events);
        break;
    case Scoring::Exchange:
        return !exchange::begin(state);
    case Scoring::Deeds: // R10.5.1: counted when everything else is done
    case Scoring::Bonus:
    case Scoring::Bet: // Gallantry was scored first
    case Scoring::Absent:
        break;
    }
    return true;
}

} // namespace

void scoreAfter(State &state, Board last, Events *events)
{
    for (const Board board : state.rules().boardsAfter(last)) {
        if (scoresThisTurn(state, board) && !score(state, board, events)) {
            return;
        }
    }
    state.phase = state.turn == turnCount ? Phase::Over : Phase::ScoringDone; // R4.8
    if (state.phase == Phase::Over) {
        tell(state, events, {.kind = EventKind::GameEnded});
    }
}

} // namespace phases
} // namespace academy::rules
