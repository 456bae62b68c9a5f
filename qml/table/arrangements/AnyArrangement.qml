// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table in the arrangement that suits its size.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Controls
import MedievalAcademy.Model

Loader {
    id: root

    required property Table table
    // Above everything of the arrangement: cards are dragged there.
    required property Item dragLayer
    readonly property Arrangement arrangement: root.item as Arrangement
    readonly property Form form: Form {
        width: root.width
        height: root.height
    }

    sourceComponent: [phone, side, portrait, wide, desktop][root.form.table]

    Component {
        id: phone

        PhoneTable {
            focus: true
            table: root.table
            dragLayer: root.dragLayer
        }
    }
    Component {
        id: side

        SideTable {
            focus: true
            table: root.table
            dragLayer: root.dragLayer
        }
    }
    Component {
        id: portrait

        PortraitTable {
            focus: true
            table: root.table
            dragLayer: root.dragLayer
        }
    }
    Component {
        id: wide

        WideTable {
            focus: true
            table: root.table
            dragLayer: root.dragLayer
        }
    }
    Component {
        id: desktop

        DesktopTable {
            focus: true
            table: root.table
            dragLayer: root.dragLayer
        }
    }
}
