// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Scene.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>

#include <algorithm>

namespace academy::app
{

namespace
{

constexpr int quietMilliseconds = 90; // without a frame: nothing moves
constexpr int busyMilliseconds = 40; // for a turn of the event loop of 5
constexpr int restlessMilliseconds = 2500; // some things never stop: somebody thinks, a cursor blinks

// Topmost first, as a touch would find them.
QList<QQuickItem *> fromTheTop(const QQuickItem &parent)
{
    QList<QQuickItem *> items = parent.childItems();
    std::ranges::stable_sort(items, std::less(), &QQuickItem::z);
    std::ranges::reverse(items);
    return items;
}

// A picture that fades in when it has been drawn.
bool isYetToCome(const QQuickItem &item)
{
    constexpr int loading = 2; // Image.Loading
    return item.inherits("QQuickImageBase") && item.property("status").toInt() == loading;
}

void collect(const QQuickItem &parent, const std::function<bool(QQuickItem &)> &wanted, QList<QQuickItem *> &found)
{
    for (QQuickItem *item : fromTheTop(parent)) {
        if (!item->isVisible() || !item->isEnabled() || (item->opacity() <= 0 && !isYetToCome(*item))) {
            continue;
        }
        collect(*item, wanted, found);
        if (wanted(*item)) {
            found.append(item);
        }
    }
}

// Popups lie in an item over the whole window, which keeps touches from the page while one of them is modal. From Qt 6.11 on it
// is there when there is none. What lies in it belongs to its popup.
bool isModal(const QQuickItem &overlay)
{
    return std::ranges::any_of(overlay.childItems(), [](const QQuickItem *one) {
        const QObject *popup = one->parent();
        return popup != nullptr && popup->inherits("QQuickPopup") && popup->property("visible").toBool()
            && popup->property("modal").toBool();
    });
}

bool takesTouches(const QQuickItem &item)
{
    if (item.inherits("QQuickOverlay")) {
        return isModal(item);
    }
    // One that does not scroll takes nothing, whatever it says.
    if (item.inherits("QQuickFlickable") && !item.property("interactive").toBool()) {
        return false;
    }
    return item.isEnabled() && (item.acceptTouchEvents() || item.acceptedMouseButtons() != Qt::NoButton);
}

// The topmost item at that place that takes touches.
const QQuickItem *hit(const QQuickItem &parent, const QPointF &scene)
{
    for (const QQuickItem *item : fromTheTop(parent)) {
        if (!item->isVisible() || item->opacity() <= 0) {
            continue;
        }
        const bool inside = item->contains(item->mapFromScene(scene));
        if (item->clip() && !inside) {
            continue;
        }
        if (const QQuickItem *child = hit(*item, scene)) {
            return child;
        }
        if (inside && takesTouches(*item)) {
            return item;
        }
    }
    return nullptr;
}

} // namespace

Scene::Scene(QQuickWindow &window)
    : m_window(window)
{
}

QQuickItem *Scene::find(QStringView name) const
{
    QList<QQuickItem *> found;
    collect(*m_window.contentItem(), [&](const QQuickItem &item) { return item.objectName() == name; }, found);
    for (QQuickItem *item : std::as_const(found)) {
        if (isReachable(*item)) {
            return item;
        }
    }
    return found.isEmpty() ? nullptr : found.constFirst();
}

QList<QQuickItem *> Scene::findAll(QStringView beginning) const
{
    QList<QQuickItem *> found;
    collect(
        *m_window.contentItem(), [&](const QQuickItem &item) { return item.objectName().startsWith(beginning); },
        found);
    return found;
}

QQuickItem *Scene::focused() const
{
    return m_window.activeFocusItem();
}

QQuickItem *Scene::scrollerOf(const QQuickItem &item)
{
    for (QQuickItem *around = item.parentItem(); around != nullptr; around = around->parentItem()) {
        if (around->inherits("QQuickFlickable") && around->property("interactive").toBool()) {
            return around;
        }
    }
    return nullptr;
}

QPointF Scene::middle(const QQuickItem &item)
{
    return item.mapToScene(item.boundingRect().center());
}

qreal Scene::opacity(const QQuickItem &item)
{
    qreal opacity = 1;
    for (const QQuickItem *part = &item; part != nullptr; part = part->parentItem()) {
        opacity *= part->opacity();
    }
    return opacity;
}

bool Scene::isReachable(const QQuickItem &item) const
{
    const QPointF place = middle(item);
    if (!QRectF({}, m_window.size()).contains(place)) {
        return false;
    }
    for (const QQuickItem *at = hit(*m_window.contentItem(), place); at != nullptr; at = at->parentItem()) {
        if (at == &item) {
            return true;
        }
    }
    return false;
}

QString Scene::obstacleTo(const QQuickItem &item) const
{
    const QPointF place = middle(item);
    const QQuickItem *at = hit(*m_window.contentItem(), place);
    if (!QRectF({}, m_window.size()).contains(place) || at == nullptr) {
        return QStringLiteral("it lies outside of the window");
    }
    QStringList way;
    for (; at != nullptr; at = at->parentItem()) {
        way.append(QString::fromLatin1(at->metaObject()->className()).section(QLatin1String("_QML"), 0, 0));
    }
    return QStringLiteral("there is ") + way.join(QLatin1String(" in "));
}

bool Scene::waitFor(const std::function<bool()> &condition, int milliseconds) const
{
    constexpr qint64 longestStep = 1000; // a longer one was none of the program's: somebody has stopped it
    qint64 waited = 0;
    while (!condition()) {
        if (waited >= milliseconds) {
            return false;
        }
        QElapsedTimer step;
        step.start();
        pause(5);
        waited += std::min(step.elapsed(), longestStep);
    }
    return true;
}

void Scene::awaitWindow() const
{
    waitFor([this] { return m_window.isExposed() && m_window.isActive(); });
}

bool Scene::isDrawn() const
{
    QList<QQuickItem *> toCome;
    collect(*m_window.contentItem(), isYetToCome, toCome);
    return toCome.isEmpty();
}

void Scene::awaitFrame() const
{
    bool shown = false;
    QObject context;
    QObject::connect(&m_window, &QQuickWindow::frameSwapped, &context, [&shown] { shown = true; });
    m_window.update();
    waitFor([&shown] { return shown; }, restlessMilliseconds);
}

bool Scene::settle() const
{
    QElapsedTimer sinceFrame;
    sinceFrame.start();
    const QDeadlineTimer deadline(restlessMilliseconds);
    bool drawing = false; // which may take longer than the quiet time
    QObject context;
    QObject::connect(&m_window, &QQuickWindow::afterAnimating, &context, [&] { drawing = true; });
    QObject::connect(&m_window, &QQuickWindow::frameSwapped, &context, [&] {
        drawing = false;
        sinceFrame.restart();
    });
    m_window.update();
    const auto still = [&] { return !drawing && sinceFrame.elapsed() >= quietMilliseconds; };
    while (!still() && !deadline.hasExpired()) {
        QElapsedTimer round;
        round.start();
        pause(5);
        // Something has kept this thread: what it changed may not have asked for its frame yet.
        if (round.elapsed() > busyMilliseconds) {
            sinceFrame.restart();
        }
    }
    return still();
}

void Scene::pause(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace academy::app
