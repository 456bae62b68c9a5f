#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Makes a face of running text: EB Garamond, from the distribution's package, with other vertical metrics.

    text_face.py EBGaramond12-Regular.otf text-regular.otf

The package's metrics set lines solid, and put capitals and figures a tenth of the type's size above the middle of their
line: what is centred by them looks too high, on buttons above all. Here a line is as high as the look's measures say (17 px
of type, 24 px of line), and the middle of a capital is the middle of its line. The title face is treated alike.

The face's licence (OFL 1.1) allows it; the changed face is called Academy Text, so that it never gets mixed up with an
installed one.
"""
import sys

FAMILY = "Academy Text"
LINE = 1.385  # of the type's size


def set_metrics(font, line):
    """Gives a font that height of line, with its capitals in the middle."""
    unit = font["head"].unitsPerEm
    capital = getattr(font["OS/2"], "sCapHeight", 0) or .655 * unit
    ascent = round((line * unit + capital) / 2)
    descent = round(line * unit) - ascent
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ascent, -descent, 0
    table = font["OS/2"]
    table.sTypoAscender, table.sTypoDescender, table.sTypoLineGap = ascent, -descent, 0
    table.usWinAscent, table.usWinDescent = ascent, descent


def rename(font, family):
    style = font["name"].getDebugName(2) or "Regular"
    names = {1: family, 3: f"{family} {style} 1", 4: f"{family} {style}", 6: f"{family}-{style}".replace(" ", ""), 16: family}
    for record in font["name"].names:
        record.string = names.get(record.nameID, record.toUnicode())
    if "CFF " in font:
        table = font["CFF "].cff
        table.fontNames = [names[6]]
        table.topDictIndex[0].FamilyName = family
        table.topDictIndex[0].FullName = names[4]


def main(source, target):
    from fontTools.ttLib import TTFont
    font = TTFont(source)
    set_metrics(font, LINE)
    rename(font, FAMILY)
    font.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:3])
