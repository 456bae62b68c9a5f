// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/PrivateFile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace academy::record
{

std::variant<json::Value, QString> readPrivateFile(const QString &path, qint64 largest)
{
    if (const QFileInfo there(path); there.exists() && !there.isFile()) { // opening a pipe would wait for its writer
        return QStringLiteral("%1 is no file").arg(path);
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return QStringLiteral("%1 cannot be opened: %2").arg(path, file.errorString());
    }
    auto parsed = json::parse(file.read(largest));
    if (const auto *error = std::get_if<json::Error>(&parsed)) {
        return QStringLiteral("%1: %2").arg(path, error->text);
    }
    return std::get<json::Value>(std::move(parsed));
}

std::optional<QString> writePrivateFile(const QString &path, const QByteArray &text)
{
    QSaveFile file(path);
    // Before a byte of it is there.
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)
        || file.write(text) != text.size() || !file.commit()) {
        return QStringLiteral("%1 cannot be written: %2").arg(path, file.errorString());
    }
    return std::nullopt;
}

} // namespace academy::record
