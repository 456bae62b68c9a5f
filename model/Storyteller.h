// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Academy.h"
#include "Shown.h"

#include "rules/Event.h"
#include "rules/State.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>

/// Tells what has happened, one beat at a time. The rules' state is final at once; the models show the told state, which
/// follows event by event. A beat lasts `duration` milliseconds, in which QML moves what has changed; the next one follows
/// when finishBeat() is called, by a timer in the running program and by hand in tests.
namespace academy::model
{

class Storyteller : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(bool telling READ telling NOTIFY beatChanged FINAL)
    Q_PROPERTY(int number READ number NOTIFY beatChanged FINAL)
    Q_PROPERTY(int duration READ duration NOTIFY beatChanged FINAL)
    Q_PROPERTY(academy::model::Academy::Beat kind READ kind NOTIFY beatChanged FINAL)
    Q_PROPERTY(int seat READ seat NOTIFY beatChanged FINAL)
    Q_PROPERTY(int other READ other NOTIFY beatChanged FINAL)
    Q_PROPERTY(academy::model::Academy::Board board READ board NOTIFY beatChanged FINAL)
    Q_PROPERTY(int from READ from NOTIFY beatChanged FINAL)
    Q_PROPERTY(int to READ to NOTIFY beatChanged FINAL)
    Q_PROPERTY(int value READ value NOTIFY beatChanged FINAL)
    Q_PROPERTY(academy::model::CardFace card READ card NOTIFY beatChanged FINAL)
    Q_PROPERTY(QString sentence READ sentence NOTIFY beatChanged FINAL)

public:
    explicit Storyteller(QObject *parent = nullptr);

    [[nodiscard]] bool telling() const;
    /// Counts the beats told; tells two equal ones apart.
    [[nodiscard]] int number() const;
    [[nodiscard]] int duration() const;
    [[nodiscard]] Academy::Beat kind() const;
    /// The squire concerned; in Lancelot's exchange the player's first one; -1 for the whole table.
    [[nodiscard]] int seat() const;
    /// The second squire of an exchange of coats, or -1.
    [[nodiscard]] int other() const;
    [[nodiscard]] Academy::Board board() const;
    /// A disc's progress, or the Cup's place, before and after.
    [[nodiscard]] int from() const;
    [[nodiscard]] int to() const;
    /// What the kind says: turn, direction, squares, place, number; a coat's points, 0 where they are secret.
    [[nodiscard]] int value() const;
    /// The card played; value 0 where no card is told, or not to these eyes.
    [[nodiscard]] CardFace card() const;
    /// For a caption, and for screen readers.
    [[nodiscard]] QString sentence() const;

    /// Ends the beat and begins the next one.
    Q_INVOKABLE void finishBeat();
    /// Ends all beats at once.
    Q_INVOKABLE void skip();

Q_SIGNALS:
    void beatChanged();
    void finished();
};

} // namespace academy::model
