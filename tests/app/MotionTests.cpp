// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AppFixture.h"

#include "game/EventPresenter.h"

#include "visitor/Finger.h"

#include <QHash>
#include <QQuickItem>
#include <QQuickWindow>

#include <catch2/catch_test_macros.hpp>

#include <cmath>
#include <optional>

/// What moves, frame by frame: at every speed, without motion and when the rest is skipped, discs go their way without a step
/// back and arrive where the game says.
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
