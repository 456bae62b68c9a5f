// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "LayerAccess.h"

#include <QQuickWindow>

namespace academy::controls
{

namespace
{

QAccessibleInterface *made(const QString & /*className*/, QObject *object)
{
    auto *layer = qobject_cast<LayerItem *>(object);
    return layer != nullptr ? new LayerAccess(*layer) : nullptr;
}

} // namespace

LayerAccess::LayerAccess(LayerItem &layer)
    : QAccessibleObject(&layer)
{
}

void LayerAccess::install()
{
    static const bool once = [] {
        QAccessible::installFactory(&made);
        return true;
    }();
    Q_UNUSED(once)
}

void LayerAccess::tellReaders(LayerItem &layer)
{
    if (QAccessible::isActive() && layer.window() != nullptr) {
        QAccessibleEvent event(&layer, layer.isHidden() ? QAccessible::ObjectHide : QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&event);
    }
}

QWindow *LayerAccess::window() const
{
    return layer().window();
}

QRect LayerAccess::rect() const
{
    const QQuickWindow *window = layer().window();
    if (window == nullptr) {
        return {};
    }
    const QRect inWindow = layer().mapRectToScene(layer().boundingRect()).toRect();
    return {window->mapToGlobal(inWindow.topLeft()), inWindow.size()};
}

QAccessibleInterface *LayerAccess::parent() const
{
    for (QQuickItem *around = layer().parentItem(); around != nullptr; around = around->parentItem()) {
        if (QAccessibleInterface *told = QAccessible::queryAccessibleInterface(around)) {
            return told;
        }
    }
    return QAccessible::queryAccessibleInterface(layer().window());
}

QAccessibleInterface *LayerAccess::inside() const
{
    return layer().isHidden() ? nullptr : QAccessible::queryAccessibleInterface(layer().inside());
}

QAccessibleInterface *LayerAccess::child(int index) const
{
    return index == 0 ? inside() : nullptr;
}

int LayerAccess::childCount() const
{
    return inside() != nullptr ? 1 : 0;
}

int LayerAccess::indexOfChild(const QAccessibleInterface *child) const
{
    return child != nullptr && child == inside() ? 0 : -1;
}

QAccessibleInterface *LayerAccess::childAt(int x, int y) const
{
    const QAccessibleInterface *parts = inside();
    return parts != nullptr ? parts->childAt(x, y) : nullptr;
}

QString LayerAccess::text(QAccessible::Text text) const
{
    return text == QAccessible::Name ? layer().title() : QString();
}

QAccessible::Role LayerAccess::role() const
{
    return layer().title().isEmpty() ? QAccessible::Pane : QAccessible::Dialog;
}

QAccessible::State LayerAccess::state() const
{
    QAccessible::State state;
    state.invisible = !layer().isVisible() || layer().isHidden() ? 1U : 0U;
    state.modal = layer().isOpen() && layer().isModal() && !layer().title().isEmpty() ? 1U : 0U;
    return state;
}

} // namespace academy::controls
