# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The castle: towers, walls and the banners of the five squires. Its ground is y 0, its middle x 0; 720 wide, 600 high."""
from math import pi, sin

from ..pen import group, lighter, mix, num
from ..brush import at, blob
from ..squires import charge

STONE, SLATE, TILE = "#EBDFC6", "#557D97", "#B8664B"
NIGHT_STONE = "#8F86A0"
LIT = "#FFD36B"


def stone(pen):
    return mix(STONE, NIGHT_STONE, .62) if pen.dark else STONE


def dusky(pen, color, share):
    return mix(color, "#3A3358" if pen.dark else "#7A5C52", share)


def window(pen, x, y, w, h, lit=True):
    """A pointed window; at dusk there is light behind it."""
    d = (f"M{at(x - w / 2, y + h / 2)} V{num(y - h * .12)} Q{at(x - w / 2, y - h * .36)}"
         f" {at(x, y - h / 2)} Q{at(x + w / 2, y - h * .36)} {at(x + w / 2, y - h * .12)} V{num(y + h / 2)} Z")
    if pen.dark and lit:
        shine = pen.glowing()
        return shine.path(d, LIT, 2.2) + shine.path(f"M{at(x, y - h / 2)} V{num(y + h / 2)}", "none", 1.3)
    return (pen.path(d, dusky(pen, "#4A4652", .15), 2) + pen.path(f"M{at(x - w / 2 - 2, y + h / 2 + 1)} h{num(w + 4)}",
            "none", 2.2))


def masonry(pen, x, y, w, h, seed):
    """A few courses of ashlar, here and there."""
    d = ""
    for i in range(int(h / 26)):
        k = (seed * 7 + i * 13) % 9
        px, py = x + w * (.14 + .08 * (k % 5)), y + 14 + i * 26
        d += f"M{at(px, py)} h{9 + k} m-{4 + k},0 v6 "
    return pen.path(d, "none", 1.3, dusky(pen, stone(pen), .5)) if d else ""


def crenels(x, y, w, h, count):
    """The outline's top from (x, y) to the right, with so many merlons."""
    step = w / (2 * count - 1)
    return " ".join(f"L{at(x + 2 * i * step, y)} V{num(y - h)} H{num(x + (2 * i + 1) * step)} V{num(y)}"
                    for i in range(count))


def wall(pen, x, y, w, h, merlons, seed=1, tooth=14):
    """A curtain wall standing on y, from x to the right."""
    body = f"M{at(x, y)} L{at(x, y - h)} {crenels(x, y - h, w, tooth, merlons)} L{at(x + w, y)} Z"
    out = pen.path(body, stone(pen), 2.6)
    return (out + pen.path(f"M{at(x, y - h + 12)} h{num(w)}", "none", 1.8, dusky(pen, stone(pen), .55))
            + masonry(pen, x, y - h + 14, w, h - 14, seed))


def tower(pen, x, y, w, h, roof=0.0, color=SLATE, merlons=3, windows=(), seed=1, flare=.16):
    """A round tower standing on y: shaft, a wider head with merlons or a pointed roof of that height."""
    base, top = stone(pen), y - h
    l, r, wide = x - w / 2, x + w / 2, w * (1 + flare)
    sag = w * .1
    body = (f"M{at(l - w * .05, y)} L{at(l, y - h * .16)} V{num(top)} H{num(r)} V{num(y - h * .16)}"
            f" L{at(r + w * .05, y)} Q{at(x, y + sag)} {at(l - w * .05, y)} Z")
    out = pen.path(body, base)
    out += pen.path(f"M{at(x + w * .14, top)} H{num(r)} V{num(y - h * .16)} L{at(r + w * .05, y)}"
                    f" L{at(x + w * .14, y + sag * .4)} Z", dusky(pen, base, .3))
    out += pen.path(f"M{at(l, top)} H{num(l + w * .13)} V{num(y)} H{num(l)} Z", lighter(base, .16 if pen.dark else .5))
    out += masonry(pen, l, top + 10, w * .6, h * .84, seed) + pen.path(body, "none", 2.6)
    head = w * .4
    hl, hr = x - wide / 2, x + wide / 2
    ring = f"M{at(hl, top)} Q{at(x, top + sag * 2)} {at(hr, top)} V{num(top - head)} " + (
        f"Q{at(x, top - head + sag * 1.6)} {at(hl, top - head)} Z" if roof else
        " ".join(f"V{num(top - head - w * .17 * ((i + 1) % 2))}"
                 f" L{at(hr - wide * (i + 1) / (2 * merlons - 1), top - head - w * .17 * ((i + 1) % 2))}"
                 for i in range(2 * merlons - 1)) + " Z")
    out += (pen.path(ring, base)
            + pen.path(f"M{at(x + wide * .16, top + sag * .9)} Q{at(x + wide * .36, top + sag * .6)} {at(hr, top)}"
                       f" V{num(top - head)} H{num(x + wide * .16)} Z", dusky(pen, base, .3)))
    arches = "".join(f"M{at(hl + wide * (i + .12) / 5, top + sag * .9 * sin(pi * (i + .5) / 5))}"
                     f" q{num(wide * .076)},{num(-w * .2)} {num(wide * .152)},0 " for i in range(5))
    out += pen.path(arches, dusky(pen, base, .62)) + pen.path(ring, "none", 2.6)
    for wx, wy, ww, wh in windows:
        out += window(pen, x + wx, wy, ww, wh)
    if roof:
        eave, ey = wide * .6, top - head + 2
        cone = (f"M{at(x - eave, ey)} Q{at(x - w * .2, ey - roof * .42)} {at(x, ey - roof)}"
                f" Q{at(x + w * .2, ey - roof * .42)} {at(x + eave, ey)} Q{at(x, ey + sag * 2.4)} {at(x - eave, ey)} Z")
        out += (pen.path(cone, color)
                + pen.path(f"M{at(x, ey - roof)} Q{at(x + w * .2, ey - roof * .42)} {at(x + eave, ey)}"
                           f" Q{at(x + eave * .6, ey + sag)} {at(x + eave * .12, ey + sag * 1.2)} Z", dusky(pen, color, .38)))
        tiles = ""
        for k, share in enumerate((.16, .32, .48, .66)):
            half = eave * (1 - share)**1.32 * .94
            tiles += (f"M{at(x - half, ey - roof * share)} Q{at(x, ey - roof * share + sag * 1.6 * (1 - share))}"
                      f" {at(x + half, ey - roof * share)} ")
        out += (pen.path(tiles, "none", 1.3, dusky(pen, color, .6))
                + pen.path(f"M{at(x - eave * .62, ey - roof * .12)} Q{at(x - w * .16, ey - roof * .44)}"
                           f" {at(x - 2, ey - roof * .86)}", "none", 1.8, lighter(color, .42)))
        out += pen.path(cone, "none", 2.6) + pen.circle(x, ey - roof, 3.6, pen["gold"], 1.8)
    return out


def top_of(y, w, h, roof):
    """Where a tower's staff begins."""
    return y - h - w * .4 + 2 - roof


def banner(pen, squire, x, y, staff=52, wide=64, high=34, way=1):
    """A squire's banner on a staff that stands on (x, y), blowing to the right or (-1) the left."""
    color = pen[squire]
    top = y - staff
    flag = blob([(0, 0, 1), (wide * .34, -high * .16), (wide * .68, high * .06), (wide, -high * .12, 1),
                  (wide * .8, high * .4, 1), (wide * 1.02, high * .86, 1), (wide * .66, high * 1.06),
                  (wide * .34, high * .84), (0, high, 1)])
    fold = blob([(wide * .52, 0, 1), (wide * .68, high * .06), (wide, -high * .12, 1), (wide * .8, high * .4, 1),
                  (wide * 1.02, high * .86, 1), (wide * .66, high * 1.06), (wide * .54, high * 1.0, 1),
                  (wide * .6, high * .5)])
    cloth = pen.path(flag, color) + pen.path(fold, mix(color, pen.ink, .26)) + pen.path(flag, "none", 2.4)
    cloth += group(charge(pen, squire, high / 30, width=2), wide * .33, high * .44, turn=-4)
    if way < 0:
        cloth = (group(pen.path(flag, color) + pen.path(fold, mix(color, pen.ink, .26)) + pen.path(flag, "none", 2.4),
                       mirror=True) + group(charge(pen, squire, high / 30, width=2), -wide * .33, high * .44, turn=4))
    return (pen.path(f"M{at(x, y)} V{num(top - 6)}", "none", 4.4) + pen.path(f"M{at(x, y)} V{num(top - 6)}", "none", 1.6,
            pen["gold"])
            + pen.circle(x, top - 8, 4, pen["gold"], 1.8) + group(cloth, x, top))


def gate(pen, x, y):
    """The gatehouse: two turrets, a portcullis, a bridge let down."""
    base = stone(pen)
    out = pen.path(f"M{at(x - 52, y)} V{y - 118} {crenels(x - 52, y - 118, 104, 15, 4)} V{y} Z", base, 2.6)
    out += pen.path(f"M{at(x + 18, y)} V{y - 116} H{x + 52} V{y} Z", dusky(pen, base, .26))
    arch = (f"M{at(x - 29, y + 2)} V{y - 44} Q{at(x - 29, y - 74)} {at(x, y - 86)} Q{at(x + 29, y - 74)}"
            f" {at(x + 29, y - 44)} V{y + 2} Z")
    glow = pen.glowing() if pen.dark else pen
    out += glow.path(arch, "#E2983C" if pen.dark else "#3A302C", 2.8)
    out += pen.path("".join(f"M{x + k},{y - 82 + abs(k) * .55} V{y - 34} " for k in (-20, -10, 0, 10, 20))
                    + f"M{x - 28},{y - 62} H{x + 28} M{x - 28},{y - 48} H{x + 28}", "none", 3)
    out += pen.path(f"M{at(x - 34, y - 42)} Q{at(x - 34, y - 80)} {at(x, y - 93)} Q{at(x + 34, y - 80)}"
                    f" {at(x + 34, y - 42)}", "none", 1.7, dusky(pen, base, .6))
    for side in (-1, 1):
        out += tower(pen, x + side * 66, y + 2, 40, 128, 62, TILE, windows=[(0, y - 84, 9, 24)], seed=3 + side)
    return out


def castle(pen):
    """All of it, without the banners, which fly in a drawing of their own order: see `banners`."""
    base = stone(pen)
    # behind: the keep with its stair turret, the hall
    out = tower(pen, 46, -120, 50, 282, 104, SLATE, windows=[(0, -366, 10, 22)], seed=5)
    out += pen.path("M-62,-60 V-352 " + crenels(-62, -352, 112, 18, 4) + " V-60 Z", base, 2.8)
    out += (pen.path("M14,-62 V-351 H50 V-62 Z", dusky(pen, base, .3))
            + pen.path("M-61,-62 V-351 H-50 V-62 Z", lighter(base, .16 if pen.dark else .5)))
    out += pen.path("M-62,-330 H50 M-62,-236 H50", "none", 1.8, dusky(pen, base, .55)) + masonry(pen, -52, -330, 60, 240, 4)
    for x, y in ((-34, -290), (-4, -290), (-34, -196), (-4, -196)):
        out += window(pen, x, y, 15, 40)
    out += window(pen, 32, -290, 12, 36, False) + window(pen, 32, -196, 12, 36)
    # the hall, gabled, with a rose window
    out += (pen.path("M60,-60 V-204 L128,-204 V-60 Z", base) + pen.path("M48,-200 L74,-268 H150 L190,-200 Z", SLATE)
            + pen.path("M118,-268 H150 L190,-200 H150 Z", dusky(pen, SLATE, .32)))
    out += (pen.path("M60,-60 V-204 L190,-204 V-60 Z M48,-200 L74,-268 H150 L190,-200 Z", "none", 2.6)
            + pen.path("M58,-222 H178 M66,-246 H164", "none", 1.3, dusky(pen, SLATE, .6)))
    out += "".join(window(pen, x, -160, 14, 52) for x in (84, 110, 136))
    out += tower(pen, -136, -52, 60, 214, 122, SLATE, windows=[(-4, -226, 11, 28), (-4, -154, 10, 26)], seed=2)
    out += tower(pen, 190, -50, 66, 186, 128, TILE, windows=[(-4, -196, 12, 30), (-4, -132, 10, 26)], seed=6)
    # chapel before the keep
    out += (pen.path("M-116,-60 V-140 L-78,-196 L-40,-140 V-60 Z", lighter(base, .1), 2.6)
            + pen.path("M-124,-134 L-78,-204 L-32,-134 L-40,-132 L-78,-190 L-116,-132 Z", TILE, 2.4))
    glow = pen.glowing() if pen.dark else pen
    out += (glow.circle(-78, -146, 13, LIT if pen.dark else "#4F6E86", 2.4)
            + glow.path("M-78,-159 V-133 M-91,-146 H-65 M-87,-155 L-69,-137 M-69,-155 L-87,-137", "none", 1.3)
            + pen.path("M-78,-204 V-224 M-84,-217 H-72", "none", 3))
    # before: the curtain wall and its towers
    out += wall(pen, -262, -2, 560, 86, 17, 3) + wall(pen, -350, 12, 90, 74, 3, 5) + wall(pen, 296, 14, 74, 66, 3, 7)
    out += pen.path("M-200,-46 v18 M-150,-46 v18 M130,-46 v18 M180,-46 v18", "none", 4.4)
    out += tower(pen, -262, 8, 82, 164, 104, TILE, windows=[(-6, -118, 12, 30), (-6, -60, 10, 24)], seed=8)
    out += tower(pen, 290, 10, 88, 142, 0, windows=[(-6, -96, 12, 30), (-6, -42, 10, 22)], seed=9, merlons=4)
    return out + gate(pen, -10, 2)


def banners(pen):
    return (banner(pen, "azure", -262, top_of(8, 82, 164, 104)) + banner(pen, "vert", -136, top_of(-52, 60, 214, 122))
            + banner(pen, "or", 46, top_of(-120, 50, 282, 104), 58, 76, 42)
            + banner(pen, "gules", 190, top_of(-50, 66, 186, 128))
            + banner(pen, "sable", 290, -168, 78))
