// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "ProcessGroup.h"

#include <QProcess>

#ifdef Q_OS_UNIX
#include <array>
#include <csignal>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace academy::arena
{

#ifdef Q_OS_UNIX

namespace
{

/// More than there are seats in all the games that a ladder plays at the same time.
constexpr std::size_t mostGroups = 2048;

/// The leaders of the groups that run; 0 where there is none. A signal may come at any time, so there are no locks.
std::array<std::atomic<qint64>, mostGroups> runningGroups;
static_assert(std::atomic<qint64>::is_always_lock_free);

void endGroup(qint64 leader)
{
    if (leader > 0) {
        ::kill(static_cast<pid_t>(-leader), SIGKILL);
    }
}

extern "C" void endWithTheArena(int signal)
{
    for (const std::atomic<qint64> &leader : runningGroups) {
        endGroup(leader);
    }
    ::raise(signal); // SA_RESETHAND: the arena ends as it would have without programs
}

/// What usually ends the arena ends its programs first, save where it has been started to ignore that.
bool listenForTheEnd()
{
    struct sigaction action{};
    action.sa_handler = endWithTheArena;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigfillset(&action.sa_mask);
    for (const int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) {
        struct sigaction before{};
        if (::sigaction(signal, nullptr, &before) == 0 && before.sa_handler != SIG_IGN) {
            ::sigaction(signal, &action, nullptr);
        }
    }
    return true;
}

} // namespace

ProcessGroup::ProcessGroup(QProcess &process)
{
    static const bool listens = listenForTheEnd();
    Q_UNUSED(listens)
    process.setChildProcessModifier([] {
        ::setpgid(0, 0);
#ifdef Q_OS_LINUX
        // Where the arena cannot end it any more, or not yet: with the thread that started it, which plays its game.
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    });
}

void ProcessGroup::begin(qint64 leader)
{
    m_leader = leader;
    for (std::atomic<qint64> &place : runningGroups) {
        qint64 none = 0;
        if (place.compare_exchange_strong(none, leader)) {
            m_place = &place;
            return;
        }
    }
}

void ProcessGroup::end()
{
    endGroup(m_leader);
    m_leader = 0;
    if (m_place != nullptr) {
        *m_place = 0;
        m_place = nullptr;
    }
}

#else

ProcessGroup::ProcessGroup(QProcess & /*process*/) { }

void ProcessGroup::begin(qint64 leader)
{
    m_leader = leader;
}

void ProcessGroup::end()
{
    m_leader = 0;
}

#endif

} // namespace academy::arena
