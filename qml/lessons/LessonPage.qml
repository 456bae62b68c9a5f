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
    required property string lessonId
    readonly property Lesson lesson: lesson
    readonly property Form form: Form {
        width: root.width
        height: root.height
    }
    readonly property bool sideways: root.form.noteBeside
    readonly property bool tight: root.form.noteOver
    readonly property real spare: root.form.spareHeight
    readonly property string language: Qt.uiLanguage

    // Back to where the lessons are listed; after the first one, to a game.
    signal leaveAsked
    signal gameAsked
    signal settingsAsked

    function reach(): void {
        if (root.lesson.reads || (root.tight && !note.folded))
            note.reach();
        else if (!tablePage.overlaid)
            tablePage.choose();
    }

    Accessible.role: Accessible.Pane // Qt calls every page a tab
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

    Later {
        id: reaching

        onDue: root.reach()
    }
    Lesson {
        id: lesson

        lesson: root.lessonId
        paused: root.T.StackView.status === T.StackView.Inactive

        table.presenter.reducedMotion: Look.reducedMotion
        table.presenter.speed: Settings.speed

        onEnded: end.open()
        onStepBegan: text => {
            root.Accessible.announce(text, Accessible.Polite); // qmllint disable Quick.attached-property-type
            reaching.ask();
        }
    }
    Layer {
        anchors.fill: parent
        focus: true
        lowest: true

        TablePage {
            id: tablePage

            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.leftMargin: root.sideways ? note.width : 0
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.topMargin: root.tight ? note.foldedHeight : root.sideways ? 0 : note.height
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
        Item {
            id: beside

            anchors.fill: parent
        }
    }
    // Before it has been read it covers the table.
    Layer {
        id: cover

        anchors.fill: parent
        open: root.tight && !note.folded
    }

    LessonNote {
        id: note

        parent: cover.open ? cover.inside : beside
        height: root.sideways ? parent.height : implicitHeight
        lesson: root.lesson
        room: root.sideways ? root.height : root.spare >= 104 ? root.spare : Math.round(root.height * (root.tight ? 0.75 : 0.42))
        tight: root.tight
        // Where it covers the table, not what it points to.
        y: cover.open && root.lesson.pointer !== Enums.Pointer.Nothing && root.lesson.pointer !== Enums.Pointer.Hand ? root.height - height : 0
        z: 1
        width: root.sideways ? Math.min(300, Math.round(root.width * 0.36)) : root.width

        onFoldedChanged: reaching.ask()
        onLeaveAsked: root.leaveAsked()
    }
    Question {
        id: end

        readonly property bool first: root.lessonId === "first"

        //: Button at the end of the first lesson, and of another one
        acceptText: end.first ? qsTr("Play your first game") : qsTr("To the lessons")
        closePolicy: T.Popup.NoAutoClose
        //: Button at the end of the first lesson, and of another one
        rejectText: end.first ? qsTr("To the lessons") : qsTr("Play it again")
        //: At the end of the first lesson
        text: end.first ? qsTr("Now play against two pages, who are easy opponents. Nothing can go wrong: you can undo your moves, and the question mark opens the rulebook.") :
        //: At the end of a lesson, %1 is its name
        qsTr("This was “%1”. The rulebook has all the details.").arg(root.lesson.title)
        //: At the end of a lesson
        title: qsTr("Lesson complete!")

        onAccepted: end.first ? root.gameAsked() : root.leaveAsked()
        onRejected: end.first ? root.leaveAsked() : root.lesson.restart()
    }
}
