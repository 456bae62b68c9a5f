// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The chronicle as a drawer over the table, from the right. A tap beside it closes it, and so does a moment that is chosen.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

FocusScope {
    id: root

    required property Table table
    property bool open: false

    function close(): void {
        root.open = false;
    }

    visible: panel.x < root.width
    enabled: root.open
    onOpenChanged: {
        if (root.open)
            panel.forceActiveFocus();
    }

    Rectangle {
        anchors.fill: parent
        color: Look.shade
        opacity: 0.42 * (root.width - panel.x) / panel.width

        MouseArea {
            anchors.fill: parent
            onClicked: root.close()
            onWheel: event => event.accepted = true
        }
    }
    ChroniclePanel {
        id: panel

        x: root.open ? root.width - width : root.width
        width: Math.min(root.width - 40, 360 * Math.min(1.4, Look.textScale))
        height: parent.height
        table: root.table
        onClosed: root.close()
        onMomentChosen: root.close()

        Behavior on x {
            NumberAnimation {
                duration: Look.sheetDuration
                easing.type: Look.liftEasing
            }
        }
    }
}
