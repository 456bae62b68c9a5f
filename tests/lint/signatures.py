#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Checks that no function or signal of QML has a parameter or a result of a type that is a QML file itself.

Qt (seen with 6.8.2) keeps the description of such a type with its compilation, and does not hold it for a function that names it.
When the engine then lists the functions of an object, as a popup with a content item of its own makes it do, it reads the type's
name from memory that may be given back: the program ends. Types of C++, such as Item, last.
"""

import pathlib
import re
import sys

PROJECT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("qml", "resources")
SIGNATURE = re.compile(r"^[ \t]*(?:function|signal)\s+\w+\s*(\([^)]*\)(?:\s*:\s*[\w.<>]+)?)", re.MULTILINE)
NAMED = re.compile(r":\s*(?:list<)?(?:\w+\.)?([A-Z]\w*)")


def main():
    files = [file for folder in FOLDERS for file in sorted((PROJECT / folder).rglob("*.qml"))]
    own = {file.stem for file in files}
    wrong = 0
    seen = 0
    for file in files:
        source = file.read_text(encoding="utf-8")
        for signature in SIGNATURE.finditer(source):
            seen += 1
            for name in NAMED.findall(signature.group(1)):
                if name in own:
                    line = source.count("\n", 0, signature.start()) + 1
                    print(f"{file.relative_to(PROJECT)}:{line}: {name} is a QML file: no type for a parameter or result")
                    wrong += 1
    if seen == 0:
        print("no function was found")
    return 1 if wrong or seen == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
