// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Sandbox.h"
#include "Session.h"
#include "WindowPlace.h"

#include "visitor/Scene.h"

#include <QQuickWindow>
#include <QSettings>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <functional>

using namespace academy::app;

namespace
{

/// One run of the program as somebody starts it who says nothing on the command line.
class Run
{
public:
    Run()
        : m_session(m_argc, m_argv.data(), {})
    {
        REQUIRE(m_session.window() != nullptr);
        Scene(window()).awaitWindow();
    }
    /// Once all is still: Qt does not survive an animation that runs from one application into the next.
    ~Run() { Scene(window()).settle(); }
    Run(const Run &) = delete;
    Run &operator=(const Run &) = delete;

    [[nodiscard]] QQuickWindow &window() const { return *m_session.window(); }
    /// Waits until the window has what a window manager gives it when it comes to it.
    [[nodiscard]] bool comesTo(const std::function<bool()> &condition) const
    {
        const bool came = Scene(window()).waitFor(condition, 5000);
        const QRect place = window().geometry();
        UNSCOPED_INFO("the window is " << place.width() << " x " << place.height() << " at " << place.x() << ", "
                                       << place.y());
        return came;
    }

private:
    int m_argc = 1;
    std::array<char, 10> m_name{"app-tests"};
    std::array<char *, 2> m_argv{m_name.data(), nullptr};
    Session m_session;
};

} // namespace

TEST_CASE("The window comes back where it was, as large as it was", "[Window]")
{
    const Sandbox sandbox;
    const QRect place(60, 40, 640, 500);
    {
        const Run first;
        REQUIRE(first.window().size() != place.size());
        bool told = false; // a window says that it is elsewhere before it is told so itself
        QObject::connect(&first.window(), &QWindow::widthChanged, &first.window(), [&told] { told = true; });
        first.window().setGeometry(place);
        REQUIRE(first.comesTo([&] { return told && first.window().geometry() == place; }));
    }
    {
        const Run second;
        CHECK(second.comesTo([&] { return second.window().geometry() == place; }));
        second.window().showMaximized();
        REQUIRE(second.comesTo([&] { return second.window().width() > place.width(); }));
    }
    const Run third;
    CHECK(third.window().visibility() == QWindow::Maximized);
    third.window().showNormal();
    CHECK(third.comesTo([&] { return third.window().geometry().size() == place.size(); }));
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
