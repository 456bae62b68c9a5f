#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Compiles the sources that have lines for Android alone, with those lines, up to their types: nothing is linked or run.

Usage: android_code.py BUILD [QT-SOURCES]

Clang, which Android's NDK has as well, takes each as the CMake and Ninja build in BUILD compiles it, with Android's own jni.h and as
if for Android. Of Qt's headers Debian leaves out those for calls into Java: the ones in android/ stand for them. With QT-SOURCES,
the sources of Qt Base of the version that is installed, Qt's own are taken.
"""

import json
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parents[2]
STAND_INS = pathlib.Path(__file__).resolve().parent / "android"
JNI = "/usr/include/android"  # Debian's android-libnativehelper-dev


def commands(build):
    """The compiler's arguments for each of the program's sources, also for those that are compiled as one."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        file = pathlib.Path(entry["file"])
        sources = [file]
        if re.search(r"/Unity/unity_\w+_cxx\.cxx$", entry["file"]):
            sources = map(pathlib.Path, re.findall(r'^#include "(.+)"$', file.read_text(encoding="utf-8"), re.MULTILINE))
        words = shlex.split(entry["command"])
        del words[words.index("-o"):words.index("-o") + 2]
        words = words[next(i for i, word in enumerate(words) if word.startswith("-")):]
        kept = [word for word in words if word not in ("-c", entry["file"]) and not word.startswith(("-mmemcpy", "-M", "-flto"))]
        for source in sources:
            found.setdefault(source, kept)
    return found


def qts_own(sources, folder):
    """Fills a folder of headers with Qt's for calls into Java."""
    (folder / "QtCore").mkdir()
    for header in (sources / "src/corelib/kernel").glob("qjni*.h"):
        shutil.copy(header, folder / "QtCore")
    (folder / "QJniObject").write_text("#include <QtCore/qjniobject.h>\n", encoding="utf-8")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    known = commands(pathlib.Path(sys.argv[1]))
    sources = [file for folder in ("app", "model", "qml", "resources") for file in sorted((PROJECT / folder).rglob("*.cpp"))
               if "Q_OS_ANDROID" in file.read_text(encoding="utf-8")]
    if not sources:
        sys.exit("no source has lines for Android")
    failed = 0
    with tempfile.TemporaryDirectory() as made:
        headers = pathlib.Path(made)
        if len(sys.argv) == 3:
            qts_own(pathlib.Path(sys.argv[2]), headers)
        else:
            shutil.copytree(STAND_INS, headers, dirs_exist_ok=True)
            (headers / "QJniObject").write_text("#include <QtCore/qjniobject.h>\n", encoding="utf-8")
        for source in sources:
            if source not in known:
                print(f"{source}: nothing compiles it")
                failed += 1
                continue
            # In another order Qt's header for Android would be looked for among Qt's for this system.
            run = subprocess.run(["clang++", "-isystem", headers, "-isystem", JNI, *known[source], "-D__ANDROID__", "-D__ANDROID_API__=28",
                                  "-Wno-unknown-warning-option", "-Wno-undefined-inline", "-fsyntax-only", str(source)],
                                 capture_output=True, text=True, check=False)
            print(run.stderr, end="")
            failed += run.returncode != 0
            print(f"{source.relative_to(PROJECT)}: {'no' if run.returncode else 'compiled'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
