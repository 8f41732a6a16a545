"""What else a school's hall has: a hung lamp, pipes, a drinking fountain, a wet floor, a clock, a bag left behind."""
from kit.lettering import dotted, pattern_of
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, plane, prism, ring, tube
from kit.stage import group


def hung_lamp(width, drop, tube_glow):
    """A fluorescent lamp that hangs on two chains from z = `drop`; its bottom lies round the origin. `tube_glow` is the
    strength of its tubes; 0 when it is off."""
    shade = paint('#d8d8cc', rough=0.5)
    prism([(-0.14, 0), (-0.06, 0.09), (0.06, 0.09), (0.14, 0)], width, shade, rot=(0, 0, 90))
    for y in (-0.06, 0.06):
        tube([(-width / 2 + 0.06, y, -0.015), (width / 2 - 0.06, y, -0.015)], 0.024,
             glow('#eaf6ff', tube_glow) if tube_glow else paint('#9aa2ac', rough=0.3))
    for x in (-width * 0.36, width * 0.36):
        tube([(x, 0, 0.09), (x, 0, drop)], 0.012, paint('#6a6c74', rough=0.4, metal=0.7))


def pipes(length, y=0.0):
    """Two pipes that run along the wall with joints and brackets; the middle of the lower one is the origin."""
    for z, radius, hue, every in ((0, 0.062, '#a8a294', 1.6), (0.2, 0.04, '#b0583c', 2.3)):
        skin = paint(hue, rough=0.45, worn=0.15, scale=3)
        tube([(-length / 2, y, z), (length / 2, y, z)], radius, skin)
        count = int(length / every)
        for i in range(count):
            x = -length / 2 + (i + 0.7) * every
            cylinder((x, y, z), radius * 1.28, 0.07, skin, rot=(0, 90, 0), sides=16)
            box((x + 0.32, y + 0.06, z - radius), (0.04, 0.16, radius * 2.3), paint('#5a5650', rough=0.6), bevel=0)


def drinking_fountain():
    """A steel basin on the wall, 0.4 m wide, with its bubbler; the wall is y = 0, the floor z = 0."""
    steel = paint('#c4ccd4', rough=0.26, metal=0.85)
    box((0, -0.14, 0.46), (0.4, 0.28, 0.36), steel, bevel=0.03)
    box((0, -0.15, 0.8), (0.44, 0.34, 0.05), steel, bevel=0.02)
    box((0, -0.15, 0.84), (0.36, 0.26, 0.012), paint('#3a4450', rough=0.4, metal=0.6), bevel=0)
    box((0, -0.01, 0.84), (0.44, 0.05, 0.12), steel, bevel=0.015)
    tube([(0.12, -0.06, 0.85), (0.12, -0.06, 0.92), (0.09, -0.1, 0.95), (0.04, -0.12, 0.93)], 0.014, steel)
    box((0, -0.29, 0.72), (0.2, 0.02, 0.05), paint('#2a3038', rough=0.4), bevel=0.004)
    for i in range(4):
        box((0, -0.285, 0.52 + i * 0.04), (0.26, 0.008, 0.016), paint('#58626c', rough=0.5), bevel=0)


def wet_floor_sign():
    """Yellow and folded, 0.6 m tall; a figure that slips is drawn on it."""
    yellow, ink = paint('#f4c81e', rough=0.5), paint('#201820', rough=0.6)
    for turn, y in ((-13, -0.13), (13, 0.13)):
        box((0, y, 0), (0.34, 0.02, 0.62), yellow, bevel=0.008, rot=(turn, 0, 0))
    with group(at=(0, -0.075, 0.3)):
        ball((0.01, -0.005, 0.2), 0.032, ink, squash=(1, 0.3, 1), detail=2)
        tube([(0.0, -0.02, 0.15), (-0.05, -0.03, 0.06)], 0.024, ink)
        tube([(-0.05, -0.03, 0.06), (0.04, -0.035, 0.03), (0.09, -0.04, 0.06)], 0.016, ink)
        tube([(-0.05, -0.03, 0.06), (0.0, -0.045, -0.04)], 0.016, ink)
        tube([(0.0, -0.02, 0.14), (0.08, -0.02, 0.15)], 0.013, ink)
    box((0, -0.13, 0.1), (0.24, 0.012, 0.045), ink, bevel=0, rot=(-13, 0, 0))


def backpack(hue='#e06a2c', flap='#2a3a6a'):
    """Leans on what is behind it, 0.5 m tall; its front faces -y."""
    cloth = paint(hue, rough=0.9)
    box((0, 0, 0), (0.38, 0.22, 0.5), cloth, bevel=0.09)
    box((0, -0.1, 0.03), (0.28, 0.12, 0.22), paint(flap, rough=0.9), bevel=0.05)
    box((0, -0.125, 0.2), (0.25, 0.06, 0.06), cloth, bevel=0.02)
    tube([(-0.14, -0.105, 0.34), (0, -0.125, 0.37), (0.14, -0.105, 0.34)], 0.008, paint('#f0e0b0', rough=0.5))
    ring((0, 0, 0.51), 0.05, 0.014, paint(flap, rough=0.9), start=0, end=180)
    disc((0.07, -0.168, 0.16), 0.032, paint('#f4d23a', rough=0.5))


def wall_clock(radius=0.2):
    """Ten to four: the last bell has gone. Hangs on y = 0 round the origin."""
    cylinder((0, 0, 0), radius, 0.05, paint('#2a2830', rough=0.4), rot=(90, 0, 0), sides=32)
    disc((0, -0.055, 0), radius * 0.86, paint('#f4f0e0', rough=0.6), sides=32)
    ink = paint('#1a1820', rough=0.6)
    for x, z in ((0, 0.72), (0.72, 0), (0, -0.72), (-0.72, 0)):
        box((x * radius, -0.058, z * radius - 0.012), (0.022, 0.004, 0.024), ink, bevel=0)
    tube([(0, -0.066, 0), (-0.34 * radius, -0.066, 0.52 * radius)], 0.011, ink)
    tube([(0, -0.07, 0), (0.5 * radius, -0.07, -0.26 * radius)], 0.013, ink)


# Wider than the alphabet's, so that the X is one.
_EXIT = ('####.#...#.#.#####', '#....#...#.#...#..', '#.....#.#..#...#..', '###....#...#...#..', '#.....#.#..#...#..',
         '#....#...#.#...#..', '####.#...#.#...#..')


def exit_sign(camera, at, drop, strength):
    """EXIT in red dots on a dark box hung from `drop` metres above it, so small that each dot is a pixel."""
    unit = camera.metres_per_pixel(at[1])
    x, y, z = at
    box((x, y + 0.06, z - 5.5 * unit), (25 * unit, 0.08, 11 * unit), paint('#2a1418', rough=0.6), bevel=0)
    for dx in (-8, 8):
        tube([(x + dx * unit, y + 0.06, z), (x + dx * unit, y + 0.06, z + drop)], 0.012, paint('#30282c'))
    dotted(pattern_of(_EXIT), camera, at, glow('#ff3434', strength) if strength else paint('#5a2024', rough=0.6))


def papers(spots):
    """Sheets left on the floor; spots: (x, y, turn)."""
    for i, (x, y, turn) in enumerate(spots):
        plane((x, y, 0.006 + i * 0.002), (0.22, 0.3), paint('#f4ead0', rough=0.9), rot=(0, 0, turn))


def alarm_bell():
    """The red bell of the fire alarm over its box; hangs on y = 0 round the origin."""
    red = paint('#c42a2e', rough=0.3)
    cylinder((0, 0, 0), 0.13, 0.04, paint('#3a2a2c', rough=0.5), rot=(90, 0, 0), sides=24)
    ball((0, -0.05, 0), 0.12, red, squash=(1, 0.45, 1))
    ball((0, -0.11, 0), 0.022, paint('#d8dce4', rough=0.2, metal=0.9), detail=2)
    box((0, -0.04, -0.36), (0.15, 0.07, 0.17), red, bevel=0.012)
    box((0, -0.08, -0.29), (0.11, 0.01, 0.025), paint('#f4f0e4', rough=0.6), bevel=0)
