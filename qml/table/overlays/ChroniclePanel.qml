// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The chronicle: everything that has been told, the latest below, under headings for turn and phase. A tap shows the table as
// it was at that moment.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

FocusScope {
    id: root

    required property Table table
    readonly property alias title: title.text

    signal closed
    // Something of the past is shown instead of what is.
    signal momentChosen

    implicitWidth: 320

    Later {
        id: placing

        onDue: {
            if (list.following)
                list.goToEnd();
            else if (list.moment >= 0)
                list.goTo(list.moment);
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Look.leaf

        Rectangle {
            width: Look.border
            height: parent.height
            color: Look.line
        }
    }
    Title {
        id: title

        x: 22
        y: 12
        width: again.x - x - Look.space4
        //: Title of the list of all that has happened in the game
        text: qsTr("Chronicle")
        font.pixelSize: Look.dialogTitleSize - 2
        oneLine: true
    }
    IconButton {
        id: again

        anchors {
            right: close.left
            verticalCenter: title.verticalCenter
        }
        enabled: root.table.chronicle.count > 0
        icon.name: "media-playback-start"
        objectName: "watchAgain"
        //: Button of the chronicle: the game is shown once more from its first moment, by itself
        text: qsTr("Watch from the beginning")
        onClicked: {
            root.table.playback.begin();
            root.momentChosen();
        }
    }
    IconButton {
        id: close

        anchors {
            right: parent.right
            rightMargin: 6
            verticalCenter: title.verticalCenter
        }
        objectName: "closeChronicle"
        icon.name: "window-close"
        //: Button that closes the chronicle
        text: qsTr("Close")
        onClicked: root.closed()
    }
    Rectangle {
        anchors {
            left: parent.left
            right: parent.right
            top: title.bottom
            leftMargin: 20
            rightMargin: 20
            topMargin: 8
        }
        height: Look.hairline
        color: Look.rule
    }
    ListView {
        id: list

        readonly property int moment: root.table.moment
        // The end stays in sight, also when lines get their height later, until somebody scrolls elsewhere.
        property bool following: list.moment < 0

        anchors {
            left: parent.left
            right: parent.right
            top: title.bottom
            leftMargin: Look.border // headings that stay in sight leave the edge
            topMargin: 9
            bottom: parent.bottom
        }
        // What is empty below the last line, so that there as well no line is cut by the heading.
        property real spare: 0
        // It stands still, and the heading cuts nothing.
        property bool settled: true

        // The lower edge of the heading that stays in sight, were the view at that place. Others that have scrolled away lie above it.
        function edgeAt(place: real): real {
            return place + (headings().filter(heading => heading.covers).reduce((one, other) => one !== null && one.y > other.y ? one : other, null)?.height ?? 0);
        }
        function headings(): var {
            return Array.from(list.contentItem.children).filter(item => item instanceof ChronicleSection && item.visible);
        }
        // From that edge up to the beginning of what is cut there, and down to the end of that: of a line, or of the next heading, which
        // takes the place of this one.
        function cutAt(place: real): point {
            const line = list.edgeAt(place);
            const row = list.itemAt(list.width / 2, line + 0.5);
            if (row !== null)
                return row.y < line - 0.5 ? Qt.point(row.y - line, row.y + row.height - line) : Qt.point(0, 0);
            const next = headings().find(heading => !heading.covers && heading.y < line - 0.5 && heading.y + heading.height > line + 0.5);
            return next === undefined ? Qt.point(0, 0) : Qt.point(next.y - line, next.y - place);
        }
        function goToEnd(): void {
            glide.stop();
            list.positionViewAtEnd();
            if (list.contentHeight > list.height && list.footerItem !== null) {
                const end = list.footerItem.y + Look.space24 - list.height;
                list.spare = Math.max(0, list.cutAt(end).y);
                list.contentY = end + list.spare;
            }
            list.settled = true;
        }
        function goTo(index: int): void {
            glide.stop();
            list.positionViewAtIndex(index, ListView.Contain);
            const row = list.itemAtIndex(index);
            if (row !== null && !list.atYBeginning) {
                const line = list.edgeAt(list.contentY);
                // The heading does not lie over it.
                if (row.y < line)
                    list.contentY += row.y - line;
                else
                    list.moveDown(list.cutAt(list.contentY).y);
            }
            list.settled = true;
        }
        function moveDown(by: real): void {
            const last = list.originY + list.contentHeight - list.height;
            list.spare += Math.max(0, list.contentY + by - last);
            list.contentY += by;
        }
        // Wherever it is left, it goes to the nearest place at which nothing is cut.
        function settle(): void {
            if (list.moving || glide.running || bar.pressed)
                return;
            if (list.following && list.atYEnd) {
                list.goToEnd();
                return;
            }
            const cut = list.atYBeginning ? Qt.point(0, 0) : list.cutAt(list.contentY);
            const last = list.originY + list.contentHeight - list.height;
            const by = -cut.x < cut.y && !list.atYEnd ? cut.x : cut.y;
            list.spare += Math.max(0, Math.min(by, list.contentY + by - last));
            list.settled = Math.abs(by) < 1;
            if (list.settled)
                return;
            glide.to = list.contentY + by;
            if (Look.moves) {
                glide.start();
            } else {
                list.contentY = glide.to;
                list.settled = true;
            }
        }

        NumberAnimation {
            id: glide

            duration: Look.settleDuration * 2
            easing.type: Look.liftEasing
            property: "contentY"
            target: list
        }
        Timer {
            id: still

            interval: 150
            onTriggered: list.settle()
        }
        Connections {
            target: list

            function onContentYChanged(): void {
                if (list.moving || bar.pressed || glide.running) {
                    list.settled = false;
                    still.restart();
                }
            }
        }
        clip: true
        focus: true
        model: list.visible ? root.table.chronicle : null // closed, no line is made as the game goes on
        section.property: "section"
        // The heading of what is read stays in sight, and with it what can be done there.
        section.labelPositioning: ViewSection.CurrentLabelAtStart | ViewSection.InlineLabels
        section.delegate: ChronicleSection {
            width: list.width
            still: list.settled
            covers: y <= list.contentY + 1 && list.contentY > list.originY + 1
            walk: root.table.scoring
            onAgainAsked: scoring => {
                root.momentChosen();
                root.table.scoring.seeAgain(scoring);
            }
        }
        // What goes on below fades, as what has scrolled away below its heading.
        EdgeFade {
            anchors.bottom: parent.bottom
            height: 18
            parent: list
            visible: !list.atYEnd
            width: parent.width
            z: 3
        }
        topMargin: 6
        // Part of what scrolls: the view goes to the end with it.
        footer: Item {
            height: Look.space24 + list.spare
        }
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {
            id: bar
        }
        onMomentChanged: {
            list.following = false;
            placing.ask();
        }
        onCountChanged: {
            if (root.table.moment < 0) {
                list.following = true;
                placing.ask();
            }
        }
        onVisibleChanged: {
            list.following = list.moment < 0;
            if (visible)
                placing.ask();
        }
        onContentHeightChanged: {
            if (!list.following)
                still.restart();
            else if (!list.moving)
                placing.ask();
        }
        onMovementEnded: {
            list.following = list.atYEnd;
            still.restart();
        }
        onMovementStarted: glide.stop()

        delegate: ChronicleLine {
            objectName: "moment" + index
            width: list.width
            shown: root.table.moment === index
            onClicked: {
                root.table.showMoment(index);
                root.momentChosen();
            }
        }
    }
}
