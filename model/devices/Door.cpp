// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "devices/Door.h"

#include "devices/Networks.h"

#include <chrono>
#include <utility>

namespace academy::model
{

using namespace std::chrono_literals;

namespace
{

constexpr auto watchInterval = 5s; // a device joins another Wi-Fi about as fast

} // namespace

Door::Door(QObject *parent)
    : QObject(parent)
{
    m_watch.setInterval(watchInterval);
    connect(&m_watch, &QTimer::timeout, this, [this] { moveTo(homeAddress()); });
}

bool Door::open(std::uint16_t port)
{
    if (m_gate != nullptr) {
        return true;
    }
    if (!connection::hasTls()) {
        m_problem = Problem::NoTls;
        return false;
    }
    m_gate = std::make_unique<connection::Gate>();
    m_gate->secretOf = secretOf;
    m_gate->entered = entered;
    m_gate->noted = noted;
    if (!m_gate->listen(QHostAddress::AnyIPv4, port) && !m_gate->listen(QHostAddress::AnyIPv4)) {
        m_problem = Problem::NotListening;
        m_error = m_gate->errorString();
        m_gate.reset();
        return false;
    }
    m_problem = Problem::None;
    m_address.clear();
    moveTo(homeAddress());
    m_watch.start();
    return true;
}

void Door::close()
{
    m_watch.stop();
    m_gate.reset();
    m_problem = Problem::None;
}

void Door::moveTo(const QHostAddress &address)
{
    if (m_gate == nullptr || address == std::exchange(m_address, address)) {
        return;
    }
    m_problem = address.isLoopback() ? Problem::NoNetwork : Problem::None;
    Q_EMIT moved();
}

QString Door::problem() const
{
    switch (m_problem) {
    case Problem::NoTls:
        //: Why no other device can join the table.
        return tr("This device cannot connect securely to others: OpenSSL is missing or too old.");
    case Problem::NotListening:
        //: Why no other device can join the table: %1 is what the system says.
        return tr("No other device can join: %1").arg(m_error);
    case Problem::NoNetwork:
        //: Why no other device can join the table.
        return tr("This device is not on a network. Connect it to the same Wi-Fi as the other devices.");
    case Problem::None:
        break;
    }
    return {};
}

} // namespace academy::model
