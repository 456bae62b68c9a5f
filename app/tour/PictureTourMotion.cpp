// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "MotionStrip.h"
#include "PictureTour.h"

#include "game/EventPresenter.h"
#include "pages/Settings.h"
#include "table/Table.h"

#include "visitor/GamePlayer.h"

#include <QQuickWindow>

// What moves, as strips of frames: pages that come, a hand that is passed, a card that is played, the curtain, a board that is
// scored, the knighting.
namespace academy::app
{

namespace
{

constexpr int quick = 40; // milliseconds between two frames
constexpr int steady = 120;
constexpr int slow = 250;
constexpr int frames = 16;

} // namespace

void PictureTour::takeStrip(const QString &what, int milliseconds, const std::function<void()> &action)
{
    if (!m_finger.trouble().isEmpty()) {
        return;
    }
    m_finger.scene().settle();
    MotionStrip strip(m_finger.scene().window(), milliseconds, frames);
    action();
    if (!m_camera.keep(strip.finish(), QStringLiteral("strip-") + what)) {
        m_finger.complain(QStringLiteral("the strip '%1' cannot be written").arg(what));
    }
}

void PictureTour::seeMotion()
{
    const model::Enums::Speed speed = m_settings.speed();
    m_settings.setSpeed(model::Enums::Speed::Normal);
    takeStrip(QStringLiteral("page"), quick, [this] { m_finger.choose(QStringLiteral("newGame")); });
    m_finger.choose(QStringLiteral("back"));
    PreparedGame game = PreparedGame::standard(3);
    game.humans = 2;
    game.seed = 11;
    open(game, QStringLiteral("motion"));
    if (m_finger.trouble().isEmpty()) {
        GamePlayer player(m_finger, *table(), 5);
        const auto onlyPress = [&player] { player.pressButton(); };
        player.hurry();
        player.playUntil(QStringLiteral("curtain"));
        takeStrip(QStringLiteral("curtain"), quick,
                  [this] { m_finger.keepHolding(QStringLiteral("eye"), GamePlayer::curtainMilliseconds); });
        player.playUntil(QStringLiteral("keep-chosen"));
        takeStrip(QStringLiteral("keep"), steady, onlyPress);
        player.playUntil(QStringLiteral("play-chosen"));
        takeStrip(QStringLiteral("play"), steady, onlyPress);
        player.playUntil(QStringLiteral("scoring-jousts"));
        takeStrip(QStringLiteral("scoring"), slow, [this] { m_finger.choose(QStringLiteral("next")); });
        player.playUntil([this](const QString &moment) {
            return table()->turn() == rules::turnCount && moment == u"scoring-charity";
        });
        takeStrip(QStringLiteral("knighting"), slow, [this] { m_finger.choose(QStringLiteral("next")); });
    }
    m_finger.letGo(); // it rested at the curtain
    leaveGame();
    m_settings.setSpeed(speed);
}

} // namespace academy::app
