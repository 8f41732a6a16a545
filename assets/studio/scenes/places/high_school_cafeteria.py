"""The cafeteria from as low as the tables, through both panes of its door: chairs put up against the light, one tray laid."""
from builders.hall_things import hung_lamp
from builders.rooms.boards import chalkboard, scribble
from builders.rooms.desk_things import paper_cup
from builders.rooms.door_leaf import door_leaf
from builders.rooms.door_window import door_handle
from builders.rooms.placed import placed
from builders.rooms.plumbing import duct
from builders.rooms.rig import shaft
from builders.rooms.school_seats import put_up, shell_chair
from builders.rooms.shell import checkers, room
from builders.rooms.stopped_clock import stopped_clock
from builders.rooms.windows import window_frame
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, rock, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.25, -1.2, 1.4), focal=228, vanishing=(186, 96), size=SIZE)
_BACK, _PEACH, _PEA, _ORANGE = 7.4, '#f2b890', '#7f9c42', '#e07034'
_WINDOWS = tuple((x, 1.75, 1.25, 1.2) for x in (-3.75, -2.2, -0.65))
_PANES = ((18, 10, 88, 190), (108, 10, 336, 190))


def build(look):
    """Puts the cafeteria on the stage; returns its hotspots."""
    night = look.night
    room(10.4, _BACK, 3.4, wall=_PEACH, floor='#d8b890', ceiling='#e8cfb0', skirting='#5a6a30', dado=(1.15, paint(_PEA, rough=0.5)),
         openings=_WINDOWS)
    checkers(10.4, _BACK, a='#f4dcb8', b='#93a452', tile=0.7, rough=0.4)
    for x, z, wide, high in _WINDOWS:
        window_frame((x, _BACK, z), wide, high, '#55662e', columns=3, sill=True)
    _outside(night)
    for y in (3.5, 5.4):
        for x in (-2.9, 0.0, 2.9):
            _table(x, y, chairs=True)
    _table(-2.9, 1.6, chairs=True)
    _table(2.9, 1.6, chairs=True)
    _table(0.0, 1.6)
    tray = _lunch(look)
    hatch = _hatch(look)
    menu = _menu(night)
    _cooler(look)
    placed((0, 6.6, 3.22), duct, 10.4, '#c8b498', 0.3)
    for x in (-2.6, 0.1, 2.8):
        with group(at=(x, 4.2, 2.8)):
            hung_lamp(1.3, 0.65, 0 if night else 2.0)
    stopped_clock(CAMERA, (0.55, _BACK - 0.06, 2.62), 0.27, shine=0.12 if night else 0)
    door_leaf(CAMERA, _PANES, '#55662e', cell=27, wire='#3f3c26', sill='#c8ccd0')
    outside = door_handle(CAMERA, (99, 140))
    _light(night)
    return {'tray': tray, 'hatch': hatch, 'menu': menu, 'outside': outside}


def _outside(night):
    """The yard's trees stand in the lower half of the windows; the sky shines above them."""
    crown = paint('#141a3a' if night else '#6a8a4a', rough=1, glow=0.0 if night else 0.5)
    for i, x in enumerate((-7.2, -5.4, -3.9, -2.4, -0.8, 0.6)):
        rock((x, 12.5 + (i % 2), 1.5 + 0.35 * (i % 3)), 1.05, crown, squash=(1.1, 0.8, 1.0), rough=0.4, detail=3)


def _table(x, y, chairs=False):
    """A long table; on it its chairs, upside down."""
    box((x, y, 0.71), (2.3, 0.8, 0.045), paint('#f0dcb4', rough=0.3), bevel=0.01)
    box((x, y - 0.405, 0.705), (2.31, 0.02, 0.055), paint('#5f7a2c', rough=0.4), bevel=0)
    for dx in (-0.85, 0.85):
        box((x + dx, y, 0.03), (0.07, 0.07, 0.68), paint('#8a8e8a', metal=0.4, rough=0.3), bevel=0)
        box((x + dx, y, 0), (0.09, 0.7, 0.04), paint('#8a8e8a', metal=0.4, rough=0.3), bevel=0.01)
    if chairs:
        for i, dx in enumerate((-0.76, 0.0, 0.76)):
            put_up((x + dx, y - 0.2, 0.755), (_ORANGE, '#f0b03a')[(i + round(y)) % 2], turn=(4, -3, 2)[i])


def _lunch(look):
    """The one place that is laid: a tray, and its chair drawn back from it."""
    night = look.night
    placed((-0.62, 0.96, 0), shell_chair, _ORANGE, turn=152)
    with group() as tray:
        with group(at=(0.5 if night else -0.2, 1.5, 0.757), turn=-7, size=1.5):
            box((0, 0, 0), (0.46, 0.32, 0.018), paint('#e8502a', rough=0.35), bevel=0.008)
            for z in (-0.16, 0.16):
                box((0, z, 0.01), (0.46, 0.015, 0.02), paint('#ff7a4a', rough=0.35), bevel=0)
            cylinder((-0.09, 0.0, 0.02), 0.115, 0.014, paint('#fbf6ea', rough=0.25), sides=24, top=0.13)
            ball((-0.125, 0.0, 0.05), 0.055, paint('#b8702a', rough=0.7), squash=(1.1, 0.9, 0.8), detail=2)
            ball((-0.045, -0.03, 0.045), 0.042, paint('#6aa83a', rough=0.7), squash=(1, 1, 0.7), detail=2)
            ball((-0.06, 0.05, 0.05), 0.042, paint('#fff2c8', rough=0.7), squash=(1, 1, 0.8), detail=2)
            box((0.12, 0.05, 0.02), (0.085, 0.085, 0.13), paint('#fdfdfb', rough=0.5, glow=0.1), bevel=0.004)
            box((0.12, 0.005, 0.045), (0.08, 0.004, 0.06), paint('#2f6fd8', glow=0.15), bevel=0)
            for side in (-1, 1):
                box((0.12, 0.05 + side * 0.022, 0.148), (0.085, 0.05, 0.006), paint('#e8ecf4', rough=0.5), bevel=0, rot=(side * 42, 0, 0))
            for dx, lean, hue in ((-0.018, -1, '#fbf8f0'), (0.02, 1, '#ff3a4a')):
                x = 0.12 + dx
                tube([(x, 0.04, 0.14), (x + lean * 0.02, 0.035, 0.24), (x + lean * 0.085, 0.03, 0.275)], 0.0095, paint(hue, glow=0.25))
            if night:
                cylinder((0.13, -0.085, 0.02), 0.05, 0.06, paint('#f8e0a0', rough=0.3, glow=0.12), top=0.058)
                ball((0.13, -0.085, 0.085), 0.04, paint('#f8c86a', rough=0.2, glow=0.12), squash=(1, 1, 0.6), detail=2)
            fly = look.phase('fly')
            if fly:
                ball((-0.1 + 0.06 * fly, -0.03, 0.2 + 0.04 * (fly % 2)), 0.012, '#14100c', squash=(1.3, 1, 0.8), detail=1)
    return tray


def _hatch(look):
    """A steel shutter over the counter in the back wall; an inch open by night."""
    up = 0.07 + 0.09 * look.phase('hatch') if look.night else 0.0
    with group() as hatch:
        box((2.35, _BACK - 0.05, 0.98), (2.3, 0.08, 1.5), paint('#5f6a5a', rough=0.4, metal=0.4), bevel=0)
        box((2.35, _BACK - 0.08, 1.0 + up), (2.1, 0.08, 1.36 - up), paint('#b4bcb4', rough=0.35, metal=0.4), bevel=0)
        for i in range(8):
            box((2.35, _BACK - 0.125, 1.08 + up + i * 0.155), (2.1, 0.02, 0.035), paint('#74806f', rough=0.4, metal=0.4), bevel=0)
        if up:
            box((2.35, _BACK - 0.12, 1.0), (2.1, 0.02, up), glow('#ffb04a', 3.2), bevel=0)
            for x in (2.28, 2.42):
                disc((x, _BACK - 0.14, 1.0 + up * 0.55), 0.022, paint('#14100c'), sides=8)
        box((2.35, _BACK - 0.3, 0.92), (2.6, 0.6, 0.07), paint('#e0e4e0', rough=0.2, metal=0.6), bevel=0.01)
        box((2.35, _BACK - 0.3, 0.3), (2.4, 0.4, 0.62), paint('#5f7830', rough=0.5), bevel=0.01)
    for i in range(5):
        placed((1.35 + i * 0.11, _BACK - 0.4, 0.99), paper_cup, band='#e8623a')
    return hatch


def _menu(night):
    with group() as menu:
        placed((2.35, _BACK - 0.07, 2.86), chalkboard, 2.1, 0.6, '#22261f', scribble(-0.9, -0.08, 1.7, 2, 5, 0.14), '#c8862a', '#f4e8c8', False)
        write('MENU', CAMERA, (2.75, _BACK - 0.12, 2.98), paint('#ffd84a', rough=0.7, glow=0.45))
    return menu


def _cooler(look):
    """The milk cooler at the right: a white box that glows."""
    on = look.phase('tube') == 0
    with group(at=(3.95, 5.0, 0), turn=-22):
        box((0, 0.35, 0), (1.15, 0.7, 2.0), paint('#f4f6f4', rough=0.3), bevel=0.03)
        box((0, -0.01, 0.4), (0.98, 0.03, 1.2), glow('#d8f4ff', (1.7 if look.night else 1.0) if on else 0.4), bevel=0)
        for row in range(3):
            box((0, -0.04, 0.42 + row * 0.4), (0.98, 0.02, 0.025), paint('#7a8288'), bevel=0)
            for i in range(6):
                box((-0.4 + i * 0.16, -0.06, 0.445 + row * 0.4), (0.11, 0.04, 0.22), paint(('#fbfbf8', '#8a5230', '#f49ab0')[row], glow=0.25), bevel=0)
                box((-0.4 + i * 0.16, -0.085, 0.47 + row * 0.4), (0.11, 0.01, 0.07), paint(('#2f6fd8', '#f4d8a0', '#d83a6a')[row], glow=0.2), bevel=0)
        box((0, -0.03, 1.66), (1.0, 0.05, 0.24), paint('#2f6fd8', rough=0.4, glow=0.35), bevel=0)
        box((0, -0.06, 1.75), (0.6, 0.02, 0.06), paint('#ffffff', glow=0.5), bevel=0)
    if look.night:
        panel((3.6, 4.3, 1.1), (0.4, 1.4, 0.7), (0.9, 1.2), 60 if on else 22, '#bfe8ff')


def _light(night):
    if night:
        sky([(0, '#3550a8'), (0.25, '#22358a'), (1, '#101a50')], 0.5)
        sun((0.3, -1, -0.35), 2.6, '#9ab4ff', soft=0.6)
        panel((0.4, -0.6, 3.0), (0.3, 5, 0.7), (5, 1), 9, '#5a6ad8')
        panel((-2.2, _BACK - 0.3, 2.4), (-0.8, 2.6, 0.6), (4.2, 1.1), 14, '#7a90ff')
        lamp((2.35, _BACK - 0.7, 1.04), 12, '#ffb04a', 0.1)
        return
    sky([(0, '#fff4dc'), (0.3, '#e8f2f4'), (1, '#a8d0ec')], 0.7)
    sun((0.3, -1, -0.35), 17, '#ffdc9c', soft=0.6)
    panel((0.4, -0.6, 3.0), (0.3, 5, 0.6), (5, 1.2), 46, '#ffdcc0')
    panel((-2.2, _BACK - 0.3, 2.4), (0.2, 2.0, 0.3), (4.4, 1.1), 40, '#fff0d0')
    beam((-2.0, 6.4, 2.6), (-0.2, 1.5, 0.76), 700, '#ffe0a8', angle=15, blend=0.3, size=0.04)
    for x, z, wide, high in _WINDOWS:
        shaft((x, _BACK - 0.2, z, wide * 0.8, high), (0.3, -1, -0.35), floor=0.75, strength=0.02, leaves=2)


SHOOT = Shoot('high-school-cafeteria', CAMERA, build, exposure=(0.1, 0.2), loops=(
    Loop('fly', 3, (0, 1, 2, 3, 2, 1, 0, 0), fps=5, zone=(120, 104, 196, 140), hours=('day',)),
    Loop('tube', 1, (0, 0, 0, 0, 0, 1, 0, 1, 1, 0), fps=8, zone=(252, 40, 334, 150), hours=('night',)),
    Loop('hatch', 1, (0, 0, 0, 0, 1, 1), fps=1, zone=(218, 92, 300, 112), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
