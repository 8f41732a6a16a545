"""The picnic tables under a plane tree: F, a plus sign and a smooth place; a folded parasol stands there like somebody."""
import random

from builders.buildings import house
from builders.rooms.zone import zone
from builders.town.snack_shack import SIGN, snack_shack
from builders.tree import bough, fallen, tree
from kit.lettering import pattern_of, write
from kit.light import lamp, panel, sky, sun
from kit.materials import asphalt, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, ring, sagging, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera, dotted_flat

CAMERA = TiltedCamera(eye=(0.35, -2.1, 1.72), to=(-0.15, 4.0, 0.86), focal=228, size=SIZE)
_HUT = (-7.4, 13.0)
_GREENS = ('#3f6a34', '#5a8a3c', '#86a84a', '#c8b84a')
_TABLES = ((0.15, -0.35, 0), (-1.75, 3.3, 8), (1.9, 5.6, -6))


def build(look):
    """Puts the tables on the stage; returns its hotspots."""
    night = look.night
    rnd = random.Random(7)
    plane((0, 30, 0), (120, 80), paint('#5a8044', rough=1, worn=0.3, scale=0.8))
    plane((0, 17.5, 0.01), (120, 5.0), asphalt('#6a6478', 0.5 if night else 0.0))
    plane((0, 14.7, 0.015), (120, 0.7), paint('#c8b8b0', rough=0.9))
    for x, y, turn in _TABLES:
        with group(at=(x, y, 0), turn=turn, size=1.0):
            _table()
    fallen(rnd, (-5, 1.5, 5, 9), 90, 0.16, _GREENS)
    with group() as carving:
        _carving()
    with group() as parasol:
        at = (-0.45, 4.7) if not night else (0.9, 4.3)
        with group(at=(at[0], at[1], 0), turn=(0, 25)[look.phase('parasol')]):
            _parasol()
    with group() as stop:
        _bus_stop(night)
    with group() as hut:
        with group(at=(_HUT[0], _HUT[1], 0), size=0.6):
            snack_shack(night)
        for body, dz in (('SNACK', 0.42), ('SHACK', -0.32)):
            write(body, CAMERA, (_HUT[0] + 0.6 * SIGN[0], _HUT[1] + 0.6 * SIGN[1] - 0.2, 0.6 * SIGN[2] + dz), glow('#ffe46a', 1.2))
    with group(at=(3.6, 8.2, 0)):
        tree(rnd, 6.4, 2.6, _GREENS, bark='#8a8270', leaf=0.22, clusters=16, per_cluster=60, core='#3a5a2c')
    bough(rnd, [(-3.2, 1.8, 3.3), (-1.2, 1.6, 3.1), (0.8, 1.9, 2.85), (2.2, 2.0, 2.5)], _GREENS, leaf=0.13, clusters=14, radius=0.36, per_cluster=26)
    for x, wall, roof in ((-1.6, '#c8b0c8', '#5a4a6a'), (8.2, '#b8a8c0', '#4a3a58')):
        with group(at=(x, 26, 0), size=0.9):
            house(night, wall, roof, (True, False))
    _lanterns(look)
    _light(look)
    return {'carving': carving, 'parasol': parasol, 'bus-stop': stop, 'hut': hut}


def _table():
    wood, seat = paint('#a88058', rough=0.8, worn=0.25, scale=4), paint('#96704c', rough=0.8, worn=0.25, scale=4)
    for i in range(5):
        box((0, -0.36 + i * 0.18, 0.72), (2.1, 0.17, 0.06), wood, bevel=0.006)
    for y in (-0.78, 0.78):
        box((0, y, 0.42), (2.1, 0.3, 0.06), seat, bevel=0.006)
    for x in (-0.7, 0.7):
        prism([(-0.85, 0), (-0.73, 0), (-0.2, 0.72), (0.2, 0.72), (0.73, 0), (0.85, 0), (0.3, 0.74), (-0.3, 0.74)], 0.08, seat, at=(x, 0, 0), rot=(0, 0, 90))


def _carving():
    """In the nearest tabletop: a heart round F, + and a place that was sanded."""
    top = 0.782
    cylinder((0.34, -0.36, top), 0.15, 0.004, paint('#d8b488', rough=0.95), sides=24)
    cut = paint('#4a2c18', rough=1)
    dotted_flat(pattern_of(('######......', '##..........', '##.......##.', '#####....##.', '##.....######', '##.......##.', '##.......##.', '##..........', '##..........')), CAMERA, (-0.06, -0.36, top + 0.004), cut, dot=2)
    for x, y, r in ((-0.62, -0.42, 0.1), (0.82, -0.5, 0.08)):
        ring((x, y, top), r, 0.012, paint('#6a4428', rough=1), rot=(0, 0, 0))
    for i in range(4):
        box((-0.85 + i * 0.06, -0.2, top), (0.014, 0.12, 0.004), paint('#6a4428', rough=1), bevel=0)
    cylinder((0.72, -0.16, top), 0.05, 0.13, paint('#fff4e4', rough=0.6), top=0.065, sides=16)
    for dx, hue in ((-0.015, '#e8302c'), (0.015, '#fff8ea')):
        tube([(0.72 + dx, -0.16, top + 0.08), (0.72 + dx * 3, -0.16, top + 0.24)], 0.008, paint(hue))


def _parasol():
    """Folded and tied like somebody in a coat, on its foot."""
    cylinder((0, 0, 0), 0.3, 0.1, paint('#6a6a78', rough=0.8), top=0.24)
    tube([(0, 0, 0.1), (0.03, 0, 2.3)], 0.03, paint('#e8e0d0'))
    cloth = paint('#8a5ab8', rough=0.9)
    cylinder((0, 0, 0.72), 0.24, 0.8, cloth, top=0.15, sides=10)
    cylinder((0.01, 0, 1.5), 0.17, 0.62, paint('#9a6ac8', rough=0.9), top=0.04, sides=10)
    ring((0.005, 0, 1.5), 0.16, 0.035, paint('#f4d23a', rough=0.8), rot=(0, 0, 0))
    for i in range(5):
        tube([(0.15 * (i - 2) / 2, -0.2 + 0.03 * abs(i - 2), 0.72), (0.08 * (i - 2) / 2, -0.15, 1.5)], 0.022, paint(('#f4ecf8', '#7a4aa8')[i % 2], rough=0.9))
    ball((0.03, 0, 2.32), 0.06, paint('#e8c050', rough=0.4), detail=2)


def _bus_stop(night):
    """A pole with a sign and a shelter of glass beyond the lawn."""
    with group(at=(0.1, 11.0, 0)):
        tube([(0, 0, 0), (0, 0, 2.6)], 0.05, paint('#4a4a58', metal=0.5))
        box((0, -0.04, 2.1), (0.72, 0.06, 0.6), paint('#f4c83a', rough=0.5, glow=0.3 if night else 0), bevel=0.02)
        box((0, -0.08, 2.28), (0.5, 0.02, 0.24), paint('#2a3a6a'), bevel=0)
        for x in (-0.14, 0.14):
            cylinder((x, -0.1, 2.22), 0.06, 0.02, paint('#1a1a20'), rot=(90, 0, 0))
        for x in (0.7, 2.5):
            tube([(x, 0.2, 0), (x, 0.2, 2.3)], 0.05, paint('#5a7a8a', metal=0.4))
        box((1.6, 0.3, 2.3), (2.1, 0.9, 0.1), paint('#6a4a8a', rough=0.5), bevel=0.02)
        box((1.6, 0.4, 0.5), (1.6, 0.4, 0.08), paint('#96704c', rough=0.7), bevel=0)
        if night:
            ball((0, -0.05, 2.82), 0.16, paint('#1c1a24', rough=0.9), squash=(1, 1, 0.8), detail=2)
            cylinder((0, -0.05, 2.72), 0.28, 0.04, paint('#1c1a24', rough=0.9))


def _lanterns(look):
    """Paper lanterns on a wire between the trees; lit by night, swaying."""
    a, b = (-3.6, 4.0, 2.94), (3.4, 4.6, 2.9)
    sagging(a, b, 0.55, 0.012, '#2a2430')
    for i, hue in enumerate(('#ff7a5a', '#ffc84a', '#e86ac8', '#8ad86a', '#ff9a4a', '#a88aff')):
        t = (i + 0.5) / 6
        sway = (0, 0.05, -0.05)[look.phase('lanterns')] * (1 if i % 2 else -1)
        x, y, z = a[0] + (b[0] - a[0]) * t + sway, a[1] + (b[1] - a[1]) * t, a[2] - 0.55 * 4 * t * (1 - t) - 0.28
        shade = ball((x, y, z), 0.2, glow(hue, 1.8) if look.night else paint(hue, rough=0.9), squash=(1, 1, 0.9))
        shade.visible_shadow = False
        for dz in (-0.17, 0.16):
            cylinder((x, y, z + dz), 0.07, 0.03, paint('#2a2430'))
        if look.night:
            lamp((x, y - 0.1, z - 0.25), 20, hue, 0.2)


def _light(look):
    if look.night:
        sky([(0, '#8a5aa8'), (0.1, '#5a3a8a'), (0.4, '#241c5a'), (1, '#0c0c30')], 0.55, stars=0.6)
        sun((0.3, 0.6, -0.5), 0.35, '#8a8aff', soft=2)
        panel((0.3, -0.6, 2.6), (0.15, -0.3, 0.7), (1.2, 0.5), 13, '#ffc88a')
        return
    sky([(0, '#f8d8e8'), (0.1, '#d8c0f0'), (0.4, '#a8a0e0'), (1, '#7a7ac8')], 0.95)
    sun((0.62, 0.45, -0.62), 6.5, '#ffd8b0', soft=1.2)
    for i, (x, y, z) in enumerate(((-0.2, 2.2, 1.5), (0.5, 2.6, 1.15), (0.15, 2.0, 0.8))):
        drop = look.phase('leaves') * 0.16
        plane((x + 0.07 * ((i + look.phase('leaves')) % 2), y, z - drop), (0.12, 0.09), paint(('#e8c83a', '#86a84a', '#e09a3a')[i], rough=0.9), rot=(50, 30 * i, 20))


SHOOT = Shoot('snack-shack-picnic-tables', CAMERA, build, loops=(
    Loop('leaves', 2, (0, 1, 2), 3, (150, 52, 216, 150), ('day',)),
    Loop('lanterns', 2, (0, 1, 0, 2), 2, (40, 22, 310, 70), ('night',)),
    Loop('parasol', 1, (0,) * 10 + (1, 1, 1), 1, zone(CAMERA, (0.9, 4.3, 1.2), (0.36, 1.0)), ('night',)),
), exposure=(0.2, 0.9), samples=20)

if __name__ == '__main__':
    SHOOT.main()
