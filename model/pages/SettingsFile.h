// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QCoreApplication>
#include <QTemporaryDir>

#include <optional>

namespace academy::model
{

/// Sees to it that settings can be read, before anybody asks for one. A file that is damaged is set aside under
/// another name, and the game begins as if it had never been there. Where something lies that is no file (opening a pipe would
/// wait for whoever writes to it, and a device may never end), or what a later version has written, it stays as it is, and
/// settings are kept elsewhere, for this time only. To be made when the program knows its name.
class SettingsFile
{
    Q_DECLARE_TR_FUNCTIONS(SettingsFile)

public:
    enum class Trouble { None, NoFile, Damaged, Newer };

    /// Of the values that this program writes. Those without a version are older, and still read.
    static constexpr int version = 1;

    /// Looks where the system keeps settings.
    SettingsFile();
    /// Looks in this folder, for files that end so.
    SettingsFile(const QString &folder, const QString &ending);

    [[nodiscard]] Trouble trouble() const { return m_trouble; }
    /// Where what was damaged is now.
    [[nodiscard]] QString setAside() const { return m_setAside; }
    /// What people should know of it; empty when all is well.
    [[nodiscard]] QString remark() const;

private:
    void lookAt(const QString &path);
    void putAside(const QString &path);
    void keepElsewhere();

    Trouble m_trouble = Trouble::None;
    QString m_setAside;
    std::optional<QTemporaryDir> m_instead;
};

} // namespace academy::model
