// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// What is said on whatever page is open: troubles of the running game, what has been taken back in it together with what
// others did, saved games that cannot be removed, hints in the first games. The notice itself is loaded when there is something to say.
pragma ComponentBehavior: Bound

import QtQuick
import MedievalAcademy.Controls
import MedievalAcademy.Model
import MedievalAcademy.Rulebook

Loader {
    id: root

    property Table table: null
    required property SavedGames savedGames
    required property Statistics statistics
    // What was wrong with settings and results when the program began.
    readonly property string trouble: [Settings.trouble, root.statistics.trouble].filter(text => text !== "").join(" ")
    // The quarter turns of the page below.
    property int quarters: 0
    readonly property Notice notice: root.item as Notice
    readonly property bool shown: root.notice?.visible ?? false
    // What is said concerns the game that is played, and nobody who has left it.
    property bool ofGame: false

    // It is made when it is needed first.
    function make(): void {
        root.active = true;
        root.ofGame = false;
    }
    function say(text: string): void {
        root.make();
        root.notice.say(text);
    }
    function tell(text: string): void {
        root.make();
        root.notice.tell(text);
    }
    // Closes what is said; false when nothing was.
    function hush(): bool {
        const shown = root.shown;
        root.notice?.close();
        return shown;
    }

    active: false
    sourceComponent: Notice {
        quarters: root.quarters

        onBookAsked: place => Signposts.ask(place)
    }

    onTroubleChanged: saying.ask()

    Component.onCompleted: saying.ask()

    Later {
        id: saying

        onDue: {
            if (root.trouble !== "") {
                root.say(root.trouble);
            }
        }
    }
    Hints {
        on: Settings.hints
        table: root.table

        onEnough: Settings.hints = false
        onHinted: (text, place) => {
            root.make();
            root.notice.hint(text, place);
            root.ofGame = true;
        }
    }

    Connections {
        target: root.table

        function onProblemChanged(): void {
            if (root.table.running && root.table.problem !== "") {
                root.say(root.table.problem);
            } else if (root.table.problem === "") {
                root.hush();
            }
        }
        function onBranched(text: string): void {
            root.tell(text);
        }
        function onTookBack(text: string, others: bool): void {
            if (others) {
                root.make();
                root.notice.takenBack(text);
                root.ofGame = true;
            }
        }
        function onRunningChanged(): void {
            if (!root.table.running && root.ofGame)
                root.hush();
        }
    }
    Connections {
        target: root.table?.joined ?? null

        function onStandingChanged(): void {
            if (root.table.joined.standing === JoinedSeat.Over) {
                root.tell(root.table.joined.fairness);
            }
        }
    }
    Connections {
        target: root.statistics

        function onFailed(problem: string): void {
            root.say(problem);
        }
        function onTold(text: string): void {
            root.tell(text);
        }
    }
    Connections {
        target: root.savedGames

        function onFailed(problem: string): void {
            root.say(problem);
        }
        function onTold(text: string): void {
            root.tell(text);
        }
    }
}
