// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// An entry of the first page: a drawing, what it opens, and a remark.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

T.Button {
    id: root

    required property string drawing
    property string note
    // In little room: smaller, and without the chevron.
    property bool compact: false
    // Alone in its row.
    property bool single: true
    // Four side by side, and as high as two lines below a title.
    property bool abreast: false
    // Whether it has its final size, which the drawing's depends on.
    property bool settled: true
    // The height kept for the remark, and what it asks for itself.
    property real noteRoom: 0
    readonly property real noteNeed: words.noteNeed
    // In much room: larger.
    readonly property bool tall: !root.compact && !Look.largeText && root.height >= 112 && root.width >= (root.abreast ? 330 : 380)

    implicitHeight: Math.max(root.compact ? 60 : Look.veryLargeText ? 2 * Look.pageTitleSize : 78, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: root.compact ? Look.space12 : Look.space16
    rightPadding: root.abreast ? Look.space8 : Look.space12
    topPadding: Look.space4
    bottomPadding: Look.space4

    Keys.onEnterPressed: root.click()
    Keys.onReturnPressed: root.click()

    background: Item {
        Shadow {
            anchors.fill: leaf
        }
        Leaf {
            id: leaf

            anchors.fill: parent
            color: root.down || root.hovered ? Look.hovered : Look.leaf
        }
        FocusRing {
            control: root
        }
    }
    contentItem: RowText {
        id: words

        // Very large letters leave room for the title alone; a screen reader says both.
        note: (root.compact && !root.abreast) || !Look.veryLargeText ? root.note : ""
        noteItalic: false
        noteRoom: root.noteRoom
        noteSize: root.compact ? Look.labelSize : root.tall ? Look.emphasisSize : Look.bodySize
        title: root.text
        titleSize: root.compact || (root.abreast && !root.tall) ? Look.nameSize : root.tall ? Look.dialogTitleSize : Look.pageTitleSize
        trailing: root.single && !root.compact && !Look.veryLargeText ? chevron : null

        // The place has its size from here, and not from a picture that may still come for the size it had before.
        leading: Item {
            implicitHeight: implicitWidth
            implicitWidth: Math.round((root.compact ? 40 : root.tall ? 68 : root.abreast ? 56 : 54) * Math.min(1.3, Look.textScale))

            Drawing {
                drawnWidth: root.settled ? width : 0
                height: width
                name: root.drawing
                width: parent.implicitWidth
            }
        }
    }

    Accessible.description: root.note

    Component {
        id: chevron

        Drawing {
            height: width
            name: "icon-forward"
            token: "ink2"
            width: 22
        }
    }
}
