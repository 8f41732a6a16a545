"""The manager of Paradise Motel: a loud shirt, a thin moustache, a stack of quarters; pink neon on teal, and one bare hook."""
from builders.cast.acting import GRIP, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import MANAGER
from kit.light import lamp, panel, sky
from kit.materials import glow, paint
from kit.portrait import Portrait
from kit.shapes import ball, box, cylinder, plane, prism, ring, tube
from kit.stage import group

_COUNTS = Reach((-0.3, -0.44, 1.16), (1, 0.2, -0.5))
_ACTS = {
    'calm': (Pose(lean=10, head=(10, -2, 6), left=Reach((0.26, -0.5, 1.06), (1, 0.2, -0.3)), left_hand=GRIP, right=_COUNTS, right_hand=Hand(50, (0.4, 0.2, 0.6))),
             Mood(open=0.5, gaze=(-0.1, 0.05), brow=-4, lift=0.01, smile=0.4)),
    'guarded': (Pose(lean=6, turn=-8, head=(-24, 6, -6), left=Reach((0.1, -0.44, 1.08), (1, 0.2, -0.3)), left_hand=Hand(20, (0, 0.2, 1)), right=_COUNTS, right_hand=Hand(50, (0.4, 0.2, 0.6))),
                Mood(open=0.7, gaze=(0.9, 0.1), brow=-14, smile=-0.5)),
    'warm': (Pose(lean=4, head=(-2, -8, 4), left=Reach((0.44, -0.4, 1.3), (1, 0.2, -0.6)), left_hand=Hand(8, (0, 0.3, -1)), right=_COUNTS, right_hand=Hand(50, (0.4, 0.2, 0.6))),
             Mood(open=1, gaze=(0, 0.1), brow=16, lift=0.05, smile=0.2, mouth=0.4)),
}


def build(face):
    pose, mood = _ACTS[face]
    plane((0, 1.4, 1.5), (4, 4), paint('#1f8a86', rough=0.7), rot=(90, 0, 0))
    for i in range(10):
        box((-1.4 + i * 0.3, 1.38, 0.5), (0.012, 0.02, 2.2), paint('#176e6c'), bevel=0)
    _keys()
    _neon()
    with group(at=(0.04, 0, 0), turn=4):
        actor(MANAGER, pose, mood)
    box((0, -0.55, 0.96), (3, 0.6, 0.1), paint('#6a361e', rough=0.15), bevel=0.02)
    silver = paint('#e4e8f0', rough=0.18, metal=0.9)
    for x, tall in ((-0.4, 8), (-0.27, 5), (0.36, 4), (0.48, 7)):
        for k in range(tall):
            cylinder((x + 0.006 * (k % 3 - 1), -0.66, 1.06 + k * 0.02), 0.052, 0.017, silver, sides=20)
    sky([(0, '#143a4a'), (1, '#0e2438')], 0.4)
    panel((-1.3, 0.1, 1.9), (0, 0, 1.6), (0.8, 0.9), 30, '#ff5aa8')
    panel((1.0, -1.7, 2.2), (0, 0, 1.5), (1, 0.8), 44, '#ffe8c8')
    lamp((0.7, 0.7, 2.0), 14, '#4affd0', 0.2)


def _keys():
    box((0.42, 1.3, 1.5), (0.9, 0.06, 0.66), paint('#6a4228', rough=0.5), bevel=0.015)
    for i, x in enumerate((0.16, 0.42, 0.68)):
        ball((x, 1.24, 2.02), 0.025, paint('#e8c05a', metal=0.8, rough=0.2), detail=1)
        if i != 1:
            prism([(-0.08, -0.26), (0.08, -0.26), (0.1, -0.15), (0, -0.03), (-0.1, -0.15)], 0.03, paint('#f08ab0', rough=0.5), at=(x, 1.2, 2.0))


def _neon():
    """A palm and half a sun."""
    with group(at=(-0.58, 1.2, 1.5), size=0.9):
        tube([(0.08, 0, -0.3), (0.0, 0, 0.2), (0.06, 0, 0.56)], 0.028, glow('#4affb0', 3))
        for dx, dz in ((-0.3, 0.0), (-0.2, 0.18), (0.1, 0.22), (0.3, 0.12), (0.32, -0.06)):
            tube([(0.06, 0, 0.56), (0.06 + dx * 0.6, 0, 0.6 + dz * 0.7), (0.06 + dx, 0, 0.5 + dz * 0.4)], 0.026, glow('#4affb0', 3))
        ring((0.0, 0.06, 0.3), 0.36, 0.032, glow('#ff5aa8', 4), start=20, end=250)


PORTRAIT = Portrait('manager', build, exposure=0.5, bloom=0.4)

if __name__ == '__main__':
    PORTRAIT.main()
