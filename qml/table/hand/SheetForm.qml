// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The form of a phone's sheet: roomy, or tight, where that leaves more of the boards in sight. Tight, the answer takes the question's
// place, cards are smaller, and what is asked about stands closer together.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

QtObject {
    id: root

    // The height that the sheet shares with the boards.
    required property real room
    // The height that all boards need, and that they need with so many of the rows below them.
    required property list<real> needs
    required property Prompt prompt
    // Width of the question.
    required property real width

    // In so little height it is tight whatever the boards need.
    readonly property bool little: root.room < 560 * (0.3 + 0.7 * Look.textScale)
    readonly property bool tight: root.little || !Look.largeText && root.roomyNeed > root.left[root.left.length - 1] && root.tightNeed(root.leastCard) <= root.left[0]

    // What the boards leave to it, the most first.
    readonly property list<real> left: root.needs.map(need => root.room - need)

    readonly property real leastCard: 52
    // As large as leaves the most rows in sight; heights are rounded.
    readonly property real tightCard: {
        if (root.little)
            return root.room < 560 ? root.leastCard : 62;
        const least = root.tightNeed(root.leastCard);
        const left = Math.min(...root.left.filter(left => least <= left));
        return Math.max(root.leastCard, Math.min(62, root.leastCard + (left - least - 1) / Look.cardRatio));
    }

    // From the edge to what is asked, least height of that, from what it is decided with to the buttons, and from these to the lower end.
    readonly property real above: 12
    readonly property real asked: root.tight ? 46 : 28
    readonly property real gap: root.little ? 4 : 2
    readonly property real foot: root.little ? 5 : root.tight ? 6 : 10
    // The least height of the buttons.
    readonly property real button: root.little ? Look.touch : root.tight ? Look.confirmHeight : 56
    // What cards have besides their height, and by how much of that they are lifted.
    readonly property real lift: root.little ? 12 : root.tight ? 18 : 14
    readonly property real rise: root.little ? 6 : root.tight ? 8 : 12
    // What the question takes in one line or two. What an answer takes and its buttons is not looked at: cards keep their size while
    // they are lifted.
    readonly property real question: spelled.advanceWidth * 16 > 100 * root.width ? 54 : 28
    readonly property TextMetrics spelled: TextMetrics {
        font.family: Look.textFamily
        font.pixelSize: 100
        text: root.prompt.question
    }
    // What the choice would do.
    readonly property real band: Math.max(64, 2.4 * Look.bodyLine)
    readonly property real roomyNeed: root.above + root.question + root.roomyChoice + 56 + 12
    // Of what the decision is made with, and of what it would do.
    readonly property real roomyChoice: {
        switch (root.prompt.decision) {
        case Enums.Decision.Bonus:
            return root.band;
        case Enums.Decision.Peek:
        case Enums.Decision.TakeToken:
            return 28 + 85 + Look.labelLine;
        case Enums.Decision.WinTie:
            return root.prompt.covered.length * (Look.touch + Look.space8) + root.band;
        case Enums.Decision.Split:
        case Enums.Decision.Assign:
        case Enums.Decision.TakeStack:
        case Enums.Decision.Exchange:
            return 340;
        default:
            return 66 * Look.cardRatio + 14 + 8 + root.band;
        }
    }

    function tightNeed(card: real): real {
        return root.above + Math.max(46, root.question) + card * Look.cardRatio + 18 + 10 + Look.confirmHeight + 8;
    }
}
