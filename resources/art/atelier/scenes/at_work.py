# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The squires at their seven disciplines, each group round the place (0, 0) where it stands; 250 is a squire's height."""
from math import cos, pi, sin

from ..emblems import dragon, leaf_green, rose
from .bodies import (BEGGAR, CAST, FLYING, HOSE, KING, LEATHER, LINEN, OUTLINE, SLEEVES, arm, badge, belt, broader, coat, fist,
                     head, leg, neck, open_hand, shade)
from ..pen import PAPER, SHEEN, STEEL, WOOD, group, lighter, mix, num
from ..brush import at, blob, flow, halo, limb, oval
from ..squires import STAR

OAK = "#A9743F"
STRAW = "#E7C56A"
STONE = "#B9B2A4"


def ground_shadow(pen, rx, x=0, ry=None):
    return pen.path(oval(x, 2, rx, ry or rx * .13), pen.ink, fill_opacity=".22")


# --- Tournaments: Vert and the straw man ----------------------------------------------------------------------------------

def wooden_sword(pen, length=92):
    """From the hand at (0, 0) upwards."""
    return (pen.path(f"M-4,12 L-4.6,{-length + 8} L0,{-length} L4.6,{-length + 8} L4,12 Z", WOOD, 2.6)
            + pen.path(f"M1,0 V{-length + 12}", "none", 1.4, OAK)
            + pen.path("M-15,-15 H15 V-9 H-15 Z", OAK, 2.6))


def straw_man(pen):
    """The pell: a post with a sack of straw, a lid for a shield and a pot for a helmet that hops from the blow."""
    out = ground_shadow(pen, 44)
    out += pen.path("M-7,4 L-5,-150 H5 L7,4 Z", OAK, OUTLINE)
    body = pen.path("M-56,-150 L56,-164 L57,-154 L-55,-140 Z", OAK, OUTLINE)
    for x, y, way in ((-58, -145, -1), (58, -159, 1)):
        body += pen.path(f"M{x},{y - 8} l{way * 18},-7 l{-way * 8},6 l{way * 14},2 l{-way * 13},4 l{way * 11},6"
                         f" l{-way * 19},2 Z", STRAW, 2.4)
    sack_of_straw = blob([(-30, -168), (0, -176), (32, -172), (34, -120), (26, -76, 1), (10, -82), (0, -72, 1), (-12, -82),
                           (-28, -74, 1), (-36, -120)])
    body += (pen.path(sack_of_straw, STRAW) + pen.path(blob([(10, -174), (32, -172), (34, -120), (26, -76, 1), (14, -82),
                                                              (18, -120)]), shade(pen, STRAW, .22))
                                                              + pen.path(sack_of_straw, "none", OUTLINE))
    body += pen.path("M-24,-150 l5,20 M-8,-160 l-2,24 M10,-156 l6,22 M-20,-112 l-4,22 M2,-116 l3,26 M20,-118 l-2,24", "none",
                     1.7, shade(pen, STRAW, .5))
    body += (pen.path(flow([(-36, -122), (0, -114), (35, -122)]), "none", 6.6)
             + pen.path(flow([(-36, -122), (0, -114), (35, -122)]), "none", 3, LEATHER))
    body += (pen.circle(0, -143, 17, OAK, OUTLINE) + pen.circle(0, -143, 5, STEEL, 2.2)
             + pen.path("M-11,-150 A13,13 0 0 1 -2,-156", "none", 1.6, WOOD))
    sack = pen.path(blob([(-20, -174), (-24, -200), (-10, -218), (12, -218), (25, -200), (20, -174)]), LINEN, OUTLINE)
    sack += (pen.path("M-18,-198 l9,7 m0,-7 l-9,7 M2,-198 l9,7 m0,-7 l-9,7", "none", 2.4)
             + pen.path("M-14,-182 q8,-6 20,0", "none", 2))
    pot = (pen.path("M-26,0 C-25,-28 -14,-36 0,-36 C14,-36 25,-28 26,0 Z", "#8D929B", OUTLINE)
           + pen.path("M6,-35 C18,-32 25,-24 26,0 H12 C14,-14 12,-26 6,-35 Z", shade(pen, "#8D929B", .3)))
    pot += (pen.path("M-32,0 H32 V6 H-32 Z", "#A5AAB2", OUTLINE) + pen.path("M-17,-8 C-16,-20 -11,-26 -5,-29", "none", 1.8,
            "#FFFFFF"))
    pot += pen.path("M30,-3 C42,-8 44,8 33,5", "none", 2.6)
    out += group(body + sack, 0, 0, 1, 7) + group(pot, 34, -232, 1, 26)
    return out + pen.path("M-22,-262 l-6,-12 M0,-270 l1,-14 M64,-214 l13,2", "none", 2.4)


def duel(pen):
    """Vert has hit; the straw flies."""
    skin, color = CAST["vert"].skin, pen["vert"]
    hose, sleeve = HOSE["vert"], SLEEVES["vert"]
    out = group(straw_man(pen), 150, -6) + ground_shadow(pen, 70)
    out += arm(pen, [(18, -172), (42, -150), (68, -166)], shade(pen, sleeve, .14), skin)
    out += leg(pen, [(-8, -104), (-28, -58), (-58, -16)], shade(pen, hose, .22), 14)
    out += leg(pen, [(8, -104), (40, -64), (36, -9)], hose, 0)
    out += neck(pen, skin, 8, -184, 3)
    tunic = blob([(-16, -176), (-2, -184, 1), (10, -180), (20, -184, 1), (28, -172), (24, -146), (22, -120), (36, -96),
                   (50, -68, 1), (26, -64), (4, -70),
                   (-20, -62), (-46, -78, 1), (-28, -104), (-18, -124), (-22, -150)])
    dark = blob([(-16, -176), (-8, -150), (-8, -122), (-12, -96), (-20, -62), (-46, -78, 1), (-28, -104), (-18, -124),
                  (-22, -150)])
    out += coat(pen, tunic, color,
                "M4,-112 C6,-98 4,-86 4,-72 M18,-112 C24,-98 28,-86 28,-68 M-10,-114"
                " C-16,-100 -20,-86 -20,-66 M14,-170 C16,-158 16,-150 14,-140",
                dark, flow([(-44, -81), (-20, -66), (4, -74), (26, -68), (48, -71)]))
    out += belt(pen, [(-18, -122), (2, -117), (22, -121)]) + badge(pen, "vert", 2, -92, 1.02, -6)
    out += group(wooden_sword(pen, 96), 70, -170, 1, 52) + fist(pen, skin, 70, -168, -34, .95)
    out += head(pen, CAST["vert"], 14, -214, "cheer", 6)
    out += arm(pen, [(-8, -168), (22, -144), (52, -158)], sleeve, skin) + fist(pen, skin, 59, -162, -34)
    for x, y, turn in ((116, -268, 20), (196, -258, -40), (220, -196, 70), (104, -210, -20), (206, -286, 10),
                       (148, -290, 50), (236, -236, 5)):
        out += group(pen.path("M-8,0 C-3,-3 3,3 8,0", "none", 4.4) + pen.path("M-8,0 C-3,-3 3,3 8,0", "none", 2, STRAW), x,
                     y, 1, turn)
    return out


# --- Education and Quests: Sable reads to the dragon ----------------------------------------------------------------------

def excalibur(pen, drawn=False):
    """The sword, standing; the stone's edge, or the point when it is drawn, at (0, 0)."""
    gold = pen["gold"]
    tip, end = (-22, "L0,0") if drawn else (0, "")
    out = (pen.path(f"M-9,{tip} L-9,-120 H9 L9,{tip} {end} Z", STEEL, OUTLINE)
           + pen.path(f"M0,0 V-120 H9 V{tip} Z", mix(STEEL, "#6E7C93", .42)))
    out += pen.path(f"M0,{tip - 6} V-112", "none", 2, "#8D96A3") + pen.path(f"M-5.4,{tip - 8} V-114", "none", 1.7, "#FFFFFF")
    out += (pen.path("M-6,-132 H6 V-162 H-6 Z", pen["king"], 2.8)
            + pen.path("M-6,-140 L6,-144 M-6,-147 L6,-151 M-6,-154 L6,-158", "none", 1.7, gold))
    out += pen.path(blob([(-38, -124), (-32, -136), (-20, -132), (0, -135), (20, -132), (32, -136), (38, -124), (32, -114),
                           (20, -120), (0, -119), (-20, -120), (-32, -114)]), gold, OUTLINE)
    out += (pen.path("M-30,-129 C-20,-127 -8,-129 2,-130", "none", 1.8, SHEEN)
            + pen.path("M0,-133 L6,-127 L0,-121 L-6,-127 Z", pen["gules"], 1.8))
    out += (pen.circle(0, -171, 11, gold, OUTLINE) + pen.circle(0, -171, 4.6, pen["azure"], 1.8)
            + pen.path("M-7.4,-173 A8,8 0 0 1 -1,-179", "none", 1.6, SHEEN))
    return out


def rays(pen, x, y, inner, outer, count=16, color=None, opacity=".8"):
    d = ""
    for i in range(count):
        a = 2 * pi * i / count
        far = outer if i % 2 == 0 else outer * .78
        w = .03
        d += (f"M{at(x + inner * cos(a - w), y + inner * sin(a - w))}"
              f" L{at(x + far * cos(a), y + far * sin(a))} L{at(x + inner * cos(a + w), y + inner * sin(a + w))} Z ")
    return pen.path(d, color or pen["gold"], fill_opacity=opacity)


def sword_glow(pen):
    """The light round the sword in the stone; it lies behind all who stand near."""
    shine = rays(pen.glowing(), 0, -200, 66, 150, 20, pen["gold"], ".75" if pen.dark else ".62")
    return halo("shine", 0, -190, 190, "#FFE9A3", .8) + shine


def stone(pen):
    """The stone with the sword: the middle of the picture. 200 wide."""
    light, dark = lighter(STONE, .38), shade(pen, STONE, .34)
    out = ground_shadow(pen, 118)
    out += group(excalibur(pen), 0, -96, 1, 0)
    body = blob([(-104, 4, 1), (-98, -34), (-78, -56, 1), (-56, -96), (-22, -108), (4, -102), (36, -106), (58, -84, 1),
                  (82, -58), (98, -26), (106, 4, 1), (50, 10), (-40, 10)])
    out += pen.path(body, STONE)
    out += pen.path(blob([(-98, -34), (-78, -56, 1), (-56, -96), (-22, -108), (4, -102), (36, -106), (58, -84, 1),
                           (20, -82), (-14, -86), (-40, -70), (-56, -40), (-80, -22)]), light)
    out += pen.path(blob([(58, -84, 1), (82, -58), (98, -26), (106, 4, 1), (50, 10), (0, 8, 1), (30, -8), (52, -40)]), dark)
    out += pen.path("M58,-84 C52,-62 50,-36 34,-12 M-78,-56 C-60,-44 -56,-36 -58,-18 M-14,-86"
                    " C-10,-74 -16,-66 -12,-54 l8,10 M40,-40 l14,8 M-34,-30 l10,10 l-3,12", "none", 2.2,
                    shade(pen, STONE, .62))
    out += pen.path(body, "none", OUTLINE * 1.1)
    out += pen.path("M-15,-103 C-8,-99 8,-99 15,-103 L9,-96 H-9 Z", pen.ink)
    ivy = pen.path(flow([(-100, 2), (-86, -20), (-90, -44), (-66, -60)]), "none", 3, shade(pen, pen["vert"], .35))
    leaf = "M0,0 C-8,-2 -9,-10 -3,-12 C-3,-16 3,-16 3,-12 C9,-10 8,-2 0,0 Z"
    for x, y, turn in ((-92, -14, -60), (-82, -26, 60), (-96, -38, -50), (-84, -50, 20), (-66, -60, 60), (-100, -2, -80)):
        ivy += group(pen.path(leaf, pen["vert"], 2), x, y, 1.2, turn)
    return out + ivy


def reader(pen, mirrored=False):
    """Sable leans against something and reads; `mirrored` keeps the charge the right way round where the figure is mirrored."""
    looks, color, sleeve, hose = CAST["sable"], pen["sable"], SLEEVES["sable"], HOSE["sable"]
    skin = looks.skin
    out = ground_shadow(pen, 86, 34)
    out += leg(pen, [(8, -18), (64, -60), (96, -10)], shade(pen, hose, .25), -4, wide=(15, 12, 8))
    out += arm(pen, [(4, -84), (26, -54), (52, -70)], shade(pen, sleeve, .16), skin)
    out += leg(pen, [(0, -18), (48, -70), (76, -10)], hose, 0, wide=(16, 12.6, 8))
    out += neck(pen, skin, -8, -92, 4)
    tunic = blob([(-26, -84), (-16, -94, 1), (-6, -90), (6, -92, 1), (16, -80), (18, -52), (40, -66), (56, -74),
                   (66, -64, 1), (56, -44), (40, -18), (30, 2, 1), (0, 6), (-30, 4, 1), (-32, -30), (-32, -60)])
    out += coat(pen, tunic, color, "M16,-50 C10,-40 4,-34 -4,-30 M30,-52 C28,-36 22,-16 14,0 M44,-58 C42,-44 36,-26 30,-12",
                None,
                flow([(63, -62), (53, -44), (38, -18), (28, 0)]))
    out += pen.path("M16,-50 C10,-40 4,-34 -4,-30 M30,-52 C28,-36 22,-16 14,0 M44,-58 C42,-44 36,-26 30,-12", "none", 1.7,
                    lighter(color, .32))
    out += group(badge(pen, "sable", 0, 0), -8, -22, 1, 8, mirror=mirrored)
    # The book, seen from behind its boards.
    book = (pen.path("M40,-58 L36,-100 L64,-114 L70,-72 Z", PAPER, 2.6)
            + pen.path("M30,-62 L28,-98 L56,-106 L62,-70 Z", pen["education"], OUTLINE))
    book += (pen.path("M35,-66 L33.4,-94 L52,-99.4 L56,-72 Z", "none", 1.7, pen["gold"])
             + pen.path("M44,-90 L49,-83.6 L46,-76 L40,-82 Z", pen["gold"], 1.4))
    out += head(pen, looks, -2, -120, "reading", 12)
    out += book + arm(pen, [(-14, -80), (6, -44), (34, -62)], sleeve, skin) + fist(pen, skin, 41, -66, -20, .92)
    return out


def peeping_dragon(pen):
    """A small dragon that learns to read, over the edge of what hides it at y 0; it looks to the left."""
    color = pen["quests"]
    out = group(pen.path(blob([(0, 0), (10, -52), (44, -78, 1), (40, -58), (66, -52, 1), (56, -36), (72, -20, 1), (50, -8),
                                (40, 6)]), mix(color, pen["gules"], .35), OUTLINE)
                + pen.path("M6,-10 C16,-36 26,-56 44,-78 M12,-12 C26,-30 44,-44 66,-52 M18,-8 C36,-16 52,-20 72,-20", "none",
                           2), 62, 2)
    out += group(dragon(pen), -30, -104, 1.86)
    eye = (-30 + 30 * 1.86, -104 + 22.6 * 1.86)
    out += (pen.circle(*eye, 14, "#FFFFFF", 0, fill_opacity=".55") + pen.circle(*eye, 14, "none", 5)
            + pen.circle(*eye, 14, "none", 2.4, pen["gold"]))
    out += pen.circle(eye[0] - 3, eye[1] + 1, 4.2, pen.ink) + pen.circle(eye[0] - 4.6, eye[1] - 1, 1.4, "#FFFFFF")
    out += pen.path(f"M{at(eye[0] + 14, eye[1] - 2)} C{at(eye[0] + 24, eye[1] - 6)} {at(eye[0] + 30, eye[1] - 4)}"
                    f" {at(eye[0] + 34, eye[1] + 2)} M{at(eye[0] - 14, eye[1])} l-9,-4", "none", 3)
    return out


def claws(pen):
    """The dragon's paws, laid over that edge."""
    paw = blob([(-14, 8), (-15, -6), (-4, -12), (10, -9), (15, 2), (13, 12, 1), (7, 6), (4, 13, 1), (-1, 6), (-6, 13, 1)])
    return "".join(group(pen.path(paw, pen["quests"], OUTLINE), x, y, 1, t) for x, y, t in ((-4, 0, -8), (66, 4, 10)))


# --- Charity: Or and the beggar -------------------------------------------------------------------------------------------

def coin(pen, x, y, r=8.0):
    return pen.circle(x, y, r, pen["gold"],
                      2.4) + pen.path(f"M{x},{y - r * .4} v{num(r * .8)} M{x - r * .4},{y} h{num(r * .8)}", "none",
                                      1.5) + pen.path(
        f"M{at(x - r * .66, y - r * .2)} A{num(r * .7)},{num(r * .7)} 0 0 1 {at(x - r * .1, y - r * .68)}", "none", 1.4,
        SHEEN)


def giver(pen):
    """Or bends down a little with a coin."""
    looks, color, sleeve, hose = CAST["or"], pen["or"], SLEEVES["or"], HOSE["or"]
    skin = looks.skin
    out = ground_shadow(pen, 58, 6)
    out += arm(pen, [(20, -168), (44, -138), (72, -128)], shade(pen, sleeve, .14), skin)
    out += leg(pen, [(10, -104), (30, -58), (32, -10)], shade(pen, hose, .24), 0)
    out += leg(pen, [(-8, -104), (-10, -56), (-20, -9)], hose, 4)
    out += neck(pen, skin, 10, -182, 4)
    tunic = blob([(-14, -174), (0, -184, 1), (12, -179), (22, -182, 1), (32, -168), (30, -142), (26, -116), (34, -92),
                   (42, -66, 1), (20, -60), (2, -66), (-18, -58), (-36, -66, 1), (-28, -94), (-20, -118), (-22, -146)])
    dark = blob([(-14, -174), (-8, -146), (-6, -118), (-12, -92), (-18, -58), (-36, -66, 1), (-28, -94), (-20, -118),
                  (-22, -146)])
    out += coat(pen, tunic, color,
                "M4,-110 C4,-96 2,-84 2,-68 M18,-110 C22,-96 22,-84 22,-64 M-8,-112 C-14,-98 -18,-80 -18,-62", dark,
                flow([(-34, -69), (-18, -62), (2, -70), (20, -64), (40, -69)]), gold=False)
    out += belt(pen, [(-20, -118), (4, -113), (26, -117)]) + badge(pen, "or", 8, -147, 1.3, 5)
    purse = (pen.path(blob([(-6, -112), (-20, -100), (-20, -84), (-8, -78), (4, -86), (4, -100)]), "#8F3F35", 2.6)
             + pen.path("M-14,-102 C-8,-98 -2,-98 2,-102", "none", 1.8))
    out += purse + head(pen, looks, 16, -212, "smile", 8)
    out += open_hand(pen, skin, 82, -124, 14, .92) + coin(pen, 97, -134, 8.4)
    return out + arm(pen, [(-8, -166), (-26, -134), (-10, -106)], sleeve, skin) + fist(pen, skin, -6, -100, 60, .92)


def beggar(pen):
    """He sits and looks up, to the right, with a bowl; patches on his cloak."""
    brown, skin = "#92785A", BEGGAR.skin
    out = ground_shadow(pen, 74, 4)
    out += (pen.path("M-54,4 L-30,-150", "none", 8.4) + pen.path("M-54,4 L-30,-150", "none", 4, OAK)
            + pen.path("M-46,-152 L-14,-146", "none", 9) + pen.path("M-46,-152 L-14,-146", "none", 4.6, OAK))
    cloak = blob([(-22, -100), (-2, -112), (20, -98), (34, -66), (60, -34), (74, 0, 1), (20, 8), (-54, 4, 1), (-54, -30),
                   (-40, -70)])
    out += coat(pen, cloak, brown, "M18,-60 C10,-40 10,-20 14,4 M-14,-70 C-26,-40 -26,-20 -20,4 M36,-44 C36,-28 42,-12 48,0",
                blob([(-22, -100), (-18, -60), (-30, -20), (-24, 6, 1), (-54, 4, 1), (-54, -30), (-40, -70)]))
    out += pen.path("M22,-34 l18,-5 l5,17 l-18,5 Z", "#6F7B52", 2) + pen.path("M-34,-30 l16,3 l-3,15 l-16,-3 Z", "#A8623F", 2)
    out += pen.path("M20,-30 l-4,1 M24,-20 l-4,1 M43,-26 l4,-1 M30,-37 l-1,-4 M36,-19 l1,4 M-36,-24 l-4,-1 M-19,-21 l4,1",
                    "none", 1.6)
    foot = (pen.path(blob([(52, 2), (58, -12), (70, -14), (86, -8), (98, 0), (96, 7, 1), (54, 8, 1)]), skin, 2.6)
            + pen.path("M92,-3 l0,5 M87,-6 l0,6", "none", 1.4))
    out += foot + head(pen, BEGGAR, 6, -128, "smile", -8)
    bowl = pen.path("M-20,0 C-18,16 18,16 20,0 Z", OAK, OUTLINE) + pen.path(oval(0, 0, 20, 6), shade(pen, OAK, .45), 2.4)
    return (out + arm(pen, [(2, -88), (26, -54), (54, -64)], brown, skin, 12) + group(bowl, 76, -74)
            + fist(pen, skin, 62, -64, 10, .95))


def dog(pen):
    """A small dog that begs too; it looks to the right."""
    coat_color = "#E9DCC4"
    spot = "#A86C3E"
    out = ground_shadow(pen, 30, 2)
    out += pen.path(limb([(-22, -12), (-38, -20), (-42, -38)], 12, 8.8, 5.2), coat_color, 2.6)
    out += pen.path(blob([(-26, 0, 1), (-28, -24), (-12, -44), (0, -62), (18, -58), (20, -36), (16, -16), (22, 2, 1),
                           (6, 4), (-6, 2)]), coat_color, OUTLINE)
    out += pen.path(blob([(-27, -14), (-22, -32), (-10, -40), (-8, -22), (-16, -8)]), spot)
    out += (pen.path(limb([(14, -38), (26, -34), (30, -44)], 12, 10, 9.2), coat_color, 2.6)
            + pen.path("M4,-2 C0,-10 -6,-14 -14,-14", "none", 1.7))
    face = pen.path(blob([(-14, -6), (-10, -20), (4, -22), (14, -12), (28, -8), (30, -1), (22, 6), (6, 8), (-8, 6)]),
                    coat_color, OUTLINE)
    face += (pen.path(blob([(-10, -18), (-20, -18), (-24, 2), (-16, 10), (-8, -4)]), spot, 2.4)
             + pen.circle(29, -5, 3.6, pen.ink) + pen.circle(8, -9, 2.6, pen.ink))
    face += pen.path("M24,4 C18,2 14,2 10,-1", "none", 1.6) + pen.path("M18,4 C20,12 14,14 13,5 Z", "#D97A70", 1.5)
    return out + group(face, 8, -70, 1, -24)


# --- Jousts: Azure and the quintain ---------------------------------------------------------------------------------------

def hoofed(pen, joints, color, wide=(15, 9, 6)):
    (kx, ky), (fx, fy) = joints[-2:]
    length = ((fx - kx)**2 + (fy - ky)**2)**.5
    ux, uy = (fx - kx) / length, (fy - ky) / length
    nx, ny = -uy, ux
    hoof = (f"M{at(fx + nx * 6.4, fy + ny * 6.4)} L{at(fx - nx * 6.4, fy - ny * 6.4)}"
            f" L{at(fx + ux * 13 - nx * 9.6, fy + uy * 13 - ny * 9.6)}"
            f" L{at(fx + ux * 13 + nx * 9.6, fy + uy * 13 + ny * 9.6)} Z")
    return pen.path(limb(joints, *(2 * w for w in wide)), color, OUTLINE) + pen.path(hoof, "#4A3A30", 2.6)


def lance_point(pen):
    """The fore part of the lance; it passes beyond the pony's head, as the barrier lies on that side."""
    out = pen.path("M186,-206 C190,-226 206,-222 214,-238 C196,-232 186,-244 166,-240 L174,-228 L160,-222"
                   " C168,-216 170,-210 170,-205 Z", pen["jousts"], 2.6)
    out += pen.path("M40,-190 L226,-197 L226,-205 L40,-203 Z", WOOD, OUTLINE)
    out += pen.path("".join(f"M{x},{num(-186 - (x + 74) * .037)} l9,-{num(13.6 - (x + 74) * .018)}"
                            for x in range(60, 220, 22)), "none", 3, pen["jousts"])
    return out + pen.path("M226,-208 C238,-208 246,-206 250,-201 C246,-196 238,-194 226,-194 Z", STEEL, 2.6)


def rider(pen):
    """Azure at full gallop to the right, on a pony in a horse-cloth, the lance couched. The lance's point is at (262, -196)."""
    looks, color, sleeve = CAST["azure"], pen["azure"], SLEEVES["azure"]
    grey, dark = "#E4D9C8", "#C9BBA6"
    deep = shade(pen, color, .32)
    out = pen.path(oval(0, 4, 140, 13), pen.ink, fill_opacity=".2")
    out += pen.path(blob([(-96, -138), (-124, -158), (-158, -150), (-190, -120), (-176, -122), (-196, -98, 1), (-164, -104),
                           (-150, -112), (-126, -124), (-100, -116)]), "#6D4F38", OUTLINE)
    out += pen.path("M-112,-140 C-134,-144 -158,-134 -176,-116 M-110,-130 C-130,-130 -146,-124 -160,-112", "none", 1.7,
                    "#A98562")
    out += (hoofed(pen, [(-60, -88), (-64, -50), (-98, -24)], dark) + hoofed(pen, [(82, -92), (126, -86), (152, -58)], dark,
            (16, 9, 6)))
    out += (hoofed(pen, [(-84, -90), (-104, -54), (-146, -34)], grey, (18, 10, 6.4))
            + hoofed(pen, [(72, -88), (112, -60), (92, -26)], grey, (17, 9.4, 6.4)))
    # the horse-cloth
    cloth = blob([(-98, -140), (-70, -160), (-10, -152), (44, -160), (84, -148), (104, -118), (104, -78, 1), (84, -66),
                   (64, -74), (40, -60), (14, -72), (-14, -58), (-42, -70),
                   (-74, -54), (-102, -62), (-132, -76, 1), (-122, -100)])
    low = blob([(104, -110), (104, -78, 1), (84, -66), (64, -74), (40, -60), (14, -72), (-14, -58), (-42, -70), (-74, -54),
                 (-102, -62), (-132, -76, 1), (-122, -96), (-70, -92), (0, -88), (60, -96)])
    out += pen.path(cloth, color) + pen.path(low, deep)
    out += pen.path("M-96,-128 C-104,-106 -108,-86 -106,-66 M-66,-112 C-70,-94 -74,-78 -74,-58 M-30,-104"
                    " C-30,-90 -36,-80 -40,-72 M24,-104 C20,-90 16,-82 14,-74 M56,-112 C60,-100 62,-88 64,-78"
                    " M86,-124 C90,-108 88,-88 84,-70", "none", 1.8, shade(pen, color, .6))
    out += "".join(group(pen.path(STAR, LINEN, 3), x, y, k) for x, y,
                   k in ((-84, -112, .66), (-52, -134, .6), (-48, -84, .6), (78, -124, .6), (48, -84, .62), (-92, -80, .5)))
    out += pen.path(flow([(-130, -80), (-102, -67), (-74, -59), (-42, -75), (-14, -63), (14, -77), (40, -65), (64, -79),
                          (84, -71), (102, -82)]), "none", 4.6, pen["gold"])
    out += pen.path(cloth, "none", OUTLINE)
    out += lance_point(pen)
    hood = blob([(44, -158), (66, -186), (88, -214), (108, -228), (120, -222), (134, -206), (146, -192, 1), (138, -172),
                  (122, -170), (112, -160), (106, -132), (98, -108), (70, -108), (52, -126)])
    out += (pen.path(hood, color) + pen.path(blob([(122, -170), (112, -160), (106, -132), (98, -108), (70, -108),
                                                    (84, -140), (98, -164)]), deep))
    muzzle = blob([(138, -204), (150, -192), (164, -176), (164, -164), (154, -158), (144, -164), (134, -172)])
    out += (pen.path(muzzle, grey, OUTLINE) + pen.circle(159, -171, 2.2, pen.ink)
            + pen.path("M152,-163 C150,-166 150,-168 146,-169", "none", 2))
    mane = "M62,-184 C52,-196 58,-206 70,-206 C66,-218 78,-224 88,-220 C88,-234 102,-238 108,-228 L88,-212 L66,-184 Z"
    out += pen.path(mane, "#6D4F38", 2.6)
    out += pen.path(hood, "none", OUTLINE) + pen.path("M98,-222 L96,-244 L110,-230 Z", color, 2.8)
    out += (pen.path(oval(118, -200, 8, 7), LINEN, 2.2) + pen.circle(120, -199, 4.4, pen.ink)
            + pen.circle(118.4, -201, 1.5, "#FFFFFF"))
    out += pen.path("M134,-207 L140,-168", "none", 4.2, LEATHER) + pen.circle(141, -168, 4, pen["gold"], 2)
    # the saddle and the rider
    out += pen.path("M-56,-150 C-58,-172 -48,-180 -40,-182 L-28,-164 H20 L30,-184 C38,-180 40,-166 34,-150 Z", LEATHER,
                    OUTLINE)
    out += (pen.path("M138,-176 C104,-178 70,-178 44,-190", "none", 4.6)
            + pen.path("M138,-176 C104,-178 70,-178 44,-190", "none", 2, "#C79A62"))
    out += (arm(pen, [(18, -228), (38, -204), (46, -192)], shade(pen, sleeve, .16), looks.skin)
            + fist(pen, looks.skin, 48, -188, 20, .9))
    out += leg(pen, [(-14, -164), (22, -138), (8, -94)], HOSE["azure"], 16, wide=(16, 12, 8))
    out += neck(pen, looks.skin, 12, -238, 4)
    tunic = blob([(-16, -228), (0, -240, 1), (12, -236), (24, -238, 1), (32, -222), (30, -196), (24, -176), (34, -152),
                   (36, -136, 1), (14, -132), (-8, -138), (-44, -150, 1), (-28, -166), (-20, -180), (-20, -204)])
    out += coat(pen, tunic, color, "M2,-166 C8,-156 12,-146 14,-134 M-10,-168 C-20,-160 -24,-154 -28,-148",
                blob([(-16, -228), (-8, -200), (-8, -178), (-20, -146), (-44, -150, 1), (-28, -166), (-20, -180),
                       (-20, -204)]),
                flow([(-41, -153), (-8, -142), (14, -136), (35, -140)]))
    out += belt(pen, [(-20, -178), (4, -173), (25, -177)]) + badge(pen, "azure", 8, -154, 1, 10)
    out += badge(pen, "azure", 9, -216, .8)
    out += pen.path("M-74,-186 L64,-191 V-203 L-74,-200 Z", WOOD, OUTLINE)
    out += (pen.path("M28,-212 C40,-208 48,-204 56,-204 V-182 C48,-184 40,-182 26,-176 C32,-188 32,-200 28,-212 Z",
                     pen["gold"], OUTLINE) + pen.path("M36,-206 C42,-203 46,-201 52,-200", "none", 1.7, SHEEN))
    out += head(pen, looks, 18, -266, "dare", 6, along=FLYING)
    return out + arm(pen, [(-8, -222), (-26, -192), (6, -186)], sleeve, looks.skin) + fist(pen, looks.skin, 13, -190, 6)


def quintain(pen):
    """A post with a turning arm: a shield to be hit to the left, a sack that hits back to the right."""
    out = ground_shadow(pen, 40)
    out += (pen.path("M-40,4 L-4,-44 L0,-30 L34,4 Z", OAK, OUTLINE) + pen.path("M-7,4 L-6,-232 H6 L7,4 Z", OAK, OUTLINE)
            + pen.path("M1,0 V-230 H5 V0 Z", shade(pen, OAK, .3)))
    bar = pen.path("M-74,-6 H96 V5 H-74 Z", OAK, OUTLINE)
    bar += (pen.path("M84,4 V28", "none", 3) + pen.path(blob([(84, 24), (70, 36), (64, 62), (84, 78), (104, 62), (98, 36)]),
                                                        "#C9A877", OUTLINE))
    bar += (pen.path(blob([(90, 26), (84, 50), (88, 77), (104, 62), (98, 36)]), shade(pen, "#C9A877", .28))
            + pen.path("M74,34 H94", "none", 2.4))
    target = pen.path("M-24,-34 H24 V2 C24,22 12,34 0,40 C-12,34 -24,22 -24,2 Z", PAPER, OUTLINE)
    target += (pen.circle(0, -2, 18, pen["jousts"], 2) + pen.circle(0, -2, 11.4, PAPER, 1.8)
               + pen.circle(0, -2, 5.4, pen["jousts"], 1.6))
    bar += group(target, -72, -2)
    return (out + group(bar, 0, -214, 1, -3) + pen.circle(0, -214, 9, pen["gold"], OUTLINE)
            + pen.path("M0,-232 V-246", "none", 5))


# --- King's Service and Gallantry: Gules serves, and hides a rose ---------------------------------------------------------

def server(pen):
    """Gules brings the cup on a tray, and behind the back holds a rose."""
    looks, color, sleeve, hose = CAST["gules"], pen["gules"], SLEEVES["gules"], HOSE["gules"]
    skin = looks.skin
    out = ground_shadow(pen, 54, 4)
    out += arm(pen, [(20, -168), (40, -138), (66, -146)], shade(pen, sleeve, .14), skin)
    out += leg(pen, [(10, -104), (26, -56), (24, -9)], shade(pen, hose, .24), 0, wide=(16, 12, 8.4))
    out += leg(pen, [(-8, -104), (-6, -56), (-16, -9)], hose, 2, wide=(16, 12, 8.4))
    out += neck(pen, skin, 8, -184, 3, 1.36)
    tunic = blob(broader([(-16, -176), (-2, -184, 1), (10, -180), (20, -184, 1), (30, -170), (27, -144), (25, -118), (33, -92),
                           (40, -64, 1), (20, -58), (0, -64), (-20, -56), (-38, -66, 1), (-29, -94), (-20, -120), (-23, -148)],
                          "gules"))
    dark = blob(broader([(-16, -176), (-10, -148), (-10, -120), (-16, -94), (-20, -56), (-38, -66, 1), (-30, -94), (-24, -120),
                          (-25, -148)], "gules"))
    out += coat(pen, tunic, color,
                "M2,-110 C2,-96 0,-82 0,-66 M16,-110 C20,-96 20,-84 20,-60 M-10,-112 C-16,-98 -20,-80 -20,-60", dark,
                flow(broader([(-36, -69), (-20, -60), (0, -68), (20, -62), (38, -67)], "gules")))
    out += belt(pen, broader([(-20, -120), (4, -113), (25, -119)], "gules")) + badge(pen, "gules", 6, -146, 1.25)
    tray = pen.path("M44,-152 L112,-158 L108,-150 L50,-145 Z", pen["gold"], OUTLINE)
    cup = (pen.path("M-11,-40 H11 C12,-24 6,-18 3,-16 V-6 L10,0 H-10 L-3,-6 V-16 C-6,-18 -12,-24 -11,-40 Z", pen["gold"],
                    2.8) + pen.path(oval(0, -40, 11, 3.2), "#7C2A34", 2)
                    + pen.path("M-7,-34 C-7,-28 -5,-24 -3,-22", "none", 1.6, SHEEN))
    out += tray + group(cup, 80, -155, 1, -4) + open_hand(pen, skin, 70, -144, -6, .86)
    out += head(pen, looks, 12, -214, "smile", 0)
    flower = (pen.path("M0,0 C-4,-20 2,-30 0,-46", "none", 4.6) + pen.path("M0,0 C-4,-20 2,-30 0,-46", "none", 2.2,
            leaf_green(pen)) + pen.path("M-1,-18 C-12,-18 -16,-26 -18,-32 C-8,-32 -2,-28 -1,-18 Z", leaf_green(pen), 2))
    flower += group(rose(pen, lighter(pen["gallantry"], .1)), -17, -74, .54)
    out += group(flower, -40, -100, 1.05, -42)
    return out + arm(pen, [(-13, -166), (-42, -134), (-37, -106)], sleeve, skin, 12) + fist(pen, skin, -40, -102, 120, .9)


def king_enthroned(pen):
    """The king, seated, looking to the right, a hand held out."""
    looks, robe = KING, pen["king"]
    skin = looks.skin
    out = ground_shadow(pen, 74, 10)
    throne = (pen.path("M-62,0 L-56,-214 L-30,-236 L-6,-214 L0,0 Z", shade(pen, pen["gold"], .18), OUTLINE)
              + pen.path("M-50,-20 L-46,-204 L-30,-218 L-16,-204 L-12,-20 Z", mix(pen["gallantry"], "#4A0E24", .3), 2.2))
    throne += (pen.circle(-31, -242, 8, pen["gold"], 2.6) + pen.path("M-62,-82 H34 V-66 H-58 Z", pen["gold"], OUTLINE)
               + pen.path("M-52,-66 V2 M26,-66 V2", "none", 10) + pen.path("M-52,-66 V2 M26,-66 V2", "none", 5, pen["gold"]))
    out += throne
    out += arm(pen, [(18, -150), (44, -116), (72, -124)], shade(pen, robe, .26), skin, 12)
    body = blob([(-28, -152), (-14, -172, 1), (6, -168), (22, -170, 1), (32, -150), (32, -110), (54, -98), (68, -82),
                  (70, -40), (76, 0, 1), (40, 8), (-10, 6, 1), (-10, -30), (-34, -66), (-36, -110)])
    dark = blob([(68, -82), (70, -40), (76, 0, 1), (40, 8), (-10, 6, 1), (-10, -30), (6, -66), (40, -74)])
    out += pen.path(blob([(40, 6), (60, -6), (84, -2), (92, 7, 1), (44, 10)]), "#6B3A2A", 2.6)
    out += coat(pen, body, robe,
                "M30,-70 C34,-46 32,-20 28,4 M52,-76 C56,-50 54,-24 54,2 M10,-64 C10,-44 8,-20 6,2 M-8,-112"
                " C0,-90 14,-80 34,-76", dark, flow([(74, -4), (40, 3), (-8, 1)]))
    fur = blob([(-30, -148), (-14, -174, 1), (6, -166), (24, -172, 1), (36, -148), (22, -136), (2, -132), (-18, -136)])
    out += (pen.path(fur, LINEN, OUTLINE)
            + pen.path("M-14,-148 l-2,7 M2,-146 l0,7 M18,-150 l2,7 M-6,-158 l-1,6 M12,-160 l1,6", "none", 2.6))
    out += open_hand(pen, skin, 82, -126, -8, .95)
    out += head(pen, looks, 6, -200, "smile", 4, 1.1, crowned=True)
    sceptre = (pen.path("M0,20 V-96", "none", 7) + pen.path("M0,20 V-96", "none", 3, pen["gold"])
               + pen.circle(0, -104, 10, pen["gold"], 2.8) + pen.path("M0,-114 V-128 M-6,-122 H6", "none", 4))
    out += group(sceptre, 4, -92, 1, -12)
    return out + arm(pen, [(-14, -146), (-28, -104), (0, -90)], robe, skin, 13) + fist(pen, skin, 6, -88, 0, 1)


def pavilion(pen):
    """A striped tent open at the front, 360 wide; its ground is y 0."""
    a, b = pen["king"], LINEN
    inside = "#B07A3C" if pen.dark else shade(pen, mix(a, "#7A4A3A", .4), .38)
    out = pen.path(oval(0, 4, 210, 16), pen.ink, fill_opacity=".2")
    out += pen.path("M-150,4 L-138,-236 H138 L150,4 Z", inside, OUTLINE)
    # roof
    count = 8
    tops = [(-14 + 28 * i / count, -400) for i in range(count + 1)]
    lows = [(-186 + 372 * i / count, -236 + 22 * sin(pi * i / count)) for i in range(count + 1)]
    for i in range(count):
        c = (a, b)[i % 2]
        c = shade(pen, c, .26 if i > 4 else .0)
        (tx, ty), (ux, uy), (lx, ly), (mx, my) = tops[i], tops[i + 1], lows[i], lows[i + 1]
        bend = 20
        out += pen.path(f"M{at(tx, ty)} Q{at((tx * .4 + lx * .6) * .86, (ty + ly) / 2 + bend)} {at(lx, ly)}"
                        f" L{at(mx, my)} Q{at((ux * .4 + mx * .6) * .86, (uy + my) / 2 + bend)} {at(ux, uy)} Z", c, 2.2)
        mid = ((lx + mx) / 2, max(ly, my) + 34)
        out += pen.path(f"M{at(lx, ly)} L{at(mx, my)} V{num(my + 16)} Q{at(*mid)} {at(lx, ly + 16)} Z",
                        shade(pen, (b, a)[i % 2], .14 if i > 4 else 0), 2.4)
        out += pen.circle(mid[0], mid[1] - 6, 3.6, pen["gold"], 1.6)
    out += pen.path(flow(lows), "none", 5) + pen.path(flow(lows), "none", 2.4, pen["gold"])
    # curtains drawn aside
    for way in (-1, 1):
        side = [(140, -214), (104, -212), (96, -150), (120, -96, 1), (112, -50), (104, 6, 1), (166, 8, 1), (152, -110)]
        out += pen.path(blob([(way * x, y, *c) for x, y, *c in side]), b if way < 0 else shade(pen, b, .16), OUTLINE)
        out += pen.path("".join(f"M{at(way * x0, -208)} C{at(way * x0, -150)} {at(way * 122, -120)} {at(way * 124, -98)}"
                                f" C{at(way * x1, -70)} {at(way * x1, -40)} {at(way * x1, 4)} " for x0,
                                x1 in ((112, 116), (124, 132), (134, 148))), "none", 4, a)
        out += pen.path(limb([(way * 116, -100), (way * 140, -94)], 12, 12), pen["gold"], 2.4)
    out += (pen.path("M0,-398 V-440", "none", 5) + pen.circle(0, -404, 9, pen["gold"], 2.6)
            + pen.circle(0, -442, 6, pen["gold"], 2.4))
    return out
