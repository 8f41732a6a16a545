"""The Paradise Motel from the road's edge: the long row runs off to its sign, Room 2 has its curtain drawn."""
import random

from builders.land import far_range, ridge
from builders.outside.openings import casement
from builders.outside.skies import clouds, day, night
from builders.street import puddle
from builders.town.paradise_motel import SIGN, SIGN_BELOW, VACANCY, paradise_motel
from kit.camera import FrontCamera
from kit.lettering import dots_of, dotted, write
from kit.light import lamp, panel
from kit.materials import asphalt, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, plane, prism, rock, tube
from kit.shoot import Loop, Shoot
from kit.stage import group, turned
from mathutils import Vector

CAMERA = FrontCamera(eye=(-3.6, -25, 1.5), focal=205, vanishing=(190, 160), size=SIZE)
_TURN = -28


def _there(point):
    """A point of the motel as it stands, turned."""
    return tuple(turned((0, 0, _TURN)) @ Vector(point))


def build(look):
    """Puts the motel, its sign and the wet lot on the stage; returns what is pointed at."""
    rnd = random.Random(2)
    plane((0, 60, -0.02), (500, 300), paint('#d8a884' if not look.night else '#5a4468', rough=1, worn=0.25, scale=0.3))
    plane((0, -8, 0), (90, 60), asphalt('#6a6470', 0.3) if not look.night else asphalt('#262430', 0.95))
    for outline in (((-9, -17.2), (-6.6, -17.6), (-4.2, -17.2), (-3.6, -16.4), (-5.6, -15.8), (-8.2, -16)), ((-3.2, -20.6), (-1.4, -20.9), (0.6, -20.4), (0.2, -19.9), (-2.4, -19.9))):
        with group(at=(0, 0, 0.008)):
            puddle(outline, '#15141e' if look.night else '#5a6478')
    for i in range(7):
        plane((-22 + i * 3.2, -12.6 + i * -0.2, 0.012), (0.14, 3.6), paint('#e8e0d4', rough=0.6, worn=0.3), rot=(0, 0, _TURN))
    spots = {}
    with group(turn=_TURN):
        paradise_motel(look.night, palm=look.phase('palm'))
        with group() as spots['lobby']:
            _office_door(look.night)
        with group() as spots['room-2']:
            _room_2(look)
    with group() as spots['sign']:
        _letters(look)
    with group(at=(-13.4, -9.4, 0), turn=8) as spots['round-back']:
        _arrow(look.night)
    with group(at=(-8.9, -12.4, 0), turn=-8, size=1.25) as spots['ice']:
        _ice_machine(look)
    write('ICE', CAMERA, (-8.95, -13.1, 1.86), glow('#ffffff', 1.1))
    _bag(look)
    _behind(look, rnd)
    if look.night:
        night(CAMERA, 'rose', moon=(318, 46), radius=10, towards=(0.5, 0.4, -0.7), energy=1.2)
    else:
        day('haze', (0.42, 0.72, -0.5), energy=1.0)
        clouds(CAMERA, ((140, 46, 210), (300, 70, 240)), '#fff0e8')
    return spots


def _office_door(at_night):
    box((-13.6, -0.6, 0.05), (1.6, 0.1, 2.7), paint('#f8ecd8'), bevel=0)
    box((-13.6, -0.7, 0.1), (1.3, 0.1, 2.4), paint('#2aa8a4', rough=0.4), bevel=0)
    box((-13.6, -0.78, 0.9), (0.9, 0.06, 1.3), glow('#ffe2a8', 2.2) if at_night else paint('#26384e', rough=0.05), bevel=0)


def _room_2(look):
    """The second door below and its window, the curtains drawn; by night there is light behind them, and one is moved."""
    night = look.night
    casement((-6.175, 0.6, 1.0), (1.5, 1.6), '#fff0b8' if night else None, 3.2, '#f8ecd8', bars=(0, 0), curtain='#d8286a', part=(0.4, 0.26)[look.phase('curtain')])
    box((-7.57, 0.62, 0.15), (1.2, 0.06, 2.3), paint('#e8528e', rough=0.5), bevel=0)
    ball((-7.18, 0.5, 1.2), 0.08, paint('#f4d890', rough=0.3, metal=0.7), detail=2)
    if night:
        lamp((-6.2, -0.6, 1.7), 30, '#ff9ac8', 0.2)


def _letters(look):
    """The sign's lines in dots before its boards, VACANCY without its V in one frame."""
    pink, pale = glow('#ff6ab8', 1.5 if look.night else 1.0), glow('#fff0b0', 1.4 if look.night else 1.0)
    for line, place, hue in (('PARADISE', SIGN, pink), ('MOTEL', SIGN_BELOW, pale)):
        x, y, z = _there(place)
        px, py = CAMERA.pixel((x, y, z))
        write(line, CAMERA, CAMERA.point((px + 3, py), y - 2.6), hue)
    x, y, z = _there(VACANCY)
    drawing = dots_of('VACANCY')
    if look.phase('vacancy'):
        drawing = ([(c, r) for c, r in drawing[0] if c > 5], *drawing[1:])
    box((x - 0.2, y - 0.4, z - 0.85), (5.4, 0.3, 1.7), paint('#2a1430', rough=0.6), bevel=0)
    dotted(drawing, CAMERA, CAMERA.point(CAMERA.pixel((x, y, z)), y - 2.6), glow('#ff5a4a', 1.6 if look.night else 1.0))
    if look.night:
        panel((x + 1, y - 3, z + 3), (x + 6, y - 14, 0), (6, 5), 700, '#ff5aa8')


def _arrow(at_night):
    """A board with an arrow that points round the office."""
    cream = paint('#f8ecd8', rough=0.6)
    for x in (-0.8, 0.8):
        tube([(x, 0, 0), (x, 0, 1.7)], 0.06, cream)
    box((0, 0, 0.8), (2.2, 0.12, 1.0), paint('#2aa8a4', rough=0.5), bevel=0.03)
    prism([(-0.8, 0), (-0.2, 0.36), (-0.2, 0.14), (0.8, 0.14), (0.8, -0.14), (-0.2, -0.14), (-0.2, -0.36)], 0.06,
          glow('#fff0c8', 1.6 if at_night else 0.9), at=(0, -0.1, 1.3))


def _ice_machine(look):
    """A white chest that stands upright, ICE on its front."""
    box((0, 0, 0.1), (1.7, 0.9, 1.75), paint('#eef4f8', rough=0.3), bevel=0.05)
    box((0, -0.47, 1.05), (1.5, 0.06, 0.7), paint('#1f6ac8', rough=0.4, glow=0.8 if look.night else 0.05), bevel=0.02)
    box((0, -0.47, 0.3), (1.2, 0.06, 0.6), paint('#8aa0b0', rough=0.3, metal=0.4), bevel=0.02)
    for i in range(5):
        ball((-0.4 + i * 0.2, -0.56, 0.36 + 0.05 * (i % 2)), 0.09, paint('#f4fcff', rough=0.1, glow=0.2), detail=1)
    if look.night:
        lamp((0, -1.2, 1.5), 34, '#9ad0ff', 0.2)


def _bag(look):
    """A plastic bag caught in the palm."""
    sway = (0, 0.14, -0.1)[look.phase('bag')]
    x, y, z = CAMERA.point((97, 104), -8.6)
    ball((x + sway, y, z), 0.3, paint('#fbfbf8', rough=0.4, glow=0.15), squash=(0.8 + abs(sway) * 2, 0.6, 1.1 - abs(sway)), detail=2)


def _behind(look, rnd):
    for y, foot, crest, height, seed in ((420, '#f0c8a8', '#b08a9a', 46, 3), (240, '#e0a888', '#96687a', 26, 8)):
        if look.night:
            foot, crest = ('#a0487c', '#4a2a6a') if y > 300 else ('#6a3470', '#2c1c4c')
        far_range(y, ridge(-y, y, height, seed), foot, crest)
    for x, y, r in ((-34, 40, 2.2), (26, 46, 3.0), (-22, 52, 1.6)):
        rock((x, y, 0.4), r, paint('#a8785c' if not look.night else '#4a3450', rough=1, worn=0.4), squash=(1.3, 1, 0.8))
    for x, y, tall in ((-27, 22, 4.6), (-40, 34, 6), (24, 34, 5)):
        cactus = paint('#4a7a4a' if not look.night else '#2a3a4a', rough=0.9)
        tube([(x, y, 0), (x, y, tall)], 0.36, cactus)
        for side, low in ((-1, 0.45), (1, 0.6)):
            tube([(x, y, tall * low), (x + side * 1.2, y, tall * low), (x + side * 1.2, y, tall * (low + 0.3))], 0.26, cactus)


SHOOT = Shoot('paradise-motel', CAMERA, build, exposure=(0.05, 0.65), bloom=(0.06, 0.45), loops=(
    Loop('bag', 2, (0, 1, 0, 2), fps=3, zone=(80, 85, 120, 125), hours=('day',)),
    Loop('palm', 2, (0, 0, 1, 2, 1), fps=3, zone=(16, 4, 90, 58), hours=('night',)),
    Loop('curtain', 1, (0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0), fps=2, zone=(166, 146, 194, 174), hours=('night',)),
    Loop('vacancy', 1, (0, 0, 0, 0, 1, 0, 1, 1, 1), fps=3, zone=(16, 70, 90, 108), hours=('night',))))

if __name__ == '__main__':
    SHOOT.main()
