// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What has happened since one's last turn, in whatever height there is: the lines stand apart where that is much, and scroll where it
// is too little for them.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property Table table
    // The height there is for it in any case.
    required property real room
    // What may be added to the least height.
    required property real spare
    readonly property int count: lines.lines.length
    readonly property alias leastHeight: lines.leastHeight
    readonly property bool tooLong: lines.implicitHeight > root.height

    implicitHeight: root.leastHeight

    WholeRows {
        id: list

        clip: list.interactive
        edges: lines.edges
        gap: lines.spacing
        glides: false
        height: list.whole ? list.reach : parent.height
        interactive: root.tooLong
        objectName: "sinceList"
        room: root.height - Look.space12 // above the sign that there are more
        whole: root.tooLong && list.fits
        width: parent.width

        // A list that scrolls keeps taps for itself; of one that does not, what lies below it takes them.
        Item {
            anchors.fill: lines
            visible: list.interactive

            TapHandler {
                onTapped: root.table.replayRound()
            }
        }
        SinceList {
            id: lines

            width: parent.width
            lines: root.table.prompt.since
            onLinesChanged: list.row = 0
            room: root.room
            air: Math.max(0, Math.min(12, Math.floor(root.spare / Math.max(1, lines.lines.length))))
        }
    }
    // At the end of the place, not of the rows in it.
    ScrollSigns {
        parent: root
        anchors.topMargin: -Look.space8
        fades: !list.whole
        list: list
    }
}
