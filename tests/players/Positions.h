// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Game.h"

#include <functional>
#include <string>

/// Positions for the tests of computer players: random games over all that can be agreed on.
namespace academy::players::tests
{

/// Any mode, number of squires, advanced rules, variations and stakes.
[[nodiscard]] rules::Options anyOptions(rules::Random &random);

/// Plays a whole game at random and shows each state on the way, the first and the last included.
void playThrough(const rules::Options &options, rules::Random &random,
                 const std::function<void(const rules::State &)> &look);

/// R8.2: in Karadoc the neutral squire has kept its highest card, whatever pile came by.
void requireNeutralHabit(const rules::State &world);

/// For messages of failed tests.
[[nodiscard]] std::string describe(const rules::State &state);

} // namespace academy::players::tests
