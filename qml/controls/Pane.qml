// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A part of a page.
pragma ComponentBehavior: Bound

import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.Pane {
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    padding: Look.space12
}
