// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QString>

namespace academy::app
{

/// Writes `index.html` beside the pictures of a folder: all of them at a glance, one row a moment, one column a size, and a
/// table for each language.
bool writeContactSheet(const QString &folder);

} // namespace academy::app
