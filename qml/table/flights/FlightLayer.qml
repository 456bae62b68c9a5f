// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// Things that fly across the table as the presenter tells them: hands to the neighbours, coats to their squire, Excalibur to its
// next holder, a card to its board. It lies above everything that can be seen then, and takes no taps.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Item {
    id: root

    required property Table table
    // The arrangement on show: it knows where boards and squires are (boardItem, squireItem).
    required property Arrangement arrangement
    readonly property EventPresenter presenter: root.table.presenter
    // All that have been needed at the same time so far; none is made while hands are passed.
    property list<Flight> flights

    function centreOf(item: Item): point {
        return item ? root.mapFromItem(item, item.width / 2, item.height / 2) : Qt.point(root.width / 2, root.height / 2);
    }
    function make(): void {
        root.flights.push(flight.createObject(root) as Flight);
    }
    function fly(name: string, size: real, from: point, to: point, duration: int, delay: int, arc: real): void {
        if (!root.flights.some(one => !one.busy))
            root.make();
        root.flights.find(one => !one.busy).start(name, size, from, to, duration, delay, arc);
    }
    function passHands(direction: int): void {
        const count = root.table.squires.count;
        for (let seat = 0; seat < count; ++seat) {
            const next = (seat + direction + count) % count;
            root.fly("card-back", 40, root.centreOf(root.arrangement.squireItem(seat)), root.centreOf(root.arrangement.squireItem(next)), Look.passDuration, seat * Look.passStagger, 24);
        }
    }
    function tell(): void {
        if (!root.visible || !Look.moves || root.presenter.duration === 0 || !root.arrangement)
            return;
        switch (root.presenter.kind) {
        case Enums.AnimationStep.HandsPassed:
            root.passHands(root.presenter.value || root.table.draftDirection);
            break;
        case Enums.AnimationStep.CardPlayed:
            if (root.presenter.card.value > 0)
                root.fly("card-" + Look.cardKeys[root.presenter.card.kind] + "-" + root.presenter.card.value, 64, root.centreOf(root.arrangement.squireItem(root.presenter.seat)), root.centreOf(root.arrangement.boardItem(root.presenter.board)), root.presenter.duration + Look.liftDuration, 0, 30);
            break;
        case Enums.AnimationStep.CoatGiven:
            root.fly(root.coatName(root.presenter.value), 44, root.centreOf(root.arrangement.boardItem(root.presenter.board)), root.centreOf(root.arrangement.squireItem(root.presenter.seat)), Look.coatDuration, 0, 60);
            break;
        case Enums.AnimationStep.ExcaliburPassed:
            root.fly("excalibur", 56, root.centreOf(root.arrangement.squireItem(root.previous(root.presenter.seat))), root.centreOf(root.arrangement.squireItem(root.presenter.seat)), root.presenter.duration, 0, 50);
            break;
        case Enums.AnimationStep.ScrollTaken:
            root.fly("scroll", 40, root.centreOf(root.arrangement.boardItem(Enums.Board.KingsService)), root.centreOf(root.arrangement.squireItem(root.presenter.seat)), root.presenter.duration, 0, 50);
            break;
        case Enums.AnimationStep.TokenTaken:
            root.fly("codex", 40, root.centreOf(root.arrangement.boardItem(Enums.Board.Education)), root.centreOf(root.arrangement.squireItem(root.presenter.seat)), root.presenter.duration, 0, 50);
            break;
        }
    }
    function coatName(value: int): string {
        const name = value > 0 ? "coat-plus-" + value : "coat-minus-" + -value;
        // What several coats give together may be no coat's value.
        return value !== 0 && Look.draws(name) ? name : "coat-back";
    }
    // Who held Excalibur before; without the event's word for it, the seat before.
    function previous(seat: int): int {
        const count = root.table.squires.count;
        return root.presenter.other >= 0 ? root.presenter.other : (seat + count - 1) % count;
    }

    enabled: false
    Component.onCompleted: {
        for (let seat = 0; seat < root.table.squires.count; ++seat)
            root.make();
    }

    Connections {
        target: root.presenter

        function onStepChanged(): void {
            root.tell();
        }
    }
    Component {
        id: flight

        Flight {}
    }
}
