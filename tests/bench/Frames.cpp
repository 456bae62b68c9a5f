// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Frames.h"

#include <QFile>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>

namespace
{

constexpr int quietMilliseconds = 200;

qint64 memoryInKilobytes()
{
    QFile file(QStringLiteral("/proc/self/smaps_rollup"));
    if (file.open(QIODevice::ReadOnly)) {
        const QList<QByteArray> lines = file.readAll().split('\n');
        for (const QByteArray &line : lines) {
            if (line.startsWith("Pss:")) {
                return line.simplified().split(' ').at(1).toLongLong();
            }
        }
    }
    return 0;
}

void tell(const QByteArray &line)
{
    std::fputs((line + '\n').constData(), stdout);
    std::fflush(stdout);
}

} // namespace

int tellFrames(QQuickWindow *window)
{
    if (window == nullptr) {
        return 1;
    }
    QTimer quiet;
    quiet.setSingleShot(true);
    quiet.setInterval(quietMilliseconds);
    QObject::connect(window, &QQuickWindow::frameSwapped, &quiet, [&quiet] {
        tell("frame");
        quiet.start();
    });
    QObject::connect(&quiet, &QTimer::timeout, qApp, [] {
        tell("memory " + QByteArray::number(memoryInKilobytes()));
        QCoreApplication::quit();
    });
    return QGuiApplication::exec();
}
