// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Messages.h"

#include <QMutex>
#include <QtLogging>

namespace
{

QMutex mutex;
QStringList collected;
QtMessageHandler previous = nullptr;

void collect(QtMsgType, const QMessageLogContext &, const QString &message)
{
    const QMutexLocker lock(&mutex);
    collected.append(message);
}

} // namespace

Messages::Messages()
{
    collected.clear();
    previous = qInstallMessageHandler(collect);
}

Messages::~Messages()
{
    qInstallMessageHandler(previous);
}

QStringList Messages::said() const
{
    const QMutexLocker lock(&mutex);
    return collected;
}
