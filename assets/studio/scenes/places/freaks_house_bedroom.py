"""The Freaks' bedroom across a corner: a four-poster in blood-red velvet, a record that turns, a napkin under a ring."""
import math
import random

from builders.cat import cat
from builders.rooms.bed import folds, four_poster
from builders.rooms.decor import drawing, heap, poster, rug
from builders.rooms.lamps import candle, lava_lamp
from builders.rooms.shell import boards, room
from builders.rooms.storage import book_pile, bookshelf, dresser
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(1.55, -1.15, 1.52), to=(-0.62, 3.2, 1.0), focal=214, size=SIZE)
_DEPTH = 4.2
_BOOKS = ('#2a1420', '#5a1c2c', '#3a2a4a', '#6a5a2a', '#1c2a2c', '#7a2030')
_MAP = ('.......k.......', '.kk.kk.kk.kk...', '.k...k...k.k...', '...............', '..kkk.....g....', '..k.kkkkkkgg...', '......k...g....', '..k...k........', '..kkkkkkkkkk.rr', '......k......rr')


def build(look):
    """Puts the bedroom on the stage; returns its hotspots."""
    night = look.night
    room(6.0, _DEPTH, 2.8, wall=paint('#5a1420', rough=0.95), floor='#1c0e10', ceiling='#2a1418', skirting='#1c0c10', dado=(0.8, paint('#2c1216', rough=0.5)))
    boards(6.0, _DEPTH, '#4a2420', '#160a0a')
    for i in range(12):
        for k in range(4):
            x, z = -2.8 + i * 0.5 + (k % 2) * 0.25, 1.1 + k * 0.45
            disc((x, _DEPTH - 0.006, z), 0.07, paint('#6e1a28', rough=0.9), squash=1.5)
    with group(at=(-1.55, _DEPTH - 0.1, 0)) as bed:
        four_poster(1.8, 2.3, 2.25, '#2a1014', '#9a1426', '#7a0e1e', 0.55 if night else 0.25, '#a81c30')
    with group() as player:
        _record_player(look.phase('record'))
    with group() as napkin:
        _napkin()
    with group() as door:
        _door()
    _drapes(night)
    _furniture(look)
    rug((0.2, 2.2, 0.006), (2.2, 1.5), ('#1c0c14', '#6a1c2c', '#3a1a3a'))
    if night:
        sky([(0, '#1a1030'), (1, '#0c0a20')], 0.1)
        panel((1.2, -0.8, 2.3), (-0.5, 3, 0.8), (1.6, 1), 10, '#6a3ac0')
        panel((0.35, _DEPTH - 0.3, 1.5), (0.2, 1.5, 0), (0.12, 1.6), 5, '#8a9cff')
    else:
        sky([(0, '#ffe8c8'), (1, '#c8d8f0')], 0.2)
        beam((0.35, _DEPTH - 0.16, 2.0), (0.5, 1.2, 0.1), 320, '#ffe0a8', angle=26, blend=0.4, size=0.03)
        panel((0.35, _DEPTH - 0.3, 1.5), (0.2, 1.5, 0.3), (0.24, 1.8), 26, '#fff0d8')
        panel((1.2, -0.8, 2.3), (-0.5, 3, 0.8), (1.8, 1), 50, '#ff9a8a')
    return {'bed': bed, 'record-player': player, 'napkin': napkin, 'door': door}


def _drapes(night):
    """Heavy, on an iron rod, with one gap through which the day comes."""
    velvet, x = paint('#7a0f20', rough=0.95), 0.35
    box((x, _DEPTH - 0.04, 0.75), (1.5, 0.06, 1.7), glow('#3a4a9a', 0.8) if night else glow('#fff4d8', 3.0), bevel=0)
    folds(x - 0.95, x - 0.11, _DEPTH - 0.14, 0.1, 2.52, velvet)
    folds(x + 0.11, x + 0.95, _DEPTH - 0.14, 0.1, 2.52, velvet)
    for i in range(11):
        cylinder((x - 0.9 + i * 0.18, _DEPTH - 0.2, 2.34), 0.11, 0.22, paint('#5a0a18', rough=0.95), top=0.09, sides=10)
    tube([(x - 1.1, _DEPTH - 0.16, 2.56), (x + 1.1, _DEPTH - 0.16, 2.56)], 0.03, paint('#1c1418', rough=0.4, metal=0.6))
    for side in (-1, 1):
        tube([(x + side * 0.5, _DEPTH - 0.24, 1.25), (x + side * 0.9, _DEPTH - 0.24, 1.35)], 0.03, paint('#d8a83a', rough=0.6))


def _record_player(turn):
    """In front, cut by the frame: a portable on a chest, its lid up, the arm in the run-out groove."""
    black = paint('#0e0c12', rough=0.15)
    with group(at=(0.98, 0.55, 0), turn=-22):
        box((0, 0, 0), (1.0, 0.62, 0.72), paint('#2c1418', rough=0.4), bevel=0.02)
        box((0, -0.31, 0.1), (0.9, 0.02, 0.5), paint('#3a1c20', rough=0.4), bevel=0.01)
        for i in range(10):
            box((-0.36 + i * 0.08, -0.325, 0.16), (0.06, 0.01, 0.38), paint(('#c83a4a', '#3a2a5a', '#d8a83a', '#1c2a3a', '#7a4a8a')[i % 5], rough=0.6), bevel=0)
        box((-0.1, 0, 0.72), (0.6, 0.46, 0.12), paint('#b81c30', rough=0.4), bevel=0.02)
        box((-0.1, 0, 0.84), (0.56, 0.42, 0.006), paint('#e8dcc8', rough=0.5), bevel=0)
        box((-0.1, 0.24, 0.84), (0.6, 0.06, 0.42), paint('#b81c30', rough=0.4), bevel=0.02, rot=(-12, 0, 0))
        cylinder((-0.16, -0.02, 0.85), 0.19, 0.012, black, sides=36)
        for r in (0.17, 0.14, 0.11):
            ring((-0.16, -0.02, 0.864), r, 0.002, paint('#3a3844', rough=0.2), rot=(0, 0, 0), steps=36)
        cylinder((-0.16, -0.02, 0.862), 0.065, 0.004, paint('#d8a83a', rough=0.5), sides=24)
        a = 0.4 + turn * 1.05
        box((-0.16 + 0.036 * math.cos(a), -0.02 + 0.036 * math.sin(a), 0.866), (0.05, 0.024, 0.003), paint('#5a0a18'), bevel=0, rot=(0, 0, math.degrees(a)))
        for k in (0, math.pi):
            box((-0.16 + 0.125 * math.cos(a + k), -0.02 + 0.125 * math.sin(a + k), 0.8635), (0.1, 0.03, 0.002), paint('#5a5666', rough=0.1), bevel=0, rot=(0, 0, math.degrees(a)))
        cylinder((0.13, 0.14, 0.85), 0.03, 0.05, paint('#d8dce4', rough=0.2, metal=0.9))
        tube([(0.13, 0.14, 0.9), (0.08, -0.02, 0.9), (-0.06, -0.05, 0.875)], 0.01, paint('#d8dce4', rough=0.2, metal=0.9))
        box((0.36, 0.02, 0.72), (0.3, 0.3, 0.008), paint('#2a1c3a', rough=0.6), bevel=0, rot=(0, 0, 14))
        disc((0.36, 0.02, 0.731), 0.09, paint('#c83a4a', rough=0.6), rot=(0, 0, 0))


def _napkin():
    """A map in ballpoint on a paper napkin, pinned to the wall under a ring of wrought iron with candles."""
    x, z = 1.62, 1.55
    plane((x, _DEPTH - 0.02, z), (0.52, 0.46), paint('#f8f4ea', rough=1), rot=(90, 3, 0))
    plane((x + 0.13, _DEPTH - 0.026, z - 0.12), (0.24, 0.2), paint('#e8e2d4', rough=1), rot=(90, 0, 0))
    drawing(CAMERA, (x, _DEPTH - 0.04, z), _MAP, {'k': '#2a3a9a', 'g': '#2a7a4a', 'r': '#d8202c'})
    ring((x, _DEPTH - 0.05, z + 0.3), 0.06, 0.018, paint('#e0b050', rough=0.2, metal=0.95))
    ball((x, _DEPTH - 0.06, z + 0.235), 0.024, paint('#c81c3a', rough=0.1), detail=2)


def _door():
    """Pointed, of black oak with iron straps, on the right of the back wall."""
    oak, iron = paint('#2c1a18', rough=0.6, worn=0.3), paint('#14121a', rough=0.35, metal=0.7)
    x = 2.42
    box((x, _DEPTH - 0.05, 0), (1.0, 0.1, 1.9), paint('#3a2020', rough=0.7), bevel=0.01)
    box((x, _DEPTH - 0.08, 0), (0.84, 0.1, 1.86), oak, bevel=0.01)
    cylinder((x, _DEPTH - 0.03, 1.86), 0.46, 0.1, paint('#3a2020', rough=0.7), rot=(90, 0, 0), sides=28)
    cylinder((x, _DEPTH - 0.06, 1.86), 0.4, 0.1, oak, rot=(90, 0, 0), sides=28)
    for z in (0.4, 1.5):
        box((x - 0.1, _DEPTH - 0.14, z), (0.62, 0.02, 0.07), iron, bevel=0.004)
    for dx in (-0.28, -0.14, 0, 0.14, 0.28):
        box((x + dx, _DEPTH - 0.132, 0.02), (0.012, 0.01, 2.1), paint('#180e0e'), bevel=0)
    ring((x + 0.3, _DEPTH - 0.16, 1.0), 0.07, 0.016, iron)


def _furniture(look):
    night, rnd = look.night, random.Random(4)
    with group(at=(-0.18, _DEPTH - 0.02, 0), size=0.85):
        dresser(0.66, 3, '#2a1216', 0.72, '#b89a4a', 1)
    with group(at=(-0.18, _DEPTH - 0.26, 0.62)):
        lava_lamp(look.phase('lava'), '#ff2a5a', True, 46 if night else 3)
    with group(at=(2.98, 2.7, 0), turn=-90):
        bookshelf(1.1, 5, 2.0, '#24110f', 3, _BOOKS)
    for i, (x, y, z, h) in enumerate(((2.78, 2.4, 2.0, 0.16), (2.78, 2.62, 2.0, 0.24), (2.8, 2.9, 2.0, 0.12))):
        candle((x, y, z), h, 0, night, 3, ('#1c1418', '#8a1424', '#e8dcc8')[i])
    ball((2.78, 3.15, 2.1), 0.11, paint('#e8dcc4', rough=0.6), squash=(0.9, 1, 1))
    ball((2.7, 3.12, 2.08), 0.028, paint('#1c1014'), detail=2)
    poster(CAMERA, (1.62, _DEPTH, 2.32), (0.62, 0.5), '#14101c', marks=(
        ('ball', 0, 0.08, 0.44, 0.6, '#d8d0e0'), ('ball', -0.1, 0.08, 0.12, 0.16, '#14101c'), ('ball', 0.1, 0.08, 0.12, 0.16, '#14101c'),
        ('box', 0, -0.22, 0.2, 0.14, '#d8d0e0')))
    # On the left wall: a moth and a moon, seen along the wall.
    for y, hue, ink in ((1.6, '#1c1830', '#d8c87a'), (2.5, '#3a0a1c', '#c8a0d8')):
        box((-2.97, y, 1.4), (0.02, 0.6, 0.85), paint(hue, rough=0.8), bevel=0)
        ball((-2.95, y, 1.9), 0.16, paint(ink, rough=0.8), squash=(0.08, 1, 1))
        box((-2.95, y, 1.5), (0.01, 0.36, 0.08), paint(ink, rough=0.8), bevel=0)
    with group(at=(-0.55, 1.3, 0.02), turn=30):
        book_pile(4, 7, _BOOKS)
    heap((0.45, 1.62, 0.02), '#2a1430', 0.2, 2)
    heap((-0.2, 2.35, 0.02), '#14121a', 0.17, 5)
    with group(at=(-1.2, 2.4, 0.6), turn=40, size=0.62):
        cat(night)
    with group(at=(-0.05, 0.95, 0.0)):
        for i in range(3):
            candle((0.1 * i - 0.1, 0.05 * (i % 2), 0.0), 0.1 + 0.08 * (i % 2), 0, night, 3, '#8a1424')
        cylinder((0, 0.02, 0), 0.22, 0.012, paint('#b89a4a', rough=0.3, metal=0.8))
    for _ in range(5):
        box((rnd.uniform(0.2, 0.9), rnd.uniform(1.2, 1.9), 0.02), (0.1, 0.14, 0.004), paint('#e8dcc4', rough=0.9), bevel=0, rot=(0, 0, rnd.uniform(0, 90)))
    lamp((2.5, 2.6, 2.4), 6 if night else 0.1, '#ff9a4a', 0.1)


SHOOT = Shoot('freaks-house-bedroom', CAMERA, build, loops=(
    Loop('record', 1, (0, 1), 3, (175, 120, 330, 205), ('day',)),
    Loop('lava', 1, (0, 1), 1, (120, 70, 215, 150), ('night',)),
), exposure=(1.15, 1.35), samples=9)

if __name__ == '__main__':
    SHOOT.main()
