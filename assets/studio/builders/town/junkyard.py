"""The junkyard: stacks of wrecks behind corrugated iron, a crane with its magnet, the crusher, a hut, the old school bus."""
import random

from builders.bus import school_bus
from builders.town.parts import door, window
from builders.town.wrecks import HUES, cube, stack, tyres, wreck
from kit.light import beam, lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, plane, prism, rock, tube
from kit.stage import group

WIDTH, DEPTH = 40.0, 28.0
# The board over the gate, in the yard's own metres.
SIGN = (-11.0, -0.75, 6.4)
_RUST = ('#8a5a3a', '#7a6a5c', '#9a6a44', '#6a5a54')


def junkyard(night, swing=0):
    """40 m wide and 28 m deep behind its gate on the left; `swing` turns the crane by so many degrees."""
    rnd = random.Random(31)
    plane((0, DEPTH / 2, 0.03), (WIDTH, DEPTH), paint('#8a7658', rough=1, worn=0.45, scale=0.5))
    for _ in range(9):
        plane((rnd.uniform(-17, 17), rnd.uniform(3, 25), 0.04 + rnd.random() * 0.01), (rnd.uniform(1.5, 4), rnd.uniform(1, 2.5)),
              paint('#3e3630', rough=0.3, worn=0.3), rot=(0, 0, rnd.uniform(0, 90)))
    _fence(rnd)
    _gate(night)
    for x, y, count in ((-5.5, 22.5, 4), (0, 24, 5), (5.6, 23, 3), (11, 24, 5), (16, 22, 4), (16, 16.6, 3), (-12, 24.5, 3),
                        (16.4, 11, 2), (10.4, 17.6, 3), (-16.6, 21, 4)):
        with group(at=(x, y, 0.03), turn=rnd.uniform(-8, 8)):
            stack(rnd, count)
    for x, y, turn, hue in ((-2.4, 8.4, 24, '#c8322c'), (3.4, 4.4, -12, '#4a7a86'), (16.0, 5.6, 82, '#c89a3c'), (9.8, 11.4, 12, '#8a8e96')):
        with group(at=(x, y, 0.03), turn=turn):
            wreck(hue)
    with group(at=(-3.4, 16.6, 0.04), turn=8):
        school_bus()
    with group(at=(4.6, 13.4, 0)):
        _crane(night, swing)
    with group(at=(10.2, 5.0, 0)):
        _crusher(rnd)
    with group(at=(-15, 5.6, 0)):
        _hut(night)
    for i, (x, y, count) in enumerate(((-8.6, 12, 5), (-7.8, 12.5, 3), (-9.4, 11.5, 4), (-17.6, 13.2, 6), (-17, 14, 4), (1.2, 18.8, 5))):
        with group(at=(x, y, 0)):
            tyres(count)
    for x, y in ((-12, 15), (-11, 16), (7, 20)):
        rock((x, y, 0.2), 1.3, paint('#6a4a38', rough=1, worn=0.5, scale=3), squash=(1.4, 1.1, 0.6), rough=0.6, detail=3)
    if night:
        lamp((4, 9, 5), 240, '#ffb45e', 0.4)


def _fence(rnd):
    """Sheets of iron in four rusts, the front one lower so that one sees in."""
    def run(a, b, height):
        reach = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
        count = int(reach / 1.25)
        along = abs(b[0] - a[0]) > abs(b[1] - a[1])
        for i in range(count):
            t = (i + 0.5) / count
            size = (1.27, 0.12) if along else (0.12, 1.27)
            box((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0), (*size, height + rnd.uniform(-0.25, 0.25)),
                paint(rnd.choice(_RUST), rough=0.8, worn=0.45, scale=2), bevel=0)
    w, d = WIDTH / 2, DEPTH
    run((-w, d), (w, d), 2.6)
    run((-w, 0), (-w, d), 2.2)
    run((w, 0), (w, d), 2.2)
    run((-w, 0), (-14.6, 0), 1.7)
    run((-7.4, 0), (w, 0), 1.7)


def _gate(night):
    x, _, z = SIGN
    for dx in (-3.8, 3.8):
        box((x + dx, -0.2, 0), (0.5, 0.5, 7.2), paint('#4a4440', rough=0.7, metal=0.4), bevel=0)
    box((x, -0.4, z - 1.1), (8.6, 0.3, 2.2), paint('#e0a420', rough=0.6, worn=0.35, scale=2), bevel=0.02)
    for i in range(7):
        prism([(0, 0), (0.5, 0), (0.9, 0.34), (0.4, 0.34)], 0.06, paint('#1c1814'), at=(x - 4.2 + i * 1.2, -0.58, z - 1.45))
    for dx, turn in ((-3.4, 64), (3.4, -52)):
        with group(at=(x + dx, 0.2, 0), turn=turn if dx < 0 else 180 + turn):
            for h in (0.2, 1.0, 1.9):
                tube([(0, 0, h), (3.0, 0, h)], 0.05, paint('#8f969e', metal=0.5))
            tube([(0, 0, 0.2), (3.0, 0, 1.9)], 0.04, paint('#8f969e', metal=0.5))
    ball((x + 3.8, -0.2, 7.5), 0.34, glow('#ffb040', 9 if night else 0.6), detail=2)
    if night:
        beam((x, -2.4, 8.2), (x, 0, 4.6), 500, '#ffc878', angle=100, blend=0.9)


def _crane(night, swing):
    """A yellow crane on tracks; a car hangs from its magnet."""
    yellow, dark = paint('#f0b020', rough=0.5, worn=0.25, scale=2), paint('#23202a', rough=0.7)
    for y in (-1.3, 1.3):
        box((0, y, 0), (4.4, 0.9, 1.0), dark, bevel=0.3)
    with group(turn=20 + swing):
        box((0.7, 0, 1.2), (4.2, 2.8, 1.7), yellow, bevel=0.1)
        box((-0.7, -0.6, 2.9), (1.6, 1.5, 1.7), yellow, bevel=0.1)
        box((-0.9, -1.38, 3.3), (1.2, 0.06, 0.9), glow('#ffe09a', 1.6) if night else paint('#22303e', rough=0.05), bevel=0)
        tip = (-8.4, 0, 12.0)
        for y in (-0.55, 0.55):
            tube([(-0.6, y, 2.6), (tip[0], y * 0.4, tip[2])], 0.16, yellow)
        for i in range(8):
            a, b = i / 8, (i + 1) / 8
            side = 1 if i % 2 else -1
            tube([(-0.6 - 7.8 * a, 0.55 * side * (1 - 0.6 * a), 2.6 + 9.4 * a),
                  (-0.6 - 7.8 * b, -0.55 * side * (1 - 0.6 * b), 2.6 + 9.4 * b)], 0.08, yellow)
        tube([(2.4, 0, 3.2), tip], 0.06, dark)
        tube([tip, (tip[0], 0, 7.6)], 0.06, dark)
        cylinder((tip[0], 0, 7.2), 1.1, 0.5, dark, sides=18)
        with group(at=(tip[0], 0, 5.75), turn=35):
            wreck('#c8322c')
        ball((tip[0], 0, tip[2] + 0.3), 0.24, glow('#ff2a1c', 10 if night else 0.5), detail=2)


def _crusher(rnd):
    green, dark = paint('#3f6a4a', rough=0.6, worn=0.4, scale=2), paint('#1e1c22', rough=0.8)
    box((0, 0, 0), (5.4, 3.0, 1.4), green, bevel=0.05)
    box((0, 0, 1.4), (4.6, 2.4, 0.1), dark, bevel=0)
    for x in (-2.4, 2.4):
        for y in (-1.2, 1.2):
            box((x, y, 1.4), (0.4, 0.4, 2.8), green, bevel=0)
    box((0, 0, 4.1), (5.6, 3.2, 0.9), green, bevel=0.05)
    for i in range(5):
        box((-2.2 + i * 1.1, -1.64, 4.2), (0.5, 0.06, 0.7), paint('#e8b020' if i % 2 == 0 else '#1e1c22'), bevel=0)
    for i, (x, y, z) in enumerate(((-4.6, -0.6, 0), (-4.5, 0.9, 0), (-4.6, 0.1, 1.05), (4.4, 1.0, 0), (4.5, -0.7, 0))):
        with group(at=(x, y, z), turn=rnd.uniform(-12, 12)):
            cube(HUES[i * 2 % len(HUES)])


def _hut(night):
    tin = paint('#7a8a8e', rough=0.6, worn=0.4, scale=2)
    box((0, 1.5, 0.3), (6.4, 3.4, 2.8), paint('#b89a6a', rough=0.9, worn=0.35), bevel=0)
    prism([(-1.9, 0), (1.9, 0), (1.9, 0.2), (-1.9, 0.7)], 7.2, tin, at=(0, 1.5, 3.1), rot=(0, 0, 90))
    window((-1.4, -0.2, 1.2), night, (1.8, 1.2), '#ffcf72', '#6a5a48')
    door((1.6, -0.2, 0.3), '#4a6a7a', lit=night, trim='#6a5a48')
    box((1.6, -0.8, 0), (1.6, 1.0, 0.3), paint('#6a5a48', rough=0.9), bevel=0)
    tube([(2.4, 2.4, 3.4), (2.4, 2.4, 5.0)], 0.14, paint('#4a4440'))
    if night:
        ball((0.3, -0.5, 2.8), 0.14, glow('#ffdf9a', 10), detail=2)
        lamp((0.3, -1.0, 2.6), 70, '#ffc070', 0.15)
