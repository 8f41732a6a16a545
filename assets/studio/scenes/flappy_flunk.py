"""What Flappy Flunk flies past: Arcadia from the side, in strips that follow themselves without a seam, by day and by night.

Run as a program: python -m scenes.flappy_flunk <folder>. The town is modelled and photographed without perspective; sky,
hills, pavement and lockers are drawn (drawn/flappy_flunk.py)."""
import os
import random
import sys
from dataclasses import dataclass

import bpy
import numpy as np

from builders.arcade_hall import Look, arcade_hall
from builders.buildings import flats, gas_station_sign
from builders.car import wagon
from builders.clique_houses import freaks_house, geeks_house, jocks_house, preps_house
from builders.diner import diner
from builders.land import wood
from builders.landmarks import water_tower
from builders.parked import coupe
from builders.school import flag_pole, school
from builders.street import hydrant, lamp_post, mailbox
from drawn.flappy_flunk import draw
from kit.cuts import write_bundle
from kit.light import aim, sky, sun
from kit.materials import paint
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce
from kit.shapes import box
from kit.stage import clear, group

HOURS = ('day', 'night')


@dataclass(frozen=True)
class Strip:
    """A strip of the town: `build(night)` stands on the ground along x, from 0 to the strip's width in metres."""
    name: str
    size: tuple
    metres: float
    build: callable
    colours: int


def _side_camera(strip):
    """Looks along +y without perspective; the ground is the strip's lower edge."""
    width, height = strip.size
    data = bpy.data.cameras.new('side')
    data.type, data.ortho_scale, data.clip_end = 'ORTHO', strip.metres, 400
    thing = bpy.data.objects.new('side', data)
    bpy.context.scene.collection.objects.link(thing)
    x, z = strip.metres / 2, strip.metres * height / width / 2
    aim(thing, (x, -120, z), (x, 0, z))
    bpy.context.scene.camera = thing


def _light(night):
    if night:
        sky([(0.0, '#5a4a9a'), (0.3, '#2c2c74'), (1.0, '#141a48')], 0.85)
        sun((0.5, 0.6, -0.5), 0.9, '#8aa4ff', soft=2)
        sun((-0.8, 0.3, -0.2), 0.35, '#ff8ad0', soft=6)
        return
    sky([(0.0, '#ffe0b4'), (0.3, '#acd2e2'), (1.0, '#6aa4e0')], 0.85)
    sun((0.75, 0.7, -0.5), 4.4, '#ffd29a', soft=1.5)


def _row(night, things):
    for x, y, make in things:
        with group(at=(x, y, 0)):
            make()


def _behind(night):
    """Beyond the river: the school under its clock, the water tower, woods."""
    rnd = random.Random(5)
    lit = ((-1, 1, 1), (1, 3, 0), (1, 0, 1), (-1, 4, 0)) if night else ()
    _row(night, ((44, 20, lambda: school(night, lit)), (72, 12, flag_pole), (96, 34, lambda: water_tower(21, night)),
                 (9, 22, lambda: gas_station_sign(night))))
    trees = [(rnd.uniform(2, 126), rnd.uniform(36, 60), 0) for _ in range(40)]
    trees += [(x, rnd.uniform(2, 6), 0) for x in (4, 14, 75, 80, 86, 104, 111, 117, 123)]
    wood(rnd, trees, height=7.4, leaf=0.55)
    box((64, 30, -2), (128, 80, 2.2), paint('#4a5f38' if not night else '#2a3a44', rough=1), bevel=0)


def _street(night):
    """The street with the arcade on it, and one house of each clique."""
    rnd = random.Random(8)
    lit = [(-2.6, 4.4, True, False), (0, 4.4, False, False), (2.6, 4.4, True, True), (2.6, 7.0, False, False),
           (-2.6, 7.0, True, False), (0, 7.0, False, False)]
    _row(night, ((7.4, 6, lambda: arcade_hall(Look(night))),
                 (18.6, 6, lambda: flats(9.4, 9.6, night, lit)),
                 (30.6, 7, lambda: geeks_house(night)),
                 (42.2, 7, lambda: jocks_house(night)),
                 (56.4, 7, lambda: diner(night)),
                 (70.4, 7, lambda: freaks_house(night)),
                 (83.6, 7, lambda: preps_house(night))))
    for x in (1.2, 13.6, 25.0, 36.6, 49.0, 64.2, 77.0):
        with group(at=(x, 1.8, 0)):
            lamp_post(night, height=5.0, reach=0.9)
    wood(rnd, [(24.6, 9, 0), (36.4, 11, 0), (49.6, 12, 0), (64.0, 10, 0), (76.6, 11, 0)], kinds=('autumn', 'gold'),
         height=7.2, leaf=0.34)
    for x, make in ((20.8, lambda: coupe('#c8322c', lit=night)), (46.4, lambda: wagon('#d8cdb4', night=night)),
                    (74.0, lambda: coupe('#2f7fb8', '#e8f0f4', lit=night))):
        with group(at=(x, -0.6, 0)):
            make()
    for x, make in ((27.4, hydrant), (39.0, mailbox), (66.4, hydrant)):
        with group(at=(x, 0.6, 0), size=1.2):
            make()
    box((46, 20, -2), (96, 60, 2.1), paint('#6f6a66' if not night else '#3a3c52', rough=0.9), bevel=0)


STRIPS = (Strip('behind', (512, 104), 128.0, _behind, 26), Strip('street', (736, 136), 92.0, _street, 44))
_EXPOSURE = {'day': 0.35, 'night': 0.75}
_BLOOM = {'day': 0.0, 'night': 0.0}


def _haze(picture, night):
    """What is far is paler by day and bluer by night: it stays behind what the player has to see."""
    air, share = (np.array((0.15, 0.16, 0.42)), 0.4) if night else (np.array((0.80, 0.88, 0.92)), 0.42)
    picture[..., :3] = picture[..., :3] * (1 - share) + air * share
    return picture


def shot(strip, night, samples=40):
    """One strip before its reduction, with alpha."""
    clear()
    strip.build(night)
    _light(night)
    _side_camera(strip)
    picture = photograph(size=strip.size, samples=samples, exposure=_EXPOSURE[HOURS[night]], transparent=True)
    return _haze(picture, night) if strip.name == 'behind' else picture


def main(folder):
    for strip in STRIPS:
        for night in (False, True):
            picture = shot(strip, night)
            solid = picture[..., 3] > 0.5
            palette = make_palette(picture[solid][:, :3], colours=strip.colours)
            save_indexed(os.path.join(folder, f'{strip.name}-{HOURS[night]}.png'), reduce(picture, palette), palette,
                         clear=~solid)
    atlas, pictures = draw(folder)
    write_bundle(folder, atlas=atlas, pictures=[f'{strip.name}-{hour}.png' for strip in STRIPS for hour in HOURS] + pictures)


if __name__ == '__main__':
    main(sys.argv[1])
