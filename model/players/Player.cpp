// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Player.h"

#include "players/EvaluatingPlayer.h"
#include "players/Likings.h"
#include "players/PagePlayer.h"
#include "players/RandomPlayer.h"
#include "players/SearchPlayer.h"
#include "players/VarletPlayer.h"

#include <algorithm>
#include <array>

namespace academy::players
{

namespace
{

struct Level {
    std::unique_ptr<Player> (*make)(const Level &level, const Interests &liked);
    int milliseconds = 0;
    int iterations = 0;
    int trees = 1;
    SearchTuning search{};
    Tuning judgement{};
    Interests favourites = evenInterests; ///< of everybody on that level, whatever its style
    const Likings *likings = &judgingLikings; ///< what its styles add; null for a level without styles
};

std::unique_ptr<Player> makeRandom(const Level & /*level*/, const Interests & /*liked*/)
{
    return std::make_unique<RandomPlayer>();
}

std::unique_ptr<Player> makeVarlet(const Level & /*level*/, const Interests &liked)
{
    return std::make_unique<VarletPlayer>(liked);
}

std::unique_ptr<Player> makePage(const Level & /*level*/, const Interests &liked)
{
    return std::make_unique<PagePlayer>(liked);
}

std::unique_ptr<Player> makeJudging(const Level &level, const Interests &liked)
{
    return std::make_unique<EvaluatingPlayer>(level.judgement, level.favourites, liked);
}

std::unique_ptr<Player> makeSearching(const Level &level, const Interests &liked)
{
    return std::make_unique<SearchPlayer>(level.iterations, level.search, liked);
}

// The knight reads nothing from what rivals pass on: that is the master's art. It tries out so little that it stands midway
// between herald and master, and is as strong on a phone as anywhere.
constexpr SearchTuning knightly{.knowsHabits = false};

// What the levels between page and herald do not see; none of them grudges its neighbour a card or waits for rivals.
constexpr Tuning seeing(const Oversights &sees)
{
    return {.denial = 0, .patience = 0, .sees = sees};
}

using enum rules::Board;

// All of them like to win something better than not to be last.
constexpr Interests fondOfJousting = interestsIn({{Jousts, 140}, {Tournaments, 140}, {Quests, 140}}, 60);
constexpr Interests madAboutJousting = interestsIn({{Jousts, 150}, {Tournaments, 150}, {Quests, 150}}, 25);

constexpr std::array<std::string_view, 9> names{"random",  "varlet", "page",   "minstrel", "falconer",
                                                "steward", "herald", "knight", "master"};
constexpr std::array<Level, names.size()> levels{{
    {.make = makeRandom, .likings = nullptr},
    {.make = makeVarlet, .likings = &varletLikings},
    {.make = makePage, .likings = &pageLikings},
    {.make = makeJudging,
     .judgement = seeing({.later = 2, .ties = false, .replies = false, .rivals = false, .plans = false}),
     .favourites = madAboutJousting,
     .likings = &minstrelLikings},
    {.make = makeJudging,
     .judgement = seeing({.later = 10, .ties = false, .replies = false, .rivals = false}),
     .favourites = fondOfJousting,
     .likings = &falconerLikings},
    {.make = makeJudging, .judgement = seeing({.ties = false, .replies = false})},
    {.make = makeJudging},
    {.make = makeSearching, .iterations = 250, .search = knightly, .likings = &searchingLikings},
    {.make = makeSearching, .milliseconds = 1000, .iterations = 150'000, .trees = 6, .likings = &searchingLikings},
}};

const Level *find(std::string_view level)
{
    const auto found = std::ranges::find(names, level);
    return found == names.end() ? nullptr : &levels[static_cast<std::size_t>(found - names.begin())];
}

} // namespace

std::unique_ptr<Player> makePlayer(std::string_view level, Style style)
{
    const Level *found = find(level);
    if (found == nullptr) {
        return nullptr;
    }
    return found->make(*found, hasStyle(level) ? (*found->likings)[static_cast<std::size_t>(style)] : evenInterests);
}

bool hasStyle(std::string_view level)
{
    const Level *found = find(level);
    return found != nullptr && found->likings != nullptr;
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

int usualTrees(std::string_view level)
{
    const Level *found = find(level);
    return found == nullptr ? 1 : found->trees;
}

} // namespace academy::players
