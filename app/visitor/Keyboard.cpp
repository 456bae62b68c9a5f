// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Keyboard.h"

#include <QQuickItem>
#include <QQuickWindow>

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

} // namespace

bool Keyboard::goTo(const QQuickItem &item)
{
    for (int stop = 0; stop < mostStops; ++stop) {
        if (isPartOf(scene().focused(), item)) {
            return true;
        }
        // Within a group the arrow keys go on where Tab would leave it.
        const QQuickItem *before = scene().focused();
        for (const Qt::Key arrow : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up}) {
            const QQuickItem *group = before != nullptr ? before->parentItem() : nullptr;
            if (group == nullptr || !isPartOf(&item, *group)) {
                break;
            }
            for (int step = 0; step < 12; ++step) {
                const QQuickItem *here = scene().focused();
                key(arrow);
                if (isPartOf(scene().focused(), item)) {
                    return true;
                }
                if (scene().focused() == here) {
                    break;
                }
            }
        }
        key(Qt::Key_Tab);
    }
    complain(QStringLiteral("'%1' cannot be reached by the keyboard").arg(item.objectName()));
    return false;
}

void Keyboard::doChoose(QQuickItem &item)
{
    if (goTo(item)) {
        // Space presses every control; what the table calls its own takes Enter.
        key(item.inherits("QQuickAbstractButton") && !item.property("spoken").isValid() ? Qt::Key_Space
                                                                                        : Qt::Key_Return);
    }
}

void Keyboard::doHold(QQuickItem &item, int /*milliseconds*/)
{
    doChoose(item);
}

} // namespace academy::app
