"""Takes the sheet off the booth in the lobby: what is seen of Zoltar then, as cuts over the lobby's finished pictures.

Run as a program: python -m scenes.arcade_lobby_booth <folder>, after arcade_lobby_pictures. It adds to the lobby's place the
cut `zoltar` of each hour and the hotspot of that name, with what is laid over it while it is pointed at."""
import json
import os
import sys

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image

from builders.fortune_teller import ROOF, Act, fortune_teller
from kit.calm import calm
from kit.camera import where
from kit.cuts import moved, write_bundle
from kit.lettering import write
from kit.light import panel
from kit.materials import glow
from kit.photograph import photograph
from kit.pictures import save_indexed, trim
from kit.place import HOURS, SIZE
from kit.quantise import reduce
from kit.stage import group
from scenes.arcade_lobby import BLOOM, CAMERA, EXPOSURE, Look, build

SAMPLES = 24
# What is rendered, and within it what may change.
_ZONE, _CASE = (120, 34, 212, 190), (139, 54, 206, 160)
# The lobby has little room left for more bytes: no dither, and so many of its colours.
_COLOURS = 20
# Where the glass of the case stands, and the box (low, high) that the cardboard sign hangs in.
_AT = (-1.02, 5.86, 0)
_SIGN = ((-1.7, 5.5, 0.7), (-0.3, 5.8, 2.4))


def _take(night):
    hour = 'night' if night else 'day'
    return calm(photograph(size=SIZE, samples=SAMPLES, exposure=EXPOSURE[hour], bloom=BLOOM[hour], border=_ZONE))


def _uncover(covered, act, night):
    """Puts Zoltar in the place of the covered booth; returns the objects of his case."""
    bpy.context.view_layer.update()
    gone = [*covered, *(thing for thing in bpy.context.scene.objects if _hangs(thing))]
    for thing in set(gone):
        bpy.data.objects.remove(thing)
    with group(at=_AT) as case:
        fortune_teller(act)
    write('ZOLTAR', CAMERA, (_AT[0], _AT[1] - 0.1, ROOF + 0.245), glow('#ffd23a', 2.0))
    panel((_AT[0], _AT[1] - 0.5, 1.9), (_AT[0], _AT[1], 1.2), (0.8, 0.5), 14 if night else 9, '#ffdcb0')
    return case


def _hangs(thing):
    low, high = _SIGN
    middle = thing.matrix_world @ (sum((Vector(corner) for corner in thing.bound_box), Vector()) / 8)
    return thing.type != 'LIGHT' and all(a < b < c for a, b, c in zip(low, middle, high))


def _hour(folder, hour):
    """The cut of the case and the one while it is pointed at, of an hour; and where the case is."""
    night = hour == 'night'
    build(Look(night))
    bpy.context.view_layer.update()
    covered = _take(night)
    _uncover(build(Look(night)).booth, Act(), night)
    case = _take(night)
    things = _uncover(build(Look(night)).booth, Act(awake=True, reach=0.6), night)
    awake = _take(night)
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = SIZE
    spot = where([thing for thing in things if thing.type != 'LIGHT'], SIZE)
    finished = Image.open(os.path.join(folder, f'arcade-lobby-{hour}.png'))
    palette = np.array(finished.getpalette()).reshape(-1, 3)[:max(finished.getdata()) + 1] / 255
    name = f'arcade-lobby-{hour}-zoltar'
    cuts = [_cut(folder, name, case, moved(covered, case, threshold=0.05), palette),
            _cut(folder, f'{name}-awake', awake, moved(case, awake, threshold=0.1), palette)]
    return cuts, spot


def _cut(folder, name, frame, mask, palette):
    """Writes what lies under the mask of a frame of the zone, within the case, as a sprite; returns {frame, x, y}."""
    left, top = _CASE[0] - _ZONE[0], _CASE[1] - _ZONE[1]
    size = slice(top, _CASE[3] - _ZONE[1]), slice(left, _CASE[2] - _ZONE[0])
    frame, mask = frame[size], mask[size]
    x0, y0, x1, y1 = trim(mask)
    at = (_CASE[0] + x0, _CASE[1] + y0)
    part, seen = frame[y0:y1, x0:x1], mask[y0:y1, x0:x1]
    used = np.bincount(reduce(part, palette, 0)[seen], minlength=len(palette))
    palette = palette[np.sort(np.argsort(used)[-_COLOURS:])]
    indices = reduce(part, palette, 0, origin=at)
    save_indexed(os.path.join(folder, f'{name}.png'), indices, palette, clear=~seen)
    return {'frame': name, 'x': at[0], 'y': at[1]}


def main(folder):
    with open(os.path.join(folder, 'bundle.json'), encoding='utf8') as file:
        bundle = json.load(file)
    place, atlas = bundle['places']['arcade-lobby'], set(bundle['atlas'])
    for hour in HOURS:
        (case, awake), spot = _hour(folder, hour)
        place[hour].setdefault('cuts', {})['zoltar'] = case
        place[hour]['hover']['zoltar'] = awake
        atlas.update(f"{cut['frame']}.png" for cut in (case, awake))
    place['hotspots']['zoltar'] = spot
    write_bundle(folder, atlas=sorted(atlas), places=bundle['places'])


if __name__ == '__main__':
    main(sys.argv[1])
