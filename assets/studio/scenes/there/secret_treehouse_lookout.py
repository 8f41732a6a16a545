"""The Freak at the rail, right of the school's lit window, with the back half to us: the window is on the face."""
from builders.cast.acting import FLAT, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import FREAK
from kit.light import beam
from kit.stage import group
from kit.there import There
from scenes.places.secret_treehouse_lookout import SHOOT


def put(_look):
    """Both forearms on the rail."""
    with group(at=(1.62, 0.78, 0), turn=-150):
        pose = Pose(lean=18, head=(44, -4, -4), left=Reach((0.26, -0.4, 1.14), (1, 0.2, 0)), right=Reach((-0.28, -0.36, 1.14), (1, 0.2, 0)), left_hand=FLAT, right_hand=FLAT)
        actor(FREAK, pose, Mood(open=0.7, gaze=(-0.2, 0.1), brow=8, smile=-0.2))


def light(_look):
    """The window, and the moon."""
    beam((-0.4, 0.9, 1.9), (1.4, 0.7, 1.6), 60, '#ffd890', angle=40)
    beam((2.6, -1.2, 3.2), (1.6, 0.8, 1.4), 30, '#9aa0ff', angle=40)


THERE = There('freak', SHOOT, put, light, hours=('night',))

if __name__ == '__main__':
    THERE.main()
