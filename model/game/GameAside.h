// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QLockFile>

#include <filesystem>
#include <memory>
#include <system_error>

namespace academy::model
{

/// The game that was removed last, until it is brought back or forgotten. It waits where no list of games looks, in a folder that
/// this program holds: another one that begins or removes something meanwhile leaves it alone.
class GameAside
{
public:
    /// `games`: the folder of saved games. What programs that have ended left aside there is gone for good.
    explicit GameAside(std::filesystem::path games);

    /// Takes the record away, and what lies beside it of its seats: the codes of a game that is gone lead nowhere. The one
    /// before must have been forgotten.
    [[nodiscard]] std::error_code put(const std::filesystem::path &file);
    /// Puts it back, unless something lies there by now.
    [[nodiscard]] std::error_code bringBack();
    /// It is gone for good.
    void forget();

private:
    bool hold();
    [[nodiscard]] std::error_code moveTo(const std::filesystem::path &to, const std::filesystem::path &from) const;
    void clearUp() const;

    std::filesystem::path m_all; ///< what all programs have put aside
    std::filesystem::path m_mine;
    std::unique_ptr<QLockFile> m_lock;
    std::filesystem::path m_from;
};

} // namespace academy::model
