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

void tell(const QByteArray &line)
{
    std::fputs((line + '\n').constData(), stdout);
    std::fflush(stdout);
}

} // namespace

qint64 memoryInKilobytes(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/smaps_rollup").arg(process));
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
        tell("memory " + QByteArray::number(memoryInKilobytes(QCoreApplication::applicationPid())));
        QCoreApplication::quit();
    });
    return QGuiApplication::exec();
}
