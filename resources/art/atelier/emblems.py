# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The emblems of the seven boards and of the two knights, in a box of 64: outline 3, inner lines 1.75."""
from math import cos, pi, sin

from .pen import PAPER, SHEEN, STEEL, WOOD, group, lighter, mix, num

GROOVE = "#8D96A3"


def leaf_green(pen):
    return mix(pen["vert"], "#E8E0A0", .12)


def rose(pen, color=None):
    """Gallantry."""
    color = color or pen["gallantry"]
    light = lighter(color, .32)
    petal = "M0,-9 C-15,-10 -18,-25 -8,-28.5 C-4.6,-29.4 -1.6,-28 0,-25.4 C1.6,-28 4.6,-29.4 8,-28.5 C18,-25 15,-10 0,-9 Z"
    sepal = pen.path("M0,-16 C-4.6,-21 -3,-26 0,-31 C3,-26 4.6,-21 0,-16 Z", leaf_green(pen), 2.2)
    outer = pen.path(petal, color, 3) + pen.path("M-7.6,-25 C-11,-22 -10.4,-17 -7,-13.6", "none", 1.6, light)
    inner = pen.path(petal, light, 2.8)
    out = "".join(group(sepal, turn=36 + 72 * i) for i in range(5))
    out += "".join(group(outer, turn=72 * i) for i in range(5))
    out += "".join(group(inner, turn=36 + 72 * i, scale=.56) for i in range(5))
    out += pen.circle(0, 0, 6.2, pen["gold"], 2.4)
    out += "".join(pen.circle(3 * cos(a), 3 * sin(a), .9, pen.ink) for a in (2 * pi * i / 5 - pi / 2 for i in range(5)))
    return group(out, 32, 32.8, .95)


def standing_lance(pen, color, pennon=1.0):
    """A lance on its butt, its point at y -32, its butt at 31; a pennon to the right of that size, none for 0."""
    out = ""
    if pennon:
        flag = pen.path("M2,-23 C9,-27 14,-18 26,-21.5 L20.5,-15 L25,-7.5 C16,-5 10,-13 2,-9.5 Z", color, 2.6)
        flag += pen.path("M6,-19.6 C11,-20.6 15,-14.6 20,-17", "none", 1.6, lighter(color, .35))
        out += flag if pennon == 1 else group(flag, 2 - 2 * pennon, -16 + 16 * pennon, pennon)
    out += pen.path("M-2.4,-24 L2.4,-24 L4.4,8 L-4.4,8 Z", WOOD, 2.6)
    for y in (-16, -9, -2, 5):
        half = 2.5 + .025 * (y + 24)
        out += pen.path(f"M{num(-half)},{y + 3} L{num(half)},{y - 2}", "none", 2.4, color)
    out += pen.path("M-2.4,-24 L0,-32 L2.4,-24 Z", "#D9DDE2", 2.4)
    out += pen.path("M-3.4,14 H3.4 L2.6,29 A2.6,2.6 0 0 1 -2.6,29 Z", mix(color, pen.ink, .35), 2.6)
    out += pen.path("M-10.5,15 C-7,10.5 -5,7 -4.2,3.5 H4.2 C5,7 7,10.5 10.5,15 C4,17.6 -4,17.6 -10.5,15 Z", pen["gold"], 2.8)
    return out + pen.path("M-6,13 C-4,10.6 -3,8.4 -2.4,6", "none", 1.6, SHEEN)


def lance(pen):
    """Jousts."""
    return group(standing_lance(pen, pen["jousts"]), 27.4, 35, 1.02, 38)


def standing_sword(pen):
    """A sword on its pommel, its point at y -32, its pommel at 30."""
    return (pen.path("M-3.6,-24 L0,-32 L3.6,-24 L3.2,9 H-3.2 Z", STEEL, 2.8)
            + pen.path("M0,-26 V6", "none", 1.6, GROOVE) + pen.path("M-1.9,-22 V5", "none", 1.3, "#FFFFFF")
            + pen.path("M-2.6,12 H2.6 V22 H-2.6 Z", pen["tournaments"], 2.6)
            + pen.path("M-2.4,15.6 H2.4 M-2.4,18.8 H2.4", "none", 1.3, pen["gold"])
            + pen.path("M-12,8.4 C-12,6 -9.6,6.2 -8.6,7.6 H8.6 C9.6,6.2 12,6 12,8.4 C12,12 9.4,12.8 8,12 H-8"
                       " C-9.4,12.8 -12,12 -12,8.4 Z", pen["gold"], 2.6)
            + pen.circle(0, 26, 4.2, pen["gold"], 2.6))


def swords(pen):
    """Tournaments."""
    sword = standing_sword(pen)
    return group(sword, 31.4, 34.6, turn=-40) + group(sword, 32.6, 34.6, turn=40)


def book(pen):
    """Education."""
    color = pen["education"]
    writing = ("M25,20 L28,21.6 M25,25 L28,26.6 M12.8,33 C17,32.6 23,33.6 28,36 M12.8,38.6 C17,38.2 23,39.2 28,41.6"
               " M42,19.6 C45,18.8 48,18.6 51.4,19 M42,25.2 C45,24.4 48,24.2 51.4,24.6 M42,30.8 C45,30 48,29.8 51.4,30.2"
               " M42,36.4 C45,35.6 48,35.4 51.4,35.8")
    return (pen.path("M32,22 C25,16 13,15.6 4,18 V54 C13,51.4 25,52 32,57 C39,52 51,51.4 60,54 V18 C51,15.6 39,16 32,22 Z",
                     color, 3)
            + pen.path("M32,17 C26,11.6 16,10.6 8,12.6 V48.4 C16,46.4 26,47.4 32,52 C38,47.4 48,46.4 56,48.4 V12.6"
                       " C48,10.6 38,11.6 32,17 Z", PAPER, 3)
            + pen.path("M32,17 V52", "none", 2.2)
            + pen.path("M34.5,19.5 C36,18.2 37.4,17.4 39,16.8 V46.6 C37.4,47.2 36,48 34.5,49 Z", mix(PAPER, pen["line"], .3))
            + pen.path("M12.6,18 L22,18.4 V28 L12.6,27.4 Z", pen["gules"], 1.8)
            + pen.path("M15.4,25 L17.4,20.6 L19.4,25.2", "none", 1.7, "#F0D487")
            + pen.path(writing, "none", 1.9, mix(pen.ink, PAPER, .25))
            + pen.path("M44,48 V60 L47,57 L50,60 V47.4", pen["gold"], 2))


def fleuron_crown(pen, fleurons=3):
    """An open crown with that many fleurons; its band lies at y 44 to 54."""
    xs = [10 + 44 * i / (fleurons - 1) for i in range(fleurons)]
    tips = [(x + (x - 32) * .12, 20 - 7 * (1 - abs(x - 32) / 24)) for x in xs]
    valley = 36 if fleurons < 5 else 37
    points = f"M12,46 L{num(tips[0][0])},{num(tips[0][1])} "
    for (a, _), (c, e) in zip(tips, tips[1:]):
        points += f"L{num((a + c) / 2)},{valley} L{num(c)},{num(e)} "
    return (pen.path("M12,44 C13,28 22,21 32,21 C42,21 51,28 52,44 Z", pen["kings-service"], 2.4)
            + pen.path(points + "L52,46 Z", pen["gold"], 3)
            + pen.path(f"M{num(tips[0][0] + 3)},{num(tips[0][1] + 9)} L14.6,42", "none", 1.7, SHEEN)
            + "".join(pen.circle(x, y - 3, 4.1 if fleurons < 5 else 3.6, pen["gold"], 2.6) for x, y in tips)
            + pen.path("M11,44.5 C24,49 40,49 53,44.5 V53 C40,58 24,58 11,53 Z", pen["gold"], 3)
            + pen.path("M13.5,48 C17,49.2 20,50 23,50.4", "none", 1.6, SHEEN)
            + pen.path("M32,49 L36,52 L32,55.6 L28,52 Z", pen["gules"], 1.8)
            + pen.circle(20.5, 51.6, 2.2, pen["azure"], 1.6) + pen.circle(43.5, 51.6, 2.2, pen["azure"], 1.6))


def crown(pen):
    """King's Service."""
    return group(fleuron_crown(pen), 0, -2)


def dragon(pen, neck=True):
    """Quests. Without the neck's folds it can be set on a body."""
    color = pen["quests"]
    dark, light = mix(color, pen.ink, .38), lighter(color, .42)
    out = pen.path("M47,17 L57,15.5 L53.4,23 L62,25.6 L55.6,31.4 L62,37 L55,41.6 L60,48.6 L52.4,51.4 L56,60 L46,58 Z",
                   pen["gules"], 2.4)
    out += pen.path("M7.6,25 C7.4,21 11.4,18.6 15,19.8 C19.6,19.8 22.6,16.8 26.4,14.6 C31,11.6 36.4,11 41,12.6"
                    " C50.6,16 56.4,26 54.6,38 C53.4,46 50,52 52,61 L24.6,61 C30.4,55.6 32.8,51.4 31.4,46.4"
                    " C27,48.4 19.6,50 14,47.4 C12,46 12.4,43.4 15,42.6 C20,42.4 24.6,40.4 28.4,35.6"
                    " C22.6,35.8 16.6,34.4 11,31.8 C8,30.4 7.4,27.6 7.6,25 Z", color, 3)
    out += pen.path("M28.4,35.6 C22.6,35.8 16.6,34.4 11,31.8 L13.4,36 L16,33.8 L18.6,38 L21.6,35.2 L24,38.6 Z", PAPER, 1.6)
    out += pen.path("M23.6,39.4 C17.6,40.6 11.6,37.6 5,40 L1.6,37.6 M5,40 L2.4,43.4", "none", 2.6, pen["gules"])
    if neck:
        out += pen.path("M33,46 C37,46 40,44.6 42.4,42 M35,52.6 C38.6,52 42,50 44,47.4 M33.4,58.6 C38,58 42,56 44.6,53",
                        "none", 1.8, dark)
    out += pen.path("M36,34.6 C41,32.6 44.6,29.6 46.4,25", "none", 1.8, dark)
    out += pen.path("M14,22.4 C19,22.6 22.6,19.6 26,17.6", "none", 1.7, light)
    out += pen.path("M36.6,15 C38.4,7 46,2.4 56,4 C50.4,7 47.4,11.4 46,18.6 Z", pen["gold"], 2.6)
    out += pen.path("M40.6,13 C42,9.6 45,7.2 48.4,6.4", "none", 1.4, SHEEN)
    out += pen.path("M24.6,23.6 C27,19.8 32,19.4 35,22 C32.4,25.6 28,26.4 24.6,23.6 Z", "#F0D487", 2)
    out += pen.circle(30, 22.6, 1.9, pen.ink)
    return out + pen.path("M22.6,20.4 C27,16.4 33,16 37,19.4", "none", 2.6) + pen.circle(11.8, 24.6, 1.6, pen.ink)


def hand(pen, coin=True):
    """Charity; on cards the coins fly above the hand instead."""
    skin, color = "#F8E3C2", pen["charity"]
    outline = ("M23.6,51 C22,46.6 17.6,43 14,38.4 C10.6,34.4 7.6,31 6.4,28 C5,24.4 9,21.6 12.4,24.4 C15.4,27 18,30.6 20.6,32"
               " L19.4,14.4 C19.2,9.6 25.8,9.2 26.4,14 L27.8,26.6 L28.2,8.6 C28.4,3.6 35.2,3.6 35.4,8.6 L35.6,26.6 L38,11.4"
               " C38.8,6.8 45,7.6 44.6,12.4 L43,28.6 L46.4,19.6 C48,15.4 53.6,17.2 52.6,21.6 C51,28.4 50,35 48.4,40.4"
               " C47,45 44.6,47.6 43.4,51 Z")
    shade = ("M43.4,51 C44.6,47.6 47,45 48.4,40.4 C49.6,36.6 50.4,32 51.4,27 L48.6,27 C47,35 45,42 39,46"
             " C36,48 34.6,49.6 34,51 Z")
    out = pen.path(outline, skin, 3) + pen.path(shade, mix(skin, "#7A4A22", .28))
    out += pen.path("M28,27 L28.2,30 M35.6,27 L35.4,30 M43,28.6 L42.2,31 M20.6,32 C24,34 25.6,36.6 26,40", "none", 1.7)
    out += pen.path("M20,50 H47 L49,61 H18 Z", color, 3) + pen.path("M20,50 H47 L47.8,54.4 H19.2 Z", pen["gold"], 2.4)
    out += pen.path("M26,57.6 H30 M34,57.6 H38", "none", 1.6, lighter(color, .6))
    if coin:
        out += pen.circle(36.6, 38.6, 6.4, pen["gold"], 2.4) + pen.path("M36.6,35.6 V41.6 M33.6,38.6 H39.6", "none", 1.6)
    return out + pen.path(outline, "none", 3)


def helm(pen, white):
    """A knight's great helm in profile: the White or the Black Knight."""
    color, light = ("#EDEBE4", "#FFFFFF") if white else ("#3A3A40", "#8B8B94")
    seam, holes = (pen.ink, pen.ink) if white else ("#9A9AA4", "#B9B9C2")
    breaths = ((24, 43), (30, 42), (27, 48.6), (32.6, 49), (42, 34), (42, 42), (42, 50))
    return (pen.path("M40,12 C52,2 62,10 58,24 C56,32 58,38 62,42 C54,44 48,40 47,32 Z",
                     pen["azure" if white else "gules"], 2.6)
            + pen.path("M14,20 C18,10 28,6 38,8 C47,10 50,18 50,28 L49,46 C52,50 54,54 54,60 H16 C16,54 17,50 19,47 L8,36 Z",
                       color, 3)
            + pen.path("M9.6,34 L36,25.6 L36,30.6 L13.6,38.6 Z", pen.ink) + pen.path("M36,12 V58", "none", 2, seam)
            + pen.path("M20,18 C23,13.6 27,11.6 32,11.4", "none", 1.8, light)
            + "".join(pen.circle(x, y, 1.7, holes) for x, y in breaths)
            + pen.path("M17,60 H53", "none", 3))


def white_knight(pen):
    """The White Knight of the Jousts & Tournaments variation."""
    return helm(pen, True)


def black_knight(pen):
    """The Black Knight of the Jousts & Tournaments variation."""
    return helm(pen, False)


# By the board's name; in scoring order, then the two knights.
EMBLEMS = {
    "gallantry": rose, "jousts": lance, "tournaments": swords, "education": book, "kings-service": crown,
    "quests": dragon, "charity": hand, "white-knight": white_knight, "black-knight": black_knight,
}
BOARDS = tuple(EMBLEMS)
