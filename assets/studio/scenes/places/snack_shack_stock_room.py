"""The stock room of the Snack Shack: towers of cartons, some made into a fort with a doorway; a light lives inside."""
import random

from builders.rooms.decor import heap
from builders.rooms.desk_things import paper_cup
from builders.rooms.lamps import candle
from builders.rooms.pane_views import street_view
from builders.rooms.placed import placed
from builders.rooms.rig import dust, shaft
from builders.rooms.zone import zone
from kit.light import beam, lamp, panel, sky
from kit.materials import brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(1.2, -1.6, 1.32), to=(-0.25, 2.4, 0.98), focal=218, size=SIZE)
_TAN = ('#c8985c', '#b88a50', '#d8aa6c', '#a87a44')


def build(look):
    """Puts the stock room on the stage; returns its hotspots."""
    night = look.night
    _shell()
    _towers()
    with group() as fort:
        _fort(look)
    with group() as barrels:
        for x, y, hue, size in ((1.62, 1.0, '#a81c24', 1.0), (1.95, 1.75, '#e8742a', 1.0), (1.35, 1.75, '#8a1c24', 0.95)):
            with group(at=(x, y, 0), size=size):
                cylinder((0, 0, 0), 0.28, 0.92, paint(hue, rough=0.35, worn=0.15), sides=24)
                for z in (0.02, 0.3, 0.6, 0.9):
                    ring((0, 0, z), 0.285, 0.018, paint('#c8ccd0', rough=0.3, metal=0.7), rot=(0, 0, 0))
                cylinder((0.12, 0, 0.92), 0.04, 0.03, paint('#22242a'))
                box((-0.02, -0.284, 0.36), (0.3, 0.01, 0.2), paint('#fff0d8', rough=0.8), bevel=0)
    with group() as notes:
        box((0.6, 4.22, 1.5), (0.62, 0.04, 0.84), paint('#7a5030', rough=0.6), bevel=0.008)
        box((0.6, 4.19, 1.54), (0.54, 0.02, 0.72), paint('#fff4dc', rough=0.9, glow=0.06), bevel=0)
        for i in range(6):
            box((0.54 - 0.03 * (i % 2), 4.175, 1.62 + i * 0.08), (0.34 - 0.05 * (i % 3), 0.006, 0.022), paint('#6a5a4a'), bevel=0)
        box((0.74, 4.172, 1.6), (0.14, 0.006, 0.07), paint('#c8242c'), bevel=0)
        box((0.6, 4.17, 2.24), (0.16, 0.03, 0.08), paint('#c8ccd0', metal=0.8, rough=0.3), bevel=0)
    with group() as door:
        box((-2.77, 1.7, 0), (0.06, 1.2, 2.25), paint('#5a3c24'), bevel=0)
        box((-2.74, 1.7, 0), (0.05, 1.0, 2.12), paint('#e8b42c', rough=0.5, worn=0.15), bevel=0.01)
        placed((-2.71, 1.7, 1.13), street_view, 0.62, 0.72, night, turn=90)
        for y, z, w, h in ((1.7, 1.09, 0.72, 0.06), (1.7, 1.83, 0.72, 0.06), (1.38, 1.12, 0.06, 0.74), (2.02, 1.12, 0.06, 0.74)):
            box((-2.7, y, z), (0.03, w, h), paint('#a87818', rough=0.5), bevel=0)
        box((-2.708, 1.7, 0.1), (0.02, 0.84, 0.26), paint('#b8bcc0', rough=0.3, metal=0.8), bevel=0)
        ball((-2.69, 2.1, 1.0), 0.04, paint('#c8ccd4', metal=0.8, rough=0.3))
    with group(at=(-0.02, 0.0, 0), turn=20):
        _carton(0.62, 0.5, 0.62, 0)
        with group(at=(0.0, 0, 0.62), turn=-14):
            box((0, 0, 0), (0.3, 0.22, 0.12), paint('#f4f0e4', rough=0.7), bevel=0.01)
            for i in range(9):
                tube([(-0.11 + i * 0.028, -0.02 * (i % 3), 0.1), (-0.12 + i * 0.03, -0.02 * (i % 3), 0.28 + 0.02 * (i % 2))], 0.009, paint(('#e8302c', '#fff8ea')[i % 2], rough=0.4))
    _light(look)
    return {'fort': fort, 'barrels': barrels, 'inventory': notes, 'door': door}


def _shell():
    """Blocks painted green up to a red line and cream above it; a floor of slabs with a drain and the tracks of the hand truck; pipes
    below the joists, a stain under their elbow, a crack that runs down from it."""
    blocks = brick('#e4d0a4', '#a88e60', length=0.5, height=0.25, joint=0.014, vary=0.9, rough=0.8)
    low = brick('#6f9070', '#4c6a50', length=0.5, height=0.25, joint=0.012, vary=0.92, rough=0.5)
    plane((0, 2, 0), (9, 10), paint('#8e8474', rough=0.6))
    for i in range(6):
        plane((0, -1 + i * 1.1, 0.003), (8, 0.022), paint('#5a5044', rough=0.9))
        plane((-2.6 + i * 1.05, 2, 0.003), (0.022, 9), paint('#5a5044', rough=0.9))
    for x in (0.62, 0.94):
        plane((x, 1.2, 0.005), (0.05, 4.4), paint('#6a6054', rough=0.7), rot=(0, 0, 14))
    cylinder((0.72, 1.5, 0.004), 0.17, 0.008, paint('#3a3632', rough=0.5, metal=0.5), sides=20)
    box((0, 4.3, 1.25), (7, 0.1, 1.95), blocks, bevel=0)
    box((0, 4.296, 0), (7, 0.1, 1.25), low, bevel=0)
    box((0, 4.24, 1.23), (7, 0.02, 0.06), paint('#b83428', rough=0.6), bevel=0)
    for x in (-2.9, 2.9):
        side = -1 if x > 0 else 1
        box((x, 1.5, 1.25), (0.2, 7, 1.95), blocks, bevel=0)
        box((x + side * 0.004, 1.5, 0), (0.2, 7, 1.25), low, bevel=0)
        box((x + side * 0.105, 1.5, 1.23), (0.02, 7, 0.06), paint('#b83428', rough=0.6), bevel=0)
    box((0, 1.5, 3.1), (7, 8, 0.1), paint('#8a7250', rough=0.9), bevel=0)
    for i in range(5):
        if i != 3:
            box((0, 0.1 + i * 1.0, 2.94), (7, 0.12, 0.18), paint('#5e4426', rough=0.8), bevel=0.01)
    steel = paint('#9aa4a4', rough=0.35, metal=0.6)
    tube([(-2.6, 4.1, 2.72), (0.95, 4.1, 2.72), (0.95, 4.1, 2.1), (0.95, 4.2, 2.0)], 0.06, steel)
    for i, (x, z, radius, tall, hue) in enumerate(((1.2, 2.46, 0.3, 1.0, '#c4ac78'), (1.16, 2.4, 0.2, 1.2, '#b0965e'), (1.24, 2.16, 0.09, 2.0, '#b0965e'))):
        disc((x, 4.246 - 0.002 * i, z), radius, paint(hue, rough=0.9), sides=13, squash=tall)
    tube([(1.08, 4.24, 2.3), (1.0, 4.24, 2.06), (1.1, 4.24, 1.88), (1.04, 4.24, 1.6), (1.12, 4.24, 1.32)], 0.011, paint('#6a5636', rough=1))


def _carton(w, d, h, kind):
    """A shut carton with tape and a printed mark."""
    box((0, 0, 0), (w, d, h), paint(_TAN[kind % 4], rough=0.9, worn=0.08), bevel=0.008)
    box((0, 0, h), (w * 0.96, 0.07, 0.004), paint('#e0c48c', rough=0.4), bevel=0)
    box((0, -d / 2 - 0.003, h * 0.7), (0.07, 0.004, h * 0.3), paint('#e0c48c', rough=0.4), bevel=0)
    mark = ('#a8302c', '#3a6a5a', '#2a4a7a', '#6a4a2c')[kind % 4]
    if kind % 3 == 0:
        box((w * 0.22, -d / 2 - 0.003, h * 0.2), (w * 0.3, 0.004, h * 0.22), paint(mark, rough=0.9), bevel=0)
    elif kind % 3 == 1:
        for i in range(2):
            box((-w * 0.2, -d / 2 - 0.003, h * (0.2 + 0.16 * i)), (w * 0.4, 0.004, h * 0.07), paint(mark, rough=0.9), bevel=0)
    else:
        cylinder((w * 0.2, -d / 2 - 0.002, h * 0.4), h * 0.16, 0.004, paint(mark, rough=0.9), rot=(90, 0, 0), sides=16)


def _towers():
    rnd = random.Random(14)
    for x, y, top in ((-2.35, 3.7, 2.8), (-1.6, 3.85, 2.3), (2.3, 3.7, 2.9), (1.65, 3.8, 2.2), (2.4, 2.8, 1.9), (-2.4, 2.9, 1.7), (0.95, 3.95, 1.2)):
        z = 0.0
        while z < top:
            h = rnd.uniform(0.36, 0.56)
            with group(at=(x + rnd.uniform(-0.05, 0.05), y, z), turn=rnd.uniform(-9, 9)):
                _carton(rnd.uniform(0.56, 0.7), rnd.uniform(0.5, 0.6), h, rnd.randrange(9))
            z += h


def _fort(look):
    """Walls, a lintel and a roof of cartons with seams between; a doorway, inside a blanket, a comic, two cups, a stub."""
    for x, z, w, h, kind in ((-1.42, 0, 0.6, 0.58, 0), (-1.4, 0.6, 0.62, 0.5, 4), (0.12, 0, 0.6, 0.5, 2), (0.1, 0.52, 0.58, 0.58, 7), (-1.0, 1.12, 0.78, 0.36, 1), (-0.2, 1.12, 0.76, 0.36, 3), (-0.62, 1.5, 0.7, 0.4, 5)):
        with group(at=(x, 2.75, z), turn=(x * 7) % 5 - 2):
            _carton(w, 0.56, h, kind)
    box((-0.65, 3.3, 0), (2.0, 0.06, 1.4), paint('#7a5a34', rough=1), bevel=0)
    inside = look.phase('torch')
    hue = glow('#ffd27a', (2.6, 1.7, 3.2)[inside]) if look.night else paint('#4a3420', rough=1)
    box((-0.65, 3.22, 0.02), (1.0, 0.02, 1.08), hue, bevel=0)
    if look.night:
        shift = (0, 0.05, -0.04)[inside]
        for x, z, w, h in ((-1.1, 0.6, 0.02, 0.5), (-0.21, 0.55, 0.02, 0.5), (-0.61 + shift, 1.1, 0.018, 0.38), (-1.4, 0.585, 0.6, 0.016), (0.1, 0.508, 0.56, 0.016), (-0.62, 1.488, 1.3, 0.016)):
            box((x, 2.46, z), (w, 0.012, h), glow('#ffc85a', (2.6, 1.4, 3.4)[inside]), bevel=0)
    plane((-0.65, 2.75, 0.012), (0.84, 0.9), paint('#3a5a9a', rough=1))
    heap((-0.5, 2.95, 0.02), '#3a5a9a', 0.24, 2)
    box((-0.82, 2.52, 0.02), (0.16, 0.22, 0.012), paint('#e83a3a', rough=0.6, glow=0.1), bevel=0, rot=(0, 0, 20))
    for x in (-0.98, -0.88):
        with group(at=(x, 2.72, 0.02), size=1.5):
            paper_cup('#f0ece0', '#3a8aa8')
    candle((-0.4, 2.56, 0.02), 0.07, 0, False)


def _light(look):
    if look.night:
        sky([(0, '#1a1c3a'), (1, '#0c1028')], 0.3)
        inside = look.phase('torch')
        weak = (1, 0.65, 1.15)[inside]
        lamp((-0.65 + (0, 0.12, -0.1)[inside], 2.95, 0.6), 34 * weak, '#ffc060', 0.08)
        panel((-0.65, 2.4, 0.6), (-0.5, 0.6, 0.0), (0.7, 1.0), 22 * weak, '#ffb850')
        panel((-2.6, 1.7, 1.5), (0, 2.0, 0.6), (0.7, 0.8), 12, '#7c92ff')
        panel((0.8, -1.5, 2.6), (0, 3, 0.6), (3, 1), 11, '#5a4ab0')
        return
    sky([(0, '#dff0ff'), (1, '#c8d8e0')], 0.4)
    plane((-0.75, 2.5, 3.08), (0.9, 0.7), glow('#fff8e0', 3), rot=(180, 0, 0))
    beam((-0.7, 2.2, 3.0), (-0.65, 2.5, 0.4), 560, '#ffecc0', angle=36, blend=0.4, size=0.12)
    shaft((-0.75, 2.1, 2.6, 0.9, 0.4), (0.02, -0.02, -1), 0.0, 0.05, '#fff0c8', leaves=2)
    panel((-2.6, 1.7, 1.5), (0, 2.0, 0.6), (0.7, 0.8), 12, '#fff0d0')
    panel((0.8, -1.5, 2.7), (0, 3, 0.9), (4, 1.3), 72, '#ffe0b8')
    dust((-1.2, 1.9, 0.6, -0.2, 2.4, 2.7), 26, 3 + look.phase('dust'), size=0.012, hue='#fff4d0')


SHOOT = Shoot('snack-shack-stock-room', CAMERA, build, loops=(
    Loop('dust', 1, (0, 0, 1, 1), 2, zone(CAMERA, (-0.7, 2.1, 1.9), (0.6, 0.7)), ('day',)),
    Loop('torch', 2, (0, 0, 1, 0, 2, 2), 3, zone(CAMERA, (-0.65, 2.6, 0.8), (0.95, 0.8)), ('night',)),
), exposure=(0.5, 0.9))

if __name__ == '__main__':
    SHOOT.main()
