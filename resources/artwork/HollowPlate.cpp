// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/HollowPlate.h"

#include "artwork/NinePatchNode.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QQuickWindow>

#include <cmath>

namespace academy::artwork
{
namespace
{

constexpr qreal innerGap = 4; // from the middle of the edge's line to that of the inner one
constexpr qreal innerWidth = 0.9;

// A rectangle with a quarter of a circle round each of its corners taken away.
QPainterPath hollowed(const QRectF &rectangle, qreal radius)
{
    const auto corner = [radius](QPointF at) {
        return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    };
    QPainterPath path(rectangle.topLeft() + QPointF(radius, 0));
    path.lineTo(rectangle.topRight() - QPointF(radius, 0));
    path.arcTo(corner(rectangle.topRight()), 180, 90);
    path.lineTo(rectangle.bottomRight() - QPointF(0, radius));
    path.arcTo(corner(rectangle.bottomRight()), 90, 90);
    path.lineTo(rectangle.bottomLeft() + QPointF(radius, 0));
    path.arcTo(corner(rectangle.bottomLeft()), 0, 90);
    path.lineTo(rectangle.topLeft() + QPointF(0, radius));
    path.arcTo(corner(rectangle.topLeft()), 270, 90);
    path.closeSubpath();
    return path;
}

QPen roundPen(const QColor &color, qreal width)
{
    return color.alpha() > 0 && width > 0 ? QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)
                                          : QPen(Qt::NoPen);
}

QBrush evenly(const QList<QColor> &colors, qreal height)
{
    QLinearGradient gradient(0, 0, 0, height);
    for (qsizetype i = 0; i < colors.size(); ++i) {
        gradient.setColorAt(static_cast<qreal>(i) / static_cast<qreal>(std::max<qsizetype>(1, colors.size() - 1)),
                            colors[i]);
    }
    return gradient;
}

} // namespace

HollowPlate::HollowPlate(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &HollowPlate::lookChanged, this, [this] {
        m_repaint = true;
        update();
    });
}

void HollowPlate::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        update();
    }
}

void HollowPlate::itemChange(ItemChange change, const ItemChangeData &data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemDevicePixelRatioHasChanged) {
        update();
    }
}

// The leaf in that many of the window's pixels.
QImage HollowPlate::picture(QSize pixels, qreal ratio) const
{
    QImage image = NinePatchNode::emptyPicture(pixels);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(NinePatchNode::margin, NinePatchNode::margin);
    painter.scale(ratio, ratio);
    const QRectF leaf(QPointF(), pixels.toSizeF() / ratio);
    const qreal inset = m_lineWidth / 2;
    painter.setPen(roundPen(m_edge, m_lineWidth));
    painter.setBrush(m_gradient.isEmpty() ? QBrush(m_color) : evenly(m_gradient, leaf.height()));
    painter.drawPath(hollowed(leaf.adjusted(inset, inset, -inset, -inset), m_corner));
    const qreal inner = inset + innerGap;
    painter.setPen(roundPen(m_innerLine, innerWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(hollowed(leaf.adjusted(inner, inner, -inner, -inner), m_corner));
    return image;
}

QSGNode *HollowPlate::updatePaintNode(QSGNode *node, UpdatePaintNodeData * /*data*/)
{
    const qreal ratio = window()->effectiveDevicePixelRatio();
    const QSize whole = (size() * ratio).toSize();
    if (whole.isEmpty()) {
        delete node;
        return nullptr;
    }
    auto *patch = static_cast<NinePatchNode *>(node);
    const int corner = static_cast<int>(std::ceil((m_lineWidth / 2 + innerGap + m_corner + innerWidth) * ratio));
    const QSize cut(corner, m_gradient.isEmpty() ? corner : NinePatchNode::uncut);
    if (patch == nullptr || !patch->hasPiecesFor(whole, cut)) {
        delete patch;
        patch = new NinePatchNode;
    }
    if (patch->setPlace(whole, ratio, cut) || m_repaint) {
        patch->setPicture(*window(), picture(patch->pictured(), ratio));
        m_repaint = false;
    }
    patch->lay(*window());
    return patch;
}

} // namespace academy::artwork
