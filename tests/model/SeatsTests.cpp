// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "OnDisk.h"
#include "TestTable.h"

#include "connection/Tls.h"
#include "host/Ledger.h"
#include "protocol/JoinCode.h"
#include "seat/Seat.h"

#include <QFile>
#include <QNetworkProxy>
#include <QTcpSocket>
#include <QTest>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <bit>
#include <map>

/// A table and seats on other devices, each a table of its own with all its models, joined over this machine's network.
namespace academy::model
{

namespace
{

constexpr int patience = 60'000; // milliseconds; only what hangs takes as long

TableConfig config(const QString &folder)
{
    TableConfig config;
    config.clock = EventPresenter::Clock::ByHand;
    config.threads = Worker::Threads::None;
    config.savesFolder = folder;
    config.seatMemory = folder + QStringLiteral("/seat.json");
    return config;
}

class Party
{
public:
    /// Who of them sits at this device, and who are computers; all others come from elsewhere.
    explicit Party(const rules::Options &options, int here = 0, int computers = 0)
        : m_host(1, config(m_folder.filePath(QStringLiteral("table"))))
    {
        record::Record record = beginning(options, options.players() - computers, 3);
        std::set<int> elsewhere;
        for (int player = here; player < options.players() - computers; ++player) {
            elsewhere.insert(player);
        }
        path = m_folder.filePath(QStringLiteral("table/game.json"));
        devices().gather(record, elsewhere, path);
        for (const int player : elsewhere) {
            join(player);
        }
    }

    [[nodiscard]] Table &table() { return m_host.table(); }
    [[nodiscard]] OpenTable &devices() { return *table().devices(); }
    [[nodiscard]] TestTable &host() { return m_host; }
    [[nodiscard]] TestTable &seat(int player) { return *m_seats.at(player); }
    [[nodiscard]] JoinedSeat &joined(int player) { return *seat(player).table().joined(); }
    [[nodiscard]] QString code(int player)
    {
        for (const PlaceRow &row : devices().places()->rows()) {
            if (row.player == player) {
                return row.code;
            }
        }
        return {};
    }

    void join(int player)
    {
        m_seats[player] = std::make_unique<TestTable>(static_cast<std::uint64_t>(player) + 20, seatConfig(player));
        const QString code = this->code(player);
        REQUIRE(!code.isEmpty());
        REQUIRE(joined(player).join(code) == QString());
    }
    /// The seat's program is ended and begins again.
    void restart(int player)
    {
        m_seats[player].reset();
        m_seats[player] = std::make_unique<TestTable>(static_cast<std::uint64_t>(player) + 40, seatConfig(player));
        REQUIRE(joined(player).remembers());
        joined(player).comeBack();
    }
    void leave(int player) { m_seats.erase(player); }
    void wait(const std::function<bool()> &condition) { REQUIRE(QTest::qWaitFor(condition, patience)); }

    /// Tells what there is to tell, and lets who is asked decide; until the condition holds or the game is over.
    void play(const std::function<bool()> &enough = [] { return false; })
    {
        bool over = false;
        wait([&] {
            if (enough()) {
                return true;
            }
            m_host.tellAll();
            if (table().controller().leads() && m_host.isAsked()) {
                m_host.decide();
            }
            over = table().over();
            for (const auto &[player, seat] : m_seats) {
                seat->tellAll();
                if (enough()) {
                    return true;
                }
                if (seat->isAsked()) {
                    if (beforeDeciding) {
                        beforeDeciding(player);
                    }
                    seat->decide();
                }
                over = over && seat->table().over() && seat->table().result()->count() > 0;
            }
            return over;
        });
    }
    /// The same until the record has so many more entries.
    void playOn(int more)
    {
        const int enough = entries() + more;
        play([this, enough] { return entries() > enough; });
    }
    std::function<void(int player)> beforeDeciding;
    QString path;

private:
    // Of the game that is led here; none before the cards are dealt.
    [[nodiscard]] int entries() { return table().controller().leads() ? table().controller().entries() : 0; }
    TableConfig seatConfig(int player) { return config(m_folder.filePath(QStringLiteral("seat-%1").arg(player))); }

    QTemporaryDir m_folder;
    TestTable m_host;
    std::map<int, std::unique_ptr<TestTable>> m_seats;
};

/// Each decision on one device gives the same record.
void requireAsOnOneDevice(const record::Record &record)
{
    record::Match device(record);
    auto next = record.entries.begin();
    while (device.due() != rules::Due::Nothing) {
        if (device.due() == rules::Due::Advance) {
            device.advance();
            continue;
        }
        REQUIRE(next != record.entries.end());
        if (device.due() == rules::Due::Chance) {
            device.drawChance();
        } else {
            REQUIRE(std::holds_alternative<record::Step>(device.decide(std::get<rules::Action>(*next))));
        }
        ++next;
    }
    CHECK(entriesOf(device.record()) == entriesOf(record));
}

} // namespace

TEST_CASE("Games of every kind are played with everybody at a seat, through the models of each device", "[seats]")
{
    const rules::Options options = GENERATE(model::options(rules::Mode::Standard, 3, 0, 0),
                                            model::options(rules::Mode::Standard, 4, allVariations, allAdvanced),
                                            model::options(rules::Mode::Karadoc, 3, allVariations, allAdvanced),
                                            model::options(rules::Mode::Lancelot, 4, allVariations, allAdvanced),
                                            model::options(rules::Mode::Standard, 5, 0, allAdvanced));
    Party party(options);
    party.wait([&party] { return party.table().controller().leads(); });
    CHECK(party.table().humans() == 0);
    party.beforeDeciding = [&party](int player) {
        // What lies openly is the same at the seat; the hand is its own.
        Table &table = party.seat(player).table();
        CHECK(table.humans() == 1);
        CHECK(table.prompt()->player() == player);
        const Enums::Decision decision = table.prompt()->decision();
        if (decision == Enums::Decision::Keep || decision == Enums::Decision::Play) {
            CHECK(table.hand()->count() > 0);
        }
        CHECK(party.table().hand()->count() == 0);
        if (table.controller().leads() || table.story()->telling() || party.table().story()->telling()) {
            return;
        }
        for (const rules::Board board : rules::allBoards) {
            const auto shown = static_cast<Enums::Board>(board);
            CHECK(table.boards()->discs(shown)->count() == party.table().boards()->discs(shown)->count());
        }
    };
    party.play();
    const record::Record &record = party.table().controller().match().record();
    requireAsOnOneDevice(record);
    for (int player = 0; player < options.players(); ++player) {
        CHECK(party.joined(player).standing() == JoinedSeat::Standing::Over);
        CHECK(party.joined(player).fairness().startsWith(u"Dealt fairly"));
        CHECK(entriesOf(party.seat(player).table().controller().match().record()) == entriesOf(record));
        CHECK(party.seat(player).table().result()->count() == party.table().result()->count());
        CHECK(!party.joined(player).remembers());
    }
}

TEST_CASE("People here, people elsewhere and computers share a table", "[seats]")
{
    Party party(options(rules::Mode::Standard, 4, allVariations, 0), 1, 1);
    party.play();
    CHECK(party.table().humans() == 1);
    requireAsOnOneDevice(party.table().controller().match().record());
    CHECK(party.joined(1).fairness().startsWith(u"Dealt fairly"));
}

TEST_CASE("Seats and tables that are ended in the middle of a game find each other again", "[seats]")
{
    Party party(options(rules::Mode::Standard, 3, allVariations, allAdvanced));
    party.playOn(30);
    party.restart(1);
    party.wait([&party] { return party.joined(1).leads(); });
    party.playOn(30);
    CHECK(QFile::exists(host::ledgerPath(party.path)));

    party.table().leave();
    CHECK(!party.devices().isOpen());
    party.wait([&party] { return party.joined(0).standing() == JoinedSeat::Standing::Ended; });
    REQUIRE(resumed(party.table(), party.path));
    CHECK(party.devices().isOpen());
    CHECK(party.devices().missing() == 3);
    for (int player = 0; player < 3; ++player) {
        party.restart(player);
    }
    party.wait([&party] { return party.devices().missing() == 0; });
    party.play();
    requireAsOnOneDevice(party.table().controller().match().record());
    CHECK(party.joined(2).fairness().startsWith(u"Dealt fairly"));
}

TEST_CASE("A seat is taken back, a computer stands in, and a new code leads back to it", "[seats]")
{
    Party party(options(rules::Mode::Standard, 3, 0, 0));
    party.playOn(10);

    party.devices().standIn(2);
    party.wait([&party] { return party.joined(2).standing() == JoinedSeat::Standing::Ended; });
    CHECK(party.joined(2).standingText().contains(u"taken your seat back"));
    party.leave(2);
    party.playOn(20);

    party.devices().take(1);
    CHECK(party.table().humans() == 1);
    party.wait([&party] { return party.joined(1).standing() == JoinedSeat::Standing::Ended; });
    party.leave(1);
    party.playOn(20);

    party.devices().give(2);
    party.join(2);
    party.wait([&party] { return party.joined(2).leads(); });
    party.play();
    const record::Record &record = party.table().controller().match().record();
    CHECK(record.players.at(2).kind == record::PlayerKind::Human);
    requireAsOnOneDevice(record);
    CHECK(!party.joined(2).fairness().startsWith(u"Dealt fairly")); // it took no part in the deal
    CHECK(party.joined(0).fairness().startsWith(u"Dealt fairly"));
}

TEST_CASE("A computer that stands in does so still when the table comes back", "[seats]")
{
    Party party(options(rules::Mode::Standard, 3, 0, 0));
    party.playOn(10);
    party.devices().standIn(2);
    party.wait([&party] { return party.joined(2).standing() == JoinedSeat::Standing::Ended; });
    party.leave(2);
    const auto standing = [&party] { return party.devices().places()->rows().at(2).statusText; };
    CHECK(standing() == QStringLiteral("A computer stands in"));

    party.table().leave();
    REQUIRE(resumed(party.table(), party.path));
    CHECK(standing() == QStringLiteral("A computer stands in"));
    CHECK(party.table().humans() == 0); // nobody is handed the device
    for (const int player : {0, 1}) {
        party.restart(player);
    }
    party.wait([&party] { return party.devices().missing() == 0; });
    party.play();
    requireAsOnOneDevice(party.table().controller().match().record());
}

TEST_CASE("When a computer stands in for the last who sat elsewhere, it does so still after a return", "[seats]")
{
    Party party(options(rules::Mode::Standard, 3, 0, 0), 2);
    party.playOn(10);
    party.devices().standIn(2);
    CHECK(!party.devices().isOpen());
    party.leave(2);
    party.table().leave();
    REQUIRE(resumed(party.table(), party.path));
    CHECK(party.table().humans() == 2);
    CHECK(!party.devices().isOpen());
    party.devices().take(2);
    CHECK(party.table().humans() == 3);
    party.table().leave();
    REQUIRE(resumed(party.table(), party.path));
    CHECK(party.table().humans() == 3);
}

TEST_CASE("A seat takes its decision back as at one table, and nobody else's", "[seats]")
{
    Party party(options(rules::Mode::Standard, 3, 0, 0));
    const auto turn = [&party] {
        const Table &table = party.table();
        return table.controller().leads() && table.controller().state().phase == rules::Phase::Draft;
    };
    party.wait([&] {
        party.host().tellAll();
        return turn() && party.joined(0).leads() && party.joined(1).leads() && party.joined(2).leads();
    });
    const int before = party.table().controller().entries();
    party.seat(0).tellAll();
    party.wait([&party] {
        party.seat(0).tellAll();
        return party.seat(0).isAsked();
    });
    party.seat(0).decide();
    party.wait([&] { return party.table().controller().entries() == before + 1; });
    party.wait([&party] { return party.seat(0).table().canUndo(); });
    CHECK(!party.seat(1).table().canUndo());
    CHECK(!party.table().canUndo());
    party.seat(0).table().undo();
    party.wait([&] { return party.table().controller().entries() == before; });
    party.wait([&party] { return party.seat(0).isAsked(); });
    party.seat(0).decide();
    party.wait([&party] {
        party.host().tellAll();
        party.seat(1).tellAll();
        return party.seat(1).isAsked();
    });
    party.seat(1).decide();
    const auto tellAll = [&party] {
        party.host().tellAll();
        for (const int player : {0, 1, 2}) {
            party.seat(player).tellAll();
        }
    };
    party.wait([&] {
        tellAll();
        return party.table().controller().entries() >= before + 2;
    });
    party.wait([&] {
        tellAll();
        return !party.seat(0).table().canUndo() && party.seat(1).table().canUndo();
    });
    party.play();
    requireAsOnOneDevice(party.table().controller().match().record());
}

TEST_CASE("Who lets the other own squire win a tie has decided, and is not waited for", "[seats][threads]")
{
    const QTemporaryDir folder;
    rules::Random random(5);
    int others = 0; // times that the disc on top is to be that of the squire who is not asked (R7.1)
    for (std::uint64_t seed = 1; others < 3; ++seed) {
        Match match(beginning(options(rules::Mode::Lancelot, 4, 0, allAdvanced), 2, seed));
        rules::ActionList actions;
        while (match.due() != rules::Due::Nothing && match.state().phase != rules::Phase::WinTie) {
            if (match.due() == rules::Due::Chance) {
                match.drawChance();
            } else if (match.due() == rules::Due::Advance) {
                match.advance();
            } else {
                rules::legalActions(match.state(), std::countr_zero(rules::deciding(match.state())), actions);
                (void)match.decide(actions[random.below(actions.size())]);
            }
        }
        if (match.due() == rules::Due::Nothing) {
            continue;
        }
        const int asked = match.state().actor;
        rules::legalActions(match.state(), asked, actions);
        const auto choice = std::find_if(actions.begin(), actions.end(),
                                         [asked](const rules::Action &one) { return one.actor() != asked; });
        if (choice == actions.end()) {
            continue;
        }
        ++others;
        EventPresenter story(EventPresenter::Clock::ByHand);
        GameController controller({.savesFolder = folder.path()}, &story);
        People people(match.record());
        people.setPlace(0, People::Place::Elsewhere);
        people.setPlace(1, People::Place::Elsewhere);
        DisplayedState told;
        arrive(told, match.state());
        controller.lead(match, people, told, folder.filePath(QStringLiteral("%1.json").arg(seed)));
        CHECK(controller.awaited() == 1U << static_cast<unsigned>(asked));
        const int player = rules::firstPlayer(match.state());
        bool saved = false;
        controller.decideElsewhere(1 - player, *choice, [](const auto &trouble) { CHECK(trouble.has_value()); });
        controller.decideElsewhere(player, *choice, [&saved](const auto &trouble) { saved = !trouble; });
        CHECK(!saved); // it is on its way to the disk
        CHECK(controller.awaited() == 0);
        REQUIRE(controller.settled(player, asked) != nullptr);
        CHECK(*controller.settled(player, asked) == *choice);
        REQUIRE(waitFor([&saved] { return saved; }));
    }
}

TEST_CASE("Another decision than the one that is saved and has not happened yet is refused", "[seats]")
{
    Party party(options(rules::Mode::Standard, 3, 0, 0));
    const QString code = party.code(0);
    const GameController &controller = party.table().controller();
    party.wait([&] { return controller.leads() && party.table().story()->telling(); }); // of the deal
    party.wait([&party] {
        party.seat(0).tellAll();
        return party.seat(0).isAsked();
    });
    const int entries = controller.entries();
    party.seat(0).decide();
    party.wait([&controller] { return controller.settled(0, 0) != nullptr; });
    const rules::Action decided = *controller.settled(0, 0);

    // The same player from elsewhere changes its mind, and says it again.
    const auto join = protocol::readJoinCode(code);
    REQUIRE(join.has_value());
    seat::Seat again(seat::newMemory(0, code), [&join] { return connection::connectTo(*join); });
    std::optional<protocol::Refused> refused;
    std::optional<protocol::Ack> acknowledged;
    again.refused = [&refused](const protocol::Refused &no) { refused = no; };
    again.acknowledged = [&acknowledged](const protocol::Ack &ack) { acknowledged = ack; };
    again.begin();
    party.wait([&again] { return again.show().has_value(); });
    CHECK(again.show()->settled == 1);
    const auto &legal = again.show()->legal;
    const auto other = std::ranges::find_if(legal, [&decided](const rules::Action &one) { return one != decided; });
    REQUIRE(other != legal.end());
    again.decide(*other);
    party.wait([&refused] { return refused.has_value(); });
    CHECK(refused->text.contains(u"already"));
    again.decide(decided);
    party.wait([&acknowledged] { return acknowledged.has_value(); });
    CHECK(controller.entries() == entries);
}

TEST_CASE("A code that is mistyped is told of, and no seat is looked for", "[seats]")
{
    const QTemporaryDir folder;
    TestTable seat(1, config(folder.path()));
    JoinedSeat &joined = *seat.table().joined();
    CHECK(joined.join({}).contains(u"Type the code"));
    CHECK(joined.join(QStringLiteral("G1AAB-C23DE")).contains(u"not the code of a seat"));
    CHECK(joined.standing() == JoinedSeat::Standing::Nowhere);
    CHECK(!joined.remembers());
}

TEST_CASE("Nothing listens any more when nobody sits elsewhere", "[seats]")
{
    Party party(options(rules::Mode::Standard, 3, 0, 0), 2);
    const auto code = protocol::readJoinCode(party.code(2));
    REQUIRE(code.has_value());
    const auto isOpen = [&code] {
        QTcpSocket socket;
        socket.setProxy(QNetworkProxy::NoProxy);
        socket.connectToHost(QHostAddress(QHostAddress::LocalHost), code->port);
        return socket.waitForConnected(5'000);
    };
    CHECK(isOpen());
    party.devices().take(2);
    CHECK(!party.devices().isOpen());
    CHECK(!isOpen());
    party.wait([&party] { return party.table().controller().leads(); }); // all who are waited for are here
    CHECK(party.table().humans() == 3);
}

} // namespace academy::model
