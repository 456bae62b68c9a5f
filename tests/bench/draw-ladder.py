#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Draws the table of Elo points by level and kind of game in tests/bench/README.md as ladder.svg beside it:

    python3 tests/bench/draw-ladder.py

One panel for each kind of game, a bar from the mean of these levels (1500) for each level; so what is even in one kind and
steep in another is seen at a glance.
"""

import pathlib
import sys
from xml.sax.saxutils import escape

FOLDER = pathlib.Path(__file__).resolve().parent
PANEL_WIDTH, PANEL_HEIGHT, COLUMNS = 300, 190, 4
LEFT, TOP, BAR = 74, 34, 16
LEAST, MOST = 400, 2400
COLORS = ("#8a8f98", "#7a6a9a", "#3f6ea8", "#2f8a86", "#5b8a3a", "#b07d1c", "#a8452f")


def read_table(readme: str) -> tuple[list[str], list[tuple[str, list[int]]]]:
    """The levels, and for each kind of game its name and their points."""
    lines = readme.splitlines()
    for number, line in enumerate(lines):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[:2] == ["", "random"]:
            rows = []
            for row in lines[number + 2 :]:
                if not row.startswith("|"):
                    break
                name, *points = (cell.strip() for cell in row.strip("|").split("|"))
                rows.append((name, [int(one) for one in points]))
            return cells[1:], rows
    sys.exit("draw-ladder: README.md has no table that begins with 'random'")


def panel(name: str, levels: list[str], points: list[int]) -> list[str]:
    scale = (PANEL_WIDTH - LEFT - 50) / (MOST - LEAST)
    middle = LEFT + (1500 - LEAST) * scale
    drawn = [f'<text x="10" y="20" font-size="14" font-weight="bold">{escape(name)}</text>']
    for row, (level, elo) in enumerate(zip(levels, points)):
        y = TOP + row * (BAR + 5)
        end = LEFT + (max(LEAST, min(MOST, elo)) - LEAST) * scale
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 12}" text-anchor="end">{escape(level)}</text>')
        drawn.append(
            f'<rect x="{min(middle, end):.1f}" y="{y}" width="{abs(end - middle):.1f}" height="{BAR}" '
            f'fill="{COLORS[row % len(COLORS)]}"/>'
        )
        anchor, x = ("start", end + 4) if elo >= 1500 else ("end", end - 4)
        if elo < 1500 and end - 30 < LEFT:
            anchor, x = "start", middle + 4
        drawn.append(f'<text x="{x:.1f}" y="{y + 12}" text-anchor="{anchor}">{elo}</text>')
    bottom = TOP + len(levels) * (BAR + 5)
    drawn.append(f'<path d="M{middle:.1f} {TOP - 4}V{bottom}" stroke="black"/>')
    return drawn


def main() -> None:
    levels, rows = read_table((FOLDER / "README.md").read_text(encoding="utf-8"))
    height = PANEL_HEIGHT * -(-len(rows) // COLUMNS)
    drawing = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PANEL_WIDTH * COLUMNS} {height}" font-family="sans-serif"'
        ' font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for number, (name, points) in enumerate(rows):
        x, y = number % COLUMNS * PANEL_WIDTH, number // COLUMNS * PANEL_HEIGHT
        drawing += [f'<g transform="translate({x} {y})">', *panel(name, levels, points), "</g>"]
    (FOLDER / "ladder.svg").write_text("\n".join([*drawing, "</svg>", ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
