// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Running text, drawn as it stands: a name from elsewhere may hold anything. Every other text is made of this.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import MedievalAcademy.Artwork

T.Label {
    color: Look.ink
    font {
        family: Look.textFamily
        features: ({
                "lnum": 1
            })
        pixelSize: Look.bodySize
    }
    textFormat: Text.PlainText
}
