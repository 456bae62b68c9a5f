// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One thing on its way, in an arc. When it has arrived it is seen no more, and ready for another flight.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Item {
    id: root

    readonly property bool busy: flight.running
    property point from
    property point to
    property real arc: 0
    property real part: 0

    function start(name: string, size: real, from: point, to: point, duration: int, delay: int, arc: real): void {
        thing.width = size;
        thing.name = name;
        root.from = from;
        root.to = to;
        root.arc = arc;
        wait.duration = delay;
        way.duration = duration;
        flight.restart();
    }

    x: root.from.x + (root.to.x - root.from.x) * root.part
    y: root.from.y + (root.to.y - root.from.y) * root.part - root.arc * 4 * root.part * (1 - root.part)
    visible: root.part > 0

    Drawing {
        id: thing

        anchors.centerIn: parent
    }
    SequentialAnimation {
        id: flight

        onFinished: {
            root.part = 0;
            thing.name = "";
        }

        PauseAnimation {
            id: wait
        }
        NumberAnimation {
            id: way

            target: root
            property: "part"
            from: 0.001
            to: 1
            easing.type: Look.passEasing
        }
    }
}
