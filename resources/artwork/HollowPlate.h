// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include <QColor>
#include <QList>
#include <QQuickItem>

namespace academy::artwork
{

/// A leaf with hollow corners and a line along its edge, a thinner one inside that if wanted.
///
/// It is a nine-patch: a picture of the smallest such leaf, painted by QPainter in the window's own pixels, is cut in nine, of
/// which the middle ones are stretched. The same picture and the same pieces are shown by every renderer of Qt Quick, the
/// software renderer included, so all of them draw it alike, with smooth edges that need no multisampling. A new size only
/// moves the pieces; the picture, a few dozen pixels wide, is painted anew when colours or lines change, in the same frame.
/// (Shape's curve renderer in Qt 6.8 kept old sizes, QTBUG-133267; its geometry renderer has rough edges; a picture of the
/// whole leaf would be large, and a geometry of our own would need a second way for the software renderer.)
class HollowPlate : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QColor color MEMBER m_color NOTIFY lookChanged FINAL)
    /// From the top to the bottom, evenly, instead of the colour; none for the colour.
    Q_PROPERTY(QList<QColor> gradient MEMBER m_gradient NOTIFY lookChanged FINAL)
    /// The line along the edge, and its thickness; it lies inside the item.
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY lookChanged FINAL)
    Q_PROPERTY(qreal lineWidth MEMBER m_lineWidth NOTIFY lookChanged FINAL)
    /// The thin line inside; transparent for none.
    Q_PROPERTY(QColor innerLine MEMBER m_innerLine NOTIFY lookChanged FINAL)
    /// The radius of the hollows.
    Q_PROPERTY(qreal corner MEMBER m_corner NOTIFY lookChanged FINAL)

public:
    explicit HollowPlate(QQuickItem *parent = nullptr);

Q_SIGNALS:
    void lookChanged();

protected:
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *data) override;

private:
    [[nodiscard]] QImage picture(QSize pixels, qreal ratio) const;

    QColor m_color;
    QList<QColor> m_gradient;
    QColor m_edge;
    qreal m_lineWidth = 1;
    QColor m_innerLine;
    qreal m_corner = 0;
    bool m_repaint = true; ///< the look has changed since the picture was painted
};

} // namespace academy::artwork
