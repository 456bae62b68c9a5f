// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"

#include "decision/Prompt.h"

#include "visitor/Finger.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <catch2/catch_test_macros.hpp>

/// Round the table: whatever is to be read or touched stands upright for the person whose turn it is.
using namespace academy;
using namespace academy::app;

namespace
{

// By how many quarter turns a thing is turned in the window, clockwise.
int quartersOf(const QQuickItem &item)
{
    const QPointF way = item.mapToScene(QPointF(1, 0)) - item.mapToScene(QPointF(0, 0));
    return way.x() > 0.5 ? 0 : way.y() > 0.5 ? 1 : way.x() < -0.5 ? 2 : 3;
}

class TurnedTable
{
public:
    explicit TurnedTable(FormFactor form)
        : m_fixture(form, QStringLiteral("fr"))
        , m_finger(m_fixture.window())
    {
        PreparedGame game = PreparedGame::standard(4);
        game.humans = 4;
        game.seed = 5;
        m_fixture.session().settings().setRoundTheTable(true);
        m_fixture.session().settings().setHandOver(model::Enums::HandOver::Tap);
        m_finger.expectNoMotion();
        m_fixture.open(m_finger, game);
    }

    void goTo(int seat, const QString &moment)
    {
        m_seat = seat;
        GamePlayer player(m_finger, m_fixture.table(), 5);
        player.hurry();
        player.playUntil(
            [&](const QString &now) { return now == moment && m_fixture.table().prompt()->seat() == seat; });
    }
    /// Four squires sit at the four sides, clockwise.
    void requireTurned(const QString &name)
    {
        const Scene &scene = m_finger.scene();
        scene.waitFor([&] { return scene.find(name) != nullptr; });
        scene.settle();
        const QQuickItem *item = scene.find(name);
        INFO(name.toStdString() << " for seat " << m_seat);
        REQUIRE(item != nullptr);
        CHECK(quartersOf(*item) == m_seat);
        CHECK(QRectF({}, m_fixture.window().size()).contains(item->mapRectToScene(item->boundingRect())));
        INFO(scene.obstacleTo(*item).toStdString());
        CHECK(scene.isReachable(*item));
    }
    Finger &finger() { return m_finger; }
    void requirePeace() { m_fixture.requirePeace(m_finger); }

private:
    AppFixture m_fixture;
    Finger m_finger;
    int m_seat = 0;
};

void turnTo(FormFactor form)
{
    TurnedTable table(form);
    for (int seat = 0; seat < 4; ++seat) {
        table.goTo(seat, QStringLiteral("curtain"));
        table.requireTurned(QStringLiteral("eye"));
        table.goTo(seat, QStringLiteral("keep"));
        table.requireTurned(QStringLiteral("card0"));

        table.finger().choose(QStringLiteral("board2"));
        table.requireTurned(QStringLiteral("closeUp2"));
        table.finger().back();
        table.finger().choose(QStringLiteral("squire1"));
        table.requireTurned(QStringLiteral("closeSquire"));
        table.finger().back();
        table.finger().choose(QStringLiteral("chronicle"));
        table.requireTurned(QStringLiteral("closeChronicle"));
        table.finger().choose(QStringLiteral("moment0"));
        for (const char *name : {"laterMoment", "momentChronicle", "present"}) {
            table.requireTurned(QLatin1String(name));
        }
        table.finger().choose(QStringLiteral("present"));
        table.finger().choose(QStringLiteral("advice"));
        table.requireTurned(QStringLiteral("closeAdvice"));
        table.finger().back();
        table.finger().choose(QStringLiteral("menu"));
        table.requireTurned(QStringLiteral("menuSettings"));
        table.finger().choose(QStringLiteral("menuSettings"));
        for (const char *name : {"back", "roundTheTable", "palette1"}) {
            table.requireTurned(QLatin1String(name));
        }
        table.finger().choose(QStringLiteral("back"));
        table.finger().choose(QStringLiteral("menu"));
        table.requireTurned(QStringLiteral("menuLeave"));
        table.finger().choose(QStringLiteral("menuLeave"));
        table.requireTurned(QStringLiteral("accept"));
        table.finger().choose(QStringLiteral("reject"));
    }
    table.requirePeace();
}

} // namespace

TEST_CASE("The table and all that lies over it turn to whose turn it is")
{
    turnTo(FormFactor::Tablet);
}

TEST_CASE("The table held upright and all that lies over it turn to whose turn it is")
{
    turnTo(FormFactor::TabletPortrait);
}
