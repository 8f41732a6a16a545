"""A corridor of Flunks High after the last bell: lockers to the vanishing point, the sun through the classroom doors.

Run as a program: python -m scenes.locker_row <folder>."""
import sys

from builders.corridor import classroom_door, locker, mop_bucket, trophy_case
from kit.lettering import write
from kit.light import beam, panel, sky
from kit.materials import glow, paint
from kit.shapes import box, plane, sheets, tube
from kit.stage import clear, group
from scenes.wallpaper import background, take

_HALF, _HEIGHT, _LENGTH = 2.3, 3.2, 30.0
_TEAL = ('#2f7f92', '#358a9c', '#2a7488')
_DOORS = {1: (9.6, 17.6, 25.0), -1: (13.8, 22.4)}
# The trophy case stands on the right, where its light leads the eye in.
_CASE = 4.0


def build(night, camera):
    clear()
    _shell()
    for side in (-1, 1):
        _wall(side)
    _end()
    _things(camera)
    _light()
    camera.aim()


def _shell():
    tile, pale = paint('#3f6468', rough=0.14), paint('#d6ccb2', rough=0.14)
    size = 2 * _HALF / 6
    squares = {0: [], 1: []}
    for j in range(-2, int(_LENGTH / size) + 1):
        for i in range(6):
            x, y = -_HALF + i * size, j * size
            squares[(i + j) % 2].append([(x, y, 0), (x + size, y, 0), (x + size, y + size, 0), (x, y + size, 0)])
    sheets(squares[0], tile, name='tiles')
    sheets(squares[1], pale, name='tiles')
    plaster, red = paint('#d8c89a', rough=0.85, worn=0.08, scale=2), paint('#b03a3c', rough=0.6)
    for side in (-1, 1):
        box((side * (_HALF + 0.1), _LENGTH / 2 - 2, 0), (0.2, _LENGTH + 4, _HEIGHT), plaster, bevel=0)
        box((side * (_HALF - 0.01), _LENGTH / 2 - 2, 2.2), (0.04, _LENGTH + 4, 0.16), red, bevel=0)
    box((0, _LENGTH / 2 - 2, _HEIGHT), (2 * _HALF, _LENGTH + 4, 0.1), paint('#c8c2b0', rough=0.9), bevel=0)
    for i in range(14):
        box((0, i * 2.2, _HEIGHT - 0.02), (2 * _HALF, 0.05, 0.03), paint('#8f8a7c'), bevel=0)


def _wall(side):
    """Lockers along one wall, with a gap at each classroom door. They face the middle of the corridor."""
    place, count = 0.6, 0
    while place < _LENGTH - 0.8:
        door = next((d for d in _DOORS[side] if abs(place - d) < 0.95), None)
        if door is None and not (side > 0 and abs(place - _CASE) < 1.6):
            standing_open = 62 if (side, count) == (1, 5) else 0
            with group(at=(side * (_HALF - 0.44), place, 0), turn=-side * 90):
                locker(_TEAL[(count * 7 + side) % 3], standing_open)
            count += 1
        place += 0.62
    for door in _DOORS[side]:
        with group(at=(side * (_HALF - 0.06), door, 0), turn=-side * 90):
            classroom_door(light=5.0 if side > 0 else 0.5)


def _end():
    """The double doors at the end, the evening behind their glass."""
    box((0, _LENGTH, 0), (2 * _HALF, 0.2, _HEIGHT), paint('#d8c89a', rough=0.85), bevel=0)
    for side in (-1, 1):
        box((side * 0.66, _LENGTH - 0.15, 0), (1.24, 0.12, 2.4), paint('#8a4a2c', rough=0.5))
        box((side * 0.66, _LENGTH - 0.23, 0.9), (0.8, 0.03, 1.3), glow('#ffd48a', 6), bevel=0)
        box((side * 0.66, _LENGTH - 0.26, 0.78), (1.0, 0.05, 0.07), paint('#d0d4dc', rough=0.2, metal=1), bevel=0)
    box((0, _LENGTH - 0.2, 2.42), (2.6, 0.04, 0.5), glow('#ffd48a', 4), bevel=0)


def _things(camera):
    with group(at=(_HALF - 0.46, _CASE, 0), turn=-90):
        trophy_case(2.5)
    panel((_HALF - 0.5, _CASE, 1.6), (-1, _CASE - 0.4, 0), (0.4, 1.2), 24, '#ffe0a0')
    with group(at=(_HALF - 0.85, 8.3, 0), turn=0):
        mop_bucket()
    y = 12.0
    unit = camera.metres_per_pixel(y)
    box((0, y + 0.02, 2.78 - 6.5 * unit), (min(3.9, 66 * unit), 0.03, 13 * unit), paint('#b03a3c', rough=0.95), bevel=0)
    write('HOMECOMING', camera, (0, y, 2.78), paint('#fff0c0', rough=0.9, glow=0.35))
    for x in (-1.6, 1.6):
        tube([(x, y, 2.9), (x, y, _HEIGHT)], 0.01, paint('#2a2a30'))
    for i, (x, d, turn) in enumerate(((0.5, 4.4, 20), (0.9, 4.9, -35), (0.15, 5.3, 60))):
        plane((x, d, 0.008 + i * 0.002), (0.22, 0.3), paint('#f4ead0', rough=0.9), rot=(0, 0, turn))


def _light():
    sky([(0.0, '#2a2440'), (1.0, '#3a3058')], 0.35)
    for y, on in ((3.2, False), (9.0, True), (15.0, False), (21.0, True)):
        box((0, y, _HEIGHT - 0.07), (1.0, 1.7, 0.06), glow('#e8f4ff', 1.8) if on else paint('#8a8a90', rough=0.4), bevel=0)
        if on:
            panel((0, y, _HEIGHT - 0.12), (0, y, 0), (0.9, 1.6), 34, '#e0ecff')
    for door in _DOORS[1]:
        beam((_HALF - 0.2, door, 2.1), (-0.7, door - 1.1, 0), 420, '#ffb45c', angle=46, blend=0.4, size=0.06)
        panel((_HALF - 0.3, door, 1.7), (-1, door - 0.6, 0.6), (0.6, 1.0), 60, '#ffc070')
    panel((0, _LENGTH - 0.5, 1.6), (0, 10, 0.6), (2.2, 1.6), 420, '#ffc478')
    panel((0, -1.5, 2.6), (0.4, 6, 1.0), (2.4, 1.2), 26, '#9ab0ff')


PLACE = background('locker-row', 'Locker Row', build,
                   wide={'eye': (-0.35, -0.8, 1.55), 'focal': 215, 'vanishing': (186, 96)},
                   tall={'eye': (0, -1.2, 1.6), 'focal': 175, 'vanishing': (66, 158)},
                   exposure={'day': 0.85}, bloom={'day': 0.25})

if __name__ == '__main__':
    take(PLACE, sys.argv[1], samples=48)
