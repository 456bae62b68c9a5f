// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"

#include <QObject>
#include <QTimer>

#include <qqmlregistration.h>

namespace academy::model
{

class Chronicle;

/// The controls of a look back: one step, the next or the previous turn or scoring, or all by itself at a pace to follow. It
/// moves along the rows of the chronicle; the table shows the moment that is asked for, and tells which one it shows.
class Playback : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged FINAL)
    Q_PROPERTY(bool atBeginning READ atBeginning NOTIFY placeChanged FINAL)
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY placeChanged FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY placeChanged FINAL)
    Q_PROPERTY(bool mayPlayOn READ mayPlayOn NOTIFY placeChanged FINAL)
    Q_PROPERTY(bool offersPlayOn READ offersPlayOn NOTIFY placeChanged FINAL)

public:
    explicit Playback(const Chronicle &chronicle, QObject *parent = nullptr);

    /// One step after the other follows by itself, until the last one or until the look back ends.
    [[nodiscard]] bool playing() const { return m_timer.isActive(); }
    void setPlaying(bool plays);
    /// Nothing is told before the moment shown.
    [[nodiscard]] bool atBeginning() const { return m_row <= 0; }
    /// Nothing comes after the moment shown, and no present either: the game is only looked back at.
    [[nodiscard]] bool atEnd() const { return m_bounds.atEnd; }
    /// How far into what has happened the moment shown is: 0 at its beginning, 1 with the last row and at present.
    [[nodiscard]] double progress() const;
    /// A new game can begin from the moment shown: the game is over, and something is still to be decided there.
    [[nodiscard]] bool mayPlayOn() const { return m_bounds.mayPlayOn; }
    /// The same from an earlier moment at least: the button keeps its place where it may not be pressed.
    [[nodiscard]] bool offersPlayOn() const { return m_bounds.offersPlayOn; }

    /// Where the moment shown may lead, as above.
    struct Bounds {
        bool mayPlayOn = false;
        bool offersPlayOn = false;
        bool atEnd = false;

        friend bool operator==(const Bounds &, const Bounds &) = default;
    };
    /// What the table shows: a row of the chronicle, or -1 for the present.
    void setPlace(int row, const Bounds &bounds);
    /// The time for a step follows the speed of the table.
    void setSpeed(Enums::Speed speed);

    /// Plays from the first moment on.
    Q_INVOKABLE void begin();
    /// Plays from that row to the last one, and goes back to the present then.
    void replay(int row);
    /// So many steps on, or back where it is negative; past the last one to the present.
    Q_INVOKABLE void step(int by);
    /// To the beginning of the next turn (1) or of this or the one before it (-1).
    Q_INVOKABLE void jumpToTurn(int by);
    /// The same for scorings.
    Q_INVOKABLE void jumpToScoring(int by);

Q_SIGNALS:
    void playingChanged();
    void placeChanged();
    /// That row is to be shown; -1: the present.
    void placeAsked(int row);

private:
    void advance();

    const Chronicle &m_chronicle;
    QTimer m_timer;
    int m_row = -1;
    bool m_returns = false; ///< to the present when all has been played
    Bounds m_bounds;
};

} // namespace academy::model
