"""Flunk FM from its gate: the call sign burns over the round studio, behind it the mast leaves the picture; far below, the town."""
import math
import random

from builders.land import far_range, ground, ridge
from builders.outside.openings import casement
from builders.outside.skies import clouds, day, night
from builders.flunko_poster import flunko_poster
from builders.town.flunk_fm import MAST, SIGN, flunk_fm
from kit.camera import FrontCamera
from kit.lettering import dots_of
from kit.light import beam, lamp
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, plane, prism, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(4.6, 0, 1.9), focal=228, vanishing=(236, 150), size=SIZE)
_AT, _TURN, _RISE = (0.0, 16.5, 0.7), -24, 0.7
_FENCE = 5.2


def _hill(x, y):
    """The top of the hill: up to the studio, and down on its left."""
    up = _RISE * min(1.0, max(0.0, (y - 5) / 8))
    brink = CAMERA.eye[0] - y * 0.64
    return up - max(0.0, brink - x) * 0.7 - max(0.0, y - 34) * 0.4


def build(look):
    """Puts the station on its hill; returns what is pointed at."""
    rnd = random.Random(5)
    ground(_hill, (-60, -2, 60, 66), 1.0, paint('#7c7a44' if not look.night else '#2c3450', rough=1, worn=0.4, scale=0.7))
    spots = {}
    with group(at=_AT, turn=_TURN):
        flunk_fm(look.night, look.phase('beacon') == 0)
        _front(look, spots)
        _mast(spots)
    _path(look)
    _gate(look)
    with group(at=(-9.4, 21, _hill(-9.4, 21))):
        _windsock(look)
    _town(look, rnd)
    _grass(rnd)
    _light(look)
    return spots


def _front(look, spots):
    """The door, the slot for cassettes, the studio's window with its needle, and the call sign on the roof."""
    with group() as spots['door']:
        box((3.0, -0.2, 0.1), (1.5, 0.1, 2.4), paint('#b8401c', rough=0.4), bevel=0)
        box((3.0, -0.28, 1.1), (0.9, 0.05, 1.1), glow('#ffd98a', 2.2) if look.night else paint('#26384e', rough=0.05), bevel=0)
    with group() as spots['slot']:
        box((5.3, -0.12, 1.0), (2.0, 0.2, 1.6), paint('#f07a24', rough=0.5), bevel=0.03)
        box((5.3, -0.24, 1.9), (1.5, 0.05, 0.34), paint('#0c0a10'), bevel=0)
        box((5.3, -0.28, 1.3), (1.3, 0.04, 0.36), paint('#f4ecdc', rough=0.6), bevel=0)
        tube([(5.9, -0.3, 1.95), (6.0, -0.34, 1.5), (5.95, -0.34, 1.1)], 0.035, paint('#f4d23a', glow=0.3))
    casement((0, -0.02, 1.1), (2.8, 1.8), '#ffc878' if look.night else None, 1.5, '#cfd4dc', bars=(2, 0))
    if look.night:
        needle = (-0.9, 0.7)[look.phase('needle')]
        tube([(0, -0.3, 1.3), (needle, -0.3, 2.5)], 0.06, glow('#fffbe0', 6))
    x, y, z = SIGN
    _call_sign((x + 0.1, y - 0.2, z), glow('#ffa646', 2.2 if look.night else 1.35, core=0.15))


def _call_sign(centre, material):
    """The station's name as squares of light that stand in the board's own perspective."""
    dots, width, height = dots_of('FLUNK FM')
    step, (x, y, z) = 0.21, centre
    left, top = x - width * step / 2, z + height * step / 2
    sheets([[(left + (c + dx) * step, y, top - (r + dz) * step) for dx, dz in ((0, 1), (1, 1), (1, 0), (0, 0))] for c, r in dots], material)


def _mast(spots):
    """The ladder on the mast, which goes up with it out of the picture."""
    steel = paint('#2a2630', rough=0.6)
    with group() as spots['mast']:
        for dx in (-0.22, 0.22):
            tube([(-1.0 + dx, 11.2, 0), (-1.0 + dx, 12.6, MAST)], 0.07, steel)
        for i in range(34):
            y = 11.2 + 1.4 * i / 34
            tube([(-1.22, y, i), (-0.78, y, i)], 0.06, steel)


def _path(look):
    """Gravel from the gate to the door, in steps of light and shade."""
    c, s = math.cos(math.radians(_TURN)), math.sin(math.radians(_TURN))
    door = (_AT[0] + 3 * c + 0.4 * s, _AT[1] + 3 * s - 0.4 * c)
    gravel = paint('#cbb88e' if not look.night else '#585c7c', rough=0.9, worn=0.25, scale=3)
    for i in range(24):
        t = i / 23
        x, y = 4.9 + (door[0] - 4.9) * t * t, 3.4 + (door[1] - 3.4) * t
        plane((x, y, _hill(x, y) + 0.03), (2.6 - 0.5 * t, 0.62), gravel, rot=(math.degrees(math.atan(_RISE / 8)), 0, 0))


def _gate(look):
    """Chain link on the left with the poster tied to it, its post, and one leaf of the gate that stands open."""
    steel = paint('#aab0b8' if not look.night else '#6a7490', rough=0.5, metal=0.4)
    y, unit = _FENCE, CAMERA.metres_per_pixel(_FENCE)
    low, high = CAMERA.point((0, 216), y)[2], CAMERA.point((0, 116), y)[2]
    left, right = CAMERA.point((-4, 0), y)[0], CAMERA.point((104, 0), y)[0]
    _links(left, right, low, high, y, 12 * unit, unit * 0.34, steel)
    tube([(left, y, high), (right, y, high)], unit * 1.1, steel)
    for px in (10, 104):
        x = CAMERA.point((px, 0), y)[0]
        tube([(x, y + 0.03, low - 1), (x, y + 0.03, high + 5 * unit)], unit * (2.2 if px == 104 else 1.5), steel)
    flunko_poster(CAMERA, CAMERA.point((58, 158), y - 0.05), glow=0.1 if look.night else 0.0)
    edge = CAMERA.point((338, 0), y)[0]
    tube([(edge, y, low - 1), (edge, y, high + 5 * unit)], unit * 2.2, steel)
    _links(edge, edge + 1, low, high, y, 12 * unit, unit * 0.34, steel)


def _links(left, right, low, high, y, step, radius, steel):
    """Wires that cross between two posts."""
    reach = high - low
    for i in range(int((right - left + 2 * reach) / step)):
        foot = left - reach + i * step
        for lean in (-1, 1):
            a, b = (foot, foot + reach) if lean > 0 else (foot + reach, foot)
            points = [(a + (b - a) * t, low + reach * t) for t in (0, 1)]
            clipped = [(min(right, max(left, x)), z if left <= x <= right else low + reach * ((min(right, max(left, x)) - a) / (b - a))) for x, z in points]
            if clipped[0][0] != clipped[1][0]:
                tube([(x, y, z) for x, z in clipped], radius, steel)


def _windsock(look):
    tube([(0, 0, -3), (0, 0, 6.4)], 0.08, paint('#e2e4ea'))
    droop = (0.0, -0.35)[look.phase('windsock')]
    for i in range(4):
        hue = ('#f07a24', '#f6f0e4')[i % 2]
        z = 6.2 - 0.12 * i + droop * i * 0.33
        tube([(-i * 0.7, 0, z), (-(i + 1) * 0.7, 0, z - 0.12 + droop * 0.33)], [0.5 - i * 0.07, 0.43 - i * 0.07], paint(hue, rough=0.9))


def _grass(rnd):
    """Dry tufts along the fence."""
    for i in range(120):
        x, y = rnd.choice((rnd.uniform(-2.2, 3.2), rnd.uniform(6.0, 8.5))), rnd.uniform(4.6, 10.5)
        z = _hill(x, y)
        tube([(x, y, z), (x + rnd.uniform(-0.1, 0.1), y, z + rnd.uniform(0.15, 0.4))], [0.03, 0.006], paint(('#8a8a4a', '#a89a50', '#5a6a38')[i % 3], rough=1))


def _town(look, rnd):
    """Roofs in the valley, and by night their lights."""
    plane((-60, 180, -15), (460, 280), paint('#6a8050' if not look.night else '#1c2848', rough=1, worn=0.4, scale=0.05))
    for _ in range(130):
        y = rnd.uniform(115, 260)
        x = rnd.uniform(-1.2, -0.5) * y
        w, h = rnd.uniform(4, 8), rnd.uniform(4, 9)
        hue = rnd.choice(('#c8b89a', '#b8645a', '#9aa4ac', '#d8cdb4', '#8a6a58'))
        box((x, y, -15), (w, w, h), paint(hue if not look.night else '#2c3258', rough=0.9), bevel=0)
        prism([(-w * 0.6, h), (w * 0.6, h), (0, h + 3)], w, paint('#6a4a44' if not look.night else '#1c2040', rough=0.9), at=(x, y, -15))
        if look.night and rnd.random() < 0.75:
            ball((x, y - w / 2 - 0.4, -14 + h), rnd.uniform(0.8, 1.2), glow(rnd.choice(('#ffcf72', '#ffcf72', '#ffe6b0', '#ff7ab8', '#7ae0ff')), 5), detail=1)
    for y, foot, crest, height, seed in ((460, '#f0b488', '#9a80a0', 44, 6), (300, '#c89a84', '#6f6a8a', 20, 2)):
        if look.night:
            foot, crest = ('#3a5a9c', '#22346c') if y > 400 else ('#2a4484', '#16244e')
        far_range(y, ridge(-y, y, height, seed), foot, crest)


def _light(look):
    if look.night:
        night(CAMERA, 'blue', moon=(44, 44), radius=12, towards=(0.4, 0.5, -0.7), energy=0.8)
        beam((-2, 11, 7.2), (1.5, 10, 0), 900, '#ff9a3c', angle=120, blend=1.0, size=1.0)
        lamp((3.4, 13.6, 3.6), 60, '#ff8a4a', 0.2)
        return
    day('evening', (0.62, 0.62, -0.36), energy=1.15)
    clouds(CAMERA, ((40, 40, 250), (318, 62, 190)), '#ffe4cc')


SHOOT = Shoot('flunk-fm', CAMERA, build, exposure=(0.3, 0.75), bloom=(0.1, 0.45), loops=(
    Loop('windsock', 1, (0, 1), fps=3, zone=(30, 84, 100, 124), hours=('day',)),
    Loop('beacon', 1, (0, 0, 1, 1), fps=2, zone=(196, 0, 290, 160), hours=('night',)),
    Loop('needle', 1, (0, 1, 0, 0, 1, 1), fps=4, zone=(150, 120, 215, 170), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
