// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The title miniature: the academy at dawn, in the dark palette at dusk. Its layers lie one behind the other: they drift apart
// a little when the page is opened, and follow the pointer; with reduced motion they lie still. Seen by nobody, it is not kept.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Item {
    id: root

    // Whether it has its final size: the layers are large, and drawn once.
    property bool settled: true
    // Whether the page is seen.
    property bool seen: true
    // Where one looks, from -1, far to the left, to 1.
    property real gaze: 0
    readonly property real ratio: 16 / 9
    // So much larger than its frame as the nearest layer drifts to both sides: the drawing leaves as much free around what is in it.
    readonly property real wide: Math.ceil(Math.max(root.width, root.height * root.ratio) * 1.032)
    property real drift
    // How far the layers are moved: never farther than they are larger than the frame.
    readonly property real shift: Look.moves ? Math.max(-1, Math.min(1, root.gaze + root.drift)) : 0

    clip: true
    Accessible.ignored: true

    Behavior on gaze {
        enabled: Look.moves && root.seen
        SmoothedAnimation {
            velocity: 0.7
        }
    }
    Repeater {
        model: root.seen && root.settled ? [
            {
                "layers": "sky far",
                "reach": 3
            },
            {
                "layers": "castle",
                "reach": 7
            },
            {
                "layers": "field front",
                "reach": 15
            }
        ] : []

        Image {
            id: layer

            required property var modelData
            // It comes in once; in other colours the former picture stays until the new one is there.
            property bool arrived: false

            x: (root.width - width) / 2 - root.shift * modelData.reach * root.width / 1000
            y: (root.height - height) / 2
            width: root.wide
            height: root.wide / root.ratio
            asynchronous: true
            fillMode: Image.Stretch
            opacity: arrived ? 1 : 0
            retainWhileLoading: true
            source: Look.art(modelData.layers.split(" ").map(name => "title-" + name).join("+"))
            sourceSize.width: root.wide
            Accessible.ignored: true

            onStatusChanged: {
                if (status === Image.Ready)
                    arrived = true;
            }

            Behavior on opacity {
                enabled: Look.moves
                NumberAnimation {
                    duration: Look.fadeDuration
                }
            }
        }
    }
    // A thread of gold within a line of ink.
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border {
            color: Look.ink
            width: 2.4
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: 3.4
        color: "transparent"
        border {
            color: Look.gold
            width: 1.4
        }
    }
    // It stands still while nobody sees it, and goes on from there.
    NumberAnimation on drift {
        id: drifting

        duration: Look.coatDuration * 4
        easing.type: Easing.OutCubic
        from: -1
        paused: drifting.running && !root.seen
        running: Look.moves
        to: 0
    }
}
