// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Experience.h"

#include "rules/RuleSet.h"

#include <algorithm>

namespace academy::players
{

using namespace rules;

const Experience &experienceOf(const Options &options)
{
    switch (options.mode) {
    case Mode::Karadoc:
        return learntExperience[3];
    case Mode::Lancelot:
        return learntExperience[4];
    case Mode::Standard:
        break;
    }
    return learntExperience[options.squires - 3U];
}

int spreadOf(const Options &options, int turn)
{
    const auto &spread = experienceOf(options).spread[static_cast<std::size_t>(options.stakes)];
    return spread[static_cast<std::size_t>(std::clamp(turn, 2, turnCount) - 2)];
}

Lesson lessonOf(const Options &options, Board board)
{
    const bool finale = options.stakes == Stakes::GrandFinale;
    const BoardRules &rules = ruleSet(options)[board];
    const bool scoresOften = rules.scoresAt(1);
    switch (rules.scoring) {
    case Scoring::Bonus:
        return Lesson::Gallantry;
    case Scoring::Bet:
        return Lesson::GallantryBet;
    case Scoring::CupRanks:
        return Lesson::KnightsCup;
    case Scoring::Codex:
        return Lesson::EducationCodex;
    case Scoring::Deeds:
        return Lesson::QuestsDeeds;
    case Scoring::Exchange:
        return Lesson::CharityExchange;
    case Scoring::WorstRanks:
        return scoresOften ? Lesson::Education : finale ? Lesson::CharityFinale : Lesson::Charity;
    case Scoring::BestRanks:
    case Scoring::Squares: // King's Service has lessons of its own
    case Scoring::ScrollSquares:
    case Scoring::Absent:
        break;
    }
    return scoresOften ? Lesson::Knights : finale ? Lesson::QuestsFinale : Lesson::Quests;
}

} // namespace academy::players
