#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""seats.py ARENA ONE-DEVICE [--games N] [--kills N] [--slow N] [--seed N]: tables and seats as processes of their own.

Plays games of all modes with everybody at a seat, kills tables and seats at random moments, and plays over a network that is
slow and loses what is sent. Each record has to be, byte for byte, what ONE-DEVICE writes for the same decisions; each seat has
to have the same record and find that it was dealt fairly; and each decision that was acknowledged has to stand in it.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time

PATIENCE = 600  # seconds for anything that has to come
BACK = 2.0  # seconds until a seat is at its table again, on a machine that has time
ALL = ["--variations", "all", "--advanced", "all"]
RANDOM = ["--variations", "random", "--advanced", "random", "--stakes", "random"]
# Options, players.
KINDS = [
    (["--squires", "3"], 3), (["--squires", "3", *ALL], 3), (["--mode", "karadoc"], 2), (["--mode", "karadoc", *ALL], 2),
    (["--squires", "4", *ALL], 4), (["--mode", "lancelot"], 2), (["--mode", "lancelot", *ALL], 2), (["--squires", "5"], 5),
    (["--squires", "5", *ALL], 5), (["--squires", "3", *RANDOM], 3), (["--squires", "4", *RANDOM], 4),
    (["--squires", "5", *RANDOM], 5), (["--mode", "karadoc", *RANDOM], 2), (["--mode", "lancelot", *RANDOM], 2),
]


class Trouble(Exception):
    """Something is lost, late or other than it should be."""


def require(holds, *words):
    if not holds:
        raise Trouble(" ".join(str(word) for word in words))


class Run:
    """A process whose lines are kept with the moments at which they came."""

    def __init__(self, *words):
        self.began = time.monotonic()
        self.lines = []
        self.news = threading.Condition()
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.errors = []
        self.readers = [threading.Thread(target=self.read), threading.Thread(target=self.read_errors)]
        for reader in self.readers:
            reader.start()

    def read(self):
        for line in self.process.stdout:
            with self.news:
                self.lines.append((time.monotonic(), line.rstrip("\n")))
                self.news.notify_all()

    def read_errors(self):
        for line in self.process.stderr:
            self.errors.append(line.rstrip("\n"))

    def until(self, holds, seconds=PATIENCE):
        """The moment at which a line came for which it holds; None when none comes in time, or the process has ended."""
        end = time.monotonic() + seconds
        seen = 0
        with self.news:
            while True:
                for when, line in self.lines[seen:]:
                    if holds(line):
                        return when
                seen = len(self.lines)
                if time.monotonic() > end or (self.process.poll() is not None and not self.readers[0].is_alive()):
                    return None
                self.news.wait(0.05)

    def decided(self):
        return [json.loads(line.split(" ", 1)[1]) for _, line in self.lines if line.startswith("decided ")]

    def kill(self):
        """Whether it was still at work."""
        alive = self.process.poll() is None
        self.process.kill()
        self.end()
        return alive

    def end(self, seconds=PATIENCE):
        code = self.process.wait(seconds)
        for reader in self.readers:
            reader.join()
        self.process.stdout.close()
        self.process.stderr.close()
        return code


class Party:
    """A table and all its seats."""

    def __init__(self, programs, folder, kind, seed, proxy=None):
        self.arena, self.one_device = programs
        self.folder = folder
        self.record = os.path.join(folder, "game.json")
        self.options, self.players = kind
        self.seed = seed
        self.proxy = proxy
        self.runs = []  # of seats that have ended
        self.codes = {}
        self.table = self.lay()
        self.seats = {player: self.sit(player) for player in range(1, self.players + 1)}

    def lay(self):
        run = Run(self.arena, "host", *self.options, "--seed", str(self.seed), self.record)
        last = f"seat {self.players} joins"
        if run.until(lambda line: line.startswith(last)) is None:
            raise Trouble("no table: " + " ".join(run.errors))
        for _, line in list(run.lines):
            if " joins with " in line:
                self.codes[int(line.split()[1])] = line.split()[-1]
        return run

    def sit(self, player):
        words = [self.arena, "seat", self.codes[player], "--player", "random", "--seed", str(self.seed * 10 + player),
                 "--memory", f"{self.folder}/seat-{player}", "--record", f"{self.folder}/record-{player}.json"]
        if self.proxy:
            words += ["--at", self.proxy]
        return Run(*words)

    def finish(self):
        """Until all have gone home, with what has to be so then."""
        for player, seat in self.seats.items():
            require(seat.end() == 0, "seat", player, "ends with", seat.process.returncode, seat.errors[-3:])
        require(self.table.end() == 0, "the table ends with", self.table.process.returncode, self.table.errors[-3:])
        with open(self.record, "rb") as file:
            record = file.read()
        for player in self.seats:
            with open(f"{self.folder}/record-{player}.json", "rb") as file:
                require(file.read() == record, "seat", player, "has another record")
        done = subprocess.run([self.one_device, self.record], stderr=subprocess.PIPE, text=True, check=False)
        require(done.returncode == 0, done.stderr)
        entries = json.loads(record)["entries"]
        decisions = 0
        for run in [*self.runs, *self.seats.values()]:
            left = iter(entries)
            for decision in run.decided():
                require(decision in left, "a decision is lost:", decision)
                decisions += 1
        return decisions

    def clear(self):
        for run in [self.table, *self.seats.values()]:
            if run.process.poll() is None:
                run.kill()


def play(count, programs, home, chance, report):
    """Games of all kinds, with nothing to disturb them."""
    decisions = 0
    for number in range(count):
        with tempfile.TemporaryDirectory(dir=home) as folder:
            party = Party(programs, folder, KINDS[number % len(KINDS)], chance.randrange(10**6))
            try:
                decisions += party.finish()
            finally:
                party.clear()
        report(number + 1, count, "games")
    print(f"{count} games of {len(KINDS)} kinds: each record as on one device, dealt fairly, {decisions} decisions acknowledged")


def disturb(party, chance):
    """Kills the table or a seat at a random moment and starts it again. Gives who it was and how long until all were back;
    nobody, when it was no longer at work."""
    time.sleep(chance.uniform(0.02, 0.6))
    who = chance.randrange(0, party.players + 1)
    if who == 0:
        seats = [seat for seat in party.seats.values() if seat.process.poll() is None]
        known = {id(seat): len(seat.lines) for seat in seats}
        alive = party.table.kill()
        party.table = party.lay()
        back = 0.0
        for seat in seats:
            def at_table(line, seat=seat, marks=iter(range(10**9)), start=known[id(seat)]):
                return next(marks) >= start and line == "at the table"
            when = seat.until(at_table, 20)
            if when is None and any(line.startswith("over") for _, line in seat.lines):
                return None, 0.0
            require(when, "a seat does not come back:", seat.lines[-2:], seat.errors[-2:])
            back = max(back, when - party.table.began)
        return ("table", back) if alive and len(seats) == party.players else (None, 0.0)
    old = party.seats[who]
    if any(line.startswith("over") for _, line in old.lines):
        return None, 0.0
    alive = old.kill()
    party.runs.append(old)
    party.seats[who] = new = party.sit(who)
    when = new.until(lambda line: line == "at the table", 20)
    require(when, "seat", who, "does not come back:", new.errors[-2:])
    return ("seat", when - new.began) if alive else (None, 0.0)


def longest_back():
    """Seconds until all have to be back, where each processor has as much to do as in the last minute."""
    return BACK * max(1.0, os.getloadavg()[0] / os.cpu_count())


def kill(count, programs, home, chance, report):
    """Any process at random moments, several times a game."""
    times = {"table": [], "seat": []}
    games = decisions = 0
    while sum(len(each) for each in times.values()) < count:
        with tempfile.TemporaryDirectory(dir=home) as folder:
            party = Party(programs, folder, KINDS[(games * 3 + 1) % len(KINDS)], chance.randrange(10**6))
            games += 1
            try:
                for _ in range(3):
                    if any(seat.process.poll() is not None for seat in party.seats.values()):
                        break
                    who, back = disturb(party, chance)
                    if who is None:
                        break
                    require(back < longest_back(), "the", who, "was back after", back, "s only")
                    times[who].append(back)
                decisions += party.finish()
            finally:
                party.clear()
        report(sum(len(each) for each in times.values()), count, "kills")
    print(f"{count} kills in {games} games: 0 of {decisions} acknowledged decisions lost or doubled")
    for who, each in times.items():
        if each:
            print(f"  {who} killed {len(each)} times: all back after {statistics.median(each):.2f} s, at most {max(each):.2f} s")


class Proxy:
    """A network that takes its time, and loses some of what is sent: what TCP makes of that is that all waits for it."""

    def __init__(self, milliseconds, loss, chance):
        self.delay = milliseconds / 1000
        self.loss = loss
        self.chance = chance
        self.table = None
        self.loop = asyncio.new_event_loop()
        ready = threading.Event()
        self.thread = threading.Thread(target=self.run, args=(ready,), daemon=True)
        self.thread.start()
        ready.wait()

    def run(self, ready):
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self.connect, "127.0.0.1", 0))
        self.place = "127.0.0.1:%d" % server.sockets[0].getsockname()[1]
        ready.set()
        self.loop.run_forever()

    async def connect(self, reader, writer):
        try:
            their_reader, their_writer = await asyncio.open_connection("127.0.0.1", self.table)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self.carry(reader, their_writer), self.carry(their_reader, writer))

    async def carry(self, reader, writer):
        arrivals = asyncio.Queue()

        async def deliver():
            while (item := await arrivals.get()) is not None:
                when, data = item
                await asyncio.sleep(max(0.0, when - self.loop.time()))
                writer.write(data)
            writer.close()

        delivery = self.loop.create_task(deliver())
        last = 0.0
        try:
            while data := await reader.read(1400):
                again = self.delay if self.chance.random() < self.loss else 0.0
                last = max(last, self.loop.time() + self.delay + 2 * again)
                arrivals.put_nowait((last, data))
        except OSError:
            pass
        arrivals.put_nowait(None)
        try:
            await delivery
        except OSError:
            pass


def slow(count, milliseconds, loss, programs, home, chance):
    """Over that network."""
    for number in range(count):
        with tempfile.TemporaryDirectory(dir=home) as folder:
            proxy = Proxy(milliseconds, loss, random.Random(chance.random()))
            ready = threading.Event()

            def port_of(code):
                digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
                value = 0
                for letter in code.replace("-", "")[:13]:
                    value = value * 32 + digits.index(letter)
                return (value >> (13 * 5 - 56)) & 0xFFFF

            class Slow(Party):
                def lay(self):
                    run = super().lay()
                    proxy.table = port_of(self.codes[1])
                    ready.set()
                    return run

            began = time.monotonic()
            party = Slow(programs, folder, KINDS[number % len(KINDS)], chance.randrange(10**6), proxy.place)
            try:
                party.finish()
            finally:
                party.clear()
            lost = sum(line == "looking for the table" for seat in party.seats.values() for _, line in seat.lines)
            print(f"a game over a network with {milliseconds} ms each way and {loss:.0%} loss: {time.monotonic() - began:.0f} s, "
                  f"as on one device; connections lost: {lost}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("arena")
    parser.add_argument("one_device")
    parser.add_argument("--games", type=int, default=14)
    parser.add_argument("--kills", type=int, default=8)
    parser.add_argument("--slow", type=int, default=1)
    parser.add_argument("--delay", type=int, default=5, help="milliseconds each way of the slow network")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    programs = (arguments.arena, arguments.one_device)
    began = time.monotonic()

    def report(done, of, what):
        if done % 20 == 0:
            print(f"{done} of {of} {what}, {time.monotonic() - began:.0f} s", file=sys.stderr)

    with tempfile.TemporaryDirectory(prefix="academy-seats-") as home:
        try:
            play(arguments.games, programs, home, chance, report)
            kill(arguments.kills, programs, home, chance, report)
            slow(arguments.slow, arguments.delay, 0.05, programs, home, chance)
        except Trouble as trouble:
            print(trouble, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
