// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/GameFolder.h"

#include "record/RecordFile.h"

#include <QDateTime>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>

namespace academy::model
{

QString freePath(const QString &folder)
{
    QString path;
    do {
        QString name = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs) + QLatin1Char('-')
            + QString::number(QRandomGenerator::global()->generate(), 16);
        name.remove(QLatin1Char(':'));
        path = folder + QLatin1Char('/') + name + record::fileEnding;
    } while (QFileInfo::exists(path));
    return path;
}

std::optional<record::RecordError> renameGame(const QString &path, const QString &title)
{
    auto reading = record::readRecordFile(path);
    if (const auto *error = std::get_if<record::RecordError>(&reading)) {
        return *error;
    }
    auto &record = std::get<record::Record>(reading);
    record.table.title = title.simplified().left(record::longestTitle);
    return record::saveRecord(path, record);
}

GamePath importGame(const QString &from, const QString &folder)
{
    const auto reading = record::loadRecord(from);
    if (const auto *error = std::get_if<record::RecordError>(&reading)) {
        return *error;
    }
    QString path = freePath(folder);
    if (const auto error = record::saveRecord(path, std::get<record::Record>(reading))) {
        return *error;
    }
    return path;
}

std::optional<record::RecordError> exportGame(const QString &path, const QString &target)
{
    const auto reading = record::readRecordFile(path);
    if (const auto *error = std::get_if<record::RecordError>(&reading)) {
        return *error;
    }
    return record::saveRecord(target, std::get<record::Record>(reading));
}

} // namespace academy::model
