// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Under a board: its ranks from left to right, and what each would get if the board were scored now.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Item {
    id: root

    required property list<rankLine> ranking
    // While nobody has moved there is nothing to rank, and this is said instead.
    property string startText: ""
    property rankLine none
    // Discs and figures are as large as the width lets them be where every squire gets something of one figure, so that they are
    // the same below all boards.
    readonly property int places: Math.max(4, root.ranking.length)
    readonly property real pitch: root.width / root.places
    readonly property int figure: Math.min(Look.bodySize, Math.max(12, Math.floor(root.width * 0.077)))
    readonly property real mostFace: Math.min(22, Look.labelSize + 4)
    readonly property real usualFace: Math.min(root.mostFace, Math.max(14, root.pitch - 2 - root.within - root.widest - root.least))
    // The widest of one figure, and an arrow with one.
    readonly property real widest: Math.max(root.arrow + 1 + root.spelled("2"), ...["+1", "+2", "+3", "−1", "−3"].map(pay => root.spelled(pay)))
    // What stands beside each disc. Where many get two figures the discs are smaller below this board.
    readonly property list<real> besides: root.ranking.map(line => 2 + (line.pays === 0 ? 0 : root.within + (line.squares ? root.arrow + 1 : 0) + root.spelled(line.figure)))
    readonly property real face: Math.max(8, Math.min(root.usualFace, (root.width - root.besides.reduce((sum, beside) => sum + beside + 2, -2)) / Math.max(1, root.besides.length)))
    // What the drawing of a disc leaves beside its face.
    readonly property real rim: Math.max(0, (root.face / Plans.discFaceShare - root.face) / 2 - 1)
    readonly property real arrow: Math.round(0.56 * root.figure)
    // From a disc to its figure, and to the next disc at least and as a rule.
    readonly property real within: root.pitch >= 50 ? 3 : 1
    readonly property real least: 7
    readonly property real apart: 8

    // The same rank stands below the same part of every board, at one distance from the next, unless the figures of some need
    // more room than that.
    readonly property list<real> widths: root.besides.map(beside => root.face + beside)
    readonly property bool even: root.widths.every((width, i) => width + (i + 1 < root.widths.length ? root.least : 0) <= root.pitch + 0.5)
    readonly property list<real> starts: {
        if (root.even)
            return root.widths.map((width, i) => i * root.pitch);
        const gap = Math.max(root.least, Math.min(root.apart, (root.width - root.widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, root.widths.length - 1)));
        const starts = [];
        let least = 0;
        for (let i = 0; i < root.widths.length; ++i) {
            starts.push(Math.max(least, i * root.width / root.places));
            least = starts[i] + root.widths[i] + gap;
        }
        let most = root.width;
        for (let i = root.widths.length - 1; i >= 0; --i) {
            starts[i] = Math.min(starts[i], most - root.widths[i]);
            most = starts[i] - gap;
        }
        return starts;
    }

    function spelled(words: string): real {
        return figures.advanceWidth(words) * root.figure / 100;
    }

    // Between it and its board.
    readonly property real gap: 6

    // The same below boards of any size, so that it is known how large these may be.
    height: Math.ceil(root.mostFace * 1.3)
    Accessible.ignored: true

    FontMetrics {
        id: figures

        font {
            family: Look.textFamily
            features: ({
                    "lnum": 1
                })
            pixelSize: 100
        }
    }
    Note {
        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: 1
        }
        text: root.startText
        font.pixelSize: Math.min(Look.labelSize, root.figure)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        Accessible.ignored: true
    }
    Repeater {
        model: root.startText !== "" ? 0 : root.ranking.length

        Item {
            id: place

            required property int index
            readonly property rankLine line: root.ranking[index] ?? root.none

            x: Math.round(root.starts[index] ?? 0)
            width: root.widths[index] ?? 0
            height: root.height

            Disc {
                id: disc

                x: -root.rim
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: 2
                tincture: place.line.tincture
                face: root.face
            }
            RankPay {
                anchors {
                    left: disc.right
                    leftMargin: root.within - root.rim
                    verticalCenter: parent.verticalCenter
                    verticalCenterOffset: 1
                }
                visible: place.line.pays !== 0
                line: place.line
                size: root.figure
            }
            Hint {
                words: () => Legend.standing(place.line.name, place.line.rankText, place.line.placeText, place.line.paysText)
                held: false
            }
        }
    }
}
