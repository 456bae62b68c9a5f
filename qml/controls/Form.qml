// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The form of a page: what its size makes of it. Whatever depends on the size of a page as a whole is decided here, in one place; the
// parts of a page are laid out by their own width, and how large the letters are says Look.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

QtObject {
    id: root

    // How the table is arranged.
    enum Table {
        Phone,
        Side,
        Portrait,
        Wide,
        Desktop
    }

    required property real width
    required property real height

    // The size measured in text: what is large for small letters is small for large ones.
    readonly property real textWidth: root.width / Look.textUnit
    readonly property real textHeight: root.height / Look.textUnit

    // A page of text or rows: as narrow as a phone; wide enough for two columns; as wide as a desktop.
    readonly property bool narrow: root.width < 600
    readonly property bool paired: root.width >= 840
    readonly property bool broad: root.width >= 1200
    readonly property real margin: root.narrow ? Look.space12 : root.broad ? Look.space24 : Look.space16

    // A page with large drawings: wide enough for them beside words; a phone on its side, or any phone.
    readonly property bool wide: root.width >= 1000 && root.height >= 560
    readonly property bool sideways: !root.wide && root.width >= 640 && root.height < 560
    readonly property bool phone: root.width < 640 || root.sideways

    readonly property int table: {
        if (root.textWidth >= 1360 && root.textHeight >= 780)
            return Form.Desktop;
        if (root.textWidth >= 1080 && root.textHeight >= 680)
            return Form.Wide;
        if (root.textWidth >= 680 && root.textHeight >= 980)
            return Form.Portrait;
        // In a window as wide as high a sheet below the lanes would leave too little of them.
        if (root.width >= 560 && root.width > root.height * (root.width >= 640 ? 0.9 : 1.2))
            return Form.Side;
        return Form.Phone;
    }
    // A table on a phone, so low that the squires stand below the boards.
    readonly property bool lowTable: root.textHeight < 460
    // One not as high as most phones are.
    readonly property bool shortTable: root.textHeight < 668
    // A lesson: its note stands beside the table; or it lies over it, where there is no height for both.
    readonly property bool noteBeside: root.width > root.height && root.textHeight < 560
    readonly property bool noteOver: !root.noteBeside && root.textHeight < 620
    // What a note may take so that the table can still be arranged as a wide one.
    readonly property real spareHeight: root.textWidth >= 1080 ? root.height - 680 * Look.textUnit : 0
}
