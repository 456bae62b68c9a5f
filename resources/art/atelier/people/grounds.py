# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""What stands behind a person and round them: a ground whose pattern is the mood's own, and a rim of the tincture."""
from math import cos, pi, sin

from ..hatching import ruled, spans
from ..pen import PAPER, SHEEN, lighter, mix, num


def ground_colors(pen, squire, mood_name):
    """A wash of the tincture; gold for the proud; dusk for the dismayed."""
    if mood_name == "proud":
        return "url(#glory)", SHEEN
    if mood_name == "dismayed":
        return mix("#6F7F95", PAPER, .2), "#DDE6EE"
    return mix(pen["card"], pen[squire], .3), "#FFFFFF"


def lozenges(pen, polygon, centre, gap, color, opacity, stars=False):
    """Ruled lozenges with a dot in each; or, for thoughts, stars without the rules."""
    d, reach = "", int(130 / gap)
    star = "m0,-2.2l.5,1.7 1.7,.5 -1.7,.5 -.5,1.7 -.5,-1.7 -1.7,-.5 1.7,-.5z"
    for i in range(-reach, reach):
        for j in range(-reach, reach):
            u, v = (i + .5) * gap, (j + .5) * gap
            x, y = centre[0] + (u - v) * .7071, centre[1] + (u + v) * .7071
            if (any(t + 2.4 < x < w - 2.4 for t, w in spans(polygon, 0, y, 1, 0))
                    and any(t + 2.4 < y < w - 2.4 for t, w in spans(polygon, x, 0, 0, 1))):
                if stars and (i + j) % 2:
                    d += f"M{num(x)},{num(y)}{star}"
                else:
                    d += f"M{num(x)},{num(y)}h.01"
    dots = pen.path(d, color if stars else "none", 1.1 if stars else 1.9, color, stroke_opacity=num(opacity))
    if stars:
        return dots
    return pen.path("".join(ruled(polygon, a, gap, centre) for a in (45, -45)), "none", .9, color,
                    stroke_opacity=num(opacity)) + dots


def glory(pen):
    """Gold leaf, brighter where the light falls."""
    stops = ((0, mix(pen["gold"], SHEEN, .78)), (.55, mix(pen["gold"], SHEEN, .4)), (1, mix(pen["gold"], SHEEN, .08)))
    inner = "".join(f'<stop offset="{num(at)}" stop-color="{color}"/>' for at, color in stops)
    return f'<defs><radialGradient id="glory" cx=".42" cy=".34" r=".72">{inner}</radialGradient></defs>'


def rays(pen, polygon, centre, color, deep, count, inner):
    """A glory, as tooled in gold leaf: long rays and short ones, and a ring of punched dots."""
    d, dots = "", ""
    for i in range(count):
        a = 2 * pi * (i + .5) / count
        dx, dy = cos(a), sin(a)
        ends = [t for pair in spans(polygon, *centre, dx, dy) for t in pair if t > inner]
        if ends:
            reach = min(ends)
            start = inner if i % 2 else inner + 5
            if reach - start > 3:
                near, far = ((centre[0] + dx * t, centre[1] + dy * t) for t in (start, reach - 1))
                d += f"M{num(near[0])},{num(near[1])}L{num(far[0])},{num(far[1])}"
            if not i % 2 and reach > inner + 4:
                dots += f"M{num(centre[0] + dx * inner)},{num(centre[1] + dy * inner)}h.01"
    return pen.path(d, "none", 1.3, color) + pen.path(dots, "none", 2.2, deep)


def rain(pen, polygon, centre, color):
    """Strokes falling aslant."""
    return pen.path(ruled(polygon, 104, 5, centre), "none", 1, color, stroke_opacity=".55", stroke_dasharray="6 7 3 8")


def worked_ground(pen, squire, mood_name, polygon, centre):
    """The pattern of a ground, which is the mood's own."""
    color, light = ground_colors(pen, squire, mood_name)
    if mood_name == "proud":
        return rays(pen, polygon, (0, -3), light, mix(pen["gold"], pen.ink, .2), 56, 29)
    if mood_name == "dismayed":
        return rain(pen, polygon, centre, light)
    return lozenges(pen, polygon, centre, 9, light, .65 if mood_name == "calm" else .9, mood_name == "thinking")


def frame(pen, squire, d, small=False):
    """A rim of the tincture between two lines of ink, set with beads."""
    out = pen.path(d, "none", 6.4 if small else 9.2, pen["line"]) if pen.dark and squire == "sable" else ""
    out += pen.path(d, "none", 5.2 if small else 6.8) + pen.path(d, "none", 2.9 if small else 4, pen[squire])
    if small and squire == "sable":  # black on black needs a line of silver
        out += pen.path(d, "none", .9, lighter(pen[squire], .62))
    if not small:
        light = pen.ink if squire == "or" else lighter(pen[squire], .75)
        out += pen.path(d, "none", 1.5, light, stroke_dasharray=".01 5.1")
    return out


def circle_path(y, r):
    return f"M0,{num(y - r)} A{num(r)},{num(r)} 0 1 1 0,{num(y + r)} A{num(r)},{num(r)} 0 1 1 0,{num(y - r)} Z"
