// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/LessonPlayer.h"

namespace academy::lessons
{

using rules::Action;

LessonPlayer::LessonPlayer(std::vector<PlannedDecision> plan)
    : m_plan(std::move(plan))
    , m_beginner(players::makePlayer("page"))
{
}

Action LessonPlayer::choose(const rules::View &view, int actor, const players::Budget &budget, rules::Random &random)
{
    rules::ActionList legal;
    rules::legalActions(view.table, actor, legal);
    for (const PlannedDecision &planned : m_plan) {
        if (planned.isDue(view.table, actor) && legal.contains(planned.action)) {
            return planned.action;
        }
    }
    return m_beginner->choose(view, actor, budget, random);
}

QString levelOf(const LessonScript &script, int chapter)
{
    const auto id = QString::fromUtf8(script.id.data(), static_cast<qsizetype>(script.id.size()));
    return QStringLiteral("%1/%2").arg(id).arg(chapter);
}

std::unique_ptr<players::Player> makeLessonPlayer(std::string_view level, players::Style /*style*/)
{
    for (const LessonScript &script : lessonScripts()) {
        for (std::size_t chapter = 0; chapter < script.chapters.size(); ++chapter) {
            if (levelOf(script, static_cast<int>(chapter)).toStdString() == level) {
                return std::make_unique<LessonPlayer>(playChapter(script.chapters[chapter], {}, {}).all);
            }
        }
    }
    return std::make_unique<LessonPlayer>(std::vector<PlannedDecision>());
}

} // namespace academy::lessons
