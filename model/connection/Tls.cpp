// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "connection/Tls.h"

#include "connection/TlsStream.h"

#include <QNetworkProxy>
#include <QSslCipher>
#include <QSslPreSharedKeyAuthenticator>
#include <QtEndian>

#include <algorithm>

namespace academy::connection
{

namespace
{

QHostAddress addressOf(const QByteArray &bytes)
{
    if (bytes.size() == 4) {
        return QHostAddress(qFromBigEndian<quint32>(bytes.constData()));
    }
    Q_IPV6ADDR address{};
    std::copy_n(bytes.begin(), std::min<qsizetype>(bytes.size(), 16), reinterpret_cast<char *>(address.c));
    return QHostAddress(address);
}

} // namespace

bool hasTls()
{
    const QList<QSslCipher> all = QSslConfiguration::supportedCiphers();
    return QSslSocket::supportsSsl() && std::ranges::any_of(all, [](const QSslCipher &cipher) {
               return cipher.name() == u"DHE-PSK-AES256-GCM-SHA384";
           });
}

std::optional<QByteArray> bytesOf(const QHostAddress &address)
{
    bool isFour = false;
    const quint32 four = address.toIPv4Address(&isFour);
    if (address.isNull() || (isFour && four == 0)) {
        return std::nullopt;
    }
    if (isFour) {
        QByteArray bytes(sizeof four, '\0');
        qToBigEndian(four, bytes.data());
        return bytes;
    }
    const Q_IPV6ADDR six = address.toIPv6Address();
    return QByteArray(reinterpret_cast<const char *>(six.c), sizeof six.c);
}

StreamPtr connectTo(const protocol::JoinCode &code)
{
    auto *socket = new QSslSocket;
    socket->setSslConfiguration(presharedKeys());
    socket->setProxy(QNetworkProxy::NoProxy); // the table stands in the same room
    QObject::connect(socket, &QSslSocket::preSharedKeyAuthenticationRequired, socket,
                     [code](QSslPreSharedKeyAuthenticator *authenticator) {
                         authenticator->setIdentity(QByteArray::number(code.seat));
                         authenticator->setPreSharedKey(code.secret);
                     });
    StreamPtr stream(new TlsStream(socket, protocol::largestFromTable));
    socket->connectToHostEncrypted(addressOf(code.address).toString(), code.port);
    return stream;
}

} // namespace academy::connection
