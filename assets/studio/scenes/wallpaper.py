"""Photographs a place as a background of the desktop: once for a wide screen and once for a phone held upright, each
with its own camera, by day and by night. Every background is a job of its own; all write into one bundle."""
import json
import os
from dataclasses import dataclass

import bpy

from kit.calm import calm
from kit.camera import FrontCamera
from kit.cuts import write_bundle
from kit.photograph import photograph
from kit.pictures import save_indexed
from kit.quantise import make_palette, reduce

WIDE, TALL = (320, 200), (130, 282)
_LIGHT_COLOURS, _LIGHT_DITHER = 36, 0.22
# As the settings list them.
_ORDER = ('arcadia', 'flunks-high', 'main-street', 'lake', 'locker-row')


class _Camera(FrontCamera):
    """A FrontCamera that counts its focal length by the picture's width, also where the picture stands upright."""

    def aim(self):
        super().aim()
        bpy.context.scene.camera.data.sensor_fit = 'HORIZONTAL'


@dataclass(frozen=True)
class Background:
    """A place as a background. `build(night, camera)` puts it on the stage and aims the camera."""
    id: str
    title: str
    build: callable
    cameras: dict
    exposure: dict
    bloom: dict
    # The hours whose picture must be light, for a first screen waits for it.
    light: tuple = ()


def background(id, title, build, wide, tall, exposure, bloom, light=()):
    """`wide` and `tall` are the fields of a FrontCamera but for its size; `exposure` and `bloom` name the hours that
    the place has: {'day': ..., 'night': ...}, or {'day': ...} alone for one that does not change."""
    cameras = {'wide': _Camera(size=WIDE, **wide), 'tall': _Camera(size=TALL, **tall)}
    return Background(id, title, build, cameras, exposure, bloom, light)


def shot(place, hour, shape, samples):
    """One picture of a background, before its reduction."""
    place.build(hour == 'night', place.cameras[shape])
    return photograph(size=place.cameras[shape].size, samples=samples, exposure=place.exposure[hour],
                      bloom=place.bloom[hour])


def take(place, folder, samples=72):
    """Writes the pictures of one background and enters them in the folder's bundle.json."""
    changes = len(place.exposure) > 1
    entry = {'id': place.id, 'title': place.title}
    for hour in place.exposure:
        names = {}
        for shape in place.cameras:
            names[shape] = '-'.join([place.id, *([hour] if changes else []), shape])
            picture = shot(place, hour, shape, samples)
            _save(os.path.join(folder, f'{names[shape]}.png'), picture, hour in place.light)
        entry[hour] = names
    entry.setdefault('night', entry['day'])
    _enter(folder, entry)


def _save(path, picture, light):
    """A light one weighs a quarter less: no grain, fewer colours, dither on the softest gradients alone."""
    if light:
        picture = calm(picture)
    palette = make_palette(picture, _LIGHT_COLOURS) if light else make_palette(picture)
    indices = reduce(picture, palette, _LIGHT_DITHER) if light else reduce(picture, palette)
    save_indexed(path, indices, palette)


def _enter(folder, entry):
    path = os.path.join(folder, 'bundle.json')
    entries = []
    if os.path.exists(path):
        with open(path, encoding='utf8') as file:
            entries = json.load(file)['places']['wallpapers']
    entries = sorted([*(e for e in entries if e['id'] != entry['id']), entry], key=lambda e: _ORDER.index(e['id']))
    pictures = sorted({f'{name}.png' for e in entries for hour in ('day', 'night') for name in e[hour].values()})
    write_bundle(folder, pictures=pictures, places={'wallpapers': entries})
