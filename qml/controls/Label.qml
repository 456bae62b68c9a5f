// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Running text.
pragma ComponentBehavior: Bound

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
    linkColor: Look.link
}
