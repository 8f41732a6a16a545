"""The Jock in one of the lower rows: he looks at the field, and not up at the seat that is kept."""
from dataclasses import replace

from builders.cast.acting import Hand, Mood, Pose, Reach, SEATED
from builders.cast.actor import actor
from builders.cast.who import JOCK
from kit.light import beam
from kit.stage import group
from kit.there import There
from scenes.places.football_field_bleachers import SHOOT


def put(_look):
    """Elbows on the knees, hands loose."""
    with group(at=(2.3, 1.25, 1.2), turn=-58):
        pose = replace(SEATED, hips=0.4, lean=26, head=(-8, -8, 4), left=Reach((0.12, -0.5, 0.46), (1, 0.2, 0)), right=Reach((-0.12, -0.52, 0.44), (1, 0.2, 0)), left_hand=Hand(30, (0.6, -0.6, 0.2)), right_hand=Hand(40, (0.6, -0.6, 0.2)),
                       left_leg=Reach((0.2, -0.38, 0.1), (0.3, -1, 0.8)), right_leg=Reach((-0.2, -0.44, 0.1), (0.3, -1, 0.8)))
        actor(JOCK, pose, Mood(open=0.6, gaze=(-0.2, -0.4), brow=10, smile=-0.4))


def light(_look):
    """What the aluminium throws back."""
    beam((-0.4, -1.6, 1.4), (2.3, 1.2, 1.9), 60, '#e8f0ff', angle=40)


THERE = There('jock', SHOOT, put, light, hours=('day',))

if __name__ == '__main__':
    THERE.main()
