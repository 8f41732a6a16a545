"""Room 1: burnt orange behind a curtain, a bed end on, and a glass taped to the wall by somebody who listens."""
from builders.rooms.bed import bed
from builders.rooms.decor import framed
from builders.rooms.doors import wooden_door
from builders.rooms.placed import placed
from builders.rooms.seats import chair
from builders.rooms.shell import room
from builders.rooms.storage import dresser
from builders.rooms.tv_set import tv_set
from builders.rooms.windows import curtains
from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.light import panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import box, cylinder, disc, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.5, -1.2, 1.5), focal=240, vanishing=(200, 84), size=SIZE)
_BACK, _GLASS = 4.2, (0.62, 4.1, 1.52)
_CARD = ('#f4f4ec', '#f4e04a', '#4ae0e8', '#4ae05a', '#e05ae0', '#e8483a', '#4a5ae8')


def build(look):
    """Puts Room 1 on the stage; returns what is pointed at."""
    spots, night = {}, look.night
    room(5.4, _BACK, 2.7, wall=paint('#d87a3a', rough=0.9, worn=0.15, scale=1.5), floor='#7a3a1c', ceiling='#e8c090', skirting='#5a2c14',
         dado=(0.9, paint('#8a4420', rough=0.6, worn=0.2)))
    for i in range(9):
        box((-2.5 + i * 0.62, _BACK - 0.05, 0.98), (0.05, 0.02, 1.72), paint('#c8682c', rough=0.9), bevel=0)
    placed((-0.85, _BACK - 0.1, 0), bed, 1.6, 2.1, '#4a2410', '#c8501c', '#f0b04a')
    framed((-0.85, _BACK - 0.02, 1.75), (0.9, 0.5), '#4a2410', '#e8b060', (('ball', 0.16, 0.1, 0.2, 0.3, '#d8401c'), ('box', 0, -0.3, 1.0, 0.36, '#3a6a6a')))
    _window(look)
    with group() as spots['glass']:
        _glass(look)
    with group() as spots['tally']:
        _tally(night)
    placed((0.66, 3.55, 0), chair, '#6a3818', turn=28)
    with group(at=(1.72, _BACK - 0.06, 0)) as spots['door']:
        wooden_door(0.86, 2.1, '#a8582a', frame='#4a2410')
    placed((2.25, 2.7, 0), dresser, 1.0, 3, '#6a3818', turn=-34)
    with group(at=(2.0, 2.35, 0.86), turn=-34):
        tv_set(_test_card(look), 1.5 if night else 0.22, 0.86, 120 if night else 0, feet=True)
    with group(at=(1.02, 1.25, 0.0)) as spots['suitcase']:
        _suitcase()
    box((-1.95, 3.75, 0), (0.5, 0.45, 0.6), paint('#5a2c14', rough=0.5), bevel=0.02)
    cylinder((-1.95, 3.75, 0.6), 0.1, 0.26, paint('#3a6a6a', rough=0.3), top=0.05)
    cylinder((-1.95, 3.75, 0.86), 0.24, 0.28, paint('#f0c070', rough=0.9, glow=0.15), top=0.14)
    _light(night)
    return spots


def _window(look):
    """In the left wall, its curtain drawn: the day stands behind it."""
    with group(at=(-2.66, 3.2, 0), turn=90):
        box((0, 0.02, 0.7), (1.5, 0.05, 1.6), glow('#ffb050', 0.2 if look.night else 2.2), bevel=0)
        curtains((0, -0.1, 2.36), 1.7, 1.8, paint('#e8641c', rough=0.9, glow=0.04 if look.night else 0.75), 0.47, look.phase('curtain') * 2)


def _glass(look):
    """Its mouth to the wall, held by a cross of tape."""
    x, y, z = _GLASS
    x += (0, 0.012, -0.012)[look.phase('glass')]
    clear = paint('#d8ecec', rough=0.1, glow=0.25)
    cylinder((x, y, z), 0.13, 0.26, clear, rot=(90, 0, 0), sides=20, top=0.1)
    ring((x, y - 0.26, z), 0.09, 0.018, paint('#ffffff', glow=0.5))
    disc((x, y - 0.27, z), 0.07, paint('#6a8a8a', rough=0.1))
    for dx, turn in ((-0.17, 14), (0.17, -10)):
        box((x + dx, y + 0.01, z - 0.05), (0.2, 0.02, 0.08), paint('#f4e8b8', rough=0.7, glow=0.1), bevel=0, rot=(0, turn, 0))
    box((x, y - 0.1, z + 0.12), (0.08, 0.26, 0.02), paint('#f4e8b8', rough=0.7, glow=0.1), bevel=0, rot=(-8, 0, 0))


def _tally(night):
    """Rows of thirteen on paper; by night one more row has begun."""
    x, y = 1.22, _BACK - 0.1
    box((x, y, 1.12), (0.62, 0.02, 0.9), paint('#fff2d0', rough=0.9, glow=0.08), bevel=0, rot=(0, 2, 0))
    box((x, y - 0.015, 1.96), (0.12, 0.01, 0.09), paint('#e8d080'), bevel=0)
    for row in range(6 if night else 5):
        z, count = 1.82 - row * 0.125, 5 if row == 5 else 13
        for i in range(count):
            if i % 5 == 4 and count == 13:
                tube([(x - 0.25 + (i - 4.3) * 0.038, y - 0.02, z - 0.07), (x - 0.25 + (i - 0.3) * 0.038, y - 0.02, z)], 0.008, paint('#b82a1c'))
            else:
                box((x - 0.25 + i * 0.038, y - 0.02, z - 0.08), (0.015, 0.01, 0.085), paint('#2a1c14'), bevel=0)


def _suitcase():
    """Open on a folding stand: headphones, batteries, a tin star."""
    hide = paint('#6a2a18', rough=0.5, worn=0.25)
    for side in (-1, 1):
        tube([(side * 0.36, -0.2, 0), (side * 0.36, 0.25, 0.6)], 0.025, paint('#c8a050', metal=0.6, rough=0.3))
        tube([(side * 0.36, 0.25, 0), (side * 0.36, -0.2, 0.6)], 0.025, paint('#c8a050', metal=0.6, rough=0.3))
    box((0, 0, 0.6), (0.92, 0.56, 0.16), hide, bevel=0.03)
    box((0, 0, 0.75), (0.84, 0.48, 0.02), paint('#e8c890', rough=0.9), bevel=0)
    box((0, 0.3, 0.72), (0.92, 0.14, 0.5), hide, bevel=0.03, rot=(-14, 0, 0))
    box((0, 0.22, 0.78), (0.82, 0.02, 0.38), paint('#e8c890', rough=0.9), bevel=0, rot=(-14, 0, 0))
    ring((-0.2, -0.02, 0.84), 0.15, 0.026, paint('#1c1a20', rough=0.4), rot=(20, 0, 10), start=0, end=180)
    for side in (-0.35, -0.05):
        cylinder((side, -0.05, 0.77), 0.075, 0.06, paint('#1c1a20', rough=0.4), sides=16)
        cylinder((side, -0.05, 0.83), 0.045, 0.01, paint('#8a5a3a'), sides=16)
    for i in range(3):
        cylinder((0.12 + i * 0.08, 0.12, 0.77), 0.032, 0.13, paint(('#2a5a8a', '#d8a83a', '#2a5a8a')[i], rough=0.3), sides=12)
    disc((0.28, -0.08, 0.8), 0.09, paint('#f4d23a', rough=0.25, metal=0.5, glow=0.25), rot=(20, 0, 0), sides=5)
    tube([(-0.05, -0.1, 0.78), (0.06, -0.2, 0.79), (0.14, -0.05, 0.79), (0.05, 0.1, 0.79)], 0.014, paint('#c8322c'))


def _test_card(look):
    """Bars of colour over a gray strip; it jumps by a few lines."""
    jump = (0, 0.06, 0.3)[look.phase('card')]
    marks = [(0.02 + i * 0.137, 0.34 + (jump if jump < 0.1 else 0), 0.134, 0.6 - (0.06 if jump else 0), hue) for i, hue in enumerate(_CARD)]
    marks += [(0.02 + i * 0.24, 0.05, 0.22, 0.24, ('#e8e8e8', '#1c1c2a', '#8a8a94', '#1c2a8a')[i]) for i in range(4)]
    return '#22242c', marks + [(0.0, jump, 1.0, 0.05, '#0c0c14')]


def _light(night):
    if night:
        sky([(0, '#2a1420'), (1, '#1a0c18')], 0.3)
        panel((1.5, 1.8, 1.4), (0.2, _BACK, 1.4), (0.7, 0.6), 34, '#a8d8ff')
        panel((1.7, 2.0, 1.9), (0.9, 1.2, 0.8), (0.6, 0.4), 9, '#b8dcff')
        panel((1.5, 1.9, 1.5), (-0.9, 2.9, 0.6), (0.7, 0.6), 26, '#a8d8ff')
        panel((-0.5, -1.0, 2.5), (0, 3, 0.6), (3, 1), 44, '#e0602a')
        return
    sky([(0, '#ffd8a8'), (1, '#ffc890')], 0.3)
    panel((-2.4, 3.1, 1.5), (0.6, 3.0, 0.7), (1.5, 1.6), 120, '#ff9a3a')
    panel((0.5, -1.0, 2.5), (0.4, 3, 0.8), (3, 1.2), 75, '#ffd0a0')


SHOOT = Shoot('paradise-motel-room-1', CAMERA, build, samples=9, loops=(
    Loop('curtain', 1, (0, 0, 1, 1), 1, (56, 80, 92, 142), ('day',)),
    Loop('card', 2, (0, 0, 0, 1, 0, 2), 4, (266, 74, 318, 116), ('night',)),
    Loop('glass', 2, (0, 1, 0, 2, 0, 0), 6, zone(CAMERA, _GLASS, (0.24, 0.2)), ('night',)),
), exposure=(0.5, 0.9), bloom=(0.12, 0.4))

if __name__ == '__main__':
    SHOOT.main()
