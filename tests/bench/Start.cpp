// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Sandbox.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QProcess>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

#include <algorithm>
#include <cstdio>
#include <vector>

/// How long the start takes: from a process begun to the first frame of the start page in its window. Starts itself over
/// and over, so that loading the libraries counts.
namespace
{

const auto once = QStringLiteral("--once");

int showFirstFrame(QGuiApplication &application)
{
    QQmlApplicationEngine engine;
    engine.loadFromModule("MedievalAcademy", "Main");
    auto *window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
    if (window == nullptr) {
        return 1;
    }
    QObject::connect(window, &QQuickWindow::frameSwapped, &application, &QCoreApplication::quit, Qt::QueuedConnection);
    return QGuiApplication::exec();
}

/// Milliseconds of each start, shortest first; none if one failed.
std::vector<qint64> watchStarts(int count)
{
    std::vector<qint64> times;
    for (int start = 0; start < count; ++start) {
        QElapsedTimer timer;
        timer.start();
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(), {once});
        if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
            return {};
        }
        times.push_back(timer.elapsed());
    }
    std::sort(times.begin(), times.end());
    return times;
}

} // namespace

int main(int argc, char *argv[])
{
    const academy::app::Sandbox sandbox;
    QQuickStyle::setStyle(QStringLiteral("MedievalAcademy.Controls"));
    QGuiApplication application(argc, argv);
    if (QCoreApplication::arguments().contains(once)) {
        return showFirstFrame(application);
    }

    const std::vector<qint64> times = watchStarts(11);
    if (times.empty()) {
        std::fputs("the program did not start\n", stderr);
        return 1;
    }
    std::printf("start: %lld ms at best, %lld ms as a rule (median of %zu)\n", static_cast<long long>(times.front()),
                static_cast<long long>(times[times.size() / 2]), times.size());
    return 0;
}
