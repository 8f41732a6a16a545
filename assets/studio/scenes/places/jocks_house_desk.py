"""The Jock's desk from above: a fan of papers round the disc of a lamp, nine of them begun with the same words."""
import math
import random

from builders.rooms.decor import cassette
from builders.rooms.lamps import desk_lamp
from builders.rooms.storage import book_pile
from builders.rooms.threads import fine_thread
from kit.lettering import dots_of, pattern_of
from kit.light import beam, lamp, panel, sky, sun
from kit.materials import paint
from kit.place import SIZE
from kit.shapes import ball, box, cylinder, disc, plane, ring, rock, tube
from kit.shoot import Loop, Shoot
from kit.stage import group
from kit.tilted import TiltedCamera, dotted_flat

CAMERA = TiltedCamera(eye=(0.02, -0.86, 1.28), to=(0.02, 0.08, 0.0), focal=252, size=SIZE)
_X = ('#...#', '.#.#.', '..#..', '.#.#.', '#...#')
_O = ('.###.', '#...#', '#...#', '#...#', '.###.')


def build(look):
    """Puts the desk on the stage; returns its hotspots."""
    night = look.night
    sky([(0, '#2a2038'), (1, '#2a2038')], 0.1)
    _top()
    letters = _letters(look.phase('paper'))
    calendar, playbook = _calendar(), _playbook()
    _things(look)
    with group() as back:
        _chair()
    _light(look)
    return {'letter': letters, 'calendar': calendar, 'playbook': playbook, 'bedroom': back}


def _top():
    wood = paint('#9a5e34', rough=0.4, worn=0.2, scale=3)
    for i in range(8):
        box((0, -0.52 + i * 0.152, -0.05), (1.9, 0.148, 0.05), paint(('#9a5e34', '#8c5230', '#a4683c')[i % 3], rough=0.4, worn=0.2, scale=5), bevel=0.003)
    box((0, -0.62, -0.06), (1.92, 0.04, 0.06), wood, bevel=0.01)
    plane((0, -0.5, -0.75), (5, 3), paint('#4a2a1c', rough=0.6))
    box((0, 0.72, -0.1), (2.4, 0.05, 0.9), paint('#6c4690', rough=0.9), bevel=0)
    box((0.1, 0.68, 0.1), (1.5, 0.03, 0.7), paint('#b88a54', rough=1, worn=0.3, scale=30), bevel=0)
    for dx, hue in ((-0.45, '#f4ead0'), (-0.2, '#8ab8d0'), (0.14, '#f0d848'), (0.42, '#f4ead0'), (0.66, '#d8a0b0')):
        box((0.1 + dx, 0.655, 0.16 + (dx * 7 % 0.05)), (0.17, 0.01, 0.16), paint(hue, rough=0.9), bevel=0, rot=(0, dx * 20, 0))
        ball((0.1 + dx, 0.64, 0.31), 0.014, paint('#d8323e', rough=0.3), detail=1)
    box((-0.02, -0.12, 0), (0.92, 0.62, 0.008), paint('#1c2f6e', rough=0.8), bevel=0)
    for x in (-0.46, 0.42):
        box((x, -0.12, 0.004), (0.06, 0.62, 0.01), paint('#142050', rough=0.4), bevel=0.003)


def _sheet(x, y, turn, hue='#f6eed8', z=0.012, size=(0.22, 0.29), curl=0.0):
    """A written sheet; `curl` lifts its right half."""
    with group(at=(x, y, z), turn=turn):
        plane((0, 0, 0), size, paint(hue, rough=0.95), rot=(0, -curl, 0))
        lift = math.sin(math.radians(curl))
        for i, share in enumerate((0.72, 0.5)):
            wide = size[0] * share
            middle = -size[0] * 0.42 + wide / 2
            box((middle, size[1] * (0.3 - i * 0.12), 0.002 + middle * lift), (wide, 0.008, 0.002), paint('#2a3a8a'), bevel=0, rot=(0, -curl, 0))


def _letters(lifted):
    """Nine that begin alike, in a fan; the uppermost can be read."""
    rnd = random.Random(4)
    with group() as things:
        for i in range(8):
            turn = 62 - i * 16
            a = math.radians(turn)
            _sheet(-0.04 - 0.27 * math.sin(a), -0.24 + 0.27 * math.cos(a), turn, ('#f6eed8', '#efe4c8')[i % 2], 0.012 + i * 0.0015,
                   curl=14 if lifted and i == 7 else 0)
        plane((-0.02, -0.2, 0.028), (0.34, 0.3), paint('#fffaf0', rough=0.95), rot=(0, 0, 0))
        dotted_flat(dots_of('DEAR COACH,'), CAMERA, (-0.02, -0.11, 0.031), paint('#22307a'))
        dotted_flat(dots_of('I SAW'), CAMERA, (-0.02, -0.175, 0.031), paint('#22307a'))
        for x, y, size in ((0.3, -0.34, 0.055), (0.42, -0.22, 0.048), (-0.42, -0.42, 0.05), (-0.56, -0.3, 0.044), (0.22, -0.46, 0.046), (0.62, -0.42, 0.05)):
            rock((x, y, size * 0.8), size, paint('#f4ead4', rough=1), rough=0.7, detail=3)
            ring((x, y - 0.01, size), size * 0.5, 0.006, paint('#b8ac98'), rot=(rnd.uniform(20, 60), 0, rnd.uniform(0, 90)), end=150)
    return things


def _calendar():
    """September, its last Friday circled in red."""
    with group() as things:
        box((-0.66, 0.2, 0), (0.36, 0.4, 0.01), paint('#f6f0e0', rough=0.9), bevel=0)
        box((-0.66, 0.36, 0.011), (0.36, 0.08, 0.002), paint('#c8323e', rough=0.8), bevel=0)
        for row in range(5):
            for column in range(7):
                weekend = column in (0, 6)
                box((-0.81 + column * 0.05, 0.28 - row * 0.058, 0.011), (0.034, 0.038, 0.002), paint('#d8b8b0' if weekend else '#c8c8c0', rough=0.9), bevel=0)
        for row in range(4):
            for turn in (45, -45):
                box((-0.66, 0.28 - row * 0.058, 0.014), (0.05, 0.006, 0.002), paint('#2a3a8a'), bevel=0, rot=(0, 0, turn))
        ring((-0.56, 0.106, 0.016), 0.036, 0.006, paint('#e8202c', rough=0.6), rot=(0, 0, 0))
        ring((-0.556, 0.11, 0.018), 0.041, 0.004, paint('#e8202c', rough=0.6), rot=(0, 0, 0), end=300)
    return things


def _playbook():
    """Open at a play: crosses, circles, and one arrow that runs off the page."""
    with group() as things:
        box((0.62, 0.02, 0), (0.5, 0.36, 0.02), paint('#8a1c28', rough=0.6), bevel=0.006)
        for side in (-1, 1):
            box((0.62 + side * 0.12, 0.02, 0.018), (0.23, 0.33, 0.012), paint('#f0e8cc', rough=0.95), bevel=0.004, rot=(0, side * 4, 0))
        ink, red = paint('#2a3048'), paint('#d8303a')
        for i, (x, y) in enumerate(((0.44, 0.1), (0.5, 0.06), (0.57, 0.1), (0.68, 0.1), (0.76, 0.06), (0.82, 0.11))):
            dotted_flat(pattern_of(_X if i % 2 else _O), CAMERA, (x, y, 0.043), red if i % 2 else ink)
        tube([(0.46, -0.08, 0.044), (0.56, -0.04, 0.046), (0.68, -0.06, 0.046), (0.8, 0.0, 0.044), (0.88, 0.08, 0.03)], 0.005, red)
        cylinder((0.87, 0.07, 0.032), 0.02, 0.03, red, top=0.001, rot=(90, 0, -60), sides=6)
        box((0.53, -0.1, 0.036), (0.12, 0.05, 0.002), paint('#f0d848', rough=0.9), bevel=0)
    return things


def _things(look):
    with group(at=(0.12, 0.42, 0.0)):
        desk_lamp(False, 0, '#f0c83a', side=-1)
    with group(at=(-0.3, 0.46, 0), turn=8):
        book_pile(3, 6)
    for i, (hue, dx) in enumerate((('#e8b030', -0.02), ('#d8303a', 0.02), ('#3a6ac8', 0.0), ('#f4f0e0', 0.03))):
        tube([(0.42 + dx * 0.4, 0.42, 0.02), (0.42 + dx * 1.8, 0.42 + 0.02 * (i - 1), 0.2)], 0.008, paint(hue, rough=0.5))
    cylinder((0.42, 0.42, 0), 0.045, 0.11, paint('#2f7a6a', rough=0.3))
    _cradle(look.phase('lamp') == 1)
    cassette((0.84, -0.3, 0.0), 24, 1.4)
    cylinder((-0.82, -0.2, 0), 0.05, 0.1, paint('#e8e4d8', rough=0.3))
    cylinder((-0.82, -0.2, 0.095), 0.043, 0.006, paint('#4a2414', rough=0.15))
    ring((-0.88, -0.2, 0.05), 0.03, 0.009, paint('#e8e4d8', rough=0.3), rot=(90, 0, 0))
    tube([(0.14, -0.3, 0.035), (0.3, -0.16, 0.04)], 0.008, paint('#e8b030'))
    cylinder((0.135, -0.305, 0.03), 0.008, 0.02, paint('#f0d8b0'), rot=(80, 0, 130), top=0.001)
    fine_thread(CAMERA, [(-0.5, -0.1, 0.02), (-0.54, -0.02, 0.016), (-0.48, 0.03, 0.02), (-0.58, 0.06, 0.016), (-0.6, 0.0, 0.016)])
    box((0.28, 0.12, 0), (0.05, 0.03, 0.02), paint('#f090a0', rough=0.8), bevel=0.006, rot=(0, 0, 30))


def _cradle(swung):
    """A desk toy: four steel balls in a row, of which the right one swings."""
    steel, wire = paint('#e0e4ec', rough=0.08, metal=1), paint('#3a3c48', rough=0.3, metal=0.6)
    with group(at=(0.76, 0.4, 0)):
        box((0, 0, 0), (0.26, 0.15, 0.02), paint('#22202a', rough=0.3), bevel=0.005)
        for y in (-0.065, 0.065):
            tube([(-0.12, y, 0.02), (-0.12, y, 0.2), (0.12, y, 0.2), (0.12, y, 0.02)], 0.006, wire)
        for i in range(4):
            x = -0.066 + i * 0.044
            dx = 0.07 if swung and i == 3 else 0
            ball((x + dx, 0, 0.06 + dx * 0.3), 0.022, steel, detail=2)
            for y in (-0.065, 0.065):
                tube([(x, y, 0.2), (x + dx, 0, 0.08 + dx * 0.3)], 0.002, wire)


def _chair():
    """The chair's back, cut by the lower frame."""
    cloth = paint('#b02a36', rough=0.9)
    box((-0.05, -0.55, -0.1), (0.5, 0.09, 0.52), cloth, bevel=0.04)
    for x in (-0.2, -0.05, 0.1):
        box((x, -0.51, 0.15), (0.012, 0.03, 0.25), paint('#8a1c28', rough=0.9), bevel=0)


def _light(look):
    if look.night:
        on = look.phase('lamp') == 0
        beam((-0.04, 0.1, 0.66), (-0.02, -0.17, 0), 32 if on else 8, '#ffcf86', angle=60, blend=0.1, size=0.012)
        lamp((0.3, 0.5, 0.5), 1.2, '#ffb060', 0.1)
        panel((-1.4, 0.2, 1.2), (0, 0, 0), (1, 1), 10, '#5a6aff')
        panel((1.2, -0.6, 1.4), (0.4, 0, 0), (1, 1), 4, '#2ad8d0')
        return
    sun((0.9, -0.35, -0.85), 4.6, '#ffdca8', soft=0.6)
    for y in (-0.42, 0.02, 0.46):
        box((-1.5, y + 0.3, 0.4), (0.03, 0.07, 1.9), '#2a2030', bevel=0)
    for z in (1.0, 1.62):
        box((-1.5, 0.3, z), (0.03, 1.6, 0.06), '#2a2030', bevel=0)
    panel((-1.4, 0.2, 1.2), (0, 0, 0), (1.2, 1), 20, '#e0ecff')
    panel((0.9, -0.7, 1.5), (0, 0, 0), (1.2, 1), 12, '#ffe0c8')


SHOOT = Shoot('jocks-house-desk', CAMERA, build, loops=(
    Loop('paper', 1, (0, 0, 0, 0, 1, 1, 0, 1), 4, (170, 80, 270, 140), ('day',)),
    Loop('lamp', 1, (0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0), 6, (60, 20, 345, 190), ('night',)),
), exposure=(0.4, 0.7), samples=9)

if __name__ == '__main__':
    SHOOT.main()
