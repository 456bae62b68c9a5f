// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Three dots: somebody is still choosing. They breathe while a computer thinks.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Row {
    id: root

    required property bool thinking

    spacing: 3
    Accessible.ignored: true

    Repeater {
        model: 3

        Rectangle {
            id: dot

            required property int index

            width: 4
            height: 4
            radius: 2
            color: Look.ink2

            SequentialAnimation on opacity {
                running: root.thinking && root.visible && Look.moves
                loops: Animation.Infinite
                alwaysRunToEnd: true

                PauseAnimation {
                    duration: 160 * dot.index
                }
                NumberAnimation {
                    to: 0.25
                    duration: 320
                }
                NumberAnimation {
                    to: 1
                    duration: 320
                }
                PauseAnimation {
                    duration: 160 * (2 - dot.index)
                }
            }
        }
    }
}
