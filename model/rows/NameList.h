// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QStringList>

/// Names in a row, as of rules that are switched on: each keeps its capital, so a dot stands between them instead of a comma. A
/// line never begins with the dot.
namespace academy::model
{

[[nodiscard]] inline QString nameList(const QStringList &names)
{
    return names.join(QStringLiteral("\u00a0· "));
}

} // namespace academy::model
