// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "connection/Tls.h"

#include <QHostAddress>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

/// The way in for seats at other devices: while it is open this device listens, and knows at which address of the home it is
/// found. Why nobody can come in is said in the language of the moment.
namespace academy::model
{

class Door : public QObject
{
    Q_OBJECT

public:
    explicit Door(QObject *parent = nullptr);

    // As with connection::Gate.
    std::function<QByteArray(int seat)> secretOf;
    std::function<void(int seat, connection::StreamPtr stream)> entered;
    std::function<void(const QString &what)> noted;

    /// Listens at this port, or at another if that cannot be; 0: at any. False, and the problem stays, when nothing can be
    /// opened. Nothing happens to a door that is open.
    bool open(std::uint16_t port);
    void close();
    [[nodiscard]] bool isOpen() const { return m_gate != nullptr; }
    /// Where it listens; 0 while it is closed.
    [[nodiscard]] std::uint16_t port() const { return m_gate != nullptr ? m_gate->serverPort() : 0; }
    [[nodiscard]] const QHostAddress &address() const { return m_address; }
    /// This device is found at another address from now on, as after it has joined another Wi-Fi.
    void moveTo(const QHostAddress &address);
    /// Why nobody can come in, in a sentence; empty when all is well.
    [[nodiscard]] QString problem() const;

Q_SIGNALS:
    /// The address is another one.
    void moved();

private:
    enum class Problem { None, NoTls, NotListening, NoNetwork };

    std::unique_ptr<connection::Gate> m_gate;
    QHostAddress m_address;
    QTimer m_watch; ///< asks for this device's address while the door is open: Qt tells of no change of it
    Problem m_problem = Problem::None;
    QString m_error; ///< NotListening: what the system says
};

} // namespace academy::model
