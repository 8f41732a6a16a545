"""The motel's pool from the foot of its board: prints out to the tip, something red on the bottom, a row of doors that looks on."""
import math
import random

from builders.outside.skies import clouds, day, night
from builders.rooms.soles import soles
from builders.town.paradise_motel import palm_tree
from builders.town.parts import door, window
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, prism, ring, sheets, slab, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, -1.6, 2.6), focal=228, vanishing=(176, 50), size=SIZE)
_POOL, _DEEP, _WATER, _WALL = (0.7, 5.3), -0.75, -0.09, 11.0
_TIP, _TURN = (0.25, 5.0), 68
_JACKET = (1.05, 5.5)


def build(look):
    """Puts the pool on the stage; returns what is pointed at."""
    spots, dark = {}, look.night
    _deck(dark)
    _basin(look)
    with group() as spots['jacket']:
        _jacket(look)
    slab(_outline(-0.02), 0.004, glass('#cdfaff', 0.07), at=(0, 0, _WATER))
    if dark:
        for i in range(4):
            ring((0.3, 6.3, _WATER + 0.01), 0.3 + i * 0.36 + 0.12 * look.phase('rings'), 0.022, glow('#d8fffa', 1.6 - i * 0.3), rot=(0, 0, 0))
    with group() as spots['diving-board']:
        _board(look)
    with group() as spots['deck-chair']:
        with group(at=(2.0, 1.95, 0), turn=-8):
            _deck_chair(dark)
        if not dark:
            write('RESERVED', CAMERA, (1.98, 1.8, 0.84), paint('#8a2a1c'))
    _doors(look, spots)
    soles([(4.3 - i * 0.08, 7.5 + i * 0.42, 12) for i in range(7)], '#8a7a74' if not dark else '#241c48', 1.9)
    for x, y, size in ((-4.75, 6.6, 0.95), (6.3, 9.6, 0.8)):
        with group(at=(x, y, 0), size=size):
            palm_tree()
    if dark:
        night(CAMERA, 'violet', moon=(262, 20), radius=8, towards=(0.2, 0.6, -0.7), energy=0.5)
        panel((0.7, 5.5, 0.3), (0.4, 8.5, 2.6), (6, 3), 300, '#2ae0e8')
        panel((0.4, 4.2, 0.2), (0.2, 0.6, 1.3), (5, 1), 60, '#2ae0e8')
        lamp((-3.2, _WALL - 1.0, 2.7), 60, '#ff6ab0', 0.2)
    else:
        day('noon', (0.5, 0.42, -0.8), energy=1.0)
        clouds(CAMERA, ((80, 22, 160), (236, 14, 190)))
    return spots


def _outline(swell):
    """The kidney's rim, wider by `swell`."""
    points = []
    for i in range(48):
        a = math.tau * i / 48
        bend = 1 + 0.16 * math.cos(2 * a + 0.7) - 0.1 * math.sin(a)
        points.append((_POOL[0] + (3.7 * bend + swell) * math.cos(a), _POOL[1] + (2.5 * bend + swell) * math.sin(a)))
    return points


def _between(inner, low, outer, high, material):
    """A band from one ring of points at a height to another."""
    count = len(inner)
    sheets([[(*inner[i], low), (*inner[(i + 1) % count], low), (*outer[(i + 1) % count], high), (*outer[i], high)] for i in range(count)], material)


def _deck(dark):
    rim = _outline(0.3)
    far = [(_POOL[0] + (x - _POOL[0]) * 30, _POOL[1] + (y - _POOL[1]) * 30) for x, y in rim]
    _between(rim, 0, far, 0, paint('#e0c4a8', rough=0.85, worn=0.14, scale=1.2))
    for y in (0.4, 1.7, 8.9, 10.3):
        box((0, y, 0), (24, 0.035, 0.004), paint('#b89a80'), bevel=0)
    _between(_outline(0.0), 0.05, _outline(0.32), 0.05, paint('#fbf6ea', rough=0.5))
    _between(_outline(0.32), 0.05, _outline(0.32), -0.02, paint('#d8ccb8', rough=0.6))


def _basin(look):
    """Tiles down to the bottom; nets of the sun lie on it, by night the pool's own lamp shines."""
    dark, rnd = look.night, random.Random(31)
    side = glow('#12a8bc', 0.9) if dark else paint('#58d4e0', rough=0.4, glow=0.12)
    _between(_outline(0.0), 0.05, _outline(-0.08), _DEEP, side)
    _between(_outline(-0.005), -0.02, _outline(-0.01), -0.16, paint('#1a5a9a', rough=0.3, glow=0.5 if dark else 0))
    slab(_outline(-0.06), 0.01, glow('#22d2d8', 1.0) if dark else paint('#4acadc', rough=0.5, glow=0.2), at=(0, 0, _DEEP - 0.02))
    slab([(x * 0.62 + 1.3, y * 0.58 + 2.55) for x, y in _outline(-0.06)], 0.01, glow('#0fa4c0', 1.0) if dark else paint('#2aa8cc', rough=0.5, glow=0.18),
         at=(0, 0, _DEEP - 0.015))
    if dark:
        for radius, hue, strength in ((0.85, '#4af0ea', 1.3), (0.5, '#a0fff4', 1.8), (0.24, '#ffffff', 3.4)):
            disc((-0.9, 7.62 - strength * 0.02, -0.36), radius * (1 + 0.06 * look.phase('lamp')), glow(hue, strength), squash=0.42)
        return
    shift = 0.14 * look.phase('nets')
    nodes = {}
    for row in range(12):
        for column in range(22):
            lean = 0.26 * math.sin(row * 2.1 + column * 1.3 + shift * 9)
            nodes[row, column] = (-3.6 + column * 0.42 + (0.21 if row % 2 else 0) + rnd.uniform(-0.12, 0.12) + lean * 0.4, 3.0 + row * 0.42 + rnd.uniform(-0.1, 0.1), _DEEP + 0.02)
    shine = glow('#d0fff8', 0.75)
    rim = _outline(-0.3)
    for (row, column), here in nodes.items():
        for there in (nodes.get((row + 1, column)), nodes.get((row, column + 1)) if (row + column) % 2 else None):
            if there and _inside(here, rim) and _inside(there, rim):
                middle = ((here[0] + there[0]) / 2 + 0.05, (here[1] + there[1]) / 2 + 0.05, here[2])
                tube([here, middle, there], [0.02, 0.011, 0.02], shine).visible_shadow = False


def _inside(point, outline):
    """Whether a point lies in an outline."""
    x, y, inside = point[0], point[1], False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def _jacket(look):
    """A varsity jacket on the bottom, its sleeves spread; by night they wave."""
    dark = look.night
    red, pale, gold = paint('#d81e34', glow=0.5), paint('#fbf0e0', glow=0.5 if dark else 0.3), paint('#f4c42a', glow=0.4)
    wave = (0, 16, -14)[look.phase('rings') if dark else 0]
    x, y = _JACKET
    z = _DEEP + 0.03
    slab([(x - 0.5, y - 1.1), (x + 0.5, y - 1.1), (x + 0.54, y + 0.6), (x + 0.24, y + 1.1), (x - 0.24, y + 1.1), (x - 0.54, y + 0.6)], 0.02, red, at=(0, 0, z))
    slab([(x - 0.5, y - 1.32), (x + 0.5, y - 1.32), (x + 0.5, y - 1.08), (x - 0.5, y - 1.08)], 0.024, gold, at=(0, 0, z))
    slab([(x - 0.24, y + 1.02), (x + 0.24, y + 1.02), (x + 0.18, y + 1.3), (x - 0.18, y + 1.3)], 0.024, gold, at=(0, 0, z))
    slab([(x - 0.035, y - 1.1), (x + 0.035, y - 1.1), (x + 0.035, y + 1.05), (x - 0.035, y + 1.05)], 0.03, pale, at=(0, 0, z))
    for side in (-1, 1):
        with group(at=(x + side * 0.46, y + 0.75, z), turn=side * (-12 + wave)):
            slab([(0, -0.36), (side * 1.0, -0.9), (side * 1.16, -0.5), (side * 0.1, 0.3)], 0.02, pale)
            slab([(side * 1.0, -0.9), (side * 1.16, -0.98), (side * 1.34, -0.6), (side * 1.16, -0.5)], 0.022, gold)


def _board(look):
    """Out of the foreground, over the water; prints to its end and back, rails at its foot."""
    tip, steel = (0, 0.13, -0.09)[look.phase('board')], paint('#dce6ea', metal=0.9, rough=0.18)
    with group(at=(*_TIP, 0.78), turn=_TURN):
        outline = [(-6.4, 0), (-2.6, 0), (0, tip), (0, tip + 0.07), (-2.6, 0.07), (-6.4, 0.07)]
        prism(outline, 0.6, paint('#fbf2de', rough=0.7))
        prism([(x, z * 0.6) for x, z in outline], 0.66, paint('#18989c', rough=0.4), at=(0, 0, -0.012))
        for x in (-0.42, -0.2, -0.06):
            box((x, 0, 0.071 + tip * (1 + x / 2.6)), (0.07, 0.6, 0.004), paint('#18989c', rough=0.5), bevel=0)
        if not look.night:
            for side, start in ((0.14, -4.6), (-0.14, -4.42)):
                soles([(start + i * 0.44, side, -90 if side > 0 else 90) for i in range(10)], '#8a98a4', 0.9, lift=0.082)
        for y in (-0.26, 0.26):
            tube([(-3.1, y, -0.78), (-2.6, y, -0.02)], 0.04, steel)
            tube([(-2.2, y, -0.78), (-2.6, y, -0.02)], 0.04, steel)
        for y in (-0.42, 0.42):
            tube([(-3.0, y, -0.78), (-3.0, y, 0.5), (-3.12, y, 0.62), (-5.6, y, 0.62)], 0.032, steel)
            tube([(-4.1, y, -0.78), (-4.1, y, 0.6)], 0.028, steel)


def _deck_chair(dark):
    """Its towel says whose it is, or by night is a swan."""
    wood = paint('#e8dcc0', rough=0.6)
    for x in (-0.52, 0.52):
        tube([(x, -0.25, 0), (x, 0.45, 1.3)], 0.035, wood)
        tube([(x, 0.4, 0), (x, -0.3, 0.52)], 0.035, wood)
    for i in range(7):
        box((-0.42 + i * 0.14, -0.2, 0.36), (0.14, 0.55, 0.03), paint('#e8528e' if i % 2 else '#f8ecd8', rough=0.9), bevel=0)
        box((-0.42 + i * 0.14, 0.08, 0.36), (0.14, 0.03, 0.96), paint('#e8528e' if i % 2 else '#f8ecd8', rough=0.9), bevel=0, rot=(-22, 0, 0))
    if dark:
        white = paint('#fff8ec', rough=0.9, glow=0.3)
        ball((0, -0.15, 0.5), 0.24, white, squash=(1.3, 0.9, 0.6))
        tube([(-0.16, -0.2, 0.5), (-0.34, -0.2, 0.76), (-0.16, -0.2, 0.92), (-0.2, -0.28, 1.02), (-0.3, -0.3, 0.98)], [0.11, 0.08, 0.06, 0.06, 0.03], white)
        ball((-0.2, -0.34, 1.03), 0.022, '#101018', detail=1)
        return
    box((0, -0.04, 0.62), (1.02, 0.05, 0.42), paint('#f4d23a', rough=0.95), bevel=0.01)


def _doors(look, spots):
    """The house behind: pink, doors of turquoise, the lobby's with a pane."""
    dark, y = look.night, _WALL
    box((0, y + 2, 0), (20, 4, 3.1), paint('#f08aa8', rough=0.8, worn=0.1), bevel=0)
    box((0, y + 1.4, 3.0), (21, 5.2, 0.3), paint('#2aa8a4', rough=0.5), bevel=0)
    tube([(-10, y - 1.25, 3.05), (10, y - 1.25, 3.05)], 0.06, glow('#ff5aa8', 2.2 if dark else 0.8))
    for i in range(6):
        x = -6.6 + i * 3.4
        if i == 1:
            with group() as spots['door']:
                door((x, y, 0.05), '#e8528e', (1.2, 2.3), dark, '#f8ecd8', pane=True)
        else:
            door((x, y, 0.05), '#2aa8a4', (1.05, 2.2), trim='#f8ecd8')
        window((x + 1.6, y, 0.95), dark and i in (0, 3), (1.2, 1.2), '#ffd890', '#f8ecd8', strength=1.8)
        box((x + 0.8, y - 1.2, 0), (0.14, 0.14, 3.0), paint('#f8ecd8'), bevel=0)


SHOOT = Shoot('paradise-motel-pool-area', CAMERA, build, samples=24, loops=(
    Loop('nets', 2, (0, 1, 2, 1), 2, (60, 112, 262, 188), ('day',)),
    Loop('rings', 2, (0, 1, 2), 2, (112, 106, 262, 160), ('night',)),
    Loop('board', 2, (0, 1, 0, 2), 3, (112, 94, 206, 170), ('night',)),
), exposure=(0.05, 0.7), bloom=(0.08, 0.4))

if __name__ == '__main__':
    SHOOT.main()
