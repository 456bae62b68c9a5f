// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Sandbox.h"

#include <QSettings>
#include <QStandardPaths>

#include <array>

namespace academy::app
{

namespace
{

// Not XDG_CACHE_HOME: what Qt keeps there of QML it has compiled is nobody's, and saves each run a tenth of a second.
constexpr std::array variables{"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"};

} // namespace

Sandbox::Sandbox()
{
    for (const char *name : variables) {
        m_before[name] = qgetenv(name);
        qputenv(name, m_folder.filePath(QString::fromLatin1(name).toLower()).toLocal8Bit());
    }
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.filePath(QStringLiteral("settings")));
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.filePath(QStringLiteral("settings")));
    // Where there are no such variables; on others it does nothing more.
    QStandardPaths::setTestModeEnabled(qgetenv("XDG_DATA_HOME").isEmpty());
}

Sandbox::~Sandbox()
{
    for (const auto &[name, value] : m_before) {
        if (value.isEmpty()) {
            qunsetenv(name.constData());
        } else {
            qputenv(name.constData(), value);
        }
    }
}

} // namespace academy::app
