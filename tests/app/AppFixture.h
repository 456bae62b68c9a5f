// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Session.h"
#include "pages/Settings.h"
#include "table/Table.h"

#include "visitor/GamePlayer.h"
#include "visitor/PreparedGame.h"
#include "visitor/Visitor.h"

#include <QSet>

#include <array>

/// How many pixels the program draws. All of them are for tests of how things are laid out; for what happens a quarter of them
/// does, as on a screen half as dense: everything is of the same size to the program, and drawn in half the time.
enum class Pixels { All, Quarter };

/// As many pixels for all windows that come, as long as it lives.
class ScreenDensity
{
public:
    explicit ScreenDensity(Pixels pixels);
    ~ScreenDensity();
    Q_DISABLE_COPY_MOVE(ScreenDensity)
};

/// The running program in this process, for one test: its window is of one of the four sizes, nothing moves unless asked
/// to, and settings and saved games are its own.
class AppFixture
{
public:
    AppFixture(academy::app::FormFactor form, const QString &language,
               academy::model::Enums::Speed speed = academy::model::Enums::Speed::Instant,
               Pixels pixels = Pixels::Quarter);

    [[nodiscard]] academy::app::Session &session() { return m_session; }
    [[nodiscard]] QQuickWindow &window() const { return *m_session.window(); }
    /// Only once a game has begun.
    [[nodiscard]] academy::model::Table &table() const { return *m_session.table(); }

    /// Continues that game from the list of saved ones.
    void open(academy::app::Visitor &visitor, const academy::app::PreparedGame &game);
    /// Plays it to its end and goes back to the first page; requires that all goes well and that nothing is warned of.
    /// The moments that have come.
    QSet<QString> play(academy::app::Visitor &visitor, const academy::app::PreparedGame &game);
    /// Requires that nothing went wrong and nothing was warned of.
    void requirePeace(const academy::app::Visitor &visitor) const;

private:
    static academy::app::CommandLine lineOf(academy::app::FormFactor form, const QString &language,
                                            academy::model::Enums::Speed speed);

    int m_argc = 1;
    std::array<char, 10> m_name{"app-tests"};
    std::array<char *, 2> m_argv{m_name.data(), nullptr};
    ScreenDensity m_density; // before the session, which reads it
    academy::app::Session m_session;
};
