#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""What is written in several files for several systems is the same in all of them.

Usage: facts.py PROJECT VERSION MADE, where MADE is the start of the made files' names
"""

import re
import struct
import sys
import xml.etree.ElementTree as xml
from pathlib import Path


def picture_size(file: Path) -> tuple[int, int]:
    """Width and height of a PNG file, in pixels."""
    return struct.unpack(">II", file.read_bytes()[16:24])


def main() -> int:
    project, version, made = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    wrong = []

    component = xml.parse(f"{made}.metainfo.xml").getroot()
    releases = component.findall("releases/release")
    if releases[0].get("version") != version:
        wrong.append(f"the newest release is {releases[0].get('version')}, the version is {version}")
    changes = (project / "CHANGELOG.md").read_text(encoding="utf-8")
    listed = re.findall(r"^## (\S+), (\S+)$", changes, re.MULTILINE)
    if [(release.get("version"), release.get("date")) for release in releases] != listed:
        wrong.append("the releases are not those of CHANGELOG.md")
    for text in (text for release in releases for text in release.findall("description/p")):
        if text.text not in changes.replace("`", "").replace("\n", " "):
            wrong.append(f"CHANGELOG.md does not say \"{text.text}\"")

    shown = component.findall("screenshots/screenshot/image")
    if not shown:
        wrong.append("no screenshots")
    for image in shown:
        file = project / "resources/readme" / image.text.rsplit("/", 1)[1]
        size = (int(image.get("width")), int(image.get("height")))
        if not file.exists():
            wrong.append(f"the screenshot {file.name} is not in resources/readme")
        elif picture_size(file) != size:
            wrong.append(f"{file.name} has the size {picture_size(file)}, not {size}")

    print("\n".join(wrong) or "all the same")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
