// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "LayerItem.h"

#include <QAccessibleObject>

/// What screen readers are told of a layer. Qt Quick shows them whatever is in a window, also what other things lie over; a
/// layer that is covered shows them nothing of what is in it.
namespace academy::controls
{

class LayerAccess : public QAccessibleObject
{
public:
    explicit LayerAccess(LayerItem &layer);

    /// From now on layers are told in this way.
    static void install();
    /// The layer has been covered or uncovered.
    static void tellReaders(LayerItem &layer);

    [[nodiscard]] QWindow *window() const override;
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessibleInterface *parent() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;
    [[nodiscard]] QString text(QAccessible::Text text) const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;

private:
    [[nodiscard]] LayerItem &layer() const { return *static_cast<LayerItem *>(object()); }
    /// What Qt Quick tells of all that is in it; nullptr while that is hidden.
    [[nodiscard]] QAccessibleInterface *inside() const;
};

} // namespace academy::controls
