// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"

#include <catch2/catch_test_macros.hpp>

#include <set>

using namespace academy;
using namespace academy::model;

namespace
{

/// What has been shown of cards and boards in a whole game.
struct Shown {
    std::set<Enums::CardKind> cards;
    std::set<QString> emblems; ///< art keys
};

Shown shownIn(const rules::Options &options)
{
    Shown shown;
    TestTable game(91);
    const auto addCards = [&shown](const QList<CardFace> &cards) {
        for (const CardFace &card : cards) {
            shown.cards.insert(card.kind);
        }
    };
    game.watch = [&] {
        const Table &table = game.table();
        for (const HandModel *hand : {table.hand(), table.kept()}) {
            for (const HandRow &row : hand->rows()) {
                shown.cards.insert(row.kind);
            }
        }
        for (const SquireRow &row : table.squires()->rows()) {
            addCards(row.played);
            addCards(row.hand);
            shown.emblems.insert(row.bet);
            for (const CoatFace &coat : row.coats) {
                shown.emblems.insert(coat.emblem);
            }
        }
        if (table.presenter()->card().value > 0) {
            shown.cards.insert(table.presenter()->card().kind);
        }
        for (const BoardRow &row : table.boards()->rows()) {
            shown.emblems.insert(row.emblem);
        }
        for (const AnswerLine &line : table.prompt()->answers()) {
            shown.emblems.insert(line.emblem);
        }
        for (const WalkStep &step : table.scoring()->steps()) {
            shown.emblems.insert(step.emblem);
        }
        for (const ChronicleRow &row : table.chronicle()->rows()) {
            shown.emblems.insert(row.emblem);
        }
        for (const CardStack &stack : table.prompt()->stacks()) {
            addCards(stack.cards);
        }
        for (const QList<CoatFace> &coats : {table.prompt()->gives(), table.prompt()->takes()}) {
            for (const CoatFace &coat : coats) {
                shown.emblems.insert(coat.emblem);
            }
        }
    };
    game.begin(options, 1, 91);
    game.playToTheEnd();
    return shown;
}

} // namespace

TEST_CASE("With the Knights, cards, bets, coats and chronicle show them instead of lance and swords", "[Table]")
{
    for (const rules::Options &kind :
         {options(rules::Mode::Standard, 4, allVariations, 0), options(rules::Mode::Lancelot, 4, allVariations, 0)}) {
        const Shown shown = shownIn(kind);
        CHECK(shown.cards.contains(Enums::CardKind::Knights));
        CHECK(!shown.cards.contains(Enums::CardKind::Swords));
        CHECK(shown.emblems.contains(QStringLiteral("white-knight")));
        CHECK(shown.emblems.contains(QStringLiteral("black-knight")));
        CHECK(!shown.emblems.contains(QStringLiteral("jousts")));
        CHECK(!shown.emblems.contains(QStringLiteral("tournaments")));
    }
}

TEST_CASE("Without the Knights, lance and swords are shown", "[Table]")
{
    const unsigned bet = 1U << static_cast<unsigned>(rules::Variation::Gallantry);
    const Shown shown = shownIn(options(rules::Mode::Standard, 4, bet, 0));
    CHECK(shown.cards.contains(Enums::CardKind::Swords));
    CHECK(!shown.cards.contains(Enums::CardKind::Knights));
    CHECK(shown.emblems.contains(QStringLiteral("jousts")));
    CHECK(shown.emblems.contains(QStringLiteral("tournaments")));
    CHECK(!shown.emblems.contains(QStringLiteral("white-knight")));
}
