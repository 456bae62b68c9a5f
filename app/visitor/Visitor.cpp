// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Visitor.h"

#include <QEvent>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>

// What Qt's own tests send keys with: the event takes the whole way of a real one, shortcuts included. Exported by QtGui,
// and declared by QtTest.
// NOLINTNEXTLINE(readability-identifier-naming): the name is Qt's
Q_GUI_EXPORT void qt_handleKeyEvent(QWindow *window, QEvent::Type type, int key, Qt::KeyboardModifiers modifiers,
                                    const QString &text = {}, bool autoRepeat = false, ushort count = 1);

namespace academy::app
{

namespace
{

constexpr int stillMilliseconds = 25;

}

Visitor::Visitor(QQuickWindow &window)
    : m_scene(window)
{
    m_scene.awaitWindow();
}

Visitor::~Visitor() = default;

bool Visitor::bringIntoSight(QQuickItem &wanted, int mostMoves, const QString &means, const Move &move)
{
    const QString name = wanted.objectName();
    const QPointer<QQuickItem> item(&wanted); // it may go while the program runs
    for (int moves = 0; moves < mostMoves && item != nullptr && !m_scene.isReachable(*item); ++moves) {
        m_scene.settle();
        if (item == nullptr || m_scene.isReachable(*item)) {
            break;
        }
        const QPointer<QQuickItem> scroller(Scene::scrollerOf(*item));
        if (scroller == nullptr) {
            break;
        }
        move(*item, *scroller);
        // A tap on what still moves, be it by half a pixel, would only stop it.
        m_scene.waitFor([&scroller] { return scroller == nullptr || !scroller->property("moving").toBool(); }, 3000);
        m_scene.settle();
    }
    if (item == nullptr || !m_scene.isReachable(*item)) {
        complain(QStringLiteral("'%1' cannot be reached by %2: %3")
                     .arg(name, means, item == nullptr ? QStringLiteral("it is gone") : m_scene.obstacleTo(*item)));
        return false;
    }
    return true;
}

void Visitor::complain(const QString &what)
{
    if (m_trouble.isEmpty()) {
        m_trouble = what;
    }
}

QQuickItem *Visitor::look(const QString &name)
{
    if (!m_trouble.isEmpty()) {
        return nullptr;
    }
    QQuickItem *item = nullptr;
    m_scene.waitFor([&] { return givesUp() || (item = m_scene.find(name)) != nullptr; }, 5000);
    // A page may still be coming in; people wait until what they want stands still, and is there altogether.
    std::pair<QPointF, qreal> sight;
    m_scene.waitFor(
        [&] {
            const auto before = sight;
            Scene::pause(m_patient ? stillMilliseconds : 1);
            item = m_scene.find(name);
            return item == nullptr || (sight = {Scene::middle(*item), Scene::opacity(*item)}) == before;
        },
        3000);
    if (givesUp()) {
        return nullptr;
    }
    if (item == nullptr) {
        complain(QStringLiteral("nothing called '%1' is to be seen").arg(name));
    }
    return item;
}

bool Visitor::choose(const QString &name)
{
    if (QQuickItem *item = look(name)) {
        doChoose(*item);
    }
    return m_trouble.isEmpty();
}

bool Visitor::hold(const QString &name, int milliseconds)
{
    if (QQuickItem *item = look(name)) {
        doHold(*item, milliseconds);
    }
    return m_trouble.isEmpty();
}

bool Visitor::keepHolding(const QString &name, int milliseconds)
{
    if (QQuickItem *item = look(name)) {
        doKeepHolding(*item, milliseconds);
    }
    return m_trouble.isEmpty();
}

bool Visitor::write(const QString &name, const QString &text)
{
    if (QQuickItem *field = look(name)) {
        doChoose(*field);
        key(Qt::Key_A, {}, Qt::ControlModifier);
        for (const QChar character : text) {
            key(Qt::Key_unknown, character);
        }
    }
    return m_trouble.isEmpty();
}

void Visitor::back()
{
    if (m_trouble.isEmpty()) {
        key(Qt::Key_Escape);
    }
}

void Visitor::key(Qt::Key key, const QString &text, Qt::KeyboardModifiers modifiers) const
{
    qt_handleKeyEvent(&m_scene.window(), QEvent::KeyPress, key, modifiers, text);
    qt_handleKeyEvent(&m_scene.window(), QEvent::KeyRelease, key, modifiers, text);
    Scene::pause(1);
}

} // namespace academy::app
