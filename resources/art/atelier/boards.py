# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The boards, and the plan of where things lie on them.

A board is a miniature in a painted frame, 260 by 260. A ring of 20 squares runs inside the frame: up the left side, over the
top, down the right, home along the bottom, so that every fifth square is a corner. King's Service is a stair of two flights:
the landing is 6, the throne 12. Square 0 is a threshold inside.

Numbers, discs, coats and marks are not drawn here: the interface lays them on by the plan. A square's number stands outside
the square (on the frame, on a step's riser), where no disc hides it.
"""
from .scenes import stair
from .scenes.fields import scene
from .brush import Wash, petals
from .emblems import EMBLEMS
from .hatching import diaper
from .pen import group, lighter, mix, num
from .squires import DISC_RADIUS, EDGE
from .tiles import FIGURES, LOZENGE, shaded_tiles, tiles

SIZE = 260
FRAME = 19
CELL = 37
DISC = 26  # width of a disc's face
# How much higher than the lowest disc of a stack of so many the uppermost one lies, and how much lower than a lone disc the
# lowest one: the stack is seen to stand on its own square, and something is seen of each disc.
RISES = (0, 0, 9, 13, 15, 16.5)
SINKS = (0, 0, .6, 2.2, 2.6, 2.6)
THRESHOLD = (FRAME + CELL, FRAME + 4 * CELL, 4 * CELL, CELL)
PANEL = (FRAME + CELL, FRAME + CELL, 4 * CELL, 3 * CELL)
MEDALLION = (130, 94, 35)  # centre and radius of the emblem's round
# The same on a board that is large enough to be looked at: its emblem is seen all the same, and so is the scene behind it.
LESS_MEDALLION = (130, 89, 24)

# The stair: tiles 37 wide and 32 high, each 8 above the one before; below each a riser for its number.
TILE, RISER, RISE, FLOOR = 32, 14, 8, 208
STAIR_THRESHOLD = (FRAME, FLOOR, SIZE - 2 * FRAME, SIZE - FRAME - FLOOR)
STAIR_MEDALLION = (77, 122, 28)
LESS_STAIR_MEDALLION = (77, 122, 21)
STEPS = 12
SQUARES = 20


def cell(square):
    """Column and row of a square of the ring, 0 to 5."""
    i = (square - 1) % SQUARES + 1
    if i <= 5:
        return 0, 5 - i
    if i <= 10:
        return i - 5, 0
    if i <= 15:
        return 5, i - 10
    return 20 - i, 5


def square_box(square):
    """x, y, width, height of a square of the ring; 0 is the threshold."""
    if square == 0:
        return THRESHOLD
    column, row = cell(square)
    return FRAME + column * CELL, FRAME + row * CELL, CELL, CELL


def number_box(square):
    """Where the number of a square of the ring stands: on the frame beside it."""
    x, y, w, h = square_box(square)
    if square == 0:
        return x + 2, y + 3, 15, 16
    column, row = cell(square)
    if row == 0:
        return x, 0, w, FRAME
    if row == 5:
        return x, SIZE - FRAME, w, FRAME
    return (0 if column == 0 else SIZE - FRAME), y, FRAME, h


def step_box(step):
    """x, y, width, height of a step's tile; 0 is the threshold."""
    if step == 0:
        return STAIR_THRESHOLD
    if step <= 6:
        return FRAME + (step - 1) * CELL, FLOOR - RISER - TILE - (step - 1) * RISE, CELL, TILE
    landing = FLOOR - RISER - TILE - 5 * RISE
    return FRAME + (12 - step) * CELL, landing - RISER - TILE - (step - 7) * RISE, CELL, TILE


def riser_box(step):
    """Where the number of a step stands: on its riser; at the turn, where a stack of discs would hide it, on the frame."""
    x, y, w, h = step_box(step)
    if step in (6, 7):
        return SIZE - FRAME, y, FRAME, h
    return (x + 2, y + 3, 15, 16) if step == 0 else (x, y + h, w, RISER)


# ---------------------------------------------------------------- drawings

FILLET = 3.4  # the thread of gold within the frame


def corner_places():
    """The middles of the frame's four corners, without the fillet."""
    near = (FRAME - FILLET) / 2
    return [(x, y) for x in (near, SIZE - near) for y in (near, SIZE - near)]


def frame_points(skip=()):
    """Where two squares meet, on the frame: between the numbers."""
    middle = (FRAME - FILLET) / 2
    along = [FRAME + i * CELL for i in range(1, 6)]
    places = [("n", a, middle) for a in along] + [("s", a, SIZE - middle) for a in along]
    places += [("w", middle, a) for a in along] + [("e", SIZE - middle, a) for a in along]
    return [(x, y) for side, x, y in places if side not in skip]


def frame(pen, color, skip=()):
    """The painted frame: the board's pigment with white-work between the numbers, and a fillet of gold within."""
    inner, at = SIZE - 2 * FRAME, FRAME - FILLET
    work = lighter(color, .34)
    dots = "".join(f"M{num(x)},{num(y - 1.9)}l1.9,1.9l-1.9,1.9l-1.9,-1.9z" for x, y in frame_points(skip))
    corners = "".join(petals(x, y, 4.4, 4, -45) for x, y in corner_places())
    return (pen.rect(1, 1, SIZE - 2, SIZE - 2, color, 1.8, r=5)
            + pen.path(f"M2.7,{SIZE - 6} V5 Q2.7,2.7 5,2.7 H{SIZE - 6}", "none", 1.3, lighter(color, .42))
            + pen.path(dots + corners, work)
            + pen.rect(at, at, inner + 2 * FILLET, inner + 2 * FILLET, pen["gold"], .9)
            + pen.path(f"M{num(at + 1)},{num(SIZE - at - 1)} V{num(at + 1)} H{num(SIZE - at - 1)}", "none", 1,
                       lighter(pen["gold"], .5))
            + pen.rect(FRAME - .3, FRAME - .3, inner + .6, inner + .6, mix(color, pen.ink, .3), 1.1))


OVER = 3.2  # how far the gold of a lit frame stands out over the board's edge
LIT = 4.4  # how far it reaches in: numbers stand behind it
MOUNT = 26.5  # how far a mount reaches along the frame from its corner: up to the first number


def square(near, r=0.0):
    """A square so far from the board's edge as path data, with round corners."""
    far = SIZE - near
    if not r:
        return f"M{num(near)},{num(near)}V{num(far)}H{num(far)}V{num(near)}z"
    a, b = num(near + r), num(far - r)
    near, far = num(near), num(far)
    return f"M{a},{near}H{b}Q{far},{near} {far},{a}V{b}Q{far},{far} {b},{far}H{a}Q{near},{far} {near},{b}V{a}Q{near},{near} {a},{near}z"


def gilding():
    """The gold of a lit frame as path data: a band over its outer edge, and a fillet within, broader than the painted one."""
    return square(.9 - OVER, 5.5) + square(LIT) + square(FRAME - FILLET - .6) + square(FRAME)


def lit_frame(pen):
    """What is laid over a board's frame when it is a matter of now: gold on its outer edge and within, the pigment and its
    numbers between them, so that it is seen at once which board it is."""
    gold, within = pen["gold"], FRAME - FILLET - .6
    light = lighter(gold, .6)
    high, low = num(2.9 - OVER), num(SIZE - .1 + OVER)
    turn = num(4.9 - OVER)
    return (pen.path(gilding(), gold, fill_rule="evenodd")
            + pen.path(f"M{high},{low}V{turn}Q{high},{high} {turn},{high}H{low}", "none", 1.8, light)
            + pen.path(f"M{num(within + 1.5)},{num(SIZE - within - 1.5)}V{num(within + 1.5)}H{num(SIZE - within - 1.5)}", "none", 1.2,
                       light)
            + pen.path(square(LIT), "none", 1.3) + pen.path(square(within), "none", 1, mix(gold, pen.ink, .5))
            + pen.path(square(.9 - OVER, 5.5), "none", 1.9) + pen.path(square(FRAME - .3), "none", 1.6))


def mounts(pen):
    """Mounts on the corners of a lit frame, as on a precious binding: the board is chosen."""
    edge = .9 - OVER
    reach, deep, d = MOUNT - edge, FRAME - edge, ""
    for x, dx in ((edge, 1), (SIZE - edge, -1)):
        for y, dy in ((edge, 1), (SIZE - edge, -1)):
            def place(along, down):
                return f"{num(x + dx * along)},{num(y + dy * down)}"
            d += (f"M{place(0, 5.5)}Q{place(0, 0)} {place(5.5, 0)}L{place(reach, 0)}Q{place(reach - 6, deep * .35)} {place(reach - 3, deep)}"
                  f"L{place(deep, deep)}L{place(deep, reach - 3)}Q{place(deep * .35, reach - 6)} {place(0, reach)}z")
    near, half = (FRAME - OVER) / 2 + .4, 3.6
    nails = [(x, y) for x in (near, SIZE - near) for y in (near, SIZE - near)]
    heads = "".join(f"M{num(x - half)},{num(y)}l{half},{-half}l{half},{half}l-{half},{half}z" for x, y in nails)
    return (pen.path(d, pen["gold"], 1.9) + pen.path(heads, pen.ink)
            + pen.path("".join(f"M{num(x - 1.2)},{num(y - .6)}l1.7,-1.7" for x, y in nails), "none", 1.2, lighter(pen["gold"], .6)))


def shine(pen):
    """The gold of a lit frame where the light falls on it, of which a stripe is seen while the light sweeps over."""
    return pen.path(gilding(), lighter(pen["gold"], .78), fill_rule="evenodd")


def threshold(pen, box, arrow):
    """Square 0: a worn doorstep in the hollow, with an arrow to where the track begins."""
    x, y, w, h = box
    sunk = pen["leaf" if pen.dark else "sunk"]  # darker than a dark page it would be a slot in the board
    edge, joints = y + h - 6.4, "".join(f"M{num(x + w * part)},{num(y + 2)}V{num(y + h - 7)}" for part in (.36, .68))
    return (pen.rect(x + .6, y + .6, w - 1.2, h - 1.2, sunk, 1.1, pen["line"], r=1.5)
            + pen.rect(x + 1.2, edge, w - 2.4, y + h - 1.2 - edge,
                       mix(sunk, pen["shade"], .1)) + pen.path(f"M{num(x + 1.4)},{num(edge)}H{num(x + w - 1.4)}", "none", .9,
                                                               mix(sunk, pen["line"], .45))
            + pen.path(joints, "none", .9, mix(sunk, pen["line"], .24))
            + pen.path(f"M{num(x + 2)},{num(edge - 1)}V{num(y + 2)}H{num(x + w - 2)}", "none", 1.5,
                       mix(sunk, pen["shade"], .13))
            + group(pen.path(arrow, "none", 1.5, pen["ink2"]), x, y))


def medallion(pen, board, less=False):
    """A board's emblem on card, ringed with gold, where it lies on the board; on large boards less of it."""
    on_stair, on_ring = (LESS_STAIR_MEDALLION, LESS_MEDALLION) if less else (STAIR_MEDALLION, MEDALLION)
    x, y, r = on_stair if board == "kings-service" else on_ring
    return (pen.circle(x, y, r, pen["card"], 1.8) + pen.circle(x, y, r - 3.4, "none", 1, pen["gold"])
            + group(EMBLEMS[board](pen), x - r * .77, y - r * .77, r * 1.54 / 64))


def ring_board(pen, board):
    """Any board but King's Service, without its emblem. The scene comes first: frame and squares hide what runs over the field's edge."""
    color = pen[board]
    x, y, w, h = PANEL
    near, far = FRAME, SIZE - FRAME
    bed = f"M{near},{near}H{far}V{far}H{near}zM{x},{y}V{y + h}H{x + w}V{y}z"
    boxes = [square_box(i) for i in range(1, SQUARES + 1)]
    return (frame(pen, color) + group(scene(pen, board, color), x, y)
            + pen.path(bed, mix(color, pen.ink, .3), fill_rule="evenodd")
            + tiles(pen, color, [box for i, box in enumerate(boxes, 1) if i % 5],
                    FIGURES.get(board, LOZENGE))
            + shaded_tiles(pen, color, boxes[4::5])
            + threshold(pen, THRESHOLD, "M14,28 h-8 m3,-3.2 l-3.2,3.2 l3.2,3.2")
            + pen.rect(x, y, w, h, "none", 1.6) + pen.rect(x + 1.7, y + 1.7, w - 3.4, h - 3.4, "none", 1,
                                                           lighter(pen["gold"], .1)))


def flight_mass(steps, base):
    """The stone under the lower flight, as path data: from step to step, down to the base."""
    first = step_box(steps[0])
    d = f"M{FRAME},{base} V{first[1] + TILE}"
    for i in steps[1:]:
        x, y, _, _ = step_box(i)
        d += f" H{num(x)} V{num(y + TILE)}"
    return d + f" H{SIZE - FRAME} V{base} Z"


def riser(pen, color, step, deep):
    """A step's riser: a block of stone, with a plaque for the number unless that stands on the frame."""
    x, y, w, h = step_box(step)
    block = pen.rect(x, y + h - 1, w, RISER + 1, deep, 1.3)
    if step in (6, 7):
        return block
    return (block + pen.rect(x + w / 2 - 10, y + h + 1.6, 20, RISER - 3, mix(color, pen.ink, .68), .8, mix(color, pen["card"],
        .3), r=3))


def upper_flight(pen, w, color, deep):
    """Blocks on a rising arch: each step rests on the one before."""
    out = ""
    for i in range(7, STEPS + 1):
        x, y, wide, h = step_box(i)
        low = y + h + RISER
        out += w.shape(f"M{x},{low - 1}H{x + wide}V{low + 5}Q{num(x + wide / 2)},{low - .4} {x},{low + 5}z", -.42)
    for i in range(STEPS, 6, -1):
        out += riser(pen, color, i, deep)
    return out


def stair_board(pen, board="kings-service"):
    """King's Service, without its emblem: a hall, the court, two flights of stone, and the throne."""
    color = pen[board]
    w = Wash(pen, color)
    inner, deep = SIZE - 2 * FRAME, mix(color, pen.ink, .5)
    boxes = [step_box(i) for i in range(1, STEPS + 1)]
    tops = [(x + wide / 2, y) for x, y, wide, _ in (step_box(i) for i in (11, 10, 9, 8, 7))]
    out = frame(pen, color, ("w", "e")) + pen.rect(FRAME, FRAME, inner, FLOOR - FRAME, color)
    court = not pen.high_contrast
    if court:
        out += (w.wash(f"M{FRAME},{FRAME}H{SIZE - FRAME}V100L{FRAME},60z", -.14)
                + diaper(pen, FRAME + 2, FRAME + 2, inner - 4, FLOOR - FRAME - 4, 15, .1)
                + stair.windows(w, ((93.6, 24), (130.6, 24), (167.6, 24), (204.6, 24)), 34) + stair.court(w, tops)
                + stair.hound(w, 131, 136.6))
    out += stair.hanging(w, 36.4, 82, 33, 42)
    out += pen.path(flight_mass(range(1, 7), FLOOR), deep, 1.6)
    out += (stair.wall(w) if court else "") + stair.hanging(w, 224, 170, 29, 37)
    out += "".join(riser(pen, color, i, deep) for i in range(1, 7))
    out += upper_flight(pen, w, color, deep)
    out += (tiles(pen, color, [box for i, box in enumerate(boxes, 1) if i % 6], FIGURES[board])
            + shaded_tiles(pen, color, boxes[5::6]))
    noses = "".join(f"M{num(x + 1)},{num(y + h + .5)}H{num(x + wide - 1)}" for x, y, wide, h in boxes)
    out += pen.path(noses, "none", 1.7, lighter(pen["gold"], .2)) + stair.throne(pen, *boxes[11])
    out += threshold(pen, STAIR_THRESHOLD, "M10,32 v-8 m-3.2,3 l3.2,-3.2 l3.2,3.2")
    return out


def stair_pay(pen):
    """What squares 6 and 12 pay in the base game, written on the hangings below them; to lay over the board instead of
    the coats. With the Scrolls other squares pay, and the hangings stay empty."""
    return stair.pay(pen, "+12", 35.6, 104.6, 13) + stair.pay(pen, "+6", 223.6, 195, 15)


def board(pen, name):
    return stair_board(pen, name) if name == "kings-service" else ring_board(pen, name)


def ringed_emblem(pen, name, lit=False):
    """An emblem in a ring of its board's pigment, or of gold when the board scores this turn; 64 wide."""
    return (pen.circle(32, 32, 30.8, pen["gold"] if lit else pen[name], 2) + pen.circle(32, 32, 26, pen["card"], 1.6)
            + group(EMBLEMS[name](pen), 32 - 20.5, 32 - 20.5, 41 / 64))


def ringed_rule(pen, name):
    """What stands for an advanced rule that is about no board of its own; 64 wide."""
    out = pen.circle(32, 32, 30.8, pen["line"], 2) + pen.circle(32, 32, 26, pen["card"], 1.6)
    if name == "win-a-tie":  # the lowest disc of a stack goes on top
        for y, fill in ((44, pen["azure"]), (37, pen["vert"]), (30, pen["gold"])):
            out += pen.path(f"M17,{y} V{y + 5} A12,4.6 0 0 0 41,{y + 5} V{y} Z", mix(fill, pen.ink, .3), 2)
            out += pen.path(f"M17,{y} A12,4.6 0 0 1 41,{y} A12,4.6 0 0 1 17,{y} Z", fill, 2)
        return out + pen.path("M48,43 V22 M42.6,27.6 L48,21.4 L53.4,27.6", "none", 3)
    # ranked-reset: back, but not all as far
    return out + pen.path("M16,17 V47 M48,23 H23 M28.6,17.6 L22.6,23 L28.6,28.4 M48,41 H33 M38.6,35.6 L32.6,41 L38.6,46.4", "none", 3)


def empty_roundel(pen):
    """A round of card with a gold thread, to stand a coat on; 64 wide."""
    return pen.circle(32, 32, 30, pen["card"], 2.8) + pen.circle(32, 32, 26, "none", 1.4, pen["gold"])


# ---------------------------------------------------------------- the plan, in shares of the board's side

def share(values):
    return [round(v / SIZE, 5) for v in values]


def around(x, y, r):
    """The box round a circle."""
    return share((x - r, y - r, 2 * r, 2 * r))


def disc_place(box):
    """Centre of a disc's face on a square: it stands near the lower edge, to leave room for a second one above it."""
    x, y, w, h = box
    return share((x + w / 2, y + h - DISC / 2 - DISC * EDGE / (2 * DISC_RADIUS) - (.8 if h > TILE else 0)))


def zero_places(box):
    """Five places side by side on the threshold: discs on square 0 have no order (R3.5)."""
    x, y, w, h = box
    first, last = x + 17.5 + DISC / 2, x + w - 1 - DISC / 2
    pitch = min(DISC + 3.0, (last - first) / 4)
    return [share((first + pitch * i, disc_place(box)[1] * SIZE - (h - 32) / 3)) for i in range(5)]


def row_of_coats(count, size=31.0, pitch=42.0, y=148.5):
    """So many coats side by side under the medallion."""
    return [share((130 + (i - (count - 1) / 2) * pitch - size / 2, y - size / 2, size, size)) for i in range(count)]


def plan():
    """The plan of both kinds of board; every length is a share of the board's side, boxes are x, y, width, height."""
    ring = {
        "squares": [share(square_box(i)) for i in range(SQUARES + 1)],
        "numbers": [share(number_box(i)) for i in range(SQUARES + 1)],
        "discs": [disc_place(square_box(i)) for i in range(SQUARES + 1)],
        "zero": zero_places(THRESHOLD),
        "coats": {str(count): row_of_coats(count) for count in (1, 2, 3)},
        "medallion": around(*MEDALLION),
        "lessMedallion": around(*LESS_MEDALLION),
        "panel": share(PANEL),
        "answer": share((PANEL[0] + 3, 127, PANEL[2] - 6, 37)),
    }
    steps = {
        "squares": [share(step_box(i)) for i in range(STEPS + 1)],
        "numbers": [share(riser_box(i)) for i in range(STEPS + 1)],
        "discs": [disc_place(step_box(i)) for i in range(STEPS + 1)],
        "zero": zero_places(STAIR_THRESHOLD),
        # By the square from which a coat is paid: the two of the base game, then the five of the Scrolls (R10.4.2).
        "coats": {"6": [share((225 - 15, 171, 30, 30))], "12": [share((21, 84, 30, 30))],
                  "scroll-1": [share((21, 134, 25, 25))], "scroll-3": [share((138, 184.4, 23, 23))],
                  "scroll-6": [share((211, 172, 28, 28))], "scroll-9": [share((106.4, 100, 23, 23))],
                  "scroll-12": [share((20, 84, 27, 27))]},
        "scrolls": {"6": share((212, 124, 26, 26)), "12": share((22, 39, 26, 26))},
        "medallion": around(*STAIR_MEDALLION),
        "lessMedallion": around(*LESS_STAIR_MEDALLION),
        "panel": share((FRAME, FRAME, SIZE - 2 * FRAME, FLOOR - FRAME)),
        "answer": share((122, 21, 118, 37)),
    }
    return {"disc": DISC / SIZE, "rises": share(RISES), "sinks": share(SINKS), "frame": FRAME / SIZE, "over": OVER / SIZE,
            "ring": ring, "stair": steps}
