# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""What shows how well a computer plays: a small thing in a medallion, laid over a bust or a half figure."""
from ..brush import blob
from ..drolleries import lute
from ..emblems import book, helm
from ..pen import PAPER, SHEEN, STEEL, group, lighter, mix, num


def jester(pen):
    """A cap of three points with bells."""
    horn = "M32,16 C24,2 4,6 3,30 C10,22 17,26 15,46 L32,48 Z"
    out = pen.path(horn, pen["gallantry"], 3) + group(pen.path(horn, pen["charity"], 3), 64, 0, mirror=True)
    out += pen.path("M20,47 C24,38 22,24 32,8 C42,24 40,38 44,47 C36,50 28,50 20,47 Z", pen["jousts"], 3)
    out += pen.path("M12,44 C24,50 40,50 52,44 L50,56 C38,61 26,61 14,56 Z", pen["card"], 3)
    return out + "".join(pen.circle(x, y, 5, pen["gold"], 2.8) for x, y in ((4, 32), (32, 7), (60, 32)))


def page(pen):
    """A quill and its ink."""
    out = pen.path("M22,50 C18,34 28,12 56,4 C60,22 50,40 30,46 Z", PAPER, 3) + pen.path("M14,60 C24,42 36,24 52,9",
                                                                                         "none", 2.6)
    out += pen.path("M30,36 L38,37 M36,28 L46,28.6 M42,20 L51,20 M28,38 L27,28 M35,29 L35,18", "none", 1.7, mix(PAPER,
                                                                                                                pen.ink, .5))
    return out + pen.path("M36,48 H58 L60,60 H34 Z", pen["education"], 3) + pen.path("M40,44 H54 V48 H40 Z",
                                                                                     pen["gold"], 2.6)


def herald(pen):
    """A trumpet with its banner."""
    out = pen.path("M14,25 H48 V52 L39.5,46 L31,52 L22.5,46 L14,52 Z", pen["king"], 2.8) + pen.path("M18,30 H44",
                                                                                                    "none", 1.6,
                                                                                                    lighter(pen["king"], .5))
    out += pen.path("M2,17 H6 L8,19 H42 C50,19 54,14 62,9 V34 C54,29 50,25 42,25 H8 L6,27 H2 Z", pen["gold"], 3)
    return out + pen.path("M10,21 H42 C48,21 52,19 57,15.6", "none", 1.6, SHEEN) + pen.circle(31, 38, 4, pen["gold"], 2.2)


def knight(pen):
    return helm(pen, True)


def master(pen):
    return book(pen)


def varlet(pen):
    """A horseshoe: he serves in the stables."""
    shoe = "M17,7 C6,22 5,58 32,59 C59,58 58,22 47,7 L36,11 C44,26 44,45 32,45.6 C20,45 20,26 28,11 Z"
    nails = "M18.4,22h.01M15.8,34h.01M20,46h.01M45.6,22h.01M48.2,34h.01M44,46h.01"
    return (pen.path(shoe, mix(STEEL, pen.ink, .14), 3) + pen.path("M17,12 C10,24 9,42 17,50", "none", 2, "#FFFFFF")
            + pen.path(nails, "none", 4.2))


def minstrel(pen):
    """A lute."""
    return group(lute(pen), 24, 44, 1.28, 38)


def falconer(pen):
    """A hooded falcon on a glove."""
    feathers = mix("#B8854A", pen.ink, .1)
    glove = pen.path(blob("4,62! 8,50 20,45 36,45 48,48 50,54 44,58 40,62!"), "#8A5A33", 3)
    tail = pen.path(blob("37,38! 52,48 57,60! 48,58 32,46"), mix(feathers, pen.ink, .3), 2.8)
    body = pen.path(blob("21,24 17,34 20,44 28,49 37,47 43,38 43,26 37,18 28,17"), PAPER, 3)
    wing = pen.path(blob("36,19! 45,26 48,38 52,50! 42,47 35,39 33,28"), feathers, 2.8)
    spots = pen.path("M23,31h.01M27,37h.01M23,40h.01M29,43h.01", "none", 3.2, feathers)
    hood = pen.path(blob("17,20! 16,10 24,4 34,6 38,14 36,21! 27,23"), pen["gallantry"], 2.8)
    beak = pen.path("M17.6,14 C12,14 10,18 12.4,22 C14,19.6 17,19.6 18.6,19.4 Z", pen["gold"], 2.2)
    return glove + tail + body + spots + wing + beak + hood + pen.path("M28,4.6 L25,-.6 M28,4.6 L32,.6", "none", 2.4, pen["gold"])


def steward(pen):
    """Two keys on a ring: who keeps the castle's accounts."""
    def key(length, bits):
        wards = "".join(f"M0,{num(y)}H9V{num(y + 5)}H0z" for y in bits)
        return (pen.path(wards, pen["gold"], 2.6) + pen.path(f"M-3,16H3V{length}H-3z", pen["gold"], 2.8)
                + pen.circle(0, 9, 9, pen["gold"], 2.8) + pen.circle(0, 9, 3.6, pen["card"], 2)
                + pen.path("M-5.6,6.4A6.6,6.6 0 0 1 -.6,2.6", "none", 1.6, SHEEN))

    return (group(key(46, (34, 41)), 26, 12, 1, 24) + group(key(44, (32, 39)), 36, 13, 1, -18)
            + pen.circle(31.6, 13, 11, "none", 5.2) + pen.circle(31.6, 13, 11, "none", 2.2, STEEL))


ATTRIBUTES = {"random": jester, "varlet": varlet, "page": page, "minstrel": minstrel, "falconer": falconer, "steward": steward,
              "herald": herald, "knight": knight, "master": master}
BOX = (-16, -16, 32, 32)


def medallion(pen, level, scale=.33):
    """What a level shows, in a round of card."""
    out = pen.circle(0, 0, 14.4, pen["card"], 2) + pen.circle(0, 0, 12.6, "none", 1, pen["gold"])
    return out + group(ATTRIBUTES[level](pen), -32 * scale, -32 * scale, scale)
