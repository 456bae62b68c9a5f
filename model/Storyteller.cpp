// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Storyteller.h"

#include <iterator>
#include <utility>

namespace academy::model
{

Storyteller::Storyteller(Clock clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Storyteller::finishBeat);
}

void Storyteller::setPace(Academy::Speed speed, bool reducedMotion)
{
    m_speed = speed;
    m_reducedMotion = reducedMotion;
    if (speed == Academy::Speed::Instant) {
        skip();
    }
}

void Storyteller::setResting(bool rests)
{
    m_resting = rests;
    if (rests && m_timer.isActive()) {
        m_timer.stop();
        m_held = true;
    } else if (!rests && std::exchange(m_held, false)) {
        m_timer.start();
    }
}

void Storyteller::tell(std::deque<Beat> beats, bool hurries)
{
    m_waiting.insert(m_waiting.end(), std::make_move_iterator(beats.begin()), std::make_move_iterator(beats.end()));
    if (!std::exchange(m_telling, true) || hurries) {
        goOn(hurries ? Hurry::ToEnd : Hurry::No);
    }
}

void Storyteller::clear()
{
    m_timer.stop();
    m_held = false;
    m_waiting.clear();
    m_telling = false;
    m_pausing = false;
    m_duration = 0;
    m_shown = {};
    m_shows = false;
    Q_EMIT beatChanged();
}

void Storyteller::finishBeat()
{
    if (m_telling) {
        goOn(Hurry::No);
    }
}

void Storyteller::skip()
{
    if (m_telling) {
        goOn(Hurry::ToEnd);
    }
}

void Storyteller::turnPage()
{
    if (m_telling) {
        goOn(m_pausing ? Hurry::No : Hurry::ToPause);
    }
}

void Storyteller::goOn(Hurry hurry)
{
    m_timer.stop();
    m_held = false;
    while (!m_waiting.empty()) {
        const Beat beat = std::move(m_waiting.front());
        m_waiting.pop_front();
        const bool hurries = hurry == Hurry::ToEnd || (hurry == Hurry::ToPause && !beat.pause);
        const int duration = hurries ? 0 : durationOf(beat);
        const bool waits = !hurries && waitsForReader(beat);
        const bool passing = duration == 0 && !waits;
        ++m_number;
        m_duration = beat.pause ? 0 : duration;
        m_pausing = beat.pause;
        m_shown = {};
        Q_EMIT beatBegan(beat, passing);
        if (!passing) {
            if (m_clock == Clock::Timer && !waits) {
                m_timer.setInterval(duration);
                m_held = m_resting;
                if (!m_resting) {
                    m_timer.start();
                }
            }
            m_shows = true;
            Q_EMIT beatChanged();
            return;
        }
    }
    m_telling = false;
    m_pausing = false;
    m_duration = 0;
    m_shown = {};
    const bool within = std::exchange(m_finishing, true);
    Q_EMIT finished();
    m_finishing = within;
    // What follows at once leaves no quiet between; and of beats that nobody has seen nobody need hear.
    if (!within && !m_telling && std::exchange(m_shows, false)) {
        Q_EMIT beatChanged();
    }
}

int Storyteller::durationOf(const Beat &beat) const
{
    return atSpeed(beat.duration, m_speed, m_reducedMotion && !beat.pause);
}

bool Storyteller::waitsForReader(const Beat &beat) const
{
    return beat.pause && m_reader && m_speed != Academy::Speed::Instant;
}

} // namespace academy::model
