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

bool isWithin(const QQuickItem *part, const QQuickItem &whole)
{
    return part != nullptr && (part == &whole || isWithin(part->parentItem(), whole));
}

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

void Keyboard::goOn() const
{
    key(Qt::Key_Tab);
}

// Space presses every control; what the table calls its own takes Enter.
void Keyboard::act(const QQuickItem &item) const
{
    key(item.inherits("QQuickAbstractButton") && !item.property("spoken").isValid() ? Qt::Key_Space : Qt::Key_Return);
}

bool Keyboard::goTo(const QPointer<QQuickItem> &item)
{
    const QString name = item->objectName();
    for (int stop = 0; stop < mostStops && item != nullptr; ++stop) {
        if (isPartOf(scene().focused(), *item) || goAlongGroup(item)) {
            return true;
        }
        goOn();
    }
    complain(QStringLiteral("'%1' cannot be reached by the keyboard").arg(name));
    return false;
}

// Within a group the arrow keys go on where Tab would leave it; beyond its ends they go on like Tab.
bool Keyboard::goAlongGroup(const QPointer<QQuickItem> &item)
{
    constexpr int mostSteps = 12;
    struct Way {
        Qt::Key there;
        Qt::Key back;
    };
    for (const auto &[arrow, back] : {Way{Qt::Key_Right, Qt::Key_Left}, Way{Qt::Key_Down, Qt::Key_Up},
                                      Way{Qt::Key_Left, Qt::Key_Right}, Way{Qt::Key_Up, Qt::Key_Down}}) {
        const QQuickItem *before = scene().focused();
        const QPointer<QQuickItem> group = before != nullptr ? before->parentItem() : nullptr;
        if (group == nullptr || item == nullptr || !isWithin(item, *group)) {
            return false;
        }
        for (int step = 0; step < mostSteps; ++step) {
            const QQuickItem *here = scene().focused();
            key(arrow);
            if (item == nullptr) {
                return false;
            }
            if (isPartOf(scene().focused(), *item)) {
                return true;
            }
            if (scene().focused() == here) {
                break;
            }
            const QQuickItem *inner = scene().focused() != nullptr ? scene().focused()->parentItem() : nullptr;
            if (inner != nullptr && inner != group && group != nullptr && isWithin(inner, *group)
                && isWithin(item, *inner)) {
                return goAlongGroup(item); // a smaller group that has it
            }
            if (group == nullptr || !isWithin(scene().focused(), *group)) {
                key(back); // beyond its last one
                // What lies there may have a use for that arrow: then the group is found again by Tab.
                for (int stop = 0; stop < mostStops && group != nullptr && !isWithin(scene().focused(), *group);
                     ++stop) {
                    goOn();
                }
                break;
            }
        }
    }
    return false;
}

void Keyboard::doChoose(QQuickItem &wanted)
{
    const QPointer<QQuickItem> item(&wanted); // it may go while the program runs
    if (goTo(item)) {
        act(*item);
    }
}

void Keyboard::doHold(QQuickItem &item, int /*milliseconds*/)
{
    doChoose(item);
}

} // namespace academy::app
