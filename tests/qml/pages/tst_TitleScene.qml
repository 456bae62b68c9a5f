// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
//
// The title miniature: near layers move farther than far ones and never show an edge; without motion, and where nobody sees it,
// nothing moves, and when all has come to rest no frame is drawn.
import QtQuick
import QtTest
import MedievalAcademy
import MedievalAcademy.Artwork

Item {
    id: root

    width: 640
    height: 400

    Component {
        id: scenes

        TitleScene {
            width: 640
            height: 360
        }
    }
    SignalSpy {
        id: frames

        signalName: "frameSwapped"
    }

    TestCase {
        name: "TitleScene"
        when: windowShown

        function initTestCase(): void {
            frames.target = root.Window.window;
        }
        function init(): void {
            Look.speed = Look.Normal;
            Look.reducedMotion = false;
        }
        function cleanupTestCase(): void {
            init();
        }
        // From the farthest to the nearest.
        function layers(scene: TitleScene): var {
            return Array.from(scene.children).filter(item => item instanceof Image);
        }
        // How far each is from where it lies when nothing moves.
        function shifts(scene: TitleScene): var {
            return layers(scene).map(layer => layer.x - (scene.width - layer.width) / 2);
        }
        function covered(scene: TitleScene): bool {
            return layers(scene).every(layer => layer.x <= 0 && layer.x + layer.width >= scene.width && layer.y <= 0 && layer.y + layer.height >= scene.height);
        }
        function comesToRest(): bool {
            frames.clear();
            wait(150);
            return frames.count === 0;
        }

        function test_nearLayersMoveFarther_data(): var {
            return [
                {
                    tag: "to the left",
                    gaze: 1
                },
                {
                    tag: "to the right",
                    gaze: -1
                }
            ];
        }
        function test_nearLayersMoveFarther(data: var): void {
            const scene = createTemporaryObject(scenes, root);
            tryVerify(() => scene.drift === 0, 20000);
            compare(shifts(scene), [0, 0, 0]);
            scene.gaze = data.gaze;
            verify(Math.abs(scene.gaze) < 1, "not at once");
            tryVerify(() => scene.gaze === data.gaze, 20000);
            const moved = shifts(scene).map(shift => -shift * data.gaze);
            verify(moved[0] > 0);
            verify(moved[1] > 2 * moved[0], moved);
            verify(moved[2] > 2 * moved[1], moved);
        }
        function test_noEdgeIsSeen_data(): var {
            return [-1, 0, 1].map(gaze => ({
                        tag: "looking to " + gaze,
                        gaze: gaze
                    }));
        }
        function test_noEdgeIsSeen(data: var): void {
            const scene = createTemporaryObject(scenes, root, {
                gaze: data.gaze
            });
            verify(scene.drift < -0.5, "it has just been opened");
            verify(covered(scene), "shifts " + shifts(scene));
            let gaps = 0;
            layers(scene)[2].xChanged.connect(() => gaps += covered(scene) ? 0 : 1);
            tryVerify(() => scene.drift === 0, 20000);
            compare(gaps, 0);
            verify(covered(scene));
        }
        function test_withoutMotionItLiesStill_data(): var {
            return [
                {
                    tag: "less motion",
                    reduced: true,
                    speed: Look.Normal
                },
                {
                    tag: "no motion",
                    reduced: false,
                    speed: Look.None
                }
            ];
        }
        function test_withoutMotionItLiesStill(data: var): void {
            const moving = createTemporaryObject(scenes, root);
            Look.reducedMotion = data.reduced;
            Look.speed = data.speed;
            for (const scene of [moving, createTemporaryObject(scenes, root)]) {
                compare(layers(scene).length, 3);
                compare(shifts(scene), [0, 0, 0]);
                scene.gaze = 1;
                compare(shifts(scene), [0, 0, 0]);
            }
            tryVerify(() => comesToRest(), 20000);
            compare(shifts(moving), [0, 0, 0]);
        }
        function test_unseenItIsNotKeptAndDoesNotMove(): void {
            Look.speed = Look.Slow;
            const scene = createTemporaryObject(scenes, root);
            tryVerify(() => scene.drift > -0.9);
            scene.seen = false;
            compare(layers(scene).length, 0);
            const drift = scene.drift;
            verify(drift < 0);
            scene.gaze = 1;
            compare(scene.gaze, 1, "nobody sees it move there");
            tryVerify(() => comesToRest(), 20000);
            compare(scene.drift, drift);
            scene.seen = true;
            compare(layers(scene).length, 3);
            tryVerify(() => scene.drift === 0, 20000);
        }
        function test_noFrameIsDrawnWhenAllIsStill(): void {
            const scene = createTemporaryObject(scenes, root);
            tryVerify(() => scene.drift === 0, 20000);
            tryVerify(() => comesToRest(), 20000);
            scene.gaze = 0.5;
            tryVerify(() => frames.count > 2);
            tryVerify(() => comesToRest(), 20000);
            compare(scene.gaze, 0.5);
        }
    }
}
