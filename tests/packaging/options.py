#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Manual pages and completions know each option that the programs' own help tells, and no other.

Usage: options.py FOLDER MEDIEVAL-ACADEMY ACADEMY-ARENA
"""

import re
import subprocess
import sys
from pathlib import Path


def options_of(*command: str) -> set[str]:
    """The long options in the list that the command's help prints."""
    text = subprocess.run([*command, "--help"], capture_output=True, text=True, check=True).stdout
    listed = text.partition("\nOptions:\n")[2]
    return set(re.findall(r"^  (?:-\w, )?--([a-z-]+)", listed, re.MULTILINE))


def commands_of(program: str) -> list[str]:
    """The commands that the tool's help lists."""
    text = subprocess.run([program, "--help"], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^  ([a-z]+) ", text.partition("\nCommands:\n")[2], re.MULTILINE)


def options_in(page: Path) -> set[str]:
    """The long options that a manual page or a completion names."""
    text = page.read_text(encoding="utf-8")
    if page.suffix == ".6":
        return set(re.findall(r"(?:Fl -|--)([a-z-]+)", text.replace("\\-", "-")))
    if page.suffix == ".fish":
        return set(re.findall(r"^complete .*?(?<= )-l ([a-z-]+)", text, re.MULTILINE))
    return set(re.findall(r"--([a-z-]+)", text))


def main() -> int:
    folder = Path(sys.argv[1])
    game, arena = sys.argv[2], sys.argv[3]
    told = {
        "medieval-academy": options_of(game),
        "academy-arena": {"version"}.union(*(options_of(arena, command) for command in commands_of(arena))),
    }
    wrong = 0
    for program, options in told.items():
        pages = [folder / "man" / f"{program}.6", *folder.glob(f"man/*/{program}.6")]
        completions = folder / "completions"
        pages += [completions / f"{program}.bash", completions / f"_{program}", completions / f"{program}.fish"]
        for page in pages:
            for word, names in (("does not know", options - options_in(page)), ("invents", options_in(page) - options)):
                for name in sorted(names):
                    print(f"{page}: {word} --{name}")
                    wrong += 1
        print(f"{program}: {len(options)} options, {len(pages)} pages")
    for command in commands_of(arena):
        for page in [*folder.glob("man/**/academy-arena.6"), *folder.glob("completions/*academy-arena*")]:
            if not re.search(rf"\b{command}\b", page.read_text(encoding="utf-8")):
                print(f"{page}: does not know the command {command}")
                wrong += 1
    return 1 if wrong or not all(told.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
