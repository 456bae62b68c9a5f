// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Knows the saved games, and opens the list of them.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Item {
    id: root

    readonly property alias model: savedGames

    // The page is to be shown, with these properties, and to be told to opened().
    signal pageAsked(properties: var)
    signal newGameAsked
    signal continueAsked(path: string)
    signal replayAsked(path: string)

    function list(): void {
        savedGames.refresh();
        root.pageAsked({
            savedGames: savedGames
        });
    }
    function opened(page: var): void {
        page?.newGameAsked.connect(root.newGameAsked);
        page?.continueAsked.connect(root.continueAsked);
        page?.replayAsked.connect(root.replayAsked);
    }

    SavedGames {
        id: savedGames

        openScores: Settings.openScores
    }
}
