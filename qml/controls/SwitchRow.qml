// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A row of a group that is on or off: words and a switch. No SwitchDelegate, which changes also when the finger has left it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.CheckDelegate {
    id: root

    property string note
    property real titleSize: Look.emphasisSize
    property real noteSize: Look.labelSize
    property Component leading
    // How wide that is.
    property real leadingWidth: 0
    // Before the switch, or below it where there is little room.
    property Component mark

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
        // Under the words, as in other rows.
        ruleStart: root.leftPadding + (root.leadingWidth > 0 ? root.leadingWidth + Look.space12 : 0)
    }
    contentItem: RowText {
        dimmed: !root.enabled
        // With very large letters the words need its place.
        leading: root.availableWidth >= 8 * Look.emphasisSize ? root.leading : null
        mark: root.mark
        markUnder: root.availableWidth < 24 * root.titleSize
        note: root.note
        noteSize: root.noteSize
        title: root.text
        titleSize: root.titleSize
        trailing: switchMark
    }

    // Qt calls it an item of a list, with nothing to press.
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.description: root.note
    Accessible.role: Accessible.CheckBox
    Accessible.onPressAction: root.click()
    Accessible.onToggleAction: root.click()

    Component {
        id: switchMark

        SwitchMark {
            control: root
            position: root.checked === root.mirrored ? 0 : 1
        }
    }
}
