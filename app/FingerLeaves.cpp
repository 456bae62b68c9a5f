// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "FingerLeaves.h"

#include <QCoreApplication>
#include <QHoverEvent>
#include <QQuickItem>
#include <QQuickWindow>

namespace academy::app
{

FingerLeaves::FingerLeaves(QQuickWindow &window)
    : QObject(&window)
{
    window.installEventFilter(this);
}

bool FingerLeaves::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::TouchBegin:
        m_touched.clear();
        [[fallthrough]];
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        remember(*static_cast<QPointerEvent *>(event));
        leave(*watched);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

// Whom the fingers belonged to until now.
void FingerLeaves::remember(const QPointerEvent &touch)
{
    for (const QEventPoint &point : touch.points()) {
        auto *item = qobject_cast<QQuickItem *>(touch.exclusiveGrabber(point));
        if (item != nullptr && !m_touched.contains(item)) {
            m_touched.append(item);
        }
    }
}

// Heard when the touch has been taken in, and before the next frame.
void FingerLeaves::leave(QObject &window) const
{
    QCoreApplication::postEvent(&window, new QEvent(QEvent::Leave), Qt::HighEventPriority);
    for (const QPointer<QQuickItem> &item : m_touched) {
        if (item != nullptr) {
            QCoreApplication::postEvent(item, new QHoverEvent(QEvent::HoverLeave, {}, {}, QPointF()),
                                        Qt::HighEventPriority);
        }
    }
}

} // namespace academy::app
