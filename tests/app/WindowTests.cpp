// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Sandbox.h"
#include "Session.h"
#include "WindowPlace.h"

#include "visitor/Scene.h"

#include <QFile>
#include <QProcess>
#include <QQuickWindow>
#include <QSettings>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <functional>

using namespace academy::app;

namespace
{

const QRect place(60, 40, 640, 500);

/// The program as somebody starts it who says nothing on the command line.
class Run
{
public:
    Run()
        : m_session(m_argc, m_argv.data(), {})
    {
        REQUIRE(m_session.window() != nullptr);
        Scene(window()).awaitWindow();
    }

    [[nodiscard]] QQuickWindow &window() const { return *m_session.window(); }
    /// Waits until the window has what a window manager gives it when it comes to it.
    [[nodiscard]] bool comesTo(const std::function<bool()> &condition) const
    {
        const bool came = Scene(window()).waitFor(condition, 5000);
        const QRect now = window().geometry();
        UNSCOPED_INFO("the window is " << now.width() << " x " << now.height() << " at " << now.x() << ", " << now.y());
        return came;
    }

private:
    int m_argc = 1;
    std::array<char, 10> m_name{"app-tests"};
    std::array<char *, 2> m_argv{m_name.data(), nullptr};
    Session m_session;
};

/// Passes a hidden test of this program in a process of its own: a process has one application object in its life, as animations
/// of Qt's go from one into the next.
void requireRun(const QString &name)
{
    INFO(name.toStdString());
    REQUIRE(QProcess::execute(QFile::symLinkTarget(QStringLiteral("/proc/self/exe")), {name}) == 0);
}

} // namespace

TEST_CASE("The window comes back where it was, as large as it was", "[Window]")
{
    const Sandbox sandbox; // for all of them
    requireRun(QStringLiteral("A window is put to its place"));
    requireRun(QStringLiteral("A window comes back to its place and is maximized"));
    requireRun(QStringLiteral("A window comes back maximized and then to its place"));
}

TEST_CASE("A window is put to its place", "[.]")
{
    const Run run;
    REQUIRE(run.window().size() != place.size());
    bool told = false; // a window says that it is elsewhere before it is told so itself
    QObject::connect(&run.window(), &QWindow::widthChanged, &run.window(), [&told] { told = true; });
    run.window().setGeometry(place);
    REQUIRE(run.comesTo([&] { return told && run.window().geometry() == place; }));
}

TEST_CASE("A window comes back to its place and is maximized", "[.]")
{
    const Run run;
    CHECK(run.comesTo([&] { return run.window().geometry() == place; }));
    run.window().showMaximized();
    // Its size may be there before the window manager says that it is maximized.
    REQUIRE(run.comesTo(
        [&] { return run.window().visibility() == QWindow::Maximized && run.window().width() > place.width(); }));
}

TEST_CASE("A window comes back maximized and then to its place", "[.]")
{
    const Run run;
    CHECK(run.comesTo([&] { return run.window().visibility() == QWindow::Maximized; }));
    run.window().showNormal();
    CHECK(run.comesTo([&] { return run.window().geometry().size() == place.size(); }));
}

TEST_CASE("A window that no screen would show comes back where it is seen", "[Window]")
{
    const QRect room(0, 0, 800, 600);
    CHECK(WindowPlace::fitted(QRect(60, 40, 640, 500), room) == QRect(60, 40, 640, 500));
    CHECK(WindowPlace::fitted(QRect(2000, 40, 400, 500), room) == QRect(200, 50, 400, 500)); // a screen that is gone
    CHECK(WindowPlace::fitted(QRect(600, 500, 400, 500), room) == QRect(400, 100, 400, 500)); // its edge outside
    CHECK(WindowPlace::fitted(QRect(-20, -30, 1600, 900), room) == room); // from a larger screen
    CHECK(!WindowPlace::fitted(QRect(), room).isValid());
    CHECK(!WindowPlace::fitted(QRect(0, 0, -5, 10), room).isValid());
}
