# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The workshop that draws the game: every emblem, shield, card, board and icon, as SVG.

Each module draws one kind of thing with a `Pen`, which holds the palette and the weight of the line; `catalogue` gives
every drawing its name. Light falls from the upper left. Only paths, circles, rectangles, flat fills and groups are used,
and gradients for what glows: no text, filters, patterns, clips or nested <svg>, so that Qt Svg shows the drawings exactly as
they are written here. `people` are the squires, `scenes` the places; `beasts` and `drolleries` play on the cards.
"""
