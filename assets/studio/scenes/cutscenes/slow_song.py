"""Four past eight at the dance: everybody stands still and looks up at a loudspeaker; small footprints end in the light."""
import math
import random

from builders.cast.acting import GRIP, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.crowd import extra
from builders.cast.dressed import PREP_IN_GOWN
from builders.cast.who import FREAK, GEEK, JOCK
from builders.person import Limb
from builders.rooms.dance import loudspeaker, mirror_ball
from builders.rooms.shell import boards, room
from builders.rooms.soles import soles
from kit.film import WIDE, Film, Part, blink
from kit.light import beam, lamp, panel, sky
from kit.materials import glow, paint
from kit.shapes import ball, ring, tube
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(2.3, -0.4, 4.5), to=(-0.35, 5.0, 0.5), focal=292, size=WIDE)
# The empty middle of the floor.
_LIGHT = (-0.4, 5.0)
# Who of those round it has a name.
_NAMED = {2: GEEK, 5: PREP_IN_GOWN, 7: JOCK, 11: FREAK}


def build(look):
    """Puts the floor, everybody round it and the loudspeaker on the stage."""
    room(11, 10.5, 5.4, wall='#a8704a', floor='#c8742a', ceiling='#4a3448', skirting='#5a2c18', dado=(1.5, paint('#7a3a3a', rough=0.6)))
    boards(11, 10.5, '#d8863c', '#7a3c16', 0.28)
    ring((_LIGHT[0], _LIGHT[1], 0.012), 1.5, 0.03, paint('#f8f0dc', rough=0.2), rot=(0, 0, 0), steps=40)
    mirror_ball(look.phase('flecks'))
    x, y = _LIGHT
    soles([(x + 3.2 - i * 0.34, y - 2.25 + i * 0.235 + 0.04 * math.sin(i), 55) for i in range(11)], '#2e6ad0', 1.5, lift=0.016)
    people = _ring_of_people(look)
    _speaker(look)
    _light(look)
    return people


def _ring_of_people(look):
    """Couples have let go; all heads are up, towards the same box on the wall by the viewer's shoulder."""
    rnd, people = random.Random(17), {}
    spots = [(a, 2.3 + 0.7 * (i % 2) + rnd.uniform(-0.2, 0.2)) for i, a in enumerate(range(18, 360, 24)) if not 262 < a < 318]
    for i, (angle, away) in enumerate(spots):
        x, y = _LIGHT[0] + away * math.cos(math.radians(angle)), _LIGHT[1] + away * 0.86 * math.sin(math.radians(angle))
        facing = math.degrees(math.atan2(3.4 - x, y + 0.6))
        body = facing + rnd.uniform(-50, 50)
        who, wear = (_NAMED.get(i), rnd.choice(('suit', 'gown', 'sweater', 'vest')))
        named = i == 5
        pose = Pose(lean=-4, head=(max(-60, min(60, facing - body)), -26, rnd.uniform(-7, 7)), left_leg=Limb(rnd.uniform(-8, 12), 5, 8), **_arms(i))
        gaze, shut = (0.0, 0.8), 0.1 if named and look.phase('blink') else 1
        who = who or extra(rnd, wear)
        with group(at=(x, y, 0), turn=body):
            made = actor(who, pose, Mood(open=1.0 * shut, gaze=gaze, brow=12, lift=0.03, smile=-0.1, mouth=0.25 * (i % 3 == 0)))
        if named:
            people['prep'] = made['head']
    return people


def _arms(number):
    """Arms that have stopped: held out to nobody, at a mouth, hanging, round oneself, a cup tilted."""
    return ({'left': Limb(48, 14, 40), 'right': Limb(40, 18, 50)}, {'left': Limb(4, 10, 10), 'right': Reach((-0.08, -0.34, 1.28))}, {'left': Limb(0, 8, 8), 'right': Limb(-8, 8, 12)},
            {'left': Reach((-0.16, -0.26, 1.02)), 'right': Reach((0.14, -0.3, 1.0))}, {'left': Reach((0.24, -0.44, 1.0)), 'left_hand': GRIP, 'right': Limb(10, 10, 20)})[number % 5]


def _speaker(look):
    """In the upper right corner, near: what they look up at; its cone has just moved."""
    with group(at=CAMERA.point((366, 92), 2.4), turn=-52, size=0.78):
        tube([(0, 0.2, 0.5), (0, 0.9, 0.9)], 0.04, paint('#3a3a42', metal=0.6))
        loudspeaker(0.95)
        ball((0.2, -0.23, 0.06), 0.014, glow('#ff3a28', 5 if look.phase('lamp') == 0 else 0.4), detail=1)


def _light(look):
    x, y = _LIGHT
    sky([(0, '#10143a'), (1, '#080a20')], 0.3)
    beam((x, y + 0.4, 5.3), (x, y, 0), 1500, '#fff0d0', angle=34, blend=0.35)
    panel((2.4, -0.6, 4.8), (0, 5, 0.5), (4, 2), 150, '#8a6ae8')
    panel((0, 10, 4.6), (0, 5, 0.5), (8, 1), 130, '#4a6aff')
    lamp((-4.4, 8.5, 3.4), 90, '#ff9a5a', 0.3)
    lamp(CAMERA.point((300, 70), 1.5), 14, '#ffd0a0', 0.1)
    lamp((x, y - 0.3, 3.2), 40, '#ffe0f0', 0.3)


FILM = Film('slow-song', CAMERA, build, exposure=0.55, bloom=0.45, parts=(
    Part('flecks', 2, (0, 0, 0, 1, 1, 1, 2, 2, 2), 3, (0, 60, 416, 208)),
    blink('prep', 15),
))

if __name__ == '__main__':
    FILM.main()
