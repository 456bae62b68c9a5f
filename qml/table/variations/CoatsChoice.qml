// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Coats of arms to choose from, equal ones together with their number. What is chosen is framed in gold, with how many.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Column {
    id: root

    required property string title
    required property list<coatFace> coats
    // Before the number in the coats' object names.
    required property string prefix

    readonly property real tile: 84
    readonly property real natural: Math.max(heading.implicitWidth, root.coats.length * (root.tile + Look.space8) - Look.space8)

    signal coatChosen(int row)

    spacing: Look.space4

    Label {
        id: heading

        text: root.title
        color: Look.golddeep
        font.pixelSize: Look.labelSize
    }
    Flow {
        width: root.width
        spacing: Look.space8

        Repeater {
            model: root.coats

            Pressable {
                id: coat

                required property int index
                required property coatFace modelData

                objectName: root.prefix + index

                width: root.tile
                height: 64
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
                }
                contentItem: Item {
                    Coat {
                        x: 6
                        anchors.verticalCenter: parent.verticalCenter
                        width: 36
                        value: coat.modelData.value
                    }
                    Drawing {
                        x: parent.width - width - 4
                        y: 4
                        width: 24
                        visible: coat.modelData.emblem !== ""
                        name: coat.modelData.emblem !== "" ? "emblem-" + coat.modelData.emblem : ""
                    }
                    Label {
                        anchors {
                            right: parent.right
                            bottom: parent.bottom
                            margins: 5
                        }
                        text: coat.modelData.chosen > 0 ?
                        //: Exchange of coats: %1 of %2 equal coats are chosen. Very little room
                        qsTr("%1 of %2").arg(coat.modelData.chosen).arg(coat.modelData.count) : "×" + coat.modelData.count
                        width: Math.min(implicitWidth, 40)
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 12
                        visible: coat.modelData.count > 1
                        font.pixelSize: Math.min(18, Look.labelSize)
                        verticalAlignment: Text.AlignBottom
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
