// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a sheet keeps of the height it has grown to. Nothing moves while cards are lifted and laid back: what an answer has asked for
// is kept until another question is asked, or the same one in another form.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Controls

Item {
    id: root

    // What is asked, and in which form.
    required property string question
    // A card is lifted.
    required property bool answering
    // What that would do, in words.
    required property string answer
    // The heights that question and band need now, and whether there is a band.
    required property real askedNeed
    required property real bandNeed
    required property bool bandAsked

    readonly property real askedHeight: Math.max(root.askedNeed, root.keptAsked)
    readonly property real bandHeight: Math.max(root.bandNeed, root.keptBand)
    readonly property bool banded: root.bandAsked || root.bandKept
    // Nothing is needed now that is not kept.
    readonly property bool settled: root.askedHeight === root.keptAsked && root.bandHeight === root.keptBand && root.banded === root.bandKept

    property real keptAsked: 0
    property real keptBand: 0
    property bool bandKept: false
    // A card was lifted since that was asked.
    property bool tried: false
    property string keptFor: ""
    // What was answered when the question took another form: it may not have been laid out in that yet.
    property string keptAnswer: ""

    function keep(): void {
        // Before a card is lifted, what was asked before may not have been laid out anew yet.
        if (root.keptFor !== root.question)
            root.keptAnswer = root.answer;
        root.tried = root.keptFor === root.question && (root.tried || root.answering && root.answer !== root.keptAnswer);
        root.keptAsked = root.tried ? root.askedHeight : root.askedNeed;
        root.keptBand = root.tried ? root.bandHeight : root.bandNeed;
        root.bandKept = root.tried ? root.banded : root.bandAsked;
        root.keptFor = root.question;
    }

    visible: false

    onAnswerChanged: {
        if (root.answer !== root.keptAnswer)
            root.keptAnswer = ""; // it has been laid back: lifted again it is tried
    }
    onQuestionChanged: keeping.ask()
    onAskedNeedChanged: keeping.ask()
    onBandNeedChanged: keeping.ask()
    onBandAskedChanged: keeping.ask()

    Later {
        id: keeping

        onDue: root.keep()
    }
}
