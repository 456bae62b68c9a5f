// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The answers of a dialog: side by side, or below each other where their words need the room. The accepting one is golden.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.DialogButtonBox {
    id: root

    // What the answers take side by side, by their words: not by what they are given, which hangs on the dialog's width, and that
    // may hang on this.
    readonly property real abreast: {
        let widest = 0;
        for (let i = 0; i < root.count; ++i) {
            widest = Math.max(widest, root.itemAt(i)?.implicitWidth ?? 0);
        }
        return widest * root.count + Math.max(0, root.count - 1) * root.spacing;
    }
    readonly property bool stacked: root.abreast > root.availableWidth

    // Of each answer. A single one is no wider than it is on a page.
    readonly property real share: {
        const room = root.stacked ? root.availableWidth : (root.availableWidth - (root.count - 1) * root.spacing) / Math.max(1, root.count);
        return Math.min(room, 520);
    }

    // The golden one. From 6.11 on Qt takes the gold from all others, and from all where it knows of none.
    property T.AbstractButton golden: null

    function tellGolden(): void {
        if ("defaultButton" in root) {
            root["defaultButton"] = root.golden;
        }
    }
    function spread(): void {
        for (let i = 0; i < root.count; ++i) {
            root.itemAt(i).width = Qt.binding(() => root.share);
        }
    }

    // What goes on stands at the right on every system, as in the rest of the game.
    buttonLayout: T.DialogButtonBox.GnomeLayout
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    implicitWidth: Math.min(520, root.abreast + leftPadding + rightPadding)
    leftPadding: Look.space24
    rightPadding: Look.space24
    spacing: Look.space16
    topPadding: Look.space12
    bottomPadding: Look.space24

    contentItem: Grid {
        id: grid

        columns: root.stacked ? 1 : Math.max(1, root.count)
        leftPadding: Math.max(0, (root.availableWidth - columns * root.share - (columns - 1) * spacing) / 2)
        spacing: root.stacked ? Look.space8 : root.spacing

        Repeater {
            model: root.contentModel
        }
    }
    delegate: Button {
        highlighted: T.DialogButtonBox.buttonRole === T.DialogButtonBox.AcceptRole || T.DialogButtonBox.buttonRole === T.DialogButtonBox.YesRole
    }

    Component.onCompleted: {
        root.spread();
        root.tellGolden();
    }
    onCountChanged: root.spread()
    onGoldenChanged: root.tellGolden()
}
