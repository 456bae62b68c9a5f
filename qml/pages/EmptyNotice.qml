// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What a page shows that has nothing to list yet: a picture, why, and what leads on. Not Kirigami's PlaceholderMessage, which has
// an icon in one colour and does not scroll where large letters need more than the window.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

ScrollArea {
    id: root

    // The picture, one of the vignettes.
    required property string vignette
    required property string text
    // The golden button; none where it is empty.
    property string actionText

    signal actionAsked

    anchors.fill: parent
    margin: Look.space24
    maximumWidth: 480 * Look.textUnit

    // Somewhat above the middle, where it does not fill the page.
    Item {
        implicitHeight: Math.max(0, (root.height - 2 * root.margin - words.implicitHeight) * 0.38)

        height: implicitHeight
    }
    Column {
        id: words

        spacing: Look.space16

        Drawing {
            anchors.horizontalCenter: parent.horizontalCenter
            height: Math.round(width / Plans.vignetteRatio)
            name: "vignette-" + root.vignette
            // In little height the words and the button come first.
            width: Math.round(Math.min(parent.width, Math.max(180, root.height * 0.34 * Plans.vignetteRatio)))
        }
        Note {
            anchors.horizontalCenter: parent.horizontalCenter
            font.pixelSize: Look.emphasisSize
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            width: Math.min(parent.width, 420 * Look.textUnit)
        }
        Button {
            anchors.horizontalCenter: parent.horizontalCenter
            highlighted: true
            objectName: "emptyAction"
            text: root.actionText
            visible: root.actionText !== ""
            width: Math.min(parent.width, Math.max(implicitWidth, 240))

            onClicked: root.actionAsked()
        }
    }
}
