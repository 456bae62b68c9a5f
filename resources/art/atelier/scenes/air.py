# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""A pen that paints through air: the farther away, the more a colour takes on the dawn's haze or the dusk's blue."""
from ..pen import FINE, Pen, mix

DAWN, DUSK = "#F6DDB2", "#20244C"


class Air(Pen):
    """Distance 0 is right before us, 1 the horizon."""

    def __init__(self, palette, distance=0.0, line=FINE):
        super().__init__(palette, line)
        if palette.high_contrast:
            self.veil, self.share = "#FFFFFF", .34 * distance
        elif palette.dark:
            self.veil, self.share = DUSK, .1 + .66 * distance
        else:
            self.veil, self.share = DAWN, .62 * distance

    def away(self, distance):
        """The same pen for what lies at another distance."""
        return Air(self.palette, distance, self.line)

    def glowing(self):
        """The pen for what shines by itself."""
        return Pen(self.palette, self.line)

    def seen(self, color):
        return mix(color, self.veil, self.share) if color and color.startswith("#") else color

    def path(self, d, fill="none", width=0.0, stroke=None, **extra):
        return super().path(d, self.seen(fill), width, self.seen(stroke or self.ink), **extra)

    def circle(self, x, y, r, fill="none", width=0.0, stroke=None, **extra):
        return super().circle(x, y, r, self.seen(fill), width, self.seen(stroke or self.ink), **extra)

    def rect(self, x, y, w, h, fill="none", width=0.0, stroke=None, r=0.0, **extra):
        return super().rect(x, y, w, h, self.seen(fill), width, self.seen(stroke or self.ink), r, **extra)
