#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""play.py PROGRAM GAME [--seed N] [--language CODE] [--transcript FILE]: plays a whole game as a screen reader's user does.

GAME is three (the standard game for three), lancelot or everything (four squires, all variations and advanced rules). The
program runs as people start it; what is on the screen is known from the accessibility tree alone, and everything is done by
the actions of its nodes: no pointer, no keys, nothing of the program's insides. It fails where the tree does not tell what
may be done, where something does not answer, and where nothing is announced.
"""

import argparse
import faulthandler
import os
import random
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
import pyatspi  # noqa: E402
from gi.repository import Atspi, GLib  # noqa: E402

OWN_BUS = "ACADEMY_READER_HAS_BUS"
PATIENCE = 60  # seconds for anything that has to come
LONGEST = 800  # seconds for a whole game, on a busy machine
MOST_PRESSES = 800  # in a whole game, of which the longest takes some 200
CONTROLS = {"button", "push button", "check box", "radio button", "toggle button", "list item", "menu item", "link"}

# The words of the interface that a person goes by, in the languages it has.
WORDS = {
    "en": {
        "new game": "New game", "begin": "Begin", "done": "Done", "close": "Close", "back": "Back",
        "variations": ("Variations", "All variations"), "advanced": ("Advanced rules", "All advanced rules"),
        "players": "%s players", "mode": "Lancelot", "result": "The knighting",
        "board": "If scored now", "squire": "in hand", "choose": "You can choose it.",
        "beside": ["Menu", "Advice", "Undo", "Rulebook", "Chronicle", "Skip", "Back", "Help"],
    },
    "fr": {
        "new game": "Nouvelle partie", "begin": "Commencer", "done": "Terminé", "close": "Fermer", "back": "Retour",
        "variations": ("Variantes", "Toutes les variantes"),
        "advanced": ("Règles avancées", "Toutes les règles avancées"),
        "players": "%s joueurs", "mode": "Lancelot", "result": "L’adoubement",
        "board": "Si l’on décomptait maintenant", "squire": "en main", "choose": "Vous pouvez le choisir.",
        "beside": ["Menu", "Conseil", "Annuler", "Livre de règles", "Chronique", "Passer", "Retour", "Aide"],
    },
}


class Trouble(Exception):
    """What a person would complain of."""


class Program:
    """The program, and what a screen reader knows of it."""

    def __init__(self, path, language):
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        self.said = []
        # On a busy machine a page may be long in the making. What does not answer in time would be missing from what is read.
        Atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)
        pyatspi.Registry.registerEventListener(self.hear, "object:announcement")
        self.process = subprocess.Popen(
            [path, "--language", language, "--size", "tablet", "--speed", "none"], env=environment)
        self.root = self.wait(self.find_root, "the program among those that a screen reader sees")

    def hear(self, event):
        if event.host_application and event.host_application.get_process_id() == self.process.pid:
            self.said.append(str(event.any_data))

    def find_root(self):
        for application in pyatspi.Registry.getDesktop(0):
            if application and application.get_process_id() == self.process.pid:
                return application
        return None

    def wait(self, condition, what):
        """Lets the program run until `condition` returns something, which is returned."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = condition()
            if found:
                return found
            if self.process.poll() is not None:
                raise Trouble(f"the program has ended with {self.process.returncode}")
            self.rest(0.05)
        raise Trouble(f"in {PATIENCE} seconds there was not {what}; there was:\n{self.tell()}")

    @staticmethod
    def rest(seconds):
        """Waits, and hears what is announced meanwhile."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not GLib.MainContext.default().iteration(False):
                time.sleep(0.005)

    def nodes(self):
        """All that is shown, in its order."""
        return list(shown(self.root))

    def tell(self):
        return "\n".join(str(node) for node in self.nodes())

    def control(self, name):
        """The control of that name, once it is there and can be pressed."""
        def there():
            return next((node for node in self.nodes() if node.name == name and node.can_be_pressed), None)
        return self.wait(there, f"'{name}'")

    def press(self, name):
        self.control(name).press()
        self.rest(0.2)

    def end(self):
        pyatspi.Registry.deregisterEventListener(self.hear, "object:announcement")
        self.process.terminate()
        self.process.wait(PATIENCE)


def shown(parent):
    """What is shown within, in its order. What goes away while it is asked for is left out."""
    for child in parent:
        try:
            if child is not None and child.getState().contains(pyatspi.STATE_SHOWING):
                yield Node(child)
                yield from shown(child)
        except (LookupError, GLib.Error):
            continue


class Node:
    """Something shown, as it was when it was met."""

    def __init__(self, accessible):
        self.accessible = accessible
        self.name = accessible.name
        self.role = accessible.getRoleName()
        state = accessible.getState()
        self.enabled = state.contains(pyatspi.STATE_SENSITIVE)
        self.checked = state.contains(pyatspi.STATE_CHECKED)
        try:
            action = accessible.queryAction()
            self.actions = [action.getName(index) for index in range(action.nActions)]
        except NotImplementedError:
            self.actions = []

    def __str__(self):
        return f"{self.role} '{self.name}'" + ("" if self.enabled else " (off)") + (" (on)" if self.checked else "")

    @property
    def is_control(self):
        return self.role in CONTROLS

    @property
    def can_be_pressed(self):
        return self.is_control and self.enabled and ("Press" in self.actions or "Toggle" in self.actions)

    def press(self):
        name = "Press" if "Press" in self.actions else "Toggle"
        try:
            self.accessible.queryAction().doAction(self.actions.index(name))
        except (LookupError, GLib.Error):  # it has gone since it was met: whoever wants it finds what took its place
            pass


class Game:
    """A game played to its end by somebody who does not see it."""

    def __init__(self, program, words, chance):
        self.program = program
        self.words = words
        self.chance = chance
        self.decisions = 0
        self.pressed = []

    def begin(self, kind):
        self.program.press(self.words["new game"])
        if kind == "lancelot":
            self.program.press(self.words["players"] % 2)
            self.program.press(self.words["mode"])
        elif kind == "everything":
            self.program.press(self.words["players"] % 4)
            for row in ("advanced", "variations"):
                for name in (*self.words[row], self.words["done"]):
                    self.program.press(name)
        self.program.press(self.words["begin"])

    def play(self):
        """Takes one decision after the other until the result is there."""
        quiet = began = time.monotonic()
        before = ""
        while True:
            nodes = self.program.nodes()
            if any(node.role == "heading" and node.name == self.words["result"] for node in nodes):
                return nodes
            now = "\n".join(str(node) for node in nodes)
            if now != before:
                before, quiet = now, time.monotonic()
            elif time.monotonic() - quiet > PATIENCE:
                raise Trouble(f"nothing can be done any more:\n{now}")
            if time.monotonic() - began > LONGEST:
                raise Trouble(f"the game is not over; {self.decisions} decisions, pressed at last: {self.pressed[-20:]}; "
                              f"there was:\n{now}")
            if not self.step(nodes):
                self.program.rest(0.05)

    def step(self, nodes):
        """Does one thing, if there is one to do."""
        leave = next((node for word in ("close", "back") for node in nodes
                      if node.name == self.words[word] and node.can_be_pressed), None)
        controls = [node for node in nodes if node.is_control and node.name not in self.words["beside"]]
        if leave is not None:  # something was opened by chance, such as a page of the rulebook
            self.press(leave)
        elif not controls:
            return False
        elif controls[-1].can_be_pressed:
            self.press(controls[-1])  # what is asked last on the page confirms what is chosen, or goes on
            self.decisions += 1
        else:
            choices = [node for node in controls[:-1] if node.can_be_pressed and self.is_choice(node)]
            if not choices:
                return False
            self.press(self.chance.choice([node for node in choices if not node.checked] or choices))
        self.program.rest(0.1)
        return True

    def press(self, node):
        """Presses it, unless that has been done too often for any game."""
        self.pressed.append(str(node))
        if len(self.pressed) > MOST_PRESSES:
            raise Trouble(f"the game does not come to its end; pressed at last: {self.pressed[-20:]}; there was:\n"
                          + self.program.tell())
        node.press()

    def is_choice(self, node):
        """Whether this may be chosen now, for all that is told. Boards say so; squires are never chosen."""
        if self.words["board"] in node.name:
            return self.words["choose"] in node.name
        return self.words["squire"] not in node.name


def on_own_bus():
    """Runs this once more with a home and a bus of its own: screen readers' sockets lie in both, by the display's number."""
    with tempfile.TemporaryDirectory(prefix="academy-reader-") as home:
        folders = {f"XDG_{kind}": os.path.join(home, kind.lower())
                   for kind in ("CONFIG_HOME", "DATA_HOME", "CACHE_HOME", "RUNTIME_DIR")}
        for folder in folders.values():
            os.mkdir(folder, 0o700)
        command = ["dbus-run-session", "--", sys.executable, *sys.argv]
        return subprocess.run(command, env=dict(os.environ, HOME=home, **folders, **{OWN_BUS: "1"}), check=False).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("game", choices=("three", "lancelot", "everything"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=tuple(WORDS), default="en")
    parser.add_argument("--transcript", help="file to write what is announced to")
    options = parser.parse_args()
    if OWN_BUS not in os.environ:
        return on_own_bus()
    faulthandler.dump_traceback_later(LONGEST + PATIENCE, exit=True)  # tells where it waits
    program = Program(os.path.abspath(options.program), options.language)
    try:
        game = Game(program, WORDS[options.language], random.Random(options.seed))
        game.begin(options.game)
        last = game.play()
        program.rest(1)
        if options.transcript:
            with open(options.transcript, "w", encoding="utf-8") as file:
                file.write("\n".join(program.said) + "\n")
        if len(program.said) < game.decisions / 2:
            raise Trouble(f"of {game.decisions} decisions only {len(program.said)} were spoken of")
        print(f"{game.decisions} decisions, {len(program.said)} announcements; the end: "
              + "; ".join(node.name for node in last if node.name)[:400])
        return 0
    except Trouble as trouble:
        print(f"play.py: {trouble}", file=sys.stderr)
        return 1
    finally:
        program.end()


if __name__ == "__main__":
    sys.exit(main())
