// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A small leaf lying over the page.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.Popup {
    id: root

    // Degrees by which it is turned, towards the person to whom it speaks.
    property real turn: 0
    readonly property PopupCommon common: PopupCommon {
        popup: root
        turn: root.turn

        onBack: root.close()
    }

    implicitHeight: contentHeight + topPadding + bottomPadding
    implicitWidth: contentWidth + leftPadding + rightPadding
    margins: Look.space8
    bottomMargin: margins < 0 ? -1 : margins + Edges.bottom
    leftMargin: margins < 0 ? -1 : margins + Edges.left
    rightMargin: margins < 0 ? -1 : margins + Edges.right
    topMargin: margins < 0 ? -1 : margins + Edges.top
    padding: Look.space12

    background: Item {
        Shadow {
            anchors.fill: parent
            level: 2
        }
        Leaf {
            anchors.fill: parent
        }
    }
    enter: Fade {}
    exit: Fade {
        outward: true
    }

    T.Overlay.modal: Veil {}
    T.Overlay.modeless: Veil {}
}
