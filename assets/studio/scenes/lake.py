"""The lake behind the town: the great oak with the tyre on its rope, the jetty, the far shore against the light.

Run as a program: python -m scenes.lake <folder>."""
import math
import random
import sys

from builders.lakeside import fireflies, jetty, reeds, rowing_boat, limb, tyre_swing
from builders.land import cloud, far_range, ground, ridge, wood
from builders.landmarks import water_tower
from builders.tree import bough, fallen, tree
from kit.light import sky, sun
from kit.materials import glow, paint
from kit.shapes import ball, box, disc, plane, rock
from kit.stage import clear, group
from scenes.wallpaper import background, take

_OAK = ('#5a2a16', '#a8481c', '#d8762a', '#e8a034', '#b85a20')


def _smooth(t):
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def _bank(x, y):
    """The land before the water: a spit on the right that carries the oak, a low beach on the left."""
    shore = 9.5 + 15 * _smooth((x + 3.5) / 9) + 0.8 * math.sin(x * 0.9)
    return 1.5 * _smooth((shore - y) / 7) - 0.25 + 0.06 * math.sin(x * 1.7 + y)


def build(night, camera):
    clear()
    rnd = random.Random(23)
    ground(_bank, (-40, -4, 46, 34), 0.8, paint('#4e6a3a' if night else '#748a3a', rough=1, worn=0.35, scale=1.2))
    water = paint('#0e1c34' if night else '#2a5a74', rough=0.06, bump=0.7, scale=1.1)
    plane((0, 200, 0), (700, 420), water)
    with group(at=(6.6, 18, 1.1), turn=20):
        tree(rnd, 10.6, 4.4, _OAK, leaf=0.24, clusters=36, per_cluster=420, bare=0.4, core='#4a2414', bark='#43302a')
    limb((6.5, 18, 4.3), (0.6, 17.6, 6.3), 0.24)
    bough(rnd, [(2.6, 17.6, 5.9), (1.4, 17.6, 6.2), (0.0, 17.5, 6.3)], _OAK, leaf=0.22, clusters=9, radius=0.55,
          per_cluster=70)
    with group(at=(1.9, 17.6, 5.9)):
        tyre_swing(3.5)
    _shore(night, rnd)
    _far(night, camera, rnd)
    _light(night, camera, rnd)
    camera.aim()


def _shore(night, rnd):
    with group(at=(-4.4, 9.0, 0), turn=8):
        jetty(9)
    with group(at=(-1.2, 31, 0) if night else (-2.2, 16.4, 0), turn=-24 if night else 70):
        rowing_boat(lantern=night)
    for x, y, r in ((0.2, 12.2, 0.5), (1.4, 13.0, 0.7), (-0.8, 11.4, 0.35), (9.8, 23.4, 0.9), (12, 24.4, 0.6)):
        rock((x, y, 0.05), r, paint('#7c7670', rough=0.9, worn=0.3), squash=(1.2, 1, 0.7))
    reeds(rnd, (-12, 9.2, -7, 11.4), 150)
    reeds(rnd, (8.5, 24.6, 16, 26.5), 120)
    fallen(rnd, (0, 9, 12, 21), 260, size=0.2, z=1.24)
    box((9.6, 14.8, 1.1), (2.2, 0.5, 0.4), paint('#8a6a4a', rough=0.9), bevel=0.03)
    if night:
        fireflies(rnd, (-8, 10, 0.6, 12, 24, 3.6), 20)


def _far(night, camera, rnd):
    def line(y, count, x0, x1, kinds, height):
        wood(rnd, [(rnd.uniform(x0, x1), y + rnd.uniform(-8, 14), 0) for _ in range(count)], kinds=kinds, height=height,
             leaf=0.9)
    plane((0, 290, 0.3), (900, 200), paint('#5a6e34', rough=1))
    for i in range(64):
        rock((-190 + i * 6 + rnd.uniform(-2, 2), 184 + rnd.uniform(-3, 3), 0.2), rnd.uniform(3.2, 5.4),
             paint('#2c3a22', rough=1, worn=0.3),
             squash=(1.3, 0.7, 0.75), detail=3)
    line(190, 120, -170, 150, ('dark', 'green', 'autumn'), 13)
    line(120, 26, -150, -62, ('dark', 'green', 'gold'), 13)
    rock((-112, 128, -8), 50, paint('#4a5e30', rough=1), squash=(1.2, 0.5, 0.22))
    for y, foot, crest, height, seed in ((700, '#e89a5c', '#a06a80', 74, 5), (430, '#b8785c', '#64526e', 34, 11)):
        if night:
            foot, crest = ('#5a4a92', '#2a2a66') if y > 500 else ('#34306e', '#1a1e48')
        far_range(y, ridge(-y, y, height, seed), foot, crest)
    with group(at=(-31, 215, 8), turn=20):
        water_tower(27, night)
    if night:
        for _ in range(15):
            x = rnd.uniform(-80, 110)
            ball((x, 176, 2 + rnd.uniform(0, 4)), 0.5,
                 glow(rnd.choice(('#ffcf72', '#ffcf72', '#ffe6b0', '#ff6ab0')), 7), detail=1)


def _light(night, camera, rnd):
    px = camera.vanishing[0] + camera.size[0] * 0.02
    if night:
        moon = camera.point((px, camera.vanishing[1] - 52), 900)
        disc(moon, 44, glow('#fff0c8', 1.25), sides=48)
        for dx, dz, r in ((-12, 9, 10), (15, -12, 12), (9, 20, 7), (-17, -17, 6)):
            disc((moon[0] + dx, 899, moon[2] + dz), r, glow('#e0cfae', 1.1), sides=20)
        sky([(0.0, '#6a4a9a'), (0.1, '#463c8a'), (0.3, '#20266a'), (0.7, '#0a1034')], 0.6, stars=1.6,
            glow_at=(moon, '#7a7ac0', 60))
        sun((-moon[0], -moon[1], -moon[2]), 0.9, '#a8b8ff', soft=1)
        sun((0.4, 0.7, -0.6), 0.9, '#6a7ad8', soft=10)
        return
    low = camera.point((px, camera.vanishing[1] - 30), 900)
    disc(low, 40, glow('#fff2c0', 5), sides=40)
    sky([(0.0, '#ff8a3a'), (0.08, '#ffa85c'), (0.2, '#f0b49a'), (0.38, '#88a4cc'), (0.8, '#4a74b4')], 0.72,
        glow_at=(low, '#e08a34', 40))
    sun((-low[0], -low[1], -low[2]), 4.6, '#ffbe70', soft=1.5)
    sun((0.5, 0.8, -0.6), 1.3, '#b8c8ff', soft=20)
    cloud(rnd, camera.point((camera.size[0] * 0.3, camera.vanishing[1] - 60), 880), 220, glow('#ffc696', 0.85))
    cloud(rnd, camera.point((camera.size[0] * 0.86, camera.vanishing[1] - 84), 880), 180, glow('#ffd0a4', 0.85))


PLACE = background('lake', 'The Lake', build,
                   wide={'eye': (-1.5, 0, 3.0), 'focal': 262, 'vanishing': (176, 104)},
                   tall={'eye': (-1.2, 0, 4.2), 'focal': 170, 'vanishing': (46, 160)},
                   exposure={'day': 0.2, 'night': 0.9}, bloom={'day': 0.25, 'night': 0.4})

if __name__ == '__main__':
    take(PLACE, sys.argv[1], samples=48)
