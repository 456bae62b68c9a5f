// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rules/Options.h"

#include <array>
#include <cstdint>

/// What many games have taught: how much standing ahead of a rival, or far up King's Service, is worth when a turn begins.
/// The numbers stand in LearntExperience.cpp, which `academy-arena learn` writes from games that it plays; nothing in them
/// is made by hand. Worths are in 1/256 points.
namespace academy::players
{

/// Boards as they are learnt: a variation makes another game of a board, and so may the stakes.
enum class Lesson : std::uint8_t {
    Gallantry,
    GallantryBet,
    Knights, ///< Jousts, Tournaments
    KnightsCup,
    Education,
    EducationCodex,
    Quests,
    QuestsFinale,
    QuestsDeeds, ///< for each four deeds
    Charity,
    CharityFinale,
    CharityExchange,
};
inline constexpr int lessonCount = 12;

/// King's Service, by the Scrolls that lie there.
enum class KingsLesson : std::uint8_t { Booklet, BothScrolls, OneScroll };
inline constexpr int kingsLessonCount = 3;

/// Turns II to VI, as they begin.
inline constexpr int learntTurns = 5;

/// Standing far ahead of a rival is worth half of `worth` to oneself and costs the rival as much; with `width` squares of a
/// lead the chance to keep it is 73 in 100.
struct Contest {
    std::int16_t worth = 0;
    std::int16_t width = 16; ///< in 1/16 square
};

struct Experience {
    std::array<std::array<Contest, learntTurns>, lessonCount> contests{};
    std::array<std::array<std::array<std::int16_t, 13>, learntTurns>, kingsLessonCount> kings{}; ///< by square
    /// So many points more make the odds to win e times as good; by turn and stakes.
    std::array<std::array<std::int16_t, learntTurns>, 2> spread{};
};

/// With 3, 4 and 5 squires, in Karadoc, in Lancelot.
extern const std::array<Experience, 5> learntExperience;

/// What was learnt in games of that mode and number of squires.
[[nodiscard]] const Experience &experienceOf(const rules::Options &options);

/// So many points more make the odds to win e times as good when that turn begins; in 1/256.
[[nodiscard]] int spreadOf(const rules::Options &options, int turn);

[[nodiscard]] Lesson lessonOf(const rules::Options &options, rules::Board board);

} // namespace academy::players
