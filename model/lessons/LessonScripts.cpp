// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/LessonScript.h"

#include <algorithm>

namespace academy::lessons
{

const std::vector<LessonScript> &lessonScripts()
{
    static const std::vector<LessonScript> all = [] {
        std::vector<LessonScript> scripts{firstLesson()};
        for (const auto &some : {modeLessons(), advancedRuleLessons(), variationLessons()}) {
            scripts.insert(scripts.end(), some.begin(), some.end());
        }
        return scripts;
    }();
    return all;
}

const LessonScript *lessonScript(const QString &id)
{
    const auto found = std::ranges::find(lessonScripts(), id.toStdString(), &LessonScript::id);
    return found == lessonScripts().end() ? nullptr : &*found;
}

} // namespace academy::lessons
