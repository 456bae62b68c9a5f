#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Makes the title face: the letters of Jessen Mittel, from the distribution's package, with accents and punctuation of our
own, so that titles in both languages can be set in it.

    title_face.py Jessen-Mittel14.otf title.otf
    title_face.py --check

The face's licence (OFL 1.1) allows a changed face under another name, so the new one is called Academy Title. Nothing of the
face is kept in our sources. `--check` only tells by its exit status whether fontTools is there.
"""
import sys
from math import radians
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "art"))
from atelier.figures import flattened, nib_outline  # noqa: E402  (the pen that writes our figures)
from text_face import set_metrics  # noqa: E402

try:
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.t2CharStringPen import T2CharStringPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.ttLib import TTFont
except ImportError:
    sys.exit("fontTools for Python is missing")

FAMILY = "Academy Title"
LINE = 1.2  # of the type's size

# Outlines in thousandths of the em; the first point is where the pen starts. Accents stand on y 0 and are centred on x 0.
MARKS = {
    "acute": [(-60, 0), (10, 0), (110, 150), (20, 165)],
    "grave": [(60, 0), (-10, 0), (-110, 150), (-20, 165)],
    "circumflex": [(-150, 0), (-90, 0), (0, 80), (90, 0), (150, 0), (40, 160), (-40, 160)],
    "cedilla": [(-30, 0), (30, 0), (40, -50), (60, -130), (-70, -190), (-80, -165), (-10, -120), (-20, -60)],
    "quote": [(-60, -210), (-20, -210), (60, -60), (70, 0), (-50, 0), (-60, -70)],
    "dash": [(0, 0), (430, 0), (430, 60), (0, 60)],
}
# Two small lozenges, for ë ï ü.
DIAERESIS = [[(-130, 60), (-80, 5), (-30, 60), (-80, 115)], [(30, 60), (80, 5), (130, 60), (80, 115)]]

# Signs written with the pen: centre lines in a height of 30 above the baseline 0, and the width of the sign. A point alone is
# the face's own full stop.
WRITTEN = {
    "?": (["M3,-23 C4,-28 8,-30 12,-28 C17,-25 15,-20 11,-16 C9,-14 8.6,-12 8.6,-9"], [(8.6, 0)], 19),
    "!": (["M6.4,-28 L6,-9"], [(6, 0)], 13),
    "…": ([], [(3.4, 0), (11.4, 0), (19.4, 0)], 23),
    "·": ([], [(4.6, 9)], 10),
    "«": (["M9,-15 L3,-9.4 L9,-4", "M16.4,-15 L10.4,-9.4 L16.4,-4"], [], 20),
    "»": (["M3,-15 L9,-9.4 L3,-4", "M10.4,-15 L16.4,-9.4 L10.4,-4"], [], 20),
    "+": (["M9,-18 L9,-4", "M2.4,-11 L15.6,-11"], [], 18),
    "−": (["M2.4,-11 L15.6,-11"], [], 18),
    "—": (["M1,-8.4 L24,-8.4"], [], 25),
    "/": (["M3,1 L13,-29"], [], 16),
}
SPACES = {"\u00a0": 1.0, "\u202f": .55, "\u2009": .55}  # widths, of a space

ACCENTED = {
    "é": ("e", "acute"), "è": ("e", "grave"), "ê": ("e", "circumflex"), "ë": ("e", "diaeresis"), "à": ("a", "grave"),
    "â": ("a", "circumflex"), "î": ("ı", "circumflex"), "ï": ("ı", "diaeresis"), "ô": ("o", "circumflex"), "ù": ("u", "grave"),
    "û": ("u", "circumflex"), "ü": ("u", "diaeresis"), "ç": ("c", "cedilla"), "Ç": ("C", "cedilla"), "É": ("E", "acute"),
    "È": ("E", "grave"), "Ê": ("E", "circumflex"), "À": ("A", "grave"), "Â": ("A", "circumflex"), "Î": ("I", "circumflex"),
    "Ô": ("O", "circumflex"),
}


class Face:
    """A font being changed: glyphs are added to it one by one."""

    def __init__(self, path):
        self.font = TTFont(path)
        self.glyphs = self.font.getGlyphSet()
        self.names = self.font.getBestCmap()
        self.table = self.font["CFF "].cff
        self.top = self.table.topDictIndex[0]
        self.unit = self.font["head"].unitsPerEm / 1000

    def has(self, character):
        return ord(character) in self.names

    def bounds(self, character):
        pen = BoundsPen(self.glyphs)
        self.glyphs[self.names[ord(character)]].draw(pen)
        return pen.bounds

    def outline(self, pen, points, x, y, unit=None):
        unit = unit or self.unit
        corners = [(x + a * unit, y + b * unit) for a, b in points]
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()

    def add(self, character, width, draw):
        """Adds a glyph of that width; `draw` draws it with a pen."""
        pen = T2CharStringPen(width, self.glyphs)
        draw(pen)
        outline = pen.getCharString(private=self.top.Private, globalSubrs=self.table.GlobalSubrs)
        name = f"uni{ord(character):04X}"
        index = self.top.CharStrings.charStringsIndex
        index.append(outline)
        self.top.CharStrings.charStrings[name] = len(index) - 1
        self.top.charset.append(name)
        self.font.setGlyphOrder(self.top.charset)
        self.font["hmtx"][name] = (round(width), 0)
        for table in self.font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(character)] = name

    def add_accented(self, character, base, mark):
        if not self.has(base):
            base = "i" if base == "ı" else base
        if not self.has(base):
            return
        left, low, right, high = self.bounds(base)
        x = (left + right) / 2
        glyph = self.glyphs[self.names[ord(base)]]

        def draw(pen):
            glyph.draw(pen)
            if mark == "diaeresis":
                for points in DIAERESIS:
                    self.outline(pen, points, x, high + 50 * self.unit)
            else:
                self.outline(pen, MARKS[mark], x, low if mark == "cedilla" else high + 60 * self.unit)

        self.add(character, glyph.width, draw)

    def add_written(self, character, lines, points, width):
        """Adds a sign written with the pen, and full stops."""
        k = self.bounds("h")[3] / 30
        left, low, right, high = self.bounds(".")
        stop = self.glyphs[self.names[ord(".")]]

        def draw(pen):
            for line in lines:
                for centre in flattened(line):
                    outline = nib_outline([(x * k, -y * k) for x, y in centre], 1.9 * k, .55 * k, radians(28))
                    self.outline(pen, outline, 0, 0, 1)
            for x, y in points:
                stop.draw(TransformPen(pen, (1, 0, 0, 1, x * k - (left + right) / 2, y * k - low)))

        self.add(character, width * k, draw)

    def rename(self):
        plain = FAMILY.replace(" ", "")
        for record in self.font["name"].names:
            if record.nameID in (1, 3, 4, 6, 16):
                record.string = {3: f"{FAMILY} 1", 6: plain}.get(record.nameID, FAMILY)
        self.top.FamilyName = self.top.FullName = FAMILY
        self.table.fontNames = [plain]

    def save(self, path):
        self.font["maxp"].numGlyphs = len(self.top.charset)
        self.font.save(path)


def main(source, target):
    face = Face(source)
    for character, (base, mark) in ACCENTED.items():
        if not face.has(character):
            face.add_accented(character, base, mark)
    for quote in "’'":
        if not face.has(quote):
            face.add(quote, 220 * face.unit, lambda pen: face.outline(pen, MARKS["quote"], 100 * face.unit, face.bounds("h")[3]))
    for character, (lines, points, width) in WRITTEN.items():
        if not face.has(character):
            face.add_written(character, lines, points, width)
    space = face.glyphs[face.names[ord(" ")]].width
    for character, share in SPACES.items():
        if not face.has(character):
            face.add(character, space * share, lambda pen: None)
    if not face.has("–"):
        middle = face.bounds("x")[3] * .45
        face.add("–", 560 * face.unit, lambda pen: face.outline(pen, MARKS["dash"], 60 * face.unit, middle))
    face.rename()
    set_metrics(face.font, LINE)
    face.save(target)


if __name__ == "__main__":
    if sys.argv[1:] != ["--check"]:
        main(*sys.argv[1:3])
