// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include <QQuickItem>
#include <QString>

namespace academy::artwork
{

/// A square of dark and light squares, as cameras read them: always dark on light, with the light margin that belongs round it,
/// whatever the palette. Each square has the same whole number of the window's pixels.
class CodePicture : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    /// Row by row, 1 for a dark one.
    Q_PROPERTY(QString squares MEMBER m_squares NOTIFY changed FINAL)
    Q_PROPERTY(int side MEMBER m_side NOTIFY changed FINAL)

public:
    explicit CodePicture(QQuickItem *parent = nullptr);

Q_SIGNALS:
    void changed();

protected:
    void geometryChange(const QRectF &now, const QRectF &before) override;
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *data) override;

private:
    [[nodiscard]] QImage picture(int pixels) const;

    QString m_squares;
    int m_side = 0;
    bool m_repaint = true;
};

} // namespace academy::artwork
