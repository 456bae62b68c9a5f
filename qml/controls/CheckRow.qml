// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A row of a group that may hold or not, together with others: a mark and words.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.CheckDelegate {
    id: root

    property string note

    implicitHeight: Math.max(Look.touch + 4, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    leftPadding: Look.space16
    rightPadding: Look.space12
    topPadding: Look.space4
    bottomPadding: Look.space4

    background: RowGround {
        control: root
        ruleStart: root.leftPadding + 22 + Look.space12
    }
    contentItem: RowText {
        dimmed: !root.enabled
        leading: mark
        note: root.note
        title: root.text
    }

    Accessible.description: root.note

    Component {
        id: mark

        CheckMark {
            checkState: root.checkState
            control: root
        }
    }
}
