// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "LogGuard.h"

#include <QMutex>

#include <algorithm>
#include <array>

namespace academy::app
{

namespace
{

thread_local bool silent = false;

struct Kept {
    QMutex mutex;
    QStringList warnings;
    QtMessageHandler next = nullptr;
};

Kept &kept()
{
    static Kept all;
    return all;
}

// Qt says so of its own clock, when it is told to stop after it has stopped already; no fault of those who animate.
// Of Qt's own clock; and of Qt Multimedia, where there is no sound service, or none of what it plays films with: the game is
// silent then, or does not need it, and has nothing to say of it.
constexpr std::array qtsOwn{
    QLatin1String("QUnifiedTimer::stopAnimationDriver: driver is not running"),
    QLatin1String("No QtMultimedia backends found."),
    QLatin1String("PulseAudioService: pa_context_connect() failed"),
};

bool isQtsOwn(const QString &message)
{
    return std::ranges::any_of(qtsOwn, [&message](QLatin1String beginning) { return message.startsWith(beginning); });
}

} // namespace

LogGuard::Silence::Silence()
{
    silent = true;
}

LogGuard::Silence::~Silence()
{
    silent = false;
}

LogGuard::LogGuard()
{
    {
        const QMutexLocker lock(&kept().mutex);
        kept().warnings.clear();
    }
    m_before = qInstallMessageHandler(&LogGuard::handle);
    kept().next = m_before;
}

LogGuard::~LogGuard()
{
    qInstallMessageHandler(m_before);
}

QStringList LogGuard::warnings() const
{
    const QMutexLocker lock(&kept().mutex);
    return kept().warnings;
}

void LogGuard::handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (silent || isQtsOwn(message)) {
        return;
    }
    if (type == QtWarningMsg || type == QtCriticalMsg || type == QtFatalMsg) {
        const QMutexLocker lock(&kept().mutex);
        kept().warnings.append(message);
    }
    if (kept().next != nullptr) {
        kept().next(type, context, message);
    }
}

} // namespace academy::app
