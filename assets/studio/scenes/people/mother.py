"""Flunko's mother: his blue skin, tired eyes, the scarf whose wool his beanie was knitted of; a station's wall, a map with pins."""
from builders.cast.acting import Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.town import MOTHER
from builders.cast.worn import scarf
from kit.light import lamp, panel, sky
from kit.materials import glow, paint
from kit.portrait import Portrait
from kit.shapes import ball, box, plane
from kit.stage import group

_HOLDS = {'left': Reach((0.08, -0.36, 1.1), (1, 0.3, -0.5)), 'right': Reach((-0.08, -0.36, 1.08), (1, 0.3, -0.5)), 'left_hand': Hand(60, (0.7, -0.6, 0.2)), 'right_hand': Hand(60, (0.7, -0.6, 0.2))}
_ACTS = {
    'calm': (Pose(lean=4, head=(8, 4, 6), **_HOLDS), Mood(open=0.7, gaze=(0, 0), brow=16, lift=0.01, smile=-0.1)),
    'guarded': (Pose(lean=8, head=(-20, 14, -6), **_HOLDS), Mood(open=0.5, gaze=(-0.6, -0.6), brow=22, lift=0.02, smile=-0.6)),
    'warm': (Pose(lean=2, head=(2, -4, 8), **{**_HOLDS, 'left': Reach((0.05, -0.3, 1.34), (1, 0.3, -0.7)), 'left_hand': Hand(14, (0.5, -0.8, 0.3))}), Mood(open=1, gaze=(0, 0.15), brow=20, lift=0.045, smile=0.5, mouth=0.15)),
}


def build(face):
    pose, mood = _ACTS[face]
    plane((0, 1.4, 1.5), (4, 4), paint('#c8bc98', rough=0.8), rot=(90, 0, 0))
    plane((0, 1.38, 0.62), (4, 1.1), paint('#5a6a62', rough=0.6), rot=(90, 0, 0))
    _map()
    box((0.5, 1.3, 1.98), (0.5, 0.06, 0.26), paint('#1a1618', rough=0.4), bevel=0.01)
    for x, bars in ((0.4, '0'), (0.58, '7')):
        for dx, dz, w, h in {'0': ((-0.05, 0, 0.02, 0.18), (0.05, 0, 0.02, 0.18), (0, 0, 0.1, 0.02), (0, 0.16, 0.1, 0.02)), '7': ((0.05, 0, 0.02, 0.18), (0, 0.16, 0.1, 0.02))}[bars]:
            box((x + dx, 1.26, 2.02 + dz), (w, 0.01, h), glow('#ff3a2c', 3), bevel=0)
    with group(at=(-0.02, 0, -0.02), turn=8):
        actor(MOTHER, pose, mood)
        scarf()
    sky([(0, '#b8c0c0'), (1, '#d0d8dc')], 0.4)
    panel((0.2, -0.7, 3.0), (0, 0, 1.6), (1.4, 0.6), 60, '#e4f4ff')
    panel((-1.4, -1.4, 1.8), (0, 0, 1.5), (0.9, 0.9), 22, '#ffd8a8')
    lamp((0.9, 0.7, 1.6), 6, '#ff6a4a', 0.2)


def _map():
    box((-0.46, 1.32, 1.5), (0.8, 0.04, 0.66), paint('#7a4a2c', rough=0.5), bevel=0.01)
    box((-0.46, 1.29, 1.53), (0.74, 0.02, 0.6), paint('#e4dcb8', rough=0.8), bevel=0)
    for x, z, w, h in ((-0.7, 1.6, 0.2, 0.12), (-0.3, 1.9, 0.26, 0.16), (-0.62, 1.94, 0.16, 0.1)):
        box((x, 1.27, z), (w, 0.01, h), paint('#a8c88a', rough=0.9), bevel=0)
    for i, (x, z) in enumerate(((-0.72, 1.86), (-0.5, 2.02), (-0.22, 1.78), (-0.68, 2.06), (-0.36, 1.68))):
        ball((x, 1.25, z), 0.028, paint(('#d8302c', '#2a5ac8')[i % 2], rough=0.3), detail=1)


PORTRAIT = Portrait('mother', build, exposure=0.1)

if __name__ == '__main__':
    PORTRAIT.main()
