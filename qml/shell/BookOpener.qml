// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Opens the rulebook over whatever page is there: where a link, a button or F1 asks for it. The game waits while somebody reads.
pragma ComponentBehavior: Bound

import QtQuick
import org.kde.kirigami as Kirigami
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

Item {
    id: root

    // The page to be seen, and the game's, while there is one.
    required property Kirigami.Page page
    required property var gamePage
    required property Table table
    // The rulebook's page, from the first time that it is opened, and whether somebody reads in it.
    property var bookPage: null
    readonly property bool reading: root.page !== null && root.page === root.bookPage

    // A page of the rulebook is to be shown, with these properties; it is to become `bookPage`.
    signal pageAsked(properties: var)

    // At a place; one that is open goes there.
    function open(target: string): void {
        if (root.reading) {
            root.bookPage.open(target);
            return;
        }
        root.pageAsked({
            target: target,
            quarters: root.page === root.gamePage ? root.gamePage?.quarters ?? 0 : 0
        });
    }
    // At what is asked now.
    function help(): void {
        if (root.reading) {
            return;
        }
        root.open(root.page === root.gamePage ? Signposts.now(root.table) : (root.page as BookPage)?.rulebookPlace || Signposts.now(null));
    }

    Binding {
        property: "resting"
        target: root.table?.presenter ?? null
        value: root.reading
        when: root.table !== null
    }
    Connections {
        target: Signposts

        function onAsked(target: string): void {
            root.open(target);
        }
    }
}
