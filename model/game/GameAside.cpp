// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/GameAside.h"

#include "record/RecordFile.h"

#include <QRandomGenerator>
#include <QString>

#include <algorithm>
#include <utility>
#include <vector>

namespace academy::model
{

namespace
{

namespace fs = std::filesystem;

std::unique_ptr<QLockFile> lockOf(const fs::path &folder)
{
    const fs::path path = folder.parent_path() / ("." + folder.filename().string() + ".lock");
    auto lock = std::make_unique<QLockFile>(QString::fromStdU16String(path.u16string()));
    lock->setStaleLockTime(0); // a list of games may lie open for days
    return lock;
}

fs::path seatsOf(fs::path record)
{
    record += record::seatsEnding.toStdString();
    return record;
}

bool isOurs(const fs::path &path)
{
    const auto name = path.filename();
    return std::ranges::all_of(name.native(), [](auto c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

} // namespace

GameAside::GameAside(fs::path games)
    : m_all(std::move(games) / "removed")
{
    clearUp();
}

void GameAside::clearUp() const
{
    std::error_code error;
    std::vector<fs::path> found;
    for (fs::directory_iterator entry(m_all, error), end; !error && entry != end; entry.increment(error)) {
        found.push_back(entry->path());
    }
    for (const fs::path &path : found) {
        std::error_code unknown;
        if (!isOurs(path)) {
            continue;
        }
        const auto lock = lockOf(path);
        if (lock->tryLock(0)) { // nobody's any more
            fs::remove_all(path, unknown);
        }
    }
    fs::remove(m_all, error); // where nobody has anything in it
}

bool GameAside::hold()
{
    constexpr int attempts = 3; // the folder may be taken away by one who found it empty
    for (int attempt = 0; attempt < attempts; ++attempt) {
        std::error_code error;
        fs::create_directories(m_all, error);
        m_mine = m_all / QString::number(QRandomGenerator::global()->generate64(), 16).toStdString();
        m_lock = lockOf(m_mine);
        if (m_lock->tryLock(0) && fs::create_directory(m_mine, error)) {
            return true;
        }
    }
    m_lock.reset();
    return false;
}

std::error_code GameAside::put(const fs::path &file)
{
    if (!hold()) {
        return std::make_error_code(std::errc::permission_denied);
    }
    m_from = file;
    const std::error_code error = moveTo(m_mine, file.parent_path());
    if (error) {
        forget();
    }
    return error;
}

std::error_code GameAside::bringBack()
{
    std::error_code error;
    if (fs::exists(m_from, error)) { // nothing is written over
        return std::make_error_code(std::errc::file_exists);
    }
    error = moveTo(m_from.parent_path(), m_mine);
    if (!error) {
        forget();
    }
    return error;
}

// The record and what lies beside it, both or neither: a record without its seats would leave those at other devices outside.
std::error_code GameAside::moveTo(const fs::path &to, const fs::path &from) const
{
    const fs::path record = m_from.filename();
    const fs::path seats = seatsOf(record);
    std::error_code error;
    const bool hasSeats = fs::is_regular_file(from / seats, error);
    error.clear();
    if (hasSeats) {
        fs::rename(from / seats, to / seats, error);
    }
    if (!error) {
        fs::rename(from / record, to / record, error);
        if (error && hasSeats) {
            std::error_code unknown;
            fs::rename(to / seats, from / seats, unknown);
        }
    }
    return error;
}

void GameAside::forget()
{
    if (m_lock) {
        std::error_code error;
        fs::remove_all(m_mine, error);
        m_lock.reset();
        fs::remove(m_all, error);
    }
}

} // namespace academy::model
