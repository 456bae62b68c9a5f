// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include <QColor>
#include <QList>
#include <QQuickItem>
#include <QRectF>
#include <QString>

namespace academy::artwork
{

/// The numbers of a board's squares, 0 and up, each in the middle of its place: one item for all of them, as a text item for
/// each would be a third of all items of the table. Places are shares of the item, 0 to 1, as Plans tells them.
class SquareNumbers : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QList<QRectF> places MEMBER m_places NOTIFY placesChanged FINAL)
    Q_PROPERTY(QString family MEMBER m_family NOTIFY fontChanged FINAL)
    Q_PROPERTY(qreal pixelSize MEMBER m_pixelSize NOTIFY fontChanged FINAL)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY colorsChanged FINAL)
    /// Of 0, where discs begin.
    Q_PROPERTY(QColor thresholdColor MEMBER m_thresholdColor NOTIFY colorsChanged FINAL)
    /// Of the numbers that stand on the board's frame: all whose place begins or ends so near to the edge.
    Q_PROPERTY(QColor frameColor MEMBER m_frameColor NOTIFY colorsChanged FINAL)
    Q_PROPERTY(qreal frame MEMBER m_frame NOTIFY colorsChanged FINAL)

public:
    explicit SquareNumbers(QQuickItem *parent = nullptr);

Q_SIGNALS:
    void placesChanged();
    void fontChanged();
    void colorsChanged();

protected:
    void geometryChange(const QRectF &now, const QRectF &before) override;
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *data) override;

private:
    [[nodiscard]] QColor colorOf(qsizetype number) const;

    QList<QRectF> m_places;
    QString m_family;
    qreal m_pixelSize = 12;
    QColor m_color;
    QColor m_thresholdColor;
    QColor m_frameColor;
    qreal m_frame = 0;
};

} // namespace academy::artwork
