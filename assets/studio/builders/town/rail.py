"""The railway: ballast, sleepers and rails along x, a level crossing, a signal, boxcars, and the train that passes."""
from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, plane, prism, tube
from kit.stamps import Sheets

GAUGE = 0.9


def track(x0, x1, y):
    """A track along x from x0 to x1 at y."""
    plane(((x0 + x1) / 2, y, 0.05), (x1 - x0, 4.0), paint('#8a7c70', rough=1, worn=0.3, scale=0.8))
    parts = Sheets()
    x = x0
    while x < x1:
        parts.flat('#4c3a30', x, y - 1.45, x + 0.36, y + 1.45, 0.12)
        x += 0.95
    for side in (-1, 1):
        parts.flat('#c8ccd4', x0, y + side * GAUGE - 0.1, x1, y + side * GAUGE + 0.1, 0.24)
        parts.upright('#5a5048', x0, x1, y + side * GAUGE - 0.1, 0.1, 0.24)
    parts.put(lambda hue: paint(hue, rough=0.35 if hue == '#c8ccd4' else 0.95, metal=0.7 if hue == '#c8ccd4' else 0))


def level_crossing(lit=0):
    """Planks over the track at the origin and on both sides a cross with two lamps and a raised boom; `lit` 1 or 2 shines
    the left or the right lamps."""
    for y in (-0.45, 0.45):
        box((0, y, 0.1), (8, 0.7, 0.16), paint('#7a6450', rough=0.9), bevel=0)
    for side in (-1, 1):
        x, y = side * 4.9, side * 3.4
        tube([(x, y, 0), (x, y, 3.6)], 0.1, paint('#e8e4da'))
        for turn in (-40, 40):
            box((x, y - 0.12, 3.3), (2.0, 0.08, 0.3), paint('#f6f2e8'), bevel=0, rot=(0, turn, 0))
        for k, dx in enumerate((-0.5, 0.5), 1):
            cylinder((x + dx, y - 0.1, 2.4), 0.34, 0.1, paint('#17141a'), rot=(90, 0, 0), sides=14)
            ball((x + dx, y - 0.24, 2.4), 0.2, glow('#ff2a1c', 10 if lit == k else 0.5), detail=2)
            if lit == k:
                lamp((x + dx, y - 0.8, 2.4), 60, '#ff2a1c', 0.2)
        for i in range(6):
            tube([(x - side * (0.2 + i * 0.16), y, 1.1 + i * 0.75), (x - side * (0.36 + i * 0.16), y, 1.1 + (i + 1) * 0.75)], 0.11,
                 paint('#d8342c' if i % 2 else '#f6f2e8'))
        box((x, y, 0.0), (0.5, 0.5, 1.2), paint('#8a9098', rough=0.5), bevel=0)


def signal(night, green=False):
    """A semaphore."""
    tube([(0, 0, 0), (0, 0, 6.5)], 0.12, paint('#e8e4da'))
    box((0.9, -0.1, 5.9), (1.8, 0.08, 0.4), paint('#d8342c'), bevel=0, rot=(0, -28 if green else 0, 0))
    ball((-0.2, -0.16, 6.0), 0.17, glow('#3af07a' if green else '#ff2a1c', 9 if night else 1.0), detail=2)


def boxcar(colour, door_open=False):
    """A goods wagon 11 m long along x."""
    side, dark = paint(colour, rough=0.8, worn=0.3, scale=1.5), paint('#1e1c20', rough=0.8)
    box((0, 0, 0.9), (11, 2.8, 3.0), side, bevel=0)
    prism([(-1.5, 0), (1.5, 0), (0, 0.5)], 11.1, paint('#6a625c', rough=0.8), at=(0, 0, 3.9), rot=(0, 0, 90))
    box((0.4 if door_open else 0, -1.44, 1.0), (2.4, 0.06, 2.7), dark if door_open else paint(colour, rough=0.7, worn=0.1), bevel=0)
    for i in range(11):
        if abs(-5 + i) > 1:
            box((-5 + i, -1.43, 1.0), (0.1, 0.06, 2.8), dark, bevel=0)
    box((0, 0, 0.6), (10.6, 2.2, 0.3), dark, bevel=0)
    _bogies(3.6)


def hopper(colour='#4a545e'):
    """An open wagon full of coal, 10 m long."""
    prism([(-4.4, 0.9), (4.4, 0.9), (5.0, 2.6), (-5.0, 2.6)], 2.8, paint(colour, rough=0.8, worn=0.3))
    box((0, 0, 2.4), (9.4, 2.4, 0.4), paint('#1c1a1e', rough=1, worn=0.4, scale=5), bevel=0.1)
    _bogies(3.2)


def tank_car(colour='#c8c0b0'):
    """A tank wagon, 10 m long."""
    cylinder((-4.8, 0, 2.2), 1.35, 9.6, paint(colour, rough=0.4, worn=0.2), rot=(0, 90, 0), sides=24)
    cylinder((0, 0, 3.4), 0.6, 0.7, paint(colour, rough=0.4), sides=16)
    box((0, 0, 0.6), (10, 2.0, 0.3), paint('#1e1c20'), bevel=0)
    box((0, -1.36, 2.0), (3.0, 0.06, 0.5), paint('#c83a2c'), bevel=0)
    _bogies(3.4)


def caboose():
    """The red wagon at the end, with a lookout on its roof."""
    red = paint('#b8342c', rough=0.6, worn=0.15)
    box((0, 0, 0.9), (8.4, 2.7, 2.5), red, bevel=0)
    box((0, 0, 3.4), (9.0, 2.9, 0.24), paint('#4a4048'), bevel=0)
    box((0.6, 0, 3.6), (2.4, 2.3, 0.9), red, bevel=0)
    box((0.6, 0, 4.5), (2.7, 2.5, 0.2), paint('#4a4048'), bevel=0)
    for x in (-2.6, -0.6, 2.4):
        box((x, -1.37, 1.9), (0.8, 0.06, 0.8), paint('#e8c468', glow=0.3), bevel=0)
    _bogies(2.6)


def locomotive(night):
    """A diesel with a long hood and the cab forward, orange and black, 15 m long, its front towards -x."""
    orange, black, cream = paint('#e87a20', rough=0.4, worn=0.1), paint('#23242c', rough=0.5), paint('#f2e6c8', rough=0.5)
    box((0.4, 0, 0.7), (14.6, 2.9, 0.6), black, bevel=0)
    box((1.6, 0, 1.3), (11, 2.1, 2.3), orange, bevel=0.08)
    box((1.6, 0, 1.9), (11.05, 2.14, 0.4), cream, bevel=0)
    box((-4.9, 0, 1.3), (2.6, 2.8, 2.9), orange, bevel=0.1)
    box((-4.9, 0, 4.2), (2.9, 3.0, 0.2), black, bevel=0)
    box((-4.9, -1.42, 2.7), (1.6, 0.06, 0.9), glow('#ffe6a8', 1.8) if night else paint('#22303e', rough=0.05), bevel=0)
    box((-6.24, 0, 2.8), (0.06, 2.2, 0.9), paint('#22303e', rough=0.05), bevel=0)
    box((-6.6, 0, 0.7), (0.6, 2.8, 1.8), orange, bevel=0.1)
    for x in (-0.6, 2.0, 4.6):
        cylinder((x, 0, 3.6), 0.7, 0.16, black, sides=16)
    for i in range(8):
        box((-2.6 + i * 1.2, -1.08, 2.5), (0.7, 0.05, 0.8), black, bevel=0)
    tube([(-3.4, -1.4, 2.2), (7.0, -1.4, 2.2)], 0.06, paint('#f4f0e8'))
    ball((-6.95, 0, 3.4), 0.3, glow('#fff4d0', 14 if night else 1.2), detail=2)
    for y in (-0.9, 0.9):
        ball((-6.95, y, 1.2), 0.16, glow('#fff4d0', 8 if night else 0.8), detail=1)
    _bogies(4.8)


def _bogies(reach):
    dark = paint('#17161a', rough=0.8)
    for x in (-reach, reach):
        box((x, 0, 0.34), (2.8, 1.9, 0.4), dark, bevel=0)
        for dx in (-0.9, 0.9):
            cylinder((x + dx, -0.8, 0.45), 0.45, 0.16, paint('#4a4a50', metal=0.5, rough=0.4), rot=(90, 0, 0), sides=14)
