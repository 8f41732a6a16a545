"""The ladder of the treehouse, straight up: thirteen rungs that converge on a square of sky; the eighth is sawn half through."""
import math
import random

from builders.rooms.threads import fine_thread
from builders.rooms.treehouse import PLANKS
from builders.tree import clump
from kit.light import lamp, panel, sky, sun
from kit.materials import glow, leaves, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, ring, rock, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(0.12, -1.15, 0.15), to=(-0.05, 0.12, 3.3), focal=214, size=SIZE, roll=-5)
_TOP, _HOLE = 5.1, 0.44
_LEAVES = ('#24482a', '#3a6a34', '#5a8a3a', '#87a040', '#c8a03a')


def build(look):
    """Puts the ladder on the stage; returns its hotspots."""
    night, rnd = look.night, random.Random(5)
    _trunk(rnd)
    _platform()
    with group() as up:
        _trapdoor(look)
    with group() as eighth:
        _rung(7, sawn=True, night=night)
    with group() as mud:
        _rung(3, muddy=True)
    for i in (0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12):
        _rung(i)
    _stiles()
    with group() as rope:
        _rope()
    _foliage(rnd, look.phase('leaves'))
    if night:
        sky([(0.0, '#2a2a5c'), (0.4, '#141a4a'), (1, '#0a1034')], 0.7, stars=1.4)
        sun((0.5, 0.35, -0.8), 0.9, '#8aa4ff', soft=1)
        panel((1.2, -2.0, 1.6), (0, 0, 2.6), (1.5, 2), 26, '#6a7ad8')
    else:
        sky([(0.0, '#ffe8c0'), (0.3, '#a8dcf0'), (1, '#5aa8e8')], 1.1)
        sun((0.42, 0.5, -0.75), 7, '#fff0c0', soft=0.7)
        panel((1.0, -2.4, 1.2), (0, 0, 2.4), (2, 2), 40, '#d8e8b8')
    return {'map-table': up, 'eighth-rung': eighth, 'mud': mud, 'ground': rope}


def _at(i):
    """Where the rung i (from 0) lies: y and z."""
    return -0.34 + i * 0.012, 0.55 + i * 0.345


def _rung(i, sawn=False, muddy=False, night=False):
    y, z = _at(i)
    wood = paint(('#b8844a', '#a8743c', '#c08c52')[i % 3], rough=0.75, worn=0.35, scale=8)
    if not sawn:
        box((0, y, z - 0.03), (0.74, 0.07, 0.075), wood, bevel=0.012, rot=(0, (i * 37 % 5) - 2, 0))
        for x in (-0.31, 0.31):
            ball((x, y - 0.04, z + 0.005), 0.014, paint('#c8ccd4', metal=0.9, rough=0.3), detail=1)
        if muddy:
            for x, size in ((-0.12, 1.0), (0.13, 0.92)):
                rock((x, y - 0.03, z - 0.005), 0.085 * size, paint('#4a2c18', rough=0.9), squash=(0.9, 0.6, 0.62), rough=0.5, detail=3)
                for k in range(3):
                    box((x - 0.05 + k * 0.04, y - 0.09, z - 0.02), (0.026, 0.02, 0.05), paint('#2c180c', rough=0.9), bevel=0.004)
        return
    for x, lean in ((-0.21, 8), (0.21, -4)):
        box((x, y, z - 0.03), (0.34, 0.07, 0.075), wood, bevel=0.008, rot=(0, lean, 0))
    for side in (-1, 1):
        box((0.02 + side * 0.03, y - 0.002, z - 0.026), (0.02, 0.074, 0.068), paint('#f8e0a0', rough=0.9), bevel=0, rot=(0, 12, 0))
    if night:
        for k in range(6):
            ring((-0.05 + k * 0.026, y, z + 0.005), 0.066, 0.016, paint('#f8d42a', rough=0.95, glow=0.35), rot=(0, 90, 0), steps=12)
        fine_thread(CAMERA, [(0.08, y - 0.07, z - 0.02), (0.1, y - 0.1, z - 0.2), (0.06, y - 0.09, z - 0.34)])
    else:
        for k, (x, dz) in enumerate(((-0.04, -0.08), (0.06, -0.11), (0.01, -0.16))):
            rock((x, y - 0.05, z + dz), 0.018, paint('#f8e0a0', rough=1), rough=0.5, detail=2)


def _stiles():
    pole = paint('#8a6238', rough=0.8, worn=0.4, scale=4)
    for x in (-0.36, 0.36):
        tube([(x * 1.06, -0.36, -0.3), (x, -0.28, 2.6), (x * 0.97, -0.17, _TOP + 0.6)], 0.048, pole)


def _trunk(rnd):
    """Bark in long plates, knots, a carved heart, and roots at the foot."""
    bark = [paint(hue, rough=0.95, worn=0.5, scale=7, bump=0.4) for hue in ('#5a4030', '#4a3428', '#66493a', '#3e2c22')]
    cylinder((0.0, 0.62, -0.4), 0.78, _TOP + 3, bark[1], top=0.56, sides=28)
    for i in range(34):
        a = math.pi + 0.15 + rnd.random() * (math.pi - 0.3)
        z, high = rnd.uniform(-0.3, 4.2), rnd.uniform(0.6, 1.5)
        r0, r1 = 0.78 - z * 0.026, 0.78 - (z + high) * 0.026
        tube([(r0 * math.cos(a), 0.62 + r0 * math.sin(a), z), (r1 * math.cos(a + 0.05), 0.62 + r1 * math.sin(a + 0.05), z + high)], [0.07, 0.035], bark[i % 4])
    for x, y, z in ((-0.5, 0.04, 2.2), (0.45, -0.0, 3.4)):
        ring((x, y, z), 0.1, 0.035, bark[0], rot=(80, 0, 20))
        disc((x, y + 0.0, z), 0.07, paint('#1c120c', rough=1), rot=(80, 0, 20))
    for a, b, c in (((-0.6, 0.5, 3.4), (-1.5, 0.2, 4.2), (-2.6, 0.0, 4.5)), ((0.6, 0.5, 2.9), (1.5, 0.4, 3.8), (2.4, 0.1, 4.4))):
        tube([a, b, c], [0.2, 0.13, 0.06], bark[2])


def _platform():
    """Boards seen from below, beams, the square hole."""
    for i in range(14):
        y = -1.9 + i * 0.27
        hue = PLANKS[(i * 3) % 5]
        wood = paint(hue, rough=0.85, worn=0.4, scale=4)
        if -_HOLE - 0.6 < y + 0.13 < _HOLE - 0.4:
            for side in (-1, 1):
                box((side * (0.9 + _HOLE / 2 + 0.1), y + 0.13, _TOP), (1.55 - _HOLE / 2, 0.255, 0.06), wood, bevel=0.004)
        else:
            box((0, y + 0.13, _TOP), (3.3 + (i * 7 % 3) * 0.14, 0.255, 0.06), wood, bevel=0.004)
    for y in (-1.05, 0.1):
        box((0, y, _TOP - 0.14), (3.3, 0.12, 0.14), paint('#5e4228', rough=0.8, worn=0.3), bevel=0.01)
    for x in (-1.3, 1.3):
        box((x, -0.4, _TOP - 0.26), (0.12, 3.0, 0.14), paint('#6a4a2c', rough=0.8, worn=0.3), bevel=0.01)
        tube([(x, -0.9, _TOP - 0.2), (x * 0.42, 0.2, _TOP - 1.7)], 0.06, paint('#5e4228', rough=0.8))


def _trapdoor(look):
    """Its frame, its lid on a hinge, and by night a candle at its edge; it lifts and falls."""
    frame = paint('#c89a5a', rough=0.7)
    y0 = -0.48
    for x, y, w, d in ((-_HOLE - 0.02, y0, 0.09, 0.98), (_HOLE + 0.02, y0, 0.09, 0.98), (0, y0 - 0.47, 0.96, 0.09), (0, y0 + 0.47, 0.96, 0.09)):
        box((x, y, _TOP - 0.05), (w, d, 0.07), frame, bevel=0.01)
    angle = (62, 74)[look.phase('lid')] if not look.night else (14, 30)[look.phase('lid')]
    with group(at=(0, y0 + 0.46, _TOP + 0.06)):
        for i in range(4):
            box((-0.33 + i * 0.22, -0.02, 0), (0.21, 0.05, 0.92), paint(PLANKS[i], rough=0.8, worn=0.3), bevel=0.006, rot=(90 - angle, 0, 0))
    if look.night:
        cylinder((0.3, y0 - 0.36, _TOP + 0.03), 0.045, 0.16, paint('#f4ead0', rough=0.5, glow=0.3))
        flame = cylinder((0.3 + 0.01 * look.phase('candle'), y0 - 0.36, _TOP + 0.2), 0.035, (0.15, 0.1)[look.phase('candle')], glow('#ffc050', 10), top=0.004, sides=8)
        flame.visible_shadow = False
        lamp((0.2, y0 - 0.3, _TOP + 0.32), (34, 24)[look.phase('candle')], '#ffa850', 0.05)
        lamp((0.1, y0 - 0.2, _TOP - 0.3), (16, 11)[look.phase('candle')], '#ffa850', 0.1)
    else:
        lamp((0, y0, _TOP + 0.5), 90, '#fff0c0', 0.3)
        ball((-0.2, y0 + 0.1, _TOP + 1.5), 0.3, glow('#fff4d0', 2.2), detail=2)


def _rope():
    """The way down: a knotted rope on the right, cut by the frame."""
    hemp = paint('#8a6a3c', rough=0.95)
    tube([(0.6, -0.5, _TOP - 0.2), (0.6, -0.52, 3.0), (0.56, -0.56, 1.4), (0.5, -0.6, 0.2)], 0.026, hemp)
    for z, x in ((4.2, 0.6), (3.4, 0.6), (2.6, 0.59), (1.9, 0.575)):
        ball((x, -0.51 - (3.6 - z) * 0.02, z), 0.05, hemp, squash=(1, 1, 1.3))


def _foliage(rnd, drift):
    """Leaves round the platform's edge and in front of it."""
    quads = []
    for i in range(44):
        side = -1 if i % 2 else 1
        x, y, z = side * rnd.uniform(1.2, 3.0), rnd.uniform(-1.6, 1.4), rnd.uniform(2.6, 5.6)
        quads += clump((x + 0.06 * drift * side, y, z), 0.42, 26, 0.17, rnd)
    for x, y, z in ((-0.95, -0.8, 1.5), (-1.05, -0.7, 2.1), (-0.75, -1.0, 0.95), (0.95, -0.9, 2.5)):
        quads += clump((x + 0.04 * drift, y, z), 0.26, 26, 0.12, rnd)
    sheets(quads, leaves(*_LEAVES), name='foliage')


SHOOT = Shoot('secret-treehouse-ladder', CAMERA, build, loops=(
    Loop('leaves', 1, (0, 1), 1, hours=('day',)),
    Loop('lid', 1, (0, 0, 0, 0, 0, 0, 1, 1), 3, (135, 15, 225, 85), ('night',)),
    Loop('candle', 1, (0, 0, 1, 0, 1), 5, (135, 15, 225, 85), ('night',)),
), exposure=(-0.1, 0.8))

if __name__ == '__main__':
    SHOOT.main()
