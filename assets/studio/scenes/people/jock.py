"""The Jock: a flat top, the jacket with the F, a ball under the arm; bright sky over the field."""
from builders.cast.acting import Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import JOCK
from builders.person import Limb
from kit.light import panel, sky, sun
from kit.materials import paint
from kit.portrait import Portrait
from kit.shapes import ball, box, plane, tube
from kit.stage import group

_BALL = {'right': Reach((-0.36, -0.24, 1.12), (1, 0.5, -0.4)), 'right_hand': Hand(24, (1, -0.2, 0.2))}
_ACTS = {
    'calm': (Pose(lean=2, turn=-6, head=(-8, -2, -4), left=Limb(10, 12, 20), **_BALL), Mood(open=0.75, gaze=(0.15, 0), brow=-4, smile=0.3)),
    'guarded': (Pose(lean=8, turn=-10, head=(22, 16, 6), left=Limb(16, 12, 30), **_BALL), Mood(open=0.7, gaze=(0.5, -0.7), brow=14, smile=-0.6)),
    'warm': (Pose(lean=-2, head=(0, -6, -6), left=Reach((0.42, -0.26, 1.5), (1, 0.4, -0.8)), left_hand=Hand(10, (0, 0.3, -1)), **_BALL), Mood(open=1, gaze=(0, 0.1), brow=12, lift=0.045, smile=1, mouth=0.35)),
}


def build(face):
    pose, mood = _ACTS[face]
    plane((0, 30, 0.2), (80, 60), paint('#5aa03a', rough=0.9), rot=(0, 0, 0))
    for i in range(6):
        box((0, 3 + i * 2.4, 0.2), (40, 0.12, 0.02), paint('#f4f8e8', rough=0.8), bevel=0)
    # The goal, far off; the stand's rail, near.
    for x in (-2.6, -0.4):
        tube([(x, 14, 2.1), (x, 14, 5.6)], 0.09, paint('#f4d23a', rough=0.4))
    tube([(-2.6, 14, 2.1), (-0.4, 14, 2.1)], 0.09, paint('#f4d23a', rough=0.4))
    tube([(-1.5, 14, 0.2), (-1.5, 14, 2.1)], 0.11, paint('#f4d23a', rough=0.4))
    for x, z, r in ((2.4, 5.4, 0.7), (3.3, 5.2, 0.9), (4.2, 5.3, 0.6)):
        ball((x, 24, z), r, paint('#ffffff', rough=1, glow=0.5), squash=(1.3, 0.4, 0.7))
    for i in range(9):
        ball((-7.2 + i * 1.8, 26, 0.9), 1.1, paint('#2f6a3a', rough=1), squash=(1.2, 0.5, 1 + i % 3 * 0.2))
    for z in (0.98, 1.3):
        tube([(-1.4, 0.6, z), (1.4, 0.6, z)], 0.03, paint('#d8dce0', metal=0.7, rough=0.3))
    with group(at=(0.04, 0, -0.1), turn=8):
        actor(JOCK, pose, mood)
        leather = paint('#8a4422', rough=0.6)
        ball((-0.3, -0.34, 1.16), 0.155, leather, squash=(0.85, 1.35, 0.85))
        for y in (-0.42, -0.18):
            box((-0.3, y - 0.04, 1.285), (0.12, 0.02, 0.012), paint('#f4f0e4'), bevel=0, rot=(8 if y < -0.3 else -8, 0, 0))
    sky([(0, '#cfe8f8'), (0.3, '#8ac4f0'), (1, '#3a86d8')], 0.75)
    sun((-0.6, 0.7, -0.5), 4.2, '#fff0d0', soft=1)
    panel((1.3, -1.2, 2.0), (0, 0, 1.5), (1, 1), 12, '#bcd8ff')


PORTRAIT = Portrait('jock', build, exposure=0.1, bloom=0.1)

if __name__ == '__main__':
    PORTRAIT.main()
