"""Meadows, hills, the lake with its river, streets, alleys, the railway."""
import math

from builders.lakeside import reeds
from builders.land import ground
from builders.town.grounds import mist, patches, water, wet
from builders.town.rail import boxcar, hopper, level_crossing, signal, track
from builders.town.roads import lay
from builders.town.yards import power_pole
from kit.materials import paint
from kit.shapes import box, plane, rock, sagging, slab
from kit.stage import group
from kit.stamps import Sheets
from scenes.town.plan import (ALLEYS, EAST, HIGHWAY, LAKE, MAIN, NORTH, RAIL, RIVER_BED, SECOND, SIDING, SOUTH, STREETS,
                              WEST, height)


def land(night, rnd):
    """Everything that lies on the ground."""
    meadow = patches('meadow', [(0, '#5c7a36'), (0.42, '#68873c'), (0.56, '#769444'), (0.66, '#869f4c')], 0.11, 3)
    ground(lambda x, y: height(x, y) - 0.04, (WEST - 12, SOUTH - 6, EAST + 12, NORTH + 40), 2.5, meadow)
    _waters(night, rnd)
    asphalt = wet('asphalt-wet', '#20222e', 0.32, 0.55) if night else paint('#5a5b66', rough=0.85, worn=0.12, scale=0.5)
    walk = paint('#8e8490' if night else '#bcae9c', rough=0.5 if night else 0.9, worn=0.1, scale=0.7)
    lay(STREETS, asphalt, walk, night)
    gravel = paint('#6e6a70' if night else '#8d8478', rough=0.6 if night else 0.95, worn=0.2, scale=0.8)
    for x0, y0, x1, y1 in ALLEYS:
        plane(((x0 + x1) / 2, (y0 + y1) / 2, 0.05), (x1 - x0, y1 - y0), gravel)
    _bridge(night)
    _railway(night)


def _waters(night, rnd):
    sand, deep = paint('#c8b48a', rough=1, worn=0.15), water(night)
    middle = (115, 22)
    slab([(middle[0] + (x - middle[0]) * 1.06, middle[1] + (y - middle[1]) * 1.07) for x, y in LAKE], 0.05, sand, at=(0, 0, -0.02))
    slab(LAKE, 0.05, deep, at=(0, 0, 0.02))
    for wide, material, z in ((1.3, sand, -0.024), (0.0, deep, 0.014)):
        left = [(x - half - wide, y) for x, y, half in RIVER_BED]
        right = [(x + half + wide, y) for x, y, half in reversed(RIVER_BED)]
        slab(left + right, 0.05, material, at=(0, 0, z))
    for x, y, half in RIVER_BED[1:-1]:
        for _ in range(5):
            side = rnd.choice((-1, 1))
            rock((x + side * (half + rnd.uniform(0.2, 1.2)), y + rnd.uniform(-7, 7), 0.1), rnd.uniform(0.4, 0.9),
                 paint(rnd.choice(('#7c7670', '#8e887e', '#6a665e')), rough=0.9), squash=(1.3, 1, 0.7), detail=2)
    for area, count in (((90, -4, 98, 2), 120), ((92, 36, 97, 41), 120), ((122, 43.5, 131, 46), 110), ((104, -2.6, 116, -0.6), 110)):
        reeds(rnd, area, count)
    foam = Sheets()
    for _ in range(150):
        x, y = rnd.uniform(88, 140), rnd.uniform(0, 46)
        if math.hypot((x - 115) / 25, (y - 22) / 21) < 1:
            long = rnd.uniform(0.5, 1.8)
            foam.flat('#6a94c0' if night else '#9adce4', x, y, x + long, y + 0.16, 0.08)
    for x, y, half in RIVER_BED:
        for _ in range(12):
            px, py = x + rnd.uniform(-half, half) * 0.7, y + rnd.uniform(-7, 7)
            foam.flat('#5a84b0' if night else '#9adce4', px, py, px + 0.14, py + rnd.uniform(0.7, 1.8), 0.075)
    foam.put(lambda hue: paint(hue, rough=0.4))
    if night:
        for x, y, z, w, d, strength, seed in ((112, 30, 1.6, 62, 40, 0.5, 0.0), (96, 6, 1.2, 44, 26, 0.42, 1.0), (120, 62, 3.0, 60, 24, 0.34, 2.0),
                                              (84, -50, 0.9, 26, 54, 0.3, 3.0)):
            sheet = plane((x, y, z), (w, d), mist('#7a92c8', strength, seed))
            sheet.visible_shadow = False


def _bridge(night):
    """Stone parapets with lamps over the river, on Main Street and the highway."""
    stone, dark = paint('#a89c90', rough=0.9, worn=0.2), paint('#5a5250', rough=0.9)
    for street_y, half in ((MAIN, 7.0), (HIGHWAY, 5.2)):
        x = 83 if street_y == MAIN else 82.5
        for side in (-1, 1):
            y = street_y + side * (half - 0.2)
            box((x, y, 0.05), (16, 0.5, 1.0), stone, bevel=0)
            for i in range(7):
                box((x - 7.2 + i * 2.4, y, 0.05), (0.6, 0.7, 1.35), stone, bevel=0)
        for i in range(2):
            box((x - 3.4 + i * 6.8, street_y - half - 0.1, -0.02), (5.0, 0.5, 0.1), dark, bevel=0)


def _railway(night):
    track(WEST - 4, EAST + 4, RAIL)
    track(-36, 40, SIDING)
    for x, make in ((-2, lambda: boxcar('#9a4a34', True)), (10.4, lambda: boxcar('#4a6a5a')), (22.2, lambda: hopper())):
        with group(at=(x, SIDING, 0.1)):
            make()
    box((33.6, SIDING, 0), (0.8, 2.6, 1.3), paint('#e0b030', rough=0.7), bevel=0)
    with group(at=(SECOND, RAIL, 0)):
        level_crossing()
    for x, green in ((-58, True), (44, False)):
        with group(at=(x, RAIL - 3.2, 0)):
            signal(night, green)
    spots = [WEST + 4 + i * 22 for i in range(13)]
    for x in spots:
        with group(at=(x, RAIL + 3.6, 0)):
            power_pole()
    wire = paint('#23202a', rough=0.8)
    for a, b in zip(spots, spots[1:]):
        for dx in (-0.8, 0.8):
            sagging((a + dx, RAIL + 3.5, 6.9), (b + dx, RAIL + 3.5, 6.9), 0.8, 0.045, wire)
