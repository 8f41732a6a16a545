"""The railway shed at the end of Depot Lane along its rails: gray boards, a signal, a clock that stopped at 8:20."""
import random

from builders.land import wood
from builders.landmarks import utility_pole, wires
from builders.outside.skies import clouds, day, horizon, night
from builders.town.railway_shed import railway_shed, semaphore, sleepers, switch_lantern
from kit.camera import FrontCamera
from kit.materials import paint
from kit.place import SIZE
from kit.shapes import box, cylinder, disc, plane, rock, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, 0, 1.25), focal=220, vanishing=(118, 138), size=SIZE)


def build(look):
    """Puts the shed beside its rails; returns what is pointed at."""
    rnd, spots = random.Random(33), {}
    plane((0, 80, -0.02), (400, 260), paint('#a08c48' if not look.night else '#30384c', rough=1, worn=0.4, scale=0.5))
    _rails(look, rnd, spots)
    with group(at=(5.6, 13.5, 0), turn=-34):
        spots |= railway_shed(look.night)
    with group(at=(-3.3, 13.0, 0)) as spots['signal']:
        semaphore(look.night, (0, 0.14)[look.phase('arm')])
        with group(at=(1.15, -2.6, 0)):
            switch_lantern(look.night, ('#3af07a', '#ff3a2a')[look.phase('lantern')])
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
