// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A lesson: the table on which its game is played, and the note that says what to do. When it has been taken to its end, the way
// to what comes next.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.kde.kirigami as Kirigami
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

Kirigami.Page {
    id: root

    // Which one.
    required property string id
    readonly property Lesson lesson: lesson
    // The note beside the table, where there is no height for both.
    readonly property bool sideways: width > height && height < 560 * (0.5 + 0.5 * Look.textScale)
    readonly property string language: Qt.uiLanguage

    // Back to where the lessons are listed; after the first one, to a game.
    signal leaveAsked
    signal gameAsked
    signal settingsAsked

    function reach(): void {
        if (root.lesson.reads)
            note.reach();
        else if (!tablePage.overlaid)
            tablePage.choose();
    }

    globalToolBarStyle: Kirigami.ApplicationHeaderStyle.None
    padding: 0
    title: root.lesson.title

    background: PageGround {}

    onBackRequested: event => {
        event.accepted = true;
        if (!tablePage.goBack())
            root.leaveAsked();
    }
    onLanguageChanged: lesson.retranslate()

    Lesson {
        id: lesson

        lesson: root.id
        paused: root.T.StackView.status === T.StackView.Inactive

        table {
            reducedMotion: Look.reducedMotion
            speed: Settings.speed
        }

        onEnded: end.open()
        onStepBegan: text => {
            root.Accessible.announce(text, Accessible.Polite); // qmllint disable Quick.attached-property-type
            Qt.callLater(root.reach);
        }
    }
    LessonNote {
        id: note

        anchors.left: parent.left
        anchors.top: parent.top
        height: root.sideways ? parent.height : implicitHeight
        lesson: root.lesson
        room: root.sideways ? root.height : Math.round(root.height * 0.42)
        width: root.sideways ? Math.min(300, Math.round(root.width * 0.36)) : root.width

        onLeaveAsked: root.leaveAsked()
    }
    TablePage {
        id: tablePage

        anchors.bottom: parent.bottom
        anchors.left: root.sideways ? note.right : parent.left
        anchors.right: parent.right
        anchors.top: root.sideways ? parent.top : note.bottom
        focus: true
        table: root.lesson.table

        onLeaveAsked: root.leaveAsked()
        onSettingsAsked: root.settingsAsked()
    }
    LessonPointer {
        anchors.fill: tablePage
        arrangement: tablePage.arrangement
        lesson: root.lesson
        visible: !tablePage.overlaid
    }

    Question {
        id: end

        readonly property bool first: root.id === "first"

        //: Button at the end of the first lesson, and of another one
        acceptText: end.first ? qsTr("Play your first game") : qsTr("To the lessons")
        closePolicy: T.Popup.NoAutoClose
        //: Button at the end of the first lesson, and of another one
        rejectText: end.first ? qsTr("To the lessons") : qsTr("Once more")
        //: At the end of the first lesson
        text: end.first ? qsTr("Now play against two pages, the gentlest opponents there are. Nothing can go wrong: you may take moves back, and the question mark opens the rulebook.") :
        //: At the end of a lesson, %1 is its name
        qsTr("This was “%1”. The rulebook has all the details.").arg(root.lesson.title)
        //: At the end of a lesson
        title: qsTr("Lesson learnt!")

        onAccepted: end.first ? root.gameAsked() : root.leaveAsked()
        onRejected: end.first ? root.leaveAsked() : root.lesson.restart()
    }
}
