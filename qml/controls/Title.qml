// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A title in the title face; in the text face where the title face lacks one of its letters. Not below 20 px: Kirigami's Heading
// would give it sizes from the system's font.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Label {
    id: root

    // It stands in one line, in smaller letters where need be.
    property bool oneLine: false

    font.family: Look.titleFamilyFor(root.text)
    font.pixelSize: Look.pageTitleSize
    // Blackletter pulls capitals over the space before them: "Turn V".
    font.wordSpacing: 0.1 * Look.pageTitleSize
    fontSizeMode: root.oneLine ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: 20
    wrapMode: root.oneLine ? Text.NoWrap : Text.Wrap

    Accessible.role: Accessible.Heading
}
