"""The Freaks' house against the light: its turret, a dead tree like a hand, the iron fence, the chained cellar door."""
import math
import random

from builders.chain import chain
from builders.clique_houses import freaks_house
from builders.land import ground, wood
from builders.outside.openings import bulkhead, casement, front_door
from builders.outside.skies import clouds, day, horizon, night
from builders.outside.yard import bare_tree
from builders.flunko_poster import flunko_poster
from builders.rooms.decor import footprints
from builders.tree import fallen
from kit.camera import FrontCamera
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, prism, rock, tube
from kit.shoot import Loop, Passer, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, 0, 1.0), focal=232, vanishing=(176, 172), size=SIZE)
_HOUSE, _TURN, _RISE = (-0.2, 17.6, 1.3), 9, 1.3
_IRON = '#1c1824'


def _hill(x, y):
    return _RISE * min(1.0, max(0.0, (y - 6) / 11)) ** 1.4


def build(look):
    """Puts the house on its hill; returns what is pointed at."""
    rnd = random.Random(13)
    ground(_hill, (-40, -2, 40, 60), 1.0, paint('#55623e' if not look.night else '#34443c', rough=1, worn=0.4, scale=0.9))
    spots = _house(look)
    with group() as spots['fence']:
        flunko_poster(CAMERA, CAMERA.point((62, 158), 4.9), glow=0.08 if look.night else 0.0)
    _fence(rnd)
    prints = [(1.55 + 0.3 * (i % 2) + i * 0.33, 5.6 + i * 0.75, -18) for i in range(13)]
    for i, (x, y, turn) in enumerate(prints):
        with group(at=(x, y, _hill(x, y) + 0.02), turn=turn, size=2.3):
            footprints([(0, 0, 0)], hue='#101a2c')
    with group(at=(-8.0, 15.0, _RISE)):
        bare_tree(rnd, 9.5, 3.0, lean=1.4)
    wood(rnd, [(-24, 44, 1), (-18, 48, 1), (20, 46, 1), (26, 42, 1), (14, 50, 1), (33, 48, 1), (-32, 46, 1)], kinds=('dark', 'gold'), height=8, leaf=0.5)
    fallen(rnd, (-6, 5, 8, 12), 110, size=0.2, z=0.1, hues=('#6a4a2c', '#8a5a3a', '#5a3a5a', '#a8743c'))
    horizon(look.night, ('#a89ab8', '#7a7490'), heights=(46, 26), seed=9, haze='#e8d4d0')
    if look.night:
        night(CAMERA, 'violet', moon=(236, 58), radius=30, towards=(0.3, -0.7, -0.5), energy=1.3, stars=1.3)
        panel((0, 3, 6), (0, 20, 4), (14, 6), 330, '#6a62d8')
    else:
        day('pale', (-0.35, -0.62, -0.5), energy=1.2)
        panel((-6, 2, 7), (0, 22, 5), (16, 8), 1500, '#d8ccf0')
        clouds(CAMERA, ((70, 50, 180), (300, 74, 220)), '#efe4ec')
        ball(CAMERA.point((238, 60), 800), 46, glow('#fff4dc', 1.7), detail=4)
    return spots


def _house(look):
    spots, at_night, step = {}, look.night, look.phase('candle')
    with group(at=_HOUSE, turn=_TURN, size=0.9):
        freaks_house(at_night)
        with group() as spots['door']:
            front_door((-0.4, -0.12, 0.3), (1.15, 2.2), '#2a1a30', '#c05aff' if at_night else None, trim='#c9b8dc', mat='#4a2a4a')
        with group() as spots['bedroom']:
            casement((3.4, -0.66, 5.7), (1.2, 1.6), '#c05aff' if at_night else None, 2.6, '#c9b8dc', curtain='#4a2a6a')
        with group() as spots['attic']:
            casement((-1.0, 0, 6.5), (1.1, 1.5), '#ffb04a' if at_night and step == 2 else None, 2.2, '#c9b8dc')
        with group() as spots['kitchen']:
            casement((-3.0, 0, 1.0), (1.3, 1.5), '#ffb04a' if at_night and step == 0 else None, 2.2, '#c9b8dc', curtain='#a8684a')
        casement((-3.0, 0, 3.5), (1.2, 1.5), '#ffb04a' if at_night and step == 1 else None, 2.2, '#c9b8dc')
        with group() as spots['basement']:
            casement((3.4, -0.72, 0.25), (1.5, 0.8), '#d86aff' if at_night else None, 1.6, '#8a7a9a', bars=(3, 0), sill=False)
        with group(at=(7.4, -0.6, 0), turn=-4) as spots['cellar-door']:
            bulkhead(2.8, 2.6, 2.0, '#5a4a6a', '#a898a8')
            with group(at=(0, -1.6, 0.86)):
                chain((-1.2, 0.6), (1.2, 0.6), 0, 0.5, link=0.36, thickness=0.07)
        box((7.4, 1.6, 0), (3.5, 4.4, 2.4), paint('#6a4290', rough=0.9), bevel=0)
        with group(at=(3.4, 1.2, 14.6), turn=(0, 34, 70)[look.phase('vane')]):
            tube([(-0.9, 0, 0.2), (0.9, 0, 0.2)], 0.06, paint(_IRON))
            prism([(0.7, 0.45), (1.3, 0.2), (0.7, -0.05)], 0.06, paint(_IRON))
            prism([(-0.9, 0.5), (-0.5, 0.2), (-0.9, -0.1), (-1.2, 0.2)], 0.06, paint(_IRON))
        if at_night:
            panel((3.4, -0.9, 6.4), (3.0, -8, 0), (1.4, 1.8), 90, '#c05aff')
            lamp((6.6, -3.2, 3.0), 120, '#b08aff', 0.2)
    return spots


def _fence(rnd):
    """Spears of iron along the street, open where the gate hangs askew."""
    iron = paint(_IRON, rough=0.5, metal=0.4)
    y = 5.0
    for i in range(44):
        x = -6 + i * 0.27
        if 0.75 < x < 2.95:
            continue
        tall = 1.62 + 0.1 * math.sin(i * 1.7)
        tube([(x, y, -0.2), (x, y, tall)], 0.022, iron)
        cylinder((x, y, tall), 0.055, 0.16, iron, top=0.004, sides=6)
    for x0, x1 in ((-6, 0.7), (3.0, 6)):
        for z in (0.3, 1.4):
            tube([(x0, y, z), (x1, y, z)], 0.028, iron)
    for x in (0.7, 3.02):
        box((x, y, -0.2), (0.26, 0.26, 2.0), paint('#4a4050', rough=0.9, worn=0.4), bevel=0.02)
        ball((x, y, 1.95), 0.17, paint('#4a4050', rough=0.9), detail=2)
    with group(at=(2.95, y, 0), turn=72):
        for i in range(5):
            tube([(-0.2 - i * 0.27, 0, 0.05), (-0.2 - i * 0.27, 0, 1.3 + 0.1 * i)], 0.022, iron)
        for z in (0.25, 1.2):
            tube([(0, 0, z), (-1.35, 0, z)], 0.028, iron)
    for _ in range(9):
        rock((rnd.uniform(-6, 6), 5.3 + rnd.random(), 0.05), 0.2, paint('#3f5234', rough=1), rough=0.6, detail=2)


def _bat(look, pose):
    wing, lift = paint('#0c0814', rough=1), (0.5, -0.25)[pose % 2]
    ball((0, 0, 0), 0.18, wing, squash=(0.8, 0.8, 1), detail=2)
    for side in (-1, 1):
        prism([(0, 0.1), (side * 0.5, lift + 0.2), (side * 1.0, lift), (side * 0.7, lift - 0.2), (side * 0.35, -0.05)], 0.04, wing)


_FLIGHT = tuple((-10 + i * 0.95, 19, 9.5 + 1.4 * math.sin(i * 0.6) + i * 0.12) for i in range(28))
SHOOT = Shoot('freaks-house', CAMERA, build, exposure=(0.35, 0.7), bloom=(0.25, 0.45), loops=(
    Loop('vane', 2, (0, 0, 1, 2, 1), fps=2, zone=(190, 0, 262, 36), hours=('day',)),
    Loop('candle', 2, (0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 1, 1), fps=1.5, zone=(100, 65, 175, 165), hours=('night',))),
    passers=(Passer('bat', _bat, _FLIGHT, (9, 26), poses=2, fps=10, hours=('night',)),))

if __name__ == '__main__':
    SHOOT.main()
