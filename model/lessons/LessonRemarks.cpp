// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/LessonRemarks.h"

#include "names/Names.h"
#include "words/AdviceText.h"

namespace academy::lessons
{

using model::Choice;
using model::Names;
using rules::Action;
using rules::ActionKind;

QString LessonRemarks::aboutParts(const Choice &choice, const Action &wanted)
{
    const rules::Options &options = choice.table().options;
    const bool withCard = wanted.kind() == ActionKind::Keep || wanted.kind() == ActionKind::Play;
    if (withCard && choice.card() && *choice.card() != wanted.card()) {
        //: Lesson, to a learner who has lifted another card: %1 and %2 are cards, such as "Swords 4"
        return tr("%1 is a fine card too. This time, take %2.")
            .arg(Names::card(*choice.card()), Names::card(wanted.card()));
    }
    const bool withBoard = wanted.kind() == ActionKind::Play || wanted.kind() == ActionKind::Bonus
        || wanted.kind() == ActionKind::Bet || wanted.kind() == ActionKind::WinTie;
    if (withBoard && choice.board() && *choice.board() != wanted.board() && wanted.board() != rules::noBoard) {
        //: Lesson, to a learner who has chosen another board: %1 and %2 are boards, such as "Quests"
        return tr("%1 is allowed, but for this lesson, choose %2.")
            .arg(Names::board(*choice.board(), options), Names::board(wanted.board(), options));
    }
    return {};
}

QString LessonRemarks::aboutDecision(const Choice &choice, const model::People &people, const Action &wanted)
{
    if (QString parts = aboutParts(choice, wanted); !parts.isEmpty()) {
        return parts;
    }
    //: Lesson, to a learner who decides otherwise: %1 is what the lesson is about, such as "Play Swords 4 on Jousts"
    return tr("That is allowed, but this lesson is about something else: %1.")
        .arg(model::AdviceText::choice(choice, people, wanted));
}

QString LessonRemarks::readFirst()
{
    //: Lesson, to a learner who decides while there is a remark to be read
    return tr("One moment: read the explanation first, then tap its button.");
}

} // namespace academy::lessons
