// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "record/Record.h"
#include "rules/Options.h"

#include <QByteArray>

#include <cstdint>
#include <vector>

/// Whole games of random decisions, to have records to read, write, replay and spoil.
namespace academy::record::test
{

struct RandomGame {
    Record record;
    QByteArray audit; ///< written while it was played
};

[[nodiscard]] RandomGame playRandomGame(const rules::Options &options, std::uint64_t seed);

/// Standard games of 3, 4 and 5 squires, Karadoc, Lancelot; nothing else switched on.
[[nodiscard]] std::vector<rules::Options> allModes();

/// All modes with all sets of variations; advanced rules, stakes and the first squire change along the way.
[[nodiscard]] std::vector<rules::Options> allModesAndVariations();

} // namespace academy::record::test
