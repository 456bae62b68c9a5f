// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Coats of arms to choose from, equal ones together with their number, behind the face of who gives them and that of who gets
// them. What is chosen is framed in gold, with a seal for each coat.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Column {
    id: root

    required property string title
    // The same where there is little room: who gives.
    property string briefTitle
    required property list<coatFace> coats
    // Before the number in the coats' object names.
    required property string prefix
    // The tinctures of both; -1 while it is not known who that is.
    required property int giver
    required property int receiver
    property bool low: false
    // Low for the sake of large letters: there is height for larger coats.
    property bool ample: false
    // Of the larger of two such choices, one below the other: coats are as wide in both.
    property int most: root.coats.length

    // They grow with large letters where there is height for that.
    readonly property real usualTile: 84
    readonly property real usualFace: 48
    readonly property real usualArrow: 26
    readonly property real mostGrowth: Math.max(1, Math.min(1.5, Look.textScale * 0.75))
    readonly property real growth: !root.low ? root.mostGrowth : root.ample ? 1.25 : 1
    // Narrower where all of them fit in one line by that; in little height as many in each line.
    readonly property real widestTile: root.usualTile * root.growth
    readonly property real leastTile: root.low ? 54 * Math.min(1.1, root.growth) : 72 * root.growth
    readonly property real room: root.width - root.outside + Look.space8
    readonly property real share: root.room / Math.max(1, root.most) - Look.space8
    readonly property int leastLines: Math.ceil(root.most / Math.max(1, Math.floor(root.room / (root.leastTile + Look.space8))))
    readonly property real evenShare: root.room / Math.max(1, Math.ceil(root.most / root.leastLines)) - Look.space8
    readonly property real tile: Math.min(root.widestTile, Math.floor(root.share >= root.leastTile ? root.share : root.low ? root.evenShare : root.widestTile))
    readonly property real tileHeight: (root.low ? Look.touch : 58) * root.growth
    readonly property real face: (root.low ? 32 : root.usualFace) * root.growth
    // Below the faces, where the title has no line of its own, and there is room for it.
    readonly property bool brief: root.low && !Look.largeText && root.briefTitle !== "" && below.implicitWidth <= below.width
    readonly property real faceHeight: root.tileHeight - (root.brief ? Look.labelLine : 0)
    readonly property real arrow: root.low ? 14 : root.usualArrow
    readonly property real outside: 2 * root.face + root.arrow + (root.low ? Look.space8 : Look.space24)
    // Its width where there is room.
    readonly property real natural: Math.max(heading.implicitWidth, root.coats.length * (root.usualTile * root.mostGrowth + Look.space8) - Look.space8 + 2 * root.usualFace * root.mostGrowth + root.usualArrow + Look.space24)

    signal coatChosen(int row)

    spacing: Look.space4

    Label {
        id: heading

        visible: !root.low
        width: root.width
        text: root.title
        color: Look.golddeep
        font.pixelSize: Look.labelSize
        wrapMode: Text.Wrap
    }
    // Its height follows from its width at once, and not with the next frame: what it is shown in grows by it, and does not shrink.
    Item {
        width: root.width
        height: offered.height

        Party {
            objectName: root.prefix + "Giver"
            tincture: root.giver
        }
        Flow {
            id: offered

            readonly property int abreast: Math.max(1, Math.floor((width + Look.space8 + 0.5) / (root.tile + Look.space8)))
            readonly property int lines: Math.ceil(root.coats.length / abreast)

            x: root.outside
            width: Math.max(root.tile, Math.min(root.width - root.outside, root.most * (root.tile + Look.space8) - Look.space8))
            height: Math.max(1, lines) * (root.tileHeight + Look.space8) - Look.space8
            spacing: Look.space8

            Repeater {
                model: root.coats

                Pressable {
                    id: coat

                    required property int index
                    required property coatFace modelData

                    objectName: root.prefix + index

                    width: root.tile
                    height: root.tileHeight
                    //: For screen readers: a coat of arms that may be chosen; %1 names it, %2 is how many there are, %3 how many are chosen
                    spoken: qsTr("%1: %2, chosen %3").arg(modelData.name).arg(modelData.count).arg(modelData.chosen)
                    onClicked: root.coatChosen(index)

                    background: Rectangle {
                        radius: Look.radius
                        color: coat.modelData.chosen > 0 ? Look.yours : Look.leaf
                        border {
                            width: coat.modelData.chosen > 0 ? Look.decidedLine : Look.border
                            color: coat.modelData.chosen > 0 ? Look.mark : Look.line
                        }

                        Repeater {
                            model: coat.modelData.chosen

                            CheckSeal {
                                required property int index

                                width: root.low ? 16 : 22
                                x: index * (width - 3) - 6
                                y: -6
                            }
                        }
                    }
                    contentItem: Item {
                        Coat {
                            id: face

                            x: root.low ? 4 : 6
                            anchors.verticalCenter: parent.verticalCenter
                            width: (root.low ? 28 : 36) * root.growth
                            value: coat.modelData.value
                        }
                        Drawing {
                            x: parent.width - width - 4
                            y: root.low ? 3 : 4
                            width: root.low ? 20 * Math.min(1.1, root.growth) : 24 * root.growth
                            visible: coat.modelData.emblem !== ""
                            name: coat.modelData.emblem !== "" ? "emblem-" + coat.modelData.emblem : ""
                        }
                        Label {
                            anchors {
                                right: parent.right
                                bottom: parent.bottom
                                margins: root.low ? 2 : 5
                                rightMargin: 5
                            }
                            objectName: "number"
                            text: "×" + coat.modelData.count
                            visible: coat.modelData.count > 1
                            font.pixelSize: Math.min(18 * root.growth, Look.labelSize)
                            verticalAlignment: Text.AlignBottom
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        Drawing {
            id: arrow

            x: root.face + (root.low ? 0 : Look.space4)
            y: (root.faceHeight - height) / 2
            width: root.arrow
            height: width
            name: "icon-right"
            token: "golddeep"
        }
        Party {
            x: arrow.x + arrow.width + (root.low ? 0 : Look.space4)
            objectName: root.prefix + "Receiver"
            tincture: root.receiver
        }
        Label {
            id: below

            y: root.faceHeight
            visible: root.brief
            width: root.outside - Look.space8
            color: Look.golddeep
            font.pixelSize: Look.labelSize
            horizontalAlignment: Text.AlignHCenter
            text: root.briefTitle
        }
    }

    // The face of one of the two, or an empty place for it.
    component Party: Item {
        id: party

        required property int tincture

        width: root.face
        height: root.faceHeight

        Bust {
            anchors.centerIn: parent
            visible: party.tincture >= 0
            width: root.face
            tincture: Math.max(0, party.tincture)
        }
        Rectangle {
            anchors.centerIn: parent
            visible: party.tincture < 0
            width: root.face
            height: width
            radius: width / 2
            color: "transparent"
            border {
                width: Look.border
                color: Look.line
            }

            Label {
                anchors.centerIn: parent
                text: "?"
                color: Look.ink2
                font.pixelSize: Look.nameSize
                Accessible.ignored: true
            }
        }
    }
}
