# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""Every drawing by its name.

`drawings(palette)` yields them all. A name ends in `-small` when the drawing is the stronger one for less than 28 px (busts:
56 px, cards: 90 px, and `-tiny` below 44), in `-large` when it is the finer one for 96 px and more; `resources/README.md` explains the names.
"""
from dataclasses import dataclass

from . import boards, cards, icons, ornament, seal, squires, table, tokens, vignettes
from .emblems import BOARDS, EMBLEMS
from .pen import BOLD, Pen, document
from .people import busts, levels
from .people.faces import MOODS
from .scenes import knighting, title


@dataclass(frozen=True)
class Drawing:
    """A named drawing: its SVG, and its size in the units it is drawn in."""
    name: str
    width: float
    height: float
    body: str
    left: float = 0
    top: float = 0
    color: str = ""

    def svg(self):
        return document(self.body, self.width, self.height, self.left, self.top, self.color)


DISC_BOX = {"width": 64, "height": 88, "left": 0, "top": -3}
# A disc with laps needs more room, of the same form and round the same centre: both are placed alike, one only larger.
LAP_GROWTH = 1.125
LAP_BOX = {"width": 72, "height": 99, "left": -4, "top": -6.75}


def boxed(name, body, size=64):
    return Drawing(name, size, size, body)


def in_two_weights(palette):
    """Small things that are drawn finer or stronger by the size at which they are shown."""
    for suffix, pen in (("", Pen(palette)), ("-small", Pen(palette, BOLD))):
        for name, draw in EMBLEMS.items():
            yield boxed(f"emblem-{name}{suffix}", draw(pen))
        for name in ("excalibur", "excalibur_roundel", "hourglass", "cup", "scroll", "codex", "coat_back"):
            yield boxed(name.replace("_", "-") + suffix, getattr(tokens, name)(pen))
        for value in tokens.COATS:
            yield boxed(tokens.coat_name(value) + suffix, tokens.coat(pen, value))
        for squares in range(4):
            yield boxed(f"bonus-{squares}{suffix}", tokens.bonus(pen, squares))
        for squire in squires.SQUIRES:
            yield boxed(f"shield-{squire}{suffix}", squires.shield(pen, squire))
            yield boxed(f"bet-{squire}{suffix}", squires.bet(pen, squire))
            yield Drawing(f"disc-{squire}-landing{suffix}", body=squires.landing(pen, squire), **DISC_BOX)
            for laps in range(squires.MOST_LAPS + 1):
                lap = f"-lap{laps}" if laps else ""
                yield Drawing(f"disc-{squire}{lap}{suffix}", body=squires.disc(pen, squire, laps), **(LAP_BOX if laps else DISC_BOX))


def in_one_weight(palette):
    pen = Pen(palette)
    for squire in squires.SQUIRES:
        yield boxed(f"shield-{squire}-large", squires.large_shield(pen, squire))
        yield Drawing(f"charge-{squire}", 32, 32, squires.charge(pen, squire, 1.15, pen["ink"], .01), -16, -16)
        yield Drawing(f"bet-card-{squire}", cards.WIDTH, cards.HEIGHT, cards.bet_card(pen, squire))
    for value in (0, -1, -3):
        yield boxed("codex-0" if value == 0 else f"codex-minus-{-value}", tokens.open_codex(pen, value))
    for kind in cards.KINDS:
        for value in filter(lambda v: cards.exists(kind, v), cards.VALUES):
            yield Drawing(f"card-{kind}-{value}", cards.WIDTH, cards.HEIGHT, cards.card(pen, kind, value))
            yield Drawing(f"card-{kind}-{value}-small", cards.SMALL_WIDTH, cards.SMALL_HEIGHT, cards.small_card(pen, kind, value))
            yield Drawing(f"card-{kind}-{value}-tiny", cards.SMALL_WIDTH, cards.SMALL_HEIGHT, cards.tiny_card(pen, kind, value))
    yield Drawing("card-back", cards.WIDTH, cards.HEIGHT, cards.card_back(pen))
    yield Drawing("card-back-small", cards.SMALL_WIDTH, cards.SMALL_HEIGHT, cards.small_card_back(pen))
    for name in BOARDS:
        yield boxed(f"board-{name}", boards.board(pen, name), boards.SIZE)
        yield boxed(f"medallion-{name}", boards.medallion(pen, name), boards.SIZE)
        yield boxed(f"medallion-{name}-less", boards.medallion(pen, name, True), boards.SIZE)
        yield boxed(f"ringed-{name}", boards.ringed_emblem(pen, name))
        yield boxed(f"ringed-{name}-lit", boards.ringed_emblem(pen, name, True))
    for rule in ("win-a-tie", "ranked-reset"):
        yield boxed(f"ringed-{rule}", boards.ringed_rule(pen, rule))
    yield boxed("board-kings-service-pay", boards.stair_pay(pen), boards.SIZE)
    gold = (-boards.OVER, -boards.OVER, boards.SIZE + 2 * boards.OVER, boards.SIZE + 2 * boards.OVER)
    yield framed("board-frame-lit", boards.lit_frame(pen), gold)
    yield framed("board-mounts", boards.mounts(pen), gold)
    yield framed("board-frame-shine", boards.shine(pen), gold)
    yield boxed("roundel", boards.empty_roundel(pen))
    for turn in range(7):
        yield Drawing(f"parchment-{turn}", *table.PARCHMENT, table.parchment(pen, turn))
    for name, draw in table.MARKS.items():
        yield boxed(f"mark-{name}", draw(pen), 24)
    yield Drawing("cup-track", *table.CUP_TRACK, table.cup_track(pen))


def framed(name, body, box):
    """A drawing whose box is given as left, top, width, height."""
    left, top, width, height = box
    return Drawing(name, width, height, body, left, top)


def people(palette):
    """The squires in their moods, each size with a line of its own; what shows how well a computer plays."""
    pen, small, large = Pen(palette, busts.LINE), Pen(palette, busts.SMALL_LINE), Pen(palette, busts.LARGE_LINE)
    for squire in squires.SQUIRES:
        yield framed(f"squire-{squire}-badge", busts.badge(Pen(palette, BOLD), squire), busts.BADGE_BOX)
        for mood in MOODS:
            name = f"squire-{squire}-{mood}"
            yield framed(name, busts.roundel(pen, squire, mood), busts.BOX)
            yield framed(f"{name}-small", busts.roundel(small, squire, mood, True), busts.SMALL_BOX)
            yield framed(f"{name}-half", busts.half(large, squire, mood), busts.HALF_BOX)
    for level in levels.ATTRIBUTES:
        yield framed(f"attribute-{level}", levels.medallion(pen, level), levels.BOX)


def scenes(palette):
    """The layers of the title miniature and of the knighting."""
    for scene in (title, knighting):
        for drawing in scene.layers(palette):
            yield Drawing(*drawing)


def ornaments(palette):
    pen = Pen(palette)
    length = ornament.BAY * ornament.BAYS
    yield Drawing("vine", length, ornament.VINE_HEIGHT, ornament.vine_strip(pen))
    yield Drawing("vine-standing", ornament.VINE_HEIGHT, length, ornament.vine_strip_standing(pen))
    yield boxed("corner-boss", ornament.corner_boss(pen), 48)
    yield boxed("corner-leaf", ornament.corner_leaf(pen), 48)
    yield Drawing("oak", *ornament.OAK_SIZE, ornament.oak(pen))
    yield boxed("cloth", ornament.cloth_tile(pen), 60)
    yield boxed("rose-window", ornament.rose_window(pen), 360)
    yield boxed("initial-m", ornament.initial_m(pen), 330)
    yield Drawing("divider", 240, 16, ornament.divider(pen))
    yield Drawing("frieze", *vignettes.FRIEZE, vignettes.frieze(pen))
    for name, draw in vignettes.VIGNETTES.items():
        yield Drawing(f"vignette-{name}", *vignettes.SIZE, draw(pen))
    for level, (blur, opacity) in {1: (6, .2), 2: (7, .26), 3: (10, .36)}.items():
        opacity = .5 if pen.dark else opacity
        yield boxed(f"shadow-{level}", ornament.soft_edge(pen["shade"], blur, opacity), ornament.SOFT_SIZE)
    yield boxed("glow", ornament.soft_edge(pen["gold"], 9, .9), ornament.SOFT_SIZE)
    yield boxed("app-icon", seal.app_icon(pen), seal.SIZE)
    yield boxed("app-icon-small", seal.small_app_icon(Pen(palette, 1.1)), seal.SIZE)


def interface_icons(palette):
    for name in icons.ICONS:
        yield Drawing(f"icon-{name}", 24, 24, icons.icon(name), color=palette["ink"])


def drawings(palette):
    """Every drawing in that palette."""
    yield from in_two_weights(palette)
    yield from in_one_weight(palette)
    yield from people(palette)
    yield from scenes(palette)
    yield from ornaments(palette)
    yield from interface_icons(palette)


def plans():
    """Where things lie on boards, cards, parchment and the Cup's track; discs as shares of their own drawing."""
    box = DISC_BOX
    face = 2 * squires.DISC_RADIUS
    disc = {"ratio": box["width"] / box["height"], "face": face / box["width"],
            "centre": [squires.DISC_CENTRE[0] / box["width"], (squires.DISC_CENTRE[1] - box["top"]) / box["height"]],
            "lap": LAP_GROWTH}
    return {"board": boards.plan(), "card": cards.plan(), "disc": disc, **table.plan(), "knighting": knighting.plan(),
            **vignettes.plan(),
            "vine": {"bays": ornament.BAYS, "ratio": ornament.BAY * ornament.BAYS / ornament.VINE_HEIGHT}}
