"""The shell of a room: floor, three walls, ceiling, skirting, and openings through which the outside is seen.

The viewer looks along +y from y = 0; the back wall stands at y = depth, the side walls at x = -width/2 and width/2."""
import random

from kit.colour import mixed
from kit.materials import material_of, paint
from kit.shapes import box, plane, sheets


def boards(width, depth, hue='#7a5236', gap='#2c1c14', board=0.2, seed=3):
    """Floorboards that run away from the viewer, laid over the floor: each in one of four tones."""
    rnd = random.Random(seed)
    plane((0, depth / 2, 0.002), (width, depth + 4), paint(gap, rough=0.6))
    tones = [paint(mixed(hue, gap, share), rough=0.42) for share in (0, 0.1, 0.2, 0.32)]
    quads = [[] for _ in tones]
    x = -width / 2
    while x < width / 2:
        y = -2 - rnd.random() * 2
        while y < depth + 2:
            length = rnd.uniform(1.6, 3.0)
            quads[rnd.randrange(len(tones))].append(_flat(x + 0.006, y, board - 0.012, length - 0.012, 0.004))
            y += length
        x += board
    for tone, corners in zip(tones, quads):
        sheets(corners, tone, name='boards')


def checkers(width, depth, a='#e8e0d0', b='#2a2630', tile=0.5, rough=0.2):
    """Tiles in two colours, laid over the floor."""
    quads = ([], [])
    for row in range(int((depth + 4) / tile) + 1):
        for column in range(int(width / tile) + 1):
            quads[(row + column) % 2].append(_flat(-width / 2 + column * tile, row * tile - 2, tile, tile, 0.003))
    for corners, hue in zip(quads, (a, b)):
        sheets(corners, paint(hue, rough=rough), name='tiles')


def _flat(x, y, width, depth, z):
    return [(x, y, z), (x + width, y, z), (x + width, y + depth, z), (x, y + depth, z)]


def room(width, depth, height, wall, floor, ceiling='#d8d0c0', skirting='#efe8da', dado=None, openings=(),
         side_wall=None):
    """Floor, back and side walls, ceiling. `wall`, `floor`, `side_wall` are materials or hex colours; `dado` is (height,
    material) of a panelled lower part; `openings` in the back wall are (x, z, width, height), sorted by x."""
    half, back = width / 2, depth
    plane((0, depth / 2, 0), (width, depth + 4), material_of(floor))
    plane((0, depth / 2, height), (width, depth + 4), paint(ceiling, rough=0.95), rot=(180, 0, 0))
    _pierced((-half, half), back, (0, height), material_of(wall), openings)
    for x in (-half, half):
        box((x + (0.06 if x > 0 else -0.06), depth / 2 - 1, 0), (0.12, depth + 2, height), material_of(side_wall or wall),
            bevel=0)
    for x in (-half, half):
        box((x - (0.02 if x > 0 else -0.02), depth / 2 - 1, 0), (0.04, depth + 2, 0.12), paint(skirting), bevel=0)
    _pierced((-half, half), back - 0.06, (0, 0.12), paint(skirting), openings, thick=0.04)
    if dado:
        high, material = dado
        _pierced((-half, half), back - 0.06, (0.12, high), material_of(material), openings, thick=0.03)
        _pierced((-half, half), back - 0.07, (high, high + 0.07), paint(skirting), openings, thick=0.06)
        for x in (-half, half):
            inner = x - (0.015 if x > 0 else -0.015)
            box((inner, depth / 2 - 1, 0.12), (0.03, depth + 2, high - 0.12), material_of(material), bevel=0)
            box((inner, depth / 2 - 1, high), (0.07, depth + 2, 0.07), paint(skirting), bevel=0)


def _pierced(span, y, heights, material, openings, thick=0.12):
    """A wall along x with rectangular holes."""
    low, high = heights
    left = span[0]

    def part(x0, x1, z0, z1):
        if x1 - x0 > 1e-3 and z1 - z0 > 1e-3:
            box(((x0 + x1) / 2, y + thick / 2, z0), (x1 - x0, thick, z1 - z0), material, bevel=0)
    for x, z, width, tall in openings:
        part(left, x - width / 2, low, high)
        part(x - width / 2, x + width / 2, low, min(high, z))
        part(x - width / 2, x + width / 2, max(low, z + tall), high)
        left = x + width / 2
    part(left, span[1], low, high)
