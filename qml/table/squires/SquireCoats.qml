// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The coats of arms a squire holds: each kind with how many of it there are; or all face down, where their number is all that is
// known.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Flow {
    id: root

    // Empty: they lie face down.
    required property list<coatFace> coats
    required property int count
    readonly property bool open: root.coats.length > 0
    readonly property real side: Math.round(34 * Look.textUnit)

    spacing: root.open ? Look.space8 : Look.space4

    Repeater {
        model: root.open ? 0 : root.count

        Drawing {
            width: root.side
            name: "coat-back"

            Hint {
                words: () => Legend.coats(root.count, true, 0)
            }
        }
    }
    Repeater {
        model: root.coats

        Row {
            id: coat

            required property coatFace modelData
            readonly property string told: modelData.name + " × " + modelData.count

            spacing: 2
            Accessible.role: Accessible.StaticText
            Accessible.name: coat.told

            Coat {
                width: root.side
                value: coat.modelData.value

                Hint {
                    words: () => coat.told
                }
            }
            Drawing {
                anchors.bottom: parent.bottom
                width: Math.round(20 * Look.textUnit)
                name: coat.modelData.emblem === "" ? "" : "emblem-" + coat.modelData.emblem
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                visible: coat.modelData.count > 1
                text: "×" + coat.modelData.count
                Accessible.ignored: true
            }
        }
    }
}
