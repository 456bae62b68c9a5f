// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The edges of something that scrolls: where there is more above or below, it fades into the ground it lies on instead of being
// cut, and an arrow says so.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Item {
    id: root

    required property Flickable list
    // The colour of the ground.
    property color ground: Look.leaf
    // Where only whole lines are shown, none of them fades.
    property bool fades: true
    // How much is hidden above and below, but for what is only margin.
    readonly property real above: root.list.contentY - root.list.originY - root.margin
    readonly property real below: root.list.originY + root.list.contentHeight - root.list.contentY - root.list.height - root.margin
    // The margin within the contents.
    property real margin: 0
    // How high each of them is.
    readonly property real strip: Math.round(Math.min(1.8 * Look.labelLine, root.height / 4))

    // Brings something in the contents into sight, as when the keyboard goes to it, and out from below the edges.
    function reveal(item: Item): void {
        const list = root.list;
        const edge = Math.max(root.margin, root.strip);
        const top = item.mapToItem(list.contentItem, 0, 0).y;
        const first = list.originY - list.topMargin;
        const last = list.originY + list.contentHeight + list.bottomMargin - list.height;
        if (top < list.contentY + edge) {
            list.contentY = Math.max(first, top - edge);
        } else if (top + item.height > list.contentY + list.height - edge) {
            list.contentY = Math.max(first, Math.min(last, top + item.height + edge - list.height));
        }
    }

    component Edge: Item {
        height: root.strip
        width: root.width

        EdgeFade {
            anchors.fill: parent
            ground: root.ground
            visible: root.fades
        }
        Drawing {
            anchors.bottom: parent.bottom
            anchors.bottomMargin: -0.2 * width
            anchors.horizontalCenter: parent.horizontalCenter
            name: "icon-down"
            token: "ink2"
            width: Math.round(Math.min(22 * Look.textUnit, 28))
        }
    }

    anchors.fill: parent
    parent: root.list
    visible: root.list.interactive

    Edge {
        objectName: "moreAbove"
        rotation: 180
        visible: root.above > 0.5
    }
    Edge {
        anchors.bottom: parent.bottom
        objectName: "moreBelow"
        visible: root.below > 0.5
    }
}
