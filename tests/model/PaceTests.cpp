// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"

#include <QTest>

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;

TEST_CASE("Between two steps of computers nothing is quiet", "[EventPresenter]")
{
    TestTable test;
    test.begin(options(rules::Mode::Standard, 4, 0, 0), 0, 5);
    const EventPresenter &presenter = *test.table().presenter();
    int animations = 0;
    int quiet = 0;
    QObject::connect(&presenter, &EventPresenter::stepChanged, &presenter, [&] {
        ++animations;
        quiet += presenter.telling() ? 0 : 1;
    });
    test.tellAll();
    CHECK(test.table().over());
    CHECK(animations > 200);
    CHECK(quiet == 1); // at the end
}

TEST_CASE("Computers think while it is told what came before", "[GameController][threads]")
{
    Table table({.clock = EventPresenter::Clock::ByHand, .threads = Worker::Threads::Own, .savesFolder = {}});
    table.begin(beginning(options(rules::Mode::Standard, 3, 0, 0), 0, 7), {});
    int followedAtOnce = 0; // never by one who is asked only then: an answer comes through the event loop
    while (!table.over()) {
        REQUIRE(QTest::qWaitFor([&] { return table.presenter()->telling() || table.over(); }, 60'000));
        if (table.over()) {
            break;
        }
        const bool disc = table.presenter()->kind() == Enums::AnimationStep::DiscMoved;
        QTest::qWait(1);
        table.presenter()->finishStep();
        followedAtOnce += disc && table.presenter()->kind() == Enums::AnimationStep::CardPlayed ? 1 : 0;
    }
    CHECK(followedAtOnce > 0);
}

TEST_CASE("With less motion every step is as short as a cross-fade, so that nothing is waited for", "[EventPresenter]")
{
    TestTable test;
    Table &table = test.table();
    int longest = 0;
    test.watch = [&] { longest = std::max(longest, table.presenter()->duration()); };
    test.begin(options(rules::Mode::Standard, 4, 0, 0), 0, 5);
    test.tellAll();
    CHECK(longest > 500);
    longest = 0;
    table.presenter()->setReducedMotion(true);
    test.begin(options(rules::Mode::Standard, 4, 0, 0), 0, 5);
    test.tellAll();
    CHECK(longest > 0);
    CHECK(longest <= 120);
}

TEST_CASE("While the game rests nothing goes on by itself, and then it goes on where it was", "[EventPresenter]")
{
    EventPresenter presenter(EventPresenter::Clock::Timer);
    const AnimationStep animation{.events = {rules::Event{}}, .told = {}, .duration = 1};
    for (const bool before : {true, false}) { // resting before the step begins, or within it
        presenter.setResting(before);
        presenter.tell({animation, animation});
        presenter.setResting(true);
        const int number = presenter.number();
        QTest::qWait(40);
        CHECK(presenter.telling());
        CHECK(presenter.number() == number);
        presenter.setResting(false);
        CHECK(QTest::qWaitFor([&] { return !presenter.telling(); }, 60'000));
        CHECK(presenter.number() == number + 1);
    }
}

TEST_CASE("A table rests while it is told to", "[EventPresenter]")
{
    Table table;
    CHECK(!table.presenter()->resting());
    table.presenter()->setResting(true);
    CHECK(table.presenter()->resting());
}
