"""Between the stacks: two cliffs of faded turquoise cars with a crack of sky, one car high up with gingham curtains."""
import random

from builders.outside.skies import clouds, day, horizon, night
from builders.flunko_poster import flunko_poster
from builders.rooms.evidence import wire_mesh
from builders.rooms.zone import zone
from builders.town.wrecks import stack, tyres, wreck
from kit.camera import FrontCamera
from kit.light import beam, lamp, panel
from kit.materials import glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, ring, sheets, tube
from kit.shoot import Loop, Shoot
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.1, -3.6, 1.55), focal=196, vanishing=(164, 124), size=SIZE)
_TEAL = ('#4ab0a8', '#5fc0b4', '#3a8e98', '#8cc8b8', '#c8b490', '#a8604a', '#58a8c0')
# The stack with the curtained car: its flank faces the viewer.
_HOME, _STEP, _END = (3.15, 3.6), 1.16, 13.0


def build(look):
    """Puts the alley on the stage; returns its hotspots."""
    rnd, spots = random.Random(804), {}
    plane((0, 40, 0), (160, 120), paint('#7a6a50' if not look.night else '#3c4048', rough=1, worn=0.5, scale=0.8))
    for x, y, count in ((-2.75, 2.6, 5), (-2.6, 7.4, 6), (2.7, 9.0, 6)):
        _cliff(rnd, x, y, count)
    _across(rnd, look, spots)
    with group() as spots['trunks']:
        _trunk(look, (-1.35, 0.5), 96, '#5fc0b4', True)
        _trunk(look, (1.55, 2.0), 84, '#c8b490', False)
    _fender(look, spots)
    with group() as spots['yard']:
        _end(look)
    with group(at=(-1.0, 6.4, 0)):
        tyres(3)
    for _ in range(30):
        side, y = rnd.choice((-1, 1)), rnd.uniform(0.5, 11)
        x = side * rnd.uniform(0.75, 1.1)
        tube([(x, y, 0), (x + rnd.uniform(-0.12, 0.12), y, rnd.uniform(0.15, 0.45))], [0.03, 0.006], paint(('#a89050', '#6a8a4a')[rnd.randrange(2)], rough=1))
    plane((0.1, 4.4, 0.006), (0.8, 1.5), paint('#8fb8c0' if not look.night else '#2a4a6a', rough=0.05))
    _light(look)
    return spots


def _face(hue):
    """Lamps, a bumper and a grille on the end of a wreck."""
    for side in (-1, 1):
        disc((-2.26, side * 0.6, 0.48), 0.15, paint('#f0ead0', rough=0.15), rot=(0, -90, 0))
        ring((-2.26, side * 0.6, 0.48), 0.16, 0.03, paint('#d8dce0', metal=0.8, rough=0.2), rot=(0, 90, 0), steps=14)
    box((-2.3, 0, 0.16), (0.12, 1.7, 0.13), paint('#d8dce0', metal=0.8, rough=0.25), bevel=0.02)
    for i in range(3):
        box((-2.26, 0, 0.36 + 0.08 * i), (0.04, 0.76, 0.03), paint('#2a2a30'), bevel=0)


def _cliff(rnd, x, y, count):
    for level in range(count):
        with group(at=(x + rnd.uniform(-0.2, 0.2), y + rnd.uniform(-0.2, 0.2), level * 1.08), turn=90 + rnd.uniform(-5, 5)):
            hue = _TEAL[rnd.randrange(len(_TEAL))]
            wreck(hue, rnd.uniform(0.78, 0.9), rnd.random() < 0.4)
            _face(hue)


def _across(rnd, look, spots):
    """Three cars whose flanks face the viewer, the curtained one on top of two, two more above it."""
    x, y = _HOME
    for level, hue in enumerate(('#3a8e98', '#c8b490', '#f0a0a8', '#4ab0a8', '#58a8c0')):
        if level == 2:
            with group(at=(x - 0.25, y, level * _STEP)) as spots['curtained-car']:
                wreck('#f2b04a', 1.0, False)
                _flank((True, True), 1.0)
                _home(look)
        else:
            with group(at=(x + rnd.uniform(-0.25, 0.25), y + rnd.uniform(-0.1, 0.1), level * _STEP + (0.2 if level > 2 else 0)), turn=rnd.uniform(-4, 4)):
                wreck(hue, 0.86, True)
                _flank((level % 3 != 1, level % 2 == 0), 0.86)
    for z in (0.2, 1.2):
        for i in range(2):
            box((x - 2.0 + 0.06 * i, y - 0.95, z), (0.08, 0.08, 1.1), paint('#b8864a', rough=0.8), bevel=0)


def _flank(caps, share):
    """What a car has on its side: hub caps or bare drums, a strip of chrome, the seam and handle of its door."""
    chrome, dark = paint('#c4c8cc', metal=0.7, rough=0.3), paint('#17141a', rough=0.9)
    for x, whole in zip((-1.4, 1.35), caps):
        ring((x, -0.92, 0.3), 0.3, 0.045, paint('#2c2a32', rough=0.9), steps=18)
        disc((x, -0.945, 0.3), 0.2, chrome if whole else paint('#7a4a30', rough=0.9), sides=18)
        disc((x, -0.95, 0.3), 0.07, dark if whole else paint('#4a3228', rough=0.9), sides=12)
    box((0.0, -0.865, 0.5 * share), (3.9, 0.02, 0.05), chrome, bevel=0)
    for x in (-0.72, 0.36, 1.2):
        box((x, -0.86, 0.2), (0.025, 0.02, 0.6 * share), dark, bevel=0)
    for x in (0.22, 1.06):
        box((x, -0.88, 0.62 * share), (0.2, 0.04, 0.05), chrome, bevel=0)
    sheets([[(-2.2, -0.868, 0.12), (-1.9, -0.868, 0.12), (-2.0, -0.868, 0.42 * share), (-2.2, -0.868, 0.5 * share)],
            [(0.6, -0.868, 0.12), (1.0, -0.868, 0.12), (0.92, -0.868, 0.24), (0.66, -0.868, 0.3)]], paint('#8a4a2c', rough=1), name='rust')


def _home(look):
    """Gingham behind the glass, a dashboard's glow, a wiper, a geranium on the sill."""
    sway = 0.06 * look.phase('curtain')
    back = glow('#ffd070', 1.6) if look.night else paint('#4a3028')
    box((0.22, -0.775, 0.86), (1.7, 0.02, 0.4), back, bevel=0)
    for left, columns in ((-0.6, 6), (0.42 - sway, 6)):
        for i in range(columns):
            for k in range(4):
                hue = '#d8302c' if (i + k) % 2 else '#fff0e4'
                box((left + 0.05 + i * 0.1, -0.8, 0.86 + k * 0.1), (0.1, 0.02, 0.1), paint(hue, rough=0.9, glow=0.25 if look.night else 0.05), bevel=0)
    box((0.22, -0.81, 1.27), (1.8, 0.03, 0.04), paint('#c8a050', rough=0.4), bevel=0)
    box((-1.5, -0.7, 0.86), (0.5, 0.2, 0.14), paint('#a8542c', rough=0.9), bevel=0.01)
    for i in range(5):
        ball((-1.68 + i * 0.09, -0.7, 1.06 + 0.03 * (i % 2)), 0.06, paint(('#e8342c', '#3a8a3a')[i % 2], rough=0.9), detail=1)
    up = look.phase('wiper')
    tube([(-1.0, -0.55, 0.88), ((-0.62, -1.02, -1.36)[up], -0.6, (1.4, 1.5, 1.3)[up])], 0.03, paint('#17141a'))
    if look.night:
        box((-0.78, -0.8, 0.9), (0.2, 0.04, 0.12), glow('#5affc0', 5), bevel=0)
        lamp((-0.6, -1.3, 1.0), 26, '#7affc8', 0.2)
        lamp((0.3, -1.4, 1.1), 30, '#ffc060', 0.3)


def _trunk(look, at, turn, hue, raccoon):
    """A car end on whose trunk stands open by day and is shut by night."""
    with group(at=(*at, 0), turn=turn, size=0.86):
        wreck(hue, 0.95, False)
        _face(hue)
        if look.night:
            box((-1.55, 0, 0.7), (1.15, 1.5, 0.09), paint(hue, rough=0.5), bevel=0.03)
            return
        box((-1.55, 0, 0.72), (1.15, 1.5, 0.09), paint('#0c0a0e'), bevel=0)
        box((-0.98, 0, 0.78), (0.07, 1.5, 1.05), paint(hue, rough=0.6, worn=0.3), bevel=0.02)
        box((-1.03, 0, 0.9), (0.03, 1.2, 0.75), paint('#2a2a30'), bevel=0)
        ring((-1.55, 0.42, 0.95), 0.24, 0.1, paint('#1a181e', rough=0.9), rot=(20, 90, 0), steps=16)
        if not raccoon:
            box((-1.6, -0.3, 0.8), (0.42, 0.5, 0.24), paint('#c8862c', rough=0.8), bevel=0.02)
            box((-1.6, -0.3, 1.02), (0.3, 0.56, 0.04), paint('#d8302c', rough=0.9), bevel=0)
            return
        fur, mask, pale = paint('#8f8a86', rough=1), paint('#1c1a20', rough=1), paint('#e8e2d8', rough=1)
        ball((-1.6, -0.25, 0.86), 0.26, fur, squash=(0.9, 1.1, 0.9))
        ball((-1.66, -0.25, 1.14), 0.22, fur, squash=(0.9, 1.2, 0.85))
        for side in (-1, 1):
            y = -0.25 + side * 0.1
            ball((-1.83, y, 1.2), 0.1, pale, squash=(0.4, 1.1, 0.6), detail=2)
            ball((-1.85, y, 1.13), 0.085, mask, squash=(0.5, 1.15, 0.8), detail=2)
            ball((-1.9, y, 1.14), 0.038, paint('#ffffff', glow=0.6), detail=2)
            ball((-1.93, y, 1.13), 0.018, mask, detail=1)
            cylinder((-1.64, -0.25 + side * 0.18, 1.27), 0.08, 0.15, fur, top=0.015, sides=10)
            ball((-1.86, -0.25 + side * 0.2, 0.86), 0.06, mask, detail=2)
        cylinder((-1.84, -0.25, 1.06), 0.08, 0.15, pale, rot=(0, -90, 0), top=0.03, sides=12)
        ball((-2.0, -0.25, 1.07), 0.035, mask, detail=2)
        for i in range(5):
            ball((-1.5 - 0.05 * i, 0.12 + 0.06 * i, 0.84 + 0.09 * i), 0.09, (fur, mask)[i % 2], detail=2)


def _fender(look, spots):
    """In front, cut by the frame: a turquoise door and wheel arch with the poster stuck on."""
    skin = paint('#3fa8a4', rough=0.4, worn=0.25, scale=3)
    at = CAMERA.point((296, 146), -1.3)
    box((1.75, -1.1, 0.3), (1.7, 0.3, 1.35), skin, bevel=0.12)
    box((1.75, -1.27, 0.62), (1.7, 0.03, 0.05), paint('#e8ecf0', metal=0.8, rough=0.2), bevel=0)
    ring((0.98, -1.26, 0.34), 0.34, 0.07, paint('#16141a', rough=0.8), steps=24)
    disc((0.98, -1.27, 0.34), 0.2, paint('#d8dce0', metal=0.8, rough=0.2))
    with group() as spots['poster']:
        if look.night:
            unit = CAMERA.metres_per_pixel(-1.3)
            box((at[0], at[1], at[2] - 23 * unit), (38 * unit, 0.02, 47 * unit), paint('#8adcd4', rough=0.05), bevel=0)
            for i in range(4):
                box((at[0] - 12 * unit + i * 8 * unit, at[1] - 0.02, at[2] - 22 * unit), (2 * unit, 0.01, (16, 30, 22, 12)[i] * unit), paint('#d8fff4', rough=0.1, glow=0.1), bevel=0)
        else:
            flunko_poster(CAMERA, at)


def _end(look):
    """The fence at the alley's end, its gate open to the yard."""
    with group(at=(-2.6, _END, 0)):
        wire_mesh(1.9, 2.4, cell=0.34, hue='#c8c4bc', thick=0.02)
    with group(at=(0.75, _END, 0)):
        wire_mesh(1.7, 2.4, cell=0.34, hue='#c8c4bc', thick=0.02)
    for x in (-0.7, 0.75):
        box((x, _END, 0), (0.14, 0.14, 2.7), paint('#f0b020', rough=0.5), bevel=0)
    plane((0.05, _END + 4, 0.03), (3.0, 9), paint('#e0a85c' if not look.night else '#6a6a78', rough=1, glow=0.12))
    with group(at=(0.4, _END + 12, 0), turn=8):
        stack(random.Random(2), 2)


def _light(look):
    horizon(look.night, ('#a8c0b8', '#8a9c8c'), ('#33405e', '#1c2444'), heights=(24, 12), haze='#f0e0c0', glow_low='#3c5a78')
    if look.night:
        night(CAMERA, 'teal', moon=(178, 24), radius=8, towards=(0.2, -0.5, -0.8), energy=0.7)
        panel((0.3, -3.2, 3.4), (0, 3, 1.5), (3, 1.5), 60, '#5a8ae0')
        beam((0, _END + 2, 7), (0.1, 5, 0), 900, '#8ad8e8', angle=36, blend=0.8, size=0.4)
        return
    day('pale', (0.34, 0.42, -0.72), energy=1.1)
    panel((0.2, -3.4, 4.2), (0, 3, 1.4), (4, 2), 190, '#fff0d8')
    clouds(CAMERA, ((178, 46, 130),), '#fff4e8')


SHOOT = Shoot('junkyard-car-stacks', CAMERA, build, exposure=(0.2, 0.9), bloom=(0.12, 0.4), samples=6, loops=(
    Loop('curtain', 1, (0, 0, 0, 1, 1), 1.5, zone(CAMERA, (_HOME[0], _HOME[1] - 0.8, 2 * _STEP + 1.05), (1.0, 0.3)), ('day',)),
    Loop('wiper', 2, (0, 0, 0, 0, 0, 0, 1, 2, 1), 3, zone(CAMERA, (_HOME[0] - 1.25, _HOME[1] - 0.7, 2 * _STEP + 1.15), (0.6, 0.45)), ('night',)),
))

if __name__ == '__main__':
    SHOOT.main()
