// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"
#include "Pressing.h"

#include "game/EventPresenter.h"
#include "rows/ResultModel.h"

#include "visitor/Finger.h"

#include <QHash>
#include <QQuickItem>
#include <QQuickWindow>

#include <catch2/catch_test_macros.hpp>

#include <cmath>
#include <optional>

/// What moves, frame by frame: at every speed, without motion and when the rest is skipped, discs go their way without a step
/// back and arrive where the game says. A game ends with a knighting, which is told once.
using namespace academy;
using namespace academy::app;
using model::Enums::Speed;

namespace
{

QList<const QQuickItem *> discsIn(const QQuickItem &item)
{
    QList<const QQuickItem *> found;
    if (!item.isVisible()) {
        return found;
    }
    if (QString::fromLatin1(item.metaObject()->className()).startsWith(u"BoardDisc_")) {
        found.append(&item);
    }
    const QList<QQuickItem *> children = item.childItems();
    for (const QQuickItem *child : children) {
        found.append(discsIn(*child));
    }
    return found;
}

/// Watches every frame of a game for two people's worth of cards, and keeps what was wrong in one.
class Watch
{
public:
    Watch(Speed speed, bool reducedMotion)
        : m_fixture(FormFactor::Tablet, QStringLiteral("en"), speed)
        , m_finger(m_fixture.window())
        , m_still(speed == Speed::Instant || reducedMotion)
    {
        PreparedGame game = PreparedGame::standard(3);
        game.seed = 31;
        m_fixture.session().settings().setReducedMotion(reducedMotion);
        m_fixture.open(m_finger, game);
        CHECK(m_fixture.table().presenter()->reducedMotion() == reducedMotion); // its steps are as short as what moves
        m_player.emplace(m_finger, m_fixture.table(), 31U);
        QObject::connect(&m_fixture.window(), &QQuickWindow::frameSwapped, &m_context, [this] { look(); });
    }

    void playFirstCards(int cards)
    {
        REQUIRE(m_player->playUntil(
            [&](const QString &moment) { return moment == u"play" && m_fixture.table().cardNumber() == cards; }));
    }
    /// Plays the next card, and while it is shown shows the rest of it at once.
    void playAndSkip()
    {
        const auto &scene = m_finger.scene();
        m_finger.choose(QStringLiteral("card0"));
        scene.waitFor([&] { return scene.find(u"decide0") != nullptr; });
        m_finger.choose(QStringLiteral("decide0"));
        REQUIRE(scene.waitFor([&] { return m_fixture.table().presenter()->telling(); }));
        m_fixture.table().skip();
        REQUIRE(scene.waitFor([&] { return !m_fixture.table().busy(); }));
        Scene::pause(50);
        requireArrived();
    }
    void requireArrived()
    {
        const auto discs = discsIn(*m_fixture.window().contentItem());
        REQUIRE(discs.size() == 21); // three on each of seven boards
        for (const QQuickItem *disc : discs) {
            CHECK(!disc->property("moving").toBool());
            CHECK(disc->property("shown").toReal() == disc->property("progress").toReal());
        }
    }
    void requirePeace()
    {
        m_finger.scene().settle();
        requireArrived();
        m_fixture.requirePeace(m_finger);
        INFO(m_faults.join(QLatin1Char('\n')).toStdString());
        CHECK(m_faults.isEmpty());
    }
    [[nodiscard]] int between() const { return m_between; }
    [[nodiscard]] int frames() const { return m_frames; }

private:
    void look()
    {
        ++m_frames;
        for (const QQuickItem *disc : discsIn(*m_fixture.window().contentItem())) {
            const qreal shown = disc->property("shown").toReal();
            const qreal before = m_before.value(disc, shown);
            m_before.insert(disc, shown);
            if (shown < before - 1e-6) {
                m_faults.append(QStringLiteral("a step back from %1 to %2").arg(before).arg(shown));
            }
            if (shown > disc->property("progress").toReal() + 1e-6) {
                m_faults.append(QStringLiteral("beyond its place: %1").arg(shown));
            }
            if (disc->opacity() < 1) {
                m_faults.append(QStringLiteral("pale for a moment"));
            }
            if (std::abs(shown - std::round(shown)) > 1e-6) {
                ++m_between;
                if (m_still) {
                    m_faults.append(QStringLiteral("moves where nothing should: %1").arg(shown));
                }
            }
        }
    }

    AppFixture m_fixture;
    Finger m_finger;
    std::optional<GamePlayer> m_player;
    QObject m_context;
    QHash<const QQuickItem *, qreal> m_before;
    QStringList m_faults;
    int m_frames = 0;
    int m_between = 0;
    bool m_still = false;
};

void watch(Speed speed, bool reducedMotion, int cards)
{
    Watch watch(speed, reducedMotion);
    watch.playFirstCards(cards);
    watch.requirePeace();
    REQUIRE(watch.frames() > 10);
    const bool moves = speed != Speed::Instant && !reducedMotion;
    REQUIRE((watch.between() > 0) == moves);
}

} // namespace

TEST_CASE("Discs move in one direction and arrive: slow")
{
    watch(Speed::Slow, false, 2);
}

TEST_CASE("Discs move in one direction and arrive: normal")
{
    watch(Speed::Normal, false, 2);
}

TEST_CASE("Discs move in one direction and arrive: fast")
{
    watch(Speed::Fast, false, 3);
}

TEST_CASE("Discs are put, not moved, where nothing moves")
{
    watch(Speed::Instant, false, 4);
}

TEST_CASE("Discs are put, not moved, where less motion is wanted")
{
    watch(Speed::Normal, true, 2);
}

TEST_CASE("What is skipped has arrived with the next frames", "[software]")
{
    Watch watch(Speed::Slow, false);
    watch.playFirstCards(1);
    watch.playAndSkip();
    watch.requirePeace();
}

namespace
{

/// Watches in every frame that the knighting is a picture, with all points.
class StillKnighting
{
public:
    explicit StillKnighting(const AppFixture &fixture, const Scene &scene)
        : m_points(QString::number(fixture.table().result()->winnerPoints()))
        , m_scene(scene)
    {
        QObject::connect(&fixture.window(), &QQuickWindow::frameSwapped, &m_context, [this] { look(); });
    }
    void look()
    {
        const QQuickItem *knighting = m_scene.find(u"knighting");
        if (knighting == nullptr) {
            return;
        }
        ++m_seen;
        const QQuickItem *figure = m_scene.find(u"pointsFigure");
        m_moved += knighting->property("over").toBool() && knighting->property("knelt").toReal() == 1
                && knighting->property("unrolled").toReal() == 1 && figure != nullptr
                && figure->property("text").toString() == m_points
            ? 0
            : 1;
    }
    /// It has been seen since the last time, and nothing of it moved.
    void requireSeen()
    {
        m_scene.settle();
        look();
        CHECK(m_seen > 0);
        CHECK(m_moved == 0);
        m_seen = m_moved = 0;
    }

private:
    QString m_points;
    const Scene &m_scene;
    QObject m_context;
    int m_seen = 0;
    int m_moved = 0;
};

} // namespace

TEST_CASE("The knighting is told when the game ends, not when its page comes back or the game is opened later")
{
    AppFixture fixture(FormFactor::Tablet, QStringLiteral("en"), Speed::Fast);
    Pressing keys(fixture.window());
    PreparedGame game = PreparedGame::standard(3);
    game.seed = 31;
    game.turns = rules::turnCount - 1;
    fixture.open(keys, game);
    model::Table &table = fixture.table();
    GamePlayer player(keys, table, 31);
    player.hurry();
    REQUIRE(player.playUntil(
        [&](const QString &moment) { return table.turn() == rules::turnCount && moment == u"scoring-charity"; }));
    fixture.session().settings().setSpeed(Speed::Slow);
    keys.choose(QStringLiteral("next"));
    const Scene &scene = keys.scene();
    REQUIRE(scene.waitFor([&] {
        const QQuickItem *knighting = scene.find(u"knighting");
        return knighting != nullptr && knighting->property("told").toBool() && !knighting->property("over").toBool();
    }));
    CHECK(keys.place() == QStringLiteral("playAgain"));
    keys.press(Qt::Key_Return); // as who presses on through the scoring
    REQUIRE(table.over());
    StillKnighting still(fixture, scene);
    still.requireSeen();

    table.showMoment(20);
    scene.settle();
    REQUIRE(scene.find(u"knighting") == nullptr);
    table.showMoment(-1);
    still.requireSeen();
    CHECK(keys.place() == QStringLiteral("playAgain"));

    keys.choose(QStringLiteral("leave"));
    keys.choose(QStringLiteral("savedGames"));
    keys.choose(QStringLiteral("game0"));
    REQUIRE(scene.waitFor([&] { return table.over() && scene.find(u"knighting") != nullptr; }));
    still.requireSeen();

    Scene::pause(1200); // what is pressed at once was meant for what was there before
    keys.press(Qt::Key_Return); // there is nothing to skip
    CHECK(scene.waitFor([&] { return table.running() && !table.over(); }));
    fixture.requirePeace(keys);
}
