#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Draws the table of steps from level to level in tests/bench/README.md as ladder.svg beside it:

    python3 tests/bench/draw-ladder.py

One panel for each kind of game; a bar for each level, as long as it is Elo points above the one before it, with its interval,
and behind the bars the range in which steps are even.
"""

import pathlib
import re
import sys
from xml.sax.saxutils import escape

FOLDER = pathlib.Path(__file__).resolve().parent
PANEL_WIDTH, PANEL_HEIGHT, COLUMNS = 300, 190, 4
LEFT, TOP, BAR = 74, 34, 16
SCALE = 0.32  # pixels for a point
EVEN = (150, 300)  # points
COLORS = ("#7a6a9a", "#3f6ea8", "#2f8a86", "#5b8a3a", "#b07d1c", "#a8452f", "#6b4a2f")


def read_table(readme: str) -> tuple[list[str], list[tuple[str, list[list[int]]]]]:
    """The levels, and for each kind of game its name and their steps: points, and from where to where."""
    lines = readme.splitlines()
    for number, line in enumerate(lines):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[:2] == ["", "varlet"]:
            rows = []
            for row in lines[number + 2 :]:
                if not row.startswith("|"):
                    break
                name, *steps = (cell.strip() for cell in row.strip("|").split("|"))
                rows.append((name, [[int(one) for one in re.findall(r"\d+", step)] for step in steps]))
            return cells[1:], rows
    sys.exit("draw-ladder: README.md has no table that begins with 'varlet'")


def panel(name: str, levels: list[str], steps: list[list[int]]) -> list[str]:
    bottom = TOP + len(levels) * (BAR + 5)
    least, most = (LEFT + points * SCALE for points in EVEN)
    drawn = [
        f'<text x="10" y="20" font-size="14" font-weight="bold">{escape(name)}</text>',
        f'<rect x="{least:.1f}" y="{TOP - 4}" width="{most - least:.1f}" height="{bottom - TOP + 4}" fill="#f0ead8"/>',
    ]
    for row, (level, (points, low, high)) in enumerate(zip(levels, steps)):
        y = TOP + row * (BAR + 5)
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 12}" text-anchor="end">{escape(level)}</text>')
        drawn.append(
            f'<rect x="{LEFT}" y="{y}" width="{points * SCALE:.1f}" height="{BAR}" fill="{COLORS[row % len(COLORS)]}"/>'
        )
        drawn.append(f'<path d="M{LEFT + low * SCALE:.1f} {y + BAR / 2}H{LEFT + high * SCALE:.1f}" stroke="black"/>')
        drawn.append(f'<text x="{LEFT + high * SCALE + 5:.1f}" y="{y + 12}">{points}</text>')
    drawn.append(f'<path d="M{LEFT} {TOP - 4}V{bottom}" stroke="black"/>')
    return drawn


def main() -> None:
    levels, rows = read_table((FOLDER / "README.md").read_text(encoding="utf-8"))
    height = PANEL_HEIGHT * -(-len(rows) // COLUMNS)
    drawing = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PANEL_WIDTH * COLUMNS} {height}" font-family="sans-serif"'
        ' font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for number, (name, steps) in enumerate(rows):
        x, y = number % COLUMNS * PANEL_WIDTH, number // COLUMNS * PANEL_HEIGHT
        drawing += [f'<g transform="translate({x} {y})">', *panel(name, levels, steps), "</g>"]
    (FOLDER / "ladder.svg").write_text("\n".join([*drawing, "</svg>", ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
