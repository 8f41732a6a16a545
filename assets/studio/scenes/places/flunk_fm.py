"""Flunk FM on its hill through the fence: a cube of a building, a mast that leaves the picture, the town far below."""
import math
import random

from builders.land import far_range, ground, ridge
from builders.outside.openings import casement
from builders.outside.skies import clouds, day, night
from builders.flunko_poster import flunko_poster
from builders.town.flunk_fm import MAST, SIGN, flunk_fm
from kit.camera import FrontCamera
from kit.lettering import write

from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, plane, prism, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, 0, 1.2), focal=165, vanishing=(176, 172), size=SIZE)
_AT, _TURN, _RISE = (5.4, 26.0, 1.4), -14, 1.4


def _hill(x, y):
    here = min(1.0, max(0.0, (x + 5.5) / 4))
    return here * _RISE * min(1.0, max(0.0, (y - 5) / 12)) - (1 - here) * max(0.0, y - 7) * 0.4


def build(look):
    """Puts the station on its hill; returns what is pointed at."""
    rnd = random.Random(5)
    ground(_hill, (-40, -2, 60, 66), 1.2, paint('#7c7a44' if not look.night else '#2c3450', rough=1, worn=0.4, scale=0.7))
    spots = {}
    with group(at=_AT, turn=_TURN):
        flunk_fm(look.night, look.phase('beacon') == 0)
        with group() as spots['door']:
            box((3.0, -0.2, 0.1), (1.5, 0.1, 2.4), paint('#b8401c', rough=0.4), bevel=0)
            box((3.0, -0.28, 1.1), (0.9, 0.05, 1.1), glow('#ffd98a', 2.2) if look.night else paint('#26384e', rough=0.05), bevel=0)
        with group() as spots['slot']:
            box((5.3, -0.12, 1.0), (2.0, 0.2, 1.6), paint('#f07a24', rough=0.5), bevel=0.03)
            box((5.3, -0.24, 1.9), (1.5, 0.05, 0.34), paint('#0c0a10'), bevel=0)
            box((5.3, -0.28, 1.3), (1.3, 0.04, 0.36), paint('#f4ecdc', rough=0.6), bevel=0)
            tube([(5.9, -0.3, 1.95), (6.0, -0.34, 1.5), (5.95, -0.34, 1.1)], 0.035, paint('#f4d23a', glow=0.3))
        needle = (-0.9, 0.7)[look.phase('needle')]
        casement((0, -0.02, 1.1), (2.8, 1.8), '#ffc878' if look.night else None, 1.5, '#cfd4dc', bars=(2, 0))
        if look.night:
            tube([(0, -0.3, 1.3), (needle, -0.3, 2.5)], 0.06, glow('#fffbe0', 6))
        with group() as spots['mast']:
            for dx in (-0.22, 0.22):
                tube([(-1.0 + dx, 11.2, 0), (-1.0 + dx, 12.6, MAST)], 0.07, paint('#2a2630', rough=0.6))
            for i in range(34):
                tube([(-1.22, 11.2 + 1.4 * i / 34, i), (-0.78, 11.2 + 1.4 * i / 34, i)], 0.06, paint('#2a2630', rough=0.6))
    _letters(look)
    _fence(look, rnd)
    with group(at=(-1.2, 18, _hill(-1.2, 18))):
        _windsock(look)
    _town(look, rnd)
    for i in range(90):
        x, y = rnd.uniform(-9, 9), rnd.uniform(4.4, 9)
        z = _hill(x, y)
        tube([(x, y, z), (x + rnd.uniform(-0.1, 0.1), y, z + rnd.uniform(0.15, 0.45))], [0.03, 0.006], paint(('#8a8a4a', '#a89a50', '#5a6a38')[i % 3], rough=1))
    if look.night:
        night(CAMERA, 'blue', moon=(44, 48), radius=12, towards=(0.4, 0.5, -0.7), energy=1.4)
    else:
        day('evening', (0.78, 0.5, -0.4), energy=1.05)
        clouds(CAMERA, ((60, 62, 240), (290, 40, 200), (322, 92, 150)), '#ffe4cc')
    return spots


def _letters(look):
    c, s = math.cos(math.radians(_TURN)), math.sin(math.radians(_TURN))
    x, y, z = SIGN
    there = (_AT[0] + x * c - y * s, _AT[1] + x * s + y * c, _AT[2] + z)
    write('FLUNK FM', CAMERA, CAMERA.point(CAMERA.pixel(there), there[1] - 1.6), glow('#ffd070', 1.4 if look.night else 1.0))


def _fence(look, rnd):
    """Chain link across the whole picture, its wires one pixel wide, a poster tied to it."""
    steel, y = paint('#aab0b8' if not look.night else '#6a7490', rough=0.5, metal=0.4), 4.2
    unit = CAMERA.metres_per_pixel(y)
    low, high = CAMERA.point((0, 215), y)[2], CAMERA.point((0, 146), y)[2]
    step = 13 * unit
    for i in range(-30, 31):
        x = i * step
        for lean in (-1, 1):
            reach = high - low
            tube([(x, y, low), (x + lean * reach, y, high)], unit * 0.36, steel)
    tube([(-6, y, high), (6, y, high)], unit * 1.2, steel)
    for px in (10, 128, 246, 340):
        x = CAMERA.point((px, 0), y)[0]
        tube([(x, y + 0.03, low), (x, y + 0.03, high + 0.1)], unit * 1.5, steel)
    for i in range(14):
        x = CAMERA.point((i * 27, 0), y)[0]
        tube([(x, y, high + 0.09), (x + 0.14, y - 0.05, high + 0.2), (x + 0.3, y, high + 0.09)], unit * 0.5, steel)
    flunko_poster(CAMERA, CAMERA.point((72, 176), y - 0.05), glow=0.1 if look.night else 0.0)


def _windsock(look):
    tube([(0, 0, 0), (0, 0, 5.4)], 0.07, paint('#e2e4ea'))
    droop = (0.0, -0.35)[look.phase('windsock')]
    for i in range(4):
        hue = ('#f07a24', '#f6f0e4')[i % 2]
        z = 5.2 - 0.12 * i + droop * i * 0.33
        tube([(i * 0.62, 0, z), ((i + 1) * 0.62, 0, z - 0.12 + droop * 0.33)], [0.4 - i * 0.06, 0.35 - i * 0.06], paint(hue, rough=0.9))


def _town(look, rnd):
    """Roofs in the valley, and by night their lights."""
    plane((-60, 150, -26), (360, 240), paint('#6a8050' if not look.night else '#1c2848', rough=1, worn=0.4, scale=0.05))
    for _ in range(70):
        x, y = rnd.uniform(-110, 30), rnd.uniform(80, 190)
        w, h = rnd.uniform(4, 8), rnd.uniform(4, 9)
        hue = rnd.choice(('#c8b89a', '#b8645a', '#9aa4ac', '#d8cdb4', '#8a6a58'))
        box((x, y, -26), (w, w, h), paint(hue if not look.night else '#2c3258', rough=0.9), bevel=0)
        prism([(-w * 0.6, h), (w * 0.6, h), (0, h + 3)], w, paint('#6a4a44' if not look.night else '#1c2040', rough=0.9), at=(x, y, -26))
        if look.night and rnd.random() < 0.75:
            ball((x, y - w / 2 - 0.4, -26 + h * 0.5), rnd.uniform(0.7, 1.1), glow(rnd.choice(('#ffcf72', '#ffcf72', '#ffe6b0', '#ff7ab8', '#7ae0ff')), 5), detail=1)
    for y, foot, crest, height, seed in ((460, '#f0b488', '#9a80a0', 44, 6), (300, '#c89a84', '#6f6a8a', 20, 2)):
        if look.night:
            foot, crest = ('#3a5a9c', '#22346c') if y > 400 else ('#2a4484', '#16244e')
        far_range(y, ridge(-y, y, height, seed), foot, crest)


SHOOT = Shoot('flunk-fm', CAMERA, build, exposure=(0.3, 0.75), bloom=(0.1, 0.45), loops=(
    Loop('windsock', 1, (0, 1), fps=3, zone=(152, 100, 205, 150), hours=('day',)),
    Loop('beacon', 1, (0, 0, 1, 1), fps=2, zone=(170, 0, 240, 140), hours=('night',)),
    Loop('needle', 1, (0, 1, 0, 0, 1, 1), fps=4, zone=(180, 120, 240, 170), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
