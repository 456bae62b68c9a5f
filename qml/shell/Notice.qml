// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Something people should know and need not answer: below the bar of whatever page is open, until it is closed or has been
// there long enough to be read twice.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls

Popup {
    id: root

    property string text

    function say(text: string): void {
        root.text = text;
        root.open();
        rest.restart();
    }

    closePolicy: T.Popup.NoAutoClose
    leftPadding: Look.space16
    modal: false
    padding: Look.space4
    parent: T.Overlay.overlay
    width: Math.min(480, (parent?.width ?? 480) - 2 * Look.space12)
    x: Math.round(((parent?.width ?? 0) - width) / 2)
    y: 60

    contentItem: RowLayout {
        spacing: Look.space12

        Drawing {
            Layout.preferredHeight: 28
            Layout.preferredWidth: 28
            name: "icon-warning"
            token: "danger"
        }
        Label {
            Layout.fillWidth: true
            text: root.text
            wrapMode: Text.Wrap

            Accessible.role: Accessible.AlertMessage
        }
        ToolButton {
            display: T.AbstractButton.IconOnly
            icon.name: "window-close"
            objectName: "closeNotice"
            //: Button that closes a notice
            text: qsTr("Close")

            onClicked: root.close()
        }
    }

    Timer {
        id: rest

        interval: 12000

        onTriggered: root.close()
    }
}
