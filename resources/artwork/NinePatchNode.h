// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include <QSGNode>
#include <QSize>

#include <memory>
#include <vector>

class QImage;
class QQuickWindow;
class QSGImageNode;
class QSGTexture;

namespace academy::artwork
{

/// A picture cut in pieces, of which those at the corners keep their size and the others are stretched. It is made of image
/// nodes only, which all of Qt Quick's renderers know. (QSGNinePatchNode takes no notice of the device pixel ratio in the
/// software renderer, and takes the nearest pixel in the others, which shows when something is scaled or turned.)
///
/// All sizes are in the window's own pixels. Round the thing, the picture has an empty margin: the outermost smooth edge.
class NinePatchNode : public QSGNode
{
public:
    static constexpr int margin = 1;
    /// In a `cut`: the picture is as large as the thing in this direction, and not cut.
    static constexpr int uncut = 0;

    NinePatchNode();
    ~NinePatchNode() override;

    /// An empty picture of a thing of that size, with its margin.
    static QImage emptyPicture(QSize thing);

    /// Whether a thing of that size is shown with as many pieces as this one. A node keeps the pieces it began with: the
    /// software renderer draws one that is added later where another item's node stands.
    [[nodiscard]] bool hasPiecesFor(QSize whole, QSize cut) const;

    /// Where it is to be: at the item's origin, `whole` large. What lies within `cut` from the edges keeps its size. Where
    /// that leaves nothing to stretch, the picture is not cut either. True when the picture has to be of another size, or
    /// for another ratio, than before.
    bool setPlace(QSize whole, qreal ratio, QSize cut);
    /// The size of the thing in the picture.
    [[nodiscard]] QSize pictured() const { return m_pictured; }
    void setPicture(QQuickWindow &window, const QImage &picture);
    /// Lays the pieces where they belong; to be called last. They are as many as in the first call.
    void lay(QQuickWindow &window);

private:
    QSize m_whole;
    QSize m_pictured;
    QSize m_cut;
    qreal m_ratio = 0;
    std::unique_ptr<QSGTexture> m_texture;
    std::vector<QSGImageNode *> m_pieces;
};

} // namespace academy::artwork
