// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Frames.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

/// What any Kirigami program has to load: a window of the desktop's size with an empty page. The start of ours is measured
/// against it. With an argument it stays until it is ended.
int main(int argc, char *argv[])
{
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData(R"(
        import org.kde.kirigami as Kirigami

        Kirigami.ApplicationWindow {
            width: 1600
            height: 900
            visible: true
            pageStack.initialPage: Kirigami.Page {}
        }
    )");
    if (engine.rootObjects().isEmpty()) {
        return 1;
    }
    return argc > 1 ? QGuiApplication::exec()
                    : tellFrames(qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst()));
}
