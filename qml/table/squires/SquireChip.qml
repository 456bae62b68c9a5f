// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire in the row above the lanes or boards of a narrow table. On a phone the shield stands over the name, Excalibur and its
// bet at its left, at its right its points, where they are open and there are coats, and its coats; on a tablet everything is
// side by side on a plate.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Pressable {
    id: root

    required spoken
    required explanation
    required property int seat
    required property string name
    required property string brief
    required property int tincture
    required property int mood
    required property bool holdsExcalibur
    required property bool deciding
    required property bool thinking
    required property bool hasChosen
    required property int handSize
    required property int coatCount
    required property int score
    required property bool scoreHidden
    required property string bet
    property bool plate: false
    // On a phone that is not as high as most.
    property bool dense: false
    // Beside large letters there is little width: the number of coats stands on one, and the face may be larger.
    readonly property bool inset: !root.plate && Look.largeText && root.width < 80 * Look.signScale
    readonly property real shieldSize: root.plate ? 56 : Math.min((root.dense ? 32 : 36) * Look.signScale, root.width * (root.inset ? 0.56 : Look.largeText ? 0.42 : 0.54))
    // What the name takes in letters of 100, and as it is where the face says the squire's colour; the size of those of all names
    // of the row.
    readonly property real spelled: spelling.advanceWidth
    readonly property real spelledBriefly: spellingBriefly.advanceWidth
    property real nameSize: Look.labelSize
    // The names of the row are the brief ones.
    property bool shortened: false
    // On a phone: the height for the face and the name below it.
    readonly property real leastHeight: 1 + root.shieldSize + 1.2 * root.nameSize
    // On a phone: the height beside the shield, the letters of two lines in it, and what these take.
    readonly property real tall: root.height - name.height
    readonly property real numberSize: Math.min(Look.labelSize, Math.floor(root.tall * 0.46))
    readonly property real numbersWidth: Math.min(2 * root.numberSize + Look.space4, root.width - root.shieldSize - Look.space8)
    // Excalibur and the bet stand at the left of the face as far as there is room; else they reach over it.
    // Hardly more than a quarter of the face is hidden.
    readonly property real signSize: Math.min(18 * Look.signScale, Math.max(18, root.width - 3 - root.leastNumbers - 0.72 * root.shieldSize))
    readonly property bool marked: root.holdsExcalibur || root.bet !== ""
    readonly property real signsX: root.deciding ? 2 : 0
    // Points are those of coats: without any there are none.
    readonly property bool scored: !root.scoreHidden && root.coatCount > 0

    // A small face leaves it no corner: it stands over the coats, where no points do.
    readonly property bool sealBeside: root.hasChosen && !root.plate && root.shieldSize < 34 && !root.scored

    // Two figures, their coat and what is beside them.
    readonly property real leastNumbers: Math.min(root.numbersWidth, 28 * Look.textUnit)

    objectName: "squire" + root.seat
    implicitWidth: 68
    focusGap: -1
    explained: true
    onClicked: root.closerRequested()

    background: Item {
        Rectangle {
            anchors.fill: parent
            visible: !root.plate && root.deciding
            radius: Look.radius
            color: Look.yours
            border {
                width: 2
                color: Look.mark
            }
        }
        Plate {
            anchors.fill: parent
            visible: root.plate
            corner: 7
            color: root.deciding ? Look.yours : Look.leaf
            edge: root.deciding ? Look.mark : Look.line
            lineWidth: root.deciding ? Look.decidedLine : Look.border
            innerLine: "transparent"
        }
    }
    contentItem: Item {
        Bust {
            id: shield

            x: root.plate ? 7 : Math.max((parent.width - width - root.numbersWidth) / 2, root.marked ? Math.min(root.signsX + root.signSize, parent.width - width - 3 - root.leastNumbers) : 0)
            y: root.plate ? (parent.height - height) / 2 : root.inset ? (root.tall - height) / 2 : 1
            width: root.shieldSize
            tincture: root.tincture
            mood: root.mood

            // Where it hides neither the face, nor its shield and the charge on it, nor the name.
            CheckSeal {
                squire: root.name
                x: root.sealBeside ? parent.width + 3 : -width * 0.2
                y: root.plate ? -width * 0.2 : root.sealBeside ? 0 : -1
                visible: root.hasChosen
                width: root.plate ? 20 : 16
            }
        }
        Label {
            id: name

            x: root.plate ? shield.x + shield.width + Look.space8 : 2
            y: root.plate ? parent.height / 2 - height : parent.height - height
            width: parent.width - x - (!root.plate ? 2 : gained.visible ? parent.width - gained.x + Look.space4 : root.holdsExcalibur ? Look.space24 : Look.space8)
            text: root.shortened ? root.brief : root.name
            font.pixelSize: root.plate ? Look.emphasisSize : root.nameSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: root.plate ? Text.AlignLeft : Text.AlignHCenter
            Accessible.ignored: true

            TextMetrics {
                id: spelling

                font.family: Look.textFamily
                font.pixelSize: 100
                text: root.name
            }
            TextMetrics {
                id: spellingBriefly

                font: spelling.font
                text: root.brief
            }
        }
        Label {
            id: gained

            anchors {
                right: parent.right
                rightMargin: root.holdsExcalibur ? excalibur.width + Look.space4 : Look.space8
                baseline: name.baseline
            }
            objectName: "gained"
            visible: root.plate && root.scored
            text: numbers.pointsText
            color: numbers.pointsColor
            font.pixelSize: Look.bodySize
            Accessible.ignored: true
        }
        PointsAndCoats {
            id: numbers

            x: shield.x + shield.width + 3
            visible: !root.plate
            room: parent.width - x
            tall: root.tall
            numberSize: root.numberSize
            inset: root.inset
            score: root.score
            scored: root.scored
            coatCount: root.coatCount
            counting: !root.thinking || root.hasChosen
            lowered: root.sealBeside
        }
        HandAndCoats {
            // Five in a row leave larger figures little width.
            readonly property bool narrow: Look.textScale > 1 && root.width < 170 * Look.textScale

            x: shield.x + shield.width + (narrow ? Look.space4 : Look.space8)
            y: parent.height / 2 + 4
            visible: root.plate
            columnSpacing: narrow ? Look.space4 : Look.space8
            handSize: root.handSize
            coatCount: root.coatCount
            score: root.score
            scoreHidden: root.scoreHidden
            size: narrow ? 17 : 20
        }
        ThinkingDots {
            x: shield.x + shield.width + 4
            y: root.scored ? root.tall * 0.75 - 4 : root.tall / 2 - 4
            visible: !root.plate && root.thinking && !root.hasChosen
            thinking: root.thinking
        }
        ExcaliburRoundel {
            id: excalibur

            squire: root.name
            held: false
            x: root.plate ? parent.width - width + 2 : Math.max(root.signsX, shield.x - width)
            // The face stays in sight: it lies on the shoulder, or where the bet is.
            y: root.plate ? -12 : root.bet === "" ? root.tall - height : 0
            visible: root.holdsExcalibur
            width: root.plate ? 34 : root.signSize
        }
        BetMark {
            squire: root.name
            held: false
            x: root.plate ? parent.width - size - 4 : Math.max(root.signsX, shield.x - size)
            y: root.plate ? parent.height - size - 4 : root.tall - size
            visible: root.bet !== ""
            tincture: root.tincture
            emblem: root.bet
            size: root.plate ? 28 : root.signSize
        }
    }
}
