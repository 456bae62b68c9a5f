// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "NoRoom.h"
#include "OnDisk.h"
#include "TestTable.h"

#include "connection/Tls.h"
#include "host/Ledger.h"
#include "protocol/JoinCode.h"
#include "rules/Actors.h"
#include "seat/Seat.h"

#include <QFile>
#include <QNetworkProxy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <array>
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
    config.patience = std::chrono::milliseconds(20); // before what could not be saved is saved again
    return config;
}

class Party
{
public:
    /// Who of them sits at this device, and who are computers; all others come from elsewhere, so many of them at once.
    explicit Party(const rules::Options &options, int here = 0, int computers = 0, int joining = rules::maxPlayers)
        : m_host(1, config(m_folder.filePath(QStringLiteral("table"))))
    {
        record::Record record = beginning(options, options.players() - computers, 3);
        record.created = QStringLiteral("../stray"); // a table may say anything
        std::set<int> elsewhere;
        for (int player = here; player < options.players() - computers; ++player) {
            elsewhere.insert(player);
        }
        path = m_folder.filePath(QStringLiteral("table/game.json"));
        devices().gather(record, elsewhere, path);
        for (const int player : elsewhere) {
            if (player - here < joining) {
                join(player);
            }
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

    void join(int player) { join(player, code(player)); }
    void join(int player, const QString &code)
    {
        m_seats[player] = std::make_unique<TestTable>(static_cast<std::uint64_t>(player) + 20, seatConfig(player));
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
    /// The games that lie at the device of a seat.
    [[nodiscard]] QStringList gamesOf(int player) const
    {
        return QDir(m_folder.filePath(QStringLiteral("seat-%1").arg(player)))
            .entryList({u'*' + record::fileEnding}, QDir::Files);
    }
    /// Those that lie where no device has its games.
    [[nodiscard]] QStringList strayGames() const
    {
        return QDir(m_folder.path()).entryList({u'*' + record::fileEnding}, QDir::Files);
    }
    void wait(const std::function<bool()> &condition) { REQUIRE(QTest::qWaitFor(condition, patience)); }

    /// Tells what there is to tell, and lets who is asked decide; until the condition holds or the game is over. What hangs is seen
    /// by that nothing is decided: a whole game may take long.
    void play(const std::function<bool()> &enough = [] { return false; })
    {
        for (bool done = false; !done;) {
            const int known = entries();
            wait([&] { return (done = takeStep(enough)) || entries() > known; });
        }
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
    // Whether that is enough, or the game is over everywhere.
    bool takeStep(const std::function<bool()> &enough)
    {
        if (enough()) {
            return true;
        }
        m_host.tellAll();
        if (table().controller().leads() && m_host.isAsked()) {
            m_host.decide();
        }
        bool over = table().over();
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
    }

    // Of the game that is led here; none before the cards are dealt.
    [[nodiscard]] int entries() { return table().controller().leads() ? table().controller().entries() : 0; }
    TableConfig seatConfig(int player) { return config(m_folder.filePath(QStringLiteral("seat-%1").arg(player))); }

    QTemporaryDir m_folder;
    TestTable m_host;
    std::map<int, std::unique_ptr<TestTable>> m_seats;
};

/// A way to a table that can be cut.
class Way
{
public:
    explicit Way(std::uint16_t port)
    {
        REQUIRE(m_server.listen(QHostAddress::LocalHost));
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this, port] {
            QTcpSocket *in = m_server.nextPendingConnection();
            if (m_cut) {
                in->abort();
                in->deleteLater();
                return;
            }
            auto *out = new QTcpSocket(in);
            const auto carry = [](QTcpSocket *from, QTcpSocket *to) {
                if (to->state() == QAbstractSocket::ConnectedState) {
                    to->write(from->readAll());
                }
            };
            QObject::connect(in, &QTcpSocket::readyRead, out, [=] { carry(in, out); });
            QObject::connect(out, &QTcpSocket::connected, in, [=] { carry(in, out); });
            QObject::connect(out, &QTcpSocket::readyRead, in, [=] { carry(out, in); });
            QObject::connect(out, &QTcpSocket::disconnected, in, &QTcpSocket::disconnectFromHost);
            QObject::connect(in, &QTcpSocket::disconnected, in, &QObject::deleteLater);
            out->setProxy(QNetworkProxy::NoProxy);
            out->connectToHost(QHostAddress(QHostAddress::LocalHost), port);
        });
    }

    [[nodiscard]] std::uint16_t port() const { return m_server.serverPort(); }
    void cut()
    {
        m_cut = true;
        for (QTcpSocket *in : m_server.findChildren<QTcpSocket *>(Qt::FindDirectChildrenOnly)) {
            in->abort();
        }
    }
    void mend() { m_cut = false; }

private:
    QTcpServer m_server;
    bool m_cut = false;
};

/// Another device takes the place of a seat, by a way that can be cut.
std::unique_ptr<Way> comeByWay(Party &party, int player)
{
    party.leave(player);
    party.wait([&party, player] { return !party.code(player).isEmpty(); });
    auto code = protocol::readJoinCode(party.code(player));
    REQUIRE(code.has_value());
    auto way = std::make_unique<Way>(code->port);
    code->address = QByteArray::fromHex("7f000001");
    code->port = way->port();
    party.join(player, protocol::typed(*code));
    return way;
}

/// Without the words for what one has done oneself, who is addressed at the own seat only.
QStringList rowsOf(const Table &table, int own)
{
    QStringList rows;
    for (const ChronicleRow &row : table.chronicle()->rows()) {
        rows.append(row.section + u'|' + (row.seat == own ? row.emblem : row.text + u'|' + row.detail));
    }
    return rows;
}

/// The first row that one has and the other has not, or has otherwise; empty when there is none.
QString difference(const QStringList &some, const QStringList &others)
{
    for (qsizetype row = 0; row < std::max(some.size(), others.size()); ++row) {
        if (some.value(row) != others.value(row)) {
            return QStringLiteral("%1: %2 / %3").arg(row).arg(some.value(row), others.value(row));
        }
    }
    return {};
}

QStringList textsOf(const QList<SquireLine> &lines)
{
    QStringList texts;
    for (const SquireLine &line : lines) {
        texts.append(line.text);
    }
    return texts;
}

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

TEST_CASE("Games of every kind are played with everybody at a seat, through the models of each device", "[seats][long]")
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
        if (table.controller().leads() || table.presenter()->telling() || party.table().presenter()->telling()) {
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
    CHECK(party.strayGames() == QStringList());

    // The end is told again, and connections end: the game is over all the same, and is kept once.
    int begun = 0;
    for (int player = 0; player < options.players(); ++player) {
        QObject::connect(&party.joined(player), &JoinedSeat::ended, &party.devices(), [&begun] { ++begun; });
    }
    party.devices().setAdvice(false);
    for (int player = 0; player < options.players(); ++player) {
        party.wait([&, player] {
            party.seat(player).tellAll();
            return !party.joined(player).allowsAdvice();
        });
    }
    QTest::qWait(50); // the end is right behind that view
    party.devices().close();
    QTest::qWait(50);
    CHECK(begun == 0);
    for (int player = 0; player < options.players(); ++player) {
        CHECK(party.joined(player).standing() == JoinedSeat::Standing::Over);
        CHECK(party.gamesOf(player).size() == 1);
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

TEST_CASE("Whose decision happens before it can be saved is asked again when it is saved", "[seats]")
{
    Party party(options(rules::Mode::Standard, 3, 0, 0), 0, 2);
    const GameController &controller = party.table().controller();
    const auto isAsked = [&party] {
        party.host().tellAll();
        party.seat(0).tellAll();
        return party.joined(0).asked().has_value();
    };
    party.wait(isAsked);
    const int entries = controller.entries();
    {
        const NoRoom none;
        party.seat(0).decide();
        // The game goes on all the same until only the seat is waited for, which has seen all of it.
        party.wait([&] {
            (void)isAsked();
            return controller.entries() > entries && rules::deciding(controller.state()) == 0b1
                && !party.table().presenter()->telling() && !party.seat(0).table().presenter()->telling()
                && party.joined(0).entries() == controller.entries() && party.joined(0).view(0) == controller.view(0);
        });
        CHECK(!party.table().savingProblem().isEmpty());
    }
    party.wait(isAsked);
    CHECK(party.table().savingProblem().isEmpty());
    CHECK(!party.joined(0).hasDecided());
    party.playOn(10);
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

TEST_CASE("A seat that was away, or comes late, knows all that has happened meanwhile", "[seats][long]")
{
    const bool all = GENERATE(false, true);
    Party party(options(rules::Mode::Standard, 3, all ? allVariations : 0, all ? allAdvanced : 0));
    const auto same = [&party] { // what is told at the table and at the last seat
        Table &seat = party.seat(2).table();
        party.wait([&] {
            party.host().tellAll();
            party.seat(2).tellAll();
            return !party.table().presenter()->telling() && !seat.presenter()->telling()
                && party.joined(2).entries() == party.table().controller().entries()
                && party.joined(2).state().phase == party.table().controller().state().phase;
        });
        CHECK(difference(rowsOf(seat, 2), rowsOf(party.table(), 2)) == QString());
        if (seat.prompt()->decision() == Enums::Decision::Play) {
            CHECK(textsOf(seat.prompt()->since())
                  == textsOf(
                      party.table().chronicle()->since(2, party.joined(2).state().turn, party.joined(2).people())));
        }
    };
    party.playOn(45);
    const std::unique_ptr<Way> way = comeByWay(party, 2);
    party.wait([&party] { return party.joined(2).leads(); });
    same();
    for (int times = 0; times < 6; ++times) {
        party.playOn(8);
        way->cut();
        party.wait([&party] { return party.joined(2).standing() == JoinedSeat::Standing::Lost; });
        const GameController &controller = party.table().controller();
        party.play([&] { return !party.table().presenter()->telling() && controller.awaited() == 0b100; });
        if (times == 3) { // what is taken back meanwhile has not happened
            party.wait([&party] { return party.devices().missing() == 1; });
            party.wait([&] { // the others have heard of all that was decided
                return std::ranges::all_of(std::array{0, 1}, [&](int other) {
                    party.seat(other).tellAll();
                    return party.joined(other).entries() == controller.entries();
                });
            });
            const int player = party.seat(0).table().canUndo() ? 0 : 1;
            if (party.seat(player).table().canUndo()) {
                const int entries = controller.entries();
                party.seat(player).table().undo();
                party.wait([&] { return controller.entries() < entries; });
            }
        }
        way->mend();
        party.wait([&party] { return party.joined(2).standing() == JoinedSeat::Standing::Playing; });
        same();
    }
    party.play();
    requireAsOnOneDevice(party.table().controller().match().record());
    CHECK(party.joined(2).fairness().startsWith(u"Dealt fairly")); // by another way, and yet the same seat
}

TEST_CASE("When the game is over, a connection that ends takes nothing of the end away", "[seats]")
{
    Party party(options(rules::Mode::Karadoc, 3, 0, 0), 1);
    party.wait([&party] { return party.table().controller().leads(); });
    const std::unique_ptr<Way> way = comeByWay(party, 1);
    party.play();
    JoinedSeat &seat = party.joined(1);
    REQUIRE(seat.standing() == JoinedSeat::Standing::Over);
    way->cut();
    party.wait([&party] { return party.devices().missing() == 1; });
    QTest::qWait(600); // twice as long as until it would look for the table again
    CHECK(seat.standing() == JoinedSeat::Standing::Over);
    way->mend();
    QTest::qWait(600);
    CHECK(party.devices().missing() == 1);
    CHECK(seat.standing() == JoinedSeat::Standing::Over);
    CHECK(party.gamesOf(1).size() == 1);
}

TEST_CASE("Who was there and is gone before the cards are dealt holds nobody up", "[seats]")
{
    const bool takenBack = GENERATE(true, false);
    Party party(options(rules::Mode::Standard, 3, 0, 0), 1, 0, 0);
    party.devices().setAdvice(false);
    party.join(1);
    const auto code = protocol::readJoinCode(party.code(2));
    REQUIRE(code.has_value());
    seat::Seat gone(seat::newMemory(2), [code] { return connection::connectTo(*code); });
    bool ended = false;
    gone.remember = [](const seat::Memory &memory) { return !memory.told; }; // so it does not tell its share
    gone.ended = [&ended](const protocol::Bye & /*bye*/) { ended = true; };
    gone.begin();
    party.wait([&ended] { return ended; });
    party.wait([&party] { return party.devices().missing() == 1; });
    CHECK(!party.table().controller().leads());
    if (takenBack) {
        party.devices().take(2);
    } else {
        party.devices().give(2);
        party.join(2);
    }
    party.join(1); // by its new code
    party.wait([&party] { return party.table().controller().leads(); });
    CHECK(party.table().humans() == (takenBack ? 2 : 1));
    CHECK(!party.devices().advice());
}

TEST_CASE("A code that leads nowhere takes no seat away from which one could come back", "[seats]")
{
    Party party(options(rules::Mode::Karadoc, 3, 0, 0), 1, 0, 0);
    auto dead = protocol::readJoinCode(party.code(1));
    REQUIRE(dead.has_value());
    party.join(1);
    party.play([&party] { return party.table().controller().leads() && party.joined(1).leads(); });
    REQUIRE(party.joined(1).remembers());
    dead->secret = QByteArray(dead->secret.size(), 'x');
    REQUIRE(party.joined(1).join(protocol::typed(*dead)) == QString());
    QTest::qWait(100);
    party.restart(1); // by what is remembered
    party.wait([&party] { return party.joined(1).leads(); });
}

TEST_CASE("Codes lead to the address that the table has now, and who had a seat returns to it by the new one",
          "[seats]")
{
    Party party(options(rules::Mode::Standard, 3, 0, 0));
    party.playOn(10);
    party.joined(2).leave();
    party.wait([&party] { return party.devices().missing() == 1; });
    const auto before = protocol::readJoinCode(party.code(2));
    REQUIRE(before.has_value());

    party.devices().moveTo(QHostAddress(QHostAddress::LocalHost));
    CHECK(party.devices().problem().contains(u"not on a network"));
    party.devices().moveTo(QHostAddress(QStringLiteral("192.168.7.9")));
    CHECK(party.devices().problem() == QString());
    const auto moved = protocol::readJoinCode(party.code(2));
    REQUIRE(moved.has_value());
    CHECK(moved->address == QByteArray::fromHex("c0a80709"));
    CHECK(moved->port == before->port);
    CHECK(moved->secret == before->secret);

    party.devices().moveTo(QHostAddress(QHostAddress::LocalHost)); // where this machine finds it
    const QString code = party.code(2);
    REQUIRE(code != protocol::typed(*moved));
    REQUIRE(party.joined(2).join(code) == QString()); // what it remembers is of another address, perhaps
    party.wait([&party] { return party.joined(2).leads(); });
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

TEST_CASE("A game is left and continued while people are waited for, and their codes still lead to it", "[seats][long]")
{
    const int joining = GENERATE(0, 2);
    Party party(options(rules::Mode::Standard, 3, 0, 0), 0, 0, joining);
    party.wait([&] { return party.devices().missing() == 3 - joining; });
    QStringList codes;
    for (int player = joining; player < 3; ++player) {
        codes.append(party.code(player));
    }
    party.table().leave();
    CHECK(!party.devices().isGathering());
    for (int player = 0; player < joining; ++player) {
        party.wait([&party, player] { return party.joined(player).standing() == JoinedSeat::Standing::Ended; });
        CHECK(party.joined(player).remembers());
    }
    const auto summary = record::readSummaryFile(party.path);
    REQUIRE(std::holds_alternative<record::Summary>(summary));
    CHECK(!std::get<record::Summary>(summary).begun);

    REQUIRE(resumed(party.table(), party.path));
    CHECK(party.devices().isGathering());
    CHECK(party.devices().missing() == 3);
    CHECK(!party.table().controller().leads());
    for (int player = 0; player < joining; ++player) {
        party.restart(player);
    }
    for (int player = joining; player < 3; ++player) {
        CHECK(party.code(player) == codes.at(player - joining));
        party.join(player, codes.at(player - joining));
    }
    party.wait([&party] { return party.table().controller().leads(); });
    party.play();
    requireAsOnOneDevice(party.table().controller().match().record());
    for (int player = 0; player < 3; ++player) {
        CHECK(party.joined(player).fairness().startsWith(u"Dealt fairly"));
    }
}

TEST_CASE("Who is waited for when a game is left, and of whom nothing is known then, plays at this device", "[seats]")
{
    Party party(options(rules::Mode::Standard, 3, 0, 0), 0, 0, 0);
    party.devices().standIn(2);
    party.table().leave();
    REQUIRE(QFile::remove(host::ledgerPath(party.path)));
    REQUIRE(resumed(party.table(), party.path));
    CHECK(!party.devices().isGathering());
    CHECK(party.table().humans() == 2);
    CHECK(!party.table().controller().record().seed.isEmpty());
    party.play();
}

TEST_CASE("A code that was given in a game and not used yet leads to it when it is continued", "[seats]")
{
    Party party(options(rules::Mode::Standard, 3, 0, 0), 2);
    party.playOn(20);
    party.devices().give(1);
    const QString code = party.code(1);
    party.table().leave();
    REQUIRE(resumed(party.table(), party.path));
    CHECK(party.devices().missing() == 2);
    REQUIRE(party.code(1) == code);
    party.join(1, code);
    party.wait([&party] { return party.joined(1).leads(); });
    party.restart(2);
    party.wait([&party] { return party.devices().missing() == 0; });
    party.play();
    requireAsOnOneDevice(party.table().controller().match().record());
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
        EventPresenter presenter(EventPresenter::Clock::ByHand);
        GameController controller({.savesFolder = folder.path()}, &presenter);
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
    party.wait([&] { return controller.leads() && party.table().presenter()->telling(); }); // of the deal
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

TEST_CASE("What may not be taken back stays, is noted once, and harms nothing", "[seats]")
{
    static int notes = 0;
    notes = 0;
    const auto before = qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &line) {
        notes += line.contains(u"taken back that may not be") ? 1 : 0;
    });
    {
        Party party(options(rules::Mode::Standard, 3, 0, 0));
        const auto code = protocol::readJoinCode(party.code(0));
        REQUIRE(code.has_value());
        const GameController &controller = party.table().controller();
        const auto tellAll = [&party] {
            party.host().tellAll();
            party.seat(1).tellAll();
            party.seat(2).tellAll();
        };
        party.wait([&] { return controller.leads() && party.joined(0).leads(); });
        tellAll();

        // In the place of the first player is somebody who says what no seat would.
        seat::Seat rascal(seat::newMemory(0, party.code(0)), [&code] { return connection::connectTo(*code); });
        int shown = 0;
        rascal.shown = [&shown](const protocol::Show &) { ++shown; };
        rascal.begin();
        party.wait([&rascal] { return rascal.show() && !rascal.show()->legal.empty(); });
        party.leave(0);
        const auto asks = [&](int times = 1) {
            const int known = shown;
            for (int again = 0; again < times; ++again) {
                rascal.takeBack();
            }
            party.wait([&] { return shown >= known + times; });
        };
        const auto isRefused = [&] {
            const int entries = controller.entries();
            const rules::State state = controller.state();
            asks();
            tellAll();
            return controller.entries() == entries && controller.state() == state;
        };
        CHECK(isRefused()); // nothing has been decided
        CHECK(notes == 1);
        const auto decides = [&](int player) {
            const int entries = controller.entries();
            party.wait([&] {
                tellAll();
                return player == 0 ? !rascal.show()->legal.empty() : party.seat(player).isAsked();
            });
            if (player == 0) {
                rascal.decide(rascal.show()->legal.front());
            } else {
                party.seat(player).decide();
            }
            party.wait([&] {
                tellAll();
                return controller.entries() > entries && rascal.show()->n == controller.entries();
            });
        };
        decides(1);
        CHECK(isRefused()); // somebody else's decision
        const int entries = controller.entries();
        decides(0);
        asks(2); // it is taken back once
        party.wait([&] { return controller.entries() == entries && rascal.show()->n == entries; });
        CHECK(isRefused()); // and what others did before is not
        decides(0);
        decides(2); // the last card is passed on
        CHECK(isRefused());

        // Out of turn, and after the end.
        const auto isDone = [&](const std::function<bool()> &enough) {
            tellAll();
            if (rascal.show()->n == controller.entries() && enough()) {
                return true;
            }
            for (const int player : {1, 2}) {
                if (party.seat(player).isAsked()) {
                    party.seat(player).decide();
                }
            }
            if (!rascal.show()->legal.empty() && rascal.proposed() == 0 && rascal.show()->settled == 0) {
                rascal.decide(rascal.show()->legal.front());
            }
            return false;
        };
        const auto playOn =
            [&](const std::function<bool()> &enough) { // a whole game may take long, as in Party::play()
                for (bool done = false; !done;) {
                    const int known = controller.entries();
                    party.wait([&] { return (done = isDone(enough)) || controller.entries() > known; });
                }
            };
        playOn([&] {
            return controller.state().phase == rules::Phase::Play && controller.awaited() != 0
                && !rules::isIn(controller.awaited(), 0) && !controller.mayTakeBack(0);
        });
        CHECK(isRefused());
        playOn([&party] { return party.table().over(); });
        CHECK(isRefused());
        requireAsOnOneDevice(controller.match().record());
    }
    qInstallMessageHandler(before);
    CHECK(notes == 1);
}

TEST_CASE("A table allows its seats advice or does not, and says so when it is continued", "[seats]")
{
    Party party(options(rules::Mode::Standard, 3, 0, 0));
    const auto isAsked = [&party] {
        party.host().tellAll();
        party.seat(0).tellAll();
        return party.joined(0).leads() && party.seat(0).isAsked();
    };
    const auto allows = [&party](int player) { return party.seat(player).table().advice()->allowed(); };
    party.wait(isAsked);
    AdvicePrompt *advice = party.seat(0).table().advice();
    CHECK(party.devices().advice());
    CHECK(allows(0));
    CHECK(advice->offered());
    party.devices().setAdvice(false);
    party.wait([&] { return !allows(0) && !allows(1); });
    CHECK(!advice->offered());
    advice->ask();
    CHECK(!advice->thinking());
    CHECK(party.table().advice()->allowed()); // here nothing is forbidden

    party.restart(1);
    party.wait([&party] { return party.joined(1).leads(); });
    CHECK(!allows(1));
    party.table().leave();
    REQUIRE(resumed(party.table(), party.path));
    CHECK(!party.devices().advice());
    party.restart(0);
    party.wait(isAsked);
    CHECK(!allows(0));
    party.devices().setAdvice(true);
    party.wait([&] { return allows(0) && party.seat(0).table().advice()->offered(); });
    party.joined(0).leave();
    CHECK(allows(0)); // where no table forbids it
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
