// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The vellum of a page: a little lighter in its middle, darker toward its edge.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Rectangle {
    color: Look.page

    PageGlow {
        anchors.fill: parent
        visible: Look.pageLight !== Look.pageEdge
        edge: Look.pageEdge
        light: Look.pageLight
        page: Look.page
    }
}
