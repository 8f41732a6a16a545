"""Of a bar: bottles in rows, stools, a wall phone whose receiver hangs, kegs, a booth with a high back, a lamp over it."""
import random

from kit.light import beam, lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, ring, tube
from kit.stage import group, move, turned

GLASSES = ('#c8641c', '#3a7a3a', '#e8a83a', '#7a2a1c', '#d8d0b0', '#2a5a6a', '#a8401c', '#5a7a2a')


def bottles(width, seed=1, lit=0.3, gap=0.105):
    """A row of bottles round the middle of its shelf on z = 0; each shines by `lit` where a light stands behind it."""
    rnd = random.Random(seed)
    for i in range(int(width / gap)):
        x, tall, hue = -width / 2 + (i + 0.5) * gap, rnd.uniform(0.16, 0.26), rnd.choice(GLASSES)
        body = paint(hue, rough=0.15, glow=lit * rnd.uniform(0.6, 1.4))
        if rnd.random() < 0.3:
            box((x, 0, 0), (0.07, 0.07, tall * 0.7), body, bevel=0.01)
        else:
            cylinder((x, 0, 0), rnd.uniform(0.03, 0.04), tall * 0.75, body, sides=10)
        cylinder((x, 0, tall * 0.7), 0.03, 0.07, body, top=0.013, sides=10)
        cylinder((x, 0, tall * 0.7 + 0.06), 0.013, 0.08, paint(rnd.choice(('#1c1410', '#d8b048', '#a8242c')), rough=0.4), sides=8)
        if rnd.random() < 0.6:
            box((x, -0.037, tall * 0.2), (0.05, 0.006, tall * 0.26), paint('#e8dcb8', rough=0.8), bevel=0)


def bar_stool(seat='#7a2418', metal='#c8a050', height=0.76, turn=0):
    """A round seat with a low back on one leg, towards -y; `turn` turns the seat."""
    brass = paint(metal, rough=0.25, metal=0.9)
    cylinder((0, 0, 0), 0.2, 0.03, brass)
    cylinder((0, 0, 0.03), 0.03, height - 0.1, brass)
    ring((0, 0, 0.24), 0.17, 0.014, brass, rot=(0, 0, 0))
    with group(turn=turn):
        cylinder((0, 0, height - 0.08), 0.19, 0.09, paint(seat, rough=0.4))
        ring((0, 0, height - 0.06), 0.19, 0.012, brass, rot=(0, 0, 0))
        for x in (-0.13, 0.13):
            tube([(x, 0.12, height - 0.02), (x, 0.17, height + 0.2)], 0.014, brass)
        box((0, 0.18, height + 0.12), (0.34, 0.05, 0.16), paint(seat, rough=0.4), bevel=0.02)


def wall_phone(swing=0.0, hue='#22201e'):
    """On a wall on y = 0, round its middle; its receiver hangs 0.75 m down and out by `swing` metres."""
    skin = paint(hue, rough=0.3)
    box((0, -0.06, -0.18), (0.24, 0.12, 0.4), skin, bevel=0.02)
    cylinder((0, -0.12, 0.08), 0.075, 0.02, paint('#c8ccd4', rough=0.2, metal=0.8), rot=(90, 0, 0))
    for x in (-0.06, 0.06):
        ball((x, -0.1, 0.24), 0.05, paint('#d8b048', rough=0.25, metal=0.9), detail=2)
    box((0.17, -0.06, 0.1), (0.08, 0.05, 0.03), paint('#c8ccd4', rough=0.2, metal=0.8), bevel=0)
    end = (0.22 + swing, -0.1, -0.78)
    cord = []
    for i in range(25):
        t = i / 24
        cord.append((0.1 + (end[0] - 0.1) * t + (0.014 if i % 2 else -0.014), -0.08 - 0.02 * t, -0.16 + (end[2] + 0.16) * t))
    tube(cord, 0.009, skin)
    tube([(end[0] - 0.03, end[1], end[2]), (end[0], end[1] - 0.03, end[2] - 0.12), (end[0] - 0.02, end[1], end[2] - 0.24)], 0.025, skin)
    for z in (0, -0.24):
        ball((end[0] - 0.05, end[1], end[2] + z), 0.045, skin, squash=(1, 1, 0.8), detail=2)


def keg(hue='#8a5628', hoop='#3a3e44', standing=False):
    """A wooden keg, 0.9 m long and 0.66 m wide; lies with its head to -y, round the middle of its front, or stands."""
    wood, iron = paint(hue, rough=0.6, worn=0.3, scale=5), paint(hoop, rough=0.4, metal=0.6)
    with group() as parts:
        for i, (a, b) in enumerate(((0.27, 0.31), (0.31, 0.33), (0.33, 0.31), (0.31, 0.27))):
            cylinder((0, 0, i * 0.225), a, 0.225, wood, top=b, sides=22)
        for z, r in ((0.03, 0.285), (0.22, 0.32), (0.66, 0.32), (0.85, 0.285)):
            ring((0, 0, z), r, 0.018, iron, rot=(0, 0, 0))
        for z in (-0.003, 0.898):
            cylinder((0, 0, z), 0.25, 0.006, paint('#a8743c', rough=0.7))
            for i in range(4):
                box((-0.15 + i * 0.1, 0, z - 0.002), (0.008, 0.46 - 0.12 * (i in (0, 3)), 0.01), paint('#5a3418'), bevel=0)
        cylinder((0, -0.14, -0.06), 0.022, 0.06, paint('#d8b048', metal=0.8, rough=0.3))
    if not standing:
        for part in parts:
            part.matrix_basis = turned((-90, 0, 0)) @ part.matrix_basis
        move(parts, (0, 0, 0.33))


def booth(hue='#6a1220', wood='#3a1a10', width=1.5, height=1.5):
    """A bench with a high buttoned back on y = 0, facing -y; its back is a wooden panel."""
    leather, panel = paint(hue, rough=0.32, worn=0.15), paint(wood, rough=0.4)
    box((0, 0.05, 0), (width, 0.1, height), panel, bevel=0.012)
    box((0, 0.05, height), (width + 0.06, 0.16, 0.07), panel, bevel=0.02)
    box((0, -0.28, 0), (width, 0.5, 0.36), panel, bevel=0.01)
    box((0, -0.28, 0.36), (width - 0.04, 0.56, 0.13), leather, bevel=0.05)
    count = max(3, int(width / 0.3))
    for i in range(count):
        x = -width / 2 + (i + 0.5) * width / count
        box((x, -0.05, 0.5), (width / count - 0.01, 0.13, height - 0.56), leather, bevel=0.05)
        for z in (0.78, 1.08):
            ball((x, -0.12, z), 0.02, paint('#3a0810'), detail=1)


def cone_lamp(at, on=True, energy=60, hue='#2a5a34', light='#ffc878', drop=0.8, radius=0.3, lean=0.0, angle=95):
    """A tin shade on a cord whose light falls in a cone; `at` is its lower rim's middle, `lean` moves it to the right."""
    x, y, z = at
    tube([(x, y, z + drop), (x + lean, y, z + 0.18)], 0.01, '#14100c')
    cylinder((x + lean, y, z), radius, 0.2, paint(hue, rough=0.35), top=radius * 0.24, rot=(0, -lean * 60, 0))
    bulb = cylinder((x + lean, y, z - 0.004), radius * 0.9, 0.008, glow(light, 3.2) if on else paint('#b8b0a0', rough=0.5))
    bulb.visible_shadow = False
    if on and energy:
        beam((x + lean, y, z + 0.0), (x + lean * 1.6, y, z - 2), energy * 4, light, angle=angle, blend=0.35, size=0.1)
        lamp((x + lean, y, z - 0.15), energy * 0.18, light, 0.1)
