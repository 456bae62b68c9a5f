// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "game/Sounds.h"

namespace academy::model
{

QString soundOf(const StepShown &animation)
{
    switch (animation.kind) {
    case Enums::AnimationStep::CardPlayed:
    case Enums::AnimationStep::HandsPassed:
    case Enums::AnimationStep::StackTaken:
        return QStringLiteral("card-play");
    case Enums::AnimationStep::DiscMoved:
    case Enums::AnimationStep::CupMoved:
    case Enums::AnimationStep::TieWon:
        return QStringLiteral("disc-hop");
    case Enums::AnimationStep::BoardScores:
        return QStringLiteral("scoring-step");
    case Enums::AnimationStep::CoatGiven:
        // A secret token of the Codex (R10.3.3) is heard by nobody.
        return animation.value > 0 ? QStringLiteral("coat-won")
            : animation.value < 0  ? QStringLiteral("coat-lost")
                                   : QString();
    default:
        return {};
    }
}

QString soundOfTurn()
{
    return QStringLiteral("your-turn");
}

QString soundOfLift()
{
    return QStringLiteral("card-lift");
}

QString soundOfEnd()
{
    return QStringLiteral("knighting");
}

} // namespace academy::model
