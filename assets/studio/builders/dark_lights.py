"""What lights a room while the power is out: candles in what was at hand, a torch that lies there, a lamp far down the line."""
import math

from kit.light import beam, lamp
from kit.materials import glow, paint
from kit.shapes import ball, cylinder, tube
from kit.stage import group
from mathutils import Vector

_WARM = '#ff9a44'


def flame(at, moment=0, energy=8, size=1.0):
    """A flame that stands on `at`, and its light; in each of three moments it leans elsewhere."""
    x, y, z = at
    lean, tall, strength = ((0, 0.085, 1), (0.012, 0.07, 0.8), (-0.01, 0.1, 1.15))[moment]
    for radius, height, hue, strong in ((0.022, tall, '#ff8a2a', 7), (0.012, tall * 0.62, '#fff0b0', 16)):
        tip = cylinder((x + lean * size * 0.5, y - 0.004, z), radius * size, height * size, glow(hue, strong), top=0.003, sides=10, rot=(0, math.degrees(lean * 6), 0))
        tip.visible_shadow = tip.visible_diffuse = False
    lamp((x + lean, y - 0.05 * size, z + 0.06 * size), energy * strength, _WARM, 0.04 * size)


def stub(height=0.12, moment=0, energy=8, size=1.0, wax='#efe2c0', lit=True):
    """A candle on the origin with drops of wax at its foot."""
    body = paint(wax, rough=0.5, glow=0.35 if lit else 0)
    cylinder((0, 0, 0), 0.034 * size, height, body, sides=14)
    cylinder((0, 0, 0), 0.055 * size, 0.012, body, sides=14)
    for turn in (40, 200, 290):
        a = math.radians(turn)
        ball((0.034 * size * math.cos(a), 0.034 * size * math.sin(a), height * 0.72), 0.012 * size, body, squash=(1, 1, 2.6), detail=2)
    tube([(0, 0, height), (0.002, 0, height + 0.022 * size)], 0.004 * size, '#1c1410')
    if lit:
        flame((0, 0, height + 0.016 * size), moment, energy, size)


def candle_bottle(hue, tall=0.3, moment=0, energy=8, lit=True, wax='#efe2c0'):
    """A bottle with a candle in its neck, over which wax has run."""
    cylinder((0, 0, 0), 0.05, tall * 0.62, paint(hue, rough=0.12), sides=16)
    cylinder((0, 0, tall * 0.62), 0.05, tall * 0.2, paint(hue, rough=0.12), top=0.022, sides=16)
    cylinder((0, 0, tall * 0.82), 0.022, tall * 0.18, paint(hue, rough=0.12), sides=12)
    run = paint(wax, rough=0.5, glow=0.2 if lit else 0)
    for turn, low in ((30, 0.42), (150, 0.6), (250, 0.3), (310, 0.5)):
        a = math.radians(turn)
        tube([(0.02 * math.cos(a), 0.02 * math.sin(a), tall), (0.034 * math.cos(a), 0.034 * math.sin(a), tall * 0.8), (0.054 * math.cos(a), 0.054 * math.sin(a), tall * low)], 0.008, run)
    with group(at=(0, 0, tall)):
        stub(0.09, moment, energy, 0.8, wax, lit)


def torch(at, to, energy=300, hue='#fff2d0', angle=46):
    """A torch whose lens is at `at` and shines towards `to`: it lies, stands or leans behind that."""
    to_there = (Vector(to) - Vector(at)).normalized()
    along = [Vector(at) + to_there * step for step in (-0.34, -0.08, -0.006, 0.004, 0.03)]
    tube([along[0], along[1]], 0.03, paint('#c8a02c', rough=0.3))
    tube([along[1], along[2]], 0.046, paint('#30323a', rough=0.3))
    tube([along[2], along[3]], 0.04, glow(hue, 12))
    beam(along[4], to, energy, hue, angle=angle, blend=0.5, size=0.03)


def smoke(at, moment=0, high=0.34):
    """A thread of smoke over a wick that has just been put out."""
    x, y, z = at
    points = [(x + 0.016 * math.sin(i * 1.1 + moment * 1.9) * i / 4, y, z + high * i / 8) for i in range(9)]
    thread = tube(points, 0.006, glow('#8a8078', 0.5))
    thread.visible_shadow = thread.visible_diffuse = thread.visible_glossy = False
