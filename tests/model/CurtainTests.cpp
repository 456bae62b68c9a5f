// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"
#include "rows/RuleEnums.h"

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;

namespace
{

bool sameHand(const QList<HandRow> &rows, const rules::Hand &hand, const rules::Options &options)
{
    if (rows.size() != hand.size()) {
        return false;
    }
    for (int card = 0; card < hand.size(); ++card) {
        const HandRow &row = rows.at(card);
        if (row.kind != faceOf(hand.at(card), options) || row.value != hand.at(card).value()) {
            return false;
        }
    }
    return true;
}

// Everything that QML can read and that has cards, coats or tokens of one player only.
void requireNoSecrets(Table &table)
{
    REQUIRE(table.hand()->count() == 0);
    REQUIRE(table.kept()->count() == 0);
    for (const SquireRow &row : table.squires()->rows()) {
        if (!table.over()) {
            REQUIRE(row.scoreHidden);
            REQUIRE(row.coats.isEmpty());
        }
    }
    for (const CodexRow &row : table.codex()->rows()) {
        REQUIRE((!row.known || table.told().tokensShown));
    }
}

// The rows of hands show what the looker holds, and nothing else.
void requireOnlyOwnSecrets(Table &table, int looker)
{
    const rules::State &told = table.told().table;
    for (const SquireRow &row : table.squires()->rows()) {
        if (row.player != looker && !table.over()) {
            REQUIRE(row.scoreHidden);
            REQUIRE(row.coats.isEmpty());
        }
    }
    const bool holdsCards = told.phase == rules::Phase::Draft || told.phase == rules::Phase::Play;
    if (table.hand()->count() > 0 && holdsCards && told.options.mode != rules::Mode::Lancelot
        && table.prompt()->seat() >= 0 && !told.options.isNeutral(table.prompt()->seat())) {
        REQUIRE(sameHand(table.hand()->rows(), told.hands[static_cast<std::size_t>(looker)], told.options));
    }
}

void watchGame(const rules::Options &options, int humans, std::uint64_t seed)
{
    TestTable game(seed);
    Table &table = game.table();
    int curtains = 0;
    game.watch = [&] {
        const Prompt &prompt = *table.prompt();
        const int looker = table.controller().looker();
        if (prompt.curtain()) {
            ++curtains;
            REQUIRE(prompt.decision() == Enums::Decision::None);
            REQUIRE(prompt.buttons().isEmpty());
            REQUIRE(prompt.question().isEmpty());
            REQUIRE(!prompt.name().isEmpty());
            requireNoSecrets(table);
        } else if (looker < 0) {
            requireNoSecrets(table);
        } else {
            requireOnlyOwnSecrets(table, looker);
        }
        if (prompt.decision() != Enums::Decision::None && looker >= 0) {
            REQUIRE(prompt.player() == looker);
        }
        REQUIRE(table.presenter()->value() >= -8);
        if (table.presenter()->kind() == Enums::AnimationStep::CardKept) {
            REQUIRE((table.presenter()->card().value == 0 || looker >= 0));
        }
    };
    game.begin(options, humans, seed);
    game.playToTheEnd();
    CHECK(curtains > 0);
}

} // namespace

TEST_CASE("With the curtain down, or in somebody else's turn, no secret can be read anywhere", "[Curtain]")
{
    watchGame(rules::Options::of(rules::Mode::Standard, 3), 2, 31);
    watchGame(options(rules::Mode::Standard, 4, allVariations, allAdvanced), 4, 32);
    watchGame(options(rules::Mode::Karadoc, 3, allVariations, allAdvanced), 2, 33);
    watchGame(options(rules::Mode::Lancelot, 4, allVariations, allAdvanced), 2, 34);
}

TEST_CASE("A single human never sees a curtain and always sees the own hand", "[Curtain]")
{
    TestTable game(5);
    Table &table = game.table();
    game.watch = [&] {
        REQUIRE(!table.prompt()->curtain());
        REQUIRE(table.controller().looker() == 0);
        requireOnlyOwnSecrets(table, 0);
        REQUIRE(!table.squires()->rows().at(0).scoreHidden);
    };
    game.begin(options(rules::Mode::Standard, 4, allVariations, allAdvanced), 1, 35);
    game.playToTheEnd();
}

TEST_CASE("Covering hides the hand until the curtain is lifted again", "[Curtain]")
{
    TestTable game(6);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 2, 36);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    REQUIRE(table.hand()->count() == 5);
    table.prompt()->chooseCard(0);

    table.cover();
    CHECK(table.prompt()->curtain());
    requireNoSecrets(table);
    for (const BoardRow &row : table.boards()->rows()) {
        CHECK(!row.landing.valid);
        CHECK(row.noteTitle.isEmpty());
    }

    table.prompt()->lookBehindCurtain();
    CHECK(table.hand()->count() == 5);
    CHECK(table.prompt()->chosenCount() == 0); // nothing is chosen beforehand
}

TEST_CASE("Behind the curtain nobody looks back", "[Curtain]")
{
    TestTable game(3);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 2, 74);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    table.showMoment(0);
    CHECK(table.moment() == 0);
    table.showMoment(-1);
    table.cover();
    REQUIRE(table.prompt()->curtain());
    table.showMoment(0);
    CHECK(table.moment() == -1);
    CHECK(table.prompt()->curtain());
}

TEST_CASE("Without hand-over nobody sees a curtain", "[Curtain]")
{
    TestTable game(6);
    game.table().setHandOver(Enums::HandOver::Open);
    game.watch = [&] { REQUIRE(!game.table().prompt()->curtain()); };
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 3, 37);
    game.playToTheEnd();
}

TEST_CASE("Whoever has the tablet keeps it where that saves a hand-over", "[Curtain]")
{
    TestTable game(6);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 3, 38);
    game.tellAll();
    int handOvers = 0;
    while (table.stage() == Enums::Stage::Draft && table.turn() == 1) {
        handOvers += table.prompt()->curtain() ? 1 : 0;
        game.decide();
        game.tellAll();
    }
    // Three people, four rounds with a choice: three looks in the first, then two more in each.
    CHECK(handOvers == 3 + 3 * 2);
}

TEST_CASE("Whoever chooses last in the draft and plays first keeps the tablet, also while computers choose",
          "[Curtain]")
{
    int kept = 0;
    int handedOver = 0;
    for (const int people : {2, 3}) {
        INFO(people);
        TestTable game;
        Table &table = game.table();
        game.begin(rules::Options::of(rules::Mode::Standard, 4), people, 40);
        game.tellAll();
        int handOvers = 0;
        int last = -1;
        while (table.stage() == Enums::Stage::Draft && table.turn() == 1) {
            handOvers += table.prompt()->curtain() ? 1 : 0;
            last = table.prompt()->seat();
            game.decide();
            game.tellAll();
        }
        CHECK(handOvers == people + 3 * (people - 1)); // all in the first of four rounds, then all but one in each
        REQUIRE(game.isAsked());
        const bool same = table.prompt()->seat() == last;
        CHECK(table.prompt()->curtain() == !same);
        ++(same ? kept : handedOver);
    }
    CHECK(kept == 1);
    CHECK(handedOver == 1);
}

TEST_CASE("A game that is gone on with asks whoever was asked before, behind a closed curtain", "[Curtain][long]")
{
    struct Kind {
        rules::Options options;
        int humans;
    };
    for (const Kind &kind : {Kind{rules::Options::of(rules::Mode::Standard, 3), 3},
                             Kind{options(rules::Mode::Standard, 5, allVariations, allAdvanced), 3},
                             Kind{options(rules::Mode::Karadoc, 3, allVariations, allAdvanced), 2},
                             Kind{options(rules::Mode::Lancelot, 4, allVariations, allAdvanced), 2}}) {
        TestTable game(171);
        TestTable again(172);
        Table &table = game.table();
        Table &later = again.table();
        game.begin(kind.options, kind.humans, 171);
        int asked = 0;
        for (game.tellAll(); !table.over(); game.tellAll()) {
            REQUIRE(later.continueFrom(table.controller().match().record()));
            again.tellAll();
            ++asked;
            INFO(asked);
            REQUIRE(later.prompt()->player() == table.prompt()->player());
            REQUIRE(later.controller().asked()->actor == table.controller().asked()->actor);
            if (table.prompt()->curtain()) {
                REQUIRE(later.prompt()->curtain());
                requireNoSecrets(later);
            }
            game.decide();
        }
        CHECK(asked > 30);
    }
}
