// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "RandomGame.h"

#include "record/Audit.h"
#include "record/Names.h"
#include "record/Record.h"
#include "record/Replay.h"

#include <QByteArrayList>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace academy;
using namespace academy::record;
using namespace academy::record::test;

namespace
{

const QByteArray firstTurn = R"({"format": "medieval-academy-record", "version": 1, "options": {
"mode": "standard", "squires": [{"color": "red", "player": 0}, {"color": "green", "player": 1}, {"color": "black", "player": 2}],
"players": [{"name": "Ana", "kind": "human"}, {"name": "Bruno", "kind": "computer", "level": "knight"}, {"kind": "human", "name": "Chlo\u00e9"}],
"firstSquire": 0, "advanced": [], "variations": [], "stakes": "booklet"}, "entries": [
{"deal": {"turn": 1, "hands": [["G5", "S3", "Q2", "C4", "E3"], ["S5", "S4", "S3", "K2", "K3"], ["C2", "G2", "Q5", "Q4", "E5"]]}},
{"keep": {"card": "Q5", "squire": 2}},
{"keep": {"squire": 0, "card": "G5"}}, {"keep": {"squire": 1, "card": "S5"}},
{"keep": {"squire": 0, "card": "E5"}}, {"keep": {"squire": 1, "card": "C4"}}, {"keep": {"squire": 2, "card": "S4"}},
{"keep": {"squire": 0, "card": "K3"}}, {"keep": {"squire": 1, "card": "Q4"}}, {"keep": {"squire": 2, "card": "E3"}},
{"keep": {"squire": 0, "card": "Q2"}}, {"keep": {"squire": 1, "card": "S3"}}, {"keep": {"squire": 2, "card": "G2"}},
{"keep": {"squire": 0, "card": "C2"}}, {"keep": {"squire": 1, "card": "S3"}}, {"keep": {"squire": 2, "card": "K2"}},
{"play": {"squire": 0, "card": "G5", "board": "gallantry"}},
{"play": {"squire": 1, "card": "S5", "board": "jousts"}},
{"play": {"squire": 2, "card": "Q5", "board": "quests"}},
{"play": {"squire": 0, "card": "E5", "board": "education"}},
{"play": {"squire": 1, "card": "S3", "board": "tournaments"}},
{"play": {"squire": 2, "card": "S4", "board": "jousts"}},
{"play": {"squire": 0, "card": "K3", "board": "kings-service"}},
{"play": {"squire": 1, "card": "S3", "board": "jousts"}},
{"play": {"squire": 2, "card": "G2", "board": "gallantry"}},
{"play": {"squire": 0, "card": "Q2", "board": "quests"}},
{"play": {"squire": 1, "card": "Q4", "board": "quests"}},
{"play": {"squire": 2, "card": "E3", "board": "education"}},
{"bonus": {"squire": 2, "board": "jousts"}},
{"bonus": {"squire": 0, "board": "tournaments"}}]})";

/// Worked out by hand from the rules.
const QByteArrayList expected{
    R"({"options": {"mode": "standard", "squires": [{"color": "red", "player": 0}, {"color": "green", "player": 1}, {"color": "black", "player": 2}], "players": [{"name": "Ana", "kind": "human"}, {"name": "Bruno", "kind": "computer", "level": "knight"}, {"name": "Chloé", "kind": "human"}], "firstSquire": 0, "advanced": [], "variations": [], "stakes": "booklet"}})",
    R"({"deal": {"turn": 1, "hands": [["G5", "S3", "Q2", "C4", "E3"], ["S5", "S4", "S3", "K2", "K3"], ["C2", "G2", "Q5", "Q4", "E5"]]}})",
    R"({"keep": {"squire": 2, "card": "Q5"}})",
    R"({"state": {"after": "draft", "turn": 1, "first": 0, "tracks": {"gallantry": [[0, 0, 0], [1, 0, 0], [2, 0, 0]], "jousts": [[0, 0, 0], [1, 0, 0], [2, 0, 0]], "tournaments": [[0, 0, 0], [1, 0, 0], [2, 0, 0]], "education": [[0, 0, 0], [1, 0, 0], [2, 0, 0]], "kings-service": [[0, 0, 0], [1, 0, 0], [2, 0, 0]], "quests": [[0, 0, 0], [1, 0, 0], [2, 0, 0]], "charity": [[0, 0, 0], [1, 0, 0], [2, 0, 0]]}, "cup": 0, "scrolls": [], "coats": [[], [], []], "points": [0, 0, 0]}})",
    R"({"play": {"squire": 1, "card": "S3", "board": "tournaments"}})",
    R"({"state": {"after": "play", "turn": 1, "first": 0, "tracks": {"gallantry": [[0, 5, 0], [1, 0, 0], [2, 2, 0]], "jousts": [[0, 0, 0], [1, 8, 0], [2, 4, 0]], "tournaments": [[0, 0, 0], [1, 3, 0], [2, 0, 0]], "education": [[0, 5, 0], [1, 0, 0], [2, 3, 0]], "kings-service": [[0, 3, 0], [1, 0, 0], [2, 0, 0]], "quests": [[0, 2, 0], [1, 4, 0], [2, 5, 0]], "charity": [[0, 0, 0], [1, 0, 0], [2, 0, 0]]}, "cup": 0, "scrolls": [], "coats": [[], [], []], "points": [0, 0, 0]}})",
    R"({"bonus": {"squire": 0, "board": "tournaments"}})",
    R"({"state": {"after": "scoring", "turn": 1, "first": 0, "tracks": {"gallantry": [[0, 5, 0], [1, 0, 0], [2, 2, 0]], "jousts": [[0, 0, 0], [1, 8, 0], [2, 6, 0]], "tournaments": [[0, 3, 1], [1, 3, 0], [2, 0, 0]], "education": [[0, 5, 0], [1, 0, 0], [2, 3, 0]], "kings-service": [[0, 3, 0], [1, 0, 0], [2, 0, 0]], "quests": [[0, 2, 0], [1, 4, 0], [2, 5, 0]], "charity": [[0, 0, 0], [1, 0, 0], [2, 0, 0]]}, "cup": 0, "scrolls": [], "coats": [["tournaments:3"], ["education:-3", "jousts:3", "tournaments:2"], ["education:-1", "jousts:2"]], "points": [3, 2, 1]}})",
};

QByteArrayList auditLines(const Record &record)
{
    AuditWriter audit;
    const auto replayed = replayRecord(record, &audit);
    REQUIRE(std::holds_alternative<rules::State>(replayed));
    REQUIRE(audit.text().endsWith('\n'));
    return audit.text().chopped(1).split('\n');
}

qsizetype countOf(const QByteArrayList &lines, const QByteArray &piece)
{
    return std::ranges::count_if(lines, [&piece](const QByteArray &line) { return line.contains(piece); });
}

} // namespace

TEST_CASE("The audit of a first turn, line by line", "[audit]")
{
    const auto reading = readRecord(firstTurn);
    REQUIRE(std::holds_alternative<Record>(reading));
    const QByteArrayList lines = auditLines(std::get<Record>(reading));
    REQUIRE(lines.size() == 1 + 30 + 4); // options, entries, states
    qsizetype from = 0;
    for (const QByteArray &line : expected) {
        INFO(line.toStdString());
        const qsizetype found = lines.indexOf(line, from);
        CHECK(found >= from);
        from = std::max(from, found);
    }
    CHECK(lines.last() == QByteArray(expected.last()).replace("scoring", "reset"));
}

TEST_CASE("A whole audit has a state after each phase, and a result", "[audit]")
{
    for (const rules::Options &options : allModes()) {
        const RandomGame game = playRandomGame(options, 3);
        const QByteArrayList lines = auditLines(game.record);
        CHECK(countOf(lines, R"({"after": "draft",)") == 6);
        CHECK(countOf(lines, R"({"after": "play",)") == 6);
        CHECK(countOf(lines, R"({"after": "scoring",)") == 6);
        CHECK(countOf(lines, R"({"after": "reset",)") == 5); // every turn but VI
        CHECK(countOf(lines, R"({"result": )") == 1);
        CHECK(lines.size() == 1 + static_cast<qsizetype>(game.record.entries.size()) + 6 * 4 - 1 + 1);
        REQUIRE(lines.last().startsWith(R"({"result": {"scores": [)"));
        const QByteArray scores = lines.last().sliced(lines.last().indexOf('[')).split(']').first();
        CHECK(scores.count(',') + 1 == options.players()); // R8.5: Karadoc's neutral squire is left out
    }
}

TEST_CASE("Cup, Scrolls and several coats of a kind stand in the state lines", "[audit][R10.1][R10.4]")
{
    rules::State state = rules::newGame(rules::Options::of(rules::Mode::Standard, 4));
    state.phase = rules::Phase::ScoringDone;
    state.turn = 3;
    state.first = 1;
    state.cup = -3;
    state.scrolls = rules::scrollOfSix;
    state.coats[0].add(rules::coatOf(rules::Board::Jousts, 3));
    state.coats[0].add(rules::coatOf(rules::Board::Education, -1));
    state.coats[0].add(rules::coatOf(rules::Board::Jousts, 3));
    AuditWriter audit;
    audit.writeState(state);
    CHECK(audit.text().startsWith(
        R"({"state": {"after": "scoring", "turn": 3, "first": 1, "tracks": {"gallantry": [[0, 0, 0],)"));
    CHECK(audit.text().endsWith(
        R"("cup": -3, "scrolls": [6], "coats": [["education:-1", "jousts:3", "jousts:3"], [], [], []], "points": [5, 0, 0, 0]}})"
        "\n"));
    state.scrolls |= rules::scrollOfTwelve;
    audit.writeState(state);
    CHECK(audit.text().contains(R"("scrolls": [6, 12])"));
}
