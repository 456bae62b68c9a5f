# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The things that lie on the table: coats of arms, Excalibur, hourglass, Cup, Scroll, Codex, in a box of 64."""
from .figures import figures
from .pen import PAPER, SHEEN, group, lighter, mix

COAT = "M8,4 H56 V30 C56,45 45,55 32,61 C19,55 8,45 8,30 Z"
# Every value the rules can pay, with both stakes and all variations (R2.6, R10.1.3, R10.4.2, R10.5.1).
COATS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 17, -1, -3, -5, -10)


def coat_name(value):
    return f"coat-{'plus' if value > 0 else 'minus'}-{abs(value)}"


def signed(value):
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


def coat(pen, value):
    """A coat of arms. Honour stands on its point; dishonour is a shield reversed, as heralds do it."""
    text = signed(value)
    disgrace, royal, rich = value < 0, value >= 6, 3 < value < 6
    if disgrace:
        field = mix(pen["gules"], pen.ink, .42)
    else:
        field = pen["kings-service"] if royal else {1: "#C98A4B", 2: "#CBD0D6"}.get(value, pen["gold"])
    out = pen.path(COAT, field, 3)
    if rich:  # more than the plain gold of three, less than the purple
        out += pen.path("M8,4 H56 V14.6 H8 Z", pen["kings-service"], 2.4) + pen.path(COAT, "none", 3)
    else:
        out += pen.path("M12.6,29 V8.6 H51.4", "none", 1.8, lighter(field, .6))
    if royal:
        out += pen.path("M14,9.4 H50 V29.6 C50,41.6 41.6,50 32,54.8 C22.4,50 14,41.6 14,29.6 Z", "none", 2, pen["gold"])
    if disgrace:
        out = group(out, 64, 65, turn=180)
    height = 22 if len(text) < 3 else 16.5
    baseline = (47 if disgrace else 42) - (22 - height) / 3
    return out + figures(pen, text, 32, baseline, height, "#FFF6DF" if disgrace or royal else pen.ink, 2.9)


def coat_back(pen):
    """A coat of arms face down."""
    field = mix(pen["card"] if pen.dark else pen["leaf"], pen["line"], .22)
    lines = "M14,10 L50,46 M50,10 L14,46 M32,10 L48,26 M32,10 L16,26 M32,53 L16,37 M32,53 L48,37"
    return pen.path(COAT, field, 3) + pen.path(lines, "none", 1.6, pen["line"]) + pen.path(COAT, "none", 3)


def bonus(pen, squares):
    """What Gallantry pays: squares forward, 1 to 3; 0 is for who gets nothing."""
    if squares == 0:
        return pen.circle(32, 32, 29, pen["card"], 3) + figures(pen, "0", 32, 46, 28, mix(pen.ink, pen["card"], .35), 2.4)
    return (pen.circle(32, 32, 29, pen["card"], 3)
            + figures(pen, str(squares), 32, 54, 27, pen.ink, 2.8)
            + pen.path("M18.4,20 L32,9.4 L45.6,20", "none", 6.2))


def sword(pen, line):
    """Excalibur without its stone, upright, from y 0 to y 52, in outlines of that width."""
    return (pen.path("M26.5,18 H37.5 L36.9,52 H27.1 Z", "#FFFFFF", line) + pen.path("M32.4,19 V51 H36.3 V19 Z", "#C3CCD6")
            + pen.path("M29.4,7 H34.6 V16 H29.4 Z", pen["gules"], line) + pen.circle(32, 4.8, 4.4, pen["gold"], line)
            + pen.path("M11.6,17.6 C11.6,13 16.6,13 18.6,14.8 H45.4 C47.4,13 52.4,13 52.4,17.6 C52.4,22.4 47.4,22.4 45.4,20.6"
                       " H18.6 C16.6,22.4 11.6,22.4 11.6,17.6 Z", lighter(pen["gold"], .12), line))


def excalibur(pen, turn=16, line=2.4):
    """The sword in the stone, aslant: upright, the two are a cross on a grave when they are small."""
    return (group(group(sword(pen, line), -32, -50), 32, 50, turn=turn)
            + pen.path("M15,62 L17,55 L23,50.4 L28.4,51.8 L36,50 L42.6,52 L46.6,55.6 L49,62 Z", "#ABA79E", line)
            + pen.path("M20,56 L24,53", "none", 1.7, "#E4E0D6"))


def excalibur_roundel(pen):
    """Beside the squire who is first player: pale blade and gold hilt on a dark round."""
    return (pen.circle(32, 32, 30, mix(pen["tournaments"], pen.ink, .65), 2.8) + pen.circle(32, 32, 27.2, "none", 1.3, pen["gold"])
            + group(excalibur(pen, line=1.4), 32 - 31 * .88, 33.4 - 33 * .88, .88))


def hourglass(pen):
    """On the parchment, at the turn being played."""
    wood = mix(pen["jousts"], pen.ink, .3)
    return (pen.path("M18,8 C18,22 28,26 28,32 C28,38 18,42 18,56 H46 C46,42 36,38 36,32 C36,26 46,22 46,8 Z", "#F7F1E0", 2.8)
            + pen.path("M22.4,19 C25,24 30,27 30.6,31 H33.4 C34,27 39,24 41.6,19 Z", pen["gold"])
            + pen.path("M32,31 V44", "none", 1.8, pen["gold"])
            + pen.path("M20.6,56 C21.4,48 28,44.6 32,43.4 C36,44.6 42.6,48 43.4,56 Z", pen["gold"])
            + pen.path("M18,8 C18,22 28,26 28,32 C28,38 18,42 18,56 M46,8 C46,22 36,26 36,32 C36,38 46,42 46,56", "none", 2.8)
            + pen.path("M22.4,12 C22.8,16 24,18.6 26,21", "none", 1.7, "#FFFFFF")
            + pen.rect(12, 3.6, 40, 6.4, wood, 2.6, r=2) + pen.rect(12, 54, 40, 6.4, wood, 2.6, r=2))


def cup(pen):
    """The Cup of the Jousts & Tournaments variation."""
    gold = pen["gold"]
    handles = "M14,15 C4,15 5,30 18,32 M50,15 C60,15 59,30 46,32"
    return (pen.path(handles, "none", 6.4) + pen.path(handles, "none", 2, gold)
            + pen.path("M13,9 H51 C51,25 46,36 36,38.6 L36,46 C42,47.6 46,50.6 46,57 H18 C18,50.6 22,47.6 28,46 L28,38.6"
                       " C18,36 13,25 13,9 Z", gold, 3)
            + pen.path("M18,14 C18.4,22 20.4,28 24,32", "none", 2, SHEEN)
            + pen.path("M41,35 C46,30 47.6,21 48,12.4 L43,12.4 C43,22 42,30 38,37 Z", mix(gold, pen.ink, .3))
            + pen.path("M13,9 H51", "none", 3)
            + pen.path("M32,15 L36.4,20.6 L32,27 L27.6,20.6 Z", pen["gules"], 2) + pen.path("M26,42.4 H38", "none", 2.4))


def scroll(pen):
    """A Scroll of the King's Service variation, sealed."""
    vellum = "#FBF0D2"
    return (pen.path("M14,12 H46 V50 H14 Z", vellum, 2.8)
            + pen.path("M20,24 H40 M20,30 H40 M20,36 H34", "none", 1.9, mix(pen.ink, vellum, .3))
            + pen.path("M14,6.6 H48 A5.4,5.4 0 0 1 48,17.4 H14 A5.4,5.4 0 0 1 14,6.6 Z", vellum, 2.8)
            + pen.path("M16,46.6 H50 A5.4,5.4 0 0 1 50,57.4 H16 A5.4,5.4 0 0 1 16,46.6 Z", vellum, 2.8)
            + pen.path("M48,6.6 A5.4,5.4 0 0 0 48,17.4 M16,46.6 A5.4,5.4 0 0 1 16,57.4", "none", 2)
            + pen.path("M16,10 H42", "none", 1.6, "#FFFFFF")
            + pen.path("M40,40 L36.6,54 L41.4,51.4 L44,56 L47,42 Z", mix(pen["gules"], pen.ink, .25), 2)
            + pen.circle(42.4, 38.6, 7.4, pen["gules"], 2.6)
            + pen.path("M42.4,35 V42.2 M38.8,38.6 H46", "none", 1.7, "#F6C2B4"))


def codex(pen):
    """A Secret Codex of the Education variation, closed."""
    color = pen["education"]
    pale = lighter(color, .5)
    return (pen.path("M12,8 H48 A4,4 0 0 1 52,12 V58 H16 A4,4 0 0 1 12,54 Z", color, 3)
            + pen.path("M14.6,52 H52 V58 H16.6 A3,3 0 0 1 14.6,52 Z", PAPER, 2.2) + pen.path("M18,55 H50", "none", 1.2)
            + pen.path("M19,8 V52", "none", 2) + pen.path("M24,13.4 H46.6 V46.4 H24 Z", "none", 1.7, pale)
            + pen.path("M14.4,12 V46", "none", 1.7, pale)
            + pen.path("M35.4,19 L43,30 L35.4,41 L27.8,30 Z", pen["gold"], 2.2)
            + pen.path("M33,32 V29.6 A2.4,2.4 0 0 1 37.8,29.6 V32 M35.4,32 V35", "none", 2)
            + "".join(pen.circle(x, y, 2.2, pen["gold"], 1.4) for x, y in ((24, 13.4), (46.6, 13.4), (24, 46.4), (46.6, 46.4)))
            + pen.path("M48,27 H57 V34 H48 Z", pen["gold"], 2.2))


def open_codex(pen, value):
    """A Secret Codex laid open: its cover behind, one page with the value, in dishonour's colour when it costs."""
    color = mix(pen["gules"], pen.ink, .2) if value else pen.ink
    out = pen.path("M5,12 A4,4 0 0 1 9,8 H55 A4,4 0 0 1 59,12 V58 H5 Z", pen["education"], 3)
    out += pen.path("M9,12.6 C20,10.6 26,11 32,15 C38,11 44,10.6 55,12.6 V53 C44,51 38,51.4 32,55 C26,51.4 20,51 9,53 Z",
                    PAPER, 2.4)
    out += pen.path("M12.6,17 C16,16.4 20,16.4 24,17.6 M40,17.6 C44,16.4 48,16.4 51.4,17 M12.6,48.4 C16,47.8 20,47.8 24,48.8"
                    " M40,48.8 C44,47.8 48,47.8 51.4,48.4", "none", 1.6, mix(pen.ink, PAPER, .45))
    return out + figures(pen, signed(value), 32, 44.5, 24, color, 3)
