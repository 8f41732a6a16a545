"""A tall school locker with a door that opens, and what a student keeps in it."""
from dataclasses import dataclass

from kit.light import lamp, panel
from kit.materials import glass, glow, paint
from kit.shapes import ball, box, cylinder, disc, tube
from kit.stage import group

WIDTH, HEIGHT, DEPTH = 0.65, 1.9, 0.46
# The frame round the door; the door covers it but for a narrow rim.
_RIM, _SHEET = 0.022, 0.02
_DOOR = (WIDTH - 2 * _RIM, HEIGHT - 0.12)
# Where the door's bottom is, and the plate's middle: a plate of 0.425 x 0.15 m, where the number is written.
_SILL, _PLATE = 0.09, (0, 1.5)
HINGE = (-WIDTH / 2 + _RIM, 0.0)
SHELF = 1.38
_INK = '#0e1420'


@dataclass(frozen=True)
class Anchors:
    """What answers in the picture, as lists of objects; `jar` and `jacket` are for the scene to fill in."""
    door: list
    inside: list
    plate: list
    jar: list | None = None
    jacket: list | None = None


def hall_locker(colour, angle=0.0, plate=None, lamp_lit=0.0, leak=0.0, lock=True, rod_lit=False):
    """Stands round x = 0 with its front on y = 0. The door is hinged on the left and open by `angle` degrees. `plate`
    is the colour of its number plate, without it a small card; `lamp_lit` the watts of the lamp inside; `leak` how
    much of its light shines through the shut door's slits. A door without `lock` has no handle either. `rod_lit` lights up the rod that
    a jacket hangs from."""
    skin = paint(colour, rough=0.34, metal=0.15)
    inner = paint('#8c8a92', rough=0.6, metal=0.1)
    with group() as inside:
        _cabinet(skin, inner, rod_lit)
    if angle:
        _lamp(lamp_lit)
    with group(at=(HINGE[0], HINGE[1], 0), turn=-angle) as door:
        plates = _door(skin, plate, leak, lock)
        if angle:
            _inner_side(inner)
    return Anchors(door, inside, plates)


def _cabinet(skin, inner, rod_lit):
    for side in (-1, 1):
        box((side * (WIDTH / 2 - _SHEET / 2), DEPTH / 2 + 0.01, 0.06), (_SHEET, DEPTH, HEIGHT - 0.06), inner, bevel=0)
        box((side * (WIDTH / 2 - _RIM / 2), 0.005, 0.06), (_RIM, 0.03, HEIGHT - 0.06), skin, bevel=0.004)
    box((0, DEPTH, 0.06), (WIDTH, _SHEET, HEIGHT - 0.06), inner, bevel=0)
    for z in (_SILL - 0.03, HEIGHT - 0.03):
        box((0, DEPTH / 2, z), (WIDTH, DEPTH, 0.03), skin, bevel=0.004)
    box((0, 0.05, 0), (WIDTH, 0.04, 0.07), paint(_INK, rough=0.8), bevel=0)
    box((0, DEPTH / 2, SHELF), (WIDTH - 2 * _SHEET, DEPTH - 0.04, 0.025), inner, bevel=0)
    tube([(-WIDTH / 2, 0.2, SHELF - 0.06), (WIDTH / 2, 0.2, SHELF - 0.06)], 0.012,
         paint('#fff0c0', rough=0.3, glow=1.4) if rod_lit else paint('#c8ccd4', rough=0.3, metal=0.9))


def _lamp(watts):
    """A bulb in a little cage, hooked on the shelf's left end."""
    x, y, z = -0.215, 0.13, SHELF - 0.15
    tube([(x, y, SHELF), (x, y, z + 0.03)], 0.008, paint('#181420'))
    cylinder((x, y, z + 0.02), 0.02, 0.035, paint('#30282c'), sides=12)
    ball((x, y, z), 0.042, glow('#ffd480', 6), detail=2)
    lamp((x + 0.06, y - 0.05, z - 0.05), watts * 0.6, '#ffb85c', 0.05)
    # What the bulb and the shelf's edge throw on whatever hangs there, towards the front.
    panel((0.02, -0.02, SHELF - 0.04), (0.03, 0.22, 0.7), (0.4, 0.06), watts * 0.55, '#ffc67e')
    lamp((0.0, 0.08, HEIGHT - 0.1), watts * 0.55, '#ffb85c', 0.06)


def _door(skin, plate, leak, lock):
    """Modelled round its hinge: x from 0 to the door's width, the front towards -y."""
    width, height = _DOOR
    middle, dark = width / 2, paint(_INK, rough=0.8)
    slit = glow('#ff9c38', leak) if leak else dark
    box((middle, -0.012, _SILL), (width, 0.03, height), skin, bevel=0.009)
    for z0, count in ((1.64, 5), (0.17, 3)):
        for i in range(count):
            z = z0 + i * 0.05
            box((middle, -0.029, z), (0.34, 0.006, 0.022), slit, bevel=0)
            box((middle, -0.034, z + 0.02), (0.36, 0.02, 0.014), skin, bevel=0.003, rot=(24, 0, 0))
    # A pressed panel.
    for x in (0.055, width - 0.055):
        box((x, -0.03, 0.38), (0.014, 0.01, 0.98), skin, bevel=0.004)
    for z in (0.37, 1.35):
        box((middle, -0.03, z), (width - 0.1, 0.01, 0.014), skin, bevel=0.004)
    if lock:
        _handle(width - 0.115)
    if plate is None:
        box((middle, -0.032, 1.46), (0.2, 0.012, 0.09), paint('#c8c4b4', rough=0.6), bevel=0)
        return []
    brass = paint('#e0a838', rough=0.3, metal=0.6)
    x, z = middle + _PLATE[0], _PLATE[1]
    frame = box((x, -0.034, z - 0.0875), (0.475, 0.016, 0.175), brass, bevel=0.006)
    box((x, -0.042, z - 0.0685), (0.4375, 0.01, 0.1375), paint(plate, rough=0.6), bevel=0)
    return [frame]


def _handle(x):
    """A recess with a lever, and a combination lock below it."""
    chrome = paint('#d4d8e0', rough=0.22, metal=1)
    box((x, -0.03, 0.86), (0.13, 0.012, 0.34), paint('#1a2030', rough=0.5), bevel=0)
    box((x, -0.048, 1.01), (0.055, 0.04, 0.16), chrome, bevel=0.012)
    disc((x, -0.04, 0.925), 0.052, chrome, sides=20)
    cylinder((x, -0.038, 0.925), 0.042, 0.03, paint('#14141c', rough=0.35), rot=(90, 0, 0), sides=20)
    box((x, -0.07, 0.93), (0.014, 0.004, 0.03), paint('#f4f4f0'), bevel=0)


def _inner_side(inner):
    """The door's back: a mirror with a picture stuck to its frame, the timetable, a strip from the photo booth."""
    width, height = _DOOR
    middle, y = width / 2, 0.012
    box((middle, y - 0.004, _SILL + 0.03), (width - 0.05, 0.012, height - 0.06), inner, bevel=0.004)
    box((middle, y + 0.005, 1.14), (0.34, 0.012, 0.4), paint('#c8283a', rough=0.4), bevel=0)
    box((middle, y + 0.012, 1.17), (0.28, 0.006, 0.34), paint('#a8d4e8', rough=0.08, metal=0.85), bevel=0)
    box((middle - 0.05, y + 0.01, 0.68), (0.32, 0.006, 0.36), paint('#f8efc8', rough=0.9), bevel=0)
    box((middle - 0.05, y + 0.014, 0.98), (0.32, 0.004, 0.06), paint('#2f7fb8', rough=0.9), bevel=0)
    for row in range(5):
        box((middle - 0.05, y + 0.014, 0.72 + row * 0.05), (0.25, 0.004, 0.018), paint('#7a6a5a', rough=0.9), bevel=0)
    for i, hue in enumerate(('#f0a03a', '#5ab4d8', '#e05a8a', '#7ac85a')):
        box((middle + 0.2, y + 0.012, 0.62 + i * 0.12), (0.12, 0.005, 0.1), paint(hue, rough=0.6), bevel=0)
    for x, z, hue in ((middle - 0.12, 1.62, '#f4d23a'), (middle + 0.08, 1.66, '#e05a8a')):
        cylinder((x, y, z), 0.04, 0.02, paint(hue, rough=0.5), rot=(-90, 0, 0), sides=14)


def belongings():
    """Books on the shelf, sneakers and a ball below. Not the jacket nor the jar."""
    for x, h, thick, hue, band in ((0.06, 0.36, 0.06, '#2f8a4a', '#f0d23a'), (0.125, 0.31, 0.05, '#a82838', '#f0a03a'),
                                   (0.185, 0.39, 0.055, '#6a3a8a', '#d88ac0'), (0.245, 0.33, 0.05, '#1c5a9a', '#6ad8f0')):
        with group(at=(x, 0.16, SHELF + 0.025)):
            box((0, 0, 0), (thick, 0.22, h), paint(hue, rough=0.6), bevel=0.006)
            box((0, -0.112, h * 0.66), (thick * 0.96, 0.004, 0.05), paint(band, rough=0.6), bevel=0)
    floor = _SILL
    for x, turn in ((-0.13, 8), (0.1, -12)):
        with group(at=(x, 0.16, floor), turn=turn):
            _sneaker()
    ball((0.215, 0.33, floor + 0.13), 0.1, paint('#d8702c', rough=0.7))


def _sneaker():
    red, white = paint('#d8303c', rough=0.7), paint('#f4f4f0', rough=0.6)
    box((0, 0, 0), (0.13, 0.3, 0.035), white, bevel=0.015)
    box((0, 0.05, 0.035), (0.115, 0.19, 0.085), red, bevel=0.025)
    ball((0, -0.09, 0.05), 0.06, white, squash=(1, 1.1, 0.8), detail=2)
    box((0, -0.02, 0.105), (0.06, 0.06, 0.02), white, bevel=0.005)


# Where the balls of one layer lie.
_BALLS = ((-0.064, 0.02), (-0.022, -0.062), (0.022, -0.066), (0.064, 0.015), (-0.07, -0.035), (0.068, -0.04), (0, 0),
          (-0.04, 0.06), (0.04, 0.06))


def gum_jar(share, lit=False):
    """A jar of gum balls, filled to a share of 0 to 1; stands on the shelf's left. `lit` lights up its lid."""
    hues = ('#e43b44', '#fee761', '#63c74d', '#2ce8f5', '#e86ab0', '#feae34')
    with group(at=(-0.14, 0.13, SHELF + 0.025)) as jar:
        cylinder((0, 0, 0), 0.108, 0.012, paint('#c0d0d8', rough=0.2), sides=20)
        rows = round(share * 6)
        for row in range(rows):
            for i, (x, y) in enumerate(_BALLS):
                hue = hues[(i * 2 + row * 5 + i // 3) % 6]
                ball((x, y, 0.042 + row * 0.041), 0.03, paint(hue, rough=0.3), detail=2)
        cylinder((0, 0, 0), 0.115, 0.27, glass('#e8f4ff', 0.09), sides=24)
        lid = paint('#ff5a5a', rough=0.35, glow=1.2) if lit else paint('#c8283a', rough=0.35)
        cylinder((0, 0, 0.27), 0.1, 0.05, lid, sides=20)
        ball((0, 0, 0.33), 0.02, lid, detail=2)
    return jar
