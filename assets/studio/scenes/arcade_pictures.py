"""Photographs the arcade: day and night, the loops that run, the door lit up, a station wagon that passes.

Run as a program: python -m scenes.arcade_pictures <folder>. README.md in assets/studio describes the data it writes."""
import sys
from dataclasses import replace

import bpy
import numpy as np

from builders.arcade_hall import Look
from builders.car import headlights, wagon
from kit.camera import where
from kit.cuts import Album, moved, write_bundle
from kit.photograph import photograph
from kit.quantise import make_palette
from kit.stage import group, move
from scenes.arcade import BLOOM, EXPOSURE, build

SAMPLES, SAMPLES_PASSING = 96, 56
# The lane away from the viewer; the wagon drives from right to left, and so many metres lie between two frames.
_LANE, _FROM, _STEP, _FRAMES = 10.9, 8.4, 0.74, 31
# What the wagon can change: the street and the pavement. Above it nothing is rendered again.
_STREET = (0, 88, 320, 180)
_ZONES = {'bulbs': (56, 56, 200, 86), 'mirror': (48, 128, 232, 180), 'creature': (112, 2, 156, 38),
          'cat': (98, 112, 124, 132), 'watcher': (38, 26, 54, 54)}


def _take(hour, **options):
    return photograph(exposure=EXPOSURE[hour], bloom=BLOOM[hour], **options)


def _passing(hour, base):
    """The whole picture once for each place of the wagon on its way."""
    night = hour == 'night'
    build(Look(night))
    bpy.context.scene.render.use_persistent_data = True
    empty = _take(hour, samples=SAMPLES_PASSING, border=_STREET)
    with group() as car:
        wagon(night=night, lit=night)
        if night:
            headlights()
    move(car, at=(_FROM, _LANE, 0))
    x0, y0, x1, y1 = _STREET
    frames = []
    for _ in range(_FRAMES):
        strip = _take(hour, samples=SAMPLES_PASSING, border=_STREET)
        whole = base.copy()
        whole[y0:y1, x0:x1] = np.clip(strip + (base[y0:y1, x0:x1] - empty) * _still(empty, strip), 0, 1)
        frames.append(whole)
        move(car, at=(-_STEP, 0, 0))
    return frames


def _still(empty, strip):
    """1 where nothing moved, so that such a pixel takes the base's very colour."""
    return (~moved(empty, strip))[..., None]


def _photographs(hour):
    look = Look(hour == 'night')
    build(look)
    base = _take(hour, samples=SAMPLES)
    other = {}
    build(replace(look, bulbs=1, creature=1, tail=1, watcher=False))
    other['one'] = _take(hour, samples=SAMPLES)
    build(replace(look, bulbs=2))
    other['two'] = _take(hour, samples=SAMPLES)
    build(replace(look, door_lit=True))
    other['door'] = _take(hour, samples=SAMPLES)
    return base, other, _passing(hour, base)


def _palette(base, variations):
    """One palette for the picture and everything laid over it, which counts for a tenth."""
    changed = np.vstack([frame[moved(base, frame)] for frame in variations])
    return make_palette(np.vstack([base.reshape(-1, 3), changed[:: max(1, len(changed) // 5000)]]))


def _loop(name, fps, order, cuts):
    return {'name': name, 'fps': fps, 'order': order, 'cuts': [cut for cut in cuts if cut]}


def _loops(album, hour, other):
    """`order` counts the cuts from 0; -1 shows the bare picture."""
    def cut(part, shot, number):
        return album.cut(f'arcade-{hour}-{part}-{number}', other[shot], within=_ZONES[part])
    loops = [_loop(part, 5, [-1, 0, 1], [cut(part, 'one', 1), cut(part, 'two', 2)]) for part in ('bulbs', 'mirror')]
    loops.append(_loop('creature', 1.5, [-1, 0], [cut('creature', 'one', 1)]))
    loops.append(_loop('cat', 2, [-1, 0, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1], [cut('cat', 'one', 1)]))
    if hour == 'night':
        loops.append(_loop('watcher', 0.25, [-1, -1, -1, 0, 0, -1, -1, -1, -1, 0], [cut('watcher', 'one', 1)]))
    return [loop for loop in loops if loop['cuts']]


def _hour(folder, hour):
    base, other, passing = _photographs(hour)
    album = Album(folder, base, _palette(base, [*other.values(), *passing]))
    album.picture(f'arcade-{hour}')
    wagon_cuts = [album.cut(f'arcade-{hour}-wagon-{i:02}', frame, within=_STREET, solid=8) for i, frame in enumerate(passing)]
    return {
        'picture': f'arcade-{hour}',
        'loops': _loops(album, hour, other),
        'hover': {'door': album.cut(f'arcade-{hour}-door', other['door'], within=(96, 76, 188, 180), threshold=0.05)},
        'passers': [{'name': 'wagon', 'fps': 8, 'everySeconds': [14, 40], 'cuts': [c for c in wagon_cuts if c]}],
    }


def _door():
    """The door's rectangle in the picture, from the model."""
    anchors = build(Look(False))
    bpy.context.view_layer.update()
    return where(anchors.door)


def main(folder):
    hours = {hour: _hour(folder, hour) for hour in ('day', 'night')}
    place = {'size': [320, 180], 'hotspots': {'door': _door()}, **hours}
    write_bundle(folder, atlas=sorted(_sprites(place)), pictures=['arcade-day.png', 'arcade-night.png'],
                 places={'arcade': place})


def _sprites(place):
    """The files of all cuts of a place."""
    for hour in ('day', 'night'):
        yield f"{place[hour]['hover']['door']['frame']}.png"
        for part in [*place[hour]['loops'], *place[hour]['passers']]:
            yield from (f"{cut['frame']}.png" for cut in part['cuts'])


if __name__ == '__main__':
    main(sys.argv[1])
