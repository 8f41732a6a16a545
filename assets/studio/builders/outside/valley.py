"""The town from the hill: streets of lit houses, the school with the field's floodlights, the water tower."""
import random

from builders.landmarks import water_tower
from builders.school import school
from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, plane, prism, sheets, tube
from kit.stage import group

# How far below the hill the valley's floor lies, and where its streets run, the nearest first.
FLOOR = -17
STREETS = (66, 80, 96, 114, 134, 158, 186, 220)
_WALLS, _ROOFS = ('#8a7c90', '#74708c', '#9a8490', '#7c8298'), ('#4a4468', '#584a70', '#3e4464')
_PANES = ('#ffc868', '#ffb04a', '#ffe0a0', '#9ac8ff')
_GRASS = '#232a40'


def valley(lit=lambda street: True, field=True, clock=True):
    """The town beyond y = 60. `lit` tells of each street whether it has light, `field` whether the floodlights are on, `clock`
    whether the school has light."""
    rnd = random.Random(12)
    plane((0, 200, FLOOR), (700, 320), paint(_GRASS, rough=1, worn=0.3, scale=0.06))
    for number, y in enumerate(STREETS):
        _street(rnd, y, lit(number))
    with group(at=(-34, 142, FLOOR), size=1.0):
        school(clock)
    with group(at=(46, 128, FLOOR), size=1.25):
        water_tower(19, True)
    _field(field)


def _street(rnd, y, lit):
    """Houses on the far side of a street, lamps on the near one. Chance is used up whether it is lit or not."""
    panes = {hue: [] for hue in _PANES}
    x = -y * 0.9
    plane((0, y - 5, FLOOR + 0.05), (y * 1.9, 4), paint('#2a2c40', rough=0.5))
    while x < y * 0.9:
        wide, tall, deep = rnd.uniform(6, 10), rnd.uniform(2.8, 5.0), 7
        wall, roof, rise = rnd.choice(_WALLS), rnd.choice(_ROOFS), rnd.uniform(1.6, 3.2)
        hues = [rnd.choice(_PANES) if rnd.random() < 0.62 else None for _ in range(3)]
        gap = rnd.uniform(2, 7)
        if not (-62 < x < -6 and 120 < y < 170) and not (30 < x < 66 and y > 130):
            box((x, y + deep / 2, FLOOR), (wide, deep, tall), paint(wall, rough=0.9), bevel=0)
            prism([(-wide / 2 - 0.4, 0), (wide / 2 + 0.4, 0), (wide / 4, rise), (-wide / 4, rise)], deep + 1, paint(roof, rough=0.9),
                  at=(x, y + deep / 2, FLOOR + tall))
            for i, hue in enumerate(hues):
                if hue:
                    left, low = x - wide * 0.36 + i * wide * 0.28, FLOOR + tall * 0.36
                    panes[hue].append([(left, y - 0.1, low), (left + 1.3, y - 0.1, low), (left + 1.3, y - 0.1, low + 1.6), (left, y - 0.1, low + 1.6)])
        x += wide + gap
    for hue, corners in panes.items():
        if corners:
            sheets(corners, glow(hue, 3.4) if lit else paint('#1a2038', rough=0.2), name='panes')
    for i in range(-3, 4):
        tube([(i * 22 + y % 7, y - 8, FLOOR), (i * 22 + y % 7, y - 8, FLOOR + 5)], 0.1, '#1c1c28')
        ball((i * 22 + y % 7, y - 8, FLOOR + 5.2), 0.42, glow('#ffb24a', 8) if lit else paint('#2a2c3a'), detail=1)
    if lit:
        for i in (-2, 0, 2):
            lamp((i * 22 + y % 7, y - 6, FLOOR + 4), 900, '#ffae50', 0.5)


def _field(on):
    """Four towers of floodlights round the turf, to the right of the school."""
    plane((8, 170, FLOOR + 0.1), (46, 40), glow('#3f9a4c', 0.7) if on else paint('#20303a'))
    for x, y in ((-12, 156), (28, 156), (-14, 190), (30, 190)):
        tube([(x, y, FLOOR), (x, y, FLOOR + 15)], 0.22, '#2a2c3a')
        box((x, y, FLOOR + 14.6), (4.6, 0.4, 2.4), glow('#f0f6ff', 7) if on else paint('#3a3e4c'), bevel=0)
    if on:
        lamp((8, 165, FLOOR + 13), 24000, '#dceaff', 2)
