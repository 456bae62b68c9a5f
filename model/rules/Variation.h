// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// The variations (section 10). What each does to a board stands in the board's row of Board.h.
namespace academy::rules
{

enum class Variation : std::uint8_t { JoustsTournaments, Gallantry, Education, KingsService, Quests, Charity };

/// Identifiers in records, settings, lessons and the command line, by enumerator.
inline constexpr std::array<std::string_view, 6> variationNames{"jousts-tournaments", "gallantry", "education",
                                                                "kings-service",      "quests",    "charity"};
inline constexpr int variationCount = static_cast<int>(variationNames.size());

} // namespace academy::rules
