"""The lookout: a rail above the treetops, a spyglass of cardboard lashed with yellow wool, the whole town far below."""
import random

from builders.land import far_range, ridge
from builders.rooms.threads import fine_thread
from builders.rooms.treehouse import lashing, planks, rope_ladder_end, spyglass
from builders.tree import AUTUMN, GREEN, clump
from kit.camera import FrontCamera
from kit.light import panel, sky, sun
from kit.materials import glow, leaves, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, plane, prism, rock, sheets, tube
from kit.shoot import Loop, Passer, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0.2, -2.2, 1.9), focal=262, vanishing=(166, 52), size=SIZE)
# How deep the town lies, and where the school stands on its hill.
_DOWN, _SCHOOL = -16.0, (17.5, 52.0, -9.5)
_POLE = -1.32


def build(look):
    """Puts the lookout on the stage; returns its hotspots."""
    night, rnd = look.night, random.Random(8)
    planks(-2.4, 2.4, -1.6, 1.35, 0.0, 0.26)
    _rail()
    with group() as glass:
        spyglass((-0.32, -0.95, 1.27), (0.62, 1.45, 1.58))
        lashing((0.5, 1.16, 1.5), 0.145, 7, rot=(0, 0, 0))
        fine_thread(CAMERA, [(0.58, 1.06, 1.46), (0.68, 1.02, 1.3), (0.58, 1.0, 1.08), (0.7, 1.0, 0.86), (0.62, 1.0, 0.66)])
        tube([(0.52, 1.22, 0), (0.5, 1.2, 1.0), (0.5, 1.18, 1.42)], 0.06, paint('#6a4a32', rough=0.9, worn=0.4, scale=6))
        tube([(0.02, 0.0, 1.3), (0.1, 0.12, 0)], 0.035, paint('#8a6238', rough=0.8))
        tube([(0.02, 0.0, 1.3), (-0.2, -0.1, 0)], 0.03, paint('#8a6238', rough=0.8))
    with group() as flag:
        _pennant(look)
    with group() as card:
        _card()
    with group() as ladder:
        rope_ladder_end(1.3, 0.5, 3, 0.5, 1.02)
        box((1.3, 0.48, 0.006), (0.7, 0.5, 0.006), paint('#2a1c14', rough=1), bevel=0)
    _town(rnd, look)
    _crowns(rnd)
    if night:
        sky([(0.0, '#6a4a8a'), (0.06, '#4a3c8c'), (0.2, '#22246a'), (0.6, '#0c1240')], 0.75, stars=2.4)
        ball((44, 90, 13.5), 3.2, glow('#fbf4d8', 2.2))
        sun((-0.5, -0.55, -0.5), 3.4, '#90a8ff', soft=1)
        panel((-0.9, -1.9, 3.0), (0.2, 0.8, 1.0), (2, 1), 40, '#6a70d8')
        if look.phase('twinkle'):
            for x, z in ((-12, 30), (9, 38), (26, 27), (17, 20)):
                for w, h in ((1.1, 0.14), (0.14, 1.1)):
                    box((x, 95, z - h / 2), (w, 0.02, h), glow('#f0f4ff', 5), bevel=0)
    else:
        sky([(0.0, '#fff0d0'), (0.08, '#d8ecf0'), (0.25, '#8accf4'), (0.7, '#3a8ae4')], 1.25)
        sun((0.75, 0.42, -0.42), 6.5, '#ffdca0', soft=0.8)
        panel((-0.5, -2.0, 3.0), (0.2, 0.8, 1.0), (2, 1), 50, '#e8f0ff')
        for x, y, z, w in ((-34, 120, 22, 22), (10, 130, 33, 26), (44, 125, 16, 24)):
            for k in range(6):
                rock((x + (k - 2.5) * w / 7, y, z + (k % 2) * 1.2), w * 0.1 * (1.2 - abs(k - 2.5) * 0.2), paint('#ffffff', rough=1, glow=0.5), squash=(1.6, 0.8, 0.7), rough=0.2, detail=3).visible_shadow = False
    return {'spyglass': glass, 'pennant': flag, 'code-card': card, 'ladder': ladder}


def _rail():
    """Branches for posts, boards between them, a crow's nest pole."""
    bark = paint('#6a4a32', rough=0.9, worn=0.4, scale=6)
    for x in (-2.1, -0.62, 1.75, 2.6):
        tube([(x, 1.22, -0.4), (x + 0.03, 1.2, 0.7), (x - 0.02, 1.2, 1.3)], 0.06, bark)
    tube([(-2.5, 1.2, 1.14), (-0.6, 1.18, 1.1), (0.9, 1.2, 1.14), (2.8, 1.2, 1.08)], 0.055, bark)
    tube([(-2.5, 1.2, 0.6), (0.2, 1.2, 0.66), (2.8, 1.2, 0.58)], 0.04, bark)
    tube([(_POLE - 0.02, 0.95, -0.2), (_POLE, 0.95, 3.4)], 0.075, paint('#a8743c', rough=0.8, worn=0.3))
    for z in (1.4, 1.85, 2.3):
        tube([(_POLE - 0.24, 0.9, z), (_POLE + 0.2, 0.9, z)], 0.028, paint('#8a5c34', rough=0.8))
    lashing((_POLE, 0.95, 1.16), 0.1, 4, rot=(0, 0, 0), hue='#d8c08a')


def _pennant(look):
    """A yellow sock on the pole, its toe in the wind; by night at half mast."""
    x, y, top = _POLE + 0.1, 0.9, 1.86 if look.night else 2.3
    lean = (0.16, 0.3)[look.phase('wave')]

    def sewn(outline, depth, hue):
        prism([(x + px - lean * pz * (1 if pz > -0.4 else 1.15), top + pz) for px, pz in outline], depth, paint(hue, rough=0.95), at=(0, y, 0), bevel=0.02)
    sewn([(0, 0), (0.25, 0), (0.25, -0.3), (0.4, -0.37), (0.5, -0.44), (0.51, -0.53), (0.44, -0.58), (0.12, -0.57), (0.02, -0.5), (0, -0.36)], 0.1, '#f8d42a')
    sewn([(-0.015, 0.02), (0.265, 0.02), (0.265, -0.15), (-0.015, -0.15)], 0.13, '#fbf6ea')
    for z in (-0.03, -0.1):
        sewn([(-0.02, z), (0.27, z), (0.27, z - 0.03), (-0.02, z - 0.03)], 0.135, '#d83a34')
    sewn([(0.0, -0.38), (0.09, -0.42), (0.13, -0.55), (0.1, -0.575), (0.0, -0.51)], 0.115, '#e0702a')
    sewn([(0.4, -0.385), (0.51, -0.44), (0.52, -0.53), (0.44, -0.585), (0.38, -0.58)], 0.115, '#e0702a')
    for z in (-0.02, -0.2):
        tube([(_POLE + 0.06, y, top + z), (x + 0.02, y, top + z)], 0.016, '#e8dcc0')
    tube([(_POLE + 0.08, 0.88, 3.35), (_POLE + 0.09, 0.88, 1.3)], 0.01, '#e8dcc0')


def _card():
    """A card nailed to the rail: one light, two lights, none."""
    x, z = -1.04, 0.71
    box((x, 1.1, z), (0.62, 0.02, 0.5), paint('#f4ead0', rough=0.95), bevel=0, rot=(0, 3, 0))
    ball((x, 1.08, z + 0.46), 0.022, paint('#c8ccd4', metal=0.9, rough=0.2), detail=1)
    for row in range(3):
        for k in range(2 - row):
            ball((x - 0.2 + k * 0.1, 1.085, z + 0.36 - row * 0.13), 0.038, paint('#e8b020', rough=0.5), squash=(1, 0.2, 1), detail=2)
        box((x + 0.1, 1.085, z + 0.34 - row * 0.13), (0.26, 0.006, 0.03), paint('#3a3048'), bevel=0)


def _town(rnd, look):
    """Streets and roofs, the river, the water tower, the school on its hill with its upper windows."""
    night = look.night
    plane((0, 90, _DOWN), (320, 190), paint('#26364a' if night else '#7aa04a', rough=1))
    for y, tall, low, seed, hues in ((108, 5, -13, 3, ('#3c5a8a', '#7c9c58')), (128, 7, -10.5, 12, ('#353f78', '#98b47c'))):
        crest = hues[0] if night else hues[1]
        far_range(y, [(x, z + low) for x, z in ridge(-160, 160, tall, seed, steps=140)], crest, crest, floor=_DOWN - 4)
    far_range(150, ridge(-190, 190, 9, 5), *(('#3a3470', '#221f52') if night else ('#b8d4c0', '#5f9a86')), floor=_DOWN - 4)
    far_range(185, ridge(-220, 220, 17, 9), *(('#4a4080', '#2a2660') if night else ('#cfe0e4', '#88b4cc')), floor=_DOWN - 4)
    tube([(-70, 60, _DOWN + 0.1), (-30, 66, _DOWN + 0.1), (0, 58, _DOWN + 0.1), (36, 68, _DOWN + 0.1), (80, 60, _DOWN + 0.1)], 1.7, paint('#3a4a9a' if night else '#5aa0d8', rough=0.15))
    road = paint('#4a4a66' if night else '#a09a94', rough=0.9)
    for y in (34, 46, 76, 92):
        box((0, y, _DOWN), (180, 2.2, 0.15), road, bevel=0)
    for x in (-30, -12, 6, 24, 42):
        box((x, 60, _DOWN), (1.8, 70, 0.16), road, bevel=0)
    walls, roofs = ('#e8dcc0', '#c8b090', '#d8c8c0', '#b8c8c8', '#c87a5a'), ('#8a3a34', '#5a4a5a', '#3a5a6a', '#7a5a3a', '#a04a3a')
    lit = []
    for y in (30.5, 38, 42.5, 50, 72.5, 80, 88, 96):
        x = -52.0
        while x < 58:
            if all(abs(x - road_x) > 2.6 for road_x in (-30, -12, 6, 24, 42)) and not (2 < x < 34 and 36 < y < 72) and rnd.random() < 0.8:
                w, d, h = rnd.uniform(2.4, 3.6), rnd.uniform(2.4, 3.2), rnd.uniform(1.8, 2.8)
                box((x, y, _DOWN), (w, d, h), paint(rnd.choice(walls), rough=0.9), bevel=0)
                prism([(-w / 2 - 0.3, 0), (w / 2 + 0.3, 0), (0, 1.5)], d + 0.5, paint(rnd.choice(roofs), rough=0.9), at=(x, y, _DOWN + h))
                if night and rnd.random() < 0.7:
                    lit.append((x + rnd.uniform(-0.6, 0.6), y - d / 2 - 0.05, _DOWN + h * 0.5))
            x += rnd.uniform(3.6, 5.4)
    for x, y, z in lit:
        box((x, y, z), (0.7, 0.06, 0.7), glow('#ffc860', 4), bevel=0)
    if night:
        for y in (34, 46, 76):
            for i in range(14):
                ball((-46 + i * 7, y - 1.4, _DOWN + 2.2), 0.3, glow('#ffb850', 5), detail=1)
    quads = []
    for _ in range(60):
        x, y = rnd.uniform(-60, 64), rnd.uniform(27, 100)
        if 5 < x < 31 and 38 < y < 72:
            continue
        quads += clump((x, y, _DOWN + 1.8), 1.5, 16, 1.1, rnd)
    sheets(quads, leaves(*(GREEN + AUTUMN[2:4])), name='trees')
    _school(look)
    _water_tower(night)


def _school(look):
    """Brick, a clock tower, two rows of windows; the third from the left above goes on and off by night."""
    night, (x, y, z) = look.night, _SCHOOL
    grass = paint('#2c4258' if night else '#86ac4e', rough=1, worn=0.15, scale=0.3)
    ball((x, y + 4, _DOWN - 0.5), 17, grass, squash=(1.3, 0.8, 0.43), detail=4)
    brick = paint('#a8503c', rough=0.9)
    box((x, y, z - 2), (21, 7, 9.4), brick, bevel=0)
    box((x, y - 0.2, z + 7.4), (21.8, 8, 0.7), paint('#d8c8a8', rough=0.8), bevel=0)
    box((x, y - 1, z - 2), (5, 7, 13), brick, bevel=0)
    prism([(-3.2, 0), (3.2, 0), (0, 3.2)], 7.6, paint('#5a4a5a', rough=0.9), at=(x, y - 1, z + 11))
    cylinder((x, y - 4.4, z + 9.4), 1.25, 0.3, paint('#fbf4e0', glow=1.0 if night else 0), rot=(90, 0, 0))
    for row in range(2):
        for i in range(8):
            wx = x - 9 + i * 2.57
            if abs(wx - x) < 3:
                continue
            signal = row == 1 and i == 2
            on = signal and night and look.phase('signal') == 0
            box((wx, y - 3.6, z + 1.4 + row * 3.1), (1.35, 0.2, 1.9), glow('#ffe060', 9) if on else paint('#2c3450' if night else '#5a6a84', rough=0.2), bevel=0)
    box((x, y - 4.7, z), (2, 0.3, 2.6), paint('#4a2a20'), bevel=0)


def _water_tower(night):
    x, y, z = -13.0, 70.0, _DOWN
    steel = paint('#d8dce4' if not night else '#8a92b8', rough=0.5)
    for dx in (-2.2, 2.2):
        for dy in (-1.5, 1.5):
            tube([(x + dx * 1.3, y + dy, z), (x + dx, y + dy, z + 12)], 0.28, steel)
    cylinder((x, y, z + 11.5), 3.6, 4.4, steel)
    cylinder((x, y, z + 15.9), 3.9, 2.4, paint('#c8463a', rough=0.6), top=0.2)
    ball((x, y, z + 18.6), 0.45, glow('#ff3a2a', 6 if night else 1), detail=2)
    cylinder((x, y, z), 0.5, 12, steel)


def _crowns(rnd):
    """Treetops just below the rail, on both sides, cut by the frame."""
    quads = []
    for x, y, z, r in ((-3.4, 3.4, -0.9, 1.2), (-1.6, 4.2, -1.5, 1.0), (3.5, 3.2, -0.6, 1.3), (2.0, 4.4, -1.6, 1.0), (-2.9, 2.2, 0.3, 0.6), (3.2, 2.0, 0.6, 0.7)):
        rock((x, y, z), r * 0.75, paint('#23402a', rough=1), rough=0.3, detail=3)
        quads += clump((x, y, z), r, int(150 * r), 0.26, rnd)
    sheets(quads, leaves(*GREEN), name='crowns')


def _bird(look, pose):
    """A bird far off, wings up or down."""
    ink = paint('#2a2c40', rough=0.9)
    ball((0, 0, 0), 0.12, ink, squash=(2, 0.8, 0.8), detail=2)
    lift = 0.28 if pose else -0.12
    for side in (-1, 1):
        tube([(side * 0.06, 0, 0.02), (side * 0.34, 0, lift), (side * 0.66, 0, lift * 0.7)], [0.06, 0.05, 0.01], ink)


SHOOT = Shoot('secret-treehouse-lookout', CAMERA, build, loops=(
    Loop('wave', 1, (0, 0, 1, 1), 3, hours=('day',)),
    Loop('signal', 1, (0, 0, 1, 0, 0, 1, 1, 1), 2, hours=('night',)),
    Loop('twinkle', 1, (0, 0, 0, 1), 2, hours=('night',)),
), passers=(Passer('bird', _bird, tuple((-11 + 0.75 * i, 14, 4.6 + 0.5 * ((i % 9) / 9)) for i in range(35)), (9, 25), poses=2, hours=('day',)),),
    exposure=(-0.05, 0.6), samples=9)

if __name__ == '__main__':
    SHOOT.main()
