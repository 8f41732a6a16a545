"""Arcadia from the water tower hill: Main Street with the arcade, the four cliques' houses behind it, the school, hills.

Run as a program: python -m scenes.arcadia <folder>."""
import random
import sys

from builders.arcade_hall import Look, arcade_hall
from builders.bicycle import bicycle
from builders.buildings import flats, gas_station_sign, house
from builders.car import headlights, wagon
from builders.clique_houses import freaks_house, geeks_house, jocks_house, preps_house
from builders.land import cloud, far_range, ground, ridge, wood
from builders.landmarks import utility_pole, wires
from builders.person import FLUNKO, Limb, Pose, person
from builders.school import school
from builders.street import lamp_post
from builders.tree import AUTUMN, bough, fallen
from kit.lettering import dots_of, dotted
from kit.light import beam, panel, sky, sun
from kit.materials import asphalt, glow, paint
from kit.shapes import ball, box, disc, plane, tube
from kit.stage import clear, group
from scenes.wallpaper import background, take

_HALL = (-10.0, 64.0)
_MAIN = 54.0
_SIDE = 0.0
# The crest of the hill that we stand on lies so far away, and so many pixels above the picture's lower edge.
_CREST, _CREST_ROWS = 14.0, 26
# Flunko by night: his weight on one leg, the hands in his pockets, the head towards the arcade.
_WAITING = Pose(lean=4, head=(14, -4, 5), left=Limb(-6, 22, 46), right=Limb(-4, 24, 52), left_leg=Limb(0, 7, 3),
                right_leg=Limb(6, 3, 12))


def _crest(camera):
    """How high the hill is, in metres."""
    return camera.point((0, camera.size[1] - _CREST_ROWS), _CREST)[2]


def _height(x, y):
    """How high the wooded slope on the left rises."""
    slope = max(0.0, (-44 - x - y * 0.1) / 40)
    return 20 * min(1.4, slope) ** 1.3 * min(1, max(0, (y - 20) / 40))


def build(night, camera):
    clear()
    rnd = random.Random(7)
    grass = paint('#6f8a3a' if not night else '#5f7a44', rough=1, worn=0.35, scale=0.25)
    crest = _crest(camera)
    ground(lambda x, y: _height(x, y) - 0.02, (-170, 30, 150, 330), 4, grass)
    ground(lambda x, y: crest * min(1.0, max(0.0, (46 - y) / (46 - _CREST - 1))) ** 1.6 - 0.03, (-60, -2, 60, 46), 1,
           paint('#6f8a3a', rough=1, worn=0.32, scale=1.4))
    _streets(night)
    _main_street(night, camera)
    _houses(night)
    _school(night, rnd)
    _woods(rnd)
    _distance(night, camera)
    _foreground(night, camera, rnd)
    _light(night, camera, rnd)
    camera.aim()


def _streets(night):
    road = asphalt('#2c2e3a', 0.8) if night else paint('#50525e', rough=0.85, worn=0.2, scale=0.8)
    lane = paint('#191b26', rough=0.36, worn=0.4, scale=0.8) if night else road
    walk = paint('#b8aa98', rough=0.5 if night else 0.9, worn=0.2, scale=1.5)
    for y, length in ((_MAIN, 150), (97, 130)):
        box((10, y, 0), (length, 14.5 if y == _MAIN else 10, 0.10), walk, bevel=0)
        plane((10, y, 0.14), (length, 9.5 if y == _MAIN else 6), road if y == _MAIN else lane)
    for x, y, length in ((_SIDE, 110, 118), (52, 110, 120)):
        box((x, y, 0), (9.4, length, 0.12), walk, bevel=0)
        plane((x, y - 1, 0.15), (6, length + 1), lane)
    yellow, white = paint('#e0b040', rough=0.6), paint('#d8d8d2', rough=0.6)
    for i in range(26):
        if abs(-60 + i * 5 - _SIDE) > 4:
            plane((-60 + i * 5, _MAIN, 0.17), (2.6, 0.3), yellow)
    for i in range(5):
        plane((-2.3 + i * 1.15, _MAIN + 6.2, 0.18), (0.6, 2.2), white)
    for i in range(16):
        plane((_SIDE, 66 + i * 6, 0.17), (0.26, 2.6), yellow)


def _main_street(night, camera):
    x, y = _HALL
    with group(at=(x, y, 0.1)):
        arcade_hall(Look(night))
    _arcade_sign(night, camera, (x, y - 1.4, 5.3))
    lit = [(-2.4, 4.1, True, False), (0, 4.1, False, False), (2.4, 4.1, True, False)]
    with group(at=(-20.6, y, 0.1)):
        flats(8.4, 7.0, night, lit, depth=9, colour='#a07a5c', mortar='#5a4840', shop='#2f6a5c')
    with group(at=(-30.2, y, 0.1)):
        flats(8.6, 6.8, night, [(-2.4, 4.0, False, False), (0, 4.0, True, False), (2.4, 4.0, True, False)], depth=9,
              colour='#8a4a3c', mortar='#4a302c', shop='#38508a')
    _shack(night, (12.4, y + 0.4, 0.1), camera)
    with group(at=(24.4, y, 0.1)):
        flats(9.0, 7.0, night, [(-2.4, 4.2, True, False), (0, 4.2, True, False), (2.4, 4.2, False, False)], depth=9,
              colour='#b08a58', mortar='#5a4840', shop='#8a3a44')
    with group(at=(34.6, y, 0.1)):
        flats(9.4, 9.6, night, [(-2.4, 4.4, False, False), (2.4, 4.4, True, False), (0, 7.0, False, False)], depth=9)
    for side, row in ((1, (-38, -25, -4.4, 6, 20, 33)), (-1, (-32, -18, 12, 27))):
        for px in row:
            with group(at=(px, _MAIN + side * 6.3, 0.1), turn=0 if side > 0 else 180):
                lamp_post(night, height=5.2, reach=1.6)
            if night:
                ball((px, _MAIN + side * 4.7, 5.1), 0.34, glow('#ffc47a', 9))
                beam((px, _MAIN + side * 4.5, 4.6), (px, _MAIN + side * 3.4, 0), 900, '#ffb45e', angle=125, blend=0.9)
    cars = (('#c8402e', -17, 1.75, 0, False), ('#e8e0cc', -26, 1.75, 0, False), ('#3f7f8c', 20, 1.75, 0, False),
            ('#e0a828', 8, -1.6, 180, True), ('#4a5a8c', 30, -1.6, 180, False))
    for colour, px, dy, turn, moving in cars:
        parked = 3.7 if dy > 0 else -2.4
        with group(at=(px, _MAIN + parked, 0.15), turn=turn, size=1.05):
            wagon(colour, night=night, lit=night and moving)
            if night and moving:
                headlights(1600)


def _arcade_sign(night, camera, centre):
    """ARCADE on a board on the roof, in letters of whole pixels: what the town's eye goes to."""
    unit = camera.metres_per_pixel(centre[1])
    x, y, z = centre
    width, height = 35 * unit, 12 * unit
    box((x, y + 0.1, z - height / 2), (width, 0.2, height), paint('#140e22', rough=0.9), bevel=0)
    rim = [(x - width / 2, y, z - height / 2), (x + width / 2, y, z - height / 2), (x + width / 2, y, z + height / 2),
           (x - width / 2, y, z + height / 2)]
    tube(rim, unit * 0.5, glow('#28d8ff', 2.2 if night else 1.0), closed=True)
    dotted(dots_of('ARCADE'), camera, (x, y - 0.05, z), glow('#ff4a9e', 2.6 if night else 1.25))
    if night:
        panel((x, y - 0.6, z), (x, y - 9, 0), (width, height), 900, '#ff4a9e')


def _shack(night, at, camera):
    """The Snack Shack at the corner: a flat roof with a striped edge, a lit counter, its name on the roof."""
    x, y, z = at
    with group(at=at):
        box((0, 3.5, 0), (10.4, 7, 3.4), paint('#e8dcc4', rough=0.6), bevel=0)
        box((0, -0.05, 1.1), (9, 0.1, 1.7), glow('#ffdf9a', 1.9) if night else paint('#3a5068', rough=0.05), bevel=0)
        box((0, -0.3, 0.95), (9.4, 0.7, 0.14), paint('#c8ccd4', rough=0.3, metal=0.8))
        box((0, 2.8, 3.4), (11.4, 8.4, 0.5), paint('#2a9a98', rough=0.4))
        for i in range(10):
            box((-5.1 + i * 1.133, -1.42, 3.38), (0.57, 0.06, 0.54), paint('#f4f0e4', rough=0.6), bevel=0)
        if night:
            panel((0, -0.3, 2.6), (0, -6, 0), (8, 1.6), 420, '#ffd28a')
    unit = camera.metres_per_pixel(y)
    middle = z + 3.9 + 5.5 * unit
    box((x, y + 0.15, middle - 5.5 * unit), (33 * unit, 0.2, 11 * unit), paint('#b8302c', rough=0.6), bevel=0)
    dotted(dots_of('SNACKS'), camera, (x, y, middle), glow('#ffe46a', 2.4) if night else paint('#fff2d0', rough=0.6))


def _houses(night):
    for make, x, y in ((geeks_house, -45, 105), (jocks_house, -30, 105), (preps_house, -14, 105),
                       (freaks_house, 13.5, 105)):
        with group(at=(x, y, 0.1), size=1.14):
            make(night)
    for x, y, wall, roof, lit in ((30, 104, '#d8cdb4', '#5a3a38', (True, False)),
                                  (42, 104, '#cfae84', '#5a4030', (False, True)),
                                  (-40, 138, '#a8bcc0', '#3a3f50', (True, False)),
                                  (-24, 140, '#d8cdb4', '#7a4a3a', (False, True)),
                                  (-10, 138, '#b8c4a8', '#4a3a38', (True, True)),
                                  (62, 104, '#d0b8a8', '#383a4a', (True, False)),
                                  (-56, 142, '#cfae84', '#5a3a38', (False, True)),
                                  (-14, 168, '#d8cdb4', '#4a4038', (True, False)),
                                  (-34, 172, '#b8a8c0', '#4a3a48', (False, True)),
                                  (66, 132, '#d8cdb4', '#5a3a38', (True, True))):
        with group(at=(x, y, 0.1), size=1.2):
            house(night, wall, roof, lit)
    spots = [(-5.2, 68), (-5.2, 86), (-5.2, 106), (-5.2, 128), (-5.2, 150)]
    for x, y in spots:
        with group(at=(x, y, 0)):
            utility_pole(9.5)
    for a, b in zip(spots, spots[1:]):
        wires(a, b, 9.5, 9.5, sag=0.8, radius=0.03 + a[1] * 0.0003)
    if night:
        for y in (72, 88, 102, 118, 136, 156):
            ball((4.6, y, 5.6), 0.16 + y * 0.0022, glow('#ffc47a', 8))
            beam((4.0, y, 5.5), (2.0, y, 0), 380, '#ffb45e', angle=120, blend=0.8)
        for x in (-48, -36, -22, 22, 36, 50):
            ball((x, 101.4, 5.4), 0.3, glow('#ffc47a', 8))
            beam((x, 101, 5.3), (x, 97, 0), 420, '#ffb45e', angle=120, blend=0.8)


def _school(night, rnd):
    lit = {(side, column, 0) for side in (-1, 1) for column in range(5) if rnd.random() < 0.3} | {(1, 3, 1)}
    with group(at=(31, 176, 0.5), size=1.24):
        school(night, lit)
    box((31, 172, 0), (80, 40, 0.4), paint('#7f9a44', rough=1, worn=0.2, scale=0.3), bevel=0)
    for x in (-2, 66):
        for y in (214, 244):
            tube([(x, y, 0), (x, y, 24)], 0.35, paint('#6f7884', metal=0.4))
            box((x, y, 23.4), (6.4, 0.6, 2.6), glow('#fff6dc', 7) if night else paint('#c8ccd4'), bevel=0)
    if night:
        for x in (-2, 66):
            beam((x, 214, 24), (31, 226, 0), 42000, '#fff2d0', angle=80, blend=0.8)
        panel((31, 166, 1.5), (31, 176, 6), (50, 1), 900, '#ffd9a0')
    with group(at=(-12, 186, 0)):
        gas_station_sign(night)


def _woods(rnd):
    def free(x, y):
        return not (-60 < x < 74 and 44 < y < 112) and not (abs(x - _SIDE) < 7) and not (-14 < x < 78 and 150 < y < 260) \
            and not any(abs(x - hx) < 7 and abs(y - hy - 4) < 9 for hx, hy in
                        ((-40, 138), (-24, 140), (-10, 138), (62, 104), (-56, 142), (-14, 168), (-34, 172), (66, 132)))
    spots = []
    while len(spots) < 300:
        x, y = rnd.uniform(-120, 100), rnd.uniform(46, 300)
        if free(x, y):
            spots.append((x, y, _height(x, y) - 0.3))
    wood(rnd, spots, height=8.0, leaf=0.75)
    slope = []
    while len(slope) < 190:
        x, y = rnd.uniform(-105, -34), rnd.uniform(24, 110)
        if x < -41 - y * 0.12:
            slope.append((x, y, _height(x, y) - 0.4))
    wood(rnd, slope, kinds=('dark', 'dark', 'green'), height=8.4, leaf=0.6)
    street = [(-38, 62), (6.6, 70), (6.8, 86), (-7.6, 82), (7, 118), (-7.4, 120), (7.2, 134), (46, 62), (-22, 101.5),
              (-38, 101.5), (4, 101.8), (23, 101.5), (36, 101), (-6.6, 101.5), (-54, 101), (22, 47.2), (-25, 47),
              (-36, 46.6), (38, 47)]
    wood(rnd, [(x, y, 0) for x, y in street], kinds=('autumn', 'gold', 'green', 'autumn'), height=5.4, leaf=0.42)


def _distance(night, camera):
    ranges = (('#e8cfae', '#8fa8b8', 900, 0, 62, 3), ('#c8c0a0', '#6f8f92', 640, 0, 34, 8),
              ('#9aa478', '#587a5a', 420, 0, 15, 5))
    if night:
        ranges = (('#5a4a92', '#2c2c6a', 900, 0, 62, 3), ('#3a3878', '#1e2252', 640, 0, 34, 8),
                  ('#242a58', '#141a3a', 420, 0, 15, 5))
    for foot, crest, y, middle, height, seed in ranges:
        far_range(y, ridge(middle - y * 0.9, middle + y * 0.9, height, seed), foot, crest)


def _foreground(night, camera, rnd):
    """The crest of the hill: the end of a rail fence, a bicycle left against it; by night someone stands there."""
    rail = paint('#6a5444', rough=0.95, worn=0.4, scale=6)
    depth, z = _CREST - 0.6, _crest(camera)
    width = camera.size[0]
    start, end = (camera.point((px, 0), depth)[0] for px in (width * 0.7, width + 12))
    posts = int((end - start) / 1.6) + 1
    for i in range(posts):
        x = start + i * 1.6
        box((x, depth, z - 0.2), (0.13, 0.13, 1.2), rail, rot=(0, rnd.uniform(-4, 4), 0))
        if i + 1 < posts:
            for rise in (0.4, 0.8):
                tube([(x, depth - 0.08, z + rise), (x + 1.6, depth - 0.08, z + rise + rnd.uniform(-0.06, 0.06))],
                     0.05, rail)
    with group(at=(start + 0.9, depth - 0.42, z - 0.02), turn=5, size=1.12):
        bicycle('#e8b020')
    if night:
        x, y = start - 0.66, depth - 0.5
        with group(at=(x, y, z), turn=170, size=1.08):
            person(FLUNKO, _WAITING)
        # A lamp behind the viewer: his yellow and red are known from afar.
        panel((x - 1.4, y - 2.6, z + 3.4), (x, y, z + 1.4), (0.5, 0.5), 26, '#ffe2b0')
    near = (camera.point((0, 0), depth)[0], depth - 2.4, camera.point((width, 0), depth)[0], depth + 1.2)
    fallen(rnd, (start - 3, near[1], near[2], near[3]), 110, size=0.13, z=z + 0.01)
    path = [camera.point((camera.size[0] + p, q), 4.6) for p, q in ((36, -22), (8, 0), (-14, 8), (-36, 8), (-54, 14))]
    bough(rnd, path, AUTUMN, leaf=0.085, clusters=17, radius=0.2, per_cluster=34)


def _light(night, camera, rnd):
    if night:
        moon = camera.point((camera.size[0] * 0.6, camera.vanishing[1] - 36), 980)
        disc(moon, 30, glow('#fff0c8', 1.2), sides=48)
        for dx, dz, r in ((-8, 6, 7), (10, -8, 8.4), (6, 14, 5), (-12, -12, 4.4)):
            disc((moon[0] + dx, 979, moon[2] + dz), r, glow('#e0cfae', 1.05), sides=20)
        sky([(0.0, '#9a4f8c'), (0.05, '#6a3f8e'), (0.16, '#34307a'), (0.5, '#0c1238')], 0.62, stars=1.6,
            glow_at=(moon, '#5a5aa4', 60))
        sun((-0.45, -0.5, -0.5), 1.3, '#8aa4ff', soft=1)
        sun((0.4, 0.6, -0.7), 0.35, '#6a7ad8', soft=8)
        return
    sky([(0.0, '#ffdfae'), (0.05, '#fae6c4'), (0.12, '#b4d8e8'), (0.24, '#62a4dc'), (0.5, '#3f7fce')], 0.92)
    sun((0.74, 0.6, -0.3), 5.4, '#ffc47c', soft=1.0)
    white = paint('#fff4e4', rough=1, glow=0.25)
    for px, py, width in ((camera.size[0] * 0.72, camera.vanishing[1] - 30, 150),
                          (camera.size[0] * 0.42, camera.vanishing[1] - 44, 90)):
        cloud(rnd, camera.point((px, py), 900), width, white)


PLACE = background('arcadia', 'Arcadia', build,
                   wide={'eye': (0, 0, 17), 'focal': 300, 'vanishing': (226, 62)},
                   tall={'eye': (0, 0, 24), 'focal': 220, 'vanishing': (66, 130)},
                   exposure={'day': 0.35, 'night': 0.9}, bloom={'day': 0.08, 'night': 0.4}, light=('day', 'night'))

if __name__ == '__main__':
    take(PLACE, sys.argv[1])
