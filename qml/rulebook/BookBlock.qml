// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A block of a page of the rulebook: a heading, a paragraph, a table, a figure …
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Rulebook

Loader {
    id: root

    required property rulebookBlock block
    required property bool first
    required property string language

    signal linkAsked(target: string)

    readonly property int size: Look.bodySize + 1

    component Words: Label {
        font.pixelSize: root.size
        lineHeight: 1.12
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
    }

    sourceComponent: {
        switch (root.block.part) {
        case RulebookParts.Part.Heading:
            return heading;
        case RulebookParts.Part.Item:
            return item;
        case RulebookParts.Part.Term:
            return term;
        case RulebookParts.Part.Table:
            return table;
        case RulebookParts.Part.Links:
            return links;
        case RulebookParts.Part.Figure:
            return figure;
        default:
            return paragraph;
        }
    }

    Component {
        id: heading

        Title {
            font.pixelSize: root.first ? Look.dialogTitleSize : Look.nameSize + 1
            text: root.block.text
            topPadding: root.first ? 0 : Look.space16
        }
    }
    Component {
        id: paragraph

        Words {
            text: root.block.text
        }
    }
    Component {
        id: item

        Item {
            implicitHeight: words.implicitHeight

            Accessible.name: root.block.text
            Accessible.role: Accessible.ListItem

            Rectangle {
                color: Look.golddeep
                height: width
                rotation: 45
                width: Math.round(root.size * 0.34)
                x: Look.space4
                y: root.size * 0.62
            }
            Words {
                id: words

                text: root.block.text
                width: parent.width - x
                x: root.size * 1.1

                Accessible.ignored: true
            }
        }
    }
    Component {
        id: term

        Column {
            Words {
                color: Look.golddeep
                font.pixelSize: Look.emphasisSize
                text: root.block.lead
                width: parent.width
            }
            Words {
                text: root.block.text
                width: parent.width
            }
        }
    }
    Component {
        id: table

        BookTable {
            block: root.block
        }
    }
    Component {
        id: links

        BookLinks {
            links: root.block.links

            onAsked: target => root.linkAsked(target)
        }
    }
    Component {
        id: figure

        BookFigure {
            caption: root.block.text
            language: root.language
            name: root.block.figure
        }
    }
}
