// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A leaf that comes in from a side.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.Drawer {
    id: root

    property PopupCover cover: PopupCover {
        covering: root.visible && root.modal
    }
    // Qt itself takes this key for popups on Android only.
    property Shortcut backKey: Shortcut {
        autoRepeat: false
        enabled: root.visible
        sequence: "Back"

        onActivated: root.close()
    }

    implicitHeight: contentHeight + topPadding + bottomPadding
    implicitWidth: contentWidth + leftPadding + rightPadding
    parent: T.Overlay.overlay

    background: Rectangle {
        color: Look.leaf

        Rectangle {
            readonly property bool upright: root.edge === Qt.LeftEdge || root.edge === Qt.RightEdge

            color: Look.line
            height: upright ? parent.height : Look.border
            width: upright ? Look.border : parent.width
            x: root.edge === Qt.LeftEdge ? parent.width - width : 0
            y: root.edge === Qt.TopEdge ? parent.height - height : 0
        }
    }
    enter: Transition {
        NumberAnimation {
            duration: Look.moves ? Look.sheetDuration : 0
            easing.type: Look.liftEasing
        }
    }
    exit: Transition {
        NumberAnimation {
            duration: Look.moves ? Look.sheetDuration : 0
            easing.type: Look.liftEasing
        }
    }

    T.Overlay.modal: Veil {}
    T.Overlay.modeless: Veil {}
}
