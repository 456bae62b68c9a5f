# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The three palettes, read from `resources/palette/palettes.json`, and the mixing of colours."""
import json
from pathlib import Path

FILE = Path(__file__).resolve().parents[2] / "palette" / "palettes.json"
WHITE = "#FFFFFF"


class Palette:
    """One palette: its name, whether it is a dark one, and a colour for each token."""

    def __init__(self, name, table):
        self.name = name
        self.dark = table["dark"]
        self.high_contrast = name == "high-contrast"
        self.colors = {token: color for token, color in table.items() if token not in ("dark", "boards")}
        self.colors |= table["boards"]
        self.colors["king"] = self.colors["kings-service"]  # what kings wear in the drawings

    def __getitem__(self, token):
        return self.colors[token]


def load():
    """All palettes by name."""
    return {name: Palette(name, table) for name, table in json.loads(FILE.read_text("utf-8")).items()}


def mix(color, other, share):
    """The colour moved towards the other by that share, 0 to 1."""
    one, two = ([int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in (color, other))
    return "#%02X%02X%02X" % tuple(round(a + (b - a) * share) for a, b in zip(one, two))


def lighter(color, share):
    """The colour with that share of white."""
    return mix(color, WHITE, share)
