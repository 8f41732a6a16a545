"""Rug Doctor: a pink and white corner shop with a cross, a huge rolled rug that turns on its roof, a bay, the van."""
import math

from builders.town.parts import door, flat_roof, roof_unit, shop_window, vent
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, prism, ring, tube
from kit.stage import group

# The board's middle over the shop window, in the shop's own metres.
SIGN = (-1.2, -0.5, 4.35)
_RUG = ('#c82a6a', '#f4c84a', '#2a4aa8', '#f6ecd8')


def rug_doctor(night, turn=0):
    """14 m wide with its bay on the right, 9 m deep; `turn` (degrees) is how far the rug on the roof has turned."""
    pink, white = paint('#f288b4', rough=0.6, worn=0.1, scale=1.2), paint('#f8f2ea', rough=0.6)
    box((-1.5, 4.5, 0), (11, 9, 5.2), pink, bevel=0)
    for i in range(6):
        box((-6.1 + i * 1.86, -0.06, 0.0), (0.93, 0.16, 1.0), white, bevel=0)
    box((-1.5, 4.47, 3.5), (11.1, 9.1, 1.7), white, bevel=0)
    flat_roof((-1.5, 4.5), (11, 9), 5.2, '#f8f2ea', '#8a6a7a')
    shop_window(-6.4, -0.2, 0, 1.0, 3.1, night, '#ffe6f0', '#f8f2ea', panes=4)
    for i, hue in enumerate(_RUG[:3]):
        box((-5.6 + i * 2.0, -0.14, 1.15), (1.0, 0.05, 1.7), paint(hue, rough=0.9, glow=0.4 if night else 0), bevel=0)
        box((-5.6 + i * 2.0, -0.18, 1.5), (0.5, 0.04, 1.0), paint(_RUG[(i + 1) % 4], rough=0.9, glow=0.4 if night else 0), bevel=0)
    door((1.4, 0, 0.1), '#f8f2ea', (1.3, 2.5), night, '#c82a6a', pane=True)
    _awning()
    box((SIGN[0], -0.36, 3.55), (9.6, 0.24, 1.6), paint('#c82a6a', rough=0.6), bevel=0.02)
    _cross((2.9, -0.55, 4.35), night)
    _bay(night, pink, white)
    with group(at=(-1.6, 3.0, 5.4)):
        giant_roll(night, turn)
    roof_unit((2.0, 7.2, 5.25))
    vent((-5.6, 7.0, 5.2), 1.3)
    with group(at=(6.0, -4.4, 0.02), turn=180):
        van()
    if night:
        panel((-2, -0.8, 2.4), (-2, -6, 0), (9, 1.6), 260, '#ffc8e0')
        panel((-1.6, 1.6, 8.4), (-1.6, -8, 0), (6, 5), 240, '#ff86bc')


def _awning():
    for i in range(11):
        x = -6.3 + i * 0.9
        prism([(0, 0), (-1.2, -0.55), (-1.2, -0.85), (-1.14, -0.85), (-1.14, -0.6), (0, -0.08)], 0.9,
              paint('#f8f2ea' if i % 2 else '#e8528e', rough=0.9), at=(x, -0.2, 3.5), rot=(0, 0, 90))


def _cross(at, night):
    x, y, z = at
    cylinder((x, y + 0.12, z), 0.95, 0.2, paint('#f8f2ea', rough=0.5), rot=(90, 0, 0), sides=24)
    red = glow('#ff2a5a', 3.2 if night else 1.0)
    box((x, y - 0.12, z - 0.62), (0.44, 0.08, 1.24), red, bevel=0)
    box((x, y - 0.12, z - 0.22), (1.24, 0.08, 0.44), red, bevel=0)


def _bay(night, pink, white):
    """The cleaning bay: a roller door half open, light and foam under it."""
    box((6.5, 4.5, 0), (5, 9, 4.2), pink, bevel=0)
    flat_roof((6.5, 4.5), (5, 9), 4.2, '#f8f2ea', '#8a6a7a')
    box((6.5, -0.05, 0), (3.8, 0.12, 3.2), paint('#2a2030'), bevel=0)
    box((6.5, -0.09, 0), (3.6, 0.1, 1.4), glow('#dff4ff', 2.0) if night else paint('#4a5a6a', rough=0.4), bevel=0)
    for i in range(6):
        box((6.5, -0.14, 1.4 + i * 0.3), (3.7, 0.08, 0.26), white, bevel=0.02)
    for i in range(9):
        ball((5.0 + i * 0.4, -0.7 - 0.4 * math.sin(i * 2.2), 0.1), 0.3, paint('#f4f8ff', rough=0.4), squash=(1.2, 1, 0.6), detail=2)
    if night:
        lamp((6.5, -1.4, 1.4), 90, '#dff4ff', 0.3)


def giant_roll(night, turn=0):
    """A rug, four metres long, rolled round a pole and standing on its edge; its fringe hangs out at the top."""
    glowing = 0.7 if night else 0.06
    cylinder((0, 0, 0), 0.3, 7.6, paint('#cfd4dc', rough=0.3, metal=0.7))
    bands = ((0.5, '#f6ecd8'), (0.5, '#c82a6a'), (0.7, '#f4c84a'), (0.4, '#c82a6a'), (1.4, '#2a4aa8'), (0.4, '#c82a6a'), (0.7, '#f4c84a'),
             (0.5, '#c82a6a'), (0.5, '#f6ecd8'))
    z = 0.8
    for height, hue in bands:
        cylinder((0, 0, z), 1.5, height, paint(hue, rough=0.9, glow=glowing), sides=28)
        z += height
    for i in range(8):
        a = math.radians(i * 45 + turn)
        prism([(0, -0.6), (0.45, 0), (0, 0.6), (-0.45, 0)], 0.1, paint('#f4c84a', rough=0.9, glow=glowing),
              at=(1.5 * math.cos(a), 1.5 * math.sin(a), 3.6), rot=(0, 0, math.degrees(a) + 90))
    for radius in (1.3, 0.9, 0.5):
        ring((0, 0, z + 0.02), radius, 0.12, paint('#c82a6a' if radius != 0.9 else '#f6ecd8', rough=0.9, glow=glowing), rot=(0, 0, 0))
    flap = math.radians(turn - 60)
    with group(turn=math.degrees(flap)):
        box((1.9, 0, 0.8), (1.4, 0.2, 5.6), paint('#c82a6a', rough=0.9, glow=glowing), bevel=0)
        for i in range(9):
            box((2.65, 0, 0.9 + i * 0.62), (0.3, 0.12, 0.3), paint('#f6ecd8', rough=0.9, glow=glowing), bevel=0)
    ring((0, 0, 0.5), 1.9, 0.1, glow('#ff86bc', 3.4 if night else 1.0), rot=(0, 0, 0), steps=32)


def van():
    """The delivery van, pink with a white roof and a rolled rug on it; drives towards -x."""
    pink, white, black = paint('#f07aa8', rough=0.25), paint('#f8f2ea', rough=0.4), paint('#14131a', rough=0.7)
    prism([(-2.5, 0.4), (2.5, 0.4), (2.5, 2.1), (-1.3, 2.1), (-2.0, 1.3), (-2.5, 1.15)], 1.9, pink, bevel=0.08)
    prism([(-1.98, 1.32), (-1.34, 2.02), (-1.1, 2.02), (-1.1, 1.32)], 1.94, paint('#1a2636', rough=0.05))
    box((0.6, 0, 2.05), (3.8, 1.86, 0.16), white, bevel=0.05)
    for side in (-1, 1):
        box((0.8, side * 0.97, 0.9), (2.6, 0.04, 0.9), white, bevel=0)
        box((0.8, side * 1.0, 1.12), (0.9, 0.04, 0.22), paint('#ff2a5a'), bevel=0)
        box((0.8, side * 1.0, 0.8), (0.24, 0.04, 0.86), paint('#ff2a5a'), bevel=0)
        for x in (-1.6, 1.6):
            cylinder((x, side * 0.8, 0.36), 0.36, 0.24, black, rot=(side * -90, 0, 0), sides=18)
        box((-2.5, side * 0.66, 0.7), (0.06, 0.3, 0.2), paint('#f4f0e0', rough=0.1), bevel=0)
    tube([(-0.9, 0, 2.5), (2.2, 0, 2.5)], 0.3, paint('#2a4aa8', rough=0.9))
