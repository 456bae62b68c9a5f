// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Who gets what from the board being scored, one row each, and below them who gets nothing. It is scrolled where large letters
// leave no room for all. The coats of rows that have just been told come flying from the board.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Flickable {
    id: root

    required property Table table
    required property real rowWidth
    // Beside the board and not below it.
    required property bool beside
    required property bool roomy
    // For how many rows there is to be a place, and how many of them are made.
    required property int places
    required property int made
    // In little height they stand closer.
    property bool tight: false
    // Whether coats fly, and from where, in this item's coordinates.
    required property bool flown
    required property point origin
    readonly property ScoringWalk walk: root.table.scoring
    readonly property int count: gains.count
    // The height of rows as they usually are, and of what stands below them.
    readonly property real needed: rows.lines * rows.each + others.implicitHeight

    property scoreLine none
    // Whose lines of this board were there the last time.
    property list<int> known: []

    function tell(): void {
        const lines = root.walk.rows;
        const fresh = lines.map(line => line.seat).filter(seat => !root.known.includes(seat));
        root.known = lines.map(line => line.seat);
        if (!root.flown || root.table.presenter.duration === 0)
            return;
        lines.forEach((line, i) => {
            const row = (gains.itemAt(i) as Loader)?.item as ScoreRow;
            if (row && fresh.includes(line.seat))
                row.arrive(row.mapFromItem(root, root.origin.x, root.origin.y));
        });
    }

    // One's own row is among those that are seen whole, when all is told; a new page begins at its top. Of a row above no more is
    // seen than the sign that it is there wants.
    function showOwn(): void {
        const index = root.walk.waits ? root.walk.rows.findIndex(line => line.own) : -1;
        const own = index >= 0 ? gains.itemAt(index) : null;
        let top = 0;
        if (own && root.interactive) {
            const sign = Math.min(signs.strip, Math.max(0, root.height - own.height - Look.space8));
            const least = own.y + own.height + Look.space8 - root.height;
            for (let i = 0; i < index && top < least; ++i)
                top = Math.max(0, (gains.itemAt(i + 1)?.y ?? 0) - sign);
        }
        root.bottomMargin = Math.max(0, top - root.contentHeight + root.height);
        root.contentY = top;
    }

    contentHeight: rows.y + rows.implicitHeight + Look.space8
    interactive: contentHeight > height
    onContentHeightChanged: showing.ask()
    onHeightChanged: showing.ask()
    boundsBehavior: Flickable.StopAtBounds
    clip: interactive
    ScrollBar.vertical: ScrollBar {}

    Later {
        id: telling

        onDue: root.tell()
    }
    Later {
        id: showing

        onDue: root.showOwn()
    }
    ScrollSigns {
        id: signs

        ground: Look.page
        list: root
    }
    Connections {
        target: root.walk

        function onRowsChanged(): void {
            telling.ask();
        }
        function onWaitsChanged(): void {
            showing.ask();
        }
        function onBoardChanged(): void {
            showing.ask();
        }
    }
    ColumnLayout {
        id: rows

        // They begin at the same height on every board; on a tablet they are larger.
        readonly property real each: Math.max(78, Look.nameSize * 1.4 + Look.bodyLine + 14) + rows.spacing
        readonly property int lines: root.walk.rows.length
        // One line for those who get nothing, with their discs, before it is told.
        readonly property real leastOthers: root.beside ? Look.emphasisLine + Look.space4 : Look.bodyLine
        readonly property real room: root.height - Look.space8 - root.needed
        // The height for each, so that all of them and what stands below are seen. Large letters are scrolled.
        readonly property int expected: Math.max(1, root.walk.gaining)
        readonly property real share: Look.largeText ? Infinity : (root.height - Look.space8 - (expected < root.places || others.visible ? Math.max(others.implicitHeight, rows.leastOthers) + rows.spacing : 0)) / expected - rows.spacing

        // Where nobody gets anything, that stands in the middle.
        y: root.walk.gaining === 0 ? Math.max(0, Math.round((root.height - Look.space8 - rows.implicitHeight) / 2)) : 0
        width: root.rowWidth
        spacing: expected >= (root.beside ? 5 : 4) || root.tight ? Look.space4 : root.beside ? Look.space12 : Look.space8

        Repeater {
            id: gains

            model: Math.max(root.places, rows.lines)

            Loader {
                id: place

                required property int index

                Layout.fillWidth: true
                active: index < root.made
                visible: index < rows.lines

                sourceComponent: ScoreRow {
                    line: root.walk.rows[place.index] ?? root.none
                    share: rows.share
                    spare: root.roomy ? Math.max(0, Math.min(root.beside ? 34 : 16, Math.floor(rows.room / rows.lines))) : 0
                }
            }
        }
        NoGains {
            id: others

            objectName: "noGains"
            Layout.fillWidth: true
            others: root.walk.others
            text: root.walk.othersText
            narrow: !root.beside
            coatMiddle: gains.count > 0 ? ((gains.itemAt(0) as Loader)?.item as ScoreRow)?.coatMiddle ?? 0 : 0
            alone: rows.lines === 0
            // It is there whole or, where one has to scroll for it, not yet.
            opacity: others.y + others.height <= root.contentY + root.height + 1 ? 1 : 0
        }
    }
}
