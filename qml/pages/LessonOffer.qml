// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Offers the lessons about what is chosen for a game and has not been learnt yet: the one there is, or all of them.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

RowGroup {
    id: root

    required property GameSetup setup
    readonly property bool offered: offers.count > 0

    signal lessonAsked(id: string)
    signal learnAsked

    visible: root.offered

    LessonModel {
        id: offers

        offeredFor: root.setup
    }
    ListRow {
        leading: book
        note: offers.summary
        noteItalic: false
        noteSize: root.noteSize
        objectName: "lessonOffer"
        //: Setup page: rules are chosen whose lessons have not been taken yet; below stand their names
        text: qsTr("New to you? Learn in two minutes")
        titleSize: root.titleSize

        bottomPadding: Look.space12
        topPadding: Look.space12

        onClicked: {
            if (offers.count === 1)
                root.lessonAsked(offers.idOf(0));
            else
                root.learnAsked();
        }
    }
    Component {
        id: book

        Drawing {
            name: "emblem-education"
            width: 36
            height: 36
        }
    }
}
