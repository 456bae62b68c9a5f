// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"

#include "names/Names.h"

#include "rules/Game.h"

#include <QRegularExpression>
#include <QSet>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace academy;
using namespace academy::model;

namespace
{

QList<int> progressOn(const Table &table, Enums::Board board)
{
    QList<int> progress;
    for (const DiscRow &disc : table.boards()->discs(board)->rows()) {
        progress.append(disc.progress);
    }
    return progress;
}

} // namespace

TEST_CASE("The walk shows each board that scores, with a reason for each coat", "[ScoringWalk]")
{
    TestTable game(6);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 4), 1, 91);
    QList<Enums::Board> pages;
    while (game.playToPage()) {
        const ScoringWalk &walk = *table.scoring();
        pages.append(walk.board());
        const auto board = static_cast<rules::Board>(walk.board());
        CHECK(walk.rows().size() + walk.others().size() == 4);
        CHECK(walk.gaining() == walk.rows().size());
        CHECK(!walk.rule().isEmpty());
        QSet<int> seats;
        for (const ScoreLine &line : walk.rows()) {
            CHECK(!line.reason.isEmpty());
            CHECK(line.brief.contains(QStringLiteral("square\u00a0")));
            CHECK(!line.brief.contains(walk.title()));
            CHECK(!line.terse.isEmpty());
            CHECK(line.terse.size() < line.brief.size());
            CHECK(line.value == rules::paysNow(table.told().table, line.seat, board));
            CHECK(line.squares == (board == rules::Board::Gallantry));
            seats.insert(line.seat);
        }
        for (const ScoreLine &line : walk.others()) {
            CHECK(rules::paysNow(table.told().table, line.seat, board) == 0);
            seats.insert(line.seat);
        }
        CHECK(seats.size() == 4);
        CHECK(walk.steps().at(static_cast<int>(walk.board())).step == Enums::Step::Now);
        table.scoring()->next();
        CHECK((!walk.active() || walk.board() != pages.last()));
    }
    // Four boards every turn, King's Service in III and VI, Quests and Charity in VI.
    CHECK(pages.size() == 4 * 6 + 2 + 2);
    CHECK(pages.first() == Enums::Board::Gallantry);
    CHECK(pages.last() == Enums::Board::Charity);
}

TEST_CASE("next() first tells the rest of a page, then turns it", "[ScoringWalk]")
{
    TestTable game(6);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 4), 1, 92);
    while (!(table.scoring()->active() && table.scoring()->board() == Enums::Board::Jousts)) {
        if (table.presenter()->telling()) {
            table.presenter()->finishStep();
        } else {
            game.decide();
        }
    }
    REQUIRE(!table.scoring()->waits());
    const int gaining = table.scoring()->gaining();
    CHECK(gaining > table.scoring()->rows().size());
    table.scoring()->next();
    CHECK(table.scoring()->waits());
    CHECK(table.scoring()->gaining() == gaining);
    CHECK(table.scoring()->board() == Enums::Board::Jousts);
    CHECK(table.scoring()->nextText() == QStringLiteral("Next: Tournaments"));
    CHECK(table.scoring()->nextBrief() == QStringLiteral("Next"));
    table.scoring()->next();
    CHECK(table.scoring()->board() == Enums::Board::Tournaments);
}

TEST_CASE("The button of the walk names what comes next: another board, a decision, a turn, the end", "[ScoringWalk]")
{
    struct Seen {
        QString title;
        QString nextText;
        QString decision; ///< that is made before the next page
        int turn = 0;
    };
    for (const unsigned variations : {0U, allVariations}) {
        TestTable game(6);
        const Table &table = game.table();
        const ScoringWalk &walk = *game.table().scoring();
        game.begin(options(rules::Mode::Standard, 4, variations, 0), 1, 91);
        QList<Seen> pages;
        while (game.playToPage()) {
            const rules::State &state = table.told().table;
            const rules::Scoring scoring = state.rules()[static_cast<rules::Board>(walk.board())].scoring;
            const bool given = std::ranges::any_of(walk.rows(), &ScoreLine::given);
            Seen page{.title = walk.title(), .nextText = walk.nextText(), .decision = {}, .turn = table.turn()};
            if (walk.board() == Enums::Board::Gallantry && !walk.rows().isEmpty()) {
                page.decision = QStringLiteral("Bonuses");
            } else if (scoring == rules::Scoring::Codex && !given) {
                page.decision = QStringLiteral("Tokens");
            } else if (scoring == rules::Scoring::Exchange && !walk.rows().isEmpty()) {
                page.decision = QStringLiteral("Exchange");
            }
            pages.append(page);
            game.table().scoring()->next();
        }
        QSet<QString> told;
        for (qsizetype at = 0; at < pages.size(); ++at) {
            const Seen &page = pages.at(at);
            const bool last = at + 1 == pages.size();
            CAPTURE(variations, page.turn, page.title, page.nextText);
            QString next = page.decision;
            if (next.isEmpty()) {
                next = last                             ? QStringLiteral("Knighting")
                    : pages.at(at + 1).turn > page.turn ? QStringLiteral("Turn ") + Names::turn(page.turn + 1)
                                                        : pages.at(at + 1).title;
            }
            CHECK(page.nextText == QStringLiteral("Next: ") + next);
            told.insert(next);
        }
        CHECK(told.contains(QStringLiteral("Bonuses")));
        CHECK(told.contains(QStringLiteral("Turn VI")));
        CHECK(told.contains(QStringLiteral("Knighting")) == (variations == 0));
        CHECK(told.contains(QStringLiteral("Exchange")) == (variations != 0));
        CHECK(told.contains(QStringLiteral("Tokens")) == (variations != 0));
    }
}

TEST_CASE("Skipping the walk goes on to the next decision, with all coats given", "[ScoringWalk]")
{
    TestTable game(6);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 93);
    REQUIRE(game.playToPage());
    table.scoring()->skip();
    CHECK(!table.scoring()->active());
    CHECK(!table.presenter()->telling());
    CHECK(table.told().table == table.controller().state());
    CHECK(game.isAsked());
}

TEST_CASE("Whoever skips what the others do comes to each page of the scoring, whole", "[ScoringWalk]")
{
    TestTable game(6);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 4), 1, 91);
    int pages = 0;
    while (!table.over()) {
        if (game.isAsked()) {
            game.decide();
        }
        table.skipToScoring(); // from a page it turns that
        pages += table.scoring()->active() && table.scoring()->waits() ? 1 : 0;
    }
    CHECK(pages == 4 * 6 + 2 + 2);
}

TEST_CASE("At instant speed no page waits", "[ScoringWalk]")
{
    TestTable game(6);
    Table &table = game.table();
    table.presenter()->setSpeed(Enums::Speed::Instant);
    game.watch = [&] {
        REQUIRE(!table.presenter()->telling());
        REQUIRE(!table.scoring()->active());
    };
    game.begin(options(rules::Mode::Standard, 3, allVariations, 0), 1, 94);
    game.playToTheEnd();
}

TEST_CASE("The walk tells coats and tokens that are given from what is said in words beforehand",
          "[ScoringWalk][R10.2.2][R10.3.3][R10.5.1][R10.6]")
{
    static const QRegularExpression number(QStringLiteral("^[+−]?\\d+$"));
    int coats = 0;
    int tokens = 0;
    int bonuses = 0;
    int emptyBonuses = 0;
    QSet<rules::Scoring> worded;
    for (const unsigned variations : {0U, allVariations}) {
        TestTable game(6);
        const ScoringWalk &walk = *game.table().scoring();
        game.begin(options(rules::Mode::Standard, 4, variations, 0), 1, 91);
        while (game.playToPage()) {
            const rules::BoardRules &board = game.table().told().table.rules()[static_cast<rules::Board>(walk.board())];
            for (const ScoreLine &line : walk.rows()) {
                CAPTURE(variations, walk.title(), line.valueText);
                if (line.squares) {
                    // They are still to be moved, also where there are none.
                    CHECK(!line.given);
                    ++(line.value == 0 ? emptyBonuses : bonuses);
                    // A bonus of no square says why (R10.2.2).
                    CHECK(line.reason.contains(QStringLiteral("; no card on ")) == (line.value == 0));
                    CHECK(line.reason.contains(QStringLiteral("; bet on ")) == (line.value != 0 && variations != 0));
                } else if (line.secret || number.match(line.valueText).hasMatch()) {
                    CHECK(line.given);
                    ++(line.secret || line.value == 0 ? tokens : coats);
                } else {
                    CHECK(!line.given);
                    CHECK(line.value == 0);
                    CHECK(!line.valueText.isEmpty());
                    CHECK((line.valueText.contains(QStringLiteral(" coat"))
                           || board.scoring != rules::Scoring::Exchange)); // with its unit
                    // In very little room too, with what it does by a sign.
                    CHECK(line.valueTerse.contains(QStringLiteral(" coat"))
                          == (board.scoring == rules::Scoring::Exchange));
                    worded.insert(board.scoring);
                }
            }
            game.table().scoring()->next();
        }
    }
    CHECK(coats > 0);
    CHECK(tokens > 0);
    CHECK(bonuses > 0);
    CHECK(emptyBonuses > 0);
    CHECK(worded == QSet{rules::Scoring::Codex, rules::Scoring::Deeds, rules::Scoring::Exchange});
}

TEST_CASE("Secret tokens stay secret in the walk, one's own excepted", "[ScoringWalk]")
{
    TestTable game(6);
    Table &table = game.table();
    game.begin(options(rules::Mode::Standard, 4, 1U << static_cast<unsigned>(rules::Variation::Education), 0), 1, 95);
    int secrets = 0;
    while (game.playToPage()) {
        for (const ScoreLine &line : table.scoring()->rows()) {
            const bool token = line.reason.contains(QStringLiteral("kept a token"));
            CHECK(line.secret == (token && !line.own));
            if (line.secret) {
                ++secrets;
                CHECK(line.value == 0);
                CHECK(line.valueText.isEmpty());
            }
        }
        table.scoring()->next();
    }
    CHECK(secrets > 0);
}

TEST_CASE("The result adds up", "[ResultModel]")
{
    rules::Random random(96);
    for (int number = 0; number < 10; ++number) {
        TestTable game(96);
        const rules::Options any = anyOptions(random);
        game.table().presenter()->setSpeed(Enums::Speed::Instant);
        game.begin(any, 0, random.next());
        REQUIRE(game.table().over());
        const rules::State &state = game.table().controller().state();
        const rules::Result result = rules::result(state);
        bool winner = false;
        for (const ResultRow &row : game.table().result()->rows()) {
            int sum = 0;
            for (const int points : row.byBoard) {
                sum += points;
            }
            CHECK(sum == row.total);
            CHECK(row.total == rules::points(state, row.seat));
            CHECK(row.byTurn.size() == rules::turnCount);
            CHECK(row.byTurn.last() == row.total);
            CHECK(row.winner == (row.player >= 0 && ((result.winners >> row.player) & 1) != 0));
            winner |= row.winner;
        }
        CHECK(winner);
        CHECK(game.table().result()->rows().first().winner);
        CHECK(!game.table().result()->winner().isEmpty());
        CHECK(!game.table().result()->sentence().isEmpty());
    }
}

TEST_CASE("The result marks the squires of the only person who plays, and nobody's among several", "[ResultModel]")
{
    for (const int humans : {0, 1, 2}) {
        CAPTURE(humans);
        TestTable game(95);
        game.table().presenter()->setSpeed(Enums::Speed::Instant);
        game.begin(rules::Options::of(rules::Mode::Lancelot), humans, 95);
        while (!game.table().over()) {
            game.tellAll();
            if (!game.table().over()) {
                game.decide();
            }
        }
        for (const ResultRow &row : game.table().result()->rows()) {
            CHECK(row.own == (humans == 1 && row.player == 0));
            CHECK(row.spoken.contains(QStringLiteral("you)")) == row.own);
        }
    }
}

TEST_CASE("A game can be left in the middle of the walk", "[ScoringWalk]")
{
    TestTable game(6);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 4), 1, 91);
    while (game.playToPage() && table.scoring()->rows().isEmpty()) {
        table.scoring()->next();
    }
    REQUIRE(table.scoring()->active());
    table.leave();
    CHECK(!table.running());
    CHECK(!table.scoring()->active());
    CHECK(table.scoring()->rows().isEmpty());
}

TEST_CASE("A scoring that was skipped can be seen again, board by board, as the table was then", "[ScoringWalk]")
{
    TestTable game(6);
    Table &table = game.table();
    ScoringWalk &walk = *table.scoring();
    game.begin(rules::Options::of(rules::Mode::Standard, 4), 1, 91);
    CHECK(walk.sections().isEmpty());
    while (!(walk.active() && walk.waits() && walk.board() != Enums::Board::Gallantry)) { // behind the bonuses
        REQUIRE(game.playToPage());
        if (walk.board() == Enums::Board::Gallantry) {
            walk.next();
        }
    }
    const Enums::Board first = walk.board();
    const QList<ScoreLine> rows = walk.rows();
    const QList<int> discs = progressOn(table, first);
    walk.skip();
    while (!walk.active() && table.turn() == 1) {
        game.decide();
        table.skip();
    }
    REQUIRE(!walk.active());
    REQUIRE(table.prompt()->decision() == Enums::Decision::Keep); // of the next turn
    REQUIRE(walk.sections() == QStringList{QStringLiteral("Turn I · Scoring")});
    table.prompt()->chooseCard(1);
    const rules::State now = table.controller().state();

    walk.seeAgain(0);
    CHECK(walk.active());
    CHECK(walk.again());
    CHECK(walk.waits());
    CHECK(table.prompt()->decision() == Enums::Decision::None);
    QList<Enums::Board> pages;
    while (walk.again() && pages.size() < 10) {
        if (walk.board() == first) {
            CHECK(walk.rows() == rows);
            CHECK(progressOn(table, first) == discs);
        }
        CHECK(walk.rows().size() + walk.others().size() == 4);
        CHECK(walk.nextText().startsWith(QStringLiteral("Next: ")) == (walk.board() != Enums::Board::Education));
        pages.append(walk.board());
        walk.next();
    }
    CHECK(pages.constFirst() == Enums::Board::Gallantry);
    CHECK(pages.constLast() == Enums::Board::Education);
    CHECK(!walk.active());
    CHECK(table.controller().state() == now);
    CHECK(table.prompt()->decision() == Enums::Decision::Keep);
    CHECK(table.hand()->rows().at(1).chosen); // what was being chosen still is

    walk.seeAgain(0);
    walk.skip();
    CHECK(!walk.active());
    CHECK(table.prompt()->decision() == Enums::Decision::Keep);
    walk.seeAgain(7);
    CHECK(!walk.active());
}

TEST_CASE("A scoring can be seen again after the end and in a game that is resumed, and not when it is taken back",
          "[ScoringWalk]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    TestTable game(6);
    Table &table = game.table();
    ScoringWalk &walk = *table.scoring();
    table.setTakeBacks(true);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 92, path);
    game.tellAll();
    while (table.turn() == 1) {
        game.decide();
        game.tellAll();
    }
    REQUIRE(walk.sections().size() == 1);
    REQUIRE(table.canUndo());
    table.undo();
    REQUIRE(table.turn() == 1);
    CHECK(walk.sections().size() == (table.told().table.phase > rules::Phase::Peek ? 1 : 0));
    game.playToTheEnd();
    CHECK(walk.sections().size() == 6);
    const QStringList sections = walk.sections();
    walk.seeAgain(5);
    CHECK(walk.active());
    CHECK(!table.over());
    walk.skip();
    CHECK(table.over());
    CHECK(table.result()->count() == 3);

    table.leave();
    CHECK(walk.sections().isEmpty());
    REQUIRE(resumed(table, path));
    game.tellAll();
    CHECK(walk.sections() == sections);
    CHECK(!walk.active());
}
