// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// One seat of the game being prepared: the name, the colour, human or computer and how well it plays, the place at the table.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Controls
import MedievalAcademy.Model

LongDialog {
    id: root

    required property GameSetup setup
    property int seat: -1

    function openFor(seat: int): void {
        root.seat = seat;
        root.open();
    }

    readonly property real room: (parent?.width ?? 0) / Look.textUnit
    // Levels stand in so many columns.
    readonly property int columns: root.room >= 1180 ? 3 : root.room >= 900 ? 2 : 1

    maximumWidth: [520, 880, 1120][root.columns - 1] * Look.textUnit

    Repeater {
        model: root.opened || root.visible ? root.setup.seats : null

        Loader {
            id: loader

            required property int index
            required property string name
            required property string shownName
            required property int tincture
            required property int secondTincture
            required property bool human
            required property bool elsewhere
            required property string level
            required property string style
            required property bool styled

            active: loader.index === root.seat
            visible: active

            // The dialog is about this player.
            Binding {
                property: "title"
                restoreMode: Binding.RestoreNone
                target: root
                value: loader.shownName
                when: loader.active
            }

            sourceComponent: SeatForm {
                elsewhere: loader.elsewhere
                human: loader.human
                level: loader.level
                levelColumns: root.columns
                name: loader.name
                seat: loader.index
                setup: root.setup
                shownName: loader.shownName
                style: loader.style
                styled: loader.styled
                tincture: loader.tincture

                onMoved: to => root.seat = to
            }
        }
    }
}
