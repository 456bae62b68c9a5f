// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A leaf with something on it.
pragma ComponentBehavior: Bound

import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.Frame {
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    padding: Look.space16

    background: Leaf {}
}
