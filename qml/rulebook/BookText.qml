// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A page of the rulebook, as a column that scrolls. Arrows, Page Up and Down, Home, End and Space scroll it; Tab goes along
// what can be pressed.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Rulebook

FocusScope {
    id: root

    required property Rulebook book

    // The block that was asked for, until one goes on from there: what is above it may still change its height.
    property Item goal: null

    signal linkAsked(target: string)

    // The keys that scroll come here.
    function takeFocus(): void {
        keys.forceActiveFocus();
        arriving.ask();
    }
    // Brings the block that was asked for to the top.
    function arrive(): void {
        root.goal = blocks.itemAt(root.book.block);
        root.settle();
    }
    function settle(): void {
        if (root.goal === null)
            return;
        const top = root.goal === blocks.itemAt(0) ? 0 : root.goal.mapToItem(area.contentItem, 0, 0).y - Look.space8;
        area.contentY = Math.max(0, Math.min(top, area.contentHeight - area.height));
    }
    function scroll(way: real): void {
        root.goal = null;
        area.contentY = Math.max(0, Math.min(area.contentY + way, area.contentHeight - area.height));
    }

    Later {
        id: arriving

        onDue: root.arrive()
    }
    Connections {
        target: root.book

        function onOpened(): void {
            arriving.ask();
        }
    }
    Connections {
        target: area.T.ScrollBar.vertical

        function onPressedChanged(): void {
            root.goal = null;
        }
    }
    Connections {
        target: root.goal

        function onYChanged(): void {
            root.settle();
        }
    }
    Item {
        id: keys

        focus: true
        objectName: "reader"

        Accessible.name: root.book.title
        Accessible.role: Accessible.Document

        Keys.onPressed: event => {
            const page = area.height - 2 * Look.bodyLine;
            const ways = {
                [Qt.Key_Up]: -3 * Look.bodyLine,
                [Qt.Key_Down]: 3 * Look.bodyLine,
                [Qt.Key_PageUp]: -page,
                [Qt.Key_PageDown]: page,
                [Qt.Key_Space]: event.modifiers & Qt.ShiftModifier ? -page : page,
                [Qt.Key_Home]: -area.contentHeight,
                [Qt.Key_End]: area.contentHeight
            };
            event.accepted = event.key in ways && !(event.modifiers & Qt.AltModifier);
            if (event.accepted)
                root.scroll(ways[event.key]);
        }
    }
    ScrollArea {
        id: area

        anchors.fill: parent
        maximumWidth: Math.max(640, 36 * Look.bodySize)
        objectName: "page"
        spacing: Look.space8

        onContentHeightChanged: root.settle()
        onHeightChanged: root.settle()
        onMovementStarted: root.goal = null

        // It brings into sight what the keyboard goes to.
        onFocusedChanged: {
            if (root.activeFocus && !keys.activeFocus)
                root.goal = null;
        }

        Repeater {
            id: blocks

            model: root.book.blocks

            BookBlock {
                required property rulebookBlock modelData
                required property int index

                block: modelData
                first: index === 0
                language: root.book.language

                onLinkAsked: target => root.linkAsked(target)
            }
        }
        BookTurner {
            next: root.book.next
            visible: root.book.next.target !== ""

            onAsked: root.linkAsked(root.book.next.target)
        }
    }
}
