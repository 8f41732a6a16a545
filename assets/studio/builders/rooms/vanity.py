"""A dressing table with its triple mirror and bulbs, perfume bottles, a corsage."""
import math

from kit.light import lamp
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, disc, plane, ring, tube
from kit.stage import group


def vanity(on=False, energy=30, flicker=False, hue='#fff4ee', third=None, width=1.5):
    """Its back on y = 0; the mirror has three leaves with bulbs between. `flicker` puts one bulb out. `third(w, h)` draws on
    the right leaf, on y = 0 round its middle."""
    white, gold, silver = paint(hue, rough=0.35), paint('#e0b860', rough=0.25, metal=0.9), paint('#e8ecf4', rough=0.03, metal=1)
    for side in (-1, 1):
        box((side * (width / 2 - 0.22), -0.24, 0.06), (0.42, 0.46, 0.66), white, bevel=0.015)
        for i in range(3):
            box((side * (width / 2 - 0.22), -0.48, 0.1 + i * 0.21), (0.36, 0.02, 0.18), white, bevel=0.008)
            ball((side * (width / 2 - 0.22), -0.5, 0.19 + i * 0.21), 0.02, gold, detail=2)
        for y in (-0.42, -0.08):
            cylinder((side * (width / 2 - 0.22), y, 0), 0.03, 0.07, gold)
    box((0, -0.26, 0.72), (width + 0.06, 0.54, 0.04), white, bevel=0.012)
    box((0, -0.26, 0.62), (width - 0.8, 0.44, 0.09), white, bevel=0.008)
    for x, wide, high, turn in ((0, 0.66, 0.9, 0), (-0.55, 0.42, 0.76, 26), (0.55, 0.42, 0.76, -26)):
        with group(at=(x, -0.1 - (0.09 if turn else 0), 0.78 + high / 2), turn=turn):
            box((0, 0.02, -high / 2), (wide, 0.03, high), gold, bevel=0.012)
            plane((0, 0.0, 0), (wide - 0.07, high - 0.07), silver, rot=(90, 0, 0))
            if turn < 0 and third:
                third(wide - 0.08, high - 0.08)
    for i in range(8):
        x, z = (-0.34 if i < 4 else 0.34), 0.88 + (i % 4) * 0.24
        lit = on and not (flicker and i == 6)
        ball((x, -0.16, z), 0.038, glow('#fff0d0', 7) if lit else paint('#f4ece0', rough=0.2), detail=2).visible_shadow = False
    for x in (-0.14, 0.14):
        ball((x, -0.16, 1.72), 0.038, glow('#fff0d0', 7) if on else paint('#f4ece0', rough=0.2), detail=2).visible_shadow = False
    if on and energy:
        lamp((-0.3, -0.42, 1.3), energy * 0.5, '#ffc8a8', 0.2)
        lamp((0.3, -0.42, 1.3), energy * (0.36 if flicker else 0.5), '#ffc8a8', 0.2)


def perfume(kind=0, hue='#e86aa0'):
    """A bottle on z = 0, about 0.2 m tall: 0 round with a bulb, 1 square with a stopper, 2 a slim one."""
    liquid, clear, gold = paint(hue, rough=0.1), glass('#fff4f8', 0.2), paint('#e0b860', rough=0.25, metal=0.9)
    if kind == 0:
        ball((0, 0, 0.07), 0.07, liquid, squash=(1, 0.8, 1))
        cylinder((0, 0, 0.13), 0.018, 0.05, gold)
        tube([(0, 0, 0.17), (0.06, -0.02, 0.18), (0.1, -0.03, 0.12)], 0.008, paint('#f4e0c8', rough=0.9))
        ball((0.11, -0.03, 0.09), 0.03, paint('#c83a6a', rough=0.9), squash=(0.8, 0.8, 1.2), detail=2)
    elif kind == 1:
        box((0, 0, 0.005), (0.12, 0.06, 0.12), liquid, bevel=0.012)
        box((0, 0, 0), (0.135, 0.075, 0.14), clear, bevel=0.012)
        cylinder((0, 0, 0.14), 0.02, 0.02, gold)
        ball((0, 0, 0.185), 0.035, paint('#f8e8f0', rough=0.05, metal=0.4), detail=1)
    else:
        cylinder((0, 0, 0), 0.035, 0.18, liquid, top=0.02)
        cylinder((0, 0, 0.18), 0.014, 0.06, gold)
        ball((0, 0, 0.25), 0.02, gold, detail=2)


def corsage(fresh=False):
    """A white rose with a yellow ribbon, lying on z = 0, 0.2 m across."""
    petal = paint('#fffaf4' if fresh else '#e8d8b8', rough=0.8)
    ball((0, 0, 0.07), 0.06, petal, squash=(1, 1, 0.8))
    for i in range(7):
        a = i * math.tau / 7
        ball((0.05 * math.cos(a), 0.05 * math.sin(a), 0.055), 0.042, petal, squash=(1, 1, 0.7), detail=2)
    for i in range(3):
        a = 2.4 + i * 0.8
        ball((0.1 * math.cos(a), 0.1 * math.sin(a), 0.03), 0.04, paint('#4a7a3a', rough=0.8), squash=(1.3, 0.7, 0.4), detail=2)
    yellow = paint('#f8d02a', rough=0.6)
    for side in (-1, 1):
        ring((side * 0.08, -0.07, 0.03), 0.045, 0.016, yellow, rot=(40, 0, side * 30), steps=14)
        tube([(0, -0.06, 0.02), (side * 0.07, -0.14, 0.012), (side * 0.12, -0.2, 0.0)], 0.014, yellow)


def powder(hue='#f0a8c0'):
    """A round box with its puff."""
    cylinder((0, 0, 0), 0.08, 0.07, paint(hue, rough=0.4))
    cylinder((0, 0, 0.07), 0.07, 0.03, paint('#fff4f4', rough=1))
    disc((0, -0.081, 0.035), 0.03, paint('#e0b860', metal=0.8, rough=0.3))
