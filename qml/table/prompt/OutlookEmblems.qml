// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The emblems of the boards with which the turn does one thing, or which score later, in rows as even as they can be. With those of
// later turns stands the number of their turn: beside the emblem, or on a tag at its foot where all is centred.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property BoardModel boards
    required property int kind
    required property real emblemSize
    property bool centred: false
    readonly property real gap: root.centred ? 6 : 3
    readonly property bool numbered: root.kind === Legend.Outlook.Later
    readonly property real beside: root.numbered && !root.centred ? 1.15 * Look.labelSize + 4 : 0
    readonly property real below: root.numbered && root.centred ? Math.round(root.tagHeight / 2) : 0
    readonly property real tagHeight: Math.round(1.05 * Look.labelSize)
    // How many there are to see.
    property int many: 0

    // How many stand in a row, and how high all are, with emblems of a size.
    function rowAt(size: real): int {
        const most = Math.max(1, Math.floor((root.width + root.gap) / (size + root.beside + root.gap)));
        return Math.ceil(root.many / Math.max(1, Math.ceil(root.many / most)));
    }
    function heightAt(size: real): real {
        return Math.ceil(root.many / Math.max(1, root.rowAt(size))) * (size + root.below + root.gap) - root.gap;
    }
    function count(): void {
        let many = 0;
        for (let i = 0; i < emblems.count; ++i) {
            const emblem = emblems.itemAt(i) as Emblem;
            if (emblem?.told)
                emblem.place = many++;
        }
        root.many = many;
    }

    component Emblem: Item {
        id: sign

        required property string emblem
        required property string name
        required property bool scores
        required property bool resets
        required property string scoresNext
        property int place: 0
        readonly property bool told: root.kind === Legend.Outlook.Scores ? scores : root.kind === Legend.Outlook.Resets ? resets : scoresNext !== ""

        readonly property int rowLength: Math.max(1, root.rowAt(root.emblemSize))
        readonly property int row: Math.floor(place / rowLength)
        readonly property int inRow: Math.min(rowLength, root.many - row * rowLength)
        readonly property real step: root.emblemSize + root.beside + root.gap

        x: Math.round((root.centred ? (root.width - inRow * step + root.gap) / 2 : 0) + place % rowLength * step)
        y: row * (root.emblemSize + root.below + root.gap)
        width: root.emblemSize
        height: root.emblemSize
        visible: told

        Drawing {
            width: parent.width
            name: "ringed-" + sign.emblem + (root.kind === Legend.Outlook.Scores ? "-lit" : "")

            Hint {
                words: () => Legend.outlook(sign.name, root.kind, sign.scoresNext)
            }
        }
        Label {
            x: parent.width + 2
            y: (parent.height - height) / 2
            visible: root.numbered && !root.centred
            text: sign.scoresNext
            Accessible.ignored: true
            color: Look.ink2
            font.pixelSize: Look.labelSize
        }
        Rectangle {
            x: (parent.width - width) / 2
            y: parent.height + root.below - height
            width: Math.max(height, tag.implicitWidth + 8)
            height: root.tagHeight
            radius: 3
            visible: root.numbered && root.centred
            color: Look.leaf
            border {
                width: 1
                color: Look.line
            }

            Label {
                id: tag

                anchors.centerIn: parent
                text: sign.scoresNext
                Accessible.ignored: true
                font.pixelSize: Math.max(12, Math.round(0.8 * Look.labelSize))
            }
        }
    }

    implicitHeight: root.many > 0 ? root.heightAt(root.emblemSize) : 0
    Accessible.ignored: true

    Later {
        id: counting

        onDue: root.count()
    }
    Repeater {
        id: emblems

        model: root.boards
        onItemAdded: counting.ask()

        Emblem {
            onToldChanged: counting.ask()
        }
    }
}
