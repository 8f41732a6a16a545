"""Saturday, the dance: four friends far apart under the mirror ball, each looks at another door, one hand in a pocket."""
import random

from builders.cast.acting import FIST, GRIP, Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.crowd import extra
from builders.cast.dressed import PREP_IN_GOWN
from builders.cast.who import FREAK, GEEK, JOCK
from builders.person import Limb
from builders.rooms.dance import dance_hall, dance_light
from kit.camera import FrontCamera
from kit.film import WIDE, Film, Part, blink
from kit.light import beam
from kit.stage import group

CAMERA = FrontCamera(eye=(-0.3, -1.9, 2.15), focal=262, vanishing=(208, 92), size=WIDE)
_COUPLES = ((-3.3, 6.2, 20), (-1.5, 7.4, -30), (2.2, 7.2, 40), (3.9, 5.6, -16), (0.6, 6.6, 75), (-4.4, 4.6, 60))


def build(look):
    """Puts the hall, dim couples and four students on the stage."""
    dance_hall(look.phase('flecks'))
    _couples(look)
    people = _friends(look)
    dance_light()
    for x, y in ((-2.5, 2.3), (-0.9, 4.2), (1.0, 2.9), (2.75, 3.6)):
        beam((x * 0.6, y - 2.4, 4.8), (x, y, 1.0), 230, '#ffe8d0', angle=26)
    return people


def _couples(look):
    """Everybody else, in violet: they hold each other and sway."""
    rnd, sway = random.Random(9), 3 * look.phase('sway')
    for x, y, turn in _COUPLES:
        with group(at=(x, y, 0), turn=turn):
            for side in (-1, 1):
                with group(at=(0, side * 0.34, 0), turn=0 if side > 0 else 180):
                    pose = Pose(lean=8, sway=side * (sway - 2), head=(rnd.uniform(-20, 20), 8, 12 * side), left=Reach((0.2, -0.5, 1.2)), right=Reach((-0.2, -0.46, 1.0 if side > 0 else 1.24)), left_leg=Limb(rnd.uniform(-6, 10), 4, 8))
                    actor(extra(rnd, rnd.choice(('sweater', 'suit', 'gown')), dim='#2c2050'), pose, Mood(open=0.4, smile=0.3))


def _friends(look):
    """Each has something of his in a pocket, keeps a hand on it, and watches a door for whoever comes for it."""
    step = look.phase('step')
    people = {}
    with group(at=(-2.5, 2.3, 0), turn=16):
        pose = Pose(sway=-5 + 3 * step, head=(-58, -2, -4), right=Reach((-0.25, -0.2, 0.74), (1, 0.5, 0)), right_hand=FIST, left=Limb(24, 16, 50), left_hand=GRIP, left_leg=Limb(14, 8, 22), right_leg=Limb(-4, 5, 4))
        people['jock'] = actor(JOCK, pose, Mood(open=0.85, gaze=(-0.8, 0.1), brow=-8, smile=-0.3))['upper']
    with group(at=(-0.9, 4.2, 0), turn=-20):
        pose = Pose(sway=4, lean=4, head=(64, -8, 6), left=Reach((0.24, -0.18, 0.74), (1, 0.5, 0)), left_hand=FIST, right=Limb(70, 20, 80), right_hand=FIST, right_leg=Limb(20, 6, 40))
        people['geek'] = actor(GEEK, pose, Mood(open=0.1 if look.phase('blink') else 1.0, gaze=(0.8, 0.2), brow=16, lift=0.02, smile=-0.1))['upper']
    with group(at=(1.0, 2.9, 0), turn=-14):
        turn = 40 if look.phase('glance') == 0 else 10
        pose = Pose(sway=-3, head=(turn, -10, 7), left=Limb(26, 34, 30), left_hand=Hand(12), right=Reach((-0.12, -0.24, 0.86), (1, 0.4, -0.3)), right_hand=FIST)
        people['prep'] = actor(PREP_IN_GOWN, pose, Mood(open=0.95, gaze=(0.7, 0.3), brow=12, lift=0.03, smile=0.05))['head']
    with group(at=(2.75, 3.6, 0), turn=-34):
        pose = Pose(lean=9, head=(-30, 6, -10), left=Limb(-10, 8, 40), right=Reach((-0.24, -0.2, 0.74), (1, 0.5, 0)), right_hand=FIST, left_leg=Limb(4, 8, 4), right_leg=Limb(2, 2, 6))
        people['freak'] = actor(FREAK, pose, Mood(open=0.6, gaze=(-0.9, -0.2), brow=-12, smile=-0.35))['upper']
    return people


FILM = Film('four-dancers', CAMERA, build, exposure=0.95, bloom=0.45, parts=(
    Part('flecks', 2, (0, 1, 2), 3, (0, 100, 416, 208)),
    Part('sway', 1, (0, 0, 0, 1, 1, 1), 2, (40, 70, 400, 150)),
    blink('geek', 15),
    Part('step', 1, (0, 0, 1, 1), 2, 'jock'),
    Part('glance', 1, (0, 0, 0, 0, 0, 0, 0, 1, 1, 1), 2, 'prep'),
))

if __name__ == '__main__':
    FILM.main()
