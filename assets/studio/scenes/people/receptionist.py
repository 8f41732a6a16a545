"""The Rug Doctor's receptionist: a beehive, pointed glasses, red lips; tickets on a line behind, and one of them yellow."""
from builders.cast.acting import FLAT, GRIP, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.town import RECEPTIONIST
from builders.cast.worn import beehive, cat_eyes, lips, on_head
from kit.light import beam, panel, sky
from kit.materials import glow, paint
from kit.portrait import Portrait
from kit.shapes import ball, box, cylinder, plane, tube
from kit.stage import group

_BOOK = Reach((0.24, -0.5, 1.0), (1, 0.2, -0.2))
_ACTS = {
    'calm': (Pose(lean=5, head=(-8, 0, -5), left=_BOOK, left_hand=FLAT, right=Reach((-0.34, -0.3, 1.2), (0.9, 0.2, -0.8)), right_hand=GRIP),
             Mood(open=0.42, gaze=(0, -0.1), brow=4, lift=0.02, smile=0.9)),
    'guarded': (Pose(lean=8, head=(12, 14, 5), left=_BOOK, left_hand=FLAT, right=Reach((-0.3, -0.4, 1.1), (0.9, 0.2, -0.8)), right_hand=GRIP),
                Mood(open=0.85, gaze=(-0.3, 0.7), brow=-8, lift=-0.01, smile=-0.2)),
    'warm': (Pose(lean=0, head=(4, -8, 4), left=Reach((0.3, -0.36, 1.26), (1, 0.2, -0.6)), left_hand=Hand(8, (0.3, -1, 0.3)), right=Reach((-0.34, -0.3, 1.2), (0.9, 0.2, -0.8)), right_hand=GRIP),
             Mood(open=1, gaze=(0, 0.1), brow=16, lift=0.05, smile=0.4, mouth=0.5)),
}


def build(face):
    pose, mood = _ACTS[face]
    plane((0, 1.4, 1.5), (4, 4), paint('#f4b890', rough=0.85), rot=(90, 0, 0))
    plane((0, 1.38, 0.7), (4, 0.9), paint('#d87a52', rough=0.6), rot=(90, 0, 0))
    tube([(-1.2, 1.1, 1.86), (1.2, 1.1, 1.86)], 0.012, '#5a2a24')
    for i in range(6):
        x, mine = -0.72 + i * 0.29, i == 5
        box((x, 1.08, 1.86), (0.2, 0.01, 0.34 if mine else 0.28), paint('#ffe22e', rough=0.9, glow=0.4) if mine else paint('#fff4e0', rough=0.9), bevel=0, rot=(0, 180 + (i * 5 % 7 - 3) * 2, 0))
        box((x, 1.06, 1.66), (0.12, 0.004, 0.02), paint('#a86a54'), bevel=0)
    for i in range(3):
        box((-0.2 + i * 0.44, 1.2, 2.22), (0.4, 0.05, 0.05), glow('#ff9a5a', 1.4), bevel=0)
    with group(at=(0, 0, -0.1), turn=6):
        people = actor(RECEPTIONIST, pose, mood)
        on_head(people['head'], beehive)
        on_head(people['head'], cat_eyes)
        if not mood.mouth:
            on_head(people['head'], lips, '#d8203c', mood.smile)
        # A lanyard and its badge; a pen.
        for side in (-1, 1):
            tube([(side * 0.11, -0.1, 1.3), (side * 0.07, -0.22, 1.14), (0, -0.26, 1.02)], 0.014, paint('#ffd83a', glow=0.1))
        box((0, -0.27, 0.94), (0.11, 0.012, 0.09), paint('#fff8e8'), bevel=0)
        x, y, z = pose.right.to
        tube([(x + 0.02, y - 0.07, z - 0.06), (x - 0.04, y - 0.1, z + 0.2)], 0.014, '#2a3a6a')
    box((0, -0.55, 0.86), (3, 0.5, 0.08), paint('#fff0dc', rough=0.2), bevel=0.02)
    cylinder((0.56, -0.6, 0.94), 0.1, 0.02, paint('#2a2024'), sides=20)
    ball((0.56, -0.6, 0.98), 0.08, paint('#e0b048', metal=0.8, rough=0.2), squash=(1, 1, 0.8))
    sky([(0, '#ffe8c0'), (1, '#f8d0b0')], 0.5)
    beam((1.8, -0.6, 2.4), (0, 0, 1.5), 110, '#ffe4b4', angle=50)
    panel((-1.2, -1.5, 2.0), (0, 0, 1.5), (1, 1), 22, '#ffc8b8')


PORTRAIT = Portrait('receptionist', build, exposure=0.25)

if __name__ == '__main__':
    PORTRAIT.main()
