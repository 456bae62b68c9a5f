// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The table in the arrangement that suits its size.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Loader {
    id: root

    required property Table table
    // Above everything of the arrangement: cards are dragged there.
    required property Item dragLayer
    readonly property Arrangement arrangement: root.item as Arrangement
    // The size, measured in text: what is large for small letters is small for large ones.
    readonly property real textWidth: root.width / (0.5 + 0.5 * Look.textScale)
    readonly property real textHeight: root.height / (0.5 + 0.5 * Look.textScale)

    sourceComponent: {
        if (root.textWidth >= 1360 && root.textHeight >= 780)
            return desktop;
        if (root.textWidth >= 1080 && root.textHeight >= 680)
            return wide;
        if (root.textWidth >= 680 && root.textHeight >= 980)
            return portrait;
        // In a window as wide as high a sheet below the lanes would leave too little of them.
        if (root.width >= 560 && root.width > root.height * (root.width >= 640 ? 0.9 : 1.2))
            return side;
        return phone;
    }

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
