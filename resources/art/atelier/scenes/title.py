# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The title's miniature: a castle at dawn (at dusk on the dark page), and the squires at their disciplines before it.

Five drawings of one size lie over one another; each but the sky is empty above.
"""
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

from . import at_work as work, castle
from .air import Air
from ..pen import group, lighter, mix, num
from ..brush import at, blob, flow, gradient, halo, oval, scallops

LAYERS = ("sky", "far", "castle", "field", "front")


@dataclass(frozen=True)
class Page:
    """The picture: its size, how far it goes on above and at its sides, and where the castle and each group stand (x, y, scale,
    mirrored)."""
    name: str
    width: int
    height: int
    above: int
    beside: int
    castle: tuple
    places: dict


# Nobody's feet and no banner are near the edge, at which a frame cuts a little of layers that drift.
MEADOW = Page("title", 1600, 900, 26, 52, (936, 446, .74), {
    "rider": (640, 594, .74, False), "quintain": (886, 590, .74, False),
    "pavilion": (1304, 600, .74, False), "server": (1206, 613, .72, False), "king": (1354, 609, .72, True),
    "duel": (284, 866, .98, False), "stone": (980, 846, .96, False), "reader": (872, 856, .98, True),
    "dragon": (700, 776, .84, True),
    "giver": (1158, 866, .98, False), "beggar": (1314, 872, .98, True), "dog": (1092, 880, .84, False),
})


# --- colours of the hour --------------------------------------------------------------------------------------------------

def hour(pen, dawn, dusk, plain):
    return plain if pen.high_contrast else dusk if pen.dark else dawn


def grass(pen):
    return hour(pen, "#7F9C47", "#37573F", "#8CC152")


def meadow(pen):
    return hour(pen, "#B2C169", "#5C7D5C", "#B4DC80")


# --- the sky --------------------------------------------------------------------------------------------------------------

def cloud(pen, x, y, size, mirror=False):
    """A rolled cloud, as painters of books drew them: bumps above, a flat scroll below."""
    fill = hour(pen, "#FFF6E2", "#5A4C7E", "#FFFFFF")
    under = hour(pen, "#F3D2B4", "#453C6C", "#D5E8F7")
    rim = hour(pen, "#B98F74", "#8F79A6", "#000000")
    body = ("M-92,10 C-112,8 -112,-16 -92,-18 C-94,-40 -62,-46 -54,-30 C-50,-58 -4,-62 2,-34"
            " C14,-52 48,-44 46,-20 C66,-32 92,-14 80,4 C96,2 104,10 98,16 H-84 C-90,16 -94,14 -92,10 Z")
    out = (pen.path(body, fill)
           + pen.path("M-92,10 C-60,14 -20,0 20,6 C50,10 70,8 80,4 C96,2 104,10 98,16 H-84 C-90,16 -94,14 -92,10 Z", under))
    out += pen.path("M-54,-30 C-50,-16 -66,-10 -72,-18 M2,-34 C8,-16 -16,-8 -22,-20 C-24,-26 -16,-30 -12,-25"
                    " M46,-20 C46,-6 28,-4 26,-14", "none", 1.7, rim)
    return group(out + pen.path(body, "none", 2, rim), x, y, size, mirror=mirror)


def birds(pen, places):
    d = "".join(f"M{num(x - 9 * k)},{num(y - 4 * k)} q{num(5 * k)},{num(-5 * k)} {num(9 * k)},{num(4 * k)}"
                f" q{num(4 * k)},{num(-9 * k)} {num(10 * k)},{num(-5 * k)} " for x, y, k in places)
    return pen.path(d, "none", 2.2, hour(pen, "#6A5A5C", "#171A3A", "#000000"))


def stars(pen, width, height, moon_place, seed=7):
    dice, out, dots = Random(seed), "", ""
    gold = "#FFE08A"
    for _ in range(int(width * height / 11000)):
        x, y = dice.uniform(0, width), height * dice.random()**1.5
        r = dice.choice((1.1, 1.4, 1.9))
        if abs(x - moon_place[0]) + abs(y - moon_place[1]) > 120:
            dots += oval(x, y, r, r)
    for _ in range(int(width / 95)):
        x, y, r = dice.uniform(20, width - 20), height * .82 * dice.random(), dice.uniform(6, 11)
        if abs(x - moon_place[0]) + abs(y - moon_place[1]) < 150:
            continue
        out += ("M" + "L".join(at(x + (r if i % 2 == 0 else r * .3) * sin(pi * i / 4 + (0 if i % 4 == 0 else 0)),
                                  y - (r if i % 2 == 0 else r * .3) * cos(pi * i / 4)) for i in range(8)) + "z")
    return pen.path(dots, "#FFF3CF", fill_opacity=".8") + pen.path(out, gold, 1, "#8A6A2C")


def sun(pen, x, y, r):
    """The sun behind the hills, its rays straight and waving by turns, in gold."""
    d = wave = ""
    for i in range(32):
        a = pi + pi * (i + .5) / 32
        if i % 2:
            d += (f"M{at(x + r * 1.12 * cos(a - .026), y + r * 1.12 * sin(a - .026))}"
                  f" L{at(x + r * 2.5 * cos(a), y + r * 2.5 * sin(a))}"
                  f" L{at(x + r * 1.12 * cos(a + .026), y + r * 1.12 * sin(a + .026))} Z ")
        else:
            points = [(x + r * k * cos(a + .022 * w), y + r * k * sin(a + .022 * w)) for k,
                      w in ((1.16, 0), (1.4, 1), (1.65, -1), (1.9, 1), (2.1, 0))]
            wave += flow(points)
    gold = pen["gold"]
    arcs = "".join(f"M{at(x - r * k, y)} A{num(r * k)},{num(r * k)} 0 0 1 {at(x + r * k, y)} " for k in (2.75, 3.5, 4.3))
    beads = "".join(oval(x + r * k * cos(a), y + r * k * sin(a), 2.6, 2.6) for k, n in ((2.75, 17), (3.5, 23), (4.3, 29))
                    for a in (pi + pi * (i + .5) / n for i in range(n)))
    return (pen.path(arcs, "none", 1.4, gold, stroke_opacity=".5") + pen.path(beads, gold, fill_opacity=".62")
            + pen.path(d, gold, fill_opacity=".75") + pen.path(wave, "none", 2.6, gold)
            + pen.circle(x, y, r, hour(pen, "#FBD983", "#E9A24A", "#FFD84D"), 2.6, mix(gold, pen.ink, .3))
            + pen.circle(x, y, r * .86, "none", 1.5, lighter(gold, .4)))


def moon(pen, x, y, r):
    return (pen.circle(x, y, r * 1.9, "#FFE9B0", fill_opacity=".1") + pen.circle(x, y, r * 1.45, "#FFE9B0",
            fill_opacity=".12")
            + pen.path(f"M{at(x + r * .2, y - r)} A{r},{r} 0 1 0 {at(x + r * .98, y + r * .32)}"
                       f" A{num(r * .8)},{num(r * .8)} 0 1 1 {at(x + r * .2, y - r)} Z", "#F8E3A6", 2.2, "#8A6A2C"))


def sky(palette, page):
    pen = Air(palette)
    pen.share = 0
    w, h = page.width, page.height
    horizon = 470
    stops = hour(pen, [(0, "#7FAECB"), (.4, "#B9D3D2"), (.72, "#F4E3BE"), (1, "#F6C48E")],
                 [(0, "#0F1330"), (.42, "#25275A"), (.74, "#6A4470"), (.92, "#C4714F"), (1, "#E9A55C")],
                 [(0, "#CBE6FA"), (1, "#FFFFFF")])
    cx, cy = 560, 440
    out = f'<defs>{gradient("air", stops)}</defs><rect x="{-page.beside}" y="{-page.above}" width="{w + 2 * page.beside}" height="{num(horizon + 30 + page.above)}" fill="url(#air)"/>'
    out += pen.rect(-page.beside, horizon + 29, w + 2 * page.beside, h - horizon, stops[-1][1])
    out += halo("glow", cx, cy, 620, hour(pen, "#FFE7A8", "#F3A552", "#FFF1B8"), .85)
    if pen.dark:
        place = (250, 130)
        out += stars(pen, w, horizon - 60, place) + moon(pen, *place, 46)
    else:
        out += sun(pen, cx, cy, 74)
    clouds = [(160, 250, .8, 0), (452, 120, .62, 1), (700, 214, .7, 0), (1330, 150, .95, 1), (1480, 290, .66, 0),
              (1030, 74, .5, 0)]
    for x, y, k, m in clouds:
        out += cloud(pen, x, y, k, bool(m))
    return out


# --- what lies far away ---------------------------------------------------------------------------------------------------

def poplar(pen, x, y, high, color):
    body = blob([(x, y - high), (x + high * .13, y - high * .5), (x + high * .1, y - high * .12), (x, y - high * .06),
                  (x - high * .1, y - high * .12), (x - high * .13, y - high * .5)])
    return (pen.path(f"M{at(x, y)} V{num(y - high * .2)}", "none", 3, "#6A4E38") + pen.path(body, color, 2.2)
            + pen.path(f"M{at(x + high * .03, y - high * .8)} q{num(high * .06)},{num(high * .3)}"
                       f" {num(high * .02)},{num(high * .62)}", "none", 1.6, mix(color, pen.ink, .3)))


def tree(pen, x, y, size, color, seed=1, fruit=None):
    """A tree with a round crown of three tones."""
    dark, light = mix(color, pen.ink, .26), lighter(color, .3)
    out = (pen.path("M-7,4 C-4,-20 -5,-36 -8,-52 L8,-52 C5,-36 5,-20 8,4 Z", "#7A5638", 2.6)
           + pen.path("M0,-34 L14,-54 M-1,-40 L-14,-58", "none", 4))
    out += pen.path(scallops(0, -86, 44, 42, 11, .3 * seed, 2 * pi + .3 * seed), dark, 2.8)
    out += (pen.path(scallops(-4, -91, 36, 33, 10, .2 * seed, 2 * pi + .2 * seed), color)
            + pen.path(scallops(-12, -100, 20, 17, 8, .5, 2 * pi + .5), light, fill_opacity=".8"))
    d = "".join(f"M{num(-26 + 13 * i + 5 * (i * seed % 3))},{num(-106 + 11 * ((i * 3 + seed) % 5))} q5,-6 10,0 "
                for i in range(5))
    out += pen.path(d, "none", 1.7, dark)
    if fruit:
        out += "".join(pen.circle(px, py, 4, fruit, 1.6) for px, py in ((-22, -78), (6, -66), (22, -92), (-6, -110),
                (26, -72), (-30, -98)))
    return group(out, x, y, size)


def house(pen, x, y, k, roof, lit=True):
    wall = hour(pen, "#F1E4C9", "#8C7F94", "#FFFFFF")
    out = (pen.path("M-22,0 V-24 H22 V0 Z", wall, 2.4) + pen.path("M8,0 V-24 H22 V0 Z", mix(wall, "#6A5560", .3))
           + pen.path("M-28,-22 L-16,-46 H16 L28,-22 Z", roof, 2.4))
    glow = pen.glowing() if pen.dark and lit else pen
    out += (glow.path("M-12,-16 h8 v9 h-8 Z", castle.LIT if pen.dark and lit else "#4A4652", 1.6)
            + pen.path("M4,0 v-14 h7 v14", "#6A4630", 1.6))
    return group(out, x, y, k)


def mill(pen, x, y, k):
    out = (pen.path("M-18,0 L-12,-62 H12 L18,0 Z", hour(pen, "#F1E4C9", "#8C7F94", "#FFFFFF"), 2.6)
           + pen.path("M3,-62 H12 L18,0 H6 Z", "#A98E7C", fill_opacity=".5")
           + pen.path("M-16,-60 Q0,-88 16,-60 Z", "#A4574A", 2.6))
    sail = pen.path("M-2,0 L-3,-54 H10 L6,0 Z", "#FBF3DE", 2) + pen.path("M3,-8 V-52 M-2,-20 H8 M-2,-34 H9", "none", 1.3)
    return group(out + "".join(group(sail, 0, -60, 1, a) for a in (20, 110, 200, 290))
                 + pen.circle(0, -60, 4, "#6A4630", 1.8) + pen.path("M-5,0 v-15 h10 v15", "#6A4630", 1.8), x, y, k)


def ridge(points, bottom):
    """A hill's edge through the points, closed below."""
    first, last = points[0], points[-1]
    return flow(points) + f"L{at(last[0], bottom)} L{at(first[0], bottom)} Z"


def far(palette, page):
    """Blue mountains, hills with strips of ploughland, a village, a mill, the river."""
    pen = Air(palette)
    blue, hill, strip = (hour(pen, "#3F7FB8", "#4B5486", "#7FB3DD"), hour(pen, "#6FA39A", "#4C6579", "#A9D08E"),
                         hour(pen, "#D9C37E", "#6E6A72", "#F0DE8A")
                        )
    back, mid, near = pen.away(.75), pen.away(.55), pen.away(.38)
    out = back.path(ridge([(-120, 420), (20, 352), (110, 392), (230, 318), (300, 368), (420, 402), (560, 424), (760, 396),
                           (960, 410), (1180, 372), (1280, 316), (1360, 366), (1450, 334), (1560, 392), (1740, 350)], 1100),
                           blue, 2)
    out += back.path("M1280,316 L1300,346 L1288,342 L1292,358 L1272,342 L1258,350 Z", "#FFF9EA", 1.3)
    out += mid.path(ridge([(-120, 452), (60, 420), (240, 436), (420, 452), (600, 446), (800, 436), (1000, 440), (1240, 418),
                           (1420, 404), (1740, 430)], 1100), hill, 2.2)
    out += mid.path(blob([(90, 424), (180, 430), (250, 456), (120, 452)])
                    + blob([(1420, 412), (1520, 418), (1560, 440), (1440, 436)]), strip, 1.4)
    out += mid.path("M100,430 L132,450 M124,430 L160,452 M150,432 L190,454 M176,434 L220,455 M1440,416 L1460,436"
                    " M1470,417 L1490,438 M1500,418 L1522,440", "none", 1.2)
    for x, y, h in ((300, 446, 40), (316, 449, 48), (334, 451, 38), (352, 452, 44), (1368, 416, 44), (1386, 413, 52),
                    (1404, 412, 40), (1560, 424, 46), (1578, 426, 54)):
        out += poplar(mid, x, y, h, hour(pen, "#5E8560", "#38506A", "#4E9A3C"))
    out += mill(mid, 196, 430, .94)
    out += near.path(ridge([(-120, 500), (80, 470), (300, 486), (470, 502), (640, 490), (860, 470), (1200, 470), (1440, 474),
                            (1740, 452)], 1100), hill, 2.4)
    for x, y, k, r in ((84, 480, .9, castle.TILE), (132, 486, 1.05, castle.SLATE), (182, 482, .84, castle.TILE),
                       (40, 486, .74, castle.TILE)):
        out += house(near, x, y, k, r)
    church = (near.path("M-12,0 V-52 L0,-84 L12,-52 V0 Z", hour(pen, "#F1E4C9", "#8C7F94", "#FFFFFF"), 2.4)
              + near.path("M-15,-48 L0,-92 L15,-48 Z", castle.SLATE, 2.4)
              + near.path("M0,-92 V-106 M-5,-100 H5", "none", 2.4))
    out += group(church + castle.window(near, 0, -28, 8, 18), 108, 478, .95)
    for x, y, k, s in ((236, 492, .5, 1), (10, 494, .5, 2), (268, 496, .42, 3), (1500, 478, .56, 2), (1550, 470, .64, 1),
                       (1450, 482, .46, 3)):
        out += tree(near, x, y, k, hour(pen, "#6C9557", "#35564F", "#5DA83E"), s)
    out += birds(pen, [(330, 250, 1), (372, 268, .8), (300, 284, .7), (690, 120, .7), (718, 132, .6), (1186, 92, .8),
                       (1216, 108, .6)])
    return out


def castle_hill(palette, page):
    pen = Air(palette, .2)
    x, y, k = page.castle
    green, path = hour(pen, "#87A65C", "#47645A", "#93C864"), hour(pen, "#E9D3A4", "#A58C84", "#F5E6B8")
    hill = blob([(-700, 260, 1), (-560, 150), (-430, 74), (-360, 22), (-250, 2), (0, -6), (260, 0), (370, 20), (430, 76),
                  (560, 136), (760, 180, 1), (760, 640, 1), (-700, 640, 1)])
    out = pen.path(hill, green, 2.6)
    out += pen.path(blob([(300, 10), (370, 20), (430, 76), (560, 136), (760, 180, 1), (760, 640, 1), (420, 640, 1),
                           (440, 220), (360, 90)]), mix(green, pen.ink, .16))
    out += castle.banners(pen.away(.06)) + castle.castle(pen.away(.14))
    road = blob([(-34, 4, 1), (14, 4, 1), (26, 30), (104, 56), (150, 92), (60, 128), (-90, 158), (-150, 220), (-110, 300),
                  (-20, 420, 1), (-240, 420, 1), (-260, 300), (-240, 200), (-130, 138), (20, 106), (60, 84), (0, 58),
                  (-40, 36)])
    out += (pen.path(road, path, 2.2) + pen.path("M10,40 q20,12 44,20 M70,112 q-60,22 -130,40 M-196,220 q-16,50 -6,90",
                                                 "none", 1.5, mix(path, pen.ink, .35)))
    out += (pen.path("M-40,-2 L20,-2 L28,22 L-36,22 Z", "#9A6B42", 2.6)
            + pen.path("M-22,-2 L-20,22 M-4,-2 L-2,22 M10,-2 L14,22", "none", 1.6))
    leaf = hour(pen, "#6F9450", "#38594C", "#58A53C")
    for tx, ty, s, seed in ((-430, 108, .62, 1), (-386, 92, .5, 2), (-470, 146, .74, 3), (410, 108, .66, 2),
                            (462, 138, .78, 1), (360, 94, .46, 3), (220, 66, .5, 1), (262, 84, .6, 2), (-240, 72, .5, 2),
                            (-196, 88, .6, 3), (176, 148, .66, 1)):
        out += tree(pen.away(.16), tx, ty, s, leaf, seed)
    # sheep on the hill
    for sx, sy in ((-80, 92), (-44, 104), (-104, 112)):
        out += group(pen.path("M-7,6 v8 M6,6 v8", "none", 2.6) + pen.path(scallops(0, 0, 12, 8, 9), "#FFF9EA", 2)
                     + pen.path(oval(12, -3, 5, 4), "#4A403A", 1.6), sx, sy, .9)
    return group(out, x, y, k)


# --- the field with the tiltyard ------------------------------------------------------------------------------------------

def fence(pen, x1, x2, y, step=44, gold=False):
    d = "".join(f"M{x},{y + 2} V{y - 34} " for x in range(x1, x2 + 1, step))
    rails = f"M{x1 - 10},{y - 26} H{x2 + 10} M{x1 - 10},{y - 10} H{x2 + 10}"
    return (pen.path(rails, "none", 7) + pen.path(rails, "none", 3.4, work.OAK) + pen.path(d, "none", 9)
            + pen.path(d, "none", 5, "#C79A62"))


def barrier(pen, x1, x2, y):
    """The tilt: a barrier hung with cloth."""
    step = (x2 - x1) / 10
    out = ""
    for i in range(10):
        x = x1 + i * step
        color = (pen["jousts"], "#F6EBCF")[i % 2]
        out += pen.path(f"M{num(x)},{y - 44} h{num(step)} v34 q{num(-step / 2)},14 {num(-step)},0 Z", color, 2.2)
    return out + pen.path(f"M{num(x1 - 6)},{y - 46} H{num(x2 + 6)}", "none",
                          8) + pen.path(f"M{num(x1 - 6)},{y - 46} H{num(x2 + 6)}", "none", 4, work.OAK) + pen.path(
        "".join(f"M{num(x1 + i * (x2 - x1) / 4)},{y - 52} V{y + 6} " for i in range(5)), "none",
        8) + pen.path("".join(f"M{num(x1 + i * (x2 - x1) / 4)},{y - 50} V{y + 5} " for i in range(5)), "none", 4, work.OAK)


def tufts(pen, dice, box, count, color):
    x0, y0, x1, y1 = box
    d = ""
    for _ in range(count):
        x, y = dice.uniform(x0, x1), dice.uniform(y0, y1)
        k = .7 + .5 * (y - y0) / (y1 - y0)
        d += (f"M{num(x - 5 * k)},{num(y - 8 * k)} q{num(2 * k)},{num(4 * k)} {num(4 * k)},{num(8 * k)}"
              f" M{num(x)},{num(y - 12 * k)} v{num(12 * k)} M{num(x + 7 * k)},{num(y - 9 * k)}"
              f" q{num(-3 * k)},{num(4 * k)} {num(-5 * k)},{num(9 * k)} ")
    return pen.path(d, "none", 1.8, color)


def flowers(pen, dice, box, count, clear=()):
    """A thousand flowers, as on a tapestry: small blossoms on two leaves.

    None where someone stands (x, half width, y, height)."""
    x0, y0, x1, y1 = box
    groups, stems, hearts = {}, "", ""
    colors = ["#FFF9EA", pen["gallantry"], "#F2C14B", pen["charity"], "#E2745B"]
    tries = 0
    placed = []
    while len(placed) < count and tries < count * 30:
        tries += 1
        x, y = dice.uniform(x0, x1), dice.uniform(y0, y1)
        if any(abs(x - cx) < half and cy - high < y < cy + 20 for cx, half, cy,
               high in clear) or any(abs(x - a) < 30 and abs(y - b) < 17 for a, b in placed):
            continue
        placed.append((x, y))
        k = .62 + .38 * (y - y0) / (y1 - y0)
        stems += (f"M{at(x, y)} v{num(14 * k)} m0,{num(-2 * k)} q{num(-8 * k)},0 {num(-9 * k)},{num(-7 * k)}"
                  f" m{num(9 * k)},{num(7 * k)} q{num(7 * k)},0 {num(9 * k)},{num(-6 * k)} ")
        c = dice.choice(colors)
        d = "".join(oval(x + 4.4 * k * cos(a), y + 4.4 * k * sin(a), 3 * k, 3 * k)
                    for a in (2 * pi * i / 5 - pi / 2 for i in range(5)))
        groups[c] = groups.get(c, "") + d
        hearts += oval(x, y, 2.4 * k, 2.4 * k)
    return (pen.path(stems, "none", 2, mix(pen["vert"], pen.ink, .3))
            + "".join(pen.path(d, c, 1.3) for c, d in groups.items()) + pen.path(hearts, "#F0B93A", 1))


def place(page, name, drawing):
    x, y, k, mirrored = page.places[name]
    return group(drawing, x, y, k, mirror=mirrored)


def torch(pen, x, y, size):
    """A torch on a pole, lit at dusk: its flame and the light around it."""
    shine = pen.glowing()
    halo_of_light = "".join(shine.circle(0, -104, r, "#FFB84D", fill_opacity=v) for r,
                            v in ((62, ".09"), (42, ".12"), (26, ".18")))
    out = (pen.path("M0,4 V-82", "none", 7) + pen.path("M0,4 V-82", "none", 3.4, work.OAK)
           + pen.path("M-10,-88 H10 L6,-74 H-6 Z", "#5A5560", 2.6))
    out += (shine.path(blob([(-9, -88), (-13, -104), (-4, -114), (-2, -132, 1), (9, -116), (12, -102), (8, -88)]),
                       "#E8712B", 2) + shine.path(blob([(-4, -89), (-6, -100), (1, -114, 1), (6, -100), (4, -89)]),
                                                  "#FFE08A"))
    return group(halo_of_light + out, x, y, size)


def goose(pen, x, y, size, mirror=False):
    body = pen.path(blob([(-26, -16), (-14, -28), (8, -26), (18, -34), (16, -52), (22, -62), (32, -60), (34, -52),
                           (28, -44), (30, -26), (20, -10), (-4, -8), (-18, -10), (-34, -22, 1)]), "#FFFAEE", 2.6)
    body += (pen.path("M-14,-20 C-4,-12 8,-14 14,-22 M-22,-18 C-18,-16 -14,-16 -10,-17", "none", 1.6, "#A39A8C")
             + pen.path("M33,-56 L46,-53 L33,-50 Z", "#E58B2F", 1.8) + pen.circle(27, -55, 2, pen.ink))
    return group(pen.path("M-2,-8 V0 h7 M8,-9 V0 h7", "none", 2.8, "#C46F22") + body, x, y, size, mirror=mirror)


def field(palette, page):
    pen = Air(palette, .1)
    green, sand = meadow(pen), hour(pen, "#E8D6A6", "#8F7C80", "#F3E6BC")
    dice = Random(3)
    ground = pen.path(ridge([(-120, 560), (120, 540), (400, 548), (700, 566), (980, 560), (1240, 552), (1480, 540),
                             (1740, 556)], 1200), green, 2.6)
    yard = pen.path(blob([(300, 590), (450, 560), (700, 552), (940, 566), (1040, 594), (900, 626), (640, 640), (400, 626)]),
                    sand, 1.8)
    yard += pen.path("M400,606 h40 M470,624 h50 M720,622 h46 M760,588 h36 M900,604 h40", "none", 1.7, mix(sand, pen.ink, .3))
    ground += group(yard, 40)
    ground += tufts(pen, dice, (-40, 570, 1640, 760), 46, mix(green, pen.ink, .3))
    leaf = hour(pen, "#7C9F4B", "#3C5E48", "#58A53C")
    for x, y, k, s, f in ((60, 600, 1.2, 1, "#C9452F"), (150, 580, .9, 2, None), (1500, 596, 1.25, 3, None),
                          (1570, 622, 1.5, 1, "#C9452F")):
        ground += tree(pen, x, y, k, leaf, s, f)
    out = ground
    x, y, k, _ = page.places["rider"]
    out += (fence(pen, 330, 1050, 548)
            + barrier(pen, x - 190, x + 340, y - 34))
    for name, drawing in (("quintain", work.quintain), ("rider", work.rider), ("pavilion", work.pavilion),
                          ("king", work.king_enthroned), ("server", work.server)):
        out += place(page, name, drawing(pen.away(.03)))
    for gx, gy, gk, gm in ((1098, 604, .66, False), (1066, 616, .6, False), (1130, 622, .56, True)):
        out += goose(pen, gx, gy, gk, gm)
    if pen.dark:
        for tx, ty, tk in ((500, 556, .8), (1010, 566, .8), (1456, 640, .86)):
            out += torch(pen, tx, ty, tk)
    # clods and dust behind the pony
    dust = "".join(oval(x - 112 * k - i * 15, y - 4 - (i % 2) * 8, 10 - 1.5 * i, 7 - i) for i in range(4))
    return out + pen.path(dust, hour(pen, "#F6EAC8", "#A99AA4", "#FFFFFF"), 1.6, mix(sand, pen.ink, .35))


# --- what is nearest ------------------------------------------------------------------------------------------------------

def snail(pen):
    """The knight's old enemy, from the margins of books; it carries a pennon."""
    shell = "#D9A65A"
    out = pen.path(blob([(-40, 0, 1), (-22, -10), (10, -8), (26, -12), (34, -26), (44, -28), (46, -16), (36, 0, 1)]),
                   "#B9A27C", 2.6)
    out += (pen.path("M38,-27 L36,-42 M44,-27 L50,-40", "none", 2.4) + pen.circle(36, -43, 2.6, pen.ink)
            + pen.circle(51, -41, 2.6, pen.ink) + pen.path("M40,-16 q3,2 5,0", "none", 1.5))
    out += (pen.circle(-4, -24, 21, shell, 2.8)
            + pen.path("M-4,-24 m0,-3 a5,5 0 1 1 -5,6 a10,10 0 1 1 13,5 a14,14 0 0 1 -22,-8", "none", 2.2))
    return (out + pen.path("M-8,-44 V-82", "none", 3.4)
            + pen.path("M-8,-82 C2,-86 8,-76 20,-80 L14,-72 L20,-64 C8,-60 2,-70 -8,-66 Z", pen["gallantry"], 2.2))


def rabbit(pen):
    """A rabbit in the grass with a wooden sword over its shoulder."""
    fur, dark = "#C9AE8C", "#A98A66"
    out = (pen.path("M10,-40 L-30,-92 L-34,-100 L-24,-97 L18,-46 Z", "#F3E3BC", 2.2)
           + pen.path("M-2,-40 L16,-54", "none", 5.4) + pen.path("M-2,-40 L16,-54", "none", 2.6, work.OAK))
    out += (pen.circle(-22, -12, 7, "#FFF9EA", 2.2) + pen.path(blob([(-20, 0, 1), (-24, -20), (-8, -38), (8, -40),
            (18, -24), (16, 0, 1)]), fur, 2.6) + pen.path(blob([(-14, 0, 1), (-16, -14), (-4, -22), (6, -14), (10, 0, 1)]),
                                                          dark, 2))
    out += pen.path(blob([(0, -62), (-10, -84), (-6, -98), (2, -90), (6, -66)])
                    + blob([(8, -64), (8, -88), (16, -98), (20, -88), (14, -64)]), fur, 2.4)
    out += (pen.path(blob([(-6, -46), (-4, -62), (10, -68), (24, -58), (28, -46), (20, -38), (4, -36)]), fur, 2.6)
            + pen.circle(14, -53, 2.8, pen.ink) + pen.circle(28, -48, 2.4, "#C96A6A", 1.4)
            + pen.path("M24,-42 q-4,3 -7,1 M22,-44 l12,2 M22,-43 l11,6", "none", 1.3))
    return out + pen.path(limb_paw(), fur, 2.2)


def limb_paw():
    return blob([(6, -34), (18, -38), (22, -32), (18, -26), (8, -26)])


def mound(pen, knoll, green, pale, dark):
    """The hillock the dragon hides behind: its foot melts into the grass."""
    top, low = min(y for _, y in knoll), max(y for _, y in knoll)
    fade = gradient("mound", ((0, pen.seen(mix(green, pale, .7))), (1, pen.seen(green))), (top, low - 6))
    out = f'<defs>{fade}</defs><path d="{flow(knoll)}z" fill="url(#mound)"/>' + pen.path(flow(knoll[1:-1]), "none", 2.8)
    blades = "".join(f"M{at(x + dx, y + 3)} q{dx},-10 {2 * dx},-15 " for x, y in knoll[1:-1] for dx in (-4, 0.5, 5))
    return out + pen.path(blades, "none", 2.4, dark)


def wild_plant(pen, tall, mirror=False):
    """A tall plant at the picture's edge, nearest to us: blades, bells, a rose."""
    deep = mix(pen["vert"], pen.ink, .34)
    mid = mix(pen["vert"], "#C9C06A", .22)
    out = ""
    for x, lean, high, c in ((-46, -74, .62, deep), (52, 86, .6, deep), (-22, -40, .86, mid), (30, 46, .8, mid),
                             (2, 8, 1.0, deep)):
        h = -tall * high
        out += pen.path(f"M{x - 13},16 C{at(x - 16, h * .5)} {at(x + lean * .3, h * .84)} {at(x + lean, h)}"
                        f" C{at(x + lean * .5 + 8, h * .7)} {at(x + 18, h * .4)} {x + 13},16 Z", c, 2.8)
        out += pen.path(f"M{x},10 C{at(x, h * .4)} {at(x + lean * .4, h * .74)} {at(x + lean * .86, h * .9)}", "none", 1.6,
                        lighter(c, .25))
    for x, y, k, turn in ((-12, -tall * 1.02, 1.15, -10), (20, -tall * .66, .95, 14), (-44, -tall * .5, .9, -22)):
        out += (pen.path(f"M{at(x, y)} Q{at(x * .4, y * .5)} 0,14", "none", 5)
                + pen.path(f"M{at(x, y)} Q{at(x * .4, y * .5)} 0,14", "none", 2.4, mid))
        bell = (pen.path("M-17,6 C-19,-12 -9,-22 0,-22 C9,-22 19,-12 17,6 L10,0 L4,9 L-3,1 L-10,9 Z", pen["charity"], 2.6)
                + pen.path("M-11,0 C-11,-9 -7,-14 -2,-16", "none", 1.7, lighter(pen["charity"], .55)))
        out += group(bell, x, y, k, turn)
    return group(out, mirror=mirror)


def front(palette, page):
    pen = Air(palette)
    green = grass(pen)
    dark, pale = mix(green, pen.ink, .22), lighter(green, .2)
    w, h = page.width, page.height
    dice = Random(11)
    out = ""
    edge = [(-60, 742), (120, 722), (330, 742), (560, 778), (760, 760), (900, 744), (1060, 770), (1220, 764),
            (1420, 736), (1660, 716)]
    knoll = [(470, 862), (520, 818), (580, 786), (650, 772), (722, 772), (784, 790), (840, 822), (884, 862)]
    clear = [(280, 120, 870, 70), (420, 50, 870, 60), (985, 120, 850, 50), (840, 120, 870, 60), (700, 120, 850, 90),
             (1190, 70, 880, 60), (1340, 120, 890, 80)]
    box, guests = (-30, 776, 1630, 912), [("snail", 500, 886, .86), ("rabbit", 134, 760, .7)]
    out += pen.path(ridge(edge, h + 80), green, 2.8) + pen.path(flow([(x, y + 6) for x, y in edge]), "none", 3, pale)
    out += tufts(pen, dice, (box[0], box[1] - 10, box[2], box[3]), 44, dark)
    out += flowers(pen, dice, box, 60, clear)
    if pen.dark:
        shine = pen.glowing()
        spots = [(dice.uniform(box[0], box[2]), dice.uniform(box[1] - 150, box[3] - 30)) for _ in range(26)]
        out += (shine.path("".join(oval(x, y, 6.5, 6.5) for x, y in spots), "#FFE27A", fill_opacity=".22")
                + shine.path("".join(oval(x, y, 2.2, 2.2) for x, y in spots), "#FFF0A8"))
    out += (place(page, "stone", work.sword_glow(pen)) + place(page, "dragon", work.peeping_dragon(pen))
            + mound(pen, knoll, green, pale, dark))
    out += place(page, "dragon", work.claws(pen))
    order = sorted((name for name in ("duel", "stone", "reader", "giver", "beggar", "dog")),
                   key=lambda name: page.places[name][1])
    drawings = {"duel": work.duel, "stone": work.stone, "giver": work.giver, "beggar": work.beggar, "dog": work.dog}
    for name in order:
        out += place(page, name, work.reader(pen, page.places[name][3]) if name == "reader" else drawings[name](pen))
    for x, y, tall, mirrored in ((30, h + 16, 150, False), (w - 38, h + 16, 170, True)):
        out += group(wild_plant(pen, tall, mirrored), x, y)
    for name, x, y, k in guests:
        out += group({"snail": snail, "rabbit": rabbit}[name](pen), x, y, k)
    return out


DRAW = {"sky": sky, "far": far, "castle": castle_hill, "field": field, "front": front}


def layers(palette):
    """Every drawing: (name, width, height, inner, left, top)."""
    width = MEADOW.width + 2 * MEADOW.beside
    for layer in LAYERS:
        yield (f"{MEADOW.name}-{layer}", width, width * MEADOW.height / MEADOW.width, DRAW[layer](palette, MEADOW), -MEADOW.beside,
               -MEADOW.above)
