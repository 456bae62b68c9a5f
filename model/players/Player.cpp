// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Player.h"

#include "players/HeraldPlayer.h"
#include "players/PagePlayer.h"
#include "players/RandomPlayer.h"
#include "players/SearchPlayer.h"

#include <algorithm>
#include <array>

namespace academy::players
{

namespace
{

struct Level {
    std::unique_ptr<Player> (*make)(const Level &level);
    int milliseconds = 0;
    int iterations = 0;
    SearchTuning how{};
};

template <typename Kind>
std::unique_ptr<Player> make(const Level & /*level*/)
{
    return std::make_unique<Kind>();
}

std::unique_ptr<Player> makeSearching(const Level &level)
{
    return std::make_unique<SearchPlayer>(level.iterations, level.how);
}

// The knight reads nothing from what rivals pass on: that is the master's art.
constexpr SearchTuning knightly{.knowsHabits = false};

constexpr std::array<std::string_view, 5> names{"random", "page", "herald", "knight", "master"};
constexpr std::array<Level, names.size()> levels{{
    {.make = make<RandomPlayer>},
    {.make = make<PagePlayer>},
    {.make = make<HeraldPlayer>},
    {.make = makeSearching, .milliseconds = 200, .iterations = 30'000, .how = knightly},
    {.make = makeSearching, .milliseconds = 1000, .iterations = 150'000},
}};

const Level *find(std::string_view level)
{
    const auto found = std::ranges::find(names, level);
    return found == names.end() ? nullptr : &levels[static_cast<std::size_t>(found - names.begin())];
}

} // namespace

std::unique_ptr<Player> makePlayer(std::string_view level)
{
    const Level *found = find(level);
    return found == nullptr ? nullptr : found->make(*found);
}

std::span<const std::string_view> levelNames()
{
    return names;
}

int usualMilliseconds(std::string_view level)
{
    const Level *found = find(level);
    return found == nullptr ? 0 : found->milliseconds;
}

int usualIterations(std::string_view level)
{
    const Level *found = find(level);
    return found == nullptr ? 0 : found->iterations;
}

} // namespace academy::players
