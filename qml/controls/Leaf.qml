// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A leaf lying on the page: the ground of lists, fields and second choices.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Rectangle {
    border.color: Look.line
    border.width: Look.border
    color: Look.leaf
    radius: Look.radius
}
