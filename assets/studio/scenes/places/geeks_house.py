"""The Geeks' house at noon from across its corner: aerials, the dish that listens to one mast, the shed, the robot."""
import random

from builders.buildings import antenna
from builders.clique_houses import geeks_house
from builders.land import wood
from builders.landmarks import utility_pole, wires
from builders.outside.openings import blinds, front_door
from builders.outside.skies import clouds, day, horizon, night
from builders.tree import GREEN, fallen, tree
from kit.camera import FrontCamera
from kit.light import beam, lamp, panel
from kit.materials import brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, ring, rock, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, 0, 1.5), focal=262, vanishing=(176, 132), size=SIZE)
_HOUSE, _TURN = (-2.4, 17.0, 0), 20


def build(look):
    """Puts the house, the shed and the mailbox on the stage; returns what is pointed at."""
    rnd = random.Random(21)
    plane((0, 60, 0), (300, 200), paint('#7fae52' if not look.night else '#3f6a4c', rough=1, worn=0.3, scale=0.6))
    plane((0, 5.2, 0.01), (60, 2.6), paint('#b4b0a4', rough=0.9, worn=0.25, scale=2))
    plane((0, 2.6, 0.012), (60, 2.8), paint('#565a62', rough=0.9, worn=0.3))
    spots = _house(look)
    with group(at=(7.0, 14.2, 0), turn=-26) as spots['shed']:
        _shed(look.night)
    with group(at=(-1.95, 4.2, 0), turn=14, size=1.0) as spots['mailbox']:
        _robot(look)
    _behind(look, rnd)
    plane((3.0, 10.6, 0.02), (1.4, 9), paint('#c4c0b0', rough=0.9, worn=0.2, scale=2), rot=(0, 0, 18))
    fallen(rnd, (-8, 6.6, 9, 13), 60, size=0.2)
    if look.night:
        night(CAMERA, 'teal', towards=(0.5, 0.6, -0.5), energy=1.8, stars=2)
        beam((5.8, 12.6, 3.4), (5.2, 11.2, 0), 1100, '#f0ffe0', angle=112, blend=0.7)
    else:
        day('noon', (0.35, 0.5, -0.8), energy=0.85)
        clouds(CAMERA, ((96, 44, 190), (300, 26, 150)), '#ffffff')
    return spots


def _house(look):
    spots, at_night = {}, look.night
    glare = (1.5, 2.2, 1.1)[look.phase('screens')]
    with group(at=_HOUSE, turn=_TURN):
        geeks_house(at_night)
        box((5.9, 4.6, 0), (3.4, 6.8, 3.0), brick('#7fc090', '#4a6a58', length=9, height=0.3, joint=0.02, vary=0.94), bevel=0)
        box((5.9, 4.6, 3.0), (4.0, 7.4, 0.3), paint('#2f4a38', rough=0.9), bevel=0)
        with group() as spots['door']:
            front_door((-3.0, -0.12, 0.3), (1.15, 2.2), '#27405a', '#9ae0ff' if at_night else None, trim='#dfe4dc', mat='#3a4a40')
        with group() as spots['lab']:
            blinds((-2.9, 0, 3.2), (1.7, 1.5), '#7af0a0' if at_night else None, 1.7)
        with group() as spots['computer-room']:
            blinds((1.7, 0, 3.2), (4.4, 1.5), '#7ae4ff' if at_night else None, glare)
        with group() as spots['kitchen']:
            blinds((1.8, 0, 0.9), (3.8, 1.5), '#ffd88a' if at_night else None, 1.2)
        with group() as spots['workshop']:
            box((5.9, 1.1, 0), (2.7, 0.12, 2.3), paint('#dfe8dc', rough=0.6), bevel=0)
            for i in range(4):
                box((5.9, 1.02, 0.5 + i * 0.52), (2.6, 0.04, 0.07), paint('#a8b8a8'), bevel=0)
            box((5.9, 1.02, 1.6), (1.9, 0.05, 0.4), glow('#9ae0ff', 1.2) if at_night else paint('#26384e', rough=0.05), bevel=0)
        for i, (x, y, tall) in enumerate(((-4.0, 2.0, 3.4), (-1.2, 2.2, 2.4), (0.2, 5.6, 4.4), (4.0, 2.2, 3.0), (-3.4, 6.4, 5.0), (4.1, 6.2, 3.8))):
            with group(at=(x, y, 5.9), turn=i * 37):
                antenna(tall)
            ball((x, y, 5.95 + tall), 0.1, glow('#ff3a2a', (9 if at_night and (i + look.phase('diodes')) % 2 else 0.5)), detail=1)
        with group(at=(6.6, -3.6, 0), turn=(-8, 4, 16)[look.phase('dish')], size=1.25):
            _dish()
        if at_night:
            panel((2.6, -0.4, 3.8), (2.6, -6, 0), (2.2, 1.4), 60, '#7ae4ff')
            panel((-2.9, -0.4, 3.8), (-3, -6, 0), (1.6, 1.4), 40, '#7af0a0')
    return spots


def _dish():
    """Three metres across; it looks to the left, at a mast and not at the sky."""
    steel, white = paint('#8a929c', metal=0.4), paint('#eef2ee', rough=0.4)
    cylinder((0, 0, 0), 0.5, 0.3, steel)
    tube([(0, 0, 0.2), (0, 0, 1.7)], 0.16, steel)
    cylinder((0.1, 0, 1.9), 0.3, 0.8, white, rot=(14, -72, 0), top=1.75, sides=28)
    for y in (-1.0, 1.0):
        tube([(-0.7, y, 1.9), (-2.2, 0.1, 2.5)], 0.05, steel)
    ball((-2.2, 0.1, 2.5), 0.2, paint('#c8322c', rough=0.4), detail=2)


def _shed(at_night):
    """Small, of tin, with a steel door and a lamp over it."""
    tin = brick('#9ab0a4', '#5a6a64', length=0.34, height=9, joint=0.03, vary=0.95)
    box((0, 1.5, 0), (3.4, 3.0, 2.5), tin, bevel=0)
    prism([(-2.0, 2.4), (2.0, 2.9), (2.0, 3.05), (-2.0, 2.55)], 3.6, paint('#3f5a4c', rough=0.8), at=(0, 1.5, 0))
    box((0, -0.05, 0), (1.5, 0.12, 2.1), paint('#4a5660', rough=0.35, metal=0.6), bevel=0.01)
    for z in (0.3, 1.0, 1.7):
        for x in (-0.6, 0.6):
            ball((x, -0.12, z), 0.05, paint('#c8d0d8', metal=0.7, rough=0.3), detail=1)
    box((0.45, -0.14, 0.95), (0.24, 0.06, 0.34), paint('#16181e'), bevel=0)
    for i in range(3):
        box((0.45, -0.18, 1.02 + i * 0.08), (0.16, 0.02, 0.04), glow('#7aff8a', 2.5 if at_night else 0.8), bevel=0)
    tube([(-1.1, 0, 2.6), (-1.1, -0.7, 2.8)], 0.05, paint('#2a2e34'))
    cylinder((-1.1, -0.75, 2.6), 0.24, 0.2, paint('#2a2e34'), top=0.1)
    ball((-1.1, -0.75, 2.6), 0.15, glow('#f4ffe0', 12) if at_night else paint('#f4f4e8'), detail=2)


def _robot(look):
    """A mailbox with a head of tin, dials for ears and a slot for a mouth."""
    tin, dark = paint('#b8c4c8', rough=0.3, metal=0.5), paint('#20262c', rough=0.6)
    box((0, 0, 0), (0.16, 0.16, 0.66), paint('#6a5a48', rough=0.9), bevel=0)
    box((0, 0, 0.62), (0.62, 0.4, 0.52), paint('#3fa070', rough=0.4), bevel=0.03)
    box((0, -0.21, 0.72), (0.4, 0.03, 0.26), dark, bevel=0)
    for i, hue in enumerate(('#ff4a3a', '#ffd23a', '#7aff8a')):
        ball((-0.13 + i * 0.13, -0.235, 0.85), 0.036, glow(hue, 3 if look.night else 0.9), detail=1)
    box((0, 0, 1.18), (0.54, 0.4, 0.42), tin, bevel=0.04)
    box((0, -0.205, 1.24), (0.38, 0.03, 0.07), dark, bevel=0)
    for side in (-1, 1):
        ball((side * 0.13, -0.21, 1.44), 0.075, glow('#ffe27a', 4 if look.night else 0.9), detail=2)
        cylinder((side * 0.27, 0, 1.38), 0.09, 0.06, paint('#c8322c', rough=0.4), rot=(0, side * 90, 0))
        tube([(side * 0.3, 0, 1.02), (side * 0.46, -0.04, 0.84), (side * 0.4, -0.2, 0.7)], 0.045, tin)
    tube([(0, 0, 1.6), (0, 0, 1.82)], 0.018, dark)
    ball((0, 0, 1.84), 0.05, glow('#ff4a3a', 5 if look.night else 0.9), detail=1)


def _behind(look, rnd):
    for x, y in ((-17, 34), (-5, 33), (7, 32), (19, 31)):
        with group(at=(x, y, 0)):
            utility_pole(10.5)
    for a, b in (((-17, 34), (-5, 33)), ((-5, 33), (7, 32)), ((7, 32), (19, 31)), ((-31, 35), (-17, 34)), ((19, 31), (33, 30))):
        wires(a, b, 10.5, 10.5, sag=0.9, radius=0.03)
    wood(rnd, [(-20, 40, 0), (-14, 44, 0), (-9, 42, 0), (9, 40, 0), (14, 43, 0), (20, 38, 0), (26, 42, 0), (1, 46, 0)], kinds=('green', 'gold', 'dark'), height=7,
         leaf=0.5)
    for i in range(7):
        z, hue = i * 5.0, ('#d8342a', '#f2eee6')[i % 2]
        for side in (-1, 1):
            half = 1.7 * (1 - i / 8)
            tube([(-50 + side * half, 110, z + 6), (-50 + side * 1.7 * (1 - (i + 1) / 8), 110, z + 11)], 0.26, paint(hue, rough=0.6))
            tube([(-50 - side * half, 110, z + 6), (-50 + side * half * 0.8, 110, z + 11)], 0.16, paint(hue, rough=0.6))
    ball((-50, 110, 42), 0.8, glow('#ff2418', 10 if look.night else 0.6), detail=2)
    for x, y, r in ((-6.4, 15.6, 0.7), (-7.3, 15.4, 0.6), (4.6, 15.4, 0.6)):
        rock((x, y, 0.3), r, paint('#3f7a44', rough=1, worn=0.3, scale=4), rough=0.4, detail=3)
    with group(at=(-9.4, 14, 0)):
        tree(rnd, 7.2, 2.4, GREEN, leaf=0.28, clusters=16, per_cluster=100, core='#1f3a24')
    ring((4.6, 9.6, 0.06), 0.4, 0.05, paint('#2f8a4a', rough=0.5), rot=(0, 0, 0))
    horizon(look.night, ('#9ac0b0', '#78a878'), ('#20425c', '#16324a'), glow_low='#2f6a7c')


SHOOT = Shoot('geeks-house', CAMERA, build, exposure=(0.2, 0.75), bloom=(0.05, 0.4), loops=(
    Loop('dish', 2, (0, 0, 0, 1, 2, 2, 2, 1), fps=2, zone=(178, 70, 262, 165), hours=('day',)),
    Loop('diodes', 1, (0, 1), fps=1.5, zone=(90, 0, 230, 90), hours=('night',)),
    Loop('screens', 2, (0, 1, 0, 2, 0, 0), fps=4, zone=(120, 60, 215, 120), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
