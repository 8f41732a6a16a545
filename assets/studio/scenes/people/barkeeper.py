"""The barkeeper of the Four Thieves: a knotted scarf, a great moustache, one gold ring, a glass that is never dry."""
from builders.cast.acting import GRIP, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.town import BARKEEPER
from builders.cast.worn import earring, headscarf, moustache, on_head
from builders.rooms.bar_things import bottles
from builders.rooms.placed import placed
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.portrait import Portrait
from kit.shapes import ball, box, cylinder, plane, ring
from kit.stage import group

_GLASS, _CLOTH = Reach((-0.16, -0.44, 1.16), (1, 0.2, -0.4)), Reach((0.1, -0.46, 1.18), (1, 0.2, -0.4))
_ACTS = {
    'calm': (Pose(lean=3, head=(-10, 0, 5), left=_CLOTH, right=_GLASS, left_hand=GRIP, right_hand=GRIP),
             Mood(open=0.6, gaze=(0.15, 0), brow=0, smile=0.1)),
    'guarded': (Pose(lean=8, turn=6, head=(-30, 8, -6), left=_CLOTH, right=_GLASS, left_hand=GRIP, right_hand=GRIP),
                Mood(open=0.8, gaze=(0.95, 0.1), brow=-14, smile=-0.4)),
    'warm': (Pose(lean=0, head=(2, -8, -7), left=Reach((0.34, -0.44, 1.3), (1, 0.2, -0.6)), right=_GLASS, left_hand=Hand(10, (0.1, 0.3, -1)), right_hand=GRIP),
             Mood(open=0.9, gaze=(0, 0.1), brow=14, lift=0.05, smile=1)),
}


def build(face):
    pose, mood = _ACTS[face]
    plane((0, 1.45, 1.5), (4, 4), paint('#2a120c', rough=0.8), rot=(90, 0, 0))
    box((0, 1.42, 1.04), (1.9, 0.02, 1.1), glow('#c8782a', 0.55), bevel=0)
    for row, z in enumerate((1.06, 1.42, 1.78)):
        box((0, 1.2, z - 0.04), (3, 0.3, 0.04), paint('#3a1a10', rough=0.4), bevel=0)
        placed((0, 1.2, z), bottles, 2.0, 4 + row, 0.55, 0.13, size=1.15)
    box((0, 1.1, 2.12), (3, 0.3, 0.2), paint('#4a2012', rough=0.4), bevel=0.01)
    with group(at=(0, 0, -0.02), turn=6):
        people = actor(BARKEEPER, pose, mood)
        for make in (headscarf, moustache, earring):
            on_head(people['head'], make)
        x, y, z = pose.right.to
        cylinder((x + 0.1, y - 0.1, z - 0.04), 0.066, 0.24, paint('#5a9ab0', rough=0.05, glow=0.12), top=0.085, sides=18)
        ring((x + 0.1, y - 0.1, z + 0.2), 0.084, 0.012, paint('#e8fbff', rough=0.1, glow=0.6), rot=(0, 0, 0), steps=18)
        box((x + 0.06, y - 0.18, z), (0.022, 0.012, 0.15), paint('#e8fbff', glow=0.7), bevel=0)
        x, y, z = _CLOTH.to if face != 'warm' else (-0.02, -0.46, 1.06)
        for i, (dx, dz, r) in enumerate(((0, 0, 0.075), (0.03, -0.09, 0.06), (-0.03, -0.16, 0.05), (0.02, -0.22, 0.04))):
            ball((x + dx, y - 0.06, z + dz), r, paint(('#f4f0e4', '#e0d8c8')[i % 2], rough=1), squash=(1, 0.5, 1.2), detail=2)
    box((0, -0.6, 0.86), (3, 0.5, 0.08), paint('#5a2a14', rough=0.12), bevel=0.02)
    panel((-1.2, -1.6, 1.9), (0, 0, 1.4), (1, 0.9), 20, '#ffe8d0')
    sky([(0, '#2a140c'), (1, '#140a08')], 0.3)
    beam((-0.5, -0.9, 2.7), (0, 0, 1.5), 100, '#ffdcb0', angle=46)
    panel((1.3, -0.9, 1.6), (0, 0, 1.5), (0.8, 0.8), 5, '#4ac880')
    lamp((0.5, 0.8, 1.9), 14, '#ff9a3a', 0.2)


PORTRAIT = Portrait('barkeeper', build, exposure=0.55, bloom=0.35)

if __name__ == '__main__':
    PORTRAIT.main()
