// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What the master advises, over the table: what it would do, how that compares, and why, board by board. It thinks from the
// moment this opens, and stops when it closes.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Layer {
    id: root

    required property Table table
    // Beside the hand where there is room for that, otherwise over it: what the advice is about stays in sight.
    readonly property bool beside: root.width > root.height && root.width >= 900

    function close(): void {
        root.open = false;
    }

    first: plate.first
    title: plate.title
    visible: opacity > 0
    opacity: root.open ? 1 : 0
    onGroundTapped: root.close()
    onOpenChanged: {
        if (root.open) {
            root.table.advice.ask();
        } else {
            root.table.advice.dismiss();
        }
    }

    Behavior on opacity {
        NumberAnimation {
            duration: Look.fadeDuration
        }
    }
    Connections {
        target: root.table.advice

        function onChanged(): void {
            if (!root.table.advice.offered)
                root.close();
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Qt.alpha(Look.shade, 0.3)
    }
    AdvicePlate {
        id: plate

        anchors {
            bottom: parent.bottom
            bottomMargin: Look.space12
        }
        x: root.beside ? root.width - width - Look.space12 : (root.width - width) / 2
        width: Math.min(root.width - 24, (root.beside ? 400 : 440) * Look.signScale)
        height: Math.min(root.height - 24, implicitHeight)
        advice: root.table.advice
        onClosed: root.close()
    }
}
