"""The crusher under its broken roof: red and black jaws like a stage with a cube of metal between them."""
import math
import random

from builders.outside.skies import day, night
from builders.rooms.plumbing import pipe
from builders.rooms.rig import shaft
from builders.rooms.shell import room
from builders.rooms.zone import zone
from builders.town.wrecks import cube, stack
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.9, -3.4, 1.75), focal=196, vanishing=(196, 116), size=SIZE)
_RED, _IRON, _JAWS = '#c8281f', '#2a262a', 3.2
_LAMP = (-2.35, 2.6, 3.95)


def build(look):
    """Puts the shed and its machine on the stage; returns its hotspots."""
    rnd, spots = random.Random(1), {}
    room(11, 6.6, 5.2, wall='#5a4038', floor=paint('#4a4240', rough=0.9, worn=0.5, scale=1.5), ceiling='#2a2022', skirting='#1c1818', openings=((4.15, 0, 1.9, 3.0),))
    _walls()
    for y in (0.6, 3.0, 5.4):
        box((0, y, 4.75), (11, 0.16, 0.3), paint('#3a3034', rough=0.7), bevel=0)
    box((-0.6, 2.4, 5.14), (1.9, 1.3, 0.04), glow('#fff0cc', 2.6) if not look.night else glow('#2c3a6a', 0.8), bevel=0)
    with group() as spots['jaws']:
        _machine(look)
    _block(look)
    _wall_of_cubes(rnd)
    with group() as spots['cube']:
        _yellow(look)
    with group() as spots['lever']:
        _lever(look)
    with group() as spots['yard']:
        plane((4.4, 9.6, 0.02), (3.4, 6), paint('#c8924c' if not look.night else '#4a4a60', rough=1, worn=0.3))
        box((4.15, 6.62, 2.98), (2.1, 0.1, 0.14), paint('#f0b020', rough=0.5), bevel=0)
        for x in (3.2, 5.1):
            box((x, 6.55, 0), (0.14, 0.12, 3.0), paint('#f0b020', rough=0.5), bevel=0)
    with group(at=(4.6, 14, 0), turn=6):
        stack(rnd, 4)
    pipe([(-5.2, 6.3, 4.2), (-2.6, 6.3, 4.2), (-2.6, 3.6, 4.4)], 0.09, '#8a5a3a')
    for i in range(8):
        box((-3.5 + i * 0.9, 1.2, 0.004), (0.45, 0.26, 0.006), paint(('#f0b020', '#1c1a1e')[i % 2], rough=0.9, worn=0.3), bevel=0)
    plane((0.2, 0.7, 0.008), (1.7, 0.6), paint('#1c1a22', rough=0.04))
    _light(look)
    return spots


def _walls():
    """Sheets of corrugated iron, each gray, red lead or rust, with streaks that run from their bolts; a plinth of oily concrete;
    on the left the hours of the shift, painted over, and a crack of the yard's light where a sheet is bent."""
    tones = [paint(hue, rough=0.55, metal=0.25) for hue in ('#7c7a78', '#8a4a34', '#6a686a', '#a05a38', '#74605a')]
    streak, bolt, oil = paint('#5e2a18', rough=1), paint('#2a2426', rough=0.5, metal=0.5), paint('#3c3836', rough=0.5)
    for i in range(46):
        x = -5.4 + i * 0.24
        low = 3.05 if 3.0 < x < 5.25 else 0.5
        for k, (z0, z1) in enumerate(((low, 2.6), (max(low, 2.56), 5.2))):
            if z1 > z0:
                cylinder((x, 6.6, z0), 0.11, z1 - z0, tones[(i // 5 * 3 + k * 2) % 5], sides=8)
        if i % 4 == 1 and low < 1:
            for z, long in ((2.5, 0.5 + 0.2 * (i % 3)), (4.5, 0.7 + 0.3 * (i % 2))):
                box((x, 6.48, z - long), (0.07, 0.012, long), streak, bevel=0)
                ball((x, 6.48, z), 0.045, bolt, detail=1)
    for side in (-1, 1):
        for i in range(34):
            y = -1.2 + i * 0.24
            for k, (z0, z1) in enumerate(((0.5, 2.6), (2.56, 5.2))):
                cylinder((side * 5.5, y, z0), 0.11, z1 - z0, tones[(i // 4 * 2 + k * 3 + (side > 0)) % 5], sides=8)
            if i % 4 == 2:
                box((side * 5.385, y, 1.7), (0.012, 0.07, 0.8), streak, bevel=0)
        box((side * 5.4, 2, 0), (0.3, 9, 0.5), oil, bevel=0.02)
    box((-1.2, 6.5, 0), (8.3, 0.3, 0.5), oil, bevel=0.02)


def _stripes(x0, x1, y, z, tall):
    """Red and black, aslant, along a beam."""
    count = round((x1 - x0) / 0.5)
    wide = (x1 - x0) / count
    for i in range(count):
        if i % 2:
            left = x0 + i * wide
            prism([(left, z), (left + wide, z), (left + wide - 0.2, z + tall), (left - 0.2, z + tall)], 0.02, paint('#17141a', rough=0.7), at=(0, y, 0))


def _machine(look):
    """Two columns, the bed with its words, the upper jaw on its rams: lower by night."""
    red, iron = paint(_RED, rough=0.45, worn=0.3, scale=2), paint(_IRON, rough=0.5, metal=0.4)
    for x in (-2.55, 2.55):
        box((x, _JAWS + 0.2, 0), (0.6, 1.5, 4.4), red, bevel=0.03)
        for i in range(6):
            ball((x, _JAWS - 0.58, 0.5 + i * 0.66), 0.07, paint('#e8d0c0', metal=0.6, rough=0.3), detail=1)
    box((0, _JAWS + 0.2, 3.9), (5.7, 1.6, 0.6), red, bevel=0.03)
    _stripes(-2.7, 2.75, _JAWS - 0.62, 3.96, 0.48)
    box((0, _JAWS, 0), (4.5, 1.8, 0.72), iron, bevel=0.03)
    box((0, _JAWS - 0.93, 0.16), (3.3, 0.04, 0.42), paint('#f0b020', rough=0.5, worn=0.15, glow=0.05), bevel=0.01)
    write('DO NOT STAND HERE', CAMERA, (0, _JAWS - 0.97, 0.37), paint('#1c0c0a', rough=0.8))
    low = (2.52 if not look.night else 2.22) - 0.07 * look.phase('sink')
    box((0, _JAWS, low), (4.4, 1.7, 0.62), red, bevel=0.03)
    _stripes(-2.1, 2.15, _JAWS - 0.87, low + 0.05, 0.5)
    for i in range(11):
        x = -2.0 + i * 0.4
        prism([(-0.18, 0), (0.18, 0), (0, -0.26)], 0.3, iron, at=(x, _JAWS - 0.66, low))
        prism([(-0.18, 0), (0.18, 0), (0, 0.2)], 0.3, iron, at=(x, _JAWS - 0.72, 0.72))
    for x in (-1.4, 0, 1.4):
        cylinder((x, _JAWS, low + 0.6), 0.17, 3.92 - low - 0.6, paint('#d8dce2', metal=0.9, rough=0.15), sides=18)
        cylinder((x, _JAWS, 3.45), 0.28, 0.5, iron, sides=18)
    fall = look.phase('drip')
    if fall:
        ball((1.72, _JAWS - 1.0, (0, 2.1, 1.3)[fall]), 0.05, glow('#f0c080', 1.4), squash=(0.7, 0.7, 1.6), detail=1)


def _block(look):
    """What it made last, between the teeth: a cube of metal with a lamp of the car still in it."""
    with group(at=(-0.1, _JAWS - 0.1, 0.9), turn=6, size=0.95):
        cube('#9aa2ac', 1.4)
        for i, hue in enumerate(('#c8ccd2', '#4a7a86', '#d8dce2', '#a84a34')):
            box((-0.45 + i * 0.3, -0.72, 0.1 + 0.22 * (i % 3)), (0.34, 0.08, 0.2), paint(hue, metal=0.6, rough=0.25), bevel=0.02, rot=(0, 20 * (i - 1), 0))
        ball((0.42, -0.74, 0.82), 0.11, paint('#fff0c8', rough=0.1, glow=0.2), squash=(1, 0.4, 0.7))


def _wall_of_cubes(rnd):
    hues = ('#7a4a3a', '#4a6a72', '#8a7a4a', '#6a6e78', '#8a3a2c', '#5a5a6e')
    for level in range(3):
        for i in range(3 - level // 2):
            with group(at=(-4.7 + i * 1.0 + 0.2 * level, 4.9 + rnd.uniform(-0.2, 0.2), level * 0.98), turn=rnd.uniform(-8, 8)):
                cube(hues[(level * 3 + i) % 6], 1.2)
                box((rnd.uniform(-0.3, 0.3), -0.62, 0.3), (0.3, 0.06, 0.12), paint('#d8dce2', metal=0.8, rough=0.2), bevel=0)


def _yellow(look):
    """The cube in front: chrome folded round a strip of knitted yellow; by night a hole."""
    with group(at=(-1.8, 0.55, 0), turn=8):
        cube('#6a5a58', 1.25)
        for i, (x, z, w, lean) in enumerate(((-0.36, 0.18, 0.42, 14), (0.3, 0.76, 0.4, -10), (0.34, 0.14, 0.34, 24), (-0.3, 0.8, 0.4, 6))):
            box((x, -0.65, z), (w, 0.07, 0.1), paint('#e0e4ea', metal=0.9, rough=0.15), bevel=0.02, rot=(0, lean, 0))
        if look.night:
            box((0.02, -0.66, 0.4), (0.5, 0.06, 0.2), paint('#040306'), bevel=0.02)
            return
        for i in range(7):
            box((-0.24 + i * 0.075, -0.68, 0.4), (0.066, 0.06, 0.19), paint(('#ffe04a', '#f0c020')[i % 2], rough=1, glow=0.2), bevel=0.015)
        for i in range(3):
            box((0.24 - 0.02 * i, -0.72, 0.3 - 0.1 * i), (0.11, 0.04, 0.11), paint(('#f0c020', '#ffe04a')[i % 2], rough=1, glow=0.2), bevel=0.015)


def _lever(look):
    """On its post, cut by the frame: a rubber glove hangs on the handle."""
    iron = paint('#3a363c', rough=0.5, metal=0.4)
    box((2.05, -1.1, 0), (0.42, 0.3, 1.2), paint('#8a1c16', rough=0.5, worn=0.2), bevel=0.03)
    box((2.05, -1.26, 0.92), (0.3, 0.02, 0.2), paint('#f0b020', rough=0.5), bevel=0)
    box((2.05, -1.15, 1.2), (0.12, 0.3, 0.06), iron, bevel=0)
    x, z = (1.72, 1.84) if not look.night else (1.5, 1.62)
    tube([(2.05, -1.15, 1.2), (x, -1.15, z)], 0.035, paint('#c8ccd2', metal=0.8, rough=0.2))
    ball((x, -1.15, z), 0.075, paint('#1c1a1e', rough=0.3), detail=2)
    rubber = paint('#f07a2a', rough=0.35, glow=0.05)
    box((x, -1.2, z - 0.2), (0.17, 0.07, 0.24), rubber, bevel=0.03)
    for i in range(4):
        tube([(x - 0.065 + i * 0.043, -1.2, z - 0.19), (x - 0.075 + i * 0.05, -1.2, z - (0.3, 0.34, 0.33, 0.29)[i])], 0.021, rubber)
    tube([(x + 0.07, -1.2, z - 0.1), (x + 0.15, -1.2, z - 0.19)], 0.022, rubber)
    box((x, -1.2, z + 0.0), (0.2, 0.09, 0.05), paint('#c8561a', rough=0.4), bevel=0.01)


def _light(look):
    x, y, z = _LAMP
    cylinder((x, y, z - 0.06), 0.2, 0.1, paint(_IRON), sides=16)
    if look.night:
        night(CAMERA, 'black', towards=(0.3, 0.3, -0.7), energy=0.5)
        turn = look.phase('beacon')
        ball((x, y, z + 0.16), 0.19, glow('#ff2418', (9, 4, 6)[turn]), detail=2)
        a = math.radians((-70, -20, -130)[turn])
        beam((x, y - 0.3, z + 0.1), (x + 4 * math.cos(a), y + 4 * math.sin(a), z - 2.2), 500, '#ff2a1c', angle=60, blend=0.8, size=0.2)
        panel((-2.2, 0.4, 4.2), (0.2, _JAWS, 1.0), (1.2, 1.0), 330, '#ff3020')
        panel((1.2, -3.0, 3.6), (0, 2, 0.8), (3, 1.4), 70, '#5a62d8')
        panel((4.15, 6.8, 1.6), (2.2, 2, 0.6), (1.8, 2.8), 120, '#6a8aff')
        lamp((0.2, _JAWS - 0.9, 1.9), 16, '#ff4a2a', 0.2)
        return
    ball((x, y, z + 0.16), 0.19, paint('#8a1c18', rough=0.15), detail=2)
    day('dust', (-0.6, -0.35, -0.6), energy=1.0)
    beam((-0.6, 2.2, 5.1), (0.1, _JAWS - 0.8, 0.8), 2200, '#ffe4b0', angle=46, blend=0.4, size=0.4)
    shaft((-0.6, 2.0, 5.0, 1.7, 0.1), (0.08, 0.02, -1), 0.1, 0.035, '#ffe0a8', 2)
    panel((1.0, -3.2, 3.8), (0, 2.5, 1.2), (4, 1.6), 240, '#ffc8a0')
    panel((4.15, 6.8, 1.6), (2.0, 2, 0.6), (1.8, 2.8), 160, '#ffc070')


SHOOT = Shoot('junkyard-crusher', CAMERA, build, exposure=(0.3, 0.85), bloom=(0.12, 0.45), samples=24, loops=(
    Loop('drip', 2, (0, 0, 0, 0, 1, 2), 4, zone(CAMERA, (1.72, _JAWS - 1.0, 1.7), (0.16, 0.6)), ('day',)),
    Loop('beacon', 2, (0, 1, 2), 3, zone(CAMERA, (-2.2, 2.6, 3.9), (0.75, 0.7)), ('night',)),
    Loop('sink', 1, (0, 0, 0, 0, 0, 0, 1, 1), 1, zone(CAMERA, (0, _JAWS - 0.8, 2.4), (2.4, 0.5)), ('night',)),
))

if __name__ == '__main__':
    SHOOT.main()
