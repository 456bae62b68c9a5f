// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"
#include "table/SceneRows.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace academy;
using namespace academy::model;

namespace
{

// A game of four in a turn.
Scene sceneIn(int turn, const rules::Options &options = rules::Options::of(rules::Mode::Standard, 4))
{
    Scene scene;
    scene.people = People(beginning(options, 1, 1));
    scene.told.table = rules::newGame(options);
    scene.told.table.turn = static_cast<std::uint8_t>(turn);
    return scene;
}

BoardRow rowOf(const Scene &scene, Enums::Board board)
{
    const QList<BoardRow> rows = boardRows(scene);
    return *std::ranges::find(rows, board, &BoardRow::board);
}

} // namespace

TEST_CASE("A board tells what the turn does with it, and when it scores next", "[BoardRow][R2.3]")
{
    const BoardRow second = rowOf(sceneIn(2), Enums::Board::KingsService);
    CHECK_FALSE(second.scores);
    CHECK_FALSE(second.resets);
    CHECK(second.scoresNext == QStringLiteral("III"));

    const BoardRow third = rowOf(sceneIn(3), Enums::Board::KingsService);
    CHECK(third.scores);
    CHECK(third.resets);
    CHECK(third.scoresNext.isEmpty());

    CHECK(rowOf(sceneIn(4), Enums::Board::KingsService).scoresNext == QStringLiteral("VI"));
    CHECK_FALSE(rowOf(sceneIn(4), Enums::Board::KingsService).resets);
    CHECK(rowOf(sceneIn(3), Enums::Board::Quests).scoresNext == QStringLiteral("VI"));
    CHECK_FALSE(rowOf(sceneIn(3), Enums::Board::Quests).resets);
    for (const BoardRow &row : boardRows(sceneIn(rules::turnCount))) {
        CHECK(row.scores);
        CHECK_FALSE(row.resets);
        CHECK(row.scoresNext.isEmpty());
    }
}

TEST_CASE("While all discs of a board stand on square 0 that is said once, and nobody has a rank", "[BoardRow][R3.5]")
{
    Scene scene = sceneIn(1);
    CHECK(rowOf(scene, Enums::Board::Jousts).startText == QStringLiteral("All on square\u00a0%1").arg(0));
    CHECK(rowOf(scene, Enums::Board::Charity).startText == QStringLiteral("All on square\u00a0%1: −3 each").arg(0));
    scene.looker = 0;
    CHECK(rowOf(scene, Enums::Board::Jousts).ownRankText.isEmpty());
    scene.told.table.track(rules::Board::Jousts).place(2, 1);
    CHECK(rowOf(scene, Enums::Board::Jousts).startText.isEmpty());
    CHECK(rowOf(scene, Enums::Board::Jousts).ownRankText == QStringLiteral("last"));
    CHECK_FALSE(rowOf(scene, Enums::Board::Charity).startText.isEmpty());
}

TEST_CASE("Of King's Service with Scrolls nobody knows when it scores next", "[BoardRow][R10.4.2]")
{
    rules::Options scrolls = rules::Options::of(rules::Mode::Standard, 4);
    scrolls.set(rules::Variation::KingsService);
    Scene scene = sceneIn(2, scrolls);
    CHECK_FALSE(rowOf(scene, Enums::Board::KingsService).scores);
    CHECK(rowOf(scene, Enums::Board::KingsService).scoresNext.isEmpty());
    scene.told.table.scrollsTaken = rules::scrollOfTwelve;
    CHECK(rowOf(scene, Enums::Board::KingsService).scores);
    CHECK(rowOf(scene, Enums::Board::KingsService).resets);
    CHECK(rowOf(scene, Enums::Board::KingsService).scoresNext.isEmpty());
}

TEST_CASE("Squares to move stand as a bare number, as an arrow tells of them", "[BoardRow][R5.1]")
{
    Scene scene = sceneIn(1);
    for (int squire = 0; squire < 4; ++squire) {
        scene.told.table.track(rules::Board::Gallantry).place(squire, squire);
        scene.told.table.track(rules::Board::Jousts).place(squire, squire);
    }
    const RankLine bonus = rowOf(scene, Enums::Board::Gallantry).ranking.first();
    CHECK(bonus.pays == 3);
    CHECK(bonus.squares);
    CHECK(bonus.figure == QStringLiteral("3"));
    CHECK_FALSE(rowOf(scene, Enums::Board::Gallantry).ranking.last().squares);
    const RankLine points = rowOf(scene, Enums::Board::Jousts).ranking.first();
    CHECK(points.pays == 3);
    CHECK_FALSE(points.squares);
    CHECK(points.figure == QStringLiteral("+3"));
}
