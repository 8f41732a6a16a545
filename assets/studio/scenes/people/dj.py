"""The DJ of Flunk FM: an afro, headphones with one cup pushed back, a microphone; red light from the sign."""
from builders.cast.acting import Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import DJ
from builders.cast.worn import big_headphones, on_head
from builders.rooms.audio import egg_foam
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.portrait import Portrait
from kit.shapes import ball, box, cylinder, plane, tube
from kit.stage import group

_EAR = Reach((0.42, -0.1, 1.56), (1, 0.3, -0.8))
_ACTS = {
    'calm': (Pose(lean=8, head=(-14, -4, -8), left=_EAR, left_hand=Hand(30, (1, 0, 0)), right=Reach((-0.3, -0.46, 1.02), (1, 0.2, -0.2))),
             Mood(open=0.6, gaze=(0.2, 0), brow=4, smile=0.5)),
    'guarded': (Pose(lean=4, turn=-6, head=(16, 4, 6), left=_EAR, left_hand=Hand(30, (1, 0, 0)), right=Reach((-0.3, -0.46, 1.02), (1, 0.2, -0.2))),
                Mood(open=1, gaze=(0.9, 0.3), brow=18, lift=0.03, smile=-0.4, mouth=0.15)),
    'warm': (Pose(lean=10, head=(-6, -10, 8), left=_EAR, left_hand=Hand(30, (1, 0, 0)), right=Reach((-0.3, -0.46, 1.1), (1, 0.2, -0.2)), right_hand=Hand(10, (0, 0.2, -1))),
             Mood(open=0.92, gaze=(0, 0.1), brow=8, lift=0.04, smile=1, mouth=0.6)),
}


def build(face):
    pose, mood = _ACTS[face]
    with group(at=(-1.3, 1.2, 0.6)):
        egg_foam(2.8, 1.9, '#5a1c2a', 0.2)
    plane((0, 1.25, 1.6), (4, 4), paint('#4a1420', rough=1), rot=(90, 0, 0))
    box((-0.46, 1.0, 1.98), (0.62, 0.08, 0.22), paint('#1a1014'), bevel=0.01)
    box((-0.46, 0.95, 2.0), (0.56, 0.02, 0.18), glow('#ff2c2c', 1.5), bevel=0)
    for i in range(5):
        box((-0.66 + i * 0.1, 0.93, 2.045), (0.055, 0.01, 0.09), glow('#ffd8c0', 2.2), bevel=0)
    with group(at=(0.04, 0, -0.08), turn=-12):
        people = actor(DJ, pose, mood)
        on_head(people['head'], big_headphones)
    # The microphone on its arm, near.
    tube([(-0.9, -0.7, 1.5), (-0.42, -0.62, 1.3)], 0.02, paint('#9aa0a8', metal=0.8, rough=0.3))
    cylinder((-0.36, -0.62, 1.13), 0.06, 0.16, paint('#22242a', rough=0.4, metal=0.5), sides=18)
    ball((-0.36, -0.62, 1.32), 0.085, paint('#d8dce2', rough=0.25, metal=0.85), squash=(1, 1, 1.15))
    for z in (1.28, 1.34):
        cylinder((-0.36, -0.62, z), 0.087, 0.012, paint('#5a6068', metal=0.8), sides=18)
    box((0, -0.5, 0.86), (3, 0.5, 0.08), paint('#2c2e36', rough=0.4), bevel=0.01)
    for i in range(8):
        box((-0.5 + i * 0.15, -0.62, 0.94), (0.05, 0.04, 0.04), paint(('#e83a3a', '#f4d23a', '#4ac8f0', '#5ae87a')[i % 4], glow=0.8), bevel=0.008)
    sky([(0, '#1c080c'), (1, '#10060c')], 0.3)
    panel((-1.1, 0.7, 2.2), (0, 0, 1.7), (0.7, 0.5), 60, '#ff3434')
    beam((1.2, 0.8, 2.3), (0.1, 0, 1.6), 90, '#ff4a4a', angle=50)
    panel((0.5, -1.8, 2.3), (0, 0, 1.5), (0.9, 0.8), 46, '#ffcf98')
    lamp((0.5, -0.9, 1.0), 6, '#5ab8ff', 0.2)


PORTRAIT = Portrait('dj', build, exposure=0.7, bloom=0.4)

if __name__ == '__main__':
    PORTRAIT.main()
