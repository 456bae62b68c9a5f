// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/EventPresenter.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace academy::model
{

EventPresenter::EventPresenter(Clock clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &EventPresenter::finishStep);
}

void EventPresenter::setSpeed(Enums::Speed speed)
{
    if (speed == m_speed) {
        return;
    }
    m_speed = speed;
    Q_EMIT paceChanged();
    if (speed == Enums::Speed::Instant) {
        skip();
    }
}

void EventPresenter::setReducedMotion(bool reduced)
{
    if (reduced != m_reducedMotion) {
        m_reducedMotion = reduced;
        Q_EMIT paceChanged();
    }
}

void EventPresenter::setResting(bool rests)
{
    if (rests != m_resting) {
        m_resting = rests;
        Q_EMIT restingChanged();
    }
    if (rests && m_timer.isActive()) {
        m_timer.stop();
        m_held = true;
    } else if (!rests && std::exchange(m_held, false)) {
        m_timer.start();
    }
}

void EventPresenter::tell(std::deque<AnimationStep> animations, Hurry hurry)
{
    m_waiting.insert(m_waiting.end(), std::make_move_iterator(animations.begin()),
                     std::make_move_iterator(animations.end()));
    hurry = std::max(hurry, m_hurry);
    if (!std::exchange(m_telling, true) || hurry != Hurry::No) {
        goOn(hurry);
    }
}

void EventPresenter::hurry(Hurry hurry)
{
    if (hurry == Hurry::ToPause && m_pausing) {
        turnPage();
        return;
    }
    m_hurry = hurry;
    if (m_telling) {
        goOn(hurry);
    }
}

void EventPresenter::clear()
{
    m_timer.stop();
    m_held = false;
    m_waiting.clear();
    m_telling = false;
    m_pausing = false;
    m_hurry = Hurry::No;
    m_duration = 0;
    m_shown = {};
    m_shows = false;
    Q_EMIT stepChanged();
}

void EventPresenter::finishStep()
{
    if (m_telling) {
        goOn(Hurry::No);
    }
}

void EventPresenter::skip()
{
    if (m_telling) {
        goOn(Hurry::ToEnd);
    }
}

void EventPresenter::turnPage()
{
    if (m_telling) {
        goOn(m_pausing ? Hurry::No : Hurry::ToPause);
    }
}

void EventPresenter::goOn(Hurry hurry)
{
    m_timer.stop();
    m_held = false;
    while (!m_waiting.empty()) {
        const AnimationStep animation = std::move(m_waiting.front());
        m_waiting.pop_front();
        const bool hurries = hurry == Hurry::ToEnd || (hurry == Hurry::ToPause && !animation.pause);
        const int duration = hurries ? 0 : durationOf(animation);
        const bool waits = !hurries && waitsForReader(animation);
        const bool passing = duration == 0 && !waits;
        ++m_number;
        m_duration = animation.pause ? 0 : duration;
        m_pausing = animation.pause;
        m_shown = {};
        Q_EMIT stepBegan(animation, passing);
        if (!passing) {
            if (m_pausing && m_hurry == Hurry::ToPause) {
                m_hurry = Hurry::No; // it is there
            }
            if (m_clock == Clock::Timer && !waits) {
                m_timer.setInterval(duration);
                m_held = m_resting;
                if (!m_resting) {
                    m_timer.start();
                }
            }
            m_shows = true;
            Q_EMIT stepChanged();
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
    // What follows at once leaves no quiet between; and of steps that nobody has seen nobody need hear.
    if (!within && !m_telling && std::exchange(m_shows, false)) {
        Q_EMIT stepChanged();
    }
}

int EventPresenter::durationOf(const AnimationStep &animation) const
{
    return atSpeed(animation.duration, m_speed, m_reducedMotion && !animation.pause);
}

bool EventPresenter::waitsForReader(const AnimationStep &animation) const
{
    return animation.pause && m_reader && m_speed != Enums::Speed::Instant;
}

} // namespace academy::model
