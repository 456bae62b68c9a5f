// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What the master advises, over the table: what it would do, how that compares, and why, board by board. It thinks from the
// moment this opens, and stops when it closes.
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

    visible: opacity > 0
    opacity: root.open ? 1 : 0
    enabled: root.open
    onOpenChanged: {
        if (root.open) {
            root.table.counsel.ask();
            plate.forceActiveFocus();
        } else {
            root.table.counsel.dismiss();
        }
    }

    Behavior on opacity {
        NumberAnimation {
            duration: Look.fadeDuration
        }
    }
    Connections {
        target: root.table.counsel

        function onChanged(): void {
            if (!root.table.counsel.offered)
                root.close();
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Look.shade, 0.42)

        MouseArea {
            anchors.fill: parent
            onClicked: root.close()
            onWheel: event => event.accepted = true
        }
    }
    AdvicePlate {
        id: plate

        anchors.centerIn: parent
        width: Math.min(root.width - 24, 440 * Math.min(1.4, Look.textScale))
        height: Math.min(root.height - 24, implicitHeight)
        counsel: root.table.counsel
        knights: root.table.hasCup
        onClosed: root.close()
    }
}
