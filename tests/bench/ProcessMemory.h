// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QByteArrayView>
#include <QFile>
#include <QList>
#include <QString>

/// How much memory this process has, as Linux tells it.
namespace academy::bench
{

/// In MB: "VmRSS" now, "VmHWM" at most until now. 0 on systems that do not tell.
[[nodiscard]] inline double processMemory(QByteArrayView what)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly)) {
        const QList<QByteArray> lines = status.readAll().split('\n');
        for (const QByteArray &line : lines) {
            if (line.startsWith(what)) {
                return line.simplified().split(' ').value(1).toDouble() / 1024;
            }
        }
    }
    return 0;
}

} // namespace academy::bench
