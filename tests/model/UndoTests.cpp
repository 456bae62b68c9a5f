// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;

TEST_CASE("A card played can be taken back while nobody else has decided", "[Undo]")
{
    TestTable game(2);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 61);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    CHECK(!table.canUndo()); // the hand has just come together
    const rules::State before = table.controller().state();
    const auto entries = table.controller().match().record().entries.size();
    const int chronicle = table.chronicle()->count();
    const QList<HandRow> hand = table.hand()->rows();

    table.prompt()->chooseCard(0);
    table.prompt()->press(0);
    REQUIRE(table.presenter()->telling());
    CHECK(table.canUndo());
    CHECK(table.hand()->count() == hand.size() - 1);

    table.undo();
    CHECK(table.controller().state() == before);
    CHECK(table.told().table == before);
    CHECK(table.controller().match().record().entries.size() == entries);
    CHECK(table.chronicle()->count() == chronicle);
    CHECK(table.hand()->count() == hand.size());
    CHECK(table.prompt()->decision() == Enums::Decision::Play);
    CHECK(!table.canUndo());
}

TEST_CASE("When a computer has decided, nothing can be taken back", "[Undo]")
{
    TestTable game(2);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 62);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    game.decide();
    CHECK(table.canUndo());
    game.tellAll();
    CHECK(!table.canUndo());
    const rules::State now = table.controller().state();
    table.undo();
    CHECK(table.controller().state() == now);
}

TEST_CASE("When the cards have been passed on, nothing can be taken back", "[Undo]")
{
    TestTable game(2);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 63);
    REQUIRE(game.playUntil(Enums::Decision::Keep));
    game.decide(); // the last one to choose: all computers have
    CHECK(!table.canUndo());
}

TEST_CASE("A person who has handed the tablet on gets it back behind a curtain", "[Undo]")
{
    TestTable game(2);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 3, 64);
    REQUIRE(game.playUntil(Enums::Decision::Keep));
    const QString first = table.prompt()->name();
    const rules::State before = table.controller().state();
    game.decide();
    REQUIRE(table.prompt()->curtain());
    CHECK(table.prompt()->name() != first);
    REQUIRE(table.canUndo());

    table.undo();
    CHECK(table.controller().state() == before);
    CHECK(table.prompt()->curtain());
    CHECK(table.prompt()->name() == first);
    CHECK(table.hand()->count() == 0);
}

TEST_CASE("Several decisions in a row are taken back one by one", "[Undo]")
{
    TestTable game(2);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Lancelot), 1, 65);
    REQUIRE(game.playUntil(Enums::Decision::Play)); // R9.5: three cards of one squire
    const rules::State first = table.controller().state();
    game.decide();
    game.tellAll();
    const rules::State second = table.controller().state();
    REQUIRE(table.prompt()->decision() == Enums::Decision::Play);
    game.decide();
    table.undo();
    CHECK(table.controller().state() == second);
    table.undo();
    CHECK(table.controller().state() == first);
    table.undo(); // the division of the cards, which the computer had made before
    CHECK(table.prompt()->decision() == Enums::Decision::Assign);
    CHECK(!table.canUndo());
}

TEST_CASE("A look at the Codex cannot be taken back, not looking can", "[Undo]")
{
    const auto afterPeek = [](bool looks) {
        for (std::uint64_t seed = 0;; ++seed) {
            TestTable game(seed);
            Table &table = game.table();
            game.begin(options(rules::Mode::Standard, 3, 1U << static_cast<unsigned>(rules::Variation::Education), 0),
                       3, seed);
            if (!game.playUntil(Enums::Decision::Peek)) {
                continue;
            }
            REQUIRE(table.canUndo()); // the card before it
            if (looks) {
                table.prompt()->choosePlace(0);
                table.prompt()->press(0);
            } else {
                table.prompt()->press(1);
            }
            return table.canUndo();
        }
    };
    CHECK(!afterPeek(true));
    CHECK(afterPeek(false));
}

TEST_CASE("A decision taken back and taken again makes the same game", "[Undo]")
{
    const auto play = [](bool hesitates) {
        TestTable game(8);
        Table &table = game.table();
        game.begin(options(rules::Mode::Standard, 3, allVariations, allAdvanced), 2, 66);
        game.tellAll();
        while (!table.over()) {
            if (hesitates && game.isAsked()) {
                const rules::Random before = game.random();
                game.decide();
                if (table.canUndo()) {
                    table.undo();
                    game.random() = before;
                } else {
                    game.tellAll();
                    continue;
                }
            }
            game.decide();
            game.tellAll();
        }
        return record::toJson(table.controller().match().record());
    };
    CHECK(play(true) == play(false));
}

namespace
{

// The first person plays a card, and the computers answer until that person is asked again.
void playAndBeAnswered(TestTable &game)
{
    REQUIRE(game.playUntil(Enums::Decision::Play));
    game.decide();
    game.tellAll();
    REQUIRE(game.table().prompt()->decision() == Enums::Decision::Play);
}

} // namespace

TEST_CASE("Alone against computers the last decision is taken back together with their answers", "[Undo]")
{
    TestTable game(2);
    Table &table = game.table();
    table.setTakeBacks(true);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 62);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    const rules::State before = table.controller().state();
    const auto entries = table.controller().match().record().entries.size();
    const int chronicle = table.chronicle()->count();
    game.decide();
    game.tellAll();
    REQUIRE(table.controller().match().record().entries.size() > entries + 2);
    REQUIRE(table.canUndo());

    table.undo();
    CHECK(table.controller().state() == before);
    CHECK(table.told().table == before);
    CHECK(table.chronicle()->count() == chronicle);
    CHECK(table.prompt()->decision() == Enums::Decision::Play);
    CHECK(table.controller().match().record().table.takeBacks == true);
    game.playToTheEnd();
    CHECK(table.result()->takeBacksText() == QStringLiteral("A game with undone moves"));
}

TEST_CASE("Alone against computers one decision after the other is taken back, as far as the first of the turn",
          "[Undo]")
{
    TestTable game(2);
    Table &table = game.table();
    table.setTakeBacks(true);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 62);
    std::vector<rules::State> decisions; // of the second turn
    game.playToTheEnd([&] {
        if (table.turn() == 2 && decisions.size() < 6) {
            decisions.push_back(table.controller().state());
        }
        if (table.turn() == 2 && table.prompt()->decision() == Enums::Decision::Play && decisions.size() == 6) {
            REQUIRE(table.controller().state() == decisions.back());
            decisions.pop_back();
            for (; !decisions.empty(); decisions.pop_back()) {
                REQUIRE(table.canUndo());
                table.undo();
                REQUIRE(table.controller().state() == decisions.back());
            }
            CHECK(!table.canUndo());
            decisions.resize(7); // once
        }
    });
    CHECK(decisions.size() == 7);
    CHECK(table.result()->takeBacksText() == QStringLiteral("A game with undone moves"));
}

TEST_CASE("What is taken back is told, and whether others' decisions went with it", "[Undo]")
{
    TestTable game(2);
    Table &table = game.table();
    QStringList told;
    QObject::connect(&table, &Table::tookBack, &table, [&told](const QString &text, bool others) {
        told.append(text + (others ? QStringLiteral(" (others)") : QString()));
    });
    table.setTakeBacks(true);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 62);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    const auto decide = [&table] {
        int row = 0; // of a card whose board is not named
        while (table.hand()->rows().at(row).kind == Enums::CardKind::Swords) {
            ++row;
        }
        table.prompt()->chooseCard(row);
        const QString text = table.prompt()->buttons().constFirst().text;
        table.prompt()->press(0);
        return text;
    };
    const QString first = decide();
    table.undo();
    REQUIRE(told == QStringList{QStringLiteral("Undone: “%1”.").arg(first)});
    told.clear();
    decide();
    game.tellAll();
    table.undo();
    CHECK(told == QStringList{QStringLiteral("Undone: “%1”, and everything since. (others)").arg(first)});
}

TEST_CASE("Among several people it is not told which card was taken back", "[Undo]")
{
    TestTable game(2);
    Table &table = game.table();
    QString told;
    QObject::connect(&table, &Table::tookBack, &table, [&told](const QString &text) { told = text; });
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 3, 64);
    REQUIRE(game.playUntil(Enums::Decision::Keep));
    game.decide();
    table.undo();
    CHECK(told == QStringLiteral("The last decision is undone."));
}

TEST_CASE("What the rules allow to be taken back is no take-back", "[Undo]")
{
    TestTable game(2);
    Table &table = game.table();
    table.setTakeBacks(true);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 62);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    game.decide();
    REQUIRE(table.presenter()->telling());
    table.undo();
    CHECK(!table.controller().match().record().table.takeBacks.has_value());
    game.playToTheEnd();
    CHECK(table.result()->takeBacksText().isEmpty());
}

TEST_CASE("A draft is taken back to before the hands were passed, and the same hands come again", "[Undo]")
{
    TestTable game(2);
    Table &table = game.table();
    table.setTakeBacks(true);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 63);
    REQUIRE(game.playUntil(Enums::Decision::Keep));
    const rules::State before = table.controller().state();
    const rules::Random chooses = game.random();
    game.decide();
    game.tellAll();
    const rules::State after = table.controller().state();
    table.undo();
    CHECK(table.controller().state() == before);
    game.random() = chooses;
    game.decide();
    game.tellAll();
    CHECK(table.controller().state() == after);
}

TEST_CASE("Among people, or where it is not wanted, the computers' answers stand", "[Undo]")
{
    const auto mayTakeBack = [](int humans, bool wanted) {
        TestTable game(2);
        game.table().setTakeBacks(wanted);
        game.begin(rules::Options::of(rules::Mode::Standard, 3), humans, 62);
        playAndBeAnswered(game);
        return game.table().canUndo();
    };
    CHECK(mayTakeBack(1, true));
    CHECK(!mayTakeBack(1, false));
    TestTable game(2);
    game.table().setTakeBacks(true);
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 2, 62);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    for (int cards = 0; cards < 2; ++cards) { // both people, and then the computer
        game.decide();
        game.tellAll();
    }
    CHECK(!game.table().canUndo());
}

TEST_CASE("After the end nothing is taken back, and the game stays counted once", "[Undo]")
{
    for (std::uint64_t seed = 70; seed < 76; ++seed) { // the person plays the last card in some of them
        TestTable game(seed);
        Table &table = game.table();
        table.setTakeBacks(seed % 2 == 0);
        game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, seed);
        game.watch = [&table] {
            if (table.controller().state().phase == rules::Phase::Over) {
                REQUIRE(!table.canUndo());
                const auto entries = table.controller().match().record().entries.size();
                table.undo();
                REQUIRE(table.controller().match().record().entries.size() == entries);
            }
        };
        game.playToTheEnd();
        REQUIRE(table.over());
        table.playAgain();
        CHECK(!table.controller().match().record().table.takeBacks.has_value());
    }
}
