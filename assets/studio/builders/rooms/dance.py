"""The gymnasium on the night of the dance: a mirror ball, streamers, balloons, a band's platform with its loudspeakers."""
import math
import random

from builders.rooms.placed import placed
from builders.rooms.police import bench
from builders.rooms.shell import boards, room
from kit.light import lamp, panel, sky
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, ring, sheets, tube
from kit.stage import group

DEPTH, WIDTH, HIGH = 10.5, 11, 5.2
BALL = (0.0, 5.6, 3.9)
_HUES = ('#e83a4a', '#f4f0e4', '#f4c83a', '#3a7ad8', '#a84ac8')
_FLECKS = ('#ffe9b0', '#ff9ac8', '#8ad8ff')


def dance_hall(turn=0):
    """The hall round x = 0, its platform at y = 10; `turn` moves the flecks of light on."""
    room(WIDTH, DEPTH, HIGH, wall='#a8704a', floor='#c8742a', ceiling='#4a3448', skirting='#5a2c18', dado=(1.5, paint('#7a3a3a', rough=0.6)))
    boards(WIDTH, DEPTH, '#d8863c', '#7a3c16', 0.28)
    ring((0, 4.6, 0.012), 1.5, 0.03, paint('#f8f0dc', rough=0.2), rot=(0, 0, 0), steps=40)
    box((0, 4.6, 0.004), (WIDTH, 0.06, 0.006), paint('#f8f0dc', rough=0.2), bevel=0)
    _platform()
    _streamers()
    mirror_ball(turn)
    for x, way in ((-5.3, 90), (5.3, -90)):
        for y in (4.4, 6.6, 8.8):
            placed((x, y, 0), bench, 1.9, '#b8702c', turn=way)


def mirror_ball(turn):
    """It hangs in the middle, and its flecks wander over floor and walls."""
    x, y, z = BALL
    tube([(x, y, z), (x, y, HIGH)], 0.012, '#14121a')
    ball(BALL, 0.42, paint('#aab0c0', rough=0.06, metal=1), detail=3)
    rnd = random.Random(3 + turn)
    for _ in range(40):
        a, up = rnd.uniform(0, math.tau), rnd.uniform(-1.2, 1.2)
        ball((x + 0.42 * math.cos(a) * math.cos(up), y + 0.42 * math.sin(a) * math.cos(up), z + 0.42 * math.sin(up)), 0.04, glow(rnd.choice(_FLECKS), 4), detail=1)
    flecks = {hue: [] for hue in _FLECKS}
    for i in range(150):
        a, away = i * 2.399 + 0.07 * turn, 0.7 + 5.2 * ((i * 37) % 100) / 100
        cx, cy, s = x + away * math.cos(a), y + away * math.sin(a), 0.05 + 0.016 * away
        hue = _FLECKS[i % 3]
        if i % 3 and -1 < cy < DEPTH and abs(cx) < 5.4:
            flecks[hue].append([(cx - s, cy, 0.02), (cx, cy - s, 0.02), (cx + s, cy, 0.02), (cx, cy + s, 0.02)])
        else:
            wx, wz = -5 + (i * 73 % 100) / 10 + 0.08 * turn, 1.0 + (i * 41 % 100) / 28
            flecks[hue].append([(wx - 0.1, DEPTH - 0.1, wz), (wx, DEPTH - 0.1, wz - 0.1), (wx + 0.1, DEPTH - 0.1, wz), (wx, DEPTH - 0.1, wz + 0.1)])
    for hue, corners in flecks.items():
        sheets(corners, glow(hue, 1.5), name='flecks')


def loudspeaker(tall=1.1):
    """A black box with two cones, on z = 0, its front to -y."""
    box((0, 0, 0), (tall * 0.55, tall * 0.46, tall), paint('#1c1a20', rough=0.7), bevel=0.02)
    for share, radius in ((0.28, 0.2), (0.72, 0.13)):
        disc((0, -tall * 0.235, tall * share), tall * radius, paint('#4a4a52', rough=0.5))
        disc((0, -tall * 0.24, tall * share), tall * radius * 0.4, paint('#7a7a86', rough=0.4))
    ring((0, -tall * 0.235, tall * 0.28), tall * 0.21, tall * 0.012, paint('#8a8a94', metal=0.6, rough=0.3))


def _platform():
    """A stage with a foil curtain; a drum set and a microphone, whose people stand behind the light."""
    box((0.4, DEPTH - 1.0, 0), (5.4, 2.0, 0.7), paint('#5a2a1c', rough=0.5), bevel=0)
    box((0.4, DEPTH - 2.0, 0.1), (5.4, 0.04, 0.5), paint('#d83a3a', rough=0.8), bevel=0)
    quads = {hue: [] for hue in ('#d8b04a', '#e8d08a', '#a87a2a')}
    for i in range(46):
        x = -2.4 + i * 0.12
        quads[('#d8b04a', '#e8d08a', '#a87a2a')[i % 3]].append([(x, DEPTH - 0.2, 0.7), (x + 0.11, DEPTH - 0.24, 0.7), (x + 0.11, DEPTH - 0.24, 3.3), (x, DEPTH - 0.2, 3.3)])
    for hue, corners in quads.items():
        sheets(corners, paint(hue, rough=0.25, metal=0.7), name='foil')
    for x in (-1.9, 2.7):
        placed((x, DEPTH - 1.3, 0.7), loudspeaker, 1.3)
    with group(at=(0.5, DEPTH - 1.0, 0.7)):
        cylinder((0, 0, 0.36), 0.36, 0.3, paint('#c8303a', rough=0.25), rot=(90, 0, 0), sides=24)
        disc((0, -0.31, 0.36), 0.34, paint('#f4efe0', rough=0.6))
        for x, z in ((-0.4, 0.62), (0.4, 0.62)):
            cylinder((x, 0.1, z), 0.18, 0.18, paint('#c8303a', rough=0.25), sides=18)
        for x in (-0.6, 0.62):
            tube([(x, 0, 0), (x, 0, 1.0)], 0.014, paint('#c8ccd4', metal=0.8, rough=0.2))
            disc((x, 0, 1.0), 0.24, paint('#e8c05a', metal=0.8, rough=0.25), rot=(8, 10, 0))
    tube([(-0.6, DEPTH - 1.8, 0.7), (-0.6, DEPTH - 1.8, 1.9)], 0.016, paint('#c8ccd4', metal=0.8, rough=0.2))
    ball((-0.6, DEPTH - 1.82, 1.95), 0.06, paint('#2a2a30'), detail=2)


def _streamers():
    rnd = random.Random(5)
    for row in range(7):
        x, hue = -4.8 + row * 1.6, paint(_HUES[row % 5], rough=0.9)
        for y in (3.2, 6.4):
            tube([(x - 0.8, y, 4.9), (x - 0.4, y, 4.55), (x, y, 4.42), (x + 0.4, y, 4.55), (x + 0.8, y, 4.9)], 0.05, hue)
    for i in range(34):
        a = math.pi * i / 33
        x, z = 0.4 + 2.75 * math.cos(a), 0.35 + 3.1 * math.sin(a)
        ball((x + rnd.uniform(-0.1, 0.1), 8.2 + rnd.uniform(-0.15, 0.15), z), rnd.uniform(0.2, 0.28), paint(_HUES[i % 5], rough=0.2), squash=(1, 1, 1.12), detail=2)
    for x, y, hue in ((-4.4, 5.4, 0), (4.2, 3.4, 2), (3.6, 6.8, 3), (-3.9, 7.6, 4), (-4.7, 3.0, 1)):
        ball((x, y, 0.26), 0.25, paint(_HUES[hue], rough=0.2), squash=(1, 1, 1.12), detail=2)


def dance_light(dim=1.0):
    """Violet from above, gold from the platform, and the ball."""
    sky([(0, '#10143a'), (1, '#080a20')], 0.3)
    panel((0, -0.6, 4.4), (0, 5, 0.5), (6, 2), 90 * dim, '#6a4ad8')
    lamp((BALL[0], BALL[1] - 0.8, BALL[2] - 0.3), 120 * dim, '#ffd8f0', 0.3)
    panel((0.4, DEPTH - 0.6, 3.4), (0, 4, 0.6), (4.6, 0.8), 190 * dim, '#ffb858')
    panel((-4.6, 6, 4.4), (0, 5, 0.3), (1, 4), 70 * dim, '#4a7aff')
