#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""clang-tidy.py BUILD: runs clang-tidy on the program's C++ sources, as the CMake and Ninja build in BUILD compiles them.

Most of its work is reading Qt's headers. So it reads many sources as one: written behind each other into one file, in which
clang-tidy takes each for what it is, and not for a header. Where it has something to say, it is asked again about each half
of them, down to one source alone: that is what counts, and what is shown.

Sources that were found clean are not read again until one of them, a header of the project that they include, the way they
are compiled or the settings change.
"""

import concurrent.futures
import hashlib
import json
import math
import os
import pathlib
import re
import shlex
import subprocess
import sys
import typing

PROJECT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = tuple(str(PROJECT / folder) + os.sep for folder in ("app", "model"))
MOST_TOGETHER = 40  # sources read as one; with more of them, cores would be left without work

UNITY = re.compile(r"/Unity/unity_\w+_cxx\.cxx$")
INCLUDED = re.compile(r'^#include "(.+)"$', re.MULTILINE)

# Not those under a condition, nor what Qt's moc makes of a source.
INCLUDE = re.compile(r'^#if(?s:.*?)^#endif|^(#include (?:<.+>|".+\.h"))$', re.MULTILINE)

# The names that a source gives to types, functions and constants outside of any other.
TYPE = re.compile(r"^(?:using|struct|class|enum|enum class) (\w+)(?: = | : |$)", re.MULTILINE)
OTHER = re.compile(r"^(?!using|static_assert|Q_)[\w\[].*?([\w:]+)(?:\(|\{| = |;$)", re.MULTILINE)

# What stands behind each of several sources: from a new macro on, a header may be included again.
NEXT = "\n#define ACADEMY_NEXT_SOURCE\n#undef ACADEMY_NEXT_SOURCE\n"


class Source(typing.NamedTuple):
    """A source of the program, the arguments of the compiler, and what it is compiled from."""

    path: str
    arguments: list
    files: list


def programs_sources(entry):
    """The program's sources that an entry of the compile commands is about."""
    sources = [entry["file"]]
    if UNITY.search(entry["file"]):
        sources = INCLUDED.findall(pathlib.Path(entry["file"]).read_text())
    return [source for source in sources if source.startswith(FOLDERS)]


def arguments(entry):
    """The compiler's, without the file, and without what Clang does not understand."""
    words = shlex.split(entry["command"].replace(" -isystem ", " -isystem"))
    del words[words.index("-o") : words.index("-o") + 2]
    words = words[next(i for i, word in enumerate(words) if word.startswith("-")) :]
    return [word for word in words if word not in ("-c", entry["file"]) and not word.startswith("-mmemcpy-strategy=")]


def headers(build):
    """For each object file, what it was compiled from, as Ninja has noted it."""
    found = {}
    listing = subprocess.run(["ninja", "-C", build, "-t", "deps"], check=True, capture_output=True, text=True).stdout
    for block in listing.split("\n\n"):
        first, *files = block.strip().splitlines() or [""]
        found[first.split(":")[0]] = [(build / file.strip()).resolve() for file in files]
    return found


def all_sources(build):
    """The program's, in the order of their paths. Tests compile some once more: the program's own way counts."""
    compiled_from = headers(build)
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        for path in programs_sources(entry):
            found.setdefault(path, Source(path, arguments(entry), compiled_from.get(entry["output"], [])))
    return [found[path] for path in sorted(found)]


def language(source):
    """What changes what a source means: not where its headers are, nor which of Qt's libraries it may use."""
    return tuple(word for word in source.arguments if word.startswith("-DQT_NO_"))


def own_names(source):
    text = pathlib.Path(source.path).read_text()
    return {*TYPE.findall(text), *OTHER.findall(text)}


def read_together(sources):
    """The sources in groups, each of one language, and none with two sources that use one name for things of their own."""
    groups = []
    for spoken in dict.fromkeys(map(language, sources)):
        alike = [source for source in sources if language(source) == spoken]
        room = math.ceil(len(alike) / math.ceil(len(alike) / MOST_TOGETHER))
        open_groups = []
        for source in alike:
            names = own_names(source)
            for members, taken in open_groups:
                if len(members) < room and taken.isdisjoint(names):
                    break
            else:
                members, taken = [], set()
                open_groups.append((members, taken))
            members.append(source)
            taken |= names
        groups.extend(members for members, _ in open_groups)
    # Those that take longest first, so that no core is left alone with one of them.
    return sorted(groups, key=lambda group: -sum(pathlib.Path(source.path).stat().st_size for source in group))


def fingerprint(sources, settings):
    digest = hashlib.sha256(settings)
    digest.update(json.dumps([[source.path, source.arguments] for source in sources]).encode())
    files = {pathlib.Path(file) for source in sources for file in (source.path, *source.files)}
    for file in sorted(files):
        if file.is_relative_to(PROJECT) and file.is_file():
            digest.update(str(file).encode() + file.read_bytes())
    return digest.hexdigest()


def behind_each_other(sources):
    """Several sources as one text. All they include comes first: Clang tells of a private field that is not used only where
    no header of the system comes after it."""
    texts = [pathlib.Path(source.path).read_text() for source in sources]
    includes = dict.fromkeys(include for text in texts for include in INCLUDE.findall(text) if include)
    return NEXT.join(["\n".join(includes), *texts, ""])


def look_at(sources, together):
    """What clang-tidy says about sources, which if they are several are written into the file `together`; nothing if that is
    nothing."""
    words = dict.fromkeys(word for source in sources for word in source.arguments)
    file = pathlib.Path(sources[0].path)
    if len(sources) > 1:
        file = together
        file.write_text(behind_each_other(sources))
        words.update(dict.fromkeys(f"-iquote{pathlib.Path(source.path).parent}" for source in sources))
        words["-Wno-shadow"] = None  # what the others call their own things; the compiler looks at each source alone
    run = subprocess.run(
        ["clang-tidy", "--quiet", f"--config-file={PROJECT / '.clang-tidy'}", file, "--", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    together.unlink(missing_ok=True)
    return (run.stdout or run.stderr) if run.returncode else ""


def findings(sources, together):
    """What clang-tidy says about each of several sources alone."""
    said = look_at(sources, together)
    if not said or len(sources) == 1:
        return said
    half = len(sources) // 2
    found = findings(sources[:half], together) + findings(sources[half:], together)
    if not found:
        names = " ".join(str(pathlib.Path(source.path).relative_to(PROJECT)) for source in sources)
        print(f"These are clean, but clash as one, which takes longer: {names}\n{said}", flush=True)
    return found


def are_clean(sources, stamp):
    """Whether clang-tidy has nothing to say about sources; if it has, shows it."""
    if stamp.exists():
        return True
    found = findings(sources, stamp.with_suffix(".cpp"))
    if found:
        print(found, end="", flush=True)
        return False
    stamp.touch()
    return True


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    stamps = build / "clang-tidy"
    stamps.mkdir(exist_ok=True)
    settings = (PROJECT / ".clang-tidy").read_bytes() + pathlib.Path(__file__).read_bytes()
    settings += subprocess.run(["clang-tidy", "--version"], check=True, capture_output=True).stdout

    def check(sources):
        return are_clean(sources, stamps / fingerprint(sources, settings))

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return 0 if all(list(pool.map(check, read_together(all_sources(build))))) else 1


if __name__ == "__main__":
    sys.exit(main())
