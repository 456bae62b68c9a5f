// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// On the plate of the first page: who plays in the latest game, or would play in a new one.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Row {
    id: root

    required property SavedGames savedGames
    // The seats of a new game; null: nobody is shown.
    required property SeatModel seats
    // The latest game is gone on with.
    required property bool latest
    required property real side

    // Names in a row have one size, so that the longest of them fits.
    function nameSize(shields: Repeater): int {
        let most = 1;
        for (let i = 0; i < shields.count; ++i)
            most = Math.max(most, (shields.itemAt(i) as NamedShield)?.nameShare ?? 0);
        return Math.max(12, Math.floor(Look.bodySize / most));
    }

    // Takes the size that what it holds needs, at once and not with the next frame.
    function settle(): void {
        for (const shield of root.children) {
            shield.ensurePolished();
        }
        root.ensurePolished();
    }

    Repeater {
        id: people

        model: root.latest ? null : root.seats

        NamedShield {
            required property string shownName

            name: shownName
            nameSize: root.nameSize(people)
            side: root.side
            width: root.width / Math.max(3, people.count)
        }
    }
    Repeater {
        id: latestPeople

        model: root.latest ? root.savedGames.latestTinctures : []

        NamedShield {
            required property int index
            required property int modelData

            name: root.savedGames.latestNames[index] ?? ""
            nameSize: root.nameSize(latestPeople)
            side: root.side
            tincture: modelData
            width: root.width / Math.max(3, latestPeople.count)
        }
    }
}
