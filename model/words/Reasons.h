// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "match/People.h"

#include "record/RecordError.h"
#include "rules/Event.h"
#include "rules/Refusal.h"
#include "rules/State.h"

#include <QCoreApplication>
#include <QString>

/// Why: why a squire gets a coat of arms, why something is refused.
namespace academy::model
{

class Reasons
{
    Q_DECLARE_TR_FUNCTIONS(Reasons)

public:
    /// Why the coat of a CoatGiven event was given, on the table of that moment: "2nd on Jousts, square 11".
    [[nodiscard]] static QString coat(const rules::Event &event, const rules::State &table, const People &people);
    /// The same in a few words: "2nd on Jousts".
    [[nodiscard]] static QString coatInShort(const rules::Event &event, const rules::Options &options);
    /// The same where the board stands above: "2nd", "second to last", "square 12".
    [[nodiscard]] static QString coatBelowBoard(const rules::Event &event);
    /// A squire's place on a board: "3rd on Jousts: on top of Emre on square 8".
    [[nodiscard]] static QString place(const rules::State &table, int squire, rules::Board board, const People &people);
    /// Both without the board, for a narrow row on a page that names it: "3rd, square 8, on top of Emre".
    [[nodiscard]] static QString coatBriefly(const rules::Event &event, const rules::State &table,
                                             const People &people);
    [[nodiscard]] static QString placeBriefly(const rules::State &table, int squire, rules::Board board,
                                              const People &people);
    /// Why an action is not allowed, as a sentence.
    [[nodiscard]] static QString refusal(rules::Reason reason);
    /// That a computer player of that name has chosen what the rules refuse, and what happened then.
    [[nodiscard]] static QString faltered(const QString &player, const rules::Refusal &refusal);
    /// Why a saved game cannot be read or written, as a sentence.
    [[nodiscard]] static QString trouble(const record::RecordError &error);
    /// Why the file to which a saved game is copied cannot be written, as a sentence.
    [[nodiscard]] static QString exportTrouble(const record::RecordError &error);
    /// Why a saved game cannot be gone on with: it is being played already.
    [[nodiscard]] static QString heldElsewhere();
    /// The table at another device has not taken a decision.
    [[nodiscard]] static QString notTaken();
    /// Why a saved game cannot be looked back at: nothing has happened in it.
    [[nodiscard]] static QString nothingToReplay();

private:
    [[nodiscard]] static QString squareBriefly(rules::Board board, int progress);
};

} // namespace academy::model
