"""Out of the train's window: the dark town, and the candles in it, which from here are one line. In the glass are two people."""
import math
import random
from dataclasses import replace

from builders.cast.acting import Mood, Pose
from builders.cast.actor import actor
from builders.cast.crowd import extra
from builders.land import far_range, ridge
from builders.outside.skies import night
from builders.outside.valley import FLOOR, valley
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part
from kit.light import beam, lamp, panel
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, plane, tube
from kit.stage import group

CAMERA = FrontCamera(eye=(0.0, -1.0, 1.5), focal=300, vanishing=(208, 96), size=WIDE)
_PANE, _WIDE, _LOW, _TOP = 1.0, 2.5, 0.98, 2.02
_WOOD = '#4a2414'


def build(look):
    """Puts the valley, the window and those whom it mirrors on the stage."""
    with group(at=(6, 0, -1)):
        valley(lit=lambda street: False, field=False, clock=False)
    night(CAMERA, 'blue', moon=(318, 30), radius=7, towards=(-0.35, -0.5, -0.6), energy=0.8, stars=2.0)
    for y, height, hues in ((420, 46, ('#2e3c78', '#161d48')), (320, 26, ('#222c60', '#101838'))):
        far_range(y, ridge(-y * 0.9, y * 0.9, height, 5 + y), *hues, floor=-20)
    _candles(look)
    _window()
    you = _mirrored(look)
    panel((0, -1.4, 2.6), (0, 0.8, 1.0), (2, 0.6), 4, '#5a5ac8')
    lamp((-1.0, 0.5, 1.25), 7, '#ffb060', 0.1)
    return {'you': you}


def _candles(look):
    """They lie in the streets as one thread, from the rails to the school."""
    rnd, shift = random.Random(3), look.phase('candles')
    for i in range(96):
        share = i / 95
        x = 34 - 62 * share + 9 * math.sin(share * 7)
        y = 78 + 58 * share
        strong = (16, 9, 22)[(i * 7 + shift) % 3 if shift else 0]
        ball((x + rnd.uniform(-0.6, 0.6), y, FLOOR + 4.4 + 0.6 * math.sin(i)), 0.14 + 0.0024 * y, glow('#ffb45a', strong), detail=1)


def _window():
    """A wooden frame, a curtain at its left, a sill with a glass in its holder; the pane mirrors."""
    wood = paint(_WOOD, rough=0.3, worn=0.12)
    for z, high in ((0, _LOW), (_TOP, 0.8)):
        box((0, _PANE, z), (5, 0.12, high), wood, bevel=0)
    for side in (-1, 1):
        box((side * (_WIDE / 2 + 0.7), _PANE, 0), (1.4, 0.12, 2.9), wood, bevel=0)
        box((side * _WIDE / 2, _PANE - 0.07, _LOW), (0.05, 0.05, _TOP - _LOW), paint('#c89a3c', rough=0.25, metal=0.8), bevel=0.01)
    for z in (_LOW, _TOP):
        box((0, _PANE - 0.07, z - 0.02), (_WIDE, 0.06, 0.05), paint('#c89a3c', rough=0.25, metal=0.8), bevel=0.01)
    plane((0, _PANE, (_LOW + _TOP) / 2), (_WIDE, _TOP - _LOW), glass('#e8f0ff', 0.3), rot=(90, 0, 0))
    for i in range(7):
        x = -_WIDE / 2 - 0.06 + i * 0.06
        tube([(x, _PANE - 0.12, 2.2), (x + 0.012 * i, _PANE - 0.14, 1.6), (x - 0.02 * i, _PANE - 0.13, 1.0)], 0.045, paint(('#7a1c2a', '#5a1420')[i % 2], rough=1))
    box((0, _PANE - 0.26, _LOW - 0.14), (_WIDE + 0.6, 0.44, 0.05), paint('#6a3a1c', rough=0.18), bevel=0.012)
    with group(at=(0.82, _PANE - 0.26, _LOW - 0.09)):
        cylinder((0, 0, 0), 0.05, 0.12, paint('#f4ecdc', rough=0.5), top=0.062, sides=18)
        tube([(0, 0, 0.06), (0.02, 0, 0.2), (0.07, 0, 0.24)], 0.008, paint('#e8403c'))
    with group(at=(0.6, _PANE - 0.3, _LOW - 0.09)):
        cylinder((0, 0, 0), 0.05, 0.12, paint('#f4ecdc', rough=0.5), top=0.062, sides=18)


def _mirrored(look):
    """Behind the viewer, seen in the pane alone: one who looks out, and beside them one who does not."""
    rnd = random.Random(12)
    with group(at=(-0.3, -2.5, -0.3), turn=180) as you:
        actor(replace(extra(rnd, 'jacket'), hair='short'), Pose(head=(0, 0, 10 * look.phase('you'))), Mood(open=0.9, brow=6))
    with group(at=(0.98, -2.2, -0.36), turn=196):
        actor(extra(rnd, 'sweater', '#3a2a34'), Pose(head=(34, 8, 0)), Mood(open=0.5))
    beam((-0.9, 0.5, 1.3), (-0.3, -2.5, 1.4), 900, '#ffb870', angle=34)
    beam((-0.9, 0.5, 1.3), (0.98, -2.2, 1.3), 300, '#ffb870', angle=26)
    return you


FILM = Film('train-window', CAMERA, build, exposure=0.8, bloom=0.4, parts=(
    Part('candles', 2, (0, 1, 0, 2, 1), 3, (60, 96, 400, 160)),
    Part('you', 1, (0, 0, 0, 0, 0, 0, 0, 1, 1, 1), 2, (130, 60, 240, 150)),
))

if __name__ == '__main__':
    FILM.main()
