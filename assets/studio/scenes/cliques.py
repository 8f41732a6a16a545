"""The four cliques: their houses, at dusk with their lamps lit as whoever may enter sees them and in the cold behind a
chain as everybody else does, and the emblems on their badges.

Run as a program: python -m scenes.cliques <folder>."""
import os
import random
import sys

from builders.chain import chain, padlock
from builders.clique_houses import freaks_house, geeks_house, jocks_house, preps_house
from builders.icons.cliques import EMBLEMS
from builders.tree import AUTUMN, GOLD, GREEN, fallen, tree
from kit.camera import FrontCamera
from kit.cuts import write_bundle
from kit.light import lamp, panel, sky, sun
from kit.materials import brick, glow, paint
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.shapes import ball, box, plane
from kit.stage import clear, group
from scenes.icon_studio import icon

_SIZE = (160, 112)
_FAR = 26
# The house, how many pixels its metre has, how far it is moved to the side; its trees' leaves, and what is dark between
# them.
_HOUSES = {
    'geek': (geeks_house, 8.0, -0.2, (GREEN, '#1f3a24')),
    'jock': (jocks_house, 7.9, -1.0, (AUTUMN, '#6a2c18')),
    'prep': (preps_house, 8.3, 0.0, (GREEN, '#1f3a24')),
    'freak': (freaks_house, 5.9, -0.6, (GOLD, '#6a4a18')),
}
# Where the gate's posts stand before the house, and how far to the sides.
_GATE, _REACH = -9.0, 4.9


def _garden(leaves, core, rnd):
    plane((0, 20, -0.02), (200, 120), paint('#5f8a3a', rough=1, worn=0.35, scale=0.6))
    box((0, -5.6, 0), (2.2, 10.4, 0.05), paint('#b8a68c', rough=0.9, worn=0.3, scale=2))
    box((0, -13.6, -0.02), (80, 5.4, 0.08), paint('#a2968a', rough=0.85, worn=0.25, scale=2))
    for x, y, height in ((-10.5, 9, 7.2), (10.5, 10, 7.8), (-16, 16, 8.6), (17, 15, 8.0), (6.5, 20, 8.0), (-7, 20, 8.4)):
        with group(at=(x, y, 0), turn=rnd.uniform(0, 360)):
            tree(rnd, height, height * 0.34, leaves, leaf=0.42, clusters=14, per_cluster=70, bare=0.26, core=core)
    fallen(rnd, (-10, -8, 10, -2), 60, size=0.3)


def _gate(opened):
    """Two brick posts with a lamp each; where it is shut, chains between them and a padlock."""
    for side in (-1, 1):
        x = side * _REACH
        box((x, 0, 0), (1.1, 1.1, 2.1), brick('#8a5a4c', '#4a3a36'), bevel=0)
        box((x, 0, 2.1), (1.4, 1.4, 0.22), paint('#d8cdb4', rough=0.8), bevel=0.03)
        ball((x, 0, 2.68), 0.38, glow('#ffc060', 1.9) if opened else paint('#6a7284', rough=0.2), detail=2)
        if opened:
            lamp((x, -0.6, 3.0), 160, '#ffb45e', 0.3)
    if opened:
        return
    for low, high in ((0.5, 2.0), (2.0, 0.5)):
        chain((-_REACH, low), (_REACH, high), -0.75, 0.12, link=0.66, thickness=0.12)
    with group(at=(0, -1.2, 2.5)):
        padlock(1.5)
    panel((-3, -9, 6), (0, 0, 1.2), (5, 3), 260, '#dfe8ff')


def _light(opened):
    if opened:
        sky([(0.0, '#ffb27a'), (0.12, '#f7a0a0'), (0.34, '#8f86d8'), (0.8, '#3f4aa8')], 0.8)
        sun((0.62, 0.6, -0.34), 3.4, '#ffd2a4', soft=1.5)
        return
    sky([(0.0, '#8492ac'), (0.2, '#66769a'), (0.7, '#3a4870')], 0.7)
    sun((-0.5, 0.7, -0.7), 1.3, '#a8bcec', soft=6)


def picture(clique, opened):
    """One house as an array of pixels."""
    build, unit, aside, leaves = _HOUSES[clique]
    clear()
    rnd = random.Random(clique)
    camera = FrontCamera(eye=(0, -_FAR, 2.4), focal=unit * _FAR, vanishing=(80, 92 - 2.4 * unit), size=_SIZE)
    with group(at=(aside, 0, 0)):
        build(opened)
    _garden(*leaves, rnd)
    with group(at=(0, _GATE, 0), size=8 / unit):
        _gate(opened)
    _light(opened)
    camera.aim()
    return photograph(size=_SIZE, samples=96, exposure=0.1 if opened else 0.35, bloom=0.3 if opened else 0.04)


def main(folder):
    names = [(clique, state) for clique in _HOUSES for state in ('open', 'locked')]
    for clique, state in names:
        seen = picture(clique, state == 'open')
        palette = make_palette(seen)
        save_indexed(os.path.join(folder, f'{clique}-{state}.png'), reduce(seen, palette), palette)
    for name, model in EMBLEMS.items():
        icon(model, 16, os.path.join(folder, f'{name}.png'))
    write_bundle(folder, atlas=[f'{name}.png' for name in EMBLEMS],
                 pictures=[f'{clique}-{state}.png' for clique, state in names])


if __name__ == '__main__':
    main(sys.argv[1])
