"""The back office of the Rug Doctor: one wall of photographs of rugs, joined by pink string that meets at a bare floor."""
import random

from builders.rooms.desk import office_chair, steel_desk
from builders.rooms.desk_things import letter_tray, mug, phone, work_lamp
from builders.rooms.office_storage import filing_cabinet
from builders.rooms.shell import room
from builders.rooms.zone import zone
from kit.light import beam, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(1.35, -1.35, 1.62), to=(-0.2, 2.6, 1.12), focal=222, size=SIZE)
_DEPTH = 3.4
_RUGS = ('#a81c34', '#d89a2c', '#2f6a8a', '#5a7a3a', '#7a3a6a', '#c8641c', '#e0c890')


def build(look):
    """Puts the office on the stage; returns its hotspots."""
    night = look.night
    room(4.6, _DEPTH, 2.6, wall='#9c9c70', floor='#4c4e40', ceiling='#b8b898', skirting='#3a3c2c',
         dado=(0.92, paint('#6a6544', rough=0.5)))
    _walls()
    with group() as wall:
        _string_wall(look)
    with group() as adding:
        _adding_machine(look)
    with group() as tower:
        with group(at=(1.62, _DEPTH - 0.55, 0), size=1.1):
            filing_cabinet('#6a7460', 6, 5 if night else None)
        if night:
            for i, hue in enumerate(('#d8302c', '#f4d23a', '#2a4a8a')):
                cylinder((1.5 + 0.12 * i, _DEPTH - 0.78, 1.74 + 0.03 * i), 0.13, 0.05, paint(hue, rough=0.9))
                ball((1.5 + 0.12 * i, _DEPTH - 0.78, 1.8 + 0.03 * i), 0.1, paint(hue, rough=0.9), squash=(1, 1, 0.7), detail=2)
        box((1.62, _DEPTH - 0.3, 2.2), (0.44, 0.4, 0.28), paint('#b08a58', rough=0.9), bevel=0.01)
    with group() as door:
        box((-2.26, 1.5, 0), (0.06, 1.14, 2.2), paint('#3a3c2c'), bevel=0)
        box((-2.22, 1.5, 0), (0.05, 0.94, 2.08), paint('#7a7a4a', rough=0.5, worn=0.15), bevel=0.01)
        with group(at=(-2.19, 1.5, 1.1), turn=90):
            _frosted(0.62, 0.78, night)
        ball((-2.16, 1.9, 0.98), 0.04, paint('#e0b048', metal=0.8, rough=0.3))
    with group(at=(-0.55, 2.62, 0)):
        steel_desk(1.6, '#6a745c', '#4a503c')
    with group(at=(-0.05, 2.4, 0.78)):
        letter_tray()
    with group(at=(-0.62, 2.2, 0.78), turn=12):
        phone('#3a3c34')
    with group(at=(-0.3, 2.15, 0.78)):
        mug('#e8a0b8', '#a83a6a')
    with group(at=(-1.18, 2.45, 0.78), turn=200, size=1.15):
        work_lamp(night and look.phase('lamp') == 0, 12, '#c8487a')
    with group(at=(-0.4, 1.55, 0), turn=160):
        office_chair('#6a5a3a')
    for i in range(2):
        box((2.2, 2.2, 1.2 + i * 0.5), (0.26, 1.5, 0.04), paint('#5a4a30', rough=0.7), bevel=0)
        for k in range(9):
            box((2.2, 1.55 + k * 0.15, 1.24 + i * 0.5), (0.2, 0.1 + 0.02 * (k % 3), 0.24 + 0.05 * ((k + i) % 3)), paint(('#a84a6a', '#5a6a3a', '#2a3a4a', '#c8a83a')[(k * 3 + i) % 4], rough=0.6), bevel=0.006)
    _light(look)
    return {'string-wall': wall, 'adding-machine': adding, 'cabinet': tower, 'door': door}


def _string_wall(look):
    """Photographs of rugs in an uneven grid, string from each to one picture of boards."""
    rnd = random.Random(9)
    y, hub = _DEPTH - 0.03, (-0.35, 1.72)
    pins = []
    box((-0.42, _DEPTH - 0.005, 0.95), (3.42, 0.02, 1.58), paint('#a07c48', rough=0.95, bump=0.15, scale=40), bevel=0)
    for z in (0.93, 2.5):
        box((-0.42, _DEPTH - 0.02, z), (3.5, 0.04, 0.05), paint('#5a4024', rough=0.5), bevel=0)
    for x in (-2.14, 1.3):
        box((x, _DEPTH - 0.02, 0.93), (0.05, 0.04, 1.62), paint('#5a4024', rough=0.5), bevel=0)
    for row in range(4):
        for column in range(7):
            x, z = -1.95 + column * 0.5 + rnd.uniform(-0.07, 0.07), 1.02 + row * 0.4 + rnd.uniform(-0.05, 0.05)
            if abs(x - hub[0]) < 0.34 and abs(z - hub[1]) < 0.34 or (x > 1.1 and z < 2.3):
                continue
            hue, lean = rnd.choice(_RUGS), rnd.uniform(-8, 8)
            box((x, y, z - 0.14), (0.26, 0.012, 0.28), paint('#f0ead4', rough=0.8), bevel=0, rot=(0, lean, 0))
            box((x, y - 0.01, z - 0.08), (0.21, 0.01, 0.19), paint(hue, rough=0.9), bevel=0, rot=(0, lean, 0))
            box((x, y - 0.016, z - 0.045), (0.13, 0.006, 0.11), paint(rnd.choice(_RUGS), rough=0.9), bevel=0, rot=(0, lean, 0))
            pins.append((x, z + 0.11))
    box((hub[0], y, hub[1] - 0.25), (0.56, 0.015, 0.5), paint('#fff4dc', rough=0.8, glow=0.06), bevel=0)
    for i in range(6):
        box((hub[0], y - 0.012, hub[1] - 0.17 + i * 0.063), (0.48, 0.008, 0.058), paint(('#c8863c', '#b8742c', '#d8964c')[i % 3], rough=0.5, glow=0.05), bevel=0)
    pluck = (0, 0.035, -0.03)[look.phase('string')]
    pink = paint('#ff5aa0', rough=0.8, glow=0.3)
    for i, (x, z) in enumerate(pins):
        bend = pluck if i == 5 else 0
        tube([(x, y - 0.03, z), ((x + hub[0]) / 2, y - 0.04, (z + hub[1] + 0.2) / 2 + bend), (hub[0], y - 0.03, hub[1] + 0.2)], 0.009, pink)
        ball((x, y - 0.03, z), 0.024, paint('#d8302c', rough=0.3), detail=1)
    for a, b in ((0, 8), (3, 12), (6, 14), (2, 9)):
        if b < len(pins):
            tube([(pins[a][0], y - 0.03, pins[a][1]), (pins[b][0], y - 0.03, pins[b][1])], 0.008, pink)
    ball((hub[0], y - 0.04, hub[1] + 0.2), 0.035, paint('#d8302c', rough=0.3), detail=2)


def _walls():
    """Boards to the height of a desk, a calendar and a pinned note on the left, a pipe, and the stain below its joint."""
    dark = paint('#4c482e', rough=0.6)
    for i in range(11):
        box((-2.1 + i * 0.42, _DEPTH - 0.066, 0.12), (0.02, 0.01, 0.8), dark, bevel=0)
        box((-2.266, -0.6 + i * 0.42, 0.12), (0.01, 0.02, 0.8), dark, bevel=0)
    tube([(-2.22, 3.3, 2.44), (-2.22, -1, 2.44)], 0.04, paint('#8a8c70', rough=0.5))
    for y in (0.2, 2.4):
        tube([(-2.22, y, 2.44), (-2.22, y + 0.07, 2.44)], 0.06, paint('#6c6e58', rough=0.5))
    sheets([[(-2.295, 2.3, 2.4), (-2.295, 2.56, 2.4), (-2.295, 2.48, 1.5), (-2.295, 2.42, 1.5)]], paint('#7c7a50', rough=1), name='stain')
    box((-2.28, 2.62, 1.3), (0.02, 0.42, 0.62), paint('#f4eed8', rough=0.8), bevel=0)
    box((-2.265, 2.62, 1.64), (0.01, 0.38, 0.25), paint('#c8487a', rough=0.8), bevel=0)
    for row in range(4):
        for column in range(5):
            box((-2.265, 2.48 + column * 0.07, 1.34 + row * 0.07), (0.01, 0.04, 0.035), paint('#6a6a58' if (row, column) != (1, 4) else '#d8302c'), bevel=0)
    box((-2.28, 0.62, 1.5), (0.02, 0.26, 0.2), paint('#f4e070', rough=0.8), bevel=0, rot=(4, 0, 0))


def _frosted(width, tall, night):
    """Frosted glass, a bar across it; behind it the counter's light, and a rug that stands rolled beside a head and shoulders."""
    half = width / 2

    def layer(depth, hue, strength, *quads):
        sheets([[(x, -0.004 * depth, z) for x, z in quad] for quad in quads], glow(hue, strength), name='frost')
    low, mid, high = ('#6a3418', '#b8602c', '#e89048') if night else ('#b0a478', '#d8cfa4', '#f4ecc8')
    power = 0.5 if night else 1.0
    for i, hue in enumerate((low, mid, high)):
        layer(1, hue, power, [(-half, tall * i / 3), (half, tall * i / 3), (half, tall * (i + 1) / 3), (-half, tall * (i + 1) / 3)])
    shade = '#4a2412' if night else '#948a62'
    layer(2, shade, power * 0.9, [(-0.26, 0), (-0.1, 0), (-0.1, tall * 0.84), (-0.26, tall * 0.84)])
    layer(3, low, power, [(-0.2, tall * 0.78), (-0.15, tall * 0.78), (-0.15, tall * 0.82), (-0.2, tall * 0.82)])
    layer(2, shade, power * 0.9, [(0.0, 0), (0.28, 0), (0.25, tall * 0.36), (0.03, tall * 0.36)],
          [(0.07, tall * 0.36), (0.21, tall * 0.36), (0.23, tall * 0.5), (0.2, tall * 0.62)], [(0.07, tall * 0.36), (0.2, tall * 0.62), (0.1, tall * 0.62), (0.05, tall * 0.5)])
    box((0, -0.02, tall / 2 - 0.015), (width, 0.02, 0.03), paint('#5c5c36', rough=0.5), bevel=0)


def _adding_machine(look):
    """In front on a table cut by the frame; its paper runs to the floor."""
    box((1.0, 0.05, 0.76), (1.3, 0.8, 0.05), paint('#6a5a34', rough=0.5, worn=0.2), bevel=0.01)
    with group(at=(0.72, 0.22, 0.81), turn=-18):
        box((0, 0, 0), (0.36, 0.4, 0.14), paint('#d8d4b0', rough=0.4), bevel=0.03)
        box((0, 0.1, 0.12), (0.34, 0.18, 0.09), paint('#c8c4a0', rough=0.4), bevel=0.02)
        for i in range(20):
            box((-0.11 + i % 5 * 0.055, -0.15 + i // 5 * 0.05, 0.135), (0.04, 0.035, 0.03), paint(('#3a3c34', '#f4f0e0', '#c8487a')[(i * 3 + i // 5) % 3], rough=0.4), bevel=0.006)
        tube([(0.2, 0.0, 0.08), (0.28, -0.02, 0.12), (0.3, -0.05, 0.3)], 0.016, paint('#3a3c34', metal=0.5, rough=0.4))
        ball((0.3, -0.05, 0.31), 0.035, paint('#1c1c18', rough=0.3), detail=2)
        cylinder((-0.11, 0.14, 0.25), 0.05, 0.22, paint('#fffaf0', rough=0.8), rot=(0, 90, 0))
    _paper(look)


def _paper(look):
    """The machine's paper: out at the top, over in a curl, across the table in waves and down its edge to the floor."""
    step, width = 0.02 * look.phase('paper'), 0.075
    path = [(0.62, 0.34, 1.1), (0.56, 0.4, 1.2 + step), (0.44, 0.36, 1.17 + step), (0.38, 0.26, 1.03), (0.36, 0.14, 0.87), (0.4, 0.04, 0.825), (0.42, -0.06, 0.86),
            (0.42, -0.15, 0.835), (0.4, -0.24, 0.86), (0.37, -0.34, 0.83), (0.35, -0.39, 0.7), (0.34, -0.4, 0.3)]
    paper, print_ = [], []
    for k, ((x0, y0, z0), (x1, y1, z1)) in enumerate(zip(path, path[1:])):
        paper.append([(x0 - width, y0, z0), (x0 + width, y0 + 0.02, z0), (x1 + width, y1 + 0.02, z1), (x1 - width, y1, z1)])
        for t in (0.25, 0.7) if k > 2 else ():
            x, y, z = (a + (b - a) * t for a, b in ((x0, x1), (y0, y1), (z0, z1)))
            dx, dy, dz = (0.012 * (b - a) / 0.1 for a, b in ((x0, x1), (y0, y1), (z0, z1)))
            print_.append([(x - 0.03, y, z + 0.004), (x + 0.05, y + 0.01, z + 0.004), (x + 0.05 + dx, y + 0.01 + dy, z + 0.004 + dz), (x - 0.03 + dx, y + dy, z + 0.004 + dz)])
    sheets(paper, paint('#fffaf0', rough=0.9, glow=0.08), name='paper')
    sheets(print_, paint('#5a5a6a', rough=0.9), name='print')


def _light(look):
    if look.night:
        sky([(0, '#14141c'), (1, '#0a0a14')], 0.25)
        if look.phase('lamp') == 0:
            beam((-1.15, 2.2, 1.28), (-0.4, _DEPTH, 1.68), 120, '#ffe0a0', angle=96, blend=0.6, size=0.08)
        panel((-2.1, 1.5, 1.5), (0, 2.4, 0.8), (0.6, 0.8), 7, '#ff9a5a')
        panel((0.9, 1.6, 2.3), (1.6, _DEPTH - 0.6, 1.5), (0.4, 0.4), 7, '#c8a0ff')
        panel((1.0, -1.2, 2.4), (0, 3, 0.7), (3, 1), 12, '#5a5ac8')
        return
    sky([(0, '#e8ecd8'), (1, '#c8d0c0')], 0.4)
    panel((-2.1, 1.5, 1.6), (0.4, 2.2, 0.8), (0.8, 1.0), 40, '#fff4d0')
    panel((2.1, 0.2, 2.1), (-0.6, 2.6, 1.2), (1.2, 1.0), 84, '#f4f0d8')
    panel((1.0, -1.2, 2.5), (0, 3, 1.0), (3, 1.2), 46, '#e8e8c8')


SHOOT = Shoot('rug-doctor-back-office', CAMERA, build, loops=(
    Loop('paper', 1, (0, 0, 0, 1), 3, zone(CAMERA, (0.72, 0.15, 1.0), (0.34, 0.36)), ('day',)),
    Loop('lamp', 1, (0,) * 9 + (1, 0, 1), 6, zone(CAMERA, (-0.35, _DEPTH, 1.7), (1.0, 0.6)), ('night',)),
    Loop('string', 2, (0, 0, 0, 0, 0, 0, 1, 2, 1, 2), 8, zone(CAMERA, (0.2, _DEPTH, 1.4), (0.35, 0.25)), ('night',)),
), exposure=(0.5, 0.9))

if __name__ == '__main__':
    SHOOT.main()
