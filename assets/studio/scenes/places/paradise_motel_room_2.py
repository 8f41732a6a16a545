"""Room 2: ice blue and waiting. A bare rectangle where a rug lay, a chair under the handle, one blade of light on it."""
from builders.rooms.bed import bed
from builders.rooms.decor import footprints, framed
from builders.rooms.desk_things import paper_cup
from builders.rooms.doors import wooden_door
from builders.rooms.rig import dust
from builders.rooms.seats import chair
from builders.rooms.shell import boards, room
from builders.rooms.threads import fine_thread
from builders.rooms.windows import curtains, window_frame
from kit.lettering import write
from kit.light import lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, plane, sheets, tube
from kit.shoot import Loop, Shoot
from kit.skin import haze
from kit.stage import group, turned
from kit.tilted import TiltedCamera
from mathutils import Matrix

CAMERA = TiltedCamera(eye=(1.5, -1.2, 1.5), to=(-0.75, 2.7, 0.8), focal=228)
_BACK, _LEFT = 4.2, -2.3
_WINDOW = (1.1, 0.95, 1.3, 1.35)
_CHAIR = (-1.78, 2.08)
# Through the gap of the curtains, down to the chair.
_SUN = (-3.4, -2.33, -1.62)


def build(look):
    """Puts Room 2 on the stage; returns what is pointed at."""
    spots, night = {}, look.night
    x, z, wide, tall = _WINDOW
    room(4.6, _BACK, 2.6, wall=paint('#86aecb', rough=0.9, worn=0.12, scale=1.5), floor='#3c4c5e', ceiling='#a8c4d6', skirting='#dcecf4',
         dado=(0.88, paint('#4a78a0', rough=0.7)), openings=((x, z, wide, tall),))
    boards(4.6, _BACK, '#4c6078', '#26344a')
    with group() as spots['floor']:
        _bare_floor(night)
    with group(at=(2.3, 3.12, 0), turn=-90):
        bed(1.4, 2.0, '#24384e', '#4f86b8', None, sheet='#e8f2f8')
    window_frame((x, _BACK, z), wide, tall, '#dcecf4', columns=1)
    shift = 0.035 * look.phase('blade')
    curtains((x + shift, _BACK - 0.16, z + tall + 0.12), wide + 0.3, tall + 0.3, '#2c5c8c', 0.41, rod='#8aa0b0')
    with group(at=(-1.95, _BACK - 0.06, 0)) as spots['bathroom']:
        _bathroom(look)
    with group(at=(_LEFT + 0.06, _CHAIR[1] - 0.7, 0), turn=90) as spots['door']:
        wooden_door(0.95, 2.05, '#2f5f8a', frame='#dcecf4')
        box((0.46, -0.05, 1.42), (0.34, 0.02, 0.24), paint('#f8f0d8', rough=0.8), bevel=0)
    _wedged_chair()
    _basin(look)
    framed((-0.62, _BACK - 0.02, 1.62), (0.44, 0.4), '#dcecf4', '#3c6a94', (('ball', 0.1, 0.2, 0.3, 0.36, '#f4e8b8'), ('box', 0, -0.3, 1.0, 0.34, '#16304e')))
    _nightstand(look, spots)
    _light(look)
    return spots


def _bare_floor(night):
    """Where the rug lay the boards are clean; by night footprints come to its edge."""
    plane((-0.55, 2.05, 0.008), (1.96, 1.66), paint('#2a3648', rough=0.8))
    for i in range(8):
        box((-1.4 + i * 0.235, 2.05, 0.006), (0.222, 1.56, 0.006), paint(('#b4d0e2', '#a4c4da', '#bcd8e8')[i % 3], rough=0.3), bevel=0)
    if night:
        footprints([(-1.5, 3.75, 190), (-1.36, 3.5, 190), (-1.34, 3.2, 185), (-1.18, 2.98, 180)], '#0c1c30', z=0.02)


def _bathroom(look):
    wooden_door(0.9, 2.05, '#6e9cbe', frame='#dcecf4')
    if not look.night:
        box((0.45, -0.06, 1.48), (0.34, 0.02, 0.14), paint('#e8f4f8', rough=0.4), bevel=0)
        return
    box((0.45, -0.07, 0), (0.88, 0.03, 0.06), glow('#ffe8a0', 4), bevel=0)
    box((0.875, -0.07, 0.02), (0.03, 0.03, 2.01), glow('#ffe8a0', 3), bevel=0)
    step = look.phase('feet')
    if step:
        for dx in (0, 0.15):
            box((0.1 + step * 0.18 + dx, -0.1, 0), (0.09, 0.03, 0.07), paint('#0c0c14'), bevel=0)


def _wedged_chair():
    """Tipped back against the door, its rail under the handle; on it hangs a thread."""
    x, y = _CHAIR
    with group() as parts:
        chair('#a5623c')
    for part in parts:
        part.matrix_basis = Matrix.Translation((x, y, 0.03)) @ turned((0, -14, 0)) @ turned((0, 0, 90)) @ part.matrix_basis
    fine_thread(CAMERA, [(x + 0.02, y - 0.2, 0.86), (x + 0.1, y - 0.24, 0.66), (x + 0.04, y - 0.25, 0.42), (x + 0.16, y - 0.26, 0.2), (x + 0.2, y - 0.3, 0.02),
                         (x + 0.42, y - 0.42, 0.02)])


def _basin(look):
    """A basin between the door and the window; its tap drips."""
    white, steel = paint('#eef8fc', rough=0.25), paint('#e8f0f4', metal=0.8, rough=0.2)
    cylinder((-0.62, 3.98, 0.6), 0.13, 0.2, white, top=0.25)
    disc((-0.62, 3.98, 0.802), 0.2, paint('#6a94b0', rough=0.1), rot=(0, 0, 0))
    tube([(-0.62, 4.1, 0), (-0.62, 4.06, 0.6)], 0.05, white)
    tube([(-0.62, 4.14, 0.8), (-0.62, 4.14, 1.04), (-0.62, 3.98, 1.04), (-0.62, 3.98, 0.98)], 0.026, steel)
    ball((-0.62, 3.97, (0.95, 0.9, 0.84)[look.phase('drip')]), 0.024, glow('#e8fcff', 1.5), detail=2)


def _nightstand(look, spots):
    """In front, cut by the frame: the clock and two cups."""
    night = look.night
    with group(at=(1.28, 0.62, 0), turn=30):
        box((0.1, 0.1, 0), (0.94, 0.56, 0.66), paint('#1e3450', rough=0.35, worn=0.15), bevel=0.02)
        box((0.1, 0.1, 0.66), (1.0, 0.62, 0.04), paint('#3a5c80', rough=0.25), bevel=0.01)
        box((0.1, -0.2, 0.3), (0.8, 0.03, 0.28), paint('#2c4a6c', rough=0.4), bevel=0.01)
        ball((0.1, -0.24, 0.44), 0.03, paint('#e8e0c0', metal=0.6), detail=2)
        with group(at=(-0.1, 0.02, 0.7), turn=-2) as spots['alarm-clock']:
            box((0, 0.06, 0), (0.46, 0.2, 0.24), paint('#161c28', rough=0.25), bevel=0.03)
            box((0, -0.045, 0.035), (0.39, 0.02, 0.16), paint('#05080e', rough=0.2), bevel=0)
        with group() as spots['cups']:
            for i, (dx, dy) in enumerate(((0.26, 0.06), (0.43, -0.02))):
                with group(at=(dx, dy, 0.7), size=2.0):
                    paper_cup('#f8f4ec', '#e8523a', straw=i == 0)
    if not look.phase('digits'):
        clock = CAMERA.pixel((1.2, 0.58, 0.82))
        write('7:30', CAMERA, CAMERA.point((clock[0] - 0.5, clock[1] + 1.5), 0.3), glow('#4af0ff', 1.1 if night else 0.9), dot=2)


def _light(look):
    if look.night:
        sky([(0, '#101c34'), (1, '#0c142c')], 0.3)
        lamp((1.05, 0.3, 0.92), 3.4, '#4ae8ff', 0.1)
        panel((0.9, 0.9, 1.0), (-0.6, 2.6, 0.4), (0.5, 0.3), 14, '#3ad0ff')
        panel((-1.4, 4.05, 0.25), (-1.1, 2.4, 0.0), (0.8, 0.3), 20, '#ffdc90')
        lamp((-1.02, 4.0, 1.0), 5, '#ffdc90', 0.06)
        panel((1.4, -1.2, 2.4), (-0.6, 2.6, 0.6), (3, 1), 16, '#4a74d8')
        return
    sky([(0, '#fff4dc'), (1, '#d8ecff')], 0.5)
    sun(_SUN, 44, '#ffe2a8', soft=0.3)
    _blade()
    panel((1.1, 3.9, 1.7), (-1.6, 2.2, 0.2), (0.16, 1.3), 36, '#ffeccc')
    panel((1.4, -1.2, 2.5), (-0.6, 2.8, 0.6), (3, 1.2), 34, '#7ab0ec')
    dust((-1.6, 2.2, 0.3, 0.6, 3.4, 1.2), 26, seed=3 + look.phase('blade'), hue='#ffe8c0', strength=1.0, size=0.01)


def _blade():
    """The air in which the sun is seen, from the gap of the curtains to the chair; behind the gap the bright day."""
    def along(point, t):
        return tuple(p + t * s for p, s in zip(point, _SUN))
    top, low = (1.1, 4.0, 2.2), (1.1, 4.0, 0.95)
    leaf = sheets([[low, top, along(top, 0.98), along(low, -low[2] / _SUN[2])]], haze('#ffe0ac', 0.2, 2.2), name='haze')
    leaf.visible_shadow = leaf.visible_diffuse = leaf.visible_glossy = False
    plane((1.1, 4.5, 1.6), (1.6, 1.6), glow('#fff4dc', 2.2), rot=(90, 0, 0)).visible_shadow = False


SHOOT = Shoot('paradise-motel-room-2', CAMERA, build, samples=16, loops=(
    Loop('drip', 2, (0, 0, 1, 2), 3, (196, 82, 216, 104), ('day',)),
    Loop('blade', 1, (0, 0, 0, 1), 2, (60, 96, 184, 158), ('day',)),
    Loop('digits', 1, (0, 0, 1), 2, (222, 136, 288, 174), ('night',)),
    Loop('feet', 3, (0, 0, 0, 0, 1, 2, 3, 3), 2, (158, 112, 202, 130), ('night',)),
), exposure=(0.3, 0.9), bloom=(0.15, 0.4))

if __name__ == '__main__':
    SHOOT.main()
