"""The cook of the Snack Shack: broad, a paper hat, a spatula; pans and a hot lamp behind."""
from builders.cast.acting import GRIP, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import COOK
from kit.light import beam, panel, sky
from kit.materials import glow, paint
from kit.portrait import Portrait
from kit.shapes import ball, box, cylinder, plane, ring, tube
from kit.stage import group

_REST = Reach((0.36, -0.4, 1.0), (1, 0.3, 0))
_ACTS = {
    'calm': (Pose(lean=4, head=(10, -2, -5), left=_REST, right=Reach((-0.4, -0.26, 1.28), (0.9, 0.2, -0.9)), right_hand=GRIP),
             Mood(open=0.72, gaze=(-0.1, 0.05), brow=2, smile=0.3)),
    'guarded': (Pose(lean=10, head=(30, 6, 4), left=_REST, right=Reach((-0.4, -0.24, 1.18), (0.9, 0.2, -0.9)), right_hand=GRIP),
                Mood(open=0.95, gaze=(0.95, -0.1), brow=16, lift=0.02, smile=-0.7)),
    'warm': (Pose(lean=-2, head=(2, -8, 8), left=_REST, right=Reach((-0.42, -0.28, 1.44), (0.9, 0.2, -0.9)), right_hand=GRIP),
             Mood(open=0.5, gaze=(0, 0.2), brow=8, lift=0.035, smile=1, mouth=0.7)),
}


def build(face):
    pose, mood = _ACTS[face]
    plane((0, 1.4, 1.5), (4, 4), paint('#e0a428', rough=0.7), rot=(90, 0, 0))
    for i in range(5):
        box((0, 1.38, 0.86 + i * 0.13), (3, 0.02, 0.012), paint('#b87a1c'), bevel=0)
    tube([(-1, 1.2, 2.22), (1, 1.2, 2.22)], 0.02, paint('#5a5e66', metal=0.7, rough=0.3))
    for x, wide in ((-0.62, 0.15), (0.52, 0.13), (0.8, 0.17)):
        tube([(x, 1.2, 2.22), (x, 1.2, 2.0)], 0.016, paint('#2a2c32'))
        cylinder((x, 1.2, 1.88), wide, 0.04, paint('#3a3c44', rough=0.4, metal=0.6), rot=(90, 0, 0))
    for i, hue in enumerate(('#d8302c', '#e8dcc0', '#d8302c')):
        cylinder((-0.75 + i * 0.12, 1.0, 1.2), 0.045, 0.2, paint(hue, rough=0.3), top=0.02, sides=12)
    box((-0.6, 1.05, 1.14), (0.7, 0.3, 0.06), paint('#7a2a1c', rough=0.4), bevel=0)
    with group(at=(0.02, 0, 0), turn=8):
        actor(COOK, pose, mood)
        ring((0, -0.02, 1.275), 0.105, 0.04, paint('#d8302c', rough=0.9), rot=(-10, 0, 0))
        # Over the left shoulder.
        for i in range(3):
            box((0.26 + i * 0.035, -0.19 - 0.004 * i, 1.0), (0.034, 0.03, 0.33), paint('#3a6ac8' if i == 1 else '#f4f0e4', rough=0.95), bevel=0.008)
        x, y, z = pose.right.to
        tube([(x, y - 0.05, z), (x - 0.02, y - 0.1, z + 0.3)], 0.018, paint('#2a1c14'))
        box((x - 0.025, y - 0.12, z + 0.28), (0.15, 0.015, 0.19), paint('#c8ccd4', metal=0.8, rough=0.25), bevel=0.006)
        for k in (-1, 0, 1):
            box((x - 0.025 + k * 0.04, y - 0.13, z + 0.32), (0.016, 0.015, 0.11), paint('#6a6e78'), bevel=0)
    box((0, -0.62, 0.9), (3, 0.4, 0.08), paint('#f4e8cc', rough=0.25), bevel=0.01)
    for i in range(9):
        box((-0.8 + i * 0.2, -0.83, 0.9), (0.1, 0.012, 0.08), paint('#1c1a1e'), bevel=0)
    ball((0.42, -0.5, 0.99), 0.06, paint('#e0b048', metal=0.8, rough=0.2), squash=(1, 1, 0.7))
    sky([(0, '#ffdca0'), (1, '#ffe8c0')], 0.4)
    panel((-1.2, -1.4, 2.4), (0, 0, 1.5), (1, 0.9), 50, '#fff0d0')
    beam((0.7, 0.5, 2.6), (0.1, 0, 1.6), 120, '#ffb050', angle=60)
    box((0.5, 0.6, 2.14), (0.4, 0.3, 0.05), glow('#ff8a3a', 2), bevel=0)


PORTRAIT = Portrait('cook', build, exposure=0.3)

if __name__ == '__main__':
    PORTRAIT.main()
