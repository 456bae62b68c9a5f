// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/GameFiles.h"

#include "record/RecordFile.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <type_traits>

namespace academy::model
{

namespace
{

namespace fs = std::filesystem;

QString textOf(const fs::path &path)
{
    if constexpr (std::is_same_v<fs::path::value_type, char>) {
        return QString::fromStdString(path.native());
    } else {
        return QString::fromStdWString(path.wstring());
    }
}

fs::path pathOf(const QString &text)
{
    if constexpr (std::is_same_v<fs::path::value_type, char>) {
        return text.toStdString();
    } else {
        return text.toStdWString();
    }
}

QDateTime dateOf(fs::file_time_type time)
{
    using namespace std::chrono;
    const auto age = duration_cast<milliseconds>(fs::file_time_type::clock::now() - time);
    return QDateTime::currentDateTime().addMSecs(-age.count());
}

} // namespace

bool GameFile::isRunning() const
{
    const auto *summary = std::get_if<record::Summary>(&reading);
    return summary != nullptr && !summary->over;
}

// Qt's own listing ends at the first name that is no UTF-8.
std::vector<GameFile> gameFiles(const QString &folder)
{
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code error;
    for (fs::directory_iterator entry(pathOf(folder), error), end; !error && entry != end; entry.increment(error)) {
        std::error_code unknown;
        const fs::path &path = entry->path();
        if (path.extension() == ".json" && entry->is_regular_file(unknown)) {
            found.emplace_back(entry->last_write_time(unknown), path);
        }
    }
    std::ranges::sort(found, std::greater());
    std::vector<GameFile> files;
    for (const auto &[time, path] : found) {
        const QString text = textOf(path);
        files.push_back({.file = path,
                         .path = pathOf(text) == path ? text : QString(),
                         .name = textOf(path.stem()),
                         .changed = dateOf(time)});
    }
    return files;
}

void readGameFile(GameFile &file)
{
    if (!file.path.isEmpty()) {
        file.reading = record::readSummaryFile(file.path);
    }
}

} // namespace academy::model
