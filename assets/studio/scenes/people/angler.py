"""The angler: a hat with flies, a beard, yellow oilskin; the lake at dusk behind, and one light on it."""
from builders.cast.acting import GRIP, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import ANGLER
from kit.light import beam, lamp, panel, sky, sun
from kit.materials import backdrop, glow, paint
from kit.portrait import Portrait
from kit.shapes import ball, box, cylinder, disc, plane, tube
from kit.stage import group

_ROD = Reach((-0.4, -0.34, 1.12), (0.9, 0.2, -0.8))
_ACTS = {
    'calm': (Pose(lean=6, head=(14, -2, 4), left=Reach((0.3, -0.36, 1.0), (1, 0.3, -0.2)), right=_ROD, right_hand=GRIP),
             Mood(open=0.66, gaze=(0, 0.05), brow=6, smile=0.2)),
    'guarded': (Pose(lean=4, turn=8, head=(30, 0, -4), left=Reach((0.3, -0.36, 1.0), (1, 0.3, -0.2)), right=_ROD, right_hand=GRIP),
                Mood(open=1, gaze=(0.85, 0.1), brow=20, lift=0.03, smile=-0.3, mouth=0.2)),
    'warm': (Pose(lean=4, head=(4, -6, -8), left=Reach((0.36, -0.5, 1.24), (1, 0.3, -0.6)), left_hand=Hand(8, (0, -0.3, 1)), right=_ROD, right_hand=GRIP),
             Mood(open=0.85, gaze=(-0.1, 0.1), brow=10, lift=0.035, smile=1, mouth=0.45)),
}


def build(face):
    pose, mood = _ACTS[face]
    plane((0, 40, 0.6), (90, 76), paint('#2c3c86', rough=0.25, bump=0.25, scale=1.2))
    plane((0, 60, 20), (120, 60), backdrop('#e8a0a0', '#3a3a8a', 1, 18), rot=(90, 0, 0))
    for x, y, wide, tall, hue in ((-9, 44, 9, 2.4, '#4a468c'), (9, 50, 9, 3.4, '#5a52a0'), (0, 56, 24, 1.9, '#7a6ab0')):
        ball((x, y, 0.4), 1, paint(hue, rough=1, glow=0.25), squash=(wide, 1, tall), detail=4)
    disc((-4.6, 52, 9.6), 1.5, glow('#fff4d8', 1.4))
    # The light over the water, and its path.
    ball((4.5, 30, 2.7), 0.26, glow('#b8ffe8', 9), detail=2)
    for i in range(4):
        box((4.4 - i * 0.45 + (i % 2) * 0.2, 28 - i * 5.6, 0.62), (1.3 - i * 0.22, 0.5, 0.01), glow('#8affd8', 1.4), bevel=0)
    with group(at=(0.02, 0, 0), turn=-4):
        actor(ANGLER, pose, mood)
        x, y, z = pose.right.to
        tube([(x + 0.12, y - 0.06, z - 0.4), (x, y - 0.08, z), (x - 0.05, y + 0.1, z + 0.5), (x - 0.02, y + 0.5, z + 1.1)], [0.03, 0.026, 0.018, 0.012], paint('#d83a2c', rough=0.4))
        cylinder((x + 0.04, y - 0.12, z - 0.16), 0.06, 0.05, paint('#c8ccd4', metal=0.8, rough=0.3), rot=(90, 0, 0), sides=14)
    sky([(0, '#e8a8a0'), (0.4, '#7a6ab8'), (1, '#34388a')], 0.5)
    sun((0.5, -0.7, -0.35), 1.4, '#ffb8a0', soft=3)
    panel((1.3, -1.4, 2.4), (0, 0, 1.5), (1.2, 1), 34, '#c8c0f8')
    beam((0.2, -1.1, 0.7), (0, 0, 1.55), 60, '#ffb45a', angle=60)
    lamp((-0.9, -0.3, 1.2), 8, '#ffb45a', 0.1)


PORTRAIT = Portrait('angler', build, exposure=0.35, bloom=0.35)

if __name__ == '__main__':
    PORTRAIT.main()
