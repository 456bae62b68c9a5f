// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// At the end of what opens something.
pragma ComponentBehavior: Bound

import MedievalAcademy.Artwork

Drawing {
    asynchronous: false
    name: "icon-forward"
    token: "ink2"
    width: Math.round(22 * Look.textUnit)
}
