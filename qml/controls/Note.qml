// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// A remark, in italics and a lighter ink: what stands below a title, what explains a choice.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork

Label {
    color: Look.ink2
    font.italic: true
    wrapMode: Text.Wrap
}
