// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QTemporaryDir>

#include <optional>

namespace academy::app
{

/// Sees to it that settings and statistics can be read: opening a pipe would wait for whoever writes to it, and a device may
/// never end. Where no file lies in their place they are kept elsewhere, for this time only. To be made before anybody asks
/// for a setting, when the program knows its name.
class SettingsFile
{
public:
    SettingsFile();

private:
    std::optional<QTemporaryDir> m_instead;
};

} // namespace academy::app
