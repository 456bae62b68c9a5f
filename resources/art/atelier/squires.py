# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""What belongs to a squire: the charge, the shield, the disc and the bet, each with tincture and hatching."""
from math import cos, pi, sin

from .figures import flattened
from .hatching import hatching, ring
from .pen import BOLD, WOOD, group, lighter, mix, num

# In the order of the rules: blue, green, yellow, red, black.
SQUIRES = ("azure", "vert", "or", "gules", "sable")

CREAM = "#FFF9EA"
STAR = "M" + "L".join(f"{num(sin(pi * i / 5) * r)},{num(-cos(pi * i / 5) * r)}"
                      for i, r in ((i, 5.2 if i % 2 else 12.5) for i in range(10))) + "z"
TREFOIL = ("M0,-12.5 A5.4,5.4 0 0 1 4.6,-4 A5.4,5.4 0 1 1 3.2,5.4 C2,5 1.4,4.4 1,3.8 C1.2,7 2,9.6 4,11.6 L-1.5,11.6"
           " C-.6,9 -.7,6.6 -1,3.8 C-1.4,4.4 -2,5 -3.2,5.4 A5.4,5.4 0 1 1 -4.6,-4 A5.4,5.4 0 0 1 0,-12.5 Z")
TOWER = ("M-10,-11 H-5.6 V-7.5 H-2.2 V-11 H2.2 V-7.5 H5.6 V-11 H10 V-3.4 L7,-1 V8 H9 V11.5 H3 V6 A3,3 0 0 0 -3,6 V11.5"
         " H-9 V8 H-7 V-1 L-10,-3.4 Z")
LILY = ("M0,-13 C4.6,-8.4 5.2,-3.6 2.6,1.4 C3.4,-4.6 6.8,-8 10.4,-6.4 C14,-4.6 12.6,1.2 8,1 C9.8,-1 8.4,-3 6.8,-2"
        " C5.4,-1 5.2,.8 5.2,2.2 H6.4 V5.2 H3.4 C4.2,7.4 5.6,8.6 7.4,9 C4.8,10.6 2,9.6 0,12.6 C-2,9.6 -4.8,10.6 -7.4,9"
        " C-5.6,8.6 -4.2,7.4 -3.4,5.2 H-6.4 V2.2 H-5.2 C-5.2,.8 -5.4,-1 -6.8,-2 C-8.4,-3 -9.8,-1 -8,1"
        " C-12.6,1.2 -14,-4.6 -10.4,-6.4 C-6.8,-8 -3.4,-4.6 -2.6,1.4 C-5.2,-3.6 -4.6,-8.4 0,-13 Z")
MOON = "M4.5,-11.5 A12,12 0 1 0 11.5,5 A9.6,9.6 0 1 1 4.5,-11.5 Z"
# The same for small drawings: a tall point, and petals that hang well away from it.
SMALL_LILY = ("M0,-14.6 C5.4,-8.6 5,-3 2.6,2.4 H-2.6 C-5,-3 -5.4,-8.6 0,-14.6 Z"
              "M5,2.4 C4.6,-3.4 8,-8.4 11.6,-6.6 C15.2,-4.6 14,3 9.4,3.4 C10,1.4 9.4,-.4 8.2,-.2 C7.2,0 7.4,1.4 7.6,2.4 Z"
              "M-5,2.4 C-4.6,-3.4 -8,-8.4 -11.6,-6.6 C-15.2,-4.6 -14,3 -9.4,3.4 C-10,1.4 -9.4,-.4 -8.2,-.2 C-7.2,0 -7.4,1.4 -7.6,2.4 Z"
              "M-7.4,2.4 H7.4 V5.6 H-7.4 Z M-2.6,5.6 H2.6 L0,13.6 Z M4,5.6 H7 L9,10.4 Z M-4,5.6 H-7 L-9,10.4 Z")
CHARGES = {"azure": STAR, "vert": TREFOIL, "or": TOWER, "gules": LILY, "sable": MOON}

SHIELD = "M7,5 H57 V31 C57,46 46,56 32,62 C18,56 7,46 7,31 Z"

# A disc's face is a circle round (32, 27); below it stands its edge, and one gold layer for each lap completed.
DISC_CENTRE = (32, 27)
DISC_RADIUS = 26
EDGE = 9
LAYER = 4.6
MOST_LAPS = 4
# The scallops of gold round the face of a disc that has completed a lap, and how far from its centre they begin.
SCALLOPS = 14
SCALLOPED = 27.0


def charge(pen, squire, scale=1.0, fill=None, width=2.2, plain=False):
    """The figure of a squire, round (0, 0) in a box of 24; outlined in ink, the tower in gold. `plain` for what is seen small."""
    shape = SMALL_LILY if squire == "gules" and (plain or pen.line >= BOLD) else CHARGES[squire]
    color = fill or (pen.ink if squire == "or" else CREAM)
    outline = pen["or"] if squire == "or" else pen.ink
    return group(pen.path(shape, color, width, outline) + pen.path(shape, color), scale=scale)


def shield_outline(inset):
    """The shield as a polygon, drawn in by about that many units."""
    points = [(7, 5), (57, 5)] + flattened("M57,31 C57,46 46,56 32,62 C18,56 7,46 7,31")[0]
    k = 1 - inset / 27
    return [(32 + (x - 32) * k, 31 + (y - 31) * k) for x, y in points]


def shield(pen, squire):
    """A squire's shield."""
    tincture = pen[squire]
    return (pen.path(SHIELD, tincture, 3)
            + hatching(pen, shield_outline(3.4), squire, 5.6, 1.5, (32, 30, 16), (32, 30))
            + pen.path("M11.5,30 V9.5 H52.5", "none", 1.6, lighter(tincture, .55))
            + group(charge(pen, squire, 1.16), 32, 30)
            + pen.path(SHIELD, "none", 3))


def large_shield(pen, squire):
    """The shield engraved finer, with an orle round the field, for 96 px and more."""
    tincture = pen[squire]
    orle = mix(tincture, pen.ink, .55) if squire == "or" else lighter(tincture, .72)
    return (pen.path(SHIELD, tincture, 1.9)
            + hatching(pen, shield_outline(6.4), squire, 2.6, .55, None, (32, 30))
            + group(pen.path(SHIELD, "none", 1.1, orle), 32 * .13, 31 * .13, .87)
            + group(charge(pen, squire, 1.32, width=1.5), 32, 30)
            + pen.path(SHIELD, "none", 1.9))


def edge_marks(pen, squire):
    """The hatching goes on down the disc's edge, so that the sliver seen in a stack still tells whose it is."""
    cx, cy = DISC_CENTRE
    color = lighter(mix(pen[squire], pen.ink, .3), .5) if squire != "or" else mix(pen["or"], "#3A2200", .72)

    def at(degrees, down):
        a = degrees * pi / 180
        return f"{num(cx + DISC_RADIUS * cos(a))},{num(cy + DISC_RADIUS * sin(a) + down)}"

    def arc(down):
        return f"M{at(150, down)} A{DISC_RADIUS},{DISC_RADIUS} 0 0 0 {at(30, down)}"

    upright = "".join(f"M{at(a, 2.6)}L{at(a, EDGE - 2.4)}" for a in range(24, 157, 12))
    marks = {
        "azure": arc(EDGE * .5),
        "gules": upright,
        "vert": "".join(f"M{at(a, 2.4)}L{at(a - 8, EDGE - 2.2)}" for a in range(32, 161, 12)),
        "sable": upright + arc(EDGE * .5),
    }
    if squire == "or":
        return "".join(pen.circle(*map(float, at(a, EDGE * .5).split(",")), 1.5, color) for a in range(30, 151, 15))
    return pen.path(marks[squire], "none", 1.7, color)


def rosette():
    """A scalloped round: a disc that is a lap ahead has another outline than all others, which is seen where it is small."""
    cx, cy = DISC_CENTRE
    at = [(cx + SCALLOPED * sin(2 * pi * k / SCALLOPS), cy - SCALLOPED * cos(2 * pi * k / SCALLOPS)) for k in range(SCALLOPS)]
    half = num(SCALLOPED * sin(pi / SCALLOPS) * .98)
    arcs = "".join(f"A{half},{half} 0 0 1 {num(x)},{num(y)}" for x, y in at[1:] + at[:1])
    return f"M{num(at[0][0])},{num(at[0][1])}{arcs}Z"


def disc(pen, squire, laps=0):
    """A squire's disc seen a little from the front, with one gold layer below it and one stud above per lap completed. From the
    first lap on it lies on a gold rosette and its rim is gold."""
    tincture = pen[squire]
    cx, cy = DISC_CENTRE
    r = DISC_RADIUS

    def slab(top, bottom):
        return f"M{cx - r},{num(top)} V{num(bottom)} A{r},{r} 0 0 0 {cx + r},{num(bottom)} V{num(top)} Z"

    out = ""
    if pen.dark:  # a light rim, or the discs would drown in the dark page
        low = cy + EDGE + LAYER * laps
        out += pen.path(f"M{cx - r},{cy} A{r},{r} 0 0 1 {cx + r},{cy} V{num(low)} A{r},{r} 0 0 1 {cx - r},{num(low)} Z",
                        "none", 6.4, pen["line"])
    for k in range(laps, 0, -1):
        low = cy + EDGE + LAYER * k
        out += pen.path(slab(low - LAYER - 1, low), lighter(pen["gold"], .18), 2.4)
    out += pen.path(slab(cy, cy + EDGE), mix(tincture, pen.ink, .36), 3) + edge_marks(pen, squire)
    if laps:
        out += pen.path(rosette(), lighter(pen["gold"], .18), 2.6)
    out += pen.circle(cx, cy, r, tincture, 3)
    out += hatching(pen, ring(cx, cy, r - 2.4), squire, 7.2, 2.1, (cx, cy, 15.2), (cx, cy))
    out += pen.path(f"M{num(cx - 22.4)},{cy - 6} A23.2,23.2 0 0 1 {cx - 4},{num(cy - 22.8)}", "none", 1.8,
                    lighter(tincture, .7))
    if laps:
        out += pen.circle(cx, cy, r - 3.4, "none", 5.6, lighter(pen["gold"], .18)) + pen.circle(cx, cy, r - 6.4, "none", 1.4)
    out += group(charge(pen, squire, .98 if laps else 1.14, plain=True), cx, cy)
    for k in range(laps):
        out += pen.circle(cx + (k - (laps - 1) / 2) * 13, cy - 21.4, 5.4 if laps > 2 else 7, lighter(pen["gold"], .3), 2.4)
    return out


def landing(pen, squire):
    """Where a disc would land: the same disc, pale, with a dashed rim and no edge."""
    cx, cy = DISC_CENTRE
    return (pen.circle(cx, cy, DISC_RADIUS - 1, lighter(pen[squire], .3), fill_opacity=".82")
            + pen.circle(cx, cy, DISC_RADIUS - 1, "none", 3.4, pen["ink"] if pen.dark else None, stroke_dasharray="7 5")
            + group(charge(pen, squire, 1.1, plain=True), cx, cy))


def bet(pen, squire):
    """A bet: the squire's pennon on a staff, planted on a board."""
    field = [(19.6, 13), (54, 13), (44.6, 26), (54, 39), (19.6, 39)]
    return (pen.path("M16,6 V60", "none", 6.4) + pen.path("M16,6 V60", "none", 2, WOOD)
            + pen.circle(16, 6, 4, pen["gold"], 2.4)
            + pen.path("M18,11 H58 L47,26 L58,41 H18 Z", pen[squire], 3)
            + hatching(pen, field, squire, 6.4, 1.7, (32, 26, 12), (32, 26))
            + group(charge(pen, squire, .86), 32, 26)
            + pen.path("M8,60 H26", "none", 3))
