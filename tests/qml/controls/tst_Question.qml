// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// A question: which answer is golden, and which one the Enter key gives.
import QtQuick
import QtTest
import MedievalAcademy.Controls

Item {
    id: root

    width: 400
    height: 400

    Component {
        id: questions

        Question {
            title: "Leave?"
            text: "What has been played is lost."
            acceptText: "Leave"
            rejectText: "Stay"
        }
    }
    SignalSpy {
        id: accepted

        signalName: "accepted"
    }
    SignalSpy {
        id: rejected

        signalName: "rejected"
    }

    TestCase {
        name: "Question"
        when: windowShown

        function ask(careful: bool): Question {
            const question = createTemporaryObject(questions, root, {
                careful: careful
            });
            for (const spy of [accepted, rejected]) {
                spy.target = question;
                spy.clear();
            }
            question.open();
            tryVerify(() => question.opened);
            return question;
        }
        function answer(question: Question, name: string): Button {
            return findChild(question.footer, name) as Button;
        }

        function test_whatWasMeantIsGolden(): void {
            const question = ask(false);
            verify(answer(question, "accept").highlighted);
            verify(!answer(question, "reject").highlighted);
            verify(answer(question, "accept").activeFocus);
        }
        function test_whatGoesOnIsAtTheRight(): void {
            for (const careful of [false, true]) {
                const question = ask(careful);
                verify(answer(question, "reject").x < answer(question, "accept").x);
                compare(answer(question, "reject").width, answer(question, "accept").width);
                question.close();
                tryVerify(() => !question.visible);
            }
        }
        function test_whatKeepsIsGoldenWhereSomethingWouldBeLost(): void {
            const question = ask(true);
            verify(!answer(question, "accept").highlighted);
            verify(answer(question, "reject").highlighted);
            verify(answer(question, "reject").activeFocus);
            keyClick(Qt.Key_Space);
            tryCompare(rejected, "count", 1);
            compare(accepted.count, 0);
        }
    }
}
