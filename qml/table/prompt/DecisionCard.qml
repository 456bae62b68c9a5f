// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The eighth place of the table: whose turn it is, what is asked, what has happened since, and where there is room what the
// turn will lead to.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property Table table

    readonly property bool told: since.count > 0
    // Where the place is wide, what has happened and what the turn will lead to stand side by side.
    readonly property bool beside: root.told && content.width >= 440 * Look.textScale
    // What has happened needs room: the title, which the bar and the question say as well, gives way to it.
    readonly property real leastTold: Math.min(since.leastHeight, 5 * Look.labelLine)
    readonly property real spare: content.height - (root.told ? heading.implicitHeight + root.leastTold : 0) - 3 * Look.space8
    // Whose turn it is and what is asked stands in the bar and beside the buttons already, while somebody here decides: the turn is
    // the title of what it will lead to, where this leaves room for it.
    readonly property bool asked: root.table.prompt.decision !== Enums.Decision.None
    readonly property bool withTitle: root.asked ? (!root.told || root.beside) && root.overKept >= title.implicitHeight + 14 + root.leastBelow : !root.told || root.spare >= title.implicitHeight
    readonly property real leastBelow: Math.max(outlook.heightAt(32), root.beside ? heading.implicitHeight + since.leastHeight : 0)
    readonly property bool withLargeHeading: !root.beside && !root.withTitle && root.told && line.fits && since.leastHeight + largeHeading.implicitHeight + Look.space12 <= root.overKept
    readonly property bool withSubtitle: !root.asked && root.withTitle && subtitle.text !== "" && (!root.told || root.spare >= title.implicitHeight + subtitle.implicitHeight)

    // What the kept cards leave above them.
    readonly property real overKept: content.height - (keptCards.count > 0 ? keptCards.implicitHeight + 1 : 0)
    // What the words above and the cards below leave to what has happened and what will.
    readonly property real rest: root.overKept - (root.withTitle ? title.implicitHeight + 10 : 0) - (root.withSubtitle ? subtitle.implicitHeight : 0) - (root.told ? (root.withLargeHeading ? largeHeading : heading).implicitHeight + 10 : 0) - 4
    // The same with all the words above, so that it does not depend on what it decides.
    readonly property real leastRest: root.overKept - title.implicitHeight - subtitle.implicitHeight - heading.implicitHeight - 24

    implicitHeight: content.implicitHeight + 32

    Shadow {
        anchors {
            fill: parent
            margins: 6
        }
        level: 1
    }
    Plate {
        anchors.fill: parent
        corner: 12
        // Ink is so light in the dark that it would outshine gold.
        edge: Look.dark ? Look.line : Look.ink
    }
    ReplayGround {
        id: replay

        readonly property Item above: root.withLargeHeading ? largeHeading : heading
        readonly property real start: root.withLargeHeading ? largeHeading.y : parts.y + heading.y

        x: content.x - Look.space4
        y: content.y + start - Look.space4
        width: since.width + 2 * Look.space4
        height: Math.max(Look.touch, parts.y + since.y + since.height - start + Look.space8)
        signMiddle: above.height / 2 + Look.space4
        rightPadding: Look.space8
        visible: root.told && enabled
        table: root.table
    }
    ColumnLayout {
        id: content

        anchors {
            fill: parent
            margins: 14
            topMargin: 13
            bottomMargin: 10
        }
        spacing: 1

        Title {
            id: title

            Layout.fillWidth: true
            visible: root.withTitle
            text: root.asked ? root.table.headingLines[0] ?? "" : root.table.prompt.title
            font.pixelSize: Look.pageTitleSize + 2
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 20
            horizontalAlignment: Text.AlignHCenter
        }
        Note {
            id: subtitle

            Layout.fillWidth: true
            visible: root.withSubtitle
            text: root.table.prompt.subtitle
            font.pixelSize: Look.bodySize
            horizontalAlignment: Text.AlignHCenter
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.topMargin: Look.space4
            Layout.bottomMargin: Look.space4
            visible: root.withTitle && (root.told || outlook.visible)
            implicitHeight: 1
            color: Look.rule
        }
        Title {
            id: largeHeading

            // In the middle, where the sign at the right leaves it as much on both sides.
            readonly property bool centred: content.width >= 300 * Look.textScale

            Layout.fillWidth: true
            Layout.leftMargin: centred ? Layout.rightMargin : 0
            Layout.rightMargin: replay.visible ? replay.sign + Look.space8 : 0
            visible: root.withLargeHeading
            //: Heading of what the other squires have done
            text: qsTr("Since your last turn")
            font.pixelSize: line.size
            horizontalAlignment: centred ? Text.AlignHCenter : Text.AlignLeft
            wrapMode: Text.NoWrap

            FittedLine {
                id: line

                font.family: largeHeading.font.family
                font.wordSpacing: 0.1 * Look.pageTitleSize * 100 / 16 // of titles in the least letters, for those of 100
                least: Math.max(16, Math.round(0.85 * Look.bodySize))
                room: content.width - replay.sign - Look.space8
                text: largeHeading.text
                usual: Look.pageTitleSize
            }
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.bottomMargin: Look.space4
            visible: root.withLargeHeading
            implicitHeight: 1
            color: Look.rule
        }
        GridLayout {
            id: parts

            Layout.fillWidth: true
            Layout.fillHeight: true
            columnSpacing: 0
            rowSpacing: content.spacing

            Label {
                id: heading

                Layout.row: 0
                Layout.column: 0
                Layout.fillWidth: true
                Layout.rightMargin: replay.visible ? replay.sign + Look.space8 : 0
                visible: root.told && !root.withLargeHeading
                //: Heading of what the other squires have done
                text: qsTr("Since your last turn")
                color: Look.golddeep
                font.pixelSize: Look.labelSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
            }
            SinceScroll {
                id: since

                Layout.row: 1
                Layout.column: 0
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: root.told
                table: root.table
                room: root.leastRest
                spare: outlook.visible && !root.beside ? 0 : root.rest - leastHeight
            }
            Rectangle {
                Layout.row: 0
                Layout.column: 1
                Layout.rowSpan: 2
                Layout.fillHeight: true
                Layout.leftMargin: Look.space12
                Layout.rightMargin: Look.space12
                visible: root.beside && outlook.visible
                implicitWidth: 1
                color: Look.rule
            }
            TurnOutlook {
                id: outlook

                Layout.row: root.beside ? 0 : 2
                Layout.column: root.beside ? 2 : 0
                Layout.rowSpan: root.beside ? 2 : 1
                Layout.fillWidth: !root.beside
                Layout.preferredWidth: root.beside ? Math.round(0.4 * content.width) : -1
                Layout.fillHeight: composed
                composed: !root.told || root.beside
                room: root.beside ? root.rest + heading.implicitHeight + 10 : root.rest - since.leastHeight
                boards: root.table.boards
                spoken: root.table.outlookText
            }
        }
        RowLayout {
            Layout.fillWidth: true
            visible: keptCards.count > 0
            spacing: Look.space8

            Label {
                // In a wide place the cards stand beside the words, and not at its other end.
                Layout.fillWidth: content.width < 440 * Look.textScale
                //: Before the cards one has kept so far in this draft
                text: qsTr("You keep")
                color: Look.golddeep
                font.pixelSize: Look.labelSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
            }
            KeptCards {
                id: keptCards

                kept: root.table.kept
                cardWidth: 32
            }
            Item {
                Layout.fillWidth: true
                visible: content.width >= 440 * Look.textScale
            }
        }
    }
}
