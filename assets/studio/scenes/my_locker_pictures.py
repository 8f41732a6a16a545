"""Photographs the hall with the person's locker: day and night, the door as it opens, jackets, stickers, and its life.

Run as a program: python -m scenes.my_locker_pictures <folder>. README.md in assets/studio describes the data it writes."""
import math
import os
import sys
from dataclasses import replace

import bpy
import numpy as np

from builders.jacket import CLIQUES
from builders.stickers import STICKERS
from kit.calm import calm
from kit.camera import where
from kit.cuts import Album, moved, write_bundle
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.place import HOURS, frames_of, loop
from kit.quantise import make_palette, reduce
from scenes.my_locker import BLOOM, CAMERA, CORNER, EXPOSURE, Look, build, in_the_beam

SAMPLES, SAMPLES_SMALL = 72, 48
_COLOURS = 32
# The poster's face is dark by night and its paper pale: colours that each of these zones has of its own.
_OWN_COLOURS = {'face': 6, 'sheet': 3}
_OPEN = 98
# How far the door is open in the picture between shut and open, and how many levels the jar has.
_AJAR, _LEVELS = 30, 4
# What each variation may change in the picture, as (x0, y0, x1, y1).
_ZONES = {
    'door-ajar': (128, 50, 224, 252), 'door-open': (100, 50, 226, 252), 'door-light': (96, 226, 248, 300),
    'jacket': (160, 108, 204, 174), 'coat': (160, 110, 204, 166), 'rod': (156, 108, 204, 122), 'jar': (154, 74, 184, 114),
    'lid': (156, 74, 182, 92), 'slits': (156, 64, 200, 96), 'stickers': (148, 108, 204, 186), 'face': (62, 130, 82, 153),
    'sheet': (53, 118, 92, 167), 'poster': (72, 146, 96, 172), 'tube': (270, 40, 346, 96), 'mirror': (284, 240, 336, 288),
    'sign': (284, 70, 316, 90), 'red': (284, 220, 312, 260), 'eyes': (216, 76, 244, 86), 'walk': (270, 88, 334, 166),
}
# The whole door with what its light reaches, and the whole corridor: what is rendered again for their variations.
_DOOR, _CORRIDOR = (96, 50, 248, 300), (256, 0, 352, 300)
# So many pixels inside a zone's edge a change fades, so that light on the floor has no edge of its own.
_FADE = 12
# Somebody walks from right to left behind the corridor's end; metres, one frame every _STEP.
_FROM, _STEP, _FRAMES = 3.35, 0.29, 8
# Dust in the light: where each mote drifts about, in metres, and how many pictures its way takes.
_MOTES = ((-0.2, 3.0, 1.5), (0.35, 3.2, 1.25), (-0.35, 2.9, 0.9), (0.15, 3.3, 0.6), (0.5, 3.1, 1.6), (-1.35, 3.45, 1.4),
          (-1.5, 3.4, 0.8))
_DRIFT = 24


class _Shots:
    """The picture of one look, and of looks that differ from it within a rectangle."""

    def __init__(self, look):
        self.look, self.hour, self._same = look, 'night' if look.night else 'day', {}
        self.picture = self._take(look)

    def _take(self, look, border=None):
        build(look)
        return calm(photograph(size=CAMERA.size, exposure=EXPOSURE[self.hour], bloom=BLOOM[self.hour], border=border,
                               samples=SAMPLES_SMALL if border else SAMPLES))

    def vary(self, border, **changes):
        """The whole picture, in which only what the changes moved within the border differs."""
        if border not in self._same:
            self._same[border] = self._take(self.look, border)
        same, other = self._same[border], self._take(replace(self.look, **changes), border)
        x0, y0, x1, y1 = border
        still = ~moved(same, other)[..., None]
        frame = self.picture.copy()
        frame[y0:y1, x0:x1] = np.clip(other + (self.picture[y0:y1, x0:x1] - same) * still, 0, 1)
        return frame


def _hour(folder, hour):
    look = Look(night=hour == 'night')
    shut, opened = _Shots(look), _Shots(replace(look, door=_OPEN, stickers=True))
    swing = {'door-ajar': shut.vary(_DOOR, door=_AJAR, stickers=True), 'door-open': opened.picture}
    if look.night:
        # By day the floor is as bright as the lamp in the locker.
        swing['door-light'] = opened.picture
    jackets = {f'jacket-{clique}': opened.vary(_ZONES['jacket'], jacket=clique) for clique in CLIQUES}
    levels = {f'gum-{i}': opened.vary(_ZONES['jar'], gum=i / _LEVELS) for i in range(1, _LEVELS + 1)}
    stuck = shut.vary(_ZONES['stickers'], stickers=True)
    small = [*((frame, 'coat') for frame in jackets.values()), *((frame, 'jar') for frame in levels.values()),
             (stuck, 'stickers')]
    palette = _palette(shut.picture, opened.picture, small)
    album, inside = Album(folder, shut.picture, palette), Album(folder, opened.picture, palette)
    name = f'my-locker-{hour}'
    album.picture(name)
    hover = {part: made.cut(f'{name}-hover-{part}', shots.vary(_ZONES[zone], hover=part), within=_ZONES[zone])
             for part, made, shots, zone in (('door', album, shut, 'slits'), ('jacket', inside, opened, 'rod'),
                                             ('jar', inside, opened, 'lid'))}
    return {
        'picture': name,
        'loops': [*_loops(album, name, shut), *_dust(folder, name, palette)],
        'hover': hover,
        'passers': [_walk(album, name, shut)],
        'cuts': {
            **{part: album.cut(f'{name}-{part}', _faded(shut.picture, frame, _ZONES[part]), within=_ZONES[part])
               for part, frame in swing.items()},
            **{part: inside.cut(f'{name}-{part}', frame, within=_ZONES['coat']) for part, frame in jackets.items()},
            **{part: inside.cut(f'{name}-{part}', frame, within=_ZONES['jar']) for part, frame in levels.items()},
            **{f'sticker-{sticker.name}': album.cut(f'{name}-sticker-{sticker.name}', stuck, within=_around(sticker))
               for sticker in STICKERS},
        },
    }


def _faded(base, frame, zone):
    """The frame, which goes over into the base towards the zone's edges."""
    x0, y0, x1, y1 = zone
    rows, columns = np.mgrid[0:frame.shape[0], 0:frame.shape[1]]
    inside = np.minimum.reduce([columns - x0, x1 - 1 - columns, rows - y0, y1 - 1 - rows])
    return base + (frame - base) * np.clip(inside / _FADE, 0, 1)[..., None]


def _palette(shut, opened, small):
    """One palette for the hall, the open locker and the small bright things, which count several times."""
    parts = [shut.reshape(-1, 3), _within(opened, 'door-open')]
    for frame, zone in small:
        parts += [_within(frame, zone)] * 3
    own = [make_palette(_within(shut, zone), colours) for zone, colours in _OWN_COLOURS.items()]
    return np.vstack([make_palette(np.vstack(parts), _COLOURS), *own])


def _within(frame, zone):
    x0, y0, x1, y1 = _ZONES[zone]
    return frame[y0:y1, x0:x1].reshape(-1, 3)


def _around(sticker):
    x, y = CORNER[0] + sticker.at[0], CORNER[1] + sticker.at[1]
    return (x, y, x + sticker.size[0], y + sticker.size[1])


def _loops(album, name, shut):
    """`order` counts the cuts from 0; -1 shows the bare picture."""
    def cut(part, frame, **which):
        return album.cut(f'{name}-{part}', frame, within=_ZONES[part.rstrip('-12')], **which)

    dark = shut.vary(_CORRIDOR, tube=False)
    flicker = [*[-1] * 21, 0, -1, 0, 0, -1, *[-1] * 14, 0, -1, -1, 0, -1]
    loops = [loop(part, 8, flicker, [cut(part, dark)]) for part in ('tube', 'mirror')]
    lifted = [cut(f'poster-{i}', shut.vary(_ZONES['poster'], corner=lift)) for i, lift in ((1, 2), (2, 5))]
    loops.append(loop('poster', 5, [*[-1] * 17, 0, 1, 1, 0, 1, 0, *[-1] * 26, 0, 1, 0], lifted))
    if shut.look.night:
        off = shut.vary(_CORRIDOR, sign=False)
        buzz = [*[-1] * 13, 0, -1, -1, 0, 0, *[-1] * 9, 0, -1]
        loops += [loop(part, 6, buzz, [cut(part, off)]) for part in ('sign', 'red')]
        eyes = cut('eyes', shut.vary(_ZONES['eyes'], watcher=True), solid=1)
        loops.append(loop('eyes', 4, [*[-1] * 50, *[0] * 9, -1, *[0] * 7, -1, 0, 0, 0, 0], [eyes]))
    return [part for part in loops if part['cuts']]


def _walk(album, name, shut):
    frames = [shut.vary(_ZONES['walk'], passer=_FROM - i * _STEP) for i in range(_FRAMES)]
    cuts = [album.cut(f'{name}-walk-{i}', frame, within=_ZONES['walk'], threshold=0.06, solid=6)
            for i, frame in enumerate(frames)]
    return {'name': 'walk', 'fps': 6, 'everySeconds': [20, 55], 'cuts': [cut for cut in cuts if cut]}


def _dust(folder, name, palette):
    """Motes of one pixel that drift before the locker, and are seen only where the light falls on them."""
    colour = np.array([[[1.0, 0.96, 0.8]]]) if name.endswith('day') else np.array([[[0.62, 0.7, 1.0]]])
    save_indexed(os.path.join(folder, f'{name}-mote.png'), reduce(colour, palette, strength=0), palette)
    for i, (x, y, z) in enumerate(_MOTES):
        order, cuts = [], []
        for step in range(_DRIFT):
            turn = 2 * math.pi * (step / _DRIFT + i * 0.37)
            at = (x + 0.13 * math.sin(turn), y + 0.1 * math.cos(turn * 2), z + 0.16 * math.cos(turn) + 0.03 * math.sin(turn * 3))
            if not in_the_beam(at):
                order.append(-1)
                continue
            px, py = (math.floor(v) for v in CAMERA.pixel(at))
            cut = {'frame': f'{name}-mote', 'x': px, 'y': py}
            if cut not in cuts:
                cuts.append(cut)
            order.append(cuts.index(cut))
        if cuts:
            yield {'name': f'mote-{i + 1}', 'fps': 4, 'order': order, 'cuts': cuts}


def _staged(look):
    """The anchors of a look, with the stage ready to be measured: the camera's shape comes from the picture's size."""
    anchors = build(look)
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = CAMERA.size
    return anchors


def _spots():
    """What answers (the shut door; the open door, and the jacket and the jar in the open locker), and the plate on which
    the locker's number is written."""
    shut = _staged(Look())
    door, plate = where(shut.door, CAMERA.size), where(shut.plate, CAMERA.size)
    opened = _staged(Look(door=_OPEN, jacket=CLIQUES[0]))
    inside = {name: where(things, CAMERA.size) for name, things in
              (('open-door', opened.door), ('jacket', opened.jacket), ('jar', opened.jar))}
    return {'hotspots': {'door': door, **inside}, 'signs': {'plate': plate}}


def main(folder):
    place = {'size': list(CAMERA.size), **_spots(), **{hour: _hour(folder, hour) for hour in HOURS}}
    laid = {f"{cut['frame']}.png" for hour in HOURS for cut in place[hour]['cuts'].values()}
    write_bundle(folder, atlas=sorted(laid.union(frames_of(place))), pictures=[f'my-locker-{hour}.png' for hour in HOURS],
                 places={'my-locker': place})


if __name__ == '__main__':
    main(sys.argv[1])
