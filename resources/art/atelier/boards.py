# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The boards, and the plan of where things lie on them.

A board is a miniature in a painted frame, 260 by 260. A ring of 20 squares runs inside the frame: up the left side, over the
top, down the right, home along the bottom, so that every fifth square is a corner. King's Service is a stair of two flights:
the landing is 6, the throne 12. Square 0 is a threshold inside.

Numbers, discs, coats and marks are not drawn here: the interface lays them on by the plan. A square's number stands outside
the square (on the frame, on a step's riser), where no disc hides it.
"""
from .emblems import EMBLEMS, PIGMENT
from .hatching import diaper
from .pen import group, lighter, mix, num
from .squires import DISC_RADIUS, EDGE

SIZE = 260
FRAME = 19
CELL = 37
DISC = 26  # width of a disc's face
LIFT = 11  # how much higher each disc of a stack lies
THRESHOLD = (FRAME + CELL, FRAME + 4 * CELL, 4 * CELL, CELL)
PANEL = (FRAME + CELL, FRAME + CELL, 4 * CELL, 3 * CELL)
MEDALLION = (130, 94, 35)  # centre and radius

# The stair: tiles 37 wide and 32 high, each 8 above the one before; below each a riser for its number.
TILE, RISER, RISE, FLOOR = 32, 14, 8, 208
STAIR_THRESHOLD = (FRAME, FLOOR, SIZE - 2 * FRAME, SIZE - FRAME - FLOOR)
STAIR_MEDALLION = (77, 122, 28)
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

def frame(pen, color):
    """The painted frame: pigment between two ink lines, a thread of gold within; the middle is left for numbers."""
    inner = SIZE - 2 * FRAME
    return (pen.rect(1, 1, SIZE - 2, SIZE - 2, color, 1.8, r=5)
            + pen.path(f"M2.7,{SIZE - 6} V5 Q2.7,2.7 5,2.7 H{SIZE - 6}", "none", 1.3, lighter(color, .42))
            + pen.rect(FRAME - 1.6, FRAME - 1.6, inner + 3.2, inner + 3.2, "none", .8, lighter(pen["gold"], .1))
            + pen.rect(FRAME - .3, FRAME - .3, inner + .6, inner + .6, "none", 1.2))


def lit_frame(pen):
    """The same frame in gold, to lay over a board that scores this turn; empty within."""
    gold, far, near = pen["gold"], SIZE - FRAME, FRAME
    band = f"M5,0.9 H{SIZE - 5} Q{SIZE - .9},.9 {SIZE - .9},5 V{SIZE - 5} Q{SIZE - .9},{SIZE - .9} {SIZE - 5},{SIZE - .9} H5"
    band += f" Q.9,{SIZE - .9} .9,{SIZE - 5} V5 Q.9,.9 5,.9 Z"
    hole = f" M{near},{near} V{far} H{far} V{near} Z"
    return (pen.path(band + hole, gold, fill_rule="evenodd")
            + pen.path(f"M2.7,{SIZE - 6} V5 Q2.7,2.7 5,2.7 H{SIZE - 6}", "none", 1.4, lighter(gold, .6))
            + pen.rect(near - 1.6, near - 1.6, far - near + 3.2, far - near + 3.2, "none", .8, mix(gold, pen.ink, .45))
            + pen.path(band, "none", 1.9)
            + pen.rect(near - .3, near - .3, far - near + .6, far - near + .6, "none", 1.4))


def square(pen, x, y, w, h, shaded, color):
    """One square: leaf, or a wash of the board's pigment with a star of white-work when it is shaded (R2.4)."""
    fill = mix(pen["leaf"], color, .62 if pen.dark else .34) if shaded else pen["leaf"]
    out = pen.rect(x + .6, y + .6, w - 1.2, h - 1.2, fill, 1.1, pen["line"], r=1.5)
    if shaded:
        cx, cy, k = x + w / 2, y + h / 2, min(w, h) * .36
        q = k * .31
        out += pen.path(f"M{num(cx)},{num(cy - k)} q{num(q)},{num(k - q)} {num(k)},{num(k)} q{num(q - k)},{num(q)} {num(-k)},{num(k)}"
                        f" q{num(-q)},{num(q - k)} {num(-k)},{num(-k)} q{num(k - q)},{num(-q)} {num(k)},{num(-k)}z", "none", .9,
                        mix(color, pen["leaf"], .3))
    return out


def threshold(pen, box, arrow):
    """Square 0: a strip in the hollow, with an arrow to where the track begins."""
    x, y, w, h = box
    return (pen.rect(x + .6, y + .6, w - 1.2, h - 1.2, pen["sunk"], 1.1, pen["line"], r=1.5)
            + group(pen.path(arrow, "none", 1.5, pen["ink2"]), x, y))


def medallion(pen, board, x, y, r):
    """A board's emblem on card, ringed with gold."""
    return (pen.circle(x, y, r, pen["card"], 1.8) + pen.circle(x, y, r - 3.4, "none", 1, pen["gold"])
            + group(EMBLEMS[board](pen), x - r * .77, y - r * .77, r * 1.54 / 64))


def field(pen, x, y, w, h, color, gap=15):
    """Pigment with white-work and a gold thread."""
    return (pen.rect(x, y, w, h, color) + diaper(pen, x + 2, y + 2, w - 4, h - 4, gap, .2)
            + pen.rect(x, y, w, h, "none", 1.5)
            + pen.rect(x + 3.4, y + 3.4, w - 6.8, h - 6.8, "none", 1, lighter(pen["gold"], .2)))


def ring_board(pen, board):
    """Any board but King's Service."""
    color = pen[PIGMENT[board]]
    inner = SIZE - 2 * FRAME
    out = frame(pen, color) + pen.rect(FRAME, FRAME, inner, inner, mix(color, pen.ink, .2))
    for i in range(1, SQUARES + 1):
        out += square(pen, *square_box(i), i % 5 == 0, color)
    out += threshold(pen, THRESHOLD, "M14,28 h-8 m3,-3.2 l-3.2,3.2 l3.2,3.2")
    return out + field(pen, *PANEL, color) + medallion(pen, board, *MEDALLION)


def stair_board(pen, board="kings-service"):
    """King's Service."""
    color = pen[PIGMENT[board]]
    inner = SIZE - 2 * FRAME
    stone, nosing = mix(color, pen.ink, .5), lighter(pen["gold"], .2)
    out = frame(pen, color) + field(pen, FRAME, FRAME, inner, FLOOR - FRAME, color)

    def tops(steps):
        return " ".join(f"H{num(step_box(i)[0])} V{num(step_box(i)[1] + TILE)}" for i in steps)

    first = step_box(1)
    out += pen.path(f"M{FRAME},{FLOOR} V{first[1] + TILE} " + tops(range(2, 7)) + f" H{SIZE - FRAME} V{FLOOR} Z", stone, 1.6)
    # The upper flight floats: each step a block as high as its riser, joined to its neighbour.
    for i in range(12, 6, -1):
        x, y, w, h = step_box(i)
        out += pen.rect(x, y + h - 1, w, RISER + 1, stone, 1.4)
    throne = step_box(12)
    tx, ty = throne[0] + CELL / 2, throne[1]
    out += pen.path(f"M{num(tx - 14)},{num(ty + 1)} V{num(ty - 8)} Q{num(tx - 14)},{num(ty - 14)} {num(tx - 7)},{num(ty - 12)}"
                    f" L{num(tx)},{num(ty - 17)} L{num(tx + 7)},{num(ty - 12)} Q{num(tx + 14)},{num(ty - 14)} {num(tx + 14)},{num(ty - 8)}"
                    f" V{num(ty + 1)} Z", pen["gold"], 1.8)
    out += pen.path(f"M{num(tx - 9)},{num(ty)} V{num(ty - 7)} Q{num(tx)},{num(ty - 13)} {num(tx + 9)},{num(ty - 7)} V{num(ty)} Z",
                    pen["gules"], 1.4)
    for i in range(STEPS, 0, -1):
        x, y, w, h = step_box(i)
        out += square(pen, x, y, w, h, i in (6, 12), color)
        out += pen.path(f"M{num(x + 1.6)},{num(y + h + .4)} H{num(x + w - 1.6)}", "none", 1.5, nosing)
    out += threshold(pen, STAIR_THRESHOLD, "M10,32 v-8 m-3.2,3 l3.2,-3.2 l3.2,3.2")
    return out + medallion(pen, board, *STAIR_MEDALLION)


def board(pen, name):
    return stair_board(pen, name) if name == "kings-service" else ring_board(pen, name)


def ringed_emblem(pen, name, lit=False):
    """An emblem in a ring of its board's pigment, or of gold when the board scores this turn; 64 wide."""
    return (pen.circle(32, 32, 30.8, pen["gold"] if lit else pen[PIGMENT[name]], 2) + pen.circle(32, 32, 26, pen["card"], 1.6)
            + group(EMBLEMS[name](pen), 32 - 20.5, 32 - 20.5, 41 / 64))


def empty_roundel(pen):
    """A round of card with a gold thread, to stand a coat on; 64 wide."""
    return pen.circle(32, 32, 30, pen["card"], 2.8) + pen.circle(32, 32, 26, "none", 1.4, pen["gold"])


# ---------------------------------------------------------------- the plan, in shares of the board's side

def share(values):
    return [round(v / SIZE, 5) for v in values]


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
        "medallion": share((MEDALLION[0] - MEDALLION[2], MEDALLION[1] - MEDALLION[2], 2 * MEDALLION[2], 2 * MEDALLION[2])),
        "panel": share(PANEL),
        "answer": share((PANEL[0] + 3, 127, PANEL[2] - 6, 37)),
    }
    x, y, r = STAIR_MEDALLION
    stair = {
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
        "medallion": share((x - r, y - r, 2 * r, 2 * r)),
        "panel": share((FRAME, FRAME, SIZE - 2 * FRAME, FLOOR - FRAME)),
        "answer": share((122, 21, 118, 37)),
    }
    return {"disc": DISC / SIZE, "lift": LIFT / SIZE, "frame": FRAME / SIZE, "ring": ring, "stair": stair}
