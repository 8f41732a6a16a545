"""The secret treehouse from among ferns at its foot: one window, a bucket on a rope, five name boards of which one is blank."""
import math
import random

from builders.land import far_range, ridge, wood
from builders.outside.skies import clouds, day, night
from builders.outside.yard import specks
from builders.town.secret_treehouse import secret_treehouse
from builders.tree import clump
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, panel
from kit.materials import glow, leaves, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from mathutils import Vector

CAMERA = FrontCamera(eye=(0.8, -13.5, 0.9), focal=192, vanishing=(168, 176), size=SIZE)
_GREENS = ('#1f4a2a', '#3a7a3a', '#6aa040', '#9ac050', '#2f6a3a')


def build(look):
    """Puts the treehouse in its wood; returns what is pointed at."""
    rnd, spots = random.Random(14), {}
    plane((0, 40, -0.02), (200, 200), paint('#5a6a30' if not look.night else '#1c3430', rough=1, worn=0.5, scale=0.8))
    secret_treehouse(look.night)
    with group() as spots['ladder']:
        for i in range(8):
            box((-0.4, -2.75 + 0.03 * i, 0.62 + i * 0.56), (1.1, 0.16, 0.14), paint('#c08a4a', rough=0.9), bevel=0)
    with group() as spots['boards']:
        _boards(look)
    drop = 0.35 * look.phase('bucket')
    with group(at=(3.6, -2.4, 2.3 - drop)) as spots['bucket']:
        cylinder((0, 0, 0), 0.24, 0.42, paint('#8a98a0', rough=0.4, metal=0.6), top=0.32, sides=18)
        tube([(-0.3, 0, 0.42), (0, 0, 0.75), (0.3, 0, 0.42)], 0.025, paint('#4a5058'))
        tube([(0, 0, 0.75), (0, 0, 3.1 + drop)], 0.03, paint('#d8b880', rough=0.9))
    tube([(3.0, -2.4, 5.5), (3.7, -2.4, 5.4)], 0.07, paint('#8a6238'))
    if look.night:
        box((1.5, -0.66, 6.4), (1.15, 0.03, 0.95), glow('#ffc860', 3.2), bevel=0)
        if look.phase('head'):
            ball((1.2, -0.7, 6.8), 0.26, paint('#120c10', rough=1), squash=(1, 0.2, 1.1), detail=3)
            box((1.2, -0.7, 6.4), (0.6, 0.02, 0.26), paint('#120c10', rough=1), bevel=0)
        panel((1.5, -0.9, 6.9), (1.5, -7, 2), (1.2, 1), 160, '#ffc860')
        _owl(look)
    _wood(look, rnd)
    _ferns(look, rnd)
    if look.night:
        night(CAMERA, 'teal', moon=(58, 46), radius=14, towards=(0.3, 0.6, -0.7), energy=1.2)
        panel((-6, -10, 8), (0, 0, 4), (5, 5), 300, '#4aa8b0')
        specks((0, -5, 2.2), 3.4, 26, 0.05, '#d8ff6a', 5, seed=8)
    else:
        day('noon', (0.4, 0.6, -0.7), energy=1.0)
        panel((0, -13, 8), (0, 0, 5), (9, 5), 900, '#e8ffc8')
        for x, y in ((-3.6, -5), (1.6, -6), (4.4, -4)):
            beam((x - 3, y - 4, 14), (x, y, 0), 2600, '#fff2b8', angle=9, blend=0.6)
        clouds(CAMERA, ((60, 40, 200), (300, 70, 150)), '#ffffff')
    return spots


def _boards(look):
    """Five boards on a post: four letters, and one that has been sanded."""
    tube([(-4.0, -5.6, 0), (-4.0, -5.6, 4.3)], 0.13, paint('#5a4030', rough=0.9))
    for i, letter in enumerate('JGPF '):
        hue = ('#c8443a', '#4a9a4a', '#4a78c8', '#8a4ab0', '#e8cfa0')[i]
        z = 3.7 - i * 0.62
        box((-4.0 + 0.08 * (-1) ** i, -5.8, z - 0.22), (1.25, 0.1, 0.46), paint(hue, rough=0.8, worn=0.2 if i < 4 else 0), bevel=0.01, rot=(0, (4, -3, 2, -4, 1)[i], 0))
        if letter != ' ':
            write(letter, CAMERA, (-4.0, -5.88, z), paint('#fff4d8', rough=0.8, glow=0.25))


def _owl(look):
    with group(at=(-2.9, -2.6, 6.5)):
        ball((0, 0, 0.3), 0.26, paint('#5a4434', rough=1), squash=(0.85, 0.8, 1.3), detail=2)
        for side in (-1, 1):
            ball((side * 0.1, -0.2, 0.5), 0.08, glow('#ffd83a', 5 if look.phase('owl') == 0 else 0.1), detail=1)
            tube([(side * 0.14, 0, 0.6), (side * 0.2, 0, 0.76)], [0.06, 0.01], paint('#5a4434'))


def _wood(look, rnd):
    """Trunks behind, one in front that the frame cuts, crowns over everything."""
    bark = paint('#3f3026' if not look.night else '#1c2028', rough=1, worn=0.5, scale=4)
    for x, y, girth in ((-8, 7, 0.5), (-5.4, 11, 0.42), (5.6, 9, 0.4), (11.5, 8, 0.55), (8.0, 13, 0.4), (-11.5, 12, 0.5), (1.4, 14, 0.4), (14.5, 13, 0.5)):
        tube([(x, y, -0.2), (x + rnd.uniform(-0.4, 0.4), y, 6), (x + rnd.uniform(-0.8, 0.8), y, 16)], [girth * 1.4, girth, girth * 0.7], bark)
    tube([(6.2, -8.2, -0.2), (5.9, -8.2, 3), (6.5, -8.2, 9)], [0.7, 0.5, 0.44], paint('#2c2018' if not look.night else '#0c0e16', rough=1, worn=0.4))
    foliage = []
    for _ in range(26):
        centre = Vector((rnd.uniform(-15, 16), rnd.uniform(8, 15), rnd.uniform(9.5, 15)))
        foliage += clump(centre, rnd.uniform(1.6, 2.4), 80, 0.6, rnd)
    for px in range(0, 356, 22):
        centre = Vector(CAMERA.point((px + rnd.uniform(-8, 8), rnd.uniform(-6, 12) + 9 * math.sin(px * 0.05)), -7.5))
        foliage += clump(centre, 0.8, 70, 0.26, rnd)
    sheets(foliage, leaves(*_GREENS), name='crowns')
    wood(rnd, [(x, 26 + rnd.uniform(0, 6), 0) for x in range(-26, 30, 6)], kinds=('green', 'dark'), height=10, leaf=0.6)
    far_range(200, ridge(-200, 200, 14, 4), '#2f6a7c' if look.night else '#c8e0c0', '#16343c' if look.night else '#7aa888')


def _ferns(look, rnd):
    """Fronds in the nearest grass, and a board that says NO."""
    fronds = []
    for _ in range(22):
        x, y = rnd.uniform(-4.6, 6.2), rnd.uniform(-10.6, -8.6)
        for i in range(7):
            a = math.tau * i / 7 + rnd.random()
            for k in range(6):
                r, z = 0.12 * (k + 1), 0.55 * math.sin((k + 1) * 0.42)
                w = 0.1 * (1 - k / 7)
                c, s = math.cos(a), math.sin(a)
                fronds.append([(x + c * r - s * w, y + s * r + c * w, z), (x + c * r + s * w, y + s * r - c * w, z),
                               (x + c * (r + 0.13) + s * w * 0.7, y + s * (r + 0.13) - c * w * 0.7, z + 0.03), (x + c * (r + 0.13) - s * w * 0.7, y + s * (r + 0.13) + c * w * 0.7, z + 0.03)])
    sheets(fronds, leaves('#2f6a34', '#4a8a3a', '#7ab048', '#3a7a3a'), name='ferns')
    at = CAMERA.point((262, 168), -8.9)
    box((at[0], at[1] + 0.06, at[2] - 0.22), (0.9, 0.07, 0.44), paint('#a8783c', rough=0.9, worn=0.3), bevel=0.01, rot=(0, -4, 0))
    tube([(at[0], at[1] + 0.14, 0), (at[0], at[1] + 0.14, at[2])], 0.06, paint('#5a4030', rough=0.9))
    write('NO', CAMERA, at, paint('#c8222c', rough=0.8, glow=0.2), 1)


SHOOT = Shoot('secret-treehouse', CAMERA, build, samples=8, exposure=(0.35, 0.9), bloom=(0.08, 0.45), loops=(
    Loop('bucket', 1, (0, 0, 1, 1), fps=1, zone=(200, 110, 240, 180), hours=('day',)),
    Loop('head', 1, (0, 0, 0, 0, 1, 0), fps=1, zone=(164, 62, 210, 100), hours=('night',)),
    Loop('owl', 1, (0, 0, 0, 0, 0, 0, 1), fps=4, zone=(90, 40, 140, 90), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
