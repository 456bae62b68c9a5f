// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Scene.h"

#include <QString>

#include <functional>
#include <utility>

namespace academy::app
{

/// Somebody who sits before the window and does one thing after another, finding things by their object names. What was not
/// to be found, or could not be reached, is kept as the trouble of this visitor; from then on it does nothing more.
class Visitor
{
public:
    explicit Visitor(QQuickWindow &window);
    virtual ~Visitor();
    Visitor(const Visitor &) = delete;
    Visitor &operator=(const Visitor &) = delete;

    [[nodiscard]] const Scene &scene() const { return m_scene; }

    /// Nothing moves in this run: what is there stands still, and is not waited for.
    void expectNoMotion() { m_patient = false; }

    /// Chooses the thing: a tap, or the key that does the same.
    bool choose(const QString &name);
    /// Chooses it and keeps it pressed for a while.
    bool hold(const QString &name, int milliseconds);
    /// The same, and the finger stays there while others go on, until letGo(). A key opens for good what is held so.
    bool keepHolding(const QString &name, int milliseconds);
    virtual void letGo() { }
    /// Writes into a field.
    bool write(const QString &name, const QString &text);
    /// Presses the key, which writes that text, and lets it go.
    void key(Qt::Key key, const QString &text = {}, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    /// One step back: the Back or the Escape key.
    void back();

    /// What went wrong; empty when nothing did.
    [[nodiscard]] QString trouble() const { return m_trouble; }
    void complain(const QString &what);
    /// Nothing is looked for any more while that holds, and that it is not found is no trouble.
    void giveUpWhen(std::function<bool()> condition) { m_giveUp = std::move(condition); }
    [[nodiscard]] bool givesUp() const { return m_giveUp && m_giveUp(); }

protected:
    virtual void doChoose(QQuickItem &item) = 0;
    virtual void doHold(QQuickItem &item, int milliseconds) = 0;
    virtual void doKeepHolding(QQuickItem &item, int milliseconds) { doHold(item, milliseconds); }
    /// Moves the thing and what scrolls around it towards each other.
    using Move = std::function<void(const QQuickItem &item, QQuickItem &scroller)>;
    /// At most so many moves until the thing can be reached; where it cannot, that is the trouble, and false: "by a finger".
    bool bringIntoSight(QQuickItem &wanted, int mostMoves, const QString &means, const Move &move);

private:
    [[nodiscard]] QQuickItem *look(const QString &name);

    Scene m_scene;
    QString m_trouble;
    std::function<bool()> m_giveUp;
    bool m_patient = true;
};

} // namespace academy::app
