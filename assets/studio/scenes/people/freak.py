"""The Freak: green spikes, studs, a candle held low; a night with a moon that is too large."""
from builders.cast.acting import GRIP, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import FREAK
from kit.light import lamp, panel, sky
from kit.materials import glow, paint
from kit.portrait import Portrait
from kit.shapes import ball, cylinder, disc, plane, tube
from kit.stage import group

_CANDLE = {'right': Reach((-0.2, -0.42, 1.06), (1, 0.2, -0.5)), 'right_hand': GRIP}
_ACTS = {
    'calm': (Pose(lean=4, head=(-14, 2, 6), left=Reach((0.26, -0.24, 1.06), (1, 0.5, -0.3)), **_CANDLE), Mood(open=0.5, gaze=(0.3, 0.05), brow=-2, smile=-0.1)),
    'guarded': (Pose(lean=8, turn=10, head=(-34, 10, -4), left=Reach((0.16, -0.3, 1.16), (1, 0.5, -0.4)), **_CANDLE), Mood(open=0.7, gaze=(0.95, 0.1), brow=-16, smile=-0.6)),
    'warm': (Pose(lean=0, head=(0, -6, -8), left=Reach((0.26, -0.24, 1.06), (1, 0.5, -0.3)), **_CANDLE), Mood(open=0.95, gaze=(0, 0.1), brow=14, lift=0.04, smile=1)),
}


def build(face):
    pose, mood = _ACTS[face]
    plane((0, 30, 10), (80, 60), glow('#2a1c5a', 0.5), rot=(90, 0, 0))
    disc((3.2, 28, 4.6), 3.5, glow('#e8dcff', 1.15))
    for x, z, r in ((2.0, 5.4, 0.6), (4.2, 4.0, 0.8), (3.0, 6.6, 0.4)):
        disc((x, 27.8, z), r, glow('#c4b4f0', 0.9))
    for i in range(26):
        ball((-5.4 + (i * 2.37) % 7.4, 27, 0.6 + (i * 1.71) % 7.4), 0.06 + 0.03 * (i % 2), glow('#fff4e0', 2.4), detail=1)
    # A bare branch.
    ink = paint('#0e0818', rough=1)
    tube([(-1.4, 1.4, 1.5), (-0.7, 1.4, 1.92), (-0.1, 1.4, 2.02), (0.5, 1.4, 2.26)], [0.09, 0.06, 0.04, 0.015], ink)
    for a, b in (((-0.7, 1.92), (-0.5, 2.24)), ((-0.3, 1.98), (0.0, 1.84)), ((-1.0, 1.75), (-0.72, 1.6)), ((-0.58, 2.1), (-0.7, 2.3))):
        tube([(a[0], 1.4, a[1]), (b[0], 1.4, b[1])], [0.035, 0.012], ink)
    with group(at=(-0.04, 0, -0.12), turn=22):
        actor(FREAK, pose, mood)
        x, y, z = _CANDLE['right'].to
        cylinder((x + 0.06, y - 0.06, z - 0.08), 0.034, 0.22, paint('#f4ecd8', rough=0.5, glow=0.0), sides=14)
        ball((x + 0.06, y - 0.06, z + 0.2), 0.032, glow('#ff9a2a', 6), squash=(0.8, 0.8, 1.8), detail=2)
    lamp((-0.16, -0.7, 1.24), 4, '#ffae4a', 0.06)
    sky([(0, '#2a1c5a'), (1, '#140e34')], 0.5)
    panel((1.4, 0.9, 2.3), (0, 0, 1.6), (1, 0.9), 60, '#b8a4ff')
    panel((1.2, -1.6, 2.2), (0, 0, 1.5), (1, 0.9), 14, '#8a7ae8')
    panel((-1.5, 0.4, 1.6), (0, 0, 1.5), (0.7, 0.9), 14, '#ff4ab8')


PORTRAIT = Portrait('freak', build, exposure=0.6, bloom=0.4)

if __name__ == '__main__':
    PORTRAIT.main()
