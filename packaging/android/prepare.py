#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Makes the folder that Qt packs into an APK: the files beside this script, the icon as the game's own pen draws it, the
colours of its palettes, and the version.

    prepare.py VERSION FOLDER

Nothing but Python is needed: drawings become Android's vector drawables, piece by piece.
"""

import re
import shutil
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE.parent.parent / "resources/art"))

from atelier import hatching, palette, seal  # noqa: E402
from atelier.pen import Pen, mix  # noqa: E402

SIZE = 108  # of an adaptive icon, in dp; a mask leaves at least the middle 66 of it
SPDX = "<!-- SPDX-License-Identifier: MIT -->\n<!-- SPDX-FileCopyrightText: 2026 Medieval Academy contributors -->\n"
ANDROID = 'xmlns:android="http://schemas.android.com/apk/res/android"'


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def path_of(element) -> str:
    """The outline of a path, circle or rectangle, in the language that SVG and Android share."""
    get = {name: float(value) for name, value in element.attrib.items() if re.fullmatch(r"-?[\d.]+", value)}
    match element.tag:
        case "path":
            return element.get("d")
        case "circle":
            x, y, r = get["cx"], get["cy"], get["r"]
            return f"M{number(x - r)},{number(y)}a{r},{r} 0 1,0 {number(2 * r)},0a{r},{r} 0 1,0 {number(-2 * r)},0z"
        case "rect" if "rx" not in element.attrib:
            return f"M{get['x']},{get['y']}h{get['width']}v{get['height']}h{-get['width']}z"
    sys.exit(f"prepare.py: cannot draw <{element.tag}> for Android")


def vector(element, color: str | None = None) -> str:
    """The SVG fragment's pieces as Android's. With a colour, only what is filled is drawn, all in that."""
    out = ""
    if element.tag == "g":
        steps = dict(re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", "")))
        if set(steps) - {"translate", "scale"}:
            sys.exit(f"prepare.py: cannot move by {element.get('transform')} for Android")
        move = [float(value) for value in steps.get("translate", "0 0").split()]
        size = float(steps.get("scale", "1"))
        inner = "".join(vector(child, color) for child in element)
        return (f'<group android:translateX="{number(move[0])}" android:translateY="{number(move[1])}" '
                f'android:scaleX="{size}" android:scaleY="{size}">{inner}</group>\n')
    fill, stroke = element.get("fill", "none"), element.get("stroke", "none")
    if color is not None:
        if fill == "none":
            return out
        fill, stroke = color, "none"
    out = f'<path android:pathData="{path_of(element)}"'
    if fill != "none":
        out += f' android:fillColor="{fill}"'
    if stroke != "none":
        out += (f' android:strokeColor="{stroke}" android:strokeWidth="{element.get("stroke-width")}"'
                f' android:strokeLineCap="{element.get("stroke-linecap", "butt")}"'
                f' android:strokeLineJoin="{element.get("stroke-linejoin", "miter")}"')
        if element.get("stroke-opacity"):
            out += f' android:strokeAlpha="{element.get("stroke-opacity")}"'
    return out + "/>\n"


def drawable(fragment: str, middle: tuple[float, float], size: float, color: str | None = None, shield: bool = False) -> str:
    """A drawable of the fragment, of which `size` around `middle` fills the icon; its shield only as a line, if asked."""
    root = xml.fromstring(f"<svg>{fragment}</svg>")
    pieces = list(root)
    scale = SIZE / size
    inner = ""
    if shield:
        first = pieces.pop(0)
        inner += (f'<path android:pathData="{first.get("d")}" android:strokeColor="{color}" android:strokeWidth="6" '
                  'android:strokeLineJoin="round"/>\n')
    inner += "".join(vector(piece, color) for piece in pieces)
    x, y = (number(SIZE / 2 - place * scale) for place in middle)
    return (f'<?xml version="1.0" encoding="utf-8"?>\n{SPDX}'
            f'<vector {ANDROID} android:width="{SIZE}dp" android:height="{SIZE}dp" '
            f'android:viewportWidth="{SIZE}" android:viewportHeight="{SIZE}">\n'
            f'<group android:translateX="{x}" android:translateY="{y}" '
            f'android:scaleX="{scale:.4f}" android:scaleY="{scale:.4f}">\n{inner}</group>\n</vector>\n')


def write(file: Path, text: str):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def draw_icons(folder: Path):
    pen = Pen(palette.load()["vellum"])
    field = mix(pen["azure"], pen.ink, .2)
    whole = f'<path d="M0,0H128V128H0Z" fill="{field}"/>' + hatching.diaper(pen, 0, 0, 128, 128, 17, .24)
    shield = seal.crowned_shield(pen)
    write(folder / "res/drawable/ic_launcher_background.xml", drawable(whole, (64, 64), 128))
    # The shield is 72 wide and 90 high: in a circle of 66 of the 108, with its corners.
    write(folder / "res/drawable/ic_launcher_foreground.xml", drawable(shield, (64, 66), 186))
    write(folder / "res/drawable/ic_launcher_monochrome.xml", drawable(shield, (64, 66), 186, "#FFFFFF", shield=True))


def write_colors(folder: Path):
    for place, name, light in (("values", "vellum", "true"), ("values-night", "scriptorium", "false")):
        pen = Pen(palette.load()[name])
        field = mix(pen["azure"], pen.ink, .2) if light == "true" else pen["azure"]
        write(folder / "res" / place / "colors.xml",
              f'<?xml version="1.0" encoding="utf-8"?>\n{SPDX}<resources>\n    <color name="page">{pen["page"]}</color>\n'
              f'    <color name="field">{field}</color>\n    <bool name="light">{light}</bool>\n</resources>\n')


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    version, folder = sys.argv[1], Path(sys.argv[2])
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(HERE / "res", folder / "res")
    for name in ("build.gradle", "gradle.properties"):
        shutil.copy(HERE / name, folder)
    major, minor, patch = map(int, version.split("."))
    manifest = (HERE / "AndroidManifest.xml.in").read_text(encoding="utf-8")
    for name, value in (("VERSION_CODE", str(major * 10000 + minor * 100 + patch)), ("VERSION", version)):
        manifest = manifest.replace(f"@{name}@", value)
    write(folder / "AndroidManifest.xml", manifest)
    draw_icons(folder)
    write_colors(folder)


main()
