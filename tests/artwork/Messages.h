// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QStringList>

/// Collects what Qt says on its message channels while it exists: a drawing or a QML file with a fault says so there.
class Messages
{
public:
    Messages();
    ~Messages();
    Messages(const Messages &) = delete;
    Messages &operator=(const Messages &) = delete;

    QStringList said() const;
};
