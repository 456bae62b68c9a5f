// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rules/RuleSet.h"

namespace academy::rules::detail
{

constinit const std::array<RuleSet, ruleSetCount> ruleSets = [] {
    constexpr ResolvedSides sides;
    std::array<RuleSet, ruleSetCount> sets;
    for (std::size_t number = 0; number < ruleSetCount; ++number) {
        sets[number] = RuleSet(static_cast<unsigned>(number / 2), static_cast<Stakes>(number % 2), sides);
    }
    return sets;
}();

} // namespace academy::rules::detail
