"""7:30, kickoff, the top row from below against the floodlights: he keeps the seat beside him free, everybody looks away."""
from dataclasses import replace

from builders.cast.acting import SEATED, Hand, Mood, Reach
from builders.cast.actor import actor
from builders.cast.who import FLUNKO
from builders.outside.stands import TOP, crowd, floodlights, kept_seat, stands
from builders.person import Limb
from builders.rooms.threads import fine_thread
from kit.film import WIDE, Film, Part, blink
from kit.light import beam, lamp, panel, sky
from kit.stage import group
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(-0.15, -2.5, 1.0), to=(0.08, 2.0, 1.86), focal=330, size=WIDE)


def build(look):
    """Puts the stands, the crowd and him on the stage."""
    stands()
    crowd(0)
    boy = _flunko(look)
    jacket = kept_seat()
    sky([(0.0, '#2c4684'), (0.12, '#1e3270'), (0.35, '#101c50'), (0.8, '#060a24')], 0.7, stars=1.4)
    floodlights((-6.4, 12, 6.6))
    floodlights((5.6, 12, 5.6))
    beam((-5, -5, 6), (0, 2, 1.8), 1500, '#fff0d0', angle=34)
    beam((6, 1, 5), (0.4, TOP[0], 1.8), 500, '#7f9aff', angle=40)
    lamp((2.4, -1.4, 0.4), 18, '#ffb060')
    panel((-0.2, -3, 2.4), (0, 2, 1.6), (4, 2), 46, '#8aa0e0')
    return {'boy': boy['upper'], 'head': boy['head'], 'jacket': jacket}


def _flunko(look):
    """Upright, one hand flat on the free plank beside him; he looks down the stairs for somebody."""
    y, z = TOP
    hair = look.phase('breath')
    with group(at=(-0.4, y - 0.04, z - 0.42), turn=-4):
        pose = replace(SEATED, lean=4, turn=10, head=(20, 4, 4), left=Reach((0.42, -0.08, 0.5), (0.8, 0.5, 0)), left_hand=Hand(6, (0, 0, 1)),
                       right=Limb(28, 4, 66), breath=hair * 0.9, left_leg=Limb(82, 6, 76), right_leg=Limb(78, 12, 90))
        boy = actor(FLUNKO, pose, Mood(open=0.1 if look.phase('blink') else 0.95, gaze=(0.75, -0.35) if look.phase('glance') == 0 else (-0.8, 0.1), brow=14, lift=0.02, smile=0.2))
    fine_thread(CAMERA, [(-0.12, y - 0.3, z - 0.08), (-0.08, y - 0.3, z - 0.2), (-0.14, y - 0.3, z - 0.32), (-0.06, y - 0.34, z - 0.4)])
    return boy


FILM = Film('kickoff', CAMERA, build, exposure=0.55, bloom=0.5, parts=(
    blink('head', 17),
    Part('breath', 1, (0, 0, 1, 1, 1, 0), 2, 'boy'),
    Part('glance', 1, (0, 0, 0, 0, 0, 0, 0, 0, 1, 1), 2, 'head'),
))

if __name__ == '__main__':
    FILM.main()
