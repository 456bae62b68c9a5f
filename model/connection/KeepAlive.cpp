// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "connection/KeepAlive.h"

#include <QAbstractSocket>

#ifdef Q_OS_WIN
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#endif

namespace academy::connection
{

namespace
{

// Seconds of silence before the system asks the other side, between two questions, and how many stay unanswered.
constexpr int idle = 15;
constexpr int between = 5;
constexpr int questions = 3;

void set(const QAbstractSocket &socket, int level, int option, int value)
{
    const qintptr descriptor = socket.socketDescriptor();
#ifdef Q_OS_WIN
    (void)::setsockopt(static_cast<SOCKET>(descriptor), level, option, reinterpret_cast<const char *>(&value),
                       sizeof value);
#else
    (void)::setsockopt(static_cast<int>(descriptor), level, option, &value, sizeof value);
#endif
}

} // namespace

void noticeSilence(const QAbstractSocket &socket)
{
    if (socket.socketDescriptor() == -1) {
        return;
    }
    set(socket, SOL_SOCKET, SO_KEEPALIVE, 1);
#ifdef TCP_KEEPIDLE
    set(socket, IPPROTO_TCP, TCP_KEEPIDLE, idle);
#elif defined TCP_KEEPALIVE // Apple's name
    set(socket, IPPROTO_TCP, TCP_KEEPALIVE, idle);
#endif
#ifdef TCP_KEEPINTVL
    set(socket, IPPROTO_TCP, TCP_KEEPINTVL, between);
#endif
#ifdef TCP_KEEPCNT
    set(socket, IPPROTO_TCP, TCP_KEEPCNT, questions);
#endif
#ifdef TCP_USER_TIMEOUT // what was said and not heard
    set(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, 1000 * (idle + questions * between));
#endif
}

} // namespace academy::connection
