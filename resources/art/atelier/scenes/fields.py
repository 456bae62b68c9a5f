# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The scenes in the fields of the boards, painted in the board's own pigment: two wings, 39 wide, left and right of the
medallion, in a field of 148 by 111; below y 80 stand the coats, so there the ground is dark and calm.

A scene may run over the field's edge: the squares are laid over it. All in a few tones of one pigment, so that discs,
coats and figures stay the only bright things on a board.
"""
from math import cos, radians, sin

from ..brush import Wash, blob, flow, limb, petals
from ..hatching import ruled
from ..pen import group, num
from ..tiles import star

WIDE, HIGH = 148, 111
GROUND = 80  # where the feet stand


def lozenges(gap, low=84.0):
    """A diaper of crossing lines over the sky, as path data."""
    sky = [(0, 0), (WIDE, 0), (WIDE, low), (0, low)]
    return "".join(ruled(sky, angle, gap * .7071, (WIDE / 2, low / 2), None, 1, 14) for angle in (45, -45))


def ground(w, top, value=-.26, bumps="0,{0} 30,{1} 74,{2} 118,{1} 148,{0}"):
    """The dark ground on which the coats stand."""
    edge = bumps.format(top, top - 2, top + 1)
    return w.wash(flow(edge) + f"V{HIGH + 2}H0z", value) + w.line(flow(edge), -.62, 1.1)


def tufts(w, places, value=.12):
    """Grass and small flowers of the ground."""
    grass = "".join(f"M{x},{y}l-1.6,-4M{x},{y}v-5M{x},{y}l1.8,-3.6" for x, y in places)
    return w.line(grass, value, .9)


def paving(w, top, value=-.38):
    """A floor of flags that runs to the back, behind the coats."""
    rows = [top + 6, top + 14, top + 25]
    rays = "".join(f"M{num(74 + (x - 74) * .72)},{top}L{x},{HIGH + 2}" for x in range(-34, 186, 24))
    return w.line("".join(f"M0,{y}H{WIDE}" for y in rows) + rays, value, .8)


def cobbles(w, places, value=-.38):
    """A few stones of the street."""
    return w.line("".join(f"M{x},{y}q0,-4 4.6,-4t4.6,4" for x, y in places), value, 1)


# ---------------------------------------------------------------- Gallantry: the rose garden

def rose_bloom(w, x, y, r, value=.3):
    return (w.shape(petals(x, y, r), value, .9) + w.wash(petals(x, y, r * .55, turn=-54), value - .16)
            + w.dot(x, y, r * .2, value + .2))


def leaf(x, y, turn, k):
    """A pointed leaf from (x, y) on, as path data."""
    a = radians(turn)
    tx, ty = x + 7 * k * cos(a), y + 7 * k * sin(a)
    mx, my = (x + tx) / 2, (y + ty) / 2
    nx, ny = -sin(a) * 2.6 * k, cos(a) * 2.6 * k
    return (f"M{num(x)},{num(y)}Q{num(mx + nx)},{num(my + ny)} {num(tx)},{num(ty)}Q{num(mx - nx)},{num(my - ny)}"
            f" {num(x)},{num(y)}z")


def rose_trellis(w):
    """A lattice of laths with climbing roses above."""
    out = w.line(lozenges(15), -.2, 2.6) + w.line(lozenges(15), .1, 1.2)
    stems = flow("2,80 5,52 1,30 8,10 20,5 34,7") + flow("147,80 142,60 146,40 143,26") + flow("34,7 56,2 74,5")
    out += w.line(stems, -.5, 2.4) + w.line(stems, .02, 1.1)
    leaves = "".join(leaf(*at) for at in ((4, 44, -20, 1), (2, 30, 200, .9), (6, 14, -60, 1), (14, 7, 60, 1), (26, 5, -50, .9),
                                          (144, 48, 200, .9), (143, 30, 160, .9), (10, 9, 170, .8)))
    out += w.shape(leaves, .08, .8)
    return out + "".join(rose_bloom(w, *at) for at in ((5, 21, 5.4), (17, 5, 6), (33, 7, 4.6), (3, 57, 4.4)))


def lute(w):
    """A lute, its rose at (0, 0), its neck upwards."""
    return (w.shape("M-1.6,-10 L-1.3,-31 H1.3 L1.6,-10z", -.3, .9)
            + w.shape("M-2,-30 L2,-31.4 L8.4,-35 L7.4,-38 L-1.4,-33.4z", -.1, .9)
            + w.shape(blob("0,-15 3,-11 8.6,-2 9.2,5 5.6,11 0,13 -5.6,11 -9.2,5 -8.6,-2 -3,-11"), .46, 1.1)
            + w.dot(0, -1, 3, -.3) + w.dot(0, -1, 1.1, .3)
            + w.line("M-4,8.4 H4 M-.7,8 V-30 M.7,8 V-30", -.35, .6))


def lute_player(w):
    """He sits on a bench of turf and sings to his left."""
    bench = w.shape("M-2,64 H29 V84 H-2z", -.34) + w.line("M0,71 H29 M0,77 H29 M8,65 V71 M21,65 V71 M14,71 V77 M4,77 V82"
                                                          " M24,77 V82", -.55, .8)
    bench += w.shape(flow("-2,65 4,61 10,63 17,61 24,63 30,61 31,65") + "z", -.12, .9)
    far_leg = w.shape(flow("16,58 31,56 36,60 37,66 36,76 41,79 42,82 31,82 31,68 15,66") + "z", -.02)
    near_leg = w.shape(flow("9,56 26,55 30,59 29,68 26,77 32,80 33,84 20,84 21,70 20,66 8,66") + "z", .14)
    torso = w.shape(flow("12,29 7,35 4,46 4,58 6,64 17,65 24,62 24,48 23,36 19,29") + "z", .26)
    folds = w.line(flow("8,40 7,50 9,61") + flow("13,52 13,58 15,63"), -.2, .9)
    hem = w.line(flow("5,61 14,63 23,60"), -.3, .9)
    head = w.shape(flow("12,31 12,26 9.4,20 12,13 19,11.6 23.4,15 23.6,19 25.6,21.6 23.6,22.6 23.4,25 22.4,26.6 18.8,26.6"
                        " 18.6,31") + "z", .5)
    hair = w.shape(flow("11,28 6.6,24 7,15 13,9.6 20,10.4 23,14 19,15 17.4,19 16.4,25 13.6,28") + "z", -.34)
    hat = w.shape(flow("6,16 8,8 15,5 22,8 25,13! 15,13 7,17") + "z", .2, 1)
    plume = w.shape(flow("9,10 4,4 -2,3! 1,7 0,10! 5,12 8,15") + "z", .4, .8)
    face = w.dot(20.6, 19.6, .8) + w.line("M21.4,24.2 L23.2,23.8", -.62, .9)
    arm = w.shape(limb("10,36 9,46 14,55 20,57", 8, 7, 5.4), .34)
    fingers = w.dot(21.6, 56.8, 2.5, .5, .9)
    far_hand = w.dot(33.4, 39.6, 2.5, .5, .9)
    return (bench + far_leg + torso + folds + hem + near_leg + head + hair + plume + hat + face + far_hand
            + group(lute(w), 22, 53, .88, 44) + arm + fingers)


def listening_lady(w):
    """A lady in a hennin, with a rose."""
    veil = (w.shape(flow("140.4,-5! 146,5 147.6,20 145,36 149,54! 141,46 139.6,32 141,18 138,6") + "z", .44, .8)
            + w.line(flow("141,-2 144,12 143,28 143.6,44"), .1, .8))
    gown = w.shape(flow("122,31 117,36 117,44 120,51 114,66 107,82! 152,84! 150,64 137,50 137,38 133,31") + "z", .26)
    train = w.line(flow("123,54 119,68 114,81") + flow("129,54 129,68 127,82") + flow("136,54 140,66 141,80"), -.2, 1)
    hem = w.wash(flow("109.6,76 126,79.6 150,76") + "L151,81 Q126,86 107.4,81.4z", .42)
    belt = w.shape(flow("119,48.4 128,51 137,48.6 137.4,51.6 128,54.4 118.8,51.6") + "z", -.3, .8)
    collar = w.wash("M122,31 L127.6,41 L133,31z", .48) + w.line("M122,31 L127.6,41 L133,31", -.5, .9)
    head = w.shape(flow("132,32 124,32! 124.4,28 121,27.6 120,25 117.8,22.6 119.6,20 121,14 128,11 133,15 134,24") + "z", .52)
    hennin = w.shape("M119.6,17L121,11.4L139,-5.4L141.4,-4.4L137,21L133.6,27Q133,18 126,15.6z", -.2)
    bands = w.line("M125,8 L138,15.6 M131.4,2.2 L139.6,6.6", .34, 1.1)
    face = w.dot(121.6, 21.6, .8) + w.line("M119.8,25.6 l2,-.2", -.62, .9)
    arm = w.shape(limb("133,35 133,44 127,50 119,52", 8, 7.4, 5), .36) + w.dot(117.6, 52.4, 2.4, .52, .9)
    flower = w.line(flow("119,58 117,52 113,47"), -.5, 1.4) + rose_bloom(w, 112.4, 45.6, 4.4, .46)
    return veil + gown + hem + train + collar + belt + head + hennin + bands + face + flower + arm


def gallantry(w):
    places = ((9, 92), (54, 88), (68, 101), (96, 90), (140, 95), (110, 105), (34, 106), (4, 104))
    flowers = "".join(w.dot(x, y, 1.3, .34) for x, y in places)
    return (rose_trellis(w) + ground(w, 81) + tufts(w, ((12, 97), (58, 94), (92, 99), (138, 103), (74, 88))) + flowers
            + group(lute_player(w), 3.4, 6.4, .92) + group(listening_lady(w), 5.4, 7.6, .91))


# ---------------------------------------------------------------- Quests: the dragon's lair

def rocks(w):
    """The cave: rock on both sides, and stones that hang."""
    left = w.shape(flow("-2,-2! 44,-2! 34,6 27,4! 24,14 17,10! 14,26 8,20! 6,40 9,56 4,70 -2,84!") + "z", -.4)
    right = w.shape(flow("150,-2! 100,-2! 110,7 117,3! 122,12 127,7! 133,18 139,13! 143,30 141,48 145,66 150,84!") + "z", -.4)
    cracks = (flow("6,4 10,10 9,16") + flow("24,0 22,5") + flow("2,30 3,40 1,50") + flow("140,2 137,7") + flow("122,1 124,5")
              + flow("146,30 146,44"))
    return left + right + w.line(cracks, -.6, .9)


def coin(w, x, y, value=.42):
    return w.shape(f"M{num(x - 3.4)},{num(y)}a3.4,1.9 0 1 1 6.8,0v1.6a3.4,1.9 0 1 1 -6.8,0z", value, .8) + w.line(
        f"M{num(x - 3.2)},{num(y + .4)}a3.4,1.9 0 0 0 6.4,0", -.5, .7)


def hoard(w):
    """Coins, a cup, a chest, a sword stuck in."""
    out = w.shape(flow("-2,74! 6,70 18,67 34,71 47,75 58,81 70,92 84,114! -2,114!") + "z", .2)
    coins = ((4, 75), (13, 72), (24, 73), (34, 76), (44, 80), (8, 80), (18, 78), (29, 81), (38, 84), (52, 84), (3, 86),
             (13, 85), (24, 87),
             (46, 88), (8, 93), (36, 91), (58, 92), (3, 103), (52, 100), (66, 101), (90, 96), (104, 104))
    for i, (x, y) in enumerate(coins):
        out += coin(w, x, y, (.42, .32, .5)[i % 3])
    return out


def goblet(w, x, y):
    return w.shape(f"M{x - 5},{y - 13}h10q.4,7 -3.6,8.4v3h2.8v2.6h-8.4v-2.6h2.8v-3q-4,-1.4 -3.6,-8.4z", .46, .9) + w.line(
        f"M{x - 3.2},{y - 11}q.2,3.6 1.8,5", .7, .9)


def spikes(places):
    """Triangles on a back, as path data: foot, tip and other foot of each."""
    return "".join(f"M{x},{y}l{dx},{dy}l{ex},{ey}z" for x, y, dx, dy, ex, ey in places)


def dragon_body(w):
    """Coiled behind the medallion: the flank at the right, the tail round below."""
    wing = w.shape(flow("104,16! 110,5! 116,-1! 146.6,3! 147,31! 141,25! 138,33 132,26! 127,34 122,27! 114,31") + "z", .06)
    ribs = w.line("M110,5 Q128,8 141,25 M110,5 Q122,12 132,26 M110,5 Q116,14 122,27 M110,5 Q134,2 147,12", -.5, 1)
    spine = "88,10 104,18 117,29 125,43 123,57 113,69 97,77 80,80.6 66,80 55,75 49,67"
    tail = w.shape(limb(spine, 18, 23, 25, 25, 22, 18, 13, 9.4, 6.4, 4, 2.2), .28, 1.1)
    back = spikes(((128.4, 28, 8, -4, -2, 10), (134.4, 37, 9, -2, -5, 9.4), (137, 47, 8.6, 1.4, -7.6, 8),
                   (135, 56.6, 7, 5, -9.6, 5),
                   (129, 65.6, 4.6, 7, -10, 1.6), (118.6, 74, 2, 7.6, -9, -1.2), (107, 80, .2, 7, -7.6, -2.4), (94, 84, -1, 5,
                       -6, -2.2)))
    belly = "".join(f"M{x},{y}q{dx},{dy} {ex},{ey}" for x, y, dx, dy, ex, ey in (
        (108, 33, 5, -2, 9, 2), (112, 40, 5, -.8, 8.6, 3), (113, 47, 4, 1, 7.4, 4), (110.4, 54, 3, 2, 6, 5.6), (105, 61, 2, 3,
            4.4, 6)))
    scales = "".join(f"M{x},{y}q2.6,3.4 5.4,0q2.6,3.4 5.4,0" for x,
                     y in ((121.6, 36), (124.4, 43), (122.6, 50), (118.6, 57.4), (110, 65), (98, 71.6)))
    arrow = w.shape(flow("51.6,70! 45,70 39,61! 40.6,54! 47,58! 53,56! 56.6,62!") + "z", .1, 1)
    return wing + ribs + w.shape(back, -.36, .9) + arrow + tail + w.line(belly, -.3, .9) + w.line(scales, -.3, .8)


def sleeping_head(w):
    """The dragon's head on its hoard, the neck from behind the medallion."""
    neck = w.shape(limb("62,30 46,38 37,50 34,64", 22, 20, 17, 14), .26, 1.1)
    crest = w.shape("M41,34l-6,-5l-1,9zM35,42l-7,-3l1.4,8.6zM30.6,50.6l-7,-.6l4,7z", -.36, .9)
    head = w.shape(flow("40,58 38,66 32,71.4 22,72.4 10,73 3,71 1.4,66.6 5,63 11,62.6 16,58 22,52.6 31,51") + "z", .34, 1.1)
    horn = (w.shape(flow("27,53! 28,46 35,40! 34,48 36,54!") + "z", .5, .9)
            + w.shape(flow("22,54.6! 20,48 24,42! 26,48 28,53!") + "z", .44, .9))
    mouth = w.line(flow("2.4,68.6 10,68.4 18,67.4 26,68.4"), -.6, 1.2)
    tooth = w.wash("M9,68.6l1.4,3.4l1.4,-3.4zM16,67.8l1.4,3.2l1.4,-3z", .7)
    eye = w.line(flow("16.4,60.6 19.6,62.6 23.6,61.4"), -.62, 1.5)
    nose = w.dot(5.2, 65.4, .9)
    return neck + crest + head + horn + mouth + tooth + eye + nose


def smoke(w):
    """Puffs from its nose, fading as they rise."""
    puffs = ((5, 56, 2.6, .3), (8.6, 53.4, 3.2, .3), (10, 46.6, 4.2, .24), (14.6, 44, 3.4, .24), (13, 40.6, 3, .24),
             (12, 32, 4.6, .17), (17, 29.6, 3.6, .17),
             (14.4, 26.4, 3.4, .17), (18, 17, 3.8, .11), (22, 14.4, 3, .11))
    return "".join(w.dot(x, y, r, value) for x, y, r, value in puffs)


def quests(w):
    out = w.line(lozenges(14), .07, .8) + rocks(w) + ground(w, 82)
    return out + dragon_body(w) + hoard(w) + goblet(w, 51, 84) + group(sleeping_head(w), 2.6, 4.6, .95) + smoke(w)


# ---------------------------------------------------------------- Jousts: the lists

def pennon(w, x, y, wide, value):
    """A forked flag that flies to the right from the top of a pole at (x, y)."""
    d = flow(f"{x},{y}! {num(x + wide * .4)},{num(y - 1.6)} {num(x + wide * .7)},{num(y + 1.4)} {num(x + wide)},{num(y - .6)}!"
             f" {num(x + wide * .76)},{num(y + 4.6)}! {num(x + wide * .98)},{num(y + 9)}! {num(x + wide * .6)},{num(y + 9.6)}"
             f" {num(x + wide * .3)},{num(y + 7)} {x},{num(y + 8.4)}!")
    return w.shape(d + "z", value, .9)


def pavilion(w):
    """A striped tent, its door thrown open."""
    pole = w.line("M19,3 V14", -.55, 1.6) + pennon(w, 19.4, 3, 16, .36)
    walls = w.shape("M3,37 L-1,84 H40 L35,37z", .2)
    stripes = "".join(f"M{a},37L{b},84H{c}L{e},37z" for a, b, c,
                      e in ((3, -1, 5, 8.4), (13.6, 11, 16, 16.4), (21.6, 22, 28, 24.4), (29.6, 34, 40, 35)))
    door = (w.shape(flow("19,40! 14,58 12,84! 29,84! 26,58") + "z", -.5)
            + w.shape(flow("19,40! 12,52 9,62! 11,84! 5,84! 7,60 12,46") + "z", .36))
    roof = w.shape(flow("19,11! 12,22 1,35! 37,35! 26,22") + "z", .3)
    gores = w.wash(flow("19,11! 14,24 9,35! 15,35! 17,24") + "z" + flow("19,11! 21,24 23,35! 29.6,35! 24,23") + "z", -.06)
    valance = w.shape("M0,35H38V40q-2.4,4.6 -4.75,0q-2.4,4.6 -4.75,0q-2.4,4.6 -4.75,0q-2.4,4.6 -4.75,0q-2.4,4.6 -4.75,0"
                      "q-2.4,4.6 -4.75,0q-2.4,4.6 -4.75,0q-2.4,4.6 -4.75,0z", .42)
    return (pole + walls + w.wash(stripes, -.1) + door + roof + gores + valance + w.line("M0,37.6H38", -.2, .8)
            + w.dot(19, 11, 2, .5, .9))


def war_horse(w):
    """Its fore part, in a caparison, looking left."""
    cloth = w.shape(flow("131,48! 122,52 115,62 112,74 113,84! 150,84! 150,46! 138,47") + "z", .16)
    diamonds = "".join(f"M{x},{y}l4,5l-4,5l-4,-5z" for x, y in ((122, 60), (134, 56), (146, 54), (128, 70), (140, 67), (118,
        74)))
    neck = w.shape(flow("121,41! 129,40 138,47! 137,55 126,62 116,63! 117,55 114,53") + "z", .34)
    head = w.shape(flow("119,39! 122,44 121,50 115,55 109,61.6 105,62 103.4,59.4 105,56 110,47 115,41") + "z", .42)
    ears = w.shape("M116,41l-.6,-6.4l4.8,4zM120,41l2.6,-5.4l2,5.6z", .42, .9)
    mane = w.shape(flow("120,39! 128,35 136,40 140,47! 136,46 133,49 130,45 127,47 124,43") + "z", -.3, .9)
    bridle = w.line("M108.4,51 L113.4,55.6 M113,55.4 L119.4,44 M113,55 Q122,58 128,50", -.55, 1.2)
    return cloth + w.wash(diamonds, .42) + neck + mane + ears + head + bridle + w.dot(114, 46.4, 1) + w.dot(105.4, 59, .7)


def lance_knight(w):
    """A rider, and the upright lance that passes behind his horse."""
    plume = w.shape(flow("134,13! 137,5 144,3 148.6,8! 146,8 147,13! 143,12 143,18! 139,16") + "z", .34, .9)
    torso = w.shape(flow("127,31 124,40 125,52! 145,51! 146,38 142,31 135,29") + "z", .26)
    cross = w.wash("M133,34h3.4v6h5v3.4h-5v7h-3.4v-7h-4.6v-3.4h4.6z", -.28)
    helm = w.shape(flow("126,13! 133,11 141,13! 142.4,22 141,30! 134,32 128,31! 124.6,24") + "z", .46)
    visor = w.wash("M125.4,19.4 L135,18.4 V21.4 L125.6,22.6z", -.62) + w.line("M135,13 V31", -.4, .9)
    breaths = "".join(w.dot(x, y, .7) for x, y in ((128, 26), (131, 25.6), (129.6, 28.4), (132.6, 28.2)))
    lance = w.shape("M109.4,4 L111.6,3.6 L122.6,60 L119,60.6z", .4) + w.shape("M110,5l-1.6,-6l3,5.6z", .56, .8)
    rings = w.line("M111,9.4l3,-1.6M112.4,16.4l3,-1.6M113.8,23.4l3,-1.6M115.2,30.4l3,-1.6M116.6,37.4l3.2,-1.6", -.35, 1.6)
    arm = w.shape(limb("140,36 137,46 130,51 122.6,52", 8, 7.4, 6), .4) + w.dot(121.4, 52, 2.8, .5, .9)
    reins = w.line(flow("122,52 117,54 113,55"), -.55, 1.2)
    behind = lance + rings + pennon(w, 111, 5.4, 15, .14)
    return behind, plume + torso + cross + helm + visor + breaths + reins + arm


def tilt(w):
    """The barrier between the riders, hung with striped cloth."""
    out = w.shape("M-2,81H150V97H-2z", -.16)
    out += w.wash("".join(f"M{x},81h8v16h-8z" for x in range(0, 150, 16)), -.34)
    hem = "M-2,97" + "q4,4.4 8,0" * 19
    return out + w.wash(hem + "V96H-2z", -.34) + w.shape("M-2,78.4H150V82H-2z", .3)


def jousts(w):
    lance, rider = lance_knight(w)
    return w.line(lozenges(14), .07, .8) + ground(w, 84) + pavilion(w) + lance + war_horse(w) + rider + tilt(w)


# ---------------------------------------------------------------- Tournaments: the mêlée ground

def palisade(w):
    stakes = "".join(f"M{x},86V{y}l4.6,-6l4.6,6V86z" for x, y in zip(range(-3, 150, 10), (27, 30, 26, 29, 31, 28, 26, 30, 27,
                                                                                          29, 26, 31, 28, 26, 29, 27)))
    return (w.shape(stakes, -.2, .9) + w.shape("M-2,44H150V48.4H-2z", -.06, .9)
            + w.line("".join(f"M{x + 1.6},46.2h.01" for x in range(0, 150, 10)), -.62, 1.8))


def barrel(w, x, y, k=1.0, lid=True):
    """A barrel standing on (x, y), 22 wide and 28 high."""
    body = w.shape(flow("-8.4,-28! -11,-20 -11,-8 -8.4,0! 8.4,0! 11,-8 11,-20 8.4,-28!") + "z", .26)
    staves = w.line(flow("-4,-27.6 -5,-14 -4,0") + flow("1,-27.6 1,-14 1,0") + flow("5.4,-27.6 6.6,-14 5.4,0"), -.2, .9)
    hoops = w.shape("M-9.6,-24.4h19.2l.8,3.4h-20.8zM-10.4,-8h20.8l-.8,3.4h-19.2z", -.28, .9)
    top = w.shape("M-8.4,-28a8.4,2.4 0 1 1 16.8,0a8.4,2.4 0 1 1 -16.8,0z", .42, .9) if lid else ""
    return group(body + staves + hoops + top, x, y, k)


def bucket_squire(w):
    """A squire under a bucket, with a wooden sword and the lid of a barrel."""
    far_leg = w.shape(flow("20,58 27,60 31,68 33,80! 39,82 39,85! 28,85! 26,74 19,66") + "z", 0)
    near_leg = w.shape(flow("11,58 21,58 20,68 14,76 11,84! 3,85! 3,82 6,78 10,69") + "z", .14)
    tunic = w.shape(flow("12,34 9,46 7,62! 14,65 20,63 27,65! 26,50 25,38 22,33") + "z", .28)
    belt = w.shape("M8.6,53.4Q17,57 26.4,53.8V57.2Q17,60.4 8,56.8z", -.3, .8)
    bucket = w.shape(flow("9.6,13! 17,11.4 25,13! 27,31! 18,33.6 9,31!") + "z", .42)
    hoops = (w.line(flow("9.6,17 17,18.4 25.4,17") + flow("9,28 18,30 26.6,28"), -.35, 1.2)
             + w.line("M14,13V31.6M20.6,13V32", -.15, .8))
    slit = w.wash("M16,21.4h9.6v3.2H16z", -.62) + w.dot(19, 23, .8, .6) + w.dot(23.4, 23, .8, .6)
    handle = w.line(flow("9.6,14 17,4.6 25,14"), -.55, 1.4)
    sword = w.shape("M6.6,37 L-.6,8 L1,4.6 L4,6.6 L10.4,36z", .5) + w.shape("M2.4,38.6L13.6,35.4L14.4,38L3.2,41.2z", .2, .9)
    arm = w.shape(limb("13,38 5,48 8,43", 8, 7, 6), .36) + w.dot(9, 42, 3, .5, .9)
    lid = (w.dot(31, 49, 10.4, .36, 1.1) + w.dot(31, 49, 7.8, .2, .9)
           + w.line("M27,42.6V55.4M31,41.4V56.6M35,42.6V55.4", -.2, .8) + w.dot(31, 49, 2.6, .5, .9))
    return far_leg + near_leg + tunic + belt + handle + bucket + hoops + slit + sword + arm + lid


def quintain(w):
    """A straw man on a turning post: a shield on one arm, a bag of sand on the other."""
    post = w.shape("M125,40H131V86H125z", -.1) + w.shape("M117,86L126,76V82L121,88zM139,86L130,76V82L135,88z", -.1, .9)
    beam = w.shape("M107,33.4H147V38.6H107z", .12)
    straw = w.line("M119,58l-4,5M122,60l-2,6M127,61v6M132,60l2,6M137,58l4,5M109,38l-3,4M111,39l-1,5", .4, 1.1)
    body = w.shape(flow("121,30 117,42 116,57 123,61 128,59.6 134,61 140,57 139,42 135,30") + "z", .32)
    seams = w.line("M128,31V59M125.4,38h5M125.4,44h5M125.4,50h5", -.3, .9)
    head = (w.shape(flow("121,15! 128,13 136,15! 136.6,25 133,31 124,31 120.6,25") + "z", .46)
            + w.shape("M118,17Q128,21 139,17L137,11Q128,7 120,11z", .1))
    face = (w.line("M124,21.6l3,2.6M127,21.6l-3,2.6M131,21.6l3,2.6M134,21.6l-3,2.6", -.62, 1)
            + w.line(flow("125,27.6 128.6,26.4 132,28"), -.62, 1))
    shield = w.shape("M108,36H120V46Q120,54 114,57.6Q108,54 108,46z", .46) + w.wash("M114,36H120V46Q120,54 114,57.6z", -.05)
    rope = w.line("M143.4,38V44", -.5, 1.2) + w.shape(flow("143.4,42! 146.4,46 147,53 143,56 138.8,53 140.4,46") + "z", .24)
    return post + straw + beam + body + seams + head + face + shield + rope


def tournaments(w):
    return (w.line(lozenges(14, 40), .07, .8) + palisade(w) + ground(w, 83)
            + tufts(w, ((48, 92), (66, 96), (102, 92), (142, 100)))
            + group(quintain(w), 1, 0) + barrel(w, 139, 91, .84) + barrel(w, 45, 86, .74) + group(bucket_squire(w), 2, 1))


# ---------------------------------------------------------------- Education: the library

def books(w, x, low, kinds):
    """A row of books on a shelf: width, height and tone of each; a negative height leans."""
    out = ""
    for wide, high, value in kinds:
        if high < 0:
            book = (w.shape(f"M0,0h{wide}v{high}h{-wide}z", value, .9)
                    + w.line(f"M1.4,{num(high * .8)}h{num(wide - 2.8)}", -.3, .9))
            out += group(book, x + 1.4, low - 1.6, turn=-15)
            x += wide + 6
            continue
        out += w.shape(f"M{num(x)},{low}v{-high}h{wide}v{high}z", value, .9)
        bands = f"M{num(x + 1)},{num(low - high * .78)}h{num(wide - 2)}M{num(x + 1)},{num(low - high * .2)}h{num(wide - 2)}"
        out += w.line(bands, -.35 if value > .1 else .3, 1)
        x += wide
    return out


def shelf(w, x, y, wide):
    return w.shape(f"M{x},{y}h{wide}v3.4h{-wide}z", .2, .9)


def left_bookcase(w):
    case = w.shape("M-2,-2H40V86H-2z", -.42)
    rows = books(w, 3, 27, ((6, 19, .3), (5, 22, .02), (7, 17, .4), (4.6, 20, -.14), (6, 15, .24), (5, 21, .1)))
    rows += books(w, 3, 55, ((5, 20, -.1), (6.4, 17, .36), (5, 22, .16), (5.4, -19, .44)))
    rows += books(w, 3, 83, ((7, 19, .16), (5, 22, .42),))
    rows += books(w, 27, 83, ((5.4, 18, -.06), (4.6, 21, .3)))
    glass = w.shape("M28.6,38.4h7.4v2.4q0,3 -2.6,5.6q2.6,2.6 2.6,5.6v2.6h-7.4v-2.6q0,-3 2.6,-5.6q-2.6,-2.6 -2.6,-5.6z", .5, .9)
    glass += w.wash("M29.8,53.4q2.6,-5 5,0z", -.2) + w.line("M28,38.4H36.6M28,54.6H36.6", -.5, 1.4)
    mouse = (w.shape(flow("15.4,83! 15.6,77 19,73.6 23,74.6 26,79 26.4,83!") + "z", .4, .9) + w.dot(18, 73.6, 1.8, .5, .8)
             + w.dot(23.4, 73.8, 1.8, .5, .8))
    mouse += w.dot(19.6, 78, .7) + w.dot(23, 78, .7) + w.dot(21.2, 80.4, .8) + w.line("M19,81l-3.4,1M23.6,81l3.2,1", -.5, .6)
    return (case + rows + glass + mouse + shelf(w, -2, 27, 42) + shelf(w, -2, 55, 42) + shelf(w, -2, 83, 42)
            + w.shape("M36.4,-2H41V86H36.4z", .14))


def night_window(w):
    arch = "M110,50V22Q110,6 127,2Q146,6 146,22V50z"
    quarrels = ruled([(112, 22), (116, 12), (127, 5), (139, 11), (144, 22), (144, 49), (112, 49)], 45, 5.6, (128, 28), None, 2)
    quarrels += ruled([(112, 22), (116, 12), (127, 5), (139, 11), (144, 22), (144, 49), (112, 49)], -45, 5.6, (128, 28), None,
                      2)
    stars = "".join(w.wash(star(x, y, k), .6) for x, y, k in ((139.6, 11, 3.4), (142, 27.6, 2.2), (113.6, 33.4, 2.2)))
    return (w.shape(arch, .1) + w.shape("M112.4,50V22.6Q112.4,8.6 127.4,5Q143.6,8.6 143.6,22.6V50z", -.4, .8)
            + w.line(quarrels, -.12, .9) + stars)


def library_cat(w):
    """It sits on the shelf, its tail hangs before the books."""
    tail = w.shape(limb("140,50 145,56 143,66 137,72 138,79", 6, 5.4, 5, 4.6, 3.4), .42)
    body = w.shape(flow("121,27 116,36 114,46 113,53.6! 143,53.6! 144.6,45 141,35 133,28") + "z", .36)
    head = w.shape(flow("115,9! 120.4,13 127,13 132.6,9! 133.6,17 133.4,23 129,28.6 124,29.6 118.6,28.4 114.6,23 114,17") + "z",
                   .42)
    ears = w.wash("M116.4,12l3,3l-3.2,2.4zM131.4,12l-3.2,3l3.4,2.4z", -.1)
    eyes = w.line(flow("117,20 119.2,21.6 121.4,20") + flow("126.4,20 128.6,21.6 130.8,20"), -.62, 1.3)
    nose = w.wash("M122.6,22.6h2.8l-1.4,1.8z", -.6) + w.line(flow("124,24.4 122.4,26 120.6,25.4")
                                                             + flow("124,24.4 125.6,26 127.4,25.4"), -.62, .8)
    whiskers = w.line("M117,23.6l-6,-1.4M117,25l-5.6,1.4M131,23.6l6,-1.4M131,25l5.6,1.4", .62, .7)
    stripes = w.line("M122,13.6v3.4M124,13.2v4M126,13.6v3.4M136,33l3.4,1.4M138.6,38.4l3.4,.6M139.4,43.4l3.4,-.2"
                     "M141.6,58.6l3.4,-1M139.4,67.4l2.6,2.6", -.2, 1.3)
    paws = w.shape(flow("117,53.6! 116.4,50 119.4,48.4 122.6,50 122.4,53.6!") + "z"
                   + flow("124.4,53.6! 124,50 127,48.4 130.2,50 130,53.6!") + "z", .52, .9)
    legs = w.line(flow("119,36 119.4,43 118.4,48") + flow("127,36 127.4,43 127.6,48"), -.25, .9)
    return body + stripes + legs + head + ears + eyes + nose + whiskers + paws + tail


def education(w):
    low = w.shape("M107,55H150V86H107z", -.42)
    low += books(w, 110.6, 83, ((5.4, 20, .3), (6, 23, 0), (4.6, 18, .2), (5, -20, .36)))
    low += books(w, 138, 83, ((5, 22, .12), (5, 19, .34)))
    return (w.line(lozenges(14), .07, .8) + left_bookcase(w) + low + night_window(w) + shelf(w, 107, 83, 44)
            + shelf(w, 105, 53, 46)
            + w.shape("M107,56.4H111V86H107z", .14) + ground(w, 86, bumps="0,86 74,86 148,86") + paving(w, 86) + library_cat(w))


# ---------------------------------------------------------------- Charity: the almonry door

def loaf(w, x, y, k=1.0, value=.46):
    """A round loaf with a cross cut into it."""
    return group(w.shape(flow("-6,0! -6.4,-4 -3,-7 0,-7.4 3,-7 6.4,-4 6,0!") + "z", value, .9)
                 + w.line("M-3.4,-3.4L3,-5.4M-.8,-6.6L.6,-1.6", -.3, 1), x, y, k)


def masonry(w, x0, x1, top=0):
    courses = "".join(f"M{x0},{y}H{x1}" + "".join(f"M{x + (6 if j % 2 else 0)},{y}v9" for x in range(x0 + 3, x1 - 5, 13))
                      for j, y in enumerate(range(top, 84, 9)))
    return w.line(courses, -.26, .9)


def almonry_door(w):
    wall = w.wash(f"M-2,-2H{WIDE + 2}V86H-2z", -.1) + masonry(w, 0, WIDE)
    voussoirs = w.shape("M-1,86V34Q-1,12 19,2Q39,12 39,34V86H34V35Q34,16 19,8Q4,16 4,35V86z", .2)
    joints = w.line("M-1,34H4M34,34H39M.6,24L5.4,26M37.4,24L32.6,26M6,13L9,17M32,13L29,17M-1,44H4"
                    "M34,44H39M-1,54H4M34,54H39M-1,64H4M34,64H39M-1,74H4M34,74H39", -.4, .8)
    inside = w.shape("M4,86V35Q4,16 19,8Q34,16 34,35V86z", -.5)
    return wall + voussoirs + joints + inside


def almoner(w):
    """A friar behind the half door; a loaf in his hand."""
    habit = w.shape(flow("10,38 6,46 5,60! 33,60! 32,46 27,38 19,36") + "z", .16)
    cowl = w.shape(flow("9.6,40! 8.4,30 11,22 19,19 27,22 30,31 29,40! 24,44 19,45 14,44") + "z", .02)
    face = w.shape(flow("13,30 13,25.6 16,22.6 21,22.4 26,24.6 27.4,29 29.4,32 27.6,33.4 27,37 23,40 17,39 13.6,35") + "z", .54)
    tonsure = w.shape(flow("13,29! 12.6,24 17,20.8 23,21.4 27,25.4! 22,25 17,25.6 15.4,29.4") + "z", -.3, .8)
    smile = (w.line(flow("20.6,35.6 23.4,37 26,35.4"), -.62, 1) + w.dot(22.6, 29.4, .9) + w.dot(26.4, 29.2, .9)
             + w.wash("M17,33a2,1.6 0 1 0 4,0a2,1.6 0 1 0 -4,0z", .3))
    door = (w.shape("M4,60H34V86H4z", .26) + w.line("M11.6,63V86M19,63V86M26.6,63V86", -.2, .9)
            + w.shape("M4,66H15l2,1.6l-2,1.6H4zM4,77H15l2,1.6l-2,1.6H4z", -.3, .8))
    ledge = w.shape("M1,57.4H37V61H1z", .36)
    arm = w.shape(limb("11,46 15,53 23,54 31,50.6", 9, 8, 5.6), .28) + w.dot(32.4, 50, 2.8, .54, .9)
    return habit + cowl + face + tonsure + smile + door + ledge + loaf(w, 9.4, 57.6, .9) + arm + loaf(w, 35.4, 49.6, .94, .58)


def beggar_woman(w):
    stick = w.line(flow("145,30 143,56 144,85"), -.55, 2.2)
    gown = w.shape(flow("123,36 117,46 115,60 112,84! 146,85! 145,64 141,46 134,36") + "z", .2)
    shawl = w.shape(flow("121,34 115,44 114,55! 121,52 128,58! 134,52 143,57! 142,44 136,35") + "z", .36)
    hem = w.line("M117,84l1,-8M124,85v-10M132,85l-.6,-10M139,85l-1.4,-9", -.25, .9)
    patch = w.shape("M129,66l7,-1l1,7l-7,1z", .4, .8) + w.line("M128.4,67.4l2,-2.4M135.4,73.6l2,-2.4", -.5, .8)
    scarf = w.shape(flow("119,36! 118,27 119.6,19 126,15 133.6,18 137,27 138,37! 130,40") + "z", .02)
    face = w.shape(flow("119.6,20.6! 118.4,24 116,27.6 118,29 118,32.4 120.6,36 126,34 128.4,28 126.6,22 123,19.6") + "z", .52)
    look = w.dot(120.4, 26, .9) + w.line(flow("118.6,32 120.4,31.4 121.8,32"), -.62, .9)
    arms = w.shape(limb("135,44 132,53 125,56 118,53", 9, 8, 5.4), .44) + w.dot(117, 52.6, 2.6, .54, .9)
    bowl = (w.shape("M109,46h12.4q-.4,6.6 -6.2,6.6t-6.2,-6.6z", .3, 1)
            + w.shape("M109,46a6.2,1.6 0 1 1 12.4,0a6.2,1.6 0 1 1 -12.4,0z", -.2, .9))
    return stick + gown + hem + patch + scarf + face + look + shawl + bowl + arms


def hungry_child(w):
    body = w.shape(flow("104,66 100,74 98,86! 115,86! 114,74 110.6,66") + "z", .32)
    head = w.shape(flow("101.4,60 102,55.6 107,53 112,55.6 113,61 110.6,66 106,67.4 102,65 99.6,62.4") + "z", .54)
    hair = w.shape(flow("102,57.6! 104,52.6 109,51.6 113.6,55 114.6,62 113,66! 111.6,61 109,57.6") + "z", -.3, .8)
    face = w.dot(103.6, 60.4, .8) + w.line("M102.2,64.4l2,-.2", -.62, .8)
    return (body + head + hair + face + loaf(w, 99, 74.6, .74, .58)
            + w.shape(limb("109,70 105,75 100,75.4", 5, 4.4, 3.6), .42, .9))


def charity(w):
    stones = ((6, 94), (17, 100), (8, 107), (56, 91), (68, 97), (80, 92), (70, 106), (124, 94), (135, 101), (126, 107),
              (110, 105),
              (40, 104), (28, 92))
    street = ground(w, 83) + cobbles(w, stones)
    return almonry_door(w) + street + almoner(w) + beggar_woman(w) + hungry_child(w)


# ---------------------------------------------------------------- the knights: a white castle, a black tower

def tower(w, x, y, wide, high, value, roof=0.0):
    """A round tower standing on (x, y), with battlements, and a pointed roof when that has a height."""
    top, half = y - high, wide / 2
    body = w.shape(f"M{num(x - half)},{y}V{num(top)}H{num(x + half)}V{y}z", value)
    crown = "".join(f"M{num(x - half - 1.4 + i * (wide + 2.8) / 5)},{num(top)}v-4h{num((wide + 2.8) / 5)}v4" for i in (0, 2, 4))
    crown = w.shape(f"M{num(x - half - 1.4)},{num(top + 3)}h{num(wide + 2.8)}v-3.4h{num(-wide - 2.8)}z" + crown, value + .06,
                    .9)
    cap = w.shape(f"M{num(x - half - .6)},{num(top - 2)}L{num(x)},{num(top - 2 - roof)}L{num(x + half + .6)},{num(top - 2)}z",
                  value - .34) if roof else ""
    slit = w.line(f"M{num(x)},{num(top + 9)}v5", -.6, 2)
    stones = w.line(f"M{num(x - half + 2)},{num(top + 18)}h3.6M{num(x + half - 6)},{num(top + 24)}h3.6"
                    f"M{num(x - half + 3)},{num(top + 30)}h3", -.15, .9)
    return body + slit + stones + cap + crown


def hung_shield(w, x, y, value, charge):
    strap = w.line(f"M{x - 5},{y}L{x},{y - 9}L{x + 5},{y}", -.6, 1.3)
    return strap + w.shape(f"M{x - 9},{y}H{x + 9}V{y + 9}Q{x + 9},{y + 18} {x},{y + 23}Q{x - 9},{y + 18} {x - 9},{y + 9}z",
                           value, 1.2) + charge


def white_knight(w):
    rays = ((cos(a), sin(a), 24 if i % 2 else 19) for i, a in enumerate(radians(15 * k) for k in range(24)))
    sun = w.line("".join(f"M{num(20 + 15 * x)},{num(18 + 15 * y)}L{num(20 + r * x)},{num(18 + r * y)}" for x, y, r in rays),
                 .22, 1.2)
    hill = w.shape(flow("-4,74! 8,64 24,62 40,70 58,84! -4,86!") + "z", -.1)
    castle = tower(w, 8, 66, 11, 34, .3, 13) + tower(w, 31, 67, 11, 28, .3, 12) + w.shape("M11,68V46h18v22z", .24)
    castle += tower(w, 20, 66, 13, 46, .42, 0) + w.shape("M16,69v-9q0,-4.6 4,-5.6q4,1 4,5.6v9z", -.5)
    castle += w.line("M20,16V5", -.55, 1.3) + pennon(w, 20.4, 5, 13, .44)
    trunk = w.shape(flow("124,86! 126,72 125,56 121,44! 126,48 128,40! 131,50 137,44! 133,58 134,74 138,86!") + "z", -.2)
    crowns = "".join(w.shape(petals(x, y, r, n, t), v, 1) for x, y, r, n, t,
                     v in ((140, 30, 13, 7, 0, .1), (117, 34, 10, 6, 20, .1), (128, 20, 15, 8, 10, .22)))
    sprigs = w.line("M122,16q2,3 5,1M130,22q2,3 5,1M137,28q2,3 5,1M116,32q2,3 5,1M127,30q2,3 5,1M143,36q2,3 4,1M131,11q2,3 4,1",
                    -.3, 1)
    shield = hung_shield(w, 129, 52, .56, w.shape("M127,55h4v6h5v4h-5v7.6l-2,1.2l-2,-1.2V65h-5v-4h5z", .06, .8))
    return (sun + hill + castle + ground(w, 82) + tufts(w, ((50, 92), (66, 98), (100, 91), (144, 98), (112, 96)))
            + trunk + crowns + sprigs + shield)


def raven(w, x, y, k=1.0, mirror=False):
    body = w.shape(flow("-7,-5! -3,-7 -1,-10.6 3,-11.4 6,-9.4 5,-5 9,0 14,6! 8,4 3,4 -1,1 -3,-3") + "z", -.62, .9)
    return group(body + w.dot(2.6, -8.4, .8, .5) + w.line("M1,3.6l-.6,4M4,4.2l.2,3.6", -.6, 1), x, y, k, mirror=mirror)


def black_knight(w):
    moon = w.dot(25, 21, 17, .14) + w.dot(25, 21, 13.6, .42)
    hill = w.shape(flow("-4,70! 8,60 24,59 40,68 58,84! -4,86!") + "z", -.24)
    ruin = w.shape("M6,66V30l3,-3v-6h4v4l3,-2v-6h5v7l4,3v8l5,2v-4h4v8l2,3V67z", .18)
    ruin += (w.wash("M22,67V24l3,2v8l5,2v-4h4v8l2,3V67z", -.02)
             + w.line("M9,40h5M16,34h5M24,46h6M10,54h5M26,58h5M18,48h3", -.3, .9))
    ruin += w.shape("M13,46v-5q2.6,-4 5,0v5z", .6, .9) + w.shape("M16,68v-8q0,-4.6 4.6,-5.6q4.6,1 4.6,5.6v8z", -.55)
    bats = w.line("M33,9q2,-3 4,0q2,-3 4,0M4,12q1.6,-2.6 3.4,0q1.6,-2.6 3.4,0", -.6, 1.6)
    boughs = ("132,86 130,70 128,54 130,40 127,26 128,10", "129,48 120,40 114,30 113,20", "130,40 138,32 142,20 146,12",
              "128,30 121,24 119,14", "140,26 146,24", "115,32 109,30", "128,18 133,12 133,5")
    bare = w.line("".join(map(flow, boughs)), -.62, 5.2)
    bark = w.line(flow("132,86 130,70 128,54 130,40 127,26 128,12") + flow("129,48 120,40 114,30")
                  + flow("130,40 138,32 142,20"), -.34, 2.8)
    roots = w.shape(flow("120,88! 127,82 128,70! 133,70! 136,81 145,88!") + "z", -.34)
    shield = hung_shield(w, 128, 50, -.42, w.line("M121,55L135,67M121,62L131,71M126,51.4L136,60", .3, 1.6))
    return (w.wash(f"M0,0H{WIDE}V86H0z", .12) + w.line(lozenges(14), .2, .8) + moon + hill + ruin + bats + ground(w, 82, -.34)
            + tufts(w, ((50, 92), (66, 98), (100, 91), (144, 98)), .05)
            + bare + bark + roots + shield + raven(w, 113.6, 19, 1.25, True) + raven(w, 143.6, 17, .9, True))


# ---------------------------------------------------------------- boards without a scene of their own

def meadow(w):
    far = w.shape(flow("-4,66! 12,54 36,50 62,60 88,52 116,46 152,62! 152,84 -4,84!") + "z", .1)
    near = w.shape(flow("-4,76! 22,70 54,72 84,68 120,72 152,66! 152,86 -4,86!") + "z", -.08)
    return far + near + ground(w, 82) + tufts(w, ((10, 96), (34, 91), (58, 99), (86, 92), (112, 98), (136, 92)))


RING_SCENES = {"gallantry": gallantry, "jousts": jousts, "tournaments": tournaments, "education": education, "quests": quests,
               "charity": charity, "white-knight": white_knight, "black-knight": black_knight}


def scene(pen, board, color):
    """The scene of a ring board's field, from its upper left corner on; in high contrast the field is plain."""
    w = Wash(pen, color)
    return w.wash(f"M0,0H{WIDE}V{HIGH}H0z", 0) + ("" if pen.high_contrast else RING_SCENES.get(board, meadow)(w))
