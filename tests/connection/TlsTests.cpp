// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "connection/KeepAlive.h"
#include "connection/Tls.h"
#include "protocol/Frames.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QNetworkProxy>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>

#include <catch2/catch_test_macros.hpp>

#ifdef Q_OS_LINUX
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#endif

#include <algorithm>
#include <memory>
#include <vector>

/// Seats and strangers at a table's door, over the loopback.
namespace academy::connection::test
{

namespace
{

void until(const std::function<bool()> &condition)
{
    const QDeadlineTimer deadline(30'000);
    while (!condition()) {
        if (deadline.hasExpired()) {
            FAIL("nothing comes of it");
        }
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

/// A table with seats 0 and 1, which says each message again.
class Door
{
public:
    Door()
    {
        gate.secretOf = [this](int seat) {
            return seat < 2 ? secrets.at(static_cast<std::size_t>(seat)) : QByteArray();
        };
        gate.noted = [this](const QString &what) { notes += what; };
        gate.entered = [this](int seat, StreamPtr stream) {
            seats.push_back(seat);
            Stream *raw = stream.get();
            raw->received = [raw](const QByteArray &message) { raw->send(message); };
            raw->closed = [this](const QString &why) { farewells += why; };
            streams.push_back(std::move(stream));
        };
        REQUIRE(gate.listen(QHostAddress::LocalHost));
    }

    [[nodiscard]] protocol::JoinCode code(int seat, const QByteArray &secret) const
    {
        return {
            .address = QByteArray("\x7f\x00\x00\x01", 4), .port = gate.serverPort(), .seat = seat, .secret = secret};
    }
    [[nodiscard]] StreamPtr come(int seat, const QByteArray &secret) const { return connectTo(code(seat, secret)); }

    std::vector<QByteArray> secrets{QByteArray(16, 'a'), QByteArray(16, 'b')};
    QStringList notes;
    QStringList farewells;
    std::vector<int> seats;
    std::vector<StreamPtr> streams;
    Gate gate;
};

/// Whether the door is open for seat 0, as it should be.
void requireOpen(Door &door)
{
    const StreamPtr stream = door.come(0, door.secrets[0]);
    QByteArray heard;
    stream->received = [&heard](const QByteArray &message) { heard = message; };
    stream->send("is somebody there");
    until([&heard] { return !heard.isEmpty(); });
    CHECK(heard == "is somebody there");
}

// 0 under a sanitizer, which keeps freed memory for itself, and where the system does not tell.
qint64 residentKilobytes()
{
#ifdef ACADEMY_SANITIZED
    return 0;
#else
    QFile file(QStringLiteral("/proc/self/statm"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLongLong() * 4 : 0;
#endif
}

} // namespace

TEST_CASE("Qt and OpenSSL here know the cipher", "[tls]")
{
    CHECK(hasTls());
}

TEST_CASE("Messages go to and fro in their order, also large ones and those said before it is open", "[tls]")
{
    Door door;
    const StreamPtr stream = door.come(1, door.secrets[1]);
    std::vector<QByteArray> heard;
    stream->received = [&heard](const QByteArray &message) { heard.push_back(message); };
    std::vector<QByteArray> said;
    for (int number = 0; number < 100; ++number) {
        said.push_back(QByteArray::number(number) + QByteArray(number * 50, 'x'));
        stream->send(said.back());
    }
    until([&] { return heard.size() == said.size(); });
    CHECK(heard == said);
    CHECK(door.seats == std::vector{1});

    door.streams.front()->send(QByteArray(protocol::largestFromTable, 'y')); // as a table may
    until([&] { return heard.size() == said.size() + 1; });
    CHECK(heard.back().size() == protocol::largestFromTable);
}

#ifdef Q_OS_LINUX
TEST_CASE("The system is asked to notice soon that the other side is gone", "[tls]")
{
    QTcpServer server;
    REQUIRE(server.listen(QHostAddress::LocalHost));
    QTcpSocket socket;
    socket.setProxy(QNetworkProxy::NoProxy);
    noticeSilence(socket); // not connected yet: nothing happens
    socket.connectToHost(QHostAddress(QHostAddress::LocalHost), server.serverPort());
    REQUIRE(socket.waitForConnected());
    noticeSilence(socket);
    const auto option = [&socket](int level, int name) {
        int value = 0;
        socklen_t size = sizeof value;
        REQUIRE(::getsockopt(static_cast<int>(socket.socketDescriptor()), level, name, &value, &size) == 0);
        return value;
    };
    CHECK(option(SOL_SOCKET, SO_KEEPALIVE) == 1);
    const int silence =
        option(IPPROTO_TCP, TCP_KEEPIDLE) + option(IPPROTO_TCP, TCP_KEEPINTVL) * option(IPPROTO_TCP, TCP_KEEPCNT);
    CHECK(silence <= 60);
    CHECK(option(IPPROTO_TCP, TCP_USER_TIMEOUT) <= 60'000);
    CHECK(option(IPPROTO_TCP, TCP_USER_TIMEOUT) > 0);
}
#endif

TEST_CASE("What is said last arrives before the farewell", "[tls]")
{
    Door door;
    const StreamPtr stream = door.come(0, door.secrets[0]);
    QByteArrayList heard;
    stream->received = [&heard](const QByteArray &message) { heard += message; };
    stream->closed = [&heard](const QString &) { heard += "closed"; };
    until([&door] { return !door.streams.empty(); });
    door.streams.front()->send("farewell");
    door.streams.clear();
    until([&heard] { return heard.size() == 2; });
    CHECK(heard == QByteArrayList{"farewell", "closed"});
}

TEST_CASE("Who does not know the seat's secret does not get in, and it is noted once", "[tls]")
{
    Door door;
    for (int again = 0; again < 5; ++again) {
        for (const int seat : {0, 1, 4, 99}) {
            const StreamPtr stream = door.come(seat, QByteArray(16, 'z'));
            bool closed = false;
            stream->closed = [&closed](const QString &) { closed = true; };
            stream->send("let me in");
            until([&closed] { return closed; });
        }
    }
    const StreamPtr other = door.come(0, door.secrets[1]); // another seat's
    bool closed = false;
    other->closed = [&closed](const QString &) { closed = true; };
    until([&closed] { return closed; });
    CHECK(door.seats.empty());
    CHECK(door.notes.size() == 3); // for the seats that there are, and for all others
    requireOpen(door);
}

TEST_CASE("Who says more at once than a seat may is cut off at once", "[tls]")
{
    Door door;
    const StreamPtr stream = door.come(0, door.secrets[0]);
    bool closed = false;
    stream->closed = [&closed](const QString &) { closed = true; };
    const qint64 before = residentKilobytes();
    stream->send(QByteArray(qsizetype{64} << 20U, 'x'));
    until([&closed] { return closed; });
    CHECK(door.farewells == QStringList{QStringLiteral("more was said at once than is allowed")});
    CHECK(residentKilobytes() < before + (qint64{200} << 10)); // the sender's 64 MiB and its cipher text, and no more
    requireOpen(door);
}

TEST_CASE("A crowd that says nothing keeps nobody out, costs no memory and is noted once", "[tls]")
{
    Door door;
    std::vector<std::unique_ptr<QTcpSocket>> crowd;
    const auto knock = [&](int count) {
        for (int number = 0; number < count; ++number) {
            crowd.push_back(std::make_unique<QTcpSocket>());
            crowd.back()->connectToHost(QHostAddress::LocalHost, door.gate.serverPort());
            if (number % 50 == 0) {
                until([&crowd] { return crowd.back()->state() != QAbstractSocket::ConnectingState; });
            }
        }
    };
    knock(300); // what is needed for the first time is there now
    const qint64 before = residentKilobytes();
    for (int again = 0; again < 4; ++again) {
        crowd.clear();
        knock(250);
    }
    CHECK(residentKilobytes() < before + 8'000);
    CHECK(door.notes.count(QStringLiteral("more devices knock at the same time than are let wait")) == 1);
    requireOpen(door);
    CHECK(door.seats == std::vector{0});
}

TEST_CASE("Noise at the door is noted once", "[tls]")
{
    Door door;
    for (int again = 0; again < 5; ++again) {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, door.gate.serverPort());
        socket.write("GET / HTTP/1.1\r\n\r\n");
        until([&socket] { return socket.state() == QAbstractSocket::UnconnectedState; });
    }
    CHECK(door.notes == QStringList{QStringLiteral("a device knocks that knows no seat")});
    requireOpen(door);
}

TEST_CASE("A pipe is a stream within one program", "[pipe]")
{
    auto [one, other] = makePipe();
    QByteArrayList heard;
    other->received = [&heard](const QByteArray &message) { heard += message; };
    other->closed = [&heard](const QString &) { heard += "closed"; };
    one->send("a");
    CHECK(heard.isEmpty()); // not from within the call
    one->send("b");
    one.reset();
    until([&heard] { return heard.size() == 3; });
    CHECK(heard == QByteArrayList{"a", "b", "closed"});
    other->send("nobody hears it");
}

} // namespace academy::connection::test
