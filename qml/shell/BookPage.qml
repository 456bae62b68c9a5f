// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A page of the book with its bar; what all pages but the first one and the table have in common.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.kde.kirigami as Kirigami
import MedievalAcademy.Controls

Kirigami.Page {
    id: root

    property list<T.Action> tools
    // Where F1 opens the rulebook from here; empty: at its beginning.
    property string rulebookPlace: ""
    // The quarter turns by which it is turned, towards the person round the table who opened it.
    property int quarters: 0
    readonly property bool sideways: quarters % 2 === 1

    // The person wants to go back; Main leads there.
    signal backAsked

    Accessible.role: Accessible.Pane // Qt calls every page a tab
    globalToolBarStyle: Kirigami.ApplicationHeaderStyle.None
    height: (sideways ? parent?.width : parent?.height) ?? 0
    padding: 0
    width: (sideways ? parent?.height : parent?.width) ?? 0

    // Not its own place and rotation: the row of pages moves it while it comes and goes.
    transform: [
        Rotation {
            angle: 90 * root.quarters
        },
        Translate {
            x: root.quarters === 1 ? root.height : root.quarters === 2 ? root.width : 0
            y: root.quarters === 2 ? root.height : root.quarters === 3 ? root.width : 0
        }
    ]

    background: PageGround {}
    header: PageBar {
        title: root.title
        tools: root.tools

        onBack: root.backAsked()
    }
}
