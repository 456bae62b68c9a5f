// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Keyboard.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <cmath>

namespace academy::app
{

namespace
{

constexpr int mostStops = 160; // of the Tab key, before it is given up

// A button within the item is something else.
bool isPartOf(const QQuickItem *part, const QQuickItem &item)
{
    for (; part != nullptr; part = part->parentItem()) {
        if (part == &item) {
            return true;
        }
        if (part->inherits("QQuickAbstractButton")) {
            return false;
        }
    }
    return false;
}

// Between neighbours of a group, as it lies there: in another row up or down, in the same one to the side.
Qt::Key arrowTo(const QQuickItem &from, const QQuickItem &to)
{
    const QPointF middle = to.mapRectToItem(to.parentItem(), to.boundingRect()).center()
        - from.mapRectToItem(from.parentItem(), from.boundingRect()).center();
    if (std::abs(middle.y()) > from.height() / 2) {
        return middle.y() > 0 ? Qt::Key_Down : Qt::Key_Up;
    }
    return middle.x() > 0 ? Qt::Key_Right : Qt::Key_Left;
}

} // namespace

bool Keyboard::goTo(QPointer<QQuickItem> &item)
{
    const QString name = item->objectName();
    for (int stop = 0; stop < mostStops; ++stop) {
        // Rows that change are made anew, and a new one bears the name.
        if (item == nullptr && (item = scene().find(name)) == nullptr) {
            break;
        }
        if (isPartOf(scene().focused(), *item) || goAlongGroup(item)) {
            return true;
        }
        key(Qt::Key_Tab);
    }
    complain(QStringLiteral("'%1' cannot be reached by the keyboard").arg(name));
    return false;
}

// Where Tab goes to one of a group alone, the arrow keys go on from there, towards where the thing lies.
bool Keyboard::goAlongGroup(const QPointer<QQuickItem> &item)
{
    constexpr int mostArrows = 12;
    if (item == nullptr || (item->property("focusPolicy").toInt() & Qt::TabFocus) != 0) {
        return false;
    }
    const QQuickItem *here = scene().focused();
    for (int arrows = 0; arrows < mostArrows && here != nullptr && item != nullptr; ++arrows) {
        if (here->parentItem() != item->parentItem()) {
            return false;
        }
        key(arrowTo(*here, *item));
        if (item != nullptr && isPartOf(scene().focused(), *item)) {
            return true;
        }
        here = scene().focused() != here ? scene().focused() : nullptr;
    }
    return false;
}

void Keyboard::doChoose(QQuickItem &wanted)
{
    QPointer<QQuickItem> item(&wanted); // it may go while the program runs
    if (goTo(item) && item != nullptr) {
        // Space presses every control; what the table calls its own takes Enter.
        key(item->inherits("QQuickAbstractButton") && !item->property("spoken").isValid() ? Qt::Key_Space
                                                                                          : Qt::Key_Return);
    }
}

void Keyboard::doHold(QQuickItem &item, int /*milliseconds*/)
{
    doChoose(item);
}

} // namespace academy::app
