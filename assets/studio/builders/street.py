"""Things that stand on a pavement: lamp post, hydrant, mailbox, newspaper box, bin, gumball machine, payphone."""
import math

from kit.light import beam, lamp
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, prism, ring, slab, tube


def lamp_post(night, height=4.6, reach=1.1):
    """A cast-iron post whose arm reaches towards -y; by night it throws a cone of sodium light."""
    iron = paint('#1f2630', rough=0.4, metal=0.5)
    cylinder((0, 0, 0), 0.2, 0.16, iron)
    cylinder((0, 0, 0.16), 0.16, 0.5, iron, top=0.1)
    cylinder((0, 0, 0.66), 0.08, height - 0.9, iron, top=0.06)
    ball((0, 0, height * 0.55), 0.1, iron)
    tube([(0, 0, height - 0.35), (0, -0.12, height), (0, -reach * 0.5, height + 0.14), (0, -reach, height)], 0.05, iron)
    cylinder((0, -reach, height - 0.16), 0.3, 0.2, iron, top=0.08)
    ball((0, -reach, height - 0.16), 0.17, glow('#ffc47a', 7 if night else 0.35), squash=(1, 1, 0.55))
    if night:
        beam((0, -reach, height - 0.3), (0, -reach, 0), 520, '#ffb45e', angle=118, blend=0.8, size=0.2)


def hydrant():
    """Red, with brass caps."""
    red, brass = paint('#c8322c', rough=0.35), paint('#d8b048', rough=0.3, metal=0.6)
    cylinder((0, 0, 0), 0.2, 0.07, red)
    cylinder((0, 0, 0.07), 0.145, 0.46, red)
    cylinder((0, 0, 0.5), 0.18, 0.06, red)
    ball((0, 0, 0.56), 0.15, red, squash=(1, 1, 0.8))
    cylinder((0, 0, 0.66), 0.04, 0.09, brass)
    cylinder((0, -0.13, 0.36), 0.08, 0.1, brass, rot=(90, 0, 0))
    for side in (-1, 1):
        cylinder((side * 0.13, 0, 0.38), 0.06, 0.09, brass, rot=(0, side * 90, 0))


def mailbox():
    """Blue, on four legs, with its round lid."""
    blue = paint('#2456a8', rough=0.35)
    for x in (-0.2, 0.2):
        for y in (-0.17, 0.17):
            box((x, y, 0), (0.06, 0.06, 0.22), blue, bevel=0)
    box((0, 0, 0.2), (0.54, 0.48, 0.72), blue, bevel=0.03)
    cylinder((-0.27, 0, 0.92), 0.24, 0.54, blue, rot=(0, 90, 0))
    box((0, -0.245, 0.72), (0.36, 0.02, 0.06), paint('#10284e'), bevel=0)
    box((0, -0.245, 0.42), (0.3, 0.02, 0.2), paint('#e8e4d8', rough=0.5), bevel=0)


def newspaper_box(colour='#e8b020'):
    """The town paper behind glass."""
    body = paint(colour, rough=0.35)
    box((0, 0, 0), (0.34, 0.3, 0.3), paint('#2a2630'), bevel=0.02)
    box((0, 0, 0.3), (0.5, 0.42, 0.68), body, bevel=0.04)
    box((0, -0.215, 0.5), (0.38, 0.02, 0.36), paint('#efe8d6', rough=0.4), bevel=0)
    box((0, -0.225, 0.72), (0.32, 0.015, 0.07), paint('#2a2630'), bevel=0)
    box((0, -0.225, 0.54), (0.16, 0.015, 0.13), paint('#8a8078'), bevel=0)


def bin():
    """A wire litter bin with its bag."""
    cylinder((0, 0, 0), 0.24, 0.72, paint('#2f5a44', rough=0.5), top=0.29)
    cylinder((0, 0, 0.72), 0.31, 0.06, paint('#1f3c30', rough=0.4))
    ball((0.04, -0.05, 0.78), 0.17, paint('#e8e2d2', rough=0.8), squash=(1.1, 1, 0.5))


def gumball_machine(night):
    """A glass globe full of gum on a blue foot."""
    blue = paint('#2a62c8', rough=0.25)
    cylinder((0, 0, 0), 0.19, 0.06, blue)
    cylinder((0, 0, 0.06), 0.05, 0.5, paint('#2a2630', rough=0.3))
    cylinder((0, 0, 0.55), 0.2, 0.26, blue, top=0.16)
    box((0, -0.19, 0.6), (0.12, 0.05, 0.14), paint('#d4d8e0', rough=0.2, metal=1))
    hues = ('#ff5fa2', '#ffd23a', '#43c6ff', '#7ce05a', '#ff7a3a')
    for i in range(34):
        ring_no, place = divmod(i, 9)
        angle = place * 40 + ring_no * 17
        tilt = (0.15, 0.2, 0.17, 0.09)[ring_no]
        x, y = tilt * math.cos(math.radians(angle)), tilt * math.sin(math.radians(angle))
        ball((x, y, 0.88 + ring_no * 0.075), 0.055, paint(hues[i % 5], rough=0.3, glow=0.5 if night else 0.05), detail=2)
    ball((0, 0, 1.0), 0.25, glass('#e8f4ff', mirror=0.16))
    cylinder((0, 0, 1.2), 0.12, 0.08, blue, top=0.08)


def payphone(night):
    """A hooded payphone on a post, its sign lit by night."""
    steel, dark = paint('#aab2bc', rough=0.3, metal=0.6), paint('#1a1a24', rough=0.4)
    cylinder((0, 0.1, 0), 0.06, 1.0, steel)
    box((0, 0.1, 0.9), (0.7, 0.5, 0.06), steel, bevel=0.01)
    for x in (-0.35, 0.35):
        box((x, 0.05, 0.94), (0.05, 0.58, 0.94), paint('#2c5f9e', rough=0.35), bevel=0.01)
    box((0, 0.32, 0.94), (0.7, 0.05, 0.94), steel, bevel=0)
    box((0, 0.2, 1.05), (0.34, 0.16, 0.6), dark, bevel=0.02)
    box((0.05, 0.11, 1.32), (0.16, 0.02, 0.18), paint('#d4d8e0', rough=0.3), bevel=0)
    tube([(-0.12, 0.08, 1.18), (-0.12, 0.06, 1.5)], 0.05, dark)
    box((0, 0.05, 1.86), (0.8, 0.62, 0.26), glow('#4aa4ff', 1.3 if night else 0.6), bevel=0.02)
    box((0, 0.05, 2.12), (0.84, 0.66, 0.05), steel, bevel=0.01)
    if night:
        lamp((0, -0.1, 1.78), 14, '#9ad4ff', 0.1)


def parking_meter():
    """A grey head on a pipe."""
    cylinder((0, 0, 0), 0.035, 1.0, paint('#6a7078', rough=0.4, metal=0.6))
    box((0, 0, 0.98), (0.16, 0.13, 0.2), paint('#7c858f', rough=0.4, metal=0.5), bevel=0.03)
    cylinder((-0.065, 0, 1.18), 0.08, 0.13, paint('#7c858f', rough=0.4, metal=0.5), rot=(0, 90, 0))
    box((0, -0.07, 1.14), (0.09, 0.02, 0.07), paint('#e8e4d0', rough=0.2), bevel=0)


def picket_fence(length, height=0.9, gap=0.2):
    """White pickets along x."""
    white = paint('#e9e4da', rough=0.7)
    count = int(length / gap)
    for i in range(count):
        x = -length / 2 + (i + 0.5) * gap
        w = gap * 0.3
        prism([(x - w, 0), (x + w, 0), (x + w, height), (x, height + 0.1), (x - w, height)], 0.04, white)
    for z in (0.25, 0.68):
        box((0, 0.04, z), (length, 0.04, 0.08), white, bevel=0)


def manhole():
    """An iron lid in the street, flush with it."""
    cylinder((0, 0, 0), 0.42, 0.012, paint('#22242c', rough=0.3, metal=0.7), sides=28)
    ring((0, 0, 0.014), 0.4, 0.02, paint('#3a3c46', rough=0.4, metal=0.6), rot=(0, 0, 0))


def puddle(outline, mirror_of):
    """Standing water in the street: an outline of (x, y) points, `mirror_of` the colour of the ground below."""
    slab(outline, 0.003, paint(mirror_of, rough=0.03))
