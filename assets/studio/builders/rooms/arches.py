"""Walls with arches: cells, cellars, vaults."""
import math

from kit.materials import material_of
from kit.shapes import box, prism


def arched_wall(width, tall, arches, material, thick=0.4):
    """A wall along x on y = 0 (its front) from -width/2 to width/2 with round-headed openings: (x, width, springing), sorted
    by x; an opening is as tall as its springing and half its width."""
    skin = material_of(material)
    left = -width / 2
    for x, wide, spring in arches:
        _pier(left, x - wide / 2, tall, thick, skin)
        arc = [(x + wide / 2 * math.cos(a), spring + wide / 2 * math.sin(a)) for a in (math.pi - i * math.pi / 14 for i in range(15))]
        for (x0, z0), (x1, z1) in zip(arc, arc[1:]):
            prism([(x0, z0), (x1, z1), (x1, tall), (x0, tall)], thick, skin, at=(0, thick / 2, 0))
        left = x + wide / 2
    _pier(left, width / 2, tall, thick, skin)


def _pier(left, right, tall, thick, skin):
    if right - left > 1e-3:
        box(((left + right) / 2, thick / 2, 0), (right - left, thick, tall), skin, bevel=0)
