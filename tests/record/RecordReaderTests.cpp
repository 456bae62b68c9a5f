// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "SampleRecord.h"

#include "record/Record.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

using namespace academy;
using namespace academy::record;
using namespace academy::record::test;
using Catch::Matchers::ContainsSubstring;

namespace
{

Record readGood(const QByteArray &text)
{
    const auto reading = readRecord(text);
    const auto *error = std::get_if<RecordError>(&reading);
    REQUIRE((error == nullptr ? std::string() : error->message().toStdString()).empty());
    return std::get<Record>(reading);
}

RecordError readBad(const QByteArray &text)
{
    const auto reading = readRecord(text);
    REQUIRE(std::holds_alternative<RecordError>(reading));
    return std::get<RecordError>(reading);
}

/// A change of the sample and what is to be said about it.
struct Change {
    const char *from;
    const char *to;
    const char *message;
};

RecordError readChanged(const Change &change)
{
    INFO(change.from << " -> " << change.to);
    const QByteArray text = changed(change.from, change.to);
    REQUIRE(text != sampleRecord);
    return readBad(text);
}

/// The options of Karadoc and Lancelot, written over the sample's.
QByteArray withOptions(const QByteArray &mode, const QByteArray &squires, const QByteArray &first = "0")
{
    const qsizetype begin = sampleRecord.indexOf("\"options\"");
    return sampleRecord.first(begin) + R"("options": {"mode": ")" + mode + R"(", "squires": [)" + squires
        + R"(], "players": [{"name": "A", "kind": "human"}, {"name": "B", "kind": "human"}], "firstSquire": )" + first
        + R"(, "advanced": [], "variations": [], "stakes": "grand-finale"}, "entries": []})";
}

} // namespace

TEST_CASE("What the table agreed on is read, and may be missing or hold keys of a later version", "[record]")
{
    CHECK(readGood(sampleRecord).table == TableTerms{});
    CHECK(readGood(changed("\"options\"", R"("table": {"later": [1]}, "options")")).table == TableTerms{});
    CHECK(readGood(changed("\"options\"", R"("table": {"hiddenScores": false, "later": 2}, "options")"))
              .table.hiddenScores
          == false);
    CHECK(readGood(changed("\"options\"", R"("table": {"hiddenScores": true}, "options")")).table.hiddenScores == true);
    CHECK(readGood(changed("\"options\"", R"("table": {"takeBacks": true}, "options")")).table.takeBacks == true);
    const Change change = GENERATE(
        Change{"\"options\"", R"("table": 5, "options")", "table must be an object"},
        Change{"\"options\"", R"("table": {"hiddenScores": 1}, "options")", R"("hiddenScores" of table must be true)"},
        Change{"\"options\"", R"("table": {"hiddenScores": null}, "options")",
               R"("hiddenScores" of table must be true)"});
    const RecordError error = readChanged(change);
    CHECK(error.trouble == Trouble::BadOptions);
    CHECK_THAT(error.text.toStdString(), ContainsSubstring(change.message));
}

TEST_CASE("A record is read as the format describes it", "[record]")
{
    const Record record = readGood(sampleRecord);
    CHECK(record.application == u"0.1.0");
    CHECK(record.created == u"2026-11-20T08:00:00Z");
    CHECK(record.seed == u"f00dfeed12345678");
    CHECK(record.options.mode == rules::Mode::Standard);
    CHECK(record.options.squires == 3);
    CHECK(record.options.colors[2] == rules::Color::Yellow);
    CHECK(record.options.advanced == 0b111);
    CHECK(record.options.has(rules::Variation::KingsService));
    CHECK_FALSE(record.options.has(rules::Variation::Education));
    CHECK(record.options.stakes == rules::Stakes::Booklet);
    REQUIRE(record.players.size() == 3);
    CHECK(record.players[1] == Player{QStringLiteral("Bruno"), PlayerKind::Computer, QStringLiteral("knight")});
    CHECK(record.players[2] == Player{QStringLiteral("Chloé"), PlayerKind::Human, {}});
    REQUIRE(record.entries.size() == 6);
    CHECK(std::get<rules::Action>(record.entries[1]) == rules::Action::bet(0, rules::Board::Quests));
}

TEST_CASE("What a computer likes is read, and must be a text", "[record][style]")
{
    CHECK(readGood(sampleRecord).players[1].style.isEmpty());
    CHECK(readGood(changed(R"("level": "knight")", R"("style": "careful")")).players[1].style == u"careful");
    CHECK(readGood(changed(R"("level": "knight")", R"("level": "knight", "style": "")")).players[1].style.isEmpty());
    const RecordError error =
        readChanged({R"("level": "knight")", R"("level": "knight", "style": 2)", R"("style" of players[1] must be)"});
    CHECK(error.trouble == Trouble::BadOptions);
    CHECK_THAT(error.text.toStdString(), ContainsSubstring(R"("style" of players[1])"));
}

TEST_CASE("Karadoc and Lancelot name their squires' players", "[record][R8.1][R9.1]")
{
    const QByteArray karadoc =
        R"({"color": "red", "player": 0}, {"color": "blue", "player": 1}, {"color": "black", "player": )";
    CHECK(readGood(withOptions("karadoc", karadoc + "null}", "1")).options.firstSquire == 1);
    CHECK_THAT(readBad(withOptions("karadoc", karadoc + "2}")).message().toStdString(),
               ContainsSubstring("squires[2]"));
    CHECK_THAT(readBad(withOptions("karadoc", karadoc + "null}", "2")).message().toStdString(),
               ContainsSubstring("first squire"));

    const QByteArray blueYellow = R"({"color": "blue", "player": 0}, {"color": "yellow", "player": 1}, )";
    CHECK(readGood(withOptions("lancelot",
                               blueYellow + R"({"color": "green", "player": 0}, {"color": "red", "player": 1})", "3"))
              .options.squires
          == 4);
    CHECK_THAT(readBad(withOptions("lancelot",
                                   blueYellow + R"({"color": "red", "player": 0}, {"color": "green", "player": 1})"))
                   .message()
                   .toStdString(),
               ContainsSubstring("R9.1"));
    CHECK_THAT(readBad(withOptions("lancelot",
                                   blueYellow + R"({"color": "green", "player": 1}, {"color": "red", "player": 0})"))
                   .message()
                   .toStdString(),
               ContainsSubstring("squires[2]"));
    CHECK_THAT(
        readBad(withOptions("lancelot", blueYellow + R"({"color": "green", "player": 0})")).message().toStdString(),
        ContainsSubstring("number of squires"));
}

TEST_CASE("Keys that a later version may add are ignored", "[record]")
{
    CHECK(readGood(changed("\"version\"", "\"future\": {\"a\": [1, null, true, \"x\"]}, \"version\"")).entries.size()
          == 6);
    CHECK(readGood(changed("\"mode\"", "\"clock\": [[]], \"mode\"")).entries.size() == 6);
    CHECK(readGood(changed("\"color\": \"blue\"", "\"color\": \"blue\", \"shape\": 1")).entries.size() == 6);
    CHECK(readGood(changed("\"name\": \"Ana\"", "\"name\": \"Ana\", \"face\": null")).entries.size() == 6);
}

TEST_CASE("What only people read may be missing", "[record]")
{
    QByteArray text = sampleRecord;
    text.replace(
        "  \"application\": \"0.1.0\",\n  \"created\": \"2026-11-20T08:00:00Z\",\n  \"seed\": \"f00dfeed12345678\",\n",
        "");
    REQUIRE(text != sampleRecord);
    CHECK(readGood(text).seed.isEmpty());
}

TEST_CASE("What is no record of this version is told from one", "[record]")
{
    CHECK(readBad("[]").trouble == Trouble::NotARecord);
    CHECK(readBad("{}").trouble == Trouble::NotARecord);
    CHECK(readBad("12").trouble == Trouble::NotARecord);
    CHECK(readBad("{\"format\": 1}").trouble == Trouble::NotARecord);
    CHECK(readBad(changed("academy-record", "academy-score")).trouble == Trouble::NotARecord);
    CHECK(readBad("{\"format\":").trouble == Trouble::NotJson);
    CHECK(readBad(changed("\"version\": 1", "\"version\": 1.0")).trouble == Trouble::NotJson);
    const RecordError newer = readBad(changed("\"version\": 1", "\"version\": 2"));
    CHECK(newer.trouble == Trouble::NewerVersion);
    CHECK_THAT(newer.message().toStdString(), ContainsSubstring("version 2"));
}

TEST_CASE("Wrong options are refused by name", "[record]")
{
    const Change change = GENERATE(values<Change>({
        {"\"version\": 1", "\"version\": 0", "\"version\" of the record"},
        {"\"version\": 1,", "", "\"version\" of the record is missing"},
        {"\"application\": \"0.1.0\"", "\"application\": 1", "\"application\""},
        {"\"seed\": \"f00dfeed12345678\"", "\"seed\": []", "\"seed\""},
        {"\"options\"", "\"choices\"", "\"options\" of the record is missing"},
        {"\"entries\"", "\"moves\"", "\"entries\" of the record is missing"},
        {"\"entries\": [", "\"entries\": {}, \"more\": [", "\"entries\" of the record must be a list"},
        {"\"mode\": \"standard\",", "", "\"mode\" of options is missing"},
        {"\"standard\"", "\"chess\"", "\"mode\" of options is unknown: \"chess\""},
        {"\"standard\"", "3", "\"mode\" of options must be a string"},
        {"\"squires\": [", "\"squires\": [], \"old\": [", "three to five squires"},
        {"\"squires\": [", "\"squires\": 3, \"old\": [", "\"squires\" of options must be a list"},
        {"{\"color\": \"blue\",   \"player\": 0}", "0", "squires[0] must be an object"},
        {"\"blue\"", "\"pink\"", "\"color\" of squires[0] is unknown"},
        {"\"blue\"", "\"green\"", "same color"},
        {"\"player\": 1", "\"player\": 2", "squires[1] must have the player 1"},
        {"\"player\": 1", "\"player\": null", "squires[1] must have the player 1"},
        {"\"player\": 1", "\"owner\": 1", "\"player\" of squires[1] is missing"},
        {"{\"name\": \"Ana\", \"kind\": \"human\"},", "", "needs 3 players, not 2"},
        {"\"name\": \"Ana\"", "\"name\": 7", "\"name\" of players[0]"},
        {"\"kind\": \"computer\"", "\"kind\": \"horse\"", "\"kind\" of players[1] is unknown"},
        {"\"level\": \"knight\"", "\"level\": 3", "\"level\" of players[1]"},
        {"\"firstSquire\": 0", "\"firstSquire\": 3", "first squire"},
        {"\"firstSquire\": 0", "\"firstSquire\": -1", "\"firstSquire\" of options must be"},
        {"\"firstSquire\": 0", "\"firstSquire\": 99999999999999999999", "\"firstSquire\" of options must be"},
        {"\"firstSquire\": 0", "\"firstSquire\": null", "\"firstSquire\" of options must be"},
        {"\"firstSquire\": 0,", "", "\"firstSquire\" of options is missing"},
        {"\"step-back\"", "\"step-forth\"", "\"advanced\" of options has an unknown name"},
        {"\"win-a-tie\", \"step-back\"", "\"step-back\", \"win-a-tie\"", "\"advanced\" of options must keep the order"},
        {"\"gallantry\", ", "\"gallantry\", \"gallantry\", ", "\"variations\" of options must keep the order"},
        {"\"variations\": [", "\"variations\": [0, ", "must be a list of names"},
        {"\"stakes\": \"booklet\"", "\"stakes\": \"high\"", "\"stakes\" of options is unknown"},
    }));
    const RecordError error = readChanged(change);
    CHECK(error.trouble == Trouble::BadOptions);
    CHECK(error.entry == 0);
    CHECK_THAT(error.message().toStdString(), ContainsSubstring(change.message));
}

TEST_CASE("Malformed entries are refused with number and rule", "[record]")
{
    struct Case {
        const char *entry;
        const char *rule;
        const char *message;
    };
    const Case one = GENERATE(values<Case>({
        {"0", "", "object with one key"},
        {"{}", "", "object with one key"},
        {R"({"bet": {"squire": 0, "board": "quests"}, "note": 1})", "", "object with one key"},
        {R"({"wait": {"squire": 0}})", "", "no entry of the kind \"wait\""},
        {R"({"bet": {"squire": 0, "board": "quests", "note": 1}})", "R10.2.1", "unknown key \"note\""},
        {R"({"bet": {"squire": 0}})", "R10.2.1", "\"board\" of bet is missing"},
        {R"({"bet": {"squire": 0, "board": "moon"}})", "R10.2.1", "board that does not exist: \"moon\""},
        {R"({"bet": {"squire": -1, "board": "quests"}})", "R10.2.1", "\"squire\" of bet must be"},
        {R"({"bet": {"squire": 256, "board": "quests"}})", "R10.2.1", "\"squire\" of bet must be"},
        {R"({"bet": {"squire": "0", "board": "quests"}})", "R10.2.1", "\"squire\" of bet must be"},
        {R"({"bet": [0, "quests"]})", "R10.2.1", "bet must be an object"},
        {R"({"deal": {"turn": 0, "hands": []}})", "R4.1", "\"turn\" of deal must be"},
        {R"({"deal": {"turn": 7, "hands": []}})", "R4.1", "\"turn\" of deal must be"},
        {R"({"deal": {"turn": 1, "hands": "G5"}})", "R4.1", "\"hands\" of deal must be a list"},
        {R"({"deal": {"turn": 1, "hands": ["G5"]}})", "R4.1", "list of cards"},
        {R"({"deal": {"turn": 1, "hands": [["G5", 5]]}})", "R4.1", "needs a card"},
        {R"({"deal": {"turn": 1, "hands": [["S2"]]}})", "R4.1", "card that does not exist: \"S2\""},
        {R"({"deal": {"turn": 1, "hands": [["S3","S3","S3","S3","S3","S3","S4","S4"]]}})", "R4.1", "too many cards"},
        {R"({"deal": {"turn": 1, "hands": [[],[],[],[],[],[]]}})", "R4.1", "more than five hands"},
        {R"({"codex": 0})", "R10.3.1", "list"},
        {R"({"codex": [0, -2, -1]})", "R10.3.1", "token other than"},
        {R"({"codex": [0, 0, 0, 0, 0, 0]})", "R10.3.1", "at most five"},
        {R"({"neutralKeeps": {"card": "S5"}})", "R8.2", "needs a card"},
        {R"({"neutralPlays": null})", "R8.3", "needs a card"},
        {R"({"keep": {"squire": 0, "card": "g5"}})", "R4.2", "card that does not exist"},
        {R"({"split": {"player": 0, "stack": ["G5", "S3"]}})", "R9.3", "three cards"},
        {R"({"takeStack": {"player": 0, "stack": 2}})", "R9.3", "\"stack\" of takeStack must be"},
        {R"({"assign": {"player": 0, "cards": ["G5", "S3", "Q2", "Q2"]}})", "R9.4", "three cards"},
        {R"({"assign": {"squire": 0, "cards": ["G5", "S3", "Q2"]}})", "R9.4", "unknown key \"squire\""},
        {R"({"play": {"squire": 0, "card": "S3"}})", "R4.3", "\"board\" of play is missing"},
        {R"({"play": {"squire": 0, "card": "S3", "board": null}})", "R4.3", "\"board\" of play must be a string"},
        {R"({"peek": {"squire": 0}})", "R10.3.2", "\"place\" of peek is missing"},
        {R"({"peek": {"squire": 0, "place": -1}})", "R10.3.2", "\"place\" of peek must be"},
        {R"({"winTie": {"squire": 0}})", "R7.1", "\"board\" of winTie is missing"},
        {R"({"bonus": {"squire": 0, "board": 3}})", "R5.1", "\"board\" of bonus must be a string"},
        {R"({"takeToken": {"squire": 0, "place": null}})", "R10.3.3", "\"place\" of takeToken must be"},
        {R"({"exchange": {"squire": 0, "with": 1, "take": []}})", "R10.6.1", "\"give\" of exchange is missing"},
        {R"({"exchange": {"squire": 0, "with": 1, "give": "education:-2", "take": []}})", "R10.6.1",
         "coat of arms that does not exist"},
        {R"({"exchange": {"squire": 0, "with": 1, "give": null, "take": null}})", "R10.6.1",
         "\"take\" of exchange must be a list"},
        {R"({"exchange": {"squire": 0, "with": 1, "give": null, "take": [null]}})", "R10.6.1", "needs a coat"},
        {R"({"exchange": {"squire": 0, "with": 1, "give": null, "take": ["tournaments:1", "jousts:1"]}})", "R10.6.1",
         "order of their text"},
        {R"({"exchange": {"squire": 0, "with": 1, "give": null, "take": ["jousts:1", "jousts:1", "jousts:1"]}})",
         "R10.6.1", "more than two"},
    }));
    INFO(one.entry);
    const RecordError error = readBad(changed("{\"bet\": {\"squire\": 1, \"board\": \"jousts\"}}", one.entry));
    CHECK(error.trouble == Trouble::BadEntry);
    CHECK(error.entry == 3);
    CHECK(error.rule == one.rule);
    CHECK_THAT(error.message().toStdString(), ContainsSubstring(one.message));
    CHECK_THAT(error.message().toStdString(), ContainsSubstring("entry 3: "));
}

TEST_CASE("Messages stay one short line whatever a record says", "[record]")
{
    const QByteArray name = "\\n\\u0000" + QByteArray(10'000, 'x');
    const QString message = readBad(changed("\"standard\"", "\"" + name + "\"")).message();
    CHECK(message.size() < 120);
    CHECK_FALSE(message.contains(u'\n'));
    CHECK_FALSE(message.contains(QChar(0)));
}
