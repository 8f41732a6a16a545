"""The motel's pool: aquamarine, a board across it, something red on its bottom, and the row of doors that looks on."""
import math
import random

from builders.outside.skies import clouds, day, night
from builders.rooms.soles import soles
from builders.rooms.zone import zone
from builders.town.paradise_motel import palm_tree
from builders.town.parts import door, window
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, ring, slab, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, -1.5, 2.6), focal=220, vanishing=(176, 56), size=SIZE)
_POOL, _JACKET, _WALL = (0.2, 5.5), (1.5, 5.1), 10.4


def build(look):
    """Puts the pool on the stage; returns what is pointed at."""
    rnd, spots, dark = random.Random(31), {}, look.night
    plane((0, 40, -0.01), (120, 120), paint('#d8c8b4', rough=0.8, worn=0.12, scale=1.2))
    for i in range(9):
        plane((-8 + i * 2, 5, 0.0), (0.04, 14), paint('#b8a48c'))
    _water(look, rnd)
    with group() as spots['jacket']:
        _jacket(look)
    with group() as spots['diving-board']:
        _board(look)
    _ladder()
    with group() as spots['deck-chair']:
        with group(at=(2.15, 2.75, 0)):
            _deck_chair(dark)
        if not dark:
            write('RESERVED', CAMERA, (2.15, 2.66, 0.84), paint('#8a2a1c'))
    _doors(look, spots)
    soles([(4.0 - i * 0.09, 6.6 + i * 0.42, 14) for i in range(8)], '#6e6a78' if not dark else '#2c2850', 1.7)
    for x, y in ((-5.2, 8.6), (5.9, 9.2)):
        with group(at=(x, y, 0), size=0.8):
            palm_tree()
    if dark:
        night(CAMERA, 'violet', moon=(262, 24), radius=8, towards=(0.2, 0.6, -0.7), energy=0.7)
        panel((0.2, 5.5, 0.3), (0.2, 7.5, 3), (6, 4), 330, '#2ae0e8')
        panel((0, 4.5, 0.5), (0, 1.5, 1.2), (6, 1), 110, '#2ae0e8')
        lamp((-3.1, _WALL - 1.0, 2.7), 60, '#ff6ab0', 0.2)
    else:
        day('noon', (-0.35, 0.5, -0.8), energy=0.9)
        clouds(CAMERA, ((70, 26, 160), (230, 18, 190)))
    return spots


def _outline(swell, step=0.0):
    points = []
    for i in range(40):
        a = math.tau * i / 40
        bend = 1 + 0.16 * math.cos(2 * a + 0.7) - 0.1 * math.sin(a)
        points.append((_POOL[0] + (3.5 * bend + swell) * math.cos(a), _POOL[1] + step + (2.3 * bend + swell) * math.sin(a)))
    return points


def _water(look, rnd):
    """A kidney in its coping, a deep end, nets of the sun; by night the pool's own lamp and rings from under the board."""
    dark = look.night
    slab(_outline(0.28), 0.1, paint('#f8f4ea', rough=0.5))
    slab(_outline(0.0), 0.04, paint('#1a8ca8', rough=0.3, glow=0.2), at=(0, 0, 0.07))
    slab(_outline(-0.1, -0.09), 0.01, glow('#1ad0d8', 1.0) if dark else paint('#2ac8d8', rough=0.06, glow=0.32), at=(0, 0, 0.11))
    slab(_outline(-0.95, 0.5), 0.01, glow('#0e98b8', 1.0) if dark else paint('#18a4c4', rough=0.06, glow=0.3), at=(0, 0, 0.115))
    if dark:
        for radius, hue, strength in ((0.95, '#3ae8e4', 1.2), (0.55, '#8afaf0', 1.6), (0.24, '#ffffff', 3.0)):
            cylinder((1.1, 7.2, 0.125 + strength * 0.004), radius * (1 + 0.05 * look.phase('lamp')), 0.004, glow(hue, strength), sides=24)
        for i in range(4):
            ring((0.15, 4.1, 0.14), 0.22 + i * 0.27 + 0.09 * look.phase('rings'), 0.018, glow('#b8fff8', 1.5 - i * 0.25), rot=(0, 0, 0))
        return
    shift = 0.16 * look.phase('nets')
    for row in range(9):
        y, points = 3.65 + row * 0.45, []
        half = 3.0 * math.sqrt(max(0.05, 1 - ((y - 5.4) / 2.35) ** 2))
        for i in range(15):
            x = -half + i * half / 7 + rnd.uniform(-0.1, 0.1)
            points.append((_POOL[0] + x + shift * (1 if row % 2 else -1), y + (0.16 if i % 2 else -0.16), 0.14))
        tube(points, 0.018, glow('#c8fff8', 0.9))


def _jacket(look):
    """On the bottom, sleeves spread; by night they wave."""
    red, pale, wave = paint('#9c2e5c', glow=0.3), paint('#9cc4cc', glow=0.3), (0, 22, -18)[look.phase('rings') if look.night else 0]
    x, y = _JACKET
    slab([(x - 0.42, y - 0.85), (x + 0.42, y - 0.85), (x + 0.46, y + 0.7), (x + 0.16, y + 0.86), (x - 0.16, y + 0.86), (x - 0.46, y + 0.7)], 0.012, red, at=(0, 0, 0.13))
    for side in (-1, 1):
        with group(at=(x + side * 0.42, y + 0.55, 0.13), turn=side * (-20 + wave)):
            slab([(0, -0.22), (side * 1.1, -0.5), (side * 1.1, -0.12), (0, 0.2)], 0.012, pale)
    slab([(x - 0.04, y - 0.85), (x + 0.04, y - 0.85), (x + 0.04, y + 0.8), (x - 0.04, y + 0.8)], 0.006, pale, at=(0, 0, 0.142))
    for row in range(4):
        ripple = [(x - 1.3 + i * 0.22, y - 0.7 + row * 0.42 + (0.07 if i % 2 else -0.07), 0.165) for i in range(13)]
        tube(ripple, 0.014, glow('#2ae0e4' if look.night else '#a8f4f4', 0.9))


def _board(look):
    """From the left edge of the picture out over the water; wet footprints to its end and back."""
    tip = (0, 0.1, -0.07)[look.phase('board')]
    outline = [(-6.4, 0), (-2.7, 0), (0, tip), (0, tip + 0.09), (-2.7, 0.09), (-6.4, 0.09)]
    with group(at=(0.5, 3.9, 0), turn=27):
        prism(outline, 0.66, paint('#f8f0dc', rough=0.6), at=(0, 0, 0.95))
        prism([(x, z * 0.5) for x, z in outline], 0.68, paint('#2aa8b4', rough=0.4), at=(0, 0, 0.93))
        for x in (-0.5, -0.12):
            box((x, 0, 1.04 + tip), (0.12, 0.66, 0.004), paint('#2aa8b4', rough=0.5), bevel=0)
        for x in (-3.2, -2.7):
            for y in (-0.27, 0.27):
                tube([(x, y, 0), (-2.95, y, 0.95)], 0.045, paint('#c8d0d4', metal=0.6, rough=0.3))
        if not look.night:
            soles([(-4.1 + i * 0.34, 0, -90) for i in range(12)], '#7c8a92', 1.25, lift=1.045)


def _ladder():
    """In front: the rails by which one climbs out, and a rung under water."""
    steel = paint('#e8eef0', metal=0.9, rough=0.15)
    for x in (0.62, 1.12):
        tube([(x, 2.55, 0.0), (x, 2.6, 0.62), (x, 2.78, 0.82), (x, 3.0, 0.84), (x, 3.2, 0.66), (x, 3.26, 0.1)], 0.042, steel)
    tube([(0.62, 3.25, 0.3), (1.12, 3.25, 0.3)], 0.035, steel)


def _deck_chair(dark):
    """Its towel says whose it is, or by night is a swan."""
    wood = paint('#e8dcc0', rough=0.6)
    for x in (-0.52, 0.52):
        tube([(x, -0.25, 0), (x, 0.45, 1.3)], 0.035, wood)
        tube([(x, 0.4, 0), (x, -0.3, 0.52)], 0.035, wood)
    for i in range(7):
        box((-0.42 + i * 0.14, -0.2, 0.36), (0.14, 0.55, 0.03), paint('#2aa8a4' if i % 2 else '#f8ecd8', rough=0.9), bevel=0)
        box((-0.42 + i * 0.14, 0.08, 0.36), (0.14, 0.03, 0.96), paint('#2aa8a4' if i % 2 else '#f8ecd8', rough=0.9), bevel=0, rot=(-22, 0, 0))
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
    box((0, y + 2, 0), (17, 4, 3.1), paint('#f08aa8', rough=0.8, worn=0.1), bevel=0)
    box((0, y + 1.4, 3.0), (17.6, 5.2, 0.3), paint('#2aa8a4', rough=0.5), bevel=0)
    tube([(-8.6, y - 1.25, 3.05), (8.6, y - 1.25, 3.05)], 0.06, glow('#ff5aa8', 2.2 if dark else 0.8))
    for i in range(5):
        x = -6.6 + i * 3.4
        if i == 1:
            with group() as spots['door']:
                door((x, y, 0.05), '#e8528e', (1.2, 2.3), dark, '#f8ecd8', pane=True)
        else:
            door((x, y, 0.05), '#2aa8a4', (1.05, 2.2), trim='#f8ecd8')
        window((x + 1.6, y, 0.95), dark and i in (0, 3), (1.2, 1.2), '#ffd890', '#f8ecd8', strength=1.8)
        box((x + 0.8, y - 1.2, 0), (0.14, 0.14, 3.0), paint('#f8ecd8'), bevel=0)


SHOOT = Shoot('paradise-motel-pool-area', CAMERA, build, samples=24, loops=(
    Loop('nets', 2, (0, 1, 2, 1), 2, (196, 112, 260, 150), ('day',)),
    Loop('rings', 2, (0, 1, 2), 2, zone(CAMERA, (0.9, 4.5, 0.1), (1.9, 0.55)), ('night',)),
    Loop('board', 2, (0, 1, 0, 2), 3, zone(CAMERA, (-0.2, 3.55, 1.0), (1.1, 0.45)), ('night',)),
), exposure=(0.05, 0.7), bloom=(0.08, 0.4))

if __name__ == '__main__':
    SHOOT.main()
