"""What keeps people out: a chain of thick links, and the padlock that closes it."""
import math

from kit.materials import paint
from kit.shapes import box, cylinder, ring, tube

_SHARES = [i / 14 * math.tau for i in range(14)]


def chain(a, b, y, sag, link=0.5, thickness=0.085):
    """A chain between two points (x, z) at depth `y` that hangs `sag` metres in the middle. A link is `link` metres long
    and lies across the one before it."""
    iron = paint('#8d96a6', rough=0.3, metal=0.75)
    count = max(2, round(math.dist(a, b) / (link * 0.72)))
    shares = [i / count for i in range(count + 1)]
    spots = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t - sag * 4 * t * (1 - t)) for t in shares]
    for i, (here, there) in enumerate(zip(spots, spots[1:])):
        x, z = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
        lean = math.atan2(there[1] - here[1], there[0] - here[0])
        points = []
        for turn in _SHARES:
            along, across = math.cos(turn) * link * 0.5, math.sin(turn) * link * 0.28
            aside, away = (0, across) if i % 2 else (across, 0)
            points.append((x + along * math.cos(lean) - aside * math.sin(lean), y + away,
                           z + along * math.sin(lean) + aside * math.cos(lean)))
        tube(points, thickness, iron, closed=True)


def padlock(size=1.0):
    """A brass padlock that hangs from the origin, about `size` metres wide."""
    brass, dark = paint('#e0a52c', rough=0.25, metal=0.55), paint('#181425', rough=0.6)
    box((0, 0, -size * 1.25), (size, size * 0.34, size * 0.85), brass, bevel=size * 0.1)
    ring((0, 0, -size * 0.42), size * 0.31, size * 0.085, paint('#c0cbdc', rough=0.25, metal=0.7), start=0, end=180)
    cylinder((0, -size * 0.16, -size * 0.78), size * 0.12, size * 0.04, dark, rot=(90, 0, 0))
    box((0, -size * 0.19, -size * 1.06), (size * 0.11, size * 0.04, size * 0.28), dark, bevel=0)
