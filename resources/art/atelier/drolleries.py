# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The picture on each card, in a box of 100 by 130 that stands on y 129: the squires' disciplines as the beasts of the margins
play them. It grows with the value, and the value can be counted in it: weapons, roses, books, fleurons, bends, coins.

The upper left corner stays free for the initial (30 by 15) and the emblem below it (20 by 46).
"""
from .beasts import (CAT, HARE, INNER, MONKEY, MOUSE, OUTER, arm, cat_head, hare, hare_head, hedgehog, monkey,
                     monkey_head, monkey_tail, mouse, mouse_head, sitting_cat, snail)
from .brush import blob, flow, limb, petals
from .coiled_dragon import coiled_dragon
from .emblems import book, fleuron_crown, leaf_green, standing_lance, standing_sword
from .ornament import ivy_leaf
from .pen import PAPER, SHEEN, STEEL, WOOD, group, lighter, mix, num


def hillock(pen, color, low=129):
    """A strip of turf to stand on."""
    edge = flow(f"-4.4,{low - 5} 20,{low - 8} 50,{low - 6} 80,{low - 8} 100,{low - 5}")
    grass = "".join(f"M{x},{y}l-2,-4.6M{x},{y}v-5.6M{x},{y}l2.2,-4.2" for x, y in ((6, low - 3), (94, low - 3), (52, low - 1)))
    return pen.path(edge + f"V{low}H-4.4z", color, 2) + pen.path(grass, "none", 1.3)


# ---------------------------------------------------------------- Gallantry: the hare in love

def bloom(pen, x, y, r):
    """A rose in full bloom."""
    color = lighter(pen["gallantry"], .06)
    sepals = petals(x, y, r * 1.06, 5, -54)
    return (pen.path(sepals, leaf_green(pen), 1.8) + pen.path(petals(x, y, r), color, 2.3)
            + pen.path(petals(x, y, r * .58, turn=-54), lighter(color, .34), 1.6) + pen.circle(x, y, r * .22, pen["gold"], 1.6)
            + pen.path(f"M{num(x - r * .78)},{num(y - r * .3)}q{num(r * .04)},{num(-r * .34)} {num(r * .32)},{num(-r * .5)}",
                       "none", 1.4, lighter(color, .55)))


def stalk(pen, points, leaves=()):
    green = leaf_green(pen)
    line = flow(points)
    return pen.path(line, "none", 4.4) + pen.path(line, "none", 2, green) + "".join(ivy_leaf(pen, *at, green) for at in leaves)


def heart(pen, x, y, k):
    return group(pen.path("M0,8C-12,0 -10,-9 -4.6,-9C-1.6,-9 0,-6.4 0,-5C0,-6.4 1.6,-9 4.6,-9C10,-9 12,0 0,8z", pen["gules"],
                          2.2)
                 + pen.path("M-6,-4q.4,-2 2.4,-2", "none", 1.4, lighter(pen["gules"], .6)), x, y, k)


def lute(pen):
    """Its rose at (0, 0), its neck upwards."""
    return (pen.path("M-1.8,-10L-1.5,-33H1.5L1.8,-10z", "#6B4226", 1.9)
            + pen.path("M-2.4,-32L2.4,-33.4L9.4,-37L8,-40.4L-1.6,-35.6z", WOOD, 1.9)
            + pen.path(blob("0,-15 3,-11 9.6,-2 10.2,6 6,12 0,14 -6,12 -10.2,6 -9.6,-2 -3,-11"), "#E0A75A", 2.4)
            + pen.circle(0, -1, 3.2, "#6B4226", 1.2) + pen.path("M-4.4,9H4.4M-.8,8.6V-32M.8,8.6V-32", "none", .8))


def note(pen, x, y):
    return pen.circle(x, y, 3, pen.ink) + pen.path(f"M{x + 2.6},{y}v-11q5,1 4.6,6", "none", 1.9)


def lovers_tower(pen):
    stone = mix(pen["card"], pen["line"], .34)
    body = pen.path("M52,129L54,30H96L98,129z", stone, 2.5)
    crown = pen.path("M50,32V16H58V23H66V16H74V23H82V16H90V23H96V16H100V32z", stone, 2.5)
    joints = pen.path("M56,96h10M80,108h10M58,112h8M82,88h10M58,78h7M86,72h8M72,120h8", "none", 1.4, mix(stone, pen.ink, .4))
    window = pen.path("M60,76V56Q60,38 75,35Q91,38 91,56V76z", mix(pen["king"], pen.ink, .45), 2.4)
    return body + crown + joints + window


def hennin(pen):
    """A lady hare's tall hat, over a head whose neck is at (0, 0)."""
    return (pen.path(flow("-10,-16! 1,-22 8,-19! -8,-46! -10,-46!") + "z", pen["king"], 2.2)
            + pen.path("M-10,-27L4,-24M-10,-36L-1,-32", "none", 1.5, pen["gold"])
            + pen.path(flow("-9,-45! -20,-34 -22,-16 -19,-4! -15,-18 -12,-30") + "z", PAPER, 1.7))


def gallantry(pen, value):
    green = hillock(pen, leaf_green(pen))
    if value == 2:  # shy, with a nosegay
        nosegay = stalk(pen, "60,88 70,66 72,46", ((68, 72, 58, .66),)) + stalk(pen, "60,88 78,78 88,70", ())
        hold = arm(pen, "4,-46 12,-36 24,-34", pen["charity"], HARE)
        return (green + nosegay + group(hare(pen, pen["charity"], hold), 36, 124, 1.04) + bloom(pen, 73, 42, 14)
                + bloom(pen, 88, 66, 11.6))
    if value == 3:  # sings
        bush = (stalk(pen, "84,126 86,96 78,60 66,22", ((84, 104, 60, .8), (84, 90, -60, .7), (75, 50, 58, .7)))
                + stalk(pen, "85,92 92,76 92,58"))
        player = (arm(pen, "-4,-46 2,-30 12,-32", pen["jousts"], HARE) + group(lute(pen), 12, -34, .92, 62)
                  + pen.circle(34, -45, 3.4, HARE, 2))
        return (green + bush + group(hare(pen, pen["jousts"], player, back=14), 32, 124, 1) + bloom(pen, 64, 22, 11)
                + bloom(pen, 88, 36, 11.6) + bloom(pen, 91, 62, 10.4)
                + note(pen, 52, 46) + note(pen, 66, 52))
    if value == 4:  # under her window
        vine = (stalk(pen, "66,128 58,112 60,100 66,92 60,84", ((60, 108, 60, .66),))
                + stalk(pen, "88,128 94,114 88,100 94,90", ((91, 106, -60, .66), (92, 98, 60, .6))))
        lady = group(hare_head(pen, lighter(HARE, .34), 62) + hennin(pen), 82, 74, .84, mirror=True)
        sill = (pen.path("M58,75H93V82H58z", mix(pen["card"], pen["line"], .5), 2.2)
                + pen.circle(68, 74, 3.4, lighter(HARE, .34), 2))
        suitor = group(hare(pen, pen["charity"], arm(pen, "2,-46 12,-48 20,-58", pen["charity"], HARE)
                            + arm(pen, "-4,-46 0,-34 6,-36", pen["charity"], HARE), back=18), 21, 125, .86)
        return (green + lovers_tower(pen) + vine + lady + sill + suitor + heart(pen, 46, 62, .84)
                + bloom(pen, 59, 90, 8.4) + bloom(pen, 92, 90, 8.8) + bloom(pen, 67, 112, 9) + bloom(pen, 87, 116, 8.4))
    arch = flow("10,126 8,80 18,46 50,28 82,46 92,80 90,126")
    bower = pen.path(arch, "none", 6.6) + pen.path(arch, "none", 3.6, leaf_green(pen))
    for at in ((9, 104, -80, .6), (91, 104, 80, .6), (12, 66, -60, .62), (88, 66, 60, .62), (34, 33, -20, .62),
               (66, 33, 20, .62), (8, 90, 70, .5), (92, 90, -70, .5)):
        bower += ivy_leaf(pen, *at, leaf_green(pen))
    he = group(hare(pen, pen["charity"], arm(pen, "2,-46 10,-38 18,-36", pen["charity"], HARE), back=10), 32, 125, .78)
    she = group(hare(pen, pen["king"], arm(pen, "2,-46 10,-38 18,-36", lighter(pen["king"], .14), lighter(HARE, .3)),
                     lighter(HARE, .3), 24, True), 68, 125, .78, mirror=True)
    return (green + bower + he + she + heart(pen, 50, 66, 1)
            + "".join(bloom(pen, x, y, 10.6) for x, y in ((50, 27), (20, 48), (80, 48), (8, 80), (92, 80))))


# ---------------------------------------------------------------- Jousts and Tournaments: the war snail

def rider(pen, coat, weapon):
    """A hare in the saddle with a weapon that stands on (23, -24); it sits on (0, 0), 46 high without ears."""
    shade = mix(coat, pen.ink, .3)
    leg = (pen.path(limb("0,-4 9,0 13,9", 12, 10, 7), mix(HARE, pen.ink, .12), OUTER)
           + pen.path(flow("8,10 15,7 22,10 22,14! 9,14!") + "z", shade, 2.2))
    body = (pen.path(flow("-5,-28 -10,-16 -11,0! 10,0! 9,-16 5,-28") + "z", coat, OUTER)
            + pen.path("M-11,-6H10V-1.6H-11z", shade, 1.6))
    hand = arm(pen, "0,-23 5,-13 12,-10 18,-12", lighter(coat, .12), HARE)
    return leg + body + weapon + hand + group(hare_head(pen, HARE, 26), 0, -27)


def war_snail(pen, value, shell, cloth, coats, weapons):
    """Hares ride to battle on a snail whose horns are swords: with the weapons of the riders, so many as the value."""
    seats = {3: [(38, .8)], 4: [(14, .68), (46, .68)], 5: [(4, .58), (29, .58), (54, .58)]}[value]
    sword = standing_sword(pen)
    horns = group(sword, 82, -66, .92, -6) + group(sword, 94, -62, .92, 20)
    saddle = pen.path(flow("8,-62 20,-70 34,-71 48,-70 60,-62! 62,-50! 56,-45! 51,-50! 46,-44! 40,-49! 34,-43! 28,-49! 22,-44!"
                           " 17,-50! 12,-45! 6,-50!") + "z", cloth, 2.4)
    saddle += pen.path(flow("9,-57 34,-63 59,-57"), "none", 1.8, pen["gold"])
    crowd = "".join(group(rider(pen, coats[i], weapons[i - len(seats)]), x, -66 + abs(x - 33) * .1, k)
                    for i, (x, k) in enumerate(seats))
    return hillock(pen, leaf_green(pen)) + group(snail(pen, shell, horns, True) + saddle + crowd, 0, 125, .98)


def swords(pen, value):
    """Lances; only the foremost flies its pennon, for more would hide one another."""
    bare, flying = (group(standing_lance(pen, pen["jousts"], pennon), 23, -24, 1.3, lean) for lean, pennon in ((3, 0), (20, .8)))
    shell = pen["jousts"] if value < 5 else pen["tournaments"]
    cloth = pen["gallantry"] if value != 3 else pen["tournaments"]
    return war_snail(pen, value, shell, cloth, [pen["gallantry"], pen["charity"], pen["quests"]], [bare, bare, flying])


def knights(pen, value):
    """Swords, and coats black and white by turns: the White Knight's men and the Black Knight's (R10.1.1)."""
    upright, forward = (group(standing_sword(pen), 23, -27, 1.12, lean) for lean in (4, 22))
    black, white = mix(pen["black-knight"], pen.ink, .3), mix(pen["white-knight"], PAPER, .8)
    return war_snail(pen, value, black if value == 4 else white, white if value == 4 else black, [white, black, white],
                     [upright, upright, forward])


# ---------------------------------------------------------------- Education: the reading cat

def closed_book(pen, x, y, wide, thick, color):
    """A book lying on its side, its upper left corner at (x, y)."""
    return (pen.rect(x, y, wide, thick, color, 2.2, r=3)
            + pen.path(f"M{num(x + wide - 9)},{num(y + 3)} H{num(x + wide)} V{num(y + thick - 3)} H{num(x + wide - 9)}", PAPER,
                       1.6)
            + pen.path(f"M{num(x + 10)},{num(y)} V{num(y + thick)} M{num(x + 16)},{num(y)} V{num(y + thick)}", "none", 2.2,
                       pen["gold"])
            + pen.path(f"M{num(x + 4)},{num(y + 3.2)} H{num(x + wide - 14)}", "none", 1.4, lighter(color, .5)))


def pile(pen, count, wide, thick, low=126.0):
    """Books on one another; also the height of the topmost."""
    colors = [pen["gules"], pen["charity"], pen["king"], pen["gallantry"]]
    out = ""
    for i in range(count):
        w = wide - i * 4
        low -= thick
        out += closed_book(pen, 50 - w / 2 + (3 if i % 2 else -3), low, w, thick, colors[i])
    return out, low


def held_book(pen, x, y, size):
    """An open book, its middle at (x, y), with a paw on each side."""
    paws = pen.path(flow("-29,4 -26,-4 -19,-4 -17,2 -20,7 -26,8") + "z" + flow("29,4 26,-4 19,-4 17,2 20,7 26,8") + "z",
                    mix(CAT, PAPER, .5), 2.4)
    return group(group(book(pen), -32, -36) + paws, x, y, size)


def doctors_bonnet(pen):
    """A doctor's cap, over a head round (0, 0)."""
    return (pen.path("M-13,-12Q0,-17 13,-12L12,-20Q0,-25 -12,-20z", pen["education"], 2.2)
            + pen.path("M-20,-22L0,-29L20,-22L0,-15.6z", lighter(pen["education"], .14), 2.3)
            + pen.path("M0,-22Q14,-22 16,-10", "none", 1.6, pen["gold"]) + pen.path("M14.4,-10.6h3.4l1,6h-5.4z", pen["gold"],
                                                                                    1.5))


def education(pen, value):
    if value == 2:  # one open, one to sit on
        low = closed_book(pen, 15, 110, 70, 16, pen["gules"])
        return low + group(sitting_cat(pen, head=cat_head(pen, eyes="down")), 50, 110, 1.3) + held_book(pen, 50, 96, .86)
    if value == 3:  # asleep under it
        stack, top = pile(pen, 2, 84, 16)
        tail = (pen.path(limb("84,98 93,100 97,108 94,118 88,122", 9, 8, 7.4, 7, 4), CAT, OUTER)
                + pen.path("M91,101l6,-3M92,109l7,0M90,116l6,3", "none", 1.9, mix(CAT, pen.ink, .35)))
        body = pen.path(flow(f"18,{top}! 12,{top - 8} 18,{top - 20} 40,{top - 30} 66,{top - 28} 84,{top - 16} 89,{top - 4}"
                             f" 86,{top}!") + "z", CAT, OUTER)
        stripes = pen.path(f"M62,{top - 28}l-2,9M70,{top - 25}l-3,9M78,{top - 20}l-4,8M84,{top - 12}l-6,5", "none", 2,
                           mix(CAT, pen.ink, .35))
        haunch = pen.path(flow(f"64,{top - 2} 66,{top - 14} 76,{top - 16} 82,{top - 6}"), "none", INNER)
        paw = pen.path(flow(f"10,{top + 1}! 9,{top - 5} 16,{top - 7} 28,{top - 6} 30,{top + 1}!") + "z", mix(CAT, PAPER, .5),
                       2.2)
        head = group(cat_head(pen, eyes="asleep"), 34, top - 15, 1.2)
        roof = group(pen.path("M-30,14L0,-12L30,14L26,20L0,-3L-26,20z", PAPER, 2.2)
                     + pen.path("M-33,13L0,-15.6L33,13L29,18L0,-8L-29,18z", pen["education"], 2.6)
                     + pen.path("M-22,6L-3,-9.6", "none", 1.5, lighter(pen["education"], .5)), 36, top - 34, .94, -8)
        z = pen.path("M64,36h8l-8,10h8M76,20h10l-10,12h10", "none", 2.6, pen["education"])
        return stack + body + stripes + haunch + tail + paw + head + roof + z
    if value == 4:  # with spectacles
        stack, top = pile(pen, 3, 84, 14.6)
        candle = (pen.path("M84,61h7v20h-7z", PAPER, 2) + pen.path("M79,81.6h17v-3.4h-17z", pen["gold"], 1.8)
                  + pen.path(flow("87.4,60! 83.6,55 87.4,46! 91.2,55") + "z", "#F6C544", 1.8))
        return (stack + candle + group(sitting_cat(pen, head=cat_head(pen, eyes="wide", glasses=True)), 46, top, 1.12)
                + held_book(pen, 46, top - 11, .74))
    stack, top = pile(pen, 4, 78, 12.4)
    pupils = "".join(group(mouse_head(pen), x, y, .62, mirror=m) for x, y, m in ((8, 124, False), (92, 124, True)))
    doctor = group(sitting_cat(pen, head=cat_head(pen, eyes="wide", glasses=True) + doctors_bonnet(pen)), 50, top, 1.04)
    return stack + doctor + held_book(pen, 50, top - 10, .7) + pupils


# ---------------------------------------------------------------- King's Service: the monkey king

def ermine(pen):
    """A collar of ermine, over a monkey's shoulders."""
    spots = "".join(f"M{x},{y}v3" for x, y in ((-9, -38), (-3, -36), (3, -36), (9, -38), (-12, -33), (12, -33), (-6, -32), (6,
        -32), (0, -31)))
    return (pen.path(flow("-8,-43 -16,-36 -17,-30! -8,-27 0,-26 8,-27 17,-30! 16,-36 8,-43") + "z", PAPER, 2.2)
            + pen.path(spots, "none", 1.8))


def crown_on(pen, fleurons, size):
    """A crown whose band rests at (0, 0)."""
    return group(fleuron_crown(pen, fleurons), -32 * size, -52 * size, size)


def high_seat(pen, low):
    """A throne's back, round x 50."""
    return (pen.path(f"M20,{low}V44Q20,38 30,36L50,20L70,36Q80,38 80,44V{low}z", pen["gold"], 2.6)
            + pen.path(f"M26,{low}V48Q26,43 33,41L50,28L67,41Q74,43 74,48V{low}z", pen["gules"], 2)
            + "".join(pen.circle(x, 36, 4.4, lighter(pen["gold"], .3), 2.2) for x in (21, 79)))


def robe(pen, color):
    """A king's robe spread over the seat, round (0, 0)."""
    return (pen.path(flow("-12,-40 -22,-16 -27,0! 27,0! 22,-16 12,-40") + "z", color, OUTER)
            + pen.path("M-7,-26L-11,-3M7,-26L11,-3M-15,-18L-20,-3M15,-18L20,-3", "none", 1.5, mix(color, pen.ink, .35))
            + pen.path("M-26.4,-4.4H26.4V0H-27z", PAPER,
                       1.9) + pen.path("M-20,-3.4v2M-12,-3.4v2M-4,-3.4v2M4,-3.4v2M12,-3.4v2M20,-3.4v2", "none", 1.6))


def sceptre(pen):
    return (pen.path("M-1.7,14L-1.4,-26H1.4L1.7,14z", pen["gold"], 1.9)
            + pen.path("M0,-42C4,-36 9,-36 7,-30C6,-27 3,-26 0,-26C-3,-26 -6,-27 -7,-30C-9,-36 -4,-36 0,-42z", pen["gold"], 2)
            + pen.path("M0,-37V-28", "none", 1.2))


def apple(pen):
    return (pen.path(flow("0,-6 -6,-8 -9,-2 -6,6 0,7 6,6 9,-2 6,-8") + "z", pen["gules"], 2.2)
            + pen.path("M0,-6q0,-4 3,-6", "none", 2) + pen.path("M-5,-4q-1.6,1.6 -1,4", "none", 1.4, lighter(pen["gules"], .6)))


def kings_service(pen, value):
    if value == 2:  # too large
        tail = monkey_tail(pen, "58,108 72,112 86,104 88,88 80,80 74,86 78,92")
        arms = arm(pen, "-8,-38 -19,-44 -22,-60", pen["king"], MONKEY) + arm(pen, "8,-38 19,-44 22,-60", pen["king"], MONKEY)
        return (tail + group(monkey(pen, pen["king"], "", monkey_head(pen)), 50, 127, 1.26) + group(arms, 50, 127, 1.26)
                + group(crown_on(pen, 2, 1.16), 50, 70))
    if value == 3:  # the mirror
        tail = monkey_tail(pen, "38,112 24,116 12,106 14,92 24,90 26,98")
        mirror = (pen.path("M82,74L79,96", "none", 6) + pen.path("M82,74L79,96", "none", 2.6, pen["gold"])
                  + pen.circle(84, 60, 14.6, pen["gold"], 2.5) + pen.circle(84, 60, 10.4, "#DCEAF0", 1.7))
        mirror += pen.path("M78,62q0,-7 6,-9M82,65l8,-9", "none", 1.7, "#FFFFFF")
        arms = arm(pen, "8,-38 18,-28 27,-30", pen["jousts"], MONKEY) + arm(pen, "-8,-38 -18,-30 -10,-22", pen["jousts"], MONKEY)
        return tail + group(monkey(pen, pen["jousts"], arms, group(monkey_head(pen, eyes="proud") + group(crown_on(pen, 3, .74),
            0, -8), turn=5)), 46, 127, 1.22) + mirror
    back = high_seat(pen, 122)
    if value == 4:
        king = group(robe(pen, pen["king"]) + ermine(pen) + group(monkey_head(pen, eyes="proud") + group(crown_on(pen, 4, .72),
            0, -9), 0, -50), 50, 118, 1.14)
        step = pen.path("M10,117H90V129H10z", mix(pen["card"], pen["line"], .4), 2.4) + pen.path("M10,122H90", "none", 1.4)
        hands = (arm(pen, "64,76 76,86 82,90", pen["king"], MONKEY, 11, 10, 8)
                 + arm(pen, "36,76 24,86 20,94", pen["king"], MONKEY, 11, 10, 8))
        return back + step + king + group(sceptre(pen), 84, 88, 1.1, 8) + group(apple(pen), 18, 88, .9) + hands
    ray = "M0,-48L2.6,-62L0,-72L-2.6,-62z"
    rays = "".join(group(pen.path(ray, SHEEN, 1.3), 50, 60, .84, a) for a in range(-48, 49, 12))
    king = group(robe(pen, pen["king"]) + ermine(pen) + group(monkey_head(pen) + group(crown_on(pen, 5, .78), 0, -9), 0, -50),
                 50, 108, 1.04)
    step = (pen.path("M18,107H82V117H18z", mix(pen["card"], pen["line"], .28), 2.2)
            + pen.path("M4,117H96V129H4z", mix(pen["card"], pen["line"], .44), 2.4))
    hands = (arm(pen, "63,70 74,80 80,84", pen["king"], MONKEY, 10, 9, 7)
             + arm(pen, "37,70 26,80 22,86", pen["king"], MONKEY, 10, 9, 7))
    court = group(mouse_head(pen), 6, 121, .66, 34) + group(mouse_head(pen), 94, 121, .66, -34, mirror=True)
    return (group(back, 0, -10) + rays + step + king + group(sceptre(pen), 83, 82, 1, 8) + group(apple(pen), 20, 80, .8)
            + hands + court)


# ---------------------------------------------------------------- Quests: the dragon's toothache

def eggshell(pen):
    """The cap of an egg, over a dragon's head in its box of 64."""
    return (pen.path("M20,17C18,4 28,-6 39,-4C50,-2 55,8 53,21L48,15L44,22L39,14L34,20L29,13L25,19z", PAPER, 2.5)
            + pen.path("M26,7q3,-6 9,-7", "none", 1.6, "#FFFFFF") + pen.circle(44, 7, 1.6, pen["charity"]) + pen.circle(37, 3,
                1.2, pen["charity"]) + pen.circle(47, 12, 1.1, pen["charity"]))


def bandage(pen):
    """A cloth tied round a dragon's swollen jaw, in its box of 64."""
    cloth = flow("17,46! 24,48 32,38 36,26 34,13! 41,12! 43,26 38,42 30,50 20,50!") + "z"
    return (pen.path(flow("9,42 9,36 14,32.6 22,34 27,40 24,47 16,48.6") + "z", lighter(pen["quests"], .3), 2.4)
            + pen.path("M13,37.4q3,-2.6 6,-1.4", "none", 1.7, lighter(pen["quests"], .62))
            + pen.path(cloth, PAPER, 2.5) + pen.path(flow("22,49 32,42 38,28 37.6,14"), "none", 1.3,
                                                     mix(PAPER, pen["line"], .6))
            + pen.path(flow("37,11! 30,10 20,3 25,-3 33,2 37,9! 40,-4 48,-9 52,-2 47,6 39,11!") + "z", PAPER,
                       2.4) + pen.circle(37.4, 10.6, 3.2, PAPER, 2)
            + pen.path("M23.4,27.4C20.4,31.4 20,34 22.4,35C25.2,35.6 26.2,32.6 23.4,27.4z", "#7FB6E0", 1.6))


def quests(pen, value):
    """The dragon of so many bends, and what befalls it."""
    size, top, pitch = {2: (1.02, 68, 25), 3: (.95, 63, 20), 4: (.88, 57, 16.4), 5: (.8, 47, 15)}[value]
    shift = 0 if value == 2 else 4
    out = hillock(pen, leaf_green(pen)) + group(coiled_dragon(pen, value), shift, -4)

    def on_head(d):
        return group(d, 52 + shift - 38 * size, top - pitch / 2 - 57 * size - 4, size)

    if value == 2:  # just hatched
        crack = pen.path("M4,124L2,114L7,118L10,110L15,117L20,109L22,118L27,114L25,124Q14,130 4,124z", PAPER, 2.3)
        return out + on_head(eggshell(pen)) + crack + pen.path("M86,123l3,-8l5,4l3,-5l1,8z", PAPER, 2)
    if value == 3:
        return out + on_head(bandage(pen))
    if value == 4:  # the barber comes
        rungs = "M4,128L14,64M15,129L24,66M7,113L17,115M9,100L19,101M11,87L21,88M13,74L23,75"
        tongs = pen.path("M20,70L31,52M24,72L30,51M31,52q-3,-6 2,-9M30,51q6,-3 5,-8", "none", 3.4, mix(STEEL, pen.ink, .3))
        barber = group(mouse(pen, pen["charity"], arm(pen, "2,-38 8,-40 13,-52", pen["charity"], MOUSE)), 12, 110, .62)
        return out + on_head(bandage(pen)) + pen.path(rungs, "none", 5) + pen.path(rungs, "none", 2, WOOD) + barber + tongs
    flame = pen.path(flow("35,27! 29,32 27,42 20,50 13,55 10,64 2,70 -1,78! 8,76 18,78! 18,70 25,62 28,54 34,46 36,36") + "z",
                     "#F0A02C", 2.2)
    flame += pen.path(flow("34,31! 31,40 24,51 16,58 12,66 9,74! 16,68 24,59 29,50 33,42") + "z", "#FBE27A")
    shield = (pen.path("M-13,-9H13V2C13,10 6,15 0,17.6C-6,15 -13,10 -13,2z", pen["gules"], 2.3)
              + pen.path("M-2,-8H2V-1H11V3H2V15H-2V3H-11V-1H-2z", PAPER)
              + pen.path("M-10.6,1V-6.6H-4", "none", 1.4, lighter(pen["gules"], .6)))
    sword = group(standing_sword(pen), 29, 100, .52, 28)
    knight = mouse(pen, pen["charity"], arm(pen, "4,-38 14,-32 22,-34", pen["charity"], MOUSE)
                   + arm(pen, "-2,-40 -6,-50 -2,-62", pen["charity"], MOUSE))
    return (out + on_head(group(fleuron_crown(pen, 3), 22, -10, .46, 8)) + flame + sword + group(knight, 15, 127, .56)
            + group(shield, 12, 81, .88, -14))


# ---------------------------------------------------------------- Charity: the generous mouse

def coin(pen, x, y, k=1.0):
    return group(pen.circle(0, 0, 10.5, pen["gold"], 2.6) + pen.circle(0, 0, 7, "none", 1.3)
                 + pen.path("M0,-4V4M-4,0H4", "none", 1.8)
                 + pen.path("M-7.4,-2.6A8,8 0 0 1 -2,-7.7", "none", 1.5, SHEEN), x, y, k)


def bowl(pen, x, y):
    return (pen.path(f"M{x - 13},{y - 10}H{x + 13}Q{x + 12},{y} {x},{y}Q{x - 12},{y} {x - 13},{y - 10}z", WOOD, 2.3)
            + pen.path(f"M{x - 13},{y - 7.4}H{x + 13}", "none", 1.3))


def purse(pen):
    """Held upside down, its open mouth at (0, 0)."""
    leather = "#A8743C"
    return (pen.path(flow("-8,3! -3.6,-6 -10,-14 -11,-22 -5,-29 0,-30 5,-29 11,-22 10,-14 3.6,-6 8,3! 3,0 0,3! -3,0") + "z",
                     leather, 2.4)
            + pen.path("M-5.4,-6.6H5.4", "none", 3, pen["gules"]) + pen.path("M5,-6.6l6,3M5,-6.6l6.6,-1", "none", 1.8,
                                                                             pen["gules"])
            + pen.path("M-6.6,-23q-2.4,4 0,8", "none", 1.6, lighter(leather, .5)) + pen.path("M-1,-10v-6M3,-11v-4", "none",
                                                                                             1.3))


def beggar_cat(pen):
    """A cat with a patch over one eye, and a crutch."""
    patch = pen.path("M2,-5q5,-3 9,0q0,6 -4.6,7q-4.6,-1 -4.4,-7z", pen.ink) + pen.path("M-14,-9L15,1", "none", 1.5)
    return sitting_cat(pen, head=cat_head(pen, eyes="down") + patch)


def halo(pen):
    return pen.circle(3, -9, 21, lighter(pen["gold"], .5), 1.9) + pen.circle(3, -9, 17, "none", 1.1)


def charity(pen, value):
    blue = pen["charity"]
    if value == 2:  # one in each paw
        give = arm(pen, "2,-39 14,-42 24,-50", blue, MOUSE)
        keep = (pen.path(limb("-6,-39 -15,-34 -17,-24", 9, 8, 6.4), mix(blue, pen.ink, .2), OUTER)
                + pen.circle(-17, -23, 3.6, MOUSE, 2.2))
        return (group(keep + mouse(pen, blue, give, apron=PAPER), 44, 127, 1.36) + coin(pen, 86, 44, 1.1)
                + coin(pen, 17, 92, 1.1))
    turf = hillock(pen, leaf_green(pen))
    if value == 3:  # the purse
        give = arm(pen, "2,-39 13,-50 25,-62", blue, MOUSE)
        return (turf + group(mouse(pen, blue, give, apron=PAPER), 32, 125, 1.1) + group(purse(pen), 66, 58, 1, 16)
                + group(hedgehog(pen), 80, 125, .68)
                + coin(pen, 69, 73, .78) + coin(pen, 66, 92, .78) + coin(pen, 54, 107, .78))
    if value == 4:  # to a cat
        stool = pen.path("M8,108H44V113H8zM12,113L9,126M40,113L43,126", WOOD, 2.3)
        give = arm(pen, "2,-37 12,-28 25,-35", blue, MOUSE)
        return (turf + stool + group(mouse(pen, blue, give, apron=PAPER), 26, 108, .98) + group(beggar_cat(pen), 70, 126, .9)
                + bowl(pen, 62, 116)
                + "".join(coin(pen, x, y, .74) for x, y in ((54, 47), (69, 34), (85, 41), (92, 60))))
    cloak = pen.path(flow("-6,-42 -18,-28 -24,-8 -22,0! 21,0! 22,-10 14,-30 6,-42") + "z", pen["jousts"], OUTER)
    arms = arm(pen, "4,-39 14,-36 22,-44", blue, MOUSE) + arm(pen, "-6,-39 -16,-36 -24,-42", blue, MOUSE)
    saint = group(cloak + group(halo(pen), 0, -43) + mouse(pen, blue, arms, apron=PAPER), 49, 124, 1.0)
    glory = "".join(group(pen.path("M0,-27L2.4,-50L0,-64L-2.4,-50z", SHEEN, 1.2), 52, 72, .72, a) for a in range(-100, 101, 20))
    poor = group(hedgehog(pen), 88, 126, .62) + group(hedgehog(pen), 10, 126, .62, mirror=True)
    return turf + glory + saint + poor + "".join(coin(pen, x, y, .8) for x,
                                                 y in ((12, 84), (22, 57), (52, 38), (82, 57), (92, 84)))


PICTURES = {"swords": swords, "knights": knights, "gallantry": gallantry, "education": education,
            "kings-service": kings_service, "quests": quests, "charity": charity}
