// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/DamagedFile.h"

#include <QFile>

#include <cstdio>

namespace academy::model
{

std::optional<QString> setDamagedFileAside(const QString &path)
{
    QString name = path + QStringLiteral(".damaged");
    for (int number = 2; QFile::exists(name); ++number) {
        name = path + QStringLiteral(".damaged-%1").arg(number);
    }
    if (!QFile::rename(path, name)) {
        return std::nullopt;
    }
    std::fprintf(stderr, "medieval-academy: %s is damaged, and is called %s now\n", qPrintable(path), qPrintable(name));
    return name;
}

} // namespace academy::model
