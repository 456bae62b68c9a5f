// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"
#include "decision/Preview.h"
#include "table/SceneRows.h"
#include "words/Legend.h"

#include "names/Names.h"
#include "words/Answers.h"
#include "words/Places.h"
#include "words/Reasons.h"
#include "words/Speech.h"

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;
using rules::Board;

namespace
{

// Four squires on Jousts: Ana on 7, Bruno on 8, Chloé on Bruno, Dario on 0. Ana looks.
Scene jousts()
{
    Scene scene;
    const rules::Options options = rules::Options::of(rules::Mode::Standard, 4);
    scene.people = People(beginning(options, 1, 1));
    scene.told.table = rules::newGame(options);
    rules::Track &track = scene.told.table.track(Board::Jousts);
    track.place(0, 7);
    track.place(1, 8);
    track.place(2, 8);
    scene.looker = 0;
    return scene;
}

} // namespace

TEST_CASE("A board says where one stands and how far from the next", "[Speech]")
{
    Scene scene = jousts();
    CHECK(Speech::board(scene, Board::Jousts)
          == QStringLiteral("Jousts: you are third of four on square\u00a07, one behind Bruno. If scored now: +1. "
                            "Scores this turn."));
    scene.viewSeat = 0;
    scene.told.table.track(Board::Jousts).place(0, 8);
    CHECK(Speech::board(scene, Board::Jousts)
          == QStringLiteral("Jousts: you are first of four on square\u00a08, on top of Chloé. If scored now: +3. "
                            "Scores this turn."));
    CHECK(Speech::board(scene, Board::Quests)
          == QStringLiteral("Quests: you are last, on square\u00a00. If scored now: 0."));
}

TEST_CASE("A board says whether it is chosen, may be chosen, or why not", "[Speech]")
{
    TestTable bets(91);
    bets.begin(options(rules::Mode::Standard, 3, allVariations, 0), 1, 91);
    REQUIRE(bets.playUntil(Enums::Decision::Bet));
    const BoardModel &boards = *bets.table().boards();
    for (const BoardRow &row : boards.rows()) {
        CHECK(row.spoken.endsWith(QStringLiteral(" You can choose it.")));
    }
    bets.table().prompt()->chooseBoard(boards.rows().at(5).board);
    CHECK(boards.rows().at(5).spoken.endsWith(QStringLiteral(" Chosen.")));

    TestTable cards(92);
    cards.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 92);
    REQUIRE(cards.playUntil(Enums::Decision::Play));
    for (const BoardRow &row : cards.table().boards()->rows()) {
        CHECK(!row.spoken.contains(QStringLiteral("choose")));
    }
    cards.table().prompt()->chooseCard(0);
    int open = 0;
    for (const BoardRow &row : cards.table().boards()->rows()) {
        const bool may = row.glows || row.chosen;
        open += may ? 1 : 0;
        CHECK(may != row.spoken.endsWith(Reasons::refusal(rules::Reason::WrongBoardForCard)));
    }
    CHECK(open >= 1);
}

TEST_CASE("A large board says in a sentence where one stands", "[Speech]")
{
    Scene scene = jousts();
    CHECK(Speech::ownPlace(scene, Board::Jousts)
          == QStringLiteral("You are third of four on square\u00a07, one behind Bruno."));
    CHECK(Speech::ownPlace(scene, Board::Quests) == QStringLiteral("You are last, on square\u00a00."));
    scene.looker = -1;
    CHECK(Speech::ownPlace(scene, Board::Jousts).isEmpty());
}

TEST_CASE("What is drawn beside a board is told in words", "[Speech]")
{
    for (const BoardRow &row : boardRows(jousts())) {
        INFO(qPrintable(row.name));
        CHECK(row.explanation.contains(row.scheduleText));
        CHECK(row.explanation.contains(row.resetText));
        CHECK(row.explanation.endsWith(row.paysText));
        CHECK_FALSE(row.explanation.contains(QStringLiteral("..")));
    }
}

TEST_CASE("The signs beside a squire are told in words", "[Speech]")
{
    SquireRow row{.coatCount = 2, .scoreHidden = true};
    CHECK(Speech::signs(row) == QStringLiteral("Coats of arms stay face down until the end."));
    row.holdsExcalibur = true;
    CHECK(Speech::signs(row).startsWith(QStringLiteral("Excalibur: plays first this turn.")));
    row.scoreHidden = false;
    CHECK(Speech::signs(row) == QStringLiteral("Excalibur: plays first this turn."));
}

TEST_CASE("A card says what it does, a Swords card with both its boards", "[Speech]")
{
    rules::Options options;
    const QString quests = Speech::effect(rules::Card(rules::CardKind::Quests, 4), options);
    CHECK(quests.startsWith(QStringLiteral("Moves your disc 4 square")));
    CHECK(quests.endsWith(QStringLiteral(" on Quests.")));
    CHECK(Speech::effect(rules::Card(rules::CardKind::Swords, 3), options)
              .endsWith(QStringLiteral(" on Jousts or on Tournaments.")));
    options.set(rules::Variation::JoustsTournaments);
    CHECK(Speech::effect(rules::Card(rules::CardKind::Swords, 3), options).contains(QStringLiteral("White Knight")));
}

TEST_CASE("Who leaves square 0 and overtakes nobody does not go from last to 4th among four", "[Answers]")
{
    const rules::State table = jousts().told.table;
    const auto answer = [&table](int value, const rules::State &now) {
        const Preview preview = previewCard(now, 3, rules::Card(rules::CardKind::Swords, value), Board::Jousts);
        return Answers::line(preview, People(beginning(table.options, 1, 1))).text;
    };
    CHECK(answer(3, table) == QStringLiteral("Jousts: from 0 to 3, then 4th"));
    // Nor is it told what it was before, as if that were worse.
    CHECK(Answers::noteSub(previewCard(table, 3, rules::Card(rules::CardKind::Swords, 3), Board::Jousts)).isEmpty());
    CHECK(!Answers::noteSub(previewCard(table, 0, rules::Card(rules::CardKind::Swords, 3), Board::Jousts)).isEmpty());
    rules::State first = table;
    for (int squire = 0; squire < 3; ++squire) {
        first.track(Board::Jousts).place(squire, 0);
    }
    CHECK(answer(3, first) == QStringLiteral("Jousts: from 0 to 3, last to 1st"));
}

TEST_CASE("Where a rank gives something other than points, no number stands before it", "[Answers]")
{
    rules::Options options = rules::Options::of(rules::Mode::Standard, 4);
    options.set(rules::Variation::Charity);
    const Preview preview =
        previewCard(rules::newGame(options), 0, rules::Card(rules::CardKind::Charity, 4), Board::Charity);
    const AnswerLine line = Answers::line(preview, People(beginning(options, 1, 1)));
    CHECK(line.before == QStringLiteral("nothing"));
    CHECK(line.after == QStringLiteral("takes two"));
    CHECK(line.detail.contains(QStringLiteral("nothing")));
}

TEST_CASE("The legend explains what is drawn without words", "[Legend]")
{
    const Legend legend;
    CHECK(legend.excalibur(QStringLiteral("Ana")) == QStringLiteral("Excalibur: Ana plays first this turn."));
    CHECK(legend.bet(QStringLiteral("Ana"), QStringLiteral("jousts"))
          == QStringLiteral("Ana bets on Jousts. Gallantry will move a disc there."));
    CHECK(legend.bet(QStringLiteral("Ana"), QStringLiteral("white-knight")).contains(QStringLiteral("White Knight")));
    CHECK(legend.bet(QStringLiteral("Ana"), QString()).isEmpty());
    CHECK(legend.coats(2, true, 5).startsWith(QStringLiteral("2 coat")));
    CHECK(legend.coats(2, true, 5).endsWith(QStringLiteral(", face down until the end.")));
    CHECK(legend.coats(1, false, 3).endsWith(QStringLiteral(", +3 in all so far.")));
    CHECK(legend.prize(3, false, false) == QStringLiteral("A coat of arms: +3 at the end."));
    CHECK(legend.prize(-2, false, false) == QStringLiteral("A coat of arms: −2 at the end."));
    CHECK(legend.prize(0, false, true) == QStringLiteral("A coat of arms, which only its squire may look at."));
    CHECK(legend.prize(0, false, false) == QStringLiteral("No coat of arms."));
    CHECK(legend.prize(2, true, false).startsWith(QStringLiteral("2 square")));
    CHECK(legend.prize(0, true, false) == QStringLiteral("No square."));
    CHECK(legend.landing(7) == QStringLiteral("The disc would land here, on square 7."));
    CHECK(legend.outlook(QStringLiteral("Quests"), Legend::Outlook::Later, QStringLiteral("VI"))
          == QStringLiteral("Quests scores next in turn VI."));
}

TEST_CASE("To nobody in particular a board tells all places", "[Speech]")
{
    Scene scene = jousts();
    scene.looker = -1;
    CHECK(Speech::board(scene, Board::Jousts)
          == QStringLiteral(
              "Jousts: Ana, third of four on square\u00a07; Bruno, second of four on square\u00a08; Chloé, first of "
              "four on square\u00a08; Dario, last, on square\u00a00. Scores this turn."));
}

TEST_CASE("The lowest disc is last where the last place gives something of its own, else it has its rank", "[Places]")
{
    rules::State table = rules::newGame(rules::Options::of(rules::Mode::Standard, 4));
    for (int squire = 0; squire < 4; ++squire) {
        for (const Board board : {Board::Quests, Board::Education, Board::Charity}) {
            table.track(board).place(squire, 4 + squire);
        }
    }
    CHECK(Places::rank(table, 0, Board::Quests) == QStringLiteral("4th"));
    CHECK(Places::rank(table, 0, Board::Education) == QStringLiteral("last"));
    CHECK(Places::rank(table, 1, Board::Education) == QStringLiteral("3rd"));
    table.options.set(rules::Variation::Quests);
    table.options.set(rules::Variation::Charity);
    CHECK(Places::rank(table, 0, Board::Quests) == QStringLiteral("last"));
    CHECK(Places::rank(table, 0, Board::Charity) == QStringLiteral("last"));
}

TEST_CASE("Places are said with rank, square and lap", "[Places]")
{
    Scene scene = jousts();
    rules::State &table = scene.told.table;
    CHECK(Places::rank(table, 2, Board::Jousts) == QStringLiteral("1st"));
    CHECK(Places::rank(table, 3, Board::Jousts) == QStringLiteral("last"));
    CHECK(Places::square(Board::Jousts, 20) == QStringLiteral("square\u00a020"));
    CHECK(Places::square(Board::Jousts, 23) == QStringLiteral("square\u00a03 of the second lap"));
    CHECK(Places::square(Board::KingsService, 12) == QStringLiteral("square\u00a012"));
    CHECK(Places::lapOf(Board::Quests, 40) == 1);
    CHECK(Places::squareOf(Board::Quests, 40) == 20);
    CHECK(Places::squareOf(Board::Quests, 41) == 1);
    CHECK(Places::pays(table, 3, Board::Education) == QStringLiteral("−3"));
    CHECK(Reasons::place(table, 2, Board::Jousts, scene.people)
          == QStringLiteral("1st on Jousts: on top of Bruno on square\u00a08"));
    CHECK(Reasons::place(table, 0, Board::Jousts, scene.people) == QStringLiteral("3rd on Jousts, square\u00a07"));
}

TEST_CASE("Points carry a true minus sign", "[Names]")
{
    CHECK(Names::points(12) == QStringLiteral("+12"));
    CHECK(Names::points(0) == QStringLiteral("0"));
    CHECK(Names::points(-3) == QString(QChar(0x2212)) + QLatin1Char('3'));
}

TEST_CASE("A shield speaks its full state", "[Speech]")
{
    TestTable game(4);
    game.begin(options(rules::Mode::Standard, 3, 1U << static_cast<unsigned>(rules::Variation::Gallantry), 0), 1, 4);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    game.decide();
    REQUIRE(game.playUntil(Enums::Decision::Play));
    const SquireRow &own = game.table().squires()->rows().at(0);
    CHECK(own.spoken.startsWith(QStringLiteral("Ana, blue. to play.")));
    CHECK(own.spoken.contains(QStringLiteral("Holds Excalibur.")));
    CHECK(own.spoken.contains(QStringLiteral("Has bet on ")));
    CHECK(own.spoken.contains(QStringLiteral("Played: ")));
    CHECK(own.spoken.contains(QStringLiteral("0 points.")));
    CHECK(!game.table().squires()->rows().at(1).spoken.contains(QStringLiteral("points.")));
}

TEST_CASE("Several knights are told as several", "[Speech]")
{
    const QString points = QStringLiteral("36 Chivalry Points");
    CHECK(Speech::knighting(1, QStringLiteral("Ana"), points) == u"Knight of the Academy: Ana, 36 Chivalry Points");
    CHECK(Speech::knighting(2, QStringLiteral("Ana and Bruno"), points)
          == u"Knights of the Academy: Ana and Bruno, 36 Chivalry Points");
}
