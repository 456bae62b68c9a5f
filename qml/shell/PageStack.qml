// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The pages, one over the other: a new one comes in from the side while it fades in, and goes the same way. Kirigami's row would
// lay pages side by side where there is width, and its tool bar would stand above the table, which is turned towards a seat.
// Pages other than the first are loaded when they are opened.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.kde.kirigami as Kirigami
import MedievalAcademy.Artwork

T.StackView {
    id: root

    // The page to be seen.
    readonly property Kirigami.Page page: root.currentItem as Kirigami.Page
    readonly property real way: Look.moves ? Math.min(120, root.width * 0.2) : 0

    signal opened(name: string)

    // Opens a page of this module, and leads back from it when it says so.
    function open(name: string, properties: var): var {
        const component = Qt.createComponent("MedievalAcademy", name);
        if (component.status === Component.Error) {
            console.error(component.errorString());
            return null;
        }
        root.opened(name);
        const page = root.push(component, properties);
        page.backAsked?.connect(root.back);
        page.forceActiveFocus();
        return page;
    }

    // One step back; a page may have a word to say first, as the game does.
    function back(): void {
        if (root.depth > 1) {
            root.pop();
            root.page.forceActiveFocus();
        }
    }
    function askBack(): void {
        const event = {
            accepted: false
        };
        root.page.backRequested(event);
        if (!event.accepted) {
            root.back();
        }
    }

    component Come: Transition {
        id: come

        property real begin: 0

        NumberAnimation {
            duration: Look.moves ? Look.sheetDuration : Look.fadeDuration
            easing.type: Look.liftEasing
            from: 0
            property: "opacity"
            to: 1
        }
        NumberAnimation {
            duration: Look.moves ? Look.sheetDuration : 0
            easing.type: Look.liftEasing
            from: come.begin
            property: "x"
            to: 0
        }
    }
    component Go: Transition {
        id: go

        property real end: 0

        NumberAnimation {
            duration: Look.fadeDuration
            from: 1
            property: "opacity"
            to: 0
        }
        NumberAnimation {
            duration: Look.fadeDuration
            easing.type: Look.liftEasing
            from: 0
            property: "x"
            to: go.end
        }
    }

    anchors.fill: parent
    focus: true

    popEnter: Come {
        begin: -root.way
    }
    popExit: Go {
        end: root.way
    }
    pushEnter: Come {
        begin: root.way
    }
    pushExit: Go {
        end: -root.way
    }
    replaceEnter: Come {}
    replaceExit: Go {}
}
