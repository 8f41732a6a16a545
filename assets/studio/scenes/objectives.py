"""The top row of the bleachers on a later night, for the window that lists objectives: his four friends sit beside the seat
that is kept free.

Run as a program: python -m scenes.objectives <folder>."""
import os
import random
import sys
from dataclasses import replace

from builders.cast.acting import SEATED, Hand, Mood, Reach
from builders.cast.actor import actor
from builders.cast.who import FREAK, GEEK, JOCK, PREP
from builders.outside.stands import TOP, floodlights, kept_seat, stands
from builders.person import Limb
from builders.rooms.threads import fine_thread
from kit.calm import calm
from kit.cuts import write_bundle
from kit.light import beam, lamp, panel, sky
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.stage import clear, group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(0.32, -2.4, 1.15), to=(0.42, 2.0, 2.0), focal=262, size=(320, 144))


def build():
    """Puts the stands and the four friends on the stage."""
    random.seed(7)
    clear()
    stands()
    kept_seat()
    _friends()
    y, z = TOP
    fine_thread(CAMERA, [(0.36, y - 0.2, z + 0.01), (0.4, y - 0.22, z - 0.1), (0.33, y - 0.26, z - 0.24), (0.4, y - 0.3, z - 0.4)])
    sky([(0.0, '#2c4684'), (0.12, '#1e3270'), (0.35, '#101c50'), (0.8, '#060a24')], 0.7, stars=1.6)
    floodlights((-8.4, 12, 6.6))
    floodlights((9.4, 12, 6.8))
    beam((-4, -5, 6), (0.4, 2, 1.8), 1500, '#fff0d0', angle=36)
    beam((6, 1, 5), (0.6, y, 1.8), 500, '#7f9aff', angle=44)
    lamp((0.5, -1.2, 0.6), 16, '#ffb060')
    panel((0.4, -3, 2.4), (0.4, 2, 1.6), (4, 2), 50, '#8aa0e0')
    CAMERA.aim()


def _friends():
    """Two on either side of the jacket: for once none of them looks away from the others."""
    with _seat(-1.4, 10):
        pose = replace(SEATED, lean=8, head=(26, 2, 4), left=Reach((0.3, -0.34, 0.7)), right=Limb(34, 12, 60), left_leg=Limb(82, 14, 84), right_leg=Limb(76, 16, 70))
        actor(JOCK, pose, Mood(open=0.9, gaze=(0.7, -0.05), brow=6, lift=0.01, smile=0.7))
    with _seat(-0.5, 6):
        pose = replace(SEATED, lean=3, head=(20, -4, -5), left=Reach((0.4, -0.14, 0.52), (0.8, 0.5, 0)), left_hand=Hand(8, (0, 0, 1)), right=Reach((-0.12, -0.34, 0.74)))
        actor(GEEK, pose, Mood(open=1.0, gaze=(0.6, 0.1), brow=14, lift=0.02, smile=0.6, mouth=0.2))
    with _seat(1.34, -8):
        pose = replace(SEATED, lean=4, head=(-24, -2, 6), right=Reach((-0.42, -0.16, 0.66), (0.8, 0.5, 0)), right_hand=Hand(8, (0, 0, 1)), left=Reach((0.14, -0.36, 0.72)))
        actor(PREP, pose, Mood(open=0.95, gaze=(-0.6, 0), brow=12, lift=0.03, smile=0.7))
    with _seat(2.2, -12):
        pose = replace(SEATED, lean=12, head=(-30, 0, -6), left=Limb(36, 10, 64), right=Reach((-0.2, -0.4, 0.8)), left_leg=Limb(88, 6, 96), right_leg=Limb(74, 12, 62))
        actor(FREAK, pose, Mood(open=0.8, gaze=(-0.8, 0.05), brow=-4, smile=0.45))


def _seat(x, turn):
    """A place in the top row."""
    y, z = TOP
    return group(at=(x, y - 0.04, z - 0.42), turn=turn)


def main(folder):
    build()
    picture = calm(photograph(size=CAMERA.size, samples=24, exposure=0.5, bloom=0.4))
    palette = make_palette(picture)
    save_indexed(os.path.join(folder, 'objectives-done.png'), reduce(picture, palette), palette)
    write_bundle(folder, pictures=['objectives-done.png'])


if __name__ == '__main__':
    main(sys.argv[1])
