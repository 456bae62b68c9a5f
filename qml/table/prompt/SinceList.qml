// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What has happened since one's last turn: a disc and a line for each.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

ColumnLayout {
    id: root

    required property list<squireLine> lines
    // The latest so many of them.
    property int most: 99
    // The height there is for it: where every line fits in one, letters grow with that.
    property real room: 0
    // How much farther than needed the lines stand from each other.
    property real air: 0
    readonly property var shown: root.lines.slice(-root.most)
    // What is told takes one line each: of large letters rather what was played than where it led, too.
    readonly property real besideDisc: root.width - 19 * 1.15 - Look.space8 - 2
    readonly property bool brief: Look.largeText && root.widest(line => line.text) > root.besideDisc
    readonly property bool single: root.widest(line => root.told(line)) <= root.besideDisc
    readonly property bool large: root.width >= 240 || root.single && root.shown.length * (Look.bodyLine + 2) <= root.room
    readonly property real disc: root.large ? 25 : 22
    // What it needs at least.
    readonly property real leastHeight: root.single ? root.shown.length * (Math.max(root.disc, Math.ceil(letters.height)) + 1) : root.implicitHeight

    // Where each line begins, and behind them where another one would.
    readonly property list<real> edges: {
        const edges = [];
        for (let i = 0; i < rows.count; ++i)
            edges.push(rows.itemAt(i)?.y ?? 0);
        edges.push(root.implicitHeight + root.spacing);
        return edges;
    }

    function told(line: squireLine): string {
        return root.brief && line.brief !== "" ? line.brief : line.text;
    }
    function widest(text: var): real {
        return root.shown.reduce((width, line) => Math.max(width, letters.advanceWidth(text(line))), 0);
    }

    spacing: 1 + (root.single ? root.air : 0)

    FontMetrics {
        id: letters

        font.family: Look.textFamily
        font.pixelSize: Look.bodySize
    }

    Repeater {
        id: rows

        model: root.shown

        RowLayout {
            id: line

            required property squireLine modelData

            Layout.fillWidth: true
            spacing: Look.space8

            Item {
                Layout.preferredWidth: disc.width
                Layout.preferredHeight: root.disc

                Disc {
                    id: disc

                    y: (parent.height - height * 0.8) / 2
                    tincture: line.modelData.tincture
                    face: 19
                    visible: line.modelData.seat >= 0
                }
            }
            Label {
                Layout.fillWidth: true
                text: root.told(line.modelData)
                Accessible.name: line.modelData.spoken
                font.pixelSize: root.large ? Look.bodySize : Look.labelSize
                wrapMode: Text.Wrap
            }
        }
    }
}
