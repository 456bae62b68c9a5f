# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The squires as people, in four moods: a bust in a roundel, and a half figure that holds the shield.

One drawing, two crops. It stands round (0, 0), the middle of the face; a head is 40 high.
"""
from dataclasses import dataclass, replace
from math import hypot, sqrt

from . import faces
from ..figures import flattened
from .grounds import circle_path, frame, glory, ground_colors, worked_ground
from .hair import BEFORE, BEHIND, braid, earring
from .hands import gripping_hand, hand_on_cheek, pondering_hand, raised_fist, sleeve, tube, wooden_sword
from ..hatching import hatch_color, hatching, ring, spans
from ..pen import SHEEN, group, lighter, mix, num
from .persons import PEOPLE
from ..squires import SHIELD, charge, shield, shield_outline

SMALL_LINE = 1.28  # the pen for less than 56 px
LINE = .76  # for busts from there on
LARGE_LINE = .7  # for half figures


@dataclass(frozen=True)
class Circle:
    """The roundel in which a bust stands."""
    y: float
    r: float

    def foot(self, x):
        """How low it reaches at that x."""
        return self.y + sqrt(max(0, self.r**2 - x * x))


ROUNDEL = Circle(6, 40)
SMALL_ROUNDEL = Circle(3.4, 31.5)
BOX = (-49, -46, 98, 98)
SMALL_BOX = (-38.5, -35.4, 77, 77)
HALF_BOX = (-52, -57, 104, 171)


def whole_head(pen, squire, mood, small=False):
    """The head with its hair, carried as the person carries it."""
    person = PEOPLE[squire]
    bare, brows = faces.head(pen, person.face, mood, small)
    out = bare + BEFORE[squire](pen, person, small) + brows
    if squire == "sable":
        out += earring(pen, person)
    if squire == "vert":  # his ears stand out from the hair
        out += group(faces.ears(pen, person.face), 0, -1.2, 1.12)
    return carried(out, person, mood)


def carried(inner, person, mood):
    """Turned about the neck by what the person and the mood give."""
    turn = person.face.tilt - mood.tilt * person.face.turn
    return f'<g transform="rotate({num(turn)} 0 18)">{inner}</g>'


def neck(pen, person):
    """Light on the left, the shadow of the chin across it."""
    n, skin = person.neck, person.face.skin
    whole = f"M{num(-n)},8 V25 C-3,31 3,31 {num(n)},25 V8 Z"
    return (pen.path(whole, faces.shade_of(pen, skin, .12))
            + pen.path(f"M{num(-n)},8 H{num(n)} V25 C{num(n * .6)},27 3,28.6 1,29 C3,25 -1,23.4 {num(-n)},22 Z",
                       faces.shade_of(pen, skin, .38))
            + pen.path(whole, "none", 2))


def shoulder_line(person, side, s, low):
    """From the shoulder's end up to the neck, as the rest of a path."""
    n, d = person.neck, person.drop
    return (f"C{num(side * (s - .4))},{num(min(low - 3, 31 + d))} {num(side * (n + 9))},{num(26 + d / 2)}"
            f" {num(side * (n + 1.6))},22",
            f"C{num(side * (n + 9))},{num(26 + d / 2)} {num(side * (s - .4))},{num(min(low - 3, 31 + d))}"
            f" {num(side * s)},{num(low)}")


def collar(pen, person, width=3):
    n = person.neck
    y = 22 + min(0, person.drop * .6)
    d = f"M{num(-n - 1.6)},{num(y)} C{num(-n - .6)},{num(y + 10.6)} {num(n + .6)},{num(y + 10.6)} {num(n + 1.6)},{num(y)}"
    return pen.path(d, "none", width + 3) + pen.path(d, "none", width, pen["gold"]) + pen.path(
        f"M{num(-n - 1)},{num(y + 2)} C{num(-n)},{num(y + 6)} {num(-n / 2 - 1)},{num(y + 7.4)} -1,{num(y + 7.6)}",
                                                                                               "none", width * .3, SHEEN)


def chest(pen, squire, circle, small):
    """The shoulders in their tabard, down to the edge of the roundel."""
    person, tincture = PEOPLE[squire], pen[squire]
    s = min(person.shoulders, circle.r - 3)
    low, n = circle.foot(s), person.neck
    up, down = shoulder_line(person, -1, s, low)[0], shoulder_line(person, 1, s, low)[1]
    bowl = f"C{num(-n)},33 {num(n)},33 {num(n + 1.6)},22"
    top = f"M{num(-s)},{num(low)} {up} {bowl} {down}"
    d = f"{top} A{num(circle.r)},{num(circle.r)} 0 0 1 {num(-s)},{num(low)} Z"
    out = pen.path(d, tincture) + pen.path(
        f"M{num(s)},{num(low)} C{num(s - .4)},{num(min(low - 3, 31 + person.drop))}"
        f" {num(n + 12)},{num(27 + person.drop / 2)} {num(n + 7)},25"
        f" C{num(n + 10)},32 {num(n + 11)},38 {num(n + 8)},{num(circle.foot(n + 8))}"
        f" L{num((s + n + 8) / 2)},{num(circle.foot((s + n + 8) / 2))} Z",
        pen.shaded(tincture, .24)) + pen.path(d, "none", 2)
    if not small:
        out += pen.path(f"M{num(2.6 - s)},{num(low - 3.4)} C{num(3.4 - s)},{num(35 + person.drop)}"
                        f" {num(-n - 11)},{num(31 + person.drop / 2)} {num(-n - 7)},{num(29 + person.drop / 2)}",
                        "none", 1.4, lighter(tincture, .5))
        arc = [p for p in ring(0, circle.y, circle.r, 72) if p[1] > low]
        polygon = flattened(top)[0] + sorted(arc, reverse=True)
        out += texture(pen, inset(polygon, (0, 38), .93), squire, 2.5, .5, (0, 37.4, 8), (0, 38))
        out += group(charge(pen, squire, .5, width=2.6), 0, 37.6)
    return out + collar(pen, person)


def texture(pen, polygon, squire, gap, width, hole, centre):
    """A squire's hatching; the dots of Or as one path, for they are many."""
    if squire != "or":
        return hatching(pen, polygon, squire, gap, width, hole, centre)
    d = ""
    for j in range(-24, 25):
        y = centre[1] + j * gap * .83
        across = spans(polygon, 0, y, 1, 0)
        for i in range(-24, 25):
            x = centre[0] + (i + (j % 2) / 2) * gap * .95
            if any(t < x < u for t, u in across) and hypot(x - hole[0], y - hole[1]) > hole[2]:
                d += f"M{x:.1f},{y:.1f}h.01"
    return pen.path(d, "none", width * 1.7, hatch_color(pen, squire))


def inset(polygon, centre, k):
    return [(centre[0] + (x - centre[0]) * k, centre[1] + (y - centre[1]) * k) for x, y in polygon]


def roundel(pen, squire, mood_name, small=False):
    """A bust in its roundel."""
    person = PEOPLE[squire]
    mood, circle = person.mood(mood_name), SMALL_ROUNDEL if small else ROUNDEL
    color, light = ground_colors(pen, squire, mood_name)
    out = glory(pen) if mood_name == "proud" else ""
    out += pen.circle(0, circle.y, circle.r + 2, color)
    if not small:
        out += worked_ground(pen, squire, mood_name, ring(0, circle.y, circle.r - .6, 48), (0, circle.y))
    out += frame(pen, squire, circle_path(circle.y, circle.r + 2.2), small)
    sink = person.sink if small else 0
    circle = replace(circle, y=circle.y - sink)
    bust = carried(BEHIND[squire](pen, person, small), person, mood) + neck(pen, person) + chest(pen, squire, circle,
                                                                                                 small)
    bust += whole_head(pen, squire, mood, small)
    if squire == "azure":
        hanging = ("M-16,14 C-20.6,18 -20.6,23 -17.4,29", 4) if small else ("M-17,15 C-22,21 -21,29 -16,34.6", 6)
        bust += braid(pen, person, *hanging, pen["azure"])
    if mood_name == "thinking":
        bust += group(pondering_hand(pen, squire, circle), mirror=squire != "azure")  # her braid hangs there
    return out + (group(bust, 0, sink) if sink else bust)


ARCH = "M-44,106 L-44,0 C-44,-24 -24,-40 0,-46 C24,-40 44,-24 44,0 L44,106"
INNER_ARCH = "M-39.4,101.6 L-39.4,1 C-39.4,-21 -21.6,-35.4 0,-41 C21.6,-35.4 39.4,-21 39.4,1 L39.4,101.6"
FIGURE = 1.07  # how much larger a half figure is drawn than a bust, from its foot
SHIELD_SCALE, SHIELD_TOP = .84, 56


def flap(pen, person, squire, side):
    """The sleeve of the tabard, open at the side, hemmed with gold."""
    s, d, tincture = person.shoulders, person.drop, pen[squire]
    outer = (f"M{num(s - 6)},{num(29 + d)} C{num(s)},{num(30 + d)} {num(s + 5)},{num(36 + d)} {num(s + 10)},52"
             f" L{num(s - 3)},57")
    seam = f"C{num(s - 3)},47 {num(s - 4)},39 {num(s - 6)},{num(29 + d)}"
    out = pen.path(f"{outer} {seam} Z", pen.shaded(tincture, .22) if side > 0 else tincture)
    out += pen.path(f"M{num(s - 3)},57 {seam}", "none", 1.1) + pen.path(outer, "none", 2)
    if side < 0:
        out += pen.path(f"M{num(s + 1)},{num(34 + d)} C{num(s + 4)},{num(38 + d)} {num(s + 6)},43 {num(s + 7)},46",
                        "none", 1.5, lighter(tincture, .45))
    else:
        out += pen.path(f"M{num(s - 1)},52 C{num(s - 1)},46 {num(s - 2)},41 {num(s - 3)},{num(36 + d)}"
                        f" M{num(s + 4)},50 L{num(s + 2)},43", "none", 1.1)
    hem = f"M{num(s + 9.2)},50 L{num(s - 2.8)},54.6"
    return group(out + pen.path(hem, "none", 3.6) + pen.path(hem, "none", 1.9, pen["gold"]), mirror=side < 0)


def torso(pen, squire):
    """The tabard from shoulder to hip, its right side in the shade."""
    person, tincture = PEOPLE[squire], pen[squire]
    n, s, d = person.neck, person.shoulders, person.drop
    up, down = shoulder_line(person, -1, s, 36 + d)[0], shoulder_line(person, 1, s, 36 + d)[1]
    y = 22 + min(0, d * .6)
    top = f"M{num(-s)},{num(36 + d)} {up} C{num(-n)},{num(y + 11)} {num(n)},{num(y + 11)} {num(n + 1.6)},22 {down}"
    skirt = (f"C{num(s)},56 {num(s - 4)},66 {num(s - 2)},76 C{num(s)},86 {num(s + 5)},94 {num(s + 6)},102.6"
             f" L{num(-s - 6)},102.6"
             f" C{num(-s - 5)},94 {num(-s)},86 {num(2 - s)},76 C{num(4 - s)},66 {num(-s)},56 {num(-s)},{num(36 + d)} Z")
    shade = (f"M{num(s - 7)},{num(30 + d)} L{num(s)},{num(36 + d)} C{num(s)},56 {num(s - 4)},66 {num(s - 2)},76"
             f" C{num(s)},86 {num(s + 5)},94 {num(s + 6)},102.6 L{num(s - 4)},102.6 C{num(s - 6)},84 {num(s - 10)},60"
             f" {num(s - 7)},{num(30 + d)} Z")
    out = pen.path(f"{top} {skirt}", tincture) + pen.path(shade, pen.shaded(tincture, .24))
    polygon = flattened(top)[0] + [(s - 3, 62), (3 - s, 62)]
    out += texture(pen, inset(polygon, (0, 44), .93), squire, 2.7, .5, (0, 43.6, 10.4), (0, 44))
    out += pen.path(f"M{num(2 - s)},78 C{num(-s + 1)},86 {num(-s - 1)},92 {num(-s + 1)},99 M{num(s - 2)},78"
                    f" C{num(s - 1)},86 {num(s + 1)},92 {num(s - 1)},99", "none", 1.2)
    out += tube(pen, f"M{num(2.6 - s)},72.6 L{num(s - 2.6)},72.6", 3.2, "#9C6B3A") + pen.path(f"{top} {skirt}", "none", 2)
    return out + group(charge(pen, squire, .72, width=2.4), 0, 43.6)


def held_shield(pen, squire):
    """The shield with an edge of gold."""
    tincture = pen[squire]
    orle = mix(tincture, pen.ink, .55) if squire == "or" else lighter(tincture, .72)
    return (pen.path(SHIELD, tincture, 8) + pen.path(SHIELD, tincture, 5, pen["gold"]) + pen.path(SHIELD, tincture, 1.7)
            + texture(pen, shield_outline(6.4), squire, 3, .6, (32, 30, 14.6), (32, 30))
            + group(pen.path(SHIELD, "none", 1.2, orle), 32 * .13, 31 * .13, .87)
            + group(charge(pen, squire, 1.32, width=1.7), 32, 30))


def half(pen, squire, mood_name):
    """A half figure behind its shield, under an arch."""
    color, light = ground_colors(pen, squire, mood_name)
    out = glory(pen) if mood_name == "proud" else ""
    out += pen.path(ARCH + " Z", color) + worked_ground(pen, squire, mood_name, flattened(INNER_ARCH)[0], (0, 30))
    out += pen.path(INNER_ARCH + " Z", "none", 1.1, pen["gold"]) + frame(pen, squire, ARCH + " Z")
    return out + group(figure(pen, squire, mood_name), 0, 103 * (1 - FIGURE), FIGURE)


def figure(pen, squire, mood_name):
    """The half figure itself, without a ground."""
    person = PEOPLE[squire]
    mood, skin, turn, s = person.mood(mood_name), person.face.skin, person.face.turn, person.shoulders
    # the idle arm, on the side away from the gaze, always holds the shield; the other does what the mood says
    out = carried(BEHIND[squire](pen, person, False), person, mood) + neck(pen, person)
    grip = f"M{num(s + 3)},48 C{num(s + 9)},60 {num(s + 3)},68 15,62"
    out += group(sleeve(pen, squire, grip, ""), mirror=turn > 0)
    if mood_name == "calm":
        out += group(sleeve(pen, squire, grip, ""), mirror=turn < 0)
    out += torso(pen, squire)
    if mood_name == "proud":
        out += group(group(wooden_sword(pen), 33.4, 16.4, turn=5), mirror=turn < 0)
    out += collar(pen, person) + flap(pen, person, squire, -turn)
    out += flap(pen, person, squire, turn) if mood_name == "calm" else ""
    out += whole_head(pen, squire, mood)
    if squire == "azure":
        out += braid(pen, person, "M-17,15 C-24,25 -23,37 -17,49", 9, pen["azure"])
    out += group(held_shield(pen, squire), -32 * SHIELD_SCALE, SHIELD_TOP, SHIELD_SCALE)
    hand = gripping_hand(pen, skin)
    out += group(hand, -turn * 13, 60.4, turn=-turn * -6, mirror=turn > 0)
    acting = ""
    if mood_name == "calm":
        out += group(hand, turn * 13, 60.4, mirror=turn < 0)
    elif mood_name == "proud":
        arm = f"M{num(s + 3)},46 C{num(s + 4)},58 {num(s + 9)},62 {num(s + 9)},54 L33,24"
        acting = sleeve(pen, squire, arm, "M33.4,28.6 L32.9,22.4") + group(raised_fist(pen, skin), 32.6, 16.4, 1, 4)
    elif mood_name == "dismayed":
        x = person.face.width * .55 + 6
        arm = (f"M{num(s + 3)},46 C{num(s + 5)},56 {num(s + 10)},65 {num(s + 6)},65.6"
               f" C{num(s + 1)},65 {num(x + 6)},42 {num(x + 2.6)},23")
        acting = sleeve(pen, squire, arm, f"M{num(x + 3.8)},28.6 L{num(x + 2.4)},22.4") + group(hand_on_cheek(pen,
                                                                                                              skin), x,
                                                                                                14.6, .98, -12)
    elif mood_name == "thinking":
        acting = pondering_hand(pen, squire)
    if acting:
        out += group(acting, mirror=turn < 0) + flap(pen, person, squire, turn)
    return out


BADGE_BOX = (-5, -5, 74, 74)


def badge(pen, squire):
    """The squire's shield with an edge of card, to lay over the corner of a bust."""
    return pen.path(SHIELD, "none", 9, pen["card"]) + shield(pen, squire)
