"""The lake tree: a willow that leans over the water, with a hollow and a swing, and the dock beside it."""
import math
import random

from builders.lakeside import jetty, reeds, rowing_boat, tyre_swing
from builders.tree import fallen
from kit.light import lamp
from kit.materials import glow, leaves, paint
from kit.shapes import ball, box, prism, rock, sheets, tube
from kit.stage import group

_GOLD = ('#8a7a24', '#c8a032', '#e8c44a', '#a8b03a', '#d8b040')


def lake_tree(night):
    """The trunk stands on the origin on a knoll, the water lies towards -y and +x; the dock reaches out towards -y."""
    rnd = random.Random(17)
    rock((0, 0.6, -1.2), 4.6, paint('#6f7d38', rough=1, worn=0.35, scale=0.8), squash=(1.25, 1, 0.36), rough=0.16)
    with group(at=(2.6, 0.6, 0.3), size=1.25):
        # Seen from above, a curtain of few strands would be thin.
        willow(rnd, strands=90)
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


def willow(rnd, sway=0.0, strands=30):
    """A trunk that leans to the left from the origin, limbs that arch, curtains of leaves that hang from them, `strands` a
    limb, and the swing; `sway` is how many metres the wind moves the leaves. Returns the objects of the `hollow` and of
    the `tire-swing`."""
    spots = {}
    bark = paint('#4a3a30', rough=0.95, worn=0.5, scale=5, bump=0.3)
    fork = (-1.8, 0.0, 3.7)
    tube([(0, 0, 0), (-0.4, 0.0, 1.5), fork, (-3.0, 0.0, 5.7)], [1.0, 0.8, 0.62, 0.4], bark)
    for i in range(7):
        c, s = math.cos(math.tau * i / 7), math.sin(math.tau * i / 7)
        tube([(0, 0, 0.5), (1.1 * c, 1.0 * s, 0.2), (2.3 * c, 2.0 * s, -0.1)], [0.4, 0.3, 0.1], bark)
    with group() as spots['hollow']:
        ball((-0.38, -0.78, 1.8), 0.5, paint('#0c080c', rough=1), squash=(0.75, 0.35, 1.35), detail=3)
    limbs = [(-7.6, -0.2, 6.0), (-5.6, 1.4, 7.1), (-2.6, -0.8, 7.7), (0.4, 0.6, 7.5), (2.6, -0.2, 6.3), (-4.6, -1.4, 5.9), (4.2, 0.8, 5.1), (-9.4, 0.4, 4.7)]
    foliage = []
    for tip in limbs:
        bend = ((fork[0] + tip[0]) / 2, tip[1], max(tip[2], 4.3) + 0.9)
        tube([fork, bend, tip], [0.34, 0.2, 0.06], bark)
        for _ in range(strands):
            foliage += _strand(rnd, fork, tip, bend[2], sway)
    sheets(foliage, leaves(*_GOLD), name='willow')
    tube([(-2.6, -0.2, 4.7), (-5.4, -1.6, 4.9), (-7.2, -1.8, 4.5)], [0.26, 0.18, 0.1], bark)
    with group(at=(-6.3, -1.75, 4.65)) as spots['tire-swing']:
        tyre_swing(3.5)
    return spots


def _strand(rnd, fork, tip, crest, sway):
    """Leaves that hang below a limb, one under the other; over the trunk they are short."""
    along = rnd.uniform(0.35, 1.05)
    x, y = fork[0] + (tip[0] - fork[0]) * along + rnd.uniform(-0.9, 0.9), tip[1] + rnd.uniform(-0.9, 0.9)
    top = crest + 0.2 - 1.5 * abs(along - 0.55) + rnd.uniform(-0.3, 0.3)
    long = rnd.uniform(0.8, 2.2) if -2.6 < x < 0.6 else rnd.uniform(1.6, 4.2)
    made = []
    for i in range(int(long / 0.22)):
        z = top - i * 0.22
        middle = x + sway * (i * 0.22 / 3) ** 2 + rnd.uniform(-0.06, 0.06)
        w = rnd.uniform(0.07, 0.13)
        made.append([(middle - w, y, z), (middle + w * 0.6, y + 0.04, z - 0.04), (middle + w, y, z - 0.26), (middle - w * 0.4, y - 0.04, z - 0.24)])
    return made


def plank_sign():
    """A board on two posts, nailed by hand."""
    wood = paint('#8a6a4a', rough=0.9, worn=0.4)
    for x in (-0.8, 0.8):
        box((x, 0, 0), (0.14, 0.14, 1.5), wood, bevel=0)
    prism([(-1.3, 0.8), (1.3, 0.8), (1.5, 1.15), (1.3, 1.5), (-1.3, 1.5)], 0.1, wood, at=(0, -0.1, 0))
