// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// At the end of a page: the next one.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Rulebook

Item {
    id: root

    required property rulebookLink next

    signal asked

    implicitHeight: button.implicitHeight + Look.space24

    Button {
        id: button

        anchors {
            bottom: parent.bottom
            horizontalCenter: parent.horizontalCenter
        }
        objectName: "nextPage"
        //: Button at the end of a page of the rulebook; %1 is the title of the next page
        text: qsTr("Next: %1").arg(root.next.text)
        width: Math.min(parent.width, implicitWidth)

        onClicked: root.asked()
    }
}
