// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "decision/RefusalRules.h"

namespace academy::model
{

using rules::Reason;

namespace
{

using Decision = Enums::Decision;

// The decision itself, where a refusal says no more than what it is about.
QLatin1StringView ruleOfDecision(const Choice &choice)
{
    switch (choice.decision()) {
    case Decision::Bet:
        return QLatin1StringView("R10.2.1");
    case Decision::Keep:
        return QLatin1StringView("R4.2");
    case Decision::Split:
    case Decision::TakeStack:
        return QLatin1StringView("R9.3");
    case Decision::Assign:
        return QLatin1StringView("R9.4");
    case Decision::Play:
        return QLatin1StringView("R4.3");
    case Decision::Peek:
        return QLatin1StringView("R10.3.2");
    case Decision::WinTie:
        return QLatin1StringView("R7.1");
    case Decision::Bonus:
        return QLatin1StringView("R5.1");
    case Decision::TakeToken:
        return QLatin1StringView("R10.3.3");
    case Decision::Exchange:
        return choice.table().step == 0 ? QLatin1StringView("R10.6.1") : QLatin1StringView("R10.6.2");
    case Decision::None:
        break;
    }
    return {};
}

QLatin1StringView ruleOfReason(Reason reason, const Choice &choice)
{
    switch (reason) {
    case Reason::WrongBoardForCard:
        return choice.card() && choice.card()->isSwords() ? QLatin1StringView("R4.4") : QLatin1StringView("R4.3");
    case Reason::CannotMoveThere:
        return QLatin1StringView("R5.2");
    case Reason::CardWasDrawn:
        return QLatin1StringView("R8.3");
    case Reason::MustGive:
    case Reason::TakeAsManyAsPossible:
        return QLatin1StringView("R10.6.3");
    case Reason::GameOver:
        return QLatin1StringView("R6.1");
    default:
        return ruleOfDecision(choice);
    }
}

} // namespace

QString ruleOf(const Objection &objection, const Choice &choice)
{
    switch (objection.kind) {
    case Objection::Kind::Rule:
        return ruleOfReason(objection.reason, choice);
    case Objection::Kind::CardFirst:
    case Objection::Kind::Enough:
        return ruleOfDecision(choice);
    case Objection::Kind::NotAsked:
        break;
    }
    return {};
}

} // namespace academy::model
