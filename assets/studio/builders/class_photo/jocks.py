"""The Jocks: letterman jackets and jerseys before the fight song's red canvas, with what they won."""
from dataclasses import replace

from builders.cast.acting import FIST, Hand, Mood, Reach
from builders.cast.who import JOCK, Who
from builders.class_photo.gym import canvas, flash, paint_on
from builders.class_photo.pupils import (BEHIND, BLINKED, FOLDED, GLARE, GRIN, LAP, PLAIN, SMILE, STILL, Pupil, looking, rows, seated)
from builders.rooms.decor import football
from builders.rooms.trophy import big_cup, winner
from kit.light import panel
from kit.materials import paint
from kit.shapes import ball, box, ring, tube
from kit.stage import group

_RED, _CREAM, _GOLD = '#c8202c', '#f2ead6', '#f4c83a'


def _jacket(skin, hair, crown, **more):
    """In the school's jacket."""
    return Who(skin, _RED, _CREAM, '#3a4a7a', _CREAM, hair, crown, 'varsity', band=_CREAM, letter=_GOLD, girth=more.pop('girth', 1.12), **more)


def _jersey(skin, hair, crown, top='#f2ead6', **more):
    """In the team's shirt."""
    return Who(skin, top, top, '#3a4a7a', more.pop('trim', _RED), hair, crown, 'sweater', girth=more.pop('girth', 1.14), **more)


def _stripes(hips):
    """A stripe round the chest of a jersey, and a number that is not legible from here."""
    for z in (0.3, 0.36):
        ring((0, 0, hips + z - 0.02), 0.244, 0.014, paint(_RED, rough=0.9), rot=(0, 0, 0), steps=28)
    for x, high in ((-0.045, 0.13), (0.05, 0.13)):
        box((x, -0.218, hips + 0.1), (0.055, 0.012, high), paint(_RED, rough=0.9), bevel=0)


def _ball(hips):
    with group(at=(0, -0.4, hips + 0.1), size=1.7):
        football((0, 0, 0), turn=8)


def _basketball(hips):
    at = (0, -0.38, hips + 0.22)
    ball(at, 0.2, paint('#e0702a', rough=0.7), detail=4)
    ink = paint('#2a1a14', rough=0.8)
    for rot in ((90, 0, 0), (90, 0, 90), (0, 0, 0)):
        ring(at, 0.2, 0.008, ink, rot=rot, steps=28)


def _whistle(hips):
    tube([(-0.09, -0.15, hips + 0.46), (0, -0.24, hips + 0.26), (0.09, -0.15, hips + 0.46)], 0.01, paint('#f4f0e4', rough=0.6))
    ball((0, -0.26, hips + 0.25), 0.035, paint('#e8ecf4', rough=0.2, metal=0.8), detail=2)


def _cup(hips):
    """Held over everybody's heads."""
    with group(at=(0, -0.06, hips + 1.2)):
        big_cup(0.5)


def _headband(hips):
    ring((0, 0.0, hips + 0.98), 0.3, 0.035, paint('#f8f4e8', rough=0.95), rot=(-8, 0, 0), steps=28)


def _field():
    """Stripes and the school's letter."""
    canvas('#a8182a', worn=0.42)
    for x in (-2.36, 2.36):
        for i in range(3):
            left = x - 0.24 + i * 0.18
            paint_on([(left, 0), (left + 0.1, 0), (left + 0.1, 3.7), (left, 3.7)], (_CREAM, _GOLD, _CREAM)[i])
    for i in range(11):
        x, hue = -1.9 + i * 0.38, (_GOLD, _CREAM, '#2f5ea8')[i % 3]
        paint_on([(x - 0.16, 3.62), (x + 0.16, 3.62), (x, 3.26)], hue, y=0.02)


def _helmet(at, turn=0):
    x, y, z = at
    with group(at=(x, y, z), turn=turn):
        ball((0, 0, 0.2), 0.26, paint(_RED, rough=0.15), squash=(0.95, 1.08, 0.92), detail=4)
        box((0, -0.02, 0.3), (0.06, 0.5, 0.14), paint(_CREAM, rough=0.2), bevel=0.03)
        ball((0, -0.12, 0.14), 0.19, paint('#1a1418', rough=0.9), squash=(0.9, 0.9, 0.72), detail=3)
        for high in (0.06, 0.15):
            tube([(-0.22, -0.1, high + 0.03), (-0.14, -0.3, high), (0.14, -0.3, high), (0.22, -0.1, high + 0.03)], 0.018, paint('#d8dce4', rough=0.3))


def jocks():
    """Puts their photo on the stage."""
    _field()
    flexed = replace(STILL, right=Reach((-0.34, -0.12, 1.62), (1.6, 0, -0.2)), right_hand=FIST, left=Reach((0.34, -0.12, 1.62), (1.6, 0, -0.2)), left_hand=FIST)
    lifts = replace(STILL, right=Reach((-0.17, -0.1, 1.98), (1, 0.2, 0)), left=Reach((0.17, -0.1, 1.98), (1, 0.2, 0)), left_hand=Hand(30, (0, 1, 0)), right_hand=Hand(30, (0, 1, 0)))
    knees = seated(left=Reach((0.26, -0.36, 0.56)), right=Reach((-0.26, -0.36, 0.56)), left_hand=FIST, right_hand=FIST)
    holding = seated(left=Reach((0.2, -0.36, 0.66)), right=Reach((-0.2, -0.36, 0.66)))
    rows(
        front=(
            Pupil(_jacket('#c88a5c', 'short', '#2a1a14'), looking(knees, 3, 0, -4), GRIN),
            Pupil(_jersey('#6a4430', 'flat', '#1c1210'), holding, SMILE, holds=(_ball,)),
            Pupil(_jersey('#e8b088', 'short', '#d8b04c', top=_RED, trim=_CREAM), looking(holding, -4, 0, 5), GRIN, holds=(_basketball,)),
            Pupil(_jacket('#9ac88a', 'tail', '#5a3420', girth=0.98), looking(knees, -5, -3, 3), SMILE),
        ),
        middle=(
            Pupil(_jacket('#a8744c', 'curls', '#1c1a24'), looking(FOLDED, 6, -4, 0), Mood(open=0.8, smile=0.4, brow=-6)),
            Pupil(_jersey('#f0c8a8', 'short', '#b0482a'), looking(STILL, 8, 0, 7), Mood(open=0.9, gaze=(0.9, 0), smile=0.9, mouth=0.3), holds=(_stripes,)),
            Pupil(JOCK, looking(FOLDED, 0, -4, 0), SMILE),
            Pupil(_jacket('#d8a0b8', 'tail', '#d8b04c', girth=1.0), looking(STILL, -4, 0, -5), GRIN),
            Pupil(Who('#d88a5a', '#2f5ea8', '#2f5ea8', '#2f5ea8', '#f4f0e4', 'paper-hat', '#4a2a1a', 'sweater', nose='round', head=0.86, girth=1.4),
                  looking(FOLDED, -8, -2, 0), GLARE, size=1.04, holds=(_whistle,)),
        ),
        back=(
            Pupil(_jersey('#e8a06a', 'flat', '#5a3420', girth=1.25), flexed, Mood(open=0.8, smile=0.9, mouth=0.2, brow=-8), holds=(_stripes,)),
            Pupil(_jacket('#8a5a3c', 'short', '#1c1a24'), lifts, GRIN, holds=(_cup,)),
            Pupil(_jacket('#e8b088', 'slick', '#8a5a2a'), looking(BEHIND, 6, 0, -8), BLINKED),
            Pupil(_jersey('#c88a5c', 'afro', '#2a1a14', top=_RED, trim=_CREAM), looking(BEHIND, -4, 0, 4), PLAIN, holds=(_headband,)),
        ))
    with group(at=(-1.98, -0.5, 0)):
        box((0, 0, 0), (0.5, 0.4, 0.44), paint('#6a3a1c', rough=0.5), bevel=0.01)
        with group(at=(0, 0, 0.44)):
            big_cup(0.78)
    with group(at=(1.98, -0.5, 0)):
        box((0, 0, 0), (0.5, 0.4, 0.34), paint('#6a3a1c', rough=0.5), bevel=0.01)
        _helmet((0, 0, 0.34), turn=-18)
    with group(at=(1.55, -0.95, 0)):
        winner(0.5)
    flash(key='#fff0d8', fill='#ffd8b8', energy=1.1)
    panel((0, 0.9, 3.9), (0, 2.1, 2.2), (4, 0.6), 90, '#ffd890')
