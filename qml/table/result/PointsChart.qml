// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The points by turn as a chart: one line a squire in its tincture, its disc at every turn, its name at the end.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Leaf {
    id: root

    required property ResultModel result
    readonly property bool large: root.width >= 620
    readonly property list<string> turns: ["I", "II", "III", "IV", "V", "VI"]
    // The places of the names at the end, from the highest down, moved apart where they would touch.
    property list<real> labels: []

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
        const gap = Look.bodySize * 1.15;
        const order = [];
        for (let i = 0; i < lines.count; ++i) {
            const line = lines.itemAt(i) as ChartLine;
            if (line)
                order.push({
                    row: i,
                    y: scale.placeY(line.byTurn[5] ?? 0)
                });
        }
        order.sort((one, other) => one.y - other.y);
        for (let i = 1; i < order.length; ++i)
            order[i].y = Math.max(order[i].y, order[i - 1].y + gap);
        const low = scale.plot.y + scale.plot.height + 4;
        for (let i = order.length - 1; i >= 0; --i)
            order[i].y = Math.min(order[i].y, low - (order.length - 1 - i) * gap);
        const labels = new Array(order.length).fill(0);
        for (const place of order)
            labels[place.row] = place.y;
        root.labels = labels;
    }

    implicitHeight: 300
    onHeightChanged: spreading.ask()
    onWidthChanged: spreading.ask()

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

        plot: Qt.rect(root.large ? 62 : 40, title.y + title.height + 14, root.width - (root.large ? 62 + 150 : 40 + 26), root.height - title.y - title.height - 14 - Look.bodySize * 1.9)
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
        visible: root.large && smallest.advanceWidth <= width
        text: root.result.ledText
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12

        TextMetrics {
            id: smallest

            font.family: led.font.family
            font.italic: led.font.italic
            font.pixelSize: led.minimumPixelSize
            text: led.text
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
            labelY: root.labels[index] ?? 0
        }
    }
}
