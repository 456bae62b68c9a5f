// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Keyboard.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QQuickItem>
#include <QWindow>

namespace academy::controls
{

namespace
{

bool isModifier(int key)
{
    return key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock;
}

// These go on while they are held: from thing to thing, along a slider, through a text.
bool goesOn(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return true;
    default:
        return false;
    }
}

bool isWriting()
{
    const auto *item = qobject_cast<const QQuickItem *>(QGuiApplication::focusObject());
    return item != nullptr && item->flags().testFlag(QQuickItem::ItemAcceptsInputMethod);
}

bool isIdleRepeat(const QKeyEvent &event)
{
    return event.isAutoRepeat() && !goesOn(event.key()) && !isWriting();
}

} // namespace

Keyboard::Keyboard(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

void Keyboard::setUsed(bool used)
{
    if (used != m_used) {
        m_used = used;
        Q_EMIT usedChanged();
    }
}

// Events come here on their way to the window, and again on their way to each item that is asked; only the first counts.
bool Keyboard::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        return watched->isWindowType() && press(*static_cast<QKeyEvent *>(event));
    case QEvent::KeyRelease:
        return watched->isWindowType() && release(*static_cast<QKeyEvent *>(event));
    case QEvent::ShortcutOverride:
        if (isIdleRepeat(*static_cast<QKeyEvent *>(event))) {
            event->accept(); // it is no shortcut either
            return true;
        }
        return false;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
        if (watched->isWindowType()) {
            setUsed(false);
        }
        return false;
    default:
        return false;
    }
}

bool Keyboard::press(const QKeyEvent &event)
{
    if (isIdleRepeat(event)) {
        return true;
    }
    if (!isModifier(event.key())) {
        setUsed(true);
        m_key = event.key();
        m_pressed = QGuiApplication::focusObject();
    }
    return false;
}

bool Keyboard::release(const QKeyEvent &event)
{
    if (isIdleRepeat(event)) {
        return true;
    }
    return event.key() == m_key && m_pressed != QGuiApplication::focusObject() && !isWriting();
}

} // namespace academy::controls
