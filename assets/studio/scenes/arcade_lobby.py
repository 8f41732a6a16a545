"""The lobby of the arcade, seen from the back of the hall towards the street: the machine that plays to nobody on the
left, the row behind it, the booth under its sheet beside the light of the door, the prizes on the right.

arcade_lobby_pictures.py makes the finished pictures of it."""
import random
from dataclasses import dataclass

import builders.attract as game
from builders.attract import attract
from builders.buildings import house
from builders.coin_op import GLASS, MARQUEE, coin_op
from builders.flunko_poster import flunko_poster
from builders.fortune_booth import fortune_booth, out_of_order
from builders.lobby_hall import FRONT, backward_sign, exit_sign, hall, street_door
from builders.lobby_lights import ceiling_light, mirror_ball, specks, sunbeams
from builders.person import FLUNKO
from builders.prizes import change_machine, counter, shelves, stool
from builders.row_games import GAMES
from builders.street import lamp_post
from builders.tree import AUTUMN, GOLD, tree
from kit.camera import FrontCamera
from kit.lettering import write
from kit.light import beam, panel, sky, sun
from kit.materials import asphalt, glow, paint
from kit.place import SIZE
from kit.shapes import ball, box, plane
from kit.stage import clear, group

EXPOSURE = {'day': 0.9, 'night': 0.75}
BLOOM = {'day': 0.2, 'night': 0.5}
_BALL = (-0.75, 6.2, 2.82)
CAMERA = FrontCamera(eye=(0, 0, 1.5), focal=240, vanishing=(214, 94), size=SIZE)


@dataclass(frozen=True)
class Look:
    """What changes from frame to frame. `lit` names the hotspots that are pointed at."""
    night: bool
    attract: int = game.TITLE
    bulbs: int = 0
    screens: int = 0
    tube: bool = True
    flunko: bool = False
    ball: int = 0
    lit: tuple = ()


@dataclass(frozen=True)
class Anchors:
    """The objects of each hotspot."""
    cabinet: list
    climber: list
    prizes: list
    booth: list
    street: list
    # Not a hotspot: it hides a part of the prizes.
    pillar: list


def build(look):
    """Puts the lobby on the stage; returns its hotspots."""
    clear()
    night = look.night
    hall(night)
    anchors = Anchors(cabinet=_attract_machine(look), climber=_row(look), prizes=_prizes(look), booth=_booth(look),
                      street=street_door('street' in look.lit), pillar=_pillar(night))
    exit_sign(CAMERA, 5.0 if 'street' in look.lit else 2.4 if night else 1.2)
    backward_sign(CAMERA, 2.2 if night else 1.0)
    for x, y, on in ((0.1, 5.6, not night), (0.1, 7.8, look.tube)):
        ceiling_light(x, y, (1.6 if night else 2.2) if on else 0, (10 if night else 110) if on else 0)
    mirror_ball(_BALL, night, look.ball)
    if night:
        specks(_BALL)
    _outside(night)
    _light(look)
    CAMERA.aim()
    return anchors


_MACHINE, _GROWN = (-2.03, 3.43, 0), 1.2


def _on_machine(spot):
    """A point on the front of the machine, from its (y, z) in its own metres."""
    return (_MACHINE[0], _MACHINE[1] + spot[0] * _GROWN - 0.012, spot[1] * _GROWN)


def attract_glass():
    """The rectangle (x0, y0, x1, y1) of the attract mode in the picture."""
    x, y = CAMERA.pixel(_on_machine(GLASS))
    left, top = round(x - game.WIDTH / 2), round(y - game.HEIGHT / 2)
    return left, top, left + game.WIDTH, top + game.HEIGHT


def _attract_machine(look):
    """The machine in front, and the one beside it whose glass is dark."""
    lit = 'cabinet' in look.lit
    light = (1.25 if lit else 0.95) if look.night else (1.1 if lit else 0.8)
    with group(at=_MACHINE, size=_GROWN) as machine:
        coin_op('#d8283a', '#ffd23a', '#ffb43a' if lit else '#ff7a2a', '#0c0a1c', light, rim=1.0 if lit else 0.12)
    face = _on_machine(MARQUEE)
    write('FLAPPY FLUNK', CAMERA, face, paint('#3a0a24', rough=0.6))
    attract(CAMERA, _on_machine(GLASS), look.attract, 1.0 if look.night else 0.85)
    _bulbs(look, face)
    if look.night:
        panel(_on_machine((-0.2, 1.3)), (_MACHINE[0] + 0.6, 0.4, 0.5), (0.7, 0.6), 26 if lit else 14, '#8fb8ff')
        panel((face[0], face[1] - 0.06, face[2]), (face[0] + 0.4, 0.6, 0.6), (0.8, 0.2), 20 if lit else 9, '#ff9a4a')
    with group(at=(-3.12, 3.55, 0), size=1.16):
        coin_op('#2a3a8c', '#39d8ff', '#5a6ad8', '#141830', light * 0.5, ((0, 0, 0.3, 0.05, '#3a4a8a'),))
    return machine


def _bulbs(look, face):
    """Running lights along both edges of the marquee."""
    for edge in (-0.155, 0.155):
        for i in range(12):
            on = (i + (edge > 0) + look.bulbs) % 3 != 0
            strength = (5.0 if on else 0.4) * (1 if look.night else 0.3)
            ball((face[0] - 0.385 + i * 0.07, face[1] - 0.03, face[2] + edge), 0.021,
                 glow('#ffd86a' if on else '#8a5a24', strength, 0.1), detail=1)


# Where the machines of the row stand, which of them plays Flunky Uppy, and on which a face looks out.
_ROW, _CLIMBER, _LOOKOUT = ((-2.2, 4.9), (-2.14, 6.0), (-2.1, 7.1), (-2.1, 8.1)), 1, 0
# Flunko, half behind the machine in front: cap, cuff, face, jacket, brows, eyes.
_FACE = [
    (0.13, 0.15, 0.22, 0.09, FLUNKO.cap), (0.13, 0.09, 0.28, 0.05, FLUNKO.cuff), (0.13, -0.03, 0.26, 0.2, FLUNKO.skin),
    (0.13, -0.2, 0.3, 0.14, FLUNKO.jacket), (0.19, 0.03, 0.1, 0.03, '#140c1c'), (0.19, -0.02, 0.06, 0.06, '#140c1c'),
    (0.06, 0.03, 0.1, 0.03, '#140c1c'), (0.06, -0.02, 0.06, 0.06, '#140c1c'),
]


def _row(look):
    """Four machines in a sawtooth along the left wall; returns the one that plays Flunky Uppy."""
    climber = None
    for i, ((x, y), one) in enumerate(zip(_ROW, GAMES)):
        seen = look.flunko and i == _LOOKOUT
        lit = 'climber' in look.lit and i == _CLIMBER
        light = (1.1 if look.night else 0.75) * (1.6 if lit else 1)
        with group(at=(x, y, 0), turn=46, size=1.08) as machine:
            coin_op(one.side, one.trim, one.marquee, '#0a0810' if seen else one.glass, light,
                    _FACE if seen else one.moments[look.screens], rim=1.0 if lit else 0.12)
        if i == _CLIMBER:
            climber = machine
        if look.night:
            panel((x + 0.3, y - 0.3, 1.35), (x + 1.4, y - 1.3, 0), (0.5, 0.5), 15,
                  FLUNKO.cap if seen else one.marquee)
    return climber


def _booth(look):
    with group(at=(-1.02, 6.3, 0)) as booth:
        fortune_booth(look.night, 'booth' in look.lit)
    out_of_order(CAMERA, (-1.02, 5.68, 1.35))
    return booth


def _prizes(look):
    """Counter and shelves in front of the wall that closes the right of the hall."""
    night, lit = look.night, 'prizes' in look.lit
    wall = paint('#5a2c58', rough=0.85)
    box((2.7, 6.5, 0), (3.5, 0.15, 3.3), wall, bevel=0)
    box((0.97, 6.4, 0), (0.1, 0.4, 3.3), paint('#c83a6a', rough=0.6), bevel=0)
    light = (1.9 if lit else 1.1) if night else (1.5 if lit else 0.6)
    with group() as things:
        with group(at=(2.45, 6.4, 0)):
            shelves(2.7, light)
        with group(at=(2.2, 5.0, 0)):
            counter(2.9, light)
    sign = (1.48, 6.3, 2.82)
    box((1.48, 6.36, 2.65), (0.94, 0.06, 0.36), paint('#1c0c2a', rough=0.5), bevel=0)
    write('PRIZES', CAMERA, sign, glow('#ffd83a', 2.6 if lit else 1.7 if night else 1.1))
    energy = (70 if lit else 26) if night else (90 if lit else 30)
    panel((1.9, 5.5, 3.0), (1.9, 6.3, 1.3), (2.0, 0.5), energy, '#ffd8a8')
    with group(at=(0.52, 5.55, 0)):
        stool()
    return things


def _pillar(night):
    """In front on the right: somebody's face on the pillar, the change machine below it."""
    depth = 3.9
    left, right = CAMERA.point((294, 0), depth)[0], CAMERA.point((336, 0), depth)[0]
    middle = (left + right) / 2
    with group() as pillar:
        box((middle, depth + 0.14, 0), (right - left, 0.26, 3.6), paint('#3c2450', rough=0.7, worn=0.15))
    spot = CAMERA.point((314.5, 70), depth)
    flunko_poster(CAMERA, (spot[0], depth - 0.01, spot[2]), glow=0.07 if night else 0)
    with group(at=(middle, depth - 0.08, -0.12)):
        change_machine(1.3 if night else 0.8)
    write('CHANGE', CAMERA, (middle, depth - 0.14, 1.34), paint('#5a1a08', rough=0.6))
    if night:
        beam((middle - 0.4, depth - 1.6, 3.0), (middle, depth, 1.8), 26, '#ffc8a0', angle=40, blend=0.9)
    return pillar


def _outside(night):
    """The street behind the glass: pavement, road, houses across it, a tree that lost half its leaves."""
    rnd = random.Random(7)
    plane((0, 60, -0.02), (300, 100), paint('#6a7040', rough=1))
    plane((0, 11, -0.01), (60, 4), paint('#b0a492', rough=0.9))
    plane((0, 17, -0.005), (60, 8), asphalt('#50525c', 0.7 if night else 0.0))
    for x, wall, roof in ((-9.0, '#d8cdb4', '#5a3a38'), (-1.2, '#b0c0c0', '#3a3f50'), (6.4, '#cfae84', '#5a4030')):
        with group(at=(x, 25, 0), size=0.8):
            house(night, wall, roof, (True, False))
    for x, y, hues in ((-4.6, 21.5, AUTUMN), (2.6, 22, GOLD)):
        with group(at=(x, y, 0)):
            tree(rnd, 5.4, 1.9, hues, leaf=0.3, clusters=14, per_cluster=60)
    with group(at=(-3.4, 12.4, 0), turn=180):
        lamp_post(night, height=4.2)


def _light(look):
    if look.night:
        sun((-0.14, -1.0, -0.5), 1.6, '#8aa4ff', soft=1)
        sky([(0.0, '#5a3a7a'), (0.08, '#3a2a6a'), (0.3, '#1a1a4a'), (0.6, '#0c1030')], 0.5)
        panel((0.0, FRONT + 0.6, 2.0), (-0.2, 4, 0), (1.8, 2.0), 40, '#8aa0ff')
        panel((-2.3, FRONT + 0.6, 2.2), (-1.4, 5, 0), (1.8, 1.6), 30, '#ff8ac0')
        panel((0.6, 4.6, 3.2), (0.6, 4.6, 0), (5, 4), 12, '#6a4aff')
        return
    sky([(0.0, '#ffe2b4'), (0.1, '#fbe9c8'), (0.3, '#a8d0e0'), (0.6, '#5a9ad8')], 1.5)
    sun((-0.14, -1.0, -0.42), 26, '#ffcc8a', soft=1.2)
    panel((0.0, FRONT + 0.4, 1.6), (-0.1, 3, 0.6), (1.9, 2.4), 60, '#fff0d8')
    panel((-2.3, FRONT + 0.4, 1.8), (-1.6, 4, 0.4), (1.9, 2.0), 50, '#fff0d8')
    panel((0.3, -1.2, 2.6), (0.2, 5, 1.0), (4, 2), 110, '#ffd8b8')
    sunbeams(0.06)
