# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""The pen: SVG fragments in the ink and weight of one palette."""

from .palette import WHITE, lighter, mix  # noqa: F401  (the drawing modules take all three from here)

FINE = 0.86  # every width is written for a box of 64 units and thinned by this, for 28 px and more
BOLD = 1.15  # the same drawings stronger, for 20 to 28 px

# Materials that are the same in every palette.
PAPER = "#FFF8E6"
SHEEN = "#FFF3C9"  # light on gold
STEEL = "#DDE1E6"
WOOD = "#F3E3BC"


def num(value):
    """A coordinate as short as it can be written, to a hundredth."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def attributes(named):
    """Extra SVG attributes: underscores in a name stand for hyphens."""
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in named.items())


def group(inner, x=0.0, y=0.0, scale=1.0, turn=0.0, opacity=None, mirror=False):
    """The fragment moved to (x, y), turned clockwise by degrees, and scaled; `mirror` turns left and right round first."""
    steps = []
    if x or y:
        steps.append(f"translate({num(x)} {num(y)})")
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale != 1 or mirror:
        steps.append(f"scale({-scale if mirror else scale:.4g} {scale:.4g})" if mirror else f"scale({scale:.4g})")
    transform = f' transform="{" ".join(steps)}"' if steps else ""
    veil = f' opacity="{opacity}"' if opacity is not None else ""
    return f"<g{transform}{veil}>{inner}</g>"


class Pen:
    """A palette and a line weight. Colours are taken by their token: `pen["gold"]`."""

    def __init__(self, palette, line=FINE):
        self.palette = palette
        self.line = line

    def __getitem__(self, token):
        return self.palette[token]

    @property
    def dark(self):
        return self.palette.dark

    @property
    def high_contrast(self):
        return self.palette.high_contrast

    @property
    def ink(self):
        """The ink of outlines."""
        return self.palette["art"]

    def shaded(self, color, share):
        """The colour in the shade: with that share of ink."""
        return mix(color, self.ink, share)

    def path(self, d, fill="none", width=0.0, stroke=None, **extra):
        """A path; `width` is that of its outline, 0 for none; the outline is of ink unless `stroke` says otherwise."""
        line = ""
        if width:
            line = (f' stroke="{stroke or self.ink}" stroke-width="{num(width * self.line)}"'
                    ' stroke-linejoin="round" stroke-linecap="round"')
        return f'<path d="{d}" fill="{fill}"{line}{attributes(extra)}/>'

    def circle(self, x, y, r, fill="none", width=0.0, stroke=None, **extra):
        line = f' stroke="{stroke or self.ink}" stroke-width="{num(width * self.line)}"' if width else ""
        return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{line}{attributes(extra)}/>'

    def rect(self, x, y, w, h, fill="none", width=0.0, stroke=None, r=0.0, **extra):
        """A rectangle. Its outline is not thinned: frames keep the width they are given."""
        corner = f' rx="{num(r)}"' if r else ""
        line = f' stroke="{stroke or self.ink}" stroke-width="{num(width)}"' if width else ""
        return (f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" fill="{fill}"'
                f"{corner}{line}{attributes(extra)}/>")


def document(inner, width, height, left=0.0, top=0.0, color=None):
    """A whole SVG file. `color` is what `currentColor` stands for in it."""
    ink = f' color="{color}"' if color else ""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(left)} {num(top)} {num(width)} {num(height)}"'
            f' width="{num(width)}" height="{num(height)}"{ink}>\n{inner}\n</svg>\n')
