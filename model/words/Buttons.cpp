// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "words/Buttons.h"
#include "decision/Preview.h"

#include "rows/RuleEnums.h"

#include "names/Names.h"

namespace academy::model
{

using rules::Action;
using rules::ActionKind;
using Decision = Enums::Decision;

QList<PromptButton> Buttons::of(const Scene &scene, const Choice &choice)
{
    QList<PromptButton> buttons;
    const auto add = [&](const Action &action, bool first) {
        PromptButton button{
            .text = text(choice, scene.people, action), .enabled = true, .first = first, .action = action};
        const bool hasBoard = action.kind() == ActionKind::Play || action.kind() == ActionKind::Bet
            || action.kind() == ActionKind::Bonus || (action.kind() == ActionKind::WinTie && !action.declines());
        if (hasBoard) {
            button.board = toShown(action.board());
        }
        buttons.append(button);
    };
    for (const Action &action : choice.ready()) {
        add(action, true);
    }
    if (buttons.isEmpty()) {
        buttons.append({.text = incomplete(choice), .enabled = false, .first = true});
    }
    if (const auto declining = choice.declining()) {
        add(*declining, false);
    }
    return buttons;
}

QString Buttons::text(const Choice &choice, const People &people, const Action &action)
{
    const rules::Options &options = choice.table().options;
    switch (action.kind()) {
    case ActionKind::Bet:
        //: Button: %1 is a board.
        return tr("Bet on %1").arg(Names::boardInSentence(action.board(), options));
    case ActionKind::Keep:
        //: Button: %1 is a card, "Swords 4".
        return tr("Keep %1").arg(Names::card(action.card()));
    case ActionKind::Split:
        //: Button: Lancelot, the six cards are in two stacks.
        return tr("Offer these two stacks");
    case ActionKind::TakeStack:
        //: Button: Lancelot.
        return tr("Take this stack");
    case ActionKind::Assign:
        //: Button: Lancelot, %1 is a squire, "Ana (blue)".
        return tr("Give to %1").arg(people.squire(choice.actor()));
    case ActionKind::Play:
        if (action.card().isSwords()) {
            //: Button: %1 is "on Jousts".
            return tr("Play %1", "on a board").arg(Names::onBoard(action.board(), options));
        }
        //: Button: %1 is a card, "Gallantry 3".
        return tr("Play %1", "a card").arg(Names::card(action.card()));
    case ActionKind::Peek:
        if (action.declines()) {
            //: Button: the Secret Codex.
            return tr("Do not look");
        }
        //: Button: the Secret Codex, %1 is the number of a place.
        return tr("Look at token %1").arg(Names::number(action.place() + 1));
    case ActionKind::WinTie:
        if (action.declines()) {
            //: Button: advanced rule Win a tie.
            return tr("Leave the ties");
        }
        //: Button: advanced rule Win a tie. What is chosen from and the answer name the board.
        return tr("Win the tie");
    case ActionKind::Bonus:
        //: Button: Gallantry bonus, %1 is "on Jousts". %n squares are moved.
        return tr("Move %n square(s) %1", nullptr, bonusDue(choice.table()))
            .arg(Names::onBoard(action.board(), options));
    case ActionKind::TakeToken:
        //: Button: the Secret Codex, %1 is the number of a place.
        return tr("Take token %1").arg(Names::number(action.place() + 1));
    case ActionKind::Exchange:
        //: Button: Charity.
        return tr("Exchange");
    }
    return {};
}

// What is missing: the question beside it says already what it is for.
QString Buttons::incomplete(const Choice &choice)
{
    switch (choice.decision()) {
    case Decision::Keep:
    case Decision::Play:
        //: Button that waits for a choice.
        return tr("Choose a card");
    case Decision::Split:
    case Decision::Assign:
        if (choice.chosenCards().empty()) {
            //: Button that waits for a choice.
            return tr("Choose three cards");
        }
        //: Button that waits for a choice: %n is how many cards there are still to choose.
        return tr("Choose %n more card(s)", nullptr, choice.missing());
    case Decision::TakeStack:
        //: Button that waits for a choice.
        return tr("Choose a stack");
    case Decision::Bet:
    case Decision::Bonus:
        //: Button that waits for a choice.
        return tr("Choose a board");
    case Decision::Peek:
    case Decision::TakeToken:
        //: Button that waits for a choice.
        return tr("Choose a token");
    case Decision::WinTie:
        //: Button that waits for a choice.
        return tr("Choose a disc");
    case Decision::Exchange:
        return incompleteExchange(choice);
    case Decision::None:
        break;
    }
    return {};
}

QString Buttons::incompleteExchange(const Choice &choice)
{
    if (!choice.partner()) {
        //: Button that waits for a choice.
        return tr("Choose a squire");
    }
    if (!choice.give()) {
        //: Button that waits for a choice: of the coat to give away.
        return tr("Choose a penalty");
    }
    //: Button that waits for a choice: %n is how many coats there are still to choose.
    return tr("Choose %n more coat(s)", nullptr, choice.missing());
}

} // namespace academy::model
