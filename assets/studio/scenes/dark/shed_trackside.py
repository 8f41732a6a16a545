"""No light in the boxcar and none at the switch: far down the line is a lamp, and the rails have it already."""
from kit.dark import Dark
from kit.light import beam, panel, sun
from kit.materials import glow
from kit.shapes import ball
from kit.shoot import Loop
from scenes.places.shed_trackside import SHOOT

_TRACK = -0.55


def put(look):
    near = (1.0, 0.82, 1.12)[look.phase('lamp')]
    ball((_TRACK, 150, 2.6), 1.5, glow('#fff4d0', 60 * near), detail=2)
    beam((_TRACK, 90, 3.0), (_TRACK, 0, 0.2), 260000 * near, '#ffdc9a', angle=9, blend=0.8, size=0.5)
    beam((_TRACK, 30, 2.4), (_TRACK, 4, 0.1), 5200 * near, '#ffdc9a', angle=22, blend=0.9, size=0.4)
    ball((30, 79.5, 44), 3.3, glow('#f4ecd0', 2.6), detail=3)
    sun((-0.4, 0.6, -0.7), 1.1, '#8aa4ff', soft=1)
    panel((0, -1, 3), (0, 3, 0), (4, 2), 10, '#6a7ae0')


DARK = Dark(SHOOT, put, exposure=0.55, bloom=0.6, loops=(
    Loop('lamp', 2, (0, 0, 1, 0, 2, 0, 1, 1, 0, 2), 3, zone=(84, 60, 210, 208)),))

if __name__ == '__main__':
    DARK.main()
