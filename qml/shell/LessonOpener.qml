// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Opens the list of lessons, and lessons: from there, from the first page, or from where their rule is chosen.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Model

Item {
    id: root

    readonly property LessonModel model: LessonModel {}

    // A page is to be shown by its name, with these properties; it is to be told to opened().
    signal pageAsked(name: string, properties: var)
    signal settingsAsked
    signal backAsked
    signal bookAsked
    // The first game after the first lesson.
    signal gameAsked

    function list(): void {
        root.model.refresh();
        root.pageAsked("LearnPage", {
            lessons: root.model
        });
    }
    function take(id: string): void {
        root.pageAsked("LessonPage", {
            lessonId: id
        });
    }
    function opened(page: var): void {
        page?.lessonAsked?.connect(root.take);
        page?.rulebookAsked?.connect(root.bookAsked);
        page?.leaveAsked?.connect(root.leave);
        page?.gameAsked?.connect(root.play);
        page?.settingsAsked?.connect(root.settingsAsked);
    }
    function leave(): void {
        root.model.refresh();
        root.backAsked();
    }
    function play(): void {
        root.model.refresh();
        root.gameAsked();
    }
}
