"""The record library: a canyon of spines with a ladder on rails, and one yellow sleeve that sticks out."""
from builders.rooms.audio import record_crate, record_shelf, record_sleeve, speaker
from builders.rooms.decor import footprints
from builders.rooms.doors import wooden_door
from builders.rooms.lights import tin_lamp
from builders.rooms.placed import placed
from builders.rooms.rig import dust, shaft
from builders.rooms.seats import stool
from builders.rooms.shell import boards, room
from kit.camera import FrontCamera
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.12, -0.7, 1.15), focal=250, vanishing=(168, 118), size=SIZE)
_BACK, _HALF = 6.4, 1.3


def build(look):
    """Puts the library on the stage; returns its hotspots."""
    night = look.night
    room(_HALF * 2 + 0.7, _BACK, 3.6, wall='#a85a30', floor='#6a3a20', ceiling='#7a4424', skirting='#4a2412')
    boards(_HALF * 2 + 0.7, _BACK, '#9a5a30', '#4a2412', 0.16)
    for i in range(5):
        y = 0.9 + i * 1.22
        for side in (-1, 1):
            with group(at=(side * (_HALF + 0.3), y, 0), turn=-90 * side):
                record_shelf(1.2, 8, 31 + i * 2 + (side > 0), '#7a4020', step=0.39)
    sleeve = _sleeve(night)
    ladder = _ladder(look)
    end = _end(look)
    placed((-0.62, 2.3, 0), record_crate, '#c8924a', 3, turn=14, size=1.15)
    placed((-0.68, 2.85, 0), record_crate, '#b07a3a', 7, turn=-8, size=1.05)
    placed((0.7, 3.3, 0), record_crate, '#c8924a', 5, turn=-16, size=1.0)
    for i, (x, y, hue, ink) in enumerate(((0.1, 2.7, '#2f5a9a', '#f4d23a'), (-0.25, 3.2, '#3a7a5a', '#f4f0e4'), (0.35, 2.9, '#7a3a8a', '#f0a03a'))):
        placed((x, y, 0.02), record_sleeve, hue, ink, 0.32, turn=i * 24 - 20)
    placed((-0.7, 4.4, 0), stool, '#7a4a2a', 0.5)
    placed((0.0, 3.4, 3.0), tin_lamp, 0.6, False, hue='#7a2f1c')
    _light(look)
    return {'yellow-sleeve': sleeve, 'ladder': ladder, 'speaker': end, 'door': _door(night)}


def _sleeve(night):
    """It sticks out of the left wall at the height of the eye; empty by night."""
    with group() as sleeve:
        with group(at=(-_HALF + 0.2, 2.0, 1.2), turn=84):
            box((0, 0, 0), (0.34, 0.02 if not night else 0.012, 0.34), paint('#ffd42a', rough=0.5, glow=0.3), bevel=0)
            disc((0.02, -0.02, 0.18), 0.1, paint('#2a1a14', rough=0.5))
        with group(at=(-_HALF + 0.2, 2.02, 1.2), turn=-6):
            box((0, 0, 0), (0.36, 0.012, 0.34), paint('#ffd42a', rough=0.5, glow=0.3), bevel=0)
            disc((0.03, -0.012, 0.17), 0.11, paint('#2a1a14', rough=0.5))
            disc((0.03, -0.018, 0.17), 0.04, paint('#f4f0e4', rough=0.5))
    return sleeve


def _ladder(look):
    """On its rail at the right; by night it stands further off, a lamp clipped to it."""
    night = look.night
    y = (3.6 if night else 2.5) + 0.12 * look.phase('roll')
    wood, brass = paint('#c88a44', rough=0.5), paint('#d8b048', rough=0.25, metal=0.9)
    with group() as ladder:
        for dy in (-0.22, 0.22):
            tube([(0.62, y + dy, 0.06), (1.14, y + dy, 2.85)], 0.032, wood)
            cylinder((0.6, y + dy, 0.06), 0.06, 0.04, brass, rot=(90, 0, 0), sides=14)
        for i in range(8):
            t = 0.1 + i * 0.115
            tube([(0.62 + 0.52 * t, y - 0.24, 0.06 + 2.79 * t), (0.62 + 0.52 * t, y + 0.24, 0.06 + 2.79 * t)], 0.026, wood)
        if night:
            cylinder((0.86, y - 0.3, 1.72), 0.09, 0.14, paint('#b8302a', rough=0.35), rot=(0, -30, 0), top=0.04)
            ball((0.83, y - 0.3, 1.69), 0.05, glow('#ffe0a0', 8), detail=2)
    tube([(1.12, -0.5, 2.8), (1.12, _BACK, 2.8)], 0.024, brass)
    tube([(-1.12, -0.5, 2.8), (-1.12, _BACK, 2.8)], 0.024, brass)
    for dx in (-0.06, 0.06):
        plane((1.0 + dx, y + dx, 2.35), (0.07, 0.13), paint('#3a4a58', rough=0.05), rot=(0, 0, 8))
    if night:
        beam((0.82, y - 0.34, 1.66), (-0.5, y - 1.0, 0.4), 90, '#ffd088', angle=110, blend=0.6)
        lamp((0.72, y - 0.4, 1.6), 16, '#ffd088', 0.06)
    return ladder


def _end(look):
    """The speaker on the end wall, its cone in and out, and the transom above the door beside it."""
    out = 0.05 * look.phase('beat')
    with group() as end:
        with group(at=(0.38, _BACK - 0.02, 1.25), size=1.5):
            speaker(0.85, '#4a2414')
            ball((0, -0.36 - out, 0.27), 0.14 + out * 0.4, paint('#6a6a74', rough=0.4), squash=(1, 0.5, 1), detail=2)
            ring((0, -0.34 - out, 0.27), 0.17, 0.014, paint('#e8b04a', rough=0.3, metal=0.8))
    box((0.38, _BACK - 0.25, 1.18), (1.1, 0.55, 0.06), paint('#5a2c14', rough=0.5), bevel=0.01)
    box((-0.45, _BACK - 0.03, 2.5), (0.9, 0.04, 0.5), glow('#33408a' if look.night else '#fff2c8', 0.8 if look.night else 4.5), bevel=0)
    for x in (-0.75, -0.15):
        box((x, _BACK - 0.06, 2.5), (0.03, 0.05, 0.5), paint('#4a2412'), bevel=0)
    return end


def _door(night):
    return placed((-0.92, _BACK - 0.04, 0), wooden_door, 0.9, 2.2, '#c07038', frame='#4a2412')


def _light(look):
    if look.night:
        sky([(0, '#180e14'), (1, '#0c080c')], 0.3)
        panel((0.1, -0.5, 2.9), (0, 4, 0.8), (2, 1), 5, '#5a4ab8')
        panel((-0.45, _BACK - 0.3, 2.7), (0, 3, 0.3), (0.9, 0.5), 8, '#6a80ff')
        return
    sky([(0, '#ffe0b0'), (1, '#e8c8a0')], 0.4)
    panel((0.1, -0.5, 3.2), (0, 4, 0.8), (2.2, 1), 55, '#ffdcb8')
    beam((-0.45, _BACK - 0.2, 2.85), (0.1, 1.6, 0.1), 420, '#ffdc98', angle=22, blend=0.5)
    shaft((-0.45, _BACK - 0.1, 2.5, 0.8, 0.5), (0.12, -1, -0.52), strength=0.1)
    dust((-0.7, 1.8, 0.5, 0.6, 5.4, 2.4), 46, seed=1 + look.phase('dust'), size=0.02, strength=1.6)
    footprints([(0.3 - 0.03 * i, 5.4 - i * 0.34, 176) for i in range(7)], hue='#3a2014', rough=0.05)


SHOOT = Shoot('flunk-fm-record-library', CAMERA, build, exposure=(0.25, 0.55), loops=(
    Loop('dust', 2, (0, 0, 1, 1, 2, 2), fps=2, zone=(130, 60, 200, 130), hours=('day',)),
    Loop('roll', 1, (0, 0, 0, 0, 0, 0, 1, 1), fps=1, zone=(186, 20, 244, 186), hours=('night',)),
    Loop('beat', 1, (0, 1, 0, 0), fps=3, zone=(164, 66, 204, 124), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
