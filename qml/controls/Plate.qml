// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A leaf with hollow corners: the house's corner for what speaks, such as the first choice, a squire, the decision, a dialog.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import MedievalAcademy.Artwork

Shape {
    id: root

    property color color: Look.leaf
    property color edge: Look.ink
    property real lineWidth: 1.7
    // The thin line inside the edge; transparent for none.
    property color innerLine: Look.palette === Look.HighContrast ? Look.ink : Look.gold
    property real corner: Look.hollow
    // Filled with the gold of the first choice instead of the colour.
    property bool golden: false

    component Outline: ShapePath {
        id: outline

        required property real inset
        required property real radius
        readonly property real far: root.width - outline.inset
        readonly property real low: root.height - outline.inset

        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        startX: outline.inset + outline.radius
        startY: outline.inset

        PathLine {
            x: outline.far - outline.radius
            y: outline.inset
        }
        PathArc {
            direction: PathArc.Counterclockwise
            radiusX: outline.radius
            radiusY: outline.radius
            x: outline.far
            y: outline.inset + outline.radius
        }
        PathLine {
            x: outline.far
            y: outline.low - outline.radius
        }
        PathArc {
            direction: PathArc.Counterclockwise
            radiusX: outline.radius
            radiusY: outline.radius
            x: outline.far - outline.radius
            y: outline.low
        }
        PathLine {
            x: outline.inset + outline.radius
            y: outline.low
        }
        PathArc {
            direction: PathArc.Counterclockwise
            radiusX: outline.radius
            radiusY: outline.radius
            x: outline.inset
            y: outline.low - outline.radius
        }
        PathLine {
            x: outline.inset
            y: outline.inset + outline.radius
        }
        PathArc {
            direction: PathArc.Counterclockwise
            radiusX: outline.radius
            radiusY: outline.radius
            x: outline.inset + outline.radius
            y: outline.inset
        }
    }

    preferredRendererType: Shape.CurveRenderer

    Outline {
        fillColor: root.color
        fillGradient: root.golden ? gold : null
        inset: root.lineWidth / 2
        radius: root.corner
        strokeColor: root.edge
        strokeWidth: root.lineWidth
    }
    Outline {
        fillColor: "transparent"
        inset: root.lineWidth / 2 + 4
        radius: root.corner
        strokeColor: root.innerLine
        strokeWidth: root.innerLine.a > 0 ? 0.9 : -1
    }

    LinearGradient {
        id: gold

        x2: 0
        y2: root.height

        GradientStop {
            color: Look.goldUpper
            position: 0
        }
        GradientStop {
            color: Look.goldMiddle
            position: 0.5
        }
        GradientStop {
            color: Look.gold
            position: 1
        }
    }
}
