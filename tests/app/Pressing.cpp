// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Pressing.h"

#include <QEvent>
#include <QQuickItem>
#include <QQuickWindow>

#include <catch2/catch_test_macros.hpp>

using academy::app::Scene;

// What Qt's own tests send keys with; exported by QtGui, and declared by QtTest.
// NOLINTNEXTLINE(readability-identifier-naming): the name is Qt's
Q_GUI_EXPORT void qt_handleKeyEvent(QWindow *window, QEvent::Type type, int key, Qt::KeyboardModifiers modifiers,
                                    const QString &text = {}, bool autoRepeat = false, ushort count = 1);

namespace
{

QString textOf(Qt::Key key)
{
    return key >= Qt::Key_Space && key <= Qt::Key_AsciiTilde ? QString(QChar(static_cast<int>(key))).toLower()
                                                             : QString();
}

// A ring that is to be seen, in the item and not in a button within it.
bool hasRing(const QQuickItem &item)
{
    const QList<QQuickItem *> children = item.childItems();
    for (const QQuickItem *child : children) {
        if (!child->isVisible()) {
            continue;
        }
        if (QString::fromLatin1(child->metaObject()->className()).startsWith(u"FocusRing")
            || (!child->inherits("QQuickAbstractButton") && hasRing(*child))) {
            return true;
        }
    }
    return false;
}

} // namespace

void Pressing::press(Qt::Key key, Qt::KeyboardModifiers modifiers) const
{
    Visitor::key(key, modifiers == Qt::NoModifier ? textOf(key) : QString(), modifiers);
}

void Pressing::hold(Qt::Key key, int repeats) const
{
    QQuickWindow &window = scene().window();
    qt_handleKeyEvent(&window, QEvent::KeyPress, key, Qt::NoModifier, textOf(key));
    for (int repeat = 0; repeat < repeats; ++repeat) {
        Scene::pause(2);
        qt_handleKeyEvent(&window, QEvent::KeyRelease, key, Qt::NoModifier, textOf(key), true);
        qt_handleKeyEvent(&window, QEvent::KeyPress, key, Qt::NoModifier, textOf(key), true);
    }
    qt_handleKeyEvent(&window, QEvent::KeyRelease, key, Qt::NoModifier, textOf(key));
    Scene::pause(2);
}

QString Pressing::place() const
{
    for (const QQuickItem *item = scene().focused(); item != nullptr; item = item->parentItem()) {
        if (!item->objectName().isEmpty()) {
            return item->objectName();
        }
    }
    return {};
}

void Pressing::goTo(const QString &name) const
{
    QQuickItem *item = scene().find(name);
    INFO("the thing " << name.toStdString());
    REQUIRE(item != nullptr);
    item->forceActiveFocus(Qt::TabFocusReason);
    REQUIRE(place() == name);
}

bool Pressing::showsPlace() const
{
    const QQuickItem *item = scene().focused();
    return item != nullptr && hasRing(*item);
}
