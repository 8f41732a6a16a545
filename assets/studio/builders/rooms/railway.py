"""What an old railway shed has: walls of planks, lanterns, an anvil, a ticket punch, rails, a boxcar, pigeons."""
import math
import random

from kit.colour import mixed
from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, plane, prism, ring, sheets, tube
from kit.stage import group


def planks(width, tall, hue='#9a7a4a', gap='#2a1c10', board=0.22, light=None, seed=2):
    """A wall of upright boards on y = 0 from the origin to the right; where `light` is (hue, strength), some gaps and
    knotholes let the day through."""
    rnd = random.Random(seed)
    plane((width / 2, 0.01, tall / 2), (width, tall), paint(gap, rough=1), rot=(90, 0, 0))
    tones = [paint(mixed(hue, gap, share), rough=0.85) for share in (0, 0.12, 0.24)]
    quads, cracks = [[] for _ in tones], []
    x = 0.0
    while x < width:
        right = min(width, x + board - 0.014)
        quads[rnd.randrange(3)].append([(x, 0, 0), (right, 0, 0), (right, 0, tall), (x, 0, tall)])
        if light and rnd.random() < 0.45:
            low = rnd.uniform(0, tall * 0.6)
            cracks.append([(right, -0.002, low), (right + 0.014, -0.002, low), (right + 0.014, -0.002, low + tall * 0.36), (right, -0.002, low + tall * 0.36)])
        if light and rnd.random() < 0.4:
            disc((x + board / 2, -0.004, rnd.uniform(tall * 0.3, tall * 0.9)), 0.022, glow(*light), sides=10)
        x += board
    for tone, corners in zip(tones, quads):
        if corners:
            sheets(corners, tone, name='planks')
    if cracks:
        sheets(cracks, glow(*light), name='cracks')


def conductor_lamp(on=True, energy=26, light='#ffb04a', flame=0):
    """A railway lantern, 0.3 m tall with its handle, on z = 0."""
    tin = paint('#3a3430', rough=0.4, metal=0.6)
    cylinder((0, 0, 0), 0.085, 0.05, tin, sides=18)
    core = cylinder((0, 0, 0.05), 0.055, 0.13, glow(light, (5, 4, 6)[flame]) if on else paint('#c8b890', rough=0.2), top=0.065, sides=18)
    core.visible_shadow = False
    for i in range(4):
        a = math.radians(45 + i * 90)
        tube([(0.078 * math.cos(a), 0.078 * math.sin(a), 0.04), (0.07 * math.cos(a), 0.07 * math.sin(a), 0.2)], 0.007, tin)
    cylinder((0, 0, 0.19), 0.085, 0.06, tin, top=0.03, sides=18)
    ring((0, 0, 0.25), 0.08, 0.008, tin, start=0, end=180)
    if on:
        lamp((0, 0, 0.12), energy * (1, 0.85, 1.15)[flame], light, 0.06)


def anvil(hue='#4a5058'):
    """On its block, 0.75 m tall; its horn points to the left."""
    cylinder((0, 0, 0), 0.24, 0.46, paint('#7a5a38', rough=0.9, worn=0.3), sides=16)
    iron = paint(hue, rough=0.35, metal=0.8)
    box((0, 0, 0.46), (0.3, 0.2, 0.06), iron, bevel=0.015)
    box((0, 0, 0.52), (0.14, 0.13, 0.1), iron, bevel=0.02)
    box((0.06, 0, 0.61), (0.38, 0.16, 0.11), iron, bevel=0.015)
    cylinder((-0.12, 0, 0.67), 0.07, 0.26, iron, rot=(0, -90, 0), top=0.012, sides=14)


def ticket_punch(open_by=0, hue='#c8ccd0'):
    """Pliers that punch a bear, lying; `open_by` degrees between the handles."""
    steel = paint(hue, rough=0.25, metal=0.9)
    for side in (-1, 1):
        with group(turn=side * (6 + open_by / 2)):
            tube([(0.02, side * 0.01, 0.02), (0.14, side * 0.03, 0.02), (0.24, side * 0.05, 0.02)], 0.014, steel)
            box((-0.06, side * 0.008, 0.01), (0.12, 0.02, 0.03), steel, bevel=0.005)
    cylinder((0, 0, 0), 0.024, 0.045, paint('#d8a83a', metal=0.9, rough=0.25), sides=12)


def rails(length, gauge=1.44, sleeper=0.62, hue='#c8a098', ties=True):
    """A track that runs away from the viewer from y = 0, its middle on x = 0."""
    steel = paint(hue, rough=0.25, metal=0.85)
    if ties:
        wood = paint('#3a2a28', rough=0.9, worn=0.3)
        for i in range(int(length / sleeper)):
            y = i * sleeper
            if y < 26:
                box((0, y, 0), (gauge + 1.0, 0.24, 0.12), wood, bevel=0)
    for side in (-1, 1):
        box((side * gauge / 2, length / 2, 0.1), (0.07, length, 0.14), steel, bevel=0)
        box((side * gauge / 2, length / 2, 0.08), (0.14, length, 0.04), paint('#6a4a40', rough=0.6, metal=0.4), bevel=0)


def boxcar(ajar=0.4, inside=None, hue='#8a3a34'):
    """A goods wagon, 7 m long along x and 3.4 m tall; its side faces -y on y = 0 and its door stands open by `ajar` metres.
    `inside` is (hue, strength) of a light in it."""
    skin, dark = paint(hue, rough=0.7, worn=0.25, scale=3), paint('#2a1c1c', rough=0.7)
    box((0, 1.3, 0.9), (7, 2.6, 2.6), skin, bevel=0.02)
    box((0, 1.3, 3.5), (7.1, 2.7, 0.12), dark, bevel=0.02)
    for i in range(22):
        box((-3.4 + i * 0.32, -0.02, 1.0), (0.02, 0.03, 2.4), dark, bevel=0)
    box((0, -0.03, 1.0), (1.9, 0.04, 2.35), paint('#0c080a', rough=1) if not inside else glow(*inside), bevel=0)
    box((ajar, -0.09, 1.0), (1.9, 0.08, 2.4), skin, bevel=0)
    for lean in (0, 1):
        tube([(ajar - 0.9, -0.14, 1.05 if lean else 3.3), (ajar + 0.9, -0.14, 3.3 if lean else 1.05)], 0.05, dark)
    box((0, -0.1, 3.42), (5.2, 0.08, 0.08), dark, bevel=0)
    box((0, 1.3, 0.7), (7.2, 1.6, 0.2), dark, bevel=0)
    for x in (-2.5, -1.7, 1.7, 2.5):
        cylinder((x, 0.3, 0.42), 0.42, 0.14, paint('#4a4448', rough=0.4, metal=0.6), rot=(90, 0, 0), sides=20)
    for x in (-3.65, 3.65):
        box((x, 1.3, 0.75), (0.3, 0.3, 0.2), dark, bevel=0)


def telegraph_pole(tall=6.5, bird=None):
    """A pole with two arms of insulators; `bird` is where one sits along the upper arm."""
    wood = paint('#4a3030', rough=0.9, worn=0.2)
    cylinder((0, 0, 0), 0.12, tall, wood, top=0.09, sides=10)
    for z in (tall - 0.5, tall - 1.1):
        box((0, 0, z), (2.0, 0.12, 0.12), wood, bevel=0)
        for i in range(4):
            cylinder((-0.85 + i * 0.567, 0, z + 0.12), 0.05, 0.14, paint('#a8d8d0', rough=0.2), sides=8)
    if bird is not None:
        ball((bird, 0, tall - 0.14), 0.16, '#1a1018', squash=(1.2, 0.8, 0.9), detail=2)
        ball((bird + 0.16, 0, tall + 0.0), 0.09, '#1a1018', detail=2)


def semaphore(down=False, night=False, tall=6.0, red='#e8323a'):
    """A signal whose arm says stop, or has come down; its lamp shines by night."""
    cylinder((0, 0, 0), 0.1, tall, paint('#e0dcd0', rough=0.7), sides=10)
    with group(at=(0, -0.1, tall - 0.4)):
        box((-0.75, 0, -0.14), (1.4, 0.05, 0.28), paint(red, rough=0.5), bevel=0, rot=(0, -45 if down else 0, 0))
        hue = '#3aff8a' if down else '#ff3a3a'
        ball((0.16, -0.05, 0), 0.12, glow(hue, 6 if night else 1.2), detail=2)
        if night:
            lamp((0.16, -0.3, 0), 30, hue, 0.1)


def pigeon(nod=0, hue='#8a8ea0'):
    """0.3 m long, looks to the left; `nod` moves its head."""
    skin = paint(hue, rough=0.7)
    ball((0, 0, 0.12), 0.1, skin, squash=(1.35, 0.85, 0.9), detail=2)
    ball((-0.1 - 0.03 * nod, 0, 0.22 - 0.05 * nod), 0.05, paint('#4a7a6a', rough=0.4), detail=2)
    cylinder((-0.14 - 0.03 * nod, 0, 0.21 - 0.05 * nod), 0.014, 0.04, paint('#e0a03a'), rot=(0, -90, 0), top=0.003, sides=6)
    prism([(0.08, 0.1), (0.26, 0.12), (0.26, 0.08)], 0.08, skin)
    for y in (-0.03, 0.03):
        tube([(0, y, 0.06), (0, y, 0)], 0.008, paint('#d84a3a'))


def straw(area, count, seed=1, z=0.0, rise=0.0, hues=('#e8c44a', '#d0a030', '#f4dc7a'), long=0.28):
    """Loose straws over the rectangle (x0, y0, x1, y1); `rise` heaps them up towards its middle."""
    rnd, (x0, y0, x1, y1) = random.Random(seed), area
    quads = {hue: [] for hue in hues}
    for _ in range(count):
        x, y, a = rnd.uniform(x0, x1), rnd.uniform(y0, y1), rnd.uniform(0, math.pi)
        u, v = (2 * (x - x0) / (x1 - x0) - 1), (2 * (y - y0) / (y1 - y0) - 1)
        high = z + rise * max(0, 1 - u * u - v * v) + rnd.uniform(0.01, 0.05)
        dx, dy, tip = long / 2 * math.cos(a), long / 2 * math.sin(a), rnd.uniform(-0.06, 0.1)
        quads[rnd.choice(hues)].append([(x - dx, y - dy, high), (x + dx, y + dy, high + tip), (x + dx, y + dy, high + tip + 0.022), (x - dx, y - dy, high + 0.022)])
    for hue, corners in quads.items():
        sheets(corners, paint(hue, rough=0.9), name='straw')


def bale(hue='#d8b040'):
    """A bale of hay with two strings, 0.9 m long."""
    box((0, 0, 0), (0.9, 0.5, 0.42), paint(hue, rough=1, worn=0.35, scale=22, bump=0.8), bevel=0.05)
    for x in (-0.24, 0.24):
        box((x, 0, -0.004), (0.02, 0.51, 0.43), paint('#a84a2c', rough=0.9), bevel=0)
