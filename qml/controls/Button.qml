// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A button. `highlighted` makes it the first choice of its page: gold, with hollow corners, and only one of them. Where it cannot
// be pressed only its outline is left.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.Button {
    id: root

    // No lower than that.
    property real leastHeight: root.highlighted ? Look.confirmHeight : Look.touch
    // Of its letters, where the window is wide enough for a few words in them.
    property real size: root.highlighted ? Look.nameSize : Look.emphasisSize
    // Not smaller than the letters beside it.
    readonly property int iconSize: Math.round(22 * Look.signScale)

    font.bold: root.highlighted && root.enabled
    font.pixelSize: Math.floor(Math.min(root.size, Math.max(20, (root.Window.window?.width ?? Infinity) / 11.6)))
    icon.height: root.iconSize
    icon.width: root.iconSize
    implicitHeight: Math.max(root.leastHeight, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(96, implicitContentWidth + leftPadding + rightPadding)
    leftPadding: Look.space16 + (root.highlighted ? Look.space4 : 0)
    rightPadding: leftPadding
    spacing: Look.space8
    topPadding: Look.space8
    bottomPadding: Look.space8

    Keys.onEnterPressed: root.click()
    Keys.onReturnPressed: root.click()

    background: Item {
        Loader {
            anchors.fill: parent
            sourceComponent: root.highlighted ? first : root.flat ? flat : second
        }
        FocusRing {
            control: root
        }
    }
    contentItem: ButtonText {
        color: root.highlighted && root.enabled ? Look.artInk : root.enabled ? Look.ink : Look.ink2
        control: root
        transform: Translate {
            y: root.highlighted && root.down ? 1 : 0
        }
    }

    Component {
        id: first

        Item {
            Shadow {
                anchors.fill: plate
                anchors.margins: 3
                visible: root.enabled && !root.down
            }
            Plate {
                id: plate

                anchors.fill: parent
                anchors.topMargin: root.down ? 1 : 0
                color: root.down ? Look.goldPressed : "transparent"
                edge: root.enabled ? Look.artInk : Look.rule
                golden: root.enabled && !root.down
                innerLine: root.enabled && !root.down ? Look.goldLine : "transparent"
                lineWidth: root.enabled ? 2 : Look.border
            }
            Plate {
                anchors.fill: plate
                color: Qt.alpha("white", 0.16)
                edge: "transparent"
                innerLine: "transparent"
                visible: root.enabled && root.hovered && !root.down
            }
        }
    }
    Component {
        id: second

        Leaf {
            border.color: root.enabled ? Look.line : Look.rule
            border.width: Look.border
            color: root.enabled ? (root.down || root.hovered || root.checked ? Look.hovered : Look.leaf) : "transparent"
        }
    }
    Component {
        id: flat

        Rectangle {
            color: root.down || root.hovered || root.checked ? Look.hovered : "transparent"
            radius: Look.radius
        }
    }
}
