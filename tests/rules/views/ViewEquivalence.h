// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/View.h"

#include <functional>
#include <string>
#include <variant>
#include <vector>

/// Pairs of games that one player cannot tell apart. A game is played at random and written down; then it is played once
/// more with something changed that is a secret to the player (cards dealt to others, what they keep or assign, Codex
/// tokens, coats exchanged), everything public as before. As long as the player has learned the same in both, its views
/// have to be equal; and when it first learns something else, they have to differ.
namespace academy::rules::test
{

struct Advancing {
};

/// One step of a game.
using Step = std::variant<Chance, Action, Advancing>;

/// A whole game: the steps, and the states before each of them and at the end.
struct Transcript {
    std::vector<Step> steps;
    std::vector<State> states;
};

[[nodiscard]] Transcript playRandomGame(const Options &options, Random &random);

/// What a player learns from one step (section 11), in words; told from the whole states, not from a View.
[[nodiscard]] std::string learned(const State &before, const Step &step, const State &after, int player);

/// How often what was a secret to the player differed between two games that it could not tell apart.
struct SecretCounts {
    int dealt = 0;
    int hands = 0;
    int kept = 0;
    int tokens = 0;
    int coats = 0;
    int exchanges = 0;
    int learnedLater = 0;

    void add(const State &one, const State &other);
};

/// One step in a game: the states before and after it.
struct Moment {
    const State &before;
    const Step &step;
    const State &after;
};

/// Compares what else may be told of two moments that the player cannot tell apart.
using Comparison = std::function<void(const Moment &one, const Moment &other)>;

/// Plays the game again from a secret of its own choice, changed, and compares the player's views in both. Fails the test
/// where they say too much or too little.
void compareViews(const Transcript &game, int player, Random &random, SecretCounts &counts,
                  const Comparison &compare = {});

} // namespace academy::rules::test
