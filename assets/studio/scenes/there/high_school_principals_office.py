"""The Principal, behind his desk and the wired glass, hands behind his back."""
from builders.cast.acting import Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import PRINCIPAL
from kit.light import beam
from kit.stage import group
from kit.there import There
from scenes.places.high_school_principals_office import SHOOT


def put(_look):
    """Turned to the door, where somebody looks in."""
    with group(at=(-1.08, 3.36, 0), turn=26):
        pose = Pose(lean=4, head=(4, 2, 4), left=Reach((0.1, 0.24, 0.9), (1, 0.5, 0)), right=Reach((-0.1, 0.24, 0.9), (1, 0.5, 0)))
        actor(PRINCIPAL, pose, Mood(open=0.66, brow=-12, smile=-0.4))


def light(_look):
    """From the hall."""
    beam((0.6, 0.4, 2.3), (-1.08, 3.3, 1.5), 110, '#ffe4b8', angle=40)


THERE = There('principal', SHOOT, put, light, hours=('day',))

if __name__ == '__main__':
    THERE.main()
