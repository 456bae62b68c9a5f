#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Checks that the interface draws every text as it stands.

A name from a record may hold anything, and Qt draws what looks like markup as markup, pictures from elsewhere included. So
whatever draws text is our own Label, or says itself that its text is plain; and nobody says otherwise.
"""

import pathlib
import re
import sys

PROJECT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("app", "qml", "resources")
# Types of Qt Quick, its controls and its templates that draw a text as markup where it looks so.
DRAWING = re.compile(r"\b((?:\w+\.)?(?:Text|TextEdit|TextArea|SelectableLabel)|\w+\.Label)\s*\{")
# What of Kirigami draws no text of its own accord.
SILENT = {"AbstractApplicationWindow", "ApplicationHeaderStyle", "Page", "PageRow", "Theme", "Units", "Settings"}
KIRIGAMI = re.compile(r"\bKirigami\.([A-Z]\w*)")
FORMAT = re.compile(r"\btextFormat\s*:\s*(\S+)")
PLAIN = {"Text.PlainText", "TextEdit.PlainText"}


def without_words(source):
    """The source with comments and strings blanked, so that every line and column stays."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found.group()), source)


def own_members(source, start):
    """What stands within the braces that open at start, without the braces within."""
    depth = 0
    kept = []
    for character in source[start:]:
        depth -= character == "}"
        if depth == 1:
            kept.append(character)
        elif depth == 0 and kept:
            break
        depth += character == "{"
    return "".join(kept)


def problems(source):
    source = without_words(source)
    for found in DRAWING.finditer(source):
        formats = FORMAT.findall(own_members(source, found.end() - 1))
        if not formats or not PLAIN.issuperset(formats):
            yield found.start(), f"{found.group(1)} draws markup; use Label, or textFormat: Text.PlainText"
    for found in FORMAT.finditer(source):
        if found.group(1) not in PLAIN:
            yield found.start(), f"textFormat is {found.group(1)}, so that foreign text would be drawn as markup"
    for found in KIRIGAMI.finditer(source):
        if found.group(1) not in SILENT:
            yield found.start(), f"Kirigami.{found.group(1)} may draw markup: look, and say so in {pathlib.Path(__file__).name}"


def main():
    wrong = False
    for folder in FOLDERS:
        for path in sorted((PROJECT / folder).rglob("*.qml")):
            source = path.read_text(encoding="utf-8")
            for position, what in problems(source):
                wrong = True
                print(f"{path.relative_to(PROJECT)}:{source.count(chr(10), 0, position) + 1}: {what}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
