// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"
#include "LayoutChecks.h"

#include "../record/RandomGame.h"
#include "pages/SavedGames.h"
#include "protocol/JoinCode.h"
#include "record/RecordFile.h"
#include "visitor/Finger.h"

#include <QFile>
#include <QFileOpenEvent>
#include <QProcess>
#include <QQuickWindow>
#include <QTcpServer>
#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>

/// Records that are opened from outside: by the command line, or handed over by the system while the program runs.
using namespace academy;
using namespace academy::app;

namespace
{

PreparedGame prepared()
{
    PreparedGame game = PreparedGame::standard(3);
    game.seed = 31;
    return game;
}

void handOver(const QString &path)
{
    QFileOpenEvent event(path);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
}

/// The program, started with a record.
struct OpenedRecord {
    static CommandLine unattended(CommandLine line)
    {
        line.form = line.form.value_or(FormFactor::Phone);
        line.language = QStringLiteral("en");
        line.speed = model::Enums::Speed::Instant;
        line.unattended = true;
        return line;
    }
    explicit OpenedRecord(const CommandLine &line)
        : session(argc, argv.data(), unattended(line))
    {
        REQUIRE(session.window() != nullptr);
    }

    int argc = 1;
    std::array<char, 10> name{"app-tests"};
    std::array<char *, 2> argv{name.data(), nullptr};
    Session session;
};

/// Another program of ours, which plays a game until it is killed.
class OtherProgram
{
public:
    explicit OtherProgram(const QString &game)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("QT_QUICK_BACKEND"), QStringLiteral("software"));
        for (const char *home : {"XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"}) {
            environment.insert(QLatin1String(home), m_home.path());
        }
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedChannels);
        m_process.start(QStringLiteral(ACADEMY_PROGRAM), {QStringLiteral("--size"), QStringLiteral("least"), game});
        REQUIRE(m_process.waitForStarted());
    }
    ~OtherProgram() { kill(); }
    OtherProgram(const OtherProgram &) = delete;
    OtherProgram &operator=(const OtherProgram &) = delete;

    [[nodiscard]] bool isRunning() const { return m_process.state() == QProcess::Running; }
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

private:
    QTemporaryDir m_home;
    QProcess m_process;
};

bool sees(const AppFixture &fixture, const QString &text)
{
    const QStringList texts = textsToBeSeen(fixture.window());
    return std::ranges::any_of(texts, [&text](const QString &one) { return one.contains(text); });
}

bool awaitGame(Session &session, const Visitor &visitor)
{
    return visitor.scene().waitFor([&] { return session.table() != nullptr && session.table()->running(); });
}

} // namespace

TEST_CASE("The record of the command line is on the table, and goes on being saved where it lies", "[Record]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("an fixture.medieval-academy.json"));
    REQUIRE(!record::saveRecord(path, prepared().record()));
    const auto read = readCommandLine({QStringLiteral("medieval-academy"), path});
    REQUIRE(std::holds_alternative<CommandLine>(read));
    OpenedRecord opened(std::get<CommandLine>(read));
    Session &session = opened.session;
    Finger finger(*session.window());
    finger.expectNoMotion();
    REQUIRE(awaitGame(session, finger));
    CHECK(session.table()->turn() == 1);

    GamePlayer player(finger, *session.table(), 31);
    player.hurry();
    player.playUntil([&](const QString &) { return session.table()->turn() == 2; });
    CHECK(finger.trouble().isEmpty());
    REQUIRE(finger.scene().waitFor([&] {
        const auto now = record::readRecordFile(path);
        return std::holds_alternative<record::Record>(now) && std::get<record::Record>(now).entries.size() > 12;
    }));
    CHECK(QDir(model::SavedGames::folder()).entryList({QStringLiteral("*.json")}).isEmpty());
    CHECK(session.warnings().isEmpty());
}

TEST_CASE("A record is replayed: looked at from its beginning on, and not gone on with", "[Record]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.medieval-academy.json"));
    const auto textNow = [&path] {
        QFile file(path);
        REQUIRE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    };
    record::Record game = prepared().record();
    game.entries = record::test::playRandomGame(game.options, 31).record.entries;
    game.entries.resize(game.entries.size() / 2);
    REQUIRE(!record::saveRecord(path, game));
    const QByteArray before = textNow();

    const auto read = readCommandLine({QStringLiteral("medieval-academy"), QStringLiteral("--size"),
                                       QStringLiteral("desktop"), QStringLiteral("--replay"), path});
    REQUIRE(std::holds_alternative<CommandLine>(read));
    CHECK(std::get<CommandLine>(read).replay);
    OpenedRecord opened(std::get<CommandLine>(read));
    Finger finger(*opened.session.window());
    finger.expectNoMotion();
    REQUIRE(awaitGame(opened.session, finger));
    finger.scene().settle();
    const model::Table &table = *opened.session.table();
    CHECK(table.replayed());
    CHECK(table.moment() == 0);
    const auto chronicleIsThere = [&finger] {
        const QQuickItem *line = finger.scene().find(u"moment0");
        return line != nullptr && finger.scene().isReachable(*line);
    };
    CHECK(finger.scene().waitFor(chronicleIsThere));
    CHECK(finger.choose(QStringLiteral("laterMoment")));
    CHECK(table.moment() == 1);
    CHECK(finger.choose(QStringLiteral("laterTurn")));
    CHECK(table.moment() > 5);
    CHECK(table.prompt()->decision() == model::Enums::Decision::None);
    CHECK(finger.choose(QStringLiteral("present"))); // which says that it closes
    REQUIRE(finger.scene().waitFor([&] { return !table.running(); }));
    CHECK(finger.scene().find(u"newGame") != nullptr);
    CHECK(finger.trouble().isEmpty());
    CHECK(opened.session.warnings().isEmpty());
    CHECK(textNow() == before);
}

TEST_CASE("A game of the list is replayed by its menu", "[Record]")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("fr"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    fixture.play(finger, prepared());
    finger.choose(QStringLiteral("savedGames"));
    finger.choose(QStringLiteral("gameActions0"));
    finger.choose(QStringLiteral("replayGame"));
    REQUIRE(finger.scene().waitFor([&] { return fixture.table().moment() == 0; }));
    finger.scene().settle();
    CHECK(!fixture.table().replayed()); // it is over
    finger.choose(QStringLiteral("present"));
    CHECK(fixture.table().moment() == -1);
    CHECK(fixture.table().over());
    fixture.requirePeace(finger);
}

TEST_CASE("A game that another program plays is refused with a word, looked at, and gone on with when that has ended",
          "[Record]")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("en"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    PreparedGame game = prepared();
    game.turns = 1;
    REQUIRE(game.lay(QStringLiteral("held.json")));
    const QDir folder(model::SavedGames::folder());
    OtherProgram other(folder.filePath(QStringLiteral("held.json")));
    REQUIRE(finger.scene().waitFor([&] { return folder.exists(QStringLiteral(".held.json.lock")); }, 120000));

    const QString refusal = QStringLiteral("This game is open in another window.");
    const auto isAtTable = [&] { return fixture.session().table() != nullptr && fixture.table().running(); };
    finger.choose(QStringLiteral("savedGames"));
    finger.scene().settle();
    REQUIRE(!sees(fixture, refusal));
    finger.choose(QStringLiteral("game0"));
    REQUIRE(finger.scene().waitFor([&] { return sees(fixture, refusal); }));
    CHECK(!isAtTable());
    CHECK(finger.scene().find(u"game0") != nullptr); // still on the list

    finger.choose(QStringLiteral("gameActions0"));
    finger.choose(QStringLiteral("replayGame"));
    REQUIRE(finger.scene().waitFor(isAtTable));
    CHECK(fixture.table().replayed());
    CHECK(finger.choose(QStringLiteral("laterMoment")));
    CHECK(fixture.table().moment() == 1);
    CHECK(finger.choose(QStringLiteral("present")));
    REQUIRE(finger.scene().waitFor([&] { return !isAtTable(); }));

    REQUIRE(finger.scene().waitFor([&] { return !sees(fixture, refusal); }));
    finger.choose(QStringLiteral("startButton"));
    REQUIRE(finger.scene().waitFor([&] { return sees(fixture, refusal); }));
    CHECK(!isAtTable());

    REQUIRE(other.isRunning());
    other.kill(); // it can let nothing go any more
    finger.choose(QStringLiteral("startButton"));
    REQUIRE(finger.scene().waitFor(isAtTable));
    CHECK(!fixture.table().replayed());
    CHECK(!sees(fixture, refusal));
    fixture.requirePeace(finger);
}

TEST_CASE(
    "A record that the system hands over takes the place of the game on the table; one that is over shows its end",
    "[Record]")
{
    AppFixture fixture(FormFactor::Tablet, QStringLiteral("fr"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    PreparedGame other = prepared();
    other.options = rules::Options::of(rules::Mode::Lancelot);
    fixture.play(finger, other);
    const QTemporaryDir folder;
    const QString over = folder.filePath(QStringLiteral("over.json"));
    REQUIRE(QFile::copy(model::SavedGames::folder() + QStringLiteral("/fixture.json"), over));

    const QString running = folder.filePath(QStringLiteral("running.json"));
    REQUIRE(!record::saveRecord(running, prepared().record()));
    handOver(running);
    REQUIRE(awaitGame(fixture.session(), finger));
    CHECK(fixture.table().squires()->rowCount() == 3);
    finger.scene().settle();

    handOver(over);
    REQUIRE(finger.scene().waitFor([&] { return fixture.table().over(); }));
    CHECK(!fixture.table().result()->winner().isEmpty());
    finger.scene().settle();
    fixture.requirePeace(finger);
}

TEST_CASE("A link to a table connects to it when somebody says so, and not before", "[Record]")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("fr"));
    Finger finger(fixture.window());
    finger.expectNoMotion();
    QTcpServer server; // somebody waits for callers
    REQUIRE(server.listen(QHostAddress::LocalHost));
    const protocol::JoinCode code{.address = QByteArray::fromHex("7f000001"),
                                  .port = server.serverPort(),
                                  .seat = 1,
                                  .secret = QByteArray(protocol::secretSize, 's')};
    QFileOpenEvent event(QUrl(protocol::scanned(code)));
    QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
    REQUIRE(finger.scene().waitFor([&] { return finger.scene().find(u"join") != nullptr; }));
    finger.scene().settle();
    CHECK(fixture.table().joined()->standing() == model::JoinedSeat::Standing::Nowhere);
    CHECK(!server.waitForNewConnection(300));
    CHECK(fixture.window().activeFocusItem() == finger.scene().find(u"join"));

    // Another one, while the page is open, takes the place of the first.
    QTcpServer other;
    REQUIRE(other.listen(QHostAddress::LocalHost));
    protocol::JoinCode second = code;
    second.port = other.serverPort();
    QFileOpenEvent again(QUrl(protocol::scanned(second)));
    QCoreApplication::sendEvent(QCoreApplication::instance(), &again);
    finger.scene().settle();
    finger.choose(QStringLiteral("join"));
    CHECK(finger.scene().waitFor([&] { return other.hasPendingConnections(); }));
    CHECK(!server.hasPendingConnections());

    // One that comes while the table is looked for is offered when that is given up; also when it had come before.
    QFileOpenEvent third(QUrl(protocol::scanned(code)));
    QCoreApplication::sendEvent(QCoreApplication::instance(), &third);
    finger.scene().settle();
    CHECK(!server.hasPendingConnections());
    finger.choose(QStringLiteral("stop"));
    REQUIRE(finger.scene().waitFor(
        [&] { return fixture.table().joined()->standing() == model::JoinedSeat::Standing::Nowhere; }));
    finger.scene().settle(); // what comes back is touched from the next frame on
    finger.choose(QStringLiteral("join"));
    CHECK(finger.scene().waitFor([&] { return server.hasPendingConnections(); }));
    finger.back();
    fixture.requirePeace(finger);
}

TEST_CASE("What is no record is refused with its reason, and the first page stays", "[Record]")
{
    AppFixture fixture(FormFactor::Phone, QStringLiteral("en"));
    const Finger finger(fixture.window());
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("letter.json")));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("Dear squire");
    file.close();
    for (const QString &path : {file.fileName(), folder.filePath(QStringLiteral("nowhere.json"))}) {
        handOver(path);
        REQUIRE(finger.scene().waitFor(
            [&] { return fixture.session().table() != nullptr && !fixture.table().problem().isEmpty(); }));
        CHECK(!fixture.table().running());
        CHECK(finger.scene().find(u"newGame") != nullptr);
        fixture.table().leave(); // which clears the problem
    }
    CHECK(fixture.session().warnings().isEmpty());
}
