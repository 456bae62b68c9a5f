// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The ranking of a board as a list: rank, disc, name, where there is room the square, and what each would get.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Column {
    id: root

    required property list<rankLine> ranking
    property real rowHeight: 38
    property rankLine none
    property bool places: root.width >= 280
    readonly property real usual: Math.min(root.rowHeight > 60 ? Look.nameSize : Look.emphasisSize, root.rowHeight * 0.5)
    // Where places are told rank, name and place have one size, in which the longest of each stand side by side.
    readonly property int size: root.places ? Math.max(15, Math.min(root.usual, Math.floor(100 * (root.width - 6 * Look.space8 - root.disc - Math.max(36, root.coatWidth + 4)) / (root.widestOf("rankText") + root.widest + root.widestOf("placeText"))))) : root.usual
    readonly property real disc: 1.1 * Math.min(Math.max(26, root.rowHeight * 0.5), root.rowHeight * 0.6)
    readonly property real coatWidth: Math.min(root.places ? Math.max(32, root.rowHeight * 0.6) : 28, root.rowHeight * 0.76)

    // All discs stand below each other, however long the word before them.
    readonly property real rankWidth: root.places ? root.ranking.reduce((width, line) => Math.max(width, Math.ceil(ranks.advanceWidth(line.rankText)) + 1), 2.3 * root.size) : 14

    // Where names alone are told, all have the size in which the longest fits, unless it is much too long: so wide it is in
    // letters of 100.
    readonly property real widest: root.ranking.reduce((width, line) => Math.max(width, Math.ceil(names.advanceWidth(line.name)) + 1), 1)

    function widestOf(part: string): real {
        return root.ranking.reduce((width, line) => Math.max(width, Math.ceil(names.advanceWidth(line[part])) + 1), 1);
    }

    FontMetrics {
        id: names

        font.family: Look.textFamily
        font.pixelSize: 100
    }
    FontMetrics {
        id: ranks

        font.family: Look.textFamily
        font.pixelSize: root.size - 2
    }
    Repeater {
        model: root.ranking.length

        Rectangle {
            id: line

            required property int index
            readonly property rankLine told: root.ranking[index] ?? root.none
            // Several squires share this rank: those on square 0 (R3.5).
            readonly property bool shared: root.ranking[index - 1]?.rankText === told.rankText || root.ranking[index + 1]?.rankText === told.rankText

            width: root.width
            height: Math.max(root.rowHeight, name.implicitHeight + 8)
            radius: Look.radius - 1
            color: told.own ? Look.yours : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: [told.rankText, told.name, told.placeText, told.paysText].join(", ")

            EdgeLine {
                visible: line.index < root.ranking.length - 1
            }
            RowLayout {
                anchors {
                    fill: parent
                    leftMargin: root.places ? Look.space8 : 5
                    rightMargin: root.places ? Look.space8 : 3
                }
                spacing: root.places ? Look.space8 : Look.space4

                Label {
                    Layout.preferredWidth: Math.max(root.rankWidth, implicitWidth)
                    text: root.places ? line.told.rankText : line.shared ? "–" : line.index + 1
                    color: Look.ink2
                    font.pixelSize: root.size - 2
                    Accessible.ignored: true
                }
                Item {
                    Layout.preferredWidth: disc.width
                    Layout.preferredHeight: disc.height

                    Disc {
                        id: disc

                        y: height * 0.06
                        tincture: line.told.tincture
                        face: Math.min(root.places ? Math.max(26, root.rowHeight * 0.5) : 22, root.rowHeight * 0.6)
                    }
                }
                Label {
                    id: name

                    Layout.fillWidth: true
                    text: line.told.name
                    font.pixelSize: root.places ? root.size : Math.min(root.size, Math.max(Look.labelSize, Math.floor(100 * name.width / root.widest)))
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 12
                    elide: Text.ElideRight
                    // Letters made smaller stand in the middle of the row as well.
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
                Label {
                    visible: root.places
                    text: line.told.placeText
                    color: Look.ink2
                    font.pixelSize: root.size - 2
                    Accessible.ignored: true
                }
                Item {
                    id: pay
                    // Two figures on a small coat could not be read.
                    readonly property bool said: !line.told.squares && Math.abs(line.told.pays) >= 10 && root.coatWidth < 36

                    Layout.preferredWidth: root.places ? Math.max(36, root.coatWidth + 4) : 30
                    Layout.fillHeight: true

                    Coat {
                        anchors.centerIn: parent
                        visible: !line.told.squares && line.told.pays !== 0 && !pay.said
                        width: root.coatWidth
                        value: line.told.pays || 1
                    }
                    Drawing {
                        anchors.centerIn: parent
                        visible: line.told.squares
                        width: root.coatWidth
                        name: "bonus-" + Math.max(1, Math.min(3, line.told.pays))
                    }
                    Label {
                        anchors.centerIn: parent
                        visible: line.told.pays === 0 || pay.said
                        text: line.told.worded ? "–" : line.told.figure
                        color: !pay.said ? Look.ink2 : line.told.pays < 0 ? Look.danger : Look.ink
                        font.pixelSize: root.size
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
