// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "connection/Tls.h"
#include "connection/TlsStream.h"

#include <QNetworkProxy>
#include <QPointer>
#include <QSslPreSharedKeyAuthenticator>
#include <QTimer>

#include <algorithm>

namespace academy::connection
{

namespace
{

constexpr auto seatProperty = "seat";

} // namespace

Gate::Gate()
{
    setProxy(QNetworkProxy::NoProxy);
    setListenBacklogSize(64);
}

Gate::~Gate()
{
    close();
    for (QSslSocket *stranger : m_strangers) {
        stranger->disconnect(this);
        stranger->abort();
        stranger->deleteLater();
    }
}

void Gate::incomingConnection(qintptr handle)
{
    auto *socket = new QSslSocket(this);
    if (!socket->setSocketDescriptor(handle)) {
        delete socket;
        return;
    }
    if (m_strangers.size() >= mostStrangers) {
        noteOnce(QStringLiteral("crowd"), QStringLiteral("more devices knock at the same time than are let wait"));
        turnAway(m_strangers.front());
    }
    m_strangers.push_back(socket);
    socket->setSslConfiguration(presharedKeys());
    connect(socket, &QSslSocket::preSharedKeyAuthenticationRequired, this,
            [this, socket](QSslPreSharedKeyAuthenticator *authenticator) {
                bool isNumber = false;
                const int seat = authenticator->identity().toInt(&isNumber);
                const QByteArray secret = isNumber && secretOf ? secretOf(seat) : QByteArray();
                if (!secret.isEmpty()) {
                    socket->setProperty(seatProperty, seat);
                    authenticator->setPreSharedKey(secret);
                }
            });
    connect(socket, &QSslSocket::encrypted, this, [this, socket] {
        std::erase(m_strangers, socket);
        socket->disconnect(this);
        const int seat = socket->property(seatProperty).toInt();
        StreamPtr stream(new TlsStream(socket, protocol::largestFromSeat));
        if (entered) {
            entered(seat, std::move(stream));
        }
    });
    connect(socket, &QSslSocket::errorOccurred, this, [this, socket] {
        const QVariant seat = socket->property(seatProperty);
        if (seat.isValid()) {
            noteOnce(
                QStringLiteral("secret %1").arg(seat.toInt()),
                QStringLiteral("a device knocks for seat %1 with a secret that is not its own").arg(seat.toInt() + 1));
        } else {
            noteOnce(QStringLiteral("stranger"), QStringLiteral("a device knocks that knows no seat"));
        }
        turnAway(socket);
    });
    connect(socket, &QSslSocket::disconnected, this, [this, socket] { turnAway(socket); });
    // The gate may be gone by then, and the socket with whoever has entered.
    QTimer::singleShot(patienceMilliseconds, this, [this, socket = QPointer(socket)] {
        if (std::ranges::find(m_strangers, socket.data()) != m_strangers.end()) {
            noteOnce(QStringLiteral("silent"), QStringLiteral("a device knocks and says nothing"));
            turnAway(socket.data());
        }
    });
    socket->startServerEncryption();
}

void Gate::turnAway(QSslSocket *stranger)
{
    if (std::erase(m_strangers, stranger) > 0) {
        stranger->disconnect(this);
        stranger->abort();
        stranger->deleteLater();
    }
}

void Gate::noteOnce(const QString &kind, const QString &what)
{
    if (m_noted.insert(kind).second && noted) {
        noted(what);
    }
}

} // namespace academy::connection
