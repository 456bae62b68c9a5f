// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QString>

#include <optional>

/// Files of the program's own that it cannot read. They are never written over: what they held may still be saved by somebody
/// who looks into them.
namespace academy::model
{

/// Calls a file by its name and ".damaged", with a number where others are called so already, and writes that into the log.
/// Returns the new path, or nothing where the file cannot be renamed.
[[nodiscard]] std::optional<QString> setDamagedFileAside(const QString &path);

} // namespace academy::model
