"""The angler on driftwood left of the lantern, his back to the water; he has no rod."""
from dataclasses import replace

from builders.cast.acting import Hand, Mood, Pose, Reach, SEATED
from builders.cast.actor import actor
from builders.cast.who import ANGLER
from kit.light import beam
from kit.materials import paint
from kit.shapes import tube
from kit.stage import group
from kit.there import There
from scenes.places.lake_tree_shore import SHOOT


def put(_look):
    """Hands hang between the knees; the light is on one side of him."""
    with group(at=(0.42, 2.95, 0.15), turn=10, size=0.9):
        tube([(-0.7, 0.1, 0.14), (-0.2, 0.02, 0.19), (0.35, 0.06, 0.2), (0.8, 0.2, 0.16), (0.98, 0.26, 0.3)], [0.1, 0.15, 0.16, 0.12, 0.04], paint('#a89a88', rough=0.9, worn=0.3))
        pose = replace(SEATED, hips=0.42, lean=22, head=(8, -12, 5), left=Reach((0.12, -0.5, 0.46), (1, 0.2, 0)), right=Reach((-0.1, -0.5, 0.44), (1, 0.2, 0)), left_hand=Hand(30, (0.6, -0.6, 0.2)), right_hand=Hand(30, (0.6, -0.6, 0.2)),
                       left_leg=Reach((0.18, -0.42, 0.1), (0.3, -1, 0.8)), right_leg=Reach((-0.18, -0.46, 0.1), (0.3, -1, 0.8)))
        actor(ANGLER, pose, Mood(open=0.8, gaze=(0.1, 0), brow=14, lift=0.02, smile=-0.1))


def light(_look):
    """The lantern's, and the moon's."""
    beam((1.5, 1.9, 0.6), (0.42, 2.8, 1.1), 80, '#ffb45a', angle=60)
    beam((-1.2, 1.0, 2.6), (0.42, 2.8, 1.1), 22, '#8a9af0', angle=40)


THERE = There('angler', SHOOT, put, light, hours=('night',))

if __name__ == '__main__':
    THERE.main()
