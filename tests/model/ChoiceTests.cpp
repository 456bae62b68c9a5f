// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;

namespace
{

int rowOfKind(const Table &table, Enums::CardKind kind)
{
    for (int row = 0; row < table.hand()->count(); ++row) {
        if (table.hand()->rows().at(row).kind == kind) {
            return row;
        }
    }
    return -1;
}

// A game in which the first hand to play from holds a Swords card and another one.
std::unique_ptr<TestTable> gameWithSwords(int &swords, int &other)
{
    for (std::uint64_t seed = 0;; ++seed) {
        auto game = std::make_unique<TestTable>(seed);
        game->begin(rules::Options::of(rules::Mode::Standard, 3), 1, seed);
        REQUIRE(game->playUntil(Enums::Decision::Play));
        swords = rowOfKind(game->table(), Enums::CardKind::Swords);
        other = rowOfKind(game->table(), Enums::CardKind::Quests);
        if (swords >= 0 && other >= 0) {
            return game;
        }
    }
}

} // namespace

TEST_CASE("Nothing is chosen beforehand and nothing happens on one tap", "[Choice]")
{
    TestTable game(1);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 111);
    REQUIRE(game.playUntil(Enums::Decision::Keep));
    CHECK(table.prompt()->chosenCount() == 0);
    CHECK(!table.prompt()->canConfirm());
    CHECK(table.prompt()->buttons().size() == 1);
    const rules::State before = table.controller().state();
    table.prompt()->confirm();
    table.prompt()->press(0);
    CHECK(table.controller().state() == before);
    table.prompt()->chooseCard(2);
    CHECK(table.controller().state() == before);
    CHECK(table.hand()->rows().at(2).chosen);
    CHECK(table.prompt()->canConfirm());
    CHECK(table.prompt()->confirmText() == QStringLiteral("Keep ") + table.hand()->rows().at(2).name);
    table.prompt()->chooseCard(2); // put back
    CHECK(!table.prompt()->canConfirm());
    table.prompt()->chooseCard(9);
    CHECK(!table.prompt()->refusal().isEmpty());
    table.prompt()->chooseCard(1);
    CHECK(table.prompt()->refusal().isEmpty());
}

TEST_CASE("A card laid on a board is chosen for it, one that does not belong there says why", "[Choice]")
{
    int swords = -1;
    int other = -1;
    const auto game = gameWithSwords(swords, other);
    Table &table = game->table();
    table.prompt()->drop(swords, Enums::Board::Tournaments);
    CHECK(table.prompt()->refusal().isEmpty());
    CHECK(table.prompt()->canConfirm());
    CHECK(table.prompt()->buttons().constFirst().board == Enums::Board::Tournaments);
    table.prompt()->drop(other, Enums::Board::Jousts);
    CHECK(table.prompt()->refusal() == QStringLiteral("That card is not played on this board."));
    CHECK(table.hand()->rows().at(swords).chosen); // as it was
    CHECK(table.prompt()->canConfirm());
    table.prompt()->drop(other, Enums::Board::Quests);
    CHECK(table.prompt()->refusal().isEmpty());
    CHECK(table.hand()->rows().at(other).chosen);
    table.prompt()->drop(9, Enums::Board::Quests);
    CHECK(!table.prompt()->refusal().isEmpty());
}

TEST_CASE("In the draft a card is kept by laying it on a board of its own, and on no other", "[Choice]")
{
    TestTable game(1);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 111);
    REQUIRE(game.playUntil(Enums::Decision::Keep));
    const HandRow card = table.hand()->rows().at(0);
    for (const BoardRow &board : QList(table.boards()->rows())) {
        table.prompt()->drop(0, board.board);
        const bool fits = card.boards.contains(static_cast<int>(board.board));
        CHECK(table.prompt()->canConfirm() == fits);
        CHECK(table.prompt()->refusal().isEmpty() == fits);
        table.prompt()->cancel();
    }
}

TEST_CASE("The neutral squire's card, drawn by chance, can be laid on a board too", "[Choice]")
{
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        TestTable game(seed);
        Table &table = game.table();
        game.begin(rules::Options::of(rules::Mode::Karadoc), 2, seed);
        while (game.playUntil(Enums::Decision::Play) && table.prompt()->seat() != 2) {
            game.decide();
        }
        REQUIRE(!table.over());
        const HandRow card = table.hand()->rows().constFirst(); // R8.3: Swords, which alone leave a choice
        REQUIRE(card.chosen);
        table.prompt()->drop(0, Enums::Board::Tournaments);
        CHECK(table.prompt()->refusal().isEmpty());
        CHECK(table.prompt()->buttons().size() == 1);
        CHECK(table.prompt()->canConfirm());
    }
}

TEST_CASE("Swords go to two boards, by a button each, or by a tap on one", "[Choice]")
{
    int swords = -1;
    int other = -1;
    const auto game = gameWithSwords(swords, other);
    Table &table = game->table();
    table.prompt()->chooseCard(swords);
    REQUIRE(table.prompt()->buttons().size() == 2);
    CHECK(table.prompt()->buttons().at(0).first);
    CHECK(table.prompt()->buttons().at(1).first);
    CHECK(table.prompt()->buttons().at(0).board == Enums::Board::Jousts);
    CHECK(table.prompt()->buttons().at(1).board == Enums::Board::Tournaments);
    CHECK(!table.prompt()->canConfirm()); // which of the two?
    CHECK(table.prompt()->question().contains(QStringLiteral("on which board?")));

    table.prompt()->chooseBoard(Enums::Board::Tournaments);
    CHECK(table.prompt()->canConfirm());
    CHECK(table.boards()->rows().at(2).chosen);
    CHECK(table.boards()->rows().at(2).landing.valid);
    CHECK(!table.boards()->rows().at(1).landing.valid);

    table.prompt()->chooseCard(other); // the board does not fit it
    CHECK(!table.boards()->rows().at(2).chosen);
    CHECK(table.prompt()->canConfirm());
}

TEST_CASE("A tap that is not allowed says why", "[Choice]")
{
    int swords = -1;
    int other = -1;
    const auto game = gameWithSwords(swords, other);
    Table &table = game->table();
    table.prompt()->chooseBoard(Enums::Board::Quests);
    CHECK(table.prompt()->refusal() == QStringLiteral("Choose a card first."));
    CHECK(table.prompt()->refusalRule() == QStringLiteral("R4.3"));
    table.prompt()->chooseCard(swords);
    CHECK(table.prompt()->refusal().isEmpty());
    CHECK(table.prompt()->refusalRule().isEmpty());
    CHECK(table.boards()->rows().at(5).reason == QStringLiteral("That card is not played on this board."));
    table.prompt()->chooseBoard(Enums::Board::Quests);
    CHECK(table.prompt()->refusal() == QStringLiteral("That card is not played on this board."));
    CHECK(table.prompt()->refusalRule() == QStringLiteral("R4.4"));
    CHECK(table.hand()->rows().at(swords).chosen);
}

TEST_CASE("A card dropped on a board is chosen with it, and still has to be confirmed", "[Choice]")
{
    int swords = -1;
    int other = -1;
    const auto game = gameWithSwords(swords, other);
    Table &table = game->table();
    CHECK(table.hand()->rows().at(swords).boards == QList<int>{1, 2});
    CHECK(table.hand()->rows().at(other).boards.size() == 1);
    table.prompt()->drop(swords, Enums::Board::Charity);
    CHECK(!table.prompt()->refusal().isEmpty());
    CHECK(!table.hand()->rows().at(swords).chosen);
    table.prompt()->drop(swords, Enums::Board::Jousts);
    CHECK(table.hand()->rows().at(swords).chosen);
    CHECK(table.boards()->rows().at(1).chosen);
    CHECK(table.hand()->count() == 5);
    table.prompt()->confirm();
    CHECK(table.hand()->count() == 4);
}

TEST_CASE("Three of six cards make a stack, never four", "[Choice]")
{
    TestTable game(1);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Lancelot), 1, 112);
    REQUIRE(game.playUntil(Enums::Decision::Split));
    CHECK(table.prompt()->needed() == 3);
    // The button says what is missing.
    QStringList waiting;
    for (const int row : {0, 2, 4}) {
        CHECK(!table.prompt()->canConfirm());
        waiting.append(table.prompt()->buttons().constFirst().text);
        table.prompt()->chooseCard(row);
    }
    CHECK(waiting[0] == QStringLiteral("Choose three cards"));
    CHECK(waiting[1].contains(QLatin1Char('2')));
    CHECK(waiting[2].contains(QLatin1Char('1')));
    CHECK(table.prompt()->canConfirm());
    table.prompt()->chooseCard(5);
    CHECK(table.prompt()->refusal() == QStringLiteral("You have chosen enough: put one back first."));
    CHECK(table.prompt()->refusalRule() == QStringLiteral("R9.3"));
    CHECK(table.prompt()->chosenCount() == 3);
    QList<int> groups;
    for (const HandRow &row : table.hand()->rows()) {
        groups.append(row.group);
    }
    CHECK(groups == QList<int>{0, 1, 0, 1, 0, 1});
}

TEST_CASE("Looking at the Codex and winning a tie can be declined", "[Choice]")
{
    const auto declines = [](const rules::Options &options, Enums::Decision decision) {
        for (std::uint64_t seed = 0;; ++seed) {
            TestTable game(seed);
            game.begin(options, 1, seed);
            if (!game.playUntil(decision)) {
                continue;
            }
            const QList<PromptButton> buttons = game.table().prompt()->buttons();
            REQUIRE(buttons.size() == 2);
            CHECK(!buttons.at(0).enabled);
            CHECK(buttons.at(0).first);
            CHECK(buttons.at(1).enabled);
            CHECK(!buttons.at(1).first);
            CHECK(!game.table().prompt()->canConfirm());
            game.table().prompt()->press(1);
            const auto &entry = game.table().controller().match().record().entries;
            return std::ranges::any_of(entry, [](const record::Entry &one) {
                const auto *action = std::get_if<rules::Action>(&one);
                const bool mayDecline = action != nullptr
                    && (action->kind() == rules::ActionKind::Peek || action->kind() == rules::ActionKind::WinTie);
                return mayDecline && action->declines();
            });
        }
    };
    CHECK(declines(options(rules::Mode::Standard, 3, 1U << static_cast<unsigned>(rules::Variation::Education), 0),
                   Enums::Decision::Peek));
    CHECK(declines(options(rules::Mode::Standard, 3, 0, 1U << static_cast<unsigned>(rules::Advanced::WinATie)),
                   Enums::Decision::WinTie));
}

TEST_CASE("A disc that may win a tie is known by its board", "[Choice]")
{
    for (std::uint64_t seed = 0;; ++seed) {
        TestTable game(seed);
        game.begin(options(rules::Mode::Standard, 3, 0, 1U << static_cast<unsigned>(rules::Advanced::WinATie)), 1,
                   seed);
        if (game.playUntil(Enums::Decision::WinTie)) {
            const QList<SquireLine> discs = game.table().prompt()->covered();
            REQUIRE(!discs.isEmpty());
            for (const SquireLine &disc : discs) {
                INFO(disc.text.toStdString());
                CHECK(std::ranges::any_of(game.table().boards()->rows(), [&](const BoardRow &board) {
                    return board.emblem == disc.emblem && board.name == disc.title;
                }));
                CHECK(disc.detail.contains(u"square"));
                CHECK(disc.text.startsWith(disc.detail.section(u',', 0, 0)));
            }
            return;
        }
    }
}

TEST_CASE("For the neutral squire the first player decides on the card that chance has drawn", "[Choice]")
{
    for (std::uint64_t seed = 0;; ++seed) {
        TestTable game(seed);
        Table &table = game.table();
        game.begin(rules::Options::of(rules::Mode::Karadoc), 2, seed);
        bool found = false;
        game.tellAll();
        while (!table.over() && !found) {
            if (table.prompt()->curtain()) {
                table.prompt()->lookBehindCurtain();
            }
            found = table.prompt()->decision() == Enums::Decision::Play && table.prompt()->seat() == 2;
            if (!found) {
                game.decide();
                game.tellAll();
            }
        }
        if (!found) {
            continue;
        }
        REQUIRE(table.hand()->count() == 1);
        CHECK(table.hand()->rows().at(0).chosen);
        CHECK(table.hand()->rows().at(0).kind == Enums::CardKind::Swords);
        CHECK(table.prompt()->player() == rules::firstPlayer(table.controller().state()));
        CHECK(table.prompt()->buttons().size() == 2);
        table.prompt()->chooseCard(0);
        CHECK(!table.prompt()->refusal().isEmpty());
        CHECK(table.prompt()->refusalRule() == QStringLiteral("R8.3"));
        return;
    }
}
