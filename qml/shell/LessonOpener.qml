// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Opens the list of lessons, and lessons: from there, from the first page, or from where their rule is chosen.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Model

Item {
    id: root

    // Opens a page by its name, with these properties, and returns it.
    required property var show
    readonly property LessonModel model: LessonModel {}

    signal backAsked
    signal bookAsked
    // The first game after the first lesson.
    signal gameAsked

    function list(): void {
        root.model.refresh();
        const page = root.show("LearnPage", {
            lessons: root.model
        });
        page?.lessonAsked.connect(root.take);
        page?.rulebookAsked.connect(root.bookAsked);
    }
    function take(id: string): void {
        const page = root.show("LessonPage", {
            id: id
        });
        page?.leaveAsked.connect(root.leave);
        page?.gameAsked.connect(root.play);
        page?.settingsAsked.connect(() => root.show("SettingsPage", {}));
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
