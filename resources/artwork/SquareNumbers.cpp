// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/SquareNumbers.h"

#include <QQuickWindow>
#include <QSGTextNode>
#include <QTextLayout>

#include <cmath>

namespace academy::artwork
{

SquareNumbers::SquareNumbers(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &SquareNumbers::placesChanged, this, &QQuickItem::update);
    connect(this, &SquareNumbers::fontChanged, this, &QQuickItem::update);
    connect(this, &SquareNumbers::colorsChanged, this, &QQuickItem::update);
}

QColor SquareNumbers::colorOf(qsizetype number) const
{
    if (number == 0) {
        return m_thresholdColor;
    }
    const QRectF &place = m_places[number];
    const bool framed =
        place.left() < m_frame || place.top() < m_frame || place.right() > 1 - m_frame || place.bottom() > 1 - m_frame;
    return framed ? m_frameColor : m_color;
}

void SquareNumbers::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        update();
    }
}

QSGNode *SquareNumbers::updatePaintNode(QSGNode *node, UpdatePaintNodeData * /*data*/)
{
    auto *text = node == nullptr ? window()->createTextNode() : static_cast<QSGTextNode *>(node);
    QFont font(m_family);
    font.setPixelSize(qRound(m_pixelSize));
    font.setFeature("lnum", 1); // all of one height
    text->clear();
    text->setViewport(boundingRect());
    for (qsizetype number = 0; number < m_places.size(); ++number) {
        QTextLayout layout(QString::number(number), font);
        layout.beginLayout();
        const QTextLine line = layout.createLine();
        layout.endLayout();
        const QPointF middle(m_places[number].center().x() * width(), m_places[number].center().y() * height());
        text->setColor(colorOf(number));
        text->addTextLayout({middle.x() - line.naturalTextWidth() / 2, std::round(middle.y() - line.height() / 2)},
                            &layout);
    }
    return text;
}

} // namespace academy::artwork
