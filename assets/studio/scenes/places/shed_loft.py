"""The loft of the railway shed: a hollow in the hay, an alarm clock, and the line to the horizon through the open hatch."""
import math

from builders.land import far_range, ridge
from builders.rooms.placed import placed
from builders.rooms.railway import bale, pigeon, rails, semaphore, straw, telegraph_pole
from builders.rooms.rig import dust, shaft
from builders.rooms.storage import crate
from builders.rooms.workshop import bucket
from kit.camera import FrontCamera
from kit.light import beam, lamp, panel, sky, sun
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, ring, rock, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.35, -0.9, 1.45), focal=252, vanishing=(196, 80), size=SIZE)
_BACK, _RIDGE, _EAVE, _HALF = 4.6, 3.3, 0.5, 2.9
_HATCH = (-0.75, 0.75, 0.25, 2.05)


def build(look):
    """Puts the loft on the stage; returns its hotspots."""
    night = look.night
    _floor()
    _roof()
    _gable()
    _outside(look)
    hollow, clock = _hay(night)
    hook = _hook(look)
    stairs = _stairs()
    placed((-1.5, _BACK - 0.35, 1.42), pigeon, look.phase('bob'))
    placed((-1.15, _BACK - 0.3, 1.42), pigeon, 0, '#a8a4a0', turn=180)
    box((-1.5, _BACK - 0.3, 1.36), (1.3, 0.16, 0.06), paint('#6a4824', rough=0.9), bevel=0.01)
    placed((1.7, 3.9, 0), crate, size=1.2, turn=14)
    placed((1.72, 3.9, 0.36), bucket, size=0.8)
    for i, (x, y, turn) in enumerate(((-2.0, 3.4, 10), (-2.1, 3.9, 2), (-1.2, 4.0, -4), (2.25, 3.0, 84))):
        placed((x, y, 0), bale, turn=turn)
    placed((-2.05, 3.65, 0.42), bale, turn=8)
    _light(look)
    return {'hollow': hollow, 'hook': hook, 'alarm-clock': clock, 'stairs': stairs}


def _floor():
    """Boards that end at the gable: beyond its hatch is the drop to the line."""
    middle, long = _BACK / 2 - 1, _BACK + 2
    plane((0, middle, 0.002), (6.2, long), paint('#3a2410', rough=0.6))
    tones = [paint(hue, rough=0.45) for hue in ('#a87a3c', '#9a6e36', '#8c622e', '#a07238')]
    for i in range(26):
        box((-3 + i * 0.24, middle, 0), (0.228, long, 0.006), tones[(i * 7) % 4], bevel=0)


def _roof():
    """Two slopes of boards with rafters that meet over the hatch."""
    for side in (-1, 1):
        for i in range(9):
            t0, t1 = i / 9, (i + 1) / 9 - 0.008
            a = (side * _HALF * (1 - t0), _EAVE + (_RIDGE - _EAVE) * t0)
            b = (side * _HALF * (1 - t1), _EAVE + (_RIDGE - _EAVE) * t1)
            sheets([[(a[0], -1.5, a[1]), (a[0], _BACK, a[1]), (b[0], _BACK, b[1]), (b[0], -1.5, b[1])]],
                   paint(('#7a5428', '#8a6030', '#6e4a22')[(i + (side > 0)) % 3], rough=0.9))
        sheets([[(side * _HALF, -1.5, 0), (side * _HALF, _BACK, 0), (side * _HALF, _BACK, _EAVE), (side * _HALF, -1.5, _EAVE)]], paint('#6a4824', rough=0.9))
        for y in (0.9, 2.2, 3.5, 4.5):
            tube([(side * (_HALF - 0.08), y, _EAVE), (0, y, _RIDGE - 0.1)], 0.075, paint('#5a3c1c', rough=0.9, worn=0.3))
    for y in (0.9, 2.2, 3.5):
        box((0, y, 2.3), (2.2, 0.12, 0.14), paint('#5a3c1c', rough=0.9, worn=0.3), bevel=0.01)


def _gable():
    """The triangle of the end wall with its hatch open."""
    x0, x1, z0, z1 = _HATCH
    quads = {0: [], 1: [], 2: []}
    x, step = -_HALF, 0.24
    while x < _HALF:
        right = min(_HALF, x + step - 0.012)
        top = _EAVE + (_RIDGE - _EAVE) * (1 - abs((x + right) / 2) / _HALF)
        middle = (x + right) / 2
        for low, high in (((0, z0), (z1, top)) if x0 < middle < x1 else ((0, top),)):
            if high > low:
                quads[round(x * 10) % 3].append([(x, _BACK, low), (right, _BACK, low), (right, _BACK, high), (x, _BACK, high)])
        x += step
    for tone, corners in quads.items():
        sheets(corners, paint(('#b8863c', '#a8762f', '#c8964a')[tone], rough=0.85), name='planks')
    wood = paint('#5a3c1c', rough=0.9)
    for x in (x0, x1):
        box((x, _BACK - 0.04, z0 - 0.05), (0.12, 0.1, z1 - z0 + 0.15), wood, bevel=0.01)
    for z in (z0 - 0.06, z1):
        box((0, _BACK - 0.04, z), (x1 - x0 + 0.2, 0.12, 0.1), wood, bevel=0.01)
    with group(at=(x1, _BACK + 0.05, z0), turn=-62):
        box((0.36, 0, 0), (0.72, 0.05, z1 - z0), paint('#a8762f', rough=0.85), bevel=0.01)


def _outside(look):
    night = look.night
    if night:
        sky([(0.0, '#6a3a5a'), (0.1, '#33286a'), (0.4, '#141850'), (0.8, '#0a0e34')], 0.6, stars=1.4)
    else:
        sky([(0.0, '#fff0c0'), (0.12, '#f4ecc8'), (0.3, '#6ab4e8'), (0.8, '#2a78c8')], 0.5)
    plane((0, 80, -3), (300, 150), paint('#565a78' if night else '#6a5a20', rough=1))
    far_range(140, ridge(-140, 140, 9, 5), *(('#3a2a5a', '#241c48') if night else ('#5f8458', '#2f5a30')), floor=-8)
    with group(at=(0.3, 9, -2.95)):
        rails(110)
    for y in (14, 26, 42, 70):
        placed((-4.2, y, -3), telegraph_pole)
    _siding(night)
    down = look.phase('signal') == 1
    placed((3.0, 30, -3), semaphore, down, night, 6.5)
    if night:
        panel((0.5, _BACK + 0.4, 1.4), (0, 1.4, 0.4), (1.4, 1.6), 26 if not down else 14, '#ff4a4a' if not down else '#4aff9a')


def _siding(night):
    """Beyond the line: two boxcars with their doors open, by night one of them lit from inside, a water tower on legs, a row of bushes."""
    red, roof, iron = ('#2a1a2c', '#1a1226', '#141424') if night else ('#a8442c', '#5a3428', '#4a4038')
    for x in (-2.6, 3.0):
        box((x, 36, -3), (5.2, 2.4, 0.7), paint(iron, rough=0.9), bevel=0)
        box((x, 36, -2.4), (5.2, 2.4, 2.5), paint(red, rough=0.8), bevel=0)
        box((x, 36, 0.1), (5.4, 2.6, 0.3), paint(roof, rough=0.8), bevel=0)
        box((x, 34.76, -2.3), (1.4, 0.04, 2.2), glow('#ff9c3c', 0.55) if night and x < 0 else paint('#0c0810' if night else '#38201a', rough=1), bevel=0)
    for dx in (-0.9, 0.9):
        box((0.2 + dx, 52, -3), (0.2, 0.2, 5.4), paint(iron, rough=0.9), bevel=0)
    cylinder((0.2, 52, 2.2), 1.5, 2.0, paint('#22203c' if night else '#8a7a6a', rough=0.8), sides=18)
    cylinder((0.2, 52, 4.2), 1.6, 0.9, paint(roof, rough=0.8), top=0.1, sides=18)
    for i in range(9):
        ball((-9 + i * 2.3, 60 + (i * 7) % 5, -2.6), 1.1 + 0.3 * (i % 3), paint('#141a30' if night else '#7a7a38', rough=1), squash=(1.3, 1, 0.8), detail=2)


def _hay(night):
    """In front: hay with a hollow the size of a sleeper; in it the blanket, the cards, the clock."""
    hay = paint('#d8b040', rough=1, worn=0.25, scale=14)
    for at, radius, squash in (((-1.35, 1.5, 0.0), 0.8, (1.1, 0.8, 0.75)), ((0.75, 1.7, 0.0), 0.62, (1.2, 0.8, 0.7)), ((-0.3, 2.35, 0.0), 0.7, (1.5, 0.7, 0.6)),
                               ((-0.3, 0.9, 0.0), 0.55, (1.9, 0.6, 0.62))):
        rock(at, radius, hay, squash=squash, rough=0.22)
    straw((-2.0, 0.9, 1.5, 2.9), 420, 3, 0.2, 0.36)
    straw((-2.6, 0.4, 2.6, 4.4), 260, 7)
    with group() as hollow:
        low = 0.4 if not night else 0.32
        ball((-0.28, 1.62, low), 0.5, paint('#a8302c', rough=1, worn=0.2, scale=9), squash=(1.25, 0.55, 0.22))
        for i in range(3):
            box((-0.72 + i * 0.42, 1.62, low + 0.07), (0.05, 0.5, 0.03), paint('#e8c86a', rough=1), bevel=0.01)
        for i, hue in enumerate(('#e84a8a', '#f4d23a', '#3aa8e8', '#f4f0e4')):
            box((0.02 + i * 0.07, 1.36 + 0.03 * (i % 2), low + 0.12 + 0.004 * i), (0.1, 0.14, 0.008), paint(hue, rough=0.4), bevel=0, rot=(34, 0, i * 26 - 30))
    with group() as clock:
        with group(at=(0.62, 1.2, 0.5), turn=-8, size=1.35):
            cylinder((0, 0, 0.11), 0.1, 0.06, paint('#d84a3a', rough=0.3, metal=0.3), rot=(90, 0, 0), sides=22)
            disc((0, -0.064, 0.11), 0.084, paint('#fbf4dc', rough=0.6, glow=0.15))
            _alarm_face()
            for side in (-1, 1):
                ball((side * 0.06, -0.03, 0.215), 0.034, paint('#e8c04a', metal=0.9, rough=0.2), squash=(1, 1, 0.7), detail=2)
                tube([(side * 0.05, -0.03, 0.03), (side * 0.08, -0.03, 0)], 0.012, paint('#e8c04a', metal=0.9, rough=0.2))
    rock((0.66, 1.3, 0.1), 0.42, hay, squash=(1.2, 0.8, 0.95), rough=0.2)
    return hollow, clock


def _alarm_face():
    """Twelve strokes; the hands stand at 7:30, for which it is set."""
    ink = '#1a1420'
    for i in range(12):
        s, c = math.sin(i * math.tau / 12), math.cos(i * math.tau / 12)
        inner = 0.056 if i % 3 == 0 else 0.062
        tube([(inner * s, -0.07, 0.11 + inner * c), (0.072 * s, -0.07, 0.11 + 0.072 * c)], 0.0032, ink)
    tube([(0, -0.074, 0.11), (-0.027, -0.074, 0.083)], 0.005, ink)
    tube([(0, -0.074, 0.11), (0, -0.074, 0.058)], 0.004, ink)
    ball((0, -0.074, 0.11), 0.007, '#d84a3a', detail=1)


def _hook(look):
    """From a pulley over the hatch; it turns in the wind."""
    turn = (20, 75, 130)[look.phase('turn')] if look.night else 20
    iron = paint('#3a3438', rough=0.4, metal=0.7)
    with group() as hook:
        box((0, _BACK - 0.6, 2.72), (0.14, 1.2, 0.14), paint('#5a3c1c', rough=0.9), bevel=0.01)
        cylinder((0, _BACK - 0.9, 2.56), 0.13, 0.06, iron, rot=(90, 0, 0), sides=18)
        tube([(0.0, _BACK - 0.93, 2.5), (0.0, _BACK - 0.93, 1.78)], 0.018, paint('#c8a060', rough=1))
        with group(at=(0, _BACK - 0.93, 1.5), turn=turn):
            tube([(0, 0, 0.3), (0, 0, 0.14), (0.08, 0, 0.04), (0.06, 0, -0.06), (-0.05, 0, -0.07), (-0.1, 0, 0.02)], 0.034, iron)
    return hook


def _stairs():
    """The hole in the floor on the right, the top of the stairs in it."""
    with group() as stairs:
        box((1.75, 2.1, 0.004), (0.9, 0.9, 0.006), paint('#0e0804', rough=1), bevel=0)
        for x in (1.4, 2.1):
            tube([(x, 2.35, -0.3), (x, 2.55, 0.95)], 0.045, paint('#c8964a', rough=0.7))
        for z in (0.1, 0.4, 0.7):
            tube([(1.4, 2.42 + z * 0.16, z), (2.1, 2.42 + z * 0.16, z)], 0.034, paint('#c8964a', rough=0.7))
        for a, b in (((1.28, 1.65), (1.28, 2.55)), ((2.22, 1.65), (2.22, 2.55)), ((1.28, 1.65), (2.22, 1.65))):
            tube([(*a, 0.03), (*b, 0.03)], 0.05, paint('#6a4824', rough=0.9))
    return stairs


def _light(look):
    if look.night:
        panel((0.3, -0.8, 2.4), (0, 2.5, 0.4), (2.4, 0.8), 16, '#5a5ad8')
        beam((0.4, _BACK + 0.6, 1.5), (-0.2, 1.5, 0.3), 190, '#ff4a44' if look.phase('signal') != 1 else '#4aff9a', angle=50, blend=0.5)
        lamp((-0.4, 0.6, 1.3), 2.5, '#6a7aff', 0.2)
        return
    sun((-0.16, -1, -0.42), 14, '#ffe0a0', soft=0.8)
    panel((0, _BACK - 0.1, 1.2), (0, 1.6, 0.2), (1.4, 1.7), 60, '#fff0d0')
    panel((0.3, -0.8, 2.4), (0, 2.5, 0.4), (3, 1), 34, '#ffe4b8')
    shaft((0, _BACK, 0.4, 1.4, 1.6), (-0.16, -1, -0.42), strength=0.05)
    dust((-0.9, 1.6, 0.7, 0.6, 4.2, 1.9), 40, seed=3, size=0.016, strength=1.6)


SHOOT = Shoot('shed-loft', CAMERA, build, exposure=(0.2, 0.85), loops=(
    Loop('bob', 1, (0, 0, 1, 0, 1, 0, 0, 0), fps=4, zone=(82, 58, 116, 84), hours=('day',)),
    Loop('turn', 2, (0, 1, 2, 1), fps=3, zone=(160, 56, 192, 90), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
