// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "SettingsFile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <cstdio>

namespace academy::app
{

// Asking QSettings for its file would open it. It reads the program's own, and then that of all programs of the organization.
SettingsFile::SettingsFile()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
    const QString organization = QCoreApplication::organizationName();
    for (const QString &name : {organization + QLatin1Char('/') + QCoreApplication::applicationName(), organization}) {
        const QFileInfo file(folder.filePath(name + QStringLiteral(".conf")));
        if (file.exists() && !file.isFile()) {
            std::fprintf(stderr, "medieval-academy: %s is no file: settings and statistics are not kept\n",
                         qPrintable(file.filePath()));
            m_instead.emplace();
            QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_instead->path());
            return;
        }
    }
}

} // namespace academy::app
