// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The entries of the first page: each says its title and close below it its remark, and those side by side share a line.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork

Item {
    id: root

    width: 1480
    height: 900

    StartEntries {
        id: entries

        height: Math.max(implicitHeight, 250)
        rowSpacing: 12
        width: 1138
    }

    TestCase {
        name: "StartEntries"
        when: windowShown

        readonly property list<string> names: ["newGame", "join", "savedGames", "learn", "rulebook", "results", "settings", "about"]

        function cleanup(): void {
            Look.textScale = 1;
        }
        function test_titlesShareALine_data(): list<var> {
            return [
                {
                    tag: "a tablet",
                    width: 1138,
                    columns: 4
                },
                {
                    tag: "a desktop",
                    width: 1480,
                    columns: 4
                },
                {
                    tag: "a tablet held upright",
                    width: 664,
                    columns: 2
                },
                {
                    tag: "a tablet held upright, larger letters",
                    width: 664,
                    columns: 2,
                    scale: 1.3
                }
            ];
        }
        function test_titlesShareALine(data: var): void {
            Look.textScale = data.scale ?? 1;
            entries.columns = data.columns;
            entries.width = data.width;
            waitForRendering(entries);
            const notes = names.map(name => findChild(findChild(entries, name), "note"));
            for (let i = 0; i < notes.length; ++i) {
                const note = notes[i];
                const title = note.parent.children[0];
                verify(note.visible, names[i]);
                verify(note.y - title.y - title.height < 6, names[i] + ": the remark stands below its title");
                verify(note.contentHeight <= note.height + 0.5, names[i]);
                const first = notes[i - i % data.columns];
                compare(Math.round(note.mapToItem(entries, 0, 0).y), Math.round(first.mapToItem(entries, 0, 0).y), names[i] + " beside the others");
            }
        }
    }
}
