"""Flat things that are turned in the hand: cards of paper, and what is printed or written on their two sides in dots.

A dot is one pixel of the picture while its side faces the viewer, so that seven of them make a letter. Dots are counted from a
card's upper left corner, on the back from the corner that is then left."""
import math

from kit.camera import FrontCamera
from kit.lettering import dots_of
from kit.materials import paint
from kit.shapes import box, sheets
from kit.stage import group

SIZE = 96
# Looks a little down on the origin, which is the middle of the picture; there a metre is 80 pixels.
CAMERA = FrontCamera(eye=(0, -4, 1.0), focal=320, vanishing=(SIZE / 2, SIZE / 2 - 80), size=(SIZE, SIZE))
DOT = 1 / 80


class Side:
    """What one side of a card shows: dots in inks, the later over the earlier."""

    def __init__(self, width, height):
        self.width, self.height, self._inks = width, height, {}

    def dot(self, x, y, hue):
        """One dot; what lies beyond the card is left out."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self._inks[x, y] = hue

    def write(self, body, y, hue, x=None, scale=1):
        """A line of capitals whose top is at `y`: from `x` on, or in the middle; 7 dots high times `scale`."""
        dots, width, _ = dots_of(body)
        left = (self.width - width * scale) // 2 if x is None else x
        for column, row in dots:
            self.fill(left + column * scale, y + row * scale, scale, scale, hue)

    def fill(self, x, y, width, height, hue):
        """A rectangle."""
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.dot(column, row, hue)

    def frame(self, x, y, width, height, hue):
        """The outline of a rectangle."""
        for a, b in (((x, y), (x + width - 1, y)), ((x, y + height - 1), (x + width - 1, y + height - 1)),
                     ((x, y), (x, y + height - 1)), ((x + width - 1, y), (x + width - 1, y + height - 1))):
            self.line(a, b, hue)

    def line(self, a, b, hue):
        """A line from dot to dot."""
        steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]), 1)
        for i in range(steps + 1):
            self.dot(round(a[0] + (b[0] - a[0]) * i / steps), round(a[1] + (b[1] - a[1]) * i / steps), hue)

    def path(self, points, hue):
        """Lines through points."""
        for a, b in zip(points, points[1:]):
            self.line(a, b, hue)

    def draw(self, rows, x, y, inks):
        """A drawing of rows of letters, each of which is an ink of `inks`; other signs are left out."""
        for row, line in enumerate(rows):
            for column, letter in enumerate(line):
                if letter in inks:
                    self.dot(x + column, y + row, inks[letter])

    def mirror(self, other):
        """What another side shows, as it is seen from behind."""
        for (x, y), hue in other._inks.items():
            self.dot(self.width - 1 - x, y, hue)

    def slant(self, other, top):
        """What another side shows, in a hand that leans to the left: each dot further right the lower it is below `top`."""
        for (x, y), hue in other._inks.items():
            self.dot(x + (y - top) // 3, y, hue)

    def put(self, depth, rough=0.85, rise=0):
        """Lays the dots on y = -depth, round the origin or so many dots above it."""
        by_ink = {}
        left, top = SIZE / 2 - self.width / 2, SIZE / 2 - self.height / 2 - rise
        for (x, y), hue in self._inks.items():
            px, py = left + x, top + y
            by_ink.setdefault(hue, []).append([CAMERA.point(p, -depth) for p in ((px, py + 1), (px + 1, py + 1), (px + 1, py), (px, py))])
        for hue, corners in by_ink.items():
            sheets(corners, paint(hue, rough=rough), name='ink')


def card(front, back, paper, thick=0.02, hole=(), hole_at=(0, 0), underside=None):
    """A card that stands upright with its sides `front` and `back`. `hole` are rows in which '#' is punched out, whose upper left
    dot is `hole_at`; the back is of `underside` where it is another color. A tall card stands higher, so that its corners stay in the
    picture while it turns; returns by how many metres."""
    width, height, face = front.width, front.height, -thick / 2
    lowest = CAMERA.pixel((0, -width / 2 * DOT, -height / 2 * DOT))[1]
    rise = max(0, math.ceil((lowest - (SIZE - 2)) / 1.1))
    dot, lift = CAMERA.metres_per_pixel(face), CAMERA.point((SIZE / 2, SIZE / 2 - rise), face)[2]

    def strip(x, y, wide, tall):
        for hue, at in ((paper, -thick / 4), (underside or paper, thick / 4)):
            box(((x + wide / 2 - width / 2) * dot, at, lift + (height / 2 - y - tall) * dot), (wide * dot, thick / 2, tall * dot), paint(hue, rough=0.9), bevel=0)

    x0, y0 = hole_at
    end = y0 + len(hole)
    if hole:
        strip(0, 0, width, y0)
        for row, line in enumerate(hole):
            for start, stop in _runs(line, x0, width):
                strip(start, y0 + row, stop - start, 1)
    if end < height:
        strip(0, end, width, height - end)
    front.put(thick / 2 + 0.004, rise=rise)
    with group(turn=180):
        back.put(thick / 2 + 0.004, rise=rise)
    return rise * DOT


def _runs(line, x0, width):
    """What is left of a row of a card of which `line`, from `x0` on, is punched out: pairs of first dot and end."""
    start = 0
    for column in range(width + 1):
        gone = column == width or (0 <= column - x0 < len(line) and line[column - x0] == '#')
        if gone:
            if column > start:
                yield start, column
            start = column + 1
