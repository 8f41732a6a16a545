"""Ordinary houses of the town, no two alike: each is drawn from a seed within one of a few kinds."""
import math
import random

from builders.buildings import antenna
from builders.town.parts import TRIM, boards, door, window
from kit.light import lamp
from kit.materials import brick, glow, paint
from kit.shapes import ball, box, cylinder, gable, prism, tube
from kit.stage import group

WALLS = ('#ece0c4', '#c4dcc0', '#e0b888', '#b0c8e0', '#ecc8b4', '#e0c07c', '#e8e4dc', '#c8b494', '#f0e8d8', '#d89c88', '#a8c09a',
         '#ecd890', '#9cbcc4', '#d8b4c4')
ROOFS = ('#8a4a40', '#565a68', '#9a7a5c', '#6e6a68', '#4f6478', '#a85c44', '#5f7460', '#7c6a7c', '#8c8478', '#b08a64')
BRICKS = (('#a85a44', '#5a342c'), ('#b87a54', '#6a4434'), ('#8a4a40', '#4a2a28'))
DOORS = ('#8a2c2c', '#2c5a4a', '#2c4a7a', '#c8883a', '#f0e8d8', '#5a3a5a')


# Chance of its own: whether lamps are lit must not change what is built, or day and night would be two towns.
_evening = random.Random(23)


def house(rnd, night, lit=0.62, back=False):
    """A house whose front is on y = 0 and faces -y; returns (width, depth). `lit` is the share of windows with light, `back`
    shows its back, which has no porch but a patio door."""
    kind = rnd.choice(('ranch', 'ranch', 'cape', 'cape', 'foursquare', 'ell', 'ell', 'salt'))
    width, depth = {'ranch': (rnd.uniform(10.5, 12.5), 7.0), 'cape': (rnd.uniform(8, 9.4), 7.4), 'foursquare': (8.2, 8.0),
                    'ell': (rnd.uniform(10, 11.5), 7.6), 'salt': (8.8, 8.4)}[kind]
    wall = brick(*rnd.choice(BRICKS)) if rnd.random() < 0.2 else boards(rnd.choice(WALLS), '#8a8478')
    roof = paint(rnd.choice(ROOFS), rough=0.95, worn=0.3, scale=1.6)
    trim = rnd.choice((TRIM, TRIM, '#f6f2ea', '#d8ccb4'))

    def shines():
        return night and _evening.random() < lit

    def pane(x, z, size=(1.2, 1.3), y=0.0):
        hue = rnd.choice(('#ffcf72', '#ffcf72', '#ffe0a0', '#ffb860', '#9ac8ff'))
        window((x, y, z), shines(), size, hue, trim)

    walls = {'ranch': 3.0, 'cape': 3.1, 'foursquare': 5.8, 'ell': 3.4, 'salt': 5.4}[kind]
    rise = {'ranch': 1.7, 'cape': 3.3, 'foursquare': 2.0, 'ell': 2.6, 'salt': 2.4}[kind]
    box((0, depth / 2, 0), (width, depth, walls), wall, bevel=0)
    box((0, depth / 2, 0), (width + 0.1, depth + 0.1, 0.35), paint('#8a8480', rough=0.9), bevel=0)
    if kind == 'foursquare':
        prism([(-width / 2 - 0.5, 0), (width / 2 + 0.5, 0), (1.2, rise), (-1.2, rise)], depth + 1, roof, at=(0, depth / 2, walls),
              taper=lambda x, z: 1 - z / rise * 0.72)
    else:
        with group(at=(0, depth / 2, walls), turn=90):
            gable((0, 0, 0), (depth, width), rise, roof, over=0.45)
    if kind == 'ell':
        w = width * 0.42
        side = rnd.choice((-1, 1))
        with group(at=(side * (width / 2 - w / 2), -0.9, 0)):
            box((0, 1.8, 0), (w, 3.6, walls), wall, bevel=0)
            prism([(-w / 2, walls), (w / 2, walls), (0, walls + rise * 0.86)], 3.5, wall, at=(0, 1.8, 0))
            gable((0, 3.0, walls), (w, 6.0), rise * 0.86, roof, over=0.4)
            window((0, 0, 0.9), shines(), (1.9, 1.4), '#ffcf72', trim, bars=(2, 1))
            if rnd.random() < 0.5:
                window((0, 0, walls + 0.3), shines(), (0.8, 0.9), '#ffb860', trim)
    _openings(rnd, kind, width, walls, pane, night, trim, back)
    if kind == 'cape':
        for x in (-width * 0.24, width * 0.24):
            box((x, 1.9, walls + 0.5), (1.5, 2.6, 1.3), wall, bevel=0)
            with group(at=(x, 2.2, walls + 1.8)):
                gable((0, 0, 0), (1.5, 2.6), 0.8, roof, over=0.2)
            pane(x, walls + 0.75, (0.8, 0.9), 0.6)
    if kind in ('foursquare', 'salt') and not back or (kind == 'ranch' and rnd.random() < 0.4):
        _porch(width if kind != 'ranch' else 4, roof, trim, night)
    _on_the_roof(rnd, width, depth, walls, rise, kind)
    return width, depth


def _openings(rnd, kind, width, walls, pane, night, trim, back):
    entry = {'ranch': 0.6, 'cape': 0.0, 'foursquare': -width * 0.28, 'ell': 0.0, 'salt': width * 0.28}[kind]
    if back:
        box((entry, -0.05, 0.2), (2.2, 0.1, 2.2), paint(trim), bevel=0)
        box((entry, -0.12, 0.25), (1.9, 0.05, 2.0), glow('#ffcf72', 2.2) if night and _evening.random() < 0.4 else paint('#2c3c54', rough=0.06),
            bevel=0)
        box((entry, -1.3, 0), (4.4, 2.4, 0.2), paint('#b8a48c', rough=0.9, worn=0.2), bevel=0)
    else:
        door((entry, 0, 0.2), rnd.choice(DOORS), trim=trim)
        box((entry, -0.7, 0), (1.8, 1.2, 0.2), paint('#b8ac98', rough=0.9), bevel=0)
        if night and _evening.random() < 0.6:
            ball((entry + 0.9, -0.25, 2.2), 0.13, glow('#ffdf9a', 9), detail=1)
            lamp((entry + 0.9, -0.6, 2.1), 26, '#ffbe70', 0.1)
    floors = (0.9, 3.5) if walls > 5 else (0.9,)
    for z in floors:
        for share in (-0.34, -0.02, 0.32):
            x = share * width
            if abs(x - entry) > 1.4 or z > 2:
                pane(x, z)


def _porch(width, roof, trim, night):
    box((0, -1.0, 0), (width, 2.0, 0.3), paint('#a89a84', rough=0.9), bevel=0)
    box((0, -1.1, 2.5), (width + 0.4, 2.4, 0.18), roof, bevel=0)
    count = max(2, int(width / 2.4))
    for i in range(count + 1):
        box((-width / 2 + 0.2 + i * (width - 0.4) / count, -1.95, 0.3), (0.16, 0.16, 2.2), paint(trim), bevel=0)
    tube([(-width / 2 + 0.2, -1.95, 1.0), (-0.8, -1.95, 1.0)], 0.05, paint(trim))
    tube([(0.8, -1.95, 1.0), (width / 2 - 0.2, -1.95, 1.0)], 0.05, paint(trim))


def _on_the_roof(rnd, width, depth, walls, rise, kind):
    x = rnd.choice((-1, 1)) * width * rnd.uniform(0.2, 0.36)
    if rnd.random() < 0.75:
        high = walls + rise * 0.5
        box((x, depth * 0.62, high), (0.8, 0.8, rise * 0.5 + 1.1), brick('#8a4a3a', '#3a2a26'), bevel=0)
        box((x, depth * 0.62, high + rise * 0.5 + 1.1), (1.0, 1.0, 0.14), paint('#6a625c'), bevel=0)
    if rnd.random() < 0.4:
        with group(at=(-x, depth / 2, walls + rise - 0.2), turn=rnd.uniform(0, 180)):
            antenna(2.2)
    elif rnd.random() < 0.3:
        cylinder((-x, depth * 0.3, walls + rise * 0.62), 0.12, 0.25, paint('#e0ddd6'), rot=(50, 0, 20), top=0.55, sides=14)
    if kind == 'ranch' and rnd.random() < 0.5:
        box((-x * 0.6, depth * 0.26, walls + rise * 0.5), (0.9, 0.7, 0.2), paint('#9ac0d0', rough=0.1), bevel=0, rot=(24, 0, 0))


def garage(rnd, night, wide=False):
    """A garage whose door faces -y, 3.6 m or, for two cars, 6 m wide."""
    width = 6.0 if wide else 3.8
    wall = boards(rnd.choice(WALLS), '#8a8478')
    box((0, 2.8, 0), (width, 5.6, 2.6), wall, bevel=0)
    gable((0, 2.8, 2.6), (width, 5.6), 1.2, paint(rnd.choice(ROOFS), rough=0.95, worn=0.3, scale=1.6), over=0.3)
    prism([(-width / 2, 2.6), (width / 2, 2.6), (0, 3.7)], 5.5, wall, at=(0, 2.8, 0))
    box((0, -0.03, 0), (width - 0.8, 0.08, 2.1), paint(TRIM), bevel=0)
    for i in range(3):
        box((0, -0.09, 0.5 + i * 0.5), (width - 0.8, 0.04, 0.06), paint('#b0a894'), bevel=0)


def trailer(rnd, night):
    """A mobile home on blocks with an awning and an aerial, 10 m long."""
    hue = rnd.choice(('#8fc4c0', '#e8b4a4', '#d8d0a0', '#b4c0d8', '#e0d8cc'))
    box((0, 1.5, 0.5), (10, 3.0, 2.5), paint('#f0ece2', rough=0.5), bevel=0.25)
    box((0, 1.49, 0.9), (10.05, 3.05, 0.9), paint(hue, rough=0.4), bevel=0)
    for i in range(6):
        box((-4 + i * 1.6, 1.5, 0), (0.4, 2.4, 0.5), paint('#6a6460'), bevel=0)
    for x in (-3.4, -1.2, 3.4):
        window((x, 0, 1.4), night and _evening.random() < 0.5, (1.3, 0.9), rnd.choice(('#ffcf72', '#9ac8ff')), '#cfd4dc')
    door((1.2, 0, 0.7), '#c8ccd4', (0.9, 2.0))
    for i in range(7):
        box((-0.4 + i * 0.5, -0.9, 2.7 - 0.02 * i), (0.5, 2.0, 0.06), paint('#f0ece2' if i % 2 else hue, rough=0.8), bevel=0, rot=(12, 0, 0))
    for x in (-0.6, 2.8):
        tube([(x, -1.8, 0), (x, -1.8, 2.5)], 0.05, paint('#e0ddd6'))
    with group(at=(-4, 2, 3.0), turn=math.degrees(rnd.random())):
        antenna(1.8)
