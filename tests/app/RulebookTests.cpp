// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"

#include "decision/Prompt.h"

#include "visitor/Finger.h"
#include "visitor/GamePlayer.h"
#include "visitor/Keyboard.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <catch2/catch_test_macros.hpp>

/// The rulebook at hand: opened from the table at what is asked now, while the game waits, and closed again.
using namespace academy;
using namespace academy::app;
using model::Enums::Decision;

namespace
{

const auto english = QStringLiteral("en");
const auto french = QStringLiteral("fr");
const auto reader = QStringLiteral("reader");

// A game at which a person is asked for a card to keep, and the computers have chosen theirs.
void openGame(AppFixture &fixture, Visitor &visitor)
{
    PreparedGame game = PreparedGame::standard(3);
    game.seed = 11;
    visitor.expectNoMotion();
    fixture.open(visitor, game);
    REQUIRE(visitor.scene().waitFor([&] {
        const rules::State &table = fixture.table().told().table;
        return fixture.table().prompt()->decision() == Decision::Keep && table.kept[1].size() == 1
            && table.kept[2].size() == 1;
    }));
}

bool isOpen(const Visitor &visitor)
{
    return visitor.scene().waitFor([&] { return visitor.scene().find(QStringLiteral("page")) != nullptr; });
}

void requireClosed(const Visitor &visitor)
{
    REQUIRE(visitor.scene().waitFor([&] { return visitor.scene().find(QStringLiteral("card0")) != nullptr; }));
    REQUIRE(visitor.scene().waitFor([&] { return visitor.scene().find(QStringLiteral("page")) == nullptr; }));
}

template <typename AnyVisitor>
void openAndClose(FormFactor form, const QString &language)
{
    AppFixture fixture(form, language);
    AnyVisitor visitor(fixture.window());
    openGame(fixture, visitor);
    visitor.choose(QStringLiteral("card0"));
    const auto before = fixture.table().told();
    const int chosen = fixture.table().prompt()->chosenCount();
    visitor.choose(QStringLiteral("help"));
    REQUIRE(isOpen(visitor));
    CHECK(fixture.table().presenter()->resting());
    visitor.back();
    requireClosed(visitor);
    CHECK(!fixture.table().presenter()->resting());
    CHECK(fixture.table().told() == before);
    CHECK(fixture.table().prompt()->chosenCount() == chosen);
    fixture.requirePeace(visitor);
}

} // namespace

TEST_CASE("The rulebook is opened from the table by a tap, and closed by Back, on a phone", "[rulebook]")
{
    openAndClose<Finger>(FormFactor::Phone, french);
}

TEST_CASE("The rulebook is opened from the table by keys, and closed by Back, on a desktop", "[rulebook]")
{
    openAndClose<Keyboard>(FormFactor::Desktop, english);
}

TEST_CASE("The scoring leads to the page of its board, and goes on where it was", "[rulebook]")
{
    AppFixture fixture(FormFactor::Phone, english, model::Enums::Speed::Fast);
    fixture.session().settings().setReducedMotion(true);
    Finger finger(fixture.window());
    PreparedGame game = PreparedGame::standard(3);
    game.seed = 7;
    fixture.open(finger, game);
    GamePlayer player(finger, fixture.table(), 7);
    player.hurry();
    REQUIRE(player.playUntil(QStringLiteral("scoring-education")));
    finger.choose(QStringLiteral("scoringHelp"));
    REQUIRE(isOpen(finger));
    finger.back();
    REQUIRE(finger.scene().waitFor([&] {
        const QQuickItem *help = finger.scene().find(u"scoringHelp");
        return help != nullptr && finger.scene().isReachable(*help);
    }));
    CHECK(fixture.table().scoring()->board() == model::Enums::Board::Education);
    REQUIRE(player.playUntil(QStringLiteral("keep")));
    fixture.requirePeace(finger);
}

TEST_CASE("F1 opens the rulebook, and no key of the table reaches the game below", "[rulebook]")
{
    AppFixture fixture(FormFactor::Desktop, english);
    Keyboard keyboard(fixture.window());
    openGame(fixture, keyboard);
    const auto before = fixture.table().told();
    QTest::keyClick(&fixture.window(), Qt::Key_F1);
    REQUIRE(isOpen(keyboard));
    REQUIRE(keyboard.scene().waitFor([&] { return fixture.window().activeFocusItem()->objectName() == reader; }));
    for (const auto key : {Qt::Key_1, Qt::Key_Space, Qt::Key_2, Qt::Key_Space, Qt::Key_A, Qt::Key_J}) {
        QTest::keyClick(&fixture.window(), key);
    }
    CHECK(fixture.table().told() == before);
    CHECK(fixture.table().prompt()->chosenCount() == 0);
    keyboard.back();
    requireClosed(keyboard);
    fixture.requirePeace(keyboard);
}

TEST_CASE("The rulebook is an entry of the first page, and setup leads to it and back", "[rulebook]")
{
    AppFixture fixture(FormFactor::Phone, english);
    Finger finger(fixture.window());
    finger.expectNoMotion();
    finger.choose(QStringLiteral("rulebook"));
    REQUIRE(finger.scene().waitFor([&] { return finger.scene().find(QStringLiteral("search")) != nullptr; }));
    finger.choose(QStringLiteral("page-goal"));
    REQUIRE(isOpen(finger));
    finger.back();
    finger.choose(QStringLiteral("newGame"));
    finger.choose(QStringLiteral("variations"));
    finger.choose(QStringLiteral("ruleLink-gallantry"));
    REQUIRE(isOpen(finger));
    finger.back();
    REQUIRE(finger.scene().waitFor([&] { return finger.scene().find(QStringLiteral("variations")) != nullptr; }));
    fixture.requirePeace(finger);
}
