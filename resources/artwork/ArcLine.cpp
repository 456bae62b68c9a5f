// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/ArcLine.h"

#include <QPainter>

namespace academy::artwork
{

ArcLine::ArcLine(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &ArcLine::lookChanged, this, [this] { update(); });
}

void ArcLine::paint(QPainter *painter)
{
    constexpr int top = 90 * 16; // sixteenths of a degree, against the clock
    constexpr int round = 360 * 16;
    const qreal inset = m_lineWidth / 2;
    painter->setPen(QPen(m_color, m_lineWidth, Qt::SolidLine, Qt::RoundCap));
    painter->drawArc(boundingRect().adjusted(inset, inset, -inset, -inset), top, -qRound(m_share * round));
}

} // namespace academy::artwork
