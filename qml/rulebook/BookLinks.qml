// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Ways from a page of the rulebook to others, each as large as a finger.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Rulebook

Flow {
    id: root

    required property list<rulebookLink> links

    signal asked(target: string)

    spacing: Look.space8

    Repeater {
        model: root.links

        T.AbstractButton {
            id: link

            required property rulebookLink modelData

            focusPolicy: Qt.StrongFocus
            implicitHeight: Math.max(Look.touch, words.implicitHeight + 2 * Look.space8)
            leftPadding: Look.space12
            rightPadding: Look.space12
            objectName: "link-" + link.modelData.target
            width: Math.min(root.width, Math.max(Look.touch, Math.ceil(measure.advanceWidth) + 1 + Look.space8 + arrow.width + leftPadding + rightPadding))

            Keys.onEnterPressed: link.click()
            Keys.onReturnPressed: link.click()
            onClicked: root.asked(link.modelData.target)

            Accessible.name: link.modelData.text
            Accessible.role: Accessible.Link

            TextMetrics {
                id: measure

                font: words.font
                text: link.modelData.text
            }
            HoverHandler {
                cursorShape: Qt.PointingHandCursor
            }
            background: Leaf {
                border.color: Look.rule
                color: link.down || link.hovered ? Look.hovered : Look.leaf

                FocusRing {
                    control: link
                    gap: 2
                }
            }
            contentItem: Item {
                Drawing {
                    id: arrow

                    anchors.verticalCenter: parent.verticalCenter
                    height: width
                    name: "icon-forward"
                    token: "link"
                    width: 18
                }
                Label {
                    id: words

                    anchors.verticalCenter: parent.verticalCenter
                    color: Look.link
                    font.pixelSize: Look.bodySize
                    text: link.modelData.text
                    textFormat: Text.PlainText
                    width: parent.width - x
                    wrapMode: Text.Wrap
                    x: arrow.width + Look.space8

                    Accessible.ignored: true
                }
            }
        }
    }
}
