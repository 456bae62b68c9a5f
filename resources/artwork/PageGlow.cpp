// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/PageGlow.h"

#include <QImage>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

#include <array>
#include <cmath>
#include <cstdint>

namespace academy::artwork
{

namespace
{

/// A number from 0 to 1 for a pixel, always the same one, in which no pattern is seen.
float chance(int x, int y)
{
    std::uint32_t mixed = (static_cast<std::uint32_t>(x) * 374761393U) + (static_cast<std::uint32_t>(y) * 668265263U);
    mixed = (mixed ^ (mixed >> 13U)) * 1274126177U;
    return static_cast<float>((mixed ^ (mixed >> 16U)) & 0xFFFFU) / 65536.0F;
}

/// The colours lie so close to each other that each step from one to the next would be seen as a ring: what a colour has
/// beyond a whole step is given to that share of the pixels.
QImage glowing(const QSize &size, const QSizeF &page, const QColor &light, const QColor &middle, const QColor &edge)
{
    constexpr float turn = 0.7F; // where the light has become the page's own colour
    const auto parts = [](const QColor &color) {
        return std::array<float, 3>{color.redF() * 255, color.greenF() * 255, color.blueF() * 255};
    };
    const std::array<std::array<float, 3>, 3> colors{parts(light), parts(middle), parts(edge)};
    const auto reach = static_cast<float>(0.8 * std::max(page.width(), page.height()));
    const float stepX = static_cast<float>(page.width()) / static_cast<float>(size.width()) / reach;
    const float stepY = static_cast<float>(page.height()) / static_cast<float>(size.height()) / reach;
    const float centreX = static_cast<float>(size.width()) * 0.5F;
    const float centreY = static_cast<float>(size.height()) * 0.42F;
    QImage picture(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        const float dy = (static_cast<float>(y) + 0.5F - centreY) * stepY;
        for (int x = 0; x < size.width(); ++x) {
            const float dx = (static_cast<float>(x) + 0.5F - centreX) * stepX;
            const float way = std::min(1.0F, std::sqrt(dx * dx + dy * dy));
            const bool inner = way < turn;
            const float share = inner ? way / turn : (way - turn) / (1 - turn);
            const auto &from = colors[inner ? 0 : 1];
            const auto &to = colors[inner ? 1 : 2];
            const float threshold = chance(x, y);
            std::array<int, 3> part{};
            for (std::size_t i = 0; i < part.size(); ++i) {
                part[i] = static_cast<int>(from[i] + (to[i] - from[i]) * share + threshold);
            }
            line[x] = qRgb(std::min(part[0], 255), std::min(part[1], 255), std::min(part[2], 255));
        }
    }
    return picture;
}

} // namespace

PageGlow::PageGlow(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &PageGlow::lookChanged, this, &QQuickItem::update);
}

void PageGlow::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        update();
    }
}

QSGNode *PageGlow::updatePaintNode(QSGNode *node, UpdatePaintNodeData * /*data*/)
{
    constexpr qreal coarseness = 4;
    if (size().isEmpty()) {
        delete node;
        return nullptr;
    }
    const QImage picture =
        glowing((size() / coarseness).toSize().expandedTo(QSize(1, 1)), size(), m_light, m_page, m_edge);

    auto *image = node == nullptr ? window()->createImageNode() : static_cast<QSGImageNode *>(node);
    image->setOwnsTexture(true);
    image->setTexture(window()->createTextureFromImage(picture, QQuickWindow::TextureIsOpaque));
    image->setFiltering(QSGTexture::Linear);
    image->setSourceRect(picture.rect());
    image->setRect(boundingRect());
    return image;
}

} // namespace academy::artwork
