// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a squire gets from the board being scored, and why. The coat comes flying from the board in an arc.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property scoreLine line
    // Where the coat comes from, in this item's coordinates.
    property point origin: Qt.point(0, 0)
    readonly property bool small: root.width < 420
    // Drawings grow with the letters, less than they do.
    readonly property real growth: Math.min(1.2, Look.textUnit)
    // Large letters want the whole width for the reason, below shield, name and coat.
    readonly property bool stacked: root.small && Look.veryLargeText
    readonly property real stackedHead: Math.max(shield.height, name.height, prize.height) + 2 * Look.space8
    readonly property real head: root.stacked ? root.stackedHead : root.height
    // A bonus of no squares, or a token of 0 that goes back: it has a round of its own.
    readonly property bool nothing: !root.line.secret && root.line.value === 0 && (root.line.squares || root.line.given)
    // What it gets is no coat yet, but something said in words, as with the deeds and the exchange (R10.5.1, R10.6), or more
    // squares than a token has (R10.2.2).
    readonly property bool worded: !root.line.secret && !root.nothing && root.line.valueText !== "" && (root.line.value === 0 || (root.line.squares && root.line.value > 3))
    // How much higher than it need be: shield, name and coat grow with that.
    property real spare: 0
    // The height there is for it. Where many get something it is lower than usual, down to its two lines.
    property real share: root.usual
    readonly property real usual: root.small ? 66 : 78
    readonly property real leastTall: root.small ? 46 : 56
    // Where even that is too high, a narrow row is one line: the name, and the reason in a word or two.
    readonly property bool lined: root.small && !Look.largeText && root.share < root.leastTall
    readonly property real tall: Math.max(root.lined ? 30 : root.leastTall, Math.min(root.usual, root.share))
    readonly property real padding: Math.max(2, 13 - root.usual + root.tall)
    readonly property real nameSize: root.small ? Look.nameSize - 1 : Look.nameSize + 1 + Math.round(root.spare * 0.1)
    // A second line for the reason would be too much.
    readonly property bool low: root.small && !Look.largeText && root.share < 1.35 * root.nameSize + 2 * Look.bodyLine + root.padding
    // The two lines come closer to each other in a low row.
    readonly property real overlap: Math.max(1, Math.min(7, (root.usual - root.tall) / 2))
    // How large a coat is, and how far its middle is from the right edge.
    readonly property real coatSide: Math.min((root.small ? 48 : 58) * root.growth, root.tall - (root.lined ? 4 : 8)) + root.spare * 0.5
    readonly property real coatMiddle: root.edge + root.coatSide / 2
    readonly property real edge: root.small ? 12 : 18
    readonly property real part: root.arrived
    property real arrived: 1

    implicitHeight: root.lined ? root.tall : Math.max(root.tall, root.stacked ? root.stackedHead + reason.height + Look.space8 : name.height + reason.height - root.overlap + root.padding) + root.spare
    Accessible.role: Accessible.ListItem
    Accessible.name: [root.line.name, root.line.reason, root.line.valueText].filter(text => text !== "").join(", ")

    Shadow {
        anchors {
            fill: parent
            margins: 5
        }
        level: 2
    }
    Plate {
        anchors.fill: parent
        corner: 9
        // What is taken has a breath of its colour.
        color: root.line.value < 0 ? Qt.tint(Look.leaf, Qt.alpha(Look.danger, 0.12)) : root.line.own ? Look.yours : Look.leaf
        edge: root.line.own ? Look.mark : Look.line
        lineWidth: root.line.own ? Look.decidedLine : Look.border
        innerLine: "transparent"
    }
    Bust {
        id: shield

        x: root.small ? 10 : 16
        y: (root.head - height) / 2 - 1
        width: Math.min((root.small ? 52 : 64) * root.growth, root.tall - (root.lined ? 3 : 7)) + root.spare * 0.5
        tincture: root.line.tincture
        mood: root.line.mood
    }
    Label {
        id: name

        objectName: "name"
        x: shield.x + shield.width + (root.small ? 12 : 20)
        y: Math.round((root.head - height - (root.stacked || root.lined ? 0 : reason.height - root.overlap)) / 2)
        width: root.lined ? Math.min(Math.ceil(spelled.advanceWidth) + 1, prize.x - x - 2 * Look.space8 - Math.ceil(tersely.advanceWidth) - 2) : prize.x - x - Look.space8
        text: root.line.name
        font.pixelSize: root.nameSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 14
        elide: Text.ElideRight
        Accessible.ignored: true

        TextMetrics {
            id: spelled

            font.family: Look.textFamily
            font.pixelSize: root.nameSize
            text: root.line.name
        }
        // What is left to the reason in one line at least.
        TextMetrics {
            id: tersely

            font.family: Look.textFamily
            font.pixelSize: line.least
            text: root.line.terse
        }
    }
    Label {
        id: reason

        objectName: "reason"
        // In one line it stands before what is given, as in the other rows.
        x: root.stacked ? Look.space16 : root.lined ? name.x + name.width + Look.space8 : name.x
        y: root.stacked ? root.head - Look.space4 : root.lined ? name.y + name.baselineOffset - baselineOffset : name.y + name.height - root.overlap
        width: root.stacked ? parent.width - 2 * x : root.lined ? prize.x - x - Look.space8 : name.width
        text: root.lined || root.low && !briefly.fits ? root.line.terse : root.small || Look.veryLargeText ? root.line.brief : root.line.reason
        color: Look.ink2
        wrapMode: Text.Wrap
        horizontalAlignment: root.lined ? Text.AlignRight : Text.AlignLeft
        // In a low row it is rather a little smaller than in two lines.
        font.pixelSize: root.low || root.tall < root.usual ? line.size : line.usual
        Accessible.ignored: true

        FittedLine {
            id: line

            font.family: reason.font.family
            least: Math.round(Look.labelSize * 0.87)
            room: reason.width - 1
            text: reason.text
            usual: root.small ? Look.bodySize - 1 : root.spare >= 12 ? Look.emphasisSize : Look.bodySize
        }
        FittedLine {
            id: briefly

            font.family: reason.font.family
            least: line.least
            room: line.room
            text: root.line.brief
            usual: line.usual
        }
    }
    Item {
        id: prize

        x: root.width - width - root.edge
        y: (root.head - height) / 2
        width: root.worded ? Math.min(Math.ceil(length.advanceWidth) + 1, Math.max(root.width * 0.32, Math.ceil(longest.advanceWidth) + 1)) : root.coatSide
        height: root.worded ? said.height : width

        TextMetrics {
            id: length

            font: said.font
            text: said.text
        }
        LongestWord {
            id: longest

            font: said.font
            words: said.text
        }
        Label {
            id: said

            objectName: "words"
            width: parent.width
            visible: root.worded
            text: root.lined && root.line.valueTerse !== "" ? root.line.valueTerse : root.line.valueText
            font.pixelSize: root.small ? Look.bodySize : Look.emphasisSize
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        Item {
            id: coat

            x: (1 - root.part) * root.origin.x
            y: (1 - root.part) * root.origin.y - 60 * 4 * root.part * (1 - root.part) * (root.origin.x === 0 && root.origin.y === 0 ? 0 : 1)
            width: parent.width
            height: parent.height

            Coat {
                objectName: "coat"
                anchors.fill: parent
                visible: !root.line.squares && (root.line.value !== 0 || root.line.secret)
                value: root.line.value
            }
            Drawing {
                objectName: "squares"
                anchors.fill: parent
                visible: root.nothing || root.line.squares && root.line.value > 0 && !root.worded
                name: "bonus-" + Math.max(0, Math.min(3, root.line.value))
            }
        }
        Hint {
            words: () => root.worded ? "" : Legend.prize(root.line.value, root.line.squares, root.line.secret)
        }
    }

    // Lets the coat come from a point of this item; without motion it is there at once.
    function arrive(from: point): void {
        if (!Look.moves)
            return;
        root.origin = Qt.point(from.x - prize.x, from.y - prize.y);
        flight.restart();
    }

    // When it is there, who gets it jumps for joy or cowers.
    SequentialAnimation {
        id: flight

        NumberAnimation {
            target: root
            property: "arrived"
            from: 0
            to: 1
            duration: Look.coatDuration
            easing.type: Look.passEasing
        }
        NumberAnimation {
            target: shield
            property: "scale"
            to: root.line.value < 0 ? 0.88 : 1.14
            duration: Look.lightDuration * 0.5
            easing.type: Look.hopEasing
        }
        NumberAnimation {
            target: shield
            property: "scale"
            to: 1
            duration: Look.lightDuration * 0.8
            easing.type: Easing.OutBack
        }
    }
}
