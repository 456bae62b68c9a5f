// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Party.h"

#include "host/Ledger.h"
#include "protocol/JoinCode.h"

#include <QFile>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

/// What somebody says who knows a seat's secret and means no good.
namespace academy::host::test
{

namespace
{

using protocol::Bye;
using protocol::Decide;
using protocol::FromSeat;
using protocol::FromTable;
using protocol::Hello;
using protocol::Refused;
using protocol::Why;

/// A seat that says what it is told to, and keeps what it hears.
class HostileSeat
{
public:
    HostileSeat(Party &party, int player)
        : m_party(party)
        , m_player(player)
        , m_stream(party.knock(player))
    {
        m_stream->received = [this](const QByteArray &bytes) {
            const auto reading = protocol::readFromTable(bytes);
            REQUIRE(std::holds_alternative<FromTable>(reading));
            const auto *show = std::get_if<protocol::Show>(&std::get<FromTable>(reading));
            if (show != nullptr && show->past) {
                return; // it makes up for what it has not seen
            }
            heard.push_back(std::get<FromTable>(reading));
        };
    }

    void greet() { say(Hello{.game = m_party.table().ledger().game, .seat = m_player}); }
    void say(const FromSeat &message) { shout(toJson(message)); }
    void shout(const QByteArray &bytes) { m_stream->send(bytes); }

    /// The next message of that kind.
    template <typename Message>
    [[nodiscard]] Message hears()
    {
        const auto isOne = [](const FromTable &message) { return std::holds_alternative<Message>(message); };
        m_party.until([&] { return std::ranges::any_of(heard, isOne); });
        const auto found = std::ranges::find_if(heard, isOne);
        Message message = std::get<Message>(*found);
        heard.erase(heard.begin(), found + 1);
        return message;
    }

    std::vector<FromTable> heard;

private:
    Party &m_party;
    int m_player;
    connection::StreamPtr m_stream;
};

/// A game of three people elsewhere in which some have decided.
struct BegunGame {
    BegunGame()
        : party(rules::Options::of(rules::Mode::Standard, 3), {Chair::Elsewhere, Chair::Elsewhere, Chair::Elsewhere},
                20)
    {
        party.until([this] { return party.entries() > 8; });
    }

    Party party;
};

} // namespace

TEST_CASE("Who does not greet first is sent away", "[hostile]")
{
    BegunGame game;
    HostileSeat hostile(game.party, 0);
    hostile.say(Decide{});
    CHECK(hostile.hears<Bye>().why == Why::OutOfTurn);
    HostileSeat twice(game.party, 0);
    twice.greet();
    twice.greet();
    CHECK(twice.hears<Bye>().why == Why::OutOfTurn);
    game.party.crash(0); // its player comes back, and the table is unharmed
    game.party.untilOver();
    game.party.requireAsOnOneDevice();
    CHECK(game.party.notes().size() == 1);
}

TEST_CASE("Nonsense, another game, another version and somebody else's seat are sent away, each noted once",
          "[hostile]")
{
    BegunGame game;
    const auto whyNot = [&game](const QByteArray &bytes) {
        HostileSeat hostile(game.party, 0);
        hostile.shout(bytes);
        return hostile.hears<Bye>().why;
    };
    for (int again = 0; again < 3; ++again) {
        CHECK(whyNot("nonsense") == Why::Malformed);
        CHECK(whyNot(R"({"hello": {"protocol": 7}})") == Why::Version);
        CHECK(whyNot(toJson(FromSeat(Hello{.game = QStringLiteral("0123456789abcdef"), .seat = 0}))) == Why::OtherGame);
        CHECK(whyNot(toJson(FromSeat(Hello{.game = {}, .seat = 1}))) == Why::OtherGame);
    }
    CHECK(game.party.notes().size() == 3);
    game.party.crash(0);
    game.party.untilOver();
    game.party.requireAsOnOneDevice();
}

TEST_CASE("Decisions of others, of the future and of the past are refused", "[hostile]")
{
    BegunGame game;
    Party &party = game.party;
    HostileSeat hostile(party, 0);
    hostile.greet();
    auto show = hostile.hears<protocol::Show>();
    const rules::Action others = rules::Action::keep(1, rules::Card(rules::CardKind::Swords, 5));
    hostile.say(Decide{.n = show.n, .undone = 0, .action = others});
    CHECK(hostile.hears<Refused>().text.contains(u"not yours"));
    hostile.say(Decide{.n = 100'000, .undone = 0, .action = rules::Action::bonus(0, rules::Board::Quests)});
    CHECK(hostile.hears<Refused>().text.contains(u"not yours"));
    hostile.say(Decide{.n = show.n, .undone = 5, .action = rules::Action::bonus(0, rules::Board::Quests)});
    CHECK(hostile.hears<Refused>().text.contains(u"undone"));
    hostile.say(Decide{.n = show.n, .undone = 0, .action = rules::Action::bonus(0, rules::Board::Quests)});
    CHECK(!hostile.hears<Refused>().rule.isEmpty()); // the rules say no, and which
}

TEST_CASE("What was decided once is decided once, however often it is said", "[hostile]")
{
    BegunGame game;
    Party &party = game.party;
    HostileSeat hostile(party, 0);
    hostile.greet();
    auto show = hostile.hears<protocol::Show>();
    while (show.legal.empty()) {
        show = hostile.hears<protocol::Show>();
    }
    const Decide decide{.n = show.n, .undone = show.undone, .action = show.legal.front()};
    const auto isIt = [&decide](const record::Entry &entry) {
        const auto *action = std::get_if<rules::Action>(&entry);
        return action != nullptr && *action == decide.action;
    };
    const auto times = [&] {
        const auto &entries = party.table().record().entries;
        return std::ranges::count_if(entries.begin() + show.n, entries.end(), isIt);
    };
    for (int again = 0; again < 3; ++again) {
        hostile.say(decide);
        CHECK(hostile.hears<protocol::Ack>() == protocol::Ack{.n = decide.n, .actor = 0});
        CHECK(times() == 1);
    }
    party.crash(); // the table has forgotten all but the record
    HostileSeat later(party, 0);
    later.greet();
    later.say(decide);
    CHECK(later.hears<protocol::Ack>() == protocol::Ack{.n = decide.n, .actor = 0});
    CHECK(times() == 1);
    if (show.legal.size() > 1) {
        later.say(Decide{.n = decide.n, .undone = decide.undone, .action = show.legal.back()});
        CHECK(later.hears<Refused>().text.contains(u"already"));
    }
}

TEST_CASE("A share that was not shown is refused", "[hostile]")
{
    Party party(rules::Options::of(rules::Mode::Standard, 3), {Chair::Elsewhere, Chair::Here, Chair::Here}, 21);
    const QString game = party.table().ledger().game;
    HostileSeat hostile(party, 0); // in the place of the seat
    hostile.say(
        Hello{.game = game,
              .seat = 0,
              .fingerprint = protocol::fingerprintOf(game, {.player = 0, .bytes = QByteArray(32, 'a')}).digits});
    CHECK(hostile.hears<protocol::Fingerprints>().all.size() == 2);
    hostile.say(protocol::Tell{QByteArray(32, 'b')});
    CHECK(hostile.hears<Bye>().why == Why::OutOfTurn);
    CHECK(party.table().match() == nullptr);
}

TEST_CASE("Who has shown a share and does not tell it holds nobody up", "[hostile]")
{
    Party party(rules::Options::of(rules::Mode::Standard, 3), {Chair::Elsewhere, Chair::Here, Chair::Here}, 21);
    const Ledger before = party.table().ledger();
    HostileSeat hostile(party, 0);
    hostile.say(
        Hello{.game = before.game,
              .seat = 0,
              .fingerprint = protocol::fingerprintOf(before.game, {.player = 0, .bytes = QByteArray(32, 'a')}).digits});
    CHECK(hostile.hears<protocol::Fingerprints>().all.size() == 2);
    SECTION("when the seat is taken back")
    {
        REQUIRE(party.table().takeSeat(0, Chair::Here));
        party.until([&party] { return party.table().match() != nullptr; });
    }
    SECTION("when it is given to somebody else")
    {
        REQUIRE(party.table().giveSeat(0));
        CHECK(party.table().match() == nullptr);
        CHECK(party.table().ledger().fingerprints.empty());
    }
    CHECK(hostile.hears<Bye>().why == Why::TakenBack);
    const Ledger &after = party.table().ledger();
    CHECK(after.game != before.game);
    CHECK(!(after.shares.front() == before.shares.front()));
    CHECK(after.advice == before.advice);
}

TEST_CASE("Before the end a seat hears nothing of the seed and of others' cards", "[hostile]")
{
    BegunGame game;
    HostileSeat hostile(game.party, 0);
    hostile.greet();
    const auto hello = hostile.hears<Hello>();
    const auto show = hostile.hears<protocol::Show>();
    CHECK(show.game.seed.isEmpty());
    CHECK(show.game.entries.empty());
    const QByteArray all = toJson(FromTable(hello)) + toJson(FromTable(show));
    CHECK(!all.contains(game.party.table().record().seed.toUtf8()));
    for (const protocol::Share &share : game.party.table().ledger().shares) {
        CHECK(!all.contains(share.bytes.toHex()));
    }
}

TEST_CASE("The ledger comes back as it was, and nobody but its owner reads it", "[ledger]")
{
    const QTemporaryDir folder;
    const QString path = ledgerPath(folder.filePath(QStringLiteral("game.json")));
    Ledger ledger = newLedger({0, 3});
    ledger.port = 40404;
    ledger.undone = 2;
    ledger.advice = false;
    ledger.close(4, true);
    ledger.fingerprints.push_back(fingerprintOf(ledger.game, ledger.shares.front()));
    REQUIRE(writeLedger(path, ledger) == std::nullopt);
    const auto read = readLedger(path);
    REQUIRE(std::holds_alternative<Ledger>(read));
    CHECK(std::get<Ledger>(read) == ledger);
    CHECK((QFile::permissions(path) & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther))
          == 0);
    CHECK(ledger.secrets.at(0).size() == protocol::secretSize);
    CHECK(ledger.secrets.at(0) != ledger.secrets.at(3));

    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadWrite));
    const QByteArray text = file.readAll();
    for (const QByteArray &spoilt :
         {QByteArray(), text.chopped(5), QByteArray(text).replace("\"port\"", "\"prt\""), QByteArray("[]")}) {
        REQUIRE(file.resize(0));
        REQUIRE(file.seek(0));
        REQUIRE(file.write(spoilt) == spoilt.size());
        REQUIRE(file.flush());
        CHECK(std::holds_alternative<QString>(readLedger(path)));
    }
}

TEST_CASE("A ledger without the table's share, or of no game, is none; one of more people is known as that", "[ledger]")
{
    const QTemporaryDir folder;
    const QString path = ledgerPath(folder.filePath(QStringLiteral("game.json")));
    Ledger ledger = newLedger({0, 3});
    CHECK(ledger.isOf(4));
    CHECK(!ledger.isOf(3));
    ledger.close(3, true);
    CHECK(!ledger.isOf(3));
    ledger.close(3, false);
    CHECK(ledger.isOf(3));
    Ledger without = ledger;
    without.shares.clear();
    Ledger nameless = ledger;
    nameless.game = QStringLiteral("../game");
    for (const Ledger &spoilt : {without, nameless}) {
        REQUIRE(writeLedger(path, spoilt) == std::nullopt);
        CHECK(std::holds_alternative<QString>(readLedger(path)));
    }
}

} // namespace academy::host::test
