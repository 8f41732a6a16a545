"""Lamps of rooms. `on` says whether they shine, `energy` (watts) what they throw; the bulb is seen to shine as well."""

import math

from kit.light import beam, lamp, panel
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, tube

WARM = '#ffc27a'


def _shine(at, on, energy, hue=WARM, size=0.08):
    if on and energy:
        lamp(at, energy, hue, size)


def _bulb(at, radius, on, hue='#fff0c8', strength=9):
    """The bulb itself lets its lamp's light through."""
    thing = ball(at, radius, glow(hue, strength) if on else paint('#e8e4d8', rough=0.3), detail=2)
    thing.visible_shadow = False
    return thing


def hanging_lamp(at, on=True, energy=60, hue='#e8c070', drop=0.6, radius=0.26, light=WARM):
    """A cone of cloth or tin on a cord; `at` is its lower rim's middle, its cord runs `drop` metres up from there."""
    x, y, z = at
    cylinder(at, radius, 0.2, paint(hue, rough=0.6, glow=0.5 if on else 0.02), top=radius * 0.32)
    tube([(x, y, z + 0.18), (x, y, z + drop)], 0.01, '#1c1820')
    _bulb((x, y, z + 0.03), 0.06, on)
    _shine((x, y, z - 0.06), on, energy, light)


def bare_bulb(at, on=True, energy=50, swing=0.0, drop=0.7, chain=True, light=WARM):
    """A bulb on its cord; `at` is where the cord is tied, `swing` (degrees) how far it hangs out to the right."""
    x, y, z = at
    lean = math.radians(swing)
    end = (x + drop * math.sin(lean), y, z - drop * math.cos(lean))
    tube([at, end], 0.01, '#1c1820')
    cylinder((end[0], y, end[2] - 0.06), 0.035, 0.08, paint('#2a2420', rough=0.4))
    _bulb((end[0], y, end[2] - 0.11), 0.065, on, strength=14)
    _shine((end[0], y, end[2] - 0.13), on, energy, light, 0.06)
    if chain:
        tube(
            [(end[0] + 0.03, y - 0.02, end[2] - 0.03), (end[0] + 0.05 + lean * 0.1, y - 0.02, end[2] - 0.36)],
            0.006,
            paint('#d8b868', metal=0.8, rough=0.3),
        )
        ball((end[0] + 0.05 + lean * 0.1, y - 0.02, end[2] - 0.38), 0.022, paint('#d8b868', metal=0.8, rough=0.3), detail=1)


def table_lamp(on=True, energy=22, shade='#e8c890', foot='#3a6a7a', height=0.5, light=WARM):
    """Stands on z = 0: a vase and a cloth shade."""
    ball((0, 0, height * 0.26), height * 0.2, paint(foot, rough=0.25), squash=(1, 1, 1.2))
    cylinder((0, 0, 0), height * 0.18, 0.03, paint(foot, rough=0.25))
    cylinder((0, 0, height * 0.45), 0.015, height * 0.2, paint('#d8b868', metal=0.8, rough=0.3))
    hood = cylinder(
        (0, 0, height * 0.6), height * 0.34, height * 0.4, paint(shade, rough=0.9, glow=1.6 if on else 0.03), top=height * 0.22
    )
    hood.visible_shadow = not on
    _shine((0, 0, height * 0.8), on, energy, light, 0.06)


def floor_lamp(on=True, energy=40, shade='#e8d0a0', height=1.55, light=WARM):
    """A pole and a shade, `height` tall."""
    brass = paint('#a8803a', rough=0.3, metal=0.8)
    cylinder((0, 0, 0), 0.16, 0.03, brass)
    cylinder((0, 0, 0.03), 0.018, height - 0.2, brass)
    hood = cylinder((0, 0, height - 0.3), 0.24, 0.3, paint(shade, rough=0.9, glow=1.6 if on else 0.03), top=0.14)
    hood.visible_shadow = not on
    _shine((0, 0, height - 0.14), on, energy, light)


def desk_lamp(on=True, energy=22, hue='#e8c040', side=-1, light=WARM):
    """A jointed arm with a tin hood that bows to `side` (-1 left); stands on z = 0, 0.6 m tall."""
    steel, tin = paint('#2a2a34', rough=0.4), paint(hue, rough=0.35)
    cylinder((0, 0, 0), 0.11, 0.03, steel)
    tube([(0, 0, 0.03), (-side * 0.08, 0, 0.3), (side * 0.12, -0.02, 0.56)], 0.016, steel)
    cylinder((side * 0.19, -0.04, 0.42), 0.12, 0.15, tin, top=0.045, rot=(0, -side * 25, 0))
    _bulb((side * 0.2, -0.04, 0.43), 0.05, on)
    if on and energy:
        beam((side * 0.2, -0.04, 0.42), (side * 0.42, -0.1, 0), energy * 3, light, angle=105, blend=0.5, size=0.05)
        lamp((side * 0.22, -0.06, 0.38), energy * 0.25, light, 0.05)


def lava_lamp(phase=0, hue='#ff3a6a', on=True, energy=14):
    """0.55 m tall on z = 0; its blobs stand elsewhere in each of three phases."""
    chrome = paint('#c8ccd4', rough=0.2, metal=0.9)
    cylinder((0, 0, 0), 0.1, 0.14, chrome, top=0.06)
    glow_body = cylinder((0, 0, 0.14), 0.075, 0.3, glow(hue, 1.3 if on else 0.2), top=0.05)
    glow_body.visible_shadow = False
    for i, (z, r) in enumerate(
        (((0.2, 0.05), (0.34, 0.035)), ((0.25, 0.05), (0.39, 0.03)), ((0.3, 0.045), (0.19, 0.045)))[phase % 3]
    ):
        ball((0.005 * (i * 2 - 1), -0.045, z), r, glow('#ffd08a', 2.2 if on else 0.2), squash=(0.9, 0.6, 1.3), detail=2)
    cylinder((0, 0, 0.44), 0.055, 0.1, chrome, top=0.025)
    _shine((0, -0.2, 0.3), on, energy, hue, 0.12)


def candle(at, height=0.2, flame=0, on=True, energy=4, wax='#f0e4c4', radius=0.03):
    """A candle on `at` with a drip; `flame` 0, 1 or 2 leans elsewhere; no flame while it is off."""
    x, y, z = at
    cylinder(at, radius, height, paint(wax, rough=0.5, glow=0.15 if on else 0))
    box(
        (x + radius * 0.7, y - radius * 0.6, z + height * 0.4),
        (radius * 0.5, radius * 0.5, height * 0.6),
        paint(wax, rough=0.5),
        bevel=0.004,
    )
    tube([(x, y, z + height), (x, y, z + height + 0.02)], 0.004, '#1c1410')
    if on:
        tip = cylinder(
            (x + (0, 0.008, -0.008)[flame], y, z + height + 0.015),
            radius * 0.55,
            (0.08, 0.065, 0.09)[flame],
            glow('#ffb84a', 9),
            top=0.002,
            sides=8,
        )
        tip.visible_shadow = False
        _shine((x, y - 0.02, z + height + 0.07), on, energy * (1, 0.85, 1.1)[flame], '#ff9a4a', 0.05)


def tube_lamp(at, length=1.2, on=True, energy=40, hue='#d8ffe0', along='x'):
    """A fluorescent tube in its tray under a ceiling at `at`."""
    x, y, z = at
    size = (length, 0.16, 0.05) if along == 'x' else (0.16, length, 0.05)
    box((x, y, z - 0.05), size, paint('#c8ccc8', rough=0.5), bevel=0)
    half = length / 2 - 0.05
    ends = (
        [(x - half, y, z - 0.08), (x + half, y, z - 0.08)] if along == 'x' else [(x, y - half, z - 0.08), (x, y + half, z - 0.08)]
    )
    tube(ends, 0.03, glow(hue, 4.5) if on else paint('#8a928c', rough=0.3))
    if on and energy:
        panel((x, y, z - 0.13), (x, y, 0), (size[0], size[1]), energy, hue)
