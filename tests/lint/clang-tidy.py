#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""clang-tidy.py BUILD: runs clang-tidy on the program's C++ sources, as the CMake and Ninja build in BUILD compiles them.

Most of its work is reading Qt's headers. So a target's sources that are compiled as one are read as one: written behind each
other into one file, in which clang-tidy takes each for what it is, and not for a header. Where it has something to say, it is asked again
about each of them alone: that is what counts, and what is shown.

Sources that were found clean are not read again until one of them, a header of the project that they include, the way they
are compiled or the settings change.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

PROJECT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = tuple(str(PROJECT / folder) + os.sep for folder in ("app", "model"))

UNITY = re.compile(r"/Unity/unity_\w+_cxx\.cxx$")
INCLUDED = re.compile(r'^#include "(.+)"$', re.MULTILINE)

# Not those under a condition, nor what Qt's moc makes of a source.
INCLUDE = re.compile(r'^#if(?s:.*?)^#endif|^(#include (?:<.+>|".+\.h"))$', re.MULTILINE)

# What stands behind each of several sources: from a new macro on, a header may be included again.
NEXT = "\n#define ACADEMY_NEXT_SOURCE\n#undef ACADEMY_NEXT_SOURCE\n"


def programs_sources(entry):
    """The program's sources that an entry of the compile commands is about."""
    sources = [entry["file"]]
    if UNITY.search(entry["file"]):
        sources = INCLUDED.findall(pathlib.Path(entry["file"]).read_text())
    return [source for source in sources if source.startswith(FOLDERS)]


def arguments(entry):
    """The compiler's, without the file, and without what Clang does not understand."""
    words = shlex.split(entry["command"])
    del words[words.index("-o") : words.index("-o") + 2]
    words = words[next(i for i, word in enumerate(words) if word.startswith("-")) :]
    return [word for word in words if word not in ("-c", entry["file"]) and not word.startswith("-mmemcpy-strategy=")]


def compiled_alike(entries):
    """The program's sources in groups, each with its entries: a target's that are compiled as one, or one that is not."""
    groups = {}
    seen = set()  # tests compile some of the program's sources once more
    for entry in entries:
        if sources := [source for source in programs_sources(entry) if source not in seen]:
            seen.update(sources)
            key = (*arguments(entry), "" if UNITY.search(entry["file"]) else entry["file"])
            group = groups.setdefault(key, ([], []))
            group[0].append(entry)
            group[1].extend(sources)
    # Those that take longest first, so that no core is left alone with one of them.
    return sorted(groups.values(), key=lambda group: -sum(pathlib.Path(source).stat().st_size for source in group[1]))


def headers(build):
    """For each object file, what it was compiled from, as Ninja has noted it."""
    found = {}
    listing = subprocess.run(["ninja", "-C", build, "-t", "deps"], check=True, capture_output=True, text=True).stdout
    for block in listing.split("\n\n"):
        first, *files = block.strip().splitlines() or [""]
        found[first.split(":")[0]] = [(build / file.strip()).resolve() for file in files]
    return found


def fingerprint(entry, sources, files, settings):
    digest = hashlib.sha256(settings)
    digest.update(json.dumps([arguments(entry), sources]).encode())
    for file in sorted({*files, *map(pathlib.Path, sources)}):
        if file.is_relative_to(PROJECT) and file.is_file():
            digest.update(str(file).encode() + file.read_bytes())
    return digest.hexdigest()


def behind_each_other(sources):
    """Several sources as one text. All they include comes first: Clang tells of a private field that is not used only where
    no header of the system comes after it."""
    texts = [pathlib.Path(source).read_text() for source in sources]
    includes = dict.fromkeys(include for text in texts for include in INCLUDE.findall(text) if include)
    return NEXT.join(["\n".join(includes), *texts, ""])


def look_at(file, entry, *more):
    """What clang-tidy says about a file; nothing if that is nothing."""
    command = ["clang-tidy", "--quiet", f"--config-file={PROJECT / '.clang-tidy'}", file, "--", *arguments(entry), *more]
    run = subprocess.run(command, cwd=entry["directory"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    return (run.stdout or run.stderr) if run.returncode else ""


def said_together(entry, sources, file):
    """What it says about several sources in one file, which is written for that."""
    file.write_text(behind_each_other(sources))
    said = look_at(file, entry, *dict.fromkeys(f"-iquote{pathlib.Path(source).parent}" for source in sources))
    file.unlink()
    return said


def are_clean(entry, sources, stamp):
    """Whether clang-tidy has nothing to say about sources that are compiled alike; if it has, shows it."""
    if stamp.exists():
        return True
    said = said_together(entry, sources, stamp.with_suffix(".cpp")) if len(sources) > 1 else ""
    if said or len(sources) == 1:
        findings = [finding for source in sources if (finding := look_at(source, entry))]
        if findings:
            print("".join(findings), end="", flush=True)
            return False
        if said:
            print(f"These are clean, but clash as one, which takes longer: {' '.join(sources)}\n{said}", flush=True)
    stamp.touch()
    return True


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    stamps = build / "clang-tidy"
    stamps.mkdir(exist_ok=True)
    settings = (PROJECT / ".clang-tidy").read_bytes() + pathlib.Path(__file__).read_bytes()
    settings += subprocess.run(["clang-tidy", "--version"], check=True, capture_output=True).stdout
    entries = json.loads((build / "compile_commands.json").read_text())
    compiled_from = headers(build)

    def check(group):
        entries, sources = group
        files = [file for entry in entries for file in compiled_from.get(entry["output"], [])]
        return are_clean(entries[0], sources, stamps / fingerprint(entries[0], sources, files, settings))

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return 0 if all(list(pool.map(check, compiled_alike(entries)))) else 1


if __name__ == "__main__":
    sys.exit(main())
