"""The half round window over a street door, and the street that is seen through it."""
import math

from builders.rooms.pane_views import layer, rect
from kit.materials import paint
from kit.shapes import box, disc, ring, tube
from kit.stage import group

_PANES, _SIDES = 5, 20
# By day and by night, as (hue, strength).
_LOW, _HIGH, _CLOUD = (('#fff4dc', 1.8), ('#303d83', 1.0)), (('#84b8e0', 1.0), ('#303d83', 1.0)), (('#fff4dc', 1.8), ('#fcf5c0', 2.2))
_ROOF, _WINDOW = (('#9e5923', 1.0), ('#17131d', 1.0)), (('#512e19', 1.0), ('#f8d883', 1.0))
_TREE, _LEAVES = (('#45743f', 1.0), ('#17131d', 1.0)), (('#93a051', 1.0), ('#17131d', 1.0))
_POLE, _YELLOW, _BLUE = (('#614f3a', 1.0), ('#17131d', 1.0)), (('#e6933e', 1.0), ('#6b4d26', 1.0)), (('#26355e', 1.0), ('#17131d', 1.0))
# How far the bars stand in front of the view.
_BARS = 0.03


def fanlight(radius, night, wood='#3a2010'):
    """Five panes in a wooden rim on y = 0, around the middle of their lower edge. They show a roof across the street, the crown of
    a tree and a flag on its pole; by night also the moon and one lit window."""
    _street(radius, night)
    bar = paint(wood, rough=0.5)
    with group(at=(0, -_BARS, 0)):
        ring((0, 0, 0), radius, 0.022, bar, start=0, end=180)
        for i in range(1, _PANES):
            angle = math.pi * i / _PANES
            tube([(0, 0, 0), (radius * math.cos(angle), 0, radius * math.sin(angle))], 0.011, bar)
        disc((0, -0.012, 0), 0.05, bar)
        box((0, 0, -0.04), (radius * 2 + 0.08, 0.05, 0.04), bar, bevel=0)


def _street(radius, night):
    """The layers, cut off at the rim. Lengths are shares of the radius."""
    def put(depth, hues, *outlines):
        layer(depth, *hues[night], *(quad for outline in outlines for quad in _within_rim(outline, radius)))

    put(0, _LOW, rect(-1, 0, 1, 0.7))
    put(0, _HIGH, rect(-1, 0.7, 1, 1))
    put(1, _CLOUD, *([_oval(-0.37, 0.69, 0.11, 0.11)] if night else [_oval(-0.16, 0.66, 0.22, 0.07), _oval(-0.08, 0.73, 0.13, 0.08)]))
    put(2, _ROOF, [(-0.3, 0), (1, 0), (1, 0.2), (0.9, 0.2), (0.56, 0.36), (0.12, 0.36), (-0.1, 0.2), (-0.3, 0.2)], rect(0.5, 0.3, 0.6, 0.46))
    put(3, _WINDOW, rect(0.28, 0.06, 0.42, 0.2))
    put(3, _TREE, _oval(-0.62, 0.26, 0.34, 0.34), _oval(-0.34, 0.16, 0.24, 0.24), rect(-1, 0, -0.3, 0.12))
    put(4, _LEAVES, _oval(-0.64, 0.4, 0.2, 0.15), _oval(-0.36, 0.26, 0.12, 0.09))
    put(4, _POLE, rect(0.25, 0.2, 0.3, 0.86))
    put(5, _YELLOW, rect(0.3, 0.5, 0.62, 0.77))
    put(6, _BLUE, rect(0.3, 0.59, 0.62, 0.68))


def _oval(x, z, wide, tall, sides=14):
    angles = (math.tau * i / sides for i in range(sides))
    return [(x + wide * math.cos(a), z + tall * math.sin(a)) for a in angles]


def _within_rim(outline, radius):
    """The part of an outline within the half disc, as quads. Straight lines from its first corner must reach all others."""
    rim = [(math.cos(math.pi * i / _SIDES), math.sin(math.pi * i / _SIDES)) for i in range(_SIDES + 1)]
    for a, b in zip(rim, rim[1:] + rim[:1]):
        outline = _left_of(outline, a, b)
    points = [(x * radius, z * radius) for x, z in outline]
    for i in range(1, len(points) - 1, 2):
        yield [points[0], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]]


def _left_of(outline, a, b):
    """The part of an outline to the left of the line from `a` to `b`."""
    def side(point):
        return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])

    kept = []
    for p, q in zip(outline, outline[1:] + outline[:1]):
        before, after = side(p), side(q)
        if before >= 0:
            kept.append(p)
        if before * after < 0:
            share = before / (before - after)
            kept.append((p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share))
    return kept
