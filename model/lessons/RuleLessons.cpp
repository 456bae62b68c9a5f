// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "lessons/LessonScript.h"

namespace academy::lessons
{

std::vector<LessonScript> advancedRuleLessons()
{
    return {};
}

} // namespace academy::lessons
