// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "game/Worker.h"

#include "players/Advice.h"

#include <QObject>

/// The master who is asked for advice: takes the view of somebody who has to decide, and tells what it would do some time
/// later. It thinks on a thread of its own, so that nobody waits for it, computer players no more than people.
namespace academy::model
{

class AdviceWorker : public QObject
{
    Q_OBJECT

public:
    explicit AdviceWorker(Worker::Threads threads, QObject *parent = nullptr);

    /// The same view and seed give the same advice, unless the device is too slow for it. `levels` is as advise() wants it.
    void ask(const rules::View &view, int actor, std::uint64_t seed, const players::TableLevels &levels);
    /// Nobody wants to know any more what was asked.
    void cancel();
    /// For how many milliseconds it thinks at most, from the next question on; usually as long as people like to wait.
    void setPatience(int milliseconds) { m_patience = milliseconds; }

Q_SIGNALS:
    void advised(const academy::players::Advice &advice);

private:
    static constexpr int usualPatience = 1500; // milliseconds: no longer than people like to wait

    Worker::Threads m_threads;
    int m_patience = usualPatience;
    int m_question = 0; ///< answers to earlier ones are not told
    Worker m_worker; // last: it stops before the rest goes
};

} // namespace academy::model
