// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Board.h"

#include <array>

/// Everything about judging a position that was found by playing and not by reasoning, in one place. Points are counted in
/// 1/256 throughout the computer players (`worth`), so that no choice ever depends on how a machine rounds.
namespace academy::players
{

/// One Chivalry Point.
inline constexpr int point = 256;

/// What a player does not see: the mistakes that people make, each a limit of its own. The whole judgement sees all of it;
/// weaker levels (Levels.h) see less.
struct Oversights {
    /// Of what standing well will bring in later turns so much counts, in 1/100. Below 100 what scores now is overvalued.
    int later = 100;
    /// Whether it sees that of the discs on one square the upper one ranks better, and so whoever comes last (R3.1, R3.4).
    bool ties = true;
    /// Whether it bears in mind that rivals will still move this turn. Otherwise all stays as it lies on the table.
    bool replies = true;
    /// Whether it minds what rivals gain and lose, and not only its own points.
    bool rivals = true;
    /// Whether it plans its hand as a whole. Otherwise each card is judged as if it were the only one.
    bool plans = true;
};

struct Tuning {
    /// What a card that is still unknown does to a disc on one track, in 1/100 square and 1/100 square².
    int cardDrift = 55;
    int cardVariance = 150;
    /// King's Service: chance in 1/100 that an unknown card goes there.
    int kingsCard = 22;
    /// What one square of Gallantry's bonus is worth, by turn.
    std::array<int, rules::turnCount> bonusSquare{220, 220, 220, 220, 220, 180};
    /// The same where bets are laid (R10.2), and many squares at once do more than is needed.
    std::array<int, rules::turnCount> betSquare{110, 110, 110, 110, 110, 80};
    /// Codex: what the order of choosing is worth, from the first to the last to choose, spread over the squires.
    int codexFirst = -40;
    int codexLast = -420;
    /// Charity's exchange: 1st (and what the last loses), 2nd (and the second to last).
    int exchangeFirst = 1500;
    int exchangeSecond = 900;
    /// Herald: weight in 1/100 of what the neighbour would gain by the best card passed on (R4.2).
    int denial = 25;
    /// Herald: waiting is worth so much for each rival near on a board that scores this turn.
    int patience = 12;
    Oversights sees{};
};

/// How the search guesses what rivals hold (McmcDealSampler).
struct DealTuning {
    /// What is worth so much less to a squire it keeps e times less often; in 1/256 points. Heralds are firmer than this,
    /// people and knights are not.
    int firmness = 120;
    /// Steps of the chain before the first deal, and between two.
    int warming = 200;
    int mixing = 60;
    /// So many deals are drawn; then they are taken again.
    int deals = 2000;
};

/// How the search goes about its work.
struct SearchTuning {
    /// How much a gain may seem larger than it is, to rivals and beyond the tree (RolloutPolicy::act).
    int noise = 200;
    /// PUCT's constant: how much the search looks into what seems good and has seldom been tried; in 1/100 of the whole
    /// victory.
    int cPuct = 30;
    /// A gain of so much makes an action e times as promising before it has been tried.
    int promise = 200;
    /// First-play urgency: what has not been tried yet is taken to be so much worse than the rest; in 1/1000 of the whole
    /// victory.
    int firstPlayUrgency = 20;
    /// A position gets a node of its own after so many visits.
    int expansionThreshold = 8;
    /// What rivals hold is guessed by what they have passed on; where there are more than two players they draft and play by
    /// their habits, too. Otherwise all that they might hold is as likely, and all that they might do is searched.
    bool knowsHabits = true;
    /// How often somebody does not follow its habits all the same, but acts by RolloutPolicy; in 1/100. One who never did
    /// could be relied on, and only heralds can.
    int surprise = 25;
    DealTuning deals{};
};

inline constexpr Tuning tuning{};

} // namespace academy::players
