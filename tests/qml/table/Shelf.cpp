// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Shelf.h"

#include "rows/RuleEnums.h"
#include "rules/Playout.h"
#include "rules/View.h"

#include <algorithm>
#include <array>

using namespace academy;
using namespace academy::model;

namespace
{

constexpr int seats = 5;
constexpr std::array names{"Ana", "Dario", "Emre", "Bruno", "Chloé"};
constexpr std::array boardNames{"Gallantry",      "Jousts", "Tournaments", "Education",
                                "King’s Service", "Quests", "Charity"};

Enums::Board boardOf(int board)
{
    return static_cast<Enums::Board>(board);
}

template <typename Value>
void take(const QVariantMap &from, const char *name, Value &to)
{
    if (const auto found = from.find(QLatin1String(name)); found != from.end()) {
        if constexpr (std::is_enum_v<Value>) {
            to = static_cast<Value>(found->toInt());
        } else {
            to = found->value<Value>();
        }
    }
}

// A row for each of the maps that a test gives, of which @p fill takes what it needs.
template <typename Row, typename Fill>
QList<Row> rowsOf(const QVariant &maps, Fill fill)
{
    QList<Row> rows;
    for (const QVariant &map : maps.toList()) {
        fill(rows.emplaceBack(), map.toMap());
    }
    return rows;
}

QList<CoatFace> coats(const QVariant &from)
{
    return rowsOf<CoatFace>(from, [](CoatFace &coat, const QVariantMap &what) {
        take(what, "value", coat.value);
        take(what, "count", coat.count);
        take(what, "chosen", coat.chosen);
        coat.name = QString::number(coat.value);
    });
}

QList<SquireLine> squireLines(const QVariant &from)
{
    return rowsOf<SquireLine>(from, [](SquireLine &line, const QVariantMap &what) {
        take(what, "seat", line.seat);
        take(what, "tincture", line.tincture);
        take(what, "text", line.text);
        take(what, "chosen", line.chosen);
    });
}

// Somebody has to take a stack (R9.3).
Choice stackToTake()
{
    rules::Random random(1);
    rules::State state = rules::newGame(rules::Options::of(rules::Mode::Lancelot));
    while (rules::playToDecision(state, random) && state.phase != rules::Phase::TakeStack) {
        rules::decideRandomly(state, random);
    }
    return {rules::viewOf(state, state.actor), state.actor};
}

// Ana exchanges coats with the last on Charity (R10.6).
Choice coatsToExchange()
{
    rules::Options options = rules::Options::of(rules::Mode::Standard, 3);
    options.set(rules::Variation::Charity);
    rules::State state = rules::newGame(options);
    state.turn = rules::turnCount;
    state.phase = rules::Phase::Exchange;
    state.actor = 0;
    for (int squire = 0; squire < 3; ++squire) {
        state.track(rules::Board::Charity).place(squire, 9 - squire);
    }
    for (const int penalty : {-1, -1, -3}) {
        state.coats[0].add(rules::coatOf(rules::Board::Education, penalty));
    }
    for (const int points : {1, 3, 3}) {
        state.coats[2].add(rules::coatOf(rules::Board::Jousts, points));
    }
    return {rules::viewOf(state, 0), 0};
}

// Ana bets on a board (R10.2.1).
Choice boardToBetOn()
{
    rules::Options options = rules::Options::of(rules::Mode::Standard, 3);
    options.set(rules::Variation::Gallantry);
    rules::State state = rules::newGame(options);
    state.phase = rules::Phase::Bet;
    state.actor = 0;
    return {rules::viewOf(state, 0), 0};
}

} // namespace

Shelf::Shelf(QObject *parent)
    : QObject(parent)
    , m_boards(new BoardModel(this))
    , m_squires(new SquireModel(this))
    , m_hand(new HandModel(this))
    , m_codex(new CodexModel(this))
    , m_result(new ResultModel(this))
    , m_prompt(new Prompt(this))
{
    for (int seat = 0; seat < seats; ++seat) {
        SquireRow &row = m_squireRows.emplaceBack();
        row.seat = seat;
        row.name = QString::fromUtf8(names.at(static_cast<std::size_t>(seat)));
        row.brief = row.name;
        row.tincture = static_cast<Enums::Tincture>(seat);
        row.own = seat == 0;
        row.handSize = 4;
        row.status = QStringLiteral("waits");
        row.spoken = row.name;
    }
    connect(m_prompt, &Prompt::decided, this,
            [this](const rules::Action &action) { Q_EMIT decided(static_cast<int>(action.board())); });
    m_squires->show(m_squireRows);
    for (int board = 0; board < 7; ++board) {
        BoardRow &row = m_boardRows.emplaceBack();
        row.board = boardOf(board);
        row.emblem = emblemOf(static_cast<academy::rules::Board>(board), {});
        row.name = QString::fromUtf8(boardNames.at(static_cast<std::size_t>(board)));
        row.ring = row.board != Enums::Board::KingsService;
        row.squares = row.ring ? 20 : 12;
        row.markedEvery = row.ring ? 5 : 6;
        row.bonus = row.board == Enums::Board::Gallantry;
        row.spoken = row.name;
    }
    m_boards->show(m_boardRows);
    for (int board = 0; board < 7; ++board) {
        setDiscs(board, {2, 4, 6, 8, 10});
    }
}

void Shelf::setDiscs(int board, const QList<int> &progress)
{
    const bool ring = m_boardRows.at(board).ring;
    const auto squareOf = [ring](int steps) { return steps == 0 || !ring ? steps : (steps - 1) % 20 + 1; };
    QList<DiscRow> rows;
    for (int seat = 0; seat < progress.size(); ++seat) {
        DiscRow &row = rows.emplaceBack();
        row.seat = seat;
        row.own = seat == 0;
        row.tincture = static_cast<Enums::Tincture>(seat);
        row.progress = progress.at(seat);
        row.square = squareOf(row.progress);
        row.lap = ring && row.progress > 0 ? (row.progress - 1) / 20 : 0;
        for (int other = 0; other < progress.size() && row.progress > 0; ++other) {
            const bool same = progress.at(other) == row.progress;
            row.height += same && other < seat ? 1 : 0;
            row.covering += squareOf(progress.at(other)) == row.square
                    && (progress.at(other) < row.progress || (same && other < seat))
                ? 1
                : 0;
        }
        row.stackSize = row.progress == 0 ? 1 : static_cast<int>(progress.count(row.progress));
    }
    m_boards->discs(boardOf(board))->show(rows);
}

void Shelf::setBoardCount(int count)
{
    m_boards->show(m_boardRows.first(count));
}

void Shelf::setBoard(int board, const QVariantMap &what)
{
    BoardRow &row = m_boardRows[board];
    take(what, "glows", row.glows);
    take(what, "lit", row.lit);
    row.choosable = row.glows;
    take(what, "choosable", row.choosable);
    take(what, "chosen", row.chosen);
    take(what, "reason", row.reason);
    take(what, "scores", row.scores);
    take(what, "resets", row.resets);
    take(what, "scoresNext", row.scoresNext);
    take(what, "noteTitle", row.noteTitle);
    take(what, "noteRank", row.noteRank);
    take(what, "notePays", row.notePays);
    take(what, "noteWorded", row.noteWorded);
    take(what, "noteSub", row.noteSub);
    take(what, "ownRankText", row.ownRankText);
    if (what.contains(QStringLiteral("landing"))) {
        row.landing.valid = true;
        row.landing.seat = 0;
        row.landing.to = what.value(QStringLiteral("landing")).toInt();
        row.landing.square = row.landing.to == 0 ? 0 : (row.landing.to - 1) % 20 + 1;
    }
    if (what.contains(QStringLiteral("ranking"))) {
        row.ranking =
            rowsOf<RankLine>(what.value(QStringLiteral("ranking")), [this](RankLine &line, const QVariantMap &rank) {
                take(rank, "seat", line.seat);
                take(rank, "rankText", line.rankText);
                take(rank, "pays", line.pays);
                take(rank, "paysText", line.paysText);
                take(rank, "worded", line.worded);
                take(rank, "squares", line.squares);
                line.figure = line.squares ? QString::number(line.pays) : line.paysText;
                line.tincture = m_squireRows.at(line.seat).tincture;
                line.name = m_squireRows.at(line.seat).name;
            });
    }
    m_boards->show(m_boardRows);
}

void Shelf::setHand(const QVariantList &cards)
{
    QList<HandRow> rows;
    for (const QVariant &card : cards) {
        HandRow &row = rows.emplaceBack();
        row.playable = true;
        take(card.toMap(), "kind", row.kind);
        take(card.toMap(), "value", row.value);
        take(card.toMap(), "playable", row.playable);
        take(card.toMap(), "chosen", row.chosen);
        take(card.toMap(), "group", row.group);
        for (const QVariant &board : card.toMap().value(QStringLiteral("boards")).toList()) {
            row.boards.append(board.toInt());
        }
        row.name = row.spoken = QStringLiteral("card %1").arg(rows.size());
        row.explanation = QStringLiteral("what it does");
    }
    m_hand->show(rows);
}

void Shelf::setSquire(int seat, const QVariantMap &what)
{
    SquireRow &row = m_squireRows[seat];
    take(what, "name", row.name);
    take(what, "brief", row.brief);
    take(what, "holdsExcalibur", row.holdsExcalibur);
    take(what, "deciding", row.deciding);
    take(what, "hasChosen", row.hasChosen);
    take(what, "score", row.score);
    take(what, "scoreHidden", row.scoreHidden);
    take(what, "coatCount", row.coatCount);
    take(what, "handSize", row.handSize);
    take(what, "status", row.status);
    take(what, "bet", row.bet);
    take(what, "mood", row.mood);
    take(what, "level", row.level);
    take(what, "character", row.character);
    m_squires->show(m_squireRows);
}

void Shelf::setCodex(const QVariantList &places)
{
    QList<CodexRow> rows;
    for (const QVariant &place : places) {
        CodexRow &row = rows.emplaceBack();
        row.place = static_cast<int>(rows.size()) - 1;
        row.name = row.spoken = QString::number(rows.size());
        take(place.toMap(), "mayBeChosen", row.mayBeChosen);
        take(place.toMap(), "known", row.known);
        take(place.toMap(), "token", row.token);
        take(place.toMap(), "takerTincture", row.takerTincture);
        row.taker = row.takerTincture;
    }
    m_codex->show(rows);
}

void Shelf::setResult(const QVariantList &byTurn)
{
    QList<ResultRow> rows;
    for (const QVariant &points : byTurn) {
        ResultRow &row = rows.emplaceBack();
        row.seat = static_cast<int>(rows.size()) - 1;
        row.tincture = static_cast<Enums::Tincture>(row.seat);
        row.name = m_squireRows.at(row.seat).name;
        row.winner = row.seat == 0;
        for (const QVariant &one : points.toList()) {
            row.byTurn.append(one.toInt());
        }
        row.total = row.byTurn.constLast();
        row.byBoard = {0, row.total, 0, -3, 0, 0, 0};
        row.bestOnBoard = {false, row.winner, false, false, false, false, false};
        row.bestEmblem = QStringLiteral("jousts");
        row.bestPoints = row.total;
    }
    ResultModel::Words words;
    words.winner = m_squireRows.constFirst().name;
    words.winnerTinctures = {0};
    words.winnerPoints = rows.constFirst().total;
    words.pointsText = QStringLiteral("9 points");
    m_result->show(rows, words);
}

void Shelf::setWinner(const QString &winner, int count, const QList<int> &tinctures, const QString &sentence)
{
    ResultModel::Words words;
    words.winner = winner;
    words.winnerCount = count;
    words.winnerTinctures = tinctures;
    words.sentence = sentence;
    const QList<ResultRow> rows = m_result->rows();
    words.winnerPoints = rows.constFirst().total;
    m_result->show(rows, words);
}

void Shelf::ask(const QVariantMap &what)
{
    PromptShown shown;
    take(what, "decision", shown.decision);
    take(what, "name", shown.name);
    take(what, "tincture", shown.tincture);
    take(what, "curtain", shown.curtain);
    take(what, "question", shown.question);
    take(what, "hint", shown.hint);
    take(what, "refusal", shown.refusal);
    for (const QVariant &one : what.value(QStringLiteral("buttons")).toList()) {
        PromptButton &button = shown.buttons.emplaceBack();
        button.enabled = true;
        take(one.toMap(), "text", button.text);
        take(one.toMap(), "enabled", button.enabled);
        take(one.toMap(), "first", button.first);
        if (button.enabled) {
            button.action = rules::Action::bet(0, static_cast<rules::Board>(shown.buttons.size() - 1));
        }
    }
    for (const QVariant &one : what.value(QStringLiteral("answers")).toList()) {
        AnswerLine &line = shown.answers.emplaceBack();
        take(one.toMap(), "board", line.board);
        take(one.toMap(), "text", line.text);
        take(one.toMap(), "detail", line.detail);
        take(one.toMap(), "before", line.before);
        take(one.toMap(), "after", line.after);
        take(one.toMap(), "gain", line.gain);
    }
    for (const QVariant &one : what.value(QStringLiteral("stacks")).toList()) {
        CardStack &stack = shown.stacks.emplaceBack();
        take(one.toMap(), "mayBeTaken", stack.mayBeTaken);
        stack.stack = static_cast<int>((shown.stacks.size() - 1) % 2);
        stack.title = QStringLiteral("stack");
        stack.cards = QList<CardFace>(3, CardFace{Enums::CardKind::Quests, 3, Enums::Board::NoBoard, {}});
    }
    shown.partners = squireLines(what.value(QStringLiteral("partners")));
    shown.gives = coats(what.value(QStringLiteral("gives")));
    shown.takes = coats(what.value(QStringLiteral("takes")));
    m_prompt->ask(!shown.stacks.isEmpty()      ? stackToTake()
                      : !shown.gives.isEmpty() ? coatsToExchange()
                                               : boardToBetOn());
    m_prompt->show(shown);
}

void Shelf::tell(Prompt *prompt, const QVariantList &since) const
{
    PromptShown shown;
    shown.since = squireLines(since);
    prompt->show(shown);
}

int Shelf::chosenStack() const
{
    return m_prompt->choice()->stack().value_or(-1);
}

QList<int> Shelf::chosenCoats() const
{
    const Choice &choice = *m_prompt->choice();
    QList<int> points{choice.give() ? rules::facts(*choice.give()).value : 0};
    for (const rules::Coat coat : choice.takes()) {
        points.append(rules::facts(coat).value);
    }
    return points;
}

ScoreLine Shelf::scoreLine(const QString &name, const QString &reason, int value, const QString &words,
                           bool squares) const
{
    ScoreLine line;
    line.name = name;
    line.reason = reason;
    line.brief = QStringLiteral("1st, square 18");
    line.terse = QStringLiteral("1st");
    line.value = value;
    line.valueText = words;
    line.squares = squares;
    return line;
}

QList<Standing> Shelf::standings(const QVariantList &from) const
{
    QList<Standing> result;
    for (const QVariant &one : from) {
        Standing &standing = result.emplaceBack();
        take(one.toMap(), "seat", standing.seat);
        take(one.toMap(), "points", standing.points);
        take(one.toMap(), "coats", standing.coats);
        take(one.toMap(), "hidden", standing.hidden);
        standing.tincture = m_squireRows.at(standing.seat).tincture;
        standing.name = m_squireRows.at(standing.seat).name;
    }
    return result;
}

QList<WalkStep> Shelf::walkSteps(const QList<int> &steps) const
{
    QList<WalkStep> result;
    for (const int step : steps) {
        const BoardRow &board = m_boardRows.at(result.size());
        result.append(
            {.board = board.board, .emblem = board.emblem, .name = board.name, .step = static_cast<Enums::Step>(step)});
    }
    return result;
}
