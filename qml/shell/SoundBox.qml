// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Plays the sounds of the table where they are wanted. Qt Multimedia is loaded with the first one; where it is not installed
// the game is silent and says nothing about it.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

QtObject {
    id: root

    required property Table table
    property bool silent: false

    property var player: null

    function play(name: string): void {
        if (root.silent || Settings.volume === 0 || Application.state !== Qt.ApplicationActive)
            return;
        if (root.player === null)
            root.player = root.load();
        root.player?.play(Look.sound(name), Settings.volume);
    }
    function load(): var {
        const component = Qt.createComponent("MedievalAcademy", "SoundPlayer");
        return component.status === Component.Ready ? component.createObject(root) : undefined;
    }

    // How loud it is from now on is heard at once.
    property Connections loudness: Connections {
        target: Settings

        function onSoundChanged(): void {
            root.play("card-play");
        }
    }
    // The music of a game that begins comes when the page has come in, which it would hold up.
    property Timer opening: Timer {
        interval: 700
        onTriggered: root.play("title")
    }
    property Connections connections: Connections {
        target: root.table

        function onRunningChanged(): void {
            root.opening.running = root.table.running;
        }
        function onSounded(name: string): void {
            root.play(name);
        }
    }
}
