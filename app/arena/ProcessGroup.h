// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QtGlobal>

#include <atomic>

class QProcess;

/// A program and whatever it starts, so that they end together: when their game is over, and when the arena is ended
/// before that. A signal from the terminal reaches the arena's own group alone; the arena hands it on as the end of
/// theirs. They are not a session of their own, so they keep the terminal. Without Unix it does nothing.
namespace academy::arena
{

class ProcessGroup
{
public:
    /// Of a process that has not been started yet.
    explicit ProcessGroup(QProcess &process);
    ~ProcessGroup() { end(); }
    Q_DISABLE_COPY_MOVE(ProcessGroup)

    /// It has been started as that process.
    void begin(qint64 leader);
    /// Ends all that still run, at once.
    void end();

private:
    qint64 m_leader = 0; ///< 0: it does not run
    std::atomic<qint64> *m_place = nullptr; ///< among those that end with the arena
};

} // namespace academy::arena
