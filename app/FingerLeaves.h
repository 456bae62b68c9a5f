// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QPointerEvent;
class QQuickItem;
class QQuickWindow;

namespace academy::app
{

/// Sees to it that a finger leaves nothing lit. Qt Quick takes the place of a touch for that of the pointer, and its controls
/// a finger that moves on them for one that hovers; both stay so when the finger is gone, with the tool tip. After each touch
/// the window and those controls hear that the pointer is not over them. It belongs to the window.
class FingerLeaves : public QObject
{
public:
    explicit FingerLeaves(QQuickWindow &window);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void remember(const QPointerEvent &touch);
    void leave(QObject &window) const;

    QList<QPointer<QQuickItem>> m_touched; ///< since the first finger came
};

} // namespace academy::app
