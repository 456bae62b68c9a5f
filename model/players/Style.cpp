// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Style.h"

#include <algorithm>

namespace academy::players
{

namespace
{

constexpr std::array<std::string_view, 3> names{"bold", "careful", "collector"};

using enum rules::Board;

// So large that it shows, so small that it costs no victories.
constexpr std::array<Interests, names.size() + 1> interests{
    evenInterests,
    interestsIn({{Gallantry, 100}, {Jousts, 108}, {Tournaments, 108}}, 96),
    interestsIn({{Jousts, 97}, {Tournaments, 97}, {Education, 108}, {Quests, 98}, {Charity, 108}}),
    interestsIn({{Gallantry, 100}, {KingsService, 110}, {Quests, 110}}, 96),
};

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
    return interests[static_cast<std::size_t>(style)];
}

} // namespace academy::players
