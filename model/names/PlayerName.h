// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QString>

/// Names of people, who may write what they like, in this program or in a file from elsewhere.
namespace academy::model
{

/// Of a name, in UTF-16 units, as its field in the setup allows.
inline constexpr qsizetype longestName = 20;

/// The name as it is shown: on one line, nothing in it that turns writing round or cannot be seen, and of a longer one the
/// beginning with an ellipsis, cut between two characters as people see them. `longest`, at least 1, is in UTF-16 units.
[[nodiscard]] QString shownName(const QString &name, qsizetype longest = longestName);

} // namespace academy::model
