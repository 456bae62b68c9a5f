#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""kill.py SURVIVOR ARENA [--kills N] [--seed N] [--pictures FOLDER]: kills the program in the middle of games, and sees whether
anything is lost.

SURVIVOR plays a saved game through the program's window and says at once what it shows. Every other time it is killed at a random
moment, else when one has come on which a game hangs: while a scoring is told, while a computer thinks, behind the curtain, while
Lancelot's cards are shared. Then it goes on with what lies on the disk. Nothing may be lost of what was shown, the same person has
to be asked the same, nothing that lay behind the curtain may be open, and academy-arena's audit of the record has to be what the
program has shown. With --pictures it is killed once at each of those four moments, with a picture of the window before it and
one of the window that goes on.
"""

import argparse
import collections
import json
import os
import queue
import random
import subprocess
import sys
import tempfile
import threading
import time

PATIENCE = 120  # seconds for anything that has to come
KILLS_OF_A_GAME = 5
MANY = 100  # kills, of which each kind has to be among them
WITHOUT_SECRETS = {"TakeStack", "WinTie", "Bonus"}  # nobody looks behind a curtain for these
SHARING = {"Split", "TakeStack", "Assign"}

# What it is called, how academy-arena plays it, people, how the device is handed over, speed.
GAMES = [
    ("three, one person", ["--squires", "3"], 1, "hold", "none"),
    ("three, everything, three people", ["--squires", "3", "--variations", "all", "--advanced", "all"], 3, "tap", "none"),
    ("Lancelot, two people", ["--mode", "lancelot"], 2, "tap", "none"),
    ("Lancelot, everything, one person", ["--mode", "lancelot", "--variations", "all", "--advanced", "all"], 1, "tap", "fast"),
    ("Karadoc, two people", ["--mode", "karadoc"], 2, "tap", "fast"),
    ("Karadoc, everything, one person", ["--mode", "karadoc", "--variations", "all", "--advanced", "all"], 1, "tap", "none"),
    ("four, everything, two people", ["--squires", "4", "--variations", "all", "--advanced", "all"], 2, "tap", "fast"),
    ("four, two people, no hand-over", ["--squires", "4"], 2, "open", "none"),
    ("five, one person", ["--squires", "5", "--advanced", "all"], 1, "tap", "fast"),
    ("five, everything, five people", ["--squires", "5", "--variations", "all", "--advanced", "all"], 5, "hold", "none"),
]
# What may be aimed at, and what is to be seen then.
AIMS = {
    "scoring": {"a page of the scoring", "the scoring is told"},
    "thinking": {"computers think"},
    "curtain": {"behind the curtain"},
    "sharing": {"sharing Lancelot's cards"},
}
# Games of which pictures are taken, and how many entries of turn III are there when they are left: all but its last play, its
# draft, or the cards alone.
PICTURED = {
    "scoring": (("four, one person", ["--squires", "4"], 1, "hold", "normal"), -1),
    "thinking": (("four, everything, one person", ["--squires", "4", "--variations", "all", "--advanced", "all"], 1, "hold", "fast"), 24),
    "curtain": (("four, three people", ["--squires", "4"], 3, "tap", "none"), 22),
    "sharing": (("Lancelot, two people", ["--mode", "lancelot"], 2, "tap", "none"), 1),
}
PEOPLE = ["Ana", "Bruno", "Chloé", "Dario", "Emre"]
LEVELS = ["page", "herald", "knight", "master"]


class Trouble(Exception):
    """Something is lost, told or other than it was."""


def require(holds, *words):
    if not holds:
        raise Trouble(" ".join(str(word) for word in words))


class Run:
    """The program with one game, from its start until it is killed or the game is over."""

    def __init__(self, survivor, game, seed, *picture, speed=None):
        self.began = time.monotonic()
        self.lines = []
        self.process = subprocess.Popen(
            [survivor, game.path, str(seed), game.hand_over, speed or game.speed, *picture],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ, **game.home))
        self.coming = queue.SimpleQueue()
        self.ended = False  # nothing more comes
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    def read(self):
        for line in self.process.stdout:
            if line.endswith(b"\n"):
                self.coming.put(json.loads(line))
        self.coming.put(None)

    def next(self, until):
        """The next thing that is shown; None when nothing comes by then, or nothing more."""
        if self.ended:
            return None
        try:
            line = self.coming.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            return None
        if line is None:
            self.ended = True
        else:
            self.lines.append(line)
        return line

    def kill(self, *ended):
        """Whether it was alive; `ended`: it may have ended by one of these signals."""
        alive = self.process.poll() is None
        self.process.kill()
        code = self.process.wait()
        self.reader.join()
        log = self.process.stderr.read().decode(errors="replace")
        self.process.stderr.close()
        cards = {card for line in self.lines if "asked" in line for card in line["asked"]["hand"] + line["asked"]["kept"]}
        require(not any(word in log for word in cards | set(PEOPLE)), "the log has a word of it:", log[:500])
        while self.next(time.monotonic() + PATIENCE) is not None:
            pass
        self.process.stdout.close()
        require(alive or code == 0 or -code in ended, "the program has ended with", code, self.last("trouble"))
        return alive and not self.last("over")

    def last(self, key):
        return next((line[key] for line in reversed(self.lines) if key in line), None)

    def moment(self):
        """What was to be seen when it ended."""
        if not self.last("begun"):
            return "opening the game"
        asked = self.last("asked") or {}
        for line in reversed(self.lines):
            if line.get("thinking"):
                return "computers think"
            moment = line.get("moment", "")
            if moment.startswith("scoring"):
                return "a page of the scoring"
            if moment == "curtain" or ("asked" in line and line["asked"]["curtain"]):
                return "behind the curtain"
            if moment or "asked" in line:
                if asked.get("decision") in SHARING:
                    return "sharing Lancelot's cards"
                if asked.get("decision") == "Exchange":
                    return "exchanging coats"
                return "somebody chooses"
            if line.get("step", "").startswith(("Board", "Rank", "Coat", "Scoring", "Scored")):
                return "the scoring is told"
            if "step" in line:
                return "something is told"
        return "before anything is told"


class Game:
    """A game with people, as if it had been left at a random moment, in a home of its own."""

    def __init__(self, arena, kind, folder, chance):
        self.title, options, people, self.hand_over, self.speed = kind
        self.people = people
        self.arena = arena
        self.path = os.path.join(folder, "game.json")
        self.home = {f"XDG_{name}_HOME": os.path.join(folder, name.lower()) for name in ("CONFIG", "DATA", "STATE")}
        subprocess.run([arena, "play", *options, "--seed", str(chance.randrange(10**9)), "--record", folder],
                       check=True, stdout=subprocess.DEVNULL)
        with open(os.path.join(folder, "game-000001.json"), encoding="utf-8") as file:
            record = json.load(file)
        for number, player in enumerate(record["options"]["players"]):
            human = number < people
            player.update(name=PEOPLE[number], kind="human" if human else "computer")
            player.pop("level", None)
            if not human:  # the first one thinks longest
                player["level"] = LEVELS[-1] if number == people else chance.choice(LEVELS)
        record.get("table", {}).pop("over", None)
        self.record = record
        self.leave(chance.randrange(len(record["entries"])))
        self.aims = ["scoring"]
        if people < len(record["options"]["players"]):
            self.aims.append("thinking")
        if people > 1 and self.hand_over != "open":
            self.aims.append("curtain")
        if record["options"]["mode"] == "lancelot" and people > 0:
            self.aims.append("sharing")

    def leave(self, entries):
        """As if it had been left after so many entries."""
        record = dict(self.record, entries=self.record["entries"][:entries])
        with open(self.path, "w", encoding="utf-8") as file:
            json.dump(record, file)
        self.entries = record["entries"]
        self.asked = {}  # by how many entries there were, and whether the curtain was closed
        self.over = False

    def audit(self):
        done = subprocess.run([self.arena, "replay", "--audit", "-", self.path], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, check=False)
        require(done.returncode == 0, "the record is refused:", done.stderr)
        return [json.loads(line) for line in done.stdout.splitlines()]

    def compare(self, run):
        """What was shown against what is on the disk. Gives how many decisions were there that nobody had seen yet, and
        whether a question asked before could be compared."""
        shown = list(self.entries)
        before = len(self.entries)
        fresh = True
        compared = False
        for line in run.lines:
            if "entry" in line:
                number, entry = line["number"], line["entry"]
                require(number <= len(shown), "entry", number, "comes too early")
                if number < len(shown):
                    require(shown[number] == entry, "entry", number, "was", shown[number], "and is", entry)
                else:
                    shown.append(entry)
            elif "asked" in line:
                compared = self.compare_question(line["asked"], fresh, before) or compared
                fresh = False
        with open(self.path, encoding="utf-8") as file:
            kept = json.load(file)["entries"]
        require(kept[:len(shown)] == shown, len(shown), "entries were shown, on the disk are", len(kept))
        audit = self.audit()
        require([line for line in audit if not line.keys() & {"options", "state", "result"}] == kept, "the audit tells otherwise")
        for line in run.lines:
            require(not line.keys() & {"state", "result"} or line in audit, "the audit knows nothing of", line)
        names = [name for _, folders, files in os.walk(os.path.dirname(self.path)) for name in folders + files]
        require(not any(word in name for word in PEOPLE for name in names), "a name tells who plays:", names)
        self.over = "result" in audit[-1]
        self.entries = kept
        return len(kept) - len(shown), compared

    def compare_question(self, asked, fresh, before):
        closed = asked["curtain"]
        require(not closed or not asked["hand"] + asked["kept"], "cards are open behind the curtain:", asked)
        secret = self.people > 1 and self.hand_over != "open" and asked["decision"] not in WITHOUT_SECRETS
        require(closed or not (fresh and secret), "the curtain is open:", asked)
        require(not closed or secret, "a curtain that nobody needs:", asked)
        earlier = self.asked.get((asked["entries"], closed))
        comparable = fresh and asked["entries"] == before and earlier is not None
        if comparable:
            require(asked == earlier, "asked was", earlier, "and is", asked)
        elif fresh and asked["entries"] == before and closed and (open_one := self.asked.get((before, False))):
            comparable = True  # the same person was asked the same, and had looked
            require(all(asked[key] == open_one[key] for key in ("player", "name")), "asked was", open_one, "and is", asked)
        self.asked.setdefault((asked["entries"], closed), asked)
        return comparable


def entries_of_turn(record, turn):
    """The number of its first entry, and of that after its last play."""
    deals = [number for number, entry in enumerate(record["entries"]) if "deal" in entry]
    plays = [number for number, entry in enumerate(record["entries"]) if "play" in entry and number < deals[turn]]
    return deals[turn - 1], plays[-1] + 1


def is_wanted(line, wanted):
    if wanted == "curtain":
        return line.get("moment") == "curtain"
    if wanted == "scoring":
        return line.get("moment", "").startswith("scoring") or line.get("step", "").startswith("CoatGiven")
    if wanted == "chosen":
        return line.get("moment", "").endswith("-chosen")
    if wanted == "thinking":
        return bool(line.get("thinking"))
    if wanted == "sharing":
        return line.get("asked", {}).get("decision") in SHARING
    if wanted == "exchange":
        return line.get("asked", {}).get("decision") == "Exchange"
    return "step" in line


def aim(run, wanted, chance):
    """Until that moment has come, or the game is over before."""
    until = time.monotonic() + PATIENCE
    while (line := run.next(until)) is not None and not is_wanted(line, wanted) and "over" not in line:
        pass
    require(line, "nothing more is shown:", run.lines[-3:])
    time.sleep(chance.uniform(0, 0.02))


def watch(run, chance):
    """Until a moment has come to kill it, at random."""
    start = chance.random() < 0.1
    if start:
        end = run.began + chance.uniform(0.1, 1.0)
        while run.next(end) is not None:
            pass
        return
    until = time.monotonic() + PATIENCE
    while "begun" not in (line := run.next(until) or {}):
        require(line, "the program does not begin:", run.lines[-3:])
    end = time.monotonic() + chance.uniform(0, 0.9)
    wanted = chance.choice([None, None, None, "curtain", "scoring", "chosen", "thinking", "sharing", "exchange", "step"])
    often = chance.randint(1, 3)
    while (line := run.next(end)) is not None:
        often -= 1 if wanted and is_wanted(line, wanted) else 0
        if wanted and often == 0:
            time.sleep(chance.uniform(0, 0.02))
            return


def await_question(run):
    """Until somebody is asked, or the game shows its end."""
    until = time.monotonic() + PATIENCE
    while (line := run.next(until)) is not None and "asked" not in line and "over" not in line:
        pass
    require(line, "nobody is asked:", run.lines[-3:])


class Count:
    """What was done, and what came of it."""

    def __init__(self):
        self.kinds = collections.Counter()
        self.moments = collections.Counter()
        self.aimed = collections.Counter()
        self.hit = collections.Counter()
        self.unseen = self.asked = self.resumed = self.ended = 0

    def kills(self):
        return sum(self.kinds.values())

    def play(self, survivor, game, kills, chance):
        """Kills the game so many times; after the last time it is gone on with as well. False with what was wrong."""
        killed = 0
        while killed <= kills and not game.over:
            aimed = None
            if killed < kills and self.kills() % 2 == 0:
                aimed = min(game.aims, key=lambda moment: (self.hit[moment], moment))
            # Without motion a scoring is over before anybody can aim at it.
            run = Run(survivor, game, chance.randrange(10**6), speed="fast" if aimed == "scoring" else None)
            try:
                try:
                    if killed == kills:
                        await_question(run)
                    elif aimed:
                        aim(run, aimed, chance)
                    else:
                        watch(run, chance)
                finally:
                    alive = run.kill()
                more, compared = game.compare(run)
            except Trouble as trouble:
                print(f"{game.title}, kill {self.kills() + 1}: {trouble}", file=sys.stderr)
                for line in run.lines[-8:]:
                    print("   ", json.dumps(line, ensure_ascii=False)[:300], file=sys.stderr)
                return False
            self.resumed += killed > 0
            self.asked += compared
            if killed == kills:
                break
            if alive:
                killed += 1
                self.kinds[game.title] += 1
                self.moments[run.moment()] += 1
                if aimed:
                    self.aimed[aimed] += 1
                    self.hit[aimed] += run.moment() in AIMS[aimed]
                self.unseen += more
            else:
                self.ended += 1
        return True


def photograph(arguments, home, chance):
    """Kills the program once at each of the moments aimed at, and takes pictures before and after it."""
    os.makedirs(arguments.pictures, exist_ok=True)
    for moment, (kind, entries) in PICTURED.items():
        game = Game(arguments.arena, kind, os.path.join(home, moment), chance)
        first, last = entries_of_turn(game.record, 3)
        game.leave(last + entries if entries < 0 else first + entries)
        for when, wanted in (("before", moment), ("after", "begun")):
            picture = os.path.join(arguments.pictures, f"{moment}-{when}.png")
            run = Run(arguments.survivor, game, chance.randrange(10**6), picture, wanted)
            try:
                until = time.monotonic() + PATIENCE
                while "picture" not in (line := run.next(until) or {}):
                    require(line, "no picture is taken:", run.lines[-3:])
            finally:
                run.kill()
            seen = run.moment()
            require(wanted != moment or seen in AIMS[moment], "it was killed while", seen, "and not in", moment)
            game.compare(run)
            print(f"{picture}: {seen}", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("survivor")
    parser.add_argument("arena")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", metavar="FOLDER")
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    if arguments.pictures:
        with tempfile.TemporaryDirectory(prefix="academy-survival-") as home:
            photograph(arguments, home, chance)
        return 0
    began = time.monotonic()
    count = Count()
    number = 0
    share = min(KILLS_OF_A_GAME, -(-arguments.kills // len(GAMES)))
    with tempfile.TemporaryDirectory(prefix="academy-survival-") as home:
        while count.kills() < arguments.kills:
            game = Game(arguments.arena, GAMES[number % len(GAMES)], os.path.join(home, str(number)), chance)
            number += 1
            if not count.play(arguments.survivor, game, min(share, arguments.kills - count.kills()), chance):
                return 1
            print(f"{count.kills()} of {arguments.kills}: {game.title}, {time.monotonic() - began:.0f} s", file=sys.stderr)
    seconds = time.monotonic() - began
    print(f"{count.kills()} kills in {number} games, {seconds:.0f} s, {seconds / arguments.kills:.2f} s each; gone on with "
          f"{count.resumed} times; {count.ended} games were played to their end before they could be killed")
    for counter in (count.kinds, count.moments):
        for name, times in counter.most_common():
            print(f"  {times:4} {name}")
    for moment in AIMS:
        print(f"  {count.hit[moment]:4} of {count.aimed[moment]} aimed at: {moment}")
    if arguments.kills >= MANY and not all(count.hit[moment] for moment in AIMS):
        print("a moment has never been hit", file=sys.stderr)
        return 1
    print(f"0 decisions lost; {count.unseen} were on the disk before they were shown; {count.asked} times somebody was being "
          "asked, and was asked the same again")
    return 0


if __name__ == "__main__":
    sys.exit(main())
