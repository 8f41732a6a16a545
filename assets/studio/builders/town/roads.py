"""Streets as data and as pavement, asphalt, kerbs, joints, dashes, crossings; lamp posts and trees find their places by it."""
from dataclasses import dataclass

from kit.materials import paint
from kit.shapes import box, plane
from kit.stamps import Sheets

_KERB = 0.22


@dataclass(frozen=True)
class Street:
    """A straight street along x (`along` 'x', at y = `at`) or along y (at x = `at`), from `start` to `end` in metres.
    `road` and `walk` are half the width of the asphalt, and of the asphalt with its pavements."""
    name: str
    along: str
    at: float
    start: float
    end: float
    road: float = 3.2
    walk: float = 5.0
    dashes: bool = True

    def rectangle(self, half, start=None, end=None):
        """(x0, y0, x1, y1) of a strip `half` metres to both sides of the middle."""
        a, b = (self.start if start is None else start), (self.end if end is None else end)
        return (a, self.at - half, b, self.at + half) if self.along == 'x' else (self.at - half, a, self.at + half, b)

    def holds(self, x, y, more=0.0):
        """Whether a point lies on the street or `more` metres beside it."""
        x0, y0, x1, y1 = self.rectangle(self.walk + more)
        return x0 <= x <= x1 and y0 <= y <= y1


def crossings(streets):
    """Where streets cross or meet: (x, y, the one along x, the one along y)."""
    found = []
    for one in (s for s in streets if s.along == 'x'):
        for other in (s for s in streets if s.along == 'y'):
            if one.start <= other.at <= one.end and other.start - 1 <= one.at <= other.end + 1:
                found.append((other.at, one.at, one, other))
    return found


def _gaps(street, streets, half):
    """The pieces of a street between what crosses it; `half` names the width that the others take away."""
    cuts = sorted((other.at - getattr(other, half), other.at + getattr(other, half)) for other in streets
                  if other.along != street.along and street.start - 4 < other.at < street.end + 4
                  and other.start - 1 <= street.at <= other.end + 1)
    pieces, here = [], street.start
    for low, high in cuts:
        if low > here:
            pieces.append((here, low))
        here = max(here, high)
    if here < street.end:
        pieces.append((here, street.end))
    return pieces


def lay(streets, asphalt, walk, night):
    """Puts all streets on the stage: pavement first, asphalt over it, so that they join where they meet."""
    for street in streets:
        x0, y0, x1, y1 = street.rectangle(street.walk)
        box(((x0 + x1) / 2, (y0 + y1) / 2, 0), (x1 - x0, y1 - y0, 0.08 if street.along == 'x' else 0.076), walk, bevel=0)
    for street in streets:
        x0, y0, x1, y1 = street.rectangle(street.road)
        # Two sheets at one height would show black where they cross.
        height = 0.1 if street.along == 'x' else 0.094
        plane(((x0 + x1) / 2, (y0 + y1) / 2, height), (x1 - x0, y1 - y0), asphalt)
    _mark(streets, night)


def _mark(streets, night):
    lines = Sheets()
    kerb, joint, yellow, white = '#d8ccb8', '#9a8c7c', '#e8b840', '#dcdcd4'
    for street in streets:
        def strip(hue, a, b, low, high, z):
            if street.along == 'x':
                lines.flat(hue, a, street.at + low, b, street.at + high, z)
            else:
                lines.flat(hue, street.at + low, a, street.at + high, b, z)
        for a, b in _gaps(street, streets, 'road'):
            for side in (-1, 1):
                low, high = sorted((side * street.road, side * (street.road + _KERB)))
                strip(kerb, a, b, low, high, 0.13)
                if street.along == 'x' and street.walk > street.road + 0.6:
                    low, high = sorted((side * street.walk, side * (street.walk - 0.14)))
                    strip(joint, a, b, low, high, 0.1)
        for a, b in _gaps(street, streets, 'walk'):
            _joints(strip, joint, street, a, b)
            if street.dashes:
                at = a + 1.4
                while at + 2 < b - 1:
                    strip(yellow, at, at + 2.0, -0.11, 0.11, 0.12)
                    at += 4.2
            if b < street.end - 1 and street.road > 3:
                strip(white, b - 0.5, b - 0.1, -street.road + 0.2, -0.1, 0.12)
            if a > street.start + 1 and street.road > 3:
                strip(white, a + 0.1, a + 0.5, 0.1, street.road - 0.2, 0.12)
    for x, y, one, other in crossings(streets):
        if one.road > 3 and other.road > 3:
            _zebra(lines, white, x, y, one, other)
    lines.put(lambda hue: paint(hue, rough=0.45 if night else 0.8))


def _joints(strip, hue, street, a, b):
    """The joints of the paving stones, one in three metres."""
    at = a + 1.5
    while at < b:
        for side in (-1, 1):
            low, high = sorted((side * (street.road + _KERB), side * street.walk))
            if high - low > 0.5:
                strip(hue, at, at + 0.13, low, high, 0.1)
        at += 3


def _zebra(lines, hue, x, y, one, other):
    """White bars over every arm that there is."""
    arms = []
    if one.start < x - other.walk:
        arms.append(('x', x - other.road - 1.6, y, one.road))
    if one.end > x + other.walk:
        arms.append(('x', x + other.road + 0.2, y, one.road))
    if other.start < y - one.walk:
        arms.append(('y', x, y - one.road - 1.6, other.road))
    if other.end > y + one.walk:
        arms.append(('y', x, y + one.road + 0.2, other.road))
    for along, px, py, half in arms:
        count = int(half * 2 / 0.9)
        for i in range(count):
            off = -half + 0.3 + i * (half * 2 - 0.6) / count
            if along == 'x':
                lines.flat(hue, px, py + off, px + 1.4, py + off + 0.45, 0.125)
            else:
                lines.flat(hue, px + off, py, px + off + 0.45, py + 1.4, 0.125)
