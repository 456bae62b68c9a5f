// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Somebody thinks: the hourglass turns over.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.BusyIndicator {
    id: root

    implicitHeight: 44
    implicitWidth: 44
    padding: Look.space4

    contentItem: Item {
        Drawing {
            id: glass

            anchors.centerIn: parent
            name: "hourglass"
            opacity: root.running ? 1 : 0
            width: Math.min(parent.width, parent.height)

            SequentialAnimation {
                loops: Animation.Infinite
                running: root.running && root.visible && Look.moves

                onRunningChanged: glass.rotation = 0

                PauseAnimation {
                    duration: 900
                }
                RotationAnimation {
                    duration: 500
                    easing.type: Easing.InOutCubic
                    from: 0
                    property: "rotation"
                    target: glass
                    to: 180
                }
            }
        }
    }

    Accessible.ignored: true
}
