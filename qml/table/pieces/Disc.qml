// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A squire's disc, a little from the front, with a gold layer and a stud for each lap completed (R3.2), and then on a rosette of
// gold. Its measure is the face, a circle; the item is larger, because the disc's edge shows below. `centreX` and `centreY` are the
// face's centre in the item.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Drawing {
    id: root

    required property int tincture
    required property real face
    property int laps: 0
    // Only where a disc would land: pale, with a dashed rim.
    property bool landing: false
    readonly property real centreX: root.width * Plans.discCentre.x
    readonly property real centreY: root.width / Plans.discRatio * Plans.discCentre.y

    width: root.face / Plans.discFaceShare * (root.laps > 0 && !root.landing ? Plans.lapGrowth : 1)
    height: root.width / Plans.discRatio
    // More laps than four look like four.
    name: "disc-" + Look.squireKeys[root.tincture] + (root.landing ? "-landing" : root.laps > 0 ? "-lap" + Math.min(root.laps, 4) : "")
}
