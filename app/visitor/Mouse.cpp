// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Mouse.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QWheelEvent>

namespace academy::app
{

namespace
{

constexpr int mostNotches = 120; // through long pages in a small window
constexpr int notch = 120; // eighths of a degree

// Of one click after the other, that two of them are not taken for one.
quint64 now()
{
    QElapsedTimer clock;
    clock.start();
    return static_cast<quint64>(clock.msecsSinceReference());
}

} // namespace

void Mouse::send(QEvent::Type type, const QPointF &place, Qt::MouseButton button) const
{
    QQuickWindow &window = scene().window();
    const Qt::MouseButtons held = type == QEvent::MouseButtonPress ? button : Qt::NoButton;
    QMouseEvent event(type, place, window.mapToGlobal(place), button, held, Qt::NoModifier);
    event.setTimestamp(now());
    QCoreApplication::sendEvent(&window, &event);
}

void Mouse::press(const QPointF &place) const
{
    send(QEvent::MouseMove, place, Qt::NoButton);
    send(QEvent::MouseButtonPress, place, Qt::LeftButton);
}

void Mouse::release(const QPointF &place) const
{
    send(QEvent::MouseButtonRelease, place, Qt::LeftButton);
    Scene::pause(1);
}

bool Mouse::bringIntoSight(QQuickItem &wanted)
{
    const QString name = wanted.objectName();
    const QPointer<QQuickItem> item(&wanted); // it may go while the program runs
    for (int turned = 0; turned < mostNotches && item != nullptr && !scene().isReachable(*item); ++turned) {
        scene().settle();
        QQuickItem *scroller = item == nullptr || scene().isReachable(*item) ? nullptr : Scene::scrollerOf(*item);
        if (scroller == nullptr) {
            break;
        }
        const QRectF window = scroller->mapRectToScene(scroller->boundingRect());
        const QPointF missing = window.center() - Scene::middle(*item);
        const bool sideways = scroller->property("contentWidth").toReal() > scroller->width() + 1;
        const int down = missing.y() < 0 ? -notch : notch;
        const int across = missing.x() < 0 ? -notch : notch;
        QWheelEvent event(window.center(), scene().window().mapToGlobal(window.center()), {},
                          sideways ? QPoint(across, 0) : QPoint(0, down), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&scene().window(), &event);
        const QPointer<QQuickItem> moving(scroller);
        scene().waitFor([&moving] { return moving == nullptr || !moving->property("moving").toBool(); }, 3000);
    }
    scene().settle();
    if (item == nullptr || !scene().isReachable(*item)) {
        complain(QStringLiteral("'%1' cannot be reached by a mouse: %2")
                     .arg(name, item == nullptr ? QStringLiteral("it is gone") : scene().obstacleTo(*item)));
        return false;
    }
    return true;
}

void Mouse::doChoose(QQuickItem &item)
{
    if (bringIntoSight(item)) {
        const QPointF place = Scene::middle(item);
        press(place);
        release(place);
    }
}

void Mouse::doHold(QQuickItem &item, int milliseconds)
{
    if (bringIntoSight(item)) {
        const QPointF place = Scene::middle(item);
        press(place);
        Scene::pause(milliseconds);
        release(place);
    }
}

} // namespace academy::app
