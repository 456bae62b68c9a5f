// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "RandomGame.h"
#include "connection/Stream.h"
#include "protocol/Telling.h"
#include "record/Replay.h"
#include "seat/Seat.h"

#include <QCoreApplication>
#include <QDeadlineTimer>

#include <catch2/catch_test_macros.hpp>

#include <optional>

/// What a table says that means no good to those who join it: a link may lead anywhere.
namespace academy::host::test
{

namespace
{

using protocol::FromTable;
using protocol::Why;

/// A table that says what it is told to, and a seat that has come to it.
class HostileTable
{
public:
    HostileTable()
        : m_seat(seat::newMemory(1), [this] {
            auto [here, there] = connection::makePipe();
            m_stream = std::move(here);
            return std::move(there);
        })
    {
        m_seat.over = [this](const seat::Ending &ending) {
            ++ended;
            last = ending;
        };
        m_seat.acknowledged = [this](const protocol::Ack & /*ack*/) { ++answered; };
        m_seat.refused = [this](const protocol::Refused & /*refused*/) { ++answered; };
        m_seat.missed = [this](const protocol::Show & /*show*/) { ++missed; };
        m_seat.ended = [this](const protocol::Bye &bye) { farewell = bye; };
        m_seat.begin();
        greet();
        greet(); // the first time it asks which game it is
        settle();
        REQUIRE(m_seat.isConnected());
    }

    void say(const FromTable &message)
    {
        if (!farewell) {
            m_stream->send(toJson(message));
            settle();
        }
    }
    /// A game of so many that has been played to its end.
    static record::Record game(int squires)
    {
        return record::test::playRandomGame(rules::Options::of(rules::Mode::Standard, squires), 5).record;
    }
    /// A moment of such a game with so many events, as that seat may know it.
    static protocol::Show moment(std::size_t events, int squires = 4)
    {
        const record::Record record = game(squires);
        record::Replay replay(record.options);
        rules::Events told;
        for (std::size_t number = 0; number < events; ++number) {
            told.tell({.kind = rules::EventKind::Dealt}, replay.state());
        }
        return protocol::tell(1, replay.state(), record, told);
    }

    int ended = 0;
    seat::Ending last;
    int answered = 0;
    int missed = 0;
    std::optional<protocol::Bye> farewell;

private:
    void greet()
    {
        settle();
        m_stream->send(toJson(FromTable(protocol::Hello{.game = QStringLiteral("0123456789abcdef"), .seat = 1})));
    }
    // What is on its way arrives.
    static void settle()
    {
        const QDeadlineTimer deadline(20);
        do {
            QCoreApplication::processEvents();
        } while (!deadline.hasExpired());
    }

    connection::StreamPtr m_stream;
    seat::Seat m_seat;
};

} // namespace

TEST_CASE("A table that ends a game without having shown it is left", "[hostile]")
{
    HostileTable table;
    table.say(protocol::Over{});
    CHECK(table.ended == 0);
    REQUIRE(table.farewell);
    CHECK(table.farewell->why == Why::OutOfTurn);
}

TEST_CASE("A table that shows a game of other squires than before is left", "[hostile]")
{
    for (const bool past : {false, true}) {
        HostileTable table;
        table.say(HostileTable::moment(0));
        REQUIRE(!table.farewell);
        protocol::Show other = HostileTable::moment(1, 5);
        other.past = past;
        table.say(other);
        CHECK(table.missed == 0);
        REQUIRE(table.farewell);
        CHECK(table.farewell->why == Why::OutOfTurn);
    }
}

TEST_CASE("A record that is not of what was seen is not kept", "[hostile]")
{
    for (const int squires : {4, 5}) {
        HostileTable table;
        table.say(HostileTable::moment(0)); // the beginning
        table.say(protocol::Over{.record = toJson(HostileTable::game(squires)), .shares = {}}); // the end
        CHECK(table.ended == 1);
        CHECK(table.last.record.players.empty());
        CHECK(table.last.unfair == QStringLiteral("the record is not what was seen here"));
    }
}

TEST_CASE("Answers to what a seat has not decided are passed over", "[hostile]")
{
    HostileTable table;
    table.say(protocol::Ack{.n = 3, .actor = 1});
    table.say(protocol::Refused{.n = 3, .actor = 1, .rule = {}, .text = QStringLiteral("no")});
    table.say(HostileTable::moment(0));
    table.say(protocol::Ack{.n = 0, .actor = 1});
    CHECK(table.answered == 0);
    CHECK(!table.farewell);
}

TEST_CASE("A table that tells of the past without end is left before it fills the memory", "[hostile]")
{
    HostileTable table;
    protocol::Show past = HostileTable::moment(1'500);
    past.past = true;
    for (int again = 0; again < 40; ++again) {
        table.say(past);
    }
    CHECK(table.missed > 5);
    CHECK(table.missed < 20);
    REQUIRE(table.farewell);
    CHECK(table.farewell->why == Why::OutOfTurn);
}

} // namespace academy::host::test
