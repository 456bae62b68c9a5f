// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The upper part of the first page: the title, the whole miniature, and the plate. On wide pages the miniature is as high as title
// and plate beside it; else one lies below the other. Where there is too little height for all of it, the miniature is left out.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

GridLayout {
    id: root

    // The page's.
    required property Form form
    // The width it will have: its own is not known before its children have theirs.
    required property real across
    // The height that it may take on a page that is not scrolled, and on one that is: its plate is in sight there.
    required property real room
    required property real sight
    // What the plate, which comes last, asks for.
    required property real plate
    // See TitleScene.
    required property bool seen
    required property bool settled
    required property real gaze
    readonly property bool beside: root.form.wide
    readonly property bool painted: !root.form.sideways && root.miniature >= 96
    // Height of the miniature: beside title and plate it is the greater part of the page.
    readonly property real miniature: {
        if (root.beside)
            return Math.min(root.across * 0.62 * 9 / 16, Math.max(240, root.room));
        // In whole pixels, as all of it is laid out.
        const whole = Math.floor(root.across * 9 / 16);
        const above = Math.ceil(root.small) + Math.ceil(root.plate) + 2 * root.rowSpacing;
        // On a tablet it gives way a little, so that nothing has to be scrolled.
        return Math.min(whole, root.room - above >= whole * 0.6 ? root.room - above : root.sight - above);
    }
    readonly property real column: root.across - root.columnSpacing - root.miniature * 16 / 9
    // In very large letters, which the plate's words need, the title is higher than the miniature leaves it where the page has room.
    readonly property real upper: Look.veryLargeText ? Math.max(root.miniature, Math.min(root.room, root.plate + root.rowSpacing + 176)) : root.miniature
    readonly property real free: root.upper - root.plate - root.rowSpacing
    readonly property bool mottoed: root.beside && !Look.veryLargeText && root.free >= 110 + name.mottoHeight
    // Side of the initial, on which the title hangs: above the miniature, and beside it.
    readonly property real small: Math.floor(root.form.phone ? Math.min(root.form.height < 560 ? 48 : 84, root.across * 0.3) : Look.veryLargeText ? Math.min(168, root.form.height * 0.135) : Math.min(140, root.form.height * 0.105))
    readonly property real initial: root.beside ? Math.max(64, Math.min(root.column / 2.4, root.free - (root.mottoed ? name.mottoHeight : 0))) : root.small

    columnSpacing: Look.space24
    columns: root.beside ? 2 : 1

    StartTitle {
        id: name

        Layout.alignment: Qt.AlignCenter
        laidOut: root.settled
        most: root.column
        sentence: root.mottoed
        side: root.initial
        visible: !root.form.sideways
    }
    Item {
        Layout.fillHeight: true
        Layout.fillWidth: !root.beside
        Layout.minimumHeight: root.painted ? root.miniature : 0
        Layout.minimumWidth: root.beside ? root.miniature * 16 / 9 : 0
        Layout.rowSpan: root.beside ? 2 : 1
        visible: !root.form.sideways

        TitleScene {
            anchors.centerIn: parent
            gaze: root.gaze
            height: Math.min(parent.height, parent.width * 9 / 16)
            seen: visible && root.seen
            settled: root.settled
            visible: root.painted
            width: height * 16 / 9
        }
    }
}
