// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "decision/ChoicePreviews.h"
#include "match/Scene.h"
#include "rows/RuleEnums.h"
#include "table/SceneRows.h"

#include "names/Names.h"
#include "words/Answers.h"
#include "words/Places.h"
#include "words/Reasons.h"
#include "words/RuleTexts.h"
#include "words/Speech.h"

#include <algorithm>
#include <ranges>

/// The boards: ranks and worth as if scored now, marks, and the answer to what is being chosen.
namespace academy::model
{

using rules::Board;
using rules::State;

namespace
{

QList<TurnMark> turnMarks(const State &table, Board board)
{
    QList<TurnMark> marks;
    for (int turn = 1; turn <= rules::turnCount; ++turn) {
        State then = table; // the rules know when a board scores; of Scrolls only now
        if (turn != table.turn) {
            then.turn = static_cast<std::uint8_t>(turn);
            then.scrollsTaken = 0;
        }
        marks.append({.turn = Names::turn(turn),
                      .scores = rules::scoresThisTurn(then, board),
                      .resets = rules::resetsThisTurn(then, board),
                      .now = turn == table.turn,
                      .past = turn < table.turn});
    }
    return marks;
}

QString scoresNext(const QList<TurnMark> &marks)
{
    const auto next = std::ranges::find_if(marks, [](const TurnMark &mark) { return mark.scores && !mark.past; });
    return next == marks.end() || next->now ? QString() : next->turn;
}

// What is printed on the board: coats by rank or square, tokens, squares on Gallantry; nothing where ranks bring no points
// that could be said beforehand.
QList<CoatFace> payments(const State &table, Board board)
{
    const rules::BoardRules &rules = table.rules()[board];
    QList<CoatFace> coats;
    const auto add = [&](int value, int square) {
        coats.append({.emblem = emblemOf(board, table.options),
                      .value = value,
                      .square = square,
                      .bonus = rules.movesDiscs(),
                      .count = 1,
                      .name = Names::points(value)});
    };
    if (rules.paysSquares()) {
        for (const rules::StairPoints::Step step : *rules.side->stair) {
            add(step.points, step.square);
        }
    } else if (rules.paysKnownPoints()
               || rules.scoring == rules::Scoring::Codex) { // whose tokens are known, not their takers
        for (int position = 0; position < (rules.isFeared() ? 2 : table.options.payingRanks()); ++position) {
            add(rules::rankPoints(table, board, position), -1);
        }
    }
    return coats;
}

QList<RankLine> ranking(const Scene &scene, Board board)
{
    const State &table = scene.table();
    const rules::Track &track = table.track(board);
    QList<RankLine> lines;
    for (int squire = 0; squire < table.squires(); ++squire) {
        const int pays = rules::paysNow(table, squire, board);
        const QString paysText = Places::pays(table, squire, board);
        const bool squares = table.rules()[board].movesDiscs() && pays > 0;
        lines.append({.seat = squire,
                      .tincture = scene.tincture(squire),
                      .name = scene.people.squireFirst(squire),
                      .rankText = Places::rank(table, squire, board),
                      .placeText = Places::square(board, track.progress(squire)),
                      .pays = pays,
                      .paysText = paysText,
                      .worded = Places::paysInWords(table, squire, board),
                      .squares = squares,
                      .figure = squares ? Names::number(pays) : paysText,
                      .own = scene.isOwn(squire)});
    }
    std::ranges::stable_sort(lines, {}, [&track](const RankLine &line) { return track.betterDiscs(line.seat); });
    return lines;
}

void addOwn(BoardRow &row, const Scene &scene, Board board)
{
    row.ownSeat = scene.ownSeat();
    if (row.ownSeat >= 0) {
        if (row.startText.isEmpty()) {
            row.ownRankText = Places::standing(scene.table(), row.ownSeat, board);
        }
        row.ownPays = rules::paysNow(scene.table(), row.ownSeat, board);
        row.ownPaysText = Places::paysWithUnit(scene.table(), row.ownSeat, board);
        row.ownPaysWorded = Places::paysInWords(scene.table(), row.ownSeat, board);
        row.ownPlaceText = Speech::ownPlace(scene, board);
    }
}

void addChoice(BoardRow &row, const Choice &choice, Board board)
{
    const std::vector<Board> forCard = choice.boardsForCard();
    row.choosable = choice.mayChoose(board);
    row.glows = row.choosable || std::ranges::find(forCard, board) != forCard.end();
    row.chosen = choice.board() == board || (choice.covered() && choice.covered()->board() == board);
    if (!row.glows && choice.decision() == Enums::Decision::Bonus) {
        row.reason = Reasons::refusal(rules::Reason::CannotMoveThere);
    } else if (!row.glows && choice.decision() == Enums::Decision::WinTie) {
        row.reason = Reasons::refusal(rules::Reason::NotCovered);
    } else if (!row.glows && choice.decision() == Enums::Decision::Play && choice.card()) {
        row.reason = Reasons::refusal(rules::Reason::WrongBoardForCard);
    }
}

void addPreview(BoardRow &row, const Preview &preview, Enums::Tincture tincture)
{
    row.noteRank = Places::standing(preview.after, preview.squire, preview.board);
    row.notePays = Places::paysWithUnit(preview.after, preview.squire, preview.board);
    row.noteWorded = Places::paysInWords(preview.after, preview.squire, preview.board);
    row.noteTitle = Answers::noteTitle(row.noteRank, row.notePays);
    row.noteSub = Answers::noteSub(preview);
    row.landing = {.valid = preview.changes(),
                   .seat = preview.squire,
                   .tincture = tincture,
                   .from = preview.from(),
                   .to = preview.to(),
                   .square = Places::squareOf(preview.board, preview.to()),
                   .lap = Places::lapOf(preview.board, preview.to()),
                   .height = preview.after.track(preview.board).height(preview.squire)};
}

// A card glows on two boards at most; a bet, or a bonus, on nearly all of them.
void markMany(QList<BoardRow> &rows)
{
    constexpr int many = 4;
    if (std::ranges::count_if(rows, &BoardRow::glows) >= many) {
        for (BoardRow &row : rows) {
            row.oneOfMany = row.glows;
        }
    }
}

bool isBeingScored(const Scene &scene, Board board)
{
    return scene.told.scoring == board && scene.table().phase > rules::Phase::Peek
        && scene.table().phase < rules::Phase::ResetDone;
}

} // namespace

QList<BoardRow> boardRows(const Scene &scene)
{
    const State &table = scene.table();
    const std::vector<Preview> answers = scene.choice != nullptr ? previews(*scene.choice) : std::vector<Preview>{};
    QList<BoardRow> rows;
    for (const Board board : table.rules().boards()) {
        const QList<TurnMark> marks = turnMarks(table, board);
        BoardRow row{.board = toShown(board),
                     .emblem = emblemOf(board, table.options),
                     .name = Names::board(board, table.options),
                     .squares = rules::facts(board).squares,
                     .ring = rules::facts(board).ring,
                     .markedEvery = rules::facts(board).markedEvery,
                     .bonus = table.rules()[board].movesDiscs(),
                     .scores = rules::scoresThisTurn(table, board) && !scene.over(),
                     .resets = rules::resetsThisTurn(table, board),
                     .scoresNext = scoresNext(marks),
                     .lit = isBeingScored(scene, board) || scene.lookedAt == toShown(board)
                         || scene.advised.contains(toShown(board)),
                     .turnMarks = marks,
                     .scheduleText = RuleTexts::schedule(board, table.options),
                     .resetText = RuleTexts::reset(board, table.options),
                     .paysText = RuleTexts::pays(board, table.options),
                     .pays = payments(table, board),
                     .ranking = ranking(scene, board),
                     .startText = Places::start(table, board)};
        addOwn(row, scene, board);
        if (scene.choice != nullptr) {
            addChoice(row, *scene.choice, board);
        }
        for (const Preview &answer : answers) {
            if (answer.board == board) {
                addPreview(row, answer, scene.tincture(answer.squire));
            }
        }
        row.explanation = Speech::terms(row);
        row.spoken = Speech::choosing(Speech::board(scene, board), row);
        rows.append(row);
    }
    markMany(rows);
    return rows;
}

QList<DiscRow> discRows(const Scene &scene, Board board)
{
    const rules::Track &track = scene.table().track(board);
    const int squires = scene.table().squires();
    QList<DiscRow> rows;
    for (int squire = 0; squire < squires; ++squire) {
        const int progress = track.progress(squire);
        DiscRow row{.seat = squire,
                    .tincture = scene.tincture(squire),
                    .progress = progress,
                    .square = Places::squareOf(board, progress),
                    .lap = Places::lapOf(board, progress),
                    .height = track.height(squire),
                    .stackSize = 0,
                    .rank = track.betterDiscs(squire),
                    .own = scene.isOwn(squire),
                    .spoken = Speech::disc(scene, squire, board)};
        for (const int other : std::views::iota(0, squires)) {
            const bool sameSquare = Places::squareOf(board, track.progress(other)) == row.square;
            row.stackSize += sameSquare ? 1 : 0;
            row.covering += sameSquare && progress > 0 && track.ranksBetter(squire, other) ? 1 : 0;
        }
        rows.append(row);
    }
    return rows;
}

} // namespace academy::model
