#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Makes the title face: the letters of Jessen Mittel, from the distribution's package, with accents of our own for French.

    title_face.py Jessen-Mittel14.otf title.otf
    title_face.py --check

The face's licence (OFL 1.1) allows a changed face under another name, so the new one is called Academy Title. Nothing of the
face is kept in our sources. `--check` only tells by its exit status whether fontTools is there.
"""
import sys

try:
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.t2CharStringPen import T2CharStringPen
    from fontTools.ttLib import TTFont
except ImportError:
    sys.exit("fontTools for Python is missing")

FAMILY = "Academy Title"

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

    def outline(self, pen, points, x, y):
        corners = [(x + a * self.unit, y + b * self.unit) for a, b in points]
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
    if not face.has("’"):
        face.add("’", 220 * face.unit, lambda pen: face.outline(pen, MARKS["quote"], 100 * face.unit, face.bounds("h")[3]))
    if not face.has("–"):
        middle = face.bounds("x")[3] * .45
        face.add("–", 560 * face.unit, lambda pen: face.outline(pen, MARKS["dash"], 60 * face.unit, middle))
    face.rename()
    face.save(target)


if __name__ == "__main__":
    if sys.argv[1:] != ["--check"]:
        main(*sys.argv[1:3])
