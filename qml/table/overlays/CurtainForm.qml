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
    // What the cloth leaves of the window.
    readonly property size most: Qt.size(root.width - 4 * root.edge - 16, root.height - 3 * root.edge - 16)
    // In little height the border goes, and everything is smaller.
    readonly property bool low: root.most.height < 460 * Look.signScale
    readonly property bool across: root.width >= root.height * 1.3
    // On a table the name is read from the other side of it.
    readonly property bool grand: root.across ? root.width >= 960 && root.height >= 680 : root.width >= 600 && root.height >= 1000
    // The figure beside everything else; in little height figure, name and eye beside each other, or name and eye.
    readonly property bool facing: root.grand && root.across
    readonly property bool abreast: root.low && root.across && !root.facing && root.most.width >= 560
    readonly property bool beside: root.facing || (root.low && root.across)
    // Where each part stands in the grid: the figure in its first column, whom the device goes to in its first row.
    readonly property var places: {
        if (root.facing)
            return {
                columns: 2,
                words: 1,
                figureRow: 0,
                figureRows: 3,
                nameRow: 1,
                eye: 1,
                eyeRow: 2,
                eyeRows: 1
            };
        if (root.abreast)
            return {
                columns: 3,
                words: 1,
                figureRow: 0,
                figureRows: 2,
                nameRow: 1,
                eye: 2,
                eyeRow: 0,
                eyeRows: 2
            };
        if (root.beside)
            return {
                columns: 2,
                words: 0,
                figureRow: 1,
                figureRows: 1,
                nameRow: 2,
                eye: 1,
                eyeRow: 0,
                eyeRows: 3
            };
        return {
            columns: 1,
            words: 0,
            figureRow: 1,
            figureRows: 1,
            nameRow: 2,
            eye: 0,
            eyeRow: 3,
            eyeRows: 1
        };
    }
    readonly property real plateWidth: Math.min(root.most.width, root.facing ? Math.min(root.width * 0.7, 1060) : root.grand ? 620 : (root.abreast ? 640 : root.beside ? 560 : 340) * Look.signScale)
    readonly property real plateHeight: Math.min(root.most.height, root.facing ? root.wanted : root.grand ? 1000 : (root.abreast ? 320 : 700) * Look.signScale)
    // Of a plate that lies across.
    readonly property real wanted: Math.max(Math.min(root.height * 0.74, 660), root.margins + root.ofEye + root.ofWords + root.ofStay + root.ofNote + root.gaps)
    // Between the plate's edge and what stands on it, above and below.
    readonly property real margins: root.ivy ? 128 : 24
    readonly property bool ivy: root.grand || !root.low
    // The cloth has room for a leaf in each corner.
    readonly property bool cornered: root.ivy || (root.width - root.plateWidth) / 2 >= root.edge + 50
    readonly property real eyeSize: root.grand ? 132 : root.abreast ? 100 : root.low ? 84 : 116
    readonly property int bidSize: root.grand ? Look.pageTitleSize : Look.nameSize
    readonly property int nameSize: root.grand ? Math.min(96, Look.knightSize) : root.low && !root.abreast ? Look.boardTitleSize : Look.curtainTitleSize + 2

    // What the eye takes with the words below it, what names whom the device goes to, and what lets it stay open.
    readonly property real ofEye: root.eyeSize + 1.4 * Look.nameSize
    readonly property real ofWords: 1.4 * root.bidSize + 1.4 * root.nameSize
    readonly property real ofStay: Math.max(Look.touch, 1.4 * Look.bodySize)
    readonly property real ofNote: 1.4 * Look.labelSize
    readonly property real gap: root.ivy ? Look.space12 : Look.space8
    readonly property real gaps: (root.facing ? 4 : root.beside ? 2 : 5) * root.gap
    // What all that leaves within the plate.
    readonly property real left: root.plateHeight - root.margins - root.ofEye - (root.beside && !root.facing ? 0 : root.ofWords) - root.ofStay - root.gaps

    // Half a figure behind its shield, as high as the rest leaves room for; where that is too little a bust.
    readonly property real leastFigure: root.ivy ? 96 : 92
    readonly property real figure: {
        if (root.abreast)
            return root.plateHeight - root.margins - Look.space16;
        if (!root.ivy)
            return root.half ? root.besideName : root.leastFigure;
        if (root.facing)
            return root.plateHeight - root.margins - 2 * Look.space24;
        return Math.max(root.leastFigure, Math.min(root.grand ? 440 : 220 * Look.signScale, root.left - (root.noted ? root.ofNote : 0)));
    }
    readonly property bool half: root.ivy || root.abreast || root.beside && root.besideName >= 128
    readonly property real figureWidth: root.figure * (root.half ? 104 / 171 : 1)
    // What the words at the left of the eye leave a figure above them.
    readonly property real besideName: root.plateHeight - root.margins - root.ofWords - 2 * root.gap
    // How high the rest has to leave the figure room.
    readonly property real claimed: root.beside ? 0 : root.leastFigure
    // How one plays while it is held is told where the least figure leaves room for it.
    readonly property bool noted: (root.ivy || root.abreast) && root.left >= root.claimed + root.ofNote
    // There is room for the choice to let it stay open.
    readonly property bool roomy: root.left + 1 >= root.claimed
}
