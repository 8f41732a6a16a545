"""8:30, the lights are back: the same row, everybody turned to one seat, nobody in it; a palm over the jacket, which is warm."""
from builders.cast.acting import Hand, Reach
from builders.outside.stands import TOP, crowd, floodlights, kept_seat, stands
from builders.rooms.threads import fine_thread
from kit.film import WIDE, Film, Part
from kit.light import beam, lamp, panel, sky
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(-0.15, -2.5, 1.0), to=(0.08, 2.0, 1.86), focal=330, size=WIDE)

def build(look):
    """Puts the stands, the crowd and the empty seat on the stage."""
    stands()
    crowd(1, closer={2: (1.5, _feels(look.phase('warm')))})
    jacket = kept_seat()
    y, z = TOP
    fine_thread(CAMERA, [(-0.3, y - 0.2, z + 0.01), (-0.22, y - 0.22, z + 0.01), (-0.2, y - 0.26, z - 0.1), (-0.26, y - 0.28, z - 0.24), (-0.18, y - 0.32, z - 0.4), (-0.26, y - 0.36, z - 0.42), (-0.2, y - 0.4, z - 0.6)])
    strong = (1.0, 0.55)[look.phase('flicker')]
    sky([(0.0, '#2c4684'), (0.12, '#1e3270'), (0.35, '#101c50'), (0.8, '#060a24')], 0.7, stars=1.4)
    floodlights((-6.4, 12, 6.6), strong)
    floodlights((5.6, 12, 5.6), 0.25)
    beam((-5, -5, 6), (0, 2, 1.8), 900, '#e8f0ff', angle=34)
    beam((0.1, 0.6, 6.4), (0.1, y, z), 620, '#f4f8ff', angle=17, blend=0.5)
    beam((6, 1, 5), (0.4, y, 1.8), 300, '#7f9aff', angle=40)
    lamp((2.4, -1.4, 0.4), 12, '#ffb060')
    # On the palm: what it feels.
    lamp((0.74, y - 0.2, z + 0.22), 2.2, '#ff8a3a', 0.08)
    panel((-0.2, -3, 2.4), (0, 2, 1.6), (4, 2), 30, '#8aa0e0')
    return {'jacket': jacket}


def _feels(step):
    """The neighbor leans over and holds a palm above the jacket, which is still warm, somebody says."""
    palm = (0.8, 0.77)[step]
    return {'lean': 8, 'sway': 14, 'turn': -26, 'head': (-50, 12, 4), 'left': Reach((0.24, -0.3, 0.62), (0.9, 0.4, -0.4)),
            'right': Reach((-0.72, -0.12, palm), (0.5, 0.4, 0.6)), 'right_hand': Hand((8, 18)[step], (0, 0, 1))}


FILM = Film('empty-row', CAMERA, build, exposure=0.55, bloom=0.5, parts=(
    Part('flicker', 1, (0, 0, 0, 0, 0, 1, 0, 1, 1, 0), 6, (0, 0, 150, 90)),
    Part('warm', 1, (0, 0, 0, 1, 1, 0, 1, 1), 2, (238, 74, 306, 116)),
))

if __name__ == '__main__':
    FILM.main()
