// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "lessons/LessonGame.h"

#include "players/Player.h"

#include <memory>
#include <vector>

/// The other squires of a lesson: they do what the script says. Where the learner has chosen freely and that is no longer
/// possible, they decide as a beginner would.
namespace academy::lessons
{

class LessonPlayer : public players::Player
{
public:
    explicit LessonPlayer(std::vector<PlannedDecision> plan);

    [[nodiscard]] rules::Action choose(const rules::View &view, int actor, const players::Budget &budget,
                                       rules::Random &random) override;

private:
    std::vector<PlannedDecision> m_plan;
    std::unique_ptr<players::Player> m_beginner;
};

/// The level under which the other squires of a chapter play, and who that is: levels are all that a table knows of its
/// computer players. A beginner where no lesson has such a level.
[[nodiscard]] QString levelOf(const LessonScript &script, int chapter);
[[nodiscard]] std::unique_ptr<players::Player> makeLessonPlayer(std::string_view level, players::Style style);

} // namespace academy::lessons
