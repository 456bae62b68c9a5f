// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Finger.h"

#include <QPointer>
#include <QPointingDevice>
#include <QQuickItem>
#include <QQuickWindow>
#include <qtestsupport_gui.h>

#include <algorithm>
#include <cmath>

namespace academy::app
{

namespace
{

constexpr int mostDrags = 40; // through long pages in a small window
constexpr qreal shortestReach = 96; // pixels

// How far a drag goes depends on the frames it falls into, and pictures of one moment shall be the same: what was dragged
// into sight comes to rest in the middle, or as near to it as the page goes.
void centre(QQuickItem &item, QQuickItem &scroller)
{
    const QPointF missing = Scene::middle(item) - scroller.mapRectToScene(scroller.boundingRect()).center();
    const auto move = [&scroller](const char *content, const char *origin, const char *length, qreal by, qreal window) {
        const qreal first = scroller.property(origin).toReal();
        const qreal last = first + std::max(0.0, scroller.property(length).toReal() - window);
        scroller.setProperty(content, std::clamp(std::round(scroller.property(content).toReal() + by), first, last));
    };
    move("contentX", "originX", "contentWidth", missing.x(), scroller.width());
    move("contentY", "originY", "contentHeight", missing.y(), scroller.height());
    if (scroller.property("scrolledTo").isValid()) { // lanes come back to where they were left
        scroller.setProperty("scrolledTo", scroller.property("contentY"));
    }
}

} // namespace

Finger::Finger(QQuickWindow &window)
    : Visitor(window)
    , m_screen(QTest::createTouchDevice())
{
}

Finger::~Finger() = default;

void Finger::touch(QEventPoint::State state, const QPointF &place) const
{
    QQuickWindow &window = scene().window();
    QList<QEventPoint> points{QEventPoint(m_resting ? 1 : 0, state, place, window.mapToGlobal(place))};
    if (m_resting) {
        points.prepend(QEventPoint(0, QEventPoint::State::Stationary, *m_resting, window.mapToGlobal(*m_resting)));
    }
    // What Qt's own tests send touches with: the event takes the whole way of a real one.
    qt_handleTouchEventv2(&window, m_screen.get(), points);
}

void Finger::drag(const QPointF &from, const QPointF &to) const
{
    constexpr int steps = 12;
    constexpr int seenSteps = 3;
    touch(QEventPoint::State::Pressed, from);
    for (int step = 1; step <= steps; ++step) {
        Scene::pause(4);
        touch(QEventPoint::State::Updated, from + (to - from) * step / steps);
        if (step <= seenSteps) {
            // What is dragged follows from the steps that are seen, once they are far enough for a drag: were these later ones, a
            // short drag would move it too little to count.
            scene().awaitFrame();
        }
    }
    // The finger rests before it leaves, until that has been seen: all that happens between two frames counts as one touch, and
    // on a busy machine a frame may last longer than the whole drag.
    for (int rest = 0; rest < 3; ++rest) {
        Scene::pause(30);
        touch(QEventPoint::State::Updated, to);
        scene().awaitFrame();
    }
    touch(QEventPoint::State::Released, to);
    Scene::pause(1);
}

bool Finger::bringIntoSight(QQuickItem &wanted)
{
    const QPointer<QQuickItem> item(&wanted);
    QPointer<QQuickItem> dragged;
    const auto dragNearer = [this, &dragged](const QQuickItem &thing, QQuickItem &scroller) {
        const QRectF window = scroller.mapRectToScene(scroller.boundingRect());
        const QPointF middle = window.center();
        // A finger that was put down within a low list may leave it.
        const QPointF limit(qMax(shortestReach, window.width() * 0.4), qMax(shortestReach, window.height() * 0.4));
        const QPointF missing = middle - Scene::middle(thing);
        const bool sideways = scroller.property("contentWidth").toReal() > scroller.width() + 1;
        const QPointF by(sideways ? qBound(-limit.x(), missing.x(), limit.x()) : 0,
                         qBound(-limit.y(), missing.y(), limit.y()));
        const QPointF from = middle
            - QPointF(qBound(-window.width() * 0.1, by.x() / 2, window.width() * 0.1),
                      qBound(-window.height() * 0.1, by.y() / 2, window.height() * 0.1));
        dragged = &scroller;
        drag(from, from + by);
    };
    if (!Visitor::bringIntoSight(wanted, mostDrags, QStringLiteral("a finger"), dragNearer)) {
        return false;
    }
    if (dragged != nullptr) {
        centre(*item, *dragged);
        scene().settle();
    }
    return item != nullptr;
}

void Finger::doChoose(QQuickItem &item)
{
    if (bringIntoSight(item)) {
        // At once: where the machine is busy a frame can last so long that the tap would be taken for a finger held down.
        const QPointF place = Scene::middle(item);
        touch(QEventPoint::State::Pressed, place);
        touch(QEventPoint::State::Released, place);
        Scene::pause(1);
    }
}

void Finger::doKeepHolding(QQuickItem &item, int milliseconds)
{
    if (bringIntoSight(item)) {
        const QPointF place = Scene::middle(item);
        touch(QEventPoint::State::Pressed, place);
        m_resting = place;
        Scene::pause(milliseconds);
    }
}

void Finger::letGo()
{
    if (m_resting) {
        const QPointF place = *m_resting;
        m_resting.reset();
        touch(QEventPoint::State::Released, place);
        Scene::pause(1);
    }
}

void Finger::doHold(QQuickItem &item, int milliseconds)
{
    if (bringIntoSight(item)) {
        const QPointF place = Scene::middle(item);
        touch(QEventPoint::State::Pressed, place);
        Scene::pause(milliseconds);
        touch(QEventPoint::State::Released, place);
        Scene::pause(1);
    }
}

} // namespace academy::app
