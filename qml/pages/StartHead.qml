// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The upper part of the first page: the title and the whole miniature, side by side on wide pages, else one below the other. Where
// there is little height only a strip of the miniature is there, or none.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

ColumnLayout {
    id: root

    // The page's.
    required property Form form
    // The width it will have: its own is not known before its children have theirs.
    required property real across
    // The height that all below leaves on a page that is not scrolled.
    required property real room
    // See TitleScene.
    required property bool seen
    required property bool settled
    required property real gaze
    readonly property bool beside: root.form.wide
    // The miniature has its place below the title.
    readonly property bool painted: !root.beside && (root.form.phone ? root.form.height >= 600 && !Look.veryLargeText : root.form.height >= 160 + 400 * Look.textScale)
    readonly property bool striped: root.form.phone && !root.painted && root.form.height >= 440 && !Look.largeText
    // Side of the initial, on which the title hangs.
    readonly property real initial: {
        if (root.beside)
            return Math.min(230, root.across * 0.165);
        return root.form.phone ? Math.min(root.striped ? 64 : root.painted ? 84 : 110, root.across * 0.3) : Math.min(140, root.form.height * 0.12);
    }
    // Height of the miniature beside the title, as large as there is room for the whole of it, and no lower than that.
    readonly property real miniature: Math.min((root.across - name.implicitWidth - Look.space48) * 9 / 16, Math.max(root.initial, root.room))
    // Its least height below the title. On a tablet it gives way, so that nothing below has to be scrolled.
    readonly property real least: root.form.phone ? root.across * 9 / 16 : Math.max(140, Math.min(root.across * 9 / 16, root.room - root.initial - root.spacing))

    RowLayout {
        Layout.alignment: Qt.AlignHCenter
        Layout.fillHeight: root.beside
        Layout.fillWidth: root.beside

        StartTitle {
            id: name

            Layout.alignment: Qt.AlignVCenter
            laidOut: root.settled
            sentence: root.beside
            side: root.initial
        }
        Item {
            Layout.fillWidth: true
            visible: root.beside
        }
        TitleScene {
            Layout.alignment: Qt.AlignVCenter
            Layout.preferredHeight: root.miniature
            Layout.preferredWidth: root.miniature * 16 / 9
            gaze: root.gaze
            seen: visible && root.seen
            settled: root.settled
            visible: root.beside
        }
    }
    Item {
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.minimumHeight: root.painted ? root.least : root.striped ? 100 : 0
        visible: !root.beside

        TitleScene {
            anchors.centerIn: parent
            cut: root.striped ? 0.85 : 0.15 // in a strip people are seen rather than the sky
            gaze: root.gaze
            height: root.striped ? parent.height : Math.min(parent.height, parent.width * 9 / 16)
            seen: visible && root.seen
            settled: root.settled
            visible: root.painted && height >= 100 || root.striped
            // Whole, but in a strip.
            width: root.striped ? parent.width : height * 16 / 9
        }
    }
}
