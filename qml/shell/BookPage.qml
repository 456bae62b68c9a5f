// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A page of the book with its bar; what all pages but the first one and the table have in common.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.kde.kirigami as Kirigami
import MedievalAcademy.Controls

Kirigami.Page {
    id: root

    property list<T.Action> tools

    // The person wants to go back; Main leads there.
    signal backAsked

    globalToolBarStyle: Kirigami.ApplicationHeaderStyle.None
    padding: 0

    background: PageGround {}
    header: PageBar {
        title: root.title
        tools: root.tools

        onBack: root.backAsked()
    }
}
