"""Prints of wet sneakers that are seen from afar: a ball and a heel each, matte, for what mirrors the sky cannot be told from it."""
import math

from kit.materials import paint
from kit.shapes import sheets

# Along the foot from its middle, half its width, half its length.
_PARTS = ((0.055, 0.056, 0.085), (-0.1, 0.043, 0.055))


def soles(path, hue, size=1.0, height=lambda x, y: 0.0, lift=0.012):
    """Prints left and right in turn; `path` is (x, y, turn in degrees) of each step, `height(x, y)` the ground's. A print
    is 0.3 m long where `size` is 1."""
    quads = []
    for i, (x, y, turn) in enumerate(path):
        along = (-math.sin(math.radians(turn)), math.cos(math.radians(turn)))
        across = (along[1], -along[0])
        side = size * (0.1 if i % 2 else -0.1)
        for middle, half, long in _PARTS:
            def corner(u, v, middle=middle, half=half, long=long):
                a, b = side + u * half * size, (middle + v * long) * size
                px, py = x + a * across[0] + b * along[0], y + a * across[1] + b * along[1]
                return (px, py, height(px, py) + lift)
            quads += [[corner(u0, v0), corner(u1, v0), corner(u2, v1), corner(u3, v1)] for u0, u1, u2, u3, v0, v1 in
                      ((-0.5, 0.5, 1, -1, -1, -0.5), (-1, 1, 1, -1, -0.5, 0.5), (-1, 1, 0.5, -0.5, 0.5, 1))]
    return sheets(quads, paint(hue, rough=1), name='soles')
