// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/GameHold.h"

#include <QFileInfo>

namespace academy::model
{

namespace
{

// Two names of one file are one game.
QString besideGame(const QString &path)
{
    const QFileInfo file(path);
    const QFileInfo real(file.exists() ? file.canonicalFilePath() : path);
    return real.absolutePath() + QStringLiteral("/.") + real.fileName() + QStringLiteral(".lock");
}

} // namespace

GameHold::GameHold(const QString &path)
    : m_file(besideGame(path))
{
    m_file.setStaleLockTime(0); // a game may lie open for days
}

bool GameHold::take()
{
    if (m_file.isLocked() && !QFileInfo::exists(m_file.fileName())) { // gone with its folder, which may have come back
        m_file.unlock();
    }
    return m_file.isLocked() || m_file.tryLock(0) || m_file.error() != QLockFile::LockFailedError;
}

} // namespace academy::model
