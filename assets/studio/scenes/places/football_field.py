"""The vigil on the fifty-yard line: candles and flowers round a picture of Flunko, behind them the stands and towers."""
import json
import math
import os
import random

from builders.land import wood
from builders.outside.openings import casement
from builders.outside.skies import clouds, day, horizon, night
from builders.person import Mood, Pose, person
from builders.flunko_poster import flunko_poster
from builders.student import student
from builders.town.football_field import football_field
from kit.camera import FrontCamera
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, prism, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.6, -14.0, 1.15), focal=204, vanishing=(176, 112), size=SIZE)
_PETALS = ('#f4e8f0', '#f4d23a', '#e85a8a', '#ff8a3a', '#b88af0')
# Who stands round the candles: x, y, turn, skin, jacket, hat.
_CROWD = (
    (-4.6, -5.6, 30, '#8ad06a', '#3a7a4a', '#2a3a5a'), (-3.4, -3.8, 14, '#f4c89a', '#c83c44', '#f2f0e4'), (-1.9, -3.2, 4, '#6fb4e8', '#2f5ab0', '#c83c44'),
    (2.6, -3.4, -8, '#c88ae0', '#5a3a8a', '#2a2440'), (4.1, -4.2, -18, '#f4a88a', '#c83c44', '#3a7a4a'), (5.6, -5.6, -36, '#9ad8d0', '#2a4a8a', '#f4d23a'))


def build(look):
    """Puts the field and the vigil on the stage; returns what is pointed at."""
    rnd = random.Random(27)
    football_field(look.night, lights=False)
    spots = _stands(look)
    with group() as spots['candles']:
        _candles(look, rnd)
    _portrait(look)
    _flowers(rnd)
    for x, y, turn, skin, jacket, hat in _CROWD:
        with group(at=(x, y, 0.1), turn=turn):
            student(skin=skin, jacket=jacket, hat=hat)
    if look.night and look.phase('figure') == 1:
        with group(at=(2.0, 1.4, 0.1)):
            person(pose=Pose(head=(-24, 6, 0)), mood=Mood(gaze=(-0.8, -0.2), brow=10))
    with group(at=(2.5, -11.35, -0.35), turn=168):
        student(skin='#f4c89a', jacket='#2f5ab0', hat='#3a7a4a')
    wood(rnd, [(-44, 44, 0), (-37, 48, 0), (-30, 46, 0), (31, 46, 0), (38, 44, 0), (45, 48, 0), (52, 44, 0), (-52, 48, 0)], kinds=('green', 'dark', 'gold'), height=10, leaf=0.6)
    horizon(look.night, heights=(40, 22))
    if look.night:
        night(CAMERA, 'black', moon=(74, 34), radius=9, towards=(0.4, 0.5, -0.7), energy=1.6, stars=2.2)
    else:
        day('evening', (0.82, 0.42, -0.34), energy=1.0)
        panel((-3, -15, 4), (0, -6, 0.5), (6, 3), 260, '#ffd8a8')
        clouds(CAMERA, ((70, 54, 230), (280, 40, 190)), '#ffe0c4')
    return spots


def _stands(look):
    spots = {}
    on = look.phase('floodlights') == 1
    with group() as spots['lights']:
        _lamps(-25, on)
    if on:
        _lamps(25, on)
    with group() as spots['bleachers']:
        box((0, 20.4, 0.9), (13, 0.1, 1.5), paint('#2448b0', rough=0.9, glow=0.08), bevel=0)
        for i in range(9):
            prism([(-0.4, 0), (0.4, 0), (0, -0.9)], 0.06, paint(('#f4d23a', '#f2f0e4')[i % 2], rough=0.9), at=(-5.6 + i * 1.4, 20.3, 2.4))
    with group() as spots['under']:
        box((14.5, 20.6, 0), (7.0, 0.3, 2.3), paint('#0c0a10', rough=1), bevel=0)
        for i in range(5):
            tube([(11.6 + i * 1.5, 20.4, 0), (12.6 + i * 1.5, 20.4, 2.3)], 0.09, paint('#7c858f', metal=0.4))
    with group() as spots['locker-room']:
        box((-15.5, 20.5, 0), (5.0, 0.6, 3.2), paint('#d8d2c4', rough=0.8), bevel=0)
        box((-15.5, 20.1, 0), (3.0, 0.2, 2.5), paint('#1c3a8c', rough=0.5), bevel=0)
        box((-15.5, 19.95, 2.6), (3.6, 0.1, 0.5), glow('#8ab4ff', 1.8) if look.night else paint('#2448b0'), bevel=0)
    with group() as spots['press-box']:
        for i in range(4):
            casement((-4.2 + i * 2.8, 27.7, 6.5), (2.3, 1.5), '#ffc860' if look.night and i == 2 else None, 1.6, '#a83028')
    return spots


def _lamps(x, on):
    """The heads of the tower at x behind the field, over the builder's own."""
    shine = glow('#fff4d0', 6) if on else paint('#f4f8fc', rough=0.15, glow=0.1)
    for row in range(2):
        for i in range(5):
            cylinder((x - 2.1 + i * 1.05, 19.0, 16.75 + row * 1.15), 0.47, 0.3, shine, rot=(70, 0, 0), sides=14)


def _candles(look, rnd):
    """Three rings of candles on the grass, the flames each their own way in three phases."""
    wax = [paint(hue, rough=0.6, glow=0.25 if look.night else 0) for hue in ('#f8f0dc', '#f4d23a', '#e8e0f0')]
    step = look.phase('flames')
    for ring_, (count, rx, ry) in enumerate(((13, 1.5, 0.7), (17, 2.3, 1.25), (21, 3.1, 1.8))):
        for i in range(count):
            a = math.tau * (i + 0.5 * ring_) / count
            x, y = rx * math.cos(a) + rnd.uniform(-0.1, 0.1), -9.0 + ry * math.sin(a) + rnd.uniform(-0.08, 0.08)
            tall, lean = rnd.uniform(0.14, 0.34), 0.03 * ((i * 7 + step * 5) % 3 - 1)
            cylinder((x, y, 0.1), 0.055, tall, wax[(i + ring_) % 3], sides=8)
            z = 0.1 + tall + 0.09
            ball((x + lean, y, z), 0.042, glow('#ffd070', 9 if look.night else 3), squash=(0.8, 0.8, 1.7 + 0.25 * ((i + step) % 2)), detail=1)
    if look.night:
        for x, y in ((-2.4, -9.6), (0.2, -10.2), (2.6, -9.4), (-1.3, -7.6), (1.6, -7.6)):
            lamp((x, y, 0.75), 44, '#ffab4e', 0.25)
        lamp((0, -9.4, 1.0), 60, '#ffab4e', 0.6)


def _portrait(look):
    """The picture on its easel, in a frame of gold."""
    at = CAMERA.point((166, 116), -8.4)
    unit = CAMERA.metres_per_pixel(-8.4)
    box((at[0], at[1] + 0.06, at[2] - 27 * unit), (43 * unit, 0.06, 54 * unit), paint('#c8962c', rough=0.3, metal=0.5), bevel=0.01)
    flunko_poster(CAMERA, at, glow=0.1 if look.night else 0.0)
    for x in (-0.5, 0.5):
        tube([(at[0] + x * 1.3, at[1] + 0.1, 0.1), (at[0] + x * 0.3, at[1] + 0.14, at[2] + 0.8)], 0.035, paint('#6a4a30', rough=0.8))
    tube([(at[0], at[1] + 0.7, 0.1), (at[0], at[1] + 0.14, at[2] + 0.8)], 0.035, paint('#6a4a30', rough=0.8))


def _flowers(rnd):
    for i in range(46):
        x, y = rnd.uniform(-2.4, 2.2), rnd.uniform(-9.3, -8.5)
        ball((x, y, 0.16 + rnd.uniform(0, 0.12)), rnd.uniform(0.05, 0.09), paint(_PETALS[i % 5], rough=0.8), squash=(1, 1, 0.6), detail=1)
        tube([(x, y, 0.14), (x + rnd.uniform(-0.2, 0.2), y - 0.2, 0.1)], 0.02, paint('#3a7a3a'))
    for x, turn in ((-1.3, 20), (1.1, -30)):
        with group(at=(x, -10.1, 0.12), turn=turn):
            cylinder((0, 0, 0.05), 0.05, 0.5, paint('#e8f0e4', rough=0.7), rot=(90, 0, 0), top=0.2, sides=10)
            for i in range(7):
                ball((0.1 * math.cos(i), -0.52 + 0.05 * math.sin(i * 2), 0.08 + 0.05 * (i % 3)), 0.07, paint(_PETALS[i % 5]), detail=1)


class _Switched(Shoot):
    """A place of which one loop is not played: what its frame shows is laid over the picture by a switch."""

    def _finish(self, folder):
        super()._finish(folder)
        path = os.path.join(folder, 'bundle.json')
        with open(path, encoding='utf8') as file:
            bundle = json.load(file)
        for hour in ('day', 'night'):
            listed = bundle['places'][self.place][hour]
            listed['cuts'] = {loop['name']: loop['cuts'][0] for loop in listed['loops'] if loop['name'] == 'floodlights'}
            listed['loops'] = [loop for loop in listed['loops'] if loop['name'] != 'floodlights']
        with open(path, 'w', encoding='utf8') as file:
            json.dump(bundle, file, indent=2)
            file.write('\n')


SHOOT = _Switched('football-field', CAMERA, build, exposure=(0.3, 0.9), bloom=(0.15, 0.4), loops=(
    Loop('flames', 2, (0, 1, 2), fps=5, zone=(34, 146, 318, 186)),
    Loop('floodlights', 1, (1,), zone=(0, 0, 352, 92)),
    Loop('figure', 1, (0, 0, 0, 0, 0, 0, 0, 1, 1, 0), fps=0.5, zone=(184, 84, 216, 146), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
