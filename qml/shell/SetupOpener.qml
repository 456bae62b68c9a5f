// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Knows the game that is prepared, and opens the page on which that is done.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Model

Item {
    id: root

    required property Statistics statistics
    readonly property alias model: setup
    // The page, while it is open.
    property Item page: null

    // The page is to be shown, with these properties, and to be told to opened().
    signal pageAsked(properties: var)
    signal startAsked
    signal lessonAsked(lesson: string)
    signal learnAsked

    function open(): void {
        root.pageAsked({
            setup: setup,
            suggestion: suggestion
        });
    }
    function opened(page: var): void {
        page?.startAsked.connect(root.startAsked);
        page?.lessonAsked.connect(root.lessonAsked);
        page?.learnAsked.connect(root.learnAsked);
        root.page = page;
    }

    GameSetup {
        id: setup
    }
    LevelSuggestion {
        id: suggestion

        setup: setup
        statistics: root.statistics
    }
}
