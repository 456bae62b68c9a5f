// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "decision/Choice.h"
#include "match/People.h"
#include "rows/Shown.h"

#include "players/Advice.h"

#include <QCoreApplication>
#include <QString>

/// What the master advises, in words.
namespace academy::model
{

class AdviceText
{
    Q_DECLARE_TR_FUNCTIONS(AdviceText)

public:
    /// A decision in a few words, without what the person has chosen so far: "Play Swords 4 on Jousts".
    [[nodiscard]] static QString choice(const Choice &decision, const People &people, const rules::Action &action);
    /// "Chance of victory 43%. Next best: Keep Quests 2, 39%."
    [[nodiscard]] static QString chance(const Choice &decision, const People &people, const players::Advice &advice);
    /// The three weightiest reasons at most.
    [[nodiscard]] static QList<AnswerLine> reasons(const Choice &decision, const People &people,
                                                   const players::Advice &advice);

private:
    [[nodiscard]] static QString exchange(const Choice &decision, const People &people, const rules::Action &action);
    [[nodiscard]] static QString reason(const Choice &decision, const People &people,
                                        const players::BoardChange &change);
    [[nodiscard]] static QString reasonOfOther(const Choice &decision, const People &people,
                                               const players::BoardChange &change);
    [[nodiscard]] static QString worth(int points);
};

} // namespace academy::model
