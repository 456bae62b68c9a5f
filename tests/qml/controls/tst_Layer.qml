// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where the keyboard is while one layer covers another.
import QtQuick
import QtTest
import MedievalAcademy.Controls

Item {
    id: scene

    height: 300
    width: 300

    Layer {
        anchors.fill: parent
        focus: true
        lowest: true

        Button {
            id: below

            focus: true
            text: "below"
        }
        Button {
            id: beside

            text: "beside"
            x: 100
        }
    }
    Layer {
        id: over

        anchors.fill: parent
        first: upper

        Button {
            id: upper

            text: "upper"
        }
        Button {
            id: next

            text: "next"
            x: 100
        }
    }

    TestCase {
        name: "Layer"
        when: windowShown

        function cleanup(): void {
            over.open = false;
            wait(0);
        }

        function test_whatIsUppermostHasTheKeyboard(): void {
            below.forceActiveFocus();
            over.open = true;
            tryVerify(() => upper.activeFocus);
            over.open = false;
            tryVerify(() => below.activeFocus);
        }
        // A popup that closes gives it to what had it before, whatever has come over that meanwhile.
        function test_whatIsCoveredGivesItBack(): void {
            over.open = true;
            beside.forceActiveFocus(Qt.PopupFocusReason);
            tryVerify(() => upper.activeFocus);
            next.forceActiveFocus();
            wait(0);
            verify(next.activeFocus);
            below.forceActiveFocus(Qt.PopupFocusReason);
            tryVerify(() => next.activeFocus);
        }
        // Where nothing is covered it may be anywhere.
        function test_whatIsNotCoveredKeepsIt(): void {
            over.modal = false;
            over.open = true;
            beside.forceActiveFocus();
            wait(0);
            verify(beside.activeFocus);
            over.modal = true;
        }
    }
}
