"""The Freaks' kitchen: a hanging jungle of herbs and pans over a black stove, all of it green; five mugs, one washed daily."""
import random

from builders.rooms.decor import plant
from builders.rooms.fridge_stove import counter
from builders.rooms.inner_views import iron_fence_view
from builders.rooms.lamps import candle
from builders.rooms.office_storage import tin
from builders.rooms.placed import placed
from builders.rooms.rig import dust, moonlight, shaft
from builders.rooms.seats import chair
from builders.rooms.shell import boards, room
from builders.rooms.windows import outside, window_frame
from builders.rooms.zone import zone
from builders.tree import bough
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel, sky, sun
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.5, -1.4, 1.42), focal=226, vanishing=(206, 92), size=SIZE)
_DEPTH, _WINDOW = 4.3, (-0.95, 1.05, 1.5, 1.15)
_HERBS = ('#3a6a2c', '#5a8a34', '#7aa84a', '#4a7a5a')


def build(look):
    """Puts the kitchen on the stage; returns its hotspots."""
    night = look.night
    room(5.4, _DEPTH, 2.7, wall='#5a8446', floor='#2a3420', ceiling='#34482c', skirting='#22301c', openings=(_WINDOW,))
    boards(5.4, _DEPTH, '#5a5a34', '#1c2014')
    _walls()
    x, z, w, h = _WINDOW
    window_frame((x, _DEPTH, z), w, h, '#2c4a28')
    outside(night, -0.4, trees=10, seed=9, moon=(-3.0, 22, 8))
    for i, (px, kind) in enumerate(((-1.45, 'bush'), (-1.0, 'fern'), (-0.5, 'bush'))):
        with group(at=(px, _DEPTH - 0.16, z + 0.04), size=0.5):
            plant(0.8, ('#b8643c', '#3a6a5a', '#8a4a7a')[i], i + 3, kind, ('#3f7a2c', '#6aa83a', '#9ad05a'))
    with group(at=(-0.95, _DEPTH - 0.62, 0)):
        counter(1.9, '#3a5c30', '#6a5638', 3, sink=0.2)
    with group() as oven:
        _stove(look)
    mugs = _mugs(night)
    _ceiling()
    with group() as pickles:
        _jars()
    with group() as door:
        _door(night)
    _table(night)
    _light(look)
    return {'mugs': mugs, 'jars': pickles, 'stove': oven, 'door': door}


def _walls():
    """Boards up to the height of the window, tiles of four greens behind stove and sink, plaster above that has come off the laths;
    soot over the stove, a line where the damp climbs."""
    x, z, w, h = _WINDOW
    boards_, gap = [paint(hue, rough=0.7) for hue in ('#3f6a34', '#4a7a3c', '#365c2e')], paint('#1c3018', rough=0.9)
    for i in range(27):
        bx = -2.6 + i * 0.2
        box((bx, _DEPTH - 0.01, 0.1), (0.186, 0.03, 0.94), boards_[(i * 4) % 3], bevel=0)
        for side in (-1, 1):
            if i < 24:
                box((side * 2.69, 0.0 + i * 0.2, 0.1), (0.03, 0.186, 0.94), boards_[(i * 7) % 3], bevel=0)
    for side in (-1, 1):
        box((side * 2.68, 2, 1.04), (0.06, 5, 0.06), gap, bevel=0)
    tiles = [paint(hue, rough=0.2) for hue in ('#8ab87a', '#6aa06a', '#a4c890', '#5a8e6a')]
    for i in range(20):
        for k in range(3):
            tx, tz = -1.94 + i * 0.19, 1.07 + k * 0.19
            if not x - w / 2 - 0.1 < tx < x + w / 2 + 0.1:
                box((tx, _DEPTH - 0.012, tz), (0.176, 0.02, 0.176), tiles[(i * 3 + k * 5) % 4], bevel=0)
    plaster, lath = paint('#7a9a62', rough=0.95), paint('#6a5634', rough=0.9)
    for lx, lz, wide in ((2.0, 1.9, 0.7), (-2.2, 2.02, 0.5)):
        box((lx, _DEPTH - 0.004, lz - 0.04), (wide + 0.1, 0.006, 0.44), plaster, bevel=0)
        for k in range(4):
            box((lx + 0.03 * (k % 2), _DEPTH - 0.01, lz + k * 0.09), (wide - 0.06 * ((k * 3) % 4), 0.014, 0.06), lath, bevel=0)
    for radius, lift in ((0.5, 0.002), (0.34, 0.004)):
        cylinder((1.24, _DEPTH - lift, 2.3), radius, 0.003, paint('#24361c' if radius < 0.4 else '#3a5a2e', rough=1), rot=(90, 0, 0), sides=11)
    for k in range(5):
        box((-2.685, 1.0 + k * 0.62, 1.1), (0.012, 0.5, 0.1 + 0.05 * (k % 3)), paint('#456a3a', rough=1), bevel=0)


def _stove(look):
    """Black iron with nickel, a grate whose fire leans; its pipe goes through the ceiling. A kettle on it steams."""
    iron, nickel = paint('#1c1e20', rough=0.4, metal=0.4), paint('#b8bcb4', rough=0.25, metal=0.9)
    with group(at=(0.9, _DEPTH - 0.5, 0)):
        for sx in (-0.46, 0.46):
            for sy in (-0.26, 0.26):
                cylinder((sx, sy, 0), 0.05, 0.2, nickel, top=0.03)
        box((0, 0, 0.2), (1.16, 0.72, 0.68), iron, bevel=0.03)
        box((0, -0.02, 0.88), (1.26, 0.8, 0.05), iron, bevel=0.015)
        box((0, -0.4, 0.9), (1.26, 0.02, 0.02), nickel, bevel=0)
        box((0, 0.34, 0.93), (1.2, 0.06, 0.6), iron, bevel=0.02)
        box((0, 0.24, 1.42), (1.24, 0.3, 0.04), nickel, bevel=0.01)
        cylinder((0.34, 0.24, 1.4), 0.11, 1.4, iron)
        lit = look.night
        hue = ('#ff8a1e', '#ffb03a', '#ff6a14')[look.phase('fire')]
        box((-0.26, -0.37, 0.36), (0.46, 0.03, 0.36), glow(hue, 4.2) if lit else paint('#0c0806'), bevel=0)
        for i in range(6):
            box((-0.44 + i * 0.072, -0.39, 0.34), (0.026, 0.02, 0.4), iron, bevel=0)
            if lit:
                lean = (0, 0.03, -0.03)[look.phase('fire')]
                cylinder((-0.42 + i * 0.072 + lean, -0.385, 0.38), 0.03, 0.14 + 0.1 * ((i * 2 + look.phase('fire')) % 3), glow('#fff0a0', 6), top=0.003, sides=8)
        box((0.3, -0.37, 0.34), (0.42, 0.03, 0.42), paint('#26282a', rough=0.35, metal=0.5), bevel=0.015)
        tube([(0.16, -0.42, 0.6), (0.44, -0.42, 0.6)], 0.018, nickel)
        with group(at=(-0.26, -0.06, 0.93)):
            ball((0, 0, 0.13), 0.17, paint('#c8743a', rough=0.25, metal=0.7), squash=(1, 1, 0.8))
            ring((0, 0, 0.25), 0.13, 0.014, iron, start=0, end=180)
            tube([(0.13, 0, 0.14), (0.24, 0, 0.2), (0.28, 0, 0.27)], [0.035, 0.025, 0.018], paint('#c8743a', rough=0.25, metal=0.7))
            if not look.night:
                for i in range(3):
                    t = (i + look.phase('steam') / 2) * 0.14
                    ball((0.31 + 0.05 * ((i + look.phase('steam')) % 2), 0, 0.36 + t), 0.05 + 0.14 * t, glow('#d8f4c8', 0.55), squash=(1, 0.5, 1.2), detail=2)
        with group(at=(0.3, -0.08, 0.93)):
            cylinder((0, 0, 0), 0.19, 0.24, paint('#2c3a34', rough=0.35), top=0.2)
            cylinder((0, 0, 0.215), 0.18, 0.02, glow('#7ae03a', 0.9))
            tube([(0.05, 0, 0.22), (0.16, 0.03, 0.5)], 0.016, '#8a5a2c')
    if look.night:
        lamp((0.62, _DEPTH - 1.15, 0.55), 34 * (1, 0.84, 1.12)[look.phase('fire')], '#ff8a2a', 0.15)


def _mugs(night):
    """On hooks under a board; by night the one with the F stands on the table."""
    with group() as things:
        box((0.78, _DEPTH - 0.1, 1.94), (1.5, 0.2, 0.05), paint('#5a4426', rough=0.7), bevel=0.006)
        for i, hue in enumerate(('#3a6ac8', '#b82c34', '#c84aa0', '#6a4aa8', '#fff8e4')):
            if night and i == 4:
                continue
            x = 0.2 + i * 0.29
            tube([(x, _DEPTH - 0.14, 1.94), (x, _DEPTH - 0.14, 1.88)], 0.01, '#b8bcb4')
            _mug((x, _DEPTH - 0.18, 1.62), hue, i < 4, 1.25)
    if night:
        with group() as extra:
            _mug((-0.42, 1.6, 0.79), '#fff8e4', False, 1.25)
        write('F', CAMERA, (-0.42, 1.46, 0.9), paint('#b01c2c'))
        things = things + extra
    else:
        write('F', CAMERA, (1.36, _DEPTH - 0.34, 1.745), paint('#b01c2c'))
    for i in range(6):
        with group(at=(0.42 + i * 0.2, _DEPTH - 0.12, 1.99), size=1.0):
            tin(0.06, 0.14 + 0.04 * (i % 3), ('#8a3a2c', '#3a6a5a', '#c8a83a', '#4a3a6a')[i % 4])
    return things


def _mug(at, hue, stained, size=1.0):
    with group(at=at, size=size):
        cylinder((0, 0, 0), 0.09, 0.2, paint(hue, rough=0.3), top=0.1, sides=18)
        ring((0.11, 0, 0.1), 0.055, 0.016, paint(hue, rough=0.3))
        if stained:
            box((0, -0.095, 0.12), (0.05, 0.012, 0.07), paint('#4a3420', rough=0.8), bevel=0)


def _ceiling():
    """Bundles of herbs, garlic, pans and a boot from beams: a jungle."""
    rnd = random.Random(11)
    for y in (0.7, 1.7, 2.8):
        box((0, y, 2.5), (5.4, 0.12, 0.14), paint('#3a3018', rough=0.8), bevel=0)
    for i in range(17):
        x, y = -2.3 + i * 0.29 + rnd.uniform(-0.08, 0.08), (0.9, 1.7, 2.8)[i % 3]
        if i % 5 == 3:
            tube([(x, y, 2.5), (x, y, 2.24)], 0.012, '#6a6e68')
            cylinder((x, y - 0.02, 2.0), 0.17, 0.05, paint('#5a4a3a', rough=0.35, metal=0.6), rot=(90, 0, 0))
        elif i % 5 == 1:
            for k in range(5):
                ball((x + 0.04 * (k % 2), y, 2.42 - k * 0.1), 0.06, paint('#f0e8d0', rough=0.7), squash=(1, 1, 0.9), detail=2)
        else:
            long = rnd.uniform(0.3, 0.62)
            tube([(x, y, 2.5), (x, y, 2.36)], 0.014, '#8a7a4a')
            for k in range(7):
                dx, dy = rnd.uniform(-0.13, 0.13), rnd.uniform(-0.1, 0.1)
                tube([(x, y, 2.38), (x + dx * 0.6, y + dy, 2.38 - long * 0.6), (x + dx, y + dy, 2.38 - long)], [0.02, 0.045, 0.006], paint(_HERBS[(i + k) % 4], rough=0.9))


def _jars():
    """In front on a board cut by the frame: what are pickles, olives that look."""
    box((1.6, 0.05, 0.98), (1.7, 0.42, 0.05), paint('#5a4426', rough=0.6, worn=0.2), bevel=0.01)
    rnd = random.Random(4)
    for i, (x, hue, r, tall) in enumerate(((0.98, '#8aa82c', 0.13, 0.34), (1.3, '#5a8a1c', 0.15, 0.42), (1.66, '#c8a83a', 0.14, 0.3))):
        with group(at=(x, 0.06, 1.03)):
            cylinder((0, 0, 0.01), r * 0.94, tall * 0.86, paint(hue, rough=0.1, glow=0.12), sides=22)
            for k in range(7):
                ball((r * 0.7 * (k - 3) / 3.2, -r * 0.68, 0.06 + rnd.uniform(0, tall * 0.6)), 0.04, paint(('#c8d86a', '#3f6a1c', '#f0e0a0')[i], rough=0.3), detail=2)
                if i == 0:
                    ball((r * 0.7 * (k - 3) / 3.2, -r * 0.95, 0.06 + tall * 0.1 * k), 0.013, paint('#1a1a10'), detail=1)
            cylinder((0, 0, 0), r, tall, glass('#e8fae0', 0.1), sides=24)
            cylinder((0, 0, tall), r * 0.9, 0.05, paint(('#b82c34', '#d8b83a', '#3a3a34')[i], rough=0.4))
            box((0, -r - 0.004, tall * 0.22), (r * 1.1, 0.006, tall * 0.3), paint('#f0e4c0', rough=0.9), bevel=0)


def _door(night):
    """The back door in the left wall, its upper half of glass, ivy round it."""
    box((-2.66, 2.5, 0), (0.08, 1.2, 2.2), paint('#22301c'), bevel=0)
    box((-2.62, 2.5, 0), (0.06, 0.98, 2.08), paint('#2f6a4a', rough=0.5, worn=0.25), bevel=0.01)
    placed((-2.585, 2.5, 1.05), iron_fence_view, 0.72, 0.86, night, turn=90)
    box((-2.555, 2.5, 1.05), (0.02, 0.03, 0.86), paint('#2f6a4a'), bevel=0)
    box((-2.555, 2.5, 1.46), (0.02, 0.72, 0.03), paint('#2f6a4a'), bevel=0)
    for y, w in ((2.28, 0.34), (2.72, 0.34)):
        box((-2.585, y, 0.16), (0.02, w, 0.7), paint('#245238', rough=0.6), bevel=0.01)
    ball((-2.56, 2.1, 0.98), 0.04, paint('#e0b048', metal=0.8, rough=0.3))
    rnd = random.Random(6)
    bough(rnd, [(-2.55, 1.8, 0.2), (-2.5, 1.85, 1.4), (-2.5, 2.0, 2.3), (-2.45, 2.8, 2.45)], _HERBS, leaf=0.09, clusters=9, radius=0.2, per_cluster=18, bark='#3a3018')


def _table(night):
    """A round table with a cloth, a mortar, candles; one chair."""
    cylinder((-0.62, 1.75, 0.72), 0.62, 0.05, paint('#5a4426', rough=0.5), sides=30)
    cylinder((-0.62, 1.75, 0.0), 0.08, 0.72, paint('#3a2c18'), top=0.06)
    cylinder((-0.62, 1.75, 0.772), 0.42, 0.008, paint('#3a2a5a', rough=0.95), sides=30)
    with group(at=(-0.9, 1.75, 0.78)):
        cylinder((0, 0, 0), 0.08, 0.14, paint('#8a9288', rough=0.6), top=0.13)
        tube([(0, 0, 0.08), (0.1, -0.02, 0.26)], 0.024, '#a8b0a4')
    for i, (x, y) in enumerate(((-0.5, 1.95), (-0.66, 2.02))):
        candle((x, y, 0.78), 0.16 + 0.06 * i, 0, night, 2, '#c8e0a8')
    with group(at=(-1.35, 2.0, 0), turn=-70):
        chair('#4a5a2c', '#6a3a7a')


def _light(look):
    x, z, w, h = _WINDOW
    if look.night:
        moonlight((0.3, -1, -0.7), 1.2, (x, _DEPTH, z + h / 2, w, h), 16, soft_hue='#4a9a6a')
        panel((-2.4, 2.5, 1.5), (0, 2.2, 0.8), (0.7, 0.9), 9, '#7088ff')
        return
    sky([(0, '#d8f0b0'), (0.3, '#a8d8b0'), (1, '#6ab0a0')], 1.0)
    sun((0.34, -1, -0.72), 14, '#d8f08a', soft=1)
    panel((x, _DEPTH - 0.3, z + h / 2), (x + 0.8, 1.6, 0.2), (w, h), 70, '#b8f080')
    panel((0.7, 3.1, 2.3), (0.8, _DEPTH, 1.6), (1.2, 0.4), 12, '#e8ffc0')
    panel((0.3, -1.2, 2.4), (0, 3, 0.9), (4, 1.4), 66, '#d0f0b0')
    shaft((x, _DEPTH - 0.06, z, w, h), (0.34, -1, -0.72), 0.0, 0.05, '#c8f08a')
    dust((-1.2, 1.8, 0.6, 0.4, 3.8, 1.9), 22, 3, size=0.01, hue='#e8ffb0')


SHOOT = Shoot('freaks-house-kitchen', CAMERA, build, loops=(
    Loop('steam', 2, (0, 1, 2), 3, zone(CAMERA, (0.95, _DEPTH - 0.55, 1.55), (0.24, 0.42)), ('day',)),
    Loop('fire', 2, (0, 1, 0, 2), 5, zone(CAMERA, (0.64, _DEPTH - 0.9, 0.55), (0.4, 0.36)), ('night',)),
), exposure=(0.5, 0.85))

if __name__ == '__main__':
    SHOOT.main()
