// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A row of a group of which exactly one holds: a mark and words.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.RadioDelegate {
    id: root

    property string note
    // A drawing that tells what the words tell, at the row's end; none where it is empty.
    property string drawing: ""
    property Component trailing: root.drawing === "" ? null : picture
    property real titleSize: Look.emphasisSize
    property real noteSize: Look.labelSize

    // Qt reaches rows of lists with arrow keys alone; here each is a control of its own.
    focusPolicy: Qt.StrongFocus
    implicitHeight: Math.max(Look.touch + 4, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Look.space16
    rightPadding: Look.space12
    // Words in several lines keep clear of the rules between the rows.
    topPadding: root.note === "" ? Look.space4 : Look.space4 + 3
    bottomPadding: topPadding

    Keys.onEnterPressed: root.click()
    Keys.onReturnPressed: root.click()

    background: RowGround {
        control: root
        ruleStart: root.leftPadding + Math.round(23 * Look.textUnit) + Look.space12
    }
    contentItem: RowText {
        dimmed: !root.enabled
        leading: mark
        note: root.note
        noteSize: root.noteSize
        title: root.text
        titleSize: root.titleSize
        trailing: root.trailing
    }

    Accessible.description: root.note

    Component {
        id: picture

        Drawing {
            height: width
            name: root.drawing
            width: Math.round(40 * Look.textUnit)
        }
    }
    Component {
        id: mark

        RadioMark {
            control: root
        }
    }
}
