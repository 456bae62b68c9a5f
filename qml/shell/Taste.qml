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
            if (Device.highContrast)
                return Look.HighContrast;
            return Application.styleHints.colorScheme === Qt.Dark ? Look.Scriptorium : Look.Vellum;
        }
    }

    property list<Binding> bindings: [
        Binding {
            property: "palette"
            target: Look
            value: root.palette
        },
        Binding {
            property: "textScale"
            target: Look
            value: Settings.deviceTextScale ? Device.textScale : Settings.textScale
        },
        Binding {
            property: "speed"
            target: Look
            value: Settings.speed
        },
        Binding {
            property: "reducedMotion"
            target: Look
            value: Settings.reducedMotion || Device.lessMotion
        },
        Binding {
            property: "leftHanded"
            target: Look
            value: Settings.leftHanded
        }
    ]
}
