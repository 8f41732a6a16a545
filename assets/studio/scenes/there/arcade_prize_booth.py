"""The prize clerk behind the glass, on the side of the booth that has no gap."""
from builders.cast.acting import FLAT, GRIP, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import CLERK
from kit.light import beam
from kit.stage import group
from kit.there import There
from scenes.places.arcade_prize_booth import SHOOT


def put(look):
    """Both hands on the glass by day; by night the clerk has turned to the gap."""
    with group(at=(-0.86, 2.42, 0.02), turn=16 if not look.night else 34, size=1.1):
        pose = Pose(lean=14, sway=-5, head=(-6, -10, -6) if not look.night else (16, -4, 6), left=Reach((0.34, -0.44, 1.0), (1, 0.2, -0.1)), left_hand=FLAT, right=Reach((-0.28, -0.46, 1.0), (1, 0.2, -0.1)), right_hand=GRIP)
        actor(CLERK, pose, Mood(open=0.85, gaze=(0.2, 0) if not look.night else (0.8, 0.1), brow=6, lift=0.01, smile=0.3 if not look.night else -0.3))


def light(look):
    """The lobby's own light, on the face."""
    beam((-0.2, 0.2, 2.4), (-0.86, 2.3, 1.6), 90 if look.night else 30, '#ffc070' if look.night else '#fff0d8', angle=40)


THERE = There('prize-clerk', SHOOT, put, light)

if __name__ == '__main__':
    THERE.main()
