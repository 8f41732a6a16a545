"""Inside the Teddy backpack: a tent of rose plush with a zipper's mouth of light, and things as large as furniture."""
import math
import random

from builders.rooms.bear import button
from builders.rooms.decor import cassette, drawing
from builders.rooms.threads import fine_thread
from builders.tree import clump
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, leaves, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, ring, rock, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group, turned
from mathutils import Matrix


CAMERA = FrontCamera(eye=(0.0, -2.5, 1.0), focal=182, vanishing=(176, 100), size=SIZE)
_ROSE = ('#a83e5c', '#b84868', '#c85878', '#d06684', '#bc4e6e')
_FACE = ('....yyyyyy....', '...yyyyyyyy...', '..yyyyyyyyyy..', '..YYYYYYYYYY..', '..bbbbbbbbbb..', '.bbwwbbbwwbbb.', '.bbwkbbbwkbbb.', '.bbbbbbbbbbbb.',
         '.bb{}bb.', '.bbb{}bbb.', '..bbbbbbbbbb..', '...rrrrrrrr...', '..rrrrrrrrrr..')


def build(look):
    """Puts the inside of the backpack on the stage; returns its hotspots."""
    sky([(0, '#2a1018'), (1, '#2a1018')], 0.12)
    rnd = random.Random(9)
    _plush(rnd)
    with group() as mouth:
        _zipper(look)
    with group() as seam:
        _seam()
    with group() as picture:
        _photograph()
    with group() as tape:
        cassette((0, 0, 0))
        box((0, 0.004, 0.0125), (0.03, 0.016, 0.001), paint('#6a5a6c', rough=0.2), bevel=0)
        prism([(-0.034, 0), (0.034, 0), (0.028, 0.012), (-0.028, 0.012)], 0.004, paint('#4a4452', rough=0.35), at=(0, -0.03, 0.013), rot=(-90, 0, 0))
        for x in (-0.045, 0.045):
            for y in (-0.027, 0.027):
                cylinder((x, y, 0.011), 0.0022, 0.003, paint('#c8c0c8', metal=0.9, rough=0.3), sides=8)
    for part in tape:
        part.matrix_basis = Matrix.Translation((0.92, -0.25, 0.42)) @ turned((62, 0, -12)) @ Matrix.Scale(8, 4) @ part.matrix_basis
    _things(rnd)
    _light(look)
    return {'photograph': picture, 'cassette': tape, 'seam': seam, 'zipper': mouth}


def _plush(rnd):
    """A round tent: the lining as a ball seen from within, folds, and tufts of fur over all of it."""
    lining = paint('#a83e5c', rough=1)
    ball((0, 0, 0.75), 2.25, lining, squash=(1.25, 1.5, 0.92), detail=4)
    rock((0, 0.1, -0.5), 1.6, lining, squash=(1.9, 1.4, 0.38), rough=0.22)
    for x, y, r in ((-1.9, 0.6, 0.7), (1.9, 0.7, 0.75), (-1.5, -0.7, 0.42), (1.8, -0.6, 0.4), (-0.4, 1.4, 0.6), (1.0, 1.5, 0.6)):
        rock((x, y, 0.0), r, lining, squash=(1.3, 1, 0.55), rough=0.2)
    tufts = []
    for i in range(1500):
        a, b = rnd.uniform(-0.6, math.pi + 0.6), rnd.uniform(-0.55, 1.35)
        x, y, z = 2.7 * math.cos(a) * math.cos(b), (2.1 if math.sin(a) > 0 else 3.2) * math.sin(a) * math.cos(b), 0.75 + 1.98 * math.sin(b)
        if abs(x) < 1.35 and 1.75 < z < 2.6 and y > 0.6:
            continue
        tufts += clump((x, y, max(z, -0.1)), 0.13, 14, 0.03, rnd)
    for i in range(260):
        tufts += clump((rnd.uniform(-2.1, 2.1), rnd.uniform(-1.3, 1.4), 0.06), 0.12, 12, 0.028, rnd)
    sheets(tufts, leaves(*_ROSE), name='fur')


def _zipper(look):
    """The mouth of light, its teeth, and the pull that hangs in it and swings."""
    night, y, z = look.night, 1.08, 2.1
    outline = [(-1.3, 0)] + [(-1.3 + 2.6 * i / 20, 0.3 * math.sin(math.pi * i / 20)) for i in range(1, 20)] + [(1.3, 0)]
    outline += [(1.3 - 2.6 * i / 20, -0.22 * math.sin(math.pi * i / 20)) for i in range(1, 20)]
    prism(outline, 0.02, glow('#3a3478', 0.5) if night else glow('#fff0c8', 2.4), at=(0, y, z))
    if night:
        for x, dz in ((-0.5, 0.1), (0.2, 0.16), (0.62, 0.02), (-0.1, -0.08)):
            disc((x, y - 0.02, z + dz), 0.016, glow('#ffe8c0', 2.5), sides=6)
    brass, tape = paint('#e0b860', rough=0.25, metal=0.85), paint('#7a1f38', rough=0.9)
    for edge, sign in ((0.3, 1), (-0.22, -1)):
        rim = [(-1.3 + 2.6 * i / 24, y - 0.03, z + edge * math.sin(math.pi * i / 24)) for i in range(25)]
        tube(rim, 0.05, tape)
        for px, py, pz in rim[1:-1]:
            box((px, py - 0.05, pz - 0.035 - 0.02 * sign), (0.055, 0.05, 0.06), brass, bevel=0.012)
    swing = (-7, 7)[look.phase('pull')]
    with group(at=(1.16, y - 0.12, z)):
        box((0, 0, -0.08), (0.2, 0.08, 0.16), brass, bevel=0.02)
        a = math.radians(swing)
        tube([(0, -0.05, -0.05), (0.3 * math.sin(a), -0.05, -0.3), (0.52 * math.sin(a), -0.05, -0.52)], [0.03, 0.035, 0.05], brass)
        ring((0.6 * math.sin(a), -0.05, -0.6), 0.07, 0.022, brass)


def _seam():
    """Mended with yellow thread: thirteen stitches across a scar in the lining."""
    thread, scar = paint('#f8d832', rough=0.8, glow=0.25), paint('#5a1a2c', rough=1)
    points = [(-1.42 + i * 0.085, 1.2 + 0.02 * i, 0.62 + 0.075 * i) for i in range(13)]
    tube([(x, y - 0.02, z) for x, y, z in points], 0.03, scar)
    for i, (x, y, z) in enumerate(points):
        for a, b in ((-0.05, 0.07), (0.05, 0.03)):
            tube([(x + a, y - 0.09, z + b + 0.02), (x, y - 0.12, z), (x - a, y - 0.09, z - b - 0.02)], 0.011, thread)
    fine_thread(CAMERA, [(-0.4, 1.32, 1.52), (-0.3, 1.2, 1.5), (-0.26, 1.15, 1.3), (-0.33, 1.12, 1.12)])


def _photograph():
    """The fourth picture of the booth's strip, in two halves: Flunko laughing, and Flunko not."""
    for side, mouth in ((-1, ('kkkkkk', 'wwww')), (1, ('bbbbbb', 'kkkk'))):
        x, y, z = -0.2 + side * 0.3, 0.2 - 0.05 * side, 0.42
        edge = [(-0.25, -0.32), (0.25 if side > 0 else 0.2, -0.32)]
        torn = [(0.23, -0.16), (0.17, -0.05), (0.24, 0.06), (0.18, 0.18), (0.23, 0.32)] if side < 0 else [(0.25, 0.32)]
        back = [(-0.25, 0.32)] if side < 0 else [(-0.18, 0.32), (-0.23, 0.18), (-0.17, 0.06), (-0.24, -0.05), (-0.18, -0.16)]
        prism(edge + torn + back, 0.012, paint('#f8f0e0', rough=0.5), at=(x, y, z), rot=(-4, side * 5, 0))
        box((x, y - 0.014, z - 0.2), (0.36, 0.004, 0.46), paint('#5a2a5a' if side < 0 else '#2a2a5a', rough=0.5), bevel=0, rot=(0, side * 5, 0))
        rows = [row.format(mouth[0] if i == 8 else mouth[1]) if '{}' in row else row for i, row in enumerate(_FACE)]
        rows = [row.ljust(14, 'b') if len(row) < 14 else row for row in rows]
        drawing(CAMERA, (x, y - 0.08, z + 0.02), rows, {'y': '#f8d832', 'Y': '#d8a818', 'b': '#5aa4e0', 'w': '#ffffff', 'k': '#181020', 'r': '#d83c44'})


def _things(rnd):
    """A pencil in front, cut by the frame; GUM, coins, marbles, a crayon, fluff."""
    with group(at=(-1.5, -1.0, 0.2), turn=-8):
        cylinder((0, 0, 0), 0.1, 1.9, paint('#f0b020', rough=0.35), rot=(0, 90, 0), sides=6)
        cylinder((1.9, 0, 0), 0.1, 0.26, paint('#f0d8b0', rough=0.8), rot=(0, 90, 0), sides=6, top=0.03)
        cylinder((2.12, 0, 0), 0.035, 0.1, paint('#2a2430', rough=0.5), rot=(0, 90, 0), sides=6, top=0.004)
    wrapper = [(-0.4, -0.14), (-0.44, -0.05), (-0.4, 0.02), (-0.44, 0.1), (-0.4, 0.17), (0.4, 0.17), (0.44, 0.1), (0.4, 0.02), (0.44, -0.05), (0.4, -0.14)]
    prism(wrapper, 0.03, paint('#e84a9a', rough=0.3), at=(1.16, -0.85, 0.2), rot=(-14, -7, 0))
    write('GUM', CAMERA, (1.16, -0.92, 0.21), paint('#fff4e0', rough=0.5))
    for x, y, z, r, hue in ((-0.9, -0.55, 0.2, 0.13, '#3ac8b0'), (-0.66, -0.72, 0.17, 0.1, '#e8e0f8'), (1.6, 0.05, 0.22, 0.15, '#f06aa8'), (0.2, -0.9, 0.17, 0.08, '#5a8af0')):
        ball((x, y, z), r, paint(hue, rough=0.08))
    for i, (x, y) in enumerate(((0.4, -0.5), (0.52, -0.58), (-1.25, -0.2))):
        cylinder((x, y, 0.16 + i * 0.02), 0.14, 0.03, paint(('#d8dce4', '#d8dce4', '#c87a3a')[i], rough=0.2, metal=0.9), rot=(6, 8, 0), sides=28)
    with group(at=(1.75, 0.6, 0.2), turn=60):
        cylinder((0, 0, 0), 0.09, 0.9, paint('#7a4ac8', rough=0.5), rot=(0, 78, 0))
        cylinder((0.88, 0, 0.19), 0.08, 0.2, paint('#7a4ac8', rough=0.5), rot=(0, 78, 0), top=0.03)
    with group(at=(-1.75, 0.35, 0.5)):
        button((0, 0, 0), 0.2)
        for dx in (-0.05, 0.05):
            disc((dx, -0.065, 0.0), 0.022, paint('#f4e0d0'))
    for _ in range(12):
        rock((rnd.uniform(-1.8, 1.8), rnd.uniform(-0.8, 0.9), 0.16), 0.06, paint('#e8b8c4', rough=1), rough=0.8, detail=2)
    box((-0.62, 0.42, 0.1), (0.34, 0.2, 0.16), paint('#f0a0b0', rough=0.8), bevel=0.04, rot=(0, 8, 20))
    box((-0.7, 0.4, 0.11), (0.16, 0.205, 0.162), paint('#5a8ad8', rough=0.8), bevel=0.03, rot=(0, 8, 20))


def _light(look):
    if look.night:
        on = look.phase('torch') == 0
        with group(at=(1.38, -0.5, 0.08)):
            cylinder((0, 0, 0), 0.12, 0.5, paint('#2a3a5a', rough=0.3))
            cylinder((0, 0, 0.5), 0.12, 0.18, paint('#d8b030', rough=0.3), top=0.19)
            disc((0, 0, 0.69), 0.17, glow('#fff4d0', 9 if on else 2.4), rot=(0, 0, 0))
        beam((1.38, -0.5, 0.72), (0.5, 0.6, 2.2), 240 if on else 70, '#ffdca0', angle=78, blend=0.6, size=0.08)
        lamp((0.9, -0.9, 1.2), 34 if on else 12, '#ffb890', 0.3)
        panel((0, 0.9, 2.1), (0, -1, 0.2), (1.8, 0.4), 6, '#7a70ff')
        return
    panel((0, 0.95, 2.1), (0, -0.8, 0.0), (2.2, 0.4), 95, '#fff0cc')
    beam((0.2, 1.0, 2.3), (-0.15, -0.1, 0.2), 190, '#ffe8b8', angle=58, blend=0.5, size=0.1)
    panel((0, -2.2, 1.8), (0, 0.4, 0.4), (2, 1), 18, '#ff9ab0')


SHOOT = Shoot('jocks-house-teddy-backpack', CAMERA, build, loops=(
    Loop('pull', 1, (0, 1), 1, (225, 24, 270, 92)),
    Loop('torch', 1, (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0), 4, (90, 20, 300, 130), ('night',)),
), exposure=(0.7, 0.8))

if __name__ == '__main__':
    SHOOT.main()
