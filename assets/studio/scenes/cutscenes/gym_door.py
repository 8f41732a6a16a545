"""Saturday night at the gym's door: the Prep with an invitation for two, the teacher who leans to see the second person."""
import math
import random

from builders.cast.acting import FLAT, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.crowd import extra
from builders.cast.dressed import PREP_IN_GOWN
from builders.cast.who import TEACHER
from builders.outside.skies import night
from builders.outside.yard import specks
from builders.rooms.threads import fine_thread
from kit.camera import FrontCamera
from kit.film import Film, Part, blink, talk
from kit.lettering import write
from kit.light import beam, lamp, panel
from kit.materials import asphalt, brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, tube
from kit.stage import group

CAMERA = FrontCamera(eye=(0.15, -2.1, 1.4), focal=272, vanishing=(176, 92), size=SIZE)
_WALL = 2.4
_HUES = ('#e83a4a', '#f4c83a', '#3a7ad8', '#f4f0e4')


def build(look):
    """Puts the door, the table and two people on the stage."""
    night(CAMERA, 'blue', moon=None, towards=(0.5, 0.7, -0.6), energy=0.6, stars=1.2)
    plane((0, 0, 0), (20, 12), asphalt('#4a4a5c', 0.6))
    _front()
    _inside(look)
    prep = _prep(look)
    teacher = _teacher(look)
    _table()
    _lamp(look)
    panel((-1.6, -1.6, 2.4), (0, 1, 1.1), (2, 1.2), 70, '#a8b4f4')
    beam((-0.2, _WALL - 0.2, 2.6), (-0.6, 0.6, 0.9), 90, '#ffc878', angle=80)
    return {'prep': prep, 'teacher': teacher}


def _front():
    """Brick, two leaves that stand open, a paper banner, streamers and a wreath of balloons."""
    wall = brick('#a04a34', '#4a2a24')
    for x0, x1, z0, z1 in ((-5, -1.15, 0, 5), (1.05, 5, 0, 5), (-1.15, 1.05, 2.35, 5)):
        box(((x0 + x1) / 2, _WALL + 0.15, z0), (x1 - x0, 0.3, z1 - z0), wall, bevel=0)
    frame, leaf = paint('#e8e0cc', rough=0.6), paint('#2a5a9a', rough=0.35)
    for x in (-1.17, 1.07):
        box((x, _WALL - 0.05, 0), (0.12, 0.2, 2.4), frame, bevel=0.01)
    box((-0.05, _WALL - 0.05, 2.35), (2.4, 0.2, 0.12), frame, bevel=0.01)
    for x, way in ((-1.12, -112), (1.02, -68)):
        with group(at=(x, _WALL - 0.1, 0), turn=way):
            box((0.52, 0, 0.02), (1.02, 0.07, 2.3), leaf, bevel=0.01)
            box((0.52, -0.04, 1.3), (0.5, 0.02, 0.6), glow('#ffcf88', 0.8), bevel=0)
            box((0.52, -0.06, 1.0), (0.9, 0.05, 0.05), paint('#d8dce4', metal=0.8, rough=0.25), bevel=0)
    y = _WALL - 0.12
    box((-0.05, y, 2.5), (2.0, 0.03, 0.34), paint('#f8f0dc', rough=0.8, glow=0.1), bevel=0)
    write('HOMECOMING', CAMERA, (-0.05, y - 0.04, 2.67), glow('#d8202c', 0.8))
    for i in range(4):
        x = -1.0 + i * 0.63
        tube([(x - 0.1, _WALL - 0.16, 2.36), (x, _WALL - 0.2, 2.1 - 0.1 * (i % 2)), (x + 0.06, _WALL - 0.16, 1.86 - 0.12 * (i % 2))], 0.02, paint(_HUES[i], rough=0.9))
    rnd = random.Random(3)
    for side in (-1, 1):
        for i in range(7):
            ball((-0.05 + side * 1.34 + rnd.uniform(-0.1, 0.1), _WALL - 0.2, 0.5 + i * 0.3), rnd.uniform(0.13, 0.17), paint(_HUES[(i + (side > 0)) % 4], rough=0.2), squash=(1, 1, 1.12), detail=2)
    box((-2.1, _WALL - 0.02, 1.3), (0.44, 0.02, 0.56), paint('#f4ecd4', rough=0.9), bevel=0)
    box((-2.1, _WALL - 0.04, 1.46), (0.24, 0.01, 0.26), paint('#5fa8e0', rough=0.9), bevel=0)
    box((-2.1, _WALL - 0.045, 1.66), (0.26, 0.01, 0.1), paint('#f2c832', rough=0.9), bevel=0)
    box((-2.1, _WALL - 0.04, 1.34), (0.32, 0.01, 0.05), paint('#c8202c'), bevel=0)


def _inside(look):
    """Gold light, streamers, couples as shapes."""
    plane((0, _WALL + 5, 2.0), (9, 5), paint('#c88a4a', rough=0.8, glow=0.25), rot=(90, 0, 0))
    plane((0, _WALL + 3, 0.01), (7, 6), paint('#d8863c', rough=0.2))
    lamp((0, _WALL + 2.0, 3.2), 420, '#ffc060', 0.4)
    lamp((-1.2, _WALL + 3.4, 2.0), 90, '#ff6ac8', 0.3)
    rnd = random.Random(12)
    for i, (x, y) in enumerate(((-0.75, 2.6), (0.15, 3.4), (0.8, 2.4))):
        with group(at=(x, _WALL + y, 0), turn=60 * i + 8 * look.phase('dance') * (1 if i % 2 else -1)):
            for side in (-1, 1):
                with group(at=(0, side * 0.33, 0), turn=0 if side > 0 else 180):
                    actor(extra(rnd, ('suit', 'gown')[side > 0], dim='#4a2418'), Pose(lean=6, left=Reach((0.2, -0.5, 1.2)), right=Reach((-0.2, -0.46, 1.1))))
    ball((0.0, _WALL + 3.0, 2.5), 0.26, paint('#c8ccd8', rough=0.08, metal=1), detail=3)
    for i in range(12):
        a = i * 2.4 + look.phase('dance')
        ball((0.26 * math.cos(a), _WALL + 2.9 - 0.2 * abs(math.sin(a)), 2.5 + 0.2 * math.sin(i * 1.7)), 0.03, glow('#fff0c0', 4), detail=1)


def _prep(look):
    """Very upright: the invitation before her like a passport, the chin over it, the eyes on a car park with no car."""
    with group(at=(-0.62, 0.5, 0), turn=40):
        pose = Pose(lean=-3, head=(-34, -6, 7), left=Reach((0.16, -0.46, 1.13), (0.9, 0.3, -0.8)), left_hand=Hand(56), right=Reach((-0.14, -0.47, 1.13), (0.9, 0.3, -0.8)), right_hand=Hand(56), breath=look.phase('breath') * 0.9)
        mouth = (0.0, 0.35, 0.7)[look.phase('talk')]
        prep = actor(PREP_IN_GOWN, pose, Mood(open=0.08 if look.phase('blink') else 0.85, gaze=(-0.8, 0.25), brow=10, lift=0.03, smile=0.3, mouth=mouth))
        for i in range(5):
            ball((0.28 + 0.03 * math.cos(i * 1.3), -0.42, 1.2 + 0.03 * math.sin(i * 1.3)), 0.025, paint('#f4a8c8', rough=0.6), detail=1)
    _invitation()
    fine_thread(CAMERA, [(-0.5, 0.0, 1.0), (-0.46, -0.02, 0.98), (-0.52, -0.02, 0.84), (-0.46, -0.02, 0.7)])
    return prep['head']


def _invitation():
    """A folded card with a gold edge, held up to be read: FOR TWO."""
    x, y, z = -0.31, 0.14, 1.17
    cream, gold = paint('#fdf6e0', rough=0.7, glow=0.35), paint('#c8922a', metal=0.3, glow=0.25)
    with group(at=(x, y, z), turn=18):
        prism([(-0.17, 0), (0.17, 0), (0.21, 0.29), (-0.13, 0.29)], 0.006, paint('#d8c8a0', rough=0.8), at=(0, 0.05, 0))
        box((0, 0, 0), (0.36, 0.012, 0.27), gold, bevel=0)
        box((0, -0.008, 0.016), (0.326, 0.012, 0.238), cream, bevel=0)
    for line, up in (('FOR', 0.19), ('TWO', 0.09)):
        write(line, CAMERA, (x - 0.01, y - 0.08, z + up), paint('#b81c2c', rough=0.8))


def _teacher(look):
    """Behind the table, a pencil on the list: leans out to the side to see who is behind the gown."""
    reach = look.phase('search')
    with group(at=(1.02, 1.3, 0.02), turn=-34):
        pose = Pose(lean=14, sway=-12 - 2 * reach, head=(-22, -6, -12), left=Reach((0.34, -0.46, 0.82), (0.9, 0.4, 0)), left_hand=FLAT, right=Reach((-0.24, -0.5, 0.9), (0.9, 0.4, -0.2)), right_hand=Hand(66))
        teacher = actor(TEACHER, pose, Mood(open=1.0, gaze=(-0.85, 0.1) if not reach else (-0.3, 0.3), brow=12, lift=0.04, smile=-0.15))
        tube([(-0.24, -0.58, 0.86), (-0.2, -0.62, 1.02)], 0.012, paint('#e8b43a'))
    return teacher['head']


def _table():
    """A cloth, a cash box, a list, corsages in a box, one ticket torn and one not."""
    box((1.05, 0.72, 0.0), (1.35, 0.6, 0.76), paint('#f4efe0', rough=0.9), bevel=0.02)
    for i in range(9):
        tube([(0.42 + i * 0.157, 0.41, 0.74), (0.42 + i * 0.157 + 0.01, 0.4, 0.02)], [0.01, 0.03], paint('#f4efe0', rough=0.9))
    box((1.05, 0.72, 0.76), (1.37, 0.62, 0.015), paint('#c8303a', rough=0.8), bevel=0)
    with group(at=(1.4, 0.66, 0.775), turn=-8):
        box((0, 0, 0), (0.3, 0.22, 0.12), paint('#5a6470', rough=0.3, metal=0.6), bevel=0.01)
        box((0, 0.11, 0.11), (0.3, 0.02, 0.2), paint('#4a545e', rough=0.3, metal=0.6), bevel=0)
    box((0.86, 0.62, 0.776), (0.26, 0.32, 0.008), paint('#fbf8ec', rough=0.8, glow=0.08), bevel=0, rot=(0, 0, 8))
    for i in range(5):
        box((0.86, 0.7 - i * 0.045, 0.786), (0.18, 0.012, 0.002), paint('#4a4a5a'), bevel=0, rot=(0, 0, 8))
    for i, (x, hue) in enumerate(((1.14, '#f4a8c8'), (1.22, '#f8f4ec'))):
        ball((x, 0.52 + 0.03 * i, 0.81), 0.045, paint(hue, rough=0.7), squash=(1, 1, 0.8), detail=2)
        ball((x + 0.03, 0.5 + 0.03 * i, 0.79), 0.03, paint('#4a8a4a', rough=0.8), detail=1)
    for i in range(2):
        box((0.56 + i * 0.09, 0.5, 0.777), (0.075, 0.12, 0.006), paint('#f4d23a', rough=0.8, glow=0.15), bevel=0, rot=(0, 0, 10 - 24 * i))


def _lamp(look):
    """Over the door, in its cage; moths that have found it."""
    cylinder((1.65, _WALL - 0.14, 2.3), 0.12, 0.2, glow('#ffe0a0', 5), top=0.08)
    box((1.65, _WALL - 0.04, 2.46), (0.3, 0.2, 0.06), paint('#2a2c38'), bevel=0.01)
    lamp((1.65, _WALL - 0.5, 2.2), 30, '#ffd08a', 0.15)
    specks((1.65, _WALL - 0.5, 2.24), 0.28, 7, 0.026, '#fff4d0', 2.2, seed=4 + look.phase('moths'))


FILM = Film('gym-door', CAMERA, build, exposure=0.45, bloom=0.4, parts=(
    talk('prep'), blink('prep', 17),
    Part('search', 1, (0, 0, 0, 0, 0, 1, 1, 1), 2, 'teacher'),
    Part('moths', 2, (0, 1, 2), 5, (270, 0, 352, 60)),
))

if __name__ == '__main__':
    FILM.main()
