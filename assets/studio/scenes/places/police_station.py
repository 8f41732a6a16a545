"""The police station from its steps: two blue globes, a flag at half height, a board with six posters of one face."""
import math

import bpy
from mathutils import Vector

from builders.outside.openings import casement
from builders.outside.skies import clouds, day, horizon, night
from builders.outside.yard import flag
from builders.person import FLUNKO
from builders.town.police_station import SIGN, patrol_car, police_station
from kit.camera import FrontCamera
from kit.lettering import dotted, pattern_of, write
from kit.light import beam, lamp
from kit.materials import asphalt, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, 0, 1.2), focal=236, vanishing=(204, 158), size=SIZE)
_FRONT = 10.6
_BOARD = (-3.62, 5.6)
_FACE = ('..bb..', '.hhhh.', 'hhhhhh', 'bbbbbb', 'ffffff', 'fkffkf', '.ffff.', '..kk..', '.rrrr.')


def build(look):
    """Puts the station on the stage; returns what is pointed at."""
    plane((0, 60, -0.02), (300, 240), paint('#7a8268' if not look.night else '#343c50', rough=1, worn=0.3, scale=0.5))
    plane((0, 1, 0), (120, 11), asphalt('#5c6068', 0.35) if not look.night else asphalt('#262a38', 0.9))
    box((0, 9.4, 0), (120, 6.0, 0.14), paint('#a8aab0', rough=0.6, worn=0.25, scale=2), bevel=0)
    for i in range(16):
        box((-24 + i * 3.1, 8.4, 0.13), (0.05, 4.0, 0.015), paint('#6e7078'), bevel=0)
    spots = _station(look)
    with group(at=(*_BOARD, 0)) as spots['board']:
        _board(look.night)
    with group(at=(2.95, 8.0, 0.02), turn=80) as spots['car']:
        patrol_car(look.night)
        ball((0.9, -0.3, 1.16), 0.2, paint('#c8823c', rough=1), detail=2)
    with group(at=(-4.6, 8.4, 0.14)):
        flag(look.phase('flag'), (1.6, 1.05), hue='#e8b43a', height=5.4, stripe='#24356c')
        tube([(0, 0, 5.4), (0, 0, 9.6)], 0.06, paint('#e2e4ea', rough=0.3))
    with group(at=(3.5, -13, 4.5)):
        _courthouse(look)
    horizon(look.night, ('#a8b0b8', '#848c90'), ('#24305c', '#182040'), heights=(28, 14), haze='#d0d4d4', glow_low='#34508c')
    if look.night:
        night(CAMERA, 'blue', moon=(40, 26), radius=9, towards=(0.5, 0.4, -0.7), energy=1.1)
    else:
        day('gray', (0.3, 0.7, -0.7), energy=1.1, soft=12)
        beam((-9, 0, 8), (-3.2, 5.8, 1.4), 5200, '#ffeac4', angle=26, blend=0.6, size=0.2)
        clouds(CAMERA, ((60, 34, 300), (190, 56, 260), (310, 28, 320)), '#c8ced4', 0.2)
    return spots


def _station(look):
    spots, at_night, step = {}, look.night, look.phase('shadow')
    with group(at=(0, _FRONT, 0.14)):
        with group() as station:
            police_station(at_night and look.phase('globe') == 0)
        _without_flag(station)
        with group() as spots['door']:
            for x in (-0.66, 0.66):
                box((x, -0.98, 0.5), (1.2, 0.08, 2.6), paint('#1c2c54', rough=0.4), bevel=0.01)
                box((x, -1.04, 1.4), (0.8, 0.05, 1.4), glow('#e4f0ff', 2.0) if at_night else paint('#3a4a64', rough=0.05), bevel=0)
                tube([(x - math.copysign(0.42, x), -1.1, 1.3), (x - math.copysign(0.42, x), -1.1, 1.9)], 0.04, paint('#e8c468', metal=0.7))
        for i, x in enumerate((4.2, 6.5)):
            casement((x, 0, 4.0), (1.5, 1.6), '#ffdf9a' if at_night else None, 1.1, '#e6e4de')
            if at_night and step in (1 + i, 3 - i):
                lean = (-0.3, 0.3)[step % 2]
                ball((x + lean, -0.24, 4.95), 0.26, paint('#0c1018', rough=1), squash=(1, 0.2, 1.1))
                box((x + lean, -0.24, 4.0), (0.7, 0.03, 0.75), paint('#0c1018', rough=1), bevel=0.1)
        x, y, z = SIGN
    write('POLICE', CAMERA, (x, _FRONT + y - 0.65, z + 0.02), paint('#f4f0e4', rough=0.6, glow=0.5 if at_night else 0.1), dot=2)
    if at_night:
        for x in (-3.2, 3.2):
            lamp((x, _FRONT - 3.4, 2.4), 260 if look.phase('globe') == 0 else 60, '#3a78ff', 0.4)
    return spots


def _without_flag(station):
    """The station's own flag is hidden: here it hangs at half height, and moves."""
    bpy.context.view_layer.update()
    for thing in station:
        x, y, _ = sum((thing.matrix_basis @ Vector(corner) for corner in thing.bound_box), Vector()) / 8
        if x < -4.0 and -2.5 < y < -1.9:
            thing.hide_render = True


def _board(at_night):
    """Six posters behind a glass, three by two; one of the faces wears another hat. By night that one is a window."""
    wood = paint('#5a4436', rough=0.8)
    unit = CAMERA.metres_per_pixel(_BOARD[1])
    for x in (-0.95, 0.95):
        box((x, 0.1, 0), (0.12, 0.12, 2.5), wood, bevel=0.01)
    box((0, 0.1, 0.72), (2.05, 0.1, 1.52), paint('#c8a878', rough=0.9), bevel=0.01)
    prism([(-1.25, 0), (1.25, 0), (0, 0.4)], 0.4, wood, at=(0, 0.1, 2.36))
    for i in range(6):
        column, row = i % 3, i // 3
        at = (_BOARD[0] + (column - 1) * 22 * unit, _BOARD[1], 1.48 + (0.5 - row) * 25 * unit)
        with group(at=(-_BOARD[0], -_BOARD[1], 0)):
            if at_night and i == 4:
                _small_window(at, unit)
            else:
                _small_poster(at, unit, FLUNKO.cap if i != 4 else '#c8222c')


def _small_poster(at, unit, hat):
    """A poster of 18 x 22 pixels: a face, and lines for the words."""
    box((at[0], at[1] + 0.02, at[2] - 11 * unit), (18 * unit, 0.02, 22 * unit), paint('#f4ead0', rough=0.9, glow=0.06), bevel=0)
    for ink, hue in (('h', hat), ('b', FLUNKO.cuff), ('f', FLUNKO.skin), ('k', '#221a2c'), ('r', FLUNKO.jacket)):
        rows = [''.join('#' if dot == ink else '.' for dot in line) for line in _FACE]
        dotted(pattern_of(rows), CAMERA, at, paint(hue, rough=0.9, glow=0.3))
    for dz, hue in ((8, '#c01e2c'), (-8, '#221a2c')):
        box((at[0], at[1], at[2] + (dz - 1) * unit), (12 * unit, 0.01, 2 * unit), paint(hue, rough=0.9), bevel=0)


def _small_window(at, unit):
    """A sash of four panes where a poster hung, lit from behind."""
    x, y, z = at
    box((x, y + 0.02, z - 11 * unit), (18 * unit, 0.02, 22 * unit), paint('#2a2230', rough=0.7), bevel=0)
    for dx in (-4, 4):
        for dz in (-9, 1):
            box((x + dx * unit, y, z + dz * unit), (6 * unit, 0.01, 8 * unit), glow('#ffc860', 1.6), bevel=0)


def _courthouse(look):
    stone = paint('#c8c8c4' if not look.night else '#4a5478', rough=0.9)
    box((-16, 44, 0), (18, 10, 9), stone, bevel=0)
    prism([(-8, 9), (8, 9), (0, 12)], 10, stone, at=(-16, 43, 0))
    cylinder((-16, 46, 11), 3.4, 2.4, stone, sides=20)
    ball((-16, 46, 13.4), 3.4, paint('#5a8a7c', rough=0.6), detail=3)
    for x, y, w, h in ((17, 40, 10, 10), (28, 44, 12, 13)):
        box((x, y, 0), (w, 8, h), paint('#8a8f9a' if not look.night else '#2c3454', rough=0.9), bevel=0)
        for i in range(3):
            for j in range(3):
                shine = look.night and (i + j * 2) % 4 == 1
                box((x - w / 3 + i * w / 3, y - 4.1, 2 + j * 3), (1.2, 0.1, 1.6), glow('#ffcf72', 2) if shine else paint('#3a4658'), bevel=0)


SHOOT = Shoot('police-station', CAMERA, build, exposure=(0.1, 0.65), bloom=(0.03, 0.45), loops=(
    Loop('flag', 1, (0, 1), fps=3, zone=(66, 26, 130, 90), hours=('day',)),
    Loop('globe', 1, (0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0), fps=6, hours=('night',)),
    Loop('shadow', 2, (0, 0, 1, 2, 0, 0, 2, 1), fps=1, zone=(270, 44, 352, 104), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
