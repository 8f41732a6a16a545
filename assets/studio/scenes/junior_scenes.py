"""Ten pictures of Pocket Juniors in places of the town, which stand there as they do in their own pictures.

Run as a program: python -m scenes.junior_scenes <folder> [scene ...]."""
import os
import random
import sys
from dataclasses import dataclass

from builders.juniors.classes import CLASSES
from builders.juniors.junior import clip_pose, junior, own_pose
from kit.calm import calm
from kit.cuts import write_bundle
from kit.light import lamp
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.place import SIZE
from kit.quantise import make_palette, reduce
from kit.shoot import Look
from kit.stage import clear, group
from scenes.places.arcade_front_area import SHOOT as ARCADE
from scenes.places.arcade_prize_booth import SHOOT as PRIZES
from scenes.places.football_field import SHOOT as FIELD
from scenes.places.high_school import SHOOT as SCHOOL
from scenes.places.jocks_house_trophies import SHOOT as TROPHIES
from scenes.places.junkyard import SHOOT as JUNKYARD
from scenes.places.lake_tree_dock import SHOOT as DOCK
from scenes.places.paradise_motel_pool_area import SHOOT as POOL
from scenes.places.preps_house_living_room import SHOOT as PARLOR
from scenes.places.snack_shack_counter import SHOOT as SNACKS

_COLOURS, _DITHER, _SAMPLES = 56, 0.4, 8
_STEP = {'left_leg': (-22, 0, 0), 'right_leg': (18, 0, 0), 'left_foot': (14, 0, 0)}
_GROOVE = {'spine': (-4, 10, 10), 'head': (-4, -10, 0), 'right_arm': (0, 74, 8), 'right_fore': (0, 16, 0), 'right_hand': (0, -84, 0),
           'left_arm': (-6, -30, 0), 'left_leg': (-4, -12, 0)}


@dataclass(frozen=True)
class Cast:
    """A Junior in a scene: its class, where it stands in metres, its turn in degrees, its size against life, its pose: what
    differs from the stance, or a moment of a clip as (name, share)."""
    name: str
    at: tuple
    turn: float
    size: float
    pose: object


@dataclass(frozen=True)
class Scene:
    """A place at an hour, who is there, and the lamps that are lit for them as (place, watts, color)."""
    shoot: object
    night: bool
    cast: tuple
    lamps: tuple = ()


SCENES = {
    'arcade-dance': Scene(ARCADE, True, (
        Cast('music', (0.1, 3.1, 0), 16, 0.72, _GROOVE), Cast('math', (0.95, 3.5, 0), -24, 0.72, ('cheer', 0.6))),
        (((0.6, 1.5, 1.7), 26, '#f8d0ff'),)),
    'dock-morning': Scene(DOCK, False, (
        Cast('art', (-0.42, 3.3, 0.56), 30, 0.92, {'head': (-4, 0, 10), 'left_arm': (0, -64, 0), 'left_hand': (0, 60, 0)}),
        Cast('history', (0.62, 3.7, 0.56), -34, 0.92, {'head': (6, 0, -8)})), (((0, 0.6, 2.6), 60, '#fff0d8'),)),
    'junkyard-duel': Scene(JUNKYARD, False, (
        Cast('physics', (-3.7, -0.6, 0), 36, 2.4, ('attack', 0.3)), Cast('chemistry', (-0.5, -0.2, 0), -44, 2.4, ('guard', 0.5))),
        (((-2.5, -6, 4), 500, '#ffe8c0'),)),
    'school-team': Scene(SCHOOL, False, (
        Cast('sport', (-4.4, 8.7, 0), 24, 2.6, {'head': (0, 0, 8), 'right_arm': (0, 70, -10), 'right_hand': (-20, -60, 0)}),
        Cast('biology', (-1.4, 8.4, 0), 2, 2.6, ('cheer', 0.62)), Cast('math', (1.7, 8.7, 0), -22, 2.6, {'head': (0, -8, 0)})),
        (((-1, 3, 5), 500, '#fff4e0'),)),
    'pool-night': Scene(POOL, True, (
        Cast('chemistry', (-1.2, 6.4, 0), 22, 1.95, ('cheer', 0.62)), Cast('music', (1.3, 6.5, 0), -20, 1.95, _GROOVE)),
        (((0.2, 4.4, 2.6), 120, '#ffc0dc'),)),
    'field-lights': Scene(FIELD, True, (
        Cast('history', (-1.05, -11.2, 0), 158, 0.84, {'head': (8, 0, 10)}),
        Cast('biology', (-0.2, -11.1, 0), 176, 0.84, {'head': (10, 6, 0), 'left_arm': (0, -10, 0)})), (((-0.1, -12.6, 1.6), 14, '#a8c0ff'),)),
    'prize-counter': Scene(PRIZES, False, (
        Cast('physics', (-0.95, 1.8, 1.02), 18, 0.62, {'head': (0, 6, 0), 'left_arm': (0, -56, 0), 'left_hand': (0, 50, 0)}),
        Cast('art', (0.6, 1.8, 1.02), -14, 0.62, ('cheer', 0.62))), (((-0.1, 0.2, 2.1), 26, '#ffe0b0'),)),
    'trophy-shelf': Scene(TROPHIES, False, (
        Cast('sport', (0.52, -0.1, 0), -14, 0.42, {'head': (0, 0, -8), 'right_arm': (0, 78, 0), 'right_fore': (0, 20, 0),
                                                   'right_hand': (-10, -90, 0)}),
        Cast('biology', (-0.52, -0.05, 0), 22, 0.42, {'head': (-6, 10, 0)})), (((0.1, -1.0, 0.9), 6, '#fff0d8'),)),
    'snack-break': Scene(SNACKS, False, (
        Cast('chemistry', (0.2, 1.05, 0), -18, 0.86, {'head': (0, 0, 20), 'left_arm': (-60, -6, 0), 'left_hand': (80, 0, 0)}),
        Cast('music', (0.95, 0.75, 0), -58, 0.86, {'head': (0, 0, -16), **_STEP})), ()),
    'parlor-duel': Scene(PARLOR, True, (
        Cast('sport', (-1.5, 2.0, 0), 66, 0.9, ('attack', 0.3)), Cast('history', (0.2, 2.1, 0), -56, 0.9, ('guard', 0.5))),
        (((-0.8, 0.2, 1.8), 46, '#ffd0a0'),)),
}


def build(scene):
    """Puts a scene on the stage."""
    random.seed(7)
    clear()
    scene.shoot.build(Look(scene.night))
    for one in scene.cast:
        pose = own_pose(**one.pose) if isinstance(one.pose, dict) else clip_pose(*one.pose)
        with group(at=one.at, turn=one.turn, size=one.size):
            junior(CLASSES[one.name][0], pose)
    for at, watts, colour in scene.lamps:
        lamp(at, watts, colour, 0.4)
    scene.shoot.camera.aim()


def main(folder, only=()):
    for name, scene in SCENES.items():
        if only and name not in only:
            continue
        build(scene)
        picture = calm(photograph(size=SIZE, samples=_SAMPLES, exposure=scene.shoot.exposure[scene.night],
                                  bloom=scene.shoot.bloom[scene.night]))
        palette = make_palette(picture, _COLOURS)
        save_indexed(os.path.join(folder, f'{name}.png'), reduce(picture, palette, _DITHER), palette)
    write_bundle(folder, pictures=[f'{name}.png' for name in SCENES])


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2:])
