"""The ordinary shops of Main Street, seen from in front or from behind; a cinema, a church, a gas station."""
import math
import random

from builders.town.parts import board, door, flat_roof, roof_unit, shop_window, vent, window
from kit.light import lamp, panel
from kit.materials import brick, glow, paint
from kit.shapes import ball, box, cylinder, gable, plane, prism, tube
from kit.stage import group

FRONTS = (('#b07a5a', '#5a4438'), ('#9a5044', '#4a2c2a'), ('#c8a878', '#6a5840'), ('#8a8a94', '#4a4a54'), ('#a86a4c', '#5a3a30'),
          ('#7a6a7a', '#40364a'))
CLOTHS = (('#c8402e', '#f0e8d8'), ('#2f7a5c', '#f0e8d8'), ('#2c5aa0', '#f0e8d8'), ('#e0a030', '#f4ead0'), ('#7a3a7a', '#f0e0ec'))

# Chance of its own: whether lamps are lit must not change what is built, or day and night would be two towns.
_evening = random.Random(29)


def shop(rnd, night, width=8.0, floors=2, lit=0.4):
    """A brick front with a shop window, an awning and flats above; its front is on y = 0. Returns its depth."""
    depth, height = 9.0, 3.4 + 2.9 * (floors - 1)
    wall, stone = brick(*rnd.choice(FRONTS)), paint(rnd.choice(('#cfc0a4', '#e0d8c8', '#a89880')), rough=0.8)
    box((0, depth / 2, 0), (width, depth, height), wall, bevel=0)
    box((0, -0.1, height - 0.5), (width + 0.2, 0.4, 0.5), stone, bevel=0)
    box((0, -0.08, 0), (width, 0.3, 3.1), paint(rnd.choice(('#2f5a4c', '#4a3440', '#38508a', '#7a3a34', '#5a5448')), rough=0.6), bevel=0)
    open_late = night and _evening.random() < 0.6
    shop_window(-width / 2 + 0.5, width / 2 - 2.1, -0.25, 0.7, 2.4, open_late, rnd.choice(('#ffdf9a', '#cfe8ff', '#ffc4a0')), panes=3)
    door((width / 2 - 1.1, -0.22, 0.05), '#3a2a30', (1.1, 2.2), open_late, pane=True)
    box((0, -0.3, 2.5), (width - 0.3, 0.16, 0.6), paint(rnd.choice(('#e8d8b0', '#d8483c', '#2c5a7a', '#e8b040', '#f0ece2')), rough=0.6), bevel=0)
    _awning(width - 0.4, *rnd.choice(CLOTHS))
    count = max(2, int(width / 2.4))
    for floor in range(1, floors):
        for i in range(count):
            x = -width / 2 + (i + 0.5) * width / count
            window((x, 0, 3.9 + (floor - 1) * 2.9), night and _evening.random() < lit, (1.2, 1.6),
                   rnd.choice(('#ffcf72', '#ffb860', '#9ac8ff')), '#d8ccb4')
    _roof(rnd, width, depth, height)
    return depth


def behind(rnd, night, width=8.0, floors=1, lit=0.4):
    """The same sort of house from behind: a loading door, meters, pipes, a stair, lit windows. Returns its depth."""
    depth, height = 9.0, 3.6 + 2.9 * (floors - 1)
    wall = brick(*rnd.choice(FRONTS))
    box((0, depth / 2, 0), (width, depth, height), wall, bevel=0)
    box((-width * 0.22, -0.06, 0), (2.2, 0.12, 2.4), paint(rnd.choice(('#5a6a7a', '#6a5040', '#4a5a4c')), rough=0.7), bevel=0)
    for i in range(5):
        box((-width * 0.22, -0.14, 0.3 + i * 0.42), (2.1, 0.04, 0.06), paint('#3a3a42'), bevel=0)
    tube([(width * 0.4, -0.15, 0), (width * 0.4, -0.15, height)], 0.1, paint('#6a6e76'))
    box((width * 0.16, -0.15, 1.0), (0.6, 0.3, 0.8), paint('#8a9098', rough=0.5, metal=0.4), bevel=0)
    for floor in range(floors):
        for share in (0.1, 0.34):
            window((share * width, 0, 1.9 + floor * 2.9 - (0.9 if floor else 0)), night and _evening.random() < lit, (0.9, 1.0), '#ffcf72', '#b8ac98')
    if night:
        ball((-width * 0.22, -0.3, 2.8), 0.12, glow('#ffdf9a', 8), detail=1)
        lamp((-width * 0.22, -0.8, 2.6), 26, '#ffb860', 0.1)
    _roof(rnd, width, depth, height)
    return depth


def _roof(rnd, width, depth, height):
    flat_roof((0, depth / 2), (width, depth), height, rnd.choice(('#b8a890', '#c8c0b4', '#8a7a6c')),
              rnd.choice(('#4a4650', '#5a5450', '#6a6460', '#54585e')))
    roof_unit((rnd.uniform(-0.3, 0.3) * width, depth * 0.6, height + 0.05), rnd.random() < 0.5)
    vent((rnd.uniform(-0.4, 0.4) * width, depth * 0.32, height))
    if rnd.random() < 0.5:
        box((rnd.uniform(-0.25, 0.25) * width, depth * 0.84, height), (1.8, 1.4, 1.9), paint('#9a8a7c', rough=0.9), bevel=0)
    if rnd.random() < 0.35:
        with group(at=(width * 0.28, depth * 0.66, height)):
            _tank()


def _tank():
    """A wooden water tank on legs."""
    for x in (-0.7, 0.7):
        for y in (-0.7, 0.7):
            tube([(x, y, 0), (x, y, 1.2)], 0.09, paint('#4a4038'))
    cylinder((0, 0, 1.2), 1.15, 1.8, paint('#9a7450', rough=0.9, worn=0.3), sides=18)
    cylinder((0, 0, 3.0), 1.25, 0.8, paint('#5a4a44', rough=0.9), top=0.05, sides=18)


def _awning(width, one, other):
    count = max(3, int(width / 0.9))
    for i in range(count):
        w = width / count
        prism([(0, 0), (-1.3, -0.6), (-1.3, -0.86), (-1.24, -0.86), (-1.24, -0.64), (0, -0.08)], w,
              paint(one if i % 2 else other, rough=0.9), at=(-width / 2 + (i + 0.5) * w, -0.25, 3.05), rot=(0, 0, 90))


def cinema(night):
    """The Rialto: a fin with neon and a marquee with a white board; 12 m wide."""
    wall = paint('#d8b48a', rough=0.7, worn=0.12)
    box((0, 6, 0), (12, 12, 8.4), wall, bevel=0)
    flat_roof((0, 6), (12, 12), 8.4, '#e8d4b0')
    for i in range(5):
        box((-4.8 + i * 2.4, -0.1, 4.6), (0.5, 0.3, 4.2), paint('#a83a4a', rough=0.6), bevel=0)
    box((0, -0.05, 0), (9, 0.12, 3.2), glow('#ffdf9a', 1.3) if night else paint('#4a2a34', rough=0.3), bevel=0)
    for x in (-3, 0, 3):
        door((x, -0.12, 0.05), '#a83a4a', (1.6, 2.4), night, pane=True)
    box((0, -1.4, 3.4), (9.6, 2.8, 1.6), paint('#a83a4a', rough=0.5), bevel=0.03)
    box((0, -2.84, 3.6), (9.0, 0.06, 1.2), glow('#fff0d0', 1.3 if night else 0.7), bevel=0)
    for i in range(3):
        box((-3 + i * 2.9, -2.9, 3.9), (2.0, 0.04, 0.24), paint('#2a1c24'), bevel=0)
        box((-2.7 + i * 2.6, -2.9, 4.35), (1.6, 0.04, 0.2), paint('#c8322c'), bevel=0)
    box((0, -1.2, 5.0), (1.6, 1.6, 6.6), paint('#7a2a4a', rough=0.5), bevel=0.04)
    for z in range(6):
        box((0, -2.05, 5.5 + z * 1.0), (1.0, 0.08, 0.5), glow(('#ff5aa8', '#ffd84a')[z % 2], 3.4 if night else 1.0), bevel=0)
    roof_unit((-3, 8, 8.45))
    roof_unit((3, 9, 8.45), True)
    if night:
        panel((0, -2.9, 3.4), (0, -7, 0), (9, 1.2), 300, '#ffe0b0')
        panel((0, -2.2, 8), (0, -8, 0), (1.2, 5), 160, '#ff5aa8')


def church(night):
    """White boards, a steeple, tall windows; 9 m wide, 16 m deep."""
    wall, roof = paint('#f2eee4', rough=0.7), paint('#4a5058', rough=0.9, worn=0.2)
    box((0, 8, 0), (9, 15, 5), wall, bevel=0)
    prism([(-4.5, 5), (4.5, 5), (0, 9.4)], 14.9, wall, at=(0, 8, 0))
    gable((0, 8, 5), (9, 15), 4.7, roof)
    box((0, 0.4, 0), (3.4, 3.0, 9.6), wall, bevel=0)
    box((0, 0.4, 9.6), (3.9, 3.5, 0.3), paint('#d8d2c4'), bevel=0)
    box((0, 0.4, 9.9), (2.6, 2.4, 2.2), wall, bevel=0)
    box((0, -0.85, 10.2), (1.3, 0.1, 1.5), paint('#3a4048'), bevel=0)
    cylinder((0, 0.4, 12.1), 2.1, 7.0, roof, top=0.05, sides=4, rot=(0, 0, 45))
    for dx, dz, w, h in ((0, 19.0, 0.16, 1.4), (0, 19.7, 0.8, 0.16)):
        box((dx, 0.4, dz), (w, 0.16, h), paint('#e8c468', metal=0.6, rough=0.3), bevel=0)
    door((0, -1.1, 0.4), '#8a3434', (1.6, 2.8))
    for x in (-3.2, 3.2):
        window((x, 0.5, 1.4), night, (1.0, 2.6), '#ffb45e', '#d8d2c4', bars=(1, 2))
    cylinder((0, -1.15, 6.4), 0.7, 0.12, glow('#8ad0ff', 1.6) if night else paint('#4a78a8'), rot=(90, 0, 0), sides=18)


def gas_station(night):
    """An office with two bays, a canopy over two pumps, a sign on a pole; 13 m wide."""
    white, red = paint('#f0ece2', rough=0.5), paint('#d8382c', rough=0.5)
    plane((0, -1.5, 0.09), (17, 17), paint('#7a7a80', rough=0.8, worn=0.2, scale=0.6))
    box((0, 4.5, 0), (13, 6, 3.8), white, bevel=0)
    box((0, 4.47, 2.9), (13.1, 6.1, 0.5), red, bevel=0)
    flat_roof((0, 4.5), (13, 6), 3.8, '#f0ece2', '#6a6460')
    for x in (1.2, 4.6):
        box((x, 1.44, 0), (2.8, 0.1, 2.6), glow('#ffe6b0', 1.2) if night and x > 3 else paint('#b8c0c8', rough=0.4), bevel=0)
        for i in range(4):
            box((x, 1.38, 0.5 + i * 0.55), (2.8, 0.04, 0.07), paint('#8a9098'), bevel=0)
    shop_window(-5.8, -2.6, 1.5, 0.8, 2.5, night, '#dff0ff', panes=3)
    door((-1.4, 1.5, 0), '#d8382c', (1.1, 2.2), night, pane=True)
    box((-1.0, -3.4, 4.2), (10, 5.4, 0.5), white, bevel=0)
    box((-1.0, -6.12, 4.16), (10.1, 0.1, 0.58), red, bevel=0)
    for x in (-4.6, 2.6):
        box((x, -3.4, 0), (0.36, 0.36, 4.2), white, bevel=0)
        box((x, -3.4, 0.1), (2.6, 1.2, 0.16), paint('#c8c0b4'), bevel=0)
        for dx in (-0.7, 0.7):
            box((x + dx, -3.4, 0.26), (0.7, 0.6, 1.6), red, bevel=0.05)
            box((x + dx, -3.73, 1.1), (0.5, 0.06, 0.5), glow('#fff4d0', 1.6) if night else white, bevel=0)
    tube([(6.6, -4.2, 0), (6.6, -4.2, 6.6)], 0.2, white)
    cylinder((6.6, -4.0, 7.6), 1.5, 0.4, glow('#ff4a3a', 2.2 if night else 0.8), rot=(90, 0, 0), sides=28)
    cylinder((6.6, -4.3, 7.6), 1.0, 0.16, glow('#fff4e0', 2.2 if night else 0.9), rot=(90, 0, 0), sides=28)
    for i in range(5):
        cylinder((-6.3 + 0.25 * (i % 2), -0.2 + i * 0.1, 0.1 + i * 0.22), 0.36, 0.22, paint('#1a181e', rough=0.9), sides=14)
    if night:
        panel((-1.0, -3.4, 4.1), (-1.0, -3.4, 0), (9, 4.6), 420, '#fff0d0')
        lamp((6.6, -5.0, 7.4), 120, '#ff6a50', 0.4)


BILLBOARD = (0, -0.2, 6.2)


def billboard(night):
    """A hoarding on four legs with two lamps below it; 10 m wide, the picture is the school's bear."""
    for x in (-4, -1.4, 1.4, 4):
        tube([(x, 0.2, 0), (x, 0.2, 6)], 0.16, paint('#5a4638'))
    board((0, 0, 3.4), (10.4, 5.0), '#f0e4c8')
    box((0, -0.06, 3.6), (10, 0.06, 4.6), paint('#2c6aa8', rough=0.8), bevel=0)
    ball((-2.9, -0.1, 6.0), 1.3, glow('#ffd23a', 0.9), squash=(1, 0.05, 1))
    for i in range(4):
        a = math.radians(20 + i * 35)
        box((3.2 + 0.9 * math.cos(a), -0.14, 4.4 + 0.9 * math.sin(a)), (0.5, 0.05, 0.5), paint('#f4f0e4'), bevel=0)
    if night:
        for x in (-3, 3):
            panel((x, -1.6, 3.0), (x, 0, 6.4), (1, 0.4), 60, '#fff0d0')
