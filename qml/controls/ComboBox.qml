// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One of several, chosen from a list that opens.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.ComboBox {
    id: root

    font.pixelSize: Look.emphasisSize
    implicitHeight: Math.max(Look.touch, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(160, implicitContentWidth + leftPadding + rightPadding)
    leftPadding: Look.space12
    rightPadding: Look.space12 + indicator.width + Look.space8

    background: Leaf {
        color: root.enabled ? (root.down || root.hovered ? Look.hovered : Look.leaf) : Look.sunk

        FocusRing {
            control: root
        }
    }
    contentItem: Label {
        color: root.enabled ? Look.ink : Look.ink2
        elide: Text.ElideRight
        font.pixelSize: root.font.pixelSize
        text: root.displayText
        verticalAlignment: Text.AlignVCenter

        Accessible.ignored: true
    }
    delegate: ItemDelegate {
        required property var model
        required property int index

        highlighted: root.highlightedIndex === index
        text: model[root.textRole]
        width: ListView.view.width
    }
    indicator: Drawing {
        asynchronous: false
        name: "icon-down"
        token: "ink2"
        width: 22
        x: root.mirrored ? Look.space12 : root.width - width - Look.space12
        y: (root.height - height) / 2
    }
    popup: Popup {
        bottomMargin: Look.space8
        height: Math.min(contentItem.implicitHeight + topPadding + bottomPadding, root.Window.height - topMargin - bottomMargin)
        padding: Look.space4
        topMargin: Look.space8
        width: root.width
        y: root.height + 2

        contentItem: ListView {
            clip: true
            currentIndex: root.highlightedIndex
            highlightMoveDuration: 0
            implicitHeight: contentHeight
            model: root.delegateModel

            T.ScrollBar.vertical: ScrollBar {}
        }
    }
}
