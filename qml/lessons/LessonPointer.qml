// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Points to what a step of a lesson is about: a frame around it, and all else dimmed, though never hidden. Nothing of this is in
// a finger's way.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Item {
    id: root

    required property Lesson lesson
    required property Arrangement arrangement
    readonly property bool points: root.arrangement !== null && root.lesson.pointer !== Enums.Pointer.Nothing && spot.width > 0
    readonly property bool aboutBoards: (root.lesson.reads || !root.lesson.table.prompt.canConfirm) && (root.lesson.pointer === Enums.Pointer.Board || root.lesson.pointer === Enums.Pointer.Boards)
    // What it is about, in the coordinates of this.
    property rect spot

    function placeOf(item: Item): rect {
        return item.mapToItem(root, 0, 0, item.width, item.height);
    }
    // All of them, as far as they are seen within `frame` or else within this.
    function around(items: list<Item>, frame: rect): rect {
        const seen = items.filter(item => item?.visible).map(root.placeOf);
        const left = Math.max(frame.x, Math.min(...seen.map(place => place.x)) - 4);
        const top = Math.max(frame.y, Math.min(...seen.map(place => place.y)) - 4);
        const right = Math.min(frame.x + frame.width, Math.max(...seen.map(place => place.x + place.width)) + 4);
        const bottom = Math.min(frame.y + frame.height, Math.max(...seen.map(place => place.y + place.height)) + 4);
        return seen.length > 0 && right > left && bottom > top ? Qt.rect(left, top, right - left, bottom - top) : Qt.rect(0, 0, 0, 0);
    }
    function items(): list<Item> {
        const table = root.arrangement;
        // What has been chosen is to be confirmed.
        if (root.lesson.table.prompt.canConfirm && !root.lesson.reads)
            return [table.promptItem()];
        switch (root.lesson.pointer) {
        case Enums.Pointer.Hand:
            return [table.choiceItem()];
        case Enums.Pointer.Board:
            return [table.boardItem(root.lesson.board)];
        case Enums.Pointer.Boards:
            return Array.from({
                length: root.lesson.table.boards.count
            }, (none, place) => table.boardItem(root.lesson.table.boards.boardAt(place)));
        case Enums.Pointer.Squires:
            return [0, 1, 2, 3, 4].map(seat => table.squireItem(seat));
        case Enums.Pointer.Bar:
            return [table.barItem()];
        default:
            return [];
        }
    }
    function measure(): void {
        if (root.arrangement === null)
            return;
        const scroller = root.aboutBoards ? root.arrangement.boardsItem() as Flickable : null;
        root.spot = root.around(root.items(), scroller !== null ? scroller.mapToItem(root, 0, 0, scroller.width, scroller.height - scroller.bottomMargin) : Qt.rect(0, 0, root.width, root.height));
    }

    opacity: root.points ? 1 : 0

    Behavior on opacity {
        NumberAnimation {
            duration: Look.fadeDuration
        }
    }

    Binding {
        property: "pointed"
        target: root.arrangement
        value: root.aboutBoards && root.lesson.pointer === Enums.Pointer.Board ? root.lesson.board : -1
        when: root.arrangement !== null
    }
    // With each frame that is drawn for whatever reason: what it points to moves and is made anew.
    Connections {
        enabled: root.visible && root.lesson.pointer !== Enums.Pointer.Nothing
        target: root.Window.window

        function onAfterAnimating(): void {
            root.measure();
        }
    }

    component Dim: Rectangle {
        color: Qt.alpha(Look.shade, Look.dark ? 0.5 : 0.32)
    }

    Dim {
        height: root.spot.y
        width: root.width
    }
    Dim {
        height: root.height - y
        width: root.width
        y: root.spot.y + root.spot.height
    }
    Dim {
        height: root.spot.height
        width: root.spot.x
        y: root.spot.y
    }
    Dim {
        height: root.spot.height
        width: root.width - x
        x: root.spot.x + root.spot.width
        y: root.spot.y
    }
    Rectangle {
        border.color: Look.palette === Look.HighContrast ? Look.ink : Look.gold
        border.width: 3
        color: "transparent"
        height: root.spot.height
        radius: Look.radius
        width: root.spot.width
        x: root.spot.x
        y: root.spot.y
    }
}
