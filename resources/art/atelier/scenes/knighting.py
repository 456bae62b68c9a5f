# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The knighting: under the canopy the king lays Excalibur on the shoulder of the squire who has won.

Drawings of one size lie over one another, from the ground up: ground, companions, crowd, king, dragon, squire, sword, banner.
The sword turns round the king's hand (`Page.grip`); the squire is one of five, the companions are two of the others.
"""
from dataclasses import dataclass
from math import atan2, cos, degrees, pi, sin
from random import Random

from .air import Air
from ..emblems import dragon
from ..ornament import ivy_leaf
from .bodies import (ASIDE, CAST, HOSE, KING, LINEN, OUTLINE, SLEEVES, arm, badge, belt, broader, coat, fist, head,
                     leg, neck, open_hand, shade)
from ..pen import PAPER, group, lighter, mix
from ..brush import at, blob, flow, halo, limb, num, oval
from ..squires import SQUIRES
from .at_work import dog, excalibur, wooden_sword

# How each takes it: the face and how far the head is bowed.
BEARING = {"azure": ("reading", 14), "vert": ("laugh", 6), "or": ("smile", -4), "gules": ("reading", 16),
           "sable": ("reading", 12)}
GRIP = 147  # of the sword, above its point
REACH = (86, -166)  # the king's hand, from his feet


@dataclass(frozen=True)
class Page:
    """The picture: its size, the floor's far edge, and where each stands (x, y, scale)."""
    name: str
    width: int
    height: int
    floor: int
    squire: tuple
    king: tuple
    cheering: tuple
    waving: tuple
    dragon: tuple
    dog: tuple
    banner: tuple
    valance: int

    @property
    def edges(self):
        """Where the tapestry begins and ends."""
        return self.width * .19, self.width * .81

    @property
    def grip(self):
        x, y, k = self.king
        return x - REACH[0] * k, y + REACH[1] * k

    @property
    def shoulder(self):
        x, y, k = self.squire
        return x + 2 * k, y - 146 * k


HALL = Page("knighting", 1200, 900, 596, (432, 752, 1.94), (824, 738, 1.84), (166, 690, 1.46), (1072, 676, 1.4),
             (1096, 800, 1.0), (216, 806, 1.45),
             (600, 826, .88), 84)


def hour(pen, day, night, plain):
    return plain if pen.high_contrast else night if pen.dark else day


def wine(pen):
    """The colour of canopy and curtains: no squire's, and not the king's."""
    return mix(pen["gallantry"], "#4A0E24", .5)


# --- the hall -------------------------------------------------------------------------------------------------------------

def tapestry(pen, x, y, w, h):
    """The cloth of honour behind them: lozenges of gold, a small leaf in each second one."""
    ground, gold = hour(pen, "#F3DFA9", "#6E5430", "#FFF1BF"), hour(pen, "#D2A445", "#A5803C", "#D9A400")
    out = pen.rect(x, y, w, h, ground)
    step = 54
    lines = dots = ""  # each line is a path: many slanting lines within one are slow to draw
    for i in range(-int(h / step) - 1, int(w / step) + 1):
        a, b = x + i * step, x + i * step + h
        x1, x2 = max(a, x), min(b, x + w)
        if x2 > x1:
            lines += pen.path(f"M{at(x1, y + x1 - a)}L{at(x2, y + x2 - a)}", "none", 1.5, gold)
            lines += pen.path(f"M{at(x1, y + h - (x1 - a))}L{at(x2, y + h - (x2 - a))}", "none", 1.5, gold)
    rows = int(h / (step / 2)) + 1
    for j in range(rows):
        for i in range(int(w / step) + 2):
            px, py = x + i * step + (0 if (j % 2 == int(h / (step / 2)) % 2) else step / 2), y + h - j * step / 2
            if x + 6 < px < x + w - 6 and y + 6 < py < y + h - 6 and (j % 2):
                dots += f"M{at(px, py - 8)}q2,6 8,8q-6,2 -8,8q-2,-6 -8,-8q6,-2 8,-8z"
    return out + lines + pen.path(dots, gold)


def tiles(pen, page):
    """The floor, in the naive perspective of painters who wished every tile to be seen."""
    w, top, bottom = page.width, page.floor, page.height
    pale, deep = hour(pen, "#F3E4C6", "#6B5A5C", "#FFFFFF"), hour(pen, "#D9A988", "#4F3C48", "#C9D2DB")
    out = pen.rect(0, top, w, bottom - top, pale)
    rows, y, high = [], top, 26.0
    while y < bottom:
        rows.append((y, min(bottom, y + high)))
        y += high
        high *= 1.32
    d, centre = "", w / 2
    for j, (y0, y1) in enumerate(rows):
        s0, s1 = .86 + (y0 - top) / 420, .86 + (y1 - top) / 420
        cell = 66
        for i in range(-14, 14):
            corners = [(centre + k * cell * s, y) for k, s, y in ((i, s0, y0), (i + 1, s0, y0), (i + 1, s1, y1), (i, s1, y1))]
            if (i + j) % 2 == 0 and min(x for x, _ in corners) < w and max(x for x, _ in corners) > 0:
                d += "M" + "L".join(at(*corner) for corner in corners) + "z"
    return out + pen.path(d, deep, 1.2, mix(deep, pen.ink, .4)) + pen.path(f"M0,{top} H{w}", "none", 3)


def column(pen, x, top, bottom):
    stone = hour(pen, "#E9DCC4", "#7D7387", "#F2F2F2")
    dark = mix(stone, pen.ink, .26)
    out = (pen.rect(x - 17, top, 34, bottom - top, stone, 2.6) + pen.rect(x + 5, top + 1, 11, bottom - top - 2, dark)
           + pen.path(f"M{x - 9},{top + 34} V{bottom - 30}", "none", 2.4, lighter(stone, .5)))
    for y, way in ((bottom, -1), (top, 1)):
        out += (pen.path(f"M{x - 28},{y} h56 v{way * 12} l-9,{way * 8} v{way * 8} h-38 v{way * -8} l-9,{way * -8} Z", stone,
                         2.6) + pen.path(f"M{x + 8},{y + way * 2} h18 v{way * 9} l-9,{way * 8} h-9 Z", dark))
    return out


def lancet(pen, x, top, bottom, w):
    """A tall window with the sky in it."""
    sky = hour(pen, "#A9CBDD", "#1E2450", "#CBE6FA")
    half = w / 2
    shape = (f"M{at(x - half, bottom)} V{num(top + w * .8)} Q{at(x - half, top + w * .28)} {at(x, top)}"
             f" Q{at(x + half, top + w * .28)} {at(x + half, top + w * .8)} V{num(bottom)} Z")
    out = pen.path(shape, sky, 7, hour(pen, "#CDBEA4", "#8B8095", "#FFFFFF"))
    if pen.dark:
        out += pen.path("".join(oval(x + dx * half, top + dy * (bottom - top), 2, 2) for dx,
                                dy in ((-.5, .4), (.3, .3), (.5, .56), (-.2, .66), (0, .2))), "#FFE7A8")
    else:
        out += pen.path(f"M{at(x - half + 2, bottom)} V{num(bottom - 60)} q{num(half)},-30 {num(w - 4)},6 V{num(bottom)} Z",
                        hour(pen, "#9DB97B", "", "#A8D46F"))
    rows = range(int(top + w * .9), int(bottom), 34)
    bars = f"M{at(x, top)} V{num(bottom)} " + "".join(f"M{at(x - half, y)} h{num(w)} " for y in rows)
    return out + pen.path(bars, "none", 1.6, hour(pen, "#6A5A50", "#0F1024", "#000000")) + pen.path(shape, "none", 2.4)


def fringe(pen, x1, x2, y, count, depth, colors):
    """The canopy's valance: tongues of cloth by turns, gold tassels between."""
    step = (x2 - x1) / count
    out, tassels = "", ""
    for i in range(count):
        x = x1 + i * step
        out += pen.path(f"M{at(x, y)} h{num(step)} v{num(depth * .5)} Q{at(x + step * .9, y + depth)}"
                        f" {at(x + step / 2, y + depth * 1.1)} Q{at(x + step * .1, y + depth)} {at(x, y + depth * .5)} Z",
                        colors[i % 2], 2.6)
        out += pen.path(f"M{at(x + step * .14, y + depth * .5)} Q{at(x + step * .22, y + depth * .82)}"
                        f" {at(x + step / 2, y + depth * .92)} Q{at(x + step * .78, y + depth * .82)}"
                        f" {at(x + step * .86, y + depth * .5)}", "none", 2, pen["gold"])
        out += group(ivy_leaf(pen, 0, 8, 180, .9, pen["gold"]), x + step / 2, y + depth * .22)
        if i:
            tassels += (pen.circle(x, y + depth * .6, 5.4, pen["gold"], 2)
                        + pen.path(f"M{at(x - 4, y + depth * .64)} l-3,20 h14 l-3,-20 Z", pen["gold"], 2)
                        + pen.path(f"M{at(x, y + depth * .7)} v13", "none", 1.3))
    return (out + tassels + pen.path(f"M{at(x1 - 4, y)} H{num(x2 + 4)}", "none", 11)
            + pen.path(f"M{at(x1 - 4, y)} H{num(x2 + 4)}", "none", 6, pen["gold"]))


def curtain(pen, x, top, bottom, way, color):
    """A curtain tied back; `way` is -1 at the left, 1 at the right: it hangs from x outwards."""
    tie = top + (bottom - top) * .56
    edge = [(0, top, 1), (16, top + (tie - top) * .5), (52, tie, 1), (30, tie + (bottom - tie) * .4), (20, bottom, 1),
            (128, bottom, 1), (128, top, 1)]
    out = pen.path(blob([(x + way * px, *r) for px, *r in edge]), color, OUTLINE)
    folds = "".join(f"M{at(x + way * a, top)} C{at(x + way * (a + 4), tie - 120)}"
                    f" {at(x + way * (b - 8), tie - 60)} {at(x + way * b, tie)}"
                    f" C{at(x + way * (b - 10), tie + 60)} {at(x + way * c, bottom - 120)} {at(x + way * c, bottom)} " for a,
                    b, c in ((30, 66, 44), (60, 82, 70), (92, 98, 98)))
    out += pen.path(folds, "none", 2.2, mix(color, pen.ink, .5))
    shadow = blob([(x + way * px, *r) for px, *r in [(86, top, 1), (94, tie - 50), (92, tie, 1), (88, tie + 70),
                                                      (84, bottom, 1), (128, bottom, 1), (128, top, 1)]])
    out += pen.path(shadow, pen.ink, fill_opacity=".22")
    out += pen.path(limb([(x + way * 46, tie + 4), (x + way * 128, tie - 12)], 18, 18), pen["gold"], 2.6)
    return (out + pen.path(f"M{at(x + way * 54, tie + 8)} l{-6 * way},34 h{20 * way} l{-6 * way},-34 Z", pen["gold"], 2.4)
            + pen.path(f"M{at(x + way * 56, tie + 18)} v20 M{at(x + way * 61, tie + 18)} v20", "none", 1.3))


def glory(pen, page):
    """Gold rays on the tapestry round the head of the one who is knighted, straight and waving by turns."""
    x, y = page.squire[0] + 16 * page.squire[2], page.squire[1] - 182 * page.squire[2]
    r = 50 * page.squire[2]
    d = wave = ""
    for i in range(28):
        a = 2 * pi * (i + .5) / 28
        if i % 2:
            d += (f"M{at(x + r * 1.1 * cos(a - .05), y + r * 1.1 * sin(a - .05))}"
                  f" L{at(x + r * 2.3 * cos(a), y + r * 2.3 * sin(a))}"
                  f" L{at(x + r * 1.1 * cos(a + .05), y + r * 1.1 * sin(a + .05))} Z ")
        else:
            wave += flow([(x + r * k * cos(a + .04 * v), y + r * k * sin(a + .04 * v)) for k,
                          v in ((1.14, 0), (1.34, 1), (1.56, -1), (1.8, 1), (1.96, 0))])
    gold = hour(pen, "#D9A537", "#E0B04A", "#E0A800")
    return (pen.path(d, gold, 1, mix(gold, pen.ink, .3), fill_opacity=".9") + pen.path(wave, "none", 3.6, gold)
            + pen.circle(x, y, r, hour(pen, "#FFF3CC", "#B98A3E", "#FFFFFF"), 2.4, gold)
            + pen.circle(x, y, r * .92, "none", 1.4, gold))


def wall_behind(pen, page):
    """The hall's wall with its two windows."""
    w, floor, left = page.width, page.floor, page.edges[0]
    wall = hour(pen, "#DCCDB2", "#3E3850", "#FFFFFF")
    out = pen.rect(0, 0, w, floor + 10, wall)
    courses = ("".join(f"M0,{y} H{w} " for y in range(40, floor, 46))
               + "".join(f"M{x + (23 if (y // 46) % 2 else 0)},{y} v46 " for y in range(40, floor - 40, 46)
                         for x in range(10, w, 92)))
    out += pen.path(courses, "none", 1.2, mix(wall, pen.ink, .22))
    for x in (left * .5, w - left * .5):
        out += lancet(pen, x, page.valance + 120, floor - 150, 96)
    return out


def dais(pen, page):
    """The step the king stands on, and his shadow."""
    w = page.width
    kx, ky, kk = page.king
    stone = hour(pen, "#E4D5B8", "#6F6578", "#FFFFFF")
    reach, y = 142 * kk, ky - 26
    out = pen.path(f"M{at(kx - reach * .94, y)} H{num(w + 20)} V{num(y + 44)} H{num(kx - reach)} Z", lighter(stone, .3), 2.6)
    out += pen.path(f"M{at(kx - reach, y + 44)} H{num(w + 20)} v22 H{num(kx - reach)} Z", mix(stone, pen.ink, .2), 2.6)
    out += pen.path("".join(f"M{at(kx - reach + 60 + i * 84, y + 46)} v18 " for i in range(8)), "none", 1.5,
                    mix(stone, pen.ink, .5))
    return out + pen.path(oval(kx, ky + 2, 120 * kk * .7, 14), pen.ink, fill_opacity=".22")


def cushion(pen, page):
    """What the squire kneels on."""
    x, y, _ = page.squire
    shape = blob([(-70, 2, 1), (-58, -12), (10, -16), (72, -10), (84, 4, 1), (66, 18), (0, 22), (-56, 16)])
    return (pen.path(oval(x, y + 14, 150, 20), pen.ink, fill_opacity=".25")
            + group(pen.path(shape, pen["king"], OUTLINE) + pen.path("M-56,-6 C-20,-12 40,-12 68,-6", "none", 1.8,
                    lighter(pen["king"], .5)) + pen.circle(-72, 4, 6, pen["gold"], 2.2)
                    + pen.circle(86, 5, 6, pen["gold"], 2.2), x - 4, y + 2, 1.5))


def canopy(pen, page):
    """The canopy over them, its curtains and its valance."""
    w, floor = page.width, page.floor
    left, right = page.edges
    cloth = wine(pen)
    out = ""
    out += (pen.path(f"M0,0 H{w} V{page.valance} H0 Z", cloth, OUTLINE)
            + pen.path("".join(f"M{x},0 V{page.valance} " for x in range(60, w, 120)), "none", 2.2,
                       mix(cloth, pen.ink, .45)))
    out += (pen.path("".join(f"M{x},{page.valance - 60} l11,18 -11,18 -11,-18 Z" for x in range(0, w + 1, 120)),
                     pen["gold"], 1.8) + pen.path("".join(f"M{x},{page.valance - 42} l16,-22"
                                                          f" M{x},{page.valance - 42} l16,22"
                                                          f" M{x},{page.valance - 42} l-16,-22"
                                                          f" M{x},{page.valance - 42} l-16,22 "
                                                          for x in range(60, w, 120)), "none", 1.6, lighter(cloth, .5)))
    out += (pen.path("".join(oval(x, page.valance - 42, 5, 5) for x in range(60, w, 120)), pen["gold"], 1.8)
            + pen.path(f"M0,10 H{w} M0,{page.valance - 12} H{w}", "none", 2, pen["gold"]))
    span = (-10, w + 10)
    out += (curtain(pen, 118, page.valance, floor + 60, -1, cloth)
            + curtain(pen, w - 118, page.valance, floor + 60, 1, cloth))
    return (out + fringe(pen, *span, page.valance, 12, 62,
                         (lighter(cloth, .06), hour(pen, LINEN, "#D8C8A8", "#FFFFFF"))))


def ground(palette, page):
    pen = Air(palette)
    left, right = page.edges
    cloth = (left, page.valance, right - left, page.floor - page.valance)
    x, y = page.shoulder
    out = wall_behind(pen, page) + tapestry(pen, *cloth)
    out += halo("light", x + 40, y - 20, page.width * .26, hour(pen, "#FFFBEA", "#F0B95A", "#FFFFFF"), .9)
    out += glory(pen, page) + pen.rect(*cloth, "none", 3) + tiles(pen, page) + dais(pen, page)
    out += "".join(column(pen, int(edge), page.valance + 8, page.floor + 14) for edge in (left - 10, right + 10))
    return out + cushion(pen, page) + canopy(pen, page)


# --- people ---------------------------------------------------------------------------------------------------------------

def kneeling(pen, squire):
    """The squire on one knee, the head bowed, a hand on the other knee."""
    looks, color, sleeve, hose = CAST[squire], pen[squire], SLEEVES[squire], HOSE[squire]
    skin = looks.skin
    dark_cloth = squire == "sable"
    fold = lighter(color, .26) if dark_cloth else shade(pen, color, .52)
    out = arm(pen, [(18, -140), (38, -108), (54, -94)], shade(pen, sleeve, .16), skin)
    out += leg(pen, [(4, -74), (58, -76), (58, -9)], shade(pen, hose, .2), 0, wide=(16, 13.6, 8.4))
    out += leg(pen, [(-8, -72), (18, -14), (-50, -20)], hose, 72, wide=(17, 13, 8.4), tall=.4)
    out += neck(pen, skin, 6, -154, 5, 1.36 if squire == "gules" else 1)
    back = ([(-42, -60), (-33, -90), (-34, -118)] if squire == "gules" else [(-38, -60), (-22, -90), (-26, -118)])
    chest = ([(31, -142), (37, -116), (36, -90), (50, -92)] if squire == "gules" else
             [(28, -142), (26, -116), (22, -90), (44, -92)])
    tunic = blob([(-20, -144), (-4, -155, 1), (8, -150), (20, -154, 1), *chest, (66, -88), (72, -70, 1), (50, -54), (30, -36),
                   (24, -14, 1), (-2, -8), (-40, -22), (-58, -26, 1), *back])
    dark = blob([(-20, -144), (-12, -116), (-10, -90), (-18, -58), (-26, -18), (-58, -26, 1), *back])
    low = blob([(72, -70, 1), (50, -54), (30, -36), (24, -14, 1), (8, -10), (16, -40), (36, -62)])
    out += coat(pen, tunic, color, "", dark)
    out += pen.path(low, shade(pen, color, .3))
    out += pen.path("M16,-84 C28,-78 42,-76 56,-78 M8,-82 C12,-62 8,-40 2,-14 M-8,-84 C-18,-64 -26,-44 -34,-26"
                    " M14,-82 C24,-68 28,-52 26,-34", "none", 1.8, fold)
    out += (pen.path(flow([(70, -73), (48, -57), (27, -38), (21, -17), (-2, -12), (-38, -25), (-54, -29)]), "none", 3.8,
                     pen["gold"] if squire != "or" else "#8A4A1E") + pen.path(tunic, "none", OUTLINE))
    waist = [(-33, -92), (2, -86), (36, -91)] if squire == "gules" else [(-22, -92), (2, -86), (24, -90)]
    out += belt(pen, waist) + badge(pen, squire, 3, -48, 1.7, 3)
    out += pen.path("M-4,-155 C2,-146 14,-146 20,-154", "none", 3.4, pen["gold"] if squire != "or" else "#8A4A1E")
    mood, tilt = BEARING[squire]
    out += arm(pen, [(-12, -136), (2, -100), (42, -90)], sleeve, skin)
    out += open_hand(pen, skin, 52, -88, 24, .96, mirror=False)
    return out + head(pen, looks, 16, -182, mood, tilt)


def knight_to_be(palette, page, squire):
    pen = Air(palette)
    x, y, k = page.squire
    return group(kneeling(pen, squire), x, y, k)


def standing_king(pen):
    """The king upright, looking to the right; the far hand, which holds the sword, is drawn with the sword."""
    robe, skin = pen["king"], KING.skin
    mantle = mix(pen["gallantry"], "#4A0E24", .22)
    tail = blob([(-20, -196), (-40, -150), (-56, -80), (-92, -18), (-122, 4, 1), (-60, 8), (0, 6, 1), (10, -120)])
    out = (pen.path(tail, mantle, OUTLINE) + pen.path("M-40,-130 C-50,-84 -66,-40 -92,0 M-26,-150 C-34,-90 -46,-40 -58,4",
                                                      "none", 2, shade(pen, mantle, .5)))
    edge = [(-44, -140), (-58, -84), (-94, -20), (-124, 4)]
    out += (pen.path(limb(edge, 10, 12, 14, 16), LINEN, 2.4)
            + pen.path("M-50,-118 l3,5 M-58,-90 l4,4 M-72,-60 l4,4 M-88,-34 l5,3 M-104,-12 l5,2", "none", 2.4))
    body = blob([(-26, -188), (-8, -204, 1), (8, -200), (22, -204, 1), (32, -186), (32, -140), (38, -96), (50, -40),
                  (58, 2, 1), (24, 10), (-14, 6), (-48, 10, 1), (-44, -40), (-34, -96), (-30, -140)])
    dark = blob([(-26, -188), (-16, -150), (-14, -96), (-22, -40), (-25, 6, 1), (-46, 8, 1), (-43, -40), (-34, -96),
                  (-30, -140)])
    out += pen.path(blob([(30, 4), (44, -6), (62, -2), (70, 8, 1), (30, 10)]), "#6B3A2A", 2.6)
    out += coat(pen, body, robe, "M6,-120 C6,-80 4,-40 6,6 M22,-118 C28,-80 32,-40 34,4 M-8,-118 C-12,-80 -12,-40 -8,6",
                dark, flow([(-46, 2), (-14, 0), (24, 4), (54, -2)]))
    out += pen.path("M8,-116 V-4 M18,-116 C20,-80 22,-40 24,0", "none", 2.2, pen["gold"])
    out += belt(pen, [(-30, -124), (4, -117), (32, -123)], pen["gold"])
    fur = blob([(-34, -176), (-10, -206, 1), (8, -198), (26, -206, 1), (44, -174), (26, -160), (6, -154), (-18, -160)])
    out += arm(pen, [(24, -182), (56, -160), (80, -165)], robe, skin, 14)
    out += (pen.path(fur, LINEN, OUTLINE)
            + pen.path("M-18,-174 l-2,8 M-4,-168 l-1,8 M12,-166 l1,8 M26,-174 l3,7 M-10,-186 l-1,7 M4,-184 l0,7"
                       " M18,-186 l1,7", "none", 2.6))
    out += group(pen.path("M-9,-4 H9 L0,12 Z", pen["gold"], 2) + pen.circle(0, 0, 8, pen["gold"], 2.4)
                 + pen.circle(0, 0, 4, pen["gules"], 1.6), 8, -150)
    out += head(pen, KING, 10, -234, "smile", 6, 1.08, crowned=True)
    out += arm(pen, [(-18, -178), (-34, -140), (-12, -114)], robe, skin, 14) + open_hand(pen, skin, -4, -108, 24, .95)
    return out


def king(palette, page):
    x, y, k = page.king
    return group(standing_king(Air(palette)), x, y, k, mirror=True)


def sword(palette, page):
    """Excalibur in the king's hand, turned so that its flat lies on the squire's shoulder."""
    pen = Air(palette)
    (gx, gy), (sx, sy) = page.grip, page.shoulder
    below_chin = 10 * page.squire[2]  # so much lower than the shoulder's top
    turn = degrees(atan2(gx - sx, sy + below_chin - gy))
    k = page.king[2] * .93
    return group(group(excalibur(pen, True), 0, GRIP, 1) + fist(pen, KING.skin, 0, 0, 176, 1.24), gx, gy, k, turn)


def clothed(pen, squire, mirrored):
    """A squire standing, without head and arms; `mirrored` keeps the charge the right way round."""
    color, hose, fold = pen[squire], HOSE[squire], shade(pen, pen[squire], .52)
    if squire == "sable":
        fold = lighter(color, .26)
    thick = (16, 12, 8.4) if squire == "gules" else (14, 10.4, 7.4)
    out = (leg(pen, [(10, -104), (14, -56), (15, -9)], shade(pen, hose, .2), 0, wide=thick)
           + leg(pen, [(-8, -104), (-8, -56), (-16, -9)], hose, 0, wide=thick))
    out += neck(pen, CAST[squire].skin, 8, -184, 3, 1.36 if squire == "gules" else 1)
    tunic = broader([(-16, -176), (0, -184, 1), (10, -180), (20, -184, 1), (28, -170), (24, -144), (21, -118), (32, -90),
                     (38, -60, 1), (0, -54), (-36, -60, 1), (-28, -92), (-18, -118), (-22, -146)], squire)
    dark = broader([(-16, -176), (-8, -146), (-8, -118), (-14, -90), (-16, -57), (-36, -60, 1), (-28, -92), (-18, -118),
                    (-22, -146)], squire)
    out += coat(pen, blob(tunic), color, "", blob(dark), flow(broader([(-34, -64), (0, -58), (36, -64)], squire)),
                gold=squire != "or")
    out += pen.path("M2,-110 C2,-90 0,-74 0,-56 M14,-110 C18,-92 20,-76 20,-58 M-10,-110 C-16,-92 -18,-76 -18,-58", "none", 1.8,
                    fold)
    out += belt(pen, broader([(-18, -119), (2, -114), (21, -118)], squire))
    return out + group(badge(pen, squire, 0, 0, 1.3), 5, -146, mirror=mirrored)


def hair(squire):
    """A braid must not hide the charge."""
    return {"along": ASIDE} if squire == "azure" else {}


def cheering(pen, squire):
    """Both arms up; looks to the right."""
    looks, sleeve = CAST[squire], SLEEVES[squire]
    skin = looks.skin
    out = (arm(pen, [(18, -170), (46, -198), (54, -236)], shade(pen, sleeve, .14), skin)
           + open_hand(pen, skin, 56, -248, -80, .9))
    out += clothed(pen, squire, False)
    out += (arm(pen, [(-8, -168), (-44, -190), (-46, -230)], sleeve, skin)
            + open_hand(pen, skin, -46, -242, -104, .9, mirror=False))
    return out + head(pen, looks, 14, -214, "laugh", -6, **hair(squire))


def saluting(pen, squire):
    """A wooden sword raised; looks to the right, and is mirrored by the page."""
    looks, sleeve = CAST[squire], SLEEVES[squire]
    skin = looks.skin
    out = (arm(pen, [(18, -170), (46, -160), (48, -196)], shade(pen, sleeve, .14), skin)
           + fist(pen, skin, 49, -206, -90, .95))
    out += clothed(pen, squire, True)
    out += arm(pen, [(-8, -168), (-44, -176), (-52, -214)], sleeve, skin) + group(wooden_sword(pen), -54, -226, 1, -4)
    return out + fist(pen, skin, -54, -226, -100, .95) + head(pen, looks, 14, -214, "cheer", -4, **hair(squire))


def confetti(pen, page):
    """Petals and small gold leaves in the air."""
    dice, out = Random(5), {}
    w = page.width
    for _ in range(46):
        x, y = dice.uniform(w * .2, w * .8), dice.uniform(page.valance + 84, page.floor - 60)
        a = dice.uniform(0, 2 * pi)
        c = dice.choice((pen["gallantry"], lighter(pen["gallantry"], .45), pen["gold"], PAPER))
        u, v = 8 * cos(a), 8 * sin(a)
        out[c] = (out.get(c, "")
                  + f"M{at(x - u, y - v)}Q{at(x - v * .8, y + u * .8)}"
                  f" {at(x + u, y + v)}Q{at(x + v * .8, y - u * .8)} {at(x - u, y - v)}z")
    return "".join(pen.path(d, c, 1.4) for c, d in out.items())


def on_the_left(palette, page, squire):
    """One who rejoices: with both arms."""
    pen = Air(palette)
    x, y, k = page.cheering
    return pen.path(oval(x, y + 3, 56 * k, 9 * k), pen.ink, fill_opacity=".24") + group(cheering(pen, squire), x, y, k)


def on_the_right(palette, page, squire):
    """One who rejoices: with a sword."""
    pen = Air(palette)
    x, y, k = page.waving
    return pen.path(oval(x, y + 3, 52 * k, 8 * k), pen.ink, fill_opacity=".24") + group(saluting(pen, squire), x, y, k, mirror=True)


def crowd(palette, page):
    """What is no squire: the petals and the dog."""
    pen = Air(palette)
    x, y, k = page.dog
    return confetti(pen, page) + group(dog(pen), x, y, k)


def sitting_dragon(pen):
    """The small dragon with the spectacles has come too; it looks to the left."""
    color = pen["quests"]
    dark, belly = mix(color, pen.ink, .38), lighter(color, .5)
    out = pen.path(oval(6, 2, 56, 8), pen.ink, fill_opacity=".24")
    out += (pen.path(limb([(24, -14), (62, -8), (74, -34), (58, -50)], 24, 16, 10, 4.8, steps=5), color, OUTLINE)
            + group(pen.path("M-2,0 L6,-7 L18,0 L6,7 Z", pen["gules"], 2.4), 58, -48, 1, -128))
    out += pen.path(blob([(10, -52), (22, -92), (54, -112, 1), (52, -92), (76, -88, 1), (64, -70), (74, -52, 1), (50, -44),
                           (26, -36)]), mix(color, pen["gules"], .35), OUTLINE)
    out += pen.path("M12,-54 C26,-78 38,-96 54,-112 M18,-50 C36,-68 54,-80 76,-88 M22,-44 C40,-50 56,-54 74,-52", "none", 2,
                    dark)
    out += pen.path(blob([(-14, -70), (-26, -44), (-30, -16), (-20, 2, 1), (30, 2, 1), (38, -20), (26, -56), (20, -76)]),
                    color, OUTLINE)
    out += (pen.path(blob([(-14, -66), (-25, -42), (-27, -16), (-18, 0, 1), (2, 0, 1), (4, -28), (-2, -60)]), belly)
            + pen.path("M-24,-46 C-16,-42 -8,-42 0,-46 M-27,-32 C-18,-28 -8,-28 3,-32 M-27,-16 C-18,-12 -8,-12 3,-16",
                       "none", 1.7, dark))
    out += pen.path(blob([(-26, 4, 1), (-40, 0), (-38, -10), (-22, -14), (-10, -8), (-8, 4, 1)])
                    + blob([(18, 4, 1), (2, 2), (4, -10), (22, -22), (38, -12), (38, 4, 1)]), color, 2.6)
    out += group(pen.path(blob([(-6, -6), (-22, -10), (-30, -22), (-24, -26), (-14, -18), (0, -16)]), color, 2.6), 2, -34)
    eye = (30, 22.6)
    face = (dragon(pen, False) + pen.circle(*eye, 7.6, "#FFFFFF", fill_opacity=".6") + pen.circle(*eye, 7.6, "none", 3.4)
            + pen.circle(*eye, 7.6, "none", 1.8, pen["gold"]) + pen.circle(28.4, 23, 2.5, pen.ink))
    return (out + group(face, -54, -146, 1.5) + pen.path(oval(3, -54, 16, 5), color)
            + pen.path("M-26,-46 C-16,-42 -8,-42 0,-46", "none", 1.7, dark))


def guest(palette, page):
    """The dragon sits before the step: it is drawn over the king's mantle."""
    x, y, k = page.dragon
    return group(sitting_dragon(Air(palette)), x, y, k)


# --- the banner -----------------------------------------------------------------------------------------------------------

def scroll(pen, half=330, high=86):
    """An empty scroll round (0, 0), for the name."""
    leaf = hour(pen, PAPER, "#E3D5B4", "#FFFFFF")
    back = mix(leaf, "#8A6A3A", .38)
    out = ""
    for way in (-1, 1):
        tail = [(way * (half - 46), high * .1, 1), (way * (half + 84), high * .1 + 4, 1), (way * (half + 56), high * .48, 1),
                (way * (half + 92), high * .92, 1), (way * (half - 46), high * .86, 1)]
        out += (pen.path(blob(tail), leaf, OUTLINE)
                + pen.path(f"M{at(way * (half - 46), high * .5)} L{at(way * half, high * .3)}"
                           f" L{at(way * half, high * .86)} L{at(way * (half - 46), high * .86)} Z", back, 2.4))
        out += pen.path(f"M{at(way * (half + 16), high * .2)} H{num(way * (half + 64))}"
                        f" M{at(way * (half + 16), high * .78)} H{num(way * (half + 66))}", "none", 1.6, pen["gold"])
        out += group(ivy_leaf(pen, 0, 6, 90 * way, .9, pen["gold"]), way * (half + 22), high * .49)
    top, low = -high * .5, high * .5
    front = (f"M{at(-half, top + 5)} Q{at(0, top - 9)} {at(half, top + 5)} V{num(low + 5)}"
             f" Q{at(0, low - 9)} {at(-half, low + 5)} Z")
    out += pen.path(front, leaf, OUTLINE)
    # Threads of gold, between which a name has room.
    out += pen.path(f"M{at(-half + 10, top + 11)} Q{at(0, top - 2)} {at(half - 10, top + 11)}"
                    f" M{at(-half + 10, low - 1)} Q{at(0, low - 14)} {at(half - 10, low - 1)}", "none", 1.8, pen["gold"])
    return out


def banner(palette, page):
    x, y, k = page.banner
    return group(scroll(Air(palette)), x, y, k)


def layers(palette):
    """Every drawing: (name, width, height, inner)."""
    def drawn(name, inner):
        return f"{HALL.name}-{name}", HALL.width, HALL.height, inner

    for name, draw in (("ground", ground), ("crowd", crowd), ("king", king), ("dragon", guest), ("sword", sword),
                       ("banner", banner)):
        yield drawn(name, draw(palette, HALL))
    for squire in SQUIRES:
        yield drawn(f"cheering-{squire}", on_the_left(palette, HALL, squire))
        yield drawn(f"saluting-{squire}", on_the_right(palette, HALL, squire))
        yield drawn(f"squire-{squire}", knight_to_be(palette, HALL, squire))


def plan():
    """Round what the sword turns, and where the name stands on the banner; in shares of the picture."""
    def shares(*values):
        return [round(value / (HALL.width, HALL.height)[i % 2], 5) for i, value in enumerate(values)]

    x, y, k = HALL.banner
    return {"ratio": HALL.width / HALL.height, "grip": shares(*HALL.grip),
            "name": shares(x - 306 * k, y - 34 * k, 612 * k, 66 * k)}
