// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The points by turn as a chart: one line a squire in its tincture, a dot at every turn, its disc and its name at the end.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Leaf {
    id: root

    required property ResultModel result
    readonly property bool large: root.width >= 620
    // Of the discs at the end.
    readonly property real face: root.large ? 25 : 18
    readonly property list<string> turns: ["I", "II", "III", "IV", "V", "VI"]
    // What is above and below its lines, and from one name at their end to the next.
    readonly property real head: title.y + title.height + 14
    readonly property real foot: 1.9 * Look.bodySize
    readonly property real nameStep: 1.15 * Look.bodySize
    // The places of discs and names at the end, from the highest down, moved apart where they would touch.
    property list<real> ends: []

    function measure(): void {
        let most = 5;
        let least = 0;
        for (let i = 0; i < lines.count; ++i) {
            const line = lines.itemAt(i) as ChartLine;
            if (line) {
                most = Math.max(most, ...line.byTurn);
                least = Math.min(least, ...line.byTurn);
            }
        }
        scale.most = most;
        scale.least = least;
        spreading.ask();
    }
    function spread(): void {
        const order = [];
        for (let i = 0; i < lines.count; ++i) {
            const line = lines.itemAt(i) as ChartLine;
            if (line)
                order.push({
                    row: i,
                    y: scale.placeY(line.byTurn[5] ?? 0)
                });
        }
        const top = scale.plot.y - 6;
        const low = scale.plot.y + scale.plot.height + 4;
        const apart = Math.max(root.face * 1.16, root.large ? root.nameStep : 0); // a disc has an edge below its face
        const gap = Math.min(apart, (low - top) / Math.max(1, order.length - 1));
        order.sort((one, other) => one.y - other.y);
        for (let i = 1; i < order.length; ++i)
            order[i].y = Math.max(order[i].y, order[i - 1].y + gap);
        for (let i = order.length - 1; i >= 0; --i)
            order[i].y = Math.min(order[i].y, low - (order.length - 1 - i) * gap);
        const ends = new Array(order.length).fill(0);
        for (const place of order)
            ends[place.row] = place.y;
        root.ends = ends;
    }

    // All names find room, one below the other.
    implicitHeight: root.head + root.result.count * root.nameStep + root.foot + Look.space12
    onNameStepChanged: spreading.ask()

    Later {
        id: measuring

        onDue: root.measure()
    }
    Later {
        id: spreading

        onDue: root.spread()
    }
    ChartScale {
        id: scale

        plot: Qt.rect(root.large ? 62 : 40, root.head, root.width - (root.large ? 62 + 176 : 40 + 46), root.height - root.head - root.foot)
        onPlotChanged: spreading.ask()
    }
    Label {
        id: title

        x: 18
        y: 12
        //: Title of the chart in the result of a game
        text: qsTr("Chivalry Points by turn")
        font.pixelSize: root.large ? Look.nameSize : Look.emphasisSize
        Accessible.role: Accessible.Heading
    }
    Note {
        id: led

        anchors {
            right: parent.right
            rightMargin: 18
            left: title.right
            leftMargin: 12
            baseline: title.baseline
        }
        // Left out where large letters of the title leave it no room.
        visible: root.large && fitted.fits
        text: root.result.ledText
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        font.pixelSize: fitted.size

        FittedLine {
            id: fitted

            font.family: led.font.family
            font.italic: led.font.italic
            least: 12
            room: led.width - Look.space4 // smaller letters are not quite as narrow as they are small
            text: led.text
            usual: Look.bodySize
        }
    }
    ChartLevels {
        scaled: scale
    }
    Repeater {
        model: 7

        Label {
            required property int index

            x: scale.placeX(index) - width / 2
            y: scale.plot.y + scale.plot.height + 6
            text: index > 0 ? root.turns[index - 1] :
            //: Under the chart of points by turn: before the first turn
            qsTr("start")
            color: Look.ink2
            font.pixelSize: Look.labelSize
            font.italic: index === 0
            Accessible.ignored: true
        }
    }
    Repeater {
        id: lines

        model: root.result
        onItemAdded: measuring.ask()

        ChartLine {
            anchors.fill: parent
            z: lines.count - index
            scaled: scale
            large: root.large
            face: root.face
            endY: root.ends[index] ?? 0
        }
    }
}
