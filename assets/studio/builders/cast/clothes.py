"""Trunks: what somebody wears between neck and hips, round the hips' middle at z = 0; 0.5 m to the neck."""
import math

from kit.materials import paint
from kit.shapes import ball, box, cylinder, prism, ring, tube
from kit.skin import skin

TORSO = 0.5
_BODY = ((-0.04, 0.19, 0.165), (0.04, 0.2, 0.172), (0.16, 0.208, 0.178), (0.3, 0.226, 0.188), (0.39, 0.224, 0.18), (0.45, 0.19, 0.155),
         (0.495, 0.12, 0.115), (0.515, 0.09, 0.09))


def lathe(profile, material, sides=24):
    """A turned shape: rings of (z, half width, half depth) or (z, half width, half depth, y), from low to high."""
    rows = []
    for z, wide, deep, *rest in profile:
        y = rest[0] if rest else 0
        rows.append([(wide * math.cos(math.tau * i / sides), y + deep * math.sin(math.tau * i / sides), z) for i in range(sides)])
    return skin(rows, material)


def trunk(who, breath=0.0):
    """The trunk in its clothes; `breath` (0 to 1) fills the chest."""
    full = 1 + 0.035 * breath
    body = [(z, w * who.girth * (full if 0.2 < z < 0.45 else 1), d * who.girth * (full if 0.2 < z < 0.45 else 1)) for z, w, d in _BODY]
    if who.wear == 'gown':
        _gown(who, body)
        return
    lathe(body, paint(who.top, rough=0.9))
    cylinder((0, 0, TORSO - 0.01), 0.082, 0.08, paint(who.skin, rough=0.55), top=0.078)
    _WEARS[who.wear](who)


def _hem(who, z=-0.055, tall=0.075, hue=None):
    g = who.girth
    lathe([(z, 0.19 * g, 0.165 * g), (z + tall * 0.3, 0.208 * g, 0.182 * g), (z + tall, 0.204 * g, 0.178 * g)], paint(hue or who.band or who.top, rough=0.95))


def _collar(hue, radius=0.105, thick=0.032):
    ring((0, 0, TORSO + 0.012), radius, thick, paint(hue, rough=0.95), rot=(-8, 0, 0))


def _front(who, x, z):
    """How far out the chest is at a point of it."""
    deep = 0.186 * who.girth
    wide = 0.226 * who.girth
    return -deep * math.sqrt(max(0.05, 1 - (x / wide) ** 2)) - 0.004


def _varsity(who):
    _hem(who)
    _collar(who.band)
    box((0, _front(who, 0, 0) - 0.003, -0.03), (0.02, 0.018, 0.5), paint(who.sleeve, rough=0.9), bevel=0, rot=(2, 0, 0))
    ink = paint(who.letter, rough=0.6)
    for x, z, w, h in ((0.075, 0.2, 0.032, 0.17), (0.112, 0.337, 0.1, 0.033), (0.1, 0.27, 0.072, 0.033)):
        box((x, _front(who, x, z) - 0.004, z), (w, 0.024, h), ink, bevel=0, rot=(0, 0, 14))
    for side in (-1, 1):
        box((side * 0.115, _front(who, 0.115, 0.08) - 0.002, 0.06), (0.022, 0.016, 0.1), paint(who.sleeve, rough=0.9), bevel=0, rot=(0, side * 22, side * 18))
        for i in range(1):
            ball((0.0, _front(who, 0, 0.1) - 0.01, 0.1 + i * 0.1), 0.012, paint(who.band))


def _jacket(who):
    """Leather over a dark shirt: studs and a zip that nobody closes."""
    _hem(who, hue=who.trim)
    ink = paint(who.trim, rough=0.4)
    prism([(-0.05, 0.02), (0.05, 0.02), (0.085, 0.5), (-0.085, 0.5)], 0.02, paint('#d8d0e4', rough=0.9), at=(0, _front(who, 0, 0) + 0.006, 0), rot=(0, 0, 0))
    for side in (-1, 1):
        prism([(side * 0.07, 0.5), (side * 0.15, 0.45), (side * 0.1, 0.34), (side * 0.05, 0.3)], 0.03, ink, at=(0, _front(who, 0.1, 0) + 0.0, 0))
        for i in range(3):
            ball((side * (0.12 + i * 0.03), _front(who, 0.16, 0) - 0.006, 0.44 - i * 0.005), 0.014, paint('#e8ecf4', metal=0.9, rough=0.2), detail=1)
    _collar('#1a141e', 0.11, 0.03)


def _sweater(who):
    _hem(who, hue=who.top)
    _hem(who, -0.04, 0.02, who.trim)
    _collar(who.trim, 0.1, 0.026)
    for side in (-1, 1):
        prism([(0, 0.36), (side * 0.025, 0.35), (side * 0.1, 0.5), (side * 0.06, 0.52)], 0.03, paint(who.trim, rough=0.9), at=(0, _front(who, 0.05, 0), 0))


def _shirt(who):
    """Short and loud: palms in the print, an open collar."""
    g, print_hue = who.girth, paint(who.trim, rough=0.9)
    for i in range(26):
        a, z = i * 2.399, 0.02 + (i * 0.37 % 1) * 0.38
        x, y = 0.212 * g * math.cos(a), 0.18 * g * math.sin(a)
        ball((x, y, z), 0.026, print_hue, squash=(1, 1, 0.7), detail=1)
    for side in (-1, 1):
        prism([(0, 0.4), (side * 0.12, 0.47), (side * 0.07, 0.53)], 0.03, paint(who.top, rough=0.9), at=(0, _front(who, 0, 0), 0))


def _suit(who):
    _hem(who, hue=who.top, z=-0.1, tall=0.12)
    white, tie, lapel = paint('#f8f4ea', rough=0.8), paint(who.trim, rough=0.6), paint('#353024', rough=0.8)
    y = _front(who, 0, 0)
    prism([(0, 0.1), (0.085, 0.5), (-0.085, 0.5)], 0.02, white, at=(0, y + 0.004, 0))
    prism([(0, 0.12), (0.034, 0.2), (0.016, 0.46), (-0.016, 0.46), (-0.034, 0.2)], 0.02, tie, at=(0, y - 0.01, 0))
    box((0, y - 0.012, 0.455), (0.046, 0.022, 0.04), tie, bevel=0.008)
    for side in (-1, 1):
        prism([(side * 0.005, 0.08), (side * 0.1, 0.32), (side * 0.15, 0.34), (side * 0.1, 0.51), (side * 0.075, 0.51)], 0.024, lapel, at=(0, y + 0.002, 0))
    _collar('#f8f4ea', 0.092, 0.022)


def _apron(who):
    g = who.girth
    white = paint('#f8f4ea', rough=0.9)
    lathe([(-0.34, 0.235 * g, 0.2 * g, -0.02), (-0.02, 0.216 * g, 0.19 * g, -0.012)], white)
    y = _front(who, 0, 0)
    prism([(-0.13, 0), (0.13, 0), (0.11, 0.36), (-0.11, 0.36)], 0.03, white, at=(0, y, 0))
    for side in (-1, 1):
        tube([(side * 0.1, y + 0.01, 0.35), (side * 0.1, -0.06, 0.5)], 0.016, white)
    box((0, y - 0.018, 0.04), (0.14, 0.016, 0.09), paint(who.trim, rough=0.9), bevel=0)


def _vest(who):
    """A vest over a shirt, with a bow tie and a name tag."""
    y = _front(who, 0, 0)
    prism([(0, 0.2), (0.085, 0.5), (-0.085, 0.5)], 0.02, paint(who.sleeve, rough=0.9), at=(0, y + 0.003, 0))
    for side in (-1, 1):
        prism([(0, 0.475), (side * 0.06, 0.51), (side * 0.06, 0.44)], 0.03, paint(who.band, rough=0.6), at=(0, y - 0.014, 0))
    for i in range(3):
        ball((0, y - 0.006, 0.16 - i * 0.07), 0.014, paint(who.trim, metal=0.6, rough=0.3), detail=1)
    box((0.1, _front(who, 0.1, 0) - 0.004, 0.3), (0.08, 0.016, 0.035), paint('#fbf6e4'), bevel=0, rot=(0, 0, 14))
    _collar(who.sleeve, 0.095, 0.024)


def _coat(who):
    """Oilskin to the knees."""
    g = who.girth
    lathe([(-0.42, 0.25 * g, 0.22 * g), (-0.2, 0.225 * g, 0.2 * g), (0.02, 0.21 * g, 0.186 * g)], paint(who.top, rough=0.35))
    for i in range(5):
        ball((0.02, -0.186 * g - 0.01 - max(0, 0.02 - i * 0.01), -0.3 + i * 0.16), 0.018, paint('#2a2418'), detail=1)
    ring((0, 0.01, TORSO + 0.0), 0.125, 0.05, paint(who.top, rough=0.4), rot=(-6, 0, 0))


def _gown(who, body):
    """To the floor, with bare shoulders."""
    cloth = paint(who.top, rough=0.35)
    lathe([(-0.78, 0.42, 0.36), (-0.7, 0.41, 0.35), (-0.35, 0.28, 0.24), (-0.05, 0.2, 0.172), (0.1, 0.178, 0.15), (0.3, 0.212, 0.18), (0.36, 0.208, 0.172)], cloth)
    for i in range(9):
        a = math.tau * i / 9
        tube([(0.185 * math.cos(a), 0.158 * math.sin(a), 0.06), (0.29 * math.cos(a), 0.25 * math.sin(a), -0.35), (0.42 * math.cos(a), 0.36 * math.sin(a), -0.77)],
             [0.012, 0.03, 0.045], cloth)
    lathe([(0.3, 0.2, 0.165), *[(z, w * 0.9, d * 0.9) for z, w, d in body if z > 0.35]], paint(who.skin, rough=0.55))
    lathe([(0.05, 0.19, 0.164), (0.09, 0.192, 0.166), (0.12, 0.186, 0.16)], paint(who.trim, rough=0.3))
    cylinder((0, 0, TORSO - 0.01), 0.078, 0.08, paint(who.skin, rough=0.55))
    for i in range(9):
        a = math.pi + math.pi * (i + 0.5) / 9
        ball((0.098 * math.cos(a), 0.098 * math.sin(a) - 0.01, TORSO - 0.005), 0.016, paint('#fbf8f0', rough=0.2), detail=1)


_WEARS = {'varsity': _varsity, 'jacket': _jacket, 'sweater': _sweater, 'shirt': _shirt, 'suit': _suit, 'apron': _apron, 'vest': _vest, 'coat': _coat}
