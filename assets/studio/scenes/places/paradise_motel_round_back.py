"""The motel's back from its far corner: small high windows, a knotted sheet out of one, dumpsters, the railway behind."""
import math
import random

from builders.landmarks import utility_pole, wires
from builders.outside.openings import casement
from builders.outside.skies import clouds, day, night
from builders.outside.yard import specks
from builders.land import far_range, ridge
from builders.buildings import fire_escape
from kit.camera import FrontCamera
from kit.light import beam, lamp, panel
from kit.materials import asphalt, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, ring, rock, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, 0, 1.5), focal=220, vanishing=(120, 126), size=SIZE)
_TURN = -46


def build(look):
    """Puts the back lot on the stage; returns what is pointed at."""
    rnd, spots = random.Random(23), {}
    plane((0, 40, -0.02), (300, 200), paint('#a08458' if not look.night else '#3c3230', rough=1, worn=0.45, scale=0.6))
    plane((0, 9, 0), (30, 16), asphalt('#8a8078', 0.05) if not look.night else asphalt('#3a3432', 0.4))
    with group(at=(2.6, 11.4, 0), turn=_TURN):
        _wall(look, spots)
    with group(at=(-1.55, 4.7, 0), turn=18) as spots['laundry']:
        _cart(look, rnd)
    _embankment(look, rnd)
    if look.night:
        night(CAMERA, 'black', moon=(66, 40), radius=9, towards=(0.4, 0.5, -0.7), energy=1.3)
    else:
        day('haze', (0.12, 0.42, -0.95), energy=1.05)
        clouds(CAMERA, ((60, 44, 220), (150, 76, 170)), '#fff2e0')
    return spots


def _wall(look, spots):
    """Brown stucco along x that runs away to the left; its front faces the lot."""
    box((0, 2, 0), (26, 4, 6.4), paint('#c08f54', rough=0.9), bevel=0)
    box((0, 1.98, 0), (26.1, 4.1, 0.9), paint('#6a4630', rough=0.9), bevel=0)
    _courses()
    _services(look)
    box((0, 1.9, 6.4), (26.4, 4.4, 0.36), paint('#d8b070', rough=0.8), bevel=0)
    for i in range(9):
        x = -11 + i * 2.7
        for z in (2.5, 4.9):
            if (i, z) == (5, 2.5):
                continue
            lit = look.night and (i * 3 + int(z)) % 5 == 0
            casement((x, 0, z), (0.9, 0.6), '#ffb85a' if lit else None, 0.9, '#d8c4a0', bars=(0, 1),
                     curtain=('#b86a4a', '#8a9a7a', '#c8a05a')[(i + int(z)) % 3], part=0.3 + 0.1 * (i % 2))
            if (i, z) in ((3, 2.5), (7, 4.9), (6, 2.5)):
                _cooler(x, z)
        if i % 2:
            tube([(x + 1.3, -0.12, 0), (x + 1.3, -0.12, 6.4)], 0.07, paint('#7a6a58', rough=0.6))
    with group() as spots['sheet']:
        _sheet(look, -11 + 5 * 2.7)
    with group(at=(-4.6, -0.02, 0)):
        fire_escape(2, z0=2.9, gap=2.6)
    with group(at=(5.6, -1.3, 0), turn=-5) as spots['dumpster']:
        _dumpster('#2f6a4a')
    with group(at=(8.1, -1.2, 0), turn=4):
        _dumpster('#8a4a2c')
    with group(at=(-10.6, -0.6, 0)) as spots['lot']:
        box((0, 0, 0), (3.0, 0.3, 3.0), paint('#a8386a' if look.night else '#e88aa4', rough=0.7, glow=0.22 if look.night else 0.0), bevel=0)
        prism([(-0.9, 0), (-0.2, 0.5), (-0.2, 0.2), (0.9, 0.2), (0.9, -0.2), (-0.2, -0.2), (-0.2, -0.5)], 0.08, glow('#ffd8ec', 1.6) if look.night else paint('#f8ecd8'), at=(0, -0.2, 1.9))
    tube([(0.4, 0, 4.3), (0.4, -0.9, 4.5)], 0.05, paint('#2a2622'))
    cylinder((0.4, -0.95, 4.3), 0.28, 0.2, paint('#2a2622'), top=0.1)
    ball((0.4, -0.95, 4.3), 0.17, glow('#ffb04a', 12) if look.night else paint('#f4e8c8'), detail=2)
    if look.night:
        beam((0.4, -1.0, 4.3), (0.4, -1.8, 0), 900, '#ff9a34', angle=140, blend=0.6, size=0.2)
        lamp((0.4, -2.0, 3.8), 220, '#ff9a34', 0.3)
        specks((0.4, -1.2, 4.3), 0.6, 9, 0.07, '#ffe8b0', 5, seed=1 + look.phase('moths'))
        panel((2.5, -0.3, 2.9), (2.5, -4, 0), (0.9, 0.6), 40, '#ffa84a')


def _courses():
    """Courses of painted block, the joints of each half a block from the last; under the sills, what rain took down the wall."""
    joints, stains = [], []
    for row in range(1, 12):
        z = 0.9 + row * 0.46
        joints.append([(-13, -0.012, z), (13, -0.012, z), (13, -0.012, z + 0.035), (-13, -0.012, z + 0.035)])
        for i in range(29):
            x = -12.7 + i * 0.92 + 0.46 * (row % 2)
            joints.append([(x, -0.012, z), (x + 0.03, -0.012, z), (x + 0.03, -0.012, z + 0.46), (x, -0.012, z + 0.46)])
    for i in range(9):
        for k, dx in enumerate((-0.5, 0.46)):
            x, z, long = -11 + i * 2.7 + dx, (4.7, 2.3)[(i + k) % 2], 0.7 + 0.35 * ((i * 2 + k) % 3)
            stains.append([(x - 0.09, -0.014, z), (x + 0.09, -0.014, z), (x + 0.03, -0.014, z - long), (x - 0.02, -0.014, z - long)])
    sheets(joints, paint('#9a6e3c', rough=0.95), name='joints')
    sheets(stains, paint('#94683a', rough=1), name='stains')


def _cooler(x, z):
    """A cooler in the lower half of a window, and the drip below it."""
    box((x, -0.35, z - 0.02), (0.8, 0.5, 0.36), paint('#c8c2b0', rough=0.5), bevel=0.02)
    for i in range(4):
        box((x, -0.61, z + 0.03 + i * 0.075), (0.64, 0.02, 0.03), paint('#6a665c', rough=0.5), bevel=0)
    sheets([[(x - 0.1, -0.016, z - 0.2), (x + 0.12, -0.016, z - 0.2), (x + 0.05, -0.016, 0.9), (x, -0.016, 0.9)]], paint('#7c5630', rough=1))


def _services(look):
    """What a wall has on its back: a steel door with a step, meters on their pipe, a notice by the door."""
    box((0.9, -0.06, 0), (1.2, 0.1, 2.25), paint('#4a3426', rough=0.6), bevel=0)
    box((0.9, -0.1, 0.1), (1.0, 0.08, 2.05), paint('#7a4a34', rough=0.45), bevel=0.01)
    box((0.9, -0.16, 0.2), (0.84, 0.02, 0.3), paint('#a89a84', rough=0.3, metal=0.6), bevel=0)
    box((1.26, -0.18, 1.05), (0.06, 0.1, 0.16), paint('#d8c8a0', rough=0.3, metal=0.7), bevel=0)
    box((0.9, -0.5, 0), (1.5, 0.8, 0.14), paint('#8a8074', rough=0.9), bevel=0.01)
    box((0.9, -0.15, 1.45), (0.5, 0.01, 0.3), paint('#f4ecd8', rough=0.8, glow=0.15 if look.night else 0), bevel=0)
    for i in range(2):
        box((0.9, -0.16, 1.52 + i * 0.1), (0.36, 0.01, 0.035), paint('#a8282c'), bevel=0)
    for x in (-1.9, -1.3):
        tube([(x, -0.1, 0), (x, -0.1, 1.9)], 0.035, paint('#8a8a84', rough=0.5))
        cylinder((x, -0.08, 1.15), 0.18, 0.16, paint('#a4aaa4', rough=0.4, metal=0.4), rot=(90, 0, 0), sides=16)
        ball((x, -0.25, 1.15), 0.07, paint('#f4f4ec', rough=0.1), detail=2)


def _sheet(look, x):
    """The bathroom window of Room 2, open, and the sheet that hangs out of it over the sill, knotted."""
    frame = paint('#d8c4a0', rough=0.6)
    box((x, -0.08, 2.5), (1.14, 0.1, 0.84), frame, bevel=0)
    box((x, -0.15, 2.58), (0.94, 0.05, 0.68), glow('#ffa040', 1.3) if look.night else paint('#1c1a20'), bevel=0)
    box((x, -0.2, 2.44), (1.4, 0.34, 0.1), frame, bevel=0)
    with group(at=(x - 0.5, -0.2, 2.56), turn=-62):
        for dz in (0, 0.64):
            box((0.42, 0, dz), (0.86, 0.05, 0.07), frame, bevel=0)
        for dx in (0.02, 0.82):
            box((dx, 0, 0), (0.06, 0.05, 0.7), frame, bevel=0)
    if look.night:
        shade = paint('#1a0e0a', rough=1)
        ball((x + 0.2, -0.2, 3.02), 0.15, shade, squash=(1, 0.3, 1.1), detail=2)
        box((x + 0.2, -0.19, 2.58), (0.5, 0.04, 0.34), shade, bevel=0.01)
        tube([(x + 0.06, -0.22, 2.84), (x - 0.1, -0.3, 2.66)], 0.06, shade)
    cloth, fold = paint('#f6f0e4', rough=0.95, glow=0.1 if look.night else 0.0), paint('#b8a890', rough=0.95)
    sway, knots = 0.16 * look.phase('sheet'), 3 if look.night else 4
    step = 0.44
    box((x, -0.3, 2.52), (0.36, 0.3, 0.1), cloth, bevel=0.04)
    tops = [(x + sway * (i / knots) ** 2, -0.44, 2.52 - i * step) for i in range(knots + 1)]
    for a, b in zip(tops, tops[1:]):
        mid = tuple((p + q) / 2 for p, q in zip(a, b))
        tube([a, (mid[0] - 0.02, mid[1], mid[2] + 0.06), (mid[0] + 0.02, mid[1], mid[2] - 0.08), b], [0.06, 0.16, 0.17, 0.06], cloth)
        tube([(a[0] + 0.03, a[1] - 0.1, a[2] - 0.08), (mid[0] + 0.05, mid[1] - 0.13, mid[2]), (b[0] + 0.02, b[1] - 0.1, b[2] + 0.08)], 0.016, fold)
        ball(b, 0.1, cloth, squash=(1.1, 1, 0.8), detail=2)
    end = tops[-1]
    sheets([[(end[0] - 0.06, end[1], end[2] - 0.05), (end[0] + 0.07, end[1] - 0.02, end[2] - 0.05), (end[0] + 0.26 + sway * 0.3, end[1] - 0.04, end[2] - 0.4),
             (end[0] - 0.13 + sway * 0.3, end[1], end[2] - 0.52)]], cloth, name='corner')


def _dumpster(hue):
    body = paint(hue, rough=0.5, worn=0.4, scale=3)
    prism([(-0.9, 0.15), (0.9, 0.15), (1.05, 1.25), (-1.05, 1.25)], 1.2, body)
    for x in (-0.6, 0, 0.6):
        box((x, -0.63, 0.2), (0.1, 0.06, 1.0), body, bevel=0)
    box((0, 0.1, 1.25), (2.1, 1.3, 0.08), paint('#23262a', rough=0.6), bevel=0.02, rot=(7, 0, 0))
    for x in (-0.75, 0.75):
        cylinder((x, -0.4, 0), 0.12, 0.1, paint('#16161a'), rot=(0, 90, 0), sides=12)


def _cart(look, rnd):
    """A wire cart on wheels heaped with towels, one red sleeve among them."""
    wire = paint('#c8ccd4', rough=0.25, metal=0.8)
    for z, grow in ((0.35, 0.0), (0.6, 0.04), (0.85, 0.08), (1.0, 0.1)):
        w, d = 0.62 + grow, 0.42 + grow
        tube([(-w, -d, z), (w, -d, z), (w, d, z), (-w, d, z)], 0.02, wire, closed=True)
    for i in range(9):
        t = i / 8 * 2 - 1
        for y in (-1, 1):
            tube([(t * 0.62, y * 0.42, 0.35), (t * 0.72, y * 0.52, 1.0)], 0.012, wire)
    tube([(-0.72, -0.5, 1.0), (-0.95, -0.5, 1.2), (-0.95, 0.5, 1.2), (-0.72, 0.5, 1.0)], 0.03, wire)
    for x in (-0.5, 0.5):
        for y in (-0.35, 0.35):
            tube([(x, y, 0.35), (x, y, 0.12)], 0.02, wire)
            ring((x, y, 0.1), 0.08, 0.03, paint('#16161a'), steps=14)
    for i in range(11):
        rock((rnd.uniform(-0.5, 0.5), rnd.uniform(-0.3, 0.3), 0.6 + 0.05 * i), 0.27, paint(('#d8d2c6', '#e090a4', '#6ab8b4')[i % 3], rough=1), squash=(1.2, 1, 0.6), rough=0.3, detail=3)
    tube([(0.1, -0.3, 1.1), (0.3, -0.56, 0.95), (0.34, -0.6, 0.62)], [0.11, 0.1, 0.09], paint('#c8222c', rough=0.9))
    tube([(0.34, -0.6, 0.62), (0.345, -0.6, 0.54)], 0.1, paint('#f4d23a', rough=0.9))


def _embankment(look, rnd):
    """A bank with the rails on top, poles along it, dry grass."""
    earth = paint('#8a7040' if not look.night else '#2c2c3a', rough=1, worn=0.4, scale=0.8)
    for i in range(14):
        rock((-50 + i * 7, 40 + rnd.uniform(-1, 1), 0), 5.4, earth, squash=(1.5, 1, 0.62), rough=0.14, detail=3)
    box((0, 41, 3.0), (120, 2.6, 0.4), paint('#6a6058', rough=1, worn=0.5), bevel=0)
    for y in (40.2, 41.6):
        box((0, y, 3.4), (120, 0.12, 0.16), paint('#b89a84' if not look.night else '#7a88a8', metal=0.7, rough=0.3), bevel=0)
    spots = [(-34 + i * 11, 44) for i in range(6)]
    for x, y in spots:
        with group(at=(x, y, 2.6)):
            utility_pole(7.5)
    for a, b in zip(spots, spots[1:]):
        wires(a, b, 10.1, 10.1, sag=0.8, radius=0.035)
    for y, foot, crest, height, seed in ((420, '#f0c8a8', '#b08a8a', 44, 3),):
        far_range(y, ridge(-y, y, height, seed), '#3a4468' if look.night else foot, '#20284c' if look.night else crest)
    for _ in range(60):
        x, y = rnd.uniform(-10, 1), rnd.uniform(6, 16)
        tube([(x, y, 0), (x + rnd.uniform(-0.15, 0.15), y, rnd.uniform(0.15, 0.5))], [0.03, 0.006], paint(('#b89a50', '#8a7a3a')[rnd.randrange(2)], rough=1))


SHOOT = Shoot('paradise-motel-round-back', CAMERA, build, samples=9, exposure=(0.15, 0.75), bloom=(0.06, 0.45), loops=(
    Loop('sheet', 1, (0, 1), fps=1, zone=(190, 70, 262, 150)),
    Loop('moths', 1, (0, 1), fps=5, zone=(120, 40, 220, 100), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
