// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QString>
#include <QStringList>
#include <QtLogging>

namespace academy::app
{

/// Listens to everything that Qt and QML say while it lives, passes it on, and keeps the warnings: a run that nobody
/// watches has failed when there are any. There is one at a time.
class LogGuard
{
public:
    /// While it lives, what is said in its thread is neither passed on nor kept; there is one at a time in a thread.
    class Silence
    {
    public:
        Silence();
        ~Silence();
        Silence(const Silence &) = delete;
        Silence &operator=(const Silence &) = delete;
    };

    LogGuard();
    ~LogGuard();
    LogGuard(const LogGuard &) = delete;
    LogGuard &operator=(const LogGuard &) = delete;

    /// Warnings and worse, in the order they came. Safe from any thread.
    [[nodiscard]] QStringList warnings() const;

private:
    static void handle(QtMsgType type, const QMessageLogContext &context, const QString &message);

    QtMessageHandler m_before;
};

} // namespace academy::app
