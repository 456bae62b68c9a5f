// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The chronicle as a drawer over the table, from the right. A tap beside it closes it, and so does a moment that is chosen.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Layer {
    id: root

    required property Table table

    function close(): void {
        root.open = false;
    }

    first: panel
    title: panel.title
    visible: panel.x < root.width
    onGroundTapped: root.close()

    Rectangle {
        anchors.fill: parent
        color: Look.shade
        opacity: 0.42 * (root.width - panel.x) / panel.width
    }
    ChroniclePanel {
        id: panel

        x: root.open ? root.width - width : root.width
        width: Math.min(root.width - 40, 360 * Look.signScale)
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
