// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Measures the word of a text that takes most room, for labels that go on several lines but break no word.
pragma ComponentBehavior: Bound

import QtQuick

TextMetrics {
    required property string words

    text: words.split(/[ -]/).reduce((one, other) => other.length > one.length ? other : one, "")
}
