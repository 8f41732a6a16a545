"""Inside the hollow tree: umber, its mouth a disk of day; a tin of letters, a jar, steps for small feet."""
import math
import random

from builders.rooms.zone import zone
from kit.camera import FrontCamera
from kit.light import lamp, panel, sky
from kit.materials import glass, glow, leaves, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, ring, rock, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, -0.6, 1.5), focal=204, vanishing=(184, 84), size=SIZE)
_MOUTH, _FLOOR = (0.1, 2.3, 1.62), 0.86
_JAR = (0.52, 1.1)


def build(look):
    """Puts the hollow on the stage; returns what is pointed at."""
    rnd, spots, dark = random.Random(71), {}, look.night
    _walls(rnd)
    with group() as spots['out']:
        _outside(look, rnd)
    with group() as spots['rim']:
        _steps(dark)
    with group(at=(-0.42, 1.1, _FLOOR + 0.06), turn=12) as spots['tin']:
        _tin(dark)
    with group(at=(*_JAR, _FLOOR + 0.06)) as spots['jar']:
        _jar(look)
    _crumbs(rnd, look)
    if dark:
        _fungi(rnd)
    _light(dark)
    return spots


def _walls(rnd):
    """Rings of old wood one before the other, ridges along them, a floor of dust."""
    x, y, z = _MOUTH
    for i, (radius, thick, back, hue) in enumerate(((1.62, 0.8, 0.0, '#7a5230'), (1.95, 0.85, -0.7, '#6a4428'), (2.2, 0.85, -1.35, '#583820'))):
        ring((x * (1 - i * 0.5), y + back, z - 0.06 * i), radius, thick, paint(hue, rough=0.95, worn=0.55, scale=5, bump=0.6), steps=40)
    for i in range(34):
        a = math.tau * i / 34 + rnd.uniform(-0.06, 0.06)
        if 1.2 * math.pi < a < 1.8 * math.pi:
            continue
        r0, r1 = 0.88 + rnd.uniform(0, 0.06), 1.36 + rnd.uniform(-0.08, 0.1)
        tube([(x + r0 * math.cos(a), y - 0.15, z + r0 * math.sin(a)), (x + 1.05 * math.cos(a + 0.08), y - 0.75, z + 1.05 * math.sin(a + 0.08)), (r1 * math.cos(a + 0.02), 0.6, z + r1 * math.sin(a + 0.02))],
             [0.02, 0.06, 0.05], paint(('#8a6038', '#4a2f1a', '#9a7044')[i % 3], rough=0.95, worn=0.3, scale=8))
    rock((0, 1.2, _FLOOR - 0.36), 1.5, paint('#6a4828', rough=1, worn=0.5, scale=7), squash=(1.3, 0.9, 0.28), rough=0.08)


def _outside(look, rnd):
    """Sky, the far bank, the lake's strip, the near bank; leaves hang before it."""
    dark = look.night
    x, y, z = _MOUTH
    plane((x, y + 4.2, z + 1.2), (6, 3.4), glow('#22386e' if dark else '#e8f0d8', 0.8 if dark else 2.0), rot=(90, 0, 0))
    for i in range(9):
        ball((x - 1.8 + i * 0.45, y + 4.0, z - 0.28 + 0.08 * math.sin(i * 2.2)), 0.34, glow('#142850' if dark else '#9ab07a', 0.6 if dark else 1.2), detail=2)
    plane((x, y + 3.9, z - 0.72), (6, 0.72), glow('#2a4a8a' if dark else '#6ab0c8', 0.8 if dark else 1.4), rot=(90, 0, 0))
    for i in range(5):
        plane((x - 0.5 + i * 0.27, y + 3.8, z - 0.5 - i * 0.07), (0.36, 0.03), glow('#c8d8ff' if dark else '#ffffff', 1.4 if dark else 2.2), rot=(90, 0, 0))
    plane((x, y + 3.7, z - 1.7), (6, 1.5), glow('#10241c' if dark else '#7a8a34', 0.5 if dark else 1.0), rot=(90, 0, 0))
    if dark:
        disc((x - 0.42, y + 3.9, z + 0.72), 0.2, glow('#fff0c8', 1.6))
    corners, sway = [], 0.07 * look.phase('leaves')
    for k in range(7):
        sx = x - 0.3 + k * 0.17
        for j in range(3 + (k * 5) % 4):
            lz, lx = z + 0.86 - j * 0.09, sx + sway * j / 4 + rnd.uniform(-0.02, 0.02)
            corners.append([(lx - 0.035, y + 0.5, lz), (lx + 0.02, y + 0.5, lz + 0.01), (lx + 0.035, y + 0.5, lz - 0.1), (lx - 0.01, y + 0.5, lz - 0.09)])
    sheets(corners, paint('#0c1a1c') if dark else leaves('#5a7a1c', '#a8b83a', '#d8c84a'), name='leaves')


def _steps(dark):
    """Cut into the rim on the right, going down; by night one more."""
    x, y, z = _MOUTH
    wood = paint('#c8965a', rough=0.8, glow=0.1)
    ring((x, y - 0.5, z), 0.93, 0.05, paint('#a87440', rough=0.85, worn=0.3), start=-78, end=40)
    for i in range(7 if dark else 6):
        a = math.radians(28 - i * 15)
        sx, sz = x + 1.0 * math.cos(a), z + 1.0 * math.sin(a)
        box((sx - 0.02, y - 0.72, sz), (0.26, 0.16, 0.045), wood, bevel=0.006)
        box((sx - 0.02, y - 0.62, sz - 0.09), (0.22, 0.06, 0.09), paint('#2a180c', rough=1), bevel=0)


def _tin(dark):
    """A biscuit tin: four letters open, one sealed; by night its wax is all that is left."""
    red = paint('#a8322c', rough=0.35, metal=0.3, worn=0.2)
    box((0, 0, 0), (0.54, 0.34, 0.2), red, bevel=0.02)
    box((0, -0.172, 0.05), (0.4, 0.006, 0.1), paint('#e8c060', rough=0.4), bevel=0)
    box((0, 0, 0.195), (0.5, 0.3, 0.01), paint('#2a1410'), bevel=0)
    box((-0.34, -0.12, 0.0), (0.56, 0.36, 0.05), paint('#c8483a', rough=0.35, metal=0.3), bevel=0.01, rot=(0, 38, 30))
    for i in range(4):
        with group(at=(-0.15 + i * 0.07, 0.11 - i * 0.06, 0.12), turn=-6 + i * 5):
            box((0, 0, 0), (0.3, 0.012, 0.24), paint('#f4e4c0', rough=0.9, glow=0.1), bevel=0, rot=(0, -6 + i * 3, 0))
            prism([(-0.15, 0.24), (0.15, 0.24), (0, 0.35)], 0.01, paint('#e0cc9c', rough=0.9), at=(0, 0.01, 0))
            for j in range(2):
                box((0, -0.012, 0.08 + j * 0.06), (0.2, 0.004, 0.018), paint('#8a7458'), bevel=0)
    if dark:
        disc((0.06, -0.3, 0.012), 0.05, paint('#d8281c', rough=0.3, glow=0.3), rot=(0, 0, 0))
        return
    with group(at=(0.17, -0.27, 0.02), turn=-14):
        box((0, 0, 0), (0.36, 0.02, 0.25), paint('#fff8e4', rough=0.9, glow=0.2), bevel=0, rot=(-28, 0, 0))
        tube([(-0.17, 0.1, 0.225), (0, 0.03, 0.12), (0.17, 0.1, 0.225)], 0.008, paint('#c8b48a'))
        ball((0, 0.02, 0.115), 0.045, paint('#d8281c', rough=0.3, glow=0.25), squash=(1, 0.5, 1), detail=2)


def _jar(look):
    """Holes in its lid; by night the shift is in."""
    cylinder((0, 0, 0), 0.16, 0.4, glass('#d8f0e4', 0.1), sides=24)
    cylinder((0, 0, 0.4), 0.15, 0.07, paint('#b8a060', rough=0.3, metal=0.7), sides=24)
    for x in (-0.07, 0, 0.07):
        ball((x, -0.06, 0.47), 0.018, '#1a1008', detail=1)
    box((0, -0.165, 0.1), (0.2, 0.012, 0.14), paint('#f4e8c8', rough=0.9, glow=0.1), bevel=0)
    for z in (0.14, 0.19):
        box((0, -0.175, z), (0.14, 0.004, 0.02), paint('#5a4a38'), bevel=0)
    tube([(0.02, 0.02, 0.0), (0.05, 0, 0.2), (0.0, 0, 0.36)], 0.01, paint('#6a8a3a'))
    if look.night:
        blink = look.phase('jar')
        rnd = random.Random(5 + blink)
        for _ in range(13):
            a, r = rnd.uniform(0, math.tau), rnd.uniform(0, 0.11)
            ball((r * math.cos(a), r * math.sin(a), rnd.uniform(0.05, 0.37)), 0.017, glow('#e8ff7a', 3 if blink == 1 else 11), detail=1)
        thing = lamp((0, -0.05, 0.22), 10 if blink == 1 else 16, '#d0ff6a', 0.12)
        thing.data.use_shadow = False


def _crumbs(rnd, look):
    """Acorns, chips, and by day a beetle."""
    for _ in range(16):
        ball((rnd.uniform(-1.1, 1.1), rnd.uniform(0.7, 1.5), _FLOOR + 0.04), rnd.uniform(0.02, 0.035), paint(rnd.choice(('#a87a3a', '#c89a54', '#4a2c14')), rough=0.7), squash=(1.3, 1, 0.8), detail=2)
    if not look.night:
        x = 0.06 + 0.07 * look.phase('beetle')
        ball((x, 0.86, _FLOOR + 0.07), 0.045, paint('#1c6a5a', rough=0.15, metal=0.5), squash=(1.4, 1, 0.8), detail=2)
        ball((x + 0.065, 0.86, _FLOOR + 0.065), 0.024, paint('#101418', rough=0.2), detail=2)
        for dx in (-0.03, 0.0, 0.03):
            tube([(x + dx, 0.82, _FLOOR + 0.07), (x + dx * 1.5, 0.77, _FLOOR + 0.04)], 0.007, '#101418')


def _fungi(rnd):
    """Shelves of light up the left wall."""
    for i in range(11):
        a = math.radians(128 + i * 9)
        r = 1.2 + rnd.uniform(-0.08, 0.06)
        x, z = r * math.cos(a), 1.6 + r * math.sin(a)
        cylinder((x, 1.25, z), rnd.uniform(0.06, 0.13), 0.04, glow('#3ae8c8', 1.3), top=0.03, sides=14)
    lamp((-0.85, 0.95, 1.7), 9, '#3ae8c8', 0.3)


def _light(dark):
    if dark:
        sky([(0, '#14100c'), (1, '#0c0a0c')], 0.25)
        panel((0.1, 3.2, 2.2), (0, 0.8, 1.0), (1.6, 1.6), 26, '#6a8ae8')
        panel((0, -0.5, 2.2), (0, 1.2, 0.9), (1.5, 0.6), 10, '#b87a4a')
        return
    sky([(0, '#3a2818'), (1, '#2a1c10')], 0.4)
    panel((0.1, 3.3, 2.1), (0, 0.7, 0.9), (1.8, 1.8), 190, '#fff0c0')
    panel((0, -0.5, 2.3), (0, 1.2, 0.9), (1.8, 0.8), 36, '#ffb878')


SHOOT = Shoot('lake-tree-hollow', CAMERA, build, samples=9, loops=(
    Loop('leaves', 1, (0, 0, 1), 1.5, zone(CAMERA, (0.35, 2.8, 2.3), (0.75, 0.36)), ('day',)),
    Loop('beetle', 2, (0, 1, 2, 1), 2, zone(CAMERA, (0.14, 0.86, 0.94), (0.2, 0.1)), ('day',)),
    Loop('jar', 2, (0, 0, 1, 2, 2, 1), 2, zone(CAMERA, (0.52, 1.1, 1.15), (0.24, 0.28)), ('night',)),
), exposure=(0.5, 1.0), bloom=(0.2, 0.4))

if __name__ == '__main__':
    SHOOT.main()
