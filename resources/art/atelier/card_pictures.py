# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The picture on each card, in a box of 100 by 130. It grows with the value, so that the value can be counted: so many
weapons, roses, books, fleurons, bends of the dragon, coins."""
from math import atan2, degrees, hypot, pi, sin

from .emblems import book, dragon, fleuron_crown, hand, leaf_green, rose, standing_lance, standing_sword
from .ornament import ivy_leaf
from .pen import PAPER, SHEEN, group, lighter, mix, num


def gallantry(pen, value):
    """Roses on one bush."""
    places = {2: [(38, 70), (70, 40)], 3: [(50, 30), (26, 64), (75, 70)], 4: [(50, 26), (22, 50), (78, 52), (50, 76)],
              5: [(50, 24), (20, 44), (80, 46), (28, 84), (73, 85)]}[value]
    size = {2: .74, 3: .64, 4: .58, 5: .54}[value]
    green, out = leaf_green(pen), ""
    for i, (x, y) in enumerate(places):
        stalk = f"M50,127 C50,{110 - i * 3} {num(50 + (x - 50) * .2)},{y + 34} {x},{y}"
        out += pen.path(stalk, "none", 4.6) + pen.path(stalk, "none", 2, green)
    for x, y, turn, k in [(40, 104, -62, .95), (60, 102, 60, .95), (44, 90, -40, .7), (57, 88, 46, .7)][:value]:
        out += ivy_leaf(pen, x, y, turn, k, green)
    flower = rose(pen, lighter(pen["gallantry"], .06))
    return out + "".join(group(flower, x - 32 * size, y - 32 * size, size) for x, y in places)


def swords(pen, value):
    """Lances and swords in an open fan behind a shield parted for Jousts and Tournaments."""
    # Each weapon has a ray of its own; the pennon flies only where there is one lance, or they would hide one another.
    lances, blades = {3: ([0], [-34, 34]), 4: ([-13, 13], [-40, 40]), 5: ([-22, 0, 22], [-46, 46])}[value]
    size = {3: 1, 4: .95, 5: .93}[value]
    out = "".join(group(group(standing_sword(pen), 0, -32, 1.46 * size), 50, 110, turn=a) for a in blades)
    weapon = standing_lance(pen, pen["jousts"], 1 if value == 3 else 0)
    for a in lances:
        out += group(group(weapon, 0, -40, 1.62 * size), 50, 112, turn=a)
    if value > 3:  # one pennon all the same, on the lance to the right, flying free above the swords
        a = lances[-1]
        flag = pen.path("M3,-23 C10,-27 15,-18 25,-21.5 L20.5,-15 L24,-8.5 C16,-5.5 10,-13 3,-10 Z", pen["jousts"], 2.6)
        out += group(group(flag, 0, -40, 1.3 * size), 50, 104, turn=a) if value == 4 else ""
    return (out + pen.path("M32,86 H68 V102 C68,114 59,121.4 50,125.6 C41,121.4 32,114 32,102 Z", pen["tournaments"], 2.8)
            + pen.path("M50,86 H68 V102 C68,114 59,121.4 50,125.6 Z", pen["jousts"], 2)
            + pen.path("M35.6,101 V89.6 H46.6", "none", 1.6, "#FFFFFF"))


def education(pen, value):
    """One book open on a pile of the others."""
    colors = ["gules", "charity", "king", "gallantry"]
    out, y = "", 124.0
    thick = 14.4 if value == 5 else 16
    for i in range(value - 1):
        wide = 76 - i * 5
        x = 50 - wide / 2 + (3 if i % 2 else -3)
        y -= thick
        color = pen[colors[i]]
        out += pen.rect(x, y, wide, thick, color, 2.4, r=3)
        out += pen.path(f"M{num(x + wide - 9)},{num(y + 3)} H{num(x + wide)} V{num(y + thick - 3)} H{num(x + wide - 9)}", PAPER, 1.6)
        out += pen.path(f"M{num(x + 10)},{num(y)} V{num(y + thick)} M{num(x + 16)},{num(y)} V{num(y + thick)}", "none", 2.2,
                        pen["gold"])
        out += pen.path(f"M{num(x + 4)},{num(y + 3.4)} H{num(x + wide - 14)}", "none", 1.4, lighter(color, .5))
    size = {2: 1.34, 3: 1.26, 4: 1.18, 5: 1.1}[value]
    return group(out + group(book(pen), 50 - 32 * size, y - 57.5 * size, size), 0, {2: -14, 3: -8}.get(value, -2))


def kings_service(pen, value):
    """A crown of so many fleurons on a cushion; from 4 on it shines."""
    size, out = {2: 1.26, 3: 1.32, 4: 1.36, 5: 1.4}[value], ""
    if value >= 4:
        reach = 56 if value == 5 else 42
        ray = "M0,-48 L2.4,-63 L0,-72 L-2.4,-63 Z" if value == 5 else "M0,-48 L2.2,-60 L0,-66 L-2.2,-60 Z"
        fill = SHEEN if value == 5 else pen["gold"]
        out += "".join(group(pen.path(ray, fill, 1.4), 50, 72, turn=a) for a in range(-reach, reach + 1, 14))
    red = pen["gules"]
    out += pen.path("M14,112 C8,104 10,96 18,95 H82 C90,96 92,104 86,112 C90,120 84,124 78,122 C60,126 40,126 22,122"
                    " C16,124 10,120 14,112 Z", red, 2.8)
    out += pen.path("M20,101 C40,97 56,97 70,99", "none", 1.7, lighter(red, .5))
    out += pen.circle(16, 119, 4, pen["gold"], 2) + pen.circle(84, 119, 4, pen["gold"], 2)
    return group(out + group(fleuron_crown(pen, value), 50 - 32 * size, 103 - 54 * size, size), 0, -14 if value < 4 else -8)


def quests(pen, value):
    """A dragon whose body has so many bends."""
    color = pen["quests"]
    top = {2: 66, 3: 60, 4: 52, 5: 41}[value]
    bottom = {2: 112, 3: 118, 4: 121, 5: 123}[value]
    thick = {2: 8.2, 3: 7.7, 4: 6.6, 5: 5.4}[value]
    swing = {2: 28, 3: 28, 4: 29, 5: 31}[value]
    count = 120
    spine = []
    for i in range(count + 1):
        t = i / count
        spine.append((46 + (swing - 5 * t) * sin(t * pi * value) + 4 * t, top + (bottom - top) * t))
    left, right, spikes = [], [], ""
    for i, (x, y) in enumerate(spine):
        (x0, y0), (x1, y1) = spine[max(0, i - 1)], spine[min(count, i + 1)]
        run = hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / run, (x1 - x0) / run
        half = thick * (1 - .7 * (i / count)**1.3)
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
        if value < 5 and i % 9 == 4 and 6 < i < count - 6:
            bx, by, k = x - nx * half * .8, y - ny * half * .8, 5.2 * (1 - .5 * i / count)
            tx, ty = (x1 - x0) / run * 3, (y1 - y0) / run * 3
            spikes += (f"M{num(bx - tx)},{num(by - ty)} L{num(bx - nx * k)},{num(by - ny * k)} L{num(bx + tx)},{num(by + ty)} Z ")
    (ex, ey), (px, py) = spine[-1], spine[-4]
    out = pen.path(spikes, pen["gules"], 1.5) if spikes else ""
    out += pen.path("M" + "L".join(f"{num(x)},{num(y)}" for x, y in left[::3] + right[::-3]) + "z", color, 2.8)
    light = [((2 * a + c) / 3, (2 * b + e) / 3) for (a, b), (c, e) in zip(left, spine)][10:count - 16:3]
    out += pen.path("M" + "L".join(f"{num(x)},{num(y)}" for x, y in light), "none", 1.4, lighter(color, .4))
    out += group(pen.path("M-2,0 L6,-7 L18,0 L6,7 Z", pen["gules"], 2.2), ex, ey, .85, degrees(atan2(ey - py, ex - px)))
    size = {2: 1.02, 3: .96, 4: .88, 5: .76}[value]
    shift = {2: (6, -8), 3: (7, -5), 4: (8, -1), 5: (6, 0)}[value]
    return group(out + group(dragon(pen), 50 - 40 * size, top - 57 * size, size), *shift)


def charity(pen, value):
    """Coins above an open hand."""
    places = {2: [(38, 38), (66, 38)], 3: [(32, 46), (54, 26), (78, 44)], 4: [(24, 58), (41, 30), (67, 30), (84, 58)],
              5: [(22, 70), (33, 42), (56, 22), (79, 42), (89, 70)]}[value]
    size = 1.16 if value < 4 else 1.02
    coin = (pen.circle(0, 0, 10.5, pen["gold"], 2.6) + pen.circle(0, 0, 7, "none", 1.3)
            + pen.path("M0,-4 V4 M-4,0 H4", "none", 1.8) + pen.path("M-7.4,-2.6 A8,8 0 0 1 -2,-7.7", "none", 1.5, SHEEN))
    return group(hand(pen, False), 54 - 32 * size, 126 - 61 * size, size) + "".join(group(coin, x, y) for x, y in places)


PICTURES = {"swords": swords, "gallantry": gallantry, "education": education, "kings-service": kings_service,
            "quests": quests, "charity": charity}
