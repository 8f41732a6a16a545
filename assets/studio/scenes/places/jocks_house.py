"""The Jocks' house from its lawn: the hoop, the pennant, and on the line a red jacket that nobody takes in."""
import math
import random

import bpy

from builders.clique_houses import jocks_house
from builders.land import wood
from builders.landmarks import water_tower
from builders.outside.openings import bulkhead, casement, front_door
from builders.outside.skies import clouds, day, horizon, night
from builders.outside.yard import clothesline, cooler, specks, varsity_jacket
from builders.street import picket_fence
from builders.tree import AUTUMN, fallen, tree
from kit.camera import FrontCamera
from kit.light import lamp, panel
from kit.materials import brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.6, 0, 1.5), focal=232, vanishing=(135, 150), size=SIZE)
_HOUSE, _TURN = (1.4, 10.4, 0), -20


def build(look):
    """Puts the house on the stage; returns what is pointed at."""
    rnd = random.Random(8)
    plane((0, 60, 0), (300, 200), paint('#6f9038' if not look.night else '#4a6a3c', rough=1, worn=0.35, scale=0.6))
    spots = _house(look)
    with group(at=(-3.9, 6.1, 0), turn=3):
        clothesline(4.2, 2.5)
    with group(at=(-2.92, 5.75, 2.43), turn=-4, size=1.25) as jacket:
        varsity_jacket()
    with group(at=(4.3, 8.0, 0)):
        _streamer(look.phase('flag'))
    _front(look, rnd)
    _behind(look, rnd)
    if look.night:
        night(CAMERA, 'violet', moon=(30, 34), towards=(0.5, 0.5, -0.6), energy=1.6)
    else:
        day('gold', (0.72, 0.5, -0.42))
        clouds(CAMERA, ((52, 34, 210),))
    return {**spots, 'jacket': jacket}


def _house(look):
    """The house and, over its walls, the windows that lead into it."""
    spots = {}
    with group(at=_HOUSE, turn=_TURN):
        with group() as house:
            jocks_house(look.night)
        _without_pennant(house)
        with group() as spots['kitchen']:
            casement((-3.6, 0, 1.1), (1.5, 1.4), None, curtain='#e8c878')
        blue = ('#5a8aff', '#9ac8ff', '#3a5ad8')[look.phase('television')]
        with group() as spots['living-room']:
            casement((0.8, 0, 1.1), (1.6, 1.4), blue if look.night else None, (1.7, 2.4, 1.1)[look.phase('television')], curtain='#b84a3a', part=0.26)
        with group() as spots['bedroom']:
            casement((-1.4, -0.5, 4.75), (1.4, 1.3), '#ffb45a' if look.night else None, curtain='#c8322c', part=0.24)
        prism([(-3.9, 4.68), (3.9, 4.68), (0, 7.3)], 0.14, brick('#b83c30', '#5a2a28'), at=(-1.4, -0.44, 0))
        for side in (-1, 1):
            tube([(-1.4 + side * 4.3, -0.5, 4.5), (-1.4, -0.5, 7.45)], 0.13, paint('#efe8da', rough=0.6))
        with group() as spots['door']:
            front_door((-1.4, -0.12, 0.1), (1.2, 2.2), '#27406a', '#ffc86a' if look.night else None)
        with group(at=(-6.3, 0.9, 0)) as spots['basement']:
            bulkhead(1.8, 2.0, 1.2)
        box((-6.3, 2.2, 0), (2.6, 2.6, 1.5), paint('#8a5a4c', rough=0.9), bevel=0)
        tube([(-0.4, -0.3, 0), (-0.4, -0.3, 0.5)], 0.03, paint('#2a2630'))
        if look.night:
            specks((-0.4, -0.6, 2.3), 0.5, 9, 0.07, '#ffe8b0', 5, seed=1 + look.phase('moths'))
            lamp((-0.2, -1.6, 2.4), 240, '#ffbe70', 0.15)
            panel((-1.4, -0.8, 5.4), (-1.4, -6, 0), (1.4, 1.3), 60, '#ffb45a')
            panel((0.8, -0.4, 1.8), (0.8, -5, 0), (1.6, 1.4), 110, blue)
    return spots


def _streamer(phase):
    """The team's pennant on its pole: a long triangle, red with a cream edge along the pole."""
    cylinder((0, 0, 0), 0.07, 5.7, paint('#e2e4ea', rough=0.3, metal=0.3))
    ball((0, 0, 5.7), 0.12, paint('#e8b43a', rough=0.3, metal=0.7), detail=2)

    def edge(t, half):
        return 5.0 + half * 0.55 * (1 - t) - 0.1 * t + 0.12 * t * math.sin(t * 5 + phase * 2.1)
    shares = [i / 9 for i in range(10)]
    prism([(t * 2.1, edge(t, 1)) for t in shares] + [(t * 2.1, edge(t, -1)) for t in reversed(shares)], 0.05, paint('#c8222c', rough=0.9))
    prism([(t, edge(t / 2.1, 1)) for t in (0.0, 0.3)] + [(t, edge(t / 2.1, -1)) for t in (0.3, 0.0)], 0.06, paint('#f4ecd8', rough=0.9), at=(0, -0.02, 0))


def _without_pennant(house):
    """From so near the upper edge would cut the pennant on the roof, and the lawn has a flag of its own."""
    bpy.context.view_layer.update()
    for thing in house:
        if min(corner[2] for corner in thing.bound_box) > 7.1:
            thing.hide_render = True


def _front(look, rnd):
    """What lies on the lawn before the viewer."""
    with group(at=(3.0, 7.0, 0), turn=-16, size=1.6):
        cooler()
    with group(at=(0.75, 6.5, 0.22), turn=-12, size=1.4):
        _football()
    plane((0.5, 6.2, 0.02), (1.5, 9), paint('#b8aa94', rough=0.9, worn=0.3, scale=2))
    with group(at=(-1.75, 7.6, 0)):
        tube([(-0.3, 0, 0.05), (0.3, 0, 0.05)], 0.03, paint('#c8a040', metal=0.5))
        cylinder((0, 0, 0), 0.06, 0.22, paint('#c8a040', rough=0.3, metal=0.6))
        if not look.night:
            for turn, share in ((-1, 1.0), (1, 0.8)):
                lift = 1.1 + 0.25 * ((look.phase('sprinkler') + turn) % 2)
                specks((turn * 0.7 * share, 0, lift * 0.6), 0.55, 22, 0.045, '#f4fbff', 1.3, seed=5 + look.phase('sprinkler') + turn)
    fallen(rnd, (-7, 5, 7, 14), 130, size=0.2)


def _football():
    """On its side, its laces towards the viewer, a white stripe near each point."""
    ends = [(-0.3 + 0.6 * i / 12, 0.155 * math.sin(math.pi * i / 12) ** 0.75 + 0.006) for i in range(13)]
    tube([(x, 0, 0) for x, _ in ends], [r for _, r in ends], paint('#8a4420', rough=0.55))
    for x in (-0.17, 0.17):
        tube([(x - 0.018, 0, 0), (x + 0.018, 0, 0)], 0.128, paint('#f4f0e4', rough=0.6))
    for x in (-0.08, -0.03, 0.02, 0.07):
        box((x, -0.125, 0.07), (0.022, 0.03, 0.09), paint('#f8f4e8'), bevel=0)
    box((0, -0.14, 0.105), (0.2, 0.03, 0.024), paint('#f8f4e8'), bevel=0)


def _behind(look, rnd):
    with group(at=(-17, 60, 0), turn=15):
        water_tower(27, look.night)
    wood(rnd, [(-17, 34, 0), (-11, 38, 0), (-22, 40, 0), (12, 34, 0), (17, 38, 0), (22, 34, 0), (6, 40, 0), (-5, 42, 0)], height=9, leaf=0.5)
    for x, y, turn in ((-13, 22, 0), (14.5, 21, 0)):
        with group(at=(x, y, 0), turn=turn):
            picket_fence(12)
    with group(at=(-11.5, 19, 0)):
        tree(rnd, 9.4, 3.1, AUTUMN, leaf=0.3, clusters=18, per_cluster=110)
    horizon(look.night)
    if look.night:
        for x, z in ((-30, 6), (-34, 3), (34, 5)):
            ball((x, 120, z), 0.5, glow('#ffcf72', 6), detail=1)


SHOOT = Shoot('jocks-house', CAMERA, build, exposure=(0.45, 0.75), bloom=(0.1, 0.4), loops=(
    Loop('flag', 2, (0, 1, 2), fps=4, zone=(264, 22, 352, 180), hours=('day',)),
    Loop('sprinkler', 2, (0, 1, 2), fps=5, zone=(50, 140, 138, 186), hours=('day',)),
    Loop('television', 2, (0, 0, 1, 0, 2, 2, 0, 1), fps=4, zone=(156, 106, 262, 208), hours=('night',)),
    Loop('moths', 2, (0, 1, 2), fps=5, zone=(150, 104, 192, 150), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
