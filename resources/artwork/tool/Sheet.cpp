// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Sheet.h"

#include "artwork/ArtProvider.h"
#include "artwork/Fonts.h"

#include <QFontMetricsF>
#include <QtLogging>

namespace academy::artwork
{

Sheet::Sheet(Palette::Id palette, int width)
    : m_palette(palette)
    , m_picture(width, 4000, QImage::Format_ARGB32_Premultiplied)
{
    m_picture.fill(color(Palette::Token::Page));
    m_painter.begin(&m_picture);
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
}

qreal Sheet::draw(const QString &name, qreal x, qreal y, qreal width)
{
    const auto result = render(Palette::name(m_palette) + u'/' + name, QSize(qRound(width), 0));
    if (const QString *error = std::get_if<QString>(&result)) {
        qFatal("%s", qPrintable(*error));
    }
    const auto &picture = std::get<QImage>(result);
    m_painter.drawImage(QPointF(x, y), picture);
    return picture.height();
}

void Sheet::write(const QString &words, qreal x, qreal y, int size, Palette::Token ink, Qt::Alignment align)
{
    QFont font(fonts().textFamily);
    font.setPixelSize(size);
    font.setFeature("lnum", 1);
    m_painter.setFont(font);
    m_painter.setPen(color(ink));
    const qreal left = align == Qt::AlignHCenter ? x - QFontMetricsF(font).horizontalAdvance(words) / 2 : x;
    m_painter.drawText(QPointF(left, y), words);
}

void Sheet::fill(const QRectF &area, const QColor &color)
{
    m_painter.fillRect(area, color);
}

QImage Sheet::finished(int height) const
{
    return m_picture.copy(0, 0, m_picture.width(), height);
}

} // namespace academy::artwork
