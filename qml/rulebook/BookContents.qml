// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Where one looks for something in the rulebook: a field to search, below it the table of contents, or what was found. The field
// is our own: Kirigami's SearchField has its own key, and its button to clear is no touch wide.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Rulebook

Item {
    id: root

    required property Rulebook book
    readonly property bool searching: root.book.found !== ""

    signal pageAsked(page: string)
    signal hitAsked(hit: int)

    function look(): void {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }

    TextField {
        id: field

        anchors {
            left: parent.left
            margins: Look.space12
            right: parent.right
            top: parent.top
        }
        inputMethodHints: Qt.ImhNoPredictiveText
        objectName: "search"
        //: In the empty search field of the rulebook
        placeholderText: qsTr("Search the rules")
        rightPadding: emptier.visible ? emptier.width : Look.space12

        Keys.onEscapePressed: event => {
            event.accepted = text !== "";
            field.clear();
        }
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && text !== ""
        onAccepted: {
            if (root.book.hits.length > 0)
                root.hitAsked(0);
        }
        onTextChanged: root.book.query = text

        Accessible.name: placeholderText
        Accessible.role: Accessible.EditableText

        ToolButton {
            id: emptier

            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            display: ToolButton.IconOnly
            icon.source: Look.icon("close", "ink2")
            objectName: "clearSearch"
            //: Button that empties the search field of the rulebook
            text: qsTr("Clear")
            visible: field.text !== ""

            onClicked: {
                field.clear();
                field.forceActiveFocus();
            }
        }
    }
    ScrollArea {
        anchors {
            bottom: parent.bottom
            left: parent.left
            right: parent.right
            top: field.bottom
        }
        spacing: Look.space8
        visible: !root.searching

        Repeater {
            model: root.book.contents

            Column {
                id: line

                required property rulebookContentsLine modelData

                Title {
                    bottomPadding: Look.space4
                    font.pixelSize: Look.nameSize
                    text: line.modelData.chapter
                    topPadding: line.y > 0 ? Look.space12 : 0
                    visible: text !== ""
                    width: parent.width
                }
                ListRow {
                    readonly property bool current: root.book.page === line.modelData.page

                    chevron: false
                    highlighted: current
                    implicitHeight: Math.max(Look.touch, implicitContentHeight + topPadding + bottomPadding)
                    leftPadding: Look.space12
                    objectName: "page-" + line.modelData.page
                    ruleStart: width
                    text: line.modelData.title
                    width: parent.width

                    onClicked: root.pageAsked(line.modelData.page)

                    Accessible.selected: current

                    Rectangle {
                        anchors {
                            bottom: parent.bottom
                            left: parent.left
                            margins: 6
                            top: parent.top
                        }
                        color: Look.gold
                        radius: 2
                        visible: parent.current
                        width: 4
                    }
                }
            }
        }
    }
    BookHits {
        anchors {
            bottom: parent.bottom
            left: parent.left
            right: parent.right
            top: field.bottom
        }
        book: root.book
        visible: root.searching

        onHitAsked: hit => root.hitAsked(hit)
    }
}
