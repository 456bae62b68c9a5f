// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "AppFixture.h"

#include "visitor/Finger.h"

#include <QMap>
#include <QSize>
#include <QStringList>

#include <array>

namespace academy::app
{

/// Sizes that people give to windows, and that devices have when they are turned.
constexpr std::array windowSizes{QSize(1280, 800), QSize(700, 700),  QSize(360, 780), QSize(320, 480),
                                 QSize(780, 360),  QSize(800, 1280), QSize(1600, 900)};

/// Goes round through pages and moments in French, and keeps what is wrong with each thing seen (LayoutChecks.h).
class LayoutRound
{
public:
    /// With text so many times as large as usual, in the usual size of that form or another one.
    explicit LayoutRound(FormFactor form, model::Enums::Speed speed = model::Enums::Speed::Instant, double scale = 1.3,
                         const QSize &size = {});

    /// Judges all that is to be seen now, under that name.
    void look(const QString &what);
    /// Gives the window another size, or its least, and waits until it has it: the window system tells of it when it has time.
    void resize(const QSize &size);
    /// Chooses something, and looks.
    void visit(const char *thing);
    /// Opens a prepared game for somebody who does not watch what is told.
    [[nodiscard]] GamePlayer open(const PreparedGame &game);
    /// Plays a prepared game to its end, looks at each kind of moment once, and at an earlier one when it is over.
    void seeGame(const PreparedGame &game);
    /// Whose name may be cut off or broken: no line of that size has room for it.
    void expectLongName(const QString &name) { m_longName = name; }
    /// It is there, soon at least, and all of it is in the window, and nothing lies over it.
    void requireSeen(const QString &name);
    /// It takes at least that share of the window's width.
    void requireWide(const QString &name, double share);
    /// Requires that nothing at all was wrong.
    void requireNoFaults();

    Finger &finger() { return m_finger; }
    AppFixture &fixture() { return m_fixture; }

private:
    AppFixture m_fixture;
    Finger m_finger;
    QMap<QString, int> m_seen; ///< how often each moment has come
    QStringList m_faults;
    QString m_longName;
};

} // namespace academy::app
