#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Writes a page that shows drawn screens beside the program's pictures of the same moments, at the same size.

    beside_mocks.py MOCKS PICTURES

MOCKS is a folder of PNG files such as `phone-play.png`; PICTURES is the folder that --pictures filled. The page,
`beside-mocks.html`, is written there and points at the mocks where they are. A mock without a picture is told of.
"""
import html
import os
import pathlib
import sys

WIDTHS = {"phone": 360, "tablet-portrait": 800, "tablet": 1280, "desktop": 1600}

# A mock, and the picture of its moment: size, language, moment. Those whose names say so are looked at in grey.
PAIRS = [
    ("phone-play", "phone", "en", "third-turn-play-chosen"),
    ("phone-play-high-contrast", "phone", "en", "third-turn-play-chosen-high-contrast"),
    ("phone-draft", "phone", "en", "third-turn-keep-chosen"),
    ("phone-scoring", "phone", "en", "third-turn-scoring-jousts"),
    ("phone-board", "phone", "en", "third-turn-board"),
    ("phone-curtain", "phone", "en", "curtain"),
    ("phone-setup-fr", "phone", "fr", "setup"),
    ("tablet-play", "tablet", "en", "third-turn-play-chosen"),
    ("tablet-play-grey", "tablet", "en", "third-turn-play-chosen"),
    ("tablet-scoring", "tablet", "en", "third-turn-scoring-jousts"),
    ("tablet-portrait-play", "tablet-portrait", "en", "third-turn-play-chosen"),
    ("desktop-start", "desktop", "en", "start-continue"),
    ("desktop-play", "desktop", "en", "third-turn-play-chosen"),
    ("desktop-play-scriptorium", "desktop", "en", "third-turn-play-chosen-scriptorium"),
    ("desktop-result", "desktop", "en", "result"),
]

HEAD = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Medieval Academy: the drawn screens and the program's</title>
<style>
body { background: #e5d8ba; color: #2b2019; font: 15px/1.4 serif; margin: 2em }
section { display: flex; gap: 24px; margin-bottom: 48px }
figure { margin: 0 }
img { display: block; box-shadow: 0 2px 6px #2b201944 }
.grey { filter: grayscale(1) }
</style>
<h1>The drawn screens, and the program's pictures of the same moments</h1>
"""


def picture_of(pictures, size, language, moment):
    """The file of a moment: SIZE-LANGUAGE-NN-MOMENT.png."""
    found = [file for file in pictures.glob(f"{size}-{language}-*-{moment}.png")
             if file.stem.split("-", size.count("-") + 3)[-1] == moment]
    return max(found, key=lambda file: file.stat().st_mtime, default=None)


def figure(file, width, text, grey, folder):
    address = html.escape(os.path.relpath(file, folder))
    shade = ' class="grey"' if grey else ""
    return f'<figure><img{shade} width="{width}" alt="{text}" src="{address}"><figcaption>{text}</figcaption></figure>\n'


def main(mocks, pictures):
    page, missing = HEAD, []
    for name, size, language, moment in PAIRS:
        mock, picture = mocks / f"{name}.png", picture_of(pictures, size, language, moment)
        if not mock.exists() or picture is None:
            missing.append(name)
            continue
        page += f"<h2>{name}</h2>\n<section>\n"
        page += figure(mock, WIDTHS[size], "as drawn", False, pictures)
        page += figure(picture, WIDTHS[size], "the program", name.endswith("-grey"), pictures)
        page += "</section>\n"
    (pictures / "beside-mocks.html").write_text(page, encoding="utf-8")
    if missing:
        print("beside_mocks: nothing to show beside", ", ".join(missing), file=sys.stderr)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve())
