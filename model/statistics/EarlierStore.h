// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "statistics/HistoryFile.h"

/// Statistics as they were kept before there was a history: sums by name, among the settings.
namespace academy::model
{

/// What lies among the settings.
[[nodiscard]] std::vector<EarlierGames> storedEarlierGames();

/// Reads the history, and takes over what lies among the settings, where it does not stay. Once: what is there already is not
/// counted again.
[[nodiscard]] History takeOverEarlier(const QString &path);

} // namespace academy::model
