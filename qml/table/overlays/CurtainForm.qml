// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// How large the parts of the curtain are in a window, and which of them have room there.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

QtObject {
    id: root

    required property real width
    required property real height

    readonly property real edge: Math.min(root.width, root.height) * 0.045
    readonly property real plateWidth: Math.min(root.width - 4 * root.edge - 16, (root.beside ? 560 : 340) * Look.signScale)
    readonly property real plateHeight: Math.min(root.height - 3 * root.edge - 16, 700 * Look.signScale)
    // In little height the border goes, and everything is smaller.
    readonly property bool low: root.plateHeight < 460 * Look.signScale
    // Name and eye stand side by side.
    readonly property bool beside: root.low && root.width >= root.height * 1.3
    readonly property real eyeSize: root.low ? 84 : 116

    // What the eye takes with the words below it, what names whom the device goes to, and what lets it stay open.
    readonly property real ofEye: root.eyeSize + 1.4 * Look.nameSize
    readonly property real ofWords: 1.4 * Look.nameSize + 1.4 * (root.low ? Look.boardTitleSize : Look.curtainTitleSize)
    readonly property real ofStay: Math.max(Look.touch, 1.4 * Look.bodySize)
    readonly property real ofNote: 1.4 * Look.labelSize
    readonly property real gaps: (root.beside ? 2 : 5) * (root.low ? Look.space8 : Look.space12)
    // What all that leaves within the plate.
    readonly property real left: root.plateHeight - (root.low ? 24 : 128) - root.ofEye - (root.beside ? 0 : root.ofWords) - root.ofStay - root.gaps

    // Half a figure behind its shield, as high as the rest leaves room for; in little height a bust.
    readonly property real leastFigure: root.low ? 92 : 96
    readonly property real figure: root.low ? root.leastFigure : Math.max(root.leastFigure, Math.min(220 * Look.signScale, root.left - (root.noted ? root.ofNote : 0)))
    // How one plays while it is held is told where the least figure leaves room for it.
    readonly property bool noted: !root.low && root.left >= root.leastFigure + root.ofNote
    // There is room for the choice to let it stay open.
    readonly property bool roomy: root.left + 1 >= (root.beside ? 0 : root.leastFigure)
}
