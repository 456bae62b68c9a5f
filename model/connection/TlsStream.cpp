// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "connection/TlsStream.h"

#include "connection/KeepAlive.h"

#include <QSslCipher>
#include <QTimer>

namespace academy::connection
{

namespace
{

/// Who does not read what it is sent is gone, as far as a table can tell.
constexpr qint64 mostUnread = qint64{4} << 20U;
constexpr int goodbyeMilliseconds = 10'000;
constexpr qint64 readAtOnce = qint64{1} << 16U;

} // namespace

QSslConfiguration presharedKeys()
{
    QSslConfiguration configuration;
    configuration.setProtocol(QSsl::TlsV1_2);
    configuration.setCiphers({QSslCipher(QStringLiteral("DHE-PSK-AES256-GCM-SHA384"))});
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // who knows the key is known; there are no certificates
    configuration.setSslOption(QSsl::SslOptionDisableSessionTickets, true);
    return configuration;
}

TlsStream::TlsStream(QSslSocket *socket, qsizetype largest)
    : m_socket(socket)
    , m_frames(largest)
{
    socket->setParent(this);
    socket->setReadBufferSize(readAtOnce);
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(socket, &QSslSocket::readyRead, this, &TlsStream::read);
    connect(socket, &QSslSocket::connected, this, [this] { noticeSilence(*m_socket); });
    noticeSilence(*socket); // at the table it is connected
    connect(socket, &QSslSocket::encrypted, this, [this] {
        m_socket->write(m_waiting);
        m_waiting = {};
    });
    connect(socket, &QSslSocket::disconnected, this, [this] { end(QStringLiteral("the connection has ended")); });
    connect(socket, &QSslSocket::errorOccurred, this, [this] { end(m_socket->errorString()); });
    if (socket->bytesAvailable() > 0) { // it came with the greeting of the connection
        QMetaObject::invokeMethod(this, [this] { read(); }, Qt::QueuedConnection);
    }
}

void TlsStream::send(const QByteArray &message)
{
    if (m_done) {
        return;
    }
    if (!m_socket->isEncrypted()) {
        m_waiting += protocol::framed(message);
        return;
    }
    if (m_socket->bytesToWrite() + m_socket->encryptedBytesToWrite() > mostUnread) {
        QMetaObject::invokeMethod(
            this, [this] { end(QStringLiteral("the other side reads nothing")); }, Qt::QueuedConnection);
        return;
    }
    m_socket->write(protocol::framed(message));
}

void TlsStream::close()
{
    if (!m_done) {
        m_done = true;
        m_socket->setParent(nullptr); // it goes when all is said
        if (m_socket->state() == QAbstractSocket::UnconnectedState) {
            m_socket->deleteLater();
            return;
        }
        m_socket->disconnect(this);
        connect(m_socket, &QSslSocket::disconnected, m_socket, &QObject::deleteLater);
        connect(m_socket, &QSslSocket::errorOccurred, m_socket, &QObject::deleteLater);
        // A dead network takes nothing and says nothing.
        QTimer::singleShot(goodbyeMilliseconds, m_socket, [socket = m_socket] {
            socket->abort();
            socket->deleteLater();
        });
        m_socket->disconnectFromHost();
    }
}

void TlsStream::read()
{
    while (!m_done && m_socket->bytesAvailable() > 0) {
        if (!m_frames.add(m_socket->read(readAtOnce))) {
            end(QStringLiteral("more was said at once than is allowed"));
            return;
        }
        while (const auto message = m_frames.next()) {
            if (received) {
                received(*message);
            }
            if (m_done) {
                return;
            }
        }
        if (m_frames.isBroken()) {
            end(QStringLiteral("more was said at once than is allowed"));
        }
    }
}

void TlsStream::end(const QString &why)
{
    if (m_done) {
        return;
    }
    read(); // what had come before
    if (m_done) {
        return;
    }
    m_done = true;
    m_socket->disconnect(this);
    m_socket->abort();
    if (closed) {
        closed(why);
    }
}

} // namespace academy::connection
