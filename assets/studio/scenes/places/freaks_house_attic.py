"""The Freaks' attic: a steep A of dusty blue rafters, a round window, and a telescope that looks at one seat."""
import math
import random

from builders.rooms.attic import a_roof, cobweb, dress_form, round_gable, telescope
from builders.rooms.decor import framed
from builders.rooms.rig import dust, shaft
from builders.rooms.shell import boards
from builders.rooms.storage import book_pile, cardboard_box, trunk
from builders.rooms.threads import fine_thread
from builders.rooms.windows import outside, round_window
from kit.camera import FrontCamera
from kit.light import beam, panel, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, ring, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.5, -1.9, 1.25), focal=222, vanishing=(150, 116), size=SIZE)
_HALF, _EAVES, _RIDGE, _DEPTH, _HOLE = 2.7, 0.35, 3.5, 4.0, (1.75, 0.66)


def build(look):
    """Puts the attic on the stage; returns its hotspots."""
    night = look.night
    boards(6, _DEPTH, '#6a6070', '#2c2834')
    a_roof(_HALF, _EAVES, _RIDGE, _DEPTH + 0.1, '#5c6480', '#3c4054')
    round_gable(_HALF, _EAVES, _RIDGE, _DEPTH, _HOLE, paint('#667090', rough=0.9, worn=0.25, scale=3))
    for i in range(16):
        x = -2.6 + i * 0.34
        if abs(x) > 0.75:
            box((x, _DEPTH - 0.005, 0), (0.02, 0.012, max(0.3, _RIDGE - (_RIDGE - _EAVES) * abs(x) / _HALF)), paint('#4a5470', rough=0.9), bevel=0)
    round_window((0, _DEPTH, _HOLE[0]), _HOLE[1], '#d8d4cc')
    if look.phase('moth'):
        for side in (-1, 1):
            ball((0.28 + side * 0.05, _DEPTH - 0.08, 1.98 + 0.03 * side), 0.055, paint('#e8dcc0', rough=0.9), squash=(1, 0.2, 0.7), detail=2)
    else:
        for side in (-1, 1):
            ball((-0.22 + side * 0.06, _DEPTH - 0.08, 1.52), 0.055, paint('#e8dcc0', rough=0.9), squash=(0.9, 0.2, 1), detail=2)
    _field(night, look.phase('moth') == 1)
    with group() as scope:
        telescope((-0.35, 2.75, 0), (0.16, 1, 0.16), 1.2)
    with group(at=(1.05, 1.5, 0), turn=150 if night else -24, size=1.12) as gown:
        dress_form('#b4c4f0', turn_pins=night)
    with group() as notes:
        _notes()
    with group() as hatch:
        _hatch()
    _clutter(night)
    if night:
        sun((-0.1, -1, -0.5), 2.4, '#a0b8ff', soft=0.8)
        panel((0, _DEPTH - 0.2, 1.75), (-0.2, 1.5, 0.3), (1.1, 1.1), 22, '#8aa4ff')
        panel((-0.4, -1.4, 2.0), (0, 3, 1), (2, 1), 16, '#5a64c8')
        shaft((0, _DEPTH - 0.02, 1.2, 0.9, 1.1), (-0.1, -1, -0.5), 0.0, 0.025, '#a8bcff')
    else:
        sun((-0.12, -1, -0.52), 9, '#ffe09a', soft=0.8)
        panel((0, _DEPTH - 0.2, 1.75), (-0.2, 1.5, 0.3), (1.1, 1.1), 40, '#ffe8b8')
        panel((-0.4, -1.4, 2.0), (0, 3, 1), (2.4, 1), 26, '#7c94f0')
        beam((0.0, 3.7, 2.2), (0.9, 1.4, 0.9), 60, '#fff0d0', angle=40, blend=0.8)
        shaft((0, _DEPTH - 0.02, 1.2, 0.9, 1.1), (-0.12, -1, -0.52), 0.0, 0.05, '#ffe09a')
        dust((-0.7, 1.4, 0.3, 0.4, 3.6, 1.8), 34, 4 + look.phase('dust'), size=0.01)
    return {'telescope': scope, 'gown': gown, 'notes': notes, 'hatch': hatch}


def _field(night, blink):
    """The football field far below: bleachers, goal posts, floodlights."""
    outside(night, -9, trees=10, near=46, seed=3, moon=(3.2, 34, 9.4))
    plane((0, 44, -8.9), (24, 22), paint('#2f5a34' if night else '#6aa84a', rough=1))
    for i in range(7):
        box((-9 + i * 3, 44, -8.88), (0.16, 20, 0.02), paint('#e8f0e0', glow=0.3 if night else 0), bevel=0)
    for i in range(6):
        box((0, 52 + i * 1.2, -9 + i * 0.9), (16, 1.1, 0.9), paint(('#8a90a8', '#757c94')[i % 2] if not night else ('#4a5070', '#3c4260')[i % 2], rough=0.8), bevel=0)
    ball((-1.6, 57.8, -3.3), 0.45, paint('#f8d82a', glow=0.5), detail=2)
    for i, x in enumerate((-9, 9, -4.8, 5.4)):
        y = 40 if i < 2 else 60
        tube([(x, y, -9), (x, y, 1.0)], 0.16, '#3a3e50')
        lit = night and not (blink and i in (1, 2))
        box((x, y - 0.2, 0.6), (2.4, 0.3, 1.3), glow('#f4f8ff', 6) if lit else paint('#b8bcc8', metal=0.3), bevel=0)


def _notes():
    """A notebook, open on a trunk beside the telescope, a pencil in its fold."""
    with group(at=(-1.25, 2.3, 0), turn=20):
        trunk((0.86, 0.5, 0.5), '#5a4a6a', '#a8a090')
    for side in (-1, 1):
        box((-1.25 + side * 0.12, 2.24, 0.52), (0.23, 0.32, 0.02), paint('#f8f0dc', rough=0.9), bevel=0.004, rot=(16, side * 8, 14))
    for i in range(5):
        box((-1.36 + 0.005 * i, 2.14 + i * 0.045, 0.55 + i * 0.012), (0.15, 0.01, 0.004), paint('#3a3a6a'), bevel=0, rot=(16, -8, 14))
    tube([(-1.2, 2.1, 0.56), (-1.1, 2.3, 0.6)], 0.012, paint('#f0b020'))


def _hatch():
    """A square hole in the boards on the left, the ladder's ends, a rope handle."""
    box((-1.62, 0.75, 0.006), (0.86, 0.8, 0.004), glow('#ffb868', 0.5), bevel=0)
    for x, y, w, d in ((-1.62, 0.33, 0.98, 0.08), (-1.62, 1.17, 0.98, 0.08), (-2.07, 0.75, 0.08, 0.9), (-1.17, 0.75, 0.08, 0.9)):
        box((x, y, 0.0), (w, d, 0.04), paint('#8a8090', rough=0.8), bevel=0.006)
    for x in (-1.8, -1.44):
        tube([(x, 0.62, 0), (x, 0.84, 0.62)], 0.032, paint('#7a6a5a', rough=0.8))
    for z in (0.16, 0.42):
        tube([(-1.8, 0.62 + z * 0.36, z), (-1.44, 0.62 + z * 0.36, z)], 0.024, paint('#7a6a5a', rough=0.8))
    box((-1.62, 1.3, 0.03), (0.9, 0.05, 0.86), paint('#7a7284', rough=0.8, worn=0.3), bevel=0.01, rot=(-14, 0, 0))
    ring((-1.62, 1.24, 0.62), 0.06, 0.016, paint('#c8b890', rough=0.9))


def _clutter(night):
    rnd = random.Random(6)
    with group(at=(1.95, 3.2, 0), turn=-18):
        trunk((1.0, 0.55, 0.5), '#3a4a6a')
    with group(at=(1.9, 3.25, 0.5), turn=6):
        cardboard_box((0.5, 0.4, 0.3), '#8a7a6a', mark='#3a2a4a')
    with group(at=(1.75, 2.35, 0), turn=22):
        cardboard_box((0.55, 0.45, 0.36), '#8c7c68')
    with group(at=(0.75, 3.55, 0)):
        book_pile(6, 4)
    with group(at=(-2.05, 3.35, 0), turn=24):
        cardboard_box((0.6, 0.45, 0.4), '#7c7080', False)
    # A rocking horse, a birdcage, rolled carpets, a hat box, a mannequin's hat, frames in a stack.
    grey = paint('#9aa0b8', rough=0.7)
    with group(at=(2.0, 0.75, 0), turn=-60):
        for y in (-0.14, 0.14):
            ring((0, y, 0.55), 0.55, 0.03, paint('#8a4a4a', rough=0.6), rot=(90, 0, 0), start=222, end=318)
        ball((0, 0, 0.46), 0.17, grey, squash=(1.7, 0.9, 0.9))
        for x in (-0.2, 0.2):
            for y in (-0.09, 0.09):
                tube([(x, y, 0.42), (x * 1.2, y * 1.5, 0.06)], 0.035, grey)
        tube([(0.22, 0, 0.5), (0.36, 0, 0.8)], [0.1, 0.07], grey)
        ball((0.44, 0, 0.82), 0.09, grey, squash=(1.6, 0.8, 0.9))
        tube([(0.24, 0, 0.74), (0.32, 0, 0.92)], 0.04, paint('#4a3a5a', rough=1))
        tube([(-0.28, 0, 0.52), (-0.4, 0, 0.3)], [0.04, 0.02], paint('#4a3a5a', rough=1))
    for i in range(3):
        tube([(-2.35 + i * 0.13, 2.2 + i * 0.1, 0.05), (-2.2 + i * 0.1, 2.6 + i * 0.1, 1.0 + 0.12 * i)], 0.07, paint(('#7a3a4a', '#3a5a6a', '#8a7a4a')[i], rough=1))
    framed((0.98, _DEPTH, 0.48), (0.5, 0.7), '#8a7a4a', '#4a4458', (('ball', 0, 0.1, 0.4, 0.36, '#b8b0c0'),))
    framed((1.25, _DEPTH - 0.1, 0.4), (0.44, 0.54), '#6a5a3a', '#5a6478', (('box', 0, -0.2, 1, 0.4, '#4a5a4a'),))
    cylinder((-0.95, 3.5, 0), 0.26, 0.24, paint('#a86a8a', rough=0.7), sides=28)
    cylinder((-0.95, 3.5, 0.24), 0.28, 0.08, paint('#c884a4', rough=0.7), sides=28)
    tube([(0.0, 2.0, _RIDGE - 0.2), (0.0, 2.0, 2.6)], 0.008, '#2a2834')
    for i in range(10):
        a = i * math.tau / 10
        tube([(0.18 * math.cos(a), 2.0 + 0.18 * math.sin(a), 2.1), (0.18 * math.cos(a), 2.0 + 0.18 * math.sin(a), 2.42), (0, 2.0, 2.6)], 0.008, paint('#b89a4a', rough=0.3, metal=0.8))
    cylinder((0, 2.0, 2.08), 0.2, 0.03, paint('#b89a4a', rough=0.3, metal=0.8))
    cobweb((-0.75, 2.42, 2.6), (-0.5, -0.6))
    cobweb((1.35, 3.3, 1.9), (0.35, -0.5))
    fine_thread(CAMERA, [(-0.3, 3.2, 1.25), (-0.5, 3.0, 0.7), (-0.4, 2.6, 0.02), (-0.1, 2.2, 0.01), (0.3, 2.1, 0.01)])
    quads = []
    for _ in range(9):
        x, y = rnd.uniform(-0.9, 0.8), rnd.uniform(0.4, 1.4)
        quads.append([(x, y, 0.012), (x + 0.14, y + 0.03, 0.012), (x + 0.11, y + 0.2, 0.012), (x - 0.03, y + 0.17, 0.012)])
    sheets(quads[:4], paint('#e8e0cc', rough=0.9))
    if night:
        for i in range(7):
            tube([(-0.3 + i * 0.1, _DEPTH - 0.12, 1.06), (-0.3 + i * 0.1, _DEPTH - 0.14, 1.14)], 0.006, paint('#f0f4ff', rough=0.1, metal=1))


SHOOT = Shoot('freaks-house-attic', CAMERA, build, loops=(
    Loop('dust', 1, (0, 1), 1, (110, 60, 190, 190), ('day',)),
    Loop('moth', 1, (0, 0, 0, 1, 0, 1, 1, 1), 4, (140, 55, 215, 115), ('night',)),
), exposure=(0.65, 1.2), samples=24)

if __name__ == '__main__':
    SHOOT.main()
