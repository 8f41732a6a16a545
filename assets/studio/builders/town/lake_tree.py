"""The lake tree: an oak older than the town, roots into the water, a hollow, the swing, ribbons, and the dock beside it."""
import math
import random

from builders.lakeside import jetty, reeds, rowing_boat, tyre_swing
from builders.tree import clump, fallen
from kit.light import lamp
from kit.materials import glow, leaves, paint
from kit.shapes import ball, box, prism, rock, sheets, tube
from kit.stage import group
from mathutils import Vector

OAK = ('#5a2a16', '#a8481c', '#d8762a', '#f0a83a', '#b85a20')
_BARK = '#4a3830'


def lake_tree(night):
    """The trunk stands on the origin on a knoll, the water lies towards -y and +x; the dock reaches out towards -y."""
    rnd = random.Random(17)
    rock((0, 0.6, -1.2), 4.6, paint('#6f7d38', rough=1, worn=0.35, scale=0.8), squash=(1.25, 1, 0.36), rough=0.16)
    great_oak(rnd)
    with group(at=(5.7, -0.6, 6.7)):
        tyre_swing(5.2, turn=10)
    with group(at=(-4.6, -3.4, -0.1), turn=180):
        jetty(9, width=2.0)
    with group(at=(-1.6, -9.0, -0.05), turn=62):
        rowing_boat(lantern=night)
    for x, y, r in ((3.6, -3.6, 0.7), (5.0, -3.0, 0.5), (-7.0, -2.4, 0.6), (2.4, -4.2, 0.4)):
        rock((x, y, 0.1), r, paint('#7c7670', rough=0.9, worn=0.3), squash=(1.3, 1, 0.7))
    reeds(rnd, (5, -4.6, 9.5, -2.4), 90)
    reeds(rnd, (-10, -3.6, -7, -2.0), 60)
    fallen(rnd, (-5, -3, 6, 3), 160, size=0.34, z=0.5)
    if night:
        tube([(-4.0, -11.6, 0.5), (-4.0, -11.6, 2.0)], 0.07, paint('#3a302a'))
        ball((-4.0, -11.6, 2.1), 0.24, glow('#ffcf6a', 14), detail=2)
        lamp((-4.0, -12.0, 2.3), 160, '#ffc060', 0.2)


def great_oak(rnd, height=13.0):
    """A gnarled trunk with a hollow, limbs that bend far out, and leaves in heaps at their ends."""
    bark = paint(_BARK, rough=0.95, worn=0.5, scale=4, bump=0.3)
    tube([(0, 0, 0), (0.25, 0, 2.2), (-0.1, 0, 4.6), (0.1, 0, 6.6)], [1.5, 1.15, 1.0, 0.8], bark)
    for i in range(8):
        a = math.tau * i / 8 + rnd.uniform(-0.2, 0.2)
        out = rnd.uniform(2.4, 3.6)
        tube([(0.6 * math.cos(a), 0.6 * math.sin(a), 1.1), (1.5 * math.cos(a), 1.5 * math.sin(a), 0.5),
              (out * math.cos(a), out * math.sin(a), 0.0)], [0.6, 0.42, 0.16], bark)
    ball((0.1, -1.02, 2.0), 0.62, paint('#120c10', rough=1), squash=(0.75, 0.3, 1.3))
    foliage = []
    limbs = [(6.6, -0.5, 8.0), (-6.2, -0.4, 8.2), (3.6, 3.4, 10.2), (-3.8, 3.0, 10.6), (0.4, -2.6, 10.4), (4.6, -2.2, 9.6),
             (-4.4, -2.4, 9.4), (0.2, 0.6, 12.8), (-1.6, 4.4, 9.2), (2.2, 0.6, 11.8), (-2.4, 0.0, 11.6)]
    for tip in limbs:
        bend = (tip[0] * 0.45, tip[1] * 0.45, 5.6 + (tip[2] - 6) * 0.35)
        tube([(0, 0, 4.8), bend, tip], [0.62, 0.4, 0.16], bark)
        for _ in range(4):
            centre = Vector(tip) + Vector((rnd.uniform(-1.6, 1.6), rnd.uniform(-1.2, 1.2), rnd.uniform(-0.3, 1.3)))
            radius = rnd.uniform(1.2, 1.7)
            foliage += clump(centre, radius, 210, 0.42, rnd)
            rock(tuple(centre), radius * 0.78, paint('#5a2a16', rough=1), rough=0.3, detail=3)
    sheets(foliage, leaves(*OAK), name='foliage')
    for x, z, hue in ((-0.6, 3.2, '#f4d23a'), (0.7, 2.9, '#f2ece0'), (0.1, 3.5, '#d8342c')):
        box((x, -1.14, z), (0.26, 0.05, 0.7), paint(hue, rough=0.9), bevel=0)


def plank_sign():
    """A board on two posts, nailed by hand."""
    wood = paint('#8a6a4a', rough=0.9, worn=0.4)
    for x in (-0.8, 0.8):
        box((x, 0, 0), (0.14, 0.14, 1.5), wood, bevel=0)
    prism([(-1.3, 0.8), (1.3, 0.8), (1.5, 1.15), (1.3, 1.5), (-1.3, 1.5)], 0.1, wood, at=(0, -0.1, 0))
