"""Main Street, the other way: the Snack Shack on its corner, cars drawn up before it, the drugstore row, the hill with the
water tower.

Run as a program: python -m scenes.main_street <folder>."""
import random
import sys

from builders.bicycle import bicycle
from builders.buildings import flats, gas_station_sign, house
from builders.car import wagon
from builders.cat import cat
from builders.diner import SIGN, diner
from builders.land import cloud, far_range, ridge, wood
from builders.landmarks import utility_pole, water_tower, wires
from builders.parked import coupe
from builders.street import hydrant, lamp_post, mailbox, newspaper_box, payphone, puddle
from builders.tree import AUTUMN, bough, fallen
from kit.lettering import dots_of, dotted
from kit.light import beam, panel, sky, sun
from kit.materials import asphalt, glow, paint
from kit.shapes import ball, box, disc, plane, tube
from kit.stage import clear, group
from scenes.wallpaper import background, take

_DINER = (6.0, 27.0)
_KERB = 0.14


def build(night, camera):
    clear()
    rnd = random.Random(31)
    _street(night)
    with group(at=(*_DINER, _KERB)):
        diner(night)
    _sign(night, camera)
    _cars(night)
    _pavement(night)
    _row(night)
    _behind(night, camera, rnd)
    _light(night, camera, rnd)
    camera.aim()


def _street(night):
    plane((0, 90, -0.02), (400, 260), paint('#5f7a3a', rough=1, worn=0.35, scale=0.4))
    street = asphalt('#2c2e3a' if night else '#565862', 0.85 if night else 0.12)
    plane((0, 8, 0), (200, 19), street)
    plane((4, 21.5, 0.005), (40, 9), street)
    plane((-9.5, 60, 0.004), (6.6, 90),
          paint('#1c1e29' if night else '#565862', rough=0.3 if night else 0.85, worn=0.3, scale=0.8))
    walk = paint('#a2968a', rough=0.4 if night else 0.85, worn=0.25, scale=2)
    box((6, 29.5, 0), (20, 8.6, _KERB), walk, bevel=0.02)
    box((-33, 21.5, 0), (40, 8, _KERB), walk, bevel=0.02)
    box((-5.2, 60, 0), (1.8, 70, _KERB), walk, bevel=0.02)
    box((-14, 60, 0), (2.2, 70, _KERB), walk, bevel=0.02)
    box((35, 21.5, 0), (20, 8, _KERB), walk, bevel=0.02)
    yellow, white = paint('#d8a83c', rough=0.5, worn=0.3, scale=5), paint('#c8c8c4', rough=0.5, worn=0.35, scale=5)
    for i in range(15):
        plane((-30 + i * 4.6, 10.2, 0.009), (2.4, 0.18), yellow)
    for i in range(6):
        plane((-12.2 + i * 1.1, 18.6, 0.012), (0.6, 2.4), white)
    for i in range(6):
        plane((-1.6 + i * 3.3, 22.2, 0.012), (0.12, 5.4), white)
    for outline in (((-4, 13.6), (-2, 13.2), (0.4, 13.4), (1.2, 14), (-0.6, 14.5), (-3, 14.3)),
                    ((5, 8.2), (7.4, 7.8), (9.2, 8.1), (9, 8.8), (6.4, 9.0))):
        with group(at=(0, 0, 0.01)):
            puddle(outline, '#14161e' if night else '#3a3c46')


def _sign(night, camera):
    """SNACK SHACK in two lines of whole pixels on a board over the roof."""
    x, y, z = (_DINER[0] + SIGN[0], _DINER[1] + SIGN[1], _KERB + SIGN[2])
    unit = camera.metres_per_pixel(y)
    width, height = 40 * unit, 25 * unit
    box((x, y + 0.15, z - height / 2), (width, 0.3, height), paint('#182238', rough=0.6), bevel=0.04)
    edge = [(x - width / 2, y, z - height / 2), (x + width / 2, y, z - height / 2), (x + width / 2, y, z + height / 2),
            (x - width / 2, y, z + height / 2)]
    tube(edge, unit * 0.55, glow('#ff4a9e', 2.4 if night else 1.0), closed=True)
    dotted(dots_of('SNACK'), camera, (x, y - 0.03, z + 5 * unit), glow('#ffe46a', 1.4 if night else 1.0))
    dotted(dots_of('SHACK'), camera, (x, y - 0.03, z - 5 * unit), glow('#6ae8ff', 1.3 if night else 0.9))
    if night:
        panel((x, y - 0.5, z), (x, y - 12, 0), (width, height), 700, '#ff9ac8')


def _cars(night):
    """Drawn up before the windows, noses in."""
    for make, x, y, turn in ((lambda: coupe('#c8322c'), 0.3, 22.6, -86),
                             (lambda: wagon('#d8cdb4', night=night), 6.6, 22.4, -91),
                             (lambda: coupe('#2f7fb8', '#e8f0f4'), 10.0, 22.8, -94)):
        with group(at=(x, y, 0.01), turn=turn):
            make()


def _pavement(night):
    with group(at=(-3.0, 26.4, _KERB)):
        payphone(night)
    with group(at=(-3.6, 24.9, _KERB), size=1.15):
        hydrant()
    with group(at=(14.6, 26.0, _KERB)):
        newspaper_box('#c8322c')
    with group(at=(15.6, 26.2, _KERB)):
        mailbox()
    with group(at=(3.7, 26.3, _KERB), turn=184, size=1.1):
        bicycle('#f2c02e')
    with group(at=(12.4, 25.9, _KERB), size=1.25):
        cat(night, 1)
    for x, y in ((-15.4, 18.2), (-28, 18.2), (-4.9, 25.2), (17.4, 25.2)):
        with group(at=(x, y, _KERB)):
            lamp_post(night, height=5.2, reach=1.0)
        if night:
            ball((x, y - 1.0, 5.0 + _KERB), 0.22, glow('#ffc47a', 9))
    fallen(random.Random(4), (-22, 4, 22, 20), 170, size=0.18)


def _row(night):
    """The shops on the left, calm and in the shade."""
    for x, height, colour, mortar, shop, lit in ((-19.6, 8.8, '#8a5a4a', '#4a3430', '#2f5a6c', (True, False)),
                                                 (-29.2, 7.2, '#9a8060', '#54463a', '#6a3a44', (False, False)),
                                                 (-39, 9.6, '#7a4a44', '#40302e', '#2f6a5c', (False, True))):
        windows = [(-2.4, 4.4, lit[0], False), (2.4, 4.4, False, False), (0, 4.4, lit[1], False)]
        with group(at=(x, 25.4, _KERB)):
            flats(9.2, height, night, windows, depth=9, colour=colour, mortar=mortar, shop=shop)
    with group(at=(27.5, 26.5, _KERB)):
        flats(12, 8.6, night, [(-4, 4.6, True, False), (0, 4.6, False, False), (4, 4.6, False, False)], depth=9,
              colour='#a8603c', mortar='#58382c', shop='#3a4a7a')


def _behind(night, camera, rnd):
    for x, y, turn, wall, roof, lit in ((-17.6, 46, 90, '#b8c4a8', '#4a3a38', (True, False)),
                                        (-17.8, 60, 90, '#d0b8a8', '#383a4a', (False, True)),
                                        (-1.4, 48, -90, '#d8cdb4', '#5a3a38', (True, True)),
                                        (-1.2, 62, -90, '#a8bcc0', '#3a3f50', (False, True))):
        with group(at=(x, y, 0), turn=turn):
            house(night, wall, roof, lit)
    wood(rnd, [(-14.4, 40, 0), (-14.6, 53, 0), (-14.4, 68, 0), (-4.6, 42, 0), (-4.4, 56, 0), (-4.6, 70, 0)],
         kinds=('autumn', 'gold'),
         height=6.6, leaf=0.36)
    back = [(rnd.uniform(-70, 70), rnd.uniform(82, 130), 0) for _ in range(70)]
    wood(rnd, [(x, y, z) for x, y, z in back if abs(x + 9.5) > 5] + [(x, 44 + (x * 7) % 9, 0) for x in range(4, 44, 5)],
         kinds=('green', 'autumn', 'gold', 'dark'), height=8, leaf=0.6)
    for y, hue, foot, height, seed in ((420, '#2c2c6a' if night else '#8fa8b0', '#6a4a92' if night else '#f0d4b0',
                                        56, 2),
                                       (250, '#1c2048' if night else '#6f8a72', '#34306e' if night else '#c8b898',
                                        26, 9)):
        far_range(y, ridge(-y, y, height, seed), foot, hue)
    with group(at=(34, 140, 14), turn=18):
        water_tower(30, night)
    with group(at=(-7.4, 92, 0)):
        gas_station_sign(night)
    spots = [(-4.6, 33), (-4.6, 52), (-4.6, 72)]
    for x, y in spots:
        with group(at=(x, y, 0)):
            utility_pole(9.6, transformer=y < 40)
    for a, b in zip(spots, spots[1:]):
        wires(a, b, 9.6, 9.6, sag=0.6, radius=0.03 + a[1] * 0.0003)
    if night:
        for y in (38, 50, 64, 78):
            ball((-13, y, 5.4), 0.16 + y * 0.003, glow('#ffc47a', 8))
            beam((-12.6, y, 5.3), (-11, y, 0), 420, '#ffb45e', angle=115, blend=0.8)


def _light(night, camera, rnd):
    ends = [camera.point((camera.size[0] + p, q), 4.6) for p, q in ((40, -18), (12, 0), (-10, 6), (-30, 5), (-46, 9))]
    bough(rnd, ends, AUTUMN, leaf=0.085, clusters=14, radius=0.2, per_cluster=34)
    if night:
        moon = camera.point((camera.vanishing[0] - camera.size[0] * 0.03, camera.vanishing[1] - 92), 900)
        disc(moon, 44, glow('#fff0c8', 1.2), sides=48)
        for dx, dz, r in ((-12, 9, 10), (15, -12, 12), (9, 20, 7), (-17, -17, 6)):
            disc((moon[0] + dx, 899, moon[2] + dz), r, glow('#e0cfae', 1.05), sides=20)
        sky([(0.0, '#a04f8a'), (0.08, '#6c3c8a'), (0.24, '#2c2c74'), (0.6, '#0c1238')], 0.6, stars=1.6,
            glow_at=(moon, '#4a4a90', 60))
        sun((-0.4, -0.5, -0.6), 0.6, '#8aa4ff', soft=1)
        sun((0.4, 0.6, -0.7), 0.22, '#6a7ad8', soft=8)
        return
    sky([(0.0, '#ffd6a0'), (0.07, '#fbe0b4'), (0.2, '#acd2e2'), (0.55, '#4484d0')], 0.95)
    sun((0.7, 0.66, -0.34), 5.2, '#ffc884', soft=1.0)
    cloud(rnd, camera.point((camera.size[0] * 0.8, camera.vanishing[1] - 84), 800), 170,
          paint('#fff4e4', rough=1, glow=0.3))


PLACE = background('main-street', 'Main Street', build,
                   wide={'eye': (-4.5, 0, 2.4), 'focal': 270, 'vanishing': (128, 122)},
                   tall={'eye': (6.4, -1, 2.6), 'focal': 258, 'vanishing': (62, 200)},
                   exposure={'day': 0.45, 'night': 0.8}, bloom={'day': 0.08, 'night': 0.42})

if __name__ == '__main__':
    take(PLACE, sys.argv[1], samples=48)
