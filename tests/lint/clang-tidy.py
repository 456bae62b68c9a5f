#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""clang-tidy.py BUILD: runs clang-tidy on the program's C++ sources, as the CMake and Ninja build in BUILD compiles them.

A source that was found clean is not read again until it, a header of the project that it includes, the way it is
compiled or the settings change.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

PROJECT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = [str(PROJECT / folder) + os.sep for folder in ("app", "model")]
GCC_ONLY = re.compile(r" -mmemcpy-strategy=\S+")


UNITY = re.compile(r"/Unity/unity_\d+_cxx\.cxx$")
INCLUDED = re.compile(r'^#include "(.+)"$', re.MULTILINE)


def one_by_one(entry):
    """The entry, or one for each of the sources that are compiled as one with it."""
    if not UNITY.search(entry["file"]):
        return [entry]
    sources = INCLUDED.findall(pathlib.Path(entry["file"]).read_text())
    return [
        entry | {"file": source, "command": entry["command"].replace(f" -c {entry['file']}", f" -c {source}")}
        for source in sources
    ]


def compile_commands(build, folder):
    """How the program's sources are compiled. Leaves that in the folder too, without what Clang does not understand."""
    entries = json.loads((build / "compile_commands.json").read_text())
    entries = [each for entry in entries for each in one_by_one(entry)]
    entries = [entry for entry in entries if entry["file"].startswith(tuple(FOLDERS))]
    for entry in entries:
        entry["command"] = GCC_ONLY.sub("", entry["command"])
    (folder / "compile_commands.json").write_text(json.dumps(entries))
    return entries


def headers(build):
    """For each object file, what it was compiled from, as Ninja has noted it."""
    found = {}
    listing = subprocess.run(["ninja", "-C", build, "-t", "deps"], check=True, capture_output=True, text=True).stdout
    for block in listing.split("\n\n"):
        first, *files = block.strip().splitlines() or [""]
        found[first.split(":")[0]] = [(build / file.strip()).resolve() for file in files]
    return found


def fingerprint(entry, files, settings):
    digest = hashlib.sha256(settings)
    digest.update(entry["command"].encode())
    for file in sorted(file for file in files if file.is_relative_to(PROJECT) and file.is_file()):
        digest.update(str(file).encode() + file.read_bytes())
    return digest.hexdigest()


def is_clean(entry, stamp):
    """Whether clang-tidy has nothing to say about a source; if it has, shows it."""
    if stamp.exists():
        return True
    command = ["clang-tidy", "-p", stamp.parent, "--quiet", entry["file"]]
    run = subprocess.run(command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if run.returncode == 0:
        stamp.touch()
        return True
    print(run.stdout or run.stderr, flush=True)
    return False


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    stamps = build / "clang-tidy"
    stamps.mkdir(exist_ok=True)
    settings = (PROJECT / ".clang-tidy").read_bytes()
    settings += subprocess.run(["clang-tidy", "--version"], check=True, capture_output=True).stdout
    entries = compile_commands(build, stamps)
    compiled_from = headers(build)

    def check(entry):
        key = fingerprint(entry, compiled_from.get(entry["output"], []), settings)
        return is_clean(entry, stamps / key)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return 0 if all(list(pool.map(check, entries))) else 1


if __name__ == "__main__":
    sys.exit(main())
