// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/PageGlow.h"

#include <QImage>
#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

namespace academy::artwork
{

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
    QImage picture((size() / coarseness).toSize().expandedTo(QSize(1, 1)), QImage::Format_RGB32);
    QPainter painter(&picture);
    painter.scale(picture.width() / width(), picture.height() / height());
    QRadialGradient glow(width() / 2, height() * 0.42, 0.8 * std::max(width(), height()));
    glow.setColorAt(0, m_light);
    glow.setColorAt(0.7, m_page);
    glow.setColorAt(1, m_edge);
    painter.fillRect(boundingRect(), glow);
    painter.end();

    auto *image = node == nullptr ? window()->createImageNode() : static_cast<QSGImageNode *>(node);
    image->setOwnsTexture(true);
    image->setTexture(window()->createTextureFromImage(picture, QQuickWindow::TextureIsOpaque));
    image->setFiltering(QSGTexture::Linear);
    image->setSourceRect(picture.rect());
    image->setRect(boundingRect());
    return image;
}

} // namespace academy::artwork
