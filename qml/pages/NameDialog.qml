// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a saved game is called.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Controls

LongDialog {
    id: root

    property int row: -1

    signal named(row: int, title: string)

    function openFor(row: int, title: string): void {
        root.row = row;
        field.text = title;
        root.open();
        field.forceActiveFocus(Qt.PopupFocusReason);
    }

    //: Title of the dialog in which a saved game gets a name
    title: qsTr("Name of the game")

    onClosed: root.named(root.row, field.text)

    TextField {
        id: field

        maximumLength: 40
        objectName: "gameName"
        //: In the empty field for the name of a saved game
        placeholderText: qsTr("Its players’ names")

        Accessible.name: root.title

        onAccepted: root.close()
    }
}
