"""The school bus: yellow, a hood in front, two black stripes along its flanks."""
import math

from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, ring

_WHEEL = 0.5


def school_bus(lit=False):
    """9.6 m long, stands along x with its hood towards -x."""
    yellow, black = paint('#f0a818', rough=0.3), paint('#16141c', rough=0.6)
    pane, chrome = paint('#1a2636', rough=0.05), paint('#c8ccd4', rough=0.2, metal=1)
    box((0.9, 0, 0.55), (7.8, 2.5, 2.4), yellow, bevel=0.18)
    prism([(-1.22, 0), (1.22, 0), (1.1, 0.2), (0.7, 0.32), (-0.7, 0.32), (-1.1, 0.2)], 7.6, paint('#f6f0e0', rough=0.4),
          at=(0.9, 0, 2.85), rot=(0, 0, 90))
    box((-3.7, 0, 0.55), (2.0, 2.1, 1.15), yellow, bevel=0.16)
    box((-4.72, 0, 0.7), (0.06, 1.3, 0.7), black, bevel=0)
    box((-3.0, 0, 1.75), (0.1, 2.1, 1.0), pane, bevel=0)
    for side in (-1, 1):
        y = side * 1.26
        for i in range(8):
            box((-2.2 + i * 0.9, y, 1.85), (0.72, 0.04, 0.72), pane, bevel=0)
        for z in (1.15, 1.62):
            box((0.9, y, z), (7.7, 0.03, 0.09), black, bevel=0)
        for x in (-3.6, 2.9):
            cylinder((x, side * 1.22, _WHEEL), _WHEEL, 0.34, black, rot=(side * 90, 0, 0), sides=28)
            ring((x, side * 1.27, _WHEEL), 0.3, 0.07, chrome)
            for k in range(5):
                a = math.tau * k / 5
                ball((x + 0.16 * math.cos(a), side * 1.28, _WHEEL + 0.16 * math.sin(a)), 0.05, chrome, detail=1)
        ball((-4.74, side * 0.8, 1.0), 0.17, glow('#fff0c4', 9) if lit else paint('#eef0f2', rough=0.1), squash=(0.4, 1, 1))
        for x in (-2.75, 4.7):
            ball((x, side * 0.7, 3.0), 0.12, glow('#ff5a28', 4 if lit else 0.6), detail=2)
    for x in (-4.85, 4.9):
        box((x, 0, 0.5), (0.14, 2.4, 0.24), chrome if x < 0 else black, bevel=0.04)
