// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"
#include "words/Numbers.h"
#include "words/Sentences.h"

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;

TEST_CASE("The chronicle leads back to any moment, and forward again", "[Chronicle]")
{
    TestTable game(6);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 97);
    for (int decision = 0; decision < 12; ++decision) {
        game.tellAll();
        game.decide();
    }
    game.tellAll();
    const rules::State now = table.told().table;
    int row = 0;
    while (table.chronicle()->rows().at(row).kind != Enums::AnimationStep::CardPlayed) {
        ++row;
    }
    table.showMoment(row);
    CHECK(table.moment() == row);
    CHECK(!game.isAsked());
    int moved = 0;
    for (const rules::Board board : rules::allBoards) {
        for (const DiscRow &disc : table.boards()->discs(static_cast<Enums::Board>(board))->rows()) {
            moved += disc.progress > 0 ? 1 : 0;
        }
    }
    CHECK(moved == 1); // the first card of the game has been played, and no other
    for (const BoardRow &board : table.boards()->rows()) {
        INFO(board.name.toStdString());
        CHECK(board.lit == (board.board == table.chronicle()->rows().at(row).board));
    }
    table.showMoment(-1);
    CHECK(game.isAsked());
    CHECK(std::ranges::none_of(table.boards()->rows(), &BoardRow::lit));
    CHECK(table.told().table == now);
    CHECK(table.boards()->discs(Enums::Board::Quests)->rows().at(0).progress == now.progress(0, rules::Board::Quests));
}

TEST_CASE("What the chronicle says of a disc it does not take back", "[Chronicle]")
{
    TestTable game;
    Table &table = game.table();
    game.begin(options(rules::Mode::Standard, 4, 0, 0), 0, 19);
    QStringList told;
    QObject::connect(table.presenter(), &EventPresenter::stepChanged, table.presenter(), [&] {
        const QList<ChronicleRow> &rows = table.chronicle()->rows();
        for (qsizetype row = 0; row < told.size(); ++row) {
            INFO(rows.at(row).text.toStdString());
            CHECK((told.at(row).isEmpty() || rows.at(row).detail == told.at(row)));
        }
        told.clear();
        for (const ChronicleRow &row : rows) {
            told.append(row.detail);
        }
    });
    game.tellAll();
    CHECK(told.size() > 100);
    CHECK(told.filter("square").size() > 90);
}

TEST_CASE("The chronicle has points in a column of their own below their board, and says all where it is read out",
          "[Chronicle]")
{
    TestTable game;
    game.begin(options(rules::Mode::Standard, 4, allVariations, 0), 0, 19);
    game.playToTheEnd();
    int gains = 0;
    int secrets = 0;
    int headings = 0;
    QString board;
    for (const ChronicleRow &row : game.table().chronicle()->rows()) {
        INFO(row.text.toStdString());
        if (row.points == 0) {
            CHECK(row.line == row.text);
            CHECK(!row.headed);
            CHECK(row.group.isEmpty());
            board.clear();
            secrets += row.kind == Enums::AnimationStep::CoatGiven ? 1 : 0;
        } else {
            CHECK(row.kind == Enums::AnimationStep::CoatGiven);
            if (row.headed) {
                CHECK(row.group != board);
                board = row.group;
                ++headings;
            }
            REQUIRE_FALSE(board.isEmpty());
            CHECK(row.group == board);
            CHECK(row.text.startsWith(row.line + QStringLiteral(" on ")));
            CHECK(row.text.contains(board));
            CHECK(row.text.endsWith(QStringLiteral(", ") + Numbers::gain(row.points)));
            ++gains;
        }
    }
    CHECK(gains > 20);
    CHECK(headings > 5);
    CHECK(gains > headings);
    CHECK(secrets > 0); // tokens of the Codex (R10.3)
}

TEST_CASE("A bonus that moves nothing is told as none, without squares", "[Chronicle][R5.1]")
{
    const rules::Options played = options(rules::Mode::Standard, 4, 0, 0);
    const People people(beginning(played, 1, 1));
    TestTable game;
    game.begin(played, 1, 19);
    Happening happening{.event = {}, .move = {}, .told = game.table().told()};
    happening.event.kind = rules::EventKind::BonusAwarded;
    happening.event.squire = 1;
    happening.event.board = rules::Board::Education;
    CHECK(Sentences::since(happening, people).brief == QStringLiteral("Education, no bonus"));
    happening.event.value = 2;
    CHECK(Sentences::since(happening, people).brief.contains(QStringLiteral("bonus of 2")));
}

TEST_CASE("The chronicle tells of a board that scores in the order of its ranks, and ends with the knight",
          "[Chronicle]")
{
    TestTable game;
    game.begin(options(rules::Mode::Standard, 4, 0, 0), 0, 19);
    game.playToTheEnd();
    const QList<ChronicleRow> &rows = game.table().chronicle()->rows();
    int pairs = 0;
    for (qsizetype at = 1; at < rows.size(); ++at) {
        const bool sameBoard = rows.at(at).points != 0 && !rows.at(at).headed;
        if (sameBoard) {
            INFO(rows.at(at).text.toStdString());
            CHECK(rows.at(at).points <= rows.at(at - 1).points);
            ++pairs;
        }
    }
    CHECK(pairs > 20);
    CHECK(rows.constLast().kind == Enums::AnimationStep::GameEnded);
    const ResultModel &result = *game.table().result();
    CHECK(rows.constLast().detail.contains(result.winner()));
    CHECK(rows.constLast().detail.contains(result.pointsText()));
    CHECK(rows.constLast().detail.endsWith(result.sentence()));
}
