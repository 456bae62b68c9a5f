// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// The faces of the squires, and what they hold while the boards are scored.

#include "TestTable.h"

#include "rows/Moods.h"

#include "rules/Game.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>

using namespace academy;
using namespace academy::model;
using Enums::Mood;

namespace
{

const Standing &standingOf(const QList<Standing> &standings, int seat)
{
    return *std::ranges::find(standings, seat, &Standing::seat);
}

} // namespace

TEST_CASE("Only who gets something or has won stands before gold", "[Moods]")
{
    CHECK(Moods::atTable(false, std::nullopt) == Mood::Calm);
    CHECK(Moods::atTable(true, std::nullopt) == Mood::Thinking);
    CHECK(Moods::atTable(true, true) == Mood::Proud);
    CHECK(Moods::atTable(true, false) == Mood::Calm);
    CHECK(Moods::paid(3) == Mood::Proud);
    CHECK(Moods::paid(-1) == Mood::Dismayed);
    CHECK(Moods::paid(0) == Mood::Calm);
    CHECK(Moods::atEnd(true, 12, 12, 12) == Mood::Proud);
    CHECK(Moods::atEnd(false, 4, 4, 12) == Mood::Dismayed);
    CHECK(Moods::atEnd(false, 5, 4, 12) == Mood::Calm);
    CHECK(Moods::atEnd(false, 12, 12, 12) == Mood::Calm);
}

TEST_CASE("Who has to decide thinks, and computers say how well they play", "[Moods]")
{
    TestTable game(6);
    game.begin(rules::Options::of(rules::Mode::Standard, 4), 1, 12);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    int thinking = 0;
    for (const SquireRow &row : game.table().squires()->rows()) {
        CHECK((row.mood == Mood::Thinking) == row.deciding);
        CHECK(!(row.deciding && row.hasChosen)); // R10.3.2: who has played still looks at a token
        CHECK(row.level.isEmpty() == row.human);
        thinking += row.mood == Mood::Thinking ? 1 : 0;
    }
    CHECK(thinking == 1);
    game.playToTheEnd();
    for (const SquireRow &row : game.table().squires()->rows()) {
        CHECK(row.mood != Mood::Thinking);
    }
    for (const ResultRow &row : game.table().result()->rows()) {
        CHECK((row.mood == Mood::Proud) == row.winner);
    }
}

TEST_CASE("The standings count what has been given on the page", "[ScoringWalk][R5.7]")
{
    const bool open = GENERATE(false, true);
    TestTable game(6);
    Table &table = game.table();
    table.setOpenScores(open);
    game.begin(rules::Options::of(rules::Mode::Standard, 4), 1, 91);
    int changes = 0;
    while (game.playToPage()) {
        const QList<Standing> all = table.scoring()->standings();
        REQUIRE(all.size() == 4);
        for (const Standing &one : all) {
            const rules::Coats &coats = table.told().table.coats[static_cast<std::size_t>(one.seat)];
            CHECK(one.coats == coats.size());
            CHECK(one.hidden == (!open && !one.own));
            CHECK(one.points == (one.hidden ? 0 : coats.points()));
        }
        for (const ScoreLine &line : table.scoring()->rows()) {
            CHECK(line.mood == Moods::paid(line.value));
            if (!line.squares) {
                CHECK(standingOf(all, line.seat).mood == line.mood);
                ++changes;
            }
        }
        if (open) {
            CHECK(std::ranges::is_sorted(all, std::ranges::greater(), &Standing::points));
        } else {
            CHECK(std::ranges::is_sorted(all, {}, &Standing::seat));
        }
        table.scoring()->next();
    }
    CHECK(changes > 0);
}

TEST_CASE("At the knighting each squire is named for what it did best", "[ResultModel]")
{
    TestTable game(96);
    game.table().presenter()->setSpeed(Enums::Speed::Instant);
    game.begin(rules::Options::of(rules::Mode::Standard, 5), 0, 4);
    REQUIRE(game.table().over());
    const ResultModel &result = *game.table().result();
    CHECK(result.winnerPoints() == result.rows().first().playerTotal);
    for (const ResultRow &row : result.rows()) {
        INFO(row.bestText.toStdString());
        const int most = *std::ranges::max_element(row.byBoard);
        CHECK(row.bestText.isEmpty() == (most <= 0));
        CHECK(row.bestEmblem.isEmpty() == (most <= 0));
        CHECK(row.bestPoints == std::max(0, most));
        if (most > 0) {
            CHECK(row.bestText.endsWith(QStringLiteral(": +%1").arg(most)));
        }
    }
}

TEST_CASE("Where its colour is seen, a squire of a player who has two goes by the player's name", "[SquireModel]")
{
    const auto mode = GENERATE(rules::Mode::Standard, rules::Mode::Karadoc, rules::Mode::Lancelot);
    TestTable game;
    game.begin(rules::Options::of(mode), 1, 95);
    for (const SquireRow &row : game.table().squires()->rows()) {
        CAPTURE(row.name.toStdString());
        if (mode == rules::Mode::Lancelot) {
            CHECK(row.brief == game.table().controller().people().player(row.player));
            CHECK(row.name.startsWith(row.brief + QStringLiteral(" (")));
        } else {
            CHECK(row.brief == row.name);
        }
    }
}
