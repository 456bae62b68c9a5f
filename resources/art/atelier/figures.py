# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Figures written with a broad nib: our own numerals, as drawn paths, for coats, cards and the parchment."""
from functools import lru_cache
from math import atan2, cos, pi, radians, sin

from .pen import num

# Centre lines of each figure, 30 high above the baseline 0, in the letters M, L and C only.
STROKES = {
    "0": "M10,-29 C3,-29 1,-22 1,-15 C1,-7 4,-1 10,-1 C16,-1 19,-8 19,-15 C19,-22 16,-29 10,-29",
    "1": "M4,-24 L10,-29 L10,-1 M5,-1 L15,-1",
    "2": "M2,-22 C3,-28 9,-30 13,-28 C18,-25 17,-18 13,-13 C9,-8 5,-6 2,-2 C8,-4 11,0 18,-3",
    "3": "M3,-26 C6,-29 11,-30 14,-27 C17,-23 14,-18 8,-16 C15,-17 18,-11 16,-6 C14,-1 7,0 2,-4",
    "4": "M13,-29 C9,-22 5,-15 1,-9 L19,-9 M13,-19 L13,0",
    "5": "M17,-29 L6,-28 L4,-17 C9,-20 16,-18 17,-11 C17,-3 9,0 2,-4",
    "6": "M15,-29 C8,-26 3,-18 3,-10 C3,-4 6,-1 10,-1 C15,-1 18,-5 17,-10 C16,-16 8,-17 4,-11",
    "7": "M2,-28 L18,-28 C12,-20 9,-10 8,0",
    "8": "M10,-16 C4,-19 3,-28 10,-29 C17,-28 16,-19 10,-16 C1,-12 1,-1 10,-1 C19,-1 19,-12 10,-16",
    "9": "M5,-1 C12,-4 17,-12 17,-20 C17,-26 14,-29 10,-29 C5,-29 2,-25 3,-20 C4,-14 12,-13 16,-19",
    "+": "M10,-23 L10,-7 M2,-15 L18,-15",
    "−": "M2,-15 L18,-15",
    "I": "M8,-29 L8,-1 M4,-29 L12,-29 M4,-1 L12,-1",
    "V": "M1,-29 L10,-1 L19,-29",
}
ADVANCE = {"I": 15, "1": 18, "+": 21, "−": 21}  # of 30 of height; the others take 22


def flattened(d, steps=12):
    """The lines of a path of M, L and C as lists of points."""
    tokens = d.replace("M", " M ").replace("L", " L ").replace("C", " C ").replace(",", " ").split()
    lines, line, command, i = [], [], "", 0

    def point(at):
        return float(tokens[at]), float(tokens[at + 1])

    while i < len(tokens):
        if tokens[i] in "MLC":
            command = tokens[i]
            i += 1
        if command == "M":
            if line:
                lines.append(line)
            line, command = [point(i)], "L"
            i += 2
        elif command == "L":
            line.append(point(i))
            i += 2
        else:
            a, b, c, e = line[-1], point(i), point(i + 2), point(i + 4)
            i += 6
            for k in range(1, steps + 1):
                t = k / steps
                u = 1 - t
                line.append(tuple(u**3 * a[j] + 3 * u * u * t * b[j] + 3 * u * t * t * c[j] + t**3 * e[j] for j in (0, 1)))
    return lines + [line]


@lru_cache(maxsize=None)
def centre_lines(figure):
    return flattened(STROKES[figure])


def width(text, height):
    """How wide the text is at that height."""
    return sum(ADVANCE.get(c, 22) for c in text) * height / 30


def nib_outline(points, nib, hair, angle):
    """The outline of a line of points drawn with a broad nib: a straight edge of half length `nib` lying at `angle`, rounded
    by `hair`. One closed polygon without overlaps, so that the renderer smooths its edges well."""
    ux, uy = cos(angle), sin(angle)

    def touch(x, y, nx, ny):
        """Where the nib at (x, y) reaches farthest in the direction (nx, ny)."""
        side = nib if nx * ux + ny * uy > 0 else -nib
        return x + side * ux + hair * nx, y + side * uy + hair * ny

    def cap(x, y, start):
        """The end of the line: half way round the nib."""
        return [touch(x, y, cos(start + pi * k / 8), sin(start + pi * k / 8)) for k in range(1, 8)]

    ways = [atan2(by - ay, bx - ax) for (ax, ay), (bx, by) in zip(points, points[1:])]

    def side(turned):
        edge = []
        for i, (x, y) in enumerate(points):
            before, after = ways[max(0, i - 1)], ways[min(i, len(ways) - 1)]
            for way in (before, after) if abs(after - before) > .05 else (after,):
                edge.append(touch(x, y, cos(way + turned), sin(way + turned)))
        return edge

    return side(-pi / 2) + cap(*points[-1], ways[-1] - pi / 2) + side(pi / 2)[::-1] + cap(*points[0], ways[0] + pi / 2)


def figures(pen, text, x, y, height, fill, nib=2.6, angle=-28, hair=1.7):
    """The text centred on x, standing on the baseline y. `nib` is half the nib's width, `hair` the thinnest line, of 30."""
    k = height / 30
    at = x - width(text, height) / 2 + k
    d = ""
    for c in text:
        for line in centre_lines(c):
            points = [(at + px * k, y + py * k) for px, py in line]
            outline = nib_outline(points, nib * k, hair * k * pen.line / 2, radians(angle))
            d += "M" + "L".join(f"{num(px)},{num(py)}" for px, py in outline) + "z"
        at += ADVANCE.get(c, 22) * k
    return pen.path(d, fill)
