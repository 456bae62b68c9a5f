// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// At the place where a card has been laid on a board: the button that plays or keeps it, and one that puts it back; or why it
// does not belong there. It goes when something else is chosen.
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
    // The board's item, on which the card lies.
    property Item board: null

    // A card of the hand is laid on a board.
    function drop(row: int, number: int, item: Item): void {
        root.close();
        root.prompt.drop(row, number);
        root.board = item;
        root.refused = root.prompt.refusal;
        root.asked = root.refused === "" && root.prompt.canConfirm ? root.prompt.confirmText : "";
        plate.place();
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
        function place(): void {
            const at = root.mapFromItem(root.board, 0, 0);
            const within = root.board.height >= 2 * plate.implicitHeight;
            const below = within ? at.y + root.board.height - plate.implicitHeight - Look.space8 : at.y + root.board.height + Look.space4;
            plate.x = Math.max(Look.space8, Math.min(root.width - plate.width - Look.space8, at.x + (root.board.width - plate.width) / 2));
            plate.y = below + plate.implicitHeight <= root.height - Look.space8 ? below : at.y - plate.implicitHeight - Look.space4;
        }

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
        }
    }
}
