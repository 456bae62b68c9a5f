// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A list of things to do that opens where it is asked for.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.Menu {
    id: root

    // Degrees by which it is turned, towards the person to whom it speaks.
    property real turn: 0
    readonly property PopupCommon common: PopupCommon {
        popup: root
        turn: root.turn

        onBack: root.close()
    }

    // Turned sideways it keeps its size and place: Qt would fit it into the window as if it were not turned.
    height: root.turn % 180 === 0 ? undefined : implicitHeight
    implicitHeight: contentHeight + topPadding + bottomPadding
    implicitWidth: Math.max(220, contentWidth + leftPadding + rightPadding)
    // To the keyboard it shows at once where that is.
    onOpened: {
        if (!Keyboard.used)
            return;
        for (let i = 0; i < root.count; ++i) {
            if (root.itemAt(i) instanceof T.MenuItem && root.itemAt(i).enabled) {
                root.currentIndex = i;
                return;
            }
        }
    }
    dim: false
    modal: true
    margins: root.turn % 180 === 0 ? Look.space8 : -1
    bottomMargin: margins < 0 ? -1 : margins + Edges.bottom
    leftMargin: margins < 0 ? -1 : margins + Edges.left
    rightMargin: margins < 0 ? -1 : margins + Edges.right
    topMargin: margins < 0 ? -1 : margins + Edges.top
    overlap: 1
    padding: Look.space4

    background: Item {
        Shadow {
            anchors.fill: parent
            level: 2
        }
        Leaf {
            anchors.fill: parent
        }
    }
    contentItem: ListView {
        clip: true
        currentIndex: root.currentIndex
        implicitHeight: contentHeight
        implicitWidth: {
            let widest = 0;
            for (let i = 0; i < root.count; ++i) {
                widest = Math.max(widest, root.itemAt(i)?.implicitWidth ?? 0);
            }
            return widest;
        }
        interactive: contentHeight > height
        model: root.contentModel

        T.ScrollIndicator.vertical: ScrollIndicator {}
    }
    delegate: MenuItem {}
    enter: Fade {}
    exit: Fade {
        outward: true
    }

    T.Overlay.modal: Veil {}
    T.Overlay.modeless: Item {}
}
