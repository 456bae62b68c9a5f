// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The vellum of a page: a little lighter in its middle, darker toward its edge.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import MedievalAcademy.Artwork

Rectangle {
    id: root

    readonly property bool graded: Look.pageLight !== Look.pageEdge
    // Without a graphics processor light that falls off in rows costs an eighth of light that falls off all around.
    readonly property bool inRows: GraphicsInfo.api === GraphicsInfo.Software

    color: Look.page
    gradient: root.graded && root.inRows ? rows : null

    Gradient {
        id: rows

        GradientStop {
            color: Qt.tint(Look.pageLight, Qt.alpha(Look.page, 0.4))
            position: 0
        }
        GradientStop {
            color: Look.pageLight
            position: 0.42
        }
        GradientStop {
            color: Qt.tint(Look.pageLight, Qt.alpha(Look.page, 0.6))
            position: 1
        }
    }
    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer
        visible: root.graded && !root.inRows

        ShapePath {
            startX: 0
            startY: 0
            strokeWidth: -1

            fillGradient: RadialGradient {
                centerRadius: 0.8 * Math.max(root.width, root.height)
                centerX: root.width / 2
                centerY: root.height * 0.42
                focalX: centerX
                focalY: centerY

                GradientStop {
                    color: Look.pageLight
                    position: 0
                }
                GradientStop {
                    color: Look.page
                    position: 0.7
                }
                GradientStop {
                    color: Look.pageEdge
                    position: 1
                }
            }

            PathLine {
                x: root.width
                y: 0
            }
            PathLine {
                x: root.width
                y: root.height
            }
            PathLine {
                x: 0
                y: root.height
            }
        }
    }
}
