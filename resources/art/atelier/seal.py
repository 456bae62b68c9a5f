# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The application's icon: a crown on a sword, on a shield, on the blue of the card backs. 128 wide."""
from .emblems import GROOVE, fleuron_crown
from .hatching import diaper
from .pen import STEEL, group, mix

SIZE = 128


def crowned_shield(pen):
    out = pen.path("M28,24 H100 V66 C100,90 82,102 64,111 C46,102 28,90 28,66 Z", pen["leaf"] if not pen.dark else pen["card"], 3.6)
    out += pen.path("M34,30 H94 V66 C94,86 79,97 64,104.4 C49,97 34,86 34,66 Z", "none", 1.8, pen["gold"])
    out += pen.path("M59.6,58 H68.4 L67.6,90 L64,98 L60.4,90 Z", STEEL, 3) + pen.path("M64,60 V91", "none", 1.9, GROOVE)
    out += pen.path("M62,60 V89", "none", 1.5, "#FFFFFF")
    return out + group(fleuron_crown(pen), 64 - 32 * .86, 22, .86)


def app_icon(pen):
    field = mix(pen["azure"], pen.ink, .2)
    return (pen.rect(2, 2, 124, 124, pen["gold"], 3, r=26) + pen.rect(9, 9, 110, 110, field, 2.4, r=19)
            + diaper(pen, 16, 16, 96, 96, 17, .24) + crowned_shield(pen))


def small_app_icon(pen):
    """For 16 to 32 px: the shield fills the square, and there is no white-work."""
    field = mix(pen["azure"], pen.ink, .2)
    return (pen.rect(3, 3, 122, 122, field, 6, pen["gold"], r=24)
            + group(crowned_shield(pen), 64 - 64 * 1.26, 66 - 66 * 1.26, 1.26))
