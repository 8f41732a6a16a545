"""Photographs the arcade: day and night, the loops that run, what is pointed at lit up, a station wagon that passes.

Run as a program: python -m scenes.arcade_pictures <folder>. README.md in assets/studio describes the data it writes."""
import os
import sys
from dataclasses import replace

import bpy
import numpy as np

from builders.arcade_hall import Look
from kit.calm import calm
from kit.camera import where
from kit.cuts import Album, write_bundle
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.place import HOURS, SIZE, frames_of, loop, place_palette
from kit.quantise import make_palette, reduce
from kit.spots import masks, rectangle
from kit.sprites import save_sprite, silhouette
from scenes.arcade import BLOOM, EXPOSURE, build
from scenes.arcade_wagon import STREET, photograph_wagon, path

# The same for all: what did not change then has the same grain and is not cut.
SAMPLES = 48
# The face on the poster is small, and dark by night: it keeps colours of its own.
_POSTER_COLOURS = 8
# Dither weighs, and the more colours there are, the more of it there is: a place may weigh 60 KB.
_DITHER = 0.25
_ZONES = {'bulbs': (72, 70, 216, 100), 'mirror': (64, 142, 248, 208), 'creature': (128, 16, 172, 52),
          'cat': (114, 126, 140, 146), 'watcher': (54, 40, 70, 68)}


def _take(hour):
    return calm(photograph(size=SIZE, samples=SAMPLES, exposure=EXPOSURE[hour], bloom=BLOOM[hour]))


def _photographs(hour):
    look = Look(hour == 'night')
    groups = build(look)
    base, other = _take(hour), {}
    seen = _seen(groups)
    pole = silhouette(groups['front'], size=SIZE) & ~seen['poster']
    for shot, changed in (('one', replace(look, bulbs=1, creature=1, tail=1, watcher=False)),
                          ('two', replace(look, bulbs=2)), ('door', replace(look, door_lit=True))):
        build(changed)
        other[shot] = _take(hour)
    return base, other, pole, seen


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
    base, other, pole, seen = _photographs(hour)
    poses = photograph_wagon(hour, EXPOSURE[hour], BLOOM[hour])
    palette = np.vstack([place_palette(base, other.values(), [(pose.picture, pose.mask) for pose in poses]),
                         make_palette(base[seen['poster']], _POSTER_COLOURS)])
    album = Album(folder, base, palette)
    save_indexed(os.path.join(folder, f'arcade-{hour}.png'), reduce(base, palette, _DITHER), palette)
    sprites = [(save_sprite(folder, f'arcade-{hour}-wagon-{i}', pose.picture, pose.mask, palette), pose)
               for i, pose in enumerate(poses)]
    pole[:STREET[0]] = pole[STREET[1]:] = False
    return {
        'picture': f'arcade-{hour}',
        'loops': _loops(album, hour, other),
        'hover': {'door': album.cut(f'arcade-{hour}-door', other['door'], within=(112, 90, 204, 208), threshold=0.05),
                  **{name: save_sprite(folder, f'arcade-{hour}-{name}', _lighter(base), mask, palette)
                     for name, mask in seen.items()}},
        'passers': [{'name': 'wagon', 'fps': 8, 'everySeconds': [14, 40], 'cuts': path(sprites)}],
        'front': [save_sprite(folder, f'arcade-{hour}-front', base, pole, palette)],
    }


def _seen(groups):
    """The pixels of what is pointed at as it is, without a light of its own."""
    return masks({name: groups[name] for name in ('poster', 'bikes', 'watcher')}, SIZE)


def _lighter(picture):
    return np.clip(picture * 1.25 + 0.06, 0, 1)


def _hotspots():
    """Their rectangles in the picture, from the model."""
    groups = build(Look(False))
    bpy.context.view_layer.update()
    return {'door': where(groups['door'], SIZE), **{name: rectangle(mask) for name, mask in _seen(groups).items()}}


def main(folder):
    place = {'size': SIZE, 'hotspots': _hotspots(), **{hour: _hour(folder, hour) for hour in HOURS}}
    write_bundle(folder, atlas=frames_of(place), pictures=['arcade-day.png', 'arcade-night.png'],
                 places={'arcade': place})


if __name__ == '__main__':
    main(sys.argv[1])
