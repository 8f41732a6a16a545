"""Inside the Teddy backpack: a tent of rose plush under a zipper's mouth of light, and things as large as furniture."""
import math
import random

from builders.rooms.threads import fine_thread
from builders.person import FLUNKO
from kit.camera import FrontCamera
from kit.lettering import dotted, write
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, prism, ring, rock, sheets, tube
from kit.shoot import Loop, Shoot
from kit.skin import haze, skin
from kit.stage import group, turned
from mathutils import Matrix, Vector

CAMERA = FrontCamera(eye=(0.0, -2.5, 1.0), focal=182, vanishing=(176, 100), size=SIZE)
# The lining is sewn in so many puffs.
_PUFFS = 22
_HAT = ('.....yyyyyyyy.....', '...yyyyyyyyyyyy...', '..yyyyyyyyyyyydd..', '.yyyyyyyyyyyyyydd.', '.cccccccccccccccc.', '.cdcdcdcdcdcdcdcd.')
_LAUGHING = ('ssskksssskksss', 'sskssksskssSss', 'ssssssssssssss', 'sskkkkkkkkkkss', 'sskwwwwwwwwkss', 'ssskrrrrrrksss', 'sssskkkkkkssss')
_NOT = ('skkkksssskkkks', 'sswwksssswwkss', 'sswwksssswwkss', 'ssssssssssssss', 'ssssssssssssss', 'sssskkkkkkssss', 'ssssssssssssss')
_JACKET = ('...ssssssssssss...', '..wrrrrrccrrrrrw..', '.wwrrrrrccrrrrrww.')
_INKS = {'y': FLUNKO.cap, 'd': '#d8a81e', 'c': FLUNKO.cuff, 's': FLUNKO.skin, 'S': FLUNKO.skin, 'w': '#ffffff', 'k': '#181020', 'r': FLUNKO.jacket}


def build(look):
    """Puts the inside of the backpack on the stage; returns its hotspots."""
    sky([(0, '#2a1018'), (1, '#2a1018')], 0.12)
    _plush()
    with group() as mouth:
        _zipper(look)
    with group() as seam:
        _seam(look.night)
    with group() as picture:
        _photograph()
    with group() as tape:
        _cassette()
    for part in tape:
        part.matrix_basis = Matrix.Translation((1.06, -0.3, 0.24)) @ turned((-13, 4, -14)) @ part.matrix_basis
    _things()
    _light(look)
    return {'photograph': picture, 'cassette': tape, 'seam': seam, 'zipper': mouth}


def _wall(a, b, inside=0.0):
    """A point of the lining in the direction a round and b up, in radians, `inside` it by a share."""
    share = (1 - 0.085 * abs(math.sin(_PUFFS / 2 * a)) * math.cos(b)) * (1 - inside)
    deep = 2.35 if math.sin(a) > 0 else 3.6
    return (2.75 * math.cos(a) * math.cos(b) * share, deep * math.sin(a) * math.cos(b) * share, 0.7 + 1.95 * math.sin(b) * share)


def _plush():
    """The lining, in puffs that run up to the zipper, and soft heaps for a floor."""
    lining = paint('#c24668', rough=1, worn=0.2, scale=16, bump=0.5)
    rows = [[_wall(math.tau * i / 264, b) for i in range(264)] for b in (-0.6 + 0.06 * j for j in range(36))]
    skin(rows, lining)
    for i in range(_PUFFS):
        a = math.tau * i / _PUFFS
        if math.sin(a) > -0.3:
            tube([_wall(a, -0.4 + 0.1 * j, 0.012) for j in range(15)], 0.018, paint('#7a1c3c', rough=1))
    floor = paint('#cc5878', rough=1, worn=0.2, scale=16, bump=0.5)
    rock((0, 0.1, -0.5), 1.6, floor, squash=(1.9, 1.4, 0.38), rough=0.16)
    for x, y, r in ((-1.9, 0.6, 0.66), (1.95, 0.7, 0.7), (-1.5, -0.8, 0.36), (1.9, -0.7, 0.36), (-0.4, 1.4, 0.55), (1.0, 1.5, 0.55)):
        rock((x, y, 0.0), r, floor, squash=(1.3, 1, 0.5), rough=0.14)


def _zipper(look):
    """The mouth of light, its teeth, and the pull that hangs in it and swings."""
    night, y, z, half = look.night, 0.75, 2.0, 1.42

    def edge(t, high):
        return (-half + 2 * half * t, high * math.sin(math.pi * t) ** 0.8)
    outline = [edge(i / 24, 0.4) for i in range(25)] + [edge(1 - i / 24, -0.24) for i in range(1, 24)]
    prism(outline, 0.02, glow('#3a3488', 0.6) if night else glow('#fff0c8', 2.4), at=(0, y, z))
    if night:
        for x, dz in ((-0.6, 0.1), (0.2, 0.2), (0.72, 0.04), (-0.1, -0.08), (-0.3, 0.26)):
            disc((x, y - 0.02, z + dz), 0.016, glow('#ffe8c0', 2.5), sides=6)
    brass, tape = paint('#e8c068', rough=0.25, metal=0.85), paint('#7a1f38', rough=0.9)
    for high, sign in ((0.4, 1), (-0.24, -1)):
        rim = [(x, y - 0.03, z + dz) for x, dz in (edge(i / 30, high) for i in range(31))]
        tube([(px, py + 0.02, pz + 0.07 * sign) for px, py, pz in rim], 0.11, tape)
        for px, py, pz in rim[1:-1]:
            box((px, py - 0.07, pz - 0.03 - 0.02 * sign), (0.05, 0.05, 0.075), brass, bevel=0.012)
    swing = math.radians((-7, 7)[look.phase('pull')])
    with group(at=(half - 0.06, y - 0.14, z)):
        box((0, 0, -0.1), (0.2, 0.1, 0.2), brass, bevel=0.02)
        tube([(0, -0.05, -0.05), (0.3 * math.sin(swing), -0.05, -0.3), (0.52 * math.sin(swing), -0.05, -0.52)], [0.03, 0.035, 0.05], brass)
        ring((0.6 * math.sin(swing), -0.05, -0.6), 0.07, 0.022, brass)


def _seam(night):
    """Torn between two puffs and mended with yellow thread: thirteen crossed stitches, by night twelve; its end hangs loose."""
    a, step = math.tau * 9 / _PUFFS, 0.07
    line = [_wall(a, -0.18 + step * i, 0.03) for i in range(14)]
    tube(line, [0.012] + [0.05] * 12 + [0.012], paint('#3a0c1c', rough=1))
    for side in (-1, 1):
        tube([_wall(a + side * 0.02, -0.2 + step * i, 0.035) for i in range(15)], 0.03, paint('#e07890', rough=1))
    for i in range(12 if night else 13):
        for b in (-1, 1):
            ends = [_wall(a + side * 0.03, -0.16 + step * i + (0.0 if side * b < 0 else 0.045), 0.06) for side in (-1, 1)]
            fine_thread(CAMERA, [ends[0], tuple((Vector(ends[0]) + Vector(ends[1])) / 2), ends[1]])
    x, y, z = _wall(a, -0.18, 0.08)
    fine_thread(CAMERA, [(x, y, z), (x + 0.06, y - 0.05, z - 0.14), (x - 0.02, y - 0.08, z - 0.24), (x + 0.05, y - 0.1, z - 0.34)])


def _photograph():
    """The fourth picture of the booth's strip in two halves: Flunko laughing, and Flunko not."""
    for side, face in ((-1, _LAUGHING), (1, _NOT)):
        x, y, z = -0.36 + side * 0.39, 0.2 - 0.05 * side, 0.36
        jag = [(-0.02, 0), (-0.08, 0.12), (0.0, 0.26), (-0.07, 0.4), (-0.01, 0.56), (-0.06, 0.7), (0.0, 0.84)]
        outline = [(-0.33, 0), *((0.35 + dx, dz) for dx, dz in jag), (-0.33, 0.84)]
        prism([(-side * px, pz) for px, pz in outline], 0.012, paint('#fbf4e4', rough=0.6, glow=0.08), at=(x, y, z), rot=(-3, side * 4, 0))
        rows = [*_HAT, *(f'..{row}..' for row in face), *_JACKET]
        unit = CAMERA.metres_per_pixel(y - 0.08)
        box((x - side * 0.01, y - 0.055, z + 0.15), (38 * unit, 0.004, 38 * unit), paint('#6a2f7a' if side < 0 else '#26305c', rough=0.6), bevel=0)
        for ink, hue in _INKS.items():
            dots = [(c, r) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == ink]
            if dots:
                dotted((dots, 18, 16), CAMERA, (x - side * 0.01, y - 0.1, z + 0.15 + 17 * unit), paint(hue, rough=0.8, glow=0.3), dot=2)


def _cassette():
    """Black, rewound and without a label; a corner has been bitten."""
    shell, edge = paint('#34303e', rough=0.4), paint('#5c5668', rough=0.35)
    bite = [(0.5, 0.4), (0.44, 0.42), (0.42, 0.47), (0.36, 0.48), (0.34, 0.53), (0.29, 0.54), (0.27, 0.6)]
    prism([(-0.5, 0), (0.5, 0), *bite, (-0.5, 0.62)], 0.14, shell, bevel=0.02)
    prism([(-0.44, 0.17), (0.44, 0.17), (0.44, 0.38), (0.2, 0.55), (-0.44, 0.55)], 0.01, edge, at=(0, -0.074, 0))
    prism([(-0.32, 0), (0.32, 0), (0.27, 0.13), (-0.27, 0.13)], 0.05, edge, at=(0, -0.07, 0))
    box((0, -0.082, 0.26), (0.52, 0.01, 0.2), paint('#17131c', rough=0.15), bevel=0)
    disc((-0.15, -0.089, 0.36), 0.13, paint('#6a4028', rough=0.3), squash=0.76)
    for x in (-0.17, 0.17):
        disc((x, -0.092, 0.36), 0.085, paint('#f0e8e0', rough=0.5), sides=20)
        disc((x, -0.094, 0.36), 0.052, paint('#17131c', rough=0.5), sides=20)
        for i in range(6):
            angle = math.tau * i / 6
            box((x + 0.046 * math.cos(angle), -0.096, 0.352 + 0.046 * math.sin(angle)), (0.018, 0.004, 0.018), paint('#f0e8e0', rough=0.5), bevel=0)
    for x, z in ((-0.45, 0.05), (0.45, 0.05), (-0.45, 0.57)):
        cylinder((x, -0.07, z), 0.022, 0.014, paint('#d8d0dc', metal=0.9, rough=0.3), rot=(90, 0, 0), sides=10)


def _things():
    """A pencil in front, cut by the frame; GUM, a button, marbles, coins, fluff."""
    rnd = random.Random(9)
    with group(at=(-1.6, -1.05, 0.16), turn=-7):
        cylinder((0, 0, 0), 0.1, 1.75, paint('#f0b020', rough=0.35), rot=(0, 90, 0), sides=6)
        cylinder((1.75, 0, 0), 0.1, 0.26, paint('#f0d8b0', rough=0.8), rot=(0, 90, 0), sides=6, top=0.03)
        cylinder((1.97, 0, 0), 0.035, 0.1, paint('#2a2430', rough=0.5), rot=(0, 90, 0), sides=6, top=0.004)
    wrapper = [(-0.4, -0.14), (-0.44, -0.05), (-0.4, 0.02), (-0.44, 0.1), (-0.4, 0.17), (0.4, 0.17), (0.44, 0.1), (0.4, 0.02), (0.44, -0.05), (0.4, -0.14)]
    prism(wrapper, 0.03, paint('#48c8e8', rough=0.3), at=(0.98, -1.0, 0.31), rot=(-14, -5, 0))
    write('GUM', CAMERA, (0.98, -1.08, 0.33), paint('#fff4e0', rough=0.5, glow=0.2), dot=2)
    with group() as button:
        cylinder((0, 0, 0), 0.2, 0.06, paint('#3ac8b0', rough=0.25), sides=28)
        ring((0, 0, 0.06), 0.17, 0.03, paint('#5ae4cc', rough=0.25), rot=(0, 0, 0))
        for x in (-0.055, 0.055):
            for y in (-0.055, 0.055):
                disc((x, y, 0.064), 0.03, paint('#0c3a3a'), rot=(0, 0, 0), sides=12)
    for part in button:
        part.matrix_basis = Matrix.Translation((-0.12, -0.85, 0.27)) @ turned((38, 0, 20)) @ part.matrix_basis
    for x, y, z, r, hue in ((0.36, -0.62, 0.2, 0.1, '#f4ecf8'), (1.72, -0.15, 0.24, 0.15, '#f0c040')):
        ball((x, y, z), r, paint(hue, rough=0.08))
    for i, (x, y) in enumerate(((-1.05, -0.35), (-0.92, -0.42))):
        cylinder((x, y, 0.18 + i * 0.02), 0.14, 0.03, paint(('#d8dce4', '#c87a3a')[i], rough=0.2, metal=0.9), rot=(6, 8, 0), sides=28)
    for _ in range(9):
        rock((rnd.uniform(-1.8, 1.8), rnd.uniform(-0.6, 0.9), 0.16), 0.05, paint('#f0c0cc', rough=1), rough=0.8, detail=2)


def _light(look):
    if look.night:
        on = look.phase('torch') == 0
        x, y = -1.7, -0.15
        with group(at=(x, y, 0.12)):
            cylinder((0, 0, 0), 0.12, 0.5, paint('#2a3a5a', rough=0.3))
            cylinder((0, 0, 0.5), 0.12, 0.18, paint('#d8b030', rough=0.3), top=0.19)
            disc((0, 0, 0.69), 0.17, glow('#fff4d0', 9 if on else 2.4), rot=(0, 0, 0))
        beam((x, y, 0.84), (-0.7, 0.7, 2.2), 210 if on else 64, '#ffdca0', angle=84, blend=0.7, size=0.08)
        lamp((x + 0.5, -0.6, 1.15), 17 if on else 6, '#ffb890', 0.3)
        panel((0, 0.6, 2.0), (0, -1, 0.2), (2, 0.4), 9, '#8a80ff')
        return
    panel((0, 0.62, 2.02), (0, -0.8, 0.0), (2.4, 0.4), 90, '#fff0cc')
    beam((0.0, 0.66, 2.5), (-0.3, -0.1, 0.4), 300, '#ffe8b8', angle=62, blend=0.6, size=0.1)
    panel((0, -2.2, 1.8), (0, 0.4, 0.4), (2, 1), 24, '#ff9ab0')
    for left, right in ((-1.1, 0.9), (-0.6, 0.5)):
        leaf = sheets([[(left, 0.7, 2.0), (right, 0.7, 2.0), (right * 1.5, 0.3, 0.3), (left * 1.35, 0.3, 0.3)]], haze('#ffdca8', 0.16, 2.0), name='haze')
        leaf.visible_shadow = leaf.visible_diffuse = leaf.visible_glossy = False


SHOOT = Shoot('jocks-house-teddy-backpack', CAMERA, build, loops=(
    Loop('pull', 1, (0, 1), 1, (225, 24, 270, 92)),
    Loop('torch', 1, (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0), 4, (16, 20, 230, 150), ('night',)),
), exposure=(0.6, 0.8))

if __name__ == '__main__':
    SHOOT.main()
