// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Record.h"
#include "record/RecordError.h"

#include <QDateTime>
#include <QString>

#include <filesystem>
#include <functional>
#include <stop_token>
#include <variant>
#include <vector>

/// The files of games in a folder. Reading them may take long, so it is done on another thread, and holds nothing that
/// depends on the language.
namespace academy::model
{

struct GameFile {
    std::filesystem::path file; ///< as the system names it
    QString path; ///< the same for Qt; empty where the name is no text
    QString name; ///< without folder and ending; what can be read of it
    QDateTime changed;
    std::variant<record::Summary, record::RecordError> reading = record::RecordError{};

    /// Can be gone on with.
    [[nodiscard]] bool isRunning() const;
};

/// All regular files that are named like records, the latest first, none of them read.
[[nodiscard]] std::vector<GameFile> gameFiles(const QString &folder);

/// Reads what a list tells of it.
void readGameFile(GameFile &file);

} // namespace academy::model
