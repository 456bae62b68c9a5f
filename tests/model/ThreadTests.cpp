// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "OnDisk.h"
#include "TestTable.h"

#include "game/Cores.h"
#include "game/Thinker.h"

#include "rules/Game.h"

#include <QSignalSpy>
#include <QTest>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <atomic>
#include <memory>

using namespace academy;
using namespace academy::model;

TEST_CASE("Jobs are done in order, and a cancelled one hears of it", "[Worker][threads]")
{
    Worker worker(Worker::Threads::Own);
    std::vector<int> done;
    for (int job = 0; job < 100; ++job) {
        worker.add([&done, job](const std::stop_token &) { done.push_back(job); });
    }
    worker.finish();
    REQUIRE(done.size() == 100);
    CHECK(std::ranges::is_sorted(done));

    std::atomic<bool> began = false;
    std::atomic<bool> late = false;
    worker.add([&began](const std::stop_token &stop) {
        began = true;
        while (!stop.stop_requested()) {
            std::this_thread::yield();
        }
    });
    worker.add([&late](const std::stop_token &) { late = true; });
    while (!began) {
        std::this_thread::yield();
    }
    worker.cancel();
    worker.finish();
    CHECK(!late);
}

TEST_CASE("What a job brings comes in order and on the worker's own thread, and not at all once the worker is gone",
          "[Worker][threads]")
{
    constexpr int deliveries = 200;
    const auto here = std::this_thread::get_id();
    std::vector<int> brought;
    auto worker = std::make_unique<Worker>(Worker::Threads::Own);
    const auto bring = [&brought, here, worker = worker.get()](int number, const std::vector<int> &found) {
        worker->bring([&brought, here, number, found] {
            REQUIRE(std::this_thread::get_id() == here);
            REQUIRE(found == std::vector(100, number));
            brought.push_back(number);
        });
    };
    for (int number = 0; number < deliveries; ++number) {
        worker->add([&bring, number](const std::stop_token &) { bring(number, std::vector(100, number)); });
    }
    REQUIRE(waitFor([&brought] { return brought.size() == deliveries; }));
    CHECK(std::ranges::is_sorted(brought));

    bring(1000, std::vector(100, 1000)); // on its own thread: at once
    CHECK(brought.back() == 1000);

    // A delivery may end the worker; what was still to come is forgotten.
    brought.clear();
    worker->add([&, own = worker.get()](const std::stop_token &) {
        own->bring([&] {
            brought.push_back(1);
            worker.reset();
        });
        bring(2, std::vector(100, 2));
    });
    REQUIRE(waitFor([&worker] { return worker == nullptr; }));
    QTest::qWait(20);
    CHECK(brought == std::vector{1});
}

TEST_CASE("Computers leave a core to the interface, and each of the others gets as many trees", "[Thinker]")
{
    const auto onCores = [](int cores) { return threadsToThink(6, cores, DeviceKind::Desk); };
    CHECK(onCores(0) == 1); // not known
    CHECK(onCores(1) == 1);
    CHECK(onCores(2) == 1);
    CHECK(onCores(3) == 2);
    CHECK(onCores(4) == 3);
    CHECK(onCores(6) == 3);
    CHECK(onCores(8) == 6);
    CHECK(onCores(64) == 6);
    CHECK(threadsToThink(6, 8, DeviceKind::Hand) == 2);
    CHECK(threadsToThink(1, 8, DeviceKind::Desk) == 1);
    CHECK(threadsToThink(6) >= 1);
}

TEST_CASE("Players who are asked one after the other answer in that order", "[Thinker][threads]")
{
    const rules::State state = [] {
        rules::Random random(3);
        rules::State dealt = rules::newGame(rules::Options::of(rules::Mode::Standard, 5));
        while (rules::due(dealt) != rules::Due::Decision) {
            rules::due(dealt) == rules::Due::Chance ? rules::resolveChance(dealt, random) : rules::advance(dealt);
        }
        return dealt;
    }();
    Thinker thinker(Worker::Threads::Own);
    std::vector<int> actors;
    QObject::connect(&thinker, &Thinker::decided, &thinker, [&](const std::vector<Thought> &thoughts) {
        CHECK(!thoughts.empty());
        for (const Thought &thought : thoughts) {
            CHECK(thought.action.actor() == thought.actor);
            actors.push_back(thought.actor);
        }
    });
    const auto askAll = [&] {
        for (int squire = 0; squire < 5; ++squire) {
            thinker.ask(rules::viewOf(state, squire), squire, {.level = QStringLiteral("herald")}, 1);
        }
    };
    askAll();
    REQUIRE(waitFor([&] { return actors.size() == 5; }));
    CHECK(actors == std::vector{0, 1, 2, 3, 4});

    // What was asked before nobody wants to know any more, also where it was answered already.
    actors.clear();
    askAll();
    thinker.cancel();
    thinker.ask(rules::viewOf(state, 2), 2, {.level = QStringLiteral("herald")}, 1);
    REQUIRE(waitFor([&] { return !actors.empty(); }));
    QTest::qWait(20);
    CHECK(actors == std::vector{2});
}

TEST_CASE("Each player is made once, of its level and its style; what another version knows is played all the same",
          "[Thinker][style]")
{
    const rules::State state = [] {
        rules::Random random(3);
        rules::State dealt = rules::newGame(rules::Options::of(rules::Mode::Standard, 3));
        rules::resolveChance(dealt, random);
        return dealt;
    }();
    std::vector<std::pair<std::string, players::Style>> made;
    Thinker thinker(Worker::Threads::None, [&made](std::string_view level, players::Style style) {
        made.emplace_back(level, style);
        return players::makePlayer(level, style);
    });
    int answers = 0;
    QObject::connect(&thinker, &Thinker::decided, &thinker,
                     [&](const std::vector<Thought> &thoughts) { answers += static_cast<int>(thoughts.size()); });
    const auto ask = [&](const char *level, const char *style) {
        thinker.ask(rules::viewOf(state, 0), 0,
                    {.level = QString::fromLatin1(level), .style = QString::fromLatin1(style)}, 1);
    };
    ask("page", "bold");
    ask("page", "careful");
    ask("page", "bold");
    ask("page", "");
    ask("page", "merry");
    ask("jester", "bold");
    REQUIRE(waitFor([&] { return answers == 6; }));
    using players::Style;
    CHECK(made
          == std::vector<std::pair<std::string, Style>>{{"page", Style::Bold},
                                                        {"page", Style::Careful},
                                                        {"page", Style::Even},
                                                        {"jester", Style::Bold},
                                                        {"random", Style::Bold}});
}

TEST_CASE("A game of computers runs through the event loop, on threads and by the clock", "[Table][threads]")
{
    const QTemporaryDir folder;
    Table table(TableConfig{.savesFolder = folder.path()});
    table.presenter()->setSpeed(Enums::Speed::Instant);
    table.begin(beginning(options(rules::Mode::Standard, 3, allVariations, allAdvanced), 0, 101),
                folder.filePath(QStringLiteral("game.json")));
    REQUIRE(waitFor([&] { return table.over(); }));
    CHECK(table.told().table == table.controller().state());

    // The same game without threads.
    TestTable game;
    game.table().presenter()->setSpeed(Enums::Speed::Instant);
    game.begin(options(rules::Mode::Standard, 3, allVariations, allAdvanced), 0, 101);
    CHECK(game.table().controller().state() == table.controller().state());
}

TEST_CASE("Steps end by the clock", "[EventPresenter][threads]")
{
    Table table(TableConfig{.threads = Worker::Threads::None});
    table.presenter()->setSpeed(Enums::Speed::Fast);
    table.presenter()->setReducedMotion(true);
    table.begin(beginning(rules::Options::of(rules::Mode::Standard, 3), 1, 102), {});
    REQUIRE(table.presenter()->telling());
    CHECK(table.presenter()->duration() == 120);
    REQUIRE(waitFor([&] { return table.prompt()->decision() == Enums::Decision::Keep; }));
    CHECK(!table.presenter()->telling());
}

TEST_CASE("A human is asked when the game is on disk", "[Table][threads]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.json"));
    Table table(TableConfig{.savesFolder = folder.path()});
    table.presenter()->setSpeed(Enums::Speed::Instant);
    table.begin(beginning(rules::Options::of(rules::Mode::Standard, 3), 1, 103), path);
    REQUIRE(waitFor([&] { return table.prompt()->decision() == Enums::Decision::Keep; }));
    CHECK(QFileInfo::exists(path));
}

TEST_CASE("Leaving while computers think neither waits nor hears from them again", "[Table][threads]")
{
    TestTable other;
    Table table(TableConfig{.clock = EventPresenter::Clock::ByHand});
    table.presenter()->setSpeed(Enums::Speed::Instant);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        record::Record record = beginning(rules::Options::of(rules::Mode::Standard, 5), 1, seed);
        for (record::Player &player : record.players) {
            player.level = QStringLiteral("page");
        }
        table.begin(record, {});
        table.leave();
        CHECK(!table.running());
        CHECK(table.squires()->count() == 0);
    }
    QCoreApplication::processEvents();
    CHECK(!table.running());
}

TEST_CASE("Undo while a computer thinks cancels its thought", "[Undo][threads]")
{
    Table table(TableConfig{.clock = EventPresenter::Clock::ByHand});
    table.presenter()->setSpeed(Enums::Speed::Instant);
    table.begin(beginning(rules::Options::of(rules::Mode::Standard, 3), 1, 104), {});
    const auto isAsked = [&](Enums::Decision decision) { return table.prompt()->decision() == decision; };
    while (!isAsked(Enums::Decision::Play)) {
        REQUIRE(waitFor([&] { return isAsked(Enums::Decision::Keep) || isAsked(Enums::Decision::Play); }));
        if (isAsked(Enums::Decision::Keep)) {
            table.prompt()->chooseCard(0);
            table.prompt()->confirm();
        }
    }
    const rules::State before = table.controller().state();
    table.prompt()->chooseCard(0);
    table.prompt()->press(0);
    REQUIRE(table.canUndo()); // the computer's answer waits in the event loop
    table.undo();
    CHECK(table.controller().state() == before);
    QCoreApplication::processEvents();
    QTest::qWait(20);
    CHECK(table.controller().state() == before);
    CHECK(isAsked(Enums::Decision::Play));
}
