"""The Preps' kitchen: one long island of white marble, copper in a row above it, lemons, and a sink with one straw."""
import math
import random

from builders.rooms.decor import plant
from builders.rooms.fridge_stove import cupboards
from builders.rooms.pane_views import garden_view
from builders.rooms.rig import moonlight, sunlight
from builders.rooms.shell import checkers, room
from builders.rooms.windows import outside, window_frame
from kit.camera import FrontCamera
from kit.light import lamp, panel
from kit.materials import glass, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.45, -1.35, 1.92), focal=214, vanishing=(206, 56), size=SIZE)
_DEPTH, _WINDOW, _TOP = 4.4, (-0.55, 1.1, 2.9, 1.25), 0.94


def build(look):
    """Puts the kitchen on the stage; returns its hotspots."""
    night = look.night
    room(6.6, _DEPTH, 2.8, wall=paint('#bcd2da', rough=0.8), floor='#d8d4c8', ceiling='#fffdf4', skirting='#fffdf4', openings=(_WINDOW,))
    checkers(6.6, _DEPTH, '#e4e0d4', '#7f909e', 0.55, 0.12)
    for row in range(4):
        for column in range(24):
            if (row + column) % 2:
                box((-3.2 + column * 0.27, _DEPTH - 0.004, 0.94 + row * 0.135), (0.26, 0.008, 0.128), paint('#f8e48a', rough=0.25), bevel=0)
    x, z, w, h = _WINDOW
    window_frame((x, _DEPTH, z + 0.3), w, h - 0.3, '#fffdf4', columns=4, rows=1, sill=False)
    _garden(night)
    _back_units(look)
    with group() as sink:
        _island_sink(look)
    _island()
    with group() as lemons:
        _lemons(night)
    with group() as bells:
        _bells(look.phase('bell') == 1)
    with group() as door:
        _terrace_door(night)
    _copper()
    _cooler(look)
    if night:
        lamp((0.85, 0.5, 1.7), 7, '#ffe2a8', 0.1)
        moonlight((0.4, -1, -0.8), 1.3, (x, _DEPTH, z + h / 2, w, h), 7, soft_hue='#5a6ad8')
    else:
        sunlight((0.5, -1, -0.62), 8, (x, _DEPTH, z + h / 2, w, h), 30, '#fff0c8', '#f4f8ff')
    return {'sink': sink, 'lemons': lemons, 'bell-board': bells, 'door': door}


def _garden(night):
    """A lawn, the pool and its striped pool house."""
    outside(night, -0.5, trees=9, near=20, seed=12)
    plane((-1.2, 10, -0.47), (7, 3.4), glow('#3ad8e8', 1.2) if night else paint('#4ac8e0', rough=0.08))
    for i in range(10):
        box((-3.2 + i * 0.34, 14.2, -0.5), (0.34, 2.0, 2.3), paint(('#fff8ec', '#f0c83a')[i % 2], rough=0.8), bevel=0)
    box((-1.65, 14.2, 1.8), (4.0, 2.6, 0.16), paint('#3a8a9a', rough=0.8), bevel=0)
    box((-1.65, 13.1, -0.5), (0.8, 0.1, 1.8), glow('#ffd890', 2.2) if night else paint('#3a4a54'), bevel=0)


def _back_units(look):
    """Cupboards under the window and on both sides of it; by night a strip shines beneath them."""
    white, marble = paint('#fbf8ee', rough=0.35), paint('#f4f4f2', rough=0.12, worn=0.1, scale=2)
    box((-0.1, _DEPTH - 0.3, 0.08), (5.0, 0.58, 0.8), white, bevel=0.006)
    box((-0.1, _DEPTH - 0.31, 0.88), (5.04, 0.64, 0.05), marble, bevel=0.008)
    for i in range(9):
        box((-2.3 + i * 0.55, _DEPTH - 0.6, 0.14), (0.5, 0.03, 0.7), white, bevel=0.01)
        tube([(-2.42 + i * 0.55, _DEPTH - 0.64, 0.78), (-2.18 + i * 0.55, _DEPTH - 0.64, 0.78)], 0.012, paint('#d8a83a', rough=0.25, metal=0.9))
    with group(at=(1.85, _DEPTH, 1.6)):
        cupboards(1.6, '#fbf8ee', 3, 0.9, '#d8a83a')
    if look.night:
        box((1.85, _DEPTH - 0.3, 1.575), (1.5, 0.04, 0.025), glow('#ffe8b8', 6), bevel=0)
        panel((1.85, _DEPTH - 0.24, 1.56), (1.75, _DEPTH - 0.5, 0.9), (1.5, 0.2), 46, '#ffdc9c')
        box((-0.55, _DEPTH - 0.08, 1.32), (2.9, 0.03, 0.02), glow('#ffe8b8', 2.5), bevel=0)
        panel((-0.55, _DEPTH - 0.14, 1.3), (-0.55, _DEPTH - 0.4, 0.9), (2.8, 0.1), 26, '#ffdc9c')
    for i, (dx, hue, tall) in enumerate(((1.3, '#f4f0e4', 0.3), (1.5, '#f4f0e4', 0.25), (1.68, '#f4f0e4', 0.2), (2.2, '#d8dce4', 0.32))):
        cylinder((dx, _DEPTH - 0.26, 0.93), 0.08 - 0.008 * i, tall, paint(hue, rough=0.2, metal=0.8 if i == 3 else 0))
    for dx, seed in ((-1.7, 1), (-0.6, 2), (0.5, 3)):
        with group(at=(dx, _DEPTH - 0.2, 0.93), size=0.55):
            plant(0.8, '#f8f4ec', seed, 'bush')


def _island():
    """White marble with gray veins, cut by the lower frame."""
    marble, white = paint('#e8e8e6', rough=0.1), paint('#6f8c98', rough=0.35)
    box((0.2, 0.95, 0.06), (3.6, 1.0, 0.6), white, bevel=0.01)
    box((0.2, 0.44, 0.06), (3.6, 0.04, 0.84), white, bevel=0.01)
    for x0, x1, y0, y1 in ((-1.75, -1.02, 0.3, 1.6), (-0.38, 2.2, 0.3, 1.6), (-1.02, -0.38, 0.3, 0.66), (-1.02, -0.38, 1.14, 1.6)):
        box(((x0 + x1) / 2, (y0 + y1) / 2, _TOP - 0.06), (x1 - x0, y1 - y0, 0.06), marble, bevel=0)
    rnd = random.Random(8)
    for k, (x, y, long) in enumerate(((-1.6, 1.5, 6), (-0.3, 1.45, 8), (0.3, 0.7, 7), (1.0, 1.5, 6), (-0.34, 0.5, 6))):
        points = [(x, y, _TOP)]
        for _ in range(long):
            x, y = x + rnd.uniform(0.08, 0.26), y - rnd.uniform(0.02, 0.2)
            points.append((min(x, 2.18), max(y, 0.32), _TOP))
        if x < -0.3:
            points = [p for p in points if p[0] < -1.04]
        tube(points, [0.012 - 0.0012 * i for i in range(len(points))], paint(('#b6bec6', '#c8ced2')[k % 2], rough=0.15))
    for i in range(6):
        box((-1.3 + i * 0.62, 0.415, 0.12), (0.54, 0.012, 0.68), paint('#86a2ae', rough=0.35), bevel=0.01)
    box((1.62, 0.8, _TOP), (0.46, 0.34, 0.03), paint('#c89a5a', rough=0.6), bevel=0.008, rot=(0, 0, 12))
    box((1.56, 0.78, _TOP + 0.03), (0.3, 0.025, 0.008), paint('#d8dce4', rough=0.1, metal=1), bevel=0, rot=(0, 0, 30))
    for i in range(3):
        cylinder((1.7 + i * 0.09, 1.38, _TOP), 0.03, 0.26 - 0.03 * i, glass('#e0f0d0', 0.2))
        cylinder((1.7 + i * 0.09, 1.38, _TOP), 0.026, 0.12, paint(('#d8c84a', '#8a9a3a', '#c8643a')[i], rough=0.1))
    for x in (-0.9, 0.1, 1.1):
        cylinder((x, 2.05, 0.6), 0.2, 0.07, paint('#f0c83a', rough=0.6))
        for dx, dy in ((-0.14, -0.12), (0.14, -0.12), (0, 0.15)):
            tube([(x + dx, 2.05 + dy, 0), (x + dx * 0.6, 2.05 + dy * 0.6, 0.6)], 0.018, paint('#d8a83a', rough=0.25, metal=0.9))


def _island_sink(look):
    """Polished steel without a drop but the one that falls; in it a chewed straw."""
    steel, brass = paint('#d8dde6', rough=0.12, metal=1), paint('#e0b050', rough=0.15, metal=1)
    box((-0.7, 0.9, _TOP - 0.24), (0.64, 0.48, 0.02), paint('#b8bec8', rough=0.25, metal=0.8), bevel=0)
    for dx in (-0.32, 0.32):
        box((-0.7 + dx, 0.9, _TOP - 0.24), (0.02, 0.5, 0.24), steel, bevel=0)
    for y in (0.66, 1.14):
        box((-0.7, y, _TOP - 0.24), (0.66, 0.02, 0.24), steel, bevel=0)
    cylinder((-0.7, 0.92, _TOP - 0.222), 0.05, 0.01, paint('#3a3e48', rough=0.4, metal=0.6))
    tube([(-0.7, 1.24, _TOP), (-0.7, 1.24, _TOP + 0.3), (-0.7, 1.16, _TOP + 0.4), (-0.7, 1.02, _TOP + 0.38), (-0.7, 0.98, _TOP + 0.3)], 0.024, brass)
    for dx in (-0.14, 0.14):
        cylinder((-0.7 + dx, 1.24, _TOP), 0.03, 0.1, brass)
        tube([(-0.7 + dx - 0.06, 1.24, _TOP + 0.12), (-0.7 + dx + 0.06, 1.24, _TOP + 0.12)], 0.014, brass)
    # Striped, bent, chewed at one end.
    points = [(-0.96, 0.78, _TOP - 0.2), (-0.84, 0.82, _TOP - 0.15), (-0.68, 0.8, _TOP - 0.1), (-0.56, 0.88, _TOP - 0.02), (-0.5, 0.94, _TOP + 0.05)]
    tube(points, 0.017, paint('#fffaf4', rough=0.4))
    for a, b in zip(points, points[1:]):
        for t in (0.25, 0.7):
            ball(tuple(p + (q - p) * t for p, q in zip(a, b)), 0.02, paint('#e83a3a', rough=0.4), squash=(0.7, 1, 1), detail=1)
    drop = look.phase('drip')
    if drop:
        ball((-0.7, 0.98, _TOP + (0.22, 0.0)[drop - 1]), 0.024, glow('#d8f0ff', 2.2), squash=(1, 1, 1.4), detail=2)


def _lemons(night):
    """Wax, in a bowl; by night one has a bite in it."""
    cylinder((0.62, 0.9, _TOP), 0.1, 0.03, paint('#2f6ac8', rough=0.15))
    cylinder((0.62, 0.9, _TOP + 0.03), 0.12, 0.13, paint('#f8f8f4', rough=0.12), top=0.3, sides=32)
    ring((0.62, 0.9, _TOP + 0.16), 0.3, 0.014, paint('#2f6ac8', rough=0.15), rot=(0, 0, 0), steps=32)
    skins = [paint(hue, rough=0.35) for hue in ('#f6cf1e', '#e8bc16', '#fbe04a')]
    for i, (dx, dy, dz) in enumerate(((-0.14, -0.08, 0.16), (0.03, -0.14, 0.17), (0.16, -0.02, 0.16), (-0.06, 0.1, 0.17), (0.1, 0.12, 0.17), (-0.04, -0.04, 0.27), (0.09, 0.0, 0.27), (0.02, 0.03, 0.36))):
        with group(at=(0.62 + dx, 0.9 + dy, _TOP + dz), turn=i * 47):
            ball((0, 0, 0), 0.082, skins[i % 3], squash=(1.25, 1, 1))
            for side in (-1, 1):
                ball((side * 0.105, 0, 0), 0.024, skins[1], detail=2)
        if night and i == 1:
            ball((0.62 + dx + 0.02, 0.9 + dy - 0.05, _TOP + dz + 0.03), 0.062, paint('#fffbe0', rough=0.5, glow=0.3), detail=3)
            for k in range(5):
                a = 0.5 + k * 0.62
                ball((0.62 + dx + 0.02 + 0.06 * math.cos(a), 0.9 + dy - 0.075, _TOP + dz + 0.03 + 0.055 * math.sin(a)), 0.022, skins[1], detail=1)
    with group(at=(0.14, 0.7, _TOP + 0.082), turn=24):
        ball((0, 0, 0), 0.082, skins[0], squash=(1.25, 1, 1))
        for side in (-1, 1):
            ball((side * 0.105, 0, 0), 0.024, skins[1], detail=2)
    for at, lean in (((0.72, 0.84, _TOP + 0.4), 20), ((0.58, 0.82, _TOP + 0.36), -30), ((0.27, 0.66, _TOP + 0.02), 60)):
        with group(at=at, turn=lean):
            prism([(-0.07, 0), (0, 0.035), (0.08, 0.012), (0, -0.02)], 0.012, paint('#3f8a3a', rough=0.6))


def _bells(ringing):
    """Brass bells on springs over little plates; the last plate is blank, and its bell rings."""
    wood, brass = paint('#3a2214', rough=0.35), paint('#e0b050', rough=0.2, metal=0.95)
    box((-2.62, _DEPTH - 0.03, 1.56), (1.06, 0.05, 0.2), wood, bevel=0.01)
    box((-2.62, _DEPTH - 0.03, 1.22), (1.06, 0.05, 0.36), paint('#5a3820', rough=0.35), bevel=0.01)
    for i in range(5):
        x = -3.03 + i * 0.205
        lean = 0.07 if ringing and i == 4 else 0
        ring((x, _DEPTH - 0.08, 1.64), 0.05, 0.009, brass, steps=14)
        cylinder((x + lean, _DEPTH - 0.1, 1.46), 0.065, 0.12, brass, top=0.024, rot=(0, -lean * 300, 0))
        box((x, _DEPTH - 0.07, 1.3), (0.17, 0.012, 0.09), paint('#fffaf0', rough=0.7), bevel=0)
        if i < 4:
            box((x, _DEPTH - 0.078, 1.335), (0.13, 0.004, 0.02), paint('#3a2a4a'), bevel=0)


def _terrace_door(night):
    """Glass in white, in the left wall."""
    white = paint('#fffdf4', rough=0.4)
    box((-3.26, 2.7, 0), (0.1, 1.3, 2.3), white, bevel=0.01)
    with group(at=(-3.19, 2.7, 0.3), turn=90):
        garden_view(0.9, 1.86, night)
    for y in (2.25, 2.7, 3.15):
        box((-3.18, y, 0.1), (0.04, 0.07, 2.1), white, bevel=0)
    for z in (0.1, 0.9, 1.5, 2.1):
        box((-3.18, 2.7, z), (0.04, 0.96, 0.06 if z > 0.2 else 0.24), white, bevel=0)
    ball((-3.13, 3.05, 1.02), 0.04, paint('#e0b050', rough=0.2, metal=0.95))


def _copper():
    """Pans in a row on a rail over the island, large to small."""
    rail, brass = paint('#3a3c44', rough=0.3, metal=0.7), paint('#d8a83a', rough=0.25, metal=0.7)
    copper, deep, light = paint('#c8622c', rough=0.35, metal=0.35), paint('#8a3a1c', rough=0.4, metal=0.3), paint('#ffb88a', rough=0.2, metal=0.2)
    tube([(-1.5, 1.5, 2.5), (1.9, 1.5, 2.5)], 0.022, rail)
    for x in (-1.4, 0.2, 1.8):
        tube([(x, 1.5, 2.5), (x, 1.5, 2.8)], 0.012, rail)
    for i in range(8):
        x, r, deeper = -1.32 + i * 0.4, 0.19 - i * 0.013, i % 2
        z = 2.2 - r - 0.03 * deeper
        tube([(x, 1.5, 2.5), (x, 1.46, 2.47), (x, 1.45, 2.42)], 0.012, rail)
        tube([(x, 1.46, 2.43), (x, 1.47, z + r)], [0.016, 0.026], brass)
        cylinder((x, 1.5, z), r, 0.07 + 0.06 * deeper, copper, rot=(90, 0, 0), sides=32)
        front = 1.43 - 0.06 * deeper
        if deeper:
            disc((x, front - 0.002, z), r * 0.84, deep, sides=32)
        else:
            ring((x, front - 0.002, z), r * 0.62, 0.007, deep, steps=28)
        ring((x, front, z), r * 0.94, 0.012, light, start=96, end=176, steps=10)
        ring((x, front, z), r * 0.98, 0.012, deep, start=250, end=360, steps=12)


def _cooler(look):
    """A wine cooler at the right wall; its blue light comes and goes by night."""
    on = look.night and look.phase('cooler') == 0
    box((2.92, 3.3, 0), (0.6, 0.9, 1.7), paint('#1c1e26', rough=0.25), bevel=0.02)
    box((2.61, 3.3, 0.16), (0.02, 0.76, 1.42), glow('#4a9aff', 1.3) if on else paint('#1a2430', rough=0.08), bevel=0)
    for i in range(5):
        for k in range(4):
            cylinder((2.59, 3.02 + k * 0.18, 0.34 + i * 0.26), 0.04, 0.04, paint(('#8a1c2c', '#d8b04a', '#2c4a34')[(i + k) % 3], rough=0.2), rot=(0, 90, 0), sides=10)
        box((2.6, 3.3, 0.27 + i * 0.26), (0.02, 0.76, 0.014), paint('#c8a878', rough=0.5), bevel=0)
    if on:
        panel((2.55, 3.3, 0.9), (0, 2.4, 0.4), (0.7, 1.3), 12, '#5aa0ff')


SHOOT = Shoot('preps-house-kitchen', CAMERA, build, loops=(
    Loop('drip', 2, (0, 0, 0, 0, 0, 1, 2), 5, (85, 110, 130, 178)),
    Loop('cooler', 1, (0,) * 9 + (1, 0, 1), 5, (268, 60, 330, 160), ('night',)),
    Loop('bell', 1, (0,) * 8 + (1, 0, 1, 0), 4, (55, 55, 120, 100), ('night',)),
), exposure=(-0.25, 0.25), samples=9)

if __name__ == '__main__':
    SHOOT.main()
