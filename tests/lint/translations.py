#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Checks that each file in translations/ is finished and holds exactly the texts of the sources.

The texts of the sources are found by lupdate, in a copy of the file. A file that holds plural forms alone (that of the
language the sources are written in) is compared with the sources' plural forms alone.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

PROJECT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = [str(PROJECT / folder) for folder in ("app", "model", "qml") if (PROJECT / folder).is_dir()]
GONE = ("obsolete", "vanished")


def messages(path):
    """The living messages of a .ts file: (context, source, comment) -> element."""
    found = {}
    for context in xml.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            if message.find("translation").get("type") not in GONE:
                key = (context.findtext("name"), message.findtext("source"), message.findtext("comment", ""))
                found[key] = message
    return found


def is_finished(message):
    translation = message.find("translation")
    forms = translation.findall("numerusform") if message.get("numerus") == "yes" else [translation]
    return translation.get("type") is None and bool(forms) and all(form.text for form in forms)


def of_sources(path, plurals_only):
    """The messages lupdate finds in the sources, for the language of the .ts file at path."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / path.name
        shutil.copy(path, copy)
        command = ["lupdate", "-silent", "-no-obsolete", "-locations", "none"]
        if plurals_only:
            command.append("-pluralonly")
        subprocess.run([*command, *SOURCES, "-ts", copy], check=True)
        return messages(copy)


def problems(path):
    kept = messages(path)
    plurals_only = all(message.get("numerus") == "yes" for message in kept.values())
    wanted = of_sources(path, plurals_only)
    yield from (("unfinished", key) for key, message in kept.items() if not is_finished(message))
    yield from (("missing, run the target update_translations", key) for key in wanted.keys() - kept.keys())
    yield from (("no longer in the sources", key) for key in kept.keys() - wanted.keys())


def main():
    found = False
    for path in sorted((PROJECT / "translations").glob("*.ts")):
        for what, (context, source, comment) in problems(path):
            found = True
            print(f"{path.name}: {what}: {context}: {source!r}{f' ({comment})' if comment else ''}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
