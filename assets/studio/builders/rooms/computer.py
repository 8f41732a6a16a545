"""Computers of 1995: a beige tube on its box, keys, a mouse, and what glows on the glass. They stand on z = 0."""
import math
import random

from kit.materials import glow, paint
from kit.shapes import ball, box, plane, sheets, tube
from kit.stage import group

BEIGE, SHADE = '#d8ceb0', '#a89c80'


def screen(kind, hue, strength, wide=0.3, tall=0.22, seed=1, phase=0):
    """What a glass shows, round the origin, facing -y: 'text' (lines that move up with `phase`), 'wave' (a curve with
    spikes), 'window' (a desktop), 'map' (a town's streets) or 'off'."""
    back = glow(hue, strength * 0.1) if kind != 'off' else paint('#10161a', rough=0.15)
    plane((0, 0, 0), (wide, tall), back, rot=(90, 0, 0))
    if kind == 'off':
        return
    quads = {'text': _lines, 'wave': _wave, 'window': _panes, 'map': _streets}[kind](wide * 0.88, tall * 0.84, seed, phase)
    sheets([[(x0, -0.006, z0), (x1, -0.006, z0), (x1, -0.006, z1), (x0, -0.006, z1)] for x0, z0, x1, z1 in quads],
           glow(hue, strength), name='screen')


def _lines(wide, tall, seed, phase):
    rows = 7
    quads = []
    for row in range(rows):
        rnd = random.Random(seed * 97 + row + phase)
        x, z = -wide / 2 + wide * rnd.choice((0, 0, 0.1)), tall / 2 - (row + 0.75) * tall / rows
        while x < wide * rnd.uniform(-0.1, 0.45):
            end = min(wide / 2, x + wide * rnd.uniform(0.08, 0.26))
            quads.append((x, z, end, z + tall / rows * 0.5))
            x = end + wide * 0.05
    return quads


def _wave(wide, tall, seed, phase):
    """Thirteen spikes on a line; `phase` lets each jump to another height."""
    rnd = random.Random(seed + phase * 31)
    quads = [(-wide / 2, -tall * 0.012, wide / 2, tall * 0.012)]
    for i in range(13):
        x = -wide / 2 + (i + 0.5) * wide / 13
        high = tall * rnd.uniform(0.22, 0.46)
        quads.append((x - wide * 0.013, -high, x + wide * 0.013, high))
    return quads


def _panes(wide, tall, seed, phase):
    return [(-wide / 2, tall * 0.42, wide / 2, tall / 2), (-wide * 0.42, -tall * 0.3, wide * 0.12, -tall * 0.24),
            (-wide * 0.42, -tall * 0.3, -wide * 0.39, tall * 0.3), (-wide * 0.42, tall * 0.22, wide * 0.12, tall * 0.32),
            (wide * 0.22, -tall * 0.1 * phase, wide * 0.4, tall * 0.14 - tall * 0.1 * phase)]


def _streets(wide, tall, seed, phase):
    quads = [(-wide / 2, (i - 1) * tall * 0.3, wide / 2, (i - 1) * tall * 0.3 + tall * 0.03) for i in range(3)]
    quads += [((i - 1.5) * wide * 0.26, -tall / 2, (i - 1.5) * wide * 0.26 + wide * 0.02, tall / 2) for i in range(4)]
    return quads + ([(wide * 0.06, tall * 0.06, wide * 0.18, tall * 0.2)] if not phase else [])


def monitor(kind='text', hue='#5affa0', strength=1.4, case=BEIGE, seed=1, phase=0):
    """A tube monitor, 0.44 m wide and 0.4 m tall, on its foot; its glass is 0.34 x 0.25 m and shines towards -y."""
    skin, shade = paint(case, rough=0.55), paint(SHADE if case == BEIGE else '#1a1c22', rough=0.6)
    box((0, 0, 0), (0.26, 0.24, 0.03), shade, bevel=0.01)
    box((0, 0, 0.03), (0.14, 0.16, 0.03), shade, bevel=0)
    box((0, -0.08, 0.05), (0.44, 0.18, 0.37), skin, bevel=0.025)
    box((0, 0.1, 0.08), (0.34, 0.24, 0.28), skin, bevel=0.05)
    box((0, -0.165, 0.1), (0.37, 0.02, 0.285), shade, bevel=0.012)
    with group(at=(0, -0.178, 0.245)):
        screen(kind, hue, strength, 0.33, 0.25, seed, phase)
    ball((0.17, -0.172, 0.075), 0.009, glow('#5aff7a', 1.5) if kind != 'off' else paint('#3a3a30'), detail=1)


def keyboard(hue=BEIGE):
    """Keys on a bed, 0.42 m wide; its back edge lies on y = 0."""
    box((0, -0.08, 0), (0.42, 0.16, 0.022), paint(hue, rough=0.6), bevel=0.006)
    for row in range(4):
        box((-0.04, -0.03 - row * 0.034, 0.02), (0.3 if row else 0.3, 0.024, 0.014), paint('#f0e8d4', rough=0.6), bevel=0)
        box((0.16, -0.03 - row * 0.034, 0.02), (0.07, 0.024, 0.014), paint('#b8ae94', rough=0.6), bevel=0)


def computer(kind='text', hue='#5affa0', strength=1.4, case=BEIGE, seed=1, phase=0, mouse=True):
    """The whole machine for a desk: box, monitor on it, keys in front and a mouse; 0.5 m wide, its back on y = 0."""
    skin, dark = paint(case, rough=0.55), paint('#2c2a30', rough=0.5)
    box((0, -0.22, 0), (0.5, 0.42, 0.13), skin, bevel=0.012)
    box((0.13, -0.435, 0.075), (0.17, 0.012, 0.018), dark, bevel=0)
    box((0.13, -0.435, 0.035), (0.17, 0.012, 0.022), paint(SHADE), bevel=0)
    ball((-0.19, -0.435, 0.04), 0.01, glow('#5aff7a', 1.8), detail=1)
    with group(at=(0, -0.24, 0.13)):
        monitor(kind, hue, strength, case, seed, phase)
    with group(at=(0, -0.5, 0)):
        keyboard(case)
    if mouse:
        ball((0.3, -0.58, 0.012), 0.04, skin, squash=(0.7, 1.1, 0.5), detail=2)
        tube([(0.3, -0.54, 0.012), (0.33, -0.4, 0.006), (0.22, -0.2, 0.006)], 0.006, dark)


def modem(phase=0, lamps=5):
    """A flat box with a row of red lamps and a receiver laid beside its cradle."""
    box((0, 0, 0), (0.3, 0.2, 0.06), paint('#2c2e36', rough=0.5), bevel=0.01)
    for i in range(lamps):
        on = (i * 3 + phase * 2) % 4 != 1
        box((-0.11 + i * 0.05, -0.103, 0.025), (0.024, 0.006, 0.014), glow('#ff4a3a' if i % 2 else '#ffb43a', 2.4 if on else 0.15),
            bevel=0)
    for side in (-1, 1):
        ball((side * 0.08, 0, 0.06), 0.05, paint('#14141a', rough=0.6), squash=(1, 1, 0.4), detail=2)


def cables(points, hues=('#1c1c22', '#2a2a34', '#3a1c22'), radius=0.014, seed=4):
    """A bundle along points, each strand a little aside of the others: vines of a computer room."""
    rnd = random.Random(seed)
    for hue in hues:
        off = [tuple(p + rnd.uniform(-0.05, 0.05) for p in point[:2]) + (max(radius, point[2] + rnd.uniform(-0.04, 0.04)),)
               for point in points]
        path = []
        for a, b in zip(off, off[1:]):
            steps = 6
            sag = math.dist(a, b) * 0.12
            path += [tuple(p + (q - p) * i / steps for p, q in zip(a, b))[:2]
                     + (max(radius, a[2] + (b[2] - a[2]) * i / steps - sag * math.sin(math.pi * i / steps)),) for i in range(steps)]
        tube([*path, off[-1]], radius, paint(hue, rough=0.6))
