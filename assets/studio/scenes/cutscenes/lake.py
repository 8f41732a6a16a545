"""Eleven at night on the dock: an angler's lantern, a light that moves over the water, footprints that come out of it."""
import math
import random
from dataclasses import replace

from builders.cast.acting import GRIP, SEATED, Hand, Mood, Reach
from builders.cast.actor import actor
from builders.cast.who import ANGLER
from builders.lakeside import jetty, reeds
from builders.land import far_range, ridge
from builders.outside.skies import night
from builders.person import Limb
from builders.rooms.placed import placed
from builders.rooms.railway import conductor_lamp
from builders.rooms.soles import soles
from builders.rooms.workshop import bucket
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part, blink
from kit.light import beam, lamp, panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, plane, tube
from kit.stage import group

CAMERA = FrontCamera(eye=(0.75, -1.0, 2.45), focal=290, vanishing=(208, 46), size=WIDE)
_TOP = 0.56
# The dock runs from the viewer's left foot to the middle of the picture.
_AT, _TURN = (-1.1, -1.3, 0), -15


def build(look):
    """Puts the lake, the dock and the angler on the stage."""
    rnd = random.Random(61)
    night(CAMERA, 'violet', moon=(150, 13), radius=10, towards=(0.35, -0.5, -0.55), energy=0.9, stars=1.8)
    plane((0, 150, 0), (700, 316), paint('#141c4c', rough=0.07, bump=0.2, scale=1.4))
    for y, height, hues in ((190, 17, ('#4a4690', '#24265c')), (130, 9, ('#38387c', '#191b4a'))):
        far_range(y, ridge(-y * 1.2, y * 1.2, height, 5 + y), *hues, floor=0)
    for i in range(5):
        plane((-16 + (i * 9.7) % 34, 20 + i * 7, 0.05), (8 + i * 2, 0.9), glow('#5a5aa8', 0.45))
    with group(at=_AT, turn=_TURN):
        jetty(8.2, 1.9)
        for y in (5.9, 7.9):
            for side in (-1, 1):
                cylinder((side * 1.0, y, -0.4), 0.1, 1.55, paint('#4a4258', rough=0.9), sides=12)
        prints = _prints()
        angler = _angler(look)
        _things()
    panel((3.4, 2.2, 2.2), (-1.6, 3.2, 1.3), (1.2, 1.2), 60, '#7affd8')
    _will(look)
    reeds(rnd, (-6.4, 3.0, -3.2, 6.0), 90)
    reeds(rnd, (3.6, 1.6, 5.6, 3.4), 60)
    panel((0.9, -3.4, 4.4), (0.4, 3, 0.5), (5, 3), 130, '#7a84f0')
    return {'angler': angler, 'prints': prints}


def _prints():
    """Wet and blue from the moon: out of the water over the right edge, and along the dock towards the viewer; none goes back."""
    path = [(0.8, 5.75, 78), (0.56, 5.62, 92), (0.3, 5.5, 104), (0.1, 5.3, 128), (0.02, 5.0, 158), (0.08, 4.66, 184), (0.16, 4.3, 192), (0.24, 3.94, 188), (0.27, 3.56, 182), (0.28, 3.2, 180), (0.28, 2.84, 180)]
    with group() as prints:
        wet = soles(path, '#3a7cf0', 1.25, lift=_TOP + 0.016)
        # Of their own light a little: the lantern's makes gray of blue.
        wet.data.materials[0] = paint('#2058e0', rough=0.4, glow=0.14)
        for x, y, r in ((0.86, 5.8, 0.2),):
            disc((x, y, _TOP + 0.008), r, paint('#3468c8', rough=0.05, glow=0.1), rot=(0, 0, 0), squash=0.7)
        tube([(0.98, 5.8, _TOP + 0.02), (1.03, 5.8, 0.3), (1.02, 5.76, 0.05)], 0.016, paint('#f4d23a', glow=0.4))
    return prints


def _angler(look):
    """On the left edge of the dock, feet over the water: the rod has sunk, he has forgotten it."""
    with group(at=(-0.62, 5.0, _TOP), turn=26):
        box((0, 0.08, 0), (0.5, 0.4, 0.34), paint('#8a5a34', rough=0.8), bevel=0.02)
        pose = replace(SEATED, hips=0.42, lean=10, turn=18, head=(34, -24, -6), left=Reach((0.3, -0.42, 0.62), (0.9, 0.2, -0.4)), left_hand=Hand(20, (0, 0, 1)), right=Reach((-0.16, -0.5, 0.78), (0.9, 0.2, -0.7)), right_hand=GRIP,
                       left_leg=Limb(84, 8, 70), right_leg=Limb(76, 10, 66), breath=look.phase('breath') * 0.9)
        man = actor(ANGLER, pose, Mood(open=0.08 if look.phase('blink') else 1.0, gaze=(0.9, 0.05), brow=14, lift=0.04, smile=0, mouth=0.25))
        tube([(-0.1, -0.4, 0.72), (-0.3, -1.0, 0.86), (-0.6, -1.7, 0.72)], [0.03, 0.022, 0.014], paint('#d83a2c', rough=0.4))
        tube([(-0.6, -1.7, 0.72), (-0.75, -1.9, -0.5)], 0.007, paint('#f0f0ff', glow=0.6))
    # The lantern, on his face.
    beam((-0.2, 3.7, 1.1), (-0.55, 4.95, 1.75), 46, '#ffbe78', angle=36)
    return man['head']


def _things():
    placed((-0.42, 4.0, _TOP), conductor_lamp, True, 70, size=1.5)
    placed((0.6, 7.0, _TOP), bucket, '#9aa4c0', 0.26)
    box((-0.72, 3.45, _TOP), (0.34, 0.26, 0.2), paint('#3a6a5a', rough=0.6), bevel=0.02)


def _will(look):
    """The light over the lake, its path of sparks below it."""
    step = look.phase('light')
    x, y, z = 8.6 - 0.7 * step, 19.0, 1.7 + (0.0, 0.25, 0.1)[step]
    ball((x, y, z), 0.2, glow('#d8fff0', 14), detail=2)
    lamp((x, y - 0.5, z), 520, '#8affd8', 0.3)


FILM = Film('lake', CAMERA, build, exposure=0.75, bloom=0.5, parts=(
    blink('angler', 15),
    Part('light', 2, (0, 1, 2, 2, 1, 0), 2, (280, 10, 416, 140)),
))

if __name__ == '__main__':
    FILM.main()
