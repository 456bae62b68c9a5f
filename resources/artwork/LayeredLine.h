// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QQuickPaintedItem>

namespace academy::artwork
{

/// A line through points, drawn several times over itself, thinner each time: a coloured line with its outlines.
class LayeredLine : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QList<QPointF> points MEMBER m_points NOTIFY lookChanged FINAL)
    /// The lowest first, as many of both.
    Q_PROPERTY(QList<qreal> widths MEMBER m_widths NOTIFY lookChanged FINAL)
    Q_PROPERTY(QList<QColor> colors MEMBER m_colors NOTIFY lookChanged FINAL)

public:
    explicit LayeredLine(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void lookChanged();

private:
    QList<QPointF> m_points;
    QList<qreal> m_widths;
    QList<QColor> m_colors;
};

} // namespace academy::artwork
