"""The prize clerk: leans over the glass with a strip of tickets; the bears behind have one gap."""
from builders.cast.acting import FLAT, GRIP, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import CLERK
from builders.prizes import plush
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.portrait import Portrait
from kit.shapes import ball, box, plane, prism
from kit.stage import group

_ACTS = {
    'calm': (Pose(lean=14, sway=-4, head=(-8, -14, -7), left=Reach((0.3, -0.5, 1.02), (1, 0.2, -0.2)), left_hand=FLAT, right=Reach((-0.3, -0.36, 1.24), (0.9, 0.2, -0.8)), right_hand=GRIP),
             Mood(open=0.8, gaze=(0.1, 0.1), brow=4, lift=0.01, smile=0.35)),
    'guarded': (Pose(lean=8, sway=3, turn=8, head=(-22, -5, 5), left=Reach((0.3, -0.42, 1.02), (1, 0.2, -0.2)), left_hand=Hand(70, (1, 0, 0.2)), right=Reach((-0.28, -0.32, 1.12), (0.9, 0.2, -0.8)), right_hand=GRIP),
                Mood(open=0.62, gaze=(-0.9, 0.15), brow=-10, smile=-0.5)),
    'warm': (Pose(lean=16, sway=-2, head=(4, -15, 9), left=Reach((0.3, -0.5, 1.02), (1, 0.2, -0.2)), left_hand=FLAT, right=Reach((-0.3, -0.38, 1.36), (0.9, 0.2, -0.8)), right_hand=GRIP),
             Mood(open=1, gaze=(0, 0.1), brow=10, lift=0.045, smile=1, mouth=0.5)),
}


def build(face):
    pose, mood = _ACTS[face]
    plane((0, 1.5, 1.5), (4, 4), paint('#6a1c30', rough=0.9), rot=(90, 0, 0))
    _shelves()
    _tent()
    with group(at=(0.06, 0, 0), turn=-10):
        actor(CLERK, pose, mood)
        x, y, z = pose.right.to
        for i in range(5):
            box((x + 0.02 + i * 0.012, y - 0.08, z - 0.06 - i * 0.085), (0.11, 0.012, 0.078), paint(('#f4a83a', '#ffe08a')[i % 2], rough=0.8, glow=0.1), bevel=0, rot=(0, -6 + i * 5, 0))
    box((0, -0.55, 0.9), (3, 0.5, 0.09), paint('#4a2a6a', rough=0.2), bevel=0.01)
    box((0, -0.82, 0.955), (3, 0.03, 0.03), glow('#fff0d8', 1.6), bevel=0)
    sky([(0, '#5a1c30'), (1, '#3a1028')], 0.35)
    panel((0.9, -1.6, 2.5), (0, 0, 1.5), (1, 0.8), 50, '#fff0dc')
    panel((-1.5, -0.6, 1.4), (0, 0, 1.5), (0.7, 0.9), 12, '#ff6ab0')
    beam((0.4, 1.0, 2.6), (0.1, 0, 1.7), 90, '#ffe6a8', angle=60)
    lamp((0, 0.9, 2.0), 8, '#ffc070', 0.3)


def _shelves():
    wood = paint('#7a4020', rough=0.6)
    for row, z in enumerate((1.1, 1.55, 2.0)):
        box((0, 1.32, z - 0.05), (3, 0.36, 0.05), wood, bevel=0)
        for column in range(5):
            if (column, row) == (0, 1):
                continue
            with group(at=(-0.78 + column * 0.4, 1.28, z), turn=(column * 37 + row * 23) % 40 - 20, size=0.85):
                plush(('#c8843a', '#e8b84a', '#a85a2c')[(column + row) % 3])


def _tent():
    for i in range(8):
        x, hue = -0.96 + i * 0.24, paint(('#d8302c', '#f4c83a')[i % 2], rough=0.8)
        prism([(x, 2.4), (x + 0.24, 2.4), (x + 0.24, 1.96), (x + 0.12, 1.86), (x, 1.96)], 0.03, hue, at=(0, 0.8, 0))
        ball((x, 0.74, 1.95), 0.032, glow('#fff0b0', 4), detail=1)


PORTRAIT = Portrait('prize-clerk', build, exposure=0.35, bloom=0.3)

if __name__ == '__main__':
    PORTRAIT.main()
