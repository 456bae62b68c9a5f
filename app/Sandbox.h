// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QByteArray>
#include <QTemporaryDir>

#include <map>

namespace academy::app
{

/// A place of its own for settings and saved games, gone with the object: what runs unattended neither reads nor writes what
/// a person has kept, and begins the same every time. To be made before the application object.
class Sandbox
{
public:
    Sandbox();
    ~Sandbox();
    Sandbox(const Sandbox &) = delete;
    Sandbox &operator=(const Sandbox &) = delete;

private:
    QTemporaryDir m_folder;
    std::map<QByteArray, QByteArray> m_before;
};

} // namespace academy::app
