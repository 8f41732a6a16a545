"""The Geek at the end of the long desk, right of the recorder, one cup of the headphones at the ear."""
from builders.cast.acting import Hand, Mood, Pose, Reach
from builders.cast.actor import actor
from builders.cast.who import GEEK
from kit.light import beam
from kit.materials import paint
from kit.shapes import cylinder, ring
from kit.stage import group
from kit.there import There
from scenes.places.football_field_press_box import SHOOT


def put(look):
    """Half turned to whoever climbs up."""
    with group(at=(1.62, 2.2, 0), turn=-24):
        pose = Pose(lean=5, head=(-4, 0, -8) if not look.night else (10, 2, -4), left=Reach((0.4, -0.06, 1.5), (1, 0.3, -0.8)), left_hand=Hand(34, (1, 0, 0)), right=Reach((-0.34, -0.2, 0.9), (0.9, 0.4, -0.2)), right_hand=Hand(20, (0, 0, 1)))
        actor(GEEK, pose, Mood(open=0.9, gaze=(0.1, 0) if not look.night else (-0.8, 0), brow=8, lift=0.02, smile=0.1))
        cylinder((0.3, -0.04, 1.56), 0.12, 0.09, paint('#22262c', rough=0.4), rot=(0, 90, 0), sides=18)
        ring((0.42, -0.04, 1.6), 0.2, 0.022, paint('#aab0b8', metal=0.7, rough=0.3), start=-40, end=120, steps=12)


def light(look):
    """By night the meters', green."""
    beam((0.2, 0.4, 2.2), (1.62, 2.1, 1.4), 70 if not look.night else 26, '#ffe0b0', angle=40)
    if look.night:
        beam((-0.4, 2.2, 1.4), (1.62, 2.1, 1.5), 60, '#6affa0', angle=40)


THERE = There('geek', SHOOT, put, light)

if __name__ == '__main__':
    THERE.main()
