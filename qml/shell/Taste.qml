// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Makes the look follow the settings, and the device where they leave it to it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

QtObject {
    id: root

    readonly property int palette: {
        switch (Settings.palette) {
        case "vellum":
            return Look.Vellum;
        case "scriptorium":
            return Look.Scriptorium;
        case "high-contrast":
            return Look.HighContrast;
        default:
            return Application.styleHints.colorScheme === Qt.Dark ? Look.Scriptorium : Look.Vellum;
        }
    }
    // The device asks for less motion.
    property bool calm: false

    property list<Binding> bindings: [
        Binding {
            property: "palette"
            target: Look
            value: root.palette
        },
        Binding {
            property: "textScale"
            target: Look
            value: Settings.textScale
        },
        Binding {
            property: "speed"
            target: Look
            value: Settings.speed
        },
        Binding {
            property: "reducedMotion"
            target: Look
            value: Settings.reducedMotion || root.calm
        }
    ]
}
