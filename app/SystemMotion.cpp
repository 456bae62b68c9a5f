// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "SystemMotion.h"

#include <QSettings>
#include <QStandardPaths>

namespace academy::app
{

namespace
{

QVariant setting(const QString &file, const QString &key)
{
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    return path.isEmpty() ? QVariant() : QSettings(path, QSettings::IniFormat).value(key);
}

} // namespace

bool systemAsksForLessMotion()
{
    const QVariant factor = setting(QStringLiteral("kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor"));
    if (factor.isValid() && factor.toDouble() <= 0) {
        return true;
    }
    for (const auto &file : {QStringLiteral("gtk-4.0/settings.ini"), QStringLiteral("gtk-3.0/settings.ini")}) {
        const QVariant animations = setting(file, QStringLiteral("Settings/gtk-enable-animations"));
        if (animations.isValid() && !animations.toBool()) {
            return true;
        }
    }
    return false;
}

} // namespace academy::app
