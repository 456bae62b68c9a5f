# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Lines ruled inside a shape without clipping: the heralds' hatching, and the white-work of grounds.

Hatching follows Petra Sancta, as heralds print tinctures in black and white: azure horizontal, gules vertical, vert
diagonal from the viewer's upper left, or dotted, sable crossed.
"""
from math import cos, hypot, pi, radians, sin

from .pen import WHITE, lighter, mix, num

ANGLES = {"azure": (0,), "gules": (90,), "vert": (45,), "sable": (0, 90), "or": ()}


def ring(cx, cy, r, corners=36):
    """A circle as a polygon."""
    return [(cx + r * cos(2 * pi * i / corners), cy + r * sin(2 * pi * i / corners)) for i in range(corners)]


def spans(polygon, ox, oy, dx, dy):
    """Where the line (ox, oy) + t (dx, dy) runs inside the polygon: pairs of t."""
    cuts = []
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1]):
        ex, ey = bx - ax, by - ay
        det = dx * ey - dy * ex
        if abs(det) < 1e-9:
            continue
        t = ((ax - ox) * ey - (ay - oy) * ex) / det
        u = ((ax - ox) * dy - (ay - oy) * dx) / det
        if 0 <= u < 1:
            cuts.append(t)
    cuts.sort()
    return list(zip(cuts[::2], cuts[1::2]))


def without_hole(span, ox, oy, dx, dy, hole):
    """The span less what lies in the hole, a circle (x, y, r)."""
    if not hole:
        return [span]
    along = (hole[0] - ox) * dx + (hole[1] - oy) * dy
    aside = hypot(ox + along * dx - hole[0], oy + along * dy - hole[1])
    if aside >= hole[2]:
        return [span]
    half = (hole[2]**2 - aside**2) ** .5
    return [(span[0], min(span[1], along - half)), (max(span[0], along + half), span[1])]


def ruled(polygon, angle, gap, centre, hole=None, shortest=1.5, reach=24):
    """Path data of parallel lines through the polygon."""
    dx, dy = cos(radians(angle)), sin(radians(angle))
    d = ""
    for i in range(-reach, reach + 1):
        ox, oy = centre[0] - dy * i * gap, centre[1] + dx * i * gap
        for span in spans(polygon, ox, oy, dx, dy):
            for p, q in without_hole(span, ox, oy, dx, dy, hole):
                if q - p > shortest:
                    d += f"M{num(ox + p * dx)},{num(oy + p * dy)}L{num(ox + q * dx)},{num(oy + q * dy)}"
    return d


def hatch_color(pen, squire):
    """The colour of a squire's hatching: light on its tincture, dark on gold."""
    if squire == "or":
        return mix(pen["or"], "#3A2200", .72)
    return lighter(pen[squire], .62 if squire == "sable" else .58)


def hatching(pen, polygon, squire, gap, width, hole=None, centre=(32, 32)):
    """A squire's hatching inside the polygon, sparing the hole (x, y, r) for a charge."""
    color = hatch_color(pen, squire)
    if squire != "or":
        return pen.path("".join(ruled(polygon, a, gap, centre, hole) for a in ANGLES[squire]), "none", width, color)
    step, dots = gap * .95, ""
    for j in range(-16, 17):
        for i in range(-16, 17):
            x, y = centre[0] + (i + (j % 2) / 2) * step, centre[1] + j * step * .87
            inside = any(t < x < u for t, u in spans(polygon, 0, y, 1, 0))
            if inside and not (hole and hypot(x - hole[0], y - hole[1]) < hole[2] + width * .6):
                dots += pen.circle(x, y, width * .8, color)
    return dots


def diaper(pen, x, y, w, h, gap=14.0, opacity=.22, dots=True):
    """White-work: ruled lozenges with a dot in each, inside a rectangle."""
    box = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    centre = (x + w / 2, y + h / 2)
    reach = int((w + h) / gap) + 3
    lines = "".join(ruled(box, angle, gap * .7071, centre, None, 1, reach) for angle in (45, -45))
    out = pen.path(lines, "none", .9, WHITE, stroke_opacity=num(opacity))
    if dots:
        d = ""
        for j in range(-int(2 * h / gap) - 1, int(2 * h / gap) + 2):
            for i in range(-int(w / gap) - 1, int(w / gap) + 2):
                px, py = centre[0] + (i + (j % 2) / 2 + .5) * gap, centre[1] + j * gap / 2
                if x + 3 < px < x + w - 3 and y + 3 < py < y + h - 3:
                    d += f"M{num(px)},{num(py)}h.01"
        out += pen.path(d, "none", 2.2, WHITE, stroke_opacity=num(opacity * 1.5))
    return out
