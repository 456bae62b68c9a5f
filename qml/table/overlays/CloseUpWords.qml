// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The words of the large view of a board: the ranking, and when it scores and goes back; beside the board, where there is
// room for it, all that there is to know of it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

ColumnLayout {
    id: root

    required property bool beside
    required property string placeText
    required property string paysText
    required property string scheduleText
    required property string resetText
    required property list<turnMark> turnMarks
    required property list<rankLine> ranking
    required property bool gallantry
    required property real rowHeight
    // The height of everything but the rows of the ranking.
    readonly property real around: list.y + list.margin + root.spacing + (root.beside ? terms.implicitHeight : times.implicitHeight + (pays.visible ? pays.implicitHeight + root.spacing : 0) + (reset.visible ? reset.implicitHeight + root.spacing : 0))

    GridLayout {
        id: times

        Layout.fillWidth: true
        visible: !root.beside
        // Large letters want the whole width.
        columns: root.width < 420 && Look.veryLargeText ? 1 : 2
        columnSpacing: Look.space12
        rowSpacing: Look.space4

        Note {
            Layout.fillWidth: true
            text: root.scheduleText
        }
        TurnMarks {
            Layout.alignment: Qt.AlignRight
            marks: root.turnMarks
            size: 20
            numbered: true
        }
    }
    Note {
        id: pays

        objectName: "pays"
        Layout.fillWidth: true
        visible: !root.beside && text !== ""
        text: root.paysText
    }
    Leaf {
        Layout.fillWidth: true
        implicitHeight: list.y + list.implicitHeight + list.margin

        Note {
            id: heading

            x: 14
            y: 6
            width: parent.width - x - 4
            //: Heading above the ranking of a board: what each squire would get
            text: qsTr("If scored now")
            font.pixelSize: Look.labelSize
        }
        RankRows {
            id: list

            readonly property real margin: Look.space4

            anchors {
                left: parent.left
                right: parent.right
                top: heading.bottom
                leftMargin: list.margin
                rightMargin: list.margin
                topMargin: 2
            }
            ranking: root.ranking
            rowHeight: root.rowHeight
        }
    }
    BoardTerms {
        id: terms

        Layout.fillWidth: true
        visible: root.beside
        placeText: root.placeText
        gallantry: root.gallantry
        paysText: root.paysText
        scheduleText: root.scheduleText
        resetText: root.resetText
        turnMarks: root.turnMarks
    }
    Note {
        id: reset

        Layout.fillWidth: true
        visible: !root.beside && text !== ""
        text: root.resetText
        horizontalAlignment: Text.AlignHCenter
    }
}
