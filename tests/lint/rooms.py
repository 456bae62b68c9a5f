#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Checks that each folder of model/ includes only what its CMake target links, and that no two depend on each other.

A static library compiles with any header it can find, whatever it links, so the compiler does not hold the arrows between
the rooms; this does.
"""

import graphlib
import pathlib
import re
import sys

MODEL = pathlib.Path(__file__).resolve().parents[2] / "model"
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
LINKS = re.compile(r"target_link_libraries\(\s*(\w+)([^)]*)\)|academy_room\(\s*(\w+)[^)]*?KNOWS([^)]*?)SOURCES")


def known_rooms(folder, rooms):
    """The rooms that the target of this folder links; `model` stands for all that it is made of."""
    known = set()
    for found in LINKS.finditer((folder / "CMakeLists.txt").read_text()):
        if folder.name in (found.group(1), found.group(3)):
            known |= set((found.group(2) or found.group(4)).split())
    if "model" in known:
        known |= rooms
    return (known & rooms) - {folder.name}


def main():
    folders = [path.parent for path in sorted(MODEL.glob("*/CMakeLists.txt"))]
    rooms = {folder.name for folder in folders}
    top = {folder.name for folder in folders if "model" in (folder / "CMakeLists.txt").read_text().split()}
    knows = {folder.name: known_rooms(folder, rooms - top) for folder in folders}
    problems = []
    for folder in folders:
        for source in sorted(folder.rglob("*.[hc]*")):
            for path in INCLUDE.findall(source.read_text()):
                room = path.split("/")[0]
                if room in rooms and room != folder.name and room not in knows[folder.name]:
                    problems.append(f"{source.relative_to(MODEL.parent)}: includes {path}, but {folder.name} links no {room}")
    for source in sorted(MODEL.glob("*.[hc]*")):
        problems.append(f"{source.relative_to(MODEL.parent)}: lies in no room")
    try:
        graphlib.TopologicalSorter(knows).prepare()
    except graphlib.CycleError as error:
        problems.append("rooms that depend on each other: " + " -> ".join(error.args[1]))
    for problem in problems:
        print(problem)
    print(f"{len(rooms)} rooms, {sum(map(len, knows.values()))} arrows between them, {len(problems)} problems")
    return 1 if problems else 0


sys.exit(main())
