// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The knighting of the winner, and large below it the points, which are counted up.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property ResultModel result
    // The most height there is for it, and whether all of it is to be seen in that.
    required property real room
    property bool whole: false
    // A border of ivy where there is room for it.
    readonly property bool bordered: root.width >= 440
    readonly property real inner: root.bordered ? 38 : 14
    readonly property list<int> winners: root.result.winnerTinctures
    // What all but the picture needs, as far as the button's lower edge where the rest may be out of sight; the picture is as large
    // as that leaves room for, and perhaps the name below it.
    readonly property real words: [heading, points, sentence, takeBacks, again].reduce((sum, part) => sum + (part.visible ? part.implicitHeight + content.spacing : 0), root.inner + Look.space12 + (root.several ? 64 + content.spacing : 0) + (root.whole ? root.inner + Look.space12 : 0) + (root.whole && Look.veryLargeText ? 1.5 * root.leastName : 0))
    readonly property real widest: root.width - 2 * root.inner
    // The letters of the name where it stands below the picture.
    readonly property int leastName: Math.round(22 * Math.min(1.7, Look.textScale))
    readonly property real fitting: root.within(0)
    // From this width on large letters have room on the banner; the name stands below a smaller picture.
    readonly property real namedWidth: Look.veryLargeText ? knighting.namedWidth : 0
    // Little more than half as wide it is still a picture, with the name on its banner, if that brings the button into sight, and
    // the plate's lower edge with it.
    readonly property real sceneWidth: {
        if (root.whole)
            return Math.max(root.widest * (Look.largeText ? 0.4 : 0.7), root.fitting);
        const ended = root.within(root.inner + Look.space12);
        const unnamed = root.within(Math.ceil(1.4 * root.leastName) + content.spacing);
        if (ended >= Math.max(root.widest * 0.68, root.namedWidth))
            return ended;
        if (root.fitting >= Math.max(root.widest * 0.55, root.namedWidth))
            return root.fitting;
        return Look.veryLargeText && unnamed >= root.widest * 0.42 ? unnamed : root.widest;
    }
    // Several have won, and there is room for all of their faces.
    readonly property bool several: root.winners.length > 1 && root.room >= 440
    // The share of the points that has been counted up.
    property real counted: knighting.awaited ? 0 : 1
    // The knighting has been told, or is.
    property alias told: knighting.told
    // It has been told to its end, and the points are counted.
    readonly property bool over: !knighting.telling && !count.running && root.counted >= 1

    // It has just come, in the place of something else.
    readonly property alias arriving: arrival.running

    // Another game with the same people can be begun here.
    property bool offersAgain: true

    signal againAsked

    // How wide the picture is where so much height is taken besides the words.
    function within(more: real): real {
        return Math.min(root.widest, Math.floor((root.room - root.words - more) / (1 + knighting.overhang)) * Plans.knightingRatio);
    }
    // Ends what is told; false when all is.
    function finish(): bool {
        const telling = knighting.telling || count.running;
        knighting.finish();
        count.complete();
        return telling;
    }
    // Whoever presses on in haste, also on what was there before, ends what is told, and begins no other game by that.
    function hasten(): bool {
        return root.finish() || root.arriving;
    }

    objectName: "knightPlate"
    Keys.onPressed: event => event.accepted = [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key) && root.hasten()
    // What has begun is not gone on with out of sight.
    onVisibleChanged: {
        if (!root.visible && knighting.told)
            root.finish();
    }
    implicitHeight: content.implicitHeight + 2 * root.inner

    Plate {
        anchors.fill: parent
        corner: 14
        lineWidth: 2
        innerLine: root.bordered ? "transparent" : Look.gold
    }
    IvyFrame {
        anchors {
            fill: parent
            margins: 19
        }
        visible: root.bordered
        thickness: 26
    }
    TapHandler {
        onTapped: root.finish()
    }
    ColumnLayout {
        id: content

        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
            margins: root.inner
        }
        spacing: Look.space4

        KnightHeading {
            id: heading

            Layout.fillWidth: true
            objectName: "heading"
            plural: root.result.winnerCount > 1
            widest: root.widest
        }
        Knighting {
            id: knighting

            objectName: "knighting"
            Layout.alignment: Qt.AlignHCenter
            Layout.preferredHeight: implicitHeight
            Layout.preferredWidth: root.sceneWidth
            companions: root.result.companions
            name: root.result.winner
            tincture: root.winners[0] ?? 0
            onBegun: root.counted = 0
            onDubbed: count.restart()
        }
        Row {
            Layout.alignment: Qt.AlignHCenter
            visible: root.several
            spacing: Look.space8

            Repeater {
                model: root.several ? root.winners : []

                Bust {
                    required property int modelData

                    width: 64
                    mood: Enums.Mood.Proud
                    tincture: modelData
                }
            }
        }
        // Where the banner has no room for it.
        Title {
            Layout.fillWidth: true
            objectName: "winner"
            visible: !knighting.named
            text: root.result.winner
            font.pixelSize: Math.max(root.leastName, Math.min(Look.boardTitleSize, root.sceneWidth * 0.11))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: root.leastName
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
        }
        KnightPoints {
            id: points

            Layout.alignment: Qt.AlignHCenter
            objectName: "points"
            counted: root.counted
            figureSize: Math.round(Math.max((Look.veryLargeText ? 1.5 : root.room < 440 ? 1.8 : 2.2) * Look.pageTitleSize, Math.min(64, root.widest * 0.15)))
            result: root.result
            widest: root.widest
        }
        Note {
            id: sentence

            Layout.fillWidth: true
            opacity: root.over ? 1 : 0
            text: root.result.sentence
            font.pixelSize: Look.veryLargeText && !root.whole ? Look.bodySize : Look.emphasisSize
            horizontalAlignment: Text.AlignHCenter
        }
        Note {
            id: takeBacks

            objectName: "takeBacksText"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.result.takeBacksText
            horizontalAlignment: Text.AlignHCenter
        }
        Button {
            id: again

            objectName: "playAgain"
            focus: true
            visible: root.offersAgain
            Layout.alignment: Qt.AlignHCenter
            // Its corners keep clear of the plate's.
            Layout.bottomMargin: root.bordered ? 0 : Look.space8
            Layout.leftMargin: root.bordered ? 0 : Look.space8
            Layout.rightMargin: Layout.leftMargin
            Layout.topMargin: Look.space8
            Layout.fillWidth: true
            Layout.maximumWidth: 320
            highlighted: true
            //: Button: a new game with the same people and rules
            text: qsTr("Play again")
            Keys.forwardTo: [root]
            onClicked: {
                if (!root.hasten())
                    root.againAsked();
            }
        }
    }
    Timer {
        id: arrival

        interval: 1000
        running: root.visible
    }
    NumberAnimation {
        id: count

        target: root
        property: "counted"
        from: 0
        to: 1
        duration: Look.coatDuration * 1.6
        easing.type: Look.liftEasing
    }
}
