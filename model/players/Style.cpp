// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Likings.h"

#include <algorithm>

namespace academy::players
{

namespace
{

constexpr std::array<std::string_view, 3> names{"bold", "careful", "collector"};

} // namespace

std::span<const std::string_view> styleNames()
{
    return names;
}

Style styleNamed(std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? Style::Even : static_cast<Style>(found - names.begin() + 1);
}

const Interests &interestsOf(Style style)
{
    return judgingLikings[static_cast<std::size_t>(style)];
}

} // namespace academy::players
