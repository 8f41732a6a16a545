"""The sleeping loft: plum light under a low roof, five bedrolls in a row of which one is made, half of a yellow hat."""
import math
import random

from builders.rooms.attic import a_roof, bedroll, plastic_star, round_gable
from builders.rooms.decor import heap
from builders.rooms.storage import book_pile, cardboard_box
from builders.rooms.threads import fine_thread
from builders.rooms.treehouse import bottle_caps, planks, rope_ladder_end
from builders.rooms.windows import outside, round_window
from kit.camera import FrontCamera
from kit.light import lamp, panel, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.3, -1.5, 1.02), focal=206, vanishing=(190, 84), size=SIZE)
_HALF, _EAVES, _RIDGE, _DEPTH, _HOLE = 2.5, 0.3, 2.25, 3.5, (1.3, 0.46)
_STARS = ((-0.9, 1.2, 0), (-1.3, 2.2, 1), (-0.6, 2.7, 0), (-1.5, 1.5, 1), (-0.4, 1.8, 0), (-1.1, 0.8, 1), (-1.75, 2.6, 0), (-0.8, 2.0, 1),
          (0.9, 1.4, 0), (1.3, 2.4, 1), (0.6, 2.8, 0), (1.55, 1.7, 1), (0.45, 1.1, 0), (1.1, 0.9, 1), (1.7, 2.8, 0), (0.75, 2.1, 1))


def build(look):
    """Puts the loft on the stage; returns its hotspots."""
    night = look.night
    planks(-2.6, 2.6, -1.4, _DEPTH, 0.0, 0.24, ('#6a4a5a', '#5a3c4c', '#74505e', '#644452'))
    a_roof(_HALF, _EAVES, _RIDGE, _DEPTH + 0.1, '#6a4470', '#46304e', 1.1, -1.6)
    round_gable(_HALF, _EAVES, _RIDGE, _DEPTH, _HOLE, paint('#74507a', rough=0.9, worn=0.25, scale=3))
    for i in range(17):
        x = -2.4 + i * 0.3
        if abs(x) > 0.55:
            box((x, _DEPTH - 0.005, 0), (0.02, 0.012, max(0.28, _RIDGE - (_RIDGE - _EAVES) * abs(x) / _HALF)), paint('#56385e', rough=0.9), bevel=0)
    round_window((0, _DEPTH, _HOLE[0]), _HOLE[1], '#c8a87a')
    outside(night, -5, trees=14, near=12, seed=15, moon=(0.9, 26, 6.4))
    _bedrolls()
    with group() as fifth:
        with group(at=(1.02, 1.95, 0)):
            bedroll('#e8b83a', dusty=False, made=True, breath=look.phase('breath') * 0.9)
        box((1.12, 2.42, 0.21), (0.07, 0.05, 0.02), paint('#f04a9a', rough=0.3), bevel=0.004, rot=(0, 0, 20))
    with group() as hat:
        _half_hat()
    with group() as stars:
        _stars(look)
    with group() as hatch:
        _hatch()
    bottle_caps((-0.5, 1.0, 1.72), 40 * look.phase('mobile'), drop=0.42)
    _front()
    if night:
        sun((-0.15, -1, -0.42), 1.4, '#90a8ff', soft=0.8)
        panel((0, _DEPTH - 0.15, 1.3), (0, 1.2, 0), (0.8, 0.8), 12, '#8098ff')
        panel((0.2, -1.2, 1.6), (0, 2, 0.4), (1.6, 0.8), 7, '#8a4ac8')
        power = (1, 0.45)[look.phase('breath')]
        for x in (-1.1, 1.1):
            lamp((x, 1.8, 1.05), 5 * power, '#a8ff9a', 0.4)
    else:
        sun((0.14, -1, -0.5), 8, '#ffe8b8', soft=0.8)
        panel((0, _DEPTH - 0.15, 1.3), (0.2, 1.2, 0), (0.8, 0.8), 30, '#fff0dc')
        panel((0.2, -1.2, 1.7), (0, 2, 0.4), (2, 0.8), 34, '#d8a8e8')
    return {'half-hat': hat, 'fifth-bedroll': fifth, 'stars': stars, 'hatch': hatch}


def _bedrolls():
    """Four that are dusty, each with its owner's thing beside the pillow."""
    for i, (x, hue, turn) in enumerate(((-1.78, '#4a6a4a', 4), (-1.08, '#8a3038', -3), (-0.36, '#3a4a7a', 2), (0.33, '#5a3470', -2))):
        with group(at=(x, 1.95, 0), turn=turn):
            bedroll(hue)
    ball((-1.95, 2.5, 0.22), 0.04, paint('#e8e0d0', rough=0.3), detail=2)
    for dx in (-0.06, 0.06):
        ring((-1.75 + dx, 2.5, 0.24), 0.045, 0.012, paint('#2a2830', rough=0.4))
    ball((-1.02, 2.52, 0.28), 0.09, paint('#8a4020', rough=0.6), squash=(1.5, 1, 1))
    cylinder((-0.36, 2.5, 0.2), 0.06, 0.02, paint('#e0b860', rough=0.3, metal=0.8))
    cylinder((0.3, 2.5, 0.2), 0.03, 0.14, paint('#1c1820', rough=0.5))


def _half_hat():
    """Half of a yellow beanie on the fifth pillow, ribbed, its edge unraveling; the thread leads over the sill and away."""
    x, y, z = 0.93, 2.6, 0.2
    yellow, rib = paint('#f8d42a', rough=1, glow=0.06), paint('#d8a81a', rough=1)
    ball((x, y, z + 0.1), 0.19, yellow, squash=(1, 0.9, 0.85))
    for i in range(7):
        a = math.pi + i * math.pi / 6
        tube([(x + 0.19 * math.cos(a), y + 0.17 * math.sin(a), z + 0.04), (x + 0.13 * math.cos(a), y + 0.12 * math.sin(a), z + 0.22), (x, y, z + 0.27)], 0.012, rib)
    ring((x, y, z + 0.03), 0.18, 0.035, yellow, rot=(0, 0, 0))
    for k in range(3):
        ring((x + 0.1 + k * 0.05, y - 0.16, z + 0.02), 0.05, 0.012, yellow, rot=(30, 0, k * 40), steps=12)
    fine_thread(CAMERA, [(x + 0.16, y - 0.1, z + 0.03), (x + 0.32, y + 0.1, 0.05), (x + 0.1, y + 0.6, 0.02), (0.5, _DEPTH - 0.12, 0.3), (0.3, _DEPTH - 0.1, 0.82), (0.16, _DEPTH + 0.02, 0.9)])


def _stars(look):
    """Of plastic, stuck under the roof; they shine by night, fade and come. One has gone out."""
    for i, (x, y, kind) in enumerate(_STARS):
        z = _RIDGE - (_RIDGE - _EAVES) * abs(x) / _HALF - 0.06
        on = look.night and i != 11 and (look.phase('breath') == 0 or kind)
        plastic_star((x, y, z), 0.1 if kind else 0.075, on, (90, 0, 0))


def _hatch():
    """The ladder's ends on the left, in front."""
    box((-1.08, 0.35, 0.004), (0.72, 0.6, 0.006), glow('#ffb060', 0.35), bevel=0)
    for x, y, w, d in ((-1.08, 0.03, 0.84, 0.07), (-1.08, 0.67, 0.84, 0.07), (-1.46, 0.35, 0.07, 0.7), (-0.7, 0.35, 0.07, 0.7)):
        box((x, y, 0), (w, d, 0.04), paint('#a87a6a', rough=0.8), bevel=0.006)
    rope_ladder_end(-1.08, 0.35, 2, 0.42, 0.62, '#a87a52')


def _front():
    """A comic, a flashlight, a tin of crayons, pillows; cut by the frame."""
    rnd = random.Random(5)
    for side in (-1, 1):
        box((0.42 + side * 0.13, -0.12, 0.01), (0.25, 0.36, 0.012), paint('#f8f0d8', rough=0.7), bevel=0, rot=(0, side * 5, 14))
    for i, (dx, dy, w, d, hue) in enumerate(((-0.18, 0.06, 0.16, 0.11, '#e84a3a'), (-0.16, -0.1, 0.18, 0.12, '#3a8ad8'), (0.08, 0.1, 0.14, 0.1, '#f0c83a'), (0.13, -0.06, 0.18, 0.13, '#4ab06a'))):
        box((0.42 + dx, -0.12 + dy, 0.034), (w, d, 0.004), paint(hue, rough=0.7), bevel=0, rot=(0, 0, 14))
    with group(at=(1.12, 0.02, 0.07), turn=32):
        cylinder((0, 0, 0), 0.06, 0.32, paint('#c8323a', rough=0.3), rot=(0, 90, 0))
        cylinder((0.32, 0, 0), 0.06, 0.1, paint('#d8dce4', rough=0.2, metal=0.8), rot=(0, 90, 0), top=0.09)
        disc((0.425, 0, 0), 0.08, paint('#fff8e0', rough=0.1), rot=(90, 0, 90))
    with group(at=(1.75, 0.7, 0), turn=-14):
        cardboard_box((0.5, 0.4, 0.3), '#8a6a6a', mark='#3a2a4a')
    with group(at=(-1.85, 0.85, 0), turn=20):
        book_pile(5, 9)
    heap((-0.25, 0.42, 0.0), '#3a5a8a', 0.16, 2)
    heap((1.55, 1.25, 0.0), '#8a3a4a', 0.15, 4)
    for i in range(5):
        tube([(0.05 + i * 0.03, 0.16, 0.012), (0.08 + i * 0.05, 0.3, 0.012)], 0.014, paint(('#e84a3a', '#f0c83a', '#4ab06a', '#3a8ad8', '#8a4ab0')[i], rough=0.5))
    for _ in range(6):
        ball((rnd.uniform(-0.5, 1.6), rnd.uniform(0.4, 0.9), 0.02), 0.02, paint('#f4e8d0', rough=1), detail=1)
    for k, hue in enumerate(('#e8c060', '#c86a8a', '#6aa8c8')):
        box((-2.02 + k * 0.02, 1.6 + k * 0.34, 0.5 + k * 0.02), (0.02, 0.28, 0.2), paint(hue, rough=0.9), bevel=0, rot=(0, 52, 0))
    # A string of flags under the collar beam.
    for i in range(9):
        box((-0.8 + i * 0.2, 2.55, 1.36 - 0.06 * math.sin(i * math.pi / 8)), (0.12, 0.008, 0.12), paint(('#f0c83a', '#c83a5a', '#4a9ac8')[i % 3], rough=0.9), bevel=0, rot=(0, 45, 0))
    tube([(-0.95, 2.56, 1.5), (0.0, 2.56, 1.42), (0.95, 2.56, 1.5)], 0.008, '#e8dcc0')


SHOOT = Shoot('secret-treehouse-sleeping-loft', CAMERA, build, loops=(
    Loop('mobile', 1, (0, 1), 1, hours=('day',)),
    Loop('breath', 1, (0, 0, 1, 1), 1, (60, 10, 330, 160), ('night',)),
), exposure=(0.8, 1.1), samples=9)

if __name__ == '__main__':
    SHOOT.main()
