// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A row of a group that opens something: words, a value, a chevron.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.ItemDelegate {
    id: root

    property string note
    property string value
    property bool chevron: true
    property real titleSize: Look.emphasisSize
    property real noteSize: Look.labelSize
    property bool noteItalic: true
    property Component leading
    // Before the chevron.
    property Component mark
    property real ruleStart: root.leftPadding
    property bool ruled: root.y > 0

    focusPolicy: Qt.StrongFocus
    implicitHeight: Math.max(Look.touch + 4, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Look.space16
    rightPadding: Look.space12
    // Words in several lines keep clear of the rules between the rows.
    topPadding: root.note === "" ? Look.space4 : Look.space4 + 2
    bottomPadding: topPadding

    Keys.onEnterPressed: root.click()
    Keys.onReturnPressed: root.click()

    background: RowGround {
        control: root
        ruleStart: root.ruleStart
        ruled: root.ruled
    }
    contentItem: RowText {
        dimmed: !root.enabled
        leading: root.leading
        mark: root.mark
        note: root.note
        noteItalic: root.noteItalic
        noteSize: root.noteSize
        title: root.text
        titleSize: root.titleSize
        trailing: root.chevron ? chevronMark : null
        value: root.value
    }

    Accessible.description: [root.value, root.note].filter(text => text !== "").join(". ")
    Accessible.role: Accessible.Button
    Accessible.onPressAction: root.click()

    Component {
        id: chevronMark

        Chevron {
            mirror: root.mirrored
        }
    }
}
