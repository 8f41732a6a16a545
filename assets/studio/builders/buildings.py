"""Ordinary buildings: a brick block of flats over a shop, and a clapboard house."""
from kit.light import lamp
from kit.materials import brick, glow, paint
from kit.shapes import ball, box, cylinder, gable, prism, tube


def sash_window(at, night, lit, width=1.1, height=1.5, blind=0.3, watcher=False):
    """A window in a wall that faces -y. `blind` is the share that is drawn down; `watcher` puts someone behind it."""
    x, y, z = at
    stone, frame = paint('#cfc0a4', rough=0.8), paint('#e6dcc8', rough=0.6)
    shine = glow('#ffcf72', 2.6) if lit and night else paint('#33445c', rough=0.06)
    box((x, y, z), (width, 0.06, height), shine, bevel=0)
    cloth = glow('#d89a4a', 1.5) if lit and night else paint('#b8a888', rough=0.9)
    box((x, y - 0.04, z + height * (1 - blind)), (width, 0.02, height * blind), cloth, bevel=0)
    if watcher:
        dark = paint('#120c18', rough=1)
        ball((x + 0.1, y - 0.05, z + 0.78), 0.2, dark, squash=(1, 0.2, 1.05))
        box((x + 0.1, y - 0.05, z), (0.52, 0.02, 0.58), dark, bevel=0.12)
    for dx in (-width / 2, width / 2):
        box((x + dx, y - 0.05, z), (0.09, 0.1, height), frame, bevel=0)
    for dz in (0, height / 2, height):
        box((x, y - 0.05, z + dz - 0.03), (width, 0.08, 0.07), frame, bevel=0)
    box((x, y - 0.08, z - 0.16), (width + 0.36, 0.26, 0.14), stone)
    box((x, y - 0.02, z + height + 0.03), (width + 0.3, 0.16, 0.22), stone)


def flats(width, height, night, windows, depth=7.0, colour='#8a6a58', mortar='#3c302c', shop='#2f6a5c'):
    """A block that faces -y with its front on y = 0. `windows`: (x, z, lit, watcher)."""
    box((0, depth / 2, 0), (width, depth, height), brick(colour, mortar), bevel=0)
    stone = paint('#c8b898', rough=0.8, worn=0.25)
    box((0, depth / 2, height), (width + 0.3, depth + 0.3, 0.25), stone)
    box((0, -0.06, height - 0.7), (width + 0.2, 0.3, 0.3), stone)
    for i in range(int(width / 0.6)):
        box((-width / 2 + 0.3 + i * 0.6, -0.1, height - 0.95), (0.22, 0.26, 0.25), stone, bevel=0)
    for x, z, lit, watcher in windows:
        sash_window((x, -0.02, z), night, lit, blind=0.2 if lit else 0.35, watcher=watcher)
    box((0, -0.1, 0), (width - 0.3, 0.3, 3.1), paint(shop, rough=0.5, worn=0.15))
    box((0, -0.28, 0.7), (width - 1.2, 0.04, 1.7), paint('#1c2836', rough=0.05), bevel=0)
    box((0, -0.16, 3.1), (width, 0.5, 0.16), stone)
    _awning(width - 0.6)


def _awning(width):
    """Striped cloth over the shop window."""
    stripes = int(width / 0.42)
    for i in range(stripes):
        colour = ('#e8dcc0', '#b8443a')[i % 2]
        x = -width / 2 + (i + 0.5) * width / stripes
        w = width / stripes / 2
        prism([(0.0, 0.0), (-1.0, -0.62), (-1.0, -0.84), (-0.96, -0.84), (-0.96, -0.66), (0.0, -0.06)], w * 2,
              paint(colour, rough=0.9), at=(x, -0.28, 3.05), rot=(0, 0, 90))


def antenna(height=2.6):
    """A television aerial for a roof."""
    wire = paint('#2a2a32', rough=0.5, metal=0.6)
    tube([(0, 0, 0), (0, 0, height)], 0.035, wire)
    tube([(0, -0.7, height - 0.1), (0, 0.7, height - 0.1)], 0.025, wire)
    for i in range(5):
        half = 0.75 - i * 0.1
        y = -0.6 + i * 0.3
        tube([(-half, y, height - 0.1), (half, y, height - 0.1)], 0.022, wire)


def fire_escape(floors, z0=3.6, gap=2.9, width=2.4):
    """An iron stair on a front wall at y = 0."""
    iron = paint('#1e1c24', rough=0.5, metal=0.5)
    for i in range(floors):
        z = z0 + i * gap
        box((0, -0.55, z), (width, 1.0, 0.06), iron, bevel=0)
        for rail in (0.35, 0.7, 1.0):
            tube([(-width / 2, 0, z + rail), (-width / 2, -1.04, z + rail), (width / 2, -1.04, z + rail),
                  (width / 2, 0, z + rail)], 0.025, iron)
        for j in range(7):
            x = -width / 2 + j * width / 6
            tube([(x, -1.04, z), (x, -1.04, z + 1.0)], 0.02, iron)
        if i:
            for side in (-0.3, 0.0):
                tube([(-0.8, side - 0.5, z - gap), (0.8, side - 0.5, z)], 0.035, iron)


def house(night, wall='#d8cdb4', roof='#5a3a38', lit=(True, False)):
    """A clapboard house, 6 x 7 m, gable and porch towards -y."""
    boards = brick(wall, '#8a8478', length=9, height=0.24, joint=0.02, vary=0.96)
    box((0, 3.5, 0), (6, 7, 4.4), boards, bevel=0)
    prism([(-3, 4.4), (3, 4.4), (0, 7.0)], 6.9, boards, at=(0, 3.5, 0))
    gable((0, 3.5, 4.4), (6, 7), 2.75, paint(roof, rough=0.95, worn=0.4, scale=4))
    for i, x in enumerate((-1.5, 1.5)):
        sash_window((x, -0.02, 2.6), night, lit[i], blind=0.35)
    sash_window((0, -0.02, 4.7), night, lit[0], width=0.8, height=1.0)
    box((0, -0.9, 0), (6, 1.8, 0.3), paint('#8a7a68'))
    box((0, -0.95, 2.2), (6.3, 2.0, 0.14), paint(roof, rough=0.9))
    for x in (-2.8, -0.9, 0.9, 2.8):
        box((x, -1.7, 0.3), (0.14, 0.14, 1.9), paint('#efe8da'), bevel=0)
    box((0.2, -0.03, 0.3), (0.95, 0.06, 1.85), paint('#7a2c2c', rough=0.4), bevel=0)
    if night:
        lamp((0, -0.9, 2.0), 30, '#ffbe70', 0.1)
        ball((0, -0.9, 2.1), 0.09, glow('#ffdf9a', 16), detail=2)
    cylinder((1.6, 4.5, 5.2), 0.34, 2.4, brick('#8a4a3a', '#3a2a26'), sides=4)


def gas_station_sign(night):
    """A tall pole sign far down the road: a red disc that turns nobody's head."""
    cylinder((0, 0, 0), 0.14, 8.5, paint('#c8ccd4', metal=0.4))
    cylinder((0, -0.15, 9.3), 1.2, 0.3, glow('#ff4a3a', 4 if night else 0.8), rot=(90, 0, 0), sides=28)
    cylinder((0, -0.4, 9.3), 0.62, 0.06, glow('#fff4e0', 4 if night else 0.9), rot=(90, 0, 0), sides=28)
