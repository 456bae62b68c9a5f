// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The back of a Learning card.
pragma ComponentBehavior: Bound

import MedievalAcademy.Artwork

Drawing {
    id: root

    width: 91
    name: root.width < 90 ? "card-back-small" : "card-back"
}
