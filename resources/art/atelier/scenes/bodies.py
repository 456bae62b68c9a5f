# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""People: heads, hair, hands, arms, legs and clothes, from which the scenes build their figures.

A head is 50 high round (0, 0) and looks to the right, a little towards us; a squire standing is 250 high, the feet at y 0.
Whoever looks to the left is mirrored as a whole.
"""
from dataclasses import dataclass
from math import atan2, degrees, hypot, pi

from ..brush import at, blob, flow, limb, oval, scallops
from ..emblems import fleuron_crown
from ..figures import flattened
from ..people.persons import PEOPLE
from ..pen import PAPER, SHEEN, group, lighter, mix
from ..squires import charge

OUTLINE = 2.6  # of a figure drawn in its own size
LINEN = "#F4EAD2"
LEATHER = "#8A5A33"
BLUSH = "#DB6A55"


@dataclass(frozen=True)
class Looks:
    """What tells a person: skin, hair and its cut; the light on the hair, the shape of the face, and what is in it."""
    skin: str
    hair: str
    cut: str
    shine: str = ""
    shape: str = "oval"
    blush: str = BLUSH
    iris: str = "#4A3A2E"
    brow: str = ""
    freckles: bool = False
    lashes: bool = False
    gap_tooth: bool = False


def looks_of(squire, cut, shape="oval"):
    """A squire as the busts show it."""
    person = PEOPLE[squire]
    face = person.face
    return Looks(face.skin, person.hair, cut, person.shine, shape, face.blush, face.iris, face.brow, face.freckles, face.lashes,
                 face.gap_tooth)


CAST = {"azure": looks_of("azure", "braid"), "vert": looks_of("vert", "beak"), "or": looks_of("or", "cloud"),
        "gules": looks_of("gules", "bowl", "full"), "sable": looks_of("sable", "topknot", "long")}
KING = Looks("#F3CDA8", "#E9E4DA", "king", iris="#4E7F9A", brow="#8E877C")
BEGGAR = Looks("#DDAE84", "#8E8378", "hood", brow="#5E564E")
SLEEVES = {"azure": LINEN, "vert": LINEN, "or": "#F4EAD2", "gules": LINEN, "sable": "#EFE3C8"}
HOSE = {"azure": "#7A6A5C", "vert": "#8B5E3C", "or": "#6A4A5E", "gules": "#4F5A66", "sable": "#8A3F4A"}


def shade(pen, color, share=.24):
    return mix(color, pen.ink, share)


# --- faces ----------------------------------------------------------------------------------------------------------------

FACES = {  # the outline, and the shade below the cheek
    "oval": (blob([(2, -25), (15, -20), (19.6, -8), (20, 2), (18.6, 11), (13, 20), (6, 24.4), (-3, 22), (-12, 14), (-17, 4),
                    (-18, -7), (-13, -19)]),
             "M-12,14 C-8,19 -3,22 6,24.4 C11,22.6 15,18 18,12 C12,18.6 2,20 -12,14 Z"),
    "full": (blob([(2, -25), (15, -21), (21, -9), (23, 3), (22.4, 12), (16.4, 20.6), (6, 24.6), (-6, 23.4), (-16, 17),
                    (-21, 6), (-21, -7), (-15, -19)]),
             "M-16,17 C-11,22 -4,24 6,24.6 C14,23.6 20,18 22.6,11 C14,20.6 0,22 -16,17 Z"),
    "long": (blob([(2, -25), (13.6, -20.6), (17.6, -9), (18.2, 2), (17, 12), (12.4, 22), (6.4, 27), (-1.4, 25), (-10.4, 16.4),
                    (-15.6, 5), (-16.8, -7), (-12, -19)]),
             "M-10.4,16.4 C-7,21 -3,24.6 6.4,27 C11,25 14,20.6 16.6,13 C11,20.6 2,22 -10.4,16.4 Z"),
}
MOUTHS = {
    "smile": "M2.6,13.4 C5.6,17.6 11.4,17.6 14.6,12.8",
    "calm": "M4.6,15.2 C7.4,16.6 10.2,16.4 12.6,14.8",
    "effort": "M4,15.6 C7,13.6 11,13.6 14,15",
}


def eye(pen, looks, x, y, small=1.0):
    """White, iris, pupil, upper lid; it looks to the right."""
    w, h = 4.5 * small, 5.1
    white = f"M{at(x - w, y + .6)} C{at(x - w + .6, y - h - .6)} {at(x + w - .6, y - h - .8)} {at(x + w, y + .4)}"
    white += f" C{at(x + w - 1.2, y + h)} {at(x - w + 1.4, y + h)} {at(x - w, y + .6)} Z"
    seen = x + 1.1 * small
    return (pen.path(white, "#FFFDF6") + pen.path(oval(seen, y + .2, 3.2 * small, 3.5), looks.iris, 1.1)
            + pen.path(oval(seen + .2, y + .3, 1.7 * small, 2), pen.ink) + pen.circle(seen - 1, y - 1.3, 1.1, "#FFFFFF")
            + pen.path(f"M{at(x - w - .7, y + .5)} C{at(x - w + .5, y - h - .9)} {at(x + w - .6, y - h - 1.1)}"
                       f" {at(x + w + .5, y - .1)}", "none", 2.2))


def face(pen, looks, mood):
    """Ear, cheeks, eyes, nose, mouth."""
    skin, dark = looks.skin, shade(pen, looks.skin, .5)
    outline, shadow = FACES[looks.shape]
    full = looks.shape == "full"
    out = pen.path(outline, skin) + pen.path(shadow, mix(skin, "#8A3E22", .26)) + pen.path(outline, "none", OUTLINE)
    cheeks = oval(15, 9.6, 3.6, 3.2) + oval(-3.6, 10, 4.6, 3.6)
    if full:
        cheeks = oval(16.4, 9.6, 4.6, 4) + oval(-5.6, 10.4, 6.4, 4.8)
    out += pen.path(cheeks, looks.blush, fill_opacity=".42")
    if mood in ("asleep", "reading"):
        out += pen.path("M-3.4,1.6 C-2,4.4 2,4.4 3.4,1.8 M11.4,2 C12.6,4.6 16.2,4.4 17,2", "none", 2.1)
        out += pen.path("M-5,-6 C-2,-8.6 2,-8.6 4.4,-6.8 M11.6,-6.8 C13.6,-8.4 16,-8.2 17.8,-6.4", "none", 2.4, looks.brow)
    elif mood == "laugh":
        out += pen.path("M-4,2.6 C-2.6,-1.6 2,-1.6 3.4,2.4 M11,2.4 C12.2,-1.4 15.8,-1.4 17,2.2", "none", 2.3)
        out += pen.path("M-5,-8 C-2,-11.4 2,-11.4 4.4,-9 M11.4,-9 C13.6,-11.2 16,-11 17.8,-8.6", "none", 2.4, looks.brow)
    else:
        out += eye(pen, looks, -.4, 1.8) + eye(pen, looks, 13.6, 1.6, .84)
        brows = ("M-5.6,-5.6 L4,-7.4 M11.2,-7.4 L18,-5.6" if mood == "calm" else
                 "M-5.6,-8.4 L4,-5.2 M11.2,-5.2 L18,-7.8" if mood in ("effort", "dare") else
                 "M-5.6,-6.8 C-2,-10.4 2,-10.4 4.4,-8.2 M11.2,-8.2 C13.4,-10.2 16,-10 18,-7.6")
        out += pen.path(brows, "none", 2.5, looks.brow)
    if looks.lashes and mood not in ("asleep", "reading", "laugh"):
        out += pen.path("M-4.2,-1 L-6.8,-2.6 M-4.9,1 L-7.6,.5", "none", 1.5)
    elif looks.lashes:
        out += pen.path("M-3.2,1.8 L-5.8,3 M-1.8,3.4 L-3.8,5.4" if mood != "laugh" else "M-3.8,2 L-6.4,1.4", "none", 1.5)
    out += pen.path("M8.4,5 C11.6,5.6 12.4,8.4 10.8,9.2 C9.8,10 8.4,9.8 7.6,9.2" if full else
                    "M8.4,2 C9.6,5 12.6,7.6 10.8,9.2 C9.8,10 8.4,9.8 7.6,9.2", "none", 1.8, dark)
    if mood in ("laugh", "cheer"):
        out += pen.path("M2,12.6 C6,14.4 11,14 15,11.8 C15,17.6 12,20.6 8.4,20.6 C5,20.6 2.4,17.4 2,12.6 Z", "#7C2A24", 1.7)
        out += pen.path("M3.4,13.4 C7,14.6 11,14.4 14,13 L13.6,14.8 C10.6,16 7,16 3.8,15.2 Z", "#FFFFFF")
        if looks.gap_tooth:
            out += pen.path("M8.4,14 L8.6,15.8", "none", 2.2, "#7C2A24")
    elif looks.gap_tooth:
        out += pen.path("M2.4,12.8 C6,14.6 11,14.4 15,12.2 C13.6,19.4 5,19.6 2.4,12.8 Z", "#FFFDF6", 1.8)
        out += pen.path("M8.8,14.2 L9,17.4", "none", 2.4, "#6E1B1A")
    elif mood == "gasp":
        out += pen.path(oval(9, 15.4, 2.8, 3.2), "#7C2A24", 1.6)
    else:
        out += pen.path(MOUTHS.get(mood, MOUTHS["smile"]), "none", 2, mix(pen.ink, "#8A2A20", .4))
    if looks.freckles:
        out += pen.path("".join(oval(x, y, .9, .9) for x, y in ((-6, 7.6), (-3.4, 9.6), (-.8, 7.4), (1.6, 9.4),
                                                                   (13, 6.8), (15, 8.8), (17, 6.8))),
                        "#B5602E")
    return out


def ear(pen, skin, x=-15.0, y=4.0, scale=1.0):
    return group(pen.path(oval(0, 0, 4.4, 5.8), skin, 2.4 / scale)
                 + pen.path("M1,-2.6 C-2.6,-2 -2,2 0,2.4", "none", 1.3, shade(pen, skin, .45)), x, y, scale)


# --- hair: what lies behind the face, what lies over it -------------------------------------------------------------------

def evenly(d, step):
    """Points and turns along a path, about `step` apart."""
    points = flattened(d, 24)[0]
    lengths = [0.0]
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        lengths.append(lengths[-1] + hypot(bx - ax, by - ay))
    count = round(lengths[-1] / step)
    for k in range(count + 1):
        i = max(j for j in range(len(points) - 1) if lengths[j] <= lengths[-1] * k / count + 1e-9)
        (ax, ay), (bx, by) = points[i], points[i + 1]
        yield ax, ay, degrees(atan2(by - ay, bx - ax)) - 90


def plait(pen, hair, light, d, tie):
    """A braid along a path that begins at the nape: its locks from left and right in turn, a ribbon and a tuft."""
    lock = "M.8,-6.6 C7.8,-6.6 9,.8 .4,8 C-4.6,5 -5,-4.6 .8,-6.6 Z"
    out = pen.path(d, "none", 11) + pen.path(d, "none", 6.6, shade(pen, hair, .3))
    places = list(evenly(d, 6.6))
    for i, (x, y, turn) in enumerate(places[:-1]):
        side = 1 if i % 2 else -1
        piece = pen.path(lock, hair, 2.3) + pen.path("M4.4,-3 C4.6,-.6 3.4,2 2,3.6", "none", 1.5, light)
        out += group(group(piece, side * 2.2, 0, 1.2 - .36 * i / len(places), -24 * side, mirror=side < 0), x, y, 1, turn)
    tuft = (pen.path("M-3.4,0 C-7,4.6 -6,10.6 -.6,15.4 C5.4,11.4 7,4.6 3.4,0 Z", hair, 2.5)
            + pen.path("M0,3 L-.4,10", "none", 1.5, shade(pen, hair, .5)) + pen.path("M-5.6,-3.2 H5.6 V2.6 H-5.6 Z", tie, 2.4))
    x, y, turn = places[-1]
    return out + group(tuft, x, y, 1, turn)


# How the braid falls: straight down, beside a charge on the breast, behind a rider.
HANGING = "M-17,12 C-24,28 -27,46 -24,66"
ASIDE = "M-17,12 C-27,24 -36,38 -37,58"
FLYING = "M-18,9 C-32,8 -42,24 -56,21 C-65,19 -71,10 -81,14"


def braid(pen, looks, light, along=HANGING):
    """Parted, under a gold fillet; a long braid behind."""
    hair, dark = looks.hair, shade(pen, looks.hair, .3)
    back = pen.path(blob([(0, -28), (-18, -19), (-25, -2), (-23, 13), (-14, 18), (-4, 8)]), dark, OUTLINE)
    near = blob([(8, -29, 1), (-6, -29), (-20, -20), (-25, -3), (-23.6, 11), (-16, 17, 1), (-11, 9), (-10.4, -1), (-4, -9),
                  (4, -17)])
    far = blob([(8, -29, 1), (18, -24), (23.6, -12), (23.4, 1), (20, 9, 1), (19.6, 0), (17, -9), (11, -18)])
    front = pen.path(far, shade(pen, hair, .2), OUTLINE) + plait(pen, hair, light, along, pen["azure"])
    front += pen.path(near, hair, OUTLINE)
    front += pen.path("M0,-25 C-12,-23 -20,-13 -21,1 M2,-20.6 C-5,-15 -11,-11 -14.4,-4 M-16,12 C-18,8 -18.4,4 -17.6,0",
                      "none", 1.7, light)
    band = flow([(-24.4, -5), (-15, -11.4), (-2, -14.8), (11, -14.6), (23, -9.4)])
    front += pen.path(band, "none", 6.6) + pen.path(band, "none", 3.4, pen["gold"])
    front += pen.path("M8,-20.6 L12,-14.8 L8,-9 L4,-14.8 Z", pen["azure"], 2)
    return back, front


def beak(pen, looks, light):
    """A felt cap, its brim drawn out to a beak before; a white feather, large ears, red hair below."""
    hair, green = looks.hair, pen["vert"]
    lining = mix(green, "#F4E7A8", .5)
    feather = pen.path(blob([(-9, -22, 1), (-17, -36), (-33, -47), (-50, -46, 1), (-46, -33), (-33, -22), (-16, -15, 1)]),
                       PAPER, 2.6)
    feather += pen.path("M-12,-19 C-21,-31 -34,-40 -47,-44.6", "none", 1.7)
    feather += pen.path("M-27,-33 l-10,-.6 M-34,-38.4 l-9,-.4 M-24,-30 l1,-9.6 M-32,-37 l-.4,-8", "none", 1.2,
                        mix(PAPER, pen.ink, .5))
    back = feather + ear(pen, looks.skin, 20, 3.4, 1.0)
    back += pen.path(blob([(0, -24), (-20, -16), (-22.6, 0), (-18.6, 14), (-9, 14), (0, 0)]), shade(pen, hair, .3), OUTLINE)
    front = pen.path(blob([(-20, -14), (-22, 0), (-19.4, 11, 1), (-16, 6), (-12.6, 8, 1), (-10.6, 0), (-7.6, -3, 1), (-4, -6),
                            (-.4, -3, 1), (2, -7), (6.4, -4.4, 1), (9, -8), (13.4, -5, 1), (16, -8), (20.4, -2, 1), (21, -10),
                            (17, -16), (0, -19)]), hair, 2.6)
    front += pen.path("M-17,2 C-18.4,-2 -18,-6 -16.6,-9 M-4,-7.6 L-5.6,-5.6 M9,-9.6 L8,-7", "none", 1.6, light)
    front += ear(pen, looks.skin, -16.4, 5, 1.34)
    crown = blob([(-22, -13, 1), (-22.6, -24), (-14, -35), (-2, -40.6), (9, -37), (17, -27), (21, -15, 1)])
    front += pen.path(crown, green)
    front += pen.path(blob([(-22, -13, 1), (-22.6, -24), (-14, -35), (-8, -38.4, 1), (-13, -28), (-13, -15, 1)]),
                      shade(pen, green, .3))
    front += pen.path("M-9,-37.6 C-5,-31 1,-29.6 6,-32.4", "none", 1.8) + pen.path("M10,-31 C14,-27 16,-23 17,-19.6", "none",
                                                                                    1.9, lighter(green, .5))
    front += pen.path(crown, "none", OUTLINE)
    brim = blob([(44, -8, 1), (32, -14.6), (18, -20), (2, -22), (-14, -20.4), (-27, -17.6, 1), (-28.6, -12), (-24.6, -7.4),
                  (-12, -10.4), (2, -11), (18, -8.4), (30, -5.4)])
    front += (pen.path(brim, lining, OUTLINE)
              + pen.path("M-22,-11 C-8,-15 10,-15.4 34,-8.8", "none", 1.4, shade(pen, green, .2))
              + pen.circle(-15, -16.6, 3.2, pen["gold"], 2))
    return back, front


CURL = "M-3.6,2.2 C-5,-2.6 -.8,-5.4 2.2,-3.6 C5.4,-2 4.2,2.8 1.2,2.6 C-.6,2.2 -.8,.2 .6,-.4"


def cloud(pen, looks, light):
    """A cloud of dark curls in a band of her own colour."""
    hair = looks.hair
    back = pen.path(scallops(-3, -4, 33, 32, 14, .2, 2 * pi + .2), shade(pen, hair, .3), OUTLINE)
    front = pen.path("M-15,12 A6.6,6.6 0 0 1 -25,6 A7,7 0 0 1 -29,-5 A7,7 0 0 1 -26,-17 A7.4,7.4 0 0 1 -18,-27"
                     " A8,8 0 0 1 -6,-33 A8.4,8.4 0 0 1 9,-33 A8,8 0 0 1 20,-27 A7.4,7.4 0 0 1 26,-16 A6.6,6.6 0 0 1 27,-4"
                     " A5.6,5.6 0 0 1 21,2 A7,7 0 0 0 19,-6 A5,5 0 0 1 11,-9 A5.4,5.4 0 0 1 2,-9 A5.4,5.4 0 0 1 -7,-6"
                     " A5,5 0 0 1 -11,1 A5,5 0 0 1 -15,12 Z", hair, OUTLINE)
    places = ((-21, -6), (-18, 5), (-14, -13), (0, -14.4), (13, -14.6), (21.6, -9), (-10, -31), (4, -33), (15, -29), (-24, -15))
    front += "".join(group(pen.path(CURL, "none", 1.7, light), x, y, mirror=x > 4) for x, y in places)
    band = "M-26.6,-13.4 C-14,-26 12,-28 24.6,-17.6 L22.4,-23.6 C10,-33 -13,-31.4 -25,-19.6 Z"
    front += (pen.path(band, pen["or"], 2.6)
              + pen.path("M-19,-20.4 C-12,-25 -5,-26.6 2,-27", "none", 1.5, SHEEN))
    return back, front


def bowl(pen, looks, light):
    """Cut round a bowl, with a lock that will not lie down."""
    hair = looks.hair
    back = pen.path(blob([(-4, -28), (-23, -14), (-27, 4), (-21, 14), (-10, 12), (0, -4)]), shade(pen, hair, .3), OUTLINE)
    outline = blob([(-27, 8, 1), (-28.6, -8), (-20, -25), (-4, -32.4, 1), (-2.6, -36.4), (6, -39, 1), (3.8, -35.4),
                     (4.8, -32.4, 1), (19, -27.6), (26.4, -13), (26, 4, 1), (23.4, 4), (22, -6), (20.4, -8.6, 1), (8, -7.4),
                     (-6, -7.4, 1), (-11, -2), (-13, 9, 1), (-19, 12)])
    front = pen.path(outline, hair)
    front += pen.path(blob([(8, -32, 1), (19, -27.6), (26.4, -13), (26, 4, 1), (23.4, 4), (21.6, -12), (16, -25)]),
                      shade(pen, hair, .28))
    front += pen.path("M-22,5 C-24,-8 -19,-20 -9,-26.4 M-16,6 C-17,-6 -12,-17 -3,-23.4", "none", 1.8, light)
    front += pen.path("M-5,-9 C-5,-15 -2,-21 2,-25 M3,-9 C3,-15 5,-20 6,-24 M11,-9 C12,-15 11,-20 9,-24 M17,-10 C18,-15 16,-20"
                      " 13,-23", "none", 1.5, shade(pen, hair, .5))
    return back, front + pen.path(outline, "none", OUTLINE)


def topknot(pen, looks, light):
    """Drawn back into a knot, tied with linen; a gold ring in the ear."""
    hair = looks.hair
    knot = blob([(-10, -31, 1), (-19, -38), (-17, -49), (-6, -53), (4, -48), (5, -38), (-2, -30, 1)])
    back = pen.path(knot, "none", OUTLINE + 3, pen["line"]) if pen.dark else ""
    back += pen.path(knot, hair, OUTLINE) + pen.path("M-13,-37 C-15,-43 -11,-48 -5,-49 M-7,-36 C-8,-40 -5,-44 -1,-45", "none",
                                                     1.8, light)
    back += pen.path(blob([(0, -27), (-16, -19), (-21.4, -4), (-17.6, 10), (-10, 9), (-2, -6)]), shade(pen, hair, .2), OUTLINE)
    front = pen.path(blob([(-17.6, 11, 1), (-22, -4), (-18.6, -19), (-6, -29), (8, -27), (17.4, -17), (19.4, -3, 1),
                            (15.4, -12), (5, -17.4), (-6, -13), (-11, -4), (-12.6, 4, 1)]), hair, OUTLINE)
    front += pen.path("M-17.6,-2 C-18,-12 -13,-20 -7,-25 M-13.4,-4 C-13,-13 -9,-19 -3,-24 M-3,-17 C-3,-20 -1,-22 2,-24"
                      " M8,-18.4 C8,-20.4 7,-22.4 5,-24", "none", 1.8, light)
    front += pen.path("M-12,-33.4 C-8,-30 -3,-29.4 1,-31.4 L1.6,-25.6 C-3,-23.6 -9,-24.4 -12.6,-27.6 Z", PAPER, 2.4)
    front += ear(pen, looks.skin, -14.6, 4)
    front += pen.circle(-15, 12.6, 3.4, "none", 4.4) + pen.circle(-15, 12.6, 3.4, "none", 2.2, pen["gold"])
    return back, front


def king(pen, looks, light):
    hair = looks.hair
    back = pen.path(blob([(-4, -24), (-20, -14), (-25, 6), (-29, 26, 1), (-18, 30), (-6, 22)]), hair, OUTLINE)
    front = pen.path(blob([(-19, -14, 1), (-24, 4), (-27, 18), (-22, 26, 1), (-15, 16), (-11, 2), (-12, -12, 1)]), hair, 2.4)
    front += pen.path(blob([(-13, 7, 1), (-7, 14), (1, 12.6), (8, 10), (15, 12), (19.6, 9, 1), (21, 22), (17, 36),
                             (10, 47, 1), (2, 38), (-7, 34), (-12, 22)]), hair, OUTLINE)
    front += pen.path(blob([(9.6, 9.6, 1), (2, 8.6), (-3, 14, 1), (4, 14.6), (9.6, 13), (15, 14.4), (19.6, 13, 1),
                             (16, 8.6)]), hair, 2)
    front += pen.path("M5.6,18 C8,19.8 11.4,19.8 13.4,18", "none", 2.2, "#8A3A2C")
    return (back, front + pen.path("M-3,20 C-2,26 2,31 6,35 M8,24 C8,30 9,36 10,40 M16,20 C16,26 14,32 12,36 M-20,0"
                                   " C-21,8 -22,14 -22,20", "none", 1.6, shade(pen, hair, .3)))


def hood(pen, looks, light):
    hair, cloth = looks.hair, "#7B6A52"
    back = pen.path(blob([(4, -31), (-16, -26), (-27, -6), (-28, 16), (-32, 34, 1), (10, 38), (22, 30, 1), (16, 10)]),
                    cloth, OUTLINE)
    beard = pen.path(blob([(-14, 6, 1), (-6, 12), (4, 11), (16, 11), (20, 8, 1), (20, 20), (13, 33), (6, 37, 1), (-3, 32),
                            (-11, 22)]), hair, 2.4)
    beard += pen.path("M4.4,16.6 C8,19.4 12,19 15,16", "none", 2.2, "#7C2A24")
    front = beard + pen.path(blob([(5, -32), (-15, -27), (-27, -8), (-27, 14), (-20, 28), (-13, 18), (-15, 2), (-11, -13),
                                    (2, -20), (14, -17), (20.6, -6, 1), (20, -22)]),
                             cloth, OUTLINE)
    front += pen.path(blob([(-10, -29), (-26, -30), (-37, -18), (-40, -4, 1), (-32, -12), (-22, -17)]), cloth, 2.4)
    return (back, front + pen.path("M-22,8 C-23,-4 -18,-15 -9,-21 M-18,22 C-19,18 -19,14 -18,10", "none", 1.6,
                                   mix(cloth, "#FFFFFF", .35)))


CUTS = {"braid": braid, "beak": beak, "cloud": cloud, "bowl": bowl, "topknot": topknot, "king": king, "hood": hood}


def circlet(pen):
    """The crown on a head."""
    return group(fleuron_crown(pen, 3), -22.4, -52, .76, -6)


def head(pen, looks, x, y, mood="smile", turn=0.0, scale=1.0, crowned=False, **hair):
    """A head round (x, y), with its neck's end hidden under it; `hair` goes to the cut, as the way of a braid."""
    light = looks.shine or mix(looks.hair, "#FFF3D6", .36)
    back, front = CUTS[looks.cut](pen, looks, light, **hair)
    out = back + face(pen, looks, mood) + front
    if crowned:
        out += circlet(pen)
    return group(out, x, y, scale, turn)


# --- hands ----------------------------------------------------------------------------------------------------------------

FIST = blob([(-7, -5), (0, -8), (7, -6), (9, 1), (6, 7), (-1, 8.4), (-7, 5)])
OPEN = ("M-6,-5 C-1,-6.6 2,-6 5,-10 C7.4,-13.4 11.4,-12 10,-8 L7.6,-3.6 L17,-6.6"
        " C20.6,-7.6 21.8,-3.4 18.4,-2.2 L20.4,-1.8 C23.6,-1 22.8,2.8 19.6,2.6"
        " C22.2,3.6 21,7 18,6.4 C19,8.6 16.8,10.2 14.4,9.2 C9,8.6 0,10 -6,6 Z")


def fist(pen, skin, x, y, turn=0.0, scale=1.0, mirror=False):
    """A hand round something that passes under the fingers, knuckles to the right."""
    inner = (pen.path(FIST, skin, 2.6)
             + pen.path("M1.6,-3 C5,-4 7,-3 8.4,-2.4 M1.6,1 C5,.4 7,.8 8.8,1.4 M.8,4.6 C4,4.4 5.6,4.8 6.6,5.4", "none", 1.5,
                        shade(pen, skin, .55)))
    inner += pen.path("M-5,-6 C-2,-3 1,-3.4 2,-5.4", "none", 1.5, shade(pen, skin, .55))
    return group(inner, x, y, scale, turn, mirror=mirror)


def open_hand(pen, skin, x, y, turn=0.0, scale=1.0, mirror=False):
    """A hand with the fingers to the right and the thumb up."""
    inner = (pen.path(OPEN, skin, 2.5) + pen.path("M10,-1.6 L18,-2.4 M10.4,2 L19,2.4 M9.6,5.4 L17.4,6.2", "none", 1.3,
                                                  shade(pen, skin, .5)))
    return group(inner, x, y, scale, turn, mirror=mirror)


# --- limbs and clothes ----------------------------------------------------------------------------------------------------

def arm(pen, joints, cloth, skin, wide=10.5):
    """A sleeve over shoulder, elbow and wrist, with its cuff. The hand is laid on by the figure."""
    _, (ex, ey), (wx, wy) = joints
    length = max(1.0, ((wx - ex)**2 + (wy - ey)**2)**.5)
    ux, uy = (wx - ex) / length, (wy - ey) / length
    out = pen.path(limb([joints[1], (wx + ux * 5, wy + uy * 5)], 12, 10.8), skin, 2.6)
    out += pen.path(limb(joints, 2 * wide, 1.84 * wide, 1.48 * wide, flat=True), cloth, OUTLINE)
    nx, ny = -uy * wide * .72, ux * wide * .72
    cx, cy = wx - ux * 4.6, wy - uy * 4.6
    out += pen.path(f"M{at(cx + nx, cy + ny)} L{at(cx - nx, cy - ny)}", "none", 1.7, shade(pen, cloth, .5))
    return (out + pen.path(flow([(ex + ux * 2 - nx * .2, ey + uy * 2 - ny * .2),
                                 (ex + ux * 9 + nx * .2, ey + uy * 9 + ny * .2)]), "none", 1.5, shade(pen, cloth, .4)))


def leg(pen, joints, hose, turn=0.0, boot=LEATHER, wide=(14, 10.4, 7.4), tall=.55):
    """Hip, knee and ankle in hose, with a boot; the foot points right, turned clockwise."""
    _, (kx, ky), (ax, ay) = joints
    out = pen.path(limb(joints, *(2 * w for w in wide)), hose, OUTLINE)
    foot = pen.path(blob([(-8, -7), (2, -8), (10, -1), (21, 2), (24.6, 7), (22, 9.6, 1), (-8.4, 9.6, 1)]), boot, OUTLINE)
    foot += pen.path("M-8,6.2 H23", "none", 1.5, shade(pen, boot, .5))
    shaft = limb([(ax + (kx - ax) * tall, ay + (ky - ay) * tall), (ax, ay)], 1.96 * wide[1], 16)
    out += group(foot, ax, ay, 1, turn) + pen.path(shaft, boot, OUTLINE)
    mx, my = ax + (kx - ax) * tall, ay + (ky - ay) * tall
    length = max(1.0, ((kx - ax)**2 + (ky - ay)**2)**.5)
    nx, ny = -(ky - ay) / length * 11, (kx - ax) / length * 11
    out += pen.path(limb([(mx + nx, my + ny), (mx - nx, my - ny)], 8, 8), mix(boot, "#FFF3D6", .28), 2.4)
    return (out + pen.path(f"M{at(ax - 2, ay + 1)} C{at(ax + 2, ay - 2)} {at(ax + 5, ay - 3)} {at(ax + 7, ay - 5)}", "none",
                           1.5, shade(pen, boot, .5)))


def coat(pen, outline, color, folds="", shadow=None, hem=None, gold=True):
    """A garment: its outline, its shade, its folds and the gold thread of its hem."""
    out = pen.path(outline, color)
    if shadow:
        out += pen.path(shadow, shade(pen, color, .3))
    if folds:
        out += pen.path(folds, "none", 1.8, shade(pen, color, .52))
    if hem:
        out += pen.path(hem, "none", 3.4, pen["gold"] if gold else mix(color, "#FFFFFF", .5))
    return out + pen.path(outline, "none", OUTLINE)


def broader(points, squire, middle=4.0):
    """A garment's points for this squire: Gules is stout, most of all round the belt."""
    if squire != "gules":
        return points
    return [(middle + (x - middle) * (1.18 if y < -160 else 1.42 if y < -100 else 1.3), y, *corner) for x, y, *corner in points]


def badge(pen, squire, x, y, scale=1.0, turn=0.0):
    """The squire's charge on the breast."""
    return group(charge(pen, squire, 1.0, width=2), x, y, scale, turn)


def belt(pen, points, color=LEATHER):
    x, y = points[len(points) // 2][:2]
    return (pen.path(flow(points), "none", 8.6) + pen.path(flow(points), "none", 5, color)
            + pen.rect(x - 4, y - 4.6, 9, 9, "none", 2.2, pen["gold"], r=1.6))


def neck(pen, skin, x, y, tilt=0.0, wide=1.0):
    return (pen.path(limb([(x, y + 12), (x + tilt, y - 8)], 18 * wide, 16 * wide), skin, 2.6)
            + pen.path(f"M{at(x - 6, y - 1)} C{at(x, y + 5)} {at(x + 7, y + 3)} {at(x + 9, y - 2)}", "none", 2,
                       mix(skin, "#8A3E22", .4)))
