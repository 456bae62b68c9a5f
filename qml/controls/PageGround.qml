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

    color: Look.page

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer
        visible: Look.pageLight !== Look.pageEdge

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
