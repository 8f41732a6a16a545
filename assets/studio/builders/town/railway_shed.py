"""The old railway shed on Depot Lane: weathered boards with the numbers of its two doors, a water crane, a handcar."""
from builders.town.parts import boards, window
from kit.light import beam
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, gable, prism, ring, tube
from kit.stage import group

# The board over its doors, in the shed's own metres.
SIGN = (0, -0.35, 5.75)


def railway_shed(night):
    """15 m wide, 10 m deep, its gables to the sides; a platform in front of it."""
    wall, roof = boards('#96503a', '#4a2a24'), paint('#5a5f66', rough=0.8, metal=0.2, worn=0.5, scale=0.9)
    trim = paint('#e0b030', rough=0.7, worn=0.3)
    box((0, 5, 0), (15, 10, 4.8), wall, bevel=0)
    with group(at=(0, 5, 0), turn=90):
        prism([(-5, 4.8), (5, 4.8), (0, 8.0)], 14.9, wall)
        gable((0, 0, 4.8), (10, 15), 3.3, roof)
    for i in range(7):
        box((-6.9 + i * 2.3, 5, 8.0), (0.5, 0.7, 0.36), paint('#43474e', metal=0.3), bevel=0)
    box((0, 5, 8.1), (15.6, 0.5, 0.2), paint('#43474e', metal=0.3), bevel=0)
    for x in (-3.6, 3.6):
        _gate(x, night and x < 0)
    window((0, 0, 1.9), False, (1.3, 1.5), '#ffb45e', '#e0b030', bars=(2, 1))
    box((0, -0.25, 5.0), (8.4, 0.2, 1.5), paint('#23303a', rough=0.8, worn=0.3), bevel=0)
    box((0, -0.3, 4.72), (15.2, 0.3, 0.26), trim, bevel=0)
    box((0, -1.6, 0), (16, 2.6, 0.6), paint('#8a7a68', rough=0.9, worn=0.35), bevel=0)
    for i in range(16):
        box((-7.5 + i, -2.92, 0.35), (0.5, 0.06, 0.22), paint('#e0b030' if i % 2 else '#1e1a18'), bevel=0)
    for i, (x, y) in enumerate(((-6.6, -1.2), (-5.7, -1.4), (-6.2, -1.3))):
        box((x, y, 0.6 + (0.8 if i == 2 else 0)), (0.8, 0.8, 0.8), paint('#a87a4a', rough=0.9, worn=0.3), bevel=0.03)
    for x in (6.2, 6.9):
        cylinder((x, -1.3, 0.6), 0.34, 0.9, paint('#3a5a6a', rough=0.6, worn=0.4), sides=14)
    _water_crane((9.4, -1.0, 0))
    with group(at=(-10.4, 1.6, 0)):
        sleepers()
    cylinder((5.2, 6.6, 6.6), 0.3, 2.2, paint('#43474e', metal=0.3), sides=12)
    tube([(0.0, -0.3, 4.9), (0, -1.2, 5.0), (0, -1.3, 4.6)], 0.06, paint('#23202a'))
    cylinder((0, -1.3, 4.3), 0.44, 0.3, paint('#2f5a48'), top=0.1, sides=16)
    ball((0, -1.3, 4.3), 0.17, glow('#ffc060', 9) if night else paint('#f4ead0'), detail=2)
    if night:
        beam((0, -1.3, 4.2), (0, -1.9, 0), 460, '#ffb45e', angle=120, blend=0.8)


def _gate(x, ajar):
    """A sliding door on a rail, a cross of boards on it; `ajar` shows light in the gap."""
    plank, brace = boards('#7a4434', '#3a2420'), paint('#e0b030', rough=0.7, worn=0.3)
    box((x, -0.06, 0.3), (3.8, 0.14, 3.9), paint('#1a1418'), bevel=0)
    shift = 0.5 if ajar else 0.0
    if ajar:
        box((x - 1.5, -0.1, 0.6), (0.7, 0.1, 3.3), glow('#ffb45e', 2.4), bevel=0)
    box((x + shift, -0.16, 0.4), (3.6, 0.14, 3.7), plank, bevel=0)
    for z in (0.5, 3.7):
        box((x + shift, -0.26, z), (3.6, 0.08, 0.26), brace, bevel=0)
    tube([(x + shift - 1.7, -0.28, 0.6), (x + shift + 1.7, -0.28, 3.8)], 0.13, brace)
    tube([(x + shift + 1.7, -0.28, 0.6), (x + shift - 1.7, -0.28, 3.8)], 0.13, brace)
    box((x, -0.24, 4.3), (4.8, 0.12, 0.16), paint('#23202a', metal=0.5), bevel=0)


def _water_crane(at):
    x, y, _ = at
    iron = paint('#2c3a44', rough=0.5, metal=0.5)
    cylinder((x, y, 0), 0.44, 3.4, iron, top=0.3, sides=14)
    tube([(x, y, 3.2), (x, y, 4.4), (x - 1.2, y - 1.2, 4.5), (x - 1.6, y - 1.6, 3.0)], 0.2, iron)
    ring((x, y - 0.36, 1.8), 0.4, 0.07, paint('#c8322c'))


def sleepers(rows=3):
    """A stack of old ties."""
    for row in range(rows):
        for i in range(4):
            along = row % 2
            size = (2.6, 0.26, 0.22) if along else (0.26, 2.6, 0.22)
            at = (0, -0.9 + i * 0.6, row * 0.22) if along else (-0.9 + i * 0.6, 0, row * 0.22)
            box(at, size, paint('#5a4434', rough=0.95, worn=0.4), bevel=0)
