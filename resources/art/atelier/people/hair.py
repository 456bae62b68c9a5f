# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Hair and what is worn on it: a part behind the head and a part before it. Both may reach out of the frame."""
from math import atan2, cos, degrees, hypot, pi, sin

from ..figures import flattened
from ..pen import PAPER, SHEEN, group, lighter, mix, num


def strands(pen, person, d, width=1.4):
    return pen.path(d, "none", width, person.shine)


def furrows(pen, person, d, width=1.2):
    return pen.path(d, "none", width, mix(person.hair, pen.ink, .5))


def dark_hair(pen, person, share=.3):
    return mix(person.hair, pen.ink, share)


def azure_behind(pen, person, small):
    return pen.path("M-17,19 C-25,8 -25,-14 -17,-22 C-8,-30 8,-30 17,-22 C25,-14 25,8 17,19 C10,24 -10,24 -17,19 Z",
                    dark_hair(pen, person), 2)


def azure_before(pen, person, small):
    """Parted in the middle, under a gold fillet."""
    hair = person.hair
    left = "M2,-25.6 C-15,-28 -24.6,-17 -23,1 C-22.6,9 -20.4,14.4 -16,18.6 C-17,12 -17.6,6 -16.6,0 C-12,-4 -4,-9 2,-25.6 Z"
    right = "M2,-25.6 C16,-27.6 25,-17 23.4,1 C23,9 20.8,14.4 16.4,18.6 C17.4,12 18,6 17,0 C13.6,-4 6,-10 2,-25.6 Z"
    out = pen.path(left, hair, 2) + pen.path(right, hair, 2)
    out += pen.path("M12,-22.6 C24,-16 25,-4 23.4,1 C23,9 20.8,14.4 16.4,18.6 C17.4,12 18,6 17,0 C21,-6 19,-16"
                    " 12,-22.6 Z",
                    dark_hair(pen, person, .22))
    out += strands(pen, person, "M-4,-22 C-14,-21 -20,-12 -20,-1 M-2,-19 C-7,-14.6 -12.6,-10.6 -15.6,-5")
    if not small:
        out += furrows(pen, person, "M0,-21.6 C-5,-14 -13,-9 -18,-1.4 M-18.6,2 C-19.6,7 -19,11 -17.6,14.6 M4,-21.4"
                                    " C8,-13 14,-8.6 18,-2"
                       " M8,-22 C15,-18 20,-11 20.6,-2 M19.6,3 C20,8 19.4,11 18.2,14.4")
    out += pen.path(right, "none", 2)
    band = "M-22.4,-6.6 C-14,-14.6 14,-14.6 22.6,-6.6"
    out += pen.path(band, "none", 4.8) + pen.path(band, "none", 2.5, pen["gold"])
    if not small:
        out += pen.path("M-18,-9.6 C-13,-12 -8,-13 -3,-13", "none", .9, SHEEN)
    if small:
        return out
    return out + pen.path("M1,-16.6 L4.4,-12.6 L1,-8.6 L-2.4,-12.6 Z", pen["azure"], 1.6)


def along(d, count):
    """Points and directions at even distances along a path."""
    line = flattened(d, 40)[0]
    lengths = [0.0]
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        lengths.append(lengths[-1] + hypot(bx - ax, by - ay))
    for k in range(count):
        want = lengths[-1] * k / (count - 1)
        i = max(j for j in range(len(line) - 1) if lengths[j] <= want + 1e-9)
        (ax, ay), (bx, by) = line[i], line[i + 1]
        yield ax, ay, degrees(atan2(by - ay, bx - ax)) - 90


def braid(pen, person, d, locks, tincture):
    """A braid along a path: its locks from left and right in turn, a ribbon, and a tuft."""
    out = ""
    lock = "M.6,-4.6 C5.4,-4.6 6.2,.6 .2,5 C-2.6,3.4 -3,-2.6 .6,-4.6 Z"
    points = list(along(d, locks + 1))
    for i, (x, y, turn) in enumerate(points[:-1]):
        side = 1 if i % 2 else -1
        piece = pen.path(lock, person.hair, 1.9) + strands(pen, person, "M2.8,-2.4 C3,-.6 2.2,1.4 1,2.6", 1.2)
        out += group(group(piece, side * 2, 0, 1.08 - .26 * i / locks, -26 * side, mirror=side < 0), x, y, turn=turn)
    x, y, turn = points[-1]
    tuft = pen.path("M-2.4,0 C-4.6,3 -4,7 -.4,10 C3.4,7.6 4.6,3 2.4,0 Z", person.hair, 1.9) + furrows(pen, person,
                                                                                                      "M0,2 L-.2,6.6")
    return out + group(tuft + pen.path("M-3.6,-2 H3.6 V1.6 H-3.6 Z", tincture, 1.8), x, y, turn=turn)


def vert_behind(pen, person, small):
    feather = pen.path("M9,-17 C9,-29 17,-40 31,-43 C35,-33 29,-21 16,-13 Z", PAPER, 2)
    feather += pen.path("M12,-14 C16,-24 21,-33 29,-40", "none", 1.4)
    if not small:
        feather += pen.path("M17,-24 L24.6,-23.4 M20.4,-30 L28.6,-29.4 M15.4,-21 L13.6,-27.6 M19,-28 L18.2,-35.4"
                            " M23,-34 L30,-35",
                            "none", 1, mix(PAPER, pen.ink, .45))
    if small:
        feather = group(feather, 12 * .24, -14 * .24, .76)
    return feather + pen.path("M-17,12 C-23,4 -22,-12 -16,-16 H16 C22,-12 23,4 17,12 C10,15 -10,15 -17,12 Z",
                              dark_hair(pen, person), 2)


def vert_before(pen, person, small):
    """A felt cap, its brim turned up and drawn out to a beak."""
    green = pen["vert"]
    lining = mix(green, "#F4E7A8", .5)
    out = pen.path("M-17.6,-15 C-20.6,-8 -21,1 -18.8,8 C-17.4,6 -16.6,4 -16.6,1 C-15,1 -14.2,-2 -13.8,-5 C-11,-3.4"
                   " -9.6,-6 -9,-8.6"
                   " C-6,-5 -3.4,-6.6 -2.4,-9 C1,-5 6,-5.6 8,-8.6 C9.6,-5 12,-4.4 14,-5.4 C14.4,-2 15.4,1 16.8,1.4"
                   " C17,4 17.8,6 19,8"
                   " C21,1 20.8,-8 17.6,-15 Z", person.hair, 1.9)
    out += strands(pen, person, "M-18.2,-5 C-18.8,-2 -18.6,1 -18,3 M-6,-9.6 C-6.4,-8.6 -7,-7.8 -7.6,-7.4 M5,-9.4"
                                " C5,-8.6 4.4,-8 3.6,-7.6")
    crown = "M-16,-13 C-17,-22 -11,-28.6 -3,-32 C3,-34.6 10,-34.6 13,-31 C17,-26 21,-20 21,-10 Z"
    out += pen.path(crown, green)
    out += pen.path("M5,-33.4 C9,-34 11.6,-33 13,-31 C17,-26 21,-20 21,-10 L10,-12 C13,-19 11,-27 5,-33.4 Z",
                    mix(green, pen.ink, .3))
    out += pen.path("M-2,-31.4 C1,-26.6 6,-25.6 9,-27.6", "none", 1.3)
    out += pen.path("M-12.6,-18 C-12.4,-22.6 -9,-26.4 -5,-28.4", "none", 1.6, lighter(green, .5)) + pen.path(crown,
                                                                                                             "none", 2)
    brim = ("M-35,-5.6 C-26,-11.6 -14,-18 -1,-18.6 C10,-19 19,-18 25.6,-16.6 C26,-11.6 24.4,-8.6 21.6,-7"
            " C12,-10.6 2,-10.6 -6,-9.2 C-16,-7.2 -26,-3.8 -35,-5.6 Z")
    out += pen.path(brim, lining, 2)
    if not small:
        out += pen.path("M-29,-6 C-20,-7 -14,-9.8 -5,-11.4 C3,-12.6 13,-12.4 21.8,-9.4", "none", 1, mix(green, pen.ink,
                                                                                                        .2))
        out += pen.path("M-22,-10 C-16,-13.4 -9,-15.6 -2,-16", "none", 1, lighter(lining, .5))
    return out + pen.circle(13, -14, 2.5, pen["gold"], 1.6)


def scallops(cx, cy, rx, ry, count, start=0.0, bulge=1.25):
    """A cloud: arcs round an ellipse."""
    points = [(cx + rx * cos(start + 2 * pi * i / count), cy + ry * sin(start
                                                                        + 2 * pi * i / count)) for i in range(count)]
    d = f"M{num(points[0][0])},{num(points[0][1])}"
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
        r = hypot(bx - ax, by - ay) / 2 * bulge
        d += f" A{num(r)},{num(r)} 0 0 1 {num(bx)},{num(by)}"
    return d + " Z"


CURL = "M-2.6,1.6 C-3.6,-1.8 -.6,-3.8 1.6,-2.6 C3.8,-1.4 3,2 .8,1.8 C-.4,1.6 -.6,.2 .4,-.3"


def or_behind(pen, person, small):
    if small:
        return pen.path(scallops(0, -3, 24.6, 24.6, 11, .24, 1.1), dark_hair(pen, person, .15), 1.6)
    return pen.path(scallops(0, -3, 28, 27, 13, .24, 1.1), dark_hair(pen, person, .28), 2)


def or_before(pen, person, small):
    """A cloud of curls in a yellow band."""
    if small:  # a clear brow
        front = ("M-17.8,4 C-23,0 -23,-8 -19.6,-11 C-21,-18 -13,-24 -8,-22.6 C-4,-27 4,-27 8,-22.6 C13,-24 21,-18"
                 " 19.6,-11"
                 " C23,-8 23,0 17.8,4 C18.4,-2 17.4,-6 14,-8.6 C10,-10.8 5,-11.6 0,-11.6 C-5,-11.6 -10,-10.8 -14,-8.6"
                 " C-17.4,-6 -18.4,-2 -17.8,4 Z")
        return pen.path(front, person.hair, 1.5) + curly_band(pen, small)
    out = pen.path("M-17.4,4 C-22.6,2 -23.4,-4 -20.6,-7 C-24.4,-11 -21,-17.6 -17,-17.6 C-17,-22.6 -11,-26 -7,-23.6"
                   " C-4,-28 4,-28 7,-23.6"
                   " C12,-26 17,-22.6 17.4,-17.6 C21,-17.6 24.4,-11 20.6,-7 C23.4,-4 22.6,2 17.4,4 C18,-1 17,-4 14.6,-5.6"
                   " C12.4,-4 8.6,-5.4 8,-8.6 C5.4,-6 .6,-6.2 -1,-9.2 C-3,-6 -8,-5.6 -9.6,-8.6 C-11,-5 -13.6,-4.6"
                   " -14.8,-5.4"
                   " C-17,-3.6 -18,-1 -17.4,4 Z", person.hair, 1.9)
    places = ((-19.4, -1.2), (-19, -11), (-7, -11.4), (4.6, -11), (19, -11), (19.4, -1.4), (-11.4, -25.4), (0, -28),
              (11.4, -25.4),
              (-23, 8), (23, 8), (-24.6, -5), (24.6, -5))
    out += "".join(group(strands(pen, person, CURL), x, y, mirror=x > 0) for x, y in places)
    return out + curly_band(pen, small)


def curly_band(pen, small):
    """A band of cloth in her own colour."""
    out = pen.path("M-21.4,-12.6 C-12,-21 12,-21 21.4,-12.6 L20.4,-17.4 C12,-25.6 -12,-25.6 -20.4,-17.4 Z", pen["or"],
                   1.5 if small else 2)
    return out + pen.path("M-16.6,-17.8 C-11,-21 -5,-22 0,-22", "none", 1.2, SHEEN)


def gules_behind(pen, person, small):
    return pen.path("M-23,7 C-27,-14 -18,-26 0,-27 C18,-26 27,-14 23,7 C14,12 -14,12 -23,7 Z", dark_hair(pen, person), 2)


def gules_before(pen, person, small):
    """Cut round a bowl, with a lock that will not lie down."""
    whole = ("M-24.6,5 C-29,-15 -20,-28 -2,-28.6 C-2,-32 2,-35 7,-33.6 C4.6,-32.6 4.4,-30.4 5,-28.4 C21,-26.6"
             " 28.6,-14 24.6,5"
             " C22.6,7 20.4,5.6 20.4,2 C20.4,-3 19.4,-7 17.6,-10 C11,-7.6 4,-7 0,-7 C-5,-7 -12,-7.8 -17.6,-10"
             " C-19.4,-7 -20.4,-3 -20.4,2 C-20.4,5.6 -22.6,7 -24.6,5 Z")
    out = pen.path(whole, person.hair)
    out += pen.path("M5,-28.4 C21,-26.6 28.6,-14 24.6,5 C22.6,7 20.4,5.6 20.4,2 C22.6,-10 18,-23 5,-28.4 Z",
                    dark_hair(pen, person, .28))
    out += strands(pen, person, "M-22,-6 C-22.4,-14 -18,-21 -11,-24.4 M-16,-12 C-15,-17 -12,-20.6 -8,-22.4 M-5,-12"
                                " C-4.6,-15 -3.6,-17.6 -2,-20")
    if not small:
        out += furrows(pen, person, "M-13,-9.2 C-13,-13 -12,-16 -10,-19 M-7,-8.2 C-7,-13 -5.4,-18 -2.6,-22 M0,-7.6"
                                    " C-.4,-12 0,-17 1.4,-21.4"
                       " M7,-8.2 C7.6,-13 6.6,-18 4.6,-22 M13,-9.2 C13.6,-13 12.6,-16.4 10.6,-20")
    return out + pen.path(whole, "none", 2)


def sable_behind(pen, person, small):
    knot = pen.path("M-7,-27 C-11.6,-33 -7.6,-40.4 1,-40.4 C9.6,-40.4 12.6,-33 7.4,-27 Z", person.hair, 2)
    knot += strands(pen, person, "M-5.4,-31 C-6.2,-35 -3,-37.8 1,-38 M0,-30 C-.6,-32.6 .4,-34.8 3,-36", 1.3)
    if pen.dark:  # a light edge, or it would drown in the dark page
        knot = pen.path("M-7,-27 C-11.6,-33 -7.6,-40.4 1,-40.4 C9.6,-40.4 12.6,-33 7.4,-27", "none", 4.4,
                        pen["line"]) + knot
    if small:
        knot = group(knot, 0, -27 * .2, .8)
    return knot + pen.path("M-17.6,4 C-22,-14 -14,-26 0,-26 C14,-26 22,-14 17.6,4 Z", dark_hair(pen, person, .2), 2)


def sable_before(pen, person, small):
    """Drawn back into a knot, tied with linen."""
    out = pen.path("M-17.4,3 C-22,-14 -14,-27 0,-27 C14,-27 22,-14 17.4,3 C15.6,1 15,-2 14.6,-6 C12,-13 6,-16 0,-16"
                   " C-6,-16 -12,-13 -14.6,-6 C-15,-2 -15.6,1 -17.4,3 Z", person.hair, 2)
    out += strands(pen, person, "M-15.4,-8 C-13.4,-16 -8,-22 -2,-24.4 M-10,-14.6 C-8,-19 -5,-22.4 -1.4,-24.2"
                                " M-4,-16.6 C-3,-19.6 -2,-22 -.6,-24")
    if not small:
        out += strands(pen, person, "M15.4,-8 C13.4,-15 9,-21 3,-24.4 M9.6,-15 C8,-19 5.4,-22 2.2,-24.2 M4,-16.6"
                                    " C3.4,-19.6 2.4,-22 1,-24", 1)
    return out + pen.path("M-6.6,-29.8 C-3,-27.6 3,-27.6 7,-29.8 L6.6,-25 C3,-23.2 -3,-23.2 -6.2,-25 Z", PAPER, 1.8)


BEHIND = {"azure": azure_behind, "vert": vert_behind, "or": or_behind, "gules": gules_behind, "sable": sable_behind}
BEFORE = {"azure": azure_before, "vert": vert_before, "or": or_before, "gules": gules_before, "sable": sable_before}


def earring(pen, person):
    return pen.circle(person.face.turn * -person.face.width - 1, 10.6, 2.1, "none", 3) + pen.circle(
        person.face.turn * -person.face.width - 1, 10.6, 2.1, "none", 1.5, pen["gold"])
