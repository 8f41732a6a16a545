"""Boilers, pipes, valves, fuse boxes, ducts: the inside of a building. Fronts face -y."""
import math

from kit.light import lamp
from kit.materials import glow, paint
from kit.shapes import ball, box, cylinder, disc, ring, tube
from kit.stage import group


def boiler(tall=1.7, radius=0.4, hue='#7a3a2c', fire=0.0):
    """A riveted boiler with a gauge, a fire door that glows by `fire` and a flue; round the origin."""
    skin, dark = paint(hue, rough=0.5, metal=0.3, worn=0.3), paint('#2a2628', rough=0.6)
    for i in range(3):
        angle = math.radians(i * 120 + 90)
        box((radius * 0.7 * math.cos(angle), radius * 0.7 * math.sin(angle), 0), (0.09, 0.09, 0.16), dark, bevel=0)
    cylinder((0, 0, 0.14), radius, tall - 0.14, skin, sides=28)
    ball((0, 0, tall), radius, skin, squash=(1, 1, 0.32))
    for z in (0.2, tall * 0.5, tall - 0.06):
        ring((0, 0, z), radius * 1.01, 0.018, dark, rot=(0, 0, 0))
    box((0, -radius, 0.3), (0.34, 0.08, 0.26), dark, bevel=0.02)
    for i in range(4):
        box((0, -radius - 0.044, 0.34 + i * 0.05), (0.24, 0.01, 0.022), glow('#ff7a1e', 3.5 * fire) if fire else paint('#120a08'), bevel=0)
    if fire:
        lamp((0, -radius - 0.3, 0.42), 22 * fire, '#ff7a2a', 0.1)
    disc((0, -radius - 0.03, tall * 0.74), 0.1, paint('#f0ead8', rough=0.4))
    ring((0, -radius - 0.035, tall * 0.74), 0.1, 0.016, paint('#d0a040', metal=0.9, rough=0.25))
    tube([(0, -radius - 0.04, tall * 0.74), (0.05, -radius - 0.04, tall * 0.74 + 0.05)], 0.007, paint('#a81418'))
    tube([(0, 0.1, tall + 0.1), (0, 0.1, tall + 0.5), (0, 0.5, tall + 0.8)], 0.1, dark)


def pipe(points, radius=0.05, hue='#a8a294', joints=True):
    """A pipe through points with a collar at each bend."""
    skin = paint(hue, rough=0.4, metal=0.3, worn=0.2, scale=3)
    tube(points, radius, skin)
    if joints:
        for point in points[1:-1]:
            ball(point, radius * 1.35, skin, detail=2)


def valve(hue='#c42a2e', radius=0.09):
    """A hand wheel on its stem, facing -y, round the origin."""
    cylinder((0, 0.1, 0), 0.016, 0.12, paint('#8a9094', metal=0.8, rough=0.3), rot=(90, 0, 0), sides=10)
    ring((0, 0, 0), radius, radius * 0.16, paint(hue, rough=0.4))
    for angle in (0, 60, 120):
        c, s = math.cos(math.radians(angle)) * radius, math.sin(math.radians(angle)) * radius
        tube([(-c, 0, -s), (c, 0, s)], radius * 0.1, paint(hue, rough=0.4))


def fuse_box(hue='#6a747c', open_lid=True, lamp_on=True):
    """A grey box with rows of fuses on y = 0 round the origin; its lid stands open to the left."""
    box((0, -0.06, -0.28), (0.42, 0.12, 0.56), paint(hue, rough=0.4, metal=0.4), bevel=0.008)
    if open_lid:
        with group(at=(-0.21, -0.12, -0.28), turn=65):
            box((-0.2, 0, 0), (0.4, 0.015, 0.56), paint(hue, rough=0.4, metal=0.4), bevel=0.004)
        for row in range(3):
            for column in range(4):
                box((-0.13 + column * 0.085, -0.125, -0.2 + row * 0.15), (0.05, 0.03, 0.1), paint('#22242a', rough=0.5), bevel=0.004)
                box((-0.13 + column * 0.085, -0.145, -0.15 + row * 0.15), (0.02, 0.012, 0.035),
                    paint('#e8e4d8' if (row, column) != (1, 2) else '#e03a2a'), bevel=0)
    ball((0.17, -0.13, 0.24), 0.014, glow('#ff4a3a' if lamp_on else '#3a1212', 3 if lamp_on else 0.4), detail=1)
    tube([(0.1, -0.05, 0.28), (0.1, -0.05, 1.2)], 0.02, paint('#8a9094', metal=0.6, rough=0.4))


def duct(length, hue='#9aa2a6', side=0.34):
    """A square air duct along x with seams, hung on straps, round its middle."""
    skin = paint(hue, rough=0.35, metal=0.6, worn=0.1)
    box((0, 0, -side / 2), (length, side, side), skin, bevel=0.008)
    for i in range(int(length / 0.8) + 1):
        x = -length / 2 + i * 0.8
        box((x, 0, -side / 2 - 0.012), (0.04, side + 0.024, side + 0.024), skin, bevel=0)
        box((x + 0.3, 0, side / 2), (0.03, 0.03, 0.5), paint('#4a5054'), bevel=0)


def vent(width=0.5, tall=0.3, hue='#a8a89c'):
    """A grille in a wall on y = 0, round its middle."""
    box((0, -0.01, -tall / 2), (width, 0.03, tall), paint('#14161a', rough=0.9), bevel=0)
    for i in range(int(tall / 0.06)):
        box((0, -0.03, -tall / 2 + 0.02 + i * 0.06), (width, 0.014, 0.03), paint(hue, rough=0.5), bevel=0)
    for x in (-width / 2, width / 2):
        box((x, -0.02, -tall / 2), (0.03, 0.03, tall), paint(hue, rough=0.5), bevel=0)
