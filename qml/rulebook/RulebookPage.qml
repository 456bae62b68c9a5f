// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The rulebook: search and table of contents beside the page that is read; on a phone one or the other. It keeps the places
// one has been to.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

BookPage {
    id: root

    // Where it is opened: "page#anchor"; empty for the table of contents, or the first page beside it.
    property string target: ""
    property string language: Qt.uiLanguage
    readonly property Form form: Form {
        width: root.width
        height: root.height
    }
    readonly property bool wide: root.form.paired && width >= 42 * Look.bodySize
    // On a phone, whether a page is read; otherwise one looks for it.
    property bool reading: root.target !== ""

    function open(target: string): void {
        if (book.open(target)) {
            root.reading = true;
            text.takeFocus();
        }
    }
    function look(): void {
        root.reading = false;
        contents.look();
    }
    // Among the places that have been read; 0 for another key.
    function stepOf(event: var): int {
        const action = Shortcuts.inRulebook(event.key, event.modifiers);
        return action === Shortcuts.Action.PreviousPlace ? -1 : action === Shortcuts.Action.NextPlace ? 1 : 0;
    }
    function go(step: int): void {
        root.reading = true;
        if (step < 0)
            book.back();
        else
            book.forward();
        text.takeFocus();
    }

    //: Title of the rulebook's page; short, as three buttons stand beside it on a phone
    title: qsTr("Rules", "title of the rulebook")
    // In little room only what can be done now.
    tools: [back, forward, search].filter(tool => root.wide || tool.enabled)

    Component.onCompleted: {
        if (!book.open(root.target))
            book.open("goal");
        text.takeFocus();
    }
    // Of the window's keys for going back, those that go back in the book first.
    Keys.onShortcutOverride: event => event.accepted = root.stepOf(event) !== 0
    Keys.onPressed: event => {
        const step = root.stepOf(event);
        if (step !== 0) {
            root.go(step);
            event.accepted = true;
        }
    }

    T.Action {
        id: back

        enabled: book.canGoBack
        icon.source: Look.icon("left", "ink")
        //: Button of the rulebook: back to the place one has read before
        text: qsTr("Previous passage")

        onTriggered: root.go(-1)
    }
    T.Action {
        id: forward

        enabled: book.canGoForward
        icon.source: Look.icon("right", "ink")
        //: Button of the rulebook: forward again, after one has gone back
        text: qsTr("Next passage")

        onTriggered: root.go(1)
    }
    T.Action {
        id: search

        icon.source: Look.icon("search", "ink")
        //: Button of the rulebook
        text: qsTr("Search and contents")

        onTriggered: root.look()
    }
    Rulebook {
        id: book

        language: root.language
    }
    Shortcut {
        enabled: root.visible
        sequences: Shortcuts.sequences(Shortcuts.Action.Find)

        onActivated: root.look()
    }
    BookContents {
        id: contents

        anchors {
            bottom: parent.bottom
            left: parent.left
            top: parent.top
        }
        book: book
        visible: root.wide || !root.reading
        width: root.wide ? Math.min(420, root.width * 0.34) : root.width

        onPageAsked: page => root.open(page)
        onHitAsked: hit => {
            book.openHit(hit);
            root.reading = true;
            text.takeFocus();
        }
    }
    Rectangle {
        anchors {
            bottom: parent.bottom
            left: contents.right
            top: parent.top
        }
        color: Look.rule
        visible: root.wide
        width: Look.hairline
    }
    BookText {
        id: text

        anchors {
            bottom: parent.bottom
            left: root.wide ? contents.right : parent.left
            right: parent.right
            top: parent.top
        }
        book: book
        visible: root.wide || root.reading

        onLinkAsked: target => root.open(target)
    }
}
