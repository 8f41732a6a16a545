"""The carpet of every arcade of the nineties: bolts, rings, triangles and confetti on navy."""
import math
import random

from kit.materials import paint
from kit.shapes import plane, ring, sheets

_INKS = ('#e8389a', '#27b8d0', '#e8a82a', '#6a3ad0', '#2f9a5a')
# Flat quadrilaterals in metres: a crumb, a triangle, a bolt. The ring comes fourth.
_MOTIFS = (
    [[(-0.12, -0.07), (0.12, -0.07), (0.12, 0.07), (-0.12, 0.07)]],
    [[(-0.15, -0.12), (0.15, -0.12), (0.0, 0.16), (0.0, 0.16)]],
    [[(-0.2, -0.03), (-0.08, 0.1), (-0.05, 0.04), (-0.17, -0.09)],
     [(-0.08, 0.1), (0.05, -0.06), (0.08, 0.0), (-0.05, 0.16)],
     [(0.05, -0.06), (0.19, 0.08), (0.16, 0.14), (0.02, 0.0)]],
)
_RING = len(_MOTIFS)
_PILE = 0.004


def carpet(area, night):
    """Covers the rectangle (x0, y0, x1, y1) and more of the floor; by night its colours answer the black light."""
    x0, y0, x1, y1 = area
    plane(((x0 + x1) / 2, (y0 + y1) / 2, 0), (x1 - x0 + 2, y1 - y0 + 4), paint('#1a1638', rough=1))
    rnd = random.Random(95)
    inks = [paint(hue, rough=1, glow=0.16 if night else 0.0) for hue in _INKS]
    quads = [[] for _ in inks]
    for row in range(int((y1 - y0) / 0.62)):
        for column in range(int((x1 - x0) / 0.86)):
            x = x0 + 0.5 + column * 0.86 + row % 2 * 0.43 + rnd.uniform(-0.1, 0.1)
            y = y0 + row * 0.62 + rnd.uniform(-0.08, 0.08)
            kind, turn = (row * 2 + column) % 4, rnd.uniform(0, math.tau)
            ink, other = (row * 3 + column) % len(inks), (row + column * 2 + 1) % len(inks)
            if kind == _RING:
                ring((x, y, _PILE), 0.13, 0.022, inks[ink], rot=(0, 0, 0), steps=14)
            else:
                quads[ink] += _turned(_MOTIFS[kind], x, y, turn)
            quads[other] += _turned(_MOTIFS[0], x + 0.3, y + 0.24, turn + 1, 0.28)
    for ink, corners in zip(inks, quads):
        sheets(corners, ink, at=(0, 0, _PILE), name='carpet')


def _turned(motif, x, y, turn, size=1.0):
    cos, sin = math.cos(turn) * size, math.sin(turn) * size
    return [[(x + px * cos - py * sin, y + px * sin + py * cos, 0) for px, py in quad] for quad in motif]
