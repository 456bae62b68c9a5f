// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Signposts.h"

#include "rulebook/Book.h"

#include "TestTable.h"
#include "decision/Prompt.h"
#include "rows/HandModel.h"

#include <catch2/catch_test_macros.hpp>

#include <QMetaEnum>
#include <QSignalSpy>

/// Whatever is asked or shown at the table has its place in the rulebook.
namespace academy::rulebook
{

using model::Enums::Decision;
using rules::Options;
using rules::State;

namespace
{

const Book &book()
{
    static const Book english(QStringLiteral("en"));
    return english;
}

void checkPlace(const QString &target)
{
    INFO(target.toStdString());
    CHECK(!target.isEmpty());
    CHECK(book().find(target).has_value());
}

std::vector<Options> allKindsOfGames()
{
    std::vector<Options> games;
    for (const rules::Mode mode : {rules::Mode::Standard, rules::Mode::Karadoc, rules::Mode::Lancelot}) {
        for (unsigned variations = 0; variations < 64; ++variations) {
            games.push_back(Options::of(mode));
            games.back().variations = static_cast<std::uint8_t>(variations);
        }
    }
    return games;
}

} // namespace

TEST_CASE("Every decision and every phase has its place in the rulebook", "[rulebook][signposts]")
{
    const auto decisions = QMetaEnum::fromType<Decision>();
    for (const Options &options : allKindsOfGames()) {
        State state = rules::newGame(options);
        for (int phase = 0; phase <= static_cast<int>(rules::Phase::Over); ++phase) {
            state.phase = static_cast<rules::Phase>(phase);
            checkPlace(Signposts::ofPhase(state));
        }
        for (int number = 0; number < decisions.keyCount(); ++number) {
            for (const int step : {0, 1}) {
                state.step = static_cast<std::uint8_t>(step);
                checkPlace(Signposts::ofDecision(static_cast<Decision>(decisions.value(number)), state));
            }
        }
    }
}

TEST_CASE("Every board and every kind of card has its place, on the side that lies up", "[rulebook][signposts]")
{
    for (const Options &options : allKindsOfGames()) {
        for (const rules::Board board : rules::allBoards) {
            checkPlace(Signposts::ofBoard(board, options));
        }
        for (int kind = 0; kind < rules::cardKindCount; ++kind) {
            checkPlace(Signposts::ofCard(static_cast<rules::CardKind>(kind), options));
        }
    }
    Options turned = Options::of(rules::Mode::Standard);
    CHECK(Signposts::ofBoard(rules::Board::Education, turned) == QLatin1String("education"));
    turned.set(rules::Variation::Education);
    CHECK(Signposts::ofBoard(rules::Board::Education, turned) == QLatin1String("codex"));
    CHECK(Signposts::ofBoard(model::Enums::Board::NoBoard, nullptr) == QLatin1String("boards"));
}

TEST_CASE("Every choice before the game has its place", "[rulebook][signposts]")
{
    for (const char *row : {"squires", "advanced", "variations", "stakes", "hiddenScores", "starts"}) {
        const QString place = Signposts::ofSetup(QString::fromLatin1(row));
        CHECK(place != QLatin1String("setup"));
        checkPlace(place);
    }
    const auto checkNames = [](const auto &names) {
        for (const std::string_view name : names) {
            const QString place =
                Signposts::ofSetup(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
            CHECK(place != QLatin1String("setup"));
            checkPlace(place);
        }
    };
    checkNames(rules::advancedNames);
    checkNames(rules::variationNames);
    for (const auto mode : {model::Enums::Mode::Standard, model::Enums::Mode::Karadoc, model::Enums::Mode::Lancelot}) {
        checkPlace(Signposts::ofMode(mode));
    }
}

TEST_CASE("Every board has its page, on each of its sides", "[rulebook][signposts]")
{
    for (const rules::Board board : rules::allBoards) {
        for (const bool turned : {false, true}) {
            rules::Options options;
            options.set(rules::facts(board).turnedBy, turned);
            if (rules::ruleSet(options).has(board)) {
                INFO("The board " << rules::facts(board).name << (turned ? ", turned" : ""));
                checkPlace(Signposts::ofBoard(board, options));
            }
        }
    }
}

TEST_CASE("Without a game the book opens at its beginning", "[rulebook][signposts]")
{
    CHECK(Signposts::now(nullptr) == QLatin1String("goal"));
    const model::Table table;
    CHECK(Signposts::now(&table) == QLatin1String("goal"));
}

TEST_CASE("In whole games there is always a place for what is asked", "[rulebook][signposts]")
{
    for (const auto mode : {rules::Mode::Standard, rules::Mode::Karadoc, rules::Mode::Lancelot}) {
        model::TestTable game(7);
        const model::Table &table = game.table();
        game.watch = [&table] { checkPlace(Signposts::now(&table)); };
        game.begin(model::options(mode, 4, model::allVariations, model::allAdvanced), 2, 31);
        game.playToTheEnd();
        CHECK(Signposts::now(&table) == QLatin1String("end"));
    }
}

TEST_CASE("With a card lifted, its board is meant; with a refusal, the rule", "[rulebook][signposts]")
{
    model::TestTable game(3);
    model::Table &table = game.table();
    game.begin(model::options(rules::Mode::Standard, 3, 0, 0), 1, 5);
    REQUIRE(game.playUntil(Decision::Keep));
    CHECK(Signposts::now(&table) == QLatin1String("turn#draft"));
    table.prompt()->chooseCard(0);
    const auto kind = static_cast<rules::CardKind>(table.hand()->rows().at(0).kind);
    CHECK(Signposts::now(&table) == Signposts::ofCard(kind, rules::Options()));
    table.prompt()->cancel();
    REQUIRE(game.playUntil(Decision::Play));
    CHECK(Signposts::now(&table) == QLatin1String("turn#play"));
    table.prompt()->chooseBoard(model::Enums::Board::Quests); // without a card
    CHECK(!table.prompt()->refusalRule().isEmpty());
    CHECK(Signposts::now(&table) == Signposts::ofRule(table.prompt()->refusalRule()));
}

TEST_CASE("A rule is read where it is told", "[rulebook][signposts]")
{
    CHECK(Signposts::ofRule(QStringLiteral("R5.2")) == QLatin1String("gallantry#must"));
    CHECK(Signposts::ofRule(QStringLiteral("R4.4")) == QLatin1String("turn#play"));
    CHECK(Signposts::ofRule(QStringLiteral("R99.1")).isEmpty());
}

TEST_CASE("Whoever asks for the book is heard", "[rulebook][signposts]")
{
    Signposts signposts;
    QSignalSpy asked(&signposts, &Signposts::asked);
    signposts.ask(QStringLiteral("turn"));
    REQUIRE(asked.size() == 1);
    CHECK(asked.at(0).at(0).toString() == QLatin1String("turn"));
}

} // namespace academy::rulebook
