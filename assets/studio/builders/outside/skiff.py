"""A rowing boat seen from near: planks that lap over each other, ribs, two thwarts, and as many oars as are left."""
import math

from kit.materials import paint
from kit.shapes import box, ring, slab, tube

_LONG, _WIDE = 2.0, 0.78


def _outline(share, inset=0.0):
    """Half round the boat from above, its bow towards -x; `share` of its width."""
    side = []
    for i in range(11):
        t = i / 10
        x = -_LONG + inset + (2 * _LONG - 2 * inset) * t
        side.append((x, _WIDE * share * (math.sin(math.pi * min(1.0, 0.06 + 0.72 * t)) ** 0.8) * (1 - 0.1 * t)))
    return [(x, -y) for x, y in side] + [(x, y) for x, y in reversed(side)]


def skiff(oars=2):
    """4 m long, afloat on z = 0, its bow towards -x."""
    for i, (share, inset) in enumerate(((0.72, 0.3), (0.84, 0.2), (0.93, 0.1), (1.0, 0.02))):
        slab(_outline(share, inset), 0.15, paint(('#b0402c', '#c24a30')[i % 2], rough=0.55, worn=0.15, scale=2), at=(0, 0, -0.1 + i * 0.14))
    slab(_outline(0.9, 0.16), 0.02, paint('#5a3a2c', rough=0.8, worn=0.2, scale=3), at=(0, 0, 0.462))
    tube([(x, y, 0.5) for x, y in _outline(1.0, 0.02)], 0.05, paint('#f4ead6', rough=0.5), closed=True)
    for x in (-1.1, -0.4, 0.3, 1.0):
        box((x, 0, 0.475), (0.06, 1.15, 0.02), paint('#7a5238', rough=0.8), bevel=0)
    for x, wide in ((-0.6, 1.28), (0.75, 1.4)):
        box((x, 0, 0.5), (0.34, wide, 0.06), paint('#d8a868', rough=0.7, worn=0.15), bevel=0.01)
    slab([(-1.9, 0), (-1.25, -0.42), (-1.25, 0.42)], 0.05, paint('#d8a868', rough=0.7), at=(0, 0, 0.5))
    for side in (-1, 1):
        ring((0.1, side * 0.76, 0.6), 0.06, 0.018, paint('#8a9098', metal=0.7, rough=0.3))
    for side in (-1, 1)[:oars]:
        tube([(1.3, side * 0.2, 0.6), (-0.5, side * 0.34, 0.62), (-0.9, side * 0.36, 0.62)], 0.035, paint('#f0d49a', rough=0.6))
        box((-1.15, side * 0.37, 0.6), (0.55, 0.18, 0.03), paint('#f0d49a', rough=0.6), bevel=0.01)
