// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a board pays: coats by rank below the emblem, on Gallantry squares to move; on the stair by square, written in the
// hall, with the Scrolls as coats.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property string board
    required property list<coatFace> pays
    required property bool ring
    // The same in words.
    property string explanation: ""
    property bool held: false
    // King's Service with Scrolls pays on more squares (R10.4.2).
    readonly property bool scrolls: root.pays.length > 2
    // In the base game it stands on the hangings of the hall.
    readonly property bool written: !root.ring && !root.scrolls
    // The figure on a coat so small could not be read: the number stands on the round, in letters that can.
    readonly property bool numbered: !root.ring && root.scrolls && root.width < 480

    Drawing {
        anchors.fill: parent
        name: root.written ? "board-kings-service-pay" : ""
    }
    Repeater {
        model: root.pays

        Item {
            id: place

            required property int index
            required property coatFace modelData
            readonly property int numberSize: Math.max(12, Math.round(place.width * 0.58))
            readonly property rect where: root.ring ? Plans.coats(root.board, root.pays.length)[index] ?? Qt.rect(0, 0, 0, 0) : Plans.stairCoat(modelData.square, root.scrolls)

            x: where.x * root.width
            y: where.y * root.height
            width: where.width * root.width
            height: where.height * root.height

            Drawing {
                anchors.centerIn: parent
                width: root.numbered ? Math.max(place.width, place.numberSize * 1.65) : place.width
                visible: !root.ring && root.scrolls
                name: "roundel"
            }
            Loader {
                anchors.centerIn: parent
                active: root.numbered
                sourceComponent: Label {
                    objectName: "pay"
                    text: Numbers.gain(place.modelData.value)
                    color: Look.artInk
                    font.bold: true
                    font.pixelSize: place.numberSize
                    Accessible.ignored: true
                }
            }
            Drawing {
                anchors.centerIn: parent
                visible: place.modelData.bonus
                width: place.width
                name: "bonus-" + Math.max(1, Math.min(3, place.modelData.value))
            }
            Coat {
                anchors.centerIn: parent
                visible: !place.modelData.bonus && !root.written && !root.numbered
                width: place.width * (root.ring ? 1 : 0.66)
                value: place.modelData.value
            }
            Hint {
                words: () => root.explanation
                held: root.held
            }
        }
    }
}
