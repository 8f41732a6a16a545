"""The four cliques' houses, each known by its colour and its roof: geeks, jocks, preps, freaks.

Each faces -y with its front on y = 0, about 10 m wide."""
import math

from builders.buildings import antenna
from kit.light import lamp
from kit.materials import brick, glow, paint
from kit.shapes import ball, box, cylinder, gable, plane, prism, ring, tube
from kit.stage import group

_TRIM = '#efe8da'


def _window(at, night, lit=False, width=1.1, height=1.4, hue='#ffcf72', depth=0.0):
    """A pane in a white frame on a wall that faces -y, `depth` its wall's y."""
    x, z = at
    shine = glow(hue, 2.6) if lit and night else paint('#2c3c54', rough=0.06)
    box((x, depth - 0.03, z - 0.1), (width + 0.3, 0.08, height + 0.24), paint(_TRIM), bevel=0)
    box((x, depth - 0.09, z), (width, 0.04, height), shine, bevel=0)
    box((x, depth - 0.12, z), (0.08, 0.03, height), paint(_TRIM), bevel=0)
    box((x, depth - 0.12, z + height / 2), (width, 0.03, 0.08), paint(_TRIM), bevel=0)


def _boards(wall):
    return brick(wall, '#4a4658', length=9, height=0.3, joint=0.02, vary=0.94)


def _door(at, night, colour):
    x, y, z = at
    box((x, y - 0.04, z), (1.4, 0.08, 2.3), paint(_TRIM), bevel=0)
    box((x, y - 0.1, z), (1.05, 0.06, 2.1), paint(colour, rough=0.4), bevel=0)
    if night:
        ball((x + 1.0, y - 0.3, z + 2.0), 0.14, glow('#ffdf9a', 9), detail=2)
        lamp((x + 1.0, y - 0.6, z + 2.0), 40, '#ffbe70', 0.1)


def geeks_house(night):
    """Green boards, an observatory's dome, a dish and an aerial; blue screens behind the windows."""
    wall, trim = _boards('#5f9a52'), paint(_TRIM)
    box((0, 4, 0), (9, 8, 5.6), wall, bevel=0)
    box((0, 4, 5.6), (9.6, 8.6, 0.35), paint('#2f4a38', rough=0.9))
    box((-3.0, -1.0, 0), (3.4, 2.2, 0.3), paint('#8a7a68'))
    for i, x in enumerate((-3.0, 0.0, 3.0)):
        _window((x, 3.4), night, i != 1, hue='#7ae4ff')
    _window((0.6, 1.0), night, True, hue='#9af07a')
    _window((3.0, 1.0), night, False)
    _door((-3.0, 0, 0.3), night, '#27405a')
    cylinder((2.2, 4, 5.9), 2.1, 0.7, trim, sides=28)
    ball((2.2, 4, 6.6), 2.1, paint('#dfe6ea', rough=0.35, metal=0.2))
    box((2.2, 2.2, 6.8), (0.5, 1.0, 1.7), paint('#1c2434'), bevel=0)
    tube([(2.2, 2.6, 7.4), (2.0, 0.9, 8.7)], 0.24, paint('#c8a040', rough=0.3, metal=0.6))
    with group(at=(-2.6, 4, 5.9), turn=25):
        antenna(4.2)
    tube([(-3.6, 2.2, 5.9), (-3.6, 2.2, 6.9)], 0.09, trim)
    cylinder((-3.6, 1.9, 7.0), 0.25, 0.35, trim, top=1.15, rot=(60, 0, 0))


def jocks_house(night):
    """Red brick, a broad gable, the garage with its hoop, a pennant on the roof."""
    wall = brick('#b83c30', '#5a2a28')
    box((-1.4, 4, 0), (7.6, 8, 4.6), wall, bevel=0)
    prism([(-3.8, 4.6), (3.8, 4.6), (0, 7.2)], 7.8, wall, at=(-1.4, 4, 0))
    gable((-1.4, 4, 4.6), (7.6, 8), 2.75, paint('#4a3a40', rough=0.95, worn=0.4, scale=4))
    box((4.6, 4.4, 0), (4.4, 7.2, 3.0), wall, bevel=0)
    box((4.6, 4.4, 3.0), (5.0, 7.8, 0.3), paint('#4a3a40', rough=0.9))
    box((4.6, 0.76, 0), (3.2, 0.1, 2.3), paint(_TRIM), bevel=0)
    for z in (0.75, 1.5):
        box((4.6, 0.7, z), (3.2, 0.04, 0.06), paint('#b8b0a0'), bevel=0)
    box((4.6, 0.6, 3.1), (1.5, 0.1, 1.1), paint('#f4f0e8'), bevel=0)
    ring((4.6, 0.2, 3.3), 0.34, 0.05, paint('#e8622a'), rot=(0, 0, 0))
    for x, lit in ((-3.6, True), (0.8, False)):
        _window((x, 1.1), night, lit, width=1.5)
    _window((-1.4, 4.6), night, True, width=1.4)
    _door((-1.4, 0, 0.1), night, '#e8e0d0')
    tube([(-1.4, 0.4, 7.2), (-1.4, 0.4, 10.2)], 0.07, paint(_TRIM))
    prism([(0.05, 10.1), (0.05, 8.7), (2.6, 9.4)], 0.06, paint('#f4d23a', rough=0.8), at=(-1.4, 0.4, 0))
    plane((4.6, -3.4, 0.03), (3.6, 8), paint('#a8a096', rough=0.9))


def preps_house(night):
    """Blue boards behind four white columns, a hipped roof, a chimney at each end, clipped hedges."""
    wall, trim, roof = _boards('#5f8fd0'), paint(_TRIM), paint('#39425a', rough=0.9, worn=0.3, scale=4)
    box((0, 4, 0), (10.4, 8, 5.6), wall, bevel=0)
    prism([(-5.6, 0), (5.6, 0), (3.0, 2.6), (-3.0, 2.6)], 8.8, roof, at=(0, 4, 5.6), taper=lambda x, z: 1 - z * 0.36)
    for x in (-4.6, 4.6):
        box((x, 4, 5.0), (0.9, 0.9, 4.4), brick('#9a5a48', '#4a302a'))
    prism([(-2.9, 5.4), (2.9, 5.4), (0, 7.0)], 2.2, trim, at=(0, -0.6, 0))
    box((0, -0.6, 5.0), (5.8, 2.2, 0.45), trim)
    box((0, -0.7, 0), (6.2, 2.4, 0.35), paint('#cfc4b0'))
    for x in (-2.6, -0.9, 0.9, 2.6):
        cylinder((x, -1.5, 0.35), 0.2, 4.7, trim)
    for x, lit in ((-4.0, True), (4.0, False), (0.0, True)):
        _window((x, 3.5), night, lit)
        if x:
            _window((x, 1.0), night, not lit)
    _door((0, 0, 0.35), night, '#1c3a7c')
    for side in (-1, 1):
        for x in (3.8, 5.2):
            ball((side * x, -1.2, 0.5), 0.75, paint('#2f5a34', rough=1, worn=0.4, scale=3))


def freaks_house(night):
    """Purple, steep, a turret with a witch's hat; violet light under the roof."""
    wall, trim = _boards('#7d4fa6'), paint('#c9b8dc')
    roof = paint('#2c2440', rough=0.95, worn=0.3, scale=4)
    box((-1.0, 4, 0), (7, 7.6, 5.8), wall, bevel=0)
    prism([(-3.5, 5.8), (3.5, 5.8), (0, 10.2)], 7.4, wall, at=(-1.0, 4, 0))
    gable((-1.0, 4, 5.8), (7, 7.6), 4.7, roof)
    cylinder((3.4, 1.2, 0), 1.9, 8.4, wall, sides=10)
    cylinder((3.4, 1.2, 8.4), 2.4, 5.2, roof, sides=10, top=0.06)
    cylinder((3.4, 1.2, 8.2), 2.1, 0.3, trim, sides=10)
    tube([(3.4, 1.2, 13.4), (3.4, 1.2, 15.0)], 0.06, roof)
    _window((3.4, 5.8), night, True, hue='#d07aff', depth=-0.62)
    _window((3.4, 2.2), night, False, depth=-0.62)
    for x, lit in ((-3.0, False), (-0.2, True)):
        _window((x, 3.5), night, lit, hue='#ff9a4a')
    _window((-1.0, 6.5), night, True, width=1.0, hue='#d07aff')
    ring((-1.0, -0.05, 8.6), 0.42, 0.1, trim)
    _window((-3.0, 1.0), night, False)
    _door((-0.4, 0, 0.3), night, '#2a1a30')
    box((-1.4, -1.0, 2.6), (5.6, 2.2, 0.2), roof)
    for x in (-4.0, -1.6, 1.2):
        box((x, -1.9, 0), (0.16, 0.16, 2.6), trim, bevel=0)
    for i in range(3):
        a = math.radians(60 + i * 25)
        tube([(-3.6, 4, 9), (-3.6 + 0.2 * i, 4, 9.6 + i * 0.2), (-3.6 + math.cos(a), 4, 10.4)], 0.06, roof)
