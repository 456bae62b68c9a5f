// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include <QColor>
#include <QQuickItem>

namespace academy::artwork
{

/// The light on a page: from a little above its middle toward its edge, out of three colours.
///
/// A picture a quarter as large, stretched: all of Qt Quick's renderers show that, and where nothing is sharp it cannot be
/// told from one in full size, which would take sixteen times the memory.
class PageGlow : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QColor light MEMBER m_light NOTIFY lookChanged FINAL)
    /// The page's own colour, most of the way to the edge.
    Q_PROPERTY(QColor page MEMBER m_page NOTIFY lookChanged FINAL)
    Q_PROPERTY(QColor edge MEMBER m_edge NOTIFY lookChanged FINAL)

public:
    explicit PageGlow(QQuickItem *parent = nullptr);

Q_SIGNALS:
    void lookChanged();

protected:
    void geometryChange(const QRectF &now, const QRectF &before) override;
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *data) override;

private:
    QColor m_light;
    QColor m_page;
    QColor m_edge;
};

} // namespace academy::artwork
