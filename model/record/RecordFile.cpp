// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/RecordFile.h"

#include "record/Replay.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

namespace academy::record
{

namespace
{

RecordError cannotOpen(const QString &text)
{
    return {.trouble = Trouble::CannotOpen, .text = text};
}

std::variant<QByteArray, RecordError> readText(const QString &path, Source source)
{
    const QFileInfo there(path);
    if (there.isDir()) {
        return cannotOpen(QStringLiteral("this is a folder"));
    }
    if (source == Source::FileOnly && there.exists() && !there.isFile()) { // opening a pipe would wait for its writer
        return cannotOpen(QStringLiteral("this is no file"));
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return cannotOpen(QStringLiteral("cannot be opened: ") + file.errorString());
    }
    QByteArray text = file.read(largestRecord + 1);
    if (file.error() != QFileDevice::NoError) {
        return cannotOpen(QStringLiteral("cannot be read: ") + file.errorString());
    }
    if (text.size() > largestRecord) {
        return RecordError{
            .trouble = Trouble::TooLarge,
            .text = QStringLiteral("the file is too large for a record (more than %1 MiB)").arg(largestRecord >> 20)};
    }
    return text;
}

/// Why nothing can be written there, as far as the system tells.
Trouble troubleAt(const QString &folder, QFileDevice::FileError error)
{
    if (!QFileInfo(folder).isDir()) {
        return Trouble::FolderGone;
    }
    const QStorageInfo storage(folder);
    if (error == QFileDevice::ResourceError || (storage.isValid() && storage.bytesAvailable() == 0)) {
        return Trouble::DiskFull;
    }
    return storage.isReadOnly() || !QFileInfo(folder).isWritable() ? Trouble::ReadOnly : Trouble::CannotWrite;
}

} // namespace

std::variant<Record, RecordError> readRecordFile(const QString &path, Source source)
{
    const auto text = readText(path, source);
    const auto *error = std::get_if<RecordError>(&text);
    return error != nullptr ? *error : readRecord(std::get<QByteArray>(text));
}

std::variant<Summary, RecordError> readSummaryFile(const QString &path)
{
    const auto text = readText(path, Source::FileOnly);
    const auto *error = std::get_if<RecordError>(&text);
    return error != nullptr ? *error : readSummary(std::get<QByteArray>(text));
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
    const QString folder = QFileInfo(path).absolutePath();
    QDir().mkpath(folder); // it may have gone since
    QSaveFile file(path);
    const QByteArray text = toJson(record);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return RecordError{.trouble = troubleAt(folder, file.error()),
                           .text = QStringLiteral("cannot be written: ") + file.errorString()};
    }
    return std::nullopt;
}

} // namespace academy::record
