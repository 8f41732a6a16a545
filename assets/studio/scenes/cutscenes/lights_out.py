"""8:04 from the hill: the town goes dark street by street, from the school outward, the field's floodlights last."""
import random

from builders.bicycle import bicycle
from builders.land import far_range, ridge
from builders.outside.skies import night
from builders.outside.valley import valley
from builders.rooms.placed import placed
from builders.tree import tree
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part
from kit.light import panel
from kit.materials import paint
from kit.shapes import box, plane, rock, sheets
from kit.stage import group

CAMERA = FrontCamera(eye=(2.0, -9, 6.0), focal=300, vanishing=(208, 58), size=WIDE)
# The street that the school stands in: the dark begins there, and goes on one street to both sides with each step.
_FIRST = 4


def build(look):
    """Puts the hill, an empty bench and the valley on the stage."""
    step = look.phase('dark')
    valley(lit=lambda street: abs(street - _FIRST) >= step * 1.25 or step == 0, field=step < 5, clock=step == 0)
    night(CAMERA, 'blue', moon=(338, 26), radius=8, towards=(-0.35, -0.5, -0.6), energy=0.85, stars=2.0)
    for y, height, hues in ((420, 46, ('#3a4a8c', '#1a2250')), (320, 26, ('#2c3a74', '#141a40'))):
        far_range(y, ridge(-y * 0.9, y * 0.9, height, 5 + y), *hues, floor=-20)
    _hill()
    return {}


def _hill():
    """Grass, a bench for two with nobody on it, a bicycle, a bare tree at the left."""
    plane((0, -1.5, -0.02), (60, 21), paint('#24344a', rough=1, worn=0.4, scale=1.4))
    rnd, blades = random.Random(8), {hue: [] for hue in ('#2c3e58', '#384a60', '#1e2a40')}
    for _ in range(700):
        x, y = rnd.uniform(-12, 16), rnd.uniform(-1, 9)
        high, lean = rnd.uniform(0.15, 0.5), rnd.uniform(-0.12, 0.12)
        blades[rnd.choice(tuple(blades))].append([(x, y, 0), (x + 0.06, y, 0), (x + lean + 0.03, y, high), (x + lean, y, high)])
    for hue, corners in blades.items():
        sheets(corners, paint(hue, rough=1), name='grass')
    wood = paint('#6a5468', rough=0.8)
    with group(at=(4.2, 5.4, 0), turn=176, size=1.15):
        for z, y in ((0.5, 0), (0.5, 0.24), (0.78, -0.16), (1.0, -0.18)):
            box((0, y, z), (2.2, 0.18 if z < 0.6 else 0.06, 0.06 if z < 0.6 else 0.16), wood, bevel=0.01)
        for x in (-0.9, 0.9):
            box((x, 0.1, 0), (0.1, 0.5, 0.5), paint('#2c2a3a'), bevel=0)
            box((x, -0.16, 0.4), (0.1, 0.08, 0.76), paint('#2c2a3a'), bevel=0)
        box((0.5, 0.1, 0.56), (0.46, 0.34, 0.16), paint('#c8303a', rough=0.9), bevel=0.05)
        box((0.5, -0.06, 0.6), (0.2, 0.06, 0.1), paint('#f0e6d0', rough=0.9), bevel=0.02)
    placed((6.9, 5.6, 0), bicycle, '#d8a83a', turn=-16, size=1.25)
    with group(at=(-7.4, 7.0, -0.2)):
        tree(random.Random(5), 8.0, 2.6, hues=('#3a3a5c', '#4a3a54', '#2c3450'), bare=0.5)
    rock((-3.0, 4.6, 0.1), 0.7, paint('#3a4258', rough=1), squash=(1.4, 1, 0.6), detail=3)
    panel((4, -9, 8), (4, 2, 0), (9, 4), 900, '#7f96e8')


FILM = Film('lights-out', CAMERA, build, exposure=0.75, bloom=0.22, parts=(
    Part('dark', 5, (0, 0, 0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 0), 2, (0, 48, 416, 178)),
))

if __name__ == '__main__':
    FILM.main()
