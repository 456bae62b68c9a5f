// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>
#include <QRect>
#include <QTimer>
#include <QVariantMap>

class QQuickWindow;

namespace academy::app
{

/// Where the window is and how large: kept from one run to the next. A place that no screen shows any more is forgotten, a
/// size larger than the screen is made to fit.
class WindowPlace : public QObject
{
    Q_OBJECT

public:
    /// Maximizes the window if it was, and keeps its place from then on.
    explicit WindowPlace(QQuickWindow &window);
    /// Keeps the last place.
    ~WindowPlace() override;
    WindowPlace(const WindowPlace &) = delete;
    WindowPlace &operator=(const WindowPlace &) = delete;

    /// `x`, `y`, `width` and `height` for the window that is about to be made, as far as they are known.
    [[nodiscard]] static QVariantMap remembered();

    /// The window as it was on a screen with this room: within it, or with no more than its size when it would hardly be
    /// seen there. A place without a size is none.
    [[nodiscard]] static QRect fitted(const QRect &place, const QRect &room);

private:
    void keep();
    void keepNow();

    QQuickWindow &m_window;
    QTimer m_soon; ///< one keeping for many changes in a row
};

} // namespace academy::app
