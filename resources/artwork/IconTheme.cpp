// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/IconTheme.h"

#include "artwork/Resources.h"

#include <QGuiApplication>
#include <QIcon>
#include <QStringList>

namespace academy::artwork
{

void useIconTheme(Palette::Id palette)
{
    if (!qGuiApp) {
        return;
    }
    initResources();
    const QString folder = QStringLiteral(":/icons");
    if (QStringList folders = QIcon::themeSearchPaths(); !folders.contains(folder)) {
        folders.append(folder);
        QIcon::setThemeSearchPaths(folders);
    }
    QString theme = QStringLiteral("breeze-internal");
    if (palette != Palette::Id::Vellum) {
        theme += u'-' + Palette::name(palette);
    }
    QIcon::setThemeName(theme);
}

} // namespace academy::artwork
