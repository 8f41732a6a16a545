"""The Four Thieves at the end of its alley: a sign with four masks and a fifth hook, a cat that watches a drain."""
import random

from builders.cat import cat
from builders.landmarks import wires
from builders.outside.skies import day, night
from builders.street import bin, puddle
from builders.town.four_thieves_bar import SIGN, SIGN_BELOW, four_thieves_bar
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, lamp, panel
from kit.materials import asphalt, brick, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, ring, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.4, 0, 1.1), focal=196, vanishing=(182, 160), size=SIZE)
_FRONT = 14.6


def build(look):
    """Puts the bar between its blank walls; returns what is pointed at."""
    rnd, spots = random.Random(3), {}
    plane((0, 20, 0), (60, 80), asphalt('#565058', 0.55) if not look.night else asphalt('#222630', 1.0))
    with group(at=(0, _FRONT, 0.1)):
        four_thieves_bar(look.night)
        with group() as spots['door']:
            _door(look)
    glare = 1.0 if look.night and look.phase('neon') else 1.5
    write('FOUR THIEVES', CAMERA, (SIGN[0], _FRONT + SIGN[1] - 0.1, SIGN[2] + 0.1), glow('#6affb0', glare if look.night else 1.0))
    write('BAR', CAMERA, (SIGN_BELOW[0], _FRONT + SIGN_BELOW[1] - 0.1, SIGN_BELOW[2] + 0.1), glow('#ffd070', glare if look.night else 1.0))
    _walls(look)
    with group(at=(-3.0, 7.6, 3.05), turn=(0, 5, -5)[look.phase('swing')]) as spots['sign']:
        _masks(look)
    tube([(-4.8, 7.6, 4.05), (-1.7, 7.6, 4.05)], 0.06, paint('#17141c', metal=0.5))
    tube([(-4.6, 7.6, 4.9), (-2.2, 7.6, 4.05)], 0.04, paint('#17141c', metal=0.5))
    with group(at=(1.55, 4.5, 0), turn=38, size=1.5) as spots['cat']:
        cat(look.night, look.phase('tail'))
    _drain()
    with group(at=(0, 0, 0.006)):
        puddle(((-3.2, 6.0), (-1.4, 5.6), (0.4, 6.0), (0.2, 6.8), (-1.6, 7.1), (-3.0, 6.8)), '#12141a' if look.night else '#3a3c44')
    with group(at=(4.0, 9.4, 0), size=1.4):
        bin()
    for x, y, z in ((3.9, 11.4, 0), (3.1, 11.8, 0), (3.6, 11.6, 0.62)):
        with group(at=(x, y, z), turn=rnd.uniform(-12, 12)):
            box((0, 0, 0), (0.8, 0.6, 0.6), paint('#8a6238', rough=0.9, worn=0.4), bevel=0.02)
    wires((-5, 12), (5, 9), 10, 11.5, sag=0.5, radius=0.02, spread=(-0.1, 0.3))
    if look.night:
        night(CAMERA, 'teal', towards=(0.2, 0.6, -0.8), energy=0.4, stars=1.8)
        panel((0, 9, 9), (0, 5, 0), (8, 3), 260, '#34e08a')
        panel((0.5, 2, 5), (0, 12, 3), (4, 3), 60, '#4a9a8a')
    else:
        day('pale', (0.5, 0.5, -0.9), energy=0.3)
        beam((-1.5, 1.0, 12), (-2.9, 7.6, 2.6), 9000, '#ffe0a0', angle=13, blend=0.5)
        panel((0, 1, 9), (0, 12, 3), (8, 5), 1500, '#c8d0e0')
        panel((0, 8, 14), (0, 14, 6), (8, 4), 900, '#ffe6c0')
    return spots


def _door(look):
    """Two leaves; by night the right one stands open a slit, and somebody passes behind it in one frame."""
    wood = paint('#3a1418', rough=0.4)
    box((0, -0.5, 0), (1.9, 0.2, 2.8), paint('#a89878', rough=0.8), bevel=0)
    box((-0.12, -0.64, 0), (1.4 if look.night else 1.64, 0.1, 2.6), wood, bevel=0.01)
    for z in (0.3, 1.4):
        box((-0.12, -0.72, z), (1.0, 0.04, 0.9), paint('#52201f', rough=0.5), bevel=0.01)
    ball((0.4, -0.76, 1.2), 0.07, paint('#e8c468', metal=0.7, rough=0.3), detail=2)
    if look.night:
        box((0.7, -0.63, 0), (0.3, 0.1, 2.6), paint('#1c0c0c') if look.phase('passing') == 1 else glow('#ffb050', 4), bevel=0)
        panel((0.7, -0.8, 1.4), (0.9, -6, 0), (0.3, 2.4), 20 if look.phase('passing') else 120, '#ffb050')


def _masks(look):
    """A board on chains: four masks in two rows, a hook for one more."""
    gold = paint('#c8a04a', rough=0.35, metal=0.4)
    for x in (-0.75, 0.75):
        tube([(x, 0, 0.6), (x, 0, 1.0)], 0.03, paint('#17141c', metal=0.5))
    box((0, 0, -1.6), (2.1, 0.16, 2.2), paint('#1c3a30', rough=0.6, worn=0.2), bevel=0.03)
    edge = [(-1.02, -0.1, -1.57), (1.02, -0.1, -1.57), (1.02, -0.1, 0.57), (-1.02, -0.1, 0.57)]
    tube(edge, 0.05, gold, closed=True)
    for i, (x, z) in enumerate(((-0.5, 0.12), (0.5, 0.12), (-0.5, -0.62), (0.5, -0.62))):
        cylinder((x, -0.08, z), 0.33, 0.06, gold, rot=(90, 0, 0), sides=20)
        box((x, -0.17, z - 0.04), (0.62, 0.03, 0.22), paint('#120e16'), bevel=0)
        for dx in (-0.13, 0.13):
            ball((x + dx, -0.2, z + 0.07), 0.06, glow('#9affc8', 3 if look.night else 1.0), squash=(1.3, 0.4, 0.8), detail=2)
        bow = 0.07 if i == 0 else -0.05 if i == 1 else 0.0
        tube([(x - 0.12, -0.17, z - 0.16 + bow), (x, -0.17, z - 0.18), (x + 0.12, -0.17, z - 0.16 + bow)], 0.022, paint('#120e16'))
    ring((0, -0.16, -1.3), 0.12, 0.035, paint('#f4d87a', rough=0.2, metal=0.8), start=-170, end=80)


def _drain():
    iron = paint('#1c1e24', rough=0.4, metal=0.6)
    box((0.3, 4.1, 0), (1.0, 0.5, 0.03), paint('#08080c'), bevel=0)
    for i in range(8):
        box((-0.12 + i * 0.12, 4.1, 0.02), (0.045, 0.5, 0.02), iron, bevel=0)


def _walls(look):
    """Two blank walls without a window, the pavement at their feet, pipes, a torn bill."""
    left, right = brick('#6a5a54', '#3a3236'), brick('#74605a', '#3c3236')
    box((-7.6, 10.6, 0), (5.2, 13, 14), left, bevel=0)
    box((8.3, 10.6, 0), (5.2, 13, 12), right, bevel=0)
    for x in (-4.75, 5.4):
        box((x, 9.6, 0), (0.7, 11, 0.16), paint('#8a8680', rough=0.8, worn=0.3), bevel=0)
    for x, y in ((-4.9, 11.6), (5.6, 6.6)):
        tube([(x, y, 0), (x, y, 13)], 0.09, paint('#3a4a44', rough=0.6))
        for z in (2, 5, 8):
            ring((x, y, z), 0.14, 0.04, paint('#2a2e34'), rot=(0, 0, 0))
    for y, z, hue in ((5.4, 1.5, '#d8cdb4'), (6.2, 1.7, '#c8a03c'), (6.0, 1.1, '#b84a4a')):
        box((5.68, y, z), (0.02, 0.6, 0.8), paint(hue, rough=0.95, worn=0.3), bevel=0, rot=(4, 0, 0))
    if look.night:
        lamp((5.2, 8.6, 3.6), 60, '#ffa848', 0.2)
        ball((5.5, 8.6, 3.8), 0.14, glow('#ffc878', 7), detail=2)


SHOOT = Shoot('four-thieves-bar', CAMERA, build, exposure=(0.45, 0.75), bloom=(0.1, 0.45), loops=(
    Loop('swing', 2, (0, 1, 0, 2), fps=2, zone=(60, 80, 140, 152), hours=('day',)),
    Loop('tail', 1, (0, 0, 0, 0, 1, 1, 0, 1), fps=2, zone=(218, 160, 280, 208)),
    Loop('neon', 1, (0, 0, 0, 0, 0, 1, 0, 1), fps=7, zone=(140, 4, 225, 46), hours=('night',)),
    Loop('passing', 1, (0, 0, 0, 0, 0, 0, 1, 0, 0), fps=1.5, zone=(166, 120, 205, 164), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
