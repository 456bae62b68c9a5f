// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "WindowPlace.h"

#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>
#include <QSettings>

#include <algorithm>

namespace academy::app
{

namespace
{

// Keys in the store; never renamed.
const QString placeKey = QStringLiteral("window/place");
const QString maximizedKey = QStringLiteral("window/maximized");

constexpr int stillness = 500; ///< milliseconds without a change, before it is kept
constexpr QSize seenAtLeast(120, 60); ///< of a window, to be found again

QRect roomOf(const QRect &place)
{
    const auto seen = [&place](const QScreen *screen) {
        const QRect shared = screen->availableGeometry() & place;
        return shared.isEmpty() ? 0 : shared.width() * shared.height();
    };
    const QList<QScreen *> screens = QGuiApplication::screens();
    const auto best = std::ranges::max_element(screens, {}, seen);
    return best == screens.end() ? QRect() : (seen(*best) > 0 ? *best : screens.constFirst())->availableGeometry();
}

} // namespace

QRect WindowPlace::fitted(const QRect &place, const QRect &room)
{
    if (!place.isValid() || !room.isValid()) {
        return {};
    }
    QRect fitted = place;
    fitted.setSize(place.size().boundedTo(room.size()));
    const QRect shared = fitted & room;
    if (shared.width() < seenAtLeast.width() || shared.height() < seenAtLeast.height()) {
        fitted.moveCenter(room.center());
    }
    fitted.moveLeft(std::clamp(fitted.left(), room.left(), room.right() + 1 - fitted.width()));
    fitted.moveTop(std::clamp(fitted.top(), room.top(), room.bottom() + 1 - fitted.height()));
    return fitted;
}

QVariantMap WindowPlace::remembered()
{
    const QRect stored = QSettings().value(placeKey).toRect();
    const QRect place = fitted(stored, roomOf(stored));
    if (!place.isValid()) {
        return {};
    }
    return {{QStringLiteral("x"), place.x()},
            {QStringLiteral("y"), place.y()},
            {QStringLiteral("width"), place.width()},
            {QStringLiteral("height"), place.height()}};
}

WindowPlace::WindowPlace(QQuickWindow &window)
    : m_window(window)
{
    if (QSettings().value(maximizedKey).toBool()) {
        m_window.showMaximized();
    }
    m_soon.setSingleShot(true);
    m_soon.setInterval(stillness);
    connect(&m_soon, &QTimer::timeout, this, &WindowPlace::keep);
    const auto startTimer = qOverload<>(&QTimer::start);
    for (const auto changed :
         {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged}) {
        connect(&m_window, changed, &m_soon, startTimer);
    }
    connect(&m_window, &QWindow::visibilityChanged, &m_soon, startTimer);
    connect(&m_window, &QQuickWindow::closing, this, &WindowPlace::keepNow);
}

WindowPlace::~WindowPlace()
{
    keepNow();
}

void WindowPlace::keepNow()
{
    if (m_soon.isActive()) {
        m_soon.stop();
        keep();
    }
}

// Only when things have come to rest: a window that is maximized has a new size before it is said to be maximized.
void WindowPlace::keep()
{
    switch (m_window.visibility()) {
    case QWindow::Windowed:
        QSettings().setValue(placeKey, m_window.geometry());
        QSettings().setValue(maximizedKey, false);
        break;
    case QWindow::Maximized:
    case QWindow::FullScreen:
        QSettings().setValue(maximizedKey, true);
        break;
    case QWindow::Hidden:
    case QWindow::Minimized:
    case QWindow::AutomaticVisibility:
        break; // it comes back as it was
    }
}

} // namespace academy::app
