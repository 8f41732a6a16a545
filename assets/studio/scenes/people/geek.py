"""The Geek: curls, a white frame, one cup of the headphones at the ear; green light from tubes in a dark room."""
from builders.cast.acting import Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import GEEK
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.portrait import Portrait
from kit.shapes import box, cylinder, plane, ring
from kit.stage import group

_EAR = {'left': Reach((0.42, -0.06, 1.5), (1, 0.3, -0.8)), 'left_hand': Hand(34, (1, 0, 0))}
_ACTS = {
    'calm': (Pose(lean=6, head=(-10, 0, -8), right=Reach((-0.26, -0.42, 1.02), (1, 0.3, -0.3)), **_EAR), Mood(open=0.9, gaze=(0.1, 0), brow=6, lift=0.02, smile=0.2)),
    'guarded': (Pose(lean=10, head=(20, 8, 4), right=Reach((-0.1, -0.34, 1.16), (1, 0.3, -0.5)), right_hand=Hand(40, (0.4, -0.8, 0.3)), **_EAR), Mood(open=1, gaze=(-0.9, -0.1), brow=18, lift=0.03, smile=-0.5, mouth=0.12)),
    'warm': (Pose(lean=2, head=(0, -8, -6), right=Reach((-0.4, -0.36, 1.34), (1, 0.3, -0.7)), right_hand=Hand(78, (1, 0, 0.2), point=True), **_EAR), Mood(open=1, gaze=(0, 0.15), brow=10, lift=0.05, smile=1, mouth=0.55)),
}


def build(face):
    pose, mood = _ACTS[face]
    plane((0, 1.5, 1.5), (4, 4), paint('#101c1c', rough=0.8), rot=(90, 0, 0))
    _tubes()
    with group(at=(-0.02, 0, -0.07), turn=-4):
        actor(GEEK, pose, mood)
        _headphone(pose)
    box((0, -0.5, 0.86), (3, 0.5, 0.09), paint('#2a2e34', rough=0.4), bevel=0.02)
    for i in range(2):
        cylinder((-0.5 + i * 0.24, -0.6, 0.95), 0.1, 0.03, paint('#1a1c20', rough=0.3), sides=22)
        cylinder((-0.5 + i * 0.24, -0.6, 0.98), 0.035, 0.012, paint('#d8dce0', metal=0.7), sides=12)
    sky([(0, '#0a1412'), (1, '#060c10')], 0.3)
    panel((-1.2, 0.5, 1.7), (0, 0, 1.6), (0.9, 0.9), 40, '#4aff9a')
    panel((0.8, -1.7, 2.1), (0, 0, 1.5), (0.9, 0.8), 36, '#e8ffe0')
    beam((1.3, 0.7, 2.3), (0, 0, 1.7), 50, '#58b0ff', angle=50)
    lamp((-0.6, -1.1, 1.0), 6, '#5affa0', 0.2)


def _tubes():
    """Three screens: lines, thirteen spikes, a field of dots."""
    for x, z, wide, tall in ((-0.62, 1.5, 0.66, 0.5), (0.14, 1.76, 0.56, 0.4), (0.72, 1.4, 0.44, 0.42)):
        box((x, 1.25, z - 0.04), (wide + 0.12, 0.3, tall + 0.1), paint('#c8bc9c', rough=0.5), bevel=0.03)
        box((x, 1.09, z), (wide, 0.02, tall), glow('#06301c', 0.6), bevel=0)
    for i in range(6):
        box((-0.7 + (i * 7 % 5) * 0.02, 1.07, 1.55 + i * 0.07), (0.3 + (i * 13 % 4) * 0.05, 0.01, 0.028), glow('#6affa8', 2.2), bevel=0)
    for i in range(13):
        box((-0.08 + i * 0.037, 1.07, 1.84), (0.014, 0.01, 0.06 + (i * 11 % 7) * 0.03), glow('#6affa8', 2.2), bevel=0)
    for i in range(9):
        box((0.6 + i % 3 * 0.11, 1.07, 1.48 + i // 3 * 0.11), (0.05, 0.01, 0.05), glow(('#ff7a4a', '#6affa8', '#f4e04a')[i * 5 % 3], 1.8), bevel=0)


def _headphone(pose):
    """One cup, held to the ear; its band over the hand."""
    x, y, z = pose.left.to
    cylinder((x - 0.1, y + 0.02, z + 0.06), 0.12, 0.09, paint('#22262c', rough=0.4), rot=(0, 90, 0), sides=18)
    ring((x + 0.02, y + 0.02, z + 0.1), 0.2, 0.022, paint('#aab0b8', metal=0.7, rough=0.3), start=-40, end=120, steps=12)


PORTRAIT = Portrait('geek', build, exposure=0.55, bloom=0.35)

if __name__ == '__main__':
    PORTRAIT.main()
