// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/DisplayedState.h"

#include "match/People.h"

#include <QCoreApplication>
#include <QString>

/// Says what happened, for chronicle, captions and screen readers: in the third person, or with "you" for a single human.
namespace academy::model
{

/// What happened: an event, the move that came of it, and the table afterwards.
struct Happening {
    rules::Event event;
    rules::Event move; ///< squire is nobody when nothing moved
    DisplayedState told;

    [[nodiscard]] bool moved() const { return move.squire != rules::nobody; }
};

class Sentences
{
    Q_DECLARE_TR_FUNCTIONS(Sentences)

public:
    /// "Chloé plays Tournaments 4". Secret values stay secret. Empty for what needs no words.
    [[nodiscard]] static QString text(const Happening &happening, const People &people);
    /// The text of a row that has the points in a column of their own and the board above it: "Chloé: 2nd". Otherwise as text().
    [[nodiscard]] static QString besidePoints(const Happening &happening, const People &people);
    /// The points that somebody gets, if all may know them; otherwise 0.
    [[nodiscard]] static int points(const rules::Event &event);
    /// "square 10: 1st"; may be empty.
    [[nodiscard]] static QString detail(const Happening &happening, const People &people);
    /// "Turn III · Play".
    [[nodiscard]] static QString section(int number, rules::Phase phase);
    /// What has happened since one's last turn; all of it empty for what is not told then.
    struct Since {
        QString text; ///< "Tournaments 4, 1st"
        QString brief; ///< "Tournaments 4"
        QString spoken; ///< "Bruno: Tournaments 4, 1st"
    };
    [[nodiscard]] static Since since(const Happening &happening, const People &people);
    /// That a new game has begun from a moment of one that is over.
    [[nodiscard]] static QString branched();
    /// That a decision was taken back, "Play Swords 4 on Jousts", or empty: one that is not told; `others`: together with
    /// what others have done since.
    [[nodiscard]] static QString takenBack(const QString &decision, bool others);
    /// Where the Cup stands.
    [[nodiscard]] static QString cup(int cup);

private:
    [[nodiscard]] static QString cards(const Happening &happening, const People &people);
    [[nodiscard]] static QString scoring(const Happening &happening, const People &people);
    [[nodiscard]] static QString coat(const Happening &happening, const QString &why, const People &people);
    /// What was done without where it led; a sentence where that is no card and no bonus; may be empty.
    [[nodiscard]] static QString inBrief(const Happening &happening, const People &people);
    [[nodiscard]] static QString wholeTable(const Happening &happening, const People &people);
};

} // namespace academy::model
