#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Writes debian/changelog from CHANGELOG.md, so that versions and what changed stand in one place.

    changelog.py CHANGELOG.md CONTROL >debian/changelog

Each "## VERSION, YEAR-MONTH-DAY" becomes an entry of that day, noon UTC; the maintainer is that of the control file.
"""

import datetime
import email.utils
import re
import sys
import textwrap


def entries(lines):
    """Yields (version, date, changes) for each version, newest first; a change is one line of text."""
    version, date, changes = None, None, []
    for line in lines:
        heading = re.fullmatch(r"## (\S+), (\d+-\d+-\d+)", line.rstrip())
        if heading:
            if version:
                yield version, date, changes
            version, changes = heading[1], []
            date = datetime.datetime.fromisoformat(heading[2] + "T12:00:00+00:00")
        elif line.startswith("- "):
            changes.append(line[2:].strip())
        elif line.startswith("  ") and changes:
            changes[-1] += " " + line.strip()
    if version:
        yield version, date, changes


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as log, open(sys.argv[2], encoding="utf-8") as control:
        found = list(entries(log))
        maintainer = re.search(r"^Maintainer: (.+)$", control.read(), re.MULTILINE)
    if not found or not maintainer:
        sys.exit("changelog.py: no version in the list of changes, or no maintainer in the control file")
    for version, date, changes in found:
        print(f"medieval-academy ({version}) unstable; urgency=medium\n")
        for change in changes:
            print(textwrap.fill(change.replace("`", ""), 78, initial_indent="  * ", subsequent_indent="    "))
        print(f"\n -- {maintainer[1]}  {email.utils.format_datetime(date)}\n")


main()
