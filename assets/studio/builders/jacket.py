"""A jacket on its hanger, one for each clique: corduroy, a letterman's, a blazer, leather."""
import math

from kit.materials import paint
from kit.shapes import ball, box, disc, prism, ring, tube

# Outlines of (x, z) round the hook of the hanger, in metres; the right half, from the neck down.
_BODY = ((0.055, -0.095), (0.13, -0.125), (0.165, -0.17), (0.16, -0.4), (0.165, -0.64))
_SLEEVE = ((0.12, -0.12), (0.2, -0.16), (0.235, -0.24), (0.25, -0.42), (0.245, -0.57), (0.165, -0.57), (0.16, -0.4), (0.15, -0.22))


def jacket(clique):
    """Hangs from a rod through the origin and faces -y; 0.5 m wide, 0.65 m long. `clique`: geek, jock, prep, freak."""
    steel = paint('#c8ccd4', rough=0.3, metal=0.9)
    ring((0, 0, -0.012), 0.02, 0.006, steel, start=-60, end=210)
    tube([(0, 0, -0.032), (0, 0, -0.07)], 0.006, steel)
    tube([(-0.16, 0, -0.13), (0, 0, -0.07), (0.16, 0, -0.13)], 0.012, paint('#b8783c', rough=0.5))
    _CUTS[clique]()


def _cloth(body, sleeve, rough=0.85):
    """The silhouette that all share: a body in two halves and sleeves that hang."""
    for side in (-1, 1):
        half = [(side * 0.002, -0.09), *((side * x, z) for x, z in _BODY), (side * 0.002, -0.645)]
        prism(half, 0.13, paint(body, rough=rough), bevel=0.028)
        prism([(side * x, z) for x, z in _SLEEVE], 0.11, paint(sleeve, rough=rough), at=(0, 0.008, 0), bevel=0.032)


def _cuffs(hue, stripe=None):
    for side in (-1, 1):
        box((side * 0.207, 0.0, -0.6), (0.088, 0.112, 0.05), paint(hue, rough=0.9), bevel=0.012)
        if stripe:
            box((side * 0.207, -0.004, -0.582), (0.091, 0.112, 0.014), paint(stripe, rough=0.9), bevel=0)


def _hem(hue, stripe=None):
    box((0, 0, -0.665), (0.31, 0.122, 0.05), paint(hue, rough=0.9), bevel=0.014)
    if stripe:
        box((0, -0.003, -0.648), (0.314, 0.122, 0.014), paint(stripe, rough=0.9), bevel=0)


def _flap(points, hue, y=-0.068, depth=0.016):
    prism(points, depth, paint(hue, rough=0.8), at=(0, y, 0), bevel=0.003)


def _buttons(hue, heights, x=0.0, radius=0.014):
    for z in heights:
        ball((x, -0.074, z), radius, paint(hue, rough=0.25, metal=0.5), squash=(1, 0.5, 1), detail=2)


def _geek():
    """Bottle-green corduroy, patched at the elbows, pens in the pocket."""
    _cloth('#2f8a4a', '#2a7a42', rough=0.95)
    for i in range(-3, 4):
        if i:
            box((i * 0.042, -0.066, -0.62), (0.008, 0.008, 0.44), paint('#256e3a', rough=1), bevel=0)
    for side in (-1, 1):
        _flap([(side * 0.006, -0.3), (side * 0.03, -0.09), (side * 0.1, -0.11), (side * 0.085, -0.2)], '#3fa45c')
        disc((side * 0.215, -0.058, -0.38), 0.036, paint('#8a5a2c', rough=0.9), squash=1.35)
    box((0.08, -0.07, -0.36), (0.085, 0.016, 0.1), paint('#f0f0e4', rough=0.6), bevel=0)
    for x, hue in ((0.058, '#d8303c'), (0.08, '#1c3ad8'), (0.102, '#181425')):
        box((x, -0.076, -0.29), (0.012, 0.012, 0.07), paint(hue, rough=0.4), bevel=0)
    for side in (-1, 1):
        box((side * 0.085, -0.068, -0.56), (0.095, 0.014, 0.11), paint('#37984f', rough=0.95), bevel=0.004)
    _buttons('#8a5a2c', (-0.34, -0.44, -0.54))
    _cuffs('#256e3a')


def _jock():
    """Red wool, cream leather sleeves, the letter."""
    _cloth('#d8282f', '#f4ead0', rough=0.8)
    for side in (-1, 1):
        _flap([(side * 0.16, -0.165), (side * 0.125, -0.125), (side * 0.11, -0.14), (side * 0.15, -0.2)], '#c0b090', y=-0.064)
    _cuffs('#1c2f7a', '#f4c82a')
    _hem('#1c2f7a', '#f4c82a')
    box((0, -0.004, -0.12), (0.12, 0.12, 0.04), paint('#1c2f7a', rough=0.9), bevel=0.012)
    box((0, -0.066, -0.64), (0.008, 0.012, 0.52), paint('#6a1018', rough=0.9), bevel=0)
    _buttons('#f8e08a', (-0.22, -0.32, -0.42, -0.52), x=0.012)
    gold = paint('#f8d03a', rough=0.8)
    for x, z, w, h in ((0.052, -0.38, 0.026, 0.16), (0.086, -0.252, 0.075, 0.032), (0.078, -0.32, 0.055, 0.028)):
        box((x, -0.074, z), (w, 0.014, h), gold, bevel=0)
    for side in (-1, 1):
        box((side * 0.088, -0.068, -0.56), (0.02, 0.014, 0.1), paint('#f4ead0'), bevel=0, rot=(0, side * 18, 0))


def _prep():
    """A blue blazer with brass buttons over shirt and tie, a crest on the pocket."""
    _cloth('#2a56c8', '#244ab0', rough=0.75)
    _flap([(-0.05, -0.095), (0.05, -0.095), (0.0, -0.36)], '#f8f6ee', y=-0.066)
    _flap([(-0.02, -0.1), (0.02, -0.1), (0.026, -0.24), (0, -0.33), (-0.026, -0.24)], '#f0b82a', y=-0.075)
    for z in (-0.17, -0.24):
        box((0, -0.086, z), (0.042, 0.006, 0.018), paint('#b8283a', rough=0.7), bevel=0, rot=(0, 30, 0))
    for side in (-1, 1):
        _flap([(side * 0.004, -0.4), (side * 0.055, -0.09), (side * 0.115, -0.125), (side * 0.075, -0.22)], '#3a6ae0', y=-0.078)
        box((side * 0.09, -0.068, -0.54), (0.1, 0.014, 0.03), paint('#1c3a90', rough=0.8), bevel=0)
        _buttons('#f8d048', (-0.55, -0.5), x=side * 0.207, radius=0.011)
    _buttons('#f8d048', (-0.44, -0.54), x=0.02, radius=0.017)
    _flap([(0.068, -0.27), (0.128, -0.27), (0.128, -0.32), (0.098, -0.36), (0.068, -0.32)], '#f4f0e4', y=-0.074)
    box((0.098, -0.084, -0.33), (0.03, 0.006, 0.04), paint('#c8283a', rough=0.7), bevel=0)
    _cuffs('#f4f0e4')


def _freak():
    """Purple leather, black lapels, studs on the shoulders, a zip and a chain."""
    _cloth('#6a2f9a', '#5a2886', rough=0.38)
    chrome, black = paint('#e0e4ec', rough=0.2, metal=0.9), '#1c1628'
    for side in (-1, 1):
        _flap([(side * 0.01, -0.33), (side * 0.02, -0.095), (side * 0.12, -0.12), (side * 0.1, -0.23)], black, y=-0.07)
        for x, z in ((0.12, -0.125), (0.15, -0.145), (0.18, -0.165), (0.205, -0.195)):
            ball((side * x, -0.06, z), 0.014, chrome, detail=2)
        ball((side * 0.09, -0.084, -0.2), 0.012, chrome, detail=2)
    tube([(-0.07, -0.085, -0.28), (0.0, -0.078, -0.42), (0.0, -0.078, -0.64)], 0.009, chrome)
    for x0, x1, z in ((0.05, 0.13, -0.4), (-0.13, -0.05, -0.5)):
        tube([(x0, -0.078, z - 0.03), (x1, -0.078, z)], 0.007, chrome)
    disc((0.09, -0.08, -0.32), 0.034, paint('#7af05a', rough=0.7), sides=16)
    for x in (0.078, 0.102):
        box((x, -0.086, -0.32), (0.014, 0.005, 0.016), paint(black), bevel=0)
    box((0.09, -0.086, -0.342), (0.03, 0.005, 0.008), paint(black), bevel=0)
    points = [(0.05 + 0.1 * i / 8, -0.08, -0.55 - 0.05 * math.sin(math.pi * i / 8)) for i in range(9)]
    tube(points, 0.007, chrome)
    box((0, -0.004, -0.665), (0.31, 0.126, 0.05), paint(black, rough=0.4), bevel=0.01)
    box((-0.01, -0.072, -0.662), (0.05, 0.012, 0.044), paint('#f0c838', rough=0.3, metal=0.6), bevel=0)
    _cuffs(black)


_CUTS = {'geek': _geek, 'jock': _jock, 'prep': _prep, 'freak': _freak}
CLIQUES = tuple(_CUTS)
