// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/Match.h"
#include "match/People.h"
#include "rows/ResultModel.h"

#include <QCoreApplication>

/// The result of a game that is over, as a table and in words (section 6).
namespace academy::model
{

class Results
{
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    /// One row for each squire, the best first.
    [[nodiscard]] static QList<ResultRow> rows(const Match &match, const People &people);
    [[nodiscard]] static ResultModel::Words words(const Match &match, const People &people);
    /// "Knight of the Academy: Ana, 36 Chivalry Points"; of a state after the last scoring.
    [[nodiscard]] static QString knighting(const rules::State &state, const People &people);
    /// "6 points ahead of Bruno".
    [[nodiscard]] static QString margin(const rules::State &state, const People &people);
    /// "five squires, grand finale stakes". How many play Karadoc goes without saying.
    [[nodiscard]] static QString kind(const rules::Options &options);
    /// And how many rules beyond those: "five squires, grand finale stakes, two variations".
    [[nodiscard]] static QString rules(const rules::Options &options);

private:
    /// Whoever has won, and with how many points.
    struct Winners {
        QStringList names;
        int points = 0;
        [[nodiscard]] QString pointsText() const;
    };
    [[nodiscard]] static Winners winners(const rules::State &state, const People &people);
    static void tellBest(ResultRow &row, const rules::Options &options);
    [[nodiscard]] static QString whoLed(const Match &match, const People &people);
};

} // namespace academy::model
