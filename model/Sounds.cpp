// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Sounds.h"

namespace academy::model
{

QString soundOf(const BeatShown &beat)
{
    switch (beat.kind) {
    case Academy::Beat::CardPlayed:
    case Academy::Beat::HandsPassed:
    case Academy::Beat::StackTaken:
        return QStringLiteral("card-play");
    case Academy::Beat::DiscMoved:
    case Academy::Beat::CupMoved:
    case Academy::Beat::TieWon:
        return QStringLiteral("disc-hop");
    case Academy::Beat::BoardScores:
        return QStringLiteral("scoring-step");
    case Academy::Beat::CoatGiven:
        // A secret token of the Codex (R10.3.3) is heard by nobody.
        return beat.value > 0 ? QStringLiteral("coat-won") : beat.value < 0 ? QStringLiteral("coat-lost") : QString();
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
