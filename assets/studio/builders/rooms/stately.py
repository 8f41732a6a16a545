"""What rich houses are furnished with: fireplace, tall clock, chandelier, candelabrum, panelled doors, tea, velvet rope."""
import math

from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, plane, ring, tube

BRASS = '#d8a83a'


def _brass():
    return paint(BRASS, rough=0.25, metal=0.9)


def fireplace(phase=0, on=True, energy=60, stone='#e8e2d4', width=1.7, blue=False):
    """Its back stands on y = 0, 0.4 m deep; its mantel is 1.2 m high. The flames lean elsewhere in each of three phases."""
    marble, dark = paint(stone, rough=0.25, worn=0.12, scale=3), paint('#14100e', rough=0.95)
    for side in (-1, 1):
        box((side * (width / 2 - 0.16), -0.2, 0), (0.32, 0.4, 1.1), marble, bevel=0.012)
        box((side * (width / 2 - 0.16), -0.41, 0.12), (0.2, 0.03, 0.84), marble, bevel=0.01)
        ball((side * (width / 2 - 0.16), -0.42, 1.02), 0.06, marble, squash=(1, 0.5, 1), detail=2)
    box((0, -0.2, 0.84), (width - 0.5, 0.4, 0.27), marble, bevel=0.01)
    box((0, -0.24, 1.1), (width + 0.16, 0.52, 0.09), marble, bevel=0.015)
    box((0, -0.02, 0), (width - 0.6, 0.04, 0.86), dark, bevel=0)
    box((0, -0.45, -0.01), (width + 0.2, 0.6, 0.04), marble, bevel=0.008)
    for x, y, turn in ((-0.16, -0.2, 12), (0.14, -0.24, -16), (0.0, -0.16, 84)):
        cylinder((x, y, 0.1), 0.055, 0.5, paint('#4a2c1c', rough=0.9), rot=(0, 90, turn))
    for x in (-0.3, 0.3):
        tube([(x, -0.36, 0.04), (x, -0.36, 0.22), (x, -0.1, 0.12)], 0.016, _brass())
        ball((x, -0.36, 0.25), 0.03, _brass(), detail=2)
    if not on:
        box((0, -0.24, 0.04), (0.7, 0.3, 0.03), paint('#8a8480', rough=1), bevel=0.01)
        return
    hues = ('#ff7a1c', '#ffb83a', '#ffe48a')
    for i in range(7):
        x = -0.3 + i * 0.1
        high = (0.3, 0.44, 0.36, 0.5, 0.34, 0.42, 0.26)[(i + phase * 2) % 7]
        lean = (-6, 5, 0)[(i + phase) % 3]
        flame = cylinder((x, -0.22, 0.12), 0.085, high, glow(hues[(i + phase) % 3], 4.5), top=0.004, rot=(0, lean, 0), sides=8)
        flame.visible_shadow = False
    if blue:
        for x in (-0.36, 0.36):
            cylinder((x, -0.24, 0.1), 0.05, 0.2, glow('#4a8aff', 3), top=0.004, sides=8).visible_shadow = False
    box((0, -0.25, 0.06), (0.7, 0.3, 0.05), glow('#ff5a1c', 1.6), bevel=0.01)
    lamp((0.04 * (phase - 1), -0.46, 0.42), energy * (1, 0.86, 1.08)[phase], '#ff9448', 0.14)


def tall_clock(swing=0, hour=(20, 21), wood='#4a2414', height=2.3):
    """A pendulum clock, its back on y = 0; `swing` -1, 0 or 1; it tells `hour` (hours, minutes)."""
    case, dark = paint(wood, rough=0.3, worn=0.15), paint('#160c0a', rough=0.9)
    box((0, -0.16, 0), (0.52, 0.32, 0.5), case, bevel=0.02)
    box((0, -0.14, 0.5), (0.4, 0.28, height - 1.05), case, bevel=0.012)
    box((0, -0.16, height - 0.58), (0.5, 0.32, 0.5), case, bevel=0.02)
    box((0, -0.285, 0.6), (0.28, 0.01, height - 1.28), dark, bevel=0)
    disc((0, -0.325, height - 0.33), 0.19, paint('#f4ecd4', rough=0.5), sides=32)
    ring((0, -0.328, height - 0.33), 0.195, 0.014, _brass())
    for value, length, thick in (((hour[0] % 12 + hour[1] / 60) / 12, 0.09, 0.012), (hour[1] / 60, 0.145, 0.009)):
        a = value * math.tau
        tube([(0, -0.335, height - 0.33), (length * math.sin(a), -0.335, height - 0.33 + length * math.cos(a))], thick, paint('#1a1014'))
    a = math.radians(9 * swing)
    top, long = height - 0.7, height - 1.5
    end = (long * math.sin(a), -0.3, top - long * math.cos(a))
    tube([(0, -0.3, top), end], 0.009, _brass())
    cylinder((end[0], -0.29, end[2]), 0.085, 0.02, _brass(), rot=(90, 0, 0), sides=24)
    for x in (-0.16, 0, 0.16):
        ball((x, -0.16, height - 0.04), 0.045, _brass(), detail=2)


def chandelier(at, drop=0.7, arms=6, radius=0.5, on=True, energy=40, crystal=True):
    """`at` is the middle of its ring; it hangs from `drop` metres above."""
    x, y, z = at
    tube([(x, y, z + 0.1), (x, y, z + drop)], 0.014, _brass())
    ball((x, y, z), 0.08, _brass())
    for i in range(arms):
        a = i * math.tau / arms + 0.3
        px, py = x + radius * math.cos(a), y + radius * math.sin(a)
        tube([(x, y, z), (x + radius * 0.5 * math.cos(a), y + radius * 0.5 * math.sin(a), z - 0.12), (px, py, z + 0.02)], 0.014, _brass())
        cylinder((px, py, z + 0.02), 0.02, 0.1, paint('#fff8e8'))
        cylinder((px, py, z + 0.12), 0.022, 0.07, glow('#ffe0a0', 7) if on else paint('#f0e8d8'), top=0.004, sides=8).visible_shadow = False
        if crystal:
            ball((px, py, z - 0.05), 0.028, paint('#e8f4ff', rough=0.05, metal=0.6), detail=1)
    if on and energy:
        lamp((x, y, z + 0.05), energy, '#ffd49a', 0.3)


def candelabrum(on=True, flame=0, arms=3):
    """Stands on z = 0, 0.45 m tall; gives no light of its own."""
    cylinder((0, 0, 0), 0.07, 0.03, _brass())
    cylinder((0, 0, 0.03), 0.014, 0.24, _brass())
    for i in range(arms):
        x = (i - (arms - 1) / 2) * 0.12
        tube([(0, 0, 0.18), (x * 0.7, 0, 0.16), (x, 0, 0.27)], 0.011, _brass())
        cylinder((x, 0, 0.27), 0.017, 0.13, paint('#fff4e0', rough=0.5))
        if on:
            cylinder((x + (0, 0.005, -0.005)[flame], 0, 0.4), 0.016, 0.06, glow('#ffc060', 8), top=0.003, sides=8).visible_shadow = False


def double_doors(hue='#f4efe2', width=1.5, height=2.4, knob=BRASS):
    """Two panelled leaves in their frame, on a wall at y = 0."""
    white = paint(hue, rough=0.4)
    box((0, -0.04, 0), (width + 0.26, 0.1, height + 0.14), white, bevel=0.012)
    for side in (-1, 1):
        x = side * width / 4
        box((x, -0.08, 0), (width / 2 - 0.015, 0.06, height), white, bevel=0.006)
        for z, high in ((0.14, height * 0.34), (height * 0.44, height * 0.5)):
            box((x, -0.115, z), (width / 2 - 0.2, 0.015, high), paint(hue, rough=0.55), bevel=0.008)
            box((x, -0.124, z + 0.06), (width / 2 - 0.32, 0.01, high - 0.12), white, bevel=0.006)
        ball((side * 0.07, -0.15, height * 0.42), 0.035, paint(knob, rough=0.25, metal=0.9), detail=2)


def tea_set(cups=2, hue='#f8f4ee', band='#2f6ac8', tray=True):
    """A pot and cups on a silver tray; one cup is full and none is drunk from."""
    china = paint(hue, rough=0.15)
    if tray:
        cylinder((0, 0, 0), 0.25, 0.012, paint('#d8dce4', rough=0.12, metal=1), sides=32)
    ball((0, 0.06, 0.1), 0.085, china, squash=(1, 1, 0.9))
    tube([(0.07, 0.06, 0.1), (0.13, 0.05, 0.14), (0.15, 0.05, 0.17)], [0.02, 0.014, 0.01], china)
    ring((-0.1, 0.06, 0.11), 0.045, 0.01, china)
    ball((0, 0.06, 0.185), 0.02, paint(band), detail=1)
    for i in range(cups):
        x = -0.12 + i * 0.22
        cylinder((x, -0.11, 0.012), 0.07, 0.008, china)
        cylinder((x, -0.11, 0.02), 0.025, 0.06, china, top=0.045)
        cylinder((x, -0.11, 0.06), 0.046, 0.012, paint(band), top=0.048)
        if i == 0:
            cylinder((x, -0.11, 0.074), 0.038, 0.003, paint('#6a3414', rough=0.1))


def velvet_rope(a, b, hue='#a01828', sag=0.28, height=0.95):
    """Two brass posts and the rope between them; a and b are (x, y)."""
    for x, y in (a, b):
        cylinder((x, y, 0), 0.16, 0.03, _brass())
        cylinder((x, y, 0.03), 0.025, height, _brass())
        ball((x, y, height + 0.06), 0.055, _brass(), detail=2)
    points = []
    for i in range(13):
        t = i / 12
        points.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, height - 0.06 - sag * 4 * t * (1 - t)))
    tube(points, 0.04, paint(hue, rough=0.9))


def turned_picture(at, size, card=True):
    """A picture with its face to the wall: stretcher, canvas, wire; `card` hangs on it."""
    x, y, z = at
    w, h = size
    wood = paint('#b08850', rough=0.8)
    box((x, y - 0.03, z - h / 2), (w, 0.06, h), paint('#8a6a3a', rough=0.6), bevel=0.01)
    plane((x, y - 0.064, z), (w - 0.12, h - 0.12), paint('#d8c8a4', rough=1), rot=(90, 0, 0))
    for dx in (-w / 2 + 0.09, w / 2 - 0.09):
        box((x + dx, y - 0.075, z - h / 2 + 0.04), (0.07, 0.03, h - 0.08), wood, bevel=0.004)
    for dz in (-h / 2 + 0.05, -0.03, h / 2 - 0.12):
        box((x, y - 0.075, z + dz), (w - 0.1, 0.03, 0.07), wood, bevel=0.004)
    tube([(x - w * 0.36, y - 0.1, z + h * 0.24), (x, y - 0.1, z + h * 0.38), (x + w * 0.36, y - 0.1, z + h * 0.24)], 0.008, paint('#c8ccd4', metal=0.9, rough=0.3))
    if card:
        box((x + w * 0.1, y - 0.1, z - h * 0.3), (w * 0.4, 0.006, h * 0.16), paint('#fffaf0', rough=0.9), bevel=0, rot=(0, 6, 0))
        for i in range(2):
            box((x + w * 0.1, y - 0.106, z - h * 0.2 - i * 0.045), (w * 0.28, 0.004, 0.016), paint('#3a2a4a'), bevel=0, rot=(0, 6, 0))


def column(height, radius=0.18, hue='#f4efe4'):
    """A pillar with base and capital on z = 0."""
    stone = paint(hue, rough=0.5)
    box((0, 0, 0), (radius * 2.8, radius * 2.8, 0.12), stone, bevel=0.01)
    cylinder((0, 0, 0.12), radius * 1.2, 0.08, stone)
    cylinder((0, 0, 0.2), radius, height - 0.4, stone, top=radius * 0.86)
    box((0, 0, height - 0.16), (radius * 2.6, radius * 2.6, 0.16), stone, bevel=0.01)

