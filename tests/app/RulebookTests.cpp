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
void openGame(AppFixture &evening, Visitor &visitor)
{
    PreparedGame game = PreparedGame::standard(3);
    game.seed = 11;
    visitor.expectNoMotion();
    evening.open(visitor, game);
    REQUIRE(visitor.scene().waitFor([&] {
        const rules::State &table = evening.table().told().table;
        return evening.table().prompt()->decision() == Decision::Keep && table.kept[1].size() == 1
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
    AppFixture evening(form, language);
    AnyVisitor visitor(evening.window());
    openGame(evening, visitor);
    visitor.choose(QStringLiteral("card0"));
    const auto before = evening.table().told();
    const int chosen = evening.table().prompt()->chosenCount();
    visitor.choose(QStringLiteral("help"));
    REQUIRE(isOpen(visitor));
    CHECK(evening.table().resting());
    visitor.back();
    requireClosed(visitor);
    CHECK(!evening.table().resting());
    CHECK(evening.table().told() == before);
    CHECK(evening.table().prompt()->chosenCount() == chosen);
    evening.requirePeace(visitor);
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
    AppFixture evening(FormFactor::Phone, english, model::Enums::Speed::Fast);
    evening.session().settings().setReducedMotion(true);
    Finger finger(evening.window());
    PreparedGame game = PreparedGame::standard(3);
    game.seed = 7;
    evening.open(finger, game);
    GamePlayer player(finger, evening.table(), 7);
    player.hurry();
    REQUIRE(player.playUntil(QStringLiteral("scoring-education")));
    finger.choose(QStringLiteral("scoringHelp"));
    REQUIRE(isOpen(finger));
    finger.back();
    REQUIRE(finger.scene().waitFor([&] {
        const QQuickItem *help = finger.scene().find(u"scoringHelp");
        return help != nullptr && finger.scene().isReachable(*help);
    }));
    CHECK(evening.table().scoring()->board() == model::Enums::Board::Education);
    REQUIRE(player.playUntil(QStringLiteral("keep")));
    evening.requirePeace(finger);
}

TEST_CASE("F1 opens the rulebook, and no key of the table reaches the game below", "[rulebook]")
{
    AppFixture evening(FormFactor::Desktop, english);
    Keyboard keyboard(evening.window());
    openGame(evening, keyboard);
    const auto before = evening.table().told();
    QTest::keyClick(&evening.window(), Qt::Key_F1);
    REQUIRE(isOpen(keyboard));
    REQUIRE(keyboard.scene().waitFor([&] { return evening.window().activeFocusItem()->objectName() == reader; }));
    for (const auto key : {Qt::Key_1, Qt::Key_Space, Qt::Key_2, Qt::Key_Space, Qt::Key_A, Qt::Key_J}) {
        QTest::keyClick(&evening.window(), key);
    }
    CHECK(evening.table().told() == before);
    CHECK(evening.table().prompt()->chosenCount() == 0);
    keyboard.back();
    requireClosed(keyboard);
    evening.requirePeace(keyboard);
}

TEST_CASE("The rulebook is an entry of the first page, and setup leads to it and back", "[rulebook]")
{
    AppFixture evening(FormFactor::Phone, english);
    Finger finger(evening.window());
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
    evening.requirePeace(finger);
}
