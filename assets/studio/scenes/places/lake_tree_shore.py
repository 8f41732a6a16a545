"""The shore in pewter: a curve of pebbles with a line of flotsam, a heron, and footprints that come out of the lake."""
import math
import random

from builders.lakeside import jetty, reeds
from builders.land import far_range, ground, ridge
from builders.outside.skies import clouds, day, night
from builders.rooms.placed import placed
from builders.rooms.soles import soles
from builders.rooms.treehouse import lantern
from builders.rooms.zone import zone
from builders.tree import bough, tree
from builders.town.lake_tree import plank_sign
from kit.camera import FrontCamera
from kit.lettering import dots_of, dotted
from kit.light import lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, cylinder, plane, rock, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(0, -1, 1.55), focal=232, vanishing=(196, 66), size=SIZE)
_HERON, _LAMP = (2.2, 4.9), (0.95, 2.7)
# The first and the last step by day, out of the water and up to the flotsam, and by night, from the lantern on.
_STEPS = ((1.0, 4.3), (-0.25, 2.1)), ((1.12, 2.4), (0.98, 1.2))
_GOLD = ('#8a8060', '#a89a6a', '#6a7058', '#b8a878')


def _edge(x):
    """Where the water begins: far out on the left, near on the right."""
    return 3.0 + 6.5 / (1 + math.exp((x + 0.3) * 1.2)) + 0.2 * math.sin(x * 2)


def _bank(x, y):
    return max(-0.35, min(0.8, (_edge(x) - y) * 0.085))


def build(look):
    """Puts the shore on the stage; returns what is pointed at."""
    rnd, spots, dark = random.Random(53), {}, look.night
    stone = ('#7c828a', '#a8aeb4', '#5c626c', '#d0ccc4', '#8a7c6c', '#6f7f88') if not dark else ('#5a6478', '#6e7484', '#444c60', '#7a7a80')
    ground(_bank, (-14, -1, 8, 13), 0.4, paint('#9c9890' if not dark else '#3c4454', rough=0.8, worn=0.22 if not dark else 0.45, scale=16 if not dark else 7))
    plane((0, 150, 0), (600, 306), paint('#6f8a98' if not dark else '#182844', rough=0.07, bump=0.35))
    if not dark:
        _wet()
    for _ in range(260 if not dark else 190):
        x = rnd.uniform(-5.0, 3.4)
        y = rnd.uniform(1.2, _edge(x) + 0.3)
        size, hue = rnd.uniform(0.04, 0.12), rnd.choice(stone)
        if min(_beside(steps, x, y) for steps in _STEPS) > (0.35 if dark else 0.5):
            rock((x, y, _bank(x, y)), size, paint(hue, rough=0.3), squash=(1.3, 1, 0.6), rough=0.15, detail=2)
    for x, y, r in ((-3.4, 3.0, 0.4), (3.0, 2.7, 0.42), (1.6, 6.0, 0.3), (-2.9, 6.2, 0.3)):
        rock((x, y, _bank(x, y)), r, paint(stone[2], rough=0.4, worn=0.2), squash=(1.3, 1, 0.7), detail=3)
    _wavelets(look)
    with group() as spots['footprints']:
        (x0, y0), (x1, y1) = _STEPS[dark]
        last = 4 if dark else 7
        turn = math.degrees(math.atan2(x0 - x1, y1 - y0))
        soles([(x0 + (x1 - x0) * i / last, y0 + (y1 - y0) * i / last, turn) for i in range(last + 1)], '#24292e' if not dark else '#0c0806', 1.1 if dark else 1.8, _bank, 0.03)
    with group(at=(0, 0, 0.17)) as spots['flotsam']:
        _flotsam(dark)
    with group(at=(*_HERON, 0), size=1.25) as spots['heron']:
        _heron(look)
    with group() as spots['path']:
        with group(at=(-3.3, 5.2, 0.35), turn=10):
            plank_sign()
        dotted(dots_of('TREE'), CAMERA, (-3.3, 4.8, 1.52), paint('#f4e8c4', rough=0.9, glow=0.3 if dark else 0.1), dot=2)
        for i in range(5):
            rock((-2.6 - i * 0.55, 4.6 + i * 0.5, _bank(-2.6 - i * 0.55, 4.6 + i * 0.5) + 0.05), 0.34, paint('#b8ac90' if not dark else '#6a6a70', rough=0.9), squash=(1.5, 1, 0.25), detail=2)
    with group(at=(-6.2, 8.6, 0.4)):
        tree(random.Random(3), 6.5, 2.8, _GOLD, leaf=0.3, clusters=18, per_cluster=80, core='#3a382c')
    with group(at=(-1.6, 8.4, 0.0), turn=-24):
        jetty(9, 1.5)
    reeds(rnd, (3.4, 3.4, 5.2, 5.4), 60)
    with group():
        bough(random.Random(8), [(3.6, 2.2, 3.1), (2.2, 2.3, 2.75), (0.9, 2.4, 2.62)], _GOLD, leaf=0.09, clusters=9, per_cluster=26)
    _far(look)
    if dark:
        placed((*_LAMP, _bank(*_LAMP) + 0.22), lantern, True, 95, look.phase('lantern'), 1.2)
        rock((*_LAMP, 0.05), 0.3, paint(stone[2], rough=0.4), squash=(1.3, 1, 0.75), detail=3)
        lamp((_LAMP[0], _LAMP[1] - 0.3, 0.9), 26 - 5 * look.phase('lantern'), '#ffb860', 0.1)
        night(CAMERA, 'black', moon=(92, 30), radius=8, towards=(0.3, -0.6, -0.6), energy=1.4)
    else:
        day('gray', (-0.35, -0.75, -0.55), energy=2.3)
        clouds(CAMERA, ((50, 22, 420), (250, 16, 520), (330, 40, 260)), '#f4f0ea', 0.5)
    return spots


def _beside(steps, x, y):
    """How far a point is from the line between the first and the last step."""
    (x0, y0), (x1, y1) = steps
    t = min(1.0, max(0.0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2)))
    return math.hypot(x - x0 - t * (x1 - x0), y - y0 - t * (y1 - y0))


def _wet():
    """What the water has just left: a dark, shining band along the edge."""
    band = []
    for i in range(60):
        a, b = -5.0 + i * 0.15, -5.0 + (i + 1) * 0.15
        corners = []
        for x, off in ((a, 0.0), (b, 0.0), (b, -0.42 - 0.1 * math.sin(b * 3.1)), (a, -0.42 - 0.1 * math.sin(a * 3.1))):
            y = _edge(x) + off
            corners.append((x, y, _bank(x, y) + 0.022))
        band.append(corners)
    sheets(band, paint('#767c7e', rough=0.2), name='wet')


def _wavelets(look):
    """White lines along the edge; each phase they lie further in."""
    for line in range(3):
        shift = ((line * 0.34 + 0.115 * look.phase('waves')) % 1.02) - 0.1
        points = []
        for i in range(36):
            x = -4.0 + i * 0.24
            points.append((x, _edge(x) + 0.15 + shift + 0.05 * math.sin(i * 1.3 + line * 2), 0.02))
        hue = glow('#f4f8fa' if not look.night else '#8aa4d0', (0.9 if look.night else 1.7) - line * 0.2)
        for a, b in ((0, 8), (9, 14), (15, 23), (25, 30), (31, 35)) if line != 1 else ((2, 6), (11, 18), (20, 26), (28, 34)):
            span = points[a:b]
            wide = [0.022 * math.sin(math.pi * (i + 0.5) / len(span)) * (1 if look.night else 1.8) + 0.003 for i in range(len(span))]
            foam = [[(x0, y0 - w0 * 3, 0.012), (x1, y1 - w1 * 3, 0.012), (x1, y1 + w1, 0.012), (x0, y0 + w0, 0.012)]
                    for (x0, y0, _), (x1, y1, _), w0, w1 in zip(span, span[1:], wide, wide[1:])]
            sheets(foam, hue, name='foam')


def _flotsam(dark):
    """Driftwood in a line, a bottle with a note, a straw, a film can; by night a second bottle."""
    wood = paint('#c0ae90' if not dark else '#6e6a68', rough=0.95, worn=0.25)
    tube([(-2.2, 1.9, 0.3), (-1.5, 1.75, 0.3), (-0.9, 1.8, 0.34)], [0.09, 0.08, 0.04], wood)
    tube([(-1.5, 1.75, 0.32), (-1.3, 1.95, 0.52)], [0.05, 0.02], wood)
    tube([(0.3, 2.0, 0.08), (0.9, 1.85, 0.06)], [0.05, 0.03], wood)
    for at, turn in (((-0.62, 1.72, 0.3), 20), ((0.1, 1.62, 0.25), -18))[:2 if dark else 1]:
        with group(at=at, turn=turn):
            glass = paint('#3a8a5a', rough=0.1, glow=0.22)
            tube([(-0.26, 0, 0), (0.1, 0, 0.02), (0.17, 0, 0.025), (0.3, 0, 0.03)], [0.1, 0.1, 0.045, 0.04], glass)
            cylinder((-0.18, -0.03, 0.03), 0.075, 0.22, paint('#fff4d0', rough=0.9, glow=0.3), rot=(0, 90, 0), sides=12)
            ball((0.32, 0, 0.03), 0.042, paint('#c8965a', rough=0.9), detail=2)
    tube([(-0.35, 1.45, 0.26), (-0.1, 1.52, 0.27), (-0.04, 1.6, 0.3)], 0.016, paint('#f04a3a', glow=0.15))
    cylinder((0.5, 1.55, 0.16), 0.09, 0.16, paint('#22242a', rough=0.3), rot=(70, 0, 30), sides=16)
    cylinder((0.53, 1.5, 0.18), 0.095, 0.03, paint('#b8bcc4', rough=0.3), rot=(70, 0, 30), sides=16)


def _heron(look):
    """Plaster, gray and white; its neck is drawn in now and then, by night it stands on the other leg."""
    gray, white = paint('#9aa6b4', rough=0.7), paint('#eef0f0', rough=0.7)
    side = 1 if look.night else -1
    tube([(0.05 * side, 0, -0.1), (0.05 * side, 0, 0.55)], 0.024, paint('#c8a04a', rough=0.7))
    tube([(-0.05 * side, 0, 0.55), (-0.16 * side, -0.02, 0.4), (-0.02 * side, -0.02, 0.32)], 0.022, paint('#c8a04a', rough=0.7))
    ball((0.05, 0, 0.72), 0.2, gray, squash=(1.5, 0.8, 0.8))
    tube([(0.2, 0, 0.7), (0.42, 0, 0.58), (0.52, 0, 0.5)], [0.12, 0.07, 0.02], paint('#5a6676', rough=0.7))
    low = 0.09 * look.phase('heron')
    tube([(-0.16, 0, 0.78), (-0.34 + low, 0, 0.92), (-0.2, 0, 1.08 - low), (-0.3, 0, 1.24 - low)], [0.1, 0.065, 0.055, 0.05], white)
    ball((-0.34, 0, 1.27 - low), 0.08, white, squash=(1.3, 0.9, 0.9), detail=2)
    tube([(-0.4, 0, 1.27 - low), (-0.7, 0, 1.22 - low)], [0.04, 0.006], paint('#e8a83a', rough=0.5))
    tube([(-0.34, -0.02, 1.33 - low), (-0.1, -0.02, 1.3 - low)], [0.03, 0.008], paint('#2a3040'))
    ball((-0.38, -0.07, 1.29 - low), 0.022, glow('#f4d23a', 1.2), detail=1)


def _far(look):
    for y, foot, crest, height, seed in ((420, '#d0d4d8', '#a4acb8', 34, 5), (240, '#bcc2c8', '#7c8894', 13, 9)):
        if look.night:
            foot, crest = ('#2c3a5c', '#1c2646') if y > 300 else ('#1e2a48', '#101a30')
        far_range(y, ridge(-y, y, height, seed), foot, crest)
    if look.night:
        panel((2, -1, 4), (0, 5, 0), (5, 3), 120, '#7a94d8')


SHOOT = Shoot('lake-tree-shore', CAMERA, build, samples=24, loops=(
    Loop('waves', 2, (0, 1, 2), 2, (196, 108, 300, 142)),
    Loop('heron', 1, (0, 0, 0, 0, 1, 1), 1, zone(CAMERA, (2.2 - 0.35, 4.9, 1.35), (0.62, 0.5)), ('day',)),
    Loop('lantern', 1, (0, 1, 0, 0, 1), 4, zone(CAMERA, (0.95, 2.7, 0.5), (0.4, 0.4)), ('night',)),
), exposure=(0.1, 0.95), bloom=(0.1, 0.4))

if __name__ == '__main__':
    SHOOT.main()
