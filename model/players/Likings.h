// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "players/Style.h"

/// What each style likes on each level, found by trying: so much that it shows, and so balanced that it costs no victories
/// (tests/bench/README.md). Levels that err differently need different balances: what a player likes besides, or less, makes
/// up for what its favourites cost or win.
namespace academy::players
{

/// By enumerator of Style.
using Likings = std::array<Interests, 4>;

/// In the order of the boards.
[[nodiscard]] constexpr Interests inOrder(int gallantry, int jousts, int tournaments, int education, int kingsService,
                                          int quests, int charity)
{
    using enum rules::Board;
    return interestsIn({{Gallantry, gallantry},
                        {Jousts, jousts},
                        {Tournaments, tournaments},
                        {Education, education},
                        {KingsService, kingsService},
                        {Quests, quests},
                        {Charity, charity}});
}

/// To whom all cards of a value are alike: the least liking decides.
inline constexpr Likings varletLikings{
    evenInterests,
    inOrder(98, 103, 103, 98, 98, 99, 98),
    inOrder(97, 98, 98, 103, 101, 98, 102),
    inOrder(98, 98, 98, 100, 102, 103, 99),
};

inline constexpr Likings pageLikings{
    evenInterests,
    inOrder(100, 110, 110, 94, 94, 100, 100),
    inOrder(100, 97, 97, 108, 100, 98, 108),
    inOrder(100, 98, 98, 98, 114, 108, 96),
};

inline constexpr Likings minstrelLikings{
    evenInterests,
    inOrder(100, 110, 110, 100, 104, 97, 100),
    inOrder(96, 100, 100, 108, 100, 100, 108),
    inOrder(100, 98, 98, 98, 107, 107, 98),
};

inline constexpr Likings falconerLikings{
    evenInterests,
    inOrder(98, 112, 112, 97, 97, 103, 97),
    inOrder(100, 97, 97, 109, 98, 98, 107),
    inOrder(100, 98, 98, 98, 108, 105, 98),
};

/// Of steward and herald.
inline constexpr Likings judgingLikings{
    evenInterests,
    inOrder(102, 106, 106, 100, 100, 98, 99),
    inOrder(100, 98, 98, 107, 100, 98, 104),
    inOrder(100, 98, 98, 98, 107, 107, 98),
};

/// Of those who search: they choose only between what their search finds as good, and may like it more.
inline constexpr Likings searchingLikings{
    evenInterests,
    inOrder(100, 112, 112, 95, 95, 95, 95),
    inOrder(95, 90, 90, 125, 90, 90, 130),
    inOrder(100, 90, 90, 90, 125, 125, 90),
};

} // namespace academy::players
