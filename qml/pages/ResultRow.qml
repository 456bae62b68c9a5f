// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What has become of one person: games, victories, points. A crown for whoever leads.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property int index
    required property string name
    required property int victories
    required property int best
    required property string averageText
    required property string sentence
    required property string spoken
    //: The page of results: %1 is the most points in a game, %2 the points in a game on average
    readonly property string points: qsTr("best %1, average %2").arg(Number(root.best).toLocaleString(Qt.locale(), "f", 0)).arg(root.averageText)
    readonly property bool narrow: root.width < 480
    readonly property real side: root.width >= 600 ? 56 : 44

    implicitHeight: Math.max(root.side + 20, words.implicitHeight + 2 * Look.space8)
    width: parent?.width ?? 0

    Accessible.name: root.spoken
    Accessible.role: Accessible.ListItem

    RowText {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: Look.space16
        anchors.right: parent.right
        anchors.rightMargin: Look.space16
        anchors.verticalCenter: parent.verticalCenter
        note: root.narrow ? root.sentence + " · " + root.points : root.sentence
        noteItalic: false
        noteSize: Look.bodySize
        title: root.name
        titleSize: Look.nameSize
        value: root.narrow ? "" : root.points

        leading: Item {
            implicitHeight: root.side
            implicitWidth: root.side

            Drawing {
                anchors.centerIn: parent
                name: root.index === 0 && root.victories > 0 ? "emblem-kings-service" : "coat-back"
                width: root.side - (root.index === 0 && root.victories > 0 ? 2 : 10)
            }
        }
    }
    Rectangle {
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.leftMargin: root.side + 28
        anchors.right: parent.right
        color: Look.rule
        height: Look.hairline
        visible: root.index > 0
    }
}
