// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// At the place where a card has been laid on a board: the button that plays or keeps it, and one that puts it back; or why it
// does not belong there. It goes when something else is chosen; the reason also by a tap.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property Table table
    readonly property Prompt prompt: root.table.prompt
    readonly property bool open: root.asked !== "" || root.refused !== ""
    // What the button does, and why there is none.
    property string asked: ""
    property string refused: ""
    // On a phone the sheet says why, a finger's breadth below.
    readonly property bool reasoned: root.width >= 600
    // The board's item, on which the card lies, and where that is: lanes move and grow with the sheet below them.
    property Item item: null
    readonly property rect board: root.item === null ? Qt.rect(0, 0, 0, 0) : root.placeOf(root.item, root.item.y, root.item.width, root.item.height)

    // A card of the hand is laid on a board.
    function drop(row: int, number: int, item: Item): void {
        root.close();
        root.prompt.drop(row, number);
        root.item = item;
        root.refused = root.reasoned ? root.prompt.refusal : "";
        root.asked = root.prompt.refusal === "" && root.prompt.canConfirm ? root.prompt.confirmText : "";
    }
    function placeOf(item: Item, y: real, width: real, height: real): rect {
        return root.mapFromItem(item, 0, 0, width, height);
    }
    function close(): void {
        root.asked = root.refused = "";
    }

    onWidthChanged: root.close()
    onHeightChanged: root.close()

    Connections {
        target: root.prompt

        function onChanged(): void {
            if (root.asked !== "" && root.prompt.confirmText !== root.asked || root.refused !== "" && root.prompt.refusal !== root.refused)
                root.close();
        }
    }
    RowLayout {
        id: plate

        // Within the board where it is large, else below it, or above where there is no room.
        readonly property real below: root.board.height >= 2 * implicitHeight ? root.board.bottom - implicitHeight - Look.space8 : root.board.bottom + Look.space4

        x: Math.max(Look.space8, Math.min(root.width - width - Look.space8, root.board.x + (root.board.width - width) / 2))
        y: below + implicitHeight <= root.height - Look.space8 ? below : root.board.y - implicitHeight - Look.space4
        width: Math.min(implicitWidth, root.width - 2 * Look.space8)
        visible: root.open
        spacing: Look.space8

        Button {
            objectName: "confirmDrop"
            Layout.fillWidth: true
            visible: root.asked !== ""
            highlighted: true
            text: root.asked
            focusPolicy: Qt.NoFocus
            onClicked: {
                root.close();
                root.prompt.confirm();
            }
        }
        Button {
            objectName: "putBack"
            Layout.preferredHeight: Look.confirmHeight
            Layout.preferredWidth: Look.confirmHeight
            visible: root.asked !== ""
            display: T.AbstractButton.IconOnly
            icon.name: "window-close"
            //: Button beside the one that plays a card laid on a board: the card goes back to the hand
            text: qsTr("Put back")
            focusPolicy: Qt.NoFocus
            onClicked: root.prompt.cancel()
        }
        // The question of the table says it to screen readers.
        Refusal {
            objectName: "refusedDrop"
            Layout.preferredWidth: Math.min(root.width - 2 * Look.space8, 340 * Look.textScale)
            visible: root.refused !== ""
            text: root.refused
            Accessible.ignored: true

            MouseArea {
                anchors.fill: parent
                onClicked: root.close()
            }
        }
    }
}
