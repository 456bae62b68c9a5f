// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Short sounds, each kept ready after it has been heard once. Loaded by its name alone: it needs Qt Multimedia.
pragma ComponentBehavior: Bound

import QtQuick
import QtMultimedia

QtObject {
    id: root

    property var effects: ({})

    property Component effect: SoundEffect {}

    function play(address: url, volume: real): void {
        const key = String(address);
        if (!(key in root.effects))
            root.effects[key] = root.effect.createObject(root, {
                source: address
            });
        root.effects[key].volume = volume;
        root.effects[key].play();
    }
}
