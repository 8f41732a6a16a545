"""The Prep: a bob, a band, pearls, a cup with its saucer; pale stripes and a gold frame with nothing in it."""
import math

from builders.cast.acting import GRIP, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import PREP
from kit.light import beam, panel, sky
from kit.materials import paint
from kit.portrait import Portrait
from kit.shapes import ball, box, cylinder, plane, ring
from kit.stage import group

_CUP = {'right': Reach((-0.24, -0.4, 1.16), (1, 0.2, -0.6)), 'right_hand': Hand(40, (0.6, 0.2, 0.6), point=True)}
_SAUCER = Reach((0.1, -0.42, 1.08), (1, 0.2, -0.5))
_ACTS = {
    'calm': (Pose(lean=-2, head=(10, -8, 4), left=_SAUCER, left_hand=Hand(10, (0, 0, -1)), **_CUP), Mood(open=0.55, gaze=(-0.1, -0.1), brow=0, lift=0.02, smile=0.2)),
    'guarded': (Pose(lean=2, turn=8, head=(-26, -2, -5), left=_SAUCER, left_hand=Hand(10, (0, 0, -1)), **_CUP), Mood(open=0.8, gaze=(-0.8, 0.3), brow=16, lift=0.01, smile=-0.4)),
    'warm': (Pose(lean=6, head=(2, -4, 8), left=Reach((0.06, -0.34, 1.3), (1, 0.3, -0.7)), left_hand=Hand(14, (0.5, -0.8, 0.3)), **_CUP), Mood(open=1, gaze=(0, 0.1), brow=16, lift=0.04, smile=0.9, mouth=0.3)),
}


def build(face):
    pose, mood = _ACTS[face]
    plane((0, 1.4, 1.5), (4, 4), paint('#a8c4ec', rough=0.8), rot=(90, 0, 0))
    for i in range(9):
        box((-1.2 + i * 0.3, 1.38, 1.1), (0.13, 0.02, 1.4), paint('#d4e4fa', rough=0.8), bevel=0)
    box((0, 1.36, 0.5), (4, 0.04, 0.66), paint('#f8f4e8', rough=0.5), bevel=0)
    gold = paint('#e0b048', metal=0.6, rough=0.3)
    for k in range(20):
        a = math.tau * k / 20
        ball((-0.44 + 0.33 * math.cos(a), 1.3, 1.78 + 0.42 * math.sin(a)), 0.06, gold, detail=2)
    cylinder((-0.44, 1.34, 1.78), 0.36, 0.03, paint('#4a6a9a', rough=0.15), rot=(90, 0, 0), sides=28)
    with group(at=(0.75, 1.2, 1.3)):
        cylinder((0, 0, 0), 0.07, 0.2, paint('#f4f8ff', rough=0.2), top=0.11, sides=18)
        for i in range(9):
            a = i * 2.4
            ball((0.14 * math.cos(a), 0.1 * math.sin(a), 0.32 + 0.05 * (i % 4)), 0.075, paint(('#f08ab8', '#ffffff', '#e8608a')[i % 3], rough=0.9), detail=2)
    with group(at=(0.04, 0, 0.02), turn=-10):
        actor(PREP, pose, mood)
        for i in range(11):
            a = math.pi * (1 + (i + 0.5) / 11)
            ball((0.14 * math.cos(a), -0.01 + 0.15 * math.sin(a), 1.27 + 0.05 * math.sin(a)), 0.024, paint('#fdfaf4', rough=0.15), detail=2)
        x, y, z = _CUP['right'].to
        china = paint('#fbf8f4', rough=0.2)
        cylinder((x + 0.11, y - 0.06, z - 0.02), 0.06, 0.11, china, top=0.09, sides=18)
        ring((x + 0.03, y - 0.07, z + 0.035), 0.04, 0.013, china, steps=12)
        cylinder((x + 0.11, y - 0.06, z + 0.05), 0.09, 0.02, paint('#3a6ad0', rough=0.3), sides=18)
        if pose.left is _SAUCER:
            cylinder((0.06, -0.5, 1.09), 0.05, 0.03, china, top=0.14, sides=20)
    sky([(0, '#dce8f8'), (1, '#f4f8ff')], 0.6)
    beam((-1.6, -1.2, 2.6), (0, 0, 1.5), 120, '#fff0e0', angle=50)
    panel((1.3, -1.2, 1.9), (0, 0, 1.5), (0.9, 0.9), 14, '#ffb8d0')


PORTRAIT = Portrait('prep', build, exposure=0.05)

if __name__ == '__main__':
    PORTRAIT.main()
