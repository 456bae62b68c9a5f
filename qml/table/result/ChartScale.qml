// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where points lie on a chart, turn by turn or game by game.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

QtObject {
    id: root

    required property rect plot
    // Along the chart, from 0 to this.
    property int steps: 6
    // The least and the most points held at any time.
    property int least: 0
    property int most: 10
    readonly property int usual: root.most - root.least > 120 ? 40 : root.most - root.least > 50 ? 20 : root.most - root.least > 22 ? 10 : 5
    // Large letters want lines farther apart.
    readonly property int step: (root.most - root.least) / root.usual + 2 > root.plot.height / (1.4 * Look.labelSize) ? 2 * root.usual : root.usual
    readonly property int top: Math.ceil(root.most / root.step) * root.step
    readonly property int bottom: Math.floor(root.least / root.step) * root.step

    function placeX(step: int): real {
        return root.plot.x + 12 + (root.plot.width - 24) * step / root.steps;
    }
    function placeY(points: real): real {
        return root.plot.y + root.plot.height * (1 - (points - root.bottom) / Math.max(1, root.top - root.bottom));
    }
}
