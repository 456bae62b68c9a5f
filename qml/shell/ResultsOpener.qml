// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Opens the results, and from there what has become of one person, and single games.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Model

Item {
    id: root

    required property Statistics statistics

    // A page is to be shown by its name, with these properties; it is to be told to opened().
    signal pageAsked(name: string, properties: var)
    signal backAsked
    signal newGameAsked

    function list(): void {
        root.statistics.refresh();
        root.pageAsked("ResultsPage", {
            statistics: root.statistics
        });
    }
    function opened(page: var): void {
        page?.newGameAsked?.connect(root.newGameAsked);
        page?.personAsked?.connect(person => root.pageAsked("PersonPage", {
                person: person,
                statistics: root.statistics
            }));
        page?.gameAsked?.connect(game => root.pageAsked("FinishedGamePage", {
                game: game,
                statistics: root.statistics
            }));
        page?.gone?.connect(root.backAsked);
    }
}
