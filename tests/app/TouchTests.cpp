// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"
#include "Reader.h"

#include "decision/Prompt.h"
#include "rows/BoardModel.h"
#include "rows/HandModel.h"
#include "rows/ResultModel.h"
#include "table/ScoringWalk.h"

#include "visitor/Finger.h"
#include "visitor/Mouse.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <catch2/catch_test_macros.hpp>

/// What fingers do beside tapping: they hold the curtain open, lay cards on boards, and tap twice in one place.
using namespace academy;
using namespace academy::app;
using model::Enums::Decision;
using model::Enums::Speed;

namespace
{

PreparedGame three(int humans)
{
    PreparedGame game = PreparedGame::standard(3);
    game.humans = humans;
    game.seed = 7;
    return game;
}

bool isSeen(const Visitor &visitor, QStringView name)
{
    const QQuickItem *item = visitor.scene().find(name);
    return item != nullptr && visitor.scene().isReachable(*item);
}

// Where to lay a card for that board.
QPointF boardPlace(const Finger &finger, int board)
{
    return Scene::middle(*finger.scene().find(QStringLiteral("board%1").arg(board)));
}

void dragCard(Finger &finger, int row, int board)
{
    const QQuickItem *card = finger.scene().find(QStringLiteral("card%1").arg(row));
    REQUIRE(card != nullptr);
    finger.drag(Scene::middle(*card), boardPlace(finger, board));
    finger.scene().settle();
}

void requireLaidOnBoards(FormFactor form)
{
    AppFixture fixture(form, QStringLiteral("en"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    fixture.open(finger, three(1));
    GamePlayer player(finger, fixture.table(), 7);
    REQUIRE(player.playUntil(QStringLiteral("play")));
    const auto &rows = fixture.table().hand()->rows();
    const QList<int> fits = rows.at(0).boards;
    const auto entries = fixture.table().controller().match().record().entries.size();

    const int other = fits.contains(0) ? 1 : 0; // Gallantry, or else Jousts
    dragCard(finger, 0, other);
    CHECK(!isSeen(finger, u"confirmDrop"));
    CHECK(!fixture.table().prompt()->refusal().isEmpty());
    CHECK(isSeen(finger, u"refusalRule"));
    CHECK(isSeen(finger, u"refusedDrop") == (form != FormFactor::Phone)); // there it is said once, in the sheet below
    if (form != FormFactor::Phone) {
        finger.choose(QStringLiteral("refusedDrop")); // a tap puts it away, and does not reach the board below
        finger.scene().settle();
        CHECK(!isSeen(finger, u"refusedDrop"));
        CHECK(!isSeen(finger, QStringLiteral("closeUp%1").arg(other)));
    }

    dragCard(finger, 0, fits.constFirst());
    CHECK(!isSeen(finger, u"refusedDrop"));
    REQUIRE(isSeen(finger, u"confirmDrop"));
    CHECK(fixture.table().prompt()->canConfirm());
    const QPointF button = Scene::middle(*finger.scene().find(u"confirmDrop"));
    const QPointF place = boardPlace(finger, fits.constFirst());
    CHECK(std::abs(button.y() - place.y()) < 200); // where the card lies
    finger.choose(QStringLiteral("putBack"));
    CHECK(!isSeen(finger, u"confirmDrop"));
    CHECK(fixture.table().prompt()->chosenCount() == 0);
    CHECK(fixture.table().controller().match().record().entries.size() == entries);

    dragCard(finger, 0, fits.constFirst());
    finger.choose(QStringLiteral("confirmDrop"));
    // It is saved before it counts, and the disk takes its time.
    CHECK(
        finger.scene().waitFor([&] { return fixture.table().controller().match().record().entries.size() > entries; }));
    CHECK(!isSeen(finger, u"confirmDrop"));
    fixture.requirePeace(finger);
}

void requireHeldOpen(FormFactor form)
{
    AppFixture fixture(form, QStringLiteral("en"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    fixture.open(finger, three(2));
    const model::Prompt &prompt = *fixture.table().prompt();
    REQUIRE(finger.scene().waitFor([&] { return prompt.curtain(); }));
    const QString first = prompt.name();
    const Reader reader(fixture.window());
    CHECK(reader.meets(QStringLiteral("Pass the device to")));
    finger.keepHolding(QStringLiteral("eye"), 900);
    REQUIRE(finger.scene().waitFor([&] { return prompt.decision() == Decision::Keep; })); // by frames that may be slow
    CHECK(!reader.meets(QStringLiteral("Pass the device to"))); // it is there, and not to be seen
    finger.letGo();
    CHECK(prompt.curtain());
    CHECK(prompt.name() == first);
    CHECK(fixture.table().hand()->rowCount() == 0);

    finger.keepHolding(QStringLiteral("eye"), 900);
    finger.choose(QStringLiteral("card0"));
    finger.choose(QStringLiteral("decide0"));
    CHECK(finger.scene().waitFor([&] { return prompt.curtain(); })); // the next one is asked when all is on disk
    CHECK(prompt.name() != first);
    Scene::pause(900); // the first finger is still there: that opens nothing for the next one
    CHECK(prompt.curtain());
    finger.letGo();
    CHECK(prompt.curtain());
    fixture.requirePeace(finger);
}

void requireLitIsShownLarge(FormFactor form)
{
    AppFixture fixture(form, QStringLiteral("en"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    fixture.open(finger, three(1));
    GamePlayer player(finger, fixture.table(), 7);
    REQUIRE(player.playUntil(QStringLiteral("keep-chosen")));
    const auto &boards = fixture.table().boards()->rows();
    const auto lit = std::ranges::find_if(boards, &model::BoardRow::glows);
    REQUIRE(lit != boards.end());
    const int board = static_cast<int>(lit->board);
    finger.choose(QStringLiteral("board%1").arg(board));
    finger.scene().settle();
    CHECK(isSeen(finger, QStringLiteral("closeUp%1").arg(board)));
    if (form == FormFactor::Phone) { // what it pays is said below the board
        const QQuickItem *pays = finger.scene().find(u"pays");
        REQUIRE(pays != nullptr);
        CHECK(!pays->property("text").toString().isEmpty());
    }
    fixture.requirePeace(finger);
}

// What shows that a pointer is over it, and the words that this brings.
QStringList lit(const QQuickItem &item)
{
    QStringList found;
    if (item.isVisible() && item.property("hovered").toBool()) {
        found.append(QLatin1String(item.metaObject()->className()) + u' ' + item.objectName());
    }
    const QList<QQuickItem *> children = item.childItems();
    for (const QQuickItem *child : children) {
        found += lit(*child);
    }
    return found;
}

void requireSkippedIsSeenAgain(FormFactor form)
{
    AppFixture fixture(form, QStringLiteral("en"), Speed::Fast);
    Finger finger(fixture.window());
    fixture.open(finger, three(1));
    GamePlayer player(finger, fixture.table(), 7);
    REQUIRE(player.playUntil(QStringLiteral("scoring-jousts")));
    const QPointF place = Scene::middle(*finger.scene().find(u"skip"));
    finger.choose(QStringLiteral("skip"));
    REQUIRE(finger.scene().waitFor([&] { return !fixture.table().scoring()->active(); }));
    finger.scene().settle();
    finger.drag(place, place);
    finger.scene().settle();
    for (const auto name : {u"closeChronicle", u"menuSettings", u"back", u"closeAdvice"}) {
        INFO(QStringView(name).toString().toStdString());
        CHECK(!isSeen(finger, name));
    }
    CHECK(fixture.table().prompt()->decision() != Decision::None);

    const QString asked = fixture.table().prompt()->question();
    finger.choose(QStringLiteral("chronicle"));
    finger.choose(QStringLiteral("seeAgain0"));
    REQUIRE(finger.scene().waitFor([&] { return isSeen(finger, u"next"); }));
    CHECK(fixture.table().scoring()->again());
    CHECK(!isSeen(finger, u"closeChronicle"));
    for (int pages = 0; pages < 8 && fixture.table().scoring()->again(); ++pages) {
        finger.choose(QStringLiteral("next"));
    }
    CHECK(!fixture.table().scoring()->active());
    CHECK(fixture.table().prompt()->question() == asked);
    fixture.requirePeace(finger);
}

} // namespace

TEST_CASE("Under a question nothing of the table can be touched, and all of it when the question is gone")
{
    AppFixture fixture(FormFactor::Tablet, QStringLiteral("en"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    fixture.open(finger, three(1));
    GamePlayer player(finger, fixture.table(), 7);
    REQUIRE(player.playUntil(QStringLiteral("keep")));
    CHECK(isSeen(finger, u"squire1"));
    finger.back();
    finger.scene().settle();
    CHECK(isSeen(finger, u"accept"));
    CHECK(!isSeen(finger, u"squire1"));
    finger.back();
    finger.scene().settle();
    CHECK(finger.scene().find(u"accept") == nullptr);
    CHECK(isSeen(finger, u"squire1"));
    fixture.requirePeace(finger);
}

TEST_CASE("The curtain is open while a finger rests, another plays, and it closes when it is lifted, on a phone")
{
    requireHeldOpen(FormFactor::Phone);
}

TEST_CASE("The curtain is open while a finger rests, another plays, and it closes when it is lifted, on a tablet")
{
    requireHeldOpen(FormFactor::Tablet);
}

TEST_CASE("Whoever cannot hold lets the curtain stay open")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("fr"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    fixture.open(finger, three(2));
    const model::Prompt &prompt = *fixture.table().prompt();
    REQUIRE(finger.scene().waitFor([&] { return prompt.curtain(); }));
    finger.choose(QStringLiteral("stayOpen"));
    CHECK(fixture.session().settings().handOver() == model::Enums::HandOver::Tap);
    finger.choose(QStringLiteral("eye"));
    Scene::pause(50);
    CHECK(prompt.decision() == Decision::Keep);
    fixture.requirePeace(finger);
}

TEST_CASE("A card laid on a board is confirmed there, on a phone", "[software]")
{
    requireLaidOnBoards(FormFactor::Phone);
}

TEST_CASE("A card laid on a board is confirmed there, on a tablet")
{
    requireLaidOnBoards(FormFactor::Tablet);
}

TEST_CASE("A board that a lifted card lights in the draft is shown large by a tap, on a phone")
{
    requireLitIsShownLarge(FormFactor::Phone);
}

TEST_CASE("A board that a lifted card lights in the draft is shown large by a tap, on a tablet")
{
    requireLitIsShownLarge(FormFactor::Tablet);
}

TEST_CASE("Whoever taps Skip twice opens nothing, and can see the scoring again, on a phone")
{
    requireSkippedIsSeenAgain(FormFactor::Phone);
}

TEST_CASE("Whoever taps Skip twice opens nothing, and can see the scoring again, on a tablet")
{
    requireSkippedIsSeenAgain(FormFactor::Tablet);
}

namespace
{

// The last golden button, or Skip, tapped twice: what comes in its place begins no game.
void requireResultIsSeen(FormFactor form, double textScale, const QString &button)
{
    AppFixture fixture(form, QStringLiteral("en"));
    fixture.session().settings().setTextScale(textScale);
    Finger finger(fixture.window());
    fixture.open(finger, three(1));
    GamePlayer player(finger, fixture.table(), 7);
    player.hurry();
    REQUIRE(player.playUntil([&](const QString &moment) { return moment == u"play" && fixture.table().turn() == 6; }));
    fixture.session().settings().setSpeed(Speed::Fast); // from here on scorings are shown
    REQUIRE(player.playUntil(QStringLiteral("scoring-charity")));
    finger.scene().settle();
    const QPointF place = Scene::middle(*finger.scene().find(button));
    finger.choose(button);
    Scene::pause(200);
    finger.drag(place, place);
    finger.scene().settle();
    CHECK(fixture.table().over());
    fixture.requirePeace(finger);
}

} // namespace

TEST_CASE("Whoever taps the golden button of the last scoring twice begins no other game, in the smallest window")
{
    requireResultIsSeen(FormFactor::Least, 1, QStringLiteral("next"));
}

TEST_CASE("Whoever taps Skip of the last scoring twice begins no other game, on a phone with the largest text")
{
    requireResultIsSeen(FormFactor::Phone, 2, QStringLiteral("skip"));
}

TEST_CASE("A mouse opens the curtain by being held, and needs not be held to play")
{
    AppFixture fixture(FormFactor::Desktop, QStringLiteral("en"));
    Mouse mouse(fixture.window());
    mouse.expectNoMotion();
    fixture.open(mouse, three(2));
    for (int time = 0; time < 2; ++time) {
        INFO("time " << time);
        REQUIRE(mouse.scene().waitFor([&] { return fixture.table().prompt()->curtain(); }));
        mouse.scene().settle();
        const QPointF eye = Scene::middle(*mouse.scene().find(u"eye"));
        mouse.press(eye);
        REQUIRE(mouse.scene().waitFor([&] { return !fixture.table().prompt()->curtain(); }));
        mouse.release(eye);
        mouse.scene().settle();
        CHECK(!fixture.table().prompt()->curtain());
        CHECK(isSeen(mouse, u"card0"));
        fixture.table().cover();
    }
    fixture.requirePeace(mouse);
}

TEST_CASE("The curtain offers to stay open on a phone, also on its side and with the largest text")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("fr"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    fixture.open(finger, three(2));
    REQUIRE(finger.scene().waitFor([&] { return fixture.table().prompt()->curtain(); }));
    for (const double scale : {1.0, 2.0}) {
        fixture.session().settings().setTextScale(scale);
        for (const QSize &size : {QSize(360, 780), QSize(780, 360)}) {
            fixture.window().resize(size);
            finger.scene().settle();
            INFO(size.width() << " pixels wide, text of " << scale);
            CHECK(isSeen(finger, u"stayOpen"));
        }
    }
    fixture.requirePeace(finger);
}

namespace
{

/// Plays a card by the golden button, and waits until the computers have answered. The table as it was before that.
rules::State playAndBeAnswered(AppFixture &fixture, Finger &finger, GamePlayer &player)
{
    REQUIRE(player.playUntil(QStringLiteral("play-chosen")));
    rules::State before = fixture.table().controller().state();
    finger.choose(QStringLiteral("decide0"));
    REQUIRE(finger.scene().waitFor([&] {
        return fixture.table().controller().state() != before && fixture.table().prompt()->decision() == Decision::Play;
    }));
    return before;
}

} // namespace

TEST_CASE("Alone against computers the last card is taken back with the button, and the result says so")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("en"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    fixture.open(finger, three(1));
    GamePlayer player(finger, fixture.table(), 7);
    player.hurry();
    const rules::State before = playAndBeAnswered(fixture, finger, player);
    finger.choose(QStringLiteral("undo"));
    // It goes back when the disk has the game without it.
    REQUIRE(finger.scene().waitFor([&] { return fixture.table().controller().state() == before; }));
    CHECK(fixture.table().controller().match().record().table.takeBacks == true);
    REQUIRE(finger.scene().waitFor([&] { return isSeen(finger, u"closeNotice"); }));
    finger.choose(QStringLiteral("closeNotice"));
    player.playToTheEnd();
    REQUIRE(fixture.table().over());
    CHECK(!fixture.table().result()->takeBacksText().isEmpty());
    const QQuickItem *said = nullptr;
    REQUIRE(finger.scene().waitFor([&] { return (said = finger.scene().find(u"takeBacksText")) != nullptr; }));
    CHECK(said->property("text").toString() == QStringLiteral("A game with undone moves"));
    fixture.requirePeace(finger);
}

TEST_CASE("What was said of a game goes when the game is left", "[software]")
{
    AppFixture fixture(FormFactor::Tablet, QStringLiteral("en"), model::Enums::Speed::Instant);
    Finger finger(fixture.window());
    finger.expectNoMotion();
    fixture.open(finger, three(1));
    GamePlayer player(finger, fixture.table(), 7);
    player.hurry();
    playAndBeAnswered(fixture, finger, player);
    fixture.table().undo();
    REQUIRE(finger.scene().waitFor([&] { return isSeen(finger, u"closeNotice"); }));
    finger.choose(QStringLiteral("menu")); // Back would close what was said
    finger.choose(QStringLiteral("menuLeave"));
    finger.choose(QStringLiteral("accept"));
    REQUIRE(finger.scene().waitFor([&] { return !fixture.table().running(); }));
    CHECK(finger.scene().waitFor([&] { return !isSeen(finger, u"closeNotice"); }, 2000));
    fixture.requirePeace(finger);
}

TEST_CASE("A finger that has left leaves nothing lit", "[software]")
{
    AppFixture fixture(FormFactor::Least, QStringLiteral("en"));
    Finger finger(fixture.window());
    const QQuickItem &content = *fixture.window().contentItem();
    finger.choose(QStringLiteral("newGame"));
    finger.scene().settle();
    // Each rests there for some frames: a tap that is not quite short, and one drag up, and down again.
    const QPointF segment = Scene::middle(*finger.scene().find(u"playerCount1"));
    const QPointF middle(160, 240);
    for (const auto &[from, to] :
         {std::pair(segment, segment), std::pair(middle, QPointF(160, 120)), std::pair(middle, QPointF(160, 360))}) {
        finger.drag(from, to);
        finger.scene().settle();
        const QStringList still = lit(content);
        INFO("from " << from.y() << " to " << to.y() << ": " << still.join(u", ").toStdString());
        CHECK(still.isEmpty());
    }
    fixture.requirePeace(finger);
}
