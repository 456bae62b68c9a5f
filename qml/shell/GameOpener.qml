// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The game that is played: makes the table for the first one, begins and resumes games on it, and opens the page on which they
// are played.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Artwork
import MedievalAcademy.Model

Item {
    id: root

    required property GameSetup setup
    required property Statistics statistics
    // From the first game on.
    property Table table: null
    // The game's page, while it is open; it knows to whom it is turned.
    property var page: null

    // The page on which another device's table is joined, while it is open.
    property var joinPage: null
    property var seatsPage: null

    // The codes of the seats on other devices are to be shown.
    signal seatsPageAsked(properties: var)
    signal joinPageAsked(properties: var)
    // The page is to be shown, with these properties, and to be told to opened().
    signal pageAsked(properties: var)
    // Back to the first page, with no game or before one.
    signal gone
    signal setupAsked
    signal settingsAsked(quarters: int)
    // There is no game on the table, and why.
    signal refused(problem: string)

    function anyTable(): Table {
        if (root.table === null) {
            root.table = tables.createObject(root) as Table;
        }
        return root.table;
    }
    function begin(): void {
        root.show(root.anyTable().start(root.setup));
    }
    function demo(seed: int): void {
        root.show(root.anyTable().demo(root.setup, seed));
    }
    function resume(path: string): void {
        root.anyTable().resume(path);
    }
    function replay(path: string): void {
        root.anyTable().replay(path);
    }
    // With what a camera has read; empty: it is typed.
    function join(code: string): void {
        if (root.joinPage === null) {
            root.joinPageAsked({
                table: root.anyTable(),
                code: code
            });
        } else if (code !== "") {
            root.joinPage.code = code;
        }
    }
    // The page with the codes is open: before the cards are dealt, or over the game.
    function gathering(page: var): void {
        root.seatsPage = page;
        page.leaveAsked.connect(root.leave);
    }
    function showSeats(): void {
        root.seatsPageAsked({
            table: root.table,
            quarters: root.page?.quarters ?? 0
        });
    }
    function show(ready: bool): void {
        if (!ready) {
            root.refused(root.table.problem);
            return;
        }
        root.gone();
        if (root.table.devices.gathering) {
            root.showSeats();
            return;
        }
        root.pageAsked({
            table: root.table
        });
    }
    function opened(page: var): void {
        root.page = page;
        page.leaveAsked.connect(root.leave);
        page.newGameAsked.connect(() => {
            root.leave();
            root.setupAsked();
        });
        page.settingsAsked.connect(() => root.settingsAsked(page.quarters));
        page.seatsAsked.connect(root.showSeats);
    }
    function leave(): void {
        root.table.leave();
        root.gone();
    }

    Component {
        id: tables

        Table {
            handOver: Settings.handOver
            openScores: Settings.openScores
            statistics: root.statistics
            presenter.reducedMotion: Look.reducedMotion
            presenter.speed: Settings.speed
            takeBacks: Settings.takeBacks

            onGathered: root.show(true)
            onGatherAsked: root.show(true)
            onResumed: well => root.show(well)
        }
    }
}
