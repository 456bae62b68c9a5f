# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The Learning cards, the backs, and the card on which a bet is laid.

The ground grows with the value like the picture: 2 bare vellum, 3 a wash, 4 pigment with white-work, 5 burnished gold in
a painted border. The kind's name below the picture is text, which the interface writes into the place that `plan` gives.
"""
from . import drolleries
from .brush import petals
from .emblems import EMBLEMS
from .figures import figures
from .hatching import diaper, hatching
from .ornament import ivy_leaf
from .pen import WHITE, group, lighter, mix, num
from .squires import charge
from .tokens import excalibur

WIDTH, HEIGHT = 120, 180
SMALL_WIDTH, SMALL_HEIGHT = 64, 96
# "knights" are the Swords cards where the White and the Black Knight stand for Jousts and Tournaments (R10.1.1).
KINDS = ("swords", "gallantry", "education", "kings-service", "quests", "charity", "knights")
VALUES = (2, 3, 4, 5)
# Kinds played on one of two boards: which.
TWO_BOARDS = {"swords": ("jousts", "tournaments"), "knights": ("white-knight", "black-knight")}


def exists(kind, value):
    """Swords begin at 3 (R2.2)."""
    return kind not in TWO_BOARDS or value > 2


def pigment(pen, kind):
    """The ground's colour: the board's; the Swords cards take Tournaments' lead."""
    return pen["tournaments"] if kind in TWO_BOARDS else pen[kind]


def ground(pen, kind, value, x, y, w, h):
    color = pigment(pen, kind)
    if value == 2:
        return pen.rect(x, y, w, h, mix(pen["card"], pen["line"], .07), 1.4, mix(color, pen["card"], .2))
    if value == 3:
        return pen.rect(x, y, w, h, mix(pen["card"], color, .2), 1.6, color)
    if value == 4:
        light = lighter(color, .22)
        return (pen.rect(x, y, w, h, light, 1.8) + diaper(pen, x + 1, y + 1, w - 2, h - 2, 16, .32)
                + pen.rect(x + 3, y + 3, w - 6, h - 6, "none", 1, WHITE, stroke_opacity=".55"))
    return full_border(pen, color, x, y, w, h)


BORDER = 6  # width of the painted border of a 5


def full_border(pen, color, x, y, w, h):
    """Burnished gold in a border painted like a board's frame: pigment with white-work, and a fillet of gold within."""
    gold, b = lighter(pen["gold"], .34), BORDER
    dots = "".join(f"M{num(px)},{num(py - 1.6)}l1.6,1.6l-1.6,1.6l-1.6,-1.6z" for px, py in border_points(x, y, w, h))
    corners = "".join(petals(px, py, 2.6, 4, -45) for px in (x + b / 2, x + w - b / 2) for py in (y + b / 2, y + h - b / 2))
    ix, iy, iw, ih = x + b, y + b, w - 2 * b, h - 2 * b
    # Burnished: a lighter bevel above and at the left, and only a whisper of white-work, so that the picture stays clear.
    return (pen.rect(x, y, w, h, color, 1.8) + pen.path(dots + corners, lighter(color, .5))
            + pen.rect(ix, iy, iw, ih, gold, 1.4) + diaper(pen, ix + 2, iy + 2, iw - 4, ih - 4, 19, .3, dots=False)
            + pen.path(f"M{num(ix + 1.6)},{num(iy + ih - 2)} V{num(iy + 1.6)} H{num(ix + iw - 2)}", "none", 1.6,
                       lighter(pen["gold"], .72))
            + pen.path(f"M{num(ix + 2)},{num(iy + ih - 1.6)} H{num(ix + iw - 1.6)} V{num(iy + 2)}", "none", 1.4,
                       mix(pen["gold"], pen.ink, .25)))


def border_points(x, y, w, h, pitch=10.0):
    """Evenly spaced places along the middle of the border."""
    m = BORDER / 2
    across, down = round((w - 2 * m) / pitch), round((h - 2 * m) / pitch)
    rows = [(x + m + (w - 2 * m) * i / across, py) for i in range(1, across) for py in (y + m, y + h - m)]
    return rows + [(px, y + m + (h - 2 * m) * i / down) for i in range(1, down) for px in (x + m, x + w - m)]


def roundel(pen, board, x, y, r):
    return pen.circle(x, y, r, pen["card"], 1.4) + group(EMBLEMS[board](pen), x - r * .82, y - r * .82, r * 1.64 / 64)


def roundels(pen, kind, alone, *both):
    """The emblem of its board at a place (x, y, radius), or those of its two boards."""
    boards, places = (TWO_BOARDS[kind], both) if kind in TWO_BOARDS else ((kind,), (alone,))
    return "".join(roundel(pen, board, *place) for board, place in zip(boards, places))


def initial(pen, kind, value, x, y, size):
    """The value, as a painted initial."""
    return (pen.rect(x, y, size, size, pigment(pen, kind), 1.8)
            + diaper(pen, x + 1, y + 1, size - 2, size - 2, size / 3.4, .26)
            + pen.rect(x + size * .07, y + size * .07, size * .86, size * .86, "none", 1.3, lighter(pen["gold"], .25))
            + figures(pen, str(value), x + size / 2, y + size * .83, size * .66, "#FFF9EA", 3))


def card(pen, kind, value):
    """A Learning card, for 90 px of width and more."""
    color = pigment(pen, kind)
    out = pen.rect(.8, .8, WIDTH - 1.6, HEIGHT - 1.6, pen["card"], 1.6, r=7)
    out += pen.rect(5, 5, 110, 170, "none", .9, mix(color, pen["card"], .25), r=4)
    out += ground(pen, kind, value, 10, 10, 100, 140)
    size, left, floor = (.94, 63, 150) if value < 5 else (.88, 60.6, 144)
    out += group(drolleries.PICTURES[kind](pen, value), left - 50 * size, floor - 129 * size, size)
    out += initial(pen, kind, value, 5, 5, 38)
    # Two are beside the initial, where the riders leave room.
    return out + roundels(pen, kind, (21, 58, 13), (63, 26.5, 13.5), (91, 26.5, 13.5))


def small_card(pen, kind, value):
    """The same card below 90 px of width, on a phone: the picture fills it, the value stays as large as it was."""
    out = pen.rect(.7, .7, SMALL_WIDTH - 1.4, SMALL_HEIGHT - 1.4, pen["card"], 1.6, r=6)
    out += ground(pen, kind, value, 4, 4, 56, 88)
    size, floor = (.56, 91) if value < 5 else (.5, 86)
    middle = 32
    if kind == "quests":  # whose head is high
        size, middle = size * .88, 34.5 if value < 5 else 32.5
    out += group(drolleries.PICTURES[kind](pen, value), middle - 50 * size, floor - 129 * size, size)
    out += initial(pen, kind, value, 3, 3, 28)
    return out + roundels(pen, kind, (48, 16, 11.4), (41, 14, 9.4), (52, 29, 9.4))


def tiny_card(pen, kind, value):
    """The same card below 44 px of width, on a squire's plate: figure and emblem only."""
    out = pen.rect(.7, .7, SMALL_WIDTH - 1.4, SMALL_HEIGHT - 1.4, pen["card"], 1.6, r=6)
    out += ground(pen, kind, value, 4.5, 4.5, 55, 87) + initial(pen, kind, value, 3, 3, 31)
    return out + roundels(pen, kind, (36, 65, 21.6), (22.5, 65, 16), (43.5, 74, 16))


def back_ground(pen, color):
    return (pen.rect(.8, .8, WIDTH - 1.6, HEIGHT - 1.6, pen["card"], 1.6, r=7)
            + pen.rect(7, 7, 106, 166, color, 1.8, r=3) + diaper(pen, 8, 8, 104, 164, 15, .3)
            + pen.rect(12, 12, 96, 156, "none", 1.6, pen["gold"], r=2) + pen.rect(15, 15, 90, 150, "none", .9, pen["gold"], r=1))


def card_back(pen):
    """The back of a Learning card: the sword in the stone."""
    corners = ((20, 20, 135), (100, 20, 225), (20, 160, 45), (100, 160, 315))
    return (back_ground(pen, mix(pen["azure"], pen.ink, .35))
            + "".join(ivy_leaf(pen, x, y, turn, .9, pen["gold"]) for x, y, turn in corners)
            + pen.path("M30,58 H90 V92 C90,114 76,124 60,132 C44,124 30,114 30,92 Z", pen["card"], 2.6)
            + pen.path("M35,62.6 H85 V91 C85,110 73,119 60,125.8 C47,119 35,110 35,91 Z", "none", 1.4, pen["gold"])
            + group(excalibur(pen, 0), 60 - 29, 64, 58 / 64))


def small_card_back(pen):
    """The back below 90 px of width."""
    field = mix(pen["azure"], pen.ink, .35)
    return (pen.rect(.7, .7, SMALL_WIDTH - 1.4, SMALL_HEIGHT - 1.4, pen["card"], 1.6, r=6)
            + pen.rect(5, 5, 54, 86, field, 1.8, r=2) + diaper(pen, 6, 6, 52, 84, 13, .28)
            + pen.rect(8, 8, 48, 80, "none", 1.3, pen["gold"], r=1)
            + pen.path("M15,28 H49 V48 C49,60 41,66 32,70 C23,66 15,60 15,48 Z", pen["card"], 2.4)
            + group(excalibur(pen, 0), 32 - 16, 30.5, 32 / 64))


def bet_card(pen, squire):
    """A squire's Bet card: a field of its tincture with the charge below; the emblem of the chosen board goes into the
    roundel above, by the interface."""
    field = [(9, 9), (111, 9), (111, 171), (9, 171)]
    out = pen.rect(.8, .8, WIDTH - 1.6, HEIGHT - 1.6, pen["card"], 1.6, r=7) + pen.rect(7, 7, 106, 166, pen[squire], 1.8, r=3)
    out += hatching(pen, field, squire, 8, 1.1, (60, 68, 47), (60, 90))
    out += pen.rect(12, 12, 96, 156, "none", 1.6, pen["gold"], r=2)
    out += pen.circle(60, 68, 43, pen["card"], 2.4) + pen.circle(60, 68, 39, "none", 1.2, pen["gold"])
    return out + pen.circle(60, 143, 23, pen[squire], 2.2) + group(charge(pen, squire, 1.35), 60, 143)


def plan():
    """Where the interface writes and draws on a card, as shares of its width and height: x, y, width, height."""
    return {"name": [10 / WIDTH, 152 / HEIGHT, 100 / WIDTH, 21 / HEIGHT], "nameSize": 15 / WIDTH,
            "bet": [(60 - 31) / WIDTH, (68 - 31) / HEIGHT, 62 / WIDTH, 62 / HEIGHT]}
