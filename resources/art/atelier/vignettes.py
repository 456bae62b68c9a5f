# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Small pictures at the foot of a page, as the beasts of the margins live there: where a list is short, and over a new game.

Each stands on a strip of turf that runs out in ivy on both sides.
"""
from .brush import flow
from .drolleries import PICTURES, bloom, leaf_green, stalk
from .ornament import ivy_leaf, stem_ink
from .pen import group, num
from .tokens import hourglass

SIZE = (320, 150)
TURF = 143  # what stands, stands here
FRIEZE = (560, 100)


def turf(pen, left, right, low, high=9.0):
    """A strip of grass from here to there, thin at both ends."""
    span = right - left
    edge = flow([(left, low), (left + span * .12, low - high * .6), (left + span * .3, low - high), (left + span * .5, low - high * .8),
                 (left + span * .7, low - high), (left + span * .88, low - high * .6), (right, low)])
    blades = "".join(f"M{num(left + span * at)},{num(low - high * .5)}l-2,-5M{num(left + span * at)},{num(low - high * .5)}v-6"
                     f"M{num(left + span * at)},{num(low - high * .5)}l2.2,-4.6" for at in (.1, .2, .36, .52, .66, .81, .92))
    return pen.path(edge + "z", leaf_green(pen), 2) + pen.path(blades, "none", 1.3)


def tendril(pen, x, y, reach=52.0, mirror=False):
    """A spray of ivy that grows out of the turf's end at (x, y)."""
    ink = stem_ink(pen)
    out = (pen.path(f"M0,0C12,2 20,-2 28,-9C36,-16 48,-14 {num(reach)},-6C{num(reach + 4)},-1 {num(reach - 2)},5 {num(reach - 6)},2", "none", 1.7,
                    ink) + pen.path("M24,-6C28,-14 27,-20 22,-24M38,-13C42,-20 40,-26 36,-29", "none", 1.4, ink))
    out += (ivy_leaf(pen, 22, -24, -30, .7, pen["gold"]) + ivy_leaf(pen, 36, -29, 8, .62, pen["vert"])
            + ivy_leaf(pen, 14, -1, 150, .6, pen["charity"]) + ivy_leaf(pen, 34, -11, 170, .6, pen["gallantry"]))
    out += pen.circle(reach - 7, 1.6, 2.6, pen["gold"], 1) + pen.circle(50, -16, 2.2, pen["gold"], 1)
    return group(out, x, y, mirror=mirror)


def footed(pen, inner):
    """A picture with its turf, and ivy on both sides."""
    return tendril(pen, 258, 141) + tendril(pen, 62, 141, mirror=True) + inner + turf(pen, 56, 264, TURF + 4)


def beast(pen, kind, value, x, low=TURF, size=1.0, mirror=False):
    """A card's picture whose left edge, or right one where it is mirrored, stands at (x, low)."""
    return group(PICTURES[kind](pen, value), x, low - 129 * size, size, mirror=mirror)


def asleep(pen):
    """The cat sleeps on its books while the sand stands still: games that wait."""
    glass = group(hourglass(pen), 196, TURF - 54, .86)
    flower = stalk(pen, f"84,{TURF} 80,118 86,104", ((82, 126, -60, .6), )) + bloom(pen, 87, 100, 8)
    return footed(pen, flower + beast(pen, "education", 3, 100, size=.94) + glass)


def crowned(pen):
    """The monkey is king, and the others bring him presents: who has won."""
    return footed(pen, beast(pen, "gallantry", 2, 62, size=.62) + beast(pen, "charity", 2, 256, size=.6, mirror=True)
                  + beast(pen, "kings-service", 5, 112, size=.94))


def riding(pen):
    """The war snail on its way home: a game that was played."""
    flowers = stalk(pen, f"78,{TURF} 74,124 78,112", ((76, 130, -60, .6), )) + bloom(pen, 78, 108, 8)
    flowers += stalk(pen, f"240,{TURF} 246,126 242,116", ((243, 130, 60, .6), )) + bloom(pen, 242, 112, 7)
    return footed(pen, flowers + beast(pen, "swords", 3, 108))


def courting(pen):
    """The rabbit sings below the roses: what Gallantry gives."""
    flowers = stalk(pen, f"76,{TURF} 71,120 76,100", ((73, 126, -60, .6), (74, 112, 60, .55))) + bloom(pen, 76, 96, 9)
    flowers += stalk(pen, f"236,{TURF} 241,128 238,114", ((239, 131, 60, .6), )) + bloom(pen, 238, 110, 8)
    return footed(pen, flowers + beast(pen, "gallantry", 3, 104))


def frieze(pen):
    """All disciplines in a row, as they go to school."""
    wide, high = FRIEZE
    low, size = high - 14, .62
    row = "".join(beast(pen, kind, value, 66 + i * 72, low, size)
                  for i, (kind, value) in enumerate((("gallantry", 2), ("swords", 3), ("education", 2), ("kings-service", 2),
                                                     ("quests", 2), ("charity", 2))))
    return tendril(pen, wide - 58, low + 1) + tendril(pen, 58, low + 1, mirror=True) + row + turf(pen, 40, wide - 40, low + 3, 7)


VIGNETTES = {"asleep": asleep, "crowned": crowned, "riding": riding, "courting": courting}


def plan():
    return {"vignette": {"ratio": SIZE[0] / SIZE[1]}, "frieze": {"ratio": FRIEZE[0] / FRIEZE[1]}}
