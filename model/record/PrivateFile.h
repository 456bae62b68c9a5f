// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Json.h"

#include <optional>
#include <variant>

/// Small JSON files that hold secrets: nobody but their owner may read them.
namespace academy::record
{

/// At most so many bytes of it are read. Otherwise what is wrong, as an English sentence without a full stop.
[[nodiscard]] std::variant<json::Value, QString> readPrivateFile(const QString &path, qint64 largest);

/// Whole or not at all. What is wrong, as an English sentence without a full stop; nothing when it lies there.
[[nodiscard]] std::optional<QString> writePrivateFile(const QString &path, const QByteArray &text);

} // namespace academy::record
