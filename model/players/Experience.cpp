// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "players/Experience.h"

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
    switch (board) {
    case Board::Gallantry:
        return options.has(Variation::Gallantry) ? Lesson::GallantryBet : Lesson::Gallantry;
    case Board::Jousts:
    case Board::Tournaments:
        return options.has(Variation::JoustsTournaments) ? Lesson::KnightsCup : Lesson::Knights;
    case Board::Education:
        return options.has(Variation::Education) ? Lesson::EducationCodex : Lesson::Education;
    case Board::Quests:
        return options.has(Variation::Quests) ? Lesson::QuestsDeeds : finale ? Lesson::QuestsFinale : Lesson::Quests;
    case Board::KingsService:
    case Board::Charity:
        break;
    }
    return options.has(Variation::Charity) ? Lesson::CharityExchange : finale ? Lesson::CharityFinale : Lesson::Charity;
}

} // namespace academy::players
