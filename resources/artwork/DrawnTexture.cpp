// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/DrawnTexture.h"

#include <QQuickWindow>

#include <utility>

namespace academy::artwork
{

DrawnTexture::DrawnTexture(QImage picture, std::function<QImage()> again)
    : m_picture(std::move(picture))
    , m_size(m_picture.size())
    , m_again(std::move(again))
{
}

QSGTexture *DrawnTexture::createTexture(QQuickWindow *window) const
{
    const QImage drawn = std::exchange(m_picture, {});
    return window->createTextureFromImage(drawn.isNull() ? m_again() : drawn, QQuickWindow::TextureCanUseAtlas);
}

int DrawnTexture::textureByteCount() const
{
    constexpr int bytesOfPixel = 4;
    return m_size.width() * m_size.height() * bytesOfPixel;
}

} // namespace academy::artwork
