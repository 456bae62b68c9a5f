# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The picture on each card, in a box of 100 by 130. It grows with the value, so that the value can be counted: so many
weapons, roses, books, fleurons, bends of the dragon, coins."""
from math import atan2, cos, degrees, hypot, pi, sin

from .emblems import (black_knight, book, dragon, fleuron_crown, hand, leaf_green, rose, standing_lance, standing_sword,
                      white_knight)
from .ornament import ivy_leaf
from .pen import PAPER, SHEEN, group, lighter, num
from .tokens import cup


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
    # Each weapon has a ray of its own. The pennon flies only from a single lance: more would hide one another.
    lances, blades = {3: ([0], [-34, 34]), 4: ([-13, 13], [-41, 41]), 5: ([-21, 0, 21], [-44, 44])}[value]
    size = {3: 1, 4: .95, 5: .95}[value]
    sword = group(standing_sword(pen), 0, -32, 1.5 * size)
    weapon = group(standing_lance(pen, pen["jousts"], 1 if value == 3 else 0), 0, -40, 1.62 * size)
    out = "".join(group(sword, 50, 111, turn=a) for a in blades) + "".join(group(weapon, 50, 113, turn=a) for a in lances)
    return (out + pen.path("M32,87 H68 V103 C68,115 59,122.4 50,126.6 C41,122.4 32,115 32,103 Z", pen["tournaments"], 2.8)
            + pen.path("M50,87 H68 V103 C68,115 59,122.4 50,126.6 Z", pen["jousts"], 2)
            + pen.path("M35.6,102 V90.6 H46.6", "none", 1.6, "#FFFFFF"))


def knights(pen, value):
    """As many swords in an open fan behind the White and the Black Knight, who face each other over the Cup."""
    angles = {3: (-32, 0, 32), 4: (-39, -13, 13, 39), 5: (-44, -22, 0, 22, 44)}[value]
    sword = group(standing_sword(pen), 0, -32, 1.5)
    out = "".join(group(sword, 50, 112, turn=a) for a in angles)
    size = .72
    out += group(white_knight(pen), 49, 81, size, mirror=True) + group(black_knight(pen), 51, 81, size)
    return out + group(cup(pen), 50 - 15.4, 126.4 - 30, .48)


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


def coils(top, pitch, bends, left, right, start):
    """The middle line of a body that comes down at `start` and runs to and fro, turning so many times; 1 unit a point."""
    points, r = [], pitch / 2

    def arc(cx, cy, begin, end):
        count = max(4, round(abs(end - begin) * r))
        points.extend((cx + r * cos(begin + (end - begin) * k / count), cy + r * sin(begin + (end - begin) * k / count))
                      for k in range(1, count + 1))

    def run(x, y):
        x0, y0 = points[-1]
        count = max(2, round(hypot(x - x0, y - y0)))
        points.extend((x0 + (x - x0) * k / count, y0 + (y - y0) * k / count) for k in range(1, count + 1))

    points.append((start, top - r))
    arc(start + r, top - r, pi, pi / 2)
    y = top
    for i in range(bends):
        # Each run leans a little, and the coils narrow towards the tail.
        narrow = 2.4 * i
        if i % 2 == 0:
            run(right - narrow, y)
            arc(right - narrow, y + r, -pi / 2, pi / 2)
        else:
            run(left + narrow, y)
            arc(left + narrow, y + r, 3 * pi / 2, pi / 2)
        y += pitch
    run(start + (6 if bends % 2 else 2) * (-1 if bends % 2 else 1), y + 1)
    return points


def quests(pen, value):
    """A dragon whose body turns so many times."""
    color = pen["quests"]
    top, pitch = {2: (68, 25), 3: (63, 20), 4: (57, 16.4), 5: (47, 15)}[value]
    thick = {2: 7.2, 3: 6.4, 4: 5.6, 5: 5.1}[value]
    size = {2: 1.02, 3: .95, 4: .88, 5: .8}[value]
    spine = coils(top, pitch, value, 23, {2: 70, 3: 71, 4: 74, 5: 76}[value], 44)
    left, right, spikes = [], [], ""
    count = len(spine) - 1
    for i, (x, y) in enumerate(spine):
        (x0, y0), (x1, y1) = spine[max(0, i - 1)], spine[min(count, i + 1)]
        run = hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / run, (x1 - x0) / run
        half = thick * (1 - .62 * (i / count)**1.5)
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
        if value < 4 and i % 13 == 6 and 12 < i < count - 8:
            bx, by, k = x - nx * half * .8, y - ny * half * .8, 4.6 * (1 - .4 * i / count)
            tx, ty = (x1 - x0) / run * 2.6, (y1 - y0) / run * 2.6
            spikes += f"M{num(bx - tx)},{num(by - ty)} L{num(bx - nx * k)},{num(by - ny * k)} L{num(bx + tx)},{num(by + ty)} Z "
    (ex, ey), (px, py) = spine[-1], spine[-4]
    out = pen.path(spikes, pen["gules"], 1.5) if spikes else ""
    out += pen.path("M" + "L".join(f"{num(x)},{num(y)}" for x, y in left + right[::-1]) + "z", color, 2.8)
    light = [(.45 * a + .55 * c, .45 * b + .55 * e) for (a, b), (c, e) in zip(right, spine)][14:count - 10:2]
    out += pen.path("M" + "L".join(f"{num(x)},{num(y)}" for x, y in light), "none", 1.3, lighter(color, .4))
    out += group(pen.path("M-2,0 L6,-6.4 L17,0 L6,6.4 Z", pen["gules"], 2.2), ex, ey, .8, degrees(atan2(ey - py, ex - px)))
    return group(out + group(dragon(pen), 44 - 38 * size, top - pitch / 2 - 57 * size, size), 8, 0)


def charity(pen, value):
    """Coins above an open hand."""
    places = {2: [(38, 38), (66, 38)], 3: [(32, 46), (54, 26), (78, 44)], 4: [(24, 58), (41, 30), (67, 30), (84, 58)],
              5: [(22, 70), (33, 42), (56, 22), (79, 42), (89, 70)]}[value]
    size = 1.16 if value < 4 else 1.02
    coin = (pen.circle(0, 0, 10.5, pen["gold"], 2.6) + pen.circle(0, 0, 7, "none", 1.3)
            + pen.path("M0,-4 V4 M-4,0 H4", "none", 1.8) + pen.path("M-7.4,-2.6 A8,8 0 0 1 -2,-7.7", "none", 1.5, SHEEN))
    return group(hand(pen, False), 54 - 32 * size, 126 - 61 * size, size) + "".join(group(coin, x, y) for x, y in places)


PICTURES = {"swords": swords, "gallantry": gallantry, "education": education, "kings-service": kings_service,
            "quests": quests, "charity": charity, "knights": knights}
