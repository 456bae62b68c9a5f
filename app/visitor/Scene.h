// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QList>
#include <QPointF>
#include <QStringView>

#include <functional>

class QQuickItem;
class QQuickWindow;

namespace academy::app
{

/// What can be seen in the window: things are found there by their object names, and waited for. Only what a person could
/// see and touch is found: visible, enabled, within the window, and with nothing lying over it.
class Scene
{
public:
    explicit Scene(QQuickWindow &window);

    [[nodiscard]] QQuickWindow &window() const { return m_window; }

    /// The thing of that name; nullptr when there is none to be seen. It may have to be scrolled to.
    [[nodiscard]] QQuickItem *find(QStringView name) const;
    /// All whose names begin so.
    [[nodiscard]] QList<QQuickItem *> findAll(QStringView beginning) const;
    [[nodiscard]] QQuickItem *focused() const;

    /// The middle of the thing, in the window.
    [[nodiscard]] static QPointF middle(const QQuickItem &item);
    /// How much of it is to be seen, all that it lies in counted.
    [[nodiscard]] static qreal opacity(const QQuickItem &item);
    /// What around the item scrolls; nullptr when nothing does.
    [[nodiscard]] static QQuickItem *scrollerOf(const QQuickItem &item);
    /// Whether a touch there would reach the thing or a part of it.
    [[nodiscard]] bool isReachable(const QQuickItem &item) const;
    /// What a touch in the middle of the thing reaches instead; for messages.
    [[nodiscard]] QString obstacleTo(const QQuickItem &item) const;

    /// Lets the program run until `condition` holds; false when that took more than `milliseconds`.
    bool waitFor(const std::function<bool()> &condition, int milliseconds = 20000) const;
    /// Lets the program run until the window is shown and has the keyboard, which a window manager gives when it comes to it;
    /// not for ever.
    void awaitWindow() const;
    /// Whether all drawings are there: they are made on another thread, and put in when they are ready.
    [[nodiscard]] bool isDrawn() const;
    /// Lets the program run until the window has shown one more frame; not for ever.
    void awaitFrame() const;
    /// Lets the program run until nothing moves any more: no frame for a while. False when it gave up, on what never stops or
    /// on a machine that is long about it.
    bool settle() const; // NOLINT(modernize-use-nodiscard): most go on either way
    /// Lets the program run for a while.
    static void pause(int milliseconds);

private:
    QQuickWindow &m_window;
};

} // namespace academy::app
