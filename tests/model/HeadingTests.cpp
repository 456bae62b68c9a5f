// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

using namespace academy;
using namespace academy::model;

TEST_CASE("The heading counts cards upwards, also while one is on its way", "[Table]")
{
    const auto players = GENERATE(3, 5);
    TestTable game;
    Table &table = game.table();
    QString heading; // of the turn
    int card = 0;
    int counted = 0;
    game.watch = [&] {
        if (!table.headingDetail().startsWith(QStringLiteral("Card "))) {
            return;
        }
        const QString now = table.headingLines().front();
        INFO(now.toStdString() << ", " << table.headingDetail().toStdString());
        CHECK((now != heading || table.cardNumber() == card || table.cardNumber() == card + 1));
        CHECK((now == heading || table.cardNumber() == 1));
        heading = now;
        card = table.cardNumber();
        ++counted;
    };
    game.begin(rules::Options::of(rules::Mode::Standard, players), 2, 91);
    game.playToTheEnd();
    CHECK(counted > 100);
}
