// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The offer of computers of another level: what stands in it fits, at every width and in the largest letters, and it goes when it
// is answered; whoever uses the keyboard is then at the control that follows.
import QtQml
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork
import MedievalAcademy.Model
import TableTests

Item {
    id: root

    width: 700
    height: 500

    PreparedResults {
        id: results
    }
    GameSetup {
        id: game
    }
    LevelSuggestion {
        id: suggestion

        setup: game
        statistics: results.statistics
    }
    LevelOffer {
        id: offer

        height: implicitHeight
        suggestion: suggestion
        width: 566
    }
    Instantiator {
        id: seats

        model: game.seats

        QtObject {
            required property string level
        }
    }
    Item {
        id: following

        activeFocusOnTab: true
        y: 450
        width: 10
        height: 10
    }

    TestCase {
        name: "LevelOffer"
        when: windowShown

        function init(): void {
            Look.textScale = 1;
            offer.width = 566;
            game.reset();
            results.statistics.forgetAll();
            results.play("page", 6, 6);
            tryVerify(() => offer.visible);
        }
        function cleanupTestCase(): void {
            Look.textScale = 1;
        }

        function test_nothingIsCut_data(): list<var> {
            return [].concat(...[296, 336, 420, 566, 700].map(width => [1, 1.5, 2].map(scale => ({
                            tag: width + " at " + scale,
                            width: width,
                            scale: scale
                        }))));
        }
        function test_nothingIsCut(data: var): void {
            offer.width = data.width;
            Look.textScale = data.scale;
            const text = findChild(offer, "levelOffer");
            const buttons = [findChild(offer, "declineLevel"), findChild(offer, "takeLevel")];
            waitForRendering(offer);
            verify(!text.truncated);
            verify(text.contentHeight <= text.height + 0.5);
            for (const part of [text, ...buttons]) {
                const place = part.mapToItem(offer, 0, 0, part.width, part.height);
                verify(place.x >= 0 && place.right <= offer.width, part.objectName + " from " + place.x + " to " + place.right);
                verify(place.y >= 0 && place.bottom <= offer.height, part.objectName);
                verify(part === text || part.height >= part.implicitHeight - 0.5);
            }
            const [decline, take] = buttons.map(button => button.mapToItem(offer, 0, 0, button.width, button.height));
            verify(decline.right <= take.x || decline.bottom <= take.y, "one on the other");
        }
        function test_taken(): void {
            mouseClick(findChild(offer, "takeLevel"));
            verify(!offer.visible);
            compare([1, 2].map(seat => seats.objectAt(seat).level), ["minstrel", "minstrel"]);
        }
        function test_declined(): void {
            mouseClick(findChild(offer, "declineLevel"));
            verify(!offer.visible);
            results.play("page", 1, 1);
            verify(offer.visible);
        }
        function test_theKeyboardGoesOn_data(): list<var> {
            return ["takeLevel", "declineLevel"].map(button => ({
                        tag: button,
                        button: button
                    }));
        }
        function test_theKeyboardGoesOn(data: var): void {
            findChild(offer, data.button).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            verify(!offer.visible);
            verify(following.activeFocus);
        }
    }
}
