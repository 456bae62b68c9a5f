// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/LayeredLine.h"

#include <QPainter>

#include <algorithm>

namespace academy::artwork
{

LayeredLine::LayeredLine(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &LayeredLine::lookChanged, this, [this] { update(); });
}

void LayeredLine::paint(QPainter *painter)
{
    const qsizetype layers = std::min(m_widths.size(), m_colors.size());
    for (qsizetype layer = 0; layer < layers; ++layer) {
        painter->setPen(QPen(m_colors[layer], m_widths[layer], Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolyline(m_points);
    }
}

} // namespace academy::artwork
