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
    readonly property real widest: root.shown.reduce((width, line) => Math.max(width, letters.advanceWidth(line.text)), 0)
    readonly property bool single: root.widest + 19 * 1.15 + Look.space8 + 2 <= root.width
    readonly property bool large: root.width >= 240 || root.single && root.shown.length * (Look.bodyLine + 2) <= root.room
    readonly property real disc: root.large ? 25 : 22
    // What it needs at least.
    readonly property real leastHeight: root.single ? root.shown.length * (Math.max(root.disc, Math.ceil(letters.height)) + 1) : root.implicitHeight

    // Where a line begins; where there is none, where all begin.
    function start(line: int): real {
        return lines.itemAt(line)?.y ?? 0;
    }

    // Whether a height is enough for each of its lines.
    function fits(height: real): bool {
        for (let i = 0; i < lines.count; ++i) {
            if ((lines.itemAt(i)?.height ?? 0) > height + 0.5)
                return false;
        }
        return true;
    }

    // How high so many of its lines are, from one of them, as fit whole into that height.
    function whole(from: int, height: real): real {
        const start = root.start(from);
        let end = 0;
        for (let i = from; i < lines.count; ++i) {
            const line = lines.itemAt(i);
            if (line && line.y + line.height - start <= height + 0.5)
                end = Math.max(end, line.y + line.height - start);
        }
        return end;
    }

    // The first line from which all that follow fit whole into a height: no later one need ever be at the top.
    function last(height: real): int {
        for (let i = 0; i < lines.count; ++i) {
            if (root.height - root.start(i) <= height + 0.5)
                return i;
        }
        return Math.max(0, lines.count - 1);
    }

    // The line whose beginning is nearest to a place, of those that may be at the top of a height.
    function beginning(place: real, height: real): int {
        let nearest = 0;
        for (let i = root.last(height); i > 0; --i) {
            if (Math.abs(root.start(i) - place) < Math.abs(root.start(nearest) - place))
                nearest = i;
        }
        return nearest;
    }

    spacing: 1 + (root.single ? root.air : 0)

    FontMetrics {
        id: letters

        font.family: Look.textFamily
        font.pixelSize: Look.bodySize
    }

    Repeater {
        id: lines

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
                text: line.modelData.text
                Accessible.name: line.modelData.spoken
                font.pixelSize: root.large ? Look.bodySize : Look.labelSize
                wrapMode: Text.Wrap
            }
        }
    }
}
