# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The parchment with the turns, the marks of scoring turns, and the Cup's track."""
from .emblems import EMBLEMS
from .figures import figures
from .pen import group, lighter, mix, num
from .tokens import hourglass

TURNS = ("I", "II", "III", "IV", "V", "VI")
PARCHMENT = (330, 42)
CUP_TRACK = (560, 64)
CUP_REACH = 8  # squares to either side (R10.1.1)


def turn_place(turn):
    """x and width of a turn's place on the parchment; turns count from 1."""
    step = (PARCHMENT[0] - 36) / 6
    return 18 + step * (turn - 1), step


def parchment(pen, turn=0):
    """The six turns and below each the way cards are passed (R4.2). With a turn, it is gold with the hourglass and the
    ones before it are faded; with 0 nothing has begun."""
    width, height = PARCHMENT
    vellum = mix(pen["card"], pen["gold"], .12)
    faded = mix(vellum, pen.ink, .62)
    out = pen.rect(6, 3, width - 12, height - 6, vellum, 1.4)
    for i, text in enumerate(TURNS):
        x, step = turn_place(i + 1)
        centre, now = x + step / 2, i + 1 == turn
        ink = faded if i + 1 < turn else pen.ink
        if now:
            out += pen.rect(x + 1, 3, step - 2, height - 6, pen["gold"], 1.2)
            out += group(hourglass(pen), x + 3, height * .5 - 13, 17 / 64)
        out += figures(pen, text, centre + (7 if now else 0), height * .52, height * .31, ink, 2.4, hair=1.5)
        way, arm, y = (1 if i % 2 else -1), height * .17, height - 9.5
        out += pen.path(f"M{num(centre - arm * way)},{num(y)} H{num(centre + arm * way)} m{num(-arm * .62 * way)},{num(-arm * .6)}"
                        f" l{num(arm * .62 * way)},{num(arm * .6)} l{num(-arm * .62 * way)},{num(arm * .6)}", "none", 1.6, ink)
    for x in (.8, width - 12.8):
        out += pen.rect(x, .8, 12, height - 1.6, mix(vellum, pen.ink, .12), 1.5, r=6)
        out += pen.path(f"M{num(x + 4)},6 V{height - 6}", "none", 1, "#FFFFFF")
    return out


# Marks of a turn beside a board's name, 24 wide: a lozenge scores, a dot does not, gold is now, a barred arrow resets. They are
# shown at 14 px, and leave little of that empty. An arrow stands before the squares that Gallantry pays.

def lozenge(pen, r, fill, width=0.0, stroke=None):
    return pen.path(f"M12,{num(12 - r)} L{num(12 + r)},12 L12,{num(12 + r)} L{num(12 - r)},12 Z", fill, width, stroke)


MARKS = {
    "scores": lambda pen: lozenge(pen, 9, pen["ink2"]),
    "scored": lambda pen: lozenge(pen, 9, mix(pen["page"], pen["ink2"], .45)),
    "scores-now": lambda pen: lozenge(pen, 10, pen["gold"], 2.4, pen["ink"]),
    "idle": lambda pen: pen.circle(12, 12, 4.8, "none", 2.6, pen["line"]),
    "idle-now": lambda pen: pen.circle(12, 12, 5, "none", 3.4, pen["ink"]),
    "reset": lambda pen: pen.path("M20,12 H8 M12.6,7 L7.6,12 L12.6,17 M4.6,6 V18", "none", 2.6, pen["ink"]),
    "ahead": lambda pen: pen.path("M3.6,16.4 L12,7.6 L20.4,16.4", "none", 4.8, pen["ink"]),
}


def cup_cell(place):
    """x, y, width, height of a place of the Cup's track, −8 (White) to 8 (Black)."""
    return 280 + place * 26.5 - 12.2, 12, 24.4, 24.4


def cup_track(pen):
    """The way between the knights; numbers go below the places, the Cup stands on one of them."""
    width, height = CUP_TRACK
    out = pen.rect(1, 1, width - 2, height - 2, mix(pen["page"], pen["sunk"], .7), 1.4, pen["line"], r=6)
    out += group(EMBLEMS["white-knight"](pen), 6, 12, 38 / 64)
    out += group(EMBLEMS["black-knight"](pen), width - 6, 12, 38 / 64, mirror=True)
    for place in range(-CUP_REACH, CUP_REACH + 1):
        x, y, w, h = cup_cell(place)
        side = pen["white-knight"] if place < 0 else pen["black-knight"]
        fill = pen["gold"] if place == 0 else mix(pen["leaf"], side, .1 + .075 * abs(place))
        out += pen.rect(x, y, w, h, fill, 1.1, pen["line"], r=2)
        if place == 0:
            out += pen.path(f"M{num(x + w / 2)},{num(y + 5)} l7,7.2 l-7,7.2 l-7,-7.2 Z", lighter(pen["gold"], .35), 1.2)
    return out


def plan():
    """Places on the parchment and on the Cup's track, as shares of the drawing: x, y, width, height."""
    pw, ph = PARCHMENT
    cw, ch = CUP_TRACK

    def cup_share(x, y, w, h):
        return [round(x / cw, 5), round(y / ch, 5), round(w / cw, 5), round(h / ch, 5)]

    places = range(-CUP_REACH, CUP_REACH + 1)
    return {
        "parchment": {"ratio": pw / ph},
        "cup": {"ratio": cw / ch,
                "numbers": [cup_share(cup_cell(p)[0], 38, cup_cell(p)[2], 22) for p in places],
                "cups": [cup_share(cup_cell(p)[0] - 6.8, 0, cup_cell(p)[2] + 13.6, cup_cell(p)[2] + 13.6) for p in places]},
    }
