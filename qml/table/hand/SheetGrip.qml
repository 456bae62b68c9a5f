// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The grip at the upper edge of a phone's sheet. Dragged down it lowers the sheet, so that more of what lies behind it is
// seen; dragged up, or tapped, it raises it again.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork

Pressable {
    id: root

    // Something that does not move with the sheet.
    required property Item ground
    // By how much the sheet can be lowered at most, and by how much it is.
    required property real most
    property real lowered: 0
    // Where it is, or is on its way to.
    property bool low: false

    function settle(low: bool): void {
        glide.stop();
        root.low = low;
        glide.to = low ? root.most : 0;
        if (Look.moves)
            glide.start();
        else
            root.lowered = glide.to;
    }

    objectName: "grip"
    implicitHeight: Look.touch
    implicitWidth: 2 * Look.touch
    focusPolicy: Qt.NoFocus
    spoken: root.low ?
    //: For screen readers: the grip of the sheet with one's hand of cards, which is pulled down
    qsTr("Show the hand") :
    //: For screen readers: the grip of the sheet with one's hand of cards
    qsTr("Hide the hand")
    onClicked: root.settle(!root.low)
    onMostChanged: {
        if (!drag.active && root.low)
            root.settle(true);
    }

    contentItem: Item {
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: root.height / 2 - 2
            width: 40
            height: 4
            radius: 2
            color: root.down || drag.active ? Look.ink2 : Look.rule
        }
    }

    NumberAnimation {
        id: glide

        target: root
        property: "lowered"
        duration: Look.sheetDuration
        easing.type: Look.liftEasing
    }
    DragHandler {
        id: drag

        property real before: 0
        property real from: 0

        function height(): real {
            return root.ground.mapFromItem(null, drag.centroid.scenePosition.x, drag.centroid.scenePosition.y).y;
        }

        target: null
        xAxis.enabled: false
        onActiveChanged: {
            if (drag.active) {
                glide.stop();
                drag.before = root.lowered;
                drag.from = drag.height();
            } else if (root.lowered !== drag.before) {
                root.settle(drag.before === 0 ? root.lowered > root.most * 0.3 : root.lowered > root.most * 0.7);
            }
        }
        onCentroidChanged: {
            if (drag.active)
                root.lowered = Math.max(0, Math.min(root.most, drag.before + drag.height() - drag.from));
        }
    }
}
