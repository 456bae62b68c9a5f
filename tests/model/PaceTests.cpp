// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"

#include <QTest>

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;

TEST_CASE("Between two beats of computers nothing is quiet", "[EventPresenter]")
{
    TestTable test;
    test.begin(options(rules::Mode::Standard, 4, 0, 0), 0, 5);
    const EventPresenter &story = *test.table().story();
    int beats = 0;
    int quiet = 0;
    QObject::connect(&story, &EventPresenter::beatChanged, &story, [&] {
        ++beats;
        quiet += story.telling() ? 0 : 1;
    });
    test.tellAll();
    CHECK(test.table().over());
    CHECK(beats > 200);
    CHECK(quiet == 1); // at the end
}

TEST_CASE("Computers think while it is told what came before", "[GameController][threads]")
{
    Table table({.clock = EventPresenter::Clock::ByHand, .threads = Worker::Threads::Own, .savesFolder = {}});
    table.begin(beginning(options(rules::Mode::Standard, 3, 0, 0), 0, 7), {});
    int followedAtOnce = 0; // never by one who is asked only then: an answer comes through the event loop
    while (!table.over()) {
        REQUIRE(QTest::qWaitFor([&] { return table.story()->telling() || table.over(); }, 60'000));
        if (table.over()) {
            break;
        }
        const bool disc = table.story()->kind() == Enums::AnimationStep::DiscMoved;
        QTest::qWait(1);
        table.story()->finishBeat();
        followedAtOnce += disc && table.story()->kind() == Enums::AnimationStep::CardPlayed ? 1 : 0;
    }
    CHECK(followedAtOnce > 0);
}

TEST_CASE("With less motion every beat is as short as a cross-fade, so that nothing is waited for", "[EventPresenter]")
{
    TestTable test;
    Table &table = test.table();
    int longest = 0;
    test.watch = [&] { longest = std::max(longest, table.story()->duration()); };
    test.begin(options(rules::Mode::Standard, 4, 0, 0), 0, 5);
    test.tellAll();
    CHECK(longest > 500);
    longest = 0;
    table.story()->setReducedMotion(true);
    test.begin(options(rules::Mode::Standard, 4, 0, 0), 0, 5);
    test.tellAll();
    CHECK(longest > 0);
    CHECK(longest <= 120);
}

TEST_CASE("While the game rests nothing goes on by itself, and then it goes on where it was", "[EventPresenter]")
{
    EventPresenter story(EventPresenter::Clock::Timer);
    const AnimationStep beat{.events = {rules::Event{}}, .told = {}, .duration = 1};
    for (const bool before : {true, false}) { // resting before the beat begins, or within it
        story.setResting(before);
        story.tell({beat, beat}, false);
        story.setResting(true);
        const int number = story.number();
        QTest::qWait(40);
        CHECK(story.telling());
        CHECK(story.number() == number);
        story.setResting(false);
        CHECK(QTest::qWaitFor([&] { return !story.telling(); }, 60'000));
        CHECK(story.number() == number + 1);
    }
}

TEST_CASE("A table rests while it is told to", "[EventPresenter]")
{
    Table table;
    CHECK(!table.story()->resting());
    table.story()->setResting(true);
    CHECK(table.story()->resting());
}
