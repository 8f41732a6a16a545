"""8:30, the lights are back: the same row, everybody turned to one seat, nobody in it, the jacket folded as before."""
from builders.outside.stands import TOP, crowd, floodlights, kept_seat, stands
from builders.rooms.threads import fine_thread
from kit.film import WIDE, Film, Part
from kit.light import beam, lamp, panel, sky
from kit.shapes import sheets
from kit.skin import haze
from kit.tilted import TiltedCamera

CAMERA = TiltedCamera(eye=(-0.15, -2.5, 1.0), to=(0.08, 2.0, 1.86), focal=330, size=WIDE)


def build(look):
    """Puts the stands, the crowd and the empty seat on the stage."""
    stands()
    crowd(1)
    jacket = kept_seat()
    _warmth(look)
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
    panel((-0.2, -3, 2.4), (0, 2, 1.6), (4, 2), 30, '#8aa0e0')
    return {'jacket': jacket}


def _warmth(look):
    """Air over the jacket, which is still warm, somebody says."""
    y, z = TOP
    step = look.phase('warm')
    for i in range(3):
        x, low = 0.5 + i * 0.12, z + 0.22 + 0.03 * ((i + step) % 3)
        sheets([[(x, y - 0.02, low), (x + 0.02, y - 0.02, low), (x + 0.05 - 0.02 * step, y - 0.02, low + 0.16), (x + 0.03 - 0.02 * step, y - 0.02, low + 0.16)]], haze('#ffd0b0', 0.3, low + 0.2), name='warm')


FILM = Film('empty-row', CAMERA, build, exposure=0.55, bloom=0.5, parts=(
    Part('flicker', 1, (0, 0, 0, 0, 0, 1, 0, 1, 1, 0), 6, (0, 0, 150, 90)),
    Part('warm', 2, (0, 1, 2), 3, (240, 60, 300, 110)),
))

if __name__ == '__main__':
    FILM.main()
