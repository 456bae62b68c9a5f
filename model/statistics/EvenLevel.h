// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "statistics/Totals.h"

#include <QString>

#include <optional>
#include <span>

/// The level of computers that would be an even match for a person: where they would win as often as everybody else at the
/// table. It is told from how they have fared alone against computers, and only as soon as that speaks clearly.
namespace academy::model
{

struct EvenLevel {
    QString level; ///< a fairer match than the level that is chosen
    bool harder = false; ///< than that
    int games = 0; ///< against the level that is chosen, since another one was
    int victories = 0; ///< in these games
};

/// How strong each level is, in Elo points above the weakest, as in players::levelNames().
[[nodiscard]] std::span<const int> levelStrengths();

/// Nothing while the level that is chosen is an even match, or as long as too little is known.
[[nodiscard]] std::optional<EvenLevel> evenLevel(const PersonTotals &person, const QString &chosen);

} // namespace academy::model
