// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "table/Playback.h"

#include "table/Chronicle.h"

#include <algorithm>

namespace academy::model
{

namespace
{

// Milliseconds for a step, by Enums::Speed: long enough to read a line and find the board.
int stepTime(Enums::Speed speed)
{
    switch (speed) {
    case Enums::Speed::Slow:
        return 2200;
    case Enums::Speed::Normal:
        return 1300;
    case Enums::Speed::Fast:
        return 700;
    case Enums::Speed::Instant:
        break;
    }
    return 350;
}

} // namespace

Playback::Playback(const Chronicle &chronicle, QObject *parent)
    : QObject(parent)
    , m_chronicle(chronicle)
{
    setSpeed(Enums::Speed::Normal);
    connect(&m_timer, &QTimer::timeout, this, &Playback::advance);
}

void Playback::setPlaying(bool plays)
{
    if (plays == playing()) {
        return;
    }
    if (plays && m_row + 1 >= m_chronicle.count()) { // there is no more: once more from the beginning
        Q_EMIT placeAsked(0);
    }
    plays ? m_timer.start() : m_timer.stop();
    m_returns = false;
    Q_EMIT playingChanged();
}

void Playback::setPlace(int row, const Bounds &bounds)
{
    if (row == m_row && bounds == m_bounds) {
        return;
    }
    m_row = row;
    m_bounds = bounds;
    Q_EMIT placeChanged();
    if (m_row < 0) {
        setPlaying(false);
    }
}

double Playback::progress() const
{
    const int last = m_chronicle.count() - 1;
    return m_row < 0 || m_row >= last ? 1 : static_cast<double>(m_row) / last;
}

void Playback::setSpeed(Enums::Speed speed)
{
    m_timer.setInterval(stepTime(speed));
}

void Playback::begin()
{
    if (m_chronicle.count() > 0) {
        Q_EMIT placeAsked(0);
        setPlaying(true);
    }
}

void Playback::replay(int row)
{
    Q_EMIT placeAsked(row);
    if (m_row == row) {
        setPlaying(true);
        m_timer.start(); // the whole time for the first step, also where it was playing
        m_returns = true;
    }
}

void Playback::advance()
{
    if (m_row + 1 < m_chronicle.count()) {
        Q_EMIT placeAsked(m_row + 1);
    } else if (m_returns) {
        Q_EMIT placeAsked(-1);
    }
    if (m_row + 1 >= m_chronicle.count() && !m_returns) {
        setPlaying(false);
    }
}

void Playback::step(int by)
{
    setPlaying(false);
    if (m_row >= 0) {
        Q_EMIT placeAsked(m_row + by < m_chronicle.count() ? std::max(m_row + by, 0) : -1);
    }
}

void Playback::jumpToTurn(int by)
{
    if (m_row >= 0) {
        Q_EMIT placeAsked(m_chronicle.turnBeginning(m_row, by));
    }
}

void Playback::jumpToScoring(int by)
{
    if (m_row >= 0) {
        Q_EMIT placeAsked(m_chronicle.scoringBeginning(m_row, by));
    }
}

} // namespace academy::model
