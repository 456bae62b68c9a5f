// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What has become of the people who have played on this device, whoever was knighted most often first.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

BookPage {
    id: root

    required property Statistics statistics

    //: Title of the page that counts games and victories by name
    title: qsTr("Results")

    tools: root.statistics.count > 0 ? [forget] : []

    T.Action {
        id: forget

        icon.name: "edit-delete"
        //: Button: what has been counted for everybody's name is forgotten
        text: qsTr("Forget all results")

        onTriggered: question.open()
    }
    ScrollArea {
        anchors.fill: parent
        maximumWidth: 720 * Look.textUnit

        RowGroup {
            visible: root.statistics.count > 0

            Repeater {
                model: root.statistics

                ResultRow {}
            }
        }
        Note {
            font.pixelSize: Look.labelSize
            horizontalAlignment: Text.AlignHCenter
            //: Under the list of those who have played
            text: qsTr("Only games that were played to their end count. This stays on the device.")
            visible: root.statistics.count > 0
        }
    }
    EmptyNotice {
        drawing: "cup"
        //: The page of results, while there is none
        text: qsTr("Finished games will appear here, player by player.")
        visible: root.statistics.count === 0
    }

    Question {
        id: question

        //: Button of the question whether all results are to be forgotten
        acceptText: qsTr("Forget")
        careful: true
        //: Button of the question whether all results are to be forgotten
        rejectText: qsTr("Keep")
        //: Question whether all results are to be forgotten
        text: qsTr("Games and victories of everybody who has played here will be deleted permanently.")
        title: qsTr("Forget all results?")

        onAccepted: root.statistics.forget()
    }
}
