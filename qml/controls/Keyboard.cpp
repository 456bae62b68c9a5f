// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Keyboard.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>

#include <optional>

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

// Whoever writes and comes to an end of the text has not meant to leave it. Qt keeps the arrow there in some versions only.
bool staysInText(const QKeyEvent &event)
{
    return isWriting() && (event.key() == Qt::Key_Left || event.key() == Qt::Key_Right);
}

// Where an arrow leads that nobody has a use for: like Tab, or backwards.
std::optional<bool> directionOf(const QKeyEvent &event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) {
        return {};
    }
    switch (event.key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
        return true;
    case Qt::Key_Left:
    case Qt::Key_Up:
        return false;
    default:
        return {};
    }
}

bool isPopup(const QQuickItem &item)
{
    return item.inherits("QQuickPopupItem");
}

// It has arrows of its own.
bool isInMenu(const QQuickItem *item)
{
    for (; item != nullptr; item = item->parentItem()) {
        if (isPopup(*item)) {
            return item->parent() != nullptr && item->parent()->inherits("QQuickMenu");
        }
    }
    return false;
}

bool accepts(QQuickItem &item, QKeyEvent &event)
{
    event.accept();
    QCoreApplication::sendEvent(&item, &event);
    return event.isAccepted();
}

void send(QObject &receiver, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, const QString &text = {})
{
    QKeyEvent press(QEvent::KeyPress, key, modifiers, text);
    QCoreApplication::sendEvent(&receiver, &press);
    QKeyEvent release(QEvent::KeyRelease, key, modifiers, text);
    QCoreApplication::sendEvent(&receiver, &release);
}

// Whether what has the focus, or something around it up to its popup, has a use for the arrow.
bool isTaken(QKeyEvent &event, QQuickWindow &window)
{
    for (QPointer<QQuickItem> item = window.activeFocusItem(); item != nullptr && !isPopup(*item);
         item = item->parentItem()) {
        if (accepts(*item, event) || item == nullptr) {
            return true;
        }
    }
    return false;
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
        if (auto *window = qobject_cast<QQuickWindow *>(watched)) {
            auto &key = *static_cast<QKeyEvent *>(event);
            return press(key) || deliver(*window, key);
        }
        return false;
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

// What Qt delivers otherwise than it is wanted here; false where it is to deliver it itself.
bool Keyboard::deliver(QQuickWindow &window, QKeyEvent &event)
{
    if (event.key() == Qt::Key_Select) {
        send(window, Qt::Key_Return, event.modifiers(), QStringLiteral("\r"));
        return true;
    }
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        QQuickItem *item = window.activeFocusItem();
        if (item == nullptr || !item->inherits("QQuickAbstractButton") || accepts(*item, event)) {
            return item != nullptr && item->inherits("QQuickAbstractButton");
        }
        send(*item, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
        return true;
    }
    const std::optional<bool> forwards = directionOf(event);
    if (!forwards || isInMenu(window.activeFocusItem())) {
        return false;
    }
    if (!isTaken(event, window) && !staysInText(event)) {
        if (*forwards) {
            send(window, Qt::Key_Tab, Qt::NoModifier, QStringLiteral("\t"));
        } else {
            send(window, Qt::Key_Backtab, Qt::ShiftModifier);
        }
    }
    return true;
}

bool Keyboard::release(const QKeyEvent &event)
{
    if (isIdleRepeat(event)) {
        return true;
    }
    return event.key() == m_key && m_pressed != QGuiApplication::focusObject() && !isWriting();
}

} // namespace academy::controls
