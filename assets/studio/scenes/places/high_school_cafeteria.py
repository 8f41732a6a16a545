"""The cafeteria through wired glass: chairs on all the tables but one, and a tray with two straws before it."""
from kit.light import lamp, panel, sky, sun
from builders.hall_things import hung_lamp
from builders.rooms.boards import chalkboard, scribble
from builders.rooms.decor import clock_804
from builders.rooms.desk import steel_chair
from builders.rooms.desk_things import paper_cup
from builders.rooms.door_window import door_handle, door_window
from builders.rooms.placed import placed
from builders.rooms.plumbing import duct
from builders.rooms.shell import checkers, room
from kit.camera import FrontCamera
from kit.lettering import write
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, tube
from kit.shoot import Loop, Shoot
from kit.stage import group, turned
from mathutils import Matrix

CAMERA = FrontCamera(eye=(0.9, -1.3, 1.95), focal=255, vanishing=(206, 66), size=SIZE)
_BACK, _PEACH, _PEA = 7.6, '#f0b48c', '#8aa84a'


def build(look):
    """Puts the cafeteria on the stage; returns its hotspots."""
    night = look.night
    room(9.0, _BACK, 3.4, wall=_PEACH, floor='#d8b890', ceiling='#e8cfb0', skirting='#6a7a34', dado=(1.15, paint(_PEA, rough=0.5)),
         openings=((-2.6, 1.9, 1.1, 1.1), (-1.1, 1.9, 1.1, 1.1)))
    checkers(9.0, _BACK, a='#f4dcb8', b='#a8b86a', tile=0.7, rough=0.14)
    for x in (-2.6, -1.1):
        box((x, _BACK + 0.1, 1.9), (1.1, 0.02, 1.1), glow('#3a4a9a' if night else '#f4fbff', 0.6 if night else 2.4), bevel=0)
        for dx in (-0.55, 0, 0.55):
            box((x + dx, _BACK, 1.9), (0.06, 0.1, 1.1), paint('#5a6a34'), bevel=0)
    for row, y in enumerate((1.9, 3.6, 5.3)):
        for x in (-2.1, 0.55, 3.2):
            _table(x, y, bare=(row == 0 and x == 0.55))
    tray = _lunch(night)
    hatch = _hatch(look)
    menu = _menu(night)
    _cooler(look)
    if look.phase('fly'):
        ball((0.25 + 0.12 * look.phase('fly'), 1.7, 1.05 + 0.06 * (look.phase('fly') % 2)), 0.02, '#14100c', squash=(1.3, 1, 0.8), detail=1)
    placed((0, 6.6, 3.25), duct, 9.0, '#c8b498', 0.34)
    for x in (-1.9, 0.4, 2.7):
        with group(at=(x, 4.2, 2.75)):
            hung_lamp(1.3, 0.65, 0 if night else 2.0)
    clock_804((1.0, _BACK - 0.06, 2.9), 0.2)
    rail = paint('#c8ccd0', rough=0.2, metal=0.9)
    for z in (1.33, 1.27):
        tube([(-1.2, -0.2, z), (3.0, -0.2, z)], 0.012, rail)
    door_window(CAMERA, (24, 10, 330, 186), '#5a6a34', cell=34, wire='#3a3420')
    outside = door_handle(CAMERA, (342, 140))
    _light(night)
    return {'tray': tray, 'hatch': hatch, 'menu': menu, 'outside': outside}


def _table(x, y, bare=False):
    """A long table; on it its chairs, upside down."""
    box((x, y, 0.7), (2.2, 0.75, 0.05), paint('#f4e8cc', rough=0.2), bevel=0.01)
    box((x, y - 0.38, 0.69), (2.22, 0.02, 0.07), paint(_PEA, rough=0.4), bevel=0)
    for dx in (-0.8, 0.8):
        box((x + dx, y, 0), (0.06, 0.5, 0.7), paint('#7a7a70', metal=0.6, rough=0.3), bevel=0)
    if bare:
        return
    for i, dx in enumerate((-0.75, -0.05, 0.65)):
        for thing in placed((0, 0, 0), steel_chair, ('#d87a3a', '#8aa84a')[i % 2]):
            thing.matrix_basis = _over(x + dx, y) @ thing.matrix_basis


def _over(x, y):
    """Where a chair lies that is put up on its table."""
    return Matrix.Translation((x, y + 0.02, 1.2)) @ turned((180, 0, 0))


def _lunch(night):
    """The one place that is laid."""
    x = 0.78 if night else 0.35
    placed((0.35, 1.28, 0), steel_chair, '#d87a3a', turn=158)
    with group() as tray:
        with group(at=(x, 1.72, 0.752), turn=-6, size=1.35):
            box((0, 0, 0), (0.4, 0.28, 0.02), paint('#e8623a', rough=0.4), bevel=0.008)
            cylinder((-0.08, 0.0, 0.02), 0.1, 0.012, paint('#f4f0e4', rough=0.3), sides=22)
            ball((-0.1, 0.01, 0.04), 0.05, paint('#c8863a', rough=0.7), squash=(1.2, 0.9, 0.6), detail=2)
            ball((-0.04, -0.03, 0.035), 0.035, paint('#7aa83a', rough=0.7), squash=(1, 1, 0.6), detail=2)
            box((0.11, 0.05, 0.02), (0.075, 0.075, 0.13), paint('#f8f8f4', rough=0.5), bevel=0.004)
            box((0.11, 0.011, 0.06), (0.05, 0.004, 0.05), paint('#2f6fd8'), bevel=0)
            for dx in (-0.015, 0.02):
                tube([(0.11 + dx, 0.05, 0.13), (0.11 + dx * 2.4, 0.05, 0.22), (0.11 + dx * 5, 0.05, 0.24)], 0.008, paint('#e83a4a' if dx > 0 else '#f4f4f0'))
            if night:
                cylinder((0.1, -0.07, 0.02), 0.045, 0.05, paint('#f4d88a', rough=0.4), top=0.05)
    return tray


def _hatch(look):
    """A steel shutter over the counter in the back wall; an inch open by night."""
    up = 0.06 + 0.1 * look.phase('hatch') if look.night else 0.0
    with group() as hatch:
        box((1.9, _BACK - 0.08, 1.0 + up), (2.1, 0.08, 1.35 - up), paint('#a8b0a8', rough=0.35, metal=0.5), bevel=0)
        for i in range(9):
            box((1.9, _BACK - 0.13, 1.06 + up + i * 0.14), (2.1, 0.02, 0.04), paint('#7a847a', rough=0.4, metal=0.5), bevel=0)
        if up:
            box((1.9, _BACK - 0.12, 1.0), (2.1, 0.02, up), glow('#ffb04a', 2.6), bevel=0)
        box((1.9, _BACK - 0.3, 0.92), (2.5, 0.6, 0.07), paint('#d8dcd8', rough=0.2, metal=0.8), bevel=0.01)
        box((1.9, _BACK - 0.3, 0.3), (2.3, 0.4, 0.62), paint('#6a8238', rough=0.5), bevel=0.01)
    for i in range(5):
        placed((1.1 + i * 0.1, _BACK - 0.35, 0.99), paper_cup, band='#e8623a')
    return hatch


def _menu(night):
    with group() as menu:
        placed((1.9, _BACK - 0.07, 2.78), chalkboard, 2.1, 0.62, '#2a2a26', scribble(-0.9, -0.08, 1.7, 2, 5, 0.14), '#c8862a', '#f4e8c8', False)
        write('MENU', CAMERA, (1.9, _BACK - 0.12, 2.92), paint('#ffd84a', rough=0.7, glow=0.4))
    return menu


def _cooler(look):
    """The milk cooler on the right: a white box that glows."""
    on = look.phase('tube') == 0
    with group(at=(3.55, 5.4, 0)):
        box((0, 0.35, 0), (1.0, 0.7, 1.9), paint('#f0f4f0', rough=0.3), bevel=0.03)
        box((0, -0.01, 0.4), (0.86, 0.03, 1.2), glow('#d8f4ff', (2.6 if look.night else 1.1) if on else 0.5), bevel=0)
        for row in range(3):
            box((0, -0.04, 0.42 + row * 0.4), (0.86, 0.02, 0.02), paint('#8a9298'), bevel=0)
            for i in range(6):
                box((-0.35 + i * 0.14, -0.05, 0.44 + row * 0.4), (0.09, 0.03, 0.2), paint(('#f8f8f4', '#8a5a34', '#f0a8b8')[row], glow=0.25), bevel=0)
        box((0, -0.02, 1.64), (0.9, 0.04, 0.2), paint('#2f6fd8', rough=0.4, glow=0.3), bevel=0)
        if look.night:
            panel((0, -0.3, 1.0), (-2.2, -3.4, 0.6), (0.8, 1.1), 60 if on else 20, '#c8ecff')


def _light(night):
    if night:
        sky([(0, '#101838'), (1, '#080c20')], 0.3)
        panel((0.5, -0.6, 2.9), (0.4, 4, 0.6), (3, 1), 14, '#5a6ad0')
        panel((-1.8, _BACK - 0.3, 2.6), (-0.6, 3, 0.6), (2.6, 1.0), 26, '#7a90ff')
        lamp((1.9, _BACK - 0.6, 1.02), 5, '#ffb04a', 0.1)
        return
    sky([(0, '#fff0d8'), (1, '#c8e0f0')], 0.6)
    panel((0.5, -0.6, 3.0), (0.4, 4, 0.8), (4, 1.4), 110, '#fff0dc')
    panel((-1.8, _BACK - 0.3, 2.6), (0.6, 2.6, 0.4), (2.6, 1.0), 260, '#fff4dc')
    panel((0.4, 4.2, 2.7), (0.4, 4.2, 0), (5, 1), 50, '#fff8ea')


SHOOT = Shoot('high-school-cafeteria', CAMERA, build, exposure=(0.1, 0.6), loops=(
    Loop('fly', 3, (0, 1, 2, 3, 2, 1, 0, 0), fps=5, zone=(140, 128, 190, 150), hours=('day',)),
    Loop('tube', 1, (0, 0, 0, 0, 0, 1, 0, 1, 1, 0), fps=8, zone=(282, 64, 322, 134), hours=('night',)),
    Loop('hatch', 1, (0, 0, 0, 0, 1, 1), fps=1, zone=(196, 80, 264, 106), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
