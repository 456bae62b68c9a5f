// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include "artwork/Palette.h"

#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace academy::artwork
{

/// A contact sheet: a page of a palette on which drawings and words are laid, for people who work on the drawings. Drawings
/// come from the same renderer as in the game. It grows downwards as rows are added.
class Sheet
{
public:
    Sheet(Palette::Id palette, int width);

    /// Draws a drawing that wide at (x, y), and returns its height. Stops the program when there is no such drawing.
    qreal draw(const QString &name, qreal x, qreal y, qreal width);

    /// Writes words with their baseline at (x, y); `align` is Qt::AlignLeft or Qt::AlignHCenter round x.
    void write(const QString &words, qreal x, qreal y, int size, Palette::Token ink = Palette::Token::Ink2,
               Qt::Alignment align = Qt::AlignLeft);

    void fill(const QRectF &area, const QColor &color);

    /// The pixels down to `height`.
    QImage finished(int height) const;

    int width() const { return m_picture.width(); }
    QColor color(Palette::Token token) const { return Palette::get(m_palette)[token]; }

private:
    Palette::Id m_palette;
    QImage m_picture;
    QPainter m_painter;
};

} // namespace academy::artwork
