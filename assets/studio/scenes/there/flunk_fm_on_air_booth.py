"""The DJ behind the console, before the library's window."""
from dataclasses import replace

from builders.cast.acting import FLAT, Hand, Mood, Pose, Reach, SEATED
from builders.cast.actor import actor
from builders.cast.who import DJ
from builders.cast.worn import big_headphones, on_head
from kit.light import beam
from kit.stage import group
from kit.there import There
from scenes.places.flunk_fm_on_air_booth import SHOOT


def put(look):
    """In the chair, a hand on a fader; by night one cup is held to the ear."""
    with group(at=(0.16, 2.62, 0.0), turn=6 if not look.night else -14):
        left = Reach((0.34, -0.5, 0.9), (1, 0.3, -0.2)) if not look.night else Reach((0.42, -0.1, 1.28), (1, 0.3, -0.8))
        pose = replace(SEATED, hips=0.6, lean=8, head=(-4, -4, -6) if not look.night else (10, 4, 6), left=left, right=Reach((-0.32, -0.5, 0.9), (1, 0.3, -0.2)), left_hand=Hand(30, (1, 0, 0)) if look.night else FLAT, right_hand=FLAT,
                       left_leg=Reach((0.14, -0.3, 0.1), (0.2, -1, 0.6)), right_leg=Reach((-0.14, -0.3, 0.1), (0.2, -1, 0.6)))
        people = actor(DJ, pose, Mood(open=0.75, gaze=(0.1, 0) if not look.night else (-0.7, 0.1), brow=6, lift=0.02, smile=0.5 if not look.night else -0.2))
        on_head(people['head'], big_headphones)


def light(look):
    """A lamp over the desk."""
    beam((0.6, 1.2, 2.4), (0.16, 2.5, 1.4), 60 if look.night else 70, '#ffd0a0' if not look.night else '#ff9a70', angle=44)


THERE = There('dj', SHOOT, put, light)

if __name__ == '__main__':
    THERE.main()
