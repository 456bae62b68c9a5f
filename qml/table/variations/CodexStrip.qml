// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The Secret Codex while nothing is chosen from it: its tokens in a row, with who took which.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property CodexModel codex
    readonly property real size: Math.min(root.height, 40, root.width / Math.max(4, places.count) - 3)

    implicitHeight: 34
    implicitWidth: 200

    Row {
        anchors.centerIn: parent
        spacing: 3

        Repeater {
            id: places

            model: root.codex

            Item {
                id: place

                required property int takerTincture
                required property bool known
                required property int token
                required property string spoken

                implicitWidth: root.size
                implicitHeight: root.size
                Accessible.role: Accessible.StaticText
                Accessible.name: spoken

                Drawing {
                    width: root.size
                    opacity: place.takerTincture >= 0 ? 0.5 : 1
                    name: !place.known ? "codex" : place.token === 0 ? "codex-0" : "codex-minus-" + -place.token
                }
                Shield {
                    anchors.centerIn: parent
                    visible: place.takerTincture >= 0
                    width: root.size * 0.66
                    tincture: Math.max(0, place.takerTincture)
                }
                Hint {
                    words: () => place.spoken
                }
            }
        }
    }
}
