#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""pair.py SURVIVOR ARENA [--times N] [--seed N]: two programs on one saved game, and sees that neither spoils it for the other.

Each time a game is left at a random moment, and two SURVIVORs are started, also both at once, let play, stopped for a while and
woken, killed and ended, in a random order. Never may both of them play: whoever comes second is told so and writes nothing, also
while the first is stopped; whoever comes when the first is gone goes on with all that it has shown (kill.py says what is compared).
"""

import argparse
import collections
import json
import os
import random
import signal
import sys
import tempfile
import time

sys.dont_write_bytecode = True  # nothing is left among the sources

from kill import GAMES, PATIENCE, Game, Run, Trouble, require

STEPS = 12


class Pair:
    """Two programs, either of which may run, and a game."""

    def __init__(self, survivor, game, chance, done):
        self.survivor = survivor
        self.game = game
        self.chance = chance
        self.done = done  # what was done how often
        self.player = None  # the program that plays
        self.stopped = False

    def run(self):
        return Run(self.survivor, self.game, self.chance.randrange(10**6))

    def text(self):
        with open(self.game.path, "rb") as file:
            return file.read()

    @staticmethod
    def begins(run):
        """Waits until it plays or is refused; whether it plays."""
        until = time.monotonic() + PATIENCE
        while (line := run.next(until)) is not None:
            if "begun" in line or "refused" in line:
                return "begun" in line
        raise Trouble("neither begun nor refused:", run.lines[-3:])

    def dismiss(self, run):
        """It was refused, so it has shown nothing and ends by itself."""
        while run.next(time.monotonic() + PATIENCE) is not None:
            pass
        run.kill()
        require(not any("entry" in line or "asked" in line for line in run.lines), "it was refused and plays:", run.lines[-3:])

    def start(self):
        """One more program: it plays if nobody does."""
        before = self.text()
        run = self.run()
        if self.player is None:
            require(self.begins(run), "nobody plays, and it is refused")
            self.player = run
            self.done["started"] += 1
            return
        if self.begins(run):  # which is well only where the game was over by then: it shows the end, and asks nobody
            while (line := run.next(time.monotonic() + PATIENCE)) is not None and not line.keys() & {"asked", "moment", "over"}:
                pass
            run.kill()
            require(line is not None and "over" in line, "two programs play the game")
            self.end()
            self.game.compare(run)
            return
        self.dismiss(run)
        if self.stopped:
            require(self.text() == before, "somebody who was refused has written")
            self.done["refused while the other was stopped"] += 1
        else:
            self.done["refused"] += 1

    def start_both(self):
        """Two at once, where nobody plays: one of them begins."""
        if self.player is not None:
            self.start()
            return
        runs = [self.run(), self.run()]
        playing = [self.begins(run) for run in runs]
        if sum(playing) != 1:
            for run in runs:
                run.kill()
            raise Trouble("of two that were started at once", sum(playing), "play")
        self.player = runs[playing.index(True)]
        self.dismiss(runs[playing.index(False)])
        self.done["started at once"] += 1

    def play(self):
        if self.player is not None and not self.stopped:
            end = time.monotonic() + self.chance.uniform(0, 0.4)
            while self.player.next(end) is not None:
                pass
            self.done["let play"] += 1

    def stop(self):
        if self.player is not None and not self.stopped:
            os.kill(self.player.process.pid, signal.SIGSTOP)
            self.stopped = True
            self.done["stopped"] += 1

    def wake(self):
        if self.stopped:
            os.kill(self.player.process.pid, signal.SIGCONT)
            self.stopped = False
            self.done["woken"] += 1

    def end(self):
        """The one that plays is killed, or asked to end."""
        if self.player is None:
            return
        run = self.player
        if not self.stopped and self.chance.random() < 0.3:
            run.process.terminate()
            run.process.wait(PATIENCE)
            self.done["ended"] += 1
        else:
            self.done["killed"] += 1
        self.player = None
        self.stopped = False
        run.kill(signal.SIGTERM)
        self.game.compare(run)

    def step(self):
        steps = [self.start, self.start, self.start_both, self.play, self.play, self.stop, self.wake, self.end]
        self.chance.choice(steps)()
        if self.player is not None and self.player.last("over"):
            self.end()

    def finish(self):
        """Whoever still plays is killed, and the game goes on once more."""
        self.end()
        if not self.game.over:
            self.start()
            self.end()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("survivor")
    parser.add_argument("arena")
    parser.add_argument("--times", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    began = time.monotonic()
    done = collections.Counter()
    with tempfile.TemporaryDirectory(prefix="academy-pair-") as home:
        for number in range(arguments.times):
            title, options, people, hand_over, _ = GAMES[number % len(GAMES)]
            kind = (title, options, people, hand_over, "none")
            game = Game(arguments.arena, kind, os.path.join(home, str(number)), chance)
            pair = Pair(arguments.survivor, game, chance, done)
            try:
                for _ in range(STEPS):
                    if not game.over:
                        pair.step()
                pair.finish()
            except Trouble as trouble:
                print(f"{title}, time {number + 1}: {trouble}", file=sys.stderr)
                for line in pair.player.lines[-8:] if pair.player else []:
                    print("   ", json.dumps(line, ensure_ascii=False)[:300], file=sys.stderr)
                return 1
            finally:
                if pair.player is not None:
                    pair.player.process.kill()
            print(f"{number + 1} of {arguments.times}: {title}, {time.monotonic() - began:.0f} s", file=sys.stderr)
    print(f"{arguments.times} games with two programs, {time.monotonic() - began:.0f} s: none was spoilt, nothing was lost")
    for what, times in done.most_common():
        print(f"  {times:4} {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
