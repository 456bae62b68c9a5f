// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/CodePicture.h"

#include <QImage>
#include <QQuickWindow>
#include <QSGImageNode>

#include <algorithm>
#include <utility>

namespace academy::artwork
{

namespace
{

constexpr int margin = 4; // squares, as the standard asks for

} // namespace

CodePicture::CodePicture(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &CodePicture::changed, this, [this] {
        m_repaint = true;
        update();
    });
}

void CodePicture::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) {
        m_repaint = true;
        update();
    }
}

QImage CodePicture::picture(int pixels) const
{
    const int of = std::max(1, pixels / (m_side + 2 * margin)); // pixels of a square
    const int begin = (pixels - of * m_side) / 2;
    QImage image(pixels, pixels, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < of * m_side; ++y) {
        for (int x = 0; x < of * m_side; ++x) {
            if (m_squares.at(y / of * m_side + x / of) == u'1') {
                image.setPixel(begin + x, begin + y, qRgb(0, 0, 0));
            }
        }
    }
    return image;
}

QSGNode *CodePicture::updatePaintNode(QSGNode *node, UpdatePaintNodeData * /*data*/)
{
    auto *image = static_cast<QSGImageNode *>(node);
    const qreal ratio = window()->effectiveDevicePixelRatio();
    const int pixels = static_cast<int>(std::min(width(), height()) * ratio);
    if (m_side < 1 || m_squares.size() != qsizetype{m_side} * m_side || pixels < m_side + 2 * margin) {
        delete image;
        return nullptr;
    }
    if (image == nullptr) {
        image = window()->createImageNode();
        image->setOwnsTexture(true);
        image->setFiltering(QSGTexture::Nearest);
        m_repaint = true;
    }
    if (std::exchange(m_repaint, false)) {
        image->setTexture(window()->createTextureFromImage(picture(pixels)));
    }
    image->setRect(0, 0, pixels / ratio, pixels / ratio);
    return image;
}

} // namespace academy::artwork
