# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""King's Service: the hall round the stair, its courtiers, and the throne. In the board's own units, 260 wide."""
from ..brush import flow, limb
from ..figures import figures
from ..hatching import ruled
from ..pen import group, lighter, mix, num


# ---------------------------------------------------------------- courtiers, looking left: busts whose feet of stone is (0, 0)

def bishop(w):
    cope = w.shape(flow("-3,-20 -10,-12 -12,2! 12,2! 11,-12 5,-20") + "z", .12)
    orphrey = w.wash("M-4,-18L-6.4,2H-1.4L1,-19z", .42) + w.line("M-4,-18L-6.4,2M1,-19L-1.4,2", -.4, .8)
    head = w.shape(flow("-4.4,-17.6 -6.6,-20 -5.4,-22 -7,-24 -5.4,-28 0,-30 6,-28 7,-22 4,-17") + "z", .5)
    beard = w.shape(flow("-5.4,-21! -7,-16 -4,-11 0,-14 3,-18! 1,-21") + "z", .66, .8)
    mitre = (w.shape(flow("-6,-27! -8,-34 -3,-44! 5,-37 7.6,-28!") + "z", .4)
             + w.line("M-5.8,-29.4L7.4,-30.4M-2.6,-43L1,-30", -.3, 1.1))
    crozier = w.line("M-13,2V-28", -.5, 2) + w.line(flow("-13,-27 -13.6,-34 -18,-36 -20.6,-32 -17.6,-29.6 -16,-32"), .5, 2)
    hand = w.shape(limb("7,-13 1,-6 -6,-7 -12,-9", 8, 7, 4.6), .26) + w.dot(-13, -9.6, 2.4, .52, .9)
    return cope + orphrey + head + beard + w.dot(-3.4, -24.4, .8) + mitre + crozier + hand


def court_lady(w):
    gown = w.shape(flow("-2,-18 -6,-10 -9,2! 12,2! 10,-10 5,-18") + "z", .28) + w.wash("M-3,-17L1,-9L5,-17z", .5)
    head = w.shape(flow("-3,-16 -4.6,-19 -6.4,-21.6 -5,-24 -4,-29 1,-31.4 6,-28 6.4,-20 3,-16") + "z", .54)
    horns = w.shape(flow("-5,-27! -8,-34 -3,-37 1,-32! 5,-38 11,-34 8,-25! 7,-20! 4,-27") + "z", -.22)
    veil = w.shape(flow("8,-36! 13,-28 14,-16 11,-8! 9,-16 7,-24") + "z", .44, .8)
    net = w.line("M-6,-33l5,4M6,-35l3,6M-3,-35l-3,4M9,-34l-4,6", .2, .8)
    arm = w.shape(limb("6,-13 4,-5 -3,-3 -8,-7", 7, 6, 4), .36) + w.dot(-8.6, -7.6, 2, .54, .9)
    return veil + gown + head + horns + net + w.dot(-3, -22.6, .8) + w.line("M-4.4,-18.4l2,-.2", -.62, .8) + arm


def jester(w):
    coat = (w.shape(flow("-3,-16 -8,-8 -10,2! 10,2! 9,-8 4,-16") + "z", .3)
            + w.wash(flow("1,-17! 4,-16 9,-8 10,2! 0,2!") + "z", -.1))
    head = w.shape(flow("-4,-15 -5.4,-18 -7.6,-19.4 -5.4,-22 -5,-26 0,-28 5,-26 6,-20 3,-14.6") + "z", .52)
    hood = w.shape(flow("-6,-24! -9,-31 -16,-32! -10,-36 -3,-35 0,-31! 3,-37 10,-36 15,-29! 10,-30 8,-25! 8,-16 5,-13! 5,-22"
                        " 0,-26") + "z", .06)
    bells = w.dot(-16.6, -31.4, 1.9, .56, .8) + w.dot(15.6, -28, 1.9, .56, .8)
    grin = w.line(flow("-5.4,-18 -3,-16.6 -.6,-18.6"), -.62, .9) + w.dot(-3.4, -22, .8)
    collar = w.shape("M-8,-12L-4,-17L5,-16L9,-11L5,-13L3,-9L0,-13L-3,-9L-5,-13z", .46, .9)
    return coat + head + hood + bells + grin + collar


def crown_bearer(w):
    """A page with a crown on a cushion."""
    coat = w.shape(flow("-3,-22 -8,-14 -9,2! 13,2! 12,-13 6,-22") + "z", .2) + w.line("M3,-21V2", -.3, .9)
    head = w.shape(flow("-3,-22 -4.6,-25 -6.4,-27 -4.6,-29.4 -4,-34 1,-36 6.4,-33 7,-26 3,-21") + "z", .52)
    hair = w.shape(flow("-5,-33! 0,-38.6 7,-36 10,-29 8,-22 5,-20! 5,-28 1,-32") + "z", -.32, .9)
    cushion = w.shape(flow("-26,-12! -21,-13.4 -13,-13.4 -8,-12! -9,-9.6 -8,-6.6! -14,-5.4 -20,-5.4 -26,-6.6! -25,-9.6") + "z",
                      .4, .9)
    crown = w.shape("M-22,-13.4L-24,-21L-20.4,-18L-17,-23L-13.6,-18L-10,-21L-12,-13.4Q-17,-12 -22,-13.4z", .58, .9)
    arm = w.shape(limb("8,-14 4,-6 -4,-4 -12,-5", 8, 7, 5), .32) + w.dot(-12.6, -5.4, 2.3, .54, .9)
    return coat + head + hair + w.dot(-3, -28.4, .8) + w.line("M-4.6,-24l2,-.2", -.62, .8) + crown + cushion + arm


def falcon(w):
    """The king's falcon on its perch, hooded."""
    perch = w.line("M0,2V-6M-7,-6.6H7", -.55, 2.2)
    bird = w.shape(flow("-4,-19 -6,-13 -3,-7 2,-6.6 5,-2! 9,-1 8,-9 4,-16 1,-20") + "z", .36)
    wing = w.wash(flow("0,-16! 5,-12 7,-5 3,-7 0,-10") + "z", .06)
    hood = (w.shape(flow("-4,-18! -8,-18! -6,-20.6 -3,-23.6 1,-22 2,-18") + "z", -.2, .9)
            + w.line("M-1,-23.4l1,-2.4M-1,-23.4l2.6,-1.4", .4, 1.1))
    return perch + bird + wing + hood


def court(w, tops):
    """Courtiers behind the steps of the upper flight, the lower the nearer the throne; `tops` is where each stands."""
    crowd = ((falcon, .86), (court_lady, .84), (jester, 1), (bishop, .98), (crown_bearer, 1.12))
    return "".join(group(draw(w), x, y, k) for (draw, k), (x, y) in zip(crowd, tops))


# ---------------------------------------------------------------- the hall

def windows(w, places, high):
    """Lancets with quarrels of glass behind the court."""
    out = ""
    for x, y in places:
        glass = [(x - 6, y + high), (x - 6, y + 9), (x - 3, y + 3), (x, y), (x + 3, y + 3), (x + 6, y + 9), (x + 6, y + high)]
        d = f"M{x - 6},{y + high}V{y + 9}Q{x - 5},{y + 3} {x},{y}Q{x + 5},{y + 3} {x + 6},{y + 9}V{y + high}z"
        out += w.shape(d, .16, .9) + w.line("".join(ruled(glass, a, 4.4, (x, y + 12), None, 1.5) for a in (45, -45)), -.12, .8)
    return out


def hound(w, x, y):
    """The king's hound, asleep under the stair; 40 wide."""
    body = w.shape(flow("-19,0! -17,-6 -8,-9 2,-9 12,-12 19,-8 20,-2 18,0!") + "z", .26)
    head = w.shape(flow("-25,-1 -25.4,-4 -21,-6 -16,-10.4 -10,-10 -8,-5 -11,-.6 -18,.6") + "z", .36)
    ear = w.shape(flow("-15,-10! -10,-12 -6,-8 -6,-2 -9,-1 -12,-5") + "z", 0, .9)
    tail = w.shape(limb("18,-4 24,-1 22,3 15,1", 3.6, 3, 2, 1.4), .3, .9)
    marks = (w.dot(-24.6, -4, 1.3) + w.line(flow("-19,-6 -17.4,-5 -15.8,-6"), -.62, 1)
             + w.line(flow("6,-10 3,-5 6,-1"), -.3, .9) + w.line("M-9,0h8", -.5, 1))
    sleep = w.line("M-24,-12h3.4l-3.4,4h3.4M-18.4,-19h4.4l-4.4,5h4.4", .4, 1.2)
    return group(tail + body + marks + head + ear + w.dot(-24.6, -4, 1.3)
                 + w.line(flow("-19.4,-5.4 -17.8,-4.4 -16.2,-5.4"), -.62, 1) + sleep, x, y)


def hanging(w, x, y, wide, high):
    """A banner hung on the wall, for what a square pays."""
    half = wide / 2
    return (w.line(f"M{num(x - half - 2)},{num(y)}h{num(wide + 4)}", .5, 2.4)
            + w.shape(f"M{num(x - half)},{num(y)}h{num(wide)}v{num(high)}l{num(-half)},-6l{num(-half)},6z", -.5, 1.1)
            + w.line(f"M{num(x - half + 2.2)},{num(y + 1)}v{num(high - 5)}l{num(half - 2.2)},-5.2"
                     f"l{num(half - 2.2)},5.2v{num(5 - high)}", .4, .9))


def wall(w):
    """The wall under the lower flight: courses of stone and two niches."""
    courses = "".join(f"M{x},{y}H241" for x, y in ((60, 203), (98, 196), (134, 189), (171, 182), (208, 175)))
    uprights = ((108, 196), (118, 189.6), (146, 189), (182, 182), (200, 189), (184, 196), (214, 168), (206, 196))
    joints = "".join(f"M{x},{y}v7" for x, y in uprights)
    niche = "".join(f"M{x - 6},208V199Q{x - 6},192.6 {x},190Q{x + 6},192.6 {x + 6},199V208z" for x in (172, 194))
    return w.line(courses + joints, -.3, .8) + w.shape(niche, -.72, .8)


# ---------------------------------------------------------------- the throne

def throne(pen, x, y, w, h):
    """The throne whose seat is the tile (x, y, w, h): a disc on the tile sits in it. Its gable rises above the tile."""
    gold, red, cx = pen["gold"], pen["gules"], x + w / 2
    pale, dim = lighter(gold, .42), mix(gold, pen.ink, .3)
    low, left, right = y + h, x + 1.6, x + w - 1.6
    back = (f"M{num(left + 4)},{num(low - 4)}V{num(y - 4)}Q{num(cx - 8)},{num(y - 7)} {num(cx)},{num(y - 15.4)}"
            f"Q{num(cx + 8)},{num(y - 7)} {num(right - 4)},{num(y - 4)}V{num(low - 4)}z")
    cloth = (f"M{num(left + 7.4)},{num(low - 8)}V{num(y + .6)}Q{num(cx - 6)},{num(y - 2.6)} {num(cx)},{num(y - 8.6)}"
             f"Q{num(cx + 6)},{num(y - 2.6)} {num(right - 7.4)},{num(y + .6)}V{num(low - 8)}z")
    out = pen.path(back, gold, 1.7) + pen.path(cloth, red, 1.3)
    lilies = "".join(f"M{num(cx + dx)},{num(y + dy - 3)}l2,3l-2,3l-2,-3z" for dx,
                     dy in ((0, -1), (-5.6, 6), (5.6, 6), (0, 12.6)))
    out += (pen.path(lilies, lighter(gold, .3))
            + pen.path(f"M{num(left + 9)},{num(low - 9)}V{num(y + 1.4)}Q{num(cx - 6)},{num(y - .6)}"
                       f" {num(cx - 1)},{num(y - 5.6)}", "none", 1, lighter(red, .45)))
    for px in (left + 2.6, right - 2.6):  # posts with apples of gold
        out += (pen.rect(px - 2.4, y - 7, 4.8, h + 5, gold, 1.3)
                + pen.path(f"M{num(px - .9)},{num(y - 5)}V{num(low - 4)}", "none", 1.1, pale))
        out += pen.path(f"M{num(px - 3.2)},{num(y - 7)}h6.4v-2.4h-6.4z", pale, 1.1) + pen.circle(px, y - 12, 2.9, pale, 1.3)
    out += pen.path(f"M{num(cx)},{num(y - 17.4)}l2.6,3.6l-2.6,3.6l-2.6,-3.6z", pale, 1.2)
    # seat, arms and step
    out += pen.path(f"M{num(left + 4)},{num(low - 9)}q{num(w / 2 - 5.6)},-4 {num(w - 11.2)},0v4.4h{num(11.2 - w)}z",
                    lighter(red, .16), 1.3)
    for px, turn in ((left + .6, 1), (right - .6, -1)):
        out += pen.path(f"M{num(px)},{num(low - 13)}h{num(7.4 * turn)}q{num(1.4 * turn)},1.6 0,3.2h{num(-7.4 * turn)}z", pale,
                        1.2)
    return (out + pen.rect(left, low - 5.4, w - 3.2, 4.6, gold, 1.3)
            + pen.path(f"M{num(left + 2)},{num(low - 3)}h{num(w - 7.2)}", "none", 1, dim))


def pay(pen, text, x, y, high):
    """What a square pays, written on its banner."""
    return figures(pen, text, x, y, high, lighter(pen["gold"], .62), 3.1, hair=2.2)
