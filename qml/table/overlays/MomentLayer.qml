// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where a look back lies: over the lower edge of the table, whose arrangement is told how much of it that covers, or over what
// stands beside the boards.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy

MomentSheet {
    id: root

    property Arrangement arrangement: null
    readonly property Item side: root.arrangement?.sideItem() ?? null

    aside: root.side !== null
    chronicleShown: root.arrangement?.chronicleShown ?? false
    room: parent.height
    width: root.side?.width ?? parent.width
    x: root.side?.x ?? 0
    y: parent.height - height

    Binding {
        property: "covered"
        target: root.arrangement
        value: root.open && !root.aside ? root.height : 0
        when: root.arrangement !== null
    }
}
