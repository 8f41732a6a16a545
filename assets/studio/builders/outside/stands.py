"""The bleachers' top rows from below, people in them, and the seat that was kept free."""
import random
from dataclasses import replace

from builders.cast.acting import SEATED, Mood, Reach
from builders.cast.actor import actor
from builders.cast.crowd import extra
from builders.person import Limb
from kit.light import beam
from kit.materials import glow, paint
from kit.shapes import box, cylinder, prism, ring, tube
from kit.stage import group

_RUN, _RISE = 0.84, 0.42
# Where people sit in the top row: a seat's middle, on the plank.
TOP = (3 * _RUN - 0.4, 3 * _RISE + 0.36)
# x, row and the way (degrees) that everybody else sits and looks; rows count from 0, the top is 3.
_PEOPLE = ((-2.5, 3, -26), (-1.75, 3, -34), (1.85, 3, 30), (2.6, 3, 22), (-2.2, 2, -20), (2.25, 2, 36), (-2.9, 1, -16), (2.95, 1, 24))


def stands():
    """Four rows of planks from y = -0.4 away and up, the rail behind the last."""
    seat, foot, dark = paint('#c4cad4', rough=0.35, metal=0.4), paint('#8a929e', rough=0.5, metal=0.3), paint('#2a3040', rough=0.9)
    for i in range(4):
        y, z = i * _RUN - 0.4, i * _RISE
        box((0, y, z + 0.3), (11, 0.38, 0.06), seat, bevel=0.012)
        box((0, y - 0.36, z - 0.02), (11, 0.42, 0.05), foot, bevel=0)
        box((0, y + 0.2, z - 0.14), (11, 0.03, 0.4), dark, bevel=0)
        for x in (-4, -2, 0, 2, 4):
            box((x, y, z - 0.1), (0.1, 0.06, 0.42), dark, bevel=0)
    for z in (1.95, 2.5):
        tube([(-6, TOP[0] + 0.42, z), (6, TOP[0] + 0.42, z)], 0.035, paint('#dfe4ea', rough=0.4))
    for x in (-3.6, -1.2, 1.2, 3.6):
        tube([(x, TOP[0] + 0.43, 1.0), (x, TOP[0] + 0.43, 2.5)], 0.03, paint('#c4cad2', rough=0.4))


def crowd(turned, act=None, closer=None):
    """Everybody but him. `turned` (0 to 1): how far they have turned to his seat; `act` is a function of a person's number
    that gives a Mood; `closer` is where persons sit instead and what else of their pose is so, by number: (x, changes)."""
    rnd = random.Random(31)
    for number, (x, row, look) in enumerate(_PEOPLE):
        who = extra(rnd)
        towards = (-1 if x > 0 else 1) * (64 if row == 3 else 92)
        yaw = look * (1 - turned) + towards * turned
        pose = replace(SEATED, lean=rnd.uniform(0, 14) + 6 * turned, head=(yaw * 0.75, -6 + 6 * turned * (row < 3), rnd.uniform(-6, 6)), turn=yaw * 0.3,
                       left_leg=Limb(rnd.uniform(72, 88), 8, rnd.uniform(64, 90)), right_leg=Limb(rnd.uniform(72, 88), 8, rnd.uniform(60, 90)),
                       **_arms(number, turned))
        x, changes = (closer or {}).get(number, (x, {}))
        with group(at=(x, row * _RUN - 0.44, row * _RISE + 0.36 - 0.42)):
            actor(who, replace(pose, **changes), act(number) if act else Mood(gaze=(max(-1, min(1, yaw / 50)), 0.1), lift=0.02 * turned, mouth=0.3 * (number % 3 == 1) * turned))


def _arms(number, turned):
    """What their hands do: cheer, hold a cup, cup a mouth, lie in the lap; no two neighbours the same."""
    kind = (number + (2 if turned else 0)) % 4
    if kind == 0:
        return {'left': Limb(150, 14, 20), 'right': Limb(40, 6, 60)}
    if kind == 1:
        return {'left': Reach((0.12, -0.36, 0.74)), 'right': Reach((-0.14, -0.34, 0.7))}
    if kind == 2:
        return {'left': Limb(30, 8, 66), 'right': Reach((-0.1, -0.34, 0.98))}
    return {'left': Limb(20, 10, 70), 'right': Limb(34, 12, 50)}


def kept_seat(sat_on=True):
    """To the right of his place: the folded red jacket, over the plank's edge, and one soda with two straws."""
    y, z = TOP
    with group(at=(0.66, y, z), turn=8) as jacket:
        _folded_jacket()
    with group(at=(0.22, y - 0.06, z)):
        cylinder((0, 0, 0), 0.06, 0.17, paint('#f4f0e4', glow=0.05), top=0.075)
        for d in (-0.02, 0.025):
            tube([(d, 0, 0.15), (d * 2.4, -0.01, 0.29)], 0.008, paint('#e83a4a'))
    return jacket


def _folded_jacket():
    """Red with cream sleeves, laid once over itself; its front hangs over the edge with the F, and beside it one sleeve."""
    red, dark, cream, knit = (paint(hue, rough=0.9) for hue in ('#d8281e', '#a81c18', '#f6ecd4', '#f4c83a'))
    box((0, 0.01, 0), (0.54, 0.34, 0.09), dark, bevel=0.04)
    box((-0.01, 0, 0.075), (0.52, 0.34, 0.08), red, bevel=0.038)
    ring((-0.06, -0.06, 0.165), 0.1, 0.03, knit, rot=(0, 0, 0))
    edge = -0.215
    prism([(-0.2, 0.12), (0.2, 0.12), (0.2, -0.25), (-0.2, -0.25)], 0.03, red, at=(0, edge, 0), bevel=0.012)
    prism([(-0.21, -0.24), (0.21, -0.24), (0.195, -0.31), (-0.195, -0.31)], 0.034, knit, at=(0, edge, 0), bevel=0.012)
    box((-0.055, edge - 0.03, -0.24), (0.024, 0.02, 0.35), cream, bevel=0)
    for x, z, w, h in ((0.045, -0.14, 0.036, 0.19), (0.092, 0.014, 0.13, 0.036), (0.08, -0.06, 0.095, 0.034)):
        box((x, edge - 0.035, z), (w, 0.024, h), knit, bevel=0)
    tube([(0.24, 0.04, 0.1), (0.27, -0.16, 0.1), (0.285, -0.235, 0.0), (0.29, -0.24, -0.2)], [0.055, 0.06, 0.058, 0.05], cream)
    cylinder((0.29, -0.24, -0.27), 0.052, 0.08, knit, top=0.056)


def floodlights(at, on=1.0, energy=5000):
    """A tower behind the stands, its lamps towards the viewer; `on` (0 to 1) is how bright they are."""
    x, y, z = at
    tube([(x, y, -3), (x, y, z)], 0.16, paint('#2a2c3a', rough=0.6))
    for row in range(2):
        box((x, y, z + row * 0.8), (3.2, 0.2, 0.2), paint('#3a3e4a'), bevel=0)
        for k in range(5):
            cylinder((x - 1.24 + k * 0.62, y - 0.1, z + 0.16 + row * 0.8), 0.24, 0.1, glow('#f4f8ff', 0.4 + 13 * on) if on > 0.02 else paint('#4a4e5c', rough=0.3), rot=(90, 0, 0), sides=14)
    if on > 0.02:
        beam((x, y - 0.5, z + 0.6), (x * 0.1, 2, 1.4), energy * on, '#e4eeff', angle=60, size=0.8)
