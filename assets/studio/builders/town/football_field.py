"""The football field: stands with a press box, four light towers, goal posts, a scoreboard, dugouts' benches."""
import math

from builders.town.parts import window
from kit.light import beam, panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, plane, slab, tube

LENGTH, BREADTH = 62.0, 30.0
# The scoreboard's upper line and the press box's board, in the field's own metres.
SCOREBOARD = (-38.4, -0.2, 7.1)
PRESS_BOX = (0, 27.0, 10.4)
_ROWS = 7


def football_field(night, lights=True):
    """The turf lies along x round the origin, the stands are beyond it. `lights` switches the towers on by night."""
    _turf()
    _stands()
    _press_box(night)
    _scoreboard(night)
    for side in (-1, 1):
        _goal(side * (LENGTH / 2 + 1.5), side)
        for y in (-BREADTH / 2 - 5.5, BREADTH / 2 + 4.5):
            _tower(side * (LENGTH / 2 - 6), y, night and lights)
        for i in range(2):
            x = side * (6 + i * 5)
            box((x, -BREADTH / 2 - 3.4, 0), (4.2, 0.5, 0.5), paint('#c8ccd4', rough=0.5), bevel=0)
    for i, (x, hue) in enumerate(((-9, '#f08020'), (-4.4, '#3a6ad8'), (8.2, '#f08020'))):
        cylinder((x, -BREADTH / 2 - 2.4, 0), 0.34, 0.8, paint(hue, rough=0.5), sides=14)


def _turf():
    # Two greens, mown in strips of five yards; a red track runs round them.
    slab(_oval(LENGTH / 2 + 9.6, BREADTH / 2 + 5.4), 0.05, paint('#b4543a', rough=1, worn=0.18, scale=0.8))
    slab(_oval(LENGTH / 2 + 5.6, BREADTH / 2 + 1.8), 0.07, paint('#6f9440', rough=1, worn=0.2, scale=0.5))
    line = paint('#f2f4ea', rough=0.9)
    for i in range(12):
        x = -LENGTH / 2 + (i + 0.5) * LENGTH / 12
        hue = '#a83028' if i in (0, 11) else ('#4f9a3c', '#63ad48')[i % 2]
        plane((x, 0, 0.08), (LENGTH / 12, BREADTH), paint(hue, rough=1, worn=0.1, scale=0.9))
        if i:
            plane((x - LENGTH / 24, 0, 0.09), (0.26, BREADTH - 0.6), line)
        if 0 < i < 11:
            for y in (-4, 4):
                for part in (-1, 0, 1):
                    plane((x + part * 1.2, y, 0.09), (0.2, 0.9), line)
    for side in (-1, 1):
        plane((0, side * BREADTH / 2, 0.09), (LENGTH, 0.4), line)
        plane((side * LENGTH / 2, 0, 0.09), (0.4, BREADTH), line)
    tube([(2.4 * c, 2.4 * s, 0.09) for c, s in _circle(24)], 0.14, line, closed=True)
    plane((0, 0, 0.1), (1.1, 2.6), paint('#f4d23a', rough=0.9))
    plane((0.5, 1.0, 0.1), (2.1, 0.7), paint('#f4d23a', rough=0.9))
    plane((0.4, 0.0, 0.1), (1.6, 0.6), paint('#f4d23a', rough=0.9))


def _circle(count):
    return [(math.cos(math.tau * i / count), math.sin(math.tau * i / count)) for i in range(count)]


def _oval(w, d, steps=9):
    """A rectangle with half-round ends."""
    ends = []
    for side in (1, -1):
        for i in range(steps + 1):
            a = math.radians(-90 + 180 * i / steps)
            ends.append((side * (w - d + d * math.cos(a)), side * d * math.sin(a)))
    return ends


def _stands():
    steel, plank = paint('#7c858f', rough=0.5, metal=0.4), paint('#c9ced6', rough=0.5, metal=0.3)
    y0 = BREADTH / 2 + 6.6
    for row in range(_ROWS):
        y, z = y0 + row * 1.05, 0.7 + row * 0.62
        for x, w in ((-15.6, 15), (15.6, 15), (0, 14)):
            hue = '#b83c30' if abs(x) < 1 and row % 2 else ('#c9ced6' if row % 2 else '#d8dce2')
            box((x, y, z), (w, 0.62, 0.16), paint(hue, rough=0.5, metal=0.2), bevel=0)
            box((x, y + 0.5, z - 0.3), (w, 0.4, 0.1), plank, bevel=0)
            box((x, y - 0.3, 0), (w, 0.05, z), paint('#4a4e58', rough=0.8), bevel=0)
    for i in range(24):
        x = -23 + i * 2
        tube([(x, y0 - 0.8, 0), (x, y0 - 0.8, 1.5)], 0.05, steel)
    tube([(-23.4, y0 - 0.8, 1.5), (23.4, y0 - 0.8, 1.5)], 0.06, steel)
    back, top = y0 + _ROWS * 1.05, 0.7 + _ROWS * 0.62 + 0.9
    for z in (top, top - 0.6):
        tube([(-23.2, back, z), (23.2, back, z)], 0.06, steel)
    for i in range(13):
        x = -23.2 + i * 46.4 / 12
        tube([(x, back, 0), (x, back, top)], 0.1, steel)
    # The seat that is kept free: a folded red jacket in the top row.
    box((2.4, y0 + (_ROWS - 1) * 1.05, 0.86 + (_ROWS - 1) * 0.62), (0.7, 0.5, 0.26), paint('#e02a2a', rough=0.9), bevel=0.05)


def _press_box(night):
    y, z = BREADTH / 2 + 13.6, 5.6
    box((0, y + 1.2, 0), (11, 3.6, z), paint('#5a4038', rough=0.9), bevel=0)
    box((0, y + 1.2, z), (12, 4, 3.0), paint('#e8e2d2', rough=0.7), bevel=0)
    box((0, y + 1.0, z + 3.0), (13, 5, 0.3), paint('#a83028', rough=0.6), bevel=0)
    for i in range(4):
        window((-4.2 + i * 2.8, y - 0.8, z + 0.9), night and i == 2, (2.2, 1.4), '#ffdf9a', '#a83028')
    box((0, y - 0.9, z + 3.3), (11, 0.3, 1.9), paint('#1c2a54', rough=0.6), bevel=0)
    for x in (-5, 5):
        tube([(x, y + 1, z + 3.3), (x, y + 1, z + 7.5)], 0.06, paint('#dfe2e8'))
        box((x + 0.9, y + 1, z + 6.6), (1.8, 0.05, 0.9), paint('#c8322c' if x < 0 else '#f4d23a', rough=0.8), bevel=0)


def _scoreboard(night):
    x, y, z = SCOREBOARD
    for dx in (-3.4, 3.4):
        box((x + dx, y + 0.4, 0), (0.4, 0.4, 5), paint('#3a3e4a', metal=0.4), bevel=0)
    box((x, y + 0.3, 3.6), (9.6, 0.5, 5.0), paint('#14301f', rough=0.7), bevel=0.03)
    box((x, y + 0.02, 8.2), (9.6, 0.3, 0.9), paint('#b83028', rough=0.6), bevel=0)
    bulb = glow('#ffc23a', 5 if night else 1.3)
    for dx in (-2.8, 2.8):
        box((x + dx, y, 4.4), (2.4, 0.1, 1.8), paint('#05140c', rough=0.8), bevel=0)
        for part in (-0.5, 0.5):
            for dz, w, h in ((0.2, 0.62, 0.16), (0.8, 0.62, 0.16), (1.4, 0.62, 0.16)):
                box((x + dx + part, y - 0.08, 4.4 + dz), (w, 0.05, h), bulb, bevel=0)
    box((x, y, 4.9), (1.6, 0.1, 0.9), paint('#05140c', rough=0.8), bevel=0)
    for part in (-0.4, 0.0, 0.4):
        box((x + part, y - 0.08, 5.1), (0.22, 0.05, 0.5), glow('#ff3a28', 5 if night else 1.2), bevel=0)


def _goal(x, side):
    yellow = paint('#f4d032', rough=0.4)
    tube([(x + side * 1.2, 0, 0), (x + side * 1.2, 0, 2.4), (x, 0, 3.2)], 0.18, yellow)
    tube([(x, -3, 3.2), (x, 3, 3.2)], 0.14, yellow)
    for y in (-3, 3):
        tube([(x, y, 3.2), (x, y, 9.4)], 0.12, yellow)
        ball((x, y, 9.4), 0.14, paint('#d83028', rough=0.8), detail=1)


def _tower(x, y, on):
    """A steel pole with two rows of lamps that look at the middle of the field."""
    steel = paint('#6f7884', rough=0.4, metal=0.5)
    cylinder((x, y, 0), 0.42, 17, steel, top=0.22, sides=12)
    shine = glow('#fff4d8', 9) if on else paint('#dfe4ea', rough=0.2)
    for row in range(2):
        box((x, y - 0.15, 16.2 + row * 1.15), (5.4, 0.5, 0.26), steel, bevel=0)
        for i in range(5):
            cylinder((x - 2.1 + i * 1.05, y - 0.3, 16.75 + row * 1.15), 0.44, 0.3, shine, rot=(70, 0, 0), sides=14)
    if on:
        beam((x, y, 17), (x * 0.4, 0, 0), 26000, '#fff2d2', angle=88, blend=0.85, size=0.8)
        panel((x, y - 0.6, 17), (x, y - 6, 14), (5, 2), 60, '#fff4d8')
