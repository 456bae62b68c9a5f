// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A word about what is under the pointer or was touched: ink and page turned round.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.ToolTip {
    id: root

    // It stands as its parent does, which may be turned towards somebody at another side of the table; measured when it opens.
    property int quarters: 0
    readonly property bool sideways: quarters % 2 === 1
    readonly property real widest: Math.min(360, ((sideways ? parent?.Window.height : parent?.Window.width) ?? 360) - 2 * Look.space8)

    // Over its parent, or below it where there is no room, as its parent sees it; the corner is the window's upper left one.
    function stand(): void {
        const along = root.parent.mapToItem(null, 1, 0).x - root.parent.mapToItem(null, 0, 0).x;
        const down = root.parent.mapToItem(null, 1, 0).y - root.parent.mapToItem(null, 0, 0).y;
        root.quarters = along > 0.5 ? 0 : down > 0.5 ? 1 : along < -0.5 ? 2 : 3;
        const window = Qt.size(root.parent.Window.width, root.parent.Window.height);
        const thickness = root.sideways ? root.implicitWidth : root.implicitHeight;
        const middle = y => root.parent.mapToItem(null, root.parent.width / 2, y);
        const isWithin = (value, most) => value > thickness / 2 && value < most - thickness / 2;
        const isInside = point => root.sideways ? isWithin(point.x, window.width) : isWithin(point.y, window.height);
        const over = middle(-Look.space8 - thickness / 2);
        const place = isInside(over) ? over : middle(root.parent.height + Look.space8 + thickness / 2);
        const limit = (value, size, most) => Math.max(Look.space8, Math.min(most - size - Look.space8, value - size / 2));
        const corner = root.parent.mapFromItem(null, limit(place.x, root.implicitWidth, window.width), limit(place.y, root.implicitHeight, window.height));
        root.x = corner.x;
        root.y = corner.y;
    }

    function goAlong(): void {
        if (root.visible && root.parent !== null)
            root.stand();
    }

    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent
    implicitHeight: contentHeight + 2 * padding
    implicitWidth: contentWidth + 2 * padding
    padding: Look.space8

    onAboutToShow: root.stand()
    // All have one: it goes from one to the other while it is seen, with words of another length.
    onImplicitHeightChanged: root.goAlong()
    onImplicitWidthChanged: root.goAlong()
    onParentChanged: root.goAlong()

    background: Rectangle {
        color: Look.ink
        radius: Look.radius
    }
    contentItem: Item {
        implicitHeight: root.sideways ? label.width : label.height
        implicitWidth: root.sideways ? label.height : label.width

        Label {
            id: label

            anchors.centerIn: parent
            color: Look.page
            font.pixelSize: Look.bodySize
            leftPadding: Look.space4
            objectName: "toolTipText"
            rightPadding: Look.space4
            rotation: 90 * root.quarters
            text: root.text
            width: Math.min(implicitWidth, root.widest - 2 * root.padding)
            wrapMode: Text.Wrap
        }
    }
    enter: Fade {}
    exit: Fade {
        outward: true
    }
}
