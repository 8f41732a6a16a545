"""The map table from above: parchment, yellow wool between four places, four tokens round the rim and a stone in the middle."""
import math
import random

from builders.rooms.bed import pillow
from builders.rooms.decor import cassette
from builders.rooms.seats import stool
from builders.rooms.storage import book_pile, crate
from builders.rooms.treehouse import lantern, planks, rope_ladder_end, wool
from kit.lettering import dots_of, pattern_of
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, ring, rock, slab, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera, dotted_flat

CAMERA = TiltedCamera(eye=(0.08, -1.25, 2.75), to=(0.02, 0.1, 0.62), focal=214, size=SIZE, roll=4)
_TOP = 0.72
_HOUSE = ('..#..', '.###.', '#####', '.###.', '.#.#.')
_X = ('#...#', '.#.#.', '..#..', '.#.#.', '#...#')


def build(look):
    """Puts the table on the stage; returns its hotspots."""
    night = look.night
    planks(-2.6, 2.6, -1.5, 2.4, 0.0, 0.26, hole=(-1.62, -0.9, -0.72, 0.0))
    _table()
    with group() as chart:
        _map(look)
    with group() as tokens:
        _tokens(night)
    with group() as compass:
        _compass(look.phase('needle'))
    with group() as hatch:
        _hatch()
    with group() as lookout:
        rope_ladder_end(1.62, 0.9, 5, 0.56, 2.0)
    with group() as loft:
        _loft()
    _clutter(night)
    if night:
        sky([(0, '#1a1a3c'), (1, '#0c1030')], 0.15)
        with group(at=(0.16, 0.36, _TOP)):
            lantern(True, 0, look.phase('lantern'), 0.8)
        power = (1, 0.72)[look.phase('lantern')]
        lamp((0.16, 0.3, _TOP + 0.52), 34 * power, '#ffb45c', 0.1)
        beam((0.0, 0.1, 2.9), (0, 0.05, _TOP), 90 * power, '#ffb868', angle=46, blend=0.8)
        panel((-2.4, 0.5, 2.2), (0, 0, 0.4), (1.4, 1.4), 20, '#5a70e0')
    else:
        sky([(0, '#fff0d0'), (1, '#a8d0f0')], 0.35)
        beam((-0.15, 0.9, 4.2), (0.02, 0.02, _TOP), 1150, '#ffeaba', angle=27, blend=0.18, size=0.05)
        panel((0, 0.6, 3.4), (0, 0, 0), (1.2, 1.2), 46, '#fff4e0')
        panel((-1.8, -1.4, 2.4), (0, 0.2, 0.4), (1.6, 1), 26, '#b8d8a8')
    return {'map': chart, 'tokens': tokens, 'compass': compass, 'lookout': lookout, 'sleeping-loft': loft, 'hatch': hatch}


def _table():
    """A cable drum on its side: rings of wear, a rim of nails."""
    wood = paint('#8a5c34', rough=0.7, worn=0.35, scale=4)
    cylinder((0, 0.05, _TOP - 0.07), 0.98, 0.07, wood, sides=48)
    cylinder((0, 0.05, 0.05), 0.4, _TOP - 0.1, paint('#6a4428', rough=0.8), sides=24)
    cylinder((0, 0.05, 0.0), 0.8, 0.06, paint('#6a4428', rough=0.8), sides=40)
    for i in range(7):
        x = -0.84 + i * 0.28
        half = math.sqrt(max(0.01, 0.96 - x * x))
        box((x, 0.05, _TOP - 0.004), (0.012, half * 1.96, 0.006), paint('#4a2e1a', rough=0.9), bevel=0)
    for i in range(16):
        a = i * math.tau / 16
        ball((0.93 * math.cos(a), 0.05 + 0.93 * math.sin(a), _TOP), 0.016, paint('#b8bcc4', metal=0.8, rough=0.3), detail=1)


def _map(look):
    """Arcadia on parchment: river, railway, streets, lake; a paper corner that lifts; wool from pin to pin."""
    rnd, z = random.Random(3), _TOP + 0.006
    outline = []
    for i in range(40):
        t = i / 40 * 4
        side, s = int(t), t - int(t)
        x, y = ((-0.66 + 1.32 * s, -0.5), (0.66, -0.5 + 1.0 * s), (0.66 - 1.32 * s, 0.5), (-0.66, 0.5 - 1.0 * s))[side]
        outline.append((x + rnd.uniform(-0.014, 0.014), y + rnd.uniform(-0.014, 0.014)))
    slab(outline, 0.008, paint('#ecd8a4', rough=0.95, worn=0.12, scale=5), at=(0, 0.05, z - 0.006))
    if look.phase('corner'):
        box((0.6, -0.4, z + 0.02), (0.16, 0.16, 0.004), paint('#fff0c8', rough=0.95), bevel=0, rot=(14, -22, 45))
    else:
        box((0.6, -0.4, z + 0.008), (0.13, 0.13, 0.004), paint('#fff0c8', rough=0.95), bevel=0, rot=(5, -8, 45))
    z += 0.006
    blue, brown, green, ink = paint('#5a9ac8', rough=0.9), paint('#8a6a4a', rough=0.9), paint('#8aa85a', rough=0.9), paint('#4a3020', rough=0.9)
    tube([(-0.64, 0.34, z), (-0.4, 0.22, z), (-0.2, 0.3, z), (0.02, 0.2, z), (0.3, 0.24, z), (0.5, 0.4, z)], 0.018, blue)
    cylinder((0.46, 0.4, z - 0.004), 0.12, 0.008, blue, sides=24)
    for x, y, r in ((-0.5, 0.42, 0.09), (-0.36, 0.46, 0.07), (-0.54, -0.3, 0.08), (-0.44, -0.38, 0.06), (0.2, -0.36, 0.06)):
        cylinder((x, y, z - 0.003), r, 0.007, green, sides=10)
    for a, b in (((-0.62, 0.06), (0.62, -0.02)), ((-0.16, -0.42), (-0.1, 0.46)), ((0.24, -0.42), (0.28, 0.2)), ((-0.62, -0.2), (0.24, -0.22))):
        tube([(a[0], a[1], z), (b[0], b[1], z)], 0.01, brown)
    tube([(-0.64, -0.06, z), (-0.2, -0.12, z), (0.3, -0.1, z), (0.64, -0.18, z)], 0.006, ink)
    for i in range(16):
        x = -0.6 + i * 0.078
        box((x, -0.07 - 0.045 * math.sin((x + 0.64) * 2.2), z), (0.01, 0.04, 0.004), ink, bevel=0)
    for x, y, hue in ((-0.3, 0.12, '#a83a34'), (0.1, 0.1, '#7a3a5a'), (-0.3, -0.3, '#3a5a8a'), (0.44, 0.1, '#a83a34'), (0.08, -0.32, '#3a6a4a'), (0.46, -0.3, '#7a3a5a'), (-0.5, 0.14, '#3a6a4a')):
        dotted_flat(pattern_of(_HOUSE), CAMERA, (x, y + 0.05, z + 0.004), paint(hue, rough=0.9))
    dotted_flat(pattern_of(_X), CAMERA, (0.56, -0.16, z + 0.004), paint('#d8202c', rough=0.9))
    dotted_flat(dots_of('ARCADIA'), CAMERA, (-0.3, -0.385, z + 0.004), ink)
    pins = [(-0.34, 0.22), (0.34, 0.02), (0.5, -0.16), (0.44, 0.4)]
    if look.night:
        pins = pins[:3]
    for i, (x, y) in enumerate([(-0.34, 0.22), (0.34, 0.02), (0.5, -0.16), (0.44, 0.4)]):
        cylinder((x, y, z), 0.006, 0.06, paint('#d8dce4', metal=0.9, rough=0.2))
        ball((x, y, z + 0.065), 0.026, paint(('#d8202c', '#3a7ac8', '#3a9a4a', '#8a4ab0')[i], rough=0.25), detail=2)
    for a, b in zip(pins, pins[1:] + ([] if look.night else pins[:1])):
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.02, z + 0.022)
        wool([(a[0], a[1], z + 0.045), middle, (b[0], b[1], z + 0.045)], 0.011)
    box((-0.52, -0.12, z + 0.004), (0.17, 0.15, 0.004), paint('#fffaf0', rough=0.95), bevel=0, rot=(0, 0, 12))
    for i in range(3):
        box((-0.52 + i * 0.004, -0.05 - i * 0.035, z + 0.009), (0.12, 0.012, 0.003), paint('#3a3a7a'), bevel=0, rot=(0, 0, 12))


def _tokens(night):
    """A whistle, a chip, a pearl, a candle; in the middle a gray stone, which by night has moved to the edge."""
    z = _TOP + 0.002
    silver = paint('#d8dce4', rough=0.12, metal=1)
    cylinder((-0.78, 0.2, z + 0.035), 0.045, 0.06, silver, rot=(90, 0, 20))
    box((-0.71, 0.25, z + 0.03), (0.1, 0.05, 0.03), silver, bevel=0.006, rot=(0, 0, 30))
    ring((-0.84, 0.18, z + 0.03), 0.03, 0.008, paint('#c8202c', rough=0.5), rot=(20, 0, 0))
    cylinder((0.0, 0.83, z), 0.07, 0.02, paint('#2f8a4a', rough=0.4), sides=24)
    cylinder((0.0, 0.83, z + 0.02), 0.045, 0.006, paint('#f0ece0', rough=0.4), sides=24)
    for i in range(6):
        a = i * math.tau / 6
        box((0.058 * math.cos(a), 0.83 + 0.058 * math.sin(a), z + 0.019), (0.02, 0.02, 0.004), paint('#f0ece0'), bevel=0)
    cylinder((0.8, 0.24, z), 0.07, 0.016, paint('#2f4aa8', rough=0.9), sides=24)
    ball((0.8, 0.24, z + 0.05), 0.042, paint('#fbf4ec', rough=0.08))
    cylinder((0.6, -0.66, z), 0.06, 0.012, paint('#b89a4a', rough=0.3, metal=0.8), sides=20)
    cylinder((0.6, -0.66, z), 0.035, 0.13, paint('#7a3aa8', rough=0.5))
    if night:
        cylinder((0.6, -0.66, z + 0.14), 0.022, 0.07, glow('#ffc050', 8), top=0.003, sides=8).visible_shadow = False
        lamp((0.6, -0.68, z + 0.24), 3, '#ffa850', 0.04)
    spot = (-0.62, -0.58) if night else (0.0, 0.08)
    rock((spot[0], spot[1], z + 0.05), 0.075, paint('#8a8e98', rough=0.9), squash=(1.1, 0.95, 0.75), rough=0.25, detail=3)


def _compass(turn):
    """Brass, in front; the needle turns."""
    x, y, z = -0.12, -0.72, _TOP
    brass = paint('#e0b050', rough=0.2, metal=0.95)
    cylinder((x, y, z), 0.15, 0.045, brass, sides=32)
    cylinder((x, y, z + 0.04), 0.128, 0.008, paint('#fbf6e8', rough=0.5), sides=32)
    for i in range(8):
        a = i * math.tau / 8
        box((x + 0.105 * math.cos(a), y + 0.105 * math.sin(a), z + 0.048), (0.02, 0.02, 0.003), paint('#2a2030'), bevel=0)
    a = math.radians((58, 150, 262)[turn])
    for k, hue in ((1, '#d8202c'), (-1, '#2a3a6a')):
        tube([(x, y, z + 0.058), (x + k * 0.1 * math.cos(a), y + k * 0.1 * math.sin(a), z + 0.058)], [0.016, 0.004], paint(hue, rough=0.4))
    ring((x - 0.16, y + 0.06, z + 0.02), 0.035, 0.01, brass, rot=(0, 0, 0))
    rnd = random.Random(2)
    for _ in range(16):
        ball((rnd.uniform(0.16, 0.44), rnd.uniform(-0.84, -0.66), z + 0.008), rnd.uniform(0.008, 0.016), paint('#c89a5a', rough=1), detail=1)
    disc((0.3, -0.74, z + 0.01), 0.06, paint('#b8844a', rough=0.9), rot=(0, 0, 0))


def _hatch():
    """Where the ladder comes up: dark leaves below, two rungs, the open lid."""
    box((-1.26, -0.36, -0.4), (0.72, 0.72, 0.02), paint('#1c3020', rough=1), bevel=0)
    for x, y, w, d in ((-1.65, -0.36, 0.07, 0.86), (-0.87, -0.36, 0.07, 0.86), (-1.26, -0.75, 0.84, 0.07), (-1.26, 0.03, 0.84, 0.07)):
        box((x, y, -0.03), (w, d, 0.06), paint('#c89a5a', rough=0.7), bevel=0.008)
    for x in (-1.42, -1.1):
        tube([(x, -0.62, -0.4), (x, -0.5, 0.34)], 0.035, paint('#a8743c', rough=0.8))
    for z in (-0.2, 0.05, 0.26):
        tube([(-1.42, -0.59 + z * 0.16, z), (-1.1, -0.59 + z * 0.16, z)], 0.03, paint('#b8844a', rough=0.8))
    box((-1.26, 0.1, 0.0), (0.8, 0.05, 0.7), paint('#a8743c', rough=0.8, worn=0.3), bevel=0.008, rot=(-20, 0, 0))


def _loft():
    """Under the far wall: the end of a bedroll in plum, a pillow, a curtain of patches."""
    for i, hue in enumerate(('#6a3a7a', '#5a2f6a', '#7a4a8a', '#6a3a7a')):
        box((-1.25 + i * 0.34, 1.72, 0.0), (0.32, 0.9, 0.12), paint(hue, rough=1), bevel=0.04)
    pillow((-1.0, 1.95, 0.12), (0.5, 0.34, 0.14), '#f0e4f4', 12)
    for i in range(7):
        cylinder((-1.5 + i * 0.2, 2.26 + (i % 2) * 0.03, 0.0), 0.1, 1.7, paint(('#5a2a6a', '#8a4a7a', '#4a2a5a')[i % 3], rough=1), top=0.09)


def _clutter(night):
    for x, y, turn in ((-0.98, 0.98, 0), (1.3, -0.42, 30), (0.5, 1.42, 10)):
        with group(at=(x, y, 0), turn=turn, size=0.9):
            stool('#a8743c', 0.46)
    with group(at=(1.72, -0.75, 0), turn=-12):
        crate((0.6, 0.42, 0.36))
    with group(at=(1.7, -0.76, 0.34), turn=20):
        book_pile(3, 8)
    cassette((1.1, -0.9, 0.0), 20, 1.6)
    with group(at=(0.98, 1.75, 0), turn=14):
        crate((0.5, 0.36, 0.3), '#9a6a3a')
    for i in range(4):
        tube([(0.86 + i * 0.07, 1.72, 0.1), (0.8 + i * 0.1, 1.66 + 0.03 * i, 0.72)], 0.035, paint('#f0e0b0', rough=0.95))
    wool([(-0.86, -1.02, 0.01), (-0.6, -0.98, 0.01), (-0.5, -1.1, 0.01), (-0.3, -1.04, 0.01)])
    box((2.3, 0.6, 0), (0.1, 4, 2.6), paint('#7a5230', rough=0.85, worn=0.4), bevel=0)
    box((-2.3, 0.6, 0), (0.1, 4, 2.6), paint('#7a5230', rough=0.85, worn=0.4), bevel=0)
    box((0, 2.42, 0), (5, 0.1, 2.6), paint('#6a4628', rough=0.85, worn=0.4), bevel=0)


SHOOT = Shoot('secret-treehouse-map-table', CAMERA, build, loops=(
    Loop('corner', 1, (0, 0, 0, 1, 1, 0, 1), 3, (220, 110, 275, 160), ('day',)),
    Loop('needle', 2, (0, 1, 2), 2, (145, 160, 195, 205), ('night',)),
    Loop('lantern', 1, (0, 0, 0, 0, 0, 1, 0, 1), 5, (130, 50, 260, 130), ('night',)),
), exposure=(0.35, 0.6))

if __name__ == '__main__':
    SHOOT.main()
