#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Makes a face of running text: EB Garamond, from the distribution's package, with other vertical metrics.

    text_face.py EBGaramond12-Regular.otf text-regular.otf
    text_face.py --bold EBGaramond12-Regular.otf text-bold.otf

The package's metrics set lines solid, and put capitals and figures a tenth of the type's size above the middle of their
line: what is centred by them looks too high, on buttons above all. Here a line is as high as the look's measures say (17 px
of type, 24 px of line), and the middle of a capital is the middle of its line. The title face is treated alike.

The package's bold is heavy, and has neither accents nor lining figures. So ours is the regular one with every outline moved
outwards a little.

The face's licence (OFL 1.1) allows it; the changed face is called Academy Text, so that it never gets mixed up with an
installed one.
"""
import sys
from math import hypot

FAMILY = "Academy Text"
LINE = 1.385  # of the type's size
WEIGHT = 34  # thousandths of the em by which stems of the bold are wider
# What the bold is for: Latin letters, figures, punctuation.
BOLD_RANGES = ((0x20, 0x17f), (0x2010, 0x2027), (0x202f, 0x203a), (0x20ac, 0x20ac), (0x2190, 0x2193), (0x2212, 0x2212))


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


def widen_no_break_space(font):
    """A space at which no line breaks is as wide as any other; in the italics of the package it is narrower."""
    characters = font.getBestCmap()
    if 0x20 in characters and 0xa0 in characters:
        font["hmtx"][characters[0xa0]] = font["hmtx"][characters[0x20]]


def rename(font, family, style):
    # 17: a typographic style left over from the source would hide the bold behind the regular face
    names = {1: family, 2: style, 3: f"{family} {style} 1", 4: f"{family} {style}", 6: f"{family}-{style}".replace(" ", ""), 16: family, 17: style}
    for record in font["name"].names:
        record.string = names.get(record.nameID, record.toUnicode())
    if "CFF " in font:
        table = font["CFF "].cff
        table.fontNames = [names[6]]
        table.topDictIndex[0].FamilyName = family
        table.topDictIndex[0].FullName = names[4]


def bolder(points, width):
    """A closed contour of control points, each moved outwards so that stems get wider by that much."""
    count = len(points)
    moved = []
    for i, (x, y) in enumerate(points):
        before = next((points[i - k] for k in range(1, count) if points[i - k] != (x, y)), None)
        after = next((points[(i + k) % count] for k in range(1, count) if points[(i + k) % count] != (x, y)), None)
        if before is None or after is None:
            moved.append((x, y))
            continue
        (ax, ay), length_in = unit(x - before[0], y - before[1])
        (bx, by), length_out = unit(after[0] - x, after[1] - y)
        along = ax * bx + ay * by + 1
        if along < .0625:  # a spike stays where it is
            moved.append((x, y))
            continue
        across = abs(ax * by - ay * bx)
        reach = width / 2 / along
        if width / 2 * across > min(length_in, length_out) * along:
            reach = min(length_in, length_out) / across
        moved.append((x + (ay + by) * reach, y - (ax + bx) * reach))
    return moved


def unit(x, y):
    length = hypot(x, y)
    return (x / length, y / length), length


def embolden(font, width):
    """Makes the face bold. Outer contours of such fonts run against the clock, so outwards is to the right."""
    from fontTools.pens.recordingPen import RecordingPen
    from fontTools.pens.t2CharStringPen import T2CharStringPen
    glyphs = font.getGlyphSet()
    top = font["CFF "].cff.topDictIndex[0]
    for name in font.getGlyphOrder():
        recording = RecordingPen()
        glyphs[name].draw(recording)
        advance = font["hmtx"][name][0]
        if advance:
            advance += round(width * .6)
        pen = T2CharStringPen(advance, glyphs)
        steps, points = [], []
        for verb, arguments in recording.value:
            if verb in ("closePath", "endPath"):
                replay(pen, steps, bolder(points, width), width * .3)
                steps, points = [], []
            else:
                steps.append((verb, len(arguments)))
                points.extend(arguments)
        old = top.CharStrings[name]
        top.CharStrings[name] = pen.getCharString(private=old.private, globalSubrs=old.globalSubrs)
        font["hmtx"][name] = (advance, font["hmtx"][name][1])
    font["OS/2"].usWeightClass = 700
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0x40 | 0x20
    font["head"].macStyle |= 1


def replay(pen, steps, points, shift):
    place = 0
    for verb, count in steps:
        getattr(pen, verb)(*((x + shift, y) for x, y in points[place:place + count]))
        place += count
    pen.closePath()


def only_what_bold_is_for(font):
    from fontTools import subset
    options = subset.Options(drop_tables=["FFTM", "DSIG"], layout_features=["kern", "liga", "lnum", "tnum", "pnum"],
                             notdef_outline=True, name_IDs=["*"], desubroutinize=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in BOLD_RANGES for code in range(first, last + 1)])
    subsetter.subset(font)


def main(source, target, bold):
    from fontTools.ttLib import TTFont
    font = TTFont(source)
    style = font["name"].getDebugName(2) or "Regular"
    if bold:
        only_what_bold_is_for(font)
        embolden(font, WEIGHT * font["head"].unitsPerEm / 1000)
        style = "Bold"
    set_metrics(font, LINE)
    widen_no_break_space(font)
    rename(font, FAMILY, style)
    font.save(target)


if __name__ == "__main__":
    if sys.argv[1] == "--bold":
        main(*sys.argv[2:4], True)
    else:
        main(*sys.argv[1:3], False)
