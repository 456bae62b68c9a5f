// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Beside a squire's face on a phone: its points, where they are open and there are coats, over the number of its coats, right to one
// edge.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    // The width there is, and the height of two lines with the letters in them.
    required property real room
    required property real tall
    required property real numberSize
    // The number of coats stands on one.
    required property bool inset
    required property int score
    required property bool scored
    required property int coatCount
    // The coats are shown.
    required property bool counting
    // They keep the lower line, as something else stands in the upper one.
    required property bool lowered
    //: On a phone, in very little room beside a squire that has coats of arms: their sum is 0 Chivalry Points
    readonly property string noPoints: qsTr("0 pts")
    // A sign before the number says that it is points; a sum of 0 has none.
    readonly property string pointsText: root.score === 0 ? root.noPoints : Numbers.gain(root.score)
    readonly property color pointsColor: root.score < 0 ? Look.danger : root.score > 0 ? Look.golddeep : Look.ink2
    readonly property bool two: root.scored || root.lowered

    // Two figures of them stay within the place of the squire. The coat is as high as large figures.
    readonly property real coatShare: Look.largeText ? 1.1 : 0.86
    readonly property real coatSize: Math.max(12, Math.min(root.numberSize - 1, Math.floor((root.room - 4) / (root.coatShare + 1.04))))
    readonly property real coatWidth: root.inset ? Math.min(root.room - 1, 0.5 * root.tall) : root.coatSize * root.coatShare

    y: root.two ? 1 : root.tall / 4
    width: Math.max(points.visible ? points.width : 0, counted.width)

    Label {
        id: points

        objectName: "points"
        anchors.right: parent.right
        width: Math.min(implicitWidth, root.room)
        height: root.tall / 2
        visible: root.scored
        text: root.pointsText
        color: root.pointsColor
        font.pixelSize: root.numberSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    Item {
        id: counted

        anchors.right: parent.right
        y: root.two ? root.tall / 2 : 0
        width: root.inset ? root.coatWidth : coats.x + coats.width
        height: root.tall / 2
        visible: root.counting

        Drawing {
            anchors.verticalCenter: parent.verticalCenter
            width: root.coatWidth
            name: "coat-back"
        }
        Label {
            id: coats

            objectName: "coats"
            x: root.inset ? (root.coatWidth - width) / 2 : root.coatWidth + 2
            height: parent.height
            text: root.coatCount
            color: Look.ink
            font.pixelSize: root.inset ? Math.max(12, 0.62 * root.coatWidth) : root.coatSize
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }
}
