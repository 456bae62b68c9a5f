// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A question that waits for its answer. Not Kirigami's Dialog, which can neither be turned towards a seat nor drawn as a leaf:
// its header, footer and ground are its own.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.Dialog {
    id: root

    // In little height the title is smaller and all moves closer together, for what the dialog is about.
    readonly property bool low: (parent?.height ?? 600) < 14 * Look.dialogTitleSize
    // Degrees by which it is turned, towards the person to whom it speaks.
    property real turn: 0
    readonly property PopupCommon common: PopupCommon {
        popup: root
        turn: root.turn

        onBack: root.reject()
    }

    implicitHeight: Math.ceil(topPadding + bottomPadding + contentHeight + (implicitHeaderHeight > 0 ? implicitHeaderHeight + spacing : 0) + (implicitFooterHeight > 0 ? implicitFooterHeight + spacing : 0))
    // The title has no say: it goes on several lines, and how wide it would be is told anew when it is given a width.
    implicitWidth: Math.min(Math.max(380, contentWidth + leftPadding + rightPadding, implicitFooterWidth), (parent?.width ?? 600) - leftMargin - rightMargin)
    // To the window's edges.
    margins: root.low ? Look.space4 : parent?.width >= 700 && parent?.height >= 700 ? Look.space24 : Look.space12
    bottomMargin: margins + Edges.bottom
    leftMargin: margins + Edges.left
    rightMargin: margins + Edges.right
    topMargin: margins + Edges.top
    padding: Look.space24
    topPadding: Look.space8
    bottomPadding: Look.space8

    background: Item {
        Shadow {
            anchors.fill: parent
            level: 3
        }
        Plate {
            anchors.fill: parent
            corner: 16
            lineWidth: 2
        }
    }
    enter: Transition {
        NumberAnimation {
            duration: Look.fadeDuration
            from: 0
            property: "opacity"
            to: 1
        }
        NumberAnimation {
            duration: Look.moves ? Look.sheetDuration : 0
            easing.type: Look.liftEasing
            from: 0.96
            property: "scale"
            to: 1
        }
    }
    exit: Fade {
        outward: true
    }
    footer: DialogButtonBox {
        bottomPadding: root.low ? Look.space12 : Look.space24
        visible: count > 0
    }
    header: Title {
        bottomPadding: 0
        font.pixelSize: root.low ? Math.max(20, Math.round(Look.dialogTitleSize * 0.72)) : Look.dialogTitleSize
        horizontalAlignment: Text.AlignHCenter
        leftPadding: Look.space24
        rightPadding: Look.space24
        text: root.title
        topPadding: root.low ? Look.space12 : Look.space24
        visible: root.title !== ""
    }

    T.Overlay.modal: Veil {
        // Nothing of the page shows through the corners of one that takes the window.
        opaque: root.height >= 0.85 * root.parent?.height && root.width >= 0.85 * root.parent?.width
    }
    T.Overlay.modeless: Veil {}
}
