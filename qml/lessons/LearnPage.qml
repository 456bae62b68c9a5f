// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The lessons there are, and what has been done of them.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

BookPage {
    id: root

    required property LessonModel lessons

    signal lessonAsked(id: string)
    signal rulebookAsked

    rulebookPlace: "goal"
    //: Title of the page that lists the lessons
    title: qsTr("Learn")

    ScrollArea {
        anchors.fill: parent
        maximumWidth: 720 * Look.textUnit

        Note {
            font.pixelSize: Look.bodySize + 1
            //: The page that lists the lessons
            text: qsTr("Each lesson is a real game. Leave whenever you like, and continue later where you left off.")
        }
        RowGroup {
            leastRow: 64

            Repeater {
                model: root.lessons

                ListRow {
                    id: row

                    required note
                    required property string lessonId
                    required property string title
                    required property string progress
                    required property string emblem
                    required property bool done
                    required property int index

                    noteItalic: false
                    objectName: "lesson" + row.index
                    text: row.title
                    titleSize: Look.nameSize
                    value: row.progress
                    leading: drawing
                    mark: row.done ? seal : null

                    onClicked: root.lessonAsked(row.lessonId)

                    Component {
                        id: drawing

                        Drawing {
                            name: row.emblem !== "" ? "emblem-" + row.emblem : "excalibur"
                            width: 44
                            height: 44
                        }
                    }
                    Component {
                        id: seal

                        CheckSeal {}
                    }
                }
            }
        }
        RowGroup {
            ListRow {
                objectName: "learnRulebook"
                //: Row below the lessons: opens the rulebook
                text: qsTr("Rulebook")
                titleSize: Look.nameSize
                //: Row below the lessons: opens the rulebook
                note: qsTr("Every rule, with playable examples")
                noteItalic: false

                onClicked: root.rulebookAsked()
            }
        }
    }
}
