// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Visitor.h"

#include <QEvent>
#include <QPointF>

namespace academy::app
{

/// A visitor with a mouse: points, clicks, holds its button, and turns the wheel over what lies outside of the window.
class Mouse : public Visitor
{
public:
    using Visitor::Visitor;

    /// Presses the left button there, or lets it go.
    void press(const QPointF &place) const;
    void release(const QPointF &place) const;

protected:
    void doChoose(QQuickItem &item) override;
    void doHold(QQuickItem &item, int milliseconds) override;

private:
    bool bringIntoSight(QQuickItem &wanted);
    void send(QEvent::Type type, const QPointF &place, Qt::MouseButton button) const;
};

} // namespace academy::app
