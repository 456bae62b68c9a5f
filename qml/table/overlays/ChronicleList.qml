// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The lines of the chronicle, under the heading of what is read, which stays in sight. Wherever it comes to rest, the line below that
// heading is whole.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

ListView {
    id: root

    required property Table table
    readonly property int moment: root.table.moment
    // The end stays in sight, also when lines get their height later, until somebody scrolls elsewhere.
    property bool following: root.moment < 0
    // What is empty below the last line, so that there as well no line is cut by the heading.
    property real spare: 0
    // It stands still, and the heading cuts nothing.
    property bool settled: true
    readonly property real last: root.originY + root.contentHeight - root.height

    // The line below the heading that stays in sight, where its board's name has scrolled away.
    property ChronicleLine reading: null

    // Something of the past is shown instead of what is.
    signal momentChosen

    function read(): void {
        const line = root.itemAt(root.width / 2, root.edgeAt(root.contentY) + 1) as ChronicleLine;
        root.reading = line !== null && line.group !== "" && !line.headed ? line : null;
    }
    // The lower edge of the heading that stays in sight, were the view at that place. Others that have scrolled away lie above it.
    function edgeAt(place: real): real {
        return place + (headings().filter(heading => heading.covers).reduce((one, other) => one !== null && one.y > other.y ? one : other, null)?.height ?? 0);
    }
    function headings(): var {
        return Array.from(root.contentItem.children).filter(item => item instanceof ChronicleSection && item.visible);
    }
    // From that edge up to the beginning of what is cut there, and down to the end of that: of a line, or of the next heading, which
    // takes the place of this one.
    function cutAt(place: real): point {
        const line = root.edgeAt(place);
        const row = root.itemAt(root.width / 2, line + 0.5);
        if (row !== null)
            return row.y < line - 0.5 ? Qt.point(row.y - line, row.y + row.height - line) : Qt.point(0, 0);
        const next = headings().find(heading => !heading.covers && heading.y < line - 0.5 && heading.y + heading.height > line + 0.5);
        return next === undefined ? Qt.point(0, 0) : Qt.point(next.y - line, next.y - place);
    }
    function goToEnd(): void {
        glide.stop();
        root.positionViewAtEnd();
        if (root.contentHeight > root.height && root.footerItem !== null) {
            const end = root.footerItem.y + Look.space24 - root.height;
            root.spare = Math.max(0, root.cutAt(end).y);
            root.contentY = end + root.spare;
        }
        root.settled = true;
    }
    function goTo(index: int): void {
        glide.stop();
        root.positionViewAtIndex(index, ListView.Contain);
        const row = root.itemAtIndex(index);
        if (row !== null && !root.atYBeginning) {
            const line = root.edgeAt(root.contentY);
            // The heading does not lie over it.
            if (row.y < line)
                root.contentY += row.y - line;
            else
                root.contentY = root.reach(root.contentY + root.cutAt(root.contentY).y);
        }
        root.settled = true;
    }
    // That place; with as much more below the last line as it needs to be gone to.
    function reach(place: real): real {
        root.spare += Math.max(0, place - root.last);
        return place;
    }
    // Wherever it is left, it goes to the nearest place at which nothing is cut.
    function settle(): void {
        if (root.moving || glide.running || bar.pressed)
            return;
        if (root.following && root.atYEnd) {
            root.goToEnd();
            return;
        }
        const cut = root.atYBeginning ? Qt.point(0, 0) : root.cutAt(root.contentY);
        const by = -cut.x < cut.y && !root.atYEnd ? cut.x : cut.y;
        root.settled = Math.abs(by) < 1;
        if (root.settled)
            return;
        glide.to = root.reach(root.contentY + by);
        if (Look.moves) {
            glide.start();
        } else {
            root.contentY = glide.to;
            root.settled = true;
        }
    }

    NumberAnimation {
        id: glide

        duration: Look.settleDuration * 2
        easing.type: Look.liftEasing
        property: "contentY"
        target: root
    }
    Timer {
        id: still

        interval: 150
        onTriggered: root.settle()
    }
    Later {
        id: placing

        onDue: {
            if (root.following)
                root.goToEnd();
            else if (root.moment >= 0)
                root.goTo(root.moment);
        }
    }
    onContentYChanged: {
        root.read();
        if (root.moving || bar.pressed || glide.running) {
            root.settled = false;
            still.restart();
        }
    }
    clip: true
    model: root.visible ? root.table.chronicle : null // closed, no line is made as the game goes on
    // Lines beyond the edge would be made later, and Qt complains of those it is still to make when the model goes: whoever closes the
    // chronicle at once would see a warning.
    cacheBuffer: 0
    section.property: "section"
    // The heading of what is read stays in sight, and with it what can be done there.
    section.labelPositioning: ViewSection.CurrentLabelAtStart | ViewSection.InlineLabels
    section.delegate: ChronicleSection {
        width: root.width
        board: covers ? root.reading?.group ?? "" : ""
        emblem: covers ? root.reading?.emblem ?? "" : ""
        still: root.settled
        covers: y <= root.contentY + 1 && root.contentY > root.originY + 1
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
        parent: root
        visible: !root.atYEnd
        width: parent.width
        z: 3
    }
    topMargin: 6
    // Part of what scrolls: the view goes to the end with it.
    footer: Item {
        height: Look.space24 + root.spare
    }
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {
        id: bar
    }
    onMomentChanged: {
        root.following = false;
        placing.ask();
    }
    onCountChanged: {
        if (root.table.moment < 0) {
            root.following = true;
            placing.ask();
        }
    }
    onVisibleChanged: {
        root.following = root.moment < 0;
        if (visible)
            placing.ask();
    }
    onContentHeightChanged: {
        if (!root.following)
            still.restart();
        else if (!root.moving)
            placing.ask();
    }
    onMovementEnded: {
        root.following = root.atYEnd;
        still.restart();
    }
    onMovementStarted: glide.stop()

    delegate: ChronicleLine {
        objectName: "moment" + index
        width: root.width
        shown: root.table.moment === index
        onClicked: {
            root.table.showMoment(index);
            root.momentChosen();
        }
    }
}
