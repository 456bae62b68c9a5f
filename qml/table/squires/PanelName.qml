// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire's name on its panel: in one line if it fits there in letters that can be read well, as large as on the panels beside it;
// else in two. How high it is follows
// from the room it is given and not from its own width, which is set in the middle of a layout: that would begin again with every
// name that is fitted.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Item {
    id: root

    required property string name
    // The width that the panel leaves it.
    required property real room
    // What the longest of the names beside it takes in letters of 100, and the width that panels leave it where no sign stands.
    property real longest: 0
    property real whole: root.room
    readonly property int partedSize: Math.max(13, Math.min(Look.labelSize, 18))
    readonly property int fitting: root.longest > 0 ? Math.min(Look.nameSize, Math.floor(100 * root.whole / root.longest)) : Look.nameSize
    readonly property bool parted: smallest.advanceWidth(root.name) > root.room

    implicitHeight: Math.ceil((root.parted ? 2 : 1) * label.lineHeight * line.height)

    FontMetrics {
        id: smallest

        font.family: Look.textFamily
        font.pixelSize: label.minimumPixelSize
    }
    FontMetrics {
        id: line

        font.family: Look.textFamily
        font.pixelSize: label.font.pixelSize
    }
    Label {
        id: label

        anchors {
            left: parent.left
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        text: root.name
        font.pixelSize: root.parted || root.fitting < label.minimumPixelSize ? root.partedSize : root.fitting
        fontSizeMode: root.parted ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: 13
        wrapMode: root.parted ? Text.Wrap : Text.NoWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        lineHeight: root.parted ? 0.85 : 1
        Accessible.ignored: true
    }
}
