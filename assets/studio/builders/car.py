"""A station wagon with wood on its flanks, as half the town drives."""
import math

from kit.light import beam
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, ring, tube

_AXLES = (-1.42, 1.42)
_WHEEL = 0.34


def _arch(x, radius=0.43, z=0.3, steps=10):
    """The points of a wheel arch, from its rear foot over the top to its front foot."""
    return [(x + radius * math.cos(math.pi * i / steps), z + radius * math.sin(math.pi * i / steps) * 0.95)
            for i in range(steps + 1)]


def wagon(colour='#3f7f8c', wood='#8a5630', night=False, lit=False):
    """4.8 m long, drives towards -x. `lit` switches its lamps on."""
    body = paint(colour, rough=0.18, metal=0.15)
    chrome, dark = paint('#cfd4dc', rough=0.15, metal=1), paint('#14131a', rough=0.5)
    pane = paint('#131b28', rough=0.04)
    flank = [(2.4, 0.36), (2.36, 0.3)] + _arch(_AXLES[1]) + _arch(_AXLES[0]) + [
        (-2.34, 0.3), (-2.42, 0.38), (-2.44, 0.78), (-2.34, 0.86), (-1.7, 0.93), (-1.0, 0.97), (2.36, 0.98), (2.44, 0.9)]
    prism(flank, 1.78, body, bevel=0.07)
    prism([(-2.2, 0.3), (2.2, 0.3), (2.2, 0.6), (-2.2, 0.6)], 1.5, dark)
    shrink = _taper
    prism([(-1.04, 0.95), (-0.42, 1.46), (2.1, 1.48), (2.4, 0.96)], 1.6, pane, taper=shrink)
    prism([(-0.56, 1.4), (-0.4, 1.49), (2.08, 1.51), (2.2, 1.4)], 1.64, body, taper=shrink, bevel=0.03)
    for a, b, w in ((-1.08, -0.5, 0.09), (0.36, 0.4, 0.09), (1.32, 1.3, 0.09), (2.3, 2.06, 0.14)):
        prism([(a, 0.94), (a + w, 0.94), (b + w, 1.44), (b, 1.44)], 1.63, body, taper=shrink)
    tube([(-0.1, -0.6, 1.56), (1.9, -0.6, 1.58)], 0.025, chrome)
    tube([(-0.1, 0.6, 1.56), (1.9, 0.6, 1.58)], 0.025, chrome)
    _flanks(wood, chrome, dark)
    _wheels(chrome)
    for end in (-1, 1):
        box((end * 2.45, 0, 0.34), (0.12, 1.76, 0.16), chrome, bevel=0.04)
    _lamps(night, lit)
    ball((-0.1, 0.36, 1.16), 0.13, dark)
    box((-0.1, 0.36, 0.9), (0.3, 0.4, 0.2), dark, bevel=0.05)


def _taper(x, z):
    return 1 - max(0.0, z - 0.95) * 0.3


def _flanks(wood, chrome, dark):
    """Wood, seams, handles and mirror, the same on both sides."""
    panel = paint(wood, rough=0.5, worn=0.4, scale=5)
    for side in (-1, 1):
        y = side * 0.89
        outline = [(-0.92, 0.52), (-0.92, 0.8), (2.32, 0.84), (2.32, 0.52)] + [
            p for p in _arch(_AXLES[1], 0.47) if p[1] > 0.52]
        prism(outline, 0.03, panel, at=(0, y, 0))
        prism([(-2.36, 0.82), (-2.36, 0.86), (2.36, 0.9), (2.36, 0.86)], 0.05, chrome, at=(0, y, 0))
        for x in (-0.95, 0.38, 1.28):
            box((x, y, 0.36), (0.03, 0.04, 0.58), dark, bevel=0)
        for x in (0.18, 1.1):
            box((x, side * 0.9, 0.77), (0.16, 0.05, 0.05), chrome, bevel=0)
        box((-0.82, side * 0.96, 0.99), (0.08, 0.16, 0.12), chrome, bevel=0.02)


def _wheels(chrome):
    tyre = paint('#121118', rough=0.8)
    for x in _AXLES:
        for side in (-1, 1):
            y = side * 0.78
            cylinder((x, y + 0.11, _WHEEL), _WHEEL, 0.22, tyre, rot=(90, 0, 0), sides=28)
            face = y + side * 0.12
            cylinder((x, face + 0.015, _WHEEL), 0.19, 0.03, chrome, rot=(90, 0, 0))
            ring((x, face + side * 0.02, _WHEEL), 0.255, 0.018, paint('#e8e4da', rough=0.6))
            for angle in range(0, 360, 60):
                a = math.radians(angle)
                ball((x + 0.12 * math.cos(a), face + side * 0.02, _WHEEL + 0.12 * math.sin(a)), 0.035,
                     paint('#14131a'), detail=1)


def _lamps(night, lit):
    front = glow('#fff0c4', 30) if lit else paint('#e8ecf0', rough=0.05)
    back = glow('#ff2418', 9 if lit else 0.6)
    for side in (-1, 1):
        box((-2.43, side * 0.6, 0.56), (0.08, 0.36, 0.2), front, bevel=0.02)
        box((-2.36, side * 0.87, 0.58), (0.14, 0.06, 0.14), glow('#ff9a28', 5 if lit else 0.5), bevel=0.01)
        box((2.4, side * 0.8, 0.52), (0.12, 0.2, 0.3), back, bevel=0.02)
    box((-2.44, 0, 0.52), (0.06, 0.8, 0.24), paint('#2a2c34', rough=0.3, metal=0.8), bevel=0.01)


def headlights(strength=3200):
    """The light that a lit wagon throws: two beams ahead of it, their pool on the ground, red behind it."""
    # From the side a wet street swallows a level beam: a light from above paints the pool that the eye expects.
    beam((-5.0, 0, 2.6), (-5.6, 0, 0), strength * 0.8, '#ffe2a4', angle=84, blend=1.0, size=0.3)
    beam((-8.0, 0, 3.4), (-9.0, 0, 0), strength * 0.55, '#ffe2a4', angle=80, blend=1.0, size=0.3)
    for side in (-0.6, 0.6):
        ball((-2.46, side * 1.16, 0.62), 0.09, glow('#fff4d0', 14), detail=2)
        beam((-2.5, side, 0.62), (-8, side * 1.3, -0.1), strength, '#fff0c8', angle=58, blend=0.9, size=0.08)
        beam((2.52, side, 0.6), (5, side, 0.0), strength * 0.035, '#ff3020', angle=120, blend=1.0, size=0.1)
