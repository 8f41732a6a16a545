"""What the icons' models share: plates, lines of writing, coins, stars, hearts, books, people."""
import math
from contextlib import contextmanager

from kit.materials import paint
from kit.shapes import ball, box, cylinder, prism
from kit.stage import group, turned
from mathutils import Matrix

INK = '#2a2636'
CREAM = '#f8f2dc'
SKIN = '#eab48a'
# A group turned by this faces the icons' camera squarely: round things read better so.
FACING = -32


def gold():
    """Polished, but bright enough to stay yellow without anything to mirror."""
    return paint('#f4bc2c', rough=0.3, metal=0.25)


def steel():
    """The grey of bows, clips and rings."""
    return paint('#b8c2d2', rough=0.3)


def plate(x, z, size, material, y=0.0, depth=0.06):
    """A thin square-edged thing that faces the viewer; (x, z) is the middle of its lower edge, `size` its width and
    height, `y` the middle of its depth."""
    return box((x, y, z), (size[0], depth, size[1]), material, bevel=0)


def lines(x, top, widths, material, y, step=0.24, thick=0.1):
    """Lines of writing that start at the left edge x; `widths` from the top line down."""
    for i, width in enumerate(widths):
        plate(x + width / 2, top - i * step - thick, (width, thick), material, y)


def coin(at, radius, thickness, material, sides=32):
    """A disc with a rim; `at` is the centre of its back, it grows towards the viewer."""
    return cylinder(at, radius, thickness, material, rot=(90, 0, 0), sides=sides)


def circle(x, z, radius, start=0, end=360, steps=20, squash=1.0):
    """Points (x, z) along an arc, for prisms."""
    whole = abs(end - start) >= 360
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps if whole else steps + 1)]
    return [(x + radius * math.cos(a), z + radius * squash * math.sin(a)) for a in angles]


def star(x, z, radius, material, y=0.0, depth=0.2, points=5, inner=0.45):
    """A star round (x, z) with one point up; `inner` is the share of the radius that the notches keep."""
    outline = []
    for i in range(points * 2):
        angle, reach = math.pi / 2 + i * math.pi / points, radius * (inner if i % 2 else 1)
        outline.append((x + reach * math.cos(angle), z + reach * math.sin(angle)))
    return prism(outline, depth, material, at=(0, y, 0))


def heart(x, z, size, material, y=0.0, depth=0.2):
    """A heart round (x, z), `size` wide."""
    outline = []
    for i in range(28):
        t = math.tau * i / 28
        high = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        outline.append((x + size * math.sin(t) ** 3 / 2, z + size * high / 32))
    return prism(outline, depth, material, at=(0, y, 0))


def book(cover, spine, back, size=(1.7, 0.5, 2.1)):
    """A closed book that stands with its cover to the viewer; `size` is that of its pages."""
    width, thick, height = size
    lid, half = (width + 0.14, 0.1, height + 0.14), thick / 2 + 0.03
    box((0, 0.0, 0), size, paint('#f4eedc', rough=0.9), bevel=0)
    box((0, -half, -0.06), lid, cover, bevel=0.03)
    box((0, half, -0.06), lid, back, bevel=0.03)
    box((-width / 2 - 0.03, 0.0, -0.06), (0.12, thick + 0.1, height + 0.14), spine, bevel=0.03)


def bubble(x, z, size, material, y=0.0, tail=-1):
    """A speech bubble whose lower edge is at z; `tail` is the side (-1 left, 1 right) its tail hangs on."""
    width, height = size
    box((x, y, z), (width, 0.3, height), material, bevel=0.13)
    foot = x + tail * width * 0.32
    prism([(foot - 0.24, z + 0.12), (foot + 0.24, z + 0.12), (foot + tail * 0.26, z - 0.4)], 0.28, material, at=(0, y, 0))


def person(x, shirt, hair, y=0.0, size=1.0, skin=SKIN, fringe=1.36):
    """Head and shoulders on the ground; the higher the `fringe` of the hair, the more of the face shows."""
    with group(at=(x, y, 0), size=size):
        ball((0, 0, 0.32), 0.62, shirt, squash=(1, 0.7, 1.0))
        ball((0, 0, 1.2), 0.46, paint(skin, rough=0.7))
        ball((0.03, 0.12, fringe), 0.48, hair, squash=(1.04, 0.96, 0.86))


@contextmanager
def tilted(rot, at=(0, 0, 0)):
    """What is put on the stage inside is turned by `rot` (degrees about x, y, z) round the origin and moved to `at`."""
    with group() as things:
        yield things
    whole = Matrix.Translation(at) @ turned(rot)
    for thing in things:
        thing.matrix_basis = whole @ thing.matrix_basis


@contextmanager
def yellow_folder(sheet, front):
    """A folder with a sheet in it; `sheet` and `front` are their heights. What is put on the stage inside lies on its front."""
    back, leaning = paint('#f0b838', rough=0.8), paint('#ffd860', rough=0.8)
    box((0, 0.3, 0), (2.3, 0.16, 1.75), back, bevel=0.04)
    box((-0.65, 0.3, 1.7), (0.9, 0.16, 0.28), back, bevel=0.04)
    plate(0.05, 0.1, (2.0, sheet), paint('#fbf8ec', rough=0.9), y=0.12)
    with tilted((12, 0, 0), at=(0, -0.2, 0)):
        box((0, 0, 0), (2.3, 0.16, front), leaning, bevel=0.05)
        yield
