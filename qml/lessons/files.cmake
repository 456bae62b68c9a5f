# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors

set(lessons_files
    lessons/LearnPage.qml
    lessons/LessonNote.qml
    lessons/LessonPage.qml
    lessons/LessonPointer.qml
)
