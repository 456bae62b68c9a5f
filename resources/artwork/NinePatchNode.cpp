// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/NinePatchNode.h"

#include <QImage>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

namespace academy::artwork
{
namespace
{

// Between the pieces that keep their size. What is stretched are its two middle pixels: smoothed with their neighbours, as
// stretching does, they are still all alike.
constexpr int middle = 4;
constexpr int stretchable = 2;

// Along one direction, a piece of the picture and where it is shown.
struct Span {
    int from = 0;
    int length = 0;
    int at = 0;
    int stretched = 0;
};

int picturedLength(int whole, int cut)
{
    return cut == NinePatchNode::uncut ? whole : std::min(whole, 2 * cut + middle);
}

std::vector<Span> spans(int whole, int pictured, int cut)
{
    constexpr int margin = NinePatchNode::margin;
    if (whole == pictured) {
        return {{.from = 0, .length = whole + 2 * margin, .at = -margin, .stretched = whole + 2 * margin}};
    }
    const int corner = cut + margin;
    return {
        {.from = 0, .length = corner, .at = -margin, .stretched = corner},
        {.from = corner + (middle - stretchable) / 2, .length = stretchable, .at = cut, .stretched = whole - 2 * cut},
        {.from = corner + middle, .length = corner, .at = whole - cut, .stretched = corner}};
}

} // namespace

NinePatchNode::NinePatchNode() = default;
NinePatchNode::~NinePatchNode() = default;

QImage NinePatchNode::emptyPicture(QSize thing)
{
    QImage picture(thing + 2 * QSize(margin, margin), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    return picture;
}

bool NinePatchNode::hasPiecesFor(QSize whole, QSize cut) const
{
    const auto cutsThere = [](int length, int at) { return picturedLength(length, at) != length; };
    return cutsThere(whole.width(), cut.width()) == (m_whole.width() != m_pictured.width())
        && cutsThere(whole.height(), cut.height()) == (m_whole.height() != m_pictured.height());
}

bool NinePatchNode::setPlace(QSize whole, qreal ratio, QSize cut)
{
    const QSize pictured(picturedLength(whole.width(), cut.width()), picturedLength(whole.height(), cut.height()));
    const bool anew = pictured != m_pictured || ratio != m_ratio || m_texture == nullptr;
    m_whole = whole;
    m_pictured = pictured;
    m_cut = cut;
    m_ratio = ratio;
    return anew;
}

void NinePatchNode::setPicture(QQuickWindow &window, const QImage &picture)
{
    // Small ones share a texture, so that all of a page's can be drawn at once.
    std::unique_ptr<QSGTexture> texture(window.createTextureFromImage(picture, QQuickWindow::TextureCanUseAtlas));
    for (QSGImageNode *piece : m_pieces) {
        piece->setTexture(texture.get());
    }
    m_texture = std::move(texture);
}

void NinePatchNode::lay(QQuickWindow &window)
{
    const std::vector<Span> columns = spans(m_whole.width(), m_pictured.width(), m_cut.width());
    const std::vector<Span> rows = spans(m_whole.height(), m_pictured.height(), m_cut.height());
    const std::size_t count = columns.size() * rows.size();
    while (m_pieces.size() < count) {
        QSGImageNode *piece = window.createImageNode();
        piece->setTexture(m_texture.get());
        piece->setFiltering(QSGTexture::Linear);
        appendChildNode(piece);
        m_pieces.push_back(piece);
    }
    auto piece = m_pieces.begin();
    for (const Span &row : rows) {
        for (const Span &column : columns) {
            (*piece)->setSourceRect(QRectF(column.from, row.from, column.length, row.length));
            (*piece)->setRect(
                QRectF(column.at / m_ratio, row.at / m_ratio, column.stretched / m_ratio, row.stretched / m_ratio));
            ++piece;
        }
    }
}

} // namespace academy::artwork
