// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Camera.h"
#include "visitor/Finger.h"
#include "visitor/PreparedGame.h"

#include <functional>

class QQuickWindow;

namespace academy::model
{
class Settings;
class Table;
} // namespace academy::model

namespace academy::app
{

class GamePlayer;

/// Goes through the whole interface by touch, as a visitor would, and takes a picture of every page and moment; games are played
/// at the prompt from one such moment to the next. The pages round the game, games of every mode, every decision, every board's
/// scoring, the result; then some of it again in the other palettes and in large type. Prepared games make it the same tour every
/// time.
class PictureTour
{
public:
    PictureTour(QQuickWindow &window, model::Settings &settings, const QString &folder, const QString &prefix,
                QString palette = {}, ColorVision vision = ColorVision::Usual);

    /// What went wrong; empty when all pictures are there. The environment's ACADEMY_TOUR names parts of the tour, with commas
    /// between them, for those who want to see only these: pages, saved, setup, standard, third-turn, curtain, everything,
    /// exchange, advice, lancelot, karadoc, palettes, large-type, lessons, motion, rulebook, results,
    /// level.
    QString run();

private:
    void seeFirstPages();
    void seeSavedGames();
    void seeSetup();
    void seeStandardGame();
    void seeThirdTurn();
    void seeClosely();
    void seeCurtain();
    void lookBack();
    void seeAdvice();
    void seeEverything();
    void seeExchange();
    void seeLancelot();
    void seeKaradoc();
    void seePalettes();
    void seeLargeType();
    void seeLessons();
    void seeMotion();
    void seeRulebook();
    void seeResults();
    void seeLevelOffer();
    void scrollDown(const QString &within, const QString &what);
    void awaitKnighting();

    void take(const QString &what);
    /// A strip of frames, so many milliseconds apart, of what `action` sets in motion.
    void takeStrip(const QString &what, int milliseconds, const std::function<void()> &action);
    /// Lays the game among the saved ones, and goes on with it from there.
    void open(const PreparedGame &game, const QString &name);
    void leaveGame();
    [[nodiscard]] model::Table *table() const;
    /// Somebody who decides without touching anything: on the way to what is pictured nobody looks.
    [[nodiscard]] GamePlayer hastyPlayer(unsigned seed);
    /// Lets somebody hasty play to a moment of that name when also `there` holds; "keep-chosen" is chosen by touch. Whether it came.
    bool reach(GamePlayer &player, const QString &moment, const std::function<bool()> &there);
    /// The same with a new player, for the first moment of that name.
    void playUntil(const QString &moment, unsigned seed);
    /// Plays to the end and takes each new moment once, under its name after `prefix`.
    void playAndTake(unsigned seed, const QString &prefix);

    Finger m_finger;
    model::Settings &m_settings;
    Camera m_camera;
    QString m_palette; ///< of what is not about palettes; empty as the device has it
};

} // namespace academy::app
