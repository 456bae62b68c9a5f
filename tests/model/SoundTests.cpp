// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"
#include "game/Sounds.h"

#include <QSignalSpy>

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;

namespace
{

QStringList heard(const QSignalSpy &spy)
{
    QStringList names;
    for (const QList<QVariant> &arguments : spy) {
        names.append(arguments.constFirst().toString());
    }
    return names;
}

} // namespace

TEST_CASE("A whole game makes every sound, each where it belongs", "[Sounds]")
{
    TestTable game(41);
    Table &table = game.table();
    const QSignalSpy spy(&table, &Table::sounded);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 41);
    game.playToTheEnd();
    QStringList names = heard(spy);
    CHECK(names.count(QStringLiteral("knighting")) == 1);
    CHECK(names.constLast() == QStringLiteral("knighting"));
    names.removeDuplicates();
    names.sort();
    CHECK(names
          == QStringList{QStringLiteral("card-lift"), QStringLiteral("card-play"), QStringLiteral("coat-lost"),
                         QStringLiteral("coat-won"), QStringLiteral("disc-hop"), QStringLiteral("knighting"),
                         QStringLiteral("scoring-step"), QStringLiteral("your-turn")});
}

TEST_CASE("Lifting a card is heard, putting it back is not", "[Sounds]")
{
    TestTable game(42);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 42);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    const QSignalSpy spy(&table, &Table::sounded);
    table.prompt()->chooseCard(0);
    table.prompt()->chooseCard(1);
    CHECK(heard(spy) == QStringList{soundOfLift(), soundOfLift()});
    table.prompt()->chooseCard(1);
    table.prompt()->cancel();
    CHECK(spy.count() == 2);
}

TEST_CASE("What is skipped is not heard, nor what only some may know", "[Sounds]")
{
    TestTable game(43);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 43);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    game.decide();
    const QSignalSpy spy(&table, &Table::sounded);
    table.skip();
    CHECK(heard(spy) == QStringList{soundOfTurn()});
    CHECK(soundOf({.kind = Enums::AnimationStep::CoatGiven, .value = 0}).isEmpty());
    CHECK(soundOf({.kind = Enums::AnimationStep::CardKept}).isEmpty());
}
