// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/DisplayedState.h"
#include "rows/ScoreLine.h"

#include "match/People.h"

#include <QCoreApplication>
#include <QList>

#include <vector>

/// What is written on a page of the scoring walk about each squire.
namespace academy::model
{

class ScoreLines
{
    Q_DECLARE_TR_FUNCTIONS(ScoreLines)

public:
    /// The table when the page is written, and who may see secrets on it (-1: nobody in particular).
    struct Page {
        const DisplayedState &told;
        const People &people;
        int looker;
    };

    /// Those who get something on the board told.scoring, the best ranked first. `coats` are the CoatGiven and TokenReturned
    /// events of the page.
    [[nodiscard]] static QList<ScoreLine> gains(const Page &page, const std::vector<rules::Event> &coats);
    /// The other squires, who get nothing.
    [[nodiscard]] static QList<ScoreLine> others(const Page &page, const QList<ScoreLine> &gains);
    /// "Chloé and Emre: nothing"; empty for nobody.
    [[nodiscard]] static QString othersText(const Page &page, const QList<ScoreLine> &others);
    /// "Jousts: nothing for Chloé and Emre", as it is said to those who do not see which board is scored.
    [[nodiscard]] static QString othersSpoken(const Page &page, const QList<ScoreLine> &others);
    /// What the button says that goes on, and in short, where the letters are too large for that.
    struct Next {
        QString text; ///< "Next: Tournaments", "Next: Turn II"
        QString brief; ///< "Next"
    };
    /// What next() leads to. `given`: the page tells what was given, not what is going to be decided.
    [[nodiscard]] static Next next(const DisplayedState &told, bool given);
    /// To the scoring of that board.
    [[nodiscard]] static Next nextTo(rules::Board board, const rules::Options &options);

private:
    [[nodiscard]] static ScoreLine line(const Page &page, int squire);
    [[nodiscard]] static ScoreLine ofCoat(const Page &page, const rules::Event &event);
    static void tellGiven(ScoreLine &line, const rules::State &table, rules::Board board);
    [[nodiscard]] static ScoreLine ofGallantry(const Page &page, int squire);
    /// What is decided after the page, before another board is scored; empty for nothing.
    [[nodiscard]] static QString decision(const DisplayedState &told, bool given);
    [[nodiscard]] static Next nextTo(const QString &what);
};

} // namespace academy::model
