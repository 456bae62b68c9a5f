// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/RecordError.h"

#include <QString>

#include <optional>
#include <variant>

/// What is done with the files of saved games besides playing them: another name for people, a copy, out of the folder and into
/// it. Each reads or writes files, so it is done where nobody waits. Nothing that is there is ever written over, save the
/// game that gets another name and the file that somebody has chosen to export to.
namespace academy::model
{

/// A path, or why there is none.
using GamePath = std::variant<QString, record::RecordError>;

/// A name in the folder that no file there has. It tells when the game came here, and nothing of where it came from.
[[nodiscard]] QString freePath(const QString &folder);

/// Gives a game the name under which it is listed; an empty one is that of its players. It must not be held.
[[nodiscard]] std::optional<record::RecordError> renameGame(const QString &path, const QString &title);

/// Copies a game from anywhere into the folder, if it can be replayed without a fault. Its path there.
[[nodiscard]] GamePath importGame(const QString &from, const QString &folder);

/// Writes the game to a file outside, which may be there.
[[nodiscard]] std::optional<record::RecordError> exportGame(const QString &path, const QString &target);

} // namespace academy::model
