// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A line that people should know of at once: screen readers say it when it comes, and when it changes in sight. Its role alone
// would be said by some of them only.
pragma ComponentBehavior: Bound

import QtQuick

Label {
    id: root

    // It cannot wait until what is being said has been said.
    property bool urgent: false
    // Somebody else says it.
    property bool silent: false

    function say(): void {
        if (root.visible && root.text !== "" && !root.silent)
            root.Accessible.announce(root.text, root.urgent ? Accessible.Assertive : Accessible.Polite); // qmllint disable Quick.attached-property-type
    }

    Accessible.role: Accessible.AlertMessage
    onTextChanged: Qt.callLater(root.say)
    onVisibleChanged: Qt.callLater(root.say)
    Component.onCompleted: Qt.callLater(root.say)
}
