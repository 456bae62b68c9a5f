// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <array>
#include <string_view>

/// The numbers of all rules in model/rules/RULES.md, in its order: each has a test, and a passage in the rulebook.
namespace academy::rules
{

inline constexpr std::array<std::string_view, 62> ruleNumbers{
    "R2.1",    "R2.2",    "R2.3",    "R2.4",    "R2.5", "R2.6", //
    "R3.1",    "R3.2",    "R3.3",    "R3.4",    "R3.5", "R3.6", //
    "R4.1",    "R4.2",    "R4.3",    "R4.4",    "R4.5", "R4.6", "R4.7", "R4.8", //
    "R5.1",    "R5.2",    "R5.3",    "R5.4",    "R5.5", "R5.6", "R5.7", "R5.8", //
    "R6.1", //
    "R7.1",    "R7.2",    "R7.3",    "R7.4", //
    "R8.1",    "R8.2",    "R8.3",    "R8.4",    "R8.5", //
    "R9.1",    "R9.2",    "R9.3",    "R9.4",    "R9.5", "R9.6", "R9.7", //
    "R10.1.1", "R10.1.2", "R10.1.3", "R10.1.4", //
    "R10.2.1", "R10.2.2", //
    "R10.3.1", "R10.3.2", "R10.3.3", //
    "R10.4.1", "R10.4.2", "R10.4.3", //
    "R10.5.1", //
    "R10.6.1", "R10.6.2", "R10.6.3", "R10.6.4",
};

} // namespace academy::rules
