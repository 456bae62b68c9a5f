// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/RecordFile.h"

#include "record/Replay.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace academy::record
{

std::variant<Record, RecordError> readRecordFile(const QString &path)
{
    if (QFileInfo(path).isDir()) {
        return RecordError{.trouble = Trouble::CannotOpen, .text = QStringLiteral("this is a folder")};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return RecordError{.trouble = Trouble::CannotOpen,
                           .text = QStringLiteral("cannot be opened: ") + file.errorString()};
    }
    const QByteArray text = file.read(largestRecord + 1);
    if (file.error() != QFileDevice::NoError) {
        return RecordError{.trouble = Trouble::CannotOpen,
                           .text = QStringLiteral("cannot be read: ") + file.errorString()};
    }
    if (text.size() > largestRecord) {
        return RecordError{
            .trouble = Trouble::TooLarge,
            .text = QStringLiteral("the file is too large for a record (more than %1 MiB)").arg(largestRecord >> 20)};
    }
    return readRecord(text);
}

std::variant<Record, RecordError> loadRecord(const QString &path)
{
    auto reading = readRecordFile(path);
    if (const auto *record = std::get_if<Record>(&reading)) {
        const auto replayed = replayRecord(*record);
        if (const auto *error = std::get_if<RecordError>(&replayed)) {
            return *error;
        }
    }
    return reading;
}

std::optional<RecordError> saveRecord(const QString &path, const Record &record)
{
    QSaveFile file(path);
    const QByteArray text = toJson(record);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return RecordError{.trouble = Trouble::CannotWrite,
                           .text = QStringLiteral("cannot be written: ") + file.errorString()};
    }
    return std::nullopt;
}

} // namespace academy::record
