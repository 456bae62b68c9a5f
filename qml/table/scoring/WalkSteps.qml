// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The way of the scoring from board to board: done, now in gold, still to come, and those that do not score this turn.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property list<walkStep> steps
    // How many boards there are.
    required property int boards
    property bool named: false
    readonly property real each: root.width / Math.max(1, root.steps.length)
    readonly property real size: Math.min(60, root.each * 0.78)
    // By number and not by the steps themselves: a step that is done stays the same item, and nothing is drawn again.
    property walkStep none
    readonly property int now: root.steps.findIndex(step => step.step === Enums.Step.Now)
    readonly property real middle: root.size * 0.66
    // All names in letters of one size: those in which the longest has room.
    readonly property int nameSize: longest.size

    implicitHeight: root.size * 1.32 + (root.named ? Math.max(Look.bodyLine * 0.85, root.nameSize * 1.5) : 0)

    FittedLine {
        id: longest

        font.family: Look.textFamily
        text: root.steps.reduce((one, step) => step.name.length > one.length ? step.name : one, "")
        room: root.each - 6
        usual: Look.labelSize
        least: 12
    }
    Rectangle {
        x: root.each / 2
        y: root.middle - 1
        width: root.width - root.each
        height: 2
        color: Look.rule
    }
    Rectangle {
        x: root.each / 2
        y: root.middle - 1.5
        width: Math.max(0, root.now) * root.each
        height: 3
        color: Look.gold

        Behavior on width {
            enabled: Look.moves
            NumberAnimation {
                duration: Look.walkDuration
                easing.type: Look.passEasing
            }
        }
    }
    Repeater {
        // All are there before the first scoring.
        model: root.steps.length || root.boards

        Item {
            id: step

            required property int index
            readonly property walkStep told: root.steps[index] ?? root.none
            readonly property bool current: told.step === Enums.Step.Now

            x: index * root.each
            width: root.each
            height: root.height
            // Its board has been scored while one looks; what was scored before is sealed when the walk begins.
            onCurrentChanged: {
                if (step.told.step === Enums.Step.Done && root.visible)
                    stamp.restart();
            }

            Rectangle {
                anchors.centerIn: emblem
                width: emblem.width * 0.98
                height: width
                radius: width / 2
                color: Look.page
            }
            Drawing {
                id: emblem

                x: (parent.width - width) / 2
                y: root.middle - height / 2
                width: root.size
                scale: step.current ? 1.28 : 1
                opacity: step.told.step === Enums.Step.Idle ? 0.38 : 1
                name: step.told.emblem === "" ? "" : "ringed-" + step.told.emblem + (step.current ? "-lit" : "")

                Behavior on scale {
                    enabled: Look.moves
                    NumberAnimation {
                        duration: Look.lightDuration
                        easing.type: Look.hopEasing
                    }
                }
            }
            CheckSeal {
                id: seal

                x: emblem.x + emblem.width - width * 0.7
                y: emblem.y + emblem.height - height * 0.8
                visible: step.told.step === Enums.Step.Done
                width: Math.max(16, root.size * 0.34)

                ParallelAnimation {
                    id: stamp

                    NumberAnimation {
                        target: seal
                        property: "scale"
                        from: 2.6
                        to: 1
                        duration: Look.walkDuration
                        easing.type: Easing.InCubic
                    }
                    NumberAnimation {
                        target: seal
                        property: "rotation"
                        from: -28
                        to: 0
                        duration: Look.walkDuration
                        easing.type: Easing.InCubic
                    }
                    NumberAnimation {
                        target: seal
                        property: "opacity"
                        from: 0
                        to: 1
                        duration: Look.walkDuration * 0.5
                    }
                }
            }
            Label {
                anchors {
                    horizontalCenter: parent.horizontalCenter
                    bottom: parent.bottom
                }
                width: parent.width - 4
                visible: root.named
                text: step.told.name
                color: step.current ? Look.ink : Look.ink2
                font.pixelSize: root.nameSize
                fontSizeMode: Text.HorizontalFit // a shorter one may be wider
                minimumPixelSize: 12
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            Hint {
                words: () => step.told.name
                held: false
            }
        }
    }
}
