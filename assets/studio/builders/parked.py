"""Another car of the town, for the kerb and the drive-in: a two-door with long fenders, its top up or down."""
import math

from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, ring

_AXLES = (-1.45, 1.4)
_WHEEL = 0.33


def _arch(x, radius=0.42, z=0.28, steps=8):
    return [(x + radius * math.cos(math.pi * i / steps), z + radius * math.sin(math.pi * i / steps)) for i in range(steps + 1)]


def coupe(colour='#c8322c', roof='#f4ead6', lit=False):
    """4.9 m long, its front towards -x. `lit` switches its lamps on."""
    body, chrome = paint(colour, rough=0.15, metal=0.1), paint('#cfd4dc', rough=0.15, metal=1)
    pane, black = paint('#131b28', rough=0.04), paint('#121118', rough=0.8)
    flank = [(2.4, 0.4), (2.36, 0.3)] + _arch(_AXLES[1]) + _arch(_AXLES[0]) + [
        (-2.38, 0.3), (-2.46, 0.42), (-2.46, 0.74), (-2.3, 0.84), (-1.0, 0.9), (1.2, 0.94), (2.44, 1.02), (2.52, 0.84)]
    prism(flank, 1.76, body, bevel=0.08)
    prism([(-0.9, 0.9), (-0.3, 1.34), (1.0, 1.36), (1.6, 0.94)], 1.5, pane, taper=lambda x, z: 1 - max(0, z - 0.9) * 0.4)
    prism([(-0.4, 1.3), (-0.26, 1.4), (0.98, 1.42), (1.24, 1.26)], 1.46, paint(roof, rough=0.4), bevel=0.03)
    prism([(0.9, 0.92), (1.12, 1.36), (1.0, 1.4), (0.62, 0.92)], 1.48, paint(roof, rough=0.4))
    for side in (-1, 1):
        prism([(-2.3, 0.56), (2.3, 0.6), (2.3, 0.65), (-2.3, 0.61)], 0.03, chrome, at=(0, side * 0.885, 0))
        box((0.3, side * 0.89, 0.74), (0.18, 0.04, 0.05), chrome, bevel=0)
        for x in _AXLES:
            cylinder((x, side * 0.72, _WHEEL), _WHEEL, 0.2, black, rot=(side * -90, 0, 0), sides=24)
            ring((x, side * 0.9, _WHEEL), 0.22, 0.04, paint('#f0ece2', rough=0.5))
            ball((x, side * 0.88, _WHEEL), 0.14, chrome, squash=(1, 0.4, 1), detail=2)
        ball((-2.46, side * 0.62, 0.66), 0.14, glow('#fff0c4', 24) if lit else paint('#eef0f2', rough=0.08), squash=(0.5, 1, 1))
        box((2.48, side * 0.68, 0.66), (0.1, 0.36, 0.14), glow('#ff2418', 8 if lit else 0.7), bevel=0.02)
    for end in (-1, 1):
        box((end * 2.5, 0, 0.34), (0.12, 1.74, 0.16), chrome, bevel=0.05)
    box((-2.5, 0, 0.52), (0.05, 0.9, 0.16), paint('#3a3c46', rough=0.3, metal=0.8), bevel=0)
