#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Writes the drawings, as the build uses them.

    draw.py palette NAME FOLDER   every drawing of a palette as FOLDER/<drawing>.svg, and FOLDER/NAME.qrc
    draw.py plans FILE            where things lie on the drawings, as JSON
    draw.py theme FOLDER          the icon themes for Kirigami, one a palette, and FOLDER/icons.qrc
    draw.py icon FOLDER           the application's icon, scalable, as FOLDER/app-icon.svg and app-icon-small.svg
    draw.py names                 the names of all drawings, one a line
"""
import json
import sys
from pathlib import Path

from atelier import catalogue, icons, palette
from atelier.pen import document

RESOURCE_ROOT = "/academy"
# The theme's name in each palette; Kirigami itself falls back to `breeze-internal`.
THEMES = {"vellum": "breeze-internal", "scriptorium": "breeze-internal-scriptorium",
          "high-contrast": "breeze-internal-high-contrast"}


def write(path, text):
    """Writes a file unless it says the same already, so that nothing is rebuilt for nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def collection(prefix, files):
    """A Qt resource collection of (alias, path) pairs."""
    lines = "".join(f'        <file alias="{alias}">{path}</file>\n' for alias, path in files)
    return f'<RCC>\n    <qresource prefix="{prefix}">\n{lines}    </qresource>\n</RCC>\n'


def write_palette(name, folder):
    files = []
    for drawing in catalogue.drawings(palette.load()[name]):
        write(folder / f"{drawing.name}.svg", drawing.svg())
        files.append((f"{drawing.name}.svg", f"{drawing.name}.svg"))
    write(folder / f"{name}.qrc", collection(f"{RESOURCE_ROOT}/art/{name}", files))


def write_theme(folder):
    files = []
    for name, colors in palette.load().items():
        theme = THEMES[name]
        index = (f"[Icon Theme]\nName={theme}\nComment=Drawn by the academy's pen\nDirectories=icons\n\n"
                 "[icons]\nSize=24\nMinSize=8\nMaxSize=256\nType=Scalable\n")
        write(folder / theme / "index.theme", index)
        files.append((f"{theme}/index.theme",) * 2)
        for wanted, icon in icons.THEME.items():
            write(folder / theme / "icons" / f"{wanted}.svg", document(icons.icon(icon), 24, 24, color=colors["ink"]))
            files.append((f"{theme}/icons/{wanted}.svg",) * 2)
    write(folder / "icons.qrc", collection("/icons", files))


def write_icon(folder):
    for drawing in catalogue.ornaments(palette.load()["vellum"]):
        if drawing.name.startswith("app-icon"):
            write(folder / f"{drawing.name}.svg", drawing.svg())


def main(arguments):
    match arguments:
        case ["palette", name, folder] if name in palette.load():
            write_palette(name, Path(folder))
        case ["plans", file]:
            write(Path(file), json.dumps(catalogue.plans(), indent=1) + "\n")
        case ["theme", folder]:
            write_theme(Path(folder))
        case ["icon", folder]:
            write_icon(Path(folder))
        case ["names"]:
            print("\n".join(drawing.name for drawing in catalogue.drawings(palette.load()["vellum"])))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
