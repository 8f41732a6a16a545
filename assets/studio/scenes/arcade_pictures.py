"""Photographs the arcade: day and night, the loops that run, the door lit up, a station wagon that passes.

Run as a program: python -m scenes.arcade_pictures <folder>. README.md in assets/studio describes the data it writes."""
import sys
from dataclasses import replace

import bpy

from builders.arcade_hall import Look
from kit.calm import calm
from kit.camera import where
from kit.cuts import Album, write_bundle
from kit.photograph import photograph
from kit.place import HOURS, SIZE, frames_of, loop, place_palette
from kit.sprites import save_sprite, silhouette
from scenes.arcade import BLOOM, EXPOSURE, build
from scenes.arcade_wagon import STREET, photograph_wagon, path

# The same for all: what did not change then has the same grain and is not cut.
SAMPLES = 48
_ZONES = {'bulbs': (72, 70, 216, 100), 'mirror': (64, 142, 248, 208), 'creature': (128, 16, 172, 52),
          'cat': (114, 126, 140, 146), 'watcher': (54, 40, 70, 68)}


def _take(hour):
    return calm(photograph(size=SIZE, samples=SAMPLES, exposure=EXPOSURE[hour], bloom=BLOOM[hour]))


def _photographs(hour):
    look = Look(hour == 'night')
    _, front = build(look)
    base, other = _take(hour), {}
    pole = silhouette(front, size=SIZE)
    for shot, changed in (('one', replace(look, bulbs=1, creature=1, tail=1, watcher=False)),
                          ('two', replace(look, bulbs=2)), ('door', replace(look, door_lit=True))):
        build(changed)
        other[shot] = _take(hour)
    return base, other, pole


def _loops(album, hour, other):
    def cut(part, shot, number):
        return album.cut(f'arcade-{hour}-{part}-{number}', other[shot], within=_ZONES[part])
    loops = [loop(part, 5, [-1, 0, 1], [cut(part, 'one', 1), cut(part, 'two', 2)]) for part in ('bulbs', 'mirror')]
    loops.append(loop('creature', 1.5, [-1, 0], [cut('creature', 'one', 1)]))
    loops.append(loop('cat', 2, [-1, 0, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1], [cut('cat', 'one', 1)]))
    if hour == 'night':
        loops.append(loop('watcher', 0.25, [-1, -1, -1, 0, 0, -1, -1, -1, -1, 0], [cut('watcher', 'one', 1)]))
    return [part for part in loops if part['cuts']]


def _hour(folder, hour):
    base, other, pole = _photographs(hour)
    poses = photograph_wagon(hour, EXPOSURE[hour], BLOOM[hour])
    palette = place_palette(base, other.values(), [(pose.picture, pose.mask) for pose in poses])
    album = Album(folder, base, palette)
    album.picture(f'arcade-{hour}')
    sprites = [(save_sprite(folder, f'arcade-{hour}-wagon-{i}', pose.picture, pose.mask, palette), pose)
               for i, pose in enumerate(poses)]
    pole[:STREET[0]] = pole[STREET[1]:] = False
    return {
        'picture': f'arcade-{hour}',
        'loops': _loops(album, hour, other),
        'hover': {'door': album.cut(f'arcade-{hour}-door', other['door'], within=(112, 90, 204, 208), threshold=0.05)},
        'passers': [{'name': 'wagon', 'fps': 8, 'everySeconds': [14, 40], 'cuts': path(sprites)}],
        'front': [save_sprite(folder, f'arcade-{hour}-front', base, pole, palette)],
    }


def _door():
    """The door's rectangle in the picture, from the model."""
    door, _ = build(Look(False))
    bpy.context.view_layer.update()
    return where(door, SIZE)


def main(folder):
    place = {'size': SIZE, 'hotspots': {'door': _door()}, **{hour: _hour(folder, hour) for hour in HOURS}}
    write_bundle(folder, atlas=frames_of(place), pictures=['arcade-day.png', 'arcade-night.png'],
                 places={'arcade': place})


if __name__ == '__main__':
    main(sys.argv[1])
