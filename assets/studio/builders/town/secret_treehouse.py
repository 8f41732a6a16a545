"""The secret treehouse: a crooked hut of found boards across two trees, a rope bridge to a lookout, lanterns, a flag."""
import math
import random

from builders.town.parts import boards
from builders.tree import clump
from kit.light import lamp
from kit.materials import glow, leaves, paint
from kit.shapes import ball, box, cylinder, gable, plane, prism, ring, rock, sagging, sheets, tube
from kit.stage import group
from mathutils import Vector

DARK = ('#16301f', '#244a2c', '#3a6436', '#57803c', '#2c5432')
_FLOOR = 5.4


def secret_treehouse(night):
    """The hut stands over the origin, its open side to -y; trees hold it from behind, the lookout is on the right."""
    rnd = random.Random(41)
    bark = paint('#4a3628', rough=0.95, worn=0.5, scale=5)
    for x, y, girth, top in ((-1.8, 1.8, 0.75, 10), (2.2, 2.2, 0.7, 11), (8.6, 1.6, 0.6, 9)):
        tube([(x, y, -0.2), (x + 0.2, y, 4), (x, y, top)], [girth * 1.3, girth, girth * 0.6], bark)
        for i in range(5):
            a = math.tau * i / 5
            tube([(x, y, 0.6), (x + 1.7 * math.cos(a), y + 1.7 * math.sin(a), 0)], [0.4, 0.12], bark)
    _crowns(rnd)
    _hut(rnd, night)
    _lookout(night)
    _bridge()
    _ladder((-0.4, -2.6))
    plane((0, -1, 0.04), (7, 5), paint('#7a6238', rough=1, worn=0.4, scale=1.2))
    for i in range(5):
        a = math.tau * i / 5
        rock((-4.6 + 0.7 * math.cos(a), -2.6 + 0.7 * math.sin(a), 0.1), 0.32, paint('#7c7670', rough=0.9), detail=2)
    if night:
        ball((-4.6, -2.6, 0.3), 0.36, glow('#ff8a2a', 9), squash=(1, 1, 1.3), detail=2)
        lamp((-4.6, -3.0, 0.9), 120, '#ff9a3a', 0.3)


def _crowns(rnd):
    foliage = []
    for x, y, z, radius in ((-3.6, 3.2, 10.6, 2.4), (-0.6, 3.8, 12.0, 2.6), (2.8, 3.4, 11.6, 2.4), (4.6, 4.2, 10.0, 2.1),
                            (-5.2, 2.6, 8.6, 1.8), (8.6, 2.4, 10.6, 2.2), (10.4, 2.8, 9.2, 1.7), (6.8, 3.0, 9.4, 1.8)):
        for _ in range(3):
            centre = Vector((x, y, z)) + Vector((rnd.uniform(-1, 1), rnd.uniform(-0.8, 0.8), rnd.uniform(-0.8, 0.8)))
            foliage += clump(centre, radius * 0.72, 190, 0.42, rnd)
            rock(tuple(centre), radius * 0.56, paint('#14281a', rough=1), rough=0.3, detail=3)
    sheets(foliage, leaves(*DARK), name='foliage')


def _hut(rnd, night):
    planks = ('#a8743c', '#8a5c34', '#c08a4a', '#6a7a6a', '#9a4a34')
    box((0, 0.2, _FLOOR - 0.3), (6.4, 5.6, 0.3), paint('#8a6238', rough=0.9, worn=0.4), bevel=0)
    for x in (-2.9, 2.9):
        tube([(x, -2.2, _FLOOR - 0.2), (x * 0.7, 1.6, 2.6)], 0.14, paint('#5a4030'))
    box((0, 1.2, _FLOOR), (4.8, 3.2, 2.8), boards('#9a6a3a', '#3a2820'), bevel=0)
    for i in range(9):
        x = -2.3 + i * 0.57
        if 3 <= i <= 4:
            continue
        box((x, -0.46, _FLOOR + rnd.uniform(-0.1, 0.05)), (0.5, 0.08, 2.75 + rnd.uniform(-0.15, 0.2)),
            paint(rnd.choice(planks), rough=0.9, worn=0.35), bevel=0, rot=(0, rnd.uniform(-3, 3), 0))
    box((-0.3, -0.5, _FLOOR), (1.05, 0.06, 2.0), glow('#ffb04a', 1.8) if night else paint('#2a1c14'), bevel=0)
    box((1.5, -0.56, _FLOOR + 1.0), (1.1, 0.06, 0.9), glow('#ffc860', 2.6) if night else paint('#33445c', rough=0.1), bevel=0)
    for dx, dz, w, h in ((0, -0.08, 1.3, 0.1), (0, 0.9, 1.3, 0.1), (0, 0, 0.08, 0.9)):
        box((1.5 + dx, -0.62, _FLOOR + 1.0 + dz), (w, 0.06, h), paint('#efe0c0'), bevel=0)
    with group(at=(0, 1.1, _FLOOR + 2.8), turn=90):
        gable((0, 0, 0), (4.4, 5.6), 1.9, paint('#6a4a3a', rough=0.95, worn=0.5, scale=2))
    for i in range(8):
        box((-2.4 + i * 0.7, -0.4, _FLOOR + 3.25 + 0.2 * (i % 2)), (0.6, 0.9, 0.08), paint(rnd.choice(planks), rough=0.95), bevel=0,
            rot=(-40, 0, 0))
    rail = paint('#a8743c', rough=0.9)
    for i in range(8):
        tube([(-3.1 + i * 0.88, -2.5, _FLOOR), (-3.1 + i * 0.88, -2.5, _FLOOR + 0.95)], 0.06, rail)
    tube([(-3.1, -2.5, _FLOOR + 0.95), (-0.9, -2.5, _FLOOR + 0.95)], 0.07, rail)
    tube([(0.3, -2.5, _FLOOR + 0.95), (3.1, -2.5, _FLOOR + 0.95)], 0.07, rail)
    tube([(2.6, 0.4, _FLOOR + 3.0), (2.6, 0.4, _FLOOR + 6.8)], 0.06, paint('#d8c8a8'))
    prism([(0, 6.7), (0, 5.4), (2.0, 6.05)], 0.05, paint('#f4d23a', rough=0.9), at=(2.65, 0.4, _FLOOR))
    for x in (-2.9, 2.9):
        lantern((x, -2.5, _FLOOR + 1.5), night)


def _lookout(night):
    box((8.6, 0.6, _FLOOR + 0.6), (3.4, 3.2, 0.26), paint('#8a6238', rough=0.9, worn=0.4), bevel=0)
    rail = paint('#a8743c', rough=0.9)
    corners = [(7.0, -0.9), (10.2, -0.9), (10.2, 2.1), (7.0, 2.1)]
    for x, y in corners:
        tube([(x, y, _FLOOR + 0.8), (x, y, _FLOOR + 1.9)], 0.07, rail)
    tube([(x, y, _FLOOR + 1.8) for x, y in corners], 0.06, rail)
    tube([(8.2, -0.6, _FLOOR + 1.7), (9.4, -1.2, _FLOOR + 2.2)], [0.16, 0.24], paint('#c8a040', rough=0.3, metal=0.6))
    lantern((10.2, -0.9, _FLOOR + 2.2), night)


def _bridge():
    rope = paint('#c8a878', rough=0.9)
    for i in range(9):
        t = (i + 0.5) / 9
        z = _FLOOR + 0.0 + 0.6 * t - 0.9 * 4 * t * (1 - t) * 0.5
        box((3.2 + 3.9 * t, -0.2, z), (0.3, 1.2, 0.08), paint('#a8743c', rough=0.9), bevel=0)
    for y in (-0.8, 0.4):
        sagging((3.2, y, _FLOOR + 0.9), (7.0, y, _FLOOR + 1.6), 0.4, 0.045, rope)


def _ladder(foot):
    x, y = foot
    rope, rung = paint('#c8a878', rough=0.9), paint('#a8743c', rough=0.9)
    for dx in (-0.4, 0.4):
        tube([(x + dx, y - 0.3, 0), (x + dx, y, _FLOOR)], 0.05, rope)
    for i in range(9):
        box((x, y - 0.3 + 0.033 * i, 0.4 + i * 0.56), (0.9, 0.1, 0.1), rung, bevel=0)
    ring((x, y - 0.4, 0.3), 0.3, 0.05, rope, rot=(0, 0, 0))


def lantern(at, night):
    """A storm lantern that hangs from a nail."""
    x, y, z = at
    tube([(x, y, z + 0.5), (x, y - 0.2, z + 0.5), (x, y - 0.2, z + 0.3)], 0.03, paint('#23202a'))
    cylinder((x, y - 0.2, z - 0.1), 0.16, 0.36, glow('#ffcf6a', 9) if night else paint('#d8c890', rough=0.2), sides=10)
    cylinder((x, y - 0.2, z + 0.24), 0.2, 0.12, paint('#23202a'), top=0.05, sides=10)
    if night:
        lamp((x, y - 0.6, z), 55, '#ffb850', 0.15)
