// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "../SampleSize.h"
#include "TestTable.h"
#include "words/AdviceText.h"

#include <QSignalSpy>
#include <QTest>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace academy;
using namespace academy::model;

TEST_CASE("Advice is offered while somebody here decides, and at no other time", "[AdvicePrompt]")
{
    TestTable game(31);
    Table &table = game.table();
    AdvicePrompt &advice = *table.advice();
    CHECK(!advice.offered());
    game.watch = [&] { REQUIRE(advice.offered() == (table.prompt()->decision() != Enums::Decision::None)); };
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 2, 31);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    game.decide();
    game.tellAll();
    if (table.prompt()->curtain()) {
        CHECK(!advice.offered());
    }
    table.leave();
    CHECK(!advice.offered());
}

TEST_CASE("Advice names a choice, and following it puts that on the table without confirming it", "[AdvicePrompt]")
{
    TestTable game(32);
    Table &table = game.table();
    AdvicePrompt &advice = *table.advice();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 32);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    const rules::State before = table.controller().state();
    advice.ask();
    REQUIRE(advice.given());
    CHECK(!advice.thinking());
    CHECK(advice.choice().startsWith(QStringLiteral("Play ")));
    CHECK(advice.chance().contains(QLatin1Char('%')));
    CHECK(advice.reasons().size() <= 3);
    CHECK(!table.prompt()->canConfirm());

    advice.follow();
    CHECK(table.controller().state() == before);
    REQUIRE(table.prompt()->canConfirm());
    table.prompt()->confirm();
    CHECK(!advice.given()); // it was about the decision that is taken now
    CHECK(advice.choice().isEmpty());
}

TEST_CASE("The boards that advice speaks of are lit while it is read", "[AdvicePrompt]")
{
    TestTable game(36);
    Table &table = game.table();
    AdvicePrompt &advice = *table.advice();
    const auto lit = [&table] {
        QList<Enums::Board> boards;
        for (const BoardRow &row : table.boards()->rows()) {
            if (row.lit) {
                boards.append(row.board);
            }
        }
        std::ranges::sort(boards);
        return boards;
    };
    const auto spokenOf = [&advice] {
        QList<Enums::Board> boards;
        for (const AnswerLine &line : advice.reasons()) {
            if (!boards.contains(line.board)) {
                boards.append(line.board);
            }
        }
        std::ranges::sort(boards);
        return boards;
    };
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 36);
    int some = 0;
    for (int decision = 0; decision < 4; ++decision) {
        REQUIRE(game.playUntil(Enums::Decision::Play));
        CHECK(lit().isEmpty());
        advice.ask();
        REQUIRE(advice.given());
        CHECK(lit() == spokenOf());
        some += lit().isEmpty() ? 0 : 1;
        advice.dismiss();
        CHECK(lit().isEmpty());
        advice.ask(); // it is read once more
        CHECK(lit() == spokenOf());
        if (decision % 2 == 0) {
            advice.follow();
            advice.dismiss(); // as the plate does that has the button
            CHECK(lit().isEmpty());
            table.prompt()->cancel();
        }
        game.decide();
        CHECK(lit().isEmpty()); // it was about the decision that is taken now
    }
    CHECK(some > 0);
}

TEST_CASE("Advice can be followed at every decision of every kind of game", "[AdvicePrompt][long]")
{
    rules::Random random(33);
    int followed = 0;
    constexpr int games = academy::test::sampleSize(8);
    for (int seed = 0; seed < games; ++seed) {
        TestTable game(static_cast<std::uint64_t>(seed));
        Table &table = game.table();
        const bool two = seed % 2 == 1;
        game.begin(
            options(two ? rules::Mode::Lancelot : rules::Mode::Standard, two ? 4 : 3, allVariations, allAdvanced), 1,
            static_cast<std::uint64_t>(seed));
        game.playToTheEnd([&] {
            if (random.below(20) != 0 && table.prompt()->decision() != Enums::Decision::Exchange) {
                return;
            }
            INFO(static_cast<int>(table.prompt()->decision()));
            table.advice()->ask();
            REQUIRE(table.advice()->given());
            CHECK(!table.advice()->choice().isEmpty());
            for (const AnswerLine &line : table.advice()->reasons()) {
                CHECK(line.emblem
                      == emblemOf(toRules(line.board).value_or(rules::noBoard), table.told().table.options));
                CHECK(!line.emblem.isEmpty());
                CHECK(!line.text.isEmpty());
                CHECK(!line.after.isEmpty());
            }
            table.advice()->follow();
            const bool declines = table.advice()->choice() == QStringLiteral("Do not look")
                || table.advice()->choice() == QStringLiteral("Leave the ties");
            CHECK(table.prompt()->canConfirm() != declines);
            table.prompt()->cancel();
            ++followed;
        });
    }
    CHECK(followed > games);
}

TEST_CASE("In Karadoc advice gives reasons, also for what the neutral squire does", "[AdvicePrompt]")
{
    TestTable game(35);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Karadoc, 3), 1, 35);
    const QString neutral = table.controller().people().squire(rules::Options::neutralSquire);
    int asked = 0;
    int reasons = 0;
    int costsLater = 0; // what a choice costs is told after what it gains
    int neutrals = 0; // reasons that speak of the neutral squire
    int forNeutral = 0; // decisions taken for it (R8.4)
    game.playToTheEnd([&] {
        const rules::State &state = table.controller().state();
        const bool takesPart = state.phase == rules::Phase::Play || state.phase == rules::Phase::Bonus;
        if (!takesPart || (state.actor != rules::Options::neutralSquire && ++asked % 8 != 0)) {
            return;
        }
        forNeutral += state.actor == rules::Options::neutralSquire ? 1 : 0;
        AdvicePrompt &advice = *table.advice();
        advice.ask();
        REQUIRE(advice.given());
        CHECK(!advice.choice().isEmpty());
        CHECK(!advice.chance().isEmpty());
        const QList<AnswerLine> told = advice.reasons();
        CHECK(std::ranges::is_partitioned(told, [](const AnswerLine &line) { return line.gain > 0; }));
        costsLater += !told.isEmpty() && told.constFirst().gain > 0 && told.constLast().gain <= 0 ? 1 : 0;
        for (const AnswerLine &line : told) {
            INFO(line.text.toStdString());
            CHECK(line.text.endsWith(QLatin1Char('.')));
            CHECK(!line.text.contains(QStringLiteral("%1")));
            CHECK((line.gain > 0) == line.after.startsWith(QLatin1Char('+')));
            neutrals += line.text.contains(neutral, Qt::CaseInsensitive) ? 1 : 0;
            ++reasons;
        }
    });
    CHECK(forNeutral > 0);
    CHECK(costsLater > 0);
    CHECK(reasons > 0);
    CHECK(neutrals > 0);
}

TEST_CASE("What is only nearly certain is not told as certain", "[AdvicePrompt]")
{
    TestTable game(34);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 34);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    const rules::State &state = game.table().controller().state();
    const int squire = game.table().controller().asked()->actor;
    const Choice decision(rules::viewOf(state, squire), squire);
    rules::ActionList actions;
    rules::legalActions(state, squire, actions);
    const auto chance = [&](int share) {
        const players::Advice advice{
            .best = actions[0], .nextBest = actions[1], .share = share, .shareNextBest = 20'000};
        return AdviceText::chance(decision, People(), advice);
    };
    CHECK(chance(100).startsWith(QStringLiteral("Chance of winning: 1%.")));
    CHECK(chance(65'500).startsWith(QStringLiteral("Chance of winning: 99%.")));
    CHECK(chance(0).startsWith(QStringLiteral("Chance of winning: 0%.")));
    CHECK(chance(65'536).startsWith(QStringLiteral("Chance of winning: 100%.")));
    CHECK(chance(32'768).startsWith(QStringLiteral("Chance of winning: 50%.")));
}

TEST_CASE("Advice that is being thought about ends with the decision", "[AdvicePrompt][threads]")
{
    Table table(
        TableConfig{.clock = EventPresenter::Clock::ByHand, .threads = Worker::Threads::Own, .savesFolder = {}});
    table.begin(beginning(rules::Options::of(rules::Mode::Standard, 3), 3, 34), {});
    table.setHandOver(Enums::HandOver::Open);
    const auto ask = [&] {
        REQUIRE(QTest::qWaitFor([&] {
            table.skip();
            return table.advice()->offered();
        }));
        table.advice()->ask();
    };
    ask();
    CHECK(table.advice()->thinking());
    table.advice()->dismiss();
    CHECK(!table.advice()->thinking());

    ask();
    table.prompt()->chooseCard(0);
    table.prompt()->confirm();
    CHECK(!table.advice()->thinking());
    table.undo();
    REQUIRE(table.advice()->offered());
    CHECK(!table.advice()->given());

    ask();
    REQUIRE(QTest::qWaitFor([&] { return table.advice()->given(); }, 60'000));
    CHECK(!table.advice()->choice().isEmpty());

    table.leave();
    CHECK(!table.advice()->offered());
}
