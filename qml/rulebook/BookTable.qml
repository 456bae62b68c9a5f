// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A small table of the rulebook. Columns are as wide as their words need; where that is more than the page has, each row is
// told in lines, one below the other, with the heads of the columns.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Rulebook

Leaf {
    id: root

    required property rulebookBlock block
    readonly property int columns: Math.max(1, root.block.columns)
    readonly property int rows: root.block.cells.length / root.columns
    readonly property real margin: Look.space12
    readonly property real gap: Look.space12
    readonly property real room: root.width - 2 * root.margin - (root.columns - 1) * root.gap
    // What each column would like, and what it cannot do without: its longest word.
    readonly property list<real> wishes: root.measured(false)
    readonly property list<real> needs: root.measured(true)
    readonly property bool fits: root.needs.reduce((sum, one) => sum + one, 0) <= root.room
    readonly property list<real> widths: root.shared()

    function measured(words: bool): list<real> {
        const widths = [];
        for (let column = 0; column < root.columns; ++column) {
            let most = 0;
            for (let row = 0; row < root.rows; ++row) {
                const cell = root.block.cells[row * root.columns + column];
                for (const part of words ? cell.split(" ") : [cell])
                    most = Math.max(most, metrics.advanceWidth(part));
            }
            widths.push(Math.ceil(most) + 2);
        }
        return widths;
    }
    // Everybody gets what it needs, and of the rest what it wishes, in proportion.
    function shared(): list<real> {
        const needed = root.needs.reduce((sum, one) => sum + one, 0);
        const wished = root.wishes.reduce((sum, one) => sum + one, 0);
        const part = wished <= needed ? 0 : Math.min(1, (root.room - needed) / (wished - needed));
        return root.needs.map((need, column) => need + (root.wishes[column] - need) * part);
    }

    border.color: Look.rule
    implicitHeight: body.height + 2 * Look.space8

    FontMetrics {
        id: metrics

        font.family: Look.textFamily
        font.pixelSize: Look.bodySize
    }
    Column {
        id: body

        width: root.width - 2 * root.margin
        x: root.margin
        y: Look.space8

        Repeater {
            model: root.rows

            Item {
                id: row

                required property int index
                readonly property bool head: index === 0

                // Read as a sentence: "Board: Jousts, 1st: +3".
                Accessible.ignored: head
                Accessible.name: root.block.cells.slice(index * root.columns, (index + 1) * root.columns).map((cell, column) => [root.block.cells[column], cell].filter(text => text !== "").join(": ")).join(", ")
                Accessible.role: Accessible.Row
                implicitHeight: visible ? (root.fits ? cells.implicitHeight : lines.implicitHeight) + Look.space8 : 0
                visible: root.fits || !head
                width: body.width

                Rectangle {
                    color: Look.rule
                    height: Look.hairline
                    visible: row.index > (root.fits ? 0 : 1)
                    width: parent.width
                }
                Row {
                    id: cells

                    spacing: root.gap
                    visible: root.fits
                    y: Look.space4

                    Repeater {
                        model: root.fits ? root.columns : 0

                        Label {
                            required property int index

                            color: row.head ? Look.ink2 : Look.ink
                            font.features: ({
                                    "lnum": 1,
                                    "tnum": 1
                                })
                            font.italic: row.head
                            text: root.block.cells[row.index * root.columns + index]
                            textFormat: Text.PlainText
                            width: root.widths[index]
                            wrapMode: Text.Wrap

                            Accessible.ignored: true
                        }
                    }
                }
                Column {
                    id: lines

                    visible: !root.fits
                    width: parent.width
                    y: Look.space4

                    Repeater {
                        model: root.fits ? 0 : root.columns

                        Label {
                            required property int index
                            readonly property string cell: root.block.cells[row.index * root.columns + index]
                            readonly property string title: root.block.cells[index]

                            color: index === 0 ? Look.golddeep : Look.ink
                            text: index === 0 || title === "" ? cell : title + ": " + cell
                            textFormat: Text.PlainText
                            visible: cell !== ""
                            width: lines.width
                            wrapMode: Text.Wrap

                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
