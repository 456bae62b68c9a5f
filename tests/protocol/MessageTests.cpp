// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "RandomGame.h"
#include "protocol/Frames.h"
#include "protocol/Message.h"
#include "protocol/Telling.h"
#include "record/Replay.h"

#include <QByteArrayList>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

namespace academy::protocol::test
{

namespace
{

template <typename Message>
void requireArrivesFromTable(const Message &message)
{
    const auto read = readFromTable(toJson(FromTable(message)));
    REQUIRE(std::holds_alternative<FromTable>(read));
    REQUIRE(std::holds_alternative<Message>(std::get<FromTable>(read)));
    CHECK(std::get<Message>(std::get<FromTable>(read)) == message);
}

template <typename Message>
void requireArrivesFromSeat(const Message &message)
{
    const auto read = readFromSeat(toJson(FromSeat(message)));
    REQUIRE(std::holds_alternative<FromSeat>(read));
    REQUIRE(std::holds_alternative<Message>(std::get<FromSeat>(read)));
    CHECK(std::get<Message>(std::get<FromSeat>(read)) == message);
}

Show showInAGame()
{
    const record::Record record = record::test::playRandomGame(rules::Options::of(rules::Mode::Standard, 4), 5).record;
    record::Replay replay(record.options);
    rules::State before;
    for (std::size_t entry = 0; entry < 9; ++entry) {
        before = replay.state();
        REQUIRE(!replay.apply(record.entries[entry]));
    }
    rules::Events events;
    events.tell({.kind = rules::EventKind::CardPlayed,
                 .squire = 1,
                 .board = rules::Board::Quests,
                 .card = rules::Card(rules::CardKind::Quests, 3)},
                before);
    events.tell({.kind = rules::EventKind::HandsPassed, .value = 1}, replay.state());
    Show show = tell(2, replay.state(), record, events);
    show.settled = 0b100;
    show.advice = false;
    show.past = true;
    show.mayTakeBack = true;
    show.n = 9;
    show.undone = 1;
    return show;
}

Why whyNot(QByteArrayView text)
{
    const auto table = readFromTable(text);
    const auto seat = readFromSeat(text);
    REQUIRE(std::holds_alternative<Bye>(table));
    REQUIRE(std::holds_alternative<Bye>(seat));
    CHECK(std::get<Bye>(seat).text.size() > 0);
    CHECK(std::get<Bye>(seat).text.size() <= longestText);
    return std::get<Bye>(seat).why;
}

} // namespace

TEST_CASE("Messages arrive as they were sent", "[message]")
{
    const QString game = QStringLiteral("00112233445566aa");
    const Share share{.player = 1, .bytes = QByteArray(shareSize, 'x')};
    const Hello hello{.application = QStringLiteral("0.1.0"),
                      .game = game,
                      .seat = 3,
                      .have = 12,
                      .fingerprint = fingerprintOf(game, share).digits};
    requireArrivesFromTable(hello);
    requireArrivesFromSeat(hello);
    requireArrivesFromSeat(Hello{});
    requireArrivesFromSeat(Hello{.have = 12, .undone = 3});
    requireArrivesFromTable(Fingerprints{{fingerprintOf(game, {}), fingerprintOf(game, share)}});
    requireArrivesFromSeat(Tell{share.bytes});
    requireArrivesFromSeat(Decide{.n = 4, .undone = 1, .action = rules::Action::peek(1, rules::Action::none)});
    requireArrivesFromSeat(TakeBack{.n = 7, .undone = 3});
    requireArrivesFromTable(Ack{.n = 4, .actor = 1});
    requireArrivesFromTable(Refused{.n = 4, .actor = 1, .rule = QStringLiteral("R4.2"), .text = QStringLiteral("no")});
    requireArrivesFromTable(TookBack{.n = 3, .undone = 2});
    requireArrivesFromTable(Over{.record = "{\n  \"a\": \"é\"\n}\n", .shares = {share}});
    for (int why = 0; why <= static_cast<int>(Why::Closed); ++why) {
        requireArrivesFromTable(Bye{.why = static_cast<Why>(why), .text = QStringLiteral("farewell")});
    }
    requireArrivesFromSeat(Bye{.why = Why::Left, .text = {}});
}

TEST_CASE("A view with all that belongs to it arrives as it was sent", "[message]")
{
    const Show show = showInAGame();
    const QByteArray bytes = toJson(FromTable(show));
    CHECK(bytes.size() < largestFromTable / 20);
    const auto reading = readFromTable(bytes);
    REQUIRE(std::holds_alternative<FromTable>(reading));
    const Show read = std::get<Show>(std::get<FromTable>(reading));
    CHECK(read.n == 9);
    CHECK(read.undone == 1);
    CHECK(read.game.options == show.game.options);
    CHECK(read.game.players == show.game.players);
    CHECK(read.view == show.view);
    CHECK(read.legal == show.legal);
    CHECK(!read.legal.empty());
    CHECK(read.events == show.events);
    CHECK(read.events.size() == 2);
    CHECK(read.settled == 0b100);
    CHECK(!read.advice);
    CHECK(read.past);
    CHECK(read.mayTakeBack);
}

TEST_CASE("A view of a table that plays by other rules is refused", "[message]")
{
    Show show = showInAGame();
    show.legal.pop_back();
    const auto reading = readFromTable(toJson(FromTable(show)));
    REQUIRE(std::holds_alternative<Bye>(reading));
    CHECK(std::get<Bye>(reading).text == u"the table plays by other rules");
}

TEST_CASE("An event that this game cannot have, or that does not say of what it tells, is refused", "[message]")
{
    using rules::Board;
    using rules::EventKind;
    constexpr rules::Card swords(rules::CardKind::Swords, 5);
    const rules::Event event = GENERATE_COPY(
        rules::Event{.kind = EventKind::CardPlayed},
        rules::Event{.kind = EventKind::CardPlayed, .squire = 1, .card = swords},
        rules::Event{.kind = EventKind::CardPlayed, .squire = 1, .board = Board::Jousts},
        rules::Event{.kind = EventKind::CardPlayed, .squire = 4, .board = Board::Jousts, .card = swords},
        rules::Event{.kind = EventKind::TurnBegan, .squire = 0},
        rules::Event{.kind = EventKind::TurnBegan, .squire = 0, .value = 7},
        rules::Event{.kind = EventKind::TurnBegan, .value = 1}, rules::Event{.kind = EventKind::BoardScores},
        rules::Event{.kind = EventKind::CoatGiven, .squire = 0, .board = Board::Jousts},
        rules::Event{.kind = EventKind::CoatsExchanged, .squire = 0, .board = Board::Charity},
        rules::Event{.kind = EventKind::CoatsExchanged, .squire = 0, .board = Board::Charity, .other = 4},
        rules::Event{.kind = EventKind::StackTaken, .squire = 0}, // R9.3: of two players only
        rules::Event{.kind = EventKind::Dealt, .squire = 0}, rules::Event{.kind = EventKind::Dealt, .other = 0},
        rules::Event{.kind = EventKind::DiscMoved, .squire = 0, .board = Board::Jousts, .from = 0, .to = 30'000});
    Show show = showInAGame();
    show.events.back().event = event;
    const auto reading = readFromTable(toJson(FromTable(show)));
    REQUIRE(std::holds_alternative<Bye>(reading));
    CHECK(std::get<Bye>(reading).why == Why::Malformed);
}

TEST_CASE("Whoever is answered is one of the squires", "[message]")
{
    const char *text =
        GENERATE(R"({"ack": {"n": 1, "actor": 5}})", R"({"refused": {"n": 1, "actor": 99, "rule": "", "text": ""}})");
    CHECK(std::holds_alternative<Bye>(readFromTable(text)));
}

TEST_CASE("What is no message is refused with a reason", "[message]")
{
    const char *text = GENERATE(
        "", "{", "[]", "7", "{}", R"({"hello": {}, "bye": {}})", R"({"shout": {}})", R"({"hello": 1})",
        R"({"bye": {"why": "bored", "text": ""}})", R"({"bye": {"why": "left"}})",
        R"({"bye": {"why": "left", "text": "", "more": 1}})", R"({"bye": {"why": "left", "text": "\u0007"}})",
        R"({"hello": {"protocol": 1, "application": "", "game": "xyz", "seat": 0, "have": 0, "fingerprint": ""}})",
        R"({"hello": {"protocol": 1, "application": "", "game": "", "seat": 5, "have": 0, "fingerprint": ""}})",
        R"({"hello": {"protocol": 1, "application": "", "game": "", "seat": 1, "have": 0, "fingerprint": "a"}})",
        "{\"bye\": {\"why\": \"left\", \"text\": \"\xff\"}}");
    CHECK(whyNot(text) == Why::Malformed);
}

TEST_CASE("A decision is one of somebody's, and no chance", "[message]")
{
    const char *entry = GENERATE(R"({"neutralPlays": "S5"})", R"({"keep": {"squire": 0}})",
                                 R"({"keep": {"squire": 0, "card": "S2"}})", R"("S5")", "null");
    const auto reading = readFromSeat(QByteArray(R"({"decide": {"n": 1, "undone": 0, "entry": )") + entry + "}}");
    CHECK(std::holds_alternative<Bye>(reading));
}

TEST_CASE("A greeting of another version is told from one that is none", "[message]")
{
    const char *text =
        GENERATE(R"({"hello": {"protocol": 2}})", R"({"hello": {"protocol": 0, "what": ["ever", {"it": "says"}]}})");
    CHECK(whyNot(text) == Why::Version);
    CHECK(std::get<Bye>(readFromSeat(R"({"hello": {"protocol": 2}})")).text.contains(u"2 and 1"));
}

TEST_CASE("What only the table may say is none of a seat's messages, and the other way round", "[message]")
{
    CHECK(std::holds_alternative<Bye>(readFromSeat(toJson(FromTable(Ack{})))));
    CHECK(std::holds_alternative<Bye>(readFromTable(toJson(FromSeat(Decide{})))));
}

TEST_CASE("Frames hold messages together, however they arrive", "[frames]")
{
    const QByteArrayList messages{"one", "", QByteArray(100, 'x'), "four"};
    QByteArray bytes;
    for (const QByteArray &message : messages) {
        bytes += framed(message);
    }
    const qsizetype piece = GENERATE(1, 2, 3, 5, 7, 1000);
    Frames frames(100);
    QByteArrayList read;
    for (qsizetype at = 0; at < bytes.size(); at += piece) {
        REQUIRE(frames.add(bytes.mid(at, piece)));
        while (const auto message = frames.next()) {
            read += *message;
        }
    }
    CHECK(read == messages);
}

TEST_CASE("A frame that is too large breaks the stream at its first bytes", "[frames]")
{
    Frames frames(100);
    REQUIRE(frames.add(framed("fine")));
    CHECK(!frames.isBroken());
    const QByteArray large("\x04\x00\x00\x00", 4); // 64 MiB
    CHECK(frames.add(large)); // there is one before it
    CHECK(frames.next() == QByteArray("fine"));
    CHECK(frames.isBroken());
    CHECK(!frames.add(framed("more")));
    CHECK(!frames.next());
    CHECK(!Frames(100).add(large));
}

} // namespace academy::protocol::test
