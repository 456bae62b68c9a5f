// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Visitor.h"

#include <QEventPoint>
#include <QPointF>

#include <memory>
#include <optional>

class QPointingDevice;

namespace academy::app
{

/// A visitor with a touch screen: taps, holds, and drags what lies outside of the window into sight.
class Finger : public Visitor
{
public:
    explicit Finger(QQuickWindow &window);
    ~Finger() override;

    /// Drags from one place to another, slowly enough that nothing flies on.
    void drag(const QPointF &from, const QPointF &to) const;
    void letGo() override;

protected:
    void doChoose(QQuickItem &item) override;
    void doHold(QQuickItem &item, int milliseconds) override;
    void doKeepHolding(QQuickItem &item, int milliseconds) override;

private:
    bool bringIntoSight(QQuickItem &wanted);
    void touch(QEventPoint::State state, const QPointF &place) const;

    std::unique_ptr<QPointingDevice> m_screen;
    std::optional<QPointF> m_resting; ///< where another finger stays meanwhile
};

} // namespace academy::app
