// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace academy::artwork
{

/// Part of a ring, from its top clockwise: what fills up while something is held. The ring touches the item's edges.
class ArcLine : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QColor color MEMBER m_color NOTIFY lookChanged FINAL)
    Q_PROPERTY(qreal lineWidth MEMBER m_lineWidth NOTIFY lookChanged FINAL)
    /// How much of the ring is there, 0 to 1.
    Q_PROPERTY(qreal share MEMBER m_share NOTIFY lookChanged FINAL)

public:
    explicit ArcLine(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void lookChanged();

private:
    QColor m_color;
    qreal m_lineWidth = 1;
    qreal m_share = 0;
};

} // namespace academy::artwork
