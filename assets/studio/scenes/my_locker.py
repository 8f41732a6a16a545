"""A hall of Flunks High: the person's own locker in its row, and round the corner the corridor to the exit.

my_locker_pictures.py makes the finished pictures of it."""
from dataclasses import dataclass, replace

from builders.corridor import classroom_door, locker, mop_bucket
from builders.flunko_poster import HEIGHT as HEIGHT_PX, WIDTH as WIDTH_PX, flunko_poster
from builders.hall_locker import DEPTH, HEIGHT, HINGE, SHELF, WIDTH, belongings, gum_jar, hall_locker
from builders.hall_things import (alarm_bell, backpack, drinking_fountain, exit_sign, hung_lamp, papers, pipes, wall_clock,
                                  wet_floor_sign)
from builders.jacket import jacket
from builders.stickers import stickers
from builders.student import student
from kit.camera import FrontCamera
from kit.lettering import dotted, pattern_of, write
from kit.light import lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.shapes import box, sheets
from kit.stage import clear, group

CAMERA = FrontCamera(eye=(1.4, 0, 1.4), focal=300, vanishing=(288, 110), size=(352, 300))
EXPOSURE = {'day': 0.35, 'night': 0.9}
BLOOM = {'day': 0.1, 'night': 0.35}
# The lockers' fronts; a metre there is 80 pixels, a locker 52.
FRONT = 3.75
CORNER = (150, 70)
_TILE = WIDTH * 2 / 3
_WALL, _CEILING = FRONT + DEPTH + 0.02, 3.2
# The corridor between its walls, and where the hall that crosses it begins and ends.
_LEFT, _RIGHT, _CROSS, _END = 1.03, 3.0, 12.6, 15.0
# The wall behind the viewer, its windows from left to right, the heights of their panes and of the bars between them,
# and the way that sun and moon shine through.
_OUTSIDE, _WINDOWS = -0.8, ((-3.95, -2.95), (-2.33, -1.35), (-0.72, 0.3))
_PANES, _BARS, _BAR = (1.2, 3.72), (2.05, 2.9), 0.07
_RAY = (0.4, 1, -0.42)
_TEAL = ('#35787c', '#3b8184', '#2f6d73')
_CREAM, _RED = '#d8c89a', '#b03a3c'


@dataclass(frozen=True)
class Look:
    """Everything that can change. `door`: how far it is open, in degrees. `gum`: how full the jar is, 0 to 1. `passer`:
    where somebody crosses at the corridor's end, in metres, or None. `corner`: how
    far the poster's corner is lifted, in pixels. `hover`: what is pointed at: door, jacket, jar."""
    night: bool = False
    door: float = 0
    stickers: bool = False
    jacket: str = ''
    gum: float = 0
    tube: bool = True
    sign: bool = True
    corner: float = 0
    passer: float | None = None
    watcher: bool = False
    hover: str = ''


def build(look):
    """Puts the place on the stage; returns the locker's anchors."""
    clear()
    _floor()
    _row_wall()
    _corridor(look)
    anchors = _row(look)
    _things(look)
    _light(look)
    CAMERA.aim()
    return anchors


def _floor():
    tile, pale = paint('#48706e', rough=0.12), paint('#d2c6a8', rough=0.12)
    squares = {0: [], 1: []}
    for j in range(-6, int(18 / _TILE)):
        for i in range(-14, 14):
            x, y = i * _TILE, FRONT + j * _TILE
            if y > _WALL and not _LEFT - 1 < x < _RIGHT + 1 and y < _CROSS - 1:
                continue
            squares[(i + j) % 2].append([(x, y, 0), (x + _TILE, y, 0), (x + _TILE, y + _TILE, 0), (x, y + _TILE, 0)])
    sheets(squares[0], tile, name='tiles')
    sheets(squares[1], pale, name='tiles')


def _row_wall():
    plaster = paint(_CREAM, rough=0.85, worn=0.06, scale=2)
    box((_LEFT - 4, _WALL + 0.1, 0), (8, 0.2, _CEILING), plaster, bevel=0)
    # The wall stands on the lockers' line above them, and at the row's right end.
    box((_LEFT - 4, FRONT + 0.25, HEIGHT), (8, 0.46, _CEILING - HEIGHT), plaster, bevel=0)
    box((_LEFT - 0.03, FRONT + 0.25, 0), (0.06, 0.5, HEIGHT), plaster, bevel=0)
    box((_LEFT - 4, FRONT + 0.01, 1.97), (8, 0.02, 0.08), paint(_RED, rough=0.6), bevel=0)


def _row(look):
    """The row of lockers; ours is the blue one in its middle. Left of them the wall, with the fountain."""
    for place in (-2, -1, 1):
        with group(at=(place * WIDTH, FRONT, 0)):
            hall_locker(_TEAL[place % 3], lock=place != -2)
    jar = coat = None
    with group(at=(0, FRONT, 0)):
        anchors = hall_locker('#1c4cd0', look.door, plate='#f4e8c0', lamp_lit=8 if look.night else 5,
                              leak=2.0 if look.hover == 'door' else 0.8 if look.night else 0,
                              rod_lit=look.hover == 'jacket')
        if look.door:
            belongings()
            jar = gum_jar(look.gum, lit=look.hover == 'jar')
            if look.jacket:
                with group(at=(0.0, 0.19, SHELF - 0.048)) as coat:
                    jacket(look.jacket)
    if look.stickers:
        hinge = (HINGE[0], FRONT, 0)
        with group(at=hinge, turn=-look.door):
            with group(at=tuple(-v for v in hinge)):
                stickers(CAMERA, CORNER, FRONT - 0.045)
    return replace(anchors, jar=jar, jacket=coat)


def _corridor(look):
    plaster, red = paint(_CREAM, rough=0.85, worn=0.06, scale=2), paint(_RED, rough=0.6)
    ceiling = paint('#b8b2a0', rough=0.9)
    for x, far in ((_LEFT - 0.1, _CROSS), (_RIGHT + 0.1, _CROSS)):
        box((x, (FRONT + far) / 2 + 0.25, 0), (0.2, far - FRONT - 0.5, _CEILING), plaster, bevel=0)
        side = 1 if x < 2 else -1
        box((x + side * 0.105, (FRONT + far) / 2 + 0.25, 1.97), (0.02, far - FRONT - 0.5, 0.08), red, bevel=0)
    box((2, 8, _CEILING), (14, 16, 0.1), ceiling, bevel=0)
    for i in range(9):
        box((2, 4.4 + i * 1.3, _CEILING - 0.03), (4, 0.05, 0.04), paint('#8f8a7c'), bevel=0)
    for i in range(11):
        y = 5.2 + i * 0.64
        if y < 7.2 or y > 8.6:
            with group(at=(_RIGHT - 0.44, y, 0), turn=-90):
                locker(_TEAL[i % 3])
    with group(at=(_LEFT + 0.06, 9.4, 0), turn=90):
        classroom_door(light=2.4 if not look.night else 0.1)
    _end(look)
    for i, y in enumerate((6.0, 9.0, 11.6)):
        lit = look.tube if i == 1 else not look.night and i == 0
        box(((_LEFT + _RIGHT) / 2, y, _CEILING - 0.09), (1.1, 0.4, 0.08),
            glow('#eaf6ff', 1.6 if look.night else 3.2) if lit else paint('#7e8088', rough=0.4), bevel=0)
        if lit:
            panel(((_LEFT + _RIGHT) / 2, y, _CEILING - 0.14), ((_LEFT + _RIGHT) / 2, y, 0), (1.0, 0.4),
                  10 if look.night else 26, '#cfe4ff')
    exit_sign(CAMERA, CAMERA.point((299, 80), 8.0), 0.9, 3 if look.sign else 0)
    if look.sign:
        lamp(CAMERA.point((299, 84), 7.8), 9 if look.night else 3, '#ff2a2a', 0.15)


def _end(look):
    """The hall that crosses at the corridor's end, and the double doors to the yard."""
    plaster = paint(_CREAM, rough=0.85)
    middle = (_LEFT + _RIGHT) / 2
    box((middle, _END + 0.1, 0), (9, 0.2, _CEILING), plaster, bevel=0)
    light = glow('#ffe2a8', 5) if not look.night else glow('#4a64c8', 0.9)
    for side in (-1, 1):
        box((middle + side * 0.52, _END - 0.05, 0), (1.0, 0.1, 2.3), paint('#8a4a2c', rough=0.5), bevel=0)
        box((middle + side * 0.52, _END - 0.12, 0.95), (0.62, 0.03, 1.15), light, bevel=0)
        box((middle + side * 0.52, _END - 0.15, 0.82), (0.8, 0.05, 0.07), paint('#d0d4dc', rough=0.2, metal=1), bevel=0)
    box((middle, _END - 0.08, 2.36), (2.0, 0.04, 0.5), light, bevel=0)
    if look.passer is not None:
        shade = '#100c18'
        with group(at=(look.passer, (_CROSS + _END) / 2, 0), turn=-90):
            student(shade, shade, shade, shade, shade, shade)


def _things(look):
    with group(at=(-2.24, _WALL, 0)):
        drinking_fountain()
    with group(at=(-1.72, FRONT - 0.01, 2.36)):
        wall_clock()
    unit = CAMERA.metres_per_pixel(FRONT - 0.03)
    banner = (0, FRONT - 0.05, 2.33)
    box((0, FRONT - 0.02, banner[2] - 6.5 * unit), (78 * unit, 0.03, 13 * unit), paint(_RED, rough=0.95), bevel=0)
    write('HOMECOMING', CAMERA, banner, paint('#fff0c0', rough=0.9, glow=0.15))
    with group(at=(-2.24, _WALL, 1.7)):
        alarm_bell()
    with group(at=(0.4, FRONT - 0.16, 2.56)):
        pipes(9.0)
    with group(at=(0.12, 3.0, 2.36)):
        hung_lamp(1.5, 0.84, 0 if look.night else 3)
    _poster(look)
    if look.watcher:
        dotted(pattern_of(('#...#',)), CAMERA, CAMERA.point((228.5, 80.5), FRONT - 0.05), glow('#b8ff6a', 1.6))
    with group(at=(0.72, FRONT - 0.24, 0), turn=8):
        backpack()
    with group(at=(2.3, 6.6, 0), turn=10):
        mop_bucket()
    with group(at=(1.75, 4.6, 0), turn=-18):
        wet_floor_sign()
    papers(((0.9, 2.9, 30), (0.55, 2.62, -20)))


def _poster(look):
    """Hangs on the door without a handle. Its lower right corner has come off and lifts in a draught."""
    x, y, depth = 72, 142, FRONT - 0.05
    flunko_poster(CAMERA, CAMERA.point((x, y), depth), glow=0.06 if look.night else 0.0)
    right, low = x + WIDTH_PX / 2, y + HEIGHT_PX / 2

    def at(px, py, lift):
        return CAMERA.point((px, py), depth - 0.01 - lift)

    size = 5 + look.corner
    gone = [at(right - size, low, 0), at(right, low, 0), at(right, low - size, 0), at(right - size, low, 0)]
    flap = [at(right - size, low, 0.002), at(right, low - size, 0.002), at(right - size * 0.6, low - size * 0.95, 0.05 + look.corner * 0.006),
            at(right - size * 0.95, low - size * 0.6, 0.05 + look.corner * 0.006)]
    sheets([gone], paint(_TEAL[-2 % 3], rough=0.34, metal=0.15), name='gone')
    sheets([flap], paint('#fffaf0', rough=0.8, glow=0.04), name='flap')


def _light(look):
    if look.night:
        sky([(0.0, '#101432'), (1.0, '#1a2048')], 0.25)
        return _night_light()
    sky([(0.0, '#b0a8b8'), (1.0, '#c8ccd8')], 0.16)
    _windows()
    sun(_RAY, 5.2, '#ffd6a0', soft=0.7)
    panel((0.2, 2.8, 2.34), (0.2, 3.1, 0), (1.5, 0.2), 10, '#e4f0ff')
    panel((0.2, 3.0, 2.5), (0.2, 3.6, 3.2), (2.4, 0.3), 5, '#e4f0ff')
    panel((0, -1.2, 2.6), (0.2, 4, 0.8), (5, 2.2), 24, '#b8ccff')
    panel((-2.4, 3.2, 2.3), (-2.3, _WALL, 0.9), (0.5, 0.3), 9, '#ffe8c8')
    middle = (_LEFT + _RIGHT) / 2
    panel((middle, _END - 0.4, 1.5), (middle, 8, 0.4), (1.8, 1.4), 130, '#ffd898')
    for side in (-1, 1):
        panel((middle + side * 3, 13.8, 2.4), (middle, 13.8, 0.6), (1.6, 1.2), 60, '#fff0d8')


def _night_light():
    _windows()
    sun(_RAY, 0.95, '#86a2ff', soft=0.9)
    panel((0, -1.2, 2.6), (0.2, 4, 0.8), (5, 2.2), 11, '#6478ff')
    panel((0, 2.4, 2.3), (0, 4, 3.0), (3, 0.3), 2.5, '#7888ff')
    panel((-2.4, 3.2, 2.3), (-2.3, _WALL, 0.9), (0.5, 0.3), 1.6, '#90a4ff')


def _windows():
    """The wall behind the viewer, with the windows that the sun or the moon looks through."""
    dark = paint('#404040', rough=1)
    low, high = _PANES
    edges = [-9, *(edge for window in _WINDOWS for edge in window), 5]
    for left, right in zip(edges[::2], edges[1::2]):
        box(((left + right) / 2, _OUTSIDE, low - 1), (right - left, 0.1, high - low + 2), dark, bevel=0)
    for left, right in _WINDOWS:
        box(((left + right) / 2, _OUTSIDE, low), (_BAR, 0.06, high - low), dark, bevel=0)
    for z, height in ((low - 1, 1), *((bar, _BAR) for bar in _BARS), (high, 1)):
        box((-2, _OUTSIDE, z), (14, 0.06, height), dark, bevel=0)


def in_the_beam(point):
    """Whether the sun (or the moon) shines through a window onto a point in metres."""
    back = (point[1] - _OUTSIDE) / _RAY[1]
    x, z = point[0] - _RAY[0] * back, point[2] - _RAY[2] * back
    pane = any(left < x < right and abs(x - (left + right) / 2) > _BAR / 2 for left, right in _WINDOWS)
    return pane and _PANES[0] < z < _PANES[1] and not any(bar < z < bar + _BAR for bar in _BARS)
