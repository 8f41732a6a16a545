"""What a treehouse is made of inside: found planks, a rope ladder, a lantern, a mobile of bottle caps, a spyglass of cardboard."""
import math
import random

from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, ring, tube

PLANKS = ('#a8743c', '#8a5c34', '#b8844a', '#7a5230', '#986838')


def planks(x0, x1, y0, y1, z=0.0, width=0.24, hues=PLANKS, seed=2, hole=None):
    """A floor of found boards along x; `hole` (x0, x1, y0, y1) is left open."""
    rnd, y = random.Random(seed), y0
    while y < y1:
        cuts = [(x0 - rnd.uniform(0, 0.1), x1 + rnd.uniform(0, 0.1))]
        if hole and y + width > hole[2] and y < hole[3]:
            cuts = [(cuts[0][0], hole[0]), (hole[1], cuts[0][1])]
        hue = rnd.choice(hues)
        for a, b in cuts:
            box(((a + b) / 2, y + width / 2, z - 0.05), (b - a, width - 0.015, 0.05), paint(hue, rough=0.8, worn=0.35, scale=4), bevel=0.004)
        y += width


def lantern(on=True, energy=30, phase=0, size=1.0, hue='#ffb860'):
    """A storm lantern on z = 0, 0.4 m tall; its flame is weaker in phase 1."""
    iron = paint('#2a3a3a', rough=0.4, metal=0.6)
    cylinder((0, 0, 0), 0.11 * size, 0.08 * size, iron, top=0.09 * size)
    flame = cylinder((0, 0, 0.1 * size), 0.05 * size, (0.14, 0.1)[phase] * size, glow('#ffd070', 8 if on else 0.1), top=0.006, sides=10)
    flame.visible_shadow = False
    for i in range(4):
        a = i * math.pi / 2 + 0.4
        tube([(0.09 * size * math.cos(a), 0.09 * size * math.sin(a), 0.08 * size), (0.08 * size * math.cos(a), 0.08 * size * math.sin(a), 0.28 * size)], 0.008 * size, iron)
    cylinder((0, 0, 0.28 * size), 0.1 * size, 0.05 * size, iron, top=0.05 * size)
    ring((0, 0, 0.37 * size), 0.07 * size, 0.01 * size, iron)
    if on and energy:
        lamp((0, 0, 0.2 * size), energy * (1, 0.8)[phase], hue, 0.05)


def bottle_caps(at, turn=0.0, arms=5, drop=0.5):
    """A mobile of bottle caps on threads; `turn` in degrees."""
    x, y, z = at
    ring(at, 0.24, 0.012, paint('#8a6a3a', rough=0.6), rot=(0, 0, 0))
    tube([at, (x, y, z + 0.3)], 0.006, '#d8d0c0')
    for i in range(3):
        a = math.radians(turn) + i * math.tau / 3
        tube([(x, y, z + 0.16), (x + 0.24 * math.cos(a), y + 0.24 * math.sin(a), z)], 0.004, '#d8d0c0')
    for i in range(arms + 3):
        a, low = math.radians(turn) + i * math.tau / (arms + 3), drop * (0.5 + 0.5 * ((i * 3) % 4) / 3)
        px, py = x + 0.24 * math.cos(a), y + 0.24 * math.sin(a)
        tube([(px, py, z), (px, py, z - low)], 0.004, '#d8d0c0')
        for k in (0.55, 1.0):
            cylinder((px, py, z - low * k), 0.05, 0.016, paint(('#c8323a', '#e8b83a', '#d8dce4', '#3a7ac8', '#4a9a5a')[(i + int(k * 4)) % 5], rough=0.25, metal=0.5), rot=(90, 0, i * 40), sides=14)


def spyglass(start, end, hue='#b08a58'):
    """A rug's cardboard tube, taped into a wider one, with an eyepiece of brass at `start` and a lens at `end`."""
    def between(t):
        return tuple(a + (b - a) * t for a, b in zip(start, end))
    brass, tape, dark = paint('#e0b048', metal=0.85, rough=0.25), paint('#d8dce0', rough=0.4), paint('#0c0c14', rough=0.15)
    tube([between(0.02), between(0.5)], 0.078, paint(hue, rough=0.9, worn=0.2))
    tube([between(0.46), between(0.97)], 0.118, paint('#d8b080', rough=0.9, worn=0.2))
    for t, radius in ((0.47, 0.126), (0.53, 0.126), (0.9, 0.126)):
        tube([between(t - 0.012), between(t + 0.012)], radius, tape)
    tube([between(0.0), between(0.09)], 0.098, brass)
    tube([between(-0.03), between(0.0)], 0.112, brass)
    ball(between(-0.03), 0.088, dark, squash=(1, 0.5, 1), detail=3)
    tube([between(0.95), between(1.0)], 0.135, brass)
    ball(end, 0.115, paint('#8ac8e8', rough=0.05, metal=0.6), squash=(0.9, 0.9, 0.9))


def wool(points, radius=0.014, hue='#f8d42a'):
    """Yellow wool along points, thicker than thread: it joins places on the map, where one pixel is lost on pale paper."""
    return tube(points, radius, paint(hue, rough=0.95, glow=0.12))


def lashing(at, radius, turns=5, rot=(90, 0, 0), hue='#f8d42a', gap=0.026):
    """Wool wound round a pole."""
    x, y, z = at
    for i in range(turns):
        ring((x, y, z + (i - turns / 2) * gap), radius, 0.013, paint(hue, rough=0.95, glow=0.12), rot=rot, steps=14)


def rope_ladder_end(x, y, rungs=3, width=0.4, up=0.9, wood='#8a6a42'):
    """Two poles that come up through a hole at (x, y), with rungs."""
    pole = paint(wood, rough=0.8, worn=0.3)
    for dx in (-width / 2, width / 2):
        tube([(x + dx, y, -0.3), (x + dx, y + 0.1, up)], 0.035, pole)
    for i in range(rungs):
        z = 0.1 + i * (up - 0.15) / rungs
        tube([(x - width / 2, y + 0.03 + 0.1 * z / up, z), (x + width / 2, y + 0.03 + 0.1 * z / up, z)], 0.028, pole)
