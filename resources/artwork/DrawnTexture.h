// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include <QImage>
#include <QQuickTextureFactory>

#include <functional>

namespace academy::artwork
{

/// What makes the texture of a picture that can be drawn again. Qt Quick's own keeps the picture beside its texture as long as
/// somebody shows it, which is half of all memory that drawings take; this one keeps it until there is a texture. Where a
/// graphics device is lost and found again, as on a phone whose program was in the background, the picture is drawn anew.
class DrawnTexture : public QQuickTextureFactory
{
    Q_OBJECT

public:
    /// @p again draws the same picture; it is called on the thread that needs it, most often the one that draws frames.
    DrawnTexture(QImage picture, std::function<QImage()> again);

    /// Called by Qt Quick while the interface's thread waits.
    QSGTexture *createTexture(QQuickWindow *window) const override;
    QSize textureSize() const override { return m_size; }
    int textureByteCount() const override;

private:
    // image() stays Qt's own, which gives none: Qt Quick asks for it whenever somebody shows a picture, for its colour space
    // only, and to draw it for that would hold the interface up.
    mutable QImage m_picture; // none once it is a texture
    QSize m_size;
    std::function<QImage()> m_again;
};

} // namespace academy::artwork
