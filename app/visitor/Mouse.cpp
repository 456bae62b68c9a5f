// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Mouse.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
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
    return Visitor::bringIntoSight(
        wanted, mostNotches, QStringLiteral("a mouse"), [this](const QQuickItem &item, QQuickItem &scroller) {
            const QPointF middle = scroller.mapRectToScene(scroller.boundingRect()).center();
            const QPointF missing = middle - Scene::middle(item);
            const bool sideways = scroller.property("contentWidth").toReal() > scroller.width() + 1;
            const QPoint turn =
                sideways ? QPoint(missing.x() < 0 ? -notch : notch, 0) : QPoint(0, missing.y() < 0 ? -notch : notch);
            QWheelEvent event(middle, scene().window().mapToGlobal(middle), {}, turn, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&scene().window(), &event);
        });
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
