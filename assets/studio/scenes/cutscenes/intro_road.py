"""Late September, dusk: a packed station wagon on the last hill, the town's first lights below it."""
import random

from builders.car import wagon
from builders.land import far_range, ridge
from builders.outside.valley import valley
from builders.tree import bough
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part
from kit.lettering import write
from kit.light import beam, panel, sky, sun
from kit.materials import asphalt, glow, paint
from kit.shapes import ball, box, cylinder, plane, prism, sheets, tube
from kit.stage import group

CAMERA = FrontCamera(eye=(0.3, -6.5, 3.5), focal=300, vanishing=(208, 68), size=WIDE)
_CREST = 7.0


def build(look):
    """Puts the hill, the wagon and the valley on the stage."""
    _sky()
    # A window here and there goes on while the family looks.
    valley(lit=lambda street: street != 1 or look.phase('windows') == 0)
    _hill()
    with group(at=(-1.15, 3.6, 0), turn=-90) as car:
        wagon('#d88a4a', '#6a3a20', lit=True)
        _luggage()
        _family(look)
    _lamps(look)
    sign = _sign()
    _grass()
    bough(random.Random(4), [(3.6, 1.0, 6.4), (2.6, 1.2, 5.9), (1.7, 1.4, 5.65), (0.9, 1.5, 5.6)], leaf=0.11, clusters=12, radius=0.34)
    return {'car': car, 'sign': sign}


def _sky():
    sky([(0.0, '#ff9a5c'), (0.045, '#f47a6a'), (0.11, '#a85a92'), (0.24, '#4a4690'), (0.5, '#1c2660')], 0.85, glow_at=((-0.42, 1, 0.02), '#ffb468', 40), stars=0.35)
    sun((0.75, -0.7, -0.2), 1.6, '#ff9a62', soft=4)
    panel((0, -7, 7), (0, 3, 0), (9, 4), 520, '#8a90e0')
    for y, height, hues in ((420, 46, ('#c8607a', '#5a3a72')), (300, 24, ('#7a4a80', '#332c5c'))):
        far_range(y, ridge(-y * 0.9, y * 0.9, height, 5 + y), *hues, floor=-20)


def _hill():
    """The road over the crest, a yellow line, gravel and grass to both sides, and the slope beyond."""
    plane((0, -2, -0.03), (60, 2 * (_CREST + 2)), paint('#2c3438', rough=1, worn=0.4, scale=1.2))
    for side in (-1, 1):
        plane((-0.4 + side * 3.5, -2, -0.02), (1.4, 2 * (_CREST + 2)), paint('#4a4250', rough=1, worn=0.4, scale=9))
    plane((-0.4, -2, -0.01), (6.0, 2 * (_CREST + 2)), asphalt('#3a3848', 0.35))
    for i in range(6):
        box((0.5, -6 + i * 2.4, -0.008), (0.13, 1.5, 0.006), paint('#f0b83a', rough=0.7, glow=0.12), bevel=0)
    box((-3.3, -2, -0.008), (0.1, 18, 0.006), paint('#e8e4e0', rough=0.7), bevel=0)
    for x in (-5.2, -4.2, 4.4, 5.6):
        box((x - 0.2, _CREST - 0.2, -0.1), (0.16, 0.16, 1.0), paint('#3a2c30', rough=0.9), bevel=0.01)
    for z in (0.45, 0.78):
        tube([(-16, _CREST - 0.2, z), (-4.4, _CREST - 0.2, z)], 0.05, paint('#3a2c30', rough=0.9))
        tube([(4.2, _CREST - 0.2, z), (18, _CREST - 0.2, z)], 0.05, paint('#3a2c30', rough=0.9))


def _luggage():
    """Everything they own, under a rope; the wagon drives towards -x here."""
    for at, size, hue in (((0.3, -0.2, 1.6), (0.9, 0.7, 0.36), '#b8905a'), ((1.25, 0.16, 1.6), (0.8, 0.86, 0.3), '#a07a48'), ((1.3, -0.42, 1.6), (0.7, 0.34, 0.34), '#c8485a'),
                          ((1.3, 0.2, 1.9), (0.62, 0.6, 0.26), '#c8a468'), ((0.35, -0.1, 1.96), (0.6, 0.5, 0.22), '#3a7a8a')):
        box(at, size, paint(hue, rough=0.85), bevel=0.02)
    tube([(1.55, 0.1, 1.9), (1.56, 0.1, 2.22)], 0.02, '#d8c8a0')
    cylinder((1.3, -0.44, 1.94), 0.12, 0.9, paint('#e8e0d0', rough=1), rot=(-90, 0, 0), sides=14)
    cylinder((1.5, 0.12, 2.16), 0.17, 0.2, paint('#f0d8a0', rough=0.8, glow=0.1), top=0.1, sides=16)
    tube([(1.62, -0.66, 1.62), (1.66, -0.4, 1.98), (1.66, 0.3, 2.18), (1.64, 0.66, 1.62)], 0.022, paint('#f0e0b0'))
    with group(at=(0.7, 0.0, 2.0)):
        for x in (-0.42, 0.42):
            cylinder((x + 0.1, 0.34, 0.26), 0.28, 0.03, paint('#1c1a20', rough=0.7), rot=(90, 0, 0), sides=20)


def _family(look):
    """Through the rear window, as dark shapes against the dash's light: he drives, she holds the map, you sit between boxes."""
    def on_pane(y, z, out=0.02):
        return 2.42 - (z - 0.96) * 0.58 + out, y, z
    sheets([[on_pane(-0.66, 1.0), on_pane(0.66, 1.0), on_pane(0.58, 1.42), on_pane(-0.58, 1.42)]], glow('#ffcf8a', 0.75), name='pane')
    dark = paint('#140f18', rough=0.9)
    nod = 0.02 * look.phase('map')
    for y, z, r in ((-0.36, 1.24, 0.11), (0.36, 1.22, 0.1), (0.04, 1.12, 0.1)):
        ball(on_pane(y, z, 0.05), r, dark, squash=(0.2, 1, 1.1), detail=2)
        box(on_pane(y, z - 0.24, 0.04), (0.03, 0.3, 0.18), dark, bevel=0)
    sheets([[on_pane(0.14, 1.22 + nod, 0.07), on_pane(0.62, 1.26 - nod, 0.07), on_pane(0.56, 1.41 - nod, 0.07), on_pane(0.1, 1.39 + nod, 0.07)]], paint('#fbf4dc', glow=0.55), name='map')
    tube([on_pane(0.36, 1.24, 0.08), on_pane(0.34, 1.4, 0.08)], 0.012, paint('#c8483a', glow=0.3))
    box(on_pane(-0.06, 1.0, 0.06), (0.03, 0.24, 0.13), paint('#7a5a34', glow=0.1), bevel=0)
    box((2.5, 0, 0.56), (0.03, 0.44, 0.16), paint('#f0ecd8', glow=0.3), bevel=0)


def _lamps(look):
    """Brake lights, brighter where the road tips over."""
    strong = look.phase('brakes') == 1
    for side in (-1, 1):
        box((-1.15 + side * 0.8, 1.14, 0.5), (0.22, 0.04, 0.32), glow('#ff2a1a', 9 if strong else 4.5), bevel=0)
        beam((-1.15 + side * 0.8, 1.1, 0.6), (-1.15 + side * 0.9, -1.6, 0.0), 120 if strong else 46, '#ff3a24', angle=110, blend=1.0)
    beam((-1.15, 6.0, 0.7), (-0.9, 12, -0.6), 900, '#fff0c8', angle=60)


def _sign():
    """At the roadside: the town's name over a yellow line."""
    with group() as sign:
        for x in (2.72, 4.08):
            box((x, 3.0, 0), (0.1, 0.1, 1.62), paint('#d8d0c0', rough=0.8), bevel=0)
        box((3.4, 2.96, 0.86), (1.64, 0.07, 0.72), paint('#1f5a48', rough=0.5), bevel=0.02)
        box((3.4, 2.915, 0.9), (1.54, 0.02, 0.64), paint('#2a7258', rough=0.5), bevel=0)
        write('ARCADIA', CAMERA, (3.4, 2.88, 1.29), paint('#fff4d8', glow=0.5))
        box((3.4, 2.9, 1.02), (1.2, 0.01, 0.05), paint('#f0c84a', glow=0.3), bevel=0)
    return sign


def _grass():
    rnd, blades = random.Random(8), {hue: [] for hue in ('#3c4a40', '#5a5a3c', '#8a6a44')}
    for _ in range(620):
        x, y = rnd.uniform(-9, 9), rnd.uniform(-4, _CREST)
        if -4.2 < x < 3.6:
            continue
        high, lean = rnd.uniform(0.15, 0.5), rnd.uniform(-0.12, 0.12)
        blades[rnd.choice(tuple(blades))].append([(x, y, 0), (x + 0.05, y, 0), (x + lean + 0.02, y, high), (x + lean, y, high)])
    for hue, corners in blades.items():
        sheets(corners, paint(hue, rough=1), name='grass')
    prism([(-1.2, 0), (1.2, 0), (0.8, 0.35), (-0.7, 0.4)], 0.8, paint('#3a3844', rough=1), at=(-6.4, 5.4, 0), bevel=0.1)


FILM = Film('intro-road', CAMERA, build, exposure=0.8, bloom=0.5, parts=(
    Part('brakes', 1, (0, 0, 0, 0, 0, 0, 1, 1), 3, (132, 140, 236, 206)),
    Part('map', 1, (0, 0, 0, 1, 0, 1, 0, 0, 0, 0), 3, (150, 140, 216, 176)),
    Part('windows', 1, (1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), 1, (0, 100, 416, 142)),
))

if __name__ == '__main__':
    FILM.main()
