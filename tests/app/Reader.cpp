// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Reader.h"

#include <utility>

namespace
{

QStringList announced; // NOLINT(*-avoid-non-const-global-variables): a handler of Qt's has no other place to put it

void hear(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::Announcement) {
        announced.append(static_cast<QAccessibleAnnouncementEvent *>(event)->message());
    }
}

bool isPressable(QAccessibleInterface &thing)
{
    QAccessibleActionInterface *actions = thing.actionInterface();
    if (actions == nullptr) {
        return false;
    }
    const QStringList names = actions->actionNames();
    return names.contains(QAccessibleActionInterface::pressAction())
        || names.contains(QAccessibleActionInterface::toggleAction());
}

QString textOf(const QObject &thing)
{
    const QString text = thing.property("text").toString();
    return text.isEmpty() ? thing.property("title").toString() : text;
}

void read(QAccessibleInterface &thing, QList<Reader::Node> &nodes)
{
    const QAccessible::State state = thing.state();
    if (state.invisible) {
        return;
    }
    nodes.append({.role = thing.role(),
                  .name = thing.text(QAccessible::Name),
                  .description = thing.text(QAccessible::Description),
                  .enabled = state.disabled == 0,
                  .focusable = state.focusable != 0,
                  .pressable = isPressable(thing),
                  .text = thing.object() != nullptr ? textOf(*thing.object()) : QString(),
                  .object = thing.object() != nullptr ? thing.object()->objectName() : QString()});
    for (int child = 0; child < thing.childCount(); ++child) {
        if (QAccessibleInterface *part = thing.child(child)) {
            read(*part, nodes);
        }
    }
}

} // namespace

Reader::Reader(QQuickWindow &window)
    : m_window(window)
{
    announced.clear();
    QAccessible::installUpdateHandler(&hear);
}

Reader::~Reader()
{
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::setActive(false);
}

QList<Reader::Node> Reader::nodes() const
{
    QAccessible::setActive(true); // controls tell their text when they hear this, and new ones have not yet
    QList<Node> nodes;
    if (QAccessibleInterface *window = QAccessible::queryAccessibleInterface(&m_window)) {
        read(*window, nodes);
    }
    return nodes;
}

QStringList Reader::names() const
{
    QStringList names;
    for (const Node &node : nodes()) {
        names.append(node.said());
    }
    return names;
}

QStringList Reader::takeAnnounced()
{
    return std::exchange(announced, {});
}
