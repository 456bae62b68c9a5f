# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Ornament for pages where nothing is decided: ivy, borders, corners, the first page's initial and rose window.

Borders are of any length, so they are drawn as one strip of six bays that the interface tiles; a bay keeps within its own
length, so a strip may end after any whole number of bays.
"""
from math import cos, erf, pi, radians, sin
from random import Random

from .emblems import EMBLEMS, dragon, rose, standing_lance, standing_sword
from .hatching import diaper
from .pen import group, lighter, mix, num

BAY, BAYS = 44, 6
WAVE = 11  # how far the stem swings
VINE_HEIGHT = 48


def stem_ink(pen):
    return pen["line"] if pen.dark else pen.ink


def ivy_leaf(pen, x, y, turn, scale, fill):
    """A leaf whose stalk is at (x, y), pointing up before it is turned."""
    thin = max(scale, .6)
    return group(pen.path("M0,1 C-3,-3 -9,-1.6 -9.4,-6.4 C-9.4,-10 -5.4,-11 -4,-9 C-5,-14 -2.4,-16.6 0,-19.4"
                          " C2.4,-16.6 5,-14 4,-9 C5.4,-11 9.4,-10 9.4,-6.4 C9,-1.6 3,-3 0,1 Z", fill, 1.3 / thin)
                 + pen.path("M0,0 V-12", "none", .9 / thin), x, y, scale, turn)


def vine(pen, bays=BAYS, bay=BAY, wave=WAVE, leaf=.62, first=0, width=1.6, bezants=True):
    """A bar-and-ivy border along the x axis: a wave of stem; in every bay a curl and a leaf,
    and, unless it is too small for them, a second leaf and a gold bezant with hairs."""
    colors = [pen["gallantry"], pen["gold"], pen["charity"], pen["gold"], pen["vert"], pen["gold"]]
    stem, curls, growth = "M0,0", "", ""
    for i in range(bays):
        side = -1 if (i + first) % 2 else 1
        x = i * bay
        stem += f" C{num(x + bay * .3)},{num(side * wave)} {num(x + bay * .7)},{num(side * wave)} {num(x + bay)},0"
        cx, cy = x + bay * .42, side * wave * .74
        curls += (f"M{num(cx)},{num(cy)} c{num(bay * .22)},{num(-side * wave * .1)} {num(bay * .3)},{num(-side * wave * .9)}"
                  f" {num(bay * .1)},{num(-side * wave * 1.15)} c{num(-bay * .16)},{num(-side * wave * .1)}"
                  f" {num(-bay * .18)},{num(side * wave * .45)} {num(-bay * .05)},{num(side * wave * .5)}")
        growth += ivy_leaf(pen, cx + bay * .06, cy - side * wave * .62, 0 if side > 0 else 180, leaf,
                           colors[(i + first) % len(colors)])
        if not bezants:
            continue
        bx, by = x + bay * .12, side * wave * 1.02
        hairs = "".join(f"M{num(bx)},{num(by)} l{dx},{num(side * dy)} " for dx, dy in ((-4, 5), (0, 6.5), (4, 5)))
        growth += pen.path(hairs + f"M{num(bx)},{num(by)} L{num(bx + 2)},{num(side * wave * .36)}", "none", .8)
        growth += pen.circle(bx, by, 2.4, pen["gold"], 1)
        tx, ty = x + bay * .72, side * wave * .62
        growth += pen.path(f"M{num(tx)},{num(ty)} q{num(bay * .1)},{num(side * wave * .2)} {num(bay * .14)},"
                           f"{num(side * wave * .6)}", "none", .8)
        growth += ivy_leaf(pen, tx + bay * .14, ty + side * wave * .5, 160 if side > 0 else 20, leaf * .62,
                           colors[(i + first + 3) % len(colors)])
    ink = stem_ink(pen)
    return pen.path(stem, "none", width, ink) + pen.path(curls, "none", width * .75, ink) + growth


def vine_strip(pen):
    """One strip of the border, lying: BAYS * BAY wide, VINE_HEIGHT high, the stem at half the height."""
    return group(vine(pen), 0, VINE_HEIGHT / 2)


def vine_strip_standing(pen):
    """The same strip, standing: it grows downwards."""
    return group(vine(pen), VINE_HEIGHT / 2, 0, turn=90)


def boss(pen, x, y, r):
    """The quatrefoil that joins two borders at a corner."""
    h = num(r * .5)
    m = num(-r * .5)
    lobes = f"a{h},{h} 0 0 1 "
    d = f"M{num(x)},{num(y - r)} " + " ".join(
        lobes + step for step in (f"{h},{h}", f"{h},{h}", f"{m},{h}", f"{m},{h}", f"{m},{m}", f"{m},{m}", f"{h},{m}", f"{h},{m}"))
    # each lobe is a half circle made of two quarters; the pairs meet in the hollows between lobes
    return pen.path(d + " z", pen["gold"], 1.8) + pen.circle(x, y, r * .36, pen["gallantry"], 1.4)


def corner_boss(pen):
    return boss(pen, 24, 24, 19)


def corner_leaf(pen):
    """A gold leaf in the upper left corner of a frame, pointing outwards; the other corners mirror it."""
    return ivy_leaf(pen, 36, 36, -45, 1.6, pen["gold"])


OAK_SIZE = (384, 288)


def oak(pen):
    """Boards of dark oak, to be laid out in rows: the table on which the leaves lie. Quiet, as everything lies on it."""
    w, h = OAK_SIZE
    base = "#E4E0D8" if pen.high_contrast else "#241811" if pen.dark else "#5C4230"
    dice, high, out = Random(3), 48, ""
    for row in range(h // high):
        y = row * high
        color = mix(base, "#000000" if row % 2 else "#C89A66", .05 if row % 2 else .045)
        out += pen.rect(0, y, w, high, color)
        grain = knots = ""
        for line in range(5):
            gy = y + 7 + line * 8.6 + dice.uniform(-1.6, 1.6)
            sway = dice.uniform(-2.6, 2.6)
            grain += f"M0,{num(gy)} C{num(w * .3)},{num(gy + sway)} {num(w * .65)},{num(gy - sway)} {w},{num(gy)}"
        if row % 2:
            kx, ky = dice.uniform(60, w - 60), y + high * .5
            knots = "".join(f"M{num(kx - r)},{num(ky)} a{num(r)},{num(r * .42)} 0 1 0 {num(2 * r)},0"
                            f" a{num(r)},{num(r * .42)} 0 1 0 {num(-2 * r)},0" for r in (4, 9, 15))
        out += pen.path(grain + knots, "none", 1, mix(color, "#000000", .16), stroke_opacity=".7")
        out += pen.path(f"M0,{y + .8} H{w}", "none", 1.2, mix(color, "#FFE3B8", .1))
        out += pen.path(f"M0,{y + high - .6} H{w}", "none", 1.6, mix(color, "#000000", .4))
        joint = (row * 149 + 60) % w
        out += pen.path(f"M{joint},{y} V{y + high}", "none", 1.3, mix(color, "#000000", .36))
    return out


def cloth_tile(pen):
    """A piece of white-work 60 by 60 that fits to itself on all sides, for the curtain's cloth."""
    lines = pen.path("M0,0 L60,60 M60,0 L0,60 M30,0 L60,30 M30,0 L0,30 M0,30 L30,60 M60,30 L30,60", "none", 1.05, "#FFFFFF",
                     stroke_opacity=".17")
    dots = "".join(pen.circle(x, y, 1.25, "#FFFFFF", fill_opacity=".26")
                   for x in range(0, 61, 15) for y in range(0, 61, 15) if (x + y) % 30)
    return lines + dots


def rose_window(pen):
    """The boards as panes of a rose window, clockwise in scoring order from the top; King's Service in the middle. 360 wide."""
    cx = cy = 180
    r = 56.0
    out = pen.circle(cx, cy, r * 3.16, pen["card"], 2.4) + pen.circle(cx, cy, r * 3.08, "none", 1, pen["gold"])
    for i in range(6):
        a = radians(i * 60 - 60)
        fill = pen["vert"] if i % 3 == 1 else pen["gold"]
        out += ivy_leaf(pen, cx + 2.72 * r * cos(a), cy + 2.72 * r * sin(a), i * 60 + 30, r / 62, fill)
        out += pen.circle(cx + 1.16 * r * cos(a), cy + 1.16 * r * sin(a), r * .09, pen["gold"], 1.3)
    around = [board for board in list(EMBLEMS)[:7] if board != "kings-service"]
    panes = [("kings-service", cx, cy)]
    for i, board in enumerate(around):
        a = radians(i * 60 - 90)
        panes.append((board, cx + 2.04 * r * cos(a), cy + 2.04 * r * sin(a)))
    for board, x, y in panes:
        out += pen.circle(x, y, r * .98, pen["gold"], 2) + pen.circle(x, y, r * .88, pen[board], 1.6)
        for j in range(24):
            q = pi * j / 12
            out += pen.circle(x + r * .76 * cos(q), y + r * .76 * sin(q), 1.5, "#FFFFFF", fill_opacity=".6")
        out += pen.circle(x, y, r * .64, pen["card"], 1.4) + group(EMBLEMS[board](pen), x - r * .5, y - r * .5, r / 64)
    return out


def initial_m(pen):
    """The M of the game's name: two swelling bows on one flared stem, on a field of white-work. 330 wide."""
    gold, field = pen["gold"], mix(pen["azure"], pen.ink, .18)
    out = pen.rect(1.3, 1.3, 327.4, 327.4, lighter(gold, .2), 2.6, r=2)
    out += pen.path("M4,4 H326 L316,14 H14 V316 L4,326 Z", lighter(gold, .42))
    out += pen.rect(13, 13, 304, 304, field, 2) + diaper(pen, 15, 15, 300, 300, 25, .26)
    out += pen.rect(21, 21, 288, 288, "none", 1.4, gold)
    bow = "M166,70 C96,40 30,96 32,186 C34,246 66,282 116,284 C92,262 80,232 80,188 C80,128 112,90 166,104 Z"
    stem = ("M150,58 C160,64 172,64 182,58 L176,150 L180,262 C182,274 190,280 202,284 H130 C142,280 150,274 152,262"
            " L156,150 Z")
    vein = "M100,92 C60,112 48,152 50,190 C52,222 64,246 82,262"
    cream = "#FBF3DE"
    letter = pen.path(bow, cream, 3.2) + group(pen.path(bow, cream, 3.2), 332, 0, mirror=True) + pen.path(stem, cream, 3.2)
    letter += pen.path(vein, "none", 1.8, pen["gules"]) + group(pen.path(vein, "none", 1.8, pen["gules"]), 332, 0, mirror=True)
    letter += pen.path("M166,76 V272", "none", 1.8, pen["gules"])
    letter += group(rose(pen), 28, 26, .66) + group(dragon(pen), 260, 26, .66)
    letter += group(standing_lance(pen, pen["jousts"]), 112, 206, 1.5) + group(standing_sword(pen), 221, 206, 1.5)
    return out + group(letter, -1, -2)


def divider(pen):
    """A short gold rule with a lozenge, between parts of a page. 240 by 16."""
    gold, ink = pen["gold"], stem_ink(pen)
    return (pen.path("M4,8 H104 M136,8 H236", "none", 1.2, gold) + pen.path("M60,5.5 L66,8 L60,10.5 Z M180,5.5 L174,8 L180,10.5 Z", gold)
            + pen.path("M120,1.6 L126.4,8 L120,14.4 L113.6,8 Z", gold, 1.2, ink)
            + pen.circle(107.6, 8, 1.8, pen["gallantry"]) + pen.circle(132.4, 8, 1.8, pen["gallantry"]))


SOFT_SIZE, SOFT_CORNER, SOFT_INSET = 96, 44, 24


def soft_edge(color, blur, opacity):
    """A blurred rectangle, 96 wide, for nine-patch shadows: its sharp edge would lie 24 from each side, and the middle 8 are
    even. Gradients, four corners and four sides that meet without overlap, as Qt Svg knows no blur."""
    size, corner, inset = SOFT_SIZE, SOFT_CORNER, SOFT_INSET
    far = size - corner

    def stops(outside_first):
        """Opacity across an edge: the integral of a bell, from nothing at the outer side to `opacity` within."""
        places = [k / 22 for k in range(23)]
        veils = [opacity * .5 * (1 + erf((place * corner - inset) / blur)) if place else 0 for place in places]
        if not outside_first:
            veils.reverse()
        return "".join(f'<stop offset="{place:.4f}" stop-color="{color}" stop-opacity="{veil:.4f}"/>'
                       for place, veil in zip(places, veils))

    defs, shapes = "", ""
    for i, (cx, cy, x, y) in enumerate(((corner, corner, 0, 0), (far, corner, far, 0), (corner, far, 0, far), (far, far, far, far))):
        defs += (f'<radialGradient id="c{i}" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" r="{corner}">'
                 f"{stops(False)}</radialGradient>")
        shapes += f'<rect x="{x}" y="{y}" width="{corner}" height="{corner}" fill="url(#c{i})"/>'
    middle = size - 2 * corner
    sides = ((0, 0, 0, corner, corner, 0, middle, corner), (0, size, 0, far, corner, far, middle, corner),
             (0, 0, corner, 0, 0, corner, corner, middle), (size, 0, far, 0, far, corner, corner, middle))
    for i, (x1, y1, x2, y2, x, y, w, h) in enumerate(sides):
        defs += (f'<linearGradient id="s{i}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
                 f"{stops(True)}</linearGradient>")
        shapes += f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#s{i})"/>'
    within = opacity * .5 * (1 + erf((corner - inset) / blur))
    shapes += (f'<rect x="{corner}" y="{corner}" width="{middle}" height="{middle}" fill="{color}"'
               f' fill-opacity="{within:.3f}"/>')
    return f"<defs>{defs}</defs>{shapes}"
