"""The railway shed at the end of Depot Lane along its rails: gray boards, a signal, a clock that stopped at 8:20."""
import math
import random

from builders.land import wood
from builders.landmarks import utility_pole, wires
from builders.outside.skies import clouds, day, horizon, night
from builders.town.parts import boards
from builders.town.railway_shed import sleepers
from kit.camera import FrontCamera
from kit.light import lamp
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, prism, rock, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, 0, 1.25), focal=220, vanishing=(118, 138), size=SIZE)
_GRAY = '#a8aaac'


def build(look):
    """Puts the shed beside its rails; returns what is pointed at."""
    rnd, spots = random.Random(33), {}
    plane((0, 80, -0.02), (400, 260), paint('#a08c48' if not look.night else '#30384c', rough=1, worn=0.4, scale=0.5))
    _rails(look, rnd, spots)
    with group(at=(5.6, 13.5, 0), turn=-34):
        _shed(look, spots)
    with group(at=(-3.3, 13.0, 0)) as spots['signal']:
        _semaphore(look)
    _front(look, rnd)
    for i in range(150):
        x, y = rnd.uniform(-9, 9), rnd.uniform(4.2, 16)
        if abs(x) < 1.4:
            continue
        lean = rnd.uniform(-0.15, 0.15) + 0.12 * look.phase('grass') * (y < 7)
        tube([(x, y, 0), (x + lean, y, rnd.uniform(0.2, 0.7))], [0.025, 0.005], paint(rnd.choice(('#c8a850', '#a89040', '#8a8a48')), rough=1))
    spots_ = [(-6.2, 20), (-6.2, 34), (-6.2, 52), (-6.2, 80)]
    for x, y in spots_:
        with group(at=(x, y, 0)):
            utility_pole(7.6)
    for a, b in zip(spots_, spots_[1:]):
        wires(a, b, 7.6, 7.6, sag=0.5, radius=0.02 + a[1] * 0.0004)
    wires((-6.2, 4), (-6.2, 20), 7.6, 7.6, sag=0.5, radius=0.018)
    wood(rnd, [(rnd.uniform(-60, -10), rnd.uniform(70, 100), 0) for _ in range(9)] + [(24, 40, 0), (30, 46, 0), (19, 52, 0), (12, 66, 0), (7, 90, 0)],
         kinds=('gold', 'autumn', 'dark'), height=8, leaf=0.6)
    horizon(look.night, ('#c8a8a4', '#9a8478'), ('#26345c', '#182244'), heights=(30, 14), haze='#f4cfa8', glow_low='#34508c')
    if look.night:
        night(CAMERA, 'teal', moon=(56, 46), radius=11, towards=(0.5, 0.5, -0.6), energy=1.7)
    else:
        day('evening', (0.8, 0.5, -0.34), energy=1.05)
        clouds(CAMERA, ((60, 66, 260), (190, 36, 200), (322, 58, 180)), '#ffdcc0')
    return spots


def _rails(look, rnd, spots):
    """One track that runs to the vanishing point; the stones and ties nearest the viewer lead to the trackside."""
    tie, iron = paint('#54443a', rough=0.95, worn=0.4), paint('#8a7468' if not look.night else '#8a94a8', rough=0.3, metal=0.8)
    plane((0, 60, 0.01), (2.9, 120), paint('#8a8078' if not look.night else '#3c4050', rough=1, worn=0.5, scale=6))
    with group() as spots['trackside']:
        for i in range(8):
            box((0, 5.2 + i * 0.8, 0.01), (2.3, 0.3, 0.08), tie, bevel=0)
    for i in range(44):
        box((0, 11.6 + i * 0.8, 0.01), (2.3, 0.3, 0.08), tie, bevel=0)
    for x in (-0.72, 0.72):
        box((x, 63, 0.08), (0.08, 118, 0.13), iron, bevel=0)


def _shed(look, spots):
    """Long and low, its roof sunk in the middle; sliding doors, a clock over them."""
    wall = boards(_GRAY, '#5a5c62')
    roof = paint('#6a6e76', rough=0.8, worn=0.5, scale=0.9)
    box((0, 4, 0.5), (11, 8, 3.9), wall, bevel=0)
    box((0, 4, 0), (11.4, 8.4, 0.5), paint('#6a5a4a', rough=0.95, worn=0.4), bevel=0)
    with group(at=(0, 4, 4.4), turn=90):
        prism([(-4.6, 0), (4.6, 0), (4.6, 0.2), (0, 2.9), (-4.6, 0.2)], 12.2, roof)
    for i in range(9):
        box((-5.4 + i * 1.35, -0.5 - 0.1, 4.3), (0.5, 0.9, 0.08), paint('#565a62', rough=0.9), bevel=0)
    box((0, -1.2, 0), (12, 2.2, 0.5), paint('#8a7c6c', rough=0.9, worn=0.4), bevel=0)
    with group() as spots['door']:
        ajar = 0.5 if look.night else 0.2
        box((-1.2, -0.1, 0.5), (3.2, 0.1, 3.0), paint('#14121a') if not look.night else glow('#ffb45e', 1.3), bevel=0)
        for x, shift in ((-2.1, -ajar), (-0.3, ajar)):
            box((x + shift, -0.2, 0.5), (1.75, 0.12, 3.0), boards('#8c9094', '#4a4c52'), bevel=0)
            for a, b in ((0.6, 3.4), (3.4, 0.6)):
                tube([(x + shift - 0.8, -0.3, a), (x + shift + 0.8, -0.3, b)], 0.08, paint('#c8ccd0', rough=0.8))
        box((-1.2, -0.3, 3.5), (4.6, 0.1, 0.14), paint('#3a3c44', metal=0.5), bevel=0)
    with group() as spots['clock']:
        cylinder((-1.2, -0.3, 4.55), 0.72, 0.26, paint('#23303a', rough=0.5), rot=(90, 0, 0), sides=28)
        disc((-1.2, -0.6, 4.55), 0.6, paint('#f4ecd4', rough=0.5, glow=0.5 if look.night else 0.1), sides=28)
        for angle, length in ((120, 0.5), (250, 0.34)):
            a = math.radians(angle)
            tube([(-1.2, -0.64, 4.55), (-1.2 + length * math.sin(a), -0.64, 4.55 + length * math.cos(a))], 0.05, paint('#16141c'))
    for x in (2.4, 4.2):
        box((x, -0.06, 1.9), (1.1, 0.1, 1.2), paint('#dcdcd8', rough=0.7), bevel=0)
        box((x, -0.12, 2.0), (0.9, 0.06, 1.0), paint('#2a3648', rough=0.06), bevel=0)
        box((x, -0.16, 2.45), (0.9, 0.04, 0.06), paint('#dcdcd8'), bevel=0)
    for x in (3.4, 4.3):
        cylinder((x, -1.3, 0.5), 0.34, 0.9, paint('#6a7680', rough=0.6, worn=0.4), sides=14)
    if look.night:
        lamp((-1.2, -1.8, 3.6), 50, '#ffb45e', 0.2)


def _semaphore(look):
    """A lattice post, its arm up by day and down by night, and a switch lantern at its foot."""
    steel, night_ = paint('#c8ccd0', rough=0.5), look.night
    for dx in (-0.16, 0.16):
        tube([(dx, 0, 0), (dx * 0.6, 0, 6.8)], 0.06, steel)
    for i in range(9):
        tube([(-0.16, 0, i * 0.75), (0.14, 0, i * 0.75 + 0.75)], 0.03, steel)
    ball((0, 0, 6.95), 0.16, paint('#c8322c'), detail=2)
    tremble = (0, 0.14)[look.phase('arm')]
    tip = (1.9, 6.2 + tremble) if not night_ else (1.5, 5.0)
    dx, dz = tip[0], tip[1] - 6.2
    size = math.hypot(dx, dz)
    nx, nz = -dz / size * 0.2, dx / size * 0.2
    prism([(-nx, 6.2 - nz), (tip[0] - nx, tip[1] - nz), (tip[0] + nx, tip[1] + nz), (nx, 6.2 + nz)], 0.08, paint('#d8302a', rough=0.5), at=(0, -0.2, 0))
    a, b = 0.68, 0.8
    prism([(dx * a - nx, 6.2 + dz * a - nz), (dx * b - nx, 6.2 + dz * b - nz), (dx * b + nx, 6.2 + dz * b + nz), (dx * a + nx, 6.2 + dz * a + nz)], 0.1,
          paint('#f8f4e8', rough=0.5), at=(0, -0.22, 0))
    hue = ('#3af07a', '#ff3a2a')[look.phase('lantern')]
    with group(at=(1.15, -2.6, 0)):
        box((0, 0, 0), (0.5, 0.5, 0.24), paint('#2a2e34'), bevel=0.02)
        cylinder((0, 0, 0.2), 0.1, 0.5, paint('#2a2e34'))
        box((0, 0, 0.7), (0.36, 0.36, 0.42), paint('#1c2024', rough=0.5), bevel=0.03)
        ball((0, -0.2, 0.92), 0.14, glow(hue, 12) if night_ else paint('#2f7a4a', rough=0.1), squash=(1, 0.5, 1), detail=2)
        tube([(0.3, 0, 0.2), (0.75, -0.1, 1.0)], 0.045, paint('#d8b048', rough=0.2, metal=0.7))
        if night_:
            lamp((0, -0.7, 0.95), 130, hue, 0.15)


def _front(look, rnd):
    """The buffer at the rails' end, its beam cut by the frame, and what lies about."""
    red = paint('#b8302a', rough=0.6, worn=0.35, scale=3)
    box((0, 3.7, 0.62), (2.5, 0.34, 0.36), red, bevel=0.02)
    for x in (-0.72, 0.72):
        box((x, 3.9, 0), (0.3, 0.3, 0.9), paint('#4a3c34', rough=0.9), bevel=0.02)
        cylinder((x, 3.54, 0.8), 0.18, 0.14, paint('#2a2a30', rough=0.4, metal=0.6), rot=(90, 0, 0), sides=18)
        disc((x, 3.38, 0.8), 0.24, paint('#3a3c44', rough=0.3, metal=0.7), sides=20)
    for i in range(4):
        box((-1.0 + i * 0.66, 3.52, 0.66), (0.3, 0.02, 0.28), paint('#f4f0e4', rough=0.7), bevel=0)
    with group(at=(3.6, 6.6, 0), turn=24):
        sleepers(2)
    for x, y, r in ((-2.4, 5.8, 0.3), (2.1, 5.0, 0.24), (-4.2, 7.0, 0.4)):
        rock((x, y, 0.05), r, paint('#8a8680', rough=0.9), squash=(1.2, 1, 0.7), detail=2)


SHOOT = Shoot('shed', CAMERA, build, samples=8, exposure=(0.15, 0.8), bloom=(0.08, 0.45), loops=(
    Loop('arm', 1, (0, 0, 0, 1, 0, 1, 0, 0), fps=5, zone=(60, 20, 106, 62), hours=('day',)),
    Loop('grass', 1, (0, 1), fps=1.5, zone=(20, 140, 90, 190), hours=('day',)),
    Loop('lantern', 1, (0, 0, 0, 0, 0, 1, 1, 1), fps=1, zone=(40, 116, 120, 200), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
