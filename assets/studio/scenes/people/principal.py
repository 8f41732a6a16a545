"""The Principal: bald, heavy, a red tie; the morning falls in bars through blinds, and a lamp is still on."""
from builders.cast.acting import Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import PRINCIPAL
from kit.light import lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.portrait import Portrait
from kit.shapes import ball, box, cylinder, plane, tube
from kit.stage import group

_TIPS = {'left': Reach((0.07, -0.44, 1.12), (1, 0.2, -0.4)), 'right': Reach((-0.07, -0.44, 1.12), (1, 0.2, -0.4)), 'left_hand': Hand(12, (0.6, -0.5, 0.6)), 'right_hand': Hand(12, (0.6, -0.5, 0.6))}
_ACTS = {
    'calm': (Pose(lean=6, head=(6, 2, 3), **_TIPS), Mood(open=0.62, gaze=(-0.1, 0), brow=-10, smile=-0.2)),
    'guarded': (Pose(lean=12, turn=4, head=(28, 8, -4), **_TIPS), Mood(open=0.5, gaze=(-0.7, 0.2), brow=-18, lift=-0.01, smile=-0.8)),
    'warm': (Pose(lean=0, head=(-4, -4, -6), **_TIPS), Mood(open=1, gaze=(0, 0.05), brow=20, lift=0.045, smile=0.3)),
}


def build(face):
    pose, mood = _ACTS[face]
    plane((0, 1.4, 1.5), (4, 4), paint('#245a44', rough=0.8), rot=(90, 0, 0))
    _window()
    with group(at=(0.62, 1.0, 0)):
        box((0, 0, 0.9), (0.7, 0.4, 0.74), paint('#3a5a48', rough=0.5), bevel=0.01)
        for z in (1.0, 1.3):
            box((0, -0.21, z), (0.2, 0.02, 0.04), paint('#d8b048', metal=0.8, rough=0.3), bevel=0)
        cylinder((0.02, -0.05, 1.64), 0.08, 0.03, paint('#3a2014'))
        cylinder((0.02, -0.05, 1.67), 0.03, 0.1, paint('#e8b83a', metal=0.8, rough=0.25), top=0.06)
        cylinder((0.02, -0.05, 1.76), 0.12, 0.16, paint('#e8b83a', metal=0.8, rough=0.25), top=0.15, sides=16)
    with group(at=(0, 0, -0.02), turn=-6):
        actor(PRINCIPAL, pose, mood)
    box((0, -0.55, 0.86), (3, 0.6, 0.09), paint('#5a2614', rough=0.2), bevel=0.02)
    # The desk lamp, its shade at the left edge.
    tube([(-0.62, -0.6, 0.95), (-0.62, -0.6, 1.16)], 0.018, paint('#d8a83a', metal=0.8, rough=0.25))
    cylinder((-0.62, -0.6, 1.12), 0.2, 0.12, paint('#1f8a54', rough=0.3, glow=0.35), top=0.12, sides=20)
    lamp((-0.6, -0.62, 1.05), 5, '#ffe0a0', 0.06)
    _bars()
    sky([(0, '#e8c890'), (1, '#8aa8c0')], 0.28)
    sun((0.62, 0.6, -0.42), 7, '#ffcf8a', soft=0.5)
    panel((1.2, -1.6, 2.2), (0, 0, 1.5), (1, 0.8), 14, '#9ac0d8')
    panel((-0.5, 1.0, 2.3), (0, 0, 1.8), (0.9, 0.4), 10, '#ffe0a8')


def _window():
    box((-0.55, 1.36, 1.2), (0.9, 0.02, 1.2), glow('#ffe6b0', 0.7), bevel=0)
    for i in range(14):
        box((-0.55, 1.26, 1.24 + i * 0.085), (0.86, 0.05, 0.05), paint('#a8906a', rough=0.6), bevel=0, rot=(26, 0, 0))
    for x in (-1.02, -0.08):
        box((x, 1.24, 1.1), (0.14, 0.08, 1.4), paint('#8a2430', rough=0.9), bevel=0.02)


def _bars():
    """Slats that are not seen, only their shade."""
    for i in range(10):
        z = 1.35 + i * 0.17
        slat = box((-0.95, -0.95, z), (1.6, 0.02, 0.085), paint('#181008'), bevel=0, rot=(0, 0, -46))
        slat.visible_camera = False


PORTRAIT = Portrait('principal', build, exposure=0.4)

if __name__ == '__main__':
    PORTRAIT.main()
