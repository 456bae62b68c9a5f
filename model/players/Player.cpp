// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Player.h"

#include "players/HeraldPlayer.h"
#include "players/PagePlayer.h"
#include "players/RandomPlayer.h"

#include <algorithm>
#include <array>

namespace academy::players
{

namespace
{

template <typename Level>
std::unique_ptr<Player> make()
{
    return std::make_unique<Level>();
}

constexpr std::array<std::string_view, 3> names{"random", "page", "herald"};
constexpr std::array<std::unique_ptr<Player> (*)(), names.size()> makers{make<RandomPlayer>, make<PagePlayer>,
                                                                         make<HeraldPlayer>};

} // namespace

std::unique_ptr<Player> makePlayer(std::string_view level)
{
    const auto found = std::ranges::find(names, level);
    return found == names.end() ? nullptr : makers[static_cast<std::size_t>(found - names.begin())]();
}

std::span<const std::string_view> levelNames()
{
    return names;
}

} // namespace academy::players
